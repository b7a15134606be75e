//! Hits on a mercenary from any source: defence, wounds, death.

use super::phase::small;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, PathId};
use provost_interpreter::hook::Window;

const DEFEND: u8 = 0;
/// The next hit is about to become a wound.
const HIT: u8 = 1;
/// Abilities have had a chance to cancel it.
const WOUND: u8 = 2;
const WOUNDED: u8 = 3;
const DEAD: u8 = 4;
/// It dies without a hit.
const KILLED: u8 = 6;
/// A death may have lowered limits.
const SETTLE: u8 = 5;

impl Step {
    /// Returns the procedure of a death on a path, from any cause; the current attack waits.
    pub(crate) const fn killed(path: PathId, outer: Attack) -> Self {
        Self::Hits { path, hits: 0, stage: KILLED, outer }
    }
}

impl Table {
    /// `hits` counts hits at first, then wounds to take.
    pub(super) fn hits(&mut self, path: PathId, hits: &mut u8, stage: &mut u8, outer: &mut Attack) -> Flow {
        let card = self.state.path(path).mercenary;
        loop {
            match *stage {
                DEFEND => {
                    if *hits == 0 || !card.is_some() {
                        return Flow::Done;
                    }
                    *outer = self.state.attack;
                    self.state.attack = Attack { path, hits: *hits, ..Attack::default() };
                    self.tell(EventKind::Hit { path, count: *hits });
                    (*hits, *stage) = (0, HIT);
                    return Flow::Open(Window::event(self.on_victim(Hook::Defend, path)));
                }
                HIT if self.state.attack.hits > 0 => {
                    self.state.attack.hits -= 1;
                    self.state.attack.wounds = 1;
                    *stage = WOUND;
                    return Flow::Open(Window::event(self.on_victim(Hook::BeforeWound, path)));
                }
                WOUND => {
                    *hits = hits.saturating_add(std::mem::take(&mut self.state.attack.wounds));
                    *stage = HIT;
                }
                HIT if *hits > 0 => {
                    self.wound(card, *hits);
                    *stage = WOUNDED;
                    return Flow::Open(Window::event(self.on_victim(Hook::AfterWound, path)));
                }
                WOUNDED if self.state.card(card).wounds >= self.content.numbers.deadly_wounds => {
                    let seat = self.state.card(card).owner;
                    self.tell(EventKind::Died { seat, card });
                    *stage = DEAD;
                    return Flow::Open(Window::event(self.on_victim(Hook::Death, path)));
                }
                KILLED => {
                    if !card.is_some() {
                        return Flow::Done;
                    }
                    self.state.attack = Attack { path, ..Attack::default() };
                    let seat = self.state.card(card).owner;
                    self.tell(EventKind::Died { seat, card });
                    *stage = DEAD;
                    return Flow::Open(Window::event(self.on_victim(Hook::Death, path)));
                }
                DEAD => {
                    if card.is_some() {
                        self.bury(path, card);
                    }
                    *stage = SETTLE;
                }
                SETTLE => {
                    let flow = self.settled();
                    if matches!(flow, Flow::Done) {
                        self.state.attack = *outer;
                    }
                    return flow;
                }
                _ => {
                    self.state.attack = *outer;
                    return Flow::Done;
                }
            }
        }
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
