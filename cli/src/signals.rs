//! Signals that ask the program to end: Ctrl+C, a closed terminal, an order of the system.
//!
//! A command that has something to keep listens, ends soon after the first one and writes what is done; a second one ends it
//! at once. The exit code then says which signal it was, as shells do: 130 for Ctrl+C, 143 for an order to terminate.
//! Commands that do not listen are ended by the system; every file they write is replaced in one step.

use crate::Refusal;
use std::process;
use std::sync::atomic::{AtomicU8, Ordering};

/// The exit code of a signal is this and its number.
const SIGNALLED: u8 = 128;

/// Ctrl+C.
pub(crate) const INTERRUPT: u8 = 2;

/// The first signal that came; 0 for none.
static CAME: AtomicU8 = AtomicU8::new(0);

/// Returns the first signal that came.
pub(crate) fn came() -> Option<u8> {
    Some(CAME.load(Ordering::Relaxed)).filter(|signal| *signal > 0)
}

/// Returns the exit code after a signal.
pub(crate) const fn exit_code(signal: u8) -> u8 {
    SIGNALLED + signal
}

/// Calls a function at the first signal; a second one ends the program.
pub(crate) fn listen(first: impl FnOnce() + Send + 'static) -> Result<(), Refusal> {
    let mut first = Some(first);
    let heard = move |signal: u8| {
        CAME.compare_exchange(0, signal, Ordering::Relaxed, Ordering::Relaxed).ok();
        match first.take() {
            Some(first) => first(),
            None => leave(signal),
        }
    };
    watch(heard).map_err(|error| Refusal(format!("cannot listen for signals: {error}")))
}

#[cfg(unix)]
fn watch(mut heard: impl FnMut(u8) + Send + 'static) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            heard(u8::try_from(signal).unwrap_or(INTERRUPT));
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn watch(mut heard: impl FnMut(u8) + Send + 'static) -> Result<(), ctrlc::Error> {
    ctrlc::set_handler(move || heard(INTERRUPT))
}

/// Exits at once.
#[expect(clippy::exit, reason = "asked for twice, and what is under way cannot be waited for")]
fn leave(signal: u8) {
    process::exit(exit_code(signal).into())
}
