//! Whether a moment is about the things that a timing names.

use super::{read, value};
use crate::host::{Host, Scope, Things};
use crate::program::{About, Ref, Trigger};
use crate::trace::Reason;

/// Returns whether a listener hears a moment that must be about something. Kept out of line: few abilities name
/// things.
#[inline(never)]
pub(super) fn heard<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger) -> Result<(), Reason> {
    let program = scope.program;
    let Some(extra) = program.extras.get(trigger.extra as usize) else { return Err(Reason::Broken) };
    let hears = if extra.anywhere {
        !host.is_silenced(&scope.listener)
    } else {
        scope.listener.hears(host, scope.context)
    };
    if !hears {
        return Err(Reason::Reach);
    }
    let all = extra.about.of(&program.abouts);
    if all.iter().all(|about| is_about(host, scope, about)) { Ok(()) } else { Err(Reason::Qualifier) }
}

fn is_about<H: Host>(host: &H, scope: &Scope<'_>, about: &About) -> bool {
    let Some(thing) = read::thing(host, scope, Ref::Role(about.role), &read::UNBOUND) else { return false };
    if about.thing.is_some_and(|of| read::thing(host, scope, of, &read::UNBOUND) != Some(thing)) {
        return false;
    }
    if !about.set.is_empty() {
        return value::members(host, scope, about.set, read::UNBOUND).as_slice().contains(&thing);
    }
    let mut things = Things::default();
    things.push(thing);
    if let Some(narrow) = about.narrow {
        value::narrow(host, scope, narrow, &read::UNBOUND, &mut things);
    }
    !things.as_slice().is_empty()
}
