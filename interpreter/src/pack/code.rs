//! Codes of the findings about packs. The meaning of a code never changes.

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $code:literal;)*) => {
        $($(#[$doc])* pub const $name: &str = $code;)*

        /// Every code of this stage.
        pub const ALL: &[&str] = &[$($code),*];
    };
}

codes! {
    /// Bytes that are not text.
    BROKEN_UTF8 = "broken-utf8";
    /// A file beyond [`super::MAX_FILE_BYTES`].
    FILE_TOO_LARGE = "file-too-large";
    /// A file that the caller could not read.
    UNREADABLE_FILE = "unreadable-file";
    /// A file that no part of Provost reads.
    UNKNOWN_FILE = "unknown-file";
    /// A folder without `pack.toml`.
    MISSING_PACK_FILE = "missing-pack-file";
    /// Not TOML.
    TOML_SYNTAX = "toml-syntax";
    /// Tables or lists that are nested too deeply.
    NESTED_TOO_DEEP = "nesting-too-deep";
    /// A key that nothing reads.
    UNKNOWN_KEY = "unknown-key";
    /// A key that must be there.
    MISSING_KEY = "missing-key";
    /// A value of another type than its key takes.
    WRONG_TYPE = "wrong-type";
    /// A number outside the range of its key.
    NUMBER_OUT_OF_RANGE = "number-out-of-range";
    /// A word outside the list of choices.
    UNKNOWN_CHOICE = "unknown-choice";
    /// An empty text.
    EMPTY_TEXT = "empty-text";
    /// An id that is not kebab-case.
    BAD_ID = "bad-id";
    /// An entry in a file with another name.
    ID_UNLIKE_FILE = "id-unlike-file";
    /// A noun whose id is made of other words than its English name.
    ID_UNLIKE_NAME = "id-unlike-name";
    /// A version that is not of the form `1.2.3`.
    BAD_VERSION = "bad-version";
    /// A text without one of the pack's languages.
    MISSING_TRANSLATION = "missing-translation";
    /// A game that does not exist.
    UNKNOWN_GAME = "unknown-game";
    /// A game whose own tables are faulty.
    BROKEN_GAME = "broken-game";
    /// A dependency on a pack for another game.
    WRONG_GAME = "wrong-game";
    /// A dependency that does not exist.
    MISSING_PACK = "missing-pack";
    /// Packs that depend on each other.
    DEPENDENCY_CYCLE = "dependency-cycle";
    /// Two packs with one id.
    DUPLICATE_PACK = "duplicate-pack";
    /// A kind of entry that the game does not have.
    UNKNOWN_KIND = "unknown-kind";
    /// A noun class that the game does not have.
    UNKNOWN_CLASS = "unknown-class";
    /// A noun class that packs may not add to.
    CLOSED_CLASS = "closed-class";
    /// A noun that no pack has.
    UNKNOWN_NOUN = "unknown-noun";
    /// An entry that no pack has.
    UNKNOWN_ENTRY = "unknown-entry";
    /// A set that the pack does not list.
    UNKNOWN_SET = "unknown-set";
    /// An entry of another kind than its key takes.
    WRONG_KIND = "wrong-kind";
    /// A word of a pack that this one does not depend on.
    NOT_A_DEPENDENCY = "not-a-dependency";
    /// Two entries with one id.
    DUPLICATE_ID = "duplicate-id";
    /// Two nouns with one id or one spelling.
    DUPLICATE_NOUN = "duplicate-noun";
    /// `replace` without an entry to replace.
    NOTHING_TO_REPLACE = "nothing-to-replace";
    /// A replacement of another kind or with other parameters.
    REPLACE_MISMATCH = "replace-mismatch";
    /// One entry replaced by two packs that do not know of each other.
    REPLACED_TWICE = "replaced-twice";
    /// `remove` of an entry that does not exist.
    NOTHING_TO_REMOVE = "nothing-to-remove";
    /// `remove` of an entry that another one refers to.
    REMOVED_ENTRY_IN_USE = "removed-entry-in-use";
    /// `estimated` names a key that the entry does not have.
    UNKNOWN_ESTIMATE = "unknown-estimate";
    /// A row of an ordered list that asks for no more than an earlier one.
    NOT_RISING = "not-rising";
    /// An entry with parameters where none can be given.
    MISSING_PARAMETERS = "missing-parameters";
    /// Options that cannot be chosen together before a game.
    IMPOSSIBLE_SETUP = "impossible-setup";
    /// A position that no game can reach.
    IMPOSSIBLE_POSITION = "impossible-position";
    /// A card that takes no part in the game being set up.
    NOT_IN_GAME = "not-in-game";
    /// A card that lies in two places.
    PLACED_TWICE = "placed-twice";
    /// A campaign that cannot be played to its end.
    BROKEN_CAMPAIGN = "broken-campaign";
    /// More parameters than an effect can have.
    TOO_MANY_PARAMETERS = "too-many-parameters";
    /// A comment addressed to Provost that it does not understand.
    BAD_ALLOW = "bad-allow";
    /// A comment that allows a warning without saying why.
    ALLOW_WITHOUT_REASON = "allow-without-reason";
    /// A comment that allows a warning that does not occur.
    UNUSED_ALLOW = "unused-allow";
    /// More findings in one file than anybody would read.
    TOO_MANY_FINDINGS = "too-many-findings";
}
