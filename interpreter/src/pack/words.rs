//! The nouns of packs: adds them to the vocabulary and checks their own keys.

use super::common;
use super::field::{FieldValue, Resolver};
use super::nouns::RawNoun;
use super::scope::View;
use super::value::Word;
use super::{FileId, Finding, code, keys};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{ClassId, NounId};
use crate::vocabulary::noun::Noun;
use indexmap::IndexMap;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The spans of the nouns of packs, so that a duplicate can refer to the first.
#[derive(Debug, Default)]
pub(super) struct Book {
    names: BTreeMap<(ClassId, String), (FileId, Span)>,
    spellings: BTreeMap<(ClassId, String), (FileId, Span)>,
}

impl Book {
    /// Adds the nouns of one file to the vocabulary; without findings if the file was not fully readable.
    pub(super) fn add(
        &mut self,
        raw: &[RawNoun],
        file: FileId,
        quiet: bool,
        vocabulary: &mut Vocabulary,
        findings: &mut Vec<Finding>,
    ) {
        let mut refused = BTreeSet::new();
        for noun in raw {
            if let Some(class) = open_class(noun, vocabulary) {
                findings.extend(self.add_noun(noun, class, file, vocabulary));
            } else if refused.insert(&noun.class.text) && !quiet {
                findings.push(Finding::new(file, refusal(&noun.class, vocabulary)));
            }
        }
    }

    fn add_noun(
        &mut self,
        raw: &RawNoun,
        class: ClassId,
        file: FileId,
        vocabulary: &mut Vocabulary,
    ) -> Option<Finding> {
        let id = raw.id.as_ref()?;
        let mut noun = Noun::plain(class, &id.text);
        noun.forms = raw.forms.iter().cloned().collect();
        noun.aliases = raw.aliases.iter().map(|alias| alias.text.clone()).collect();
        raw.doc.clone_into(&mut noun.doc);
        noun.icon.clone_from(&raw.icon);
        noun.colour.clone_from(&raw.colour);
        let spelled = self.spelled(&noun, id.span, file, vocabulary);
        if let Err(duplicate) = vocabulary.add_noun(noun) {
            let words = std::iter::once(id).chain(&raw.aliases);
            let span = words.into_iter().find(|word| word.text == duplicate.0).map_or(id.span, |w| w.span);
            let message = if self.names.contains_key(&(class, duplicate.0.clone())) {
                format!("there is a {} `{}` already", raw.class.text, duplicate.0)
            } else {
                format!("another noun is written `{}` already", duplicate.0)
            };
            let finding = Finding::new(file, Diagnostic::error(code::DUPLICATE_NOUN, span, message));
            return Some(match self.names.get(&(class, duplicate.0)) {
                Some((first, span)) => finding.related(*first, *span, "here"),
                None => finding,
            });
        }
        for word in std::iter::once(id).chain(&raw.aliases) {
            self.names.insert((class, word.text.clone()), (file, word.span));
        }
        spelled
    }

    /// Checks that no two counted nouns share an English form, by which they are written.
    fn spelled(&mut self, noun: &Noun, span: Span, file: FileId, vocabulary: &Vocabulary) -> Option<Finding> {
        let forms = noun.forms.get("en").filter(|_| vocabulary.class(noun.class).counted)?;
        let spellings: BTreeSet<String> =
            std::iter::once(&forms.one).chain(&forms.other).map(|form| form.to_lowercase()).collect();
        let mut finding = None;
        for spelling in spellings {
            let key = (noun.class, spelling);
            if let Some((first, place)) = self.spellings.get(&key) {
                let message = format!("another noun is written `{}` too", key.1);
                let diagnostic = Diagnostic::error(code::DUPLICATE_NOUN, span, message);
                finding = Some(Finding::new(file, diagnostic).related(*first, *place, "here"));
            } else {
                self.spellings.insert(key, (file, span));
            }
        }
        finding
    }
}

/// Returns the class of a noun, if packs may add to it.
fn open_class(noun: &RawNoun, vocabulary: &Vocabulary) -> Option<ClassId> {
    vocabulary.find_class(&noun.class.text).filter(|class| vocabulary.class(*class).open)
}

/// Says why packs cannot add to a class.
fn refusal(word: &Word, vocabulary: &Vocabulary) -> Diagnostic {
    if vocabulary.find_class(&word.text).is_some() {
        let message = format!("packs cannot add to the noun class `{}`", word.text);
        return Diagnostic::error(code::CLOSED_CLASS, word.span, message);
    }
    let classes = vocabulary.game().classes.iter().filter(|class| class.open).map(|class| class.name);
    let finding = keys::unknown_name(code::UNKNOWN_CLASS, "noun class", word, classes.clone());
    if let Some(fix) = &finding.fix {
        let bare = fix.replacement.replace('"', "");
        return finding.with_guess(bare);
    }
    let names: Vec<String> = classes.map(|name| format!("`{name}`")).collect();
    finding.with_hint(format!("packs add to {}", names.join(", ")))
}

/// Checks the keys of nouns and returns those that their classes declare.
pub(super) fn check(
    raw: &[RawNoun],
    view: &View<'_>,
    findings: &mut Vec<Diagnostic>,
) -> Vec<(NounId, IndexMap<&'static str, FieldValue>)> {
    let mut nouns = Vec::new();
    for noun in raw {
        let Some(class) = open_class(noun, view.vocabulary) else { continue };
        let spec = view.vocabulary.class(class);
        let fields = spec.fields.iter().map(|field| field.key);
        let known = common::names(&common::NOUN).chain(view.languages.iter().copied()).chain(fields);
        let required = spec.fields.iter().filter(|field| field.required).map(|field| field.key);
        let english = spec.counted.then_some("en");
        let required = common::required_names(&common::NOUN).chain(english).chain(required);
        keys::check_keys(&noun.table, noun.place, known, required, findings);
        let promised = view.scope.pack(view.pack).languages.iter().filter(|language| *language != "en");
        for language in promised.filter(|language| noun.table.get(language).is_none()) {
            let message = format!("the noun is not given in `{language}`");
            findings.push(Diagnostic::warning(code::MISSING_TRANSLATION, noun.place, message));
        }
        let mut removed = Vec::new();
        let fields = Resolver::new(view, None, &[], findings, &mut removed).fields(spec.fields, &noun.table);
        let id = noun.id.as_ref().and_then(|id| view.vocabulary.find_noun(class, &id.text));
        nouns.extend(id.filter(|_| !fields.is_empty()).map(|id| (id, fields)));
    }
    nouns
}
