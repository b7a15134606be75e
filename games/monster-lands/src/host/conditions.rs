//! The conditions.

use crate::content::Index;
use crate::registry::conditions::Condition;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    pub(super) fn is_so(&self, condition: Condition, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let card = |slot: usize| Self::card_of(args.thing(slot));
        match condition {
            Condition::LandMatches => {
                let (land, monster) = (card(0), card(1));
                let site = self.site_of(monster);
                land.is_some()
                    && site.is_some_and(|site| self.state.board.land(site) == land)
                    && self.content.land(land).affinity == self.content.monster(monster).affinity
            }
            Condition::MonsterAffinity => {
                card(0).is_some()
                    && self.shows_affinity(card(0))
                    && (self.has_affinity(args.nouns(1), Some(self.content.monster(card(0)).affinity))
                        || self.counts_as_one(args, scope))
            }
            Condition::MercenaryAffinity => {
                self.has_affinity(args.nouns(1), self.content.mercenary(card(0)).affinity)
                    || self.counts_as_one(args, scope)
            }
            Condition::LandAffinity => {
                card(0).is_some()
                    && (self.has_affinity(args.nouns(1), Some(self.content.land(card(0)).affinity))
                        || self.counts_as_one(args, scope))
            }
            Condition::MonsterAt => {
                let site = self.site_of(card(0));
                site.is_some_and(|site| args.names(1, self.place(site)))
            }
            Condition::Unassigned => self.path_of_card(card(0)) == PathId::NONE,
            Condition::Wounded => self.state.card(card(0)).wounds > 0,
            Condition::TileInReserve => self.holder(args).is_none(),
            Condition::TileHeld => {
                let by_actor = |seat: u8| !scope.context.player.is_some() || seat == scope.context.player.0;
                self.holder(args).is_some_and(by_actor)
            }
            Condition::FirstPlayer => Self::player_of(args.thing(0)) == Some(self.state.board.first),
            Condition::EntranceEmpty => !self.state.board.monster(Site::Entrance).is_some(),
            Condition::OptionOn => self.is_on(args.noun(0)),
        }
    }

    pub(super) fn shows_affinity(&self, monster: CardId) -> bool {
        self.content.numbers.rulings.affinity_at_entrance || self.site_of(monster) != Some(Site::Entrance)
    }

    /// Returns whether a thing counts as one of the nouns it is compared with.
    fn counts_as_one(&self, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        args.nouns(1).iter().any(|noun| self.counts_as(args.thing(0), *noun, scope))
    }

    fn has_affinity(&self, nouns: &[NounId], affinity: Option<u8>) -> bool {
        affinity.is_some_and(|affinity| {
            nouns.iter().any(|noun| self.content.index(*noun) == Index::Affinity(affinity))
        })
    }

    fn holder(&self, args: &Args<'_>) -> Option<u8> {
        let Some(Item::Rule(rule)) = Item::of(args.thing(0)) else { return None };
        self.state.board.held.iter().find(|(held, _)| *held == rule).map(|(_, seat)| *seat)
    }

    fn is_on(&self, option: Option<NounId>) -> bool {
        let words = &self.content.words;
        option == Some(words.trick_module) && self.state.board.trick_module
            || option == Some(words.clash) && self.state.board.clash
    }
}
