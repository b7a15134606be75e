//! Changes stocks of resources and tokens.

use crate::content::{Goods, Index, NO_LIMIT, TrapFamily};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::state::card::NOBODY;
use crate::state::{Card, Pile};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, PathId};
use provost_interpreter::program::{Needs, NumberOp, Trigger};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Returns a player's gold.
    pub(crate) fn gold(&self, seat: u8) -> i32 {
        self.resource(seat, self.content.words.gold)
    }

    /// Returns a player's glory.
    pub(crate) fn glory(&self, seat: u8) -> i32 {
        self.resource(seat, self.content.words.glory)
    }

    /// Returns a player's stock of a resource.
    #[inline]
    pub(crate) fn resource(&self, seat: u8, noun: NounId) -> i32 {
        let Index::Resource(at) = self.content.index(noun) else { return 0 };
        self.state.seat(seat).resources.get(usize::from(at)).map_or(0, |count| i32::from(*count))
    }

    /// Changes a player's stock of a resource, but not below 0; returns the change.
    pub(crate) fn change_resource(&mut self, seat: u8, noun: NounId, by: i32) -> i32 {
        let changed = self.shift_resource(seat, noun, by);
        let count = i16::try_from(changed.abs()).unwrap_or(i16::MAX);
        if changed > 0 {
            self.tell(EventKind::Gained { seat, noun, count });
        } else if changed < 0 {
            self.tell(EventKind::Lost { seat, noun, count });
        }
        changed
    }

    /// Changes a resource without a line in the log.
    fn shift_resource(&mut self, seat: u8, noun: NounId, by: i32) -> i32 {
        let Index::Resource(at) = self.content.index(noun) else { return 0 };
        let before = self.resource(seat, noun);
        let after = before.saturating_add(by).clamp(0, i32::from(i16::MAX));
        if let Some(count) = self.state.seat_mut(seat).resources.get_mut(usize::from(at)) {
            *count = i16::try_from(after).unwrap_or(i16::MAX);
        }
        after - before
    }

    /// Takes gold from a player for a purchase that has its own line in the log.
    pub(crate) fn spend_gold(&mut self, seat: u8, gold: i32) {
        self.shift_resource(seat, self.content.words.gold, -gold);
    }

    /// Changes a player's gold.
    pub(crate) fn change_gold(&mut self, seat: u8, by: i32) -> i32 {
        self.change_resource(seat, self.content.words.gold, by)
    }

    /// Changes a player's glory. A loss leaves reputation unchanged.
    pub(crate) fn change_glory(&mut self, seat: u8, by: i32) -> i32 {
        self.change_resource(seat, self.content.words.glory, by)
    }

    /// Returns a player's limit of a sort of tokens.
    pub(crate) fn limit(&self, seat: u8, token: u8) -> i32 {
        let Some(kind) = self.content.tokens.get(usize::from(token)) else { return 0 };
        let Some(limit) = kind.limit else { return NO_LIMIT.into() };
        let context = moment(Hook::Limit, seat).qualified(0, kind.noun);
        self.number(&context, Target::Limit, i32::from(limit))
    }

    /// Returns whether a sort of tokens is kept as single cards: traps, and tricks, which are traps in stock.
    #[inline]
    pub(crate) fn is_trap(&self, token: u8) -> bool {
        let noun = self.content.tokens.get(usize::from(token)).map(|kind| kind.noun);
        noun == Some(self.content.words.trap) || noun == Some(self.content.words.trick)
    }

    /// Returns a player's stock of a sort of tokens.
    #[inline]
    pub(crate) fn stock(&self, seat: u8, token: u8) -> i32 {
        let seat = self.state.seat(seat);
        if self.is_trap(token) {
            return i32::try_from(seat.traps.len()).unwrap_or(i32::MAX);
        }
        seat.tokens.get(usize::from(token)).map_or(0, |count| i32::from(*count))
    }

    /// Gives a player tokens up to the limit; traps are drawn unseen and may exceed it until
    /// [`Table::settled`] has run.
    pub(crate) fn gain_tokens(&mut self, seat: u8, token: u8, count: i32) {
        let Some(noun) = self.content.tokens.get(usize::from(token)).map(|kind| kind.noun) else { return };
        if self.is_trap(token) {
            let tricks = noun == self.content.words.trick;
            for _ in 0..count {
                self.draw_trap(seat, tricks);
            }
            return;
        }
        let room = (self.limit(seat, token) - self.stock(seat, token)).max(0);
        let kept = count.min(room);
        self.set_tokens(seat, token, self.stock(seat, token) + kept);
        let narrow = |count: i32| i16::try_from(count).unwrap_or(i16::MAX);
        if kept > 0 {
            self.tell(EventKind::Gained { seat, noun, count: narrow(kept) });
        }
        if count > kept {
            self.tell(EventKind::Overflowed { seat, noun, count: narrow(count - kept) });
        }
    }

    /// Takes tokens from a player, as many as there are; traps are taken one by one with
    /// [`Table::lose_trap`].
    pub(crate) fn lose_tokens(&mut self, seat: u8, token: u8, count: i32) -> i32 {
        let Some(noun) = self.content.tokens.get(usize::from(token)).map(|kind| kind.noun) else { return 0 };
        let there = self.state.seat(seat).tokens.get(usize::from(token)).map_or(0, |count| i32::from(*count));
        let lost = count.clamp(0, there);
        self.set_tokens(seat, token, there - lost);
        if lost > 0 {
            self.tell(EventKind::Lost { seat, noun, count: i16::try_from(lost).unwrap_or(i16::MAX) });
        }
        lost
    }

    fn set_tokens(&mut self, seat: u8, token: u8, count: i32) {
        if let Some(place) = self.state.seat_mut(seat).tokens.get_mut(usize::from(token)) {
            *place = u8::try_from(count).unwrap_or(u8::MAX);
        }
    }

    /// Gives a player a price or reward. Run [`Table::settled`] afterwards.
    pub(crate) fn gain_goods(&mut self, seat: u8, goods: &Goods) {
        for (at, count) in goods.resources.iter().enumerate().filter(|(_, count)| **count > 0) {
            if let Some(noun) = self.content.resources.get(at).copied() {
                self.gain(seat, noun, i32::from(*count), None);
            }
        }
        for (at, count) in (0..).zip(goods.tokens).filter(|(_, count)| *count > 0) {
            if let Some(noun) = self.content.tokens.get(at).map(|kind| kind.noun) {
                self.gain(seat, noun, i32::from(count), None);
            }
        }
    }

    /// Returns whether a player has all of these in stock.
    pub(crate) fn has_goods(&self, seat: u8, goods: &Goods) -> bool {
        let resources = goods.resources.iter().enumerate().all(|(at, count)| {
            self.content
                .resources
                .get(at)
                .map_or(*count == 0, |noun| self.resource(seat, *noun) >= i32::from(*count))
        });
        resources
            && (0..)
                .zip(goods.tokens)
                .all(|(at, count)| count == 0 || self.stock(seat, at) >= i32::from(count))
    }

    /// Gives a player a trap or trick from the pile, unseen by the others.
    pub(crate) fn draw_trap(&mut self, seat: u8, tricks: bool) {
        let (pile, discards) =
            if tricks { (Pile::Tricks, Pile::TrickDiscard) } else { (Pile::Traps, Pile::TrapDiscard) };
        if self.state.seat(seat).traps.is_full() {
            return;
        }
        if let Some(card) = self.state.piles.draw(pile, discards, &mut self.state.chance) {
            self.take_trap(seat, card);
            self.log.tell_only(seat, EventKind::Took { seat, card });
        }
    }

    /// Puts a trap or trick into a player's stock.
    pub(crate) fn take_trap(&mut self, seat: u8, card: CardId) {
        self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
        self.state.seat_mut(seat).traps.push(card);
    }

    /// Takes a trap or trick out of a player's stock and discards it.
    pub(crate) fn lose_trap(&mut self, seat: u8, card: CardId) {
        if self.state.seat_mut(seat).traps.take(card) {
            self.note_discard(seat, card);
            self.discard_trap(card);
        }
    }

    /// Discards a trap or trick that has left a stock. Initial traps leave the game.
    pub(crate) fn discard_trap(&mut self, card: CardId) {
        self.lift_card(card);
        self.state.with_card(card, |place| *place = Card::default());
        self.tell(EventKind::Discarded { card });
        let of_module = self.state.board.clash && !self.state.board.trick_module;
        let pile = match self.content.trap(card).family {
            TrapFamily::Initial => return,
            TrapFamily::Shielded | TrapFamily::Trick if of_module => Pile::TrickDiscard,
            TrapFamily::Improved | TrapFamily::Shielded | TrapFamily::Trick => Pile::TrapDiscard,
        };
        self.state.piles.push(pile, card);
    }

    /// Gives a player a loot token and puts it in force.
    pub(crate) fn take_loot(&mut self, seat: u8, card: CardId) {
        if self.state.seat_mut(seat).loot.push(card) {
            self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
            self.enforce_card(card, provost_interpreter::hook::Player(seat), super::reach::OWNER);
            self.tell(EventKind::Took { seat, card });
        } else {
            self.state.piles.push(Pile::LootDiscard, card);
        }
    }

    /// Discards a used loot token.
    pub(crate) fn discard_loot(&mut self, card: CardId) {
        let owner = self.state.card(card).owner;
        if owner != NOBODY && self.state.seat_mut(owner).loot.take(card) {
            self.note_discard(owner, card);
            self.lift_card(card);
            self.state.with_card(card, |place| *place = Card::default());
            self.state.piles.push(Pile::LootDiscard, card);
            self.tell(EventKind::Discarded { card });
        }
    }

    /// Returns the procedure for a stock of traps beyond its limit. Other tokens beyond a reduced limit are
    /// dropped here.
    pub(crate) fn settled(&mut self) -> Flow {
        let may_fall = self.limits_may_fall();
        for seat in 0..self.state.board.players {
            if !may_fall && self.is_within_printed_limits(seat) {
                continue;
            }
            let mut from = 0;
            while let Some((token, excess)) = self.beyond_limit(seat, from, may_fall) {
                if self.is_trap(token) {
                    return Flow::Call(Step::Overflow { seat });
                }
                self.lose_tokens(seat, token, excess);
                from = token + 1;
            }
        }
        Flow::Done
    }

    /// Returns whether some effect may lower a limit below the printed one. Most only raise it.
    fn limits_may_fall(&self) -> bool {
        let program = &self.content.program;
        let channel = program.number_channel(Hook::Limit.id(), Target::Limit.id());
        let raises = |trigger: &Trigger| match trigger.op {
            NumberOp::Add => trigger.amount >= 0 && !trigger.needs.any(Needs::FOR_EACH),
            NumberOp::AtLeast | NumberOp::Double => true,
            NumberOp::Set | NumberOp::AtMost | NumberOp::HalveDown | NumberOp::HalveUp => false,
        };
        let mut here = self.state.listeners.at(channel).iter();
        here.any(|listener| !program.trigger(listener.trigger).is_some_and(raises))
    }

    /// Returns whether no stock of a player exceeds the printed limits, which is almost always so.
    fn is_within_printed_limits(&self, seat: u8) -> bool {
        let clan = self.state.seat(seat);
        let content = &self.content;
        // Compares all at once, without stopping at the first.
        let stocks = clan.tokens.iter().zip(&content.token_limits);
        let beyond = stocks.fold(0, |beyond, (count, limit)| beyond | count.saturating_sub(*limit));
        beyond == 0 && clan.traps.len() <= usize::from(content.trap_limit)
    }

    /// Returns the first sort of tokens, starting from one, of which a player has too many, and the excess.
    fn beyond_limit(&self, seat: u8, from: u8, may_fall: bool) -> Option<(u8, i32)> {
        let clan = self.state.seat(seat);
        let words = &self.content.words;
        let all = (0u8..).zip(&self.content.tokens).zip(&clan.tokens).skip(usize::from(from));
        for ((token, kind), count) in all {
            let is_trap = kind.noun == words.trap || kind.noun == words.trick;
            let stock =
                if is_trap { i32::try_from(clan.traps.len()).unwrap_or(0) } else { i32::from(*count) };
            // Almost all stocks are below the printed limit, and effects that lower it are rare.
            let printed = i32::from(kind.limit.unwrap_or(NO_LIMIT));
            if stock == 0 || stock <= printed && (!may_fall || kind.limit.is_none()) {
                continue;
            }
            let excess = stock - self.limit(seat, token);
            if excess > 0 {
                return Some((token, excess));
            }
        }
        None
    }

    /// Returns the path a card is on.
    #[inline]
    pub(crate) fn path_of_card(&self, card: CardId) -> PathId {
        self.state.card(card).path
    }
}
