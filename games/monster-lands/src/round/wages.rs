//! Wages: a player who cannot pay all of them loses a mercenary.

use super::Members;
use crate::acts::Change;
use crate::ask::{Ask, ask};
use crate::event::EventKind;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

/// The progress of the wages of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WagesStage {
    #[default]
    Pay,
    Desert,
    HandOn,
    ToWhom,
    /// The new bearer's previous card of the type moves to another member that is free for it, or is discarded.
    MakeRoom,
    Leave,
    Order,
}

impl Step {
    /// Returns the procedure of the wages of a player.
    pub(crate) const fn wages(seat: u8) -> Self {
        Self::Wages { seat, stage: WagesStage::Pay, card: CardId::NONE, item: CardId::NONE }
    }
}

/// A player's wages in progress.
#[derive(Debug)]
pub(crate) struct Wages<'a> {
    pub(crate) seat: u8,
    pub(crate) stage: &'a mut WagesStage,
    /// The deserter.
    pub(crate) card: &'a mut CardId,
    /// Its equipment being handed on.
    pub(crate) item: &'a mut CardId,
}

impl Wages<'_> {
    pub(crate) fn go(&mut self, table: &mut Table, reply: Reply, choice: &mut Choice) -> Flow {
        match (*self.stage, reply) {
            (WagesStage::Pay, _) => self.pay(table),
            (WagesStage::Desert, Reply::Chose(ChoiceOption::Thing(thing))) => {
                self.desert(Table::card_of(thing))
            }
            (WagesStage::Desert, _) => self.who_deserts(table, choice),
            (WagesStage::HandOn, Reply::Chose(ChoiceOption::Thing(thing))) => {
                self.hand_on(Table::card_of(thing))
            }
            (WagesStage::HandOn, Reply::Chose(_)) => self.to(WagesStage::Leave),
            (WagesStage::HandOn, _) => self.what_is_handed_on(table, choice),
            (WagesStage::ToWhom, Reply::Chose(ChoiceOption::Thing(thing))) => {
                self.give(table, Table::card_of(thing))
            }
            (WagesStage::MakeRoom, Reply::Chose(ChoiceOption::Thing(thing))) => {
                table.equip(*self.item, Table::card_of(thing));
                self.to(WagesStage::HandOn)
            }
            (WagesStage::ToWhom | WagesStage::MakeRoom, Reply::Chose(_)) => {
                table.discard_equipment(*self.item);
                self.to(WagesStage::HandOn)
            }
            (WagesStage::ToWhom | WagesStage::MakeRoom, _) => self.who_bears_it(table, choice),
            (WagesStage::Leave, _) => {
                table.tell(EventKind::Deserted { seat: self.seat, card: *self.card });
                table.leave(*self.card);
                self.to(WagesStage::Order)
            }
            // The loss of the deserter may have lowered a limit.
            (WagesStage::Order, _) => table.settled(),
        }
    }

    const fn to(&mut self, stage: WagesStage) -> Flow {
        *self.stage = stage;
        Flow::Again
    }

    fn pay(&mut self, table: &mut Table) -> Flow {
        let seat = self.seat;
        let due = table.wages_due(seat);
        if due <= 0 {
            return Flow::Done;
        }
        let paid = due.min(table.gold(seat));
        table.spend_gold(seat, paid);
        table.note_goods(Change::Payment, seat, table.content.words.gold, paid, None);
        let narrow = |gold: i32| i16::try_from(gold).unwrap_or(i16::MAX);
        table.tell(EventKind::Wages { seat, due: narrow(due), paid: narrow(paid) });
        if paid < due { self.to(WagesStage::Desert) } else { Flow::Done }
    }

    fn who_deserts(&mut self, table: &Table, choice: &mut Choice) -> Flow {
        let candidates = table.foremost(&table.wage_earners(self.seat));
        match candidates.as_slice() {
            [] => Flow::Done,
            [only] => self.desert(*only),
            several => {
                ask(choice, self.seat, Ask::Desert);
                for card in several {
                    choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
                }
                Flow::Ask
            }
        }
    }

    const fn desert(&mut self, card: CardId) -> Flow {
        *self.card = card;
        self.to(WagesStage::HandOn)
    }

    const fn hand_on(&mut self, item: CardId) -> Flow {
        *self.item = item;
        self.to(WagesStage::ToWhom)
    }

    /// Asks which card is handed on, one after the other; a single one needs no question.
    fn what_is_handed_on(&mut self, table: &Table, choice: &mut Choice) -> Flow {
        let mut items = Members::default();
        if self.stayers(table).next().is_some() {
            for item in table.equipment_of(*self.card) {
                items.push(item);
            }
        }
        match items.as_slice() {
            [] => self.to(WagesStage::Leave),
            [only] => self.hand_on(*only),
            several => {
                ask(choice, self.seat, Ask::HandOn);
                for item in several {
                    choice.offer(ChoiceOption::Thing(Item::Card(*item).thing()));
                }
                choice.offer(ChoiceOption::Stop);
                Flow::Ask
            }
        }
    }

    fn who_bears_it(&self, table: &Table, choice: &mut Choice) -> Flow {
        ask(choice, self.seat, Ask::EquipWhom);
        for bearer in self.stayers(table) {
            if *self.stage == WagesStage::ToWhom || table.can_bear(bearer, *self.item) {
                choice.offer(ChoiceOption::Thing(Item::Card(bearer).thing()));
            }
        }
        choice.offer(ChoiceOption::Stop);
        Flow::Ask
    }

    /// Gives an equipment to a member that stays, in exchange for its card of the type.
    fn give(&mut self, table: &mut Table, bearer: CardId) -> Flow {
        let old = table.bears(bearer, table.content.equipment(*self.item).ty);
        table.equip(*self.item, bearer);
        let Some(old) = old else { return self.to(WagesStage::HandOn) };
        table.equip(old, *self.card);
        if !self.stayers(table).any(|stayer| table.can_bear(stayer, old)) {
            table.discard_equipment(old);
            return self.to(WagesStage::HandOn);
        }
        *self.item = old;
        self.to(WagesStage::MakeRoom)
    }

    /// Returns all members except the deserter.
    fn stayers<'t>(&self, table: &'t Table) -> impl Iterator<Item = CardId> + use<'t> {
        let leaving = *self.card;
        let members = table.state.seat(self.seat).members.iter().copied();
        members.filter(move |card| *card != leaving)
    }
}

impl Table {
    /// Returns the members that are paid: all but the leader and settled ones.
    fn wage_earners(&self, seat: u8) -> Members {
        let mut earners = self.state.seat(seat).members;
        earners.retain(|card| {
            let member = self.state.card(*card);
            !member.leads && !member.link.is_some()
        });
        earners
    }

    /// Returns the wages a player has to pay.
    pub(crate) fn wages_due(&self, seat: u8) -> i32 {
        let glory = self.glory(seat);
        let bands = self.content.numbers.wages.iter().rev();
        let wage = bands.into_iter().find(|band| band.glory <= glory).map_or(0, |band| band.gold);
        let earners = i32::try_from(self.wage_earners(seat).len()).unwrap_or(0);
        wage.saturating_mul(earners)
    }
}
