//! Long runs, with a progress bar on a terminal.

use crate::{Refusal, signals};
use indicatif::{ProgressBar, ProgressStyle};
use provost_playtest::simulate::Control;
use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A run with a progress bar and Ctrl+C.
pub(super) struct Watched {
    pub(super) bar: ProgressBar,
    stop: Arc<AtomicBool>,
    tick: Box<dyn Fn() + Sync>,
}

impl Watched {
    /// The bar is hidden without a terminal. The first signal stops the run, a second one ends the program.
    pub(super) fn new(games: u64) -> Result<Self, Refusal> {
        let bar = ProgressBar::new(games);
        let style =
            ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
        bar.set_style(style.map_err(|error| Refusal(error.to_string()))?);
        // Games of searching agents take long, so the bar appears before the first one is over.
        bar.enable_steady_tick(Duration::from_millis(250));
        let telling = bar.clone();
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        signals::listen(move || {
            heard.store(true, Ordering::Relaxed);
            let said = "stopping: games under way are given up; Ctrl+C once more leaves at once";
            telling.suspend(|| writeln!(io::stderr(), "{said}").ok());
        })?;
        let ticking = bar.clone();
        Ok(Self { bar, stop, tick: Box::new(move || ticking.inc(1)) })
    }

    /// Ctrl+C does what the stop button does in the editor.
    pub(super) fn control(&self) -> Control<'_> {
        Control { stop: &self.stop, done: &*self.tick }
    }
}
