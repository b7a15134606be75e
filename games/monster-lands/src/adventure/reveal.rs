//! Traps are revealed before a battle: all of them, or in the clash those that their owners choose. The dummy
//! player reveals all of its tokens.

use crate::acts::reach;
use crate::ask::{Act, Ask, ask};
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::state::card::DUMMY;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Player, Window};
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

/// The progress of the turning up of a trap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RevealStage {
    /// The token at the cursor comes next.
    #[default]
    Next,
    /// Its owner is asked.
    Asked,
    /// It has been turned up.
    Turned,
}

impl Step {
    /// Returns the procedure of turning up traps, from a path on.
    pub(crate) const fn reveal(site: Site, path: PathId) -> Self {
        Self::Reveal { site, path, trap: 0, stage: RevealStage::Next }
    }
}

impl Table {
    /// `cursor` is the path and the token's position on it.
    pub(crate) fn reveal(
        &mut self,
        site: Site,
        cursor: (&mut PathId, &mut u8),
        stage: &mut RevealStage,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let (path, trap) = cursor;
        let at = std::mem::replace(stage, RevealStage::Next);
        match (at, reply) {
            (RevealStage::Asked, Reply::Chose(option)) if option == Act::No.option() => *trap += 1,
            (RevealStage::Asked, Reply::Chose(_)) => {
                if let Some(card) = self.hidden(*path, *trap) {
                    *stage = RevealStage::Turned;
                    return self.turn_up(*path, *trap, card);
                }
            }
            // A cancelled trick has left, and the next token has taken its place.
            (RevealStage::Turned, _) if self.hidden(*path, *trap).is_none() => *trap += 1,
            _ => {}
        }
        while path.site() == site {
            let place = self.state.path(*path);
            if !place.is_taken() || usize::from(*trap) >= place.traps.len() {
                (*path, *trap) = (PathId(path.0 + 1), 0);
                continue;
            }
            let Some(card) = self.hidden(*path, *trap) else {
                *trap += 1;
                continue;
            };
            let dummy = place.dummy;
            let seat = self.activate(*path);
            if self.state.board.clash && !dummy {
                *stage = RevealStage::Asked;
                ask(choice, seat, Ask::Reveal);
                choice.offer(ChoiceOption::Thing(Item::Card(card).thing()));
                choice.offer(Act::No.option());
                return Flow::Ask;
            }
            *stage = RevealStage::Turned;
            return self.turn_up(*path, *trap, card);
        }
        Flow::Done
    }

    /// Returns the token at a position if it lies face down.
    fn hidden(&self, path: PathId, trap: u8) -> Option<CardId> {
        let traps = &self.state.path(path).traps;
        let trap = traps.as_slice().get(usize::from(trap))?;
        (!trap.revealed).then_some(trap.card)
    }

    fn turn_up(&mut self, path: PathId, trap: u8, card: CardId) -> Flow {
        let traps = self.state.path_mut(path).traps.as_mut_slice();
        if let Some(trap) = traps.get_mut(usize::from(trap)) {
            trap.revealed = true;
        }
        self.tell(EventKind::Revealed { path, card });
        let owner = if self.state.path(path).dummy { DUMMY } else { self.owner_at(path) };
        self.enforce_card(card, Player(owner), reach::PATH);
        let token = Item::Card(card).thing();
        Flow::Open(Window::event(self.on_path_at(Hook::Reveal, path).with(Role::Myself.id(), token)))
    }
}
