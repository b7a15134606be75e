//! Long runs as somebody at a terminal meets them.

use crate::Refusal;
use indicatif::{ProgressBar, ProgressStyle};
use provost_playtest::simulate::Control;
use std::io::{self, Write as _};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A run that somebody watches: a bar on the terminal, and Ctrl+C.
pub(super) struct Watched {
    pub(super) bar: ProgressBar,
    stop: Arc<AtomicBool>,
    tick: Box<dyn Fn() + Sync>,
}

impl Watched {
    /// The bar shows nothing if there is no terminal. The first Ctrl+C stops the run, a second one the program.
    pub(super) fn new(games: u64) -> Result<Self, Refusal> {
        let bar = ProgressBar::new(games);
        let style =
            ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
        bar.set_style(style.map_err(|error| Refusal(error.to_string()))?);
        // Games of agents that think take long, so the bar is there before the first one is over.
        bar.enable_steady_tick(Duration::from_millis(250));
        let telling = bar.clone();
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        let handler = move || {
            if heard.swap(true, Ordering::Relaxed) {
                leave();
            }
            telling.suspend(|| {
                writeln!(
                    io::stderr(),
                    "stopping: games under way are finished; Ctrl+C once more leaves at once"
                )
                .ok()
            });
        };
        ctrlc::set_handler(handler).map_err(|error| Refusal(error.to_string()))?;
        let ticking = bar.clone();
        Ok(Self { bar, stop, tick: Box::new(move || ticking.inc(1)) })
    }

    /// What the editor does with a button, the terminal does with a key.
    pub(super) fn control(&self) -> Control<'_> {
        Control { stop: &self.stop, done: &*self.tick }
    }
}

/// Leaves at once, as somebody who presses Ctrl+C twice wants it.
#[expect(clippy::exit, reason = "games under way cannot be interrupted")]
fn leave() {
    process::exit(130)
}
