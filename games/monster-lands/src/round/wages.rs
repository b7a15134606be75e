//! Wages: a player who cannot pay all of them loses a mercenary.

use super::Members;
use crate::ask::{Ask, ask};
use crate::event::EventKind;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;

// Stages.
const PAY: u8 = 0;
const DESERT: u8 = 1;
const HAND_ON: u8 = 2;
const TO_WHOM: u8 = 3;
/// The new bearer's previous card of the type moves to another member that is free for it, or is discarded.
const MAKE_ROOM: u8 = 4;
const LEAVE: u8 = 5;
const ORDER: u8 = 6;

/// A player's wages in progress.
#[derive(Debug)]
pub(super) struct Wages<'a> {
    pub(super) seat: u8,
    pub(super) stage: &'a mut u8,
    /// The deserter.
    pub(super) card: &'a mut CardId,
    /// Its equipment being handed on.
    pub(super) item: &'a mut CardId,
}

impl Wages<'_> {
    pub(super) fn go(&mut self, table: &mut Table, reply: Reply, choice: &mut Choice) -> Flow {
        match (*self.stage, reply) {
            (PAY, _) => self.pay(table),
            (DESERT, Reply::Chose(ChoiceOption::Thing(thing))) => self.desert(Table::card_of(thing)),
            (DESERT, _) => self.who_deserts(table, choice),
            (HAND_ON, Reply::Chose(ChoiceOption::Thing(thing))) => self.hand_on(Table::card_of(thing)),
            (HAND_ON, Reply::Chose(_)) => self.to(LEAVE),
            (HAND_ON, _) => self.what_is_handed_on(table, choice),
            (TO_WHOM, Reply::Chose(ChoiceOption::Thing(thing))) => self.give(table, Table::card_of(thing)),
            (MAKE_ROOM, Reply::Chose(ChoiceOption::Thing(thing))) => {
                table.equip(*self.item, Table::card_of(thing));
                self.to(HAND_ON)
            }
            (TO_WHOM | MAKE_ROOM, Reply::Chose(_)) => {
                table.discard_equipment(*self.item);
                self.to(HAND_ON)
            }
            (TO_WHOM | MAKE_ROOM, _) => self.who_bears_it(table, choice),
            (LEAVE, _) => {
                table.tell(EventKind::Deserted { seat: self.seat, card: *self.card });
                table.leave(*self.card);
                self.to(ORDER)
            }
            // The loss of the deserter may have lowered a limit.
            _ => table.settled(),
        }
    }

    const fn to(&mut self, stage: u8) -> Flow {
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
        let narrow = |gold: i32| i16::try_from(gold).unwrap_or(i16::MAX);
        table.tell(EventKind::Wages { seat, due: narrow(due), paid: narrow(paid) });
        if paid < due { self.to(DESERT) } else { Flow::Done }
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
        self.to(HAND_ON)
    }

    const fn hand_on(&mut self, item: CardId) -> Flow {
        *self.item = item;
        self.to(TO_WHOM)
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
            [] => self.to(LEAVE),
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
            if *self.stage == TO_WHOM || table.can_bear(bearer, *self.item) {
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
        let Some(old) = old else { return self.to(HAND_ON) };
        table.equip(old, *self.card);
        if !self.stayers(table).any(|stayer| table.can_bear(stayer, old)) {
            table.discard_equipment(old);
            return self.to(HAND_ON);
        }
        *self.item = old;
        self.to(MAKE_ROOM)
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
