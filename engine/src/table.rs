//! The table of a running game: content, state, log and notes, the same for every game.
//!
//! [`table!`](crate::table!) declares the type in the game's own crate, so that rules are methods of it. What the traits
//! ask for besides has a default wherever one fits most games.

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

/// Something that happened, as plain data without words: one line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event<K> {
    /// The ability that did it, and the thing it stands on; none if it is a rule of the board.
    pub cause: Option<(AbilityId, Thing)>,
    /// The only player who may read it, if there is one.
    pub secret: Option<u8>,
    /// What.
    pub what: K,
}

impl<K> Event<K> {
    /// Returns the only player who may read it, if there is one.
    pub fn only_for(&self) -> Option<Player> {
        self.secret.map(Player)
    }
}

/// The log of a game. Nothing is written unless somebody wants to read it. `N` is what a game notes beside it.
#[derive(Debug)]
pub struct Log<K, N = ()> {
    /// Whether it is written.
    pub on: bool,
    /// The ability at work.
    pub cause: Option<(AbilityId, Thing)>,
    /// What happened since it was last taken.
    pub events: Vec<Event<K>>,
    /// What the game notes beside it.
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

/// What every table carries. [`table!`](crate::table!) writes it.
pub trait Table: Clone {
    /// What does not change in play.
    type Content: Debug + Send + Sync;
    /// Where a game stands.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What can happen.
    type EventKind: Copy + Debug;
    /// What the game notes beside the log.
    type Notes: Copy + Debug + Default;

    /// Makes a table at which nothing has been written down.
    fn at(content: Arc<Self::Content>, state: Self::State) -> Self;

    /// Returns what does not change.
    fn content(&self) -> &Arc<Self::Content>;

    /// Returns the compiled effects.
    fn program(content: &Self::Content) -> &Program;

    /// Tells contents apart: packs, versions, texts and set-up.
    fn content_hash(&self) -> u64;

    /// Returns where the game stands.
    fn state(&self) -> &Self::State;

    /// Returns where the game stands, to be changed.
    fn state_mut(&mut self) -> &mut Self::State;

    /// Puts another state in place, as after loading: what is derived from the content is rebuilt, and a state that does
    /// not fit it is refused.
    fn restore(&mut self, state: Self::State) -> Result<(), InvalidListeners>;

    /// Returns chance.
    fn chance(&mut self) -> &mut Chance;

    /// Returns chance in a state.
    fn chance_in(state: &mut Self::State) -> &mut Chance;

    /// Returns the log.
    fn log(&self) -> &Log<Self::EventKind, Self::Notes>;

    /// Returns the log, to be written.
    fn log_mut(&mut self) -> &mut Log<Self::EventKind, Self::Notes>;

    /// Says where it is noted why things happen, or counted what does; nowhere if not at all. Returns what was kept
    /// before.
    fn keep_trace(&mut self, trace: Option<Trace>) -> Option<Trace>;

    /// Returns the notes.
    fn notes(&self) -> Option<&Trace>;

    /// Says whether a log is written.
    fn keep_log(&mut self, on: bool) {
        self.log_mut().on = on;
    }

    /// Returns what happened since the log was last taken.
    fn events(&self) -> &[Event<Self::EventKind>] {
        &self.log().events
    }

    /// Takes what happened out of the log.
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
            /// What does not change.
            pub content: ::std::sync::Arc<$content>,
            /// Where the game stands.
            pub state: $state,
            /// What happened.
            pub log: $crate::table::Log<$event $(, $notes)?>,
            /// Why it happened, for those who ask.
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

            /// Copies over what is there, in the memory that is there: what a search does all the time.
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
