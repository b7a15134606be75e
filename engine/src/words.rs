//! A table of words together with an enum of its rows, so that the rules of a game can match on every word
//! and the compiler says which one is missing.

/// Declares the enum `$name` and the table `$table`, one variant for each row, in the same order.
#[macro_export]
macro_rules! word_table {
    ($(#[$doc:meta])* $name:ident, $table:ident: [$spec:ty] { $($variant:ident = $row:expr),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name {
            $(
                #[doc = concat!("The row `", stringify!($variant), "`.")]
                $variant,
            )*
        }

        impl $name {
            /// Every variant, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Returns the position in the table, which is the number inside the word's id.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Returns the number inside the word's id.
            pub const fn word(self) -> u32 {
                self as u32
            }

            /// Finds the row behind the number inside a word's id.
            #[inline]
            pub fn from_word(word: u32) -> Option<Self> {
                Self::ALL.get(word as usize).copied()
            }
        }

        #[doc = concat!("The rows of [`", stringify!($name), "`].")]
        pub static $table: &[$spec] = &[$($row),*];
    };
}

/// Declares an enum whose variants are known by their number: questions and answers of a game's rules.
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident { $($(#[$row:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$row])* $variant,)*
        }

        impl $name {
            /// Every variant, in order.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Returns its number.
            pub const fn number(self) -> u32 {
                self as u32
            }

            /// Finds the variant with a number.
            pub fn from_number(number: u32) -> Option<Self> {
                Self::ALL.get(number as usize).copied()
            }
        }
    };
}
