//! Hits on a mercenary from any source: defence, wounds, death.

use super::phase::small;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Question, Table};
use crate::thing::{CardId, PathId};
use provost_interpreter::hook::{End, Window};
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

/// The progress of hits on a mercenary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HitsStage {
    #[default]
    Defend,
    /// The next hit is about to become a wound.
    Hit,
    /// Abilities have had a chance to cancel it.
    Wound,
    Wounded,
    /// It dies unless something happens instead.
    Dying,
    Dead,
    /// A death may have lowered limits.
    Settle,
    /// It dies without a hit.
    Killed,
}

impl Step {
    /// Returns the procedure of hits on the mercenary of a path.
    pub(crate) fn hits(path: PathId, hits: u8) -> Self {
        Self::Hits { path, hits, stage: HitsStage::Defend, outer: Attack::default() }
    }

    /// Returns the procedure of a death on a path, from any cause; the current attack waits.
    pub(crate) const fn killed(path: PathId, outer: Attack) -> Self {
        Self::Hits { path, hits: 0, stage: HitsStage::Killed, outer }
    }
}

impl Table {
    /// `hits` counts hits at first, then wounds to take.
    pub(crate) fn hits(
        &mut self,
        path: PathId,
        hits: &mut u8,
        stage: &mut HitsStage,
        outer: &mut Attack,
        reply: Reply,
    ) -> Flow {
        let card = self.state.path(path).mercenary;
        loop {
            match *stage {
                HitsStage::Defend => {
                    if *hits == 0 || !card.is_some() {
                        return Flow::Done;
                    }
                    *outer = self.state.attack;
                    self.state.attack = Attack { path, hits: *hits, ..Attack::default() };
                    self.tell(EventKind::Hit { path, count: *hits });
                    (*hits, *stage) = (0, HitsStage::Hit);
                    return Flow::Open(Window::event(self.on_victim(Hook::Defend, path)));
                }
                HitsStage::Hit if self.state.attack.hits > 0 => {
                    self.state.attack.hits -= 1;
                    self.state.attack.wounds = 1;
                    *stage = HitsStage::Wound;
                    return Flow::Open(Window::event(self.on_victim(Hook::BeforeWound, path)));
                }
                HitsStage::Wound => {
                    *hits = hits.saturating_add(std::mem::take(&mut self.state.attack.wounds));
                    *stage = HitsStage::Hit;
                }
                HitsStage::Hit if *hits > 0 => {
                    self.wound(card, *hits);
                    *stage = HitsStage::Wounded;
                    return Flow::Open(Window::event(self.on_victim(Hook::AfterWound, path)));
                }
                HitsStage::Wounded if self.state.card(card).wounds >= self.content.numbers.deadly_wounds => {
                    *stage = HitsStage::Dying;
                    if self.may_live_on() {
                        return Flow::Open(self.instead_of_death(path));
                    }
                }
                HitsStage::Dying if reply == Reply::Ended(End::Replaced) => {
                    let survivable = self.content.numbers.deadly_wounds.saturating_sub(1);
                    self.state.with_card(card, |place| place.wounds = place.wounds.min(survivable));
                    *stage = HitsStage::Settle;
                }
                HitsStage::Dying => {
                    if !card.is_some() {
                        return Flow::Done;
                    }
                    let seat = self.state.card(card).owner;
                    self.tell(EventKind::Died { seat, card });
                    *stage = HitsStage::Dead;
                    return Flow::Open(Window::event(self.on_victim(Hook::Death, path)));
                }
                HitsStage::Killed => {
                    if !card.is_some() {
                        return Flow::Done;
                    }
                    self.state.attack = Attack { path, ..Attack::default() };
                    *stage = HitsStage::Dying;
                    if self.may_live_on() {
                        return Flow::Open(self.instead_of_death(path));
                    }
                }
                HitsStage::Dead => {
                    if card.is_some() {
                        self.bury(path, card);
                    }
                    *stage = HitsStage::Settle;
                }
                HitsStage::Settle => {
                    let flow = self.settled();
                    if matches!(flow, Flow::Done) {
                        self.state.attack = *outer;
                    }
                    return flow;
                }
                HitsStage::Hit | HitsStage::Wounded => {
                    self.state.attack = *outer;
                    return Flow::Done;
                }
            }
        }
    }

    fn may_live_on(&self) -> bool {
        self.state.listeners.is_heard(&self.content.program, Hook::InsteadOfDeath.id())
    }

    /// Makes the window in which something can happen instead of a death. The death itself follows by the stages.
    fn instead_of_death(&self, path: PathId) -> Window<Step, Question> {
        let context = self.on_victim(Hook::InsteadOfDeath, path);
        Window { after: None, ..Window::event(context) }.instead(Hook::InsteadOfDeath.id())
    }

    fn wound(&mut self, card: CardId, wounds: u8) {
        let wounds = small(i32::from(self.state.card(card).wounds) + i32::from(wounds));
        self.state.with_card(card, |place| place.wounds = wounds);
        self.tell(EventKind::Wounded { card, wounds });
    }

    /// Takes a dead mercenary off its path and out of its clan. If it has already struck, rolled dice and
    /// traps stay.
    fn bury(&mut self, path: PathId, card: CardId) {
        if self.state.path(path).fought {
            self.state.path_mut(path).dice.retain(|die| die.face > 0);
        } else {
            self.clear_path(path);
        }
        self.vacate(path);
        if self.state.board.storing.take(card) && !self.state.board.stored.is_full() {
            self.leave_clan(card);
            let round = self.state.board.round;
            self.state.board.stored.push((card, round));
            self.tell(EventKind::Stored { card });
        } else {
            self.leave(card);
        }
    }
}
