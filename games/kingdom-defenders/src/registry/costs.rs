//! Costs.

use crate::registry::Cost;
use crate::table::{Flow, Table};
use provost_engine::words::meaning::cost_specs;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::vocabulary::spec::CostSpec;

/// The costs. Only resources can be paid, and those are checked by supply.
pub static COSTS: &[Cost] = &[Cost::new(
    "resources",
    "pay",
    "{what:amounts:resource}",
    |table, _, noun, _, scope| table.stock_of(table.owner_seat(scope), noun),
    Table::pay_resources,
)
.doc(
    "Resources go to the reserve; who cannot pay in full cannot use the ability or the \
                  alternative.",
)
.example("building", "on activate, pay 1 coin and 1 weapon or spell: gain 3 fame.")];

/// Their specs.
pub static SPECS: &[CostSpec] = &cost_specs::<Table, { COSTS.len() }>(COSTS);

impl Table {
    fn pay_resources(&mut self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let seat = self.owner_seat(scope);
        for pick in args.picks(0) {
            if let Some(resource) = self.content.resource(pick.noun) {
                self.pay_one(seat, resource, u16::try_from(pick.count).unwrap_or(0));
            }
        }
        Flow::Done
    }
}
