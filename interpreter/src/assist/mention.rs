//! Mentions: every position in a file that names an entry, a noun or a pack.

use super::expected::Expected;
use super::site::{Node, Site};
use super::usage::{Subject, is_entry};
use crate::check::{self, Meaning};
use crate::pack::Role;
use crate::pack::value::{Table, Value};
use crate::vocabulary::ENTRY_CLASS;
use crate::vocabulary::id::{ClassId, NounId};
use crate::vocabulary::value_type::{NameType, ValueType};
use provost_grammar::span::Span;

/// A position that names something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    pub(super) span: Span,
    pub(super) subject: Subject,
    /// Whether it is the definition.
    pub(super) defines: bool,
    /// Whether the name is an id; effects name a counted noun by its English words.
    pub(super) by_id: bool,
}

/// Returns the mentions of a file, in the order of the text.
pub(super) fn mentions(site: &Site<'_>) -> Vec<Mention> {
    let mut found = Finder { site, mentions: Vec::new() };
    site.walk(&mut |node| found.node(node));
    let mut mentions = found.mentions;
    mentions.sort_by_key(|mention| (mention.span.start, mention.span.end));
    mentions.dedup();
    mentions
}

struct Finder<'s, 'a> {
    site: &'s Site<'a>,
    mentions: Vec<Mention>,
}

impl Finder<'_, '_> {
    fn node(&mut self, node: &Node<'_>) {
        match (node.key, &node.expected) {
            // `{ strength = 2 }`
            (Some(key), Expected::Amount) => self.noun_key(&key.text, key.span),
            (Some(key), expected) if expected.is_free() => self.free(&key.text, key.span, true),
            (Some(_) | None, _) => {}
        }
        let Some(text) = node.value.as_text() else { return };
        let inner = self.inner(node.value.span, text);
        let expected = &node.expected;
        if matches!(expected, Expected::Value(ValueType::Name(NameType::New))) {
            self.definition(node, text, inner);
        } else if matches!(expected, Expected::Value(ValueType::Name(NameType::Pack))) {
            self.push(inner, Subject::Pack(text.to_owned()), false);
        } else if expected.is_free() {
            let is_title = node.key.is_some_and(|key| key.text == "name");
            if !is_title && !text.contains(char::is_whitespace) {
                self.free(text, inner, false);
            }
        } else if expected.form().is_some() {
            self.script(node);
        } else if expected.entry_kinds().is_some() {
            self.entry(text, inner);
        } else {
            let classes = expected.noun_classes(self.site);
            let noun = classes.iter().find_map(|class| self.site.vocabulary().find_noun(*class, text));
            self.noun(noun, inner);
        }
    }

    /// Returns the span of a string without its quotes.
    fn inner(&self, literal: Span, text: &str) -> Span {
        let raw = self.site.text().get(literal.start..literal.end).unwrap_or_default();
        raw.find(text).map_or(literal, |at| Span::new(literal.start + at, literal.start + at + text.len()))
    }

    fn push(&mut self, span: Span, subject: Subject, defines: bool) {
        self.mentions.push(Mention { span, subject, defines, by_id: true });
    }

    /// Notes an id that defines its entry, noun or pack.
    fn definition(&mut self, node: &Node<'_>, text: &str, span: Span) {
        let subject = if self.site.file.role == Role::Manifest {
            Subject::Pack(text.to_owned())
        } else if self.site.file.role == Role::Vocabulary {
            let Some(class) = node.owner.and_then(|owner| self.class_of(owner)) else { return };
            Subject::Noun(class, text.to_owned())
        } else {
            Subject::Entry(text.to_owned())
        };
        self.push(span, subject, true);
    }

    /// Returns the class under which a noun stands.
    fn class_of(&self, noun: &Table) -> Option<ClassId> {
        let is_it = |item: &Value| item.as_table().is_some_and(|table| std::ptr::eq(table, noun));
        let mut rows = self.site.root.rows.iter();
        let (class, _) =
            rows.find(|(_, value)| value.as_list().is_some_and(|items| items.iter().any(is_it)))?;
        self.site.vocabulary().find_class(&class.text)
    }

    fn entry(&mut self, text: &str, span: Span) {
        let vocabulary = self.site.vocabulary();
        let class = vocabulary.find_class(ENTRY_CLASS);
        // An alias also means the entry.
        let noun = class.and_then(|class| vocabulary.find_noun(class, text));
        self.noun(noun, span);
    }

    fn noun(&mut self, noun: Option<NounId>, span: Span) {
        let Some(id) = noun else { return };
        let noun = self.site.vocabulary().noun(id);
        let subject = if is_entry(self.site, id) {
            Subject::Entry(noun.id.clone())
        } else {
            Subject::Noun(noun.class, noun.id.clone())
        };
        self.push(span, subject, false);
    }

    /// Notes a noun that is the key of an amount. It must be of a countable class, since keys of entries
    /// stand elsewhere.
    fn noun_key(&mut self, text: &str, span: Span) {
        let noun =
            self.site.vocabulary().nouns().find(|(id, noun)| noun.id == text && !is_entry(self.site, *id));
        self.noun(noun.map(|(id, _)| id), span);
    }

    /// Notes ids in a text that only the game can read: `use:drapis`, `drapis@2`. A key names a noun rather
    /// than an entry of the same id: `elixir = 2`.
    fn free(&mut self, text: &str, span: Span, is_key: bool) {
        let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let mut at = 0;
        for part in text.split_inclusive(|c: char| !is_id(c)) {
            let id = part.trim_end_matches(|c: char| !is_id(c));
            let place = Span::new(span.start + at, span.start + at + id.len());
            at += part.len();
            let noun = self.only_noun(id);
            if self.site.owner.find(id).is_some() && (noun.is_none() || !is_key) {
                self.push(place, Subject::Entry(id.to_owned()), false);
            } else if noun.is_some() {
                self.noun(noun, place);
            }
        }
    }

    /// Returns the noun with an id if it is unique among all classes.
    fn only_noun(&self, id: &str) -> Option<NounId> {
        let all = self.site.vocabulary().nouns().filter(|(_, noun)| noun.id == id);
        let mut nouns = all.map(|(id, _)| id).filter(|id| !is_entry(self.site, *id));
        nouns.next().filter(|_| nouns.next().is_none())
    }

    fn script(&mut self, node: &Node<'_>) {
        let Some(script) = self.site.script(node.value.span, &node.expected, node.owner) else { return };
        let meant = self.site.with_context(&script, |ctx| check::meanings(&script.text, script.form, ctx));
        for word in meant {
            if let Meaning::Noun(noun) = word.meaning {
                self.noun(Some(noun), script.map.map(word.span));
                let vocabulary = self.site.vocabulary();
                let found = vocabulary.noun(noun);
                if vocabulary.class(found.class).counted && found.forms.contains_key("en") {
                    self.mentions.last_mut().into_iter().for_each(|mention| mention.by_id = false);
                }
            }
        }
    }
}
