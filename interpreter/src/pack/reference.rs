//! References from one entry to another, with or without values for its parameters.

use super::code;
use super::field::{Argument, FieldValue, Resolver, not_a_dependency, unknown};
use super::keys;
use super::scope::{Known, View};
use super::value::{Value, Word};
use crate::check::{Param, ParamType};
use crate::suggest::nearest;
use crate::vocabulary::ENTRY_CLASS;
use crate::vocabulary::id::KindId;
use provost_grammar::diagnostic::Diagnostic;

impl<'a> Resolver<'a> {
    /// Resolves an id to an entry of one of these kinds that the pack may name.
    pub(super) fn reference(&mut self, word: &Word, kinds: &[&str]) -> Option<&'a Known> {
        let view: &'a View<'a> = self.view;
        let fits = |kind: Option<KindId>| {
            kinds.is_empty() || kind.is_some_and(|kind| kinds.contains(&view.vocabulary.kind(kind).id))
        };
        let Some((index, known)) = find(view, &word.text) else {
            let near = self.suggest(|| {
                let fitting = view.scope.known.iter().filter(|known| fits(known.kind));
                let seen = fitting.filter(|known| view.is_visible(known.noun));
                nearest(&word.text, seen.map(|known| known.id.as_str()))
            });
            self.findings.push(unknown(code::UNKNOWN_ENTRY, &kinds.join(" or "), word, near, true));
            return None;
        };
        if !view.is_visible(known.noun) {
            self.findings.push(not_a_dependency(word));
            return None;
        }
        if known.kind.is_some() && !fits(known.kind) {
            let found = known.kind.map_or("", |kind| view.vocabulary.kind(kind).id);
            let message = format!("expected a {}, but `{}` is a {found}", kinds.join(" or "), word.text);
            self.findings.push(Diagnostic::error(code::WRONG_KIND, word.span, message));
            return None;
        }
        if known.removed.is_some() {
            self.removed.push((index, word.span));
            return None;
        }
        Some(known)
    }

    /// Resolves `{ id = "...", ... }` with exactly the parameters of that entry.
    pub(super) fn entry_use(&mut self, key: &str, value: &Value, kinds: &[&str]) -> Option<FieldValue> {
        let table = keys::table(key, value, self.findings)?;
        let Some(id) = table.get("id") else {
            keys::check_missing(table, value.span, ["id"], self.findings);
            return None;
        };
        let word = keys::text("id", id, self.findings)?;
        let known = self.reference(&word, kinds)?;
        let params = known.params.as_ref()?;
        let required = params.iter().map(|param| param.name.as_str());
        keys::check_keys(table, value.span, required.clone().chain(["id"]), required, self.findings);
        let arguments: Option<Vec<Argument>> =
            params.iter().map(|param| self.argument(param, table.get(&param.name)?)).collect();
        Some(FieldValue::Use(known.entry?, arguments?))
    }

    fn argument(&mut self, param: &Param, value: &Value) -> Option<Argument> {
        match param.ty {
            ParamType::Number => self.argument_number(&param.name, value).map(Argument::Number),
            ParamType::Noun(class) => {
                let class = [self.view.vocabulary.class(class).name];
                let items = value.items();
                let nouns: Vec<_> =
                    items.iter().filter_map(|item| self.noun(&param.name, item, &class)).collect();
                if items.is_empty() {
                    let message = format!("`{}` is empty", param.name);
                    self.findings.push(Diagnostic::error(code::EMPTY_TEXT, value.span, message));
                }
                (!nouns.is_empty()).then_some(Argument::Nouns(nouns))
            }
        }
    }
}

/// Finds an entry by its id or an alias.
fn find<'a>(view: &View<'a>, name: &str) -> Option<(usize, &'a Known)> {
    let class = view.vocabulary.find_class(ENTRY_CLASS)?;
    let noun = view.vocabulary.find_noun(class, name)?;
    view.scope.find(&view.vocabulary.noun(noun).id)
}
