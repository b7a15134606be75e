//! Lines from standard input that a signal does not wait for.

use crate::{Refusal, signals};
use std::io::{self, BufRead as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

/// What a person does.
enum Event {
    /// A line was entered.
    Line(String),
    /// The input has ended, or cannot be read any more.
    End,
}

/// A person at a terminal.
#[derive(Debug)]
pub(crate) struct Input {
    /// Set by the first signal.
    pub(crate) stop: Arc<AtomicBool>,
    events: Receiver<Event>,
    wanted: Sender<()>,
}

impl Input {
    /// Listens for signals and reads lines when they are asked for.
    pub(crate) fn new() -> Result<Self, Refusal> {
        let (sender, events) = channel();
        let (wanted, wishes) = channel::<()>();
        let stop = Arc::new(AtomicBool::new(false));
        let (heard, ended) = (Arc::clone(&stop), sender.clone());
        signals::listen(move || {
            heard.store(true, Ordering::Relaxed);
            ended.send(Event::End).ok();
        })?;
        std::thread::spawn(move || {
            while wishes.recv().is_ok() {
                let mut line = String::new();
                let event = match io::stdin().lock().read_line(&mut line) {
                    Ok(1..) => Event::Line(line),
                    Ok(0) | Err(_) => Event::End,
                };
                if sender.send(event).is_err() {
                    return;
                }
            }
        });
        Ok(Self { stop, events, wanted })
    }

    /// Waits for a line; returns `None` if there will be none.
    pub(crate) fn line(&self) -> Option<String> {
        if self.is_over() {
            return None;
        }
        self.wanted.send(()).ok()?;
        match self.events.recv() {
            Ok(Event::Line(line)) => Some(line),
            Ok(Event::End) | Err(_) => None,
        }
    }

    /// Returns whether a signal asked the program to end.
    pub(crate) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
