//! What things count as besides what they are: `always: self counts as each affinity`.

use crate::content::Index;
use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::verbs::Verb;
use crate::state::card::NOBODY;
use crate::table::{Question, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Opinion, Scope};
use provost_interpreter::machine::ask;
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns whether a thing counts as a noun that it is not. While that is being asked, things are what they are.
    pub(crate) fn counts_as(&self, of: Thing, noun: NounId, scope: &Scope<'_>) -> bool {
        scope.context.hook != Hook::Always.id() && self.counts_as_at(of, noun, scope.context.depth)
    }

    /// Like [`Table::counts_as`], outside an ability.
    pub(crate) fn counts_as_at(&self, of: Thing, noun: NounId, depth: u8) -> bool {
        let program = &self.content.program;
        if !self.state.listeners.is_heard(program, Hook::Always.id()) {
            return false;
        }
        let owner = match self.seat_that_has(of) {
            NOBODY => self.state.board.first,
            owner => owner,
        };
        let mut context = moment(Hook::Always, owner);
        context.depth = depth.saturating_add(1);
        if let Some(Item::PathDie(path, _)) = Item::of(of) {
            context.put(Role::Path.id(), Item::Path(path).thing());
        }
        ask(program, self, &context, Question::CountsAs(of, noun)).allows(false)
    }

    /// Returns whether a card counts as an affinity that it does not have.
    pub(crate) fn card_counts_as(&self, card: CardId, affinity: u8) -> bool {
        let noun = self.content.affinities.get(usize::from(affinity)).copied();
        noun.is_some_and(|noun| self.counts_as_at(Item::Card(card).thing(), noun, 0))
    }

    /// Returns the answer of a verb to what a thing counts as.
    pub(super) fn counting(&self, (of, noun): (Thing, NounId), verb: Verb, args: &Args<'_>) -> Opinion {
        let named = if verb == Verb::CountsAsEach {
            matches!(self.content.index(noun), Index::Affinity(_))
        } else {
            args.nouns(1).contains(&noun)
        };
        if named && args.thing(0) == of { Opinion::Yes } else { Opinion::Silent }
    }
}
