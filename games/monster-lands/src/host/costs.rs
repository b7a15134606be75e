//! Costs: what can be paid, and paying it.

use crate::acts::Change;
use crate::content::Index;
use crate::context::moment;
use crate::registry::costs::Cost;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::targets::Target;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_engine::zones;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::program::Quantity;

impl Table {
    pub(super) fn is_payable(&self, cost: Cost, _args: &Args<'_>, scope: &Scope<'_>) -> bool {
        match cost {
            Cost::Pay => !Self::is_dummy(scope),
            Cost::PayFromPath | Cost::PayCounters => true,
            Cost::DiscardSelf => self.is_discardable(scope.source()),
            Cost::PayUse => {
                let on_path = matches!(Item::of(scope.source()), Some(Item::OnPath(..)));
                on_path && self.is_discardable(scope.source())
            }
        }
    }

    /// Returns whether a card or token is there and may be used.
    pub(super) fn is_discardable(&self, source: Thing) -> bool {
        match Item::of(source) {
            Some(Item::Stock(seat, token)) => self.stock(seat, token) > 0 && !self.is_banned(token),
            Some(Item::OnPath(path, token)) => {
                let there =
                    self.state.path(path).tokens.get(usize::from(token)).is_some_and(|count| *count > 0);
                there && !self.is_banned(token)
            }
            Some(Item::Card(card) | Item::Trophy(card)) => {
                self.state.card(card).owner < self.state.board.players
            }
            None => zones::is_discardable(self, source),
            _ => false,
        }
    }

    pub(super) fn is_banned(&self, token: u8) -> bool {
        self.state.board.bans.tokens.get(usize::from(token)).copied().unwrap_or(false)
    }

    /// Returns the actual price of an ability with a written price in gold.
    pub(super) fn gold_cost(&self, written: i32, scope: &Scope<'_>) -> i32 {
        let entry = scope.program.ability(scope.ability).map(|ability| ability.entry);
        let Some(entry) = entry else { return written };
        let mut context = moment(Hook::Cost, self.owner_seat(scope)).qualified(0, entry);
        context.depth = scope.context.depth.saturating_add(1);
        self.number(&context, Target::Cost, written)
    }

    /// Returns the written gold price of a cost.
    pub(super) fn written_gold(&self, args: &Args<'_>) -> i32 {
        let gold = self.content.words.gold;
        let amounts = args.amounts(0).iter().filter(|amount| args.nouns_of(amount) == [gold]);
        amounts
            .map(|amount| match amount.quantity {
                Quantity::Exactly(count) => count,
                Quantity::UpTo(_) | Quantity::AnyNumber | Quantity::All => 0,
            })
            .sum()
    }

    pub(super) fn pay_cost(&mut self, cost: Cost, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        match cost {
            Cost::Pay => self.pay_from_stock(args, scope),
            Cost::PayCounters => self.change_counters(args, -1),
            Cost::PayFromPath => {
                let Some(path) = scope.context.role(Role::Path.id()).map(Self::path_of) else {
                    return Flow::Fail("a cost from no path");
                };
                for pick in args.picks(0) {
                    let Some(colour) = self.content.colour(pick.noun) else { continue };
                    for _ in 0..pick.count {
                        self.take_path_die(path, colour);
                    }
                }
                Flow::Done
            }
            Cost::DiscardSelf => {
                self.discard(scope.source());
                Flow::Done
            }
            Cost::PayUse => {
                if self.is_used_up(scope.source()) {
                    self.discard(scope.source());
                }
                Flow::Done
            }
        }
    }

    fn pay_from_stock(&mut self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let seat = self.owner_seat(scope);
        self.state.board.paid = Default::default();
        let on = Self::place_of_dice(scope);
        for pick in args.picks(0) {
            match self.content.index(pick.noun) {
                Index::Colour(colour) => {
                    let face = match Item::of(pick.thing) {
                        Some(Item::PoolDie(_, face, _)) => face,
                        _ => 0,
                    };
                    for _ in 0..pick.count {
                        self.place_die(seat, colour, face, on);
                        if let Some(paid) = self.state.board.paid.get_mut(usize::from(colour)) {
                            *paid += 1;
                        }
                    }
                    self.note_discount(colour, face);
                }
                Index::Token(token) if self.is_trap(token) => {
                    self.lose_trap(seat, Self::card_of(pick.thing));
                    self.note_goods(Change::Payment, seat, pick.noun, 1, None);
                }
                Index::Token(token) => {
                    self.lose_tokens(seat, token, pick.count);
                    self.note_goods(Change::Payment, seat, pick.noun, pick.count, None);
                }
                Index::Resource(_) => {
                    let count = if pick.noun == self.content.words.gold {
                        self.gold_cost(pick.count, scope)
                    } else {
                        pick.count
                    };
                    self.change_resource(seat, pick.noun, -count);
                    self.note_goods(Change::Payment, seat, pick.noun, count, None);
                }
                Index::None | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {}
            }
        }
        Flow::Done
    }

    /// Takes one use of a token on a path; returns whether it was the last. Everything else has a single use.
    fn is_used_up(&mut self, source: Thing) -> bool {
        let Some(Item::OnPath(path, token)) = Item::of(source) else { return true };
        let uses = self.content.tokens.get(usize::from(token)).map_or(1, |kind| kind.uses);
        let Some(spent) = self.state.path_mut(path).spent.get_mut(usize::from(token)) else { return true };
        *spent += 1;
        let used_up = *spent >= uses;
        if used_up {
            *spent = 0;
        }
        used_up
    }

    /// Discards a used-up card or token.
    pub(super) fn discard(&mut self, source: Thing) {
        match Item::of(source) {
            Some(Item::Stock(seat, token)) => {
                self.lose_tokens(seat, token, 1);
            }
            Some(Item::OnPath(path, token)) => {
                self.take_path_token(path, token);
            }
            Some(Item::Trophy(card)) => self.discard_trophy(card),
            Some(Item::Card(card)) => self.discard_card(card),
            None => _ = zones::discard(self, source),
            _ => {}
        }
    }
}
