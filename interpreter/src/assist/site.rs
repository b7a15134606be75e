//! A file under inspection: its text as a tree, and the texts of the language in it.

use super::expected::{Expected, PathStep};
use super::toml::Segment;
use crate::check::{Context, Param, ParamType};
use crate::pack::common;
use crate::pack::own::OwnPlace;
use crate::pack::value::{self, Table, Value, ValueKind, Word};
use crate::pack::{File, FileId, FileOwner, Loaded, Role, SourceMap};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{KindId, NounId};
use crate::vocabulary::value_type::{KeySpec, ValueType};
use provost_grammar::Form;
use provost_grammar::span::Span;

/// A file with its tree.
pub(super) struct Site<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) file: &'a File,
    pub(super) owner: FileOwner<'a>,
    /// The readable part of the text as a tree.
    pub(super) root: Table,
}

/// A text of the language in a file.
pub(super) struct Script {
    /// The text.
    pub(super) text: String,
    /// Maps positions in the text to positions in the file.
    pub(super) map: SourceMap,
    pub(super) form: Form,
    pub(super) kind: KindId,
    pub(super) params: Vec<Param>,
}

/// A value of a file, and what is expected there.
pub(super) struct Node<'t> {
    /// The key before it; `None` for items of a list.
    pub(super) key: Option<&'t Word>,
    pub(super) value: &'t Value,
    pub(super) expected: Expected,
    /// The entry or noun it belongs to.
    pub(super) owner: Option<&'t Table>,
}

impl<'a> Site<'a> {
    /// Opens a file, if its pack belongs to a known game.
    pub(super) fn new(loaded: &'a Loaded, id: FileId) -> Option<Self> {
        let owner = loaded.file_owner(id)?;
        let file = loaded.files.get(id.index())?;
        let (root, _) = value::parse(&file.text);
        Some(Self { loaded, file, owner, root })
    }

    pub(super) fn text(&self) -> &'a str {
        &self.file.text
    }

    pub(super) fn vocabulary(&self) -> &'a Vocabulary {
        &self.owner.game.vocabulary
    }

    /// Returns the declared keys of a table that the game reads itself.
    pub(super) fn own(&self, ty: ValueType) -> Vec<KeySpec> {
        if let ValueType::Own(place) = ty { (self.owner.game.spec.own)(place) } else { ty.keys() }
    }

    /// Returns what the file is expected to hold.
    pub(super) fn expected(&self) -> Expected {
        match self.file.role {
            Role::Manifest => Expected::Value(common::MANIFEST_TYPE),
            Role::Vocabulary => Expected::Vocabulary,
            Role::Entries if self.has_several() => Expected::Entries,
            Role::Entries => Expected::Entry { kind: self.kind_of(&self.root), alone: false },
            Role::Alone => Expected::Entry { kind: self.kind_of(&self.root), alone: true },
            Role::Test => Expected::Own(ValueType::Own(OwnPlace::Tests)),
            Role::Locale | Role::Template | Role::Picture | Role::Document | Role::Unknown => Expected::Free,
        }
    }

    fn has_several(&self) -> bool {
        self.root.get("entry").is_some() && self.root.get("id").is_none()
    }

    /// Returns the kind that an entry names.
    pub(super) fn kind_of(&self, entry: &Table) -> Option<KindId> {
        let ValueKind::Text(kind) = &entry.get("kind")?.kind else { return None };
        self.vocabulary().find_kind(kind)
    }

    /// Returns the parameters that an entry declares.
    pub(super) fn params_of(&self, entry: &Table) -> Vec<Param> {
        let Some(Value { kind: ValueKind::Table(rows), .. }) = entry.get("params") else { return Vec::new() };
        let param = |(name, ty): &(Word, Value)| {
            let ValueKind::Text(ty) = &ty.kind else { return None };
            let ty = match self.vocabulary().find_class(ty) {
                Some(class) => ParamType::Noun(class),
                None => (ty == "number").then_some(ParamType::Number)?,
            };
            Some(Param { name: name.text.clone(), ty })
        };
        rows.rows.iter().filter_map(param).collect()
    }

    /// Visits every value of the file with what is expected there, outer ones first.
    pub(super) fn walk<'t>(&'t self, visit: &mut dyn FnMut(&Node<'t>)) {
        let expected = self.expected();
        let owner = matches!(expected, Expected::Entry { .. }).then_some(&self.root);
        self.walk_table(&self.root, &expected, owner, visit);
    }

    fn walk_table<'t>(
        &'t self,
        table: &'t Table,
        expected: &Expected,
        owner: Option<&'t Table>,
        visit: &mut dyn FnMut(&Node<'t>),
    ) {
        for (key, value) in &table.rows {
            let inner = expected.step(self, table, PathStep::Key(&key.text));
            self.walk_value(Some(key), value, inner, owner, visit);
        }
    }

    fn walk_value<'t>(
        &'t self,
        key: Option<&'t Word>,
        value: &'t Value,
        expected: Expected,
        owner: Option<&'t Table>,
        visit: &mut dyn FnMut(&Node<'t>),
    ) {
        let empty = Table::default();
        match &value.kind {
            ValueKind::Table(table) => {
                let expected = expected.resolved(self, table);
                let owner = if matches!(expected, Expected::Entry { .. } | Expected::Noun(_)) {
                    Some(table)
                } else {
                    owner
                };
                visit(&Node { key, value, expected: expected.clone(), owner });
                self.walk_table(table, &expected, owner, visit);
            }
            ValueKind::List(items) => {
                visit(&Node { key, value, expected: expected.clone(), owner });
                for item in items {
                    self.walk_value(None, item, expected.step(self, &empty, PathStep::Item), owner, visit);
                }
            }
            ValueKind::Text(_)
            | ValueKind::Number(_)
            | ValueKind::Decimal(_)
            | ValueKind::Flag(_)
            | ValueKind::Date(_) => visit(&Node { key, value, expected, owner }),
        }
    }

    /// Returns the text of the language in a string literal, if one is expected there.
    pub(super) fn script(&self, literal: Span, expected: &Expected, owner: Option<&Table>) -> Option<Script> {
        let form = expected.form()?;
        let owner = owner?;
        let (text, map) = SourceMap::literal(self.text(), literal);
        Some(Script { text, map, form, kind: self.kind_of(owner)?, params: self.params_of(owner) })
    }

    /// Returns every text of the language in the file, with the span of its literal.
    pub(super) fn scripts(&self) -> Vec<(Span, Script)> {
        let mut scripts = Vec::new();
        self.walk(&mut |node| {
            if matches!(node.value.kind, ValueKind::Text(_))
                && let Some(script) = self.script(node.value.span, &node.expected, node.owner)
            {
                scripts.push((node.value.span, script));
            }
        });
        scripts
    }

    /// Calls `work` with the checker's context for a text of the language.
    pub(super) fn with_context<T>(&self, script: &Script, work: impl FnOnce(&Context<'_>) -> T) -> T {
        let visible = |noun: NounId| self.owner.sees(noun);
        work(&Context {
            vocabulary: self.vocabulary(),
            kind: script.kind,
            params: &script.params,
            visible: &visible,
        })
    }
}

/// A position in a file, found by following a path of keys.
pub(super) struct PathTarget<'t> {
    pub(super) expected: Expected,
    /// The table there, if there is one.
    pub(super) table: Option<&'t Table>,
    /// The entry or noun it belongs to.
    pub(super) owner: Option<&'t Table>,
}

impl Site<'_> {
    /// Follows a path from the top of the file.
    pub(super) fn follow(&self, path: &[Segment]) -> PathTarget<'_> {
        let expected = self.expected();
        let owner = matches!(expected, Expected::Entry { .. }).then_some(&self.root);
        let mut place = PathTarget { expected, table: Some(&self.root), owner };
        let mut list: Option<&[Value]> = None;
        let empty = Table::default();
        for segment in path {
            let value = match segment {
                Segment::Key(key) => {
                    place.expected =
                        place.expected.step(self, place.table.unwrap_or(&empty), PathStep::Key(key));
                    place.table.and_then(|table| table.get(key))
                }
                Segment::Item(index) => {
                    place.expected = place.expected.step(self, &empty, PathStep::Item);
                    list.and_then(|items| items.get(*index))
                }
            };
            (place.table, list) = match value.map(|value| &value.kind) {
                Some(ValueKind::Table(table)) => (Some(table), None),
                Some(ValueKind::List(items)) => (None, Some(items.as_slice())),
                Some(_) | None => (None, None),
            };
            place.expected = place.expected.resolved(self, place.table.unwrap_or(&empty));
            if matches!(place.expected, Expected::Entry { .. } | Expected::Noun(_)) && place.table.is_some() {
                place.owner = place.table;
            }
        }
        place
    }
}
