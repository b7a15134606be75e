//! The table of a running game: content, state, log and notes, the same for every game.
//!
//! [`table!`](crate::table!) declares the type in the game's own crate, so that rules are its methods. The
//! other items of the traits have defaults wherever one fits most games.

use crate::chance::Chance;
use provost_interpreter::hook::{Player, Thing};
pub use provost_interpreter::listeners::InvalidListeners;
use provost_interpreter::program::AbilityId;
pub use provost_interpreter::program::Program;
pub use provost_interpreter::trace::Trace;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::sync::Arc;

/// An event as plain data without words: one line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event<K> {
    /// The ability that caused it, and its source; `None` for a rule of the board.
    pub cause: Option<(AbilityId, Thing)>,
    /// The only player who may read it, if there is one.
    pub secret: Option<u8>,
    /// The event.
    pub what: K,
}

impl<K> Event<K> {
    /// Returns the only player who may read it, if there is one.
    pub fn only_for(&self) -> Option<Player> {
        self.secret.map(Player)
    }
}

/// The log of a game, written only on request. `N` is the type of a game's own notes.
#[derive(Debug)]
pub struct Log<K, N = ()> {
    /// Whether it is written.
    pub on: bool,
    /// The current ability.
    pub cause: Option<(AbilityId, Thing)>,
    /// The events since it was last taken.
    pub events: Vec<Event<K>>,
    /// The game's own notes.
    pub notes: N,
}

impl<K, N: Default> Default for Log<K, N> {
    fn default() -> Self {
        Self { on: false, cause: None, events: Vec::new(), notes: N::default() }
    }
}

impl<K: Clone, N: Copy> Clone for Log<K, N> {
    fn clone(&self) -> Self {
        Self { events: self.events.clone(), ..*self }
    }

    fn clone_from(&mut self, from: &Self) {
        let Self { on, cause, events, notes } = from;
        (self.on, self.cause, self.notes) = (*on, *cause, *notes);
        self.events.clone_from(events);
    }
}

impl<K, N> Log<K, N> {
    /// Writes a line.
    #[inline]
    pub fn tell(&mut self, what: K) {
        if self.on {
            self.events.push(Event { cause: self.cause, secret: None, what });
        }
    }

    /// Writes a line that only one player may read.
    #[inline]
    pub fn tell_only(&mut self, seat: u8, what: K) {
        if self.on {
            self.events.push(Event { cause: self.cause, secret: Some(seat), what });
        }
    }
}

/// A line of the log of a table.
pub type EventOf<T> = Event<<T as Table>::EventKind>;

/// The parts of every table, implemented by [`table!`](crate::table!).
pub trait Table: Clone {
    /// The constant part of the game.
    type Content: Debug + Send + Sync;
    /// The state of the game.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// The events of the game.
    type EventKind: Copy + Debug;
    /// The game's own notes in the log.
    type Notes: Copy + Debug + Default;

    /// Makes a table with an empty log.
    fn at(content: Arc<Self::Content>, state: Self::State) -> Self;

    /// Returns the constant part.
    fn content(&self) -> &Arc<Self::Content>;

    /// Returns the compiled effects.
    fn program(content: &Self::Content) -> &Program;

    /// Returns the hash of packs, versions, texts and set-up.
    fn content_hash(&self) -> u64;

    /// Returns the state.
    fn state(&self) -> &Self::State;

    /// Returns the state for changing.
    fn state_mut(&mut self) -> &mut Self::State;

    /// Replaces the state, as after loading: derived data is rebuilt, and a state that does not fit the
    /// content is refused.
    fn restore(&mut self, state: Self::State) -> Result<(), InvalidListeners>;

    /// Returns the chance of the game.
    fn chance(&mut self) -> &mut Chance;

    /// Returns the chance in a state.
    fn chance_in(state: &mut Self::State) -> &mut Chance;

    /// Returns the log.
    fn log(&self) -> &Log<Self::EventKind, Self::Notes>;

    /// Returns the log for writing.
    fn log_mut(&mut self) -> &mut Log<Self::EventKind, Self::Notes>;

    /// Sets the trace that collects or counts notes, or none, and returns the previous one.
    fn keep_trace(&mut self, trace: Option<Trace>) -> Option<Trace>;

    /// Returns the trace.
    fn notes(&self) -> Option<&Trace>;

    /// Switches the log on or off.
    fn keep_log(&mut self, on: bool) {
        self.log_mut().on = on;
    }

    /// Returns the events since the log was last taken.
    fn events(&self) -> &[Event<Self::EventKind>] {
        &self.log().events
    }

    /// Takes the events out of the log.
    fn take_events(&mut self) -> Vec<Event<Self::EventKind>> {
        std::mem::take(&mut self.log_mut().events)
    }
}

/// Declares the table of a game: content, state, log and trace.
///
/// The content has the fields `hash` and `program`, the state has `chance`.
#[macro_export]
macro_rules! table {
    ($(#[$doc:meta])* $name:ident { $content:ty, $state:ty, $event:ty $(, notes: $notes:ty)? }) => {
        #[doc = "Content, state, log and trace of the game."]
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name {
            /// The constant part of the game.
            pub content: ::std::sync::Arc<$content>,
            /// The state of the game.
            pub state: $state,
            /// The log.
            pub log: $crate::table::Log<$event $(, $notes)?>,
            /// The trace, on request.
            pub trace: Option<$crate::table::Trace>,
        }

        impl Clone for $name {
            fn clone(&self) -> Self {
                let Self { content, state, log, trace } = self;
                Self {
                    content: ::std::sync::Arc::clone(content),
                    state: state.clone(),
                    log: log.clone(),
                    trace: trace.clone(),
                }
            }

            /// Copies the value and reuses the memory already allocated, which matters to searches.
            fn clone_from(&mut self, from: &Self) {
                let Self { content, state, log, trace } = from;
                if !::std::sync::Arc::ptr_eq(&self.content, content) {
                    self.content = ::std::sync::Arc::clone(content);
                }
                self.state.clone_from(state);
                self.log.clone_from(log);
                self.trace.clone_from(trace);
            }
        }

        impl $name {
            /// Writes a line of the log.
            #[inline]
            pub(crate) fn tell(&mut self, what: $event) {
                self.log.tell(what);
            }
        }

        impl $crate::table::Table for $name {
            type Content = $content;
            type State = $state;
            type EventKind = $event;
            type Notes = $crate::table!(@notes $($notes)?);

            fn at(content: ::std::sync::Arc<$content>, state: $state) -> Self {
                Self { content, state, log: $crate::table::Log::default(), trace: None }
            }

            #[inline]
            fn content(&self) -> &::std::sync::Arc<$content> {
                &self.content
            }

            #[inline]
            fn program(content: &$content) -> &$crate::table::Program {
                &content.program
            }

            fn content_hash(&self) -> u64 {
                self.content.hash
            }

            #[inline]
            fn state(&self) -> &$state {
                &self.state
            }

            fn restore(&mut self, mut state: $state) -> Result<(), $crate::table::InvalidListeners> {
                state.listeners.rebuild(&self.content.program)?;
                self.state = state;
                Ok(())
            }

            fn state_mut(&mut self) -> &mut $state {
                &mut self.state
            }

            fn chance(&mut self) -> &mut $crate::chance::Chance {
                &mut self.state.chance
            }

            fn chance_in(state: &mut $state) -> &mut $crate::chance::Chance {
                &mut state.chance
            }

            #[inline]
            fn log(&self) -> &$crate::table::Log<$event, Self::Notes> {
                &self.log
            }

            fn log_mut(&mut self) -> &mut $crate::table::Log<$event, Self::Notes> {
                &mut self.log
            }

            fn keep_trace(
                &mut self,
                trace: Option<$crate::table::Trace>,
            ) -> Option<$crate::table::Trace> {
                ::std::mem::replace(&mut self.trace, trace)
            }

            #[inline]
            fn notes(&self) -> Option<&$crate::table::Trace> {
                self.trace.as_ref()
            }
        }
    };
    (@notes) => { () };
    (@notes $notes:ty) => { $notes };
}
