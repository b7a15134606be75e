//! Nouns in number and case, alone or counted: `1 strength or magic die`, `2 potions or venoms`.
//!
//! A noun of a pack has its forms with it; a noun of the rules has a message `noun-<class>-<id>` whose value
//! is the singular and whose attributes are `other`, `dative` (plural), `gender` and `in`
//! (`at the Entrance`). Nouns of a class with a unit are compounded by the message `unit-<class>`:
//! `strength die` and `magic die` make `strength or magic die`.

use crate::describe::ParamValue;
use crate::describe::phrase::{Args, Case, Phrase, Value};
use crate::describe::writer::{Writer, plural};
use crate::ir::{Amount, NounRef, Quantity};
use crate::vocabulary::ENTRY_CLASS;
use crate::vocabulary::id::{ClassId, NounId};
use crate::vocabulary::noun::{Gender, Noun, NounForms};

/// All forms of a noun.
#[derive(Clone, Debug)]
struct Word {
    one: String,
    other: String,
    /// Dative plural.
    dative: String,
    /// Value of `$gender`.
    gender: String,
    /// Whether it has no plural, like gold.
    mass: bool,
    /// The phrase for something located there: `at the Mine`, `on a land`.
    place: Option<String>,
}

impl Word {
    fn new(forms: NounForms) -> Self {
        let mass = forms.other.is_none();
        let other = forms.other.unwrap_or_else(|| forms.one.clone());
        let dative = forms.dative.unwrap_or_else(|| other.clone());
        let gender = match forms.gender {
            Some(Gender::Masculine) => "m",
            Some(Gender::Feminine) => "f",
            Some(Gender::Neuter) => "n",
            None => "none",
        };
        Self { one: forms.one, other, dative, gender: gender.to_owned(), mass, place: None }
    }

    fn form(&self, number: &str, case: Case) -> &str {
        match (number, case) {
            ("one", _) => &self.one,
            (_, Case::Dative) => &self.dative,
            (_, Case::Nominative | Case::Accusative | Case::Genitive) => &self.other,
        }
    }
}

impl Writer<'_> {
    /// Writes nouns in a slot, joined by `or`.
    pub(super) fn nouns(&self, class: ClassId, nouns: &[NounRef]) -> Phrase {
        let words = self.words(class, nouns, "frame-or");
        let gender = words.last().map_or("none", |word| &word.gender);
        let article = |frame: &'static str, case: Case| {
            let short = self.any_of(&words, "one", case);
            let long: Vec<String> = words.iter().map(|word| word.one.clone()).collect();
            if short != self.list("frame-or", &long) {
                // `the third or fourth space`: nouns with the same last word share their article.
                let first = words.first().cloned().unwrap_or_else(|| Word::new(NounForms::default()));
                return self.with_article(frame, &Word { one: short, ..first }, case);
            }
            let forms: Vec<String> = words.iter().map(|word| self.with_article(frame, word, case)).collect();
            self.list("frame-or", &forms)
        };
        let places: Vec<String> = words
            .iter()
            .map(|word| {
                let place = word.place.clone();
                place.unwrap_or_else(|| self.with_article("frame-in", word, Case::Dative))
            })
            .collect();
        let together = self.words(class, nouns, "frame-and");
        let all: Vec<String> =
            together.iter().map(|word| word.form("other", Case::Nominative).to_owned()).collect();
        let singular: Vec<String> = together.iter().map(|word| word.one.clone()).collect();
        let one_mass = matches!(together.as_slice(), [only] if only.mass);
        let quoted: Vec<String> =
            words.iter().map(|word| self.with_article("frame-quoted", word, Case::Nominative)).collect();
        let all_the: Vec<String> =
            words.iter().map(|word| self.with_article("frame-the", word, Case::Nominative)).collect();
        Phrase::cases(|case| self.any_of(&words, "one", case))
            .with("quoted", self.list("frame-or", &quoted))
            .with("your", self.your(&words, Case::Nominative))
            .with("your_acc", self.your(&words, Case::Accusative))
            .with("the_and", self.list("frame-and", &all_the))
            .with("in_and", self.list("frame-and", &places))
            .with("other", self.any_of(&words, "other", Case::Nominative))
            .with("other_dat", self.any_of(&words, "other", Case::Dative))
            .with("the", article("frame-the", Case::Nominative))
            .with("the_acc", article("frame-the", Case::Accusative))
            .with("the_dat", article("frame-the", Case::Dative))
            .with("a", article("frame-a", Case::Nominative))
            .with("a_acc", article("frame-a", Case::Accusative))
            .with("a_dat", article("frame-a", Case::Dative))
            .with("and", self.list("frame-and", &elided(&singular)))
            .with("in", self.list("frame-or", &places))
            .with("all", self.list("frame-and", &elided(&all)))
            .with("all_number", if one_mass { "one" } else { "other" })
            .with("count", i32::try_from(words.len()).unwrap_or(i32::MAX))
            .with("stem", self.stems(nouns))
            .with(
                "vowel",
                if words.first().is_some_and(|word| opens_with_vowel(&word.one)) { "yes" } else { "no" },
            )
            .with("gender", gender)
            .with("number", "one")
            .with("sort", self.zone_sort(nouns))
            .with("id", self.ids(nouns))
    }

    /// Writes a noun alone, in the singular.
    pub(super) fn noun_name(&self, noun: NounId) -> String {
        self.word(noun).one
    }

    /// Writes quantities joined by `and`.
    pub(super) fn amounts(&self, amounts: &[Amount]) -> Phrase {
        let mut each: Vec<Phrase> = amounts.iter().map(|amount| self.amount(amount)).collect();
        if each.len() == 1 {
            return each.swap_remove(0);
        }
        let ids: Vec<String> =
            each.iter().filter_map(|phrase| phrase.field("id").map(Value::to_text)).collect();
        Phrase::cases(|case| {
            let forms: Vec<String> = each.iter().map(|phrase| phrase.get(case)).collect();
            self.list("frame-and", &forms)
        })
        .with("noun", "")
        .with("count", 2)
        .with("number", "other")
        .with("quantity", "several")
        .with("gender", "none")
        .with("id", ids.join("-and-"))
    }

    fn amount(&self, amount: &Amount) -> Phrase {
        let words = self.words(amount.class, &amount.nouns, "frame-or");
        let gender = words.last().map_or("none", |word| &word.gender);
        let mass = words.iter().all(|word| word.mass);
        let (kind, count) = match &amount.quantity {
            Quantity::Exactly(number) => ("exactly", self.number(*number)),
            Quantity::UpTo(number) => ("up-to", self.number(*number)),
            Quantity::EqualTo(..) => ("equal-to", Value::Number(2)),
            Quantity::AnyNumber => ("any", Value::Number(2)),
            Quantity::All => ("all", Value::Number(2)),
        };
        let number = plural(&count);
        let equal = match &amount.quantity {
            Quantity::EqualTo(number, None) => self.number_phrase(number),
            Quantity::EqualTo(number, Some(most)) => {
                let equal = self.number_phrase(number);
                Phrase::cases(|case| {
                    let args = Args::default().with("each", equal.get(case)).with("n", self.number(*most));
                    self.say("frame-each-most", &args)
                })
            }
            Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber | Quantity::All => {
                Phrase::default()
            }
        };
        Phrase::cases(|case| {
            let args = Args::default()
                .phrase("equal", &equal)
                .with("n", count.clone())
                .with("noun", self.any_of(&words, number, case))
                .with("number", number)
                .with("mass", if mass { "yes" } else { "no" })
                .with("gender", gender)
                .with("case", case.id());
            self.say(&format!("frame-quantity-{kind}"), &args)
        })
        .with("noun", self.any_of(&words, number, Case::Nominative))
        .with("count", count.clone())
        .with("number", number)
        .with("quantity", kind)
        .with("gender", gender)
        .with("id", self.ids(&amount.nouns))
    }

    /// Writes `your strength or magic`; words of different genders each have their own "your".
    fn your(&self, words: &[Word], case: Case) -> String {
        match words {
            [first, rest @ ..] if rest.iter().all(|word| word.gender == first.gender) => {
                let one = self.any_of(words, "one", case);
                self.with_article("frame-your", &Word { one, ..first.clone() }, case)
            }
            _ => {
                let each: Vec<String> =
                    words.iter().map(|word| self.with_article("frame-your", word, case)).collect();
                self.list("frame-or", &each)
            }
        }
    }

    fn any_of(&self, words: &[Word], number: &str, case: Case) -> String {
        let forms: Vec<String> = words.iter().map(|word| word.form(number, case).to_owned()).collect();
        self.list("frame-or", &elided(&forms))
    }

    fn with_article(&self, frame: &str, word: &Word, case: Case) -> String {
        let noun = word.form("one", case);
        let args = Args::default()
            .with("noun", noun)
            .with("vowel", if opens_with_vowel(noun) { "yes" } else { "no" })
            .with("gender", word.gender.as_str())
            .with("case", case.id());
        self.say(frame, &args)
    }

    /// Returns the words of nouns: those of a class with a unit as one compound, whose stems a frame joins,
    /// the others one by one.
    fn words(&self, class: ClassId, nouns: &[NounRef], frame: &str) -> Vec<Word> {
        if nouns.is_empty() {
            return vec![self.compound(class, "")];
        }
        let single = matches!(nouns, [only] if self.resolve(*only).is_none_or(|ids| ids.len() == 1));
        let mut words = Vec::new();
        let mut stems: Vec<(ClassId, Vec<String>)> = Vec::new();
        for noun in nouns {
            match self.resolve(*noun) {
                None => words.push(self.open(class)),
                Some(ids) => {
                    for id in ids {
                        let noun_class = self.vocabulary().noun(id).class;
                        let alone = single && self.holds_unit(id);
                        if alone || self.vocabulary().class(noun_class).compound().is_none() {
                            words.push(self.word(id));
                            continue;
                        }
                        match stems.iter_mut().find(|(known, _)| *known == noun_class) {
                            Some((_, of_class)) => of_class.push(self.stem(id)),
                            None => stems.push((noun_class, vec![self.stem(id)])),
                        }
                    }
                }
            }
        }
        let compounds = stems.iter().map(|(class, stems)| self.compound(*class, &self.list(frame, stems)));
        compounds.chain(words).collect()
    }

    /// Returns the nouns of a reference; `None` for a parameter without a value.
    fn resolve(&self, noun: NounRef) -> Option<Vec<NounId>> {
        match noun {
            NounRef::Noun(id) => Some(vec![id]),
            NounRef::Param(index) => match self.subject.params.get(usize::from(index)) {
                Some(ParamValue::Nouns(nouns)) => Some(nouns.clone()),
                Some(ParamValue::Open | ParamValue::Number(_)) | None => None,
            },
        }
    }

    /// Returns a compound with the unit of a class; without stems, the plain unit.
    fn compound(&self, class: ClassId, stems: &str) -> Word {
        let id = format!("unit-{}", self.vocabulary().class(class).name);
        let form = |number: &str, case: Case| {
            self.say(
                &id,
                &Args::default().with("stems", stems).with("number", number).with("case", case.id()),
            )
        };
        Word {
            one: form("one", Case::Nominative),
            other: form("other", Case::Nominative),
            dative: form("other", Case::Dative),
            gender: self.attribute(&id, "gender").unwrap_or_else(|| "none".to_owned()),
            mass: false,
            place: None,
        }
    }

    fn open(&self, class: ClassId) -> Word {
        self.message_word(&format!("param-{}", self.vocabulary().class(class).name))
    }

    fn word(&self, id: NounId) -> Word {
        let noun = self.vocabulary().noun(id);
        if let Some(forms) = noun.forms.get(self.language()) {
            return self.own_word(noun, forms);
        }
        let class = self.vocabulary().class(noun.class).name;
        if class == ENTRY_CLASS {
            // Untranslated names are shown as they are.
            let name = noun.forms.get("en").map_or(&noun.id, |forms| &forms.one);
            return Word::new(NounForms { one: name.clone(), ..NounForms::default() });
        }
        let message = format!("noun-{class}-{}", noun.id);
        if self.vocabulary().class(noun.class).open && !self.describer.messages.has(&message, None) {
            self.fault(format!("the {class} `{}` has no forms in `{}`", noun.id, self.language()));
            return Word::new(NounForms { one: noun.id.clone(), ..NounForms::default() });
        }
        self.message_word(&message)
    }

    /// Returns the word of a noun with forms of its own. In a class with a unit it is always counted and
    /// takes missing forms from the unit; in other classes it has no plural unless some language gives it
    /// one.
    fn own_word(&self, noun: &Noun, forms: &NounForms) -> Word {
        let word = Word::new(forms.clone());
        if self.vocabulary().class(noun.class).compound().is_none() {
            let same = |forms: &NounForms| forms.other.as_ref().is_none_or(|other| *other == forms.one);
            return Word { mass: word.mass || noun.forms.values().all(same), ..word };
        }
        let unit = self.compound(noun.class, "").one;
        if let (None, Some(stem)) = (&forms.other, without_end(&forms.one, &unit)) {
            let stem = self.say("frame-stem", &Args::default().with("noun", stem));
            let compound = self.compound(noun.class, &stem);
            if compound.one == word.one {
                return Word { gender: word.gender, ..compound };
            }
        }
        Word { mass: false, ..word }
    }

    fn message_word(&self, id: &str) -> Word {
        let gender = self.attribute(id, "gender");
        let word = Word::new(NounForms {
            one: self.say(id, &self.args()),
            other: self.attribute(id, "other"),
            dative: self.attribute(id, "dative"),
            gender: None,
        });
        Word { gender: gender.unwrap_or(word.gender), place: self.attribute(id, "in"), ..word }
    }

    fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.try_say(id, Some(attribute), &self.args())
    }

    /// Returns the part of a noun before its class's unit: `strength` of `strength die`. Returns the whole
    /// noun if it does not contain the unit.
    fn stem(&self, id: NounId) -> String {
        let one = self.word(id).one;
        let stem = self.unit_of(id).and_then(|unit| without_end(&one, &unit).map(str::to_owned));
        let stem = self.say("frame-stem", &Args::default().with("noun", stem.unwrap_or(one)));
        // A compound has no gap: `Stufe B` makes `Stufe-B-Monster`.
        if stem.ends_with('-') { stem.replace(' ', "-") } else { stem }
    }

    fn holds_unit(&self, id: NounId) -> bool {
        self.unit_of(id).is_some_and(|unit| without_end(&self.word(id).one, &unit).is_some())
    }

    fn unit_of(&self, id: NounId) -> Option<String> {
        let class = self.vocabulary().noun(id).class;
        self.vocabulary().class(class).compound()?;
        Some(self.compound(class, "").one)
    }

    /// Returns whether the values of these nouns are known.
    pub(super) fn known(&self, nouns: &[NounRef]) -> bool {
        nouns.iter().all(|noun| self.resolve(*noun).is_some())
    }

    /// Returns the parts of nouns before another noun: `Dschungel- oder Luft-`.
    pub(super) fn stems(&self, nouns: &[NounRef]) -> String {
        let stems: Vec<String> =
            nouns.iter().filter_map(|noun| self.resolve(*noun)).flatten().map(|id| self.stem(id)).collect();
        self.list("frame-or", &stems)
    }

    /// Returns the ids of nouns, for messages that treat one of them specially: `conquest`,
    /// `capture-or-elimination`.
    pub(super) fn ids(&self, nouns: &[NounRef]) -> String {
        let ids: Vec<&str> = nouns
            .iter()
            .flat_map(|noun| match self.resolve(*noun) {
                Some(ids) => ids.iter().map(|id| self.vocabulary().noun(*id).id.as_str()).collect(),
                None => vec!["open"],
            })
            .collect();
        if ids.is_empty() { "none".to_owned() } else { ids.join("-or-") }
    }
}

/// Writes a shared last word only once: `third space`, `fourth space` make `third or fourth space`.
fn elided(forms: &[String]) -> Vec<String> {
    let mut ends = forms.iter().map(|form| form.rsplit_once(' ').map(|(_, end)| end));
    let first = ends.next().flatten();
    let (Some(end), Some((last, rest))) = (first, forms.split_last()) else { return forms.to_vec() };
    if !ends.all(|other| other == Some(end)) {
        return forms.to_vec();
    }
    let short = rest.iter().map(|form| form.strip_suffix(end).unwrap_or(form).trim_end().to_owned());
    short.chain(std::iter::once(last.clone())).collect()
}

/// Returns the part before an ending, in any case and with any joint: `Stärke` of `Stärke-Würfel`.
fn without_end<'t>(text: &'t str, end: &str) -> Option<&'t str> {
    let cut = text.len().checked_sub(end.len())?;
    let (start, tail) = text.split_at_checked(cut)?;
    let fits = !start.is_empty() && tail.to_lowercase() == end.to_lowercase();
    fits.then(|| start.trim_end_matches([' ', '-']))
}

/// Returns whether English puts `an` before the noun.
fn opens_with_vowel(noun: &str) -> bool {
    noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_elided(forms: &[&str], expect: &[&str]) {
        let forms: Vec<String> = forms.iter().map(|form| (*form).to_owned()).collect();
        assert_eq!(elided(&forms), expect);
    }

    #[test]
    fn a_shared_last_word_is_said_once() {
        check_elided(&["third space", "fourth space"], &["third", "fourth space"]);
        check_elided(&["potion", "trap token"], &["potion", "trap token"]);
        check_elided(&["space", "fourth space"], &["space", "fourth space"]);
        check_elided(&["trick token"], &["trick token"]);
        check_elided(&[], &[]);
    }

    #[test]
    fn a_stem_is_what_stands_before_the_unit() {
        assert_eq!(without_end("strength die", "die"), Some("strength"));
        assert_eq!(without_end("Stärke-Würfel", "Würfel"), Some("Stärke"));
        assert_eq!(without_end("Angriffswürfel", "Würfel"), Some("Angriffs"));
        assert_eq!(without_end("Würfel", "Würfel"), None);
        assert_eq!(without_end("Öl", "Würfel"), None);
    }
}
