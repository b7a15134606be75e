//! Merges the packs of one game: nouns, definitions, replacements, removals.

use super::entry::param_types;
use super::outline::RawEntry;
use super::scope::{Known, Scope, ScopePack};
use super::value::Word;
use super::{EntryId, FileId, Finding, PackId, code};
use crate::suggest::nearest;
use crate::vocabulary::id::{ClassId, NounId};
use crate::vocabulary::noun::{Noun, NounForms};
use crate::vocabulary::{ENTRY_CLASS, Vocabulary};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The contribution of one pack.
pub(super) struct Layer<'a> {
    /// Its `pack.toml`.
    pub(super) manifest: FileId,
    pub(super) pack: ScopePack,
    pub(super) remove: &'a [Word],
    /// Entries: file, index in the file, content, and whether the file is readable.
    pub(super) entries: Vec<(FileId, usize, &'a RawEntry, bool)>,
}

/// Merges the layers and adds the ids of all entries to the vocabulary. `owners` says which pack each noun
/// comes from.
pub(super) fn lay(
    layers: &[Layer<'_>],
    owners: Vec<Option<PackId>>,
    vocabulary: &mut Vocabulary,
    findings: &mut Vec<Finding>,
) -> Scope {
    let scope =
        Scope { packs: layers.iter().map(|layer| layer.pack.clone()).collect(), owners, known: Vec::new() };
    let mut laying = Laying { layers, scope, vocabulary, findings, known: BTreeMap::new() };
    for (index, layer) in layers.iter().enumerate() {
        let pack = PackId(u32::try_from(index).unwrap_or(u32::MAX));
        for word in layer.remove {
            laying.remove(pack, layer.manifest, word);
        }
        for (file, index, raw, is_read) in &layer.entries {
            if let Some(id) = &raw.id {
                laying.define(pack, (*file, *index), raw, id, *is_read);
            }
        }
    }
    laying.finish()
}

struct Laying<'a> {
    layers: &'a [Layer<'a>],
    scope: Scope,
    vocabulary: &'a mut Vocabulary,
    findings: &'a mut Vec<Finding>,
    known: BTreeMap<&'a str, (Known, &'a RawEntry)>,
}

impl<'a> Laying<'a> {
    fn sees(&self, pack: PackId, other: PackId) -> bool {
        self.scope.pack(pack).visible.contains(&other)
    }

    fn remove(&mut self, pack: PackId, manifest: FileId, word: &Word) {
        let visible = &self.scope.pack(pack).visible;
        let known = self.known.get_mut(word.text.as_str()).map(|(known, _)| known);
        if let Some(known) = known
            && visible.contains(&known.first)
        {
            match known.removed {
                None => {
                    known.removed = Some((pack, word.span));
                    return;
                }
                // Two packs that do not depend on each other may replace the same entry in the same way.
                Some((other, _)) if !visible.contains(&other) => return,
                Some(_) => {}
            }
        }
        let message = format!("no pack that this one depends on has an entry `{}`", word.text);
        let finding = Diagnostic::error(code::NOTHING_TO_REMOVE, word.span, message);
        let alive = self.known.values().filter(|(known, _)| visible.contains(&known.first));
        let finding = match nearest(&word.text, alive.map(|(known, _)| known.id.as_str())) {
            Some(near) => {
                finding.with_hint(format!("did you mean `{near}`?")).with_guess(format!("\"{near}\""))
            }
            None => finding,
        };
        self.findings.push(Finding::new(manifest, finding));
    }

    fn define(
        &mut self,
        pack: PackId,
        definition: (FileId, usize),
        raw: &'a RawEntry,
        id: &'a Word,
        is_read: bool,
    ) {
        let kind = raw.kind.as_ref().and_then(|kind| self.vocabulary.find_kind(&kind.text));
        let mut fresh = Known {
            id: id.text.clone(),
            noun: NounId(0),
            first: pack,
            definition,
            pack,
            span: id.span,
            kind,
            params: param_types(raw, self.vocabulary, &mut Vec::new()),
            removed: None,
            // Only whether there will be an entry is known yet.
            entry: (is_read && kind.is_some()).then_some(EntryId(0)),
        };
        let old = self.known.get(id.text.as_str()).map(|(old, _)| old.clone());
        let Some(old) = old.clone().filter(|old| old.removed.is_none()) else {
            if let Some(span) = raw.replace {
                let removed = old.and_then(|old| old.removed);
                self.nothing_to_replace(definition.0, span, &id.text, removed);
            }
            self.known.insert(&id.text, (fresh, raw));
            return;
        };
        match raw.replace {
            Some(span) if old.pack != pack => {
                if !self.sees(pack, old.first) {
                    self.out_of_reach(definition.0, span, &old);
                    return;
                }
                self.compare(definition.0, id, &fresh, &old);
                fresh.first = old.first;
                self.known.insert(&id.text, (fresh, raw));
            }
            Some(_) | None => {
                let message = format!("there is an entry `{}` already", id.text);
                let mut finding = Diagnostic::error(code::DUPLICATE_ID, id.span, message);
                if old.pack != pack && self.sees(pack, old.first) {
                    finding = finding.with_hint("say `replace = true` if this one is to take its place");
                }
                let finding = Finding::new(definition.0, finding);
                self.findings.push(finding.related(old.definition.0, old.span, "here"));
            }
        }
    }

    fn nothing_to_replace(&mut self, file: FileId, span: Span, id: &str, removed: Option<(PackId, Span)>) {
        let message = match removed {
            Some(_) => format!("`{id}` is removed by another pack, so there is nothing to replace"),
            None => format!("no pack that this one depends on has an entry `{id}` to replace"),
        };
        let finding = Finding::new(file, Diagnostic::error(code::NOTHING_TO_REPLACE, span, message));
        let layer = removed.and_then(|(pack, _)| self.layers.get(pack.index()));
        self.findings.push(match layer.zip(removed) {
            Some((layer, (_, span))) => finding.related(layer.manifest, span, "removed here"),
            None => finding,
        });
    }

    fn out_of_reach(&mut self, file: FileId, span: Span, old: &Known) {
        let message = format!("no pack that this one depends on has an entry `{}` to replace", old.id);
        let finding = Diagnostic::error(code::NOTHING_TO_REPLACE, span, message)
            .with_hint("add the pack that has it to `depends` in `pack.toml`");
        self.findings.push(Finding::new(file, finding).related(old.definition.0, old.span, "here is one"));
    }

    /// Compares a replacement with the first definition. It is used wherever the first was, so both must fit
    /// the same places.
    fn compare(&mut self, file: FileId, id: &Word, fresh: &Known, old: &Known) {
        let kinds_differ = fresh.kind.zip(old.kind).is_some_and(|(fresh, old)| fresh != old);
        let same_params = fresh.params.as_ref().zip(old.params.as_ref()).is_none_or(|(a, b)| a == b);
        if kinds_differ || !same_params {
            let what = if kinds_differ { "kind" } else { "parameters" };
            let message = format!("`{}` does not have the same {what} as the entry it replaces", id.text);
            let finding = Finding::new(file, Diagnostic::error(code::REPLACE_MISMATCH, id.span, message));
            self.findings.push(finding.related(old.definition.0, old.span, "replaced here"));
        }
        if !self.sees(fresh.pack, old.pack) {
            let message = format!("`{}` is replaced by another pack too; this one is used", id.text);
            let finding = Diagnostic::warning(code::REPLACED_TWICE, id.span, message)
                .with_hint("let one of the two packs depend on the other");
            let finding = Finding::new(file, finding);
            self.findings.push(finding.related(old.definition.0, old.span, "replaced here as well"));
        }
    }

    fn finish(mut self) -> Scope {
        let entries = std::mem::take(&mut self.known);
        let class = self.vocabulary.find_class(ENTRY_CLASS);
        let mut names: BTreeSet<String> = entries.keys().map(|id| (*id).to_owned()).collect();
        let mut next = 0;
        for (mut known, raw) in entries.into_values() {
            let aliases = self.aliases(&known, raw, &mut names);
            if let Some(noun) = class.and_then(|class| self.add(class, &known, raw, aliases)) {
                known.noun = noun;
                self.scope.owners.resize(noun.index() + 1, None);
                if let Some(owner) = self.scope.owners.last_mut() {
                    *owner = Some(known.first);
                }
            }
            known.entry = known.entry.filter(|_| known.removed.is_none()).map(|_| EntryId(next));
            next += u32::from(known.entry.is_some());
            self.scope.known.push(known);
        }
        self.scope
    }

    fn aliases(&mut self, known: &Known, raw: &RawEntry, names: &mut BTreeSet<String>) -> Vec<String> {
        let mut aliases = Vec::new();
        for alias in &raw.aliases {
            if names.insert(alias.text.clone()) {
                aliases.push(alias.text.clone());
            } else {
                let message = format!("there is an entry or alias `{}` already", alias.text);
                let finding = Diagnostic::error(code::DUPLICATE_ID, alias.span, message);
                self.findings.push(Finding::new(known.definition.0, finding));
            }
        }
        aliases
    }

    fn add(&mut self, class: ClassId, known: &Known, raw: &RawEntry, aliases: Vec<String>) -> Option<NounId> {
        let mut noun = Noun { aliases, ..Noun::plain(class, &known.id) };
        for (language, name) in &raw.name.texts {
            let forms = NounForms { one: name.text.clone(), ..NounForms::default() };
            noun.forms.insert(language.text.clone(), forms);
        }
        self.vocabulary.add_noun(noun).ok()
    }
}
