//! What a file may hold at a place: the key tables of the game and of packs, as one tree to walk.

use super::site::Site;
use crate::check::{Param, ParamType};
use crate::pack::common;
use crate::pack::value::{Table, Value, ValueKind};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{ClassId, KindId, NounId};
use crate::vocabulary::noun::Noun;
use crate::vocabulary::value_type::{KeySpec, ValueType};
use provost_grammar::Form;

/// The expected content at a position of a file.
#[derive(Clone, Debug)]
pub(super) enum Expected {
    /// `vocabulary.toml` as a whole.
    Vocabulary,
    /// `[[entry]]` tables.
    Entries,
    /// An entry, possibly in a file of its own.
    Entry { kind: Option<KindId>, alone: bool },
    /// A noun.
    Noun(ClassId),
    /// A value of a type.
    Value(ValueType),
    /// A parameter's value in a use of an entry.
    Argument(ParamType),
    /// The amount of a noun.
    Amount,
    /// A value in a table that the game reads itself; a list of one may be written as that one.
    Own(ValueType),
    /// Unknown content.
    Free,
}

/// A step into a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum PathStep<'a> {
    /// The value of a key.
    Key(&'a str),
    /// An item of a list.
    Item,
}

/// A key that may stand in a table.
#[derive(Clone, Debug)]
pub(super) struct KnownKey {
    pub(super) key: String,
    pub(super) doc: String,
    pub(super) required: bool,
    pub(super) expected: Expected,
}

impl Expected {
    /// Returns what is expected one step further in. `table` is the table that has the key.
    pub(super) fn step(&self, site: &Site<'_>, table: &Table, step: PathStep<'_>) -> Self {
        match (step, self) {
            (PathStep::Key(key), Self::Own(ty) | Self::Value(ty @ ValueType::Own(_))) => {
                own_value(site, *ty, key).map_or(Self::Free, Self::Own)
            }
            (PathStep::Key(key), _) => {
                let known = self.keys(site, Some(table)).into_iter().find(|known| known.key == key);
                known.map_or(Self::Free, |known| known.expected)
            }
            (PathStep::Item, Self::Value(ty)) => ty.item().map_or(Self::Free, Self::Value),
            (PathStep::Item, Self::Own(ty)) => Self::Own(ty.single()),
            // It is the same for a single value and for a list.
            (PathStep::Item, Self::Entries | Self::Noun(_) | Self::Argument(_)) => self.clone(),
            (PathStep::Item, Self::Vocabulary | Self::Entry { .. } | Self::Amount | Self::Free) => Self::Free,
        }
    }

    /// Resolves a table that declares its own kind.
    pub(super) fn resolved(self, site: &Site<'_>, table: &Table) -> Self {
        if let Self::Entries = self {
            return Self::Entry { kind: site.kind_of(table), alone: false };
        }
        self
    }

    /// Returns the keys allowed in such a table; `table` holds those already there.
    pub(super) fn keys(&self, site: &Site<'_>, table: Option<&Table>) -> Vec<KnownKey> {
        let vocabulary = site.vocabulary();
        match self {
            Self::Vocabulary => {
                let classes = (0..).map(ClassId).zip(vocabulary.game().classes).filter(|(_, spec)| spec.open);
                classes.map(|(id, spec)| known(spec.name, spec.doc, Self::Noun(id))).collect()
            }
            Self::Entries => vec![known("entry", "An entry among several of this file.", Self::Entries)],
            Self::Entry { kind, alone } => {
                let head = common::MANIFEST.iter().filter(|spec| *alone && common::ALONE.contains(&spec.key));
                let fields = kind.map(|kind| vocabulary.kind(kind).fields).unwrap_or_default();
                head.chain(&common::ENTRY).chain(fields).map(declared).collect()
            }
            Self::Noun(class) => {
                let spec = vocabulary.class(*class);
                let forms = site.loaded.languages().iter().map(|language| KnownKey {
                    required: spec.counted && *language == "en",
                    ..known(language, common::FORMS_DOC, Self::Value(common::FORMS_TYPE))
                });
                common::NOUN
                    .iter()
                    .map(declared)
                    .chain(forms)
                    .chain(spec.fields.iter().map(declared))
                    .collect()
            }
            Self::Value(ValueType::Table(specs, _)) => specs.iter().map(declared).collect(),
            Self::Value(ValueType::Translations | ValueType::TextOrTranslations) => {
                let languages = site.loaded.languages().iter();
                languages.map(|tag| known(tag, "In this language.", Self::Value(ValueType::Text))).collect()
            }
            Self::Value(ValueType::Amounts(classes)) => {
                let seen = nouns(vocabulary, classes).filter(|(id, _)| site.owner.sees(*id));
                seen.map(|(_, noun)| known(&noun.id, &noun.doc, Self::Amount)).collect()
            }
            Self::Value(ValueType::Use(kinds)) => use_keys(site, kinds, table),
            Self::Own(ty) | Self::Value(ty @ ValueType::Own(_)) => own_keys(site, ty.single()),
            Self::Value(_) | Self::Argument(_) | Self::Amount | Self::Free => Vec::new(),
        }
    }

    /// Returns whether only the game itself knows the names allowed here.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self, Self::Own(_) | Self::Free)
    }

    /// Returns which form of the language a text here has, if any.
    pub(super) const fn form(&self) -> Option<Form> {
        if let Self::Value(ValueType::Effect) = self {
            Some(Form::Effect)
        } else if let Self::Value(ValueType::Condition) = self {
            Some(Form::Condition)
        } else {
            None
        }
    }

    /// Returns the noun classes whose ids are allowed here.
    pub(super) fn noun_classes(&self, site: &Site<'_>) -> Vec<ClassId> {
        let find = |class: &&str| site.vocabulary().find_class(class);
        match self {
            Self::Argument(ParamType::Noun(class)) => vec![*class],
            Self::Value(ty) | Self::Own(ty) => {
                if let ValueType::Noun(class) = ty.single() {
                    find(&class).into_iter().collect()
                } else if let ValueType::Amounts(classes) = ty {
                    classes.iter().filter_map(find).collect()
                } else {
                    Vec::new()
                }
            }
            Self::Vocabulary
            | Self::Entries
            | Self::Entry { .. }
            | Self::Noun(_)
            | Self::Argument(ParamType::Number)
            | Self::Amount
            | Self::Free => Vec::new(),
        }
    }

    /// Returns the kinds of entries whose ids are allowed here, all if there are none in the list.
    pub(super) const fn entry_kinds(&self) -> Option<&'static [&'static str]> {
        if let Self::Value(ty) = self
            && let ValueType::Entry(kinds) = ty.single()
        {
            Some(kinds)
        } else {
            None
        }
    }
}

/// Returns the type of a key in a table that the game reads itself.
fn own_value(site: &Site<'_>, ty: ValueType, key: &str) -> Option<ValueType> {
    let ty = ty.single();
    if let ValueType::ByEntry(_, of) = ty {
        return Some(*of);
    }
    let mut declared = site.own(ty).into_iter().filter(|spec| spec.key == key);
    declared.next().map(|spec| spec.ty).or_else(|| {
        let (classes, amount) = ty.counted()?;
        let vocabulary = site.vocabulary();
        let mut classes = classes.iter().filter_map(|class| vocabulary.find_class(class));
        classes.any(|class| vocabulary.find_noun(class, key).is_some()).then_some(amount)
    })
}

/// Returns the keys of a table that the game reads itself, by name.
fn own_keys(site: &Site<'_>, ty: ValueType) -> Vec<KnownKey> {
    let mut keys: Vec<KnownKey> = site
        .own(ty)
        .iter()
        .map(|spec| KnownKey { required: spec.required, ..known(spec.key, spec.doc, Expected::Own(spec.ty)) })
        .collect();
    if let Some((classes, amount)) = ty.counted() {
        let vocabulary = site.vocabulary();
        keys.extend(nouns(vocabulary, &classes).map(|(_, noun)| {
            let doc = if noun.doc.is_empty() { vocabulary.class(noun.class).doc } else { &noun.doc };
            known(&noun.id, doc, Expected::Own(amount))
        }));
    }
    keys
}

fn nouns<'v>(
    vocabulary: &'v Vocabulary,
    classes: &[&str],
) -> impl Iterator<Item = (NounId, &'v Noun)> + use<'v> {
    let classes: Vec<ClassId> = classes.iter().filter_map(|class| vocabulary.find_class(class)).collect();
    classes.into_iter().flat_map(|class| vocabulary.nouns_of(class))
}

fn known(key: &str, doc: &str, expected: Expected) -> KnownKey {
    KnownKey { key: key.to_owned(), doc: doc.to_owned(), required: false, expected }
}

fn declared(spec: &KeySpec) -> KnownKey {
    KnownKey { required: spec.required, ..known(spec.key, spec.doc, Expected::Value(spec.ty)) }
}

/// Returns the keys of `{ id = "...", ... }`: the id and the parameters of that entry.
fn use_keys(site: &Site<'_>, kinds: &'static [&'static str], table: Option<&Table>) -> Vec<KnownKey> {
    let id = known("id", "The entry that is used.", Expected::Value(ValueType::Entry(kinds)));
    let id = KnownKey { required: true, ..id };
    let named = table.and_then(|table| match table.get("id") {
        Some(Value { kind: ValueKind::Text(id), .. }) => site.owner.find(id),
        Some(_) | None => None,
    });
    let params: &[Param] = named.and_then(|named| named.params).unwrap_or_default();
    let param = |param: &Param| {
        let doc = match param.ty {
            ParamType::Number => "A number that the entry asks for.".to_owned(),
            ParamType::Noun(class) => {
                format!("What the entry asks for: {}.", site.vocabulary().class(class).name)
            }
        };
        KnownKey { key: param.name.clone(), doc, required: true, expected: Expected::Argument(param.ty) }
    };
    std::iter::once(id).chain(params.iter().map(param)).collect()
}
