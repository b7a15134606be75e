//! Answers of abilities to questions.

use crate::content::Index;
use crate::registry::verbs::Verb;
use crate::table::{Question, Table};
use crate::thing::{Item, Site};
use provost_interpreter::host::{Args, Opinion, Scope};
use provost_interpreter::vocabulary::id::NounId;

impl Question {
    /// Returns whether a verb can ever answer this question: [`Table::opinion`] is silent about all others.
    pub(super) const fn is_answered_by(self, verb: Verb) -> bool {
        match self {
            Self::Equipment => matches!(verb, Verb::ForbidEquipment),
            Self::Tokens => matches!(verb, Verb::ForbidTokens),
            Self::Talents => matches!(verb, Verb::ForbidDefenseTalents),
            Self::Benefits(_) => matches!(verb, Verb::ForbidPathBenefits),
            Self::Buildings => matches!(verb, Verb::ForbidBuildings | Verb::ForbidBuilding),
            Self::CountsAs(..) => matches!(verb, Verb::CountsAs | Verb::CountsAsEach | Verb::DieCountsAs),
            Self::Order => matches!(verb, Verb::ReverseOrder),
            Self::Traps => matches!(verb, Verb::RequireTraps | Verb::Waive),
        }
    }
}

impl Table {
    pub(super) fn opinion(
        &self,
        question: Question,
        verb: Verb,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> Opinion {
        let no = |it: bool| if it { Opinion::No } else { Opinion::Silent };
        let no_to = |things: u32| if things == 0 { Opinion::Silent } else { Opinion::NoTo(things) };
        match (question, verb) {
            (Question::Equipment, Verb::ForbidEquipment)
            | (Question::Tokens, Verb::ForbidTokens)
            | (Question::Buildings, Verb::ForbidBuildings) => no_to(self.bits_named(question, args.nouns(0))),
            (Question::Talents, Verb::ForbidDefenseTalents) => Opinion::No,
            (Question::Benefits(land), Verb::ForbidPathBenefits) => no(self.is_about_land(land, scope)),
            (Question::Buildings, Verb::ForbidBuilding) => match Item::of(args.thing(0)) {
                Some(Item::Building(building)) => no_to(bit(building)),
                _ => Opinion::Silent,
            },
            (Question::CountsAs(of, noun), Verb::CountsAs | Verb::CountsAsEach | Verb::DieCountsAs) => {
                self.counting((of, noun), verb, args)
            }
            (Question::Order, Verb::ReverseOrder) => Opinion::Yes,
            (Question::Traps, Verb::RequireTraps) => Opinion::Demand(args.number(0)),
            (Question::Traps, Verb::Waive) if args.names(0, self.content.words.rule_traps) => Opinion::Waive,
            _ => Opinion::Silent,
        }
    }

    /// Returns the things in question that some nouns name, one bit each.
    fn bits_named(&self, question: Question, nouns: &[NounId]) -> u32 {
        let named = nouns.iter().map(|noun| match (question, self.content.index(*noun)) {
            (Question::Equipment, Index::Type(at))
            | (Question::Tokens, Index::Token(at))
            | (Question::Buildings, Index::Building(at)) => bit(at),
            _ => 0,
        });
        named.fold(0, |all, one| all | one)
    }

    /// Returns whether an answer about path benefits applies to a land: a monster's to its own land, a rule's
    /// to all of them.
    fn is_about_land(&self, land: u8, scope: &Scope<'_>) -> bool {
        match Item::of(scope.source()) {
            Some(Item::Card(card)) => self.site_of(card) == Some(Site::Land(land)),
            _ => true,
        }
    }
}

fn bit(at: u8) -> u32 {
    1u32.checked_shl(u32::from(at)).unwrap_or(0)
}
