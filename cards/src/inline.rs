//! Icons in sentences: finds the words for which an icon stands, such as `2 potions` or `a jungle monster`.

use crate::colour::Colour;
use crate::icon::Icons;
use crate::template::Templates;
use crate::text::Piece;
use provost_interpreter::vocabulary::Vocabulary;
use provost_interpreter::vocabulary::noun::Noun;

/// Words after which a noun is counted, besides numbers.
const COUNTING: [&str; 7] = ["each", "jeder", "jede", "jedes", "jedem", "jeden", "je"];
/// Words that join nouns under one number.
const JOINING: [&str; 4] = [" or ", " and ", " oder ", " und "];
/// A space at which no line is broken.
const FIXED: char = '\u{a0}';

/// The words of a language for which an icon stands.
#[derive(Clone, Debug, Default)]
pub struct Inline {
    /// Longest first, so that `magic trap` is found before `trap`.
    words: Vec<Known>,
}

#[derive(Clone, Debug)]
struct Known {
    words: String,
    icon: String,
    colour: Colour,
    die: bool,
    /// The icon stands before the word and not for it.
    beside: bool,
    /// The first half of a noun: `strength` in `1 strength or magic die`.
    stem: bool,
}

impl Inline {
    /// Gathers the words of a language.
    pub fn new(vocabulary: &Vocabulary, templates: &Templates, icons: &Icons, language: &str) -> Self {
        let mut words = Vec::new();
        for (_, noun) in vocabulary.nouns() {
            let class = vocabulary.class(noun.class);
            let beside = templates.beside.iter().any(|name| name == class.name);
            let die = class.name == "die";
            if !(class.counted || die || beside) {
                continue;
            }
            let (Some(icon), Some(forms)) = (&noun.icon, noun.forms.get(language)) else { continue };
            let colour = colour_of(noun, icons);
            let known = |words: &str, stem: bool| Known {
                words: words.to_owned(),
                icon: icon.clone(),
                colour,
                die,
                beside,
                stem,
            };
            for form in [Some(&forms.one), forms.other.as_ref(), forms.dative.as_ref()].into_iter().flatten()
            {
                words.push(known(form, false));
            }
            let stem = forms.one.rsplit_once(' ').map(|(stem, _)| stem.to_owned());
            let stem = stem.or_else(|| forms.one.split_once('-').map(|(stem, _)| format!("{stem}-")));
            if let Some(stem) = stem.filter(|_| die) {
                words.push(known(&stem, true));
            }
        }
        for word in &templates.words {
            let colour = icons.colour(&word.icon).unwrap_or(Colour::INK);
            for form in word.forms.get(language).into_iter().flatten() {
                words.push(Known {
                    words: form.clone(),
                    icon: word.icon.clone(),
                    colour,
                    die: word.icon.starts_with("attack"),
                    beside: false,
                    stem: false,
                });
            }
        }
        words.sort_by(|a, b| b.words.len().cmp(&a.words.len()).then_with(|| a.words.cmp(&b.words)));
        words.dedup_by(|a, b| a.words == b.words);
        Self { words }
    }

    /// Parts a sentence into words and icons.
    pub fn pieces(&self, text: &str, dark: bool) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut plain = String::new();
        let mut rest = text;
        let mut joined = false;
        while !rest.is_empty() {
            let at_word =
                !plain.chars().next_back().is_some_and(|last| last.is_alphanumeric() || last == '-');
            if let Some(known) = self.words.iter().filter(|_| at_word).find(|known| known.starts(rest)) {
                let after = rest.get(known.words.len()..).unwrap_or_default();
                let stem_fits = !known.stem || JOINING.iter().any(|word| after.starts_with(word));
                if stem_fits && (known.beside || counted(&plain) || (joined && after_joint(&plain))) {
                    let words = rest.get(..known.words.len()).unwrap_or_default();
                    take(known, words, dark, &mut plain, &mut pieces);
                    joined = !known.beside;
                    rest = after;
                    continue;
                }
            }
            let mut letters = rest.chars();
            if let Some(letter) = letters.next() {
                plain.push(letter);
                if matches!(letter, '.' | ':' | ';') {
                    joined = false;
                }
            }
            rest = letters.as_str();
        }
        if !plain.is_empty() {
            pieces.push(Piece::Text(plain));
        }
        pieces
    }
}

impl Known {
    fn starts(&self, text: &str) -> bool {
        let Some(after) = text.strip_prefix(self.words.as_str()) else { return false };
        self.words.ends_with('-') || !after.chars().next().is_some_and(char::is_alphanumeric)
    }
}

fn take(known: &Known, words: &str, dark: bool, plain: &mut String, pieces: &mut Vec<Piece>) {
    let colour = if known.die {
        known.colour
    } else if dark {
        known.colour.on_dark()
    } else {
        known.colour.on_parchment()
    };
    if !known.beside && plain.ends_with(' ') {
        plain.pop();
        plain.push(FIXED);
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(std::mem::take(plain)));
    }
    let hidden = if known.beside { String::new() } else { words.to_owned() };
    pieces.push(Piece::Icon { icon: known.icon.clone(), colour, words: hidden, die: known.die });
    if known.beside {
        // The word itself follows its icon.
        plain.push(FIXED);
        plain.push_str(words);
    }
}

/// Whether the words end in a number, or in a word that counts.
fn counted(plain: &str) -> bool {
    let Some(before) = plain.strip_suffix(' ') else { return false };
    let last = before.rsplit([' ', FIXED, '(']).next().unwrap_or_default();
    let number = last.trim_start_matches(['+', '−', '-']);
    !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit()) || COUNTING.contains(&last)
}

/// Whether the words since the last icon only join.
fn after_joint(plain: &str) -> bool {
    JOINING.contains(&plain) || plain == ", "
}

/// The colour of a noun: its own, that of its icon, or one of its id.
pub fn colour_of(noun: &Noun, icons: &Icons) -> Colour {
    let own = noun.colour.as_deref().and_then(Colour::parse);
    own.or_else(|| icons.colour(noun.icon.as_deref()?)).unwrap_or_else(|| Colour::of_word(&noun.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inline() -> Inline {
        let known = |words: &str, icon: &str, die: bool, beside: bool, stem: bool| Known {
            words: words.to_owned(),
            icon: icon.to_owned(),
            colour: Colour::INK,
            die,
            beside,
            stem,
        };
        Inline {
            words: vec![
                known("strength die", "strength", true, false, false),
                known("magic die", "magic", true, false, false),
                known("strength", "strength", true, false, true),
                known("potions", "potion", false, false, false),
                known("jungle", "jungle", false, true, false),
                known("gold", "gold", false, false, false),
            ],
        }
    }

    fn said(text: &str) -> String {
        let pieces = inline().pieces(text, false).into_iter().map(|piece| match piece {
            Piece::Text(text) => text.replace(FIXED, "_"),
            Piece::Icon { icon, .. } => format!("[{icon}]"),
        });
        pieces.collect()
    }

    #[test]
    fn an_icon_stands_for_what_is_counted_and_stays_with_its_number() {
        assert_eq!(said("Gain 2 potions and 3 gold."), "Gain 2_[potion] and 3_[gold].");
        assert_eq!(said("+1 to each strength die."), "+1 to each_[strength].");
    }

    #[test]
    fn a_number_counts_for_all_that_is_joined() {
        assert_eq!(said("reroll 1 strength or magic die"), "reroll 1_[strength] or_[magic]");
    }

    #[test]
    fn what_is_not_counted_keeps_its_word() {
        assert_eq!(said("the magic die is golden"), "the magic die is golden");
        assert_eq!(said("against a jungle monster"), "against a [jungle]_jungle monster");
    }
}
