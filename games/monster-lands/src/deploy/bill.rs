//! Settles the price of a purchase: optional abilities are used on it, then it is paid.

use super::answer;
use crate::ask::{Ask, ask};
use crate::purchase::Deal;
use crate::registry::hooks::Hook;
use crate::table::{Flow, Table};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Context;
use provost_interpreter::host::Reply;
use provost_interpreter::listeners::Listener;
use provost_interpreter::machine::can_use;
use provost_interpreter::program::Program;

/// The state of a bill.
pub(super) enum Bill {
    /// Something must be asked or used first.
    Waits(Flow),
    /// It is paid.
    Paid,
    /// It cannot be paid after all, because an ability that would have lowered it had no effect.
    Unpaid,
}

impl Table {
    /// Goes on with the bill for a list price. `scope` is 0 when it begins.
    pub(super) fn bill(
        &mut self,
        program: &Program,
        (deal, list): (Deal, i32),
        scope: &mut u16,
        reply: Reply,
        choice: &mut Choice,
    ) -> Bill {
        if *scope == 0 {
            *scope = self.state.listeners.open_scope();
        }
        let context = self.at_building(Hook::Price, deal).in_scope(*scope);
        let price = self.price(deal, list, *scope);
        let payable = price <= self.gold(deal.seat);
        let option = answer(reply, choice, |choice| {
            ask(choice, deal.seat, Ask::Price);
            // A free purchase cannot become cheaper.
            if price > 0 {
                self.offer_price_uses(program, &context, choice);
            }
            if payable {
                choice.offer(ChoiceOption::Done);
            }
        });
        let Some(option) = option else {
            if choice.options.is_empty() {
                return self.close_bill(scope, Bill::Unpaid);
            }
            return Bill::Waits(Flow::Ask);
        };
        if let ChoiceOption::Use { ability, source } = option {
            let flow = self.use_at(program, context, ability, source);
            return flow.map_or_else(|| self.close_bill(scope, Bill::Unpaid), Bill::Waits);
        }
        if !payable {
            return self.close_bill(scope, Bill::Unpaid);
        }
        self.pay_price(deal.seat, price);
        self.close_bill(scope, Bill::Paid)
    }

    fn close_bill(&mut self, scope: &mut u16, bill: Bill) -> Bill {
        self.state.listeners.close_scope(*scope);
        *scope = 0;
        bill
    }

    fn offer_price_uses(&self, program: &Program, context: &Context, choice: &mut Choice) {
        for listener in self.state.listeners.at(program.channel(context.hook)) {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            if !self.is_spent(program, context.scope, listener)
                && can_use(program, self, context, listener).is_ok()
            {
                choice.offer(ChoiceOption::Use { ability: trigger.ability, source: listener.source });
            }
        }
    }

    /// Returns whether an ability without limit or cost was already used on this price, on which it works
    /// once.
    fn is_spent(&self, program: &Program, scope: u16, listener: &Listener) -> bool {
        let ability = program.trigger(listener.trigger).and_then(|trigger| program.ability(trigger.ability));
        ability.is_some_and(|ability| ability.limit.is_none() && ability.cost.is_none())
            && self.state.listeners.was_used(scope, listener)
    }
}
