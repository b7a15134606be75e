//! Stocks of resources that players gain, pay and lose.

use crate::game::Rules;
use crate::situation::{Amount, Arranger, Seen};
use crate::words::host::Words;
use provost_interpreter::hook::{Context, Player};
use provost_interpreter::host::Scope;
use provost_interpreter::machine::{self, Query};
use provost_interpreter::vocabulary::id::{HookId, NounId, TargetId};
use std::sync::Arc;

/// A player's amount of each resource, in the order of the resources.
pub type Stock = [u16; 8];

/// A game in which players have stocks of resources.
pub trait Stocks: Words {
    /// The hook and target at which a gain is built.
    const GAIN: (HookId, TargetId);

    /// Returns the resources, in the order of stocks.
    fn resources(&self) -> &[NounId];

    /// Returns the stock of each player.
    fn stocks(state: &Self::State) -> &[Stock];

    /// Returns the stock of each player for changing.
    fn stocks_mut(state: &mut Self::State) -> &mut [Stock];

    /// Makes the line of the log for a gain or loss.
    fn changed(player: Player, noun: NounId, by: i32) -> Self::EventKind;

    /// Returns a player's amount of each resource.
    fn stock(&self, seat: u8) -> Vec<(NounId, i32)> {
        self.resources().iter().map(|noun| (*noun, self.owned(seat, *noun))).collect()
    }

    /// Returns the seat of the player an ability works for.
    fn acting(&self, scope: &Scope<'_>) -> u8 {
        scope.actor.0
    }

    /// Returns a player's amount of a noun.
    fn owned(&self, seat: u8, noun: NounId) -> i32 {
        let at = self.resources().iter().position(|known| *known == noun);
        let stock = Self::stocks(self.state()).get(usize::from(seat));
        stock.zip(at).and_then(|(stock, at)| stock.get(at)).map_or(0, |count| i32::from(*count))
    }

    /// Returns whether a player has all of these amounts.
    fn has(&self, seat: u8, cost: &[(NounId, i32)]) -> bool {
        cost.iter().all(|(noun, count)| self.owned(seat, *noun) >= *count)
    }

    /// Takes these amounts from a player.
    fn pay(&mut self, seat: u8, cost: &[(NounId, i32)]) {
        for (noun, count) in cost {
            self.change(seat, *noun, -count);
        }
    }

    /// Gives a player a resource, after changes by effects.
    fn gain(&mut self, seat: u8, noun: NounId, base: i32) {
        let (hook, target) = Self::GAIN;
        let context = Context::new(hook, Player(seat)).qualified(0, noun);
        let content = Arc::clone(self.content());
        let amount = machine::number(Self::program(&content), self, &context, Query::new(target), base);
        self.change(seat, noun, amount);
    }

    /// Changes a stock, but not below 0, and logs it.
    fn change(&mut self, seat: u8, noun: NounId, by: i32) {
        let at = self.resources().iter().position(|known| *known == noun);
        let stock = Self::stocks_mut(self.state_mut()).get_mut(usize::from(seat));
        let Some(count) = stock.zip(at).and_then(|(stock, at)| stock.get_mut(at)) else { return };
        let before = i32::from(*count);
        *count = u16::try_from((before + by).max(0)).unwrap_or(u16::MAX);
        let by = i32::from(*count) - before;
        if by != 0 {
            self.log_mut().tell(Self::changed(Player(seat), noun, by));
        }
    }
}

/// Returns a stock as a row of a position.
pub fn stock_told<T: Stocks + Rules>(seen: &Seen<'_, T>, seat: u8, noun: NounId) -> Option<i64> {
    Some(seen.table.owned(seat, noun).into())
}

/// Sets up a stock from a row of a position.
pub fn stock_set<T: Stocks + Rules>(arranger: &mut Arranger<'_, T>, seat: u8, amount: &Amount) {
    let more = i32::try_from(amount.count).unwrap_or(i32::MAX) - arranger.table.owned(seat, amount.noun);
    arranger.table.change(seat, amount.noun, more);
}

/// Adds stocks of resources to a table: the content field with the resources, the state field with the
/// amounts, the hook and target at which a gain is built, and the event of gains and losses (with `player`
/// and `goods`).
#[macro_export]
macro_rules! stocks {
    ($table:ty { $names:ident, $stocks:ident, $hook:expr, $target:expr, $gained:path, $lost:path }) => {
        impl $crate::common::Stocks for $table {
            const GAIN: ($crate::prelude::HookId, $crate::prelude::TargetId) =
                ($crate::prelude::HookId($hook.word()), $crate::prelude::TargetId($target.word()));

            fn resources(&self) -> &[$crate::prelude::NounId] {
                &self.content.$names
            }

            fn stocks(state: &Self::State) -> &[$crate::common::Stock] {
                &state.$stocks
            }

            fn stocks_mut(state: &mut Self::State) -> &mut [$crate::common::Stock] {
                &mut state.$stocks
            }

            fn changed(
                player: $crate::hook::Player,
                noun: $crate::prelude::NounId,
                by: i32,
            ) -> Self::EventKind {
                let goods = (noun, by.abs());
                if by > 0 { $gained { player, goods } } else { $lost { player, goods } }
            }
        }
    };
}
