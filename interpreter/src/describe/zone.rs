//! Cards by where they lie: `the top 3 events of the event pile`.

use crate::describe::set::{CommonNoun, Determiner};
use crate::describe::writer::{Writer, plural};
use crate::ir::{Arg, NounRef};
use crate::vocabulary::pattern::{Pattern, PatternPart};

impl Writer<'_> {
    /// Returns the sort of a zone, for messages that put their preposition by it; `none` for other nouns.
    pub(super) fn zone_sort(&self, nouns: &[NounRef]) -> &'static str {
        let [NounRef::Noun(noun)] = nouns else { return "none" };
        self.vocabulary().zone(*noun).map_or("none", |zone| zone.sort.name())
    }

    /// Adds `top` or `bottom`, and how many, to the noun of a selector that counts from an end; returns its determiner.
    pub(super) fn counted_from_end<'n>(
        &'n self,
        pattern: &Pattern,
        args: &[Arg],
        noun: &mut CommonNoun<'n>,
    ) -> Option<Determiner> {
        let end = match pattern.parts.first()? {
            PatternPart::Word(word @ ("top" | "bottom" | "first"), _) => *word,
            PatternPart::Word(..) | PatternPart::Slot { .. } | PatternPart::Core => return None,
        };
        noun.adjectives.insert(0, self.say(&format!("frame-{end}"), &self.args()));
        let Some(Arg::Number(count)) = args.first() else { return Some(Determiner::one("the")) };
        let count = self.number(*count);
        let number = plural(&count);
        let plain = std::mem::replace(&mut noun.form, Box::new(|_, _| String::new()));
        noun.form = Box::new(move |number, case| format!("{} {}", count.to_text(), plain(number, case)));
        Some(Determiner { number, ..Determiner::one("the") })
    }
}
