//! How a game declares its words: rows with their meaning ([`meaning`]), or a table together with an enum of
//! its rows, so that rules can match on every word and the compiler reports a missing one.

pub mod host;
pub mod meaning;

/// Declares the enum `$name` and the table `$table`, with one variant per row, in the same order.
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

            /// Returns the index in the table, which is the number inside the word's id.
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

/// An enum with numbered variants: questions and answers of a game's rules.
pub trait Numbered: Copy + std::fmt::Debug + Sized + 'static {
    /// Every variant, in order.
    const ALL: &'static [Self];

    /// Returns the id of a variant: `StealKind` is `steal-kind`.
    fn id(self) -> String {
        kebab(&format!("{self:?}"))
    }

    /// Returns the id of the variant with a number, or the number if there is none.
    fn id_of(number: u32) -> String {
        Self::ALL.get(number as usize).map_or_else(|| number.to_string(), |variant| variant.id())
    }
}

/// Writes the name of a variant as an id: `StealKind` is `steal-kind`.
pub fn kebab(name: &str) -> String {
    let mut id = String::with_capacity(name.len() + 2);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
    }
    id
}

/// Declares an enum with numbered variants: questions and answers of a game's rules.
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

            /// Returns it as an answer.
            pub const fn option(self) -> $crate::choice::ChoiceOption {
                $crate::choice::ChoiceOption::Game(self.number())
            }
        }

        impl $crate::words::Numbered for $name {
            const ALL: &'static [Self] = Self::ALL;
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Numbered as _;

    #[derive(Clone, Copy, Debug)]
    enum Ask {
        Leave,
        SwapSecond,
    }

    impl super::Numbered for Ask {
        const ALL: &'static [Self] = &[Self::Leave, Self::SwapSecond];
    }

    #[test]
    fn variants_have_the_ids_of_their_names() {
        assert_eq!(Ask::Leave.id(), "leave");
        assert_eq!(Ask::id_of(1), "swap-second");
        assert_eq!(Ask::id_of(2), "2");
    }
}
