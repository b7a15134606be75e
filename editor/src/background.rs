//! Background work. A [`Handler`] takes requests in batches and reports back; it runs in a thread of its own,
//! or, in tests and in the browser, inside [`Background::poll`]. The window never waits for either.

use std::fmt;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

/// Somebody who works in the background.
pub trait Handler: Send + 'static {
    /// The requests.
    type Request: Send + 'static;
    /// The reports.
    type Report: Send + 'static;

    /// Whether idle work is long, so that only one piece of it is done between frames.
    const IN_SLICES: bool = false;

    /// Handles requests in order. It may skip those that a later request makes useless.
    fn handle(&mut self, requests: Vec<Self::Request>, report: &mut dyn FnMut(Self::Report));

    /// Does work that can wait until there are no requests. Returns whether there is more.
    fn idle(&mut self, report: &mut dyn FnMut(Self::Report)) -> bool {
        let _ = report;
        false
    }

    /// Returns when it wants to be [idle](Self::idle) again without a request, if ever: it waits for a pause,
    /// or for another thread.
    fn wait(&self) -> Option<Duration> {
        None
    }
}

/// The window's end of the line.
pub enum Background<H: Handler> {
    /// The handler works in its own thread.
    Thread {
        /// Where requests go.
        requests: Sender<H::Request>,
        /// Where reports come from.
        reports: Receiver<H::Report>,
    },
    /// The handler works when it is polled.
    Inline {
        /// The handler.
        handler: H,
        /// The requests since then.
        queue: Vec<H::Request>,
        /// Whether it has more to do by itself.
        goes_on: bool,
    },
}

impl<H: Handler> fmt::Debug for Background<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Thread { .. } => "Background::Thread",
            Self::Inline { .. } => "Background::Inline",
        })
    }
}

impl<H: Handler> Background<H> {
    /// Runs a handler whenever it is polled.
    pub const fn inline(handler: H) -> Self {
        Self::Inline { handler, queue: Vec::new(), goes_on: false }
    }

    /// Asks for something.
    pub fn send(&mut self, request: H::Request) {
        match self {
            // A thread that is gone has reported why; there is nobody to tell.
            Self::Thread { requests, .. } => drop(requests.send(request)),
            Self::Inline { queue, .. } => queue.push(request),
        }
    }

    /// Returns whether something was asked for that is done only when polled.
    pub fn is_waiting(&self) -> bool {
        match self {
            Self::Thread { .. } => false,
            Self::Inline { handler, queue, goes_on } => {
                *goes_on || !queue.is_empty() || handler.wait().is_some()
            }
        }
    }

    /// Returns the reports since the last call.
    pub fn poll(&mut self) -> Vec<H::Report> {
        match self {
            Self::Thread { reports, .. } => reports.try_iter().collect(),
            Self::Inline { handler, queue, goes_on } => {
                let mut reports = Vec::new();
                let mut report = |answer| reports.push(answer);
                if !queue.is_empty() {
                    handler.handle(std::mem::take(queue), &mut report);
                    *goes_on = true;
                }
                *goes_on |= handler.wait().is_some();
                while *goes_on {
                    *goes_on = handler.idle(&mut report);
                    if H::IN_SLICES {
                        break;
                    }
                }
                reports
            }
        }
    }
}

/// Runs a handler until nobody asks any more. `wake` is called after each report.
pub fn serve<H: Handler>(
    mut handler: H,
    requests: &Receiver<H::Request>,
    reports: &Sender<H::Report>,
    wake: &(dyn Fn() + Send + Sync),
) {
    let mut report = |answer| {
        reports.send(answer).ok();
        wake();
    };
    loop {
        let first = match handler.wait() {
            Some(time) => requests.recv_timeout(time),
            None => requests.recv().map_err(RecvTimeoutError::from),
        };
        match first {
            Ok(first) => {
                let mut batch = vec![first];
                batch.extend(requests.try_iter());
                handler.handle(batch, &mut report);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        loop {
            let more: Vec<_> = requests.try_iter().collect();
            if !more.is_empty() {
                handler.handle(more, &mut report);
            } else if !handler.idle(&mut report) {
                break;
            }
        }
    }
}
