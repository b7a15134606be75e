//! Puts resources into boxes of a player's own camps, one by one, and fires the hook once for all of them.

use crate::ask::{Ask, ask};
use crate::content::Goods;
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Window;
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

/// The progress of a storing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StoreStage {
    /// The next resource is asked for.
    #[default]
    Ask,
    /// The hook for all of them has fired.
    Over,
}

impl Step {
    /// Makes the storing of resources, one bit per kind.
    pub(crate) fn store(seat: u8, kinds: u8, least: u8, most: u8) -> Self {
        Self::Store { seat, kinds, least, most, stored: Goods::default(), stage: StoreStage::Ask }
    }
}

impl Table {
    /// Returns whether a player can put one of these resources into a camp.
    pub(crate) fn can_store(&self, seat: u8, kinds: u8) -> bool {
        self.free_boxes(seat) > 0 && self.storable(seat, kinds).next().is_some()
    }

    /// Returns the resources of a player that a box can hold.
    fn storable(&self, seat: u8, kinds: u8) -> impl Iterator<Item = u8> {
        let boxed = (0..).zip(&self.content.resources).filter(|(_, kind)| kind.boxed).map(|(at, _)| at);
        boxed.filter(move |at: &u8| kinds & (1 << at) != 0 && self.stock(seat, *at) > 0)
    }

    pub(crate) fn go_store(&mut self, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        let Step::Store { seat, kinds, least, most, stored, stage } = step else {
            return Flow::Fail("not a storing");
        };
        let seat = *seat;
        if *stage == StoreStage::Over {
            return Flow::Done;
        }
        if let Reply::Chose(option) = reply {
            let named =
                if let ChoiceOption::Noun(noun) = option { self.content.resource(noun) } else { None };
            match named {
                Some(kind) => self.store_one(seat, kind, stored),
                None => *most = 0,
            }
        }
        let count = |stored: &Goods| stored.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
        while count(stored) < *most && self.can_store(seat, *kinds) {
            ask(choice, seat, Ask::Store);
            for kind in self.storable(seat, *kinds) {
                choice.offer(ChoiceOption::Noun(self.content.resource_noun(kind)));
            }
            let must = count(stored) < *least;
            if let (true, [ChoiceOption::Noun(only)]) = (must, choice.options.as_slice()) {
                let kind = self.content.resource(*only).unwrap_or(0);
                self.store_one(seat, kind, stored);
                continue;
            }
            if !must {
                choice.offer(ChoiceOption::Stop);
            }
            return Flow::Ask;
        }
        *stage = StoreStage::Over;
        self.finish_storing(seat, *stored)
    }

    fn store_one(&mut self, seat: u8, kind: u8, stored: &mut Goods) {
        if self.box_one(seat, kind)
            && let Some(count) = stored.get_mut(usize::from(kind))
        {
            *count = count.saturating_add(1);
        }
    }

    fn finish_storing(&mut self, seat: u8, stored: Goods) -> Flow {
        let total = stored.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
        self.state.board.stored = total;
        for (kind, count) in (0..).zip(stored).filter(|(_, count)| *count > 0) {
            let noun = self.content.resource_noun(kind);
            self.tell(EventKind::Stored { seat, noun, count });
        }
        if total == 0 {
            return Flow::Done;
        }
        let lot = Item::Lot(u16::from(total)).thing();
        Flow::Open(Window::event(moment(Hook::Store, seat).with(Role::Stored.id(), lot)))
    }
}
