//! What the game knows for a fact: conditions and numbers that are one look at the table. They say the same as at
//! length, which builds with assertions see to.

use crate::registry::conditions::Condition;
use crate::registry::measures::Measure;
use crate::table::Table;
use crate::thing::{PathId, Site};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Fact;
use provost_interpreter::vocabulary::id::{ConditionId, MeasureId, NounId};

const WOUNDED: Fact = Fact::condition(ConditionId(Condition::Wounded.word()));
const UNASSIGNED: Fact = Fact::condition(ConditionId(Condition::Unassigned.word()));
const ENTRANCE_EMPTY: Fact = Fact::condition(ConditionId(Condition::EntranceEmpty.word()));
const MONSTER_AFFINITY: Fact = Fact::condition(ConditionId(Condition::MonsterAffinity.word()));
const MERCENARY_AFFINITY: Fact = Fact::condition(ConditionId(Condition::MercenaryAffinity.word()));
const LAND_AFFINITY: Fact = Fact::condition(ConditionId(Condition::LandAffinity.word()));
const MONSTER_AT: Fact = Fact::condition(ConditionId(Condition::MonsterAt.word()));
const ROUND: Fact = Fact::measure(MeasureId(Measure::Round.word()));
const TRACK_DIE: Fact = Fact::measure(MeasureId(Measure::TrackDie.word()));

/// The fact where no noun makes a condition true.
const NO_NOUN: i32 = -1;

impl Table {
    /// Returns a fact of the table, or of a thing.
    #[inline]
    pub(super) fn known(&self, fact: Fact, thing: Thing) -> Option<i32> {
        Some(match fact {
            WOUNDED => i32::from(self.state.card(Self::card_of(thing)).wounds > 0),
            UNASSIGNED => i32::from(self.path_of_card(Self::card_of(thing)) == PathId::NONE),
            ENTRANCE_EMPTY => i32::from(!self.state.board.monster(Site::Entrance).is_some()),
            MONSTER_AFFINITY => {
                let card = Self::card_of(thing);
                let shown = card.is_some() && self.shows_affinity(card);
                self.affinity_noun(shown.then(|| self.content.monster(card).affinity))
            }
            MERCENARY_AFFINITY => self.affinity_noun(self.content.mercenary(Self::card_of(thing)).affinity),
            LAND_AFFINITY => {
                let card = Self::card_of(thing);
                self.affinity_noun(card.is_some().then(|| self.content.land(card).affinity))
            }
            MONSTER_AT => {
                let site = self.site_of(Self::card_of(thing));
                site.map_or(NO_NOUN, |site| number(self.place(site)))
            }
            ROUND => i32::from(self.state.board.round),
            TRACK_DIE => self.track_die(),
            _ => return None,
        })
    }

    /// Returns the noun of an affinity, by its number.
    fn affinity_noun(&self, affinity: Option<u8>) -> i32 {
        let noun = affinity.and_then(|affinity| self.content.affinities.get(usize::from(affinity)));
        noun.map_or(NO_NOUN, |noun| number(*noun))
    }
}

/// Returns a noun as the number that conditions are compared with.
fn number(noun: NounId) -> i32 {
    i32::try_from(noun.0).unwrap_or(NO_NOUN)
}
