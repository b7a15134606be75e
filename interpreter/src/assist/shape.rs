//! The shape of a file: the key tables of the game and of packs, as one tree to walk.

use super::site::Site;
use crate::check::{Param, ParamType};
use crate::pack::common::{self, KeySpec, KeyType};
use crate::pack::own::{OwnKey, OwnPlace, OwnTable, OwnTakes};
use crate::pack::value::{Table, Value, ValueKind};
use crate::vocabulary::id::{ClassId, KindId};
use crate::vocabulary::spec::{FieldSpec, FieldType};
use provost_grammar::Form;

/// The expected content at a position of a file.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// `pack.toml` as a whole.
    Manifest,
    /// `vocabulary.toml` as a whole.
    Vocabulary,
    /// `[[entry]]` tables.
    Entries,
    /// An entry, possibly in a file of its own.
    Entry { kind: Option<KindId>, alone: bool },
    /// A noun.
    Noun(ClassId),
    /// A table with these keys of the game.
    Fields(&'static [FieldSpec]),
    /// The value of a key.
    Key(KeyType),
    /// A parameter's value in a use of an entry.
    Argument(ParamType),
    /// The amount of a noun.
    Amount,
    /// The value of a key in a table that the game reads itself.
    Own(OwnTakes),
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
    pub(super) shape: Shape,
}

impl Shape {
    /// Returns the shape one step further in. `table` is the table that has the key.
    pub(super) fn step(&self, site: &Site<'_>, table: &Table, step: PathStep<'_>) -> Self {
        match step {
            PathStep::Key(key) => {
                let known = self.keys(site, Some(table)).into_iter().find(|known| known.key == key);
                known.map_or(Self::Free, |known| known.shape)
            }
            PathStep::Item => self.item(),
        }
    }

    fn item(&self) -> Self {
        match self {
            Self::Key(KeyType::Field(ty)) => match ty {
                FieldType::Nouns(class) => field(FieldType::Noun(class)),
                FieldType::Entries(kind) => field(FieldType::Entry(kind)),
                FieldType::Numbers(least, most) => field(FieldType::Number(*least, *most)),
                FieldType::Tables(specs) | FieldType::Rising(specs) => Self::Fields(specs),
                FieldType::Number(..)
                | FieldType::Text
                | FieldType::Flag
                | FieldType::Choice(_)
                | FieldType::Noun(_)
                | FieldType::Amounts(_)
                | FieldType::Entry(_)
                | FieldType::Use(_)
                | FieldType::Condition
                | FieldType::Table(_)
                | FieldType::Texts
                | FieldType::Own => Self::Free,
            },
            // The shape is the same for a single value and for a list.
            Self::Key(_) | Self::Entries | Self::Noun(_) | Self::Argument(_) | Self::Own(_) => self.clone(),
            Self::Manifest
            | Self::Vocabulary
            | Self::Entry { .. }
            | Self::Fields(_)
            | Self::Amount
            | Self::Free => Self::Free,
        }
    }

    /// Resolves the shape of a table that declares its own kind.
    pub(super) fn resolved(self, site: &Site<'_>, table: &Table) -> Self {
        match self {
            Self::Entries => Self::Entry { kind: site.kind_of(table), alone: false },
            Self::Key(KeyType::Field(FieldType::Table(specs))) => Self::Fields(specs),
            Self::Manifest
            | Self::Vocabulary
            | Self::Entry { .. }
            | Self::Noun(_)
            | Self::Fields(_)
            | Self::Key(_)
            | Self::Argument(_)
            | Self::Amount
            | Self::Own(_)
            | Self::Free => self,
        }
    }

    /// Returns the keys allowed in a table of this shape; `table` holds those already there.
    pub(super) fn keys(&self, site: &Site<'_>, table: Option<&Table>) -> Vec<KnownKey> {
        let vocabulary = site.vocabulary();
        match self {
            Self::Manifest => common::MANIFEST.iter().map(common_key).collect(),
            Self::Vocabulary => {
                let classes = (0..).map(ClassId).zip(vocabulary.game().classes).filter(|(_, spec)| spec.open);
                classes.map(|(id, spec)| known(spec.name, spec.doc, false, Self::Noun(id))).collect()
            }
            Self::Entries => {
                vec![known("entry", "An entry among several of this file.", false, Self::Entries)]
            }
            Self::Entry { kind, alone } => {
                let head = common::MANIFEST.iter().filter(|spec| *alone && common::ALONE.contains(&spec.key));
                let fields = kind.map(|kind| vocabulary.kind(kind).fields).unwrap_or_default();
                head.chain(&common::ENTRY).map(common_key).chain(fields.iter().map(field_key)).collect()
            }
            Self::Noun(class) => {
                let spec = vocabulary.class(*class);
                let forms = site.loaded.languages().iter().map(|language| {
                    let required = spec.counted && *language == "en";
                    known(language, common::FORMS_DOC, required, Self::Key(KeyType::Forms))
                });
                common::NOUN
                    .iter()
                    .map(common_key)
                    .chain(forms)
                    .chain(spec.fields.iter().map(field_key))
                    .collect()
            }
            Self::Fields(specs) | Self::Key(KeyType::Field(FieldType::Table(specs))) => {
                specs.iter().map(field_key).collect()
            }
            Self::Key(KeyType::Forms) => common::FORMS.iter().map(common_key).collect(),
            Self::Key(KeyType::Texts | KeyType::TextOrTexts | KeyType::Field(FieldType::Texts)) => {
                let languages = site.loaded.languages().iter();
                languages.map(|language| known(language, "In this language.", false, text())).collect()
            }
            Self::Key(KeyType::Field(FieldType::Amounts(classes))) => {
                let classes = classes.iter().filter_map(|class| vocabulary.find_class(class));
                let nouns = classes.flat_map(|class| vocabulary.nouns_of(class));
                let seen = nouns.filter(|(id, _)| site.owner.sees(*id));
                seen.map(|(_, noun)| known(&noun.id, &noun.doc, false, Self::Amount)).collect()
            }
            Self::Key(KeyType::Field(FieldType::Use(kind))) => use_keys(site, kind, table),
            Self::Key(KeyType::Field(FieldType::Own)) => own_keys(&site.own(OwnPlace::Entry)),
            Self::Own(OwnTakes::Table(table)) => own_keys(table),
            Self::Own(_) | Self::Key(_) | Self::Argument(_) | Self::Amount | Self::Free => Vec::new(),
        }
    }

    /// Returns whether only the game itself knows the names allowed here.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self, Self::Own(_) | Self::Free)
    }

    /// Returns which form of the language a text here has, if any.
    pub(super) const fn form(&self) -> Option<Form> {
        if let Self::Key(KeyType::Effect) = self {
            Some(Form::Effect)
        } else if let Self::Key(KeyType::Field(FieldType::Condition)) = self {
            Some(Form::Condition)
        } else {
            None
        }
    }

    /// Returns the noun classes whose ids are allowed here.
    pub(super) fn noun_classes(&self, site: &Site<'_>) -> Vec<ClassId> {
        let find = |class: &&str| site.vocabulary().find_class(class);
        if let Self::Key(KeyType::Field(FieldType::Noun(class) | FieldType::Nouns(class))) = self {
            find(class).into_iter().collect()
        } else if let Self::Key(KeyType::Field(FieldType::Amounts(classes))) = self {
            classes.iter().filter_map(find).collect()
        } else if let Self::Argument(ParamType::Noun(class)) = self {
            vec![*class]
        } else {
            Vec::new()
        }
    }

    /// Returns the kind of entries whose ids are allowed here; the inner `None` means any kind.
    #[expect(
        clippy::option_option,
        reason = "no entry, an entry of any kind and one of a kind are three things"
    )]
    pub(super) const fn entry_kind(&self) -> Option<Option<&'static str>> {
        if let Self::Key(KeyType::Field(FieldType::Entry(kind) | FieldType::Entries(kind))) = self {
            Some(Some(kind))
        } else if let Self::Key(KeyType::Entries) = self {
            Some(None)
        } else {
            None
        }
    }
}

fn own_keys(table: &OwnTable) -> Vec<KnownKey> {
    let key = |own: &OwnKey| known(&own.key, &own.doc, own.required, Shape::Own(own.takes.clone()));
    table.keys.iter().map(key).collect()
}

fn known(key: &str, doc: &str, required: bool, shape: Shape) -> KnownKey {
    KnownKey { key: key.to_owned(), doc: doc.to_owned(), required, shape }
}

fn common_key(spec: &KeySpec) -> KnownKey {
    known(spec.key, spec.doc, spec.required, Shape::Key(spec.ty))
}

fn field_key(spec: &FieldSpec) -> KnownKey {
    known(spec.key, spec.doc, spec.required, field(spec.ty))
}

const fn field(ty: FieldType) -> Shape {
    Shape::Key(KeyType::Field(ty))
}

const fn text() -> Shape {
    Shape::Key(KeyType::Text)
}

/// Returns the keys of `{ id = "...", ... }`: the id and the parameters of that entry.
fn use_keys(site: &Site<'_>, kind: &'static str, table: Option<&Table>) -> Vec<KnownKey> {
    let id = known("id", "The entry that is used.", true, field(FieldType::Entry(kind)));
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
        KnownKey { key: param.name.clone(), doc, required: true, shape: Shape::Argument(param.ty) }
    };
    std::iter::once(id).chain(params.iter().map(param)).collect()
}
