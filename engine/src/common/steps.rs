//! Common parts of procedures: moments and numbers of a player, turn order, and numbers with a scope of their
//! own.

use crate::table::Table;
use crate::words::meaning::FlowOf;
use provost_interpreter::hook::{Context, Player, Window};
use provost_interpreter::host::{Flow, Host};
use provost_interpreter::machine::{self, Query};
use provost_interpreter::program::Program;
use provost_interpreter::vocabulary::id::{HookId, TargetId};

/// Makes the moment of a player.
pub fn moment(hook: u32, seat: u8) -> Context {
    Context::new(HookId(hook), Player(seat))
}

/// Builds a number of a player.
pub fn build_number<T: Host + Table>(
    table: &T,
    hook: HookId,
    target: TargetId,
    player: Player,
    base: i32,
) -> i32 {
    let context = Context::new(hook, player);
    machine::number(T::program(table.content()), table, &context, Query::new(target), base)
}

/// Returns the next player of a turn order and advances; `None` once all have had a turn.
pub fn next_player(order: &[u8], at: &mut u8) -> Option<u8> {
    let seat = order.get(usize::from(*at)).copied()?;
    *at += 1;
    Some(seat)
}

/// Opens a window for optional changes of a number; `None` if there can be none. [`close_number`] follows.
pub fn open_number<T: Host>(
    table: &mut T,
    program: &Program,
    context: Context,
    scope: &mut u16,
) -> Option<FlowOf<T>> {
    if table.listeners().at(program.channel(context.hook)).is_empty() {
        return None;
    }
    *scope = table.listeners_mut().open_scope();
    Some(Flow::Open(Window::event(context.in_scope(*scope))))
}

/// Builds a number with the changes used in its scope, and closes the scope.
pub fn close_number<T: Host>(
    table: &mut T,
    program: &Program,
    context: Context,
    target: TargetId,
    base: i32,
    scope: &mut u16,
) -> i32 {
    let number = machine::number(program, table, &context.in_scope(*scope), Query::new(target), base);
    table.listeners_mut().close_scope(*scope);
    *scope = 0;
    number
}
