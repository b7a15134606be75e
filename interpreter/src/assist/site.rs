//! A file under inspection: its text as a tree, and the texts of the language in it.

use super::shape::{PathStep, Shape};
use super::toml::Segment;
use crate::check::{Context, Param, ParamType};
use crate::pack::own::{OwnPlace, OwnTable, OwnTakes};
use crate::pack::value::{self, Table, Value, ValueKind, Word};
use crate::pack::{File, FileId, FileOwner, Loaded, Role, SourceMap};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{KindId, NounId};
use provost_grammar::Form;
use provost_grammar::span::Span;
use std::cell::OnceCell;
use std::sync::Arc;

/// A file with its tree.
pub(super) struct Site<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) file: &'a File,
    pub(super) owner: FileOwner<'a>,
    /// The readable part of the text as a tree.
    pub(super) root: Table,
    /// The keys of the table that the game reads itself, computed on demand.
    own: OnceCell<(OwnPlace, Arc<OwnTable>)>,
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

/// A value of a file and its shape.
pub(super) struct Node<'t> {
    /// The key before it; `None` for items of a list.
    pub(super) key: Option<&'t Word>,
    pub(super) value: &'t Value,
    pub(super) shape: Shape,
    /// The entry or noun it belongs to.
    pub(super) owner: Option<&'t Table>,
}

impl<'a> Site<'a> {
    /// Opens a file, if its pack belongs to a known game.
    pub(super) fn new(loaded: &'a Loaded, id: FileId) -> Option<Self> {
        let owner = loaded.file_owner(id)?;
        let file = loaded.files.get(id.index())?;
        let (root, _) = value::parse(&file.text);
        Some(Self { loaded, file, owner, root, own: OnceCell::new() })
    }

    pub(super) fn text(&self) -> &'a str {
        &self.file.text
    }

    pub(super) fn vocabulary(&self) -> &'a Vocabulary {
        &self.owner.game.vocabulary
    }

    /// Returns the keys of the table that the game reads itself. A file has only one sort of such tables.
    pub(super) fn own(&self, place: OwnPlace) -> Arc<OwnTable> {
        let game = self.owner.game;
        let make = || (place, Arc::new((game.spec.own)(game, place)));
        let (known, table) = self.own.get_or_init(make);
        if *known == place { Arc::clone(table) } else { make().1 }
    }

    /// Returns the shape of the file.
    pub(super) fn shape(&self) -> Shape {
        match self.file.role {
            Role::Manifest => Shape::Manifest,
            Role::Vocabulary => Shape::Vocabulary,
            Role::Entries if self.has_several() => Shape::Entries,
            Role::Entries => Shape::Entry { kind: self.kind_of(&self.root), alone: false },
            Role::Alone => Shape::Entry { kind: self.kind_of(&self.root), alone: true },
            Role::Test => Shape::Own(OwnTakes::Table(self.own(OwnPlace::Tests))),
            Role::Locale | Role::Template | Role::Picture | Role::Document | Role::Unknown => Shape::Free,
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

    /// Visits every value of the file with its shape, outer ones first.
    pub(super) fn walk<'t>(&'t self, visit: &mut dyn FnMut(&Node<'t>)) {
        let shape = self.shape();
        let owner = matches!(shape, Shape::Entry { .. }).then_some(&self.root);
        self.walk_table(&self.root, &shape, owner, visit);
    }

    fn walk_table<'t>(
        &'t self,
        table: &'t Table,
        shape: &Shape,
        owner: Option<&'t Table>,
        visit: &mut dyn FnMut(&Node<'t>),
    ) {
        for (key, value) in &table.rows {
            let inner = shape.step(self, table, PathStep::Key(&key.text));
            self.walk_value(Some(key), value, inner, owner, visit);
        }
    }

    fn walk_value<'t>(
        &'t self,
        key: Option<&'t Word>,
        value: &'t Value,
        shape: Shape,
        owner: Option<&'t Table>,
        visit: &mut dyn FnMut(&Node<'t>),
    ) {
        let empty = Table::default();
        match &value.kind {
            ValueKind::Table(table) => {
                let shape = shape.resolved(self, table);
                let owner =
                    if matches!(shape, Shape::Entry { .. } | Shape::Noun(_)) { Some(table) } else { owner };
                visit(&Node { key, value, shape: shape.clone(), owner });
                self.walk_table(table, &shape, owner, visit);
            }
            ValueKind::List(items) => {
                visit(&Node { key, value, shape: shape.clone(), owner });
                for item in items {
                    self.walk_value(None, item, shape.step(self, &empty, PathStep::Item), owner, visit);
                }
            }
            ValueKind::Text(_)
            | ValueKind::Number(_)
            | ValueKind::Decimal(_)
            | ValueKind::Flag(_)
            | ValueKind::Date(_) => visit(&Node { key, value, shape, owner }),
        }
    }

    /// Returns the text of the language in a string literal, if the literal's shape holds one.
    pub(super) fn script(&self, literal: Span, shape: &Shape, owner: Option<&Table>) -> Option<Script> {
        let form = shape.form()?;
        let owner = owner?;
        let (text, map) = SourceMap::literal(self.text(), literal);
        Some(Script { text, map, form, kind: self.kind_of(owner)?, params: self.params_of(owner) })
    }

    /// Returns every text of the language in the file, with the span of its literal.
    pub(super) fn scripts(&self) -> Vec<(Span, Script)> {
        let mut scripts = Vec::new();
        self.walk(&mut |node| {
            if matches!(node.value.kind, ValueKind::Text(_))
                && let Some(script) = self.script(node.value.span, &node.shape, node.owner)
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
    pub(super) shape: Shape,
    /// The table there, if there is one.
    pub(super) table: Option<&'t Table>,
    /// The entry or noun it belongs to.
    pub(super) owner: Option<&'t Table>,
}

impl Site<'_> {
    /// Follows a path from the top of the file.
    pub(super) fn follow(&self, path: &[Segment]) -> PathTarget<'_> {
        let shape = self.shape();
        let owner = matches!(shape, Shape::Entry { .. }).then_some(&self.root);
        let mut place = PathTarget { shape, table: Some(&self.root), owner };
        let mut list: Option<&[Value]> = None;
        let empty = Table::default();
        for segment in path {
            let value = match segment {
                Segment::Key(key) => {
                    place.shape = place.shape.step(self, place.table.unwrap_or(&empty), PathStep::Key(key));
                    place.table.and_then(|table| table.get(key))
                }
                Segment::Item(index) => {
                    place.shape = place.shape.step(self, &empty, PathStep::Item);
                    list.and_then(|items| items.get(*index))
                }
            };
            (place.table, list) = match value.map(|value| &value.kind) {
                Some(ValueKind::Table(table)) => (Some(table), None),
                Some(ValueKind::List(items)) => (None, Some(items.as_slice())),
                Some(_) | None => (None, None),
            };
            place.shape = place.shape.resolved(self, place.table.unwrap_or(&empty));
            if matches!(place.shape, Shape::Entry { .. } | Shape::Noun(_)) && place.table.is_some() {
                place.owner = place.table;
            }
        }
        place
    }
}
