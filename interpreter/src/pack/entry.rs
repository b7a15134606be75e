//! Resolved entries, and how they are made from the text.

use super::code;
use super::common;
use super::field::{FieldValue, Resolver};
use super::keys;
use super::outline::RawEntry;
use super::scope::View;
use super::source_map::SourceMap;
use super::value::{Table, Value, ValueKind};
use super::{FileId, PackId};
use crate::check::{self, Param, ParamType};
use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::KindId;
use indexmap::IndexMap;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// A card, a building, a rule: one piece of content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Kebab-case id.
    pub id: String,
    /// Its kind.
    pub kind: KindId,
    /// The pack whose definition is in force.
    pub pack: PackId,
    /// The set it belongs to, one of the pack's `sets`.
    pub set: Option<String>,
    /// Its name by language.
    pub name: IndexMap<String, String>,
    /// Other spellings of its id.
    pub aliases: Vec<String>,
    /// Keys whose numbers are estimates.
    pub estimated: Vec<String>,
    /// Flavour text by language.
    pub flavour: IndexMap<String, String>,
    /// Its parameters, in order.
    pub params: Vec<Param>,
    /// Its keys, in the order of its kind.
    pub fields: IndexMap<&'static str, FieldValue>,
    /// Its effect as text.
    pub effect: Option<EffectSource>,
    /// Its effect in checked form; empty if there is none or if it has errors.
    pub ir: ir::Effect,
    /// The file it stands in.
    pub file: FileId,
    /// The span of its id in that file.
    pub span: Span,
}

/// A text of the language and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectSource {
    /// The text.
    pub text: String,
    /// Maps positions in the text to positions in the file.
    pub map: SourceMap,
    /// The file.
    pub file: FileId,
}

/// A checked entry.
#[derive(Debug)]
pub(super) struct Checked {
    /// The entry, if it has a kind.
    pub(super) entry: Option<Entry>,
    pub(super) findings: Vec<Diagnostic>,
    /// Removed entries that it refers to: position in the scope, and span.
    pub(super) removed: Vec<(usize, Span)>,
}

/// Checks one entry.
pub(super) fn check(raw: &RawEntry, view: &View<'_>) -> Checked {
    let mut checked = Checked { entry: None, findings: Vec::new(), removed: Vec::new() };
    let findings = &mut checked.findings;
    let Some(kind) = kind(raw, view, findings) else {
        if raw.kind.is_none() {
            keys::check_missing(&raw.table, raw.place, common::required_names(&common::ENTRY), findings);
        }
        return checked;
    };
    let specs = view.vocabulary.kind(kind).fields;
    let known = common::names(&common::ENTRY).chain(specs.iter().map(|field| field.key));
    let required = specs.iter().filter(|field| field.required).map(|field| field.key);
    let required = common::required_names(&common::ENTRY).chain(required);
    keys::check_keys(&raw.table, raw.place, known, required, findings);
    let promised = &view.scope.pack(view.pack).languages;
    keys::check_translations("name", raw.table.get("name"), promised, findings);
    keys::check_translations("flavour", raw.table.get("flavour"), promised, findings);
    estimates(raw, findings);
    set(raw, view, findings);
    let params: Vec<Param> = param_types(raw, view.vocabulary, findings).into_iter().flatten().collect();
    let mut resolver = Resolver::new(view, Some(kind), &params, findings, &mut checked.removed);
    let fields = resolver.fields(specs, &raw.table);
    let ir = effect(raw, kind, &params, view, findings);
    let Some(id) = &raw.id else { return checked };
    checked.entry = Some(Entry {
        id: id.text.clone(),
        kind,
        pack: view.pack,
        set: raw.set.as_ref().map(|set| set.text.clone()),
        name: raw.name.by_language(),
        aliases: raw.aliases.iter().map(|alias| alias.text.clone()).collect(),
        estimated: raw.estimated.iter().map(|key| key.text.clone()).collect(),
        flavour: raw.flavour.by_language(),
        params,
        fields,
        effect: raw.effect.as_ref().map(|effect| EffectSource {
            text: effect.text.clone(),
            map: effect.map.clone(),
            file: view.file,
        }),
        ir,
        file: view.file,
        span: id.span,
    });
    checked
}

fn all_keys(table: &Table) -> impl Iterator<Item = &str> {
    table.rows.iter().map(|(key, _)| key.text.as_str())
}

fn kind(raw: &RawEntry, view: &View<'_>, findings: &mut Vec<Diagnostic>) -> Option<KindId> {
    let word = raw.kind.as_ref()?;
    let kind = view.vocabulary.find_kind(&word.text);
    if kind.is_none() {
        let kinds = view.vocabulary.game().kinds.iter().map(|kind| kind.id);
        findings.push(keys::unknown_name(code::UNKNOWN_KIND, "kind", word, kinds));
    }
    kind
}

/// Checks that every estimate is a key of the entry, or a path into its tables: `reward.gold`.
fn estimates(raw: &RawEntry, findings: &mut Vec<Diagnostic>) {
    for word in &raw.estimated {
        let (first, rest) =
            word.text.split_once('.').map_or((word.text.as_str(), None), |(a, b)| (a, Some(b)));
        let value = raw.table.get(first).filter(|_| !matches!(first, "id" | "kind" | "estimated"));
        if !value.is_some_and(|value| rest.is_none_or(|rest| has_path(value, rest))) {
            let names = all_keys(&raw.table);
            findings.push(keys::unknown_name(code::UNKNOWN_ESTIMATE, "key of this entry", word, names));
        }
    }
}

fn has_path(value: &Value, path: &str) -> bool {
    let (first, rest) = path.split_once('.').map_or((path, None), |(a, b)| (a, Some(b)));
    match &value.kind {
        ValueKind::Table(table) => {
            table.get(first).is_some_and(|value| rest.is_none_or(|rest| has_path(value, rest)))
        }
        ValueKind::List(items) => items.iter().any(|item| has_path(item, path)),
        ValueKind::Text(_)
        | ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_) => false,
    }
}

fn set(raw: &RawEntry, view: &View<'_>, findings: &mut Vec<Diagnostic>) {
    let Some(word) = &raw.set else { return };
    let sets = &view.scope.pack(view.pack).sets;
    if !sets.contains(&word.text) {
        let finding = keys::unknown_name(code::UNKNOWN_SET, "set", word, sets.iter().map(String::as_str));
        findings.push(if finding.hint.is_some() {
            finding
        } else {
            finding.with_hint("list it in `sets` of `pack.toml`")
        });
    }
}

/// Resolves the types of the parameters; `None` if one has none.
pub(super) fn param_types(
    raw: &RawEntry,
    vocabulary: &Vocabulary,
    findings: &mut Vec<Diagnostic>,
) -> Option<Vec<Param>> {
    let mut params = Some(Vec::new());
    for (name, ty) in &raw.params {
        let found = match vocabulary.find_class(&ty.text) {
            Some(class) => Some(ParamType::Noun(class)),
            None => (ty.text == "number").then_some(ParamType::Number),
        };
        if let Some(ty) = found {
            params = params.map(|mut params: Vec<Param>| {
                params.push(Param { name: name.text.clone(), ty });
                params
            });
        } else {
            let classes = vocabulary.game().classes.iter().map(|class| class.name);
            let names = std::iter::once("number").chain(classes);
            findings.push(keys::unknown_name(code::UNKNOWN_CLASS, "parameter type", ty, names));
            params = None;
        }
    }
    params
}

fn effect(
    raw: &RawEntry,
    kind: KindId,
    params: &[Param],
    view: &View<'_>,
    findings: &mut Vec<Diagnostic>,
) -> ir::Effect {
    // With an unresolved parameter, the effect would be reported a second time.
    let Some(effect) = raw.effect.as_ref().filter(|_| params.len() == raw.params.len()) else {
        return ir::Effect::default();
    };
    let visible = |noun| view.is_visible(noun);
    let ctx = check::Context { vocabulary: view.vocabulary, kind, params, visible: &visible };
    let mut own = Vec::new();
    let ir = check::effect(&effect.text, &ctx, &mut own);
    findings.extend(own.into_iter().map(|finding| finding.map_spans(|span| effect.map.map(span))));
    ir.unwrap_or_default()
}
