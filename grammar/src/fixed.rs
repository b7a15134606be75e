//! The words that the grammar itself knows, with a line for the manual. Other words belong to the vocabulary.

/// A word or sign of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedWord {
    /// As it is written; several words are separated by one blank.
    pub text: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
    /// An example of its use.
    pub example: &'static str,
}

const fn word(text: &'static str, doc: &'static str, example: &'static str) -> FixedWord {
    FixedWord { text, doc, example }
}

/// Every word and sign with a fixed meaning.
pub const FIXED: &[FixedWord] = &[
    word("when", "The ability works only if this holds.", "timing, when condition: what happens."),
    word(
        "unless",
        "The ability works only if this does not hold.",
        "timing, unless condition: what happens.",
    ),
    word("pay", "What must be given up for the effect.", "timing, pay cost: what happens."),
    word("discard", "What must be laid aside for the effect.", "timing, discard self: what happens."),
    word(
        "may",
        "Whoever decides may decline; without it, everything is compulsory.",
        "timing: may do something.",
    ),
    word(
        "until",
        "How long the abilities in braces last.",
        "timing, until end of round: { timing: what happens. }",
    ),
    word("choose", "One of the alternatives is chosen.", "timing: choose: this or: that."),
    word(
        "chooses",
        "Behind a player: that player chooses one of the alternatives, or a thing.",
        "timing: each other player chooses: this or: that.",
    ),
    word(
        "if",
        "Opens steps that happen only if this holds, to the end of the ability or alternative.",
        "timing: this then if condition: that.",
    ),
    word(
        "otherwise",
        "Behind the steps of an `if`: what happens if it does not hold.",
        "timing: if condition: this otherwise: that.",
    ),
    word("then", "Steps that happen one after the other.", "timing: this then that."),
    word(
        "or",
        "Joins words of a list, conditions in brackets, and alternatives of a choice (`or:`).",
        "monster is jungle or air",
    ),
    word("and", "Joins conditions that must all hold, and amounts.", "gain 1 gold and 1 glory"),
    word("is", "Sets a number, or asks for a state.", "affinity bonus is 2"),
    word("for each", "As often or as much as this number says.", "gain 1 gold for each wound"),
    word(
        "for every",
        "Once for so many of what is counted.",
        "+1 to attack dice for every 2 wounded mercenaries here, at most 3",
    ),
    word(
        "every",
        "Behind `for`, before a number: once for so many.",
        "gain 1 gold for every 2 traps on path",
    ),
    word("for", "Before `each`: as often or as much as this number says.", "gain 1 gold for each wound"),
    word("each", "All of them, one by one.", "+1 to each magic die"),
    word("to", "Names the number that changes, or the limit of an amount.", "+1 to total"),
    word("up to", "At most so many; fewer can be chosen.", "reroll up to 2 dice"),
    word("up", "Before `to`: at most so many; fewer can be chosen.", "reroll up to 2 dice"),
    word("times", "How often a step is done.", "may reroll 1 die, 2 times"),
    word("at least", "This number or more.", "glory is at least 11"),
    word("at most", "This number or less.", "glory is at most 3"),
    word("at", "Before `least` or `most`: a bound.", "glory is at least 11"),
    word("least", "Behind `at`: this number or more.", "glory is at least 11"),
    word("most", "Behind `at`: this number or less.", "glory is at most 3"),
    word("any number of", "As many as one likes, none included.", "discard any number of dice"),
    word("all", "Every one that is there.", "lose all gold"),
    word("a", "One of several, which its owner chooses.", "heal a mercenary here"),
    word("an", "One of several, which its owner chooses.", "move self to an adjacent path"),
    word("self", "The thing on which the effect is written.", "discard self"),
    word(".", "Ends an ability.", "timing: what happens."),
    word(
        ",",
        "Separates the clauses of a heading, and a step from how often it is done.",
        "timing, when condition: what happens.",
    ),
    word(":", "Behind it stands what happens.", "timing: what happens."),
    word("(", "Opens a condition that is joined with another one.", "when (this) or (that)"),
    word(")", "Closes a condition that is joined with another one.", "when (this) or (that)"),
    word(
        "{",
        "Opens abilities that last for a while.",
        "timing, until end of round: { timing: what happens. }",
    ),
    word(
        "}",
        "Closes abilities that last for a while.",
        "timing, until end of round: { timing: what happens. }",
    ),
    word("+", "Adds to a number.", "+1 to total"),
    word("-", "Takes from a number.", "-1 to total"),
];

/// Finds a word or sign of the grammar.
pub fn find(text: &str) -> Option<&'static FixedWord> {
    FIXED.iter().find(|word| word.text == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::KEYWORDS;

    #[test]
    fn every_keyword_has_a_line() {
        assert!(KEYWORDS.iter().all(|word| find(word).is_some()));
    }

    #[test]
    fn no_word_stands_twice() {
        for (index, word) in FIXED.iter().enumerate() {
            assert!(FIXED.iter().take(index).all(|other| other.text != word.text), "{}", word.text);
        }
    }
}
