//! What abilities say to questions.

use crate::monster_lands::content::Index;
use crate::monster_lands::registry::roles::Role;
use crate::monster_lands::registry::verbs::Verb;
use crate::monster_lands::table::{Question, Table};
use crate::monster_lands::thing::{Item, Site};
use provost_interpreter::host::{Args, Opinion, Scope};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    pub(super) fn opinion(
        &self,
        question: Question,
        verb: Verb,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> Opinion {
        let names = |index: Index| {
            let named = |noun: &NounId| self.content.index(*noun) == index;
            args.nouns(0).iter().any(named)
        };
        let no = |it: bool| if it { Opinion::No } else { Opinion::Silent };
        match (question, verb) {
            (Question::Equipment(ty), Verb::ForbidEquipment) => no(names(Index::Type(ty))),
            (Question::Token(token), Verb::ForbidTokens) => no(names(Index::Token(token))),
            (Question::Talents, Verb::ForbidDefenseTalents) => Opinion::No,
            (Question::Benefits(land), Verb::ForbidPathBenefits) => no(self.is_about_land(land, scope)),
            (Question::Building(building), Verb::ForbidBuilding) => {
                no(Item::of(args.thing(0)) == Some(Item::Building(building)))
            }
            (Question::Building(building), Verb::ForbidBuildings) => no(names(Index::Building(building))),
            (Question::Traps, Verb::RequireTraps) => Opinion::Demand(args.number(0)),
            (Question::Traps, Verb::Waive) if args.names(0, self.content.words.rule_traps) => Opinion::Waive,
            _ => Opinion::Silent,
        }
    }

    /// Path benefits: a monster speaks of its own land, a rule of all of them.
    fn is_about_land(&self, land: u8, scope: &Scope<'_>) -> bool {
        match Item::of(scope.source()) {
            Some(Item::Card(card)) => self.site_of(card) == Some(Site::Land(land)),
            _ => {
                scope.context.role(Role::Monster.id()).is_none() || scope.listener.owner.is_some() || land < 2
            }
        }
    }
}
