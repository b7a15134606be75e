//! Declares things and events in one place: packed form, ids and words.

use crate::game::Rules;
use crate::game::speech::{Said, Speech};
use crate::words::kebab;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;
use std::fmt::Debug;

/// The source of a thing's name. Its id and words follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// A player.
    Player(Player),
    /// An entry.
    Entry(NounId),
    /// A noun.
    Noun(NounId),
    /// One of several places or pieces of a sort, by its number from 1; the message `thing-<sort>` names it.
    Numbered(&'static str, u32),
    /// Nothing.
    Nothing,
}

impl Naming {
    /// Returns the id, which is the same in every game with the same content.
    pub fn id(self, speech: &Speech<'_>) -> String {
        match self {
            Self::Player(player) => format!("player-{}", u32::from(player.0) + 1),
            Self::Entry(noun) | Self::Noun(noun) => speech.id(noun).to_owned(),
            Self::Numbered(sort, number) => format!("{sort}-{number}"),
            Self::Nothing => "nothing".to_owned(),
        }
    }

    /// Returns the name.
    pub fn name(self, speech: &Speech<'_>) -> String {
        match self {
            Self::Player(player) => speech.player(player),
            Self::Entry(noun) => speech.name(noun),
            Self::Noun(noun) => speech.form(noun, 1),
            Self::Numbered(sort, number) => {
                let number = i32::try_from(number).unwrap_or(i32::MAX);
                speech.say(&format!("thing-{sort}"), &[("number", number.into())])
            }
            Self::Nothing => speech.say("nothing", &[]),
        }
    }

    /// Returns the entry, if it is one.
    pub const fn entry(self) -> Option<NounId> {
        if let Self::Entry(noun) = self { Some(noun) } else { None }
    }
}

/// The part of a thing's number below its sort.
pub trait Packed: Copy {
    /// Packs it into the lower three bytes.
    fn pack(self) -> u32;
    /// Unpacks it.
    fn unpack(packed: u32) -> Self;
}

impl Packed for u8 {
    fn pack(self) -> u32 {
        u32::from(self)
    }

    fn unpack(packed: u32) -> Self {
        let [.., low] = packed.to_be_bytes();
        low
    }
}

impl Packed for u16 {
    fn pack(self) -> u32 {
        u32::from(self)
    }

    fn unpack(packed: u32) -> Self {
        let [.., high, low] = packed.to_be_bytes();
        Self::from_be_bytes([high, low])
    }
}

/// Declares the things of a game: an enum whose variants are packed into the interpreter's things and unpacked again.
#[macro_export]
macro_rules! things {
    ($(#[$doc:meta])* $name:ident { $($(#[$row:meta])* $variant:ident($index:ty)),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$row])* $variant($index),)+
        }

        impl $name {
            /// Packs it, with its sort in the top byte and its index below.
            pub fn thing(self) -> $crate::hook::Thing {
                use $crate::common::Packed as _;
                let mut sort = 0;
                $(
                    if let Self::$variant(index) = self {
                        return $crate::hook::Thing((sort << 24) | index.pack());
                    }
                    sort += 1;
                )+
                $crate::hook::Thing(sort << 24)
            }

            /// Unpacks a thing.
            pub fn of(thing: $crate::hook::Thing) -> Option<Self> {
                use $crate::common::Packed as _;
                let mut sort = thing.0 >> 24;
                $(
                    if sort == 0 {
                        return Some(Self::$variant(<$index>::unpack(thing.0)));
                    }
                    sort = sort.wrapping_sub(1);
                )+
                None
            }
        }
    };
}

/// A field of an event, as messages of the game take it.
pub trait InWords<R: Rules> {
    /// Returns it in words.
    fn in_words(&self, table: &R, speech: &Speech<'_>) -> Said;
}

impl<R: Rules> InWords<R> for Player {
    fn in_words(&self, _: &R, speech: &Speech<'_>) -> Said {
        speech.player(*self).into()
    }
}

impl<R: Rules> InWords<R> for Thing {
    fn in_words(&self, table: &R, speech: &Speech<'_>) -> Said {
        table.thing_name(speech, *self).into()
    }
}

impl<R: Rules> InWords<R> for NounId {
    fn in_words(&self, _: &R, speech: &Speech<'_>) -> Said {
        speech.form(*self, 1).into()
    }
}

/// An amount of a noun.
impl<R: Rules> InWords<R> for (NounId, i32) {
    fn in_words(&self, _: &R, speech: &Speech<'_>) -> Said {
        speech.counted(self.0, self.1).into()
    }
}

impl<R: Rules> InWords<R> for crate::zones::Told {
    fn in_words(&self, table: &R, speech: &Speech<'_>) -> Said {
        (*self).say(table, speech).into()
    }
}

impl<R: Rules> InWords<R> for i32 {
    fn in_words(&self, _: &R, _: &Speech<'_>) -> Said {
        (*self).into()
    }
}

/// Writes a line of the log with the message `event-` and the name of its variant, `event-load` for `Load`.
pub fn say(speech: &Speech<'_>, variant: &str, values: &[(&'static str, Said)]) -> String {
    speech.say(&format!("event-{}", kebab(variant)), values)
}

/// Declares the events of a game: an enum whose fields are variables of the game's messages under their own
/// names.
#[macro_export]
macro_rules! events {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$row:meta])* $variant:ident $({ $($field:ident: $ty:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the names of the fields say it")]
        pub enum $name {
            $($(#[$row])* $variant $({ $($field: $ty),+ })?,)+
        }

        impl $name {
            /// The names of all variants.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($variant)),+];

            /// Writes it.
            pub fn say<R: $crate::game::Rules>(&self, table: &R, speech: &$crate::game::speech::Speech<'_>) -> String {
                use $crate::common::InWords;
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        let values: &[(&'static str, $crate::game::speech::Said)] =
                            &[$($((stringify!($field), InWords::<R>::in_words($field, table, speech))),+)?];
                        $crate::common::say(speech, stringify!($variant), values)
                    })+
                }
            }
        }
    };
}
