//! Checks of a game's own tables: no duplicate names, no dangling references. A mistake here is a
//! programmer's, so the first test that builds the vocabulary finds it.

use super::id::{AttributeId, ConditionId, CostId, LimitId, MeasureId, SelectorId, TargetId, VerbId};
use super::pattern::Pattern;
use super::spec::{AttributeType, GameSpec, HookKind};
use super::value_type::{KeySpec, ValueType};
use super::word_id::WordId;
use super::{ENTRY_CLASS, GameNames, Patterns, RegistryError};
use std::collections::BTreeSet;

/// Finds every mistake in the tables apart from those in patterns.
pub(super) fn check(game: &GameSpec) -> Vec<RegistryError> {
    let mut check = Check { game, errors: Vec::new() };
    check.duplicates();
    check.references();
    check.errors
}

struct Check<'a> {
    game: &'a GameSpec,
    errors: Vec<RegistryError>,
}

impl Check<'_> {
    fn error(&mut self, table: &'static str, name: &str, problem: impl Into<String>) {
        self.errors.push(RegistryError { table, name: name.to_owned(), problem: problem.into() });
    }

    fn unique<'n>(&mut self, table: &'static str, names: impl Iterator<Item = &'n str>) {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                self.error(table, name, "registered twice");
            }
        }
    }

    fn duplicates(&mut self) {
        let game = self.game;
        self.unique("class", game.classes.iter().map(|row| row.name));
        self.unique("entity", game.entities.iter().map(|row| row.name));
        self.unique("role", game.roles.iter().map(|row| row.name));
        self.unique("hook", game.hooks.iter().map(|row| row.id));
        self.unique("hook phrase", game.hooks.iter().map(|row| row.phrase));
        self.unique("target", game.targets.iter().map(|row| row.id));
        self.unique("target pattern", game.targets.iter().map(|row| row.pattern));
        self.unique("verb", game.verbs.iter().map(|row| row.id));
        self.unique("verb pattern", game.verbs.iter().map(|row| row.pattern));
        self.unique("cost", game.costs.iter().map(|row| row.id));
        self.unique("selector", game.selectors.iter().map(|row| row.id));
        // `* here` of heroes and `* here` of monsters are different words.
        let selectors: Vec<String> =
            game.selectors.iter().map(|row| format!("{} {}", row.entity, row.pattern)).collect();
        self.unique("selector pattern", selectors.iter().map(String::as_str));
        self.unique("attribute", game.attributes.iter().map(|row| row.id));
        self.unique("condition", game.conditions.iter().map(|row| row.id));
        self.unique("condition pattern", game.conditions.iter().map(|row| row.pattern));
        self.unique("measure", game.measures.iter().map(|row| row.id));
        self.unique("measure pattern", game.measures.iter().map(|row| row.pattern));
        self.unique("limit", game.limits.iter().map(|row| row.id));
        self.unique("duration", game.durations.iter().map(|row| row.id));
        self.unique("kind", game.kinds.iter().map(|row| row.id));
        for kind in game.kinds {
            self.unique("field", kind.fields.iter().map(|field| field.key));
        }
    }

    fn references(&mut self) {
        let game = self.game;
        if !game.classes.iter().any(|class| class.name == ENTRY_CLASS) {
            self.error("class", ENTRY_CLASS, "every game has this class");
        }
        for noun in game.nouns {
            self.class("noun", noun.id, noun.class);
        }
        for role in game.roles {
            self.entity("role", role.name, role.entity);
        }
        for hook in game.hooks {
            for qualifier in hook.qualifiers {
                self.class("hook", hook.id, qualifier.class);
            }
            self.roles("hook", hook.id, hook.roles);
            for about in hook.about {
                self.known("hook", hook.id, "role", about.role, hook.roles.iter().copied());
            }
            for target in hook.targets {
                self.known("hook", hook.id, "target", target, game.targets.iter().map(|row| row.id));
            }
            if hook.targets.is_empty() == (hook.kind == HookKind::Number) {
                self.error("hook", hook.id, "a number hook has targets, the others have none");
            }
            for kind in hook.heard_by {
                self.kind("hook", hook.id, kind);
            }
        }
        for verb in game.verbs {
            self.roles("verb", verb.id, verb.needs);
            let fired = verb.fires.iter().map(|fired| fired.split(':').next().unwrap_or(fired));
            for hook in verb.hooks.iter().copied().chain(fired) {
                self.known("verb", verb.id, "hook", hook, game.hooks.iter().map(|row| row.id));
            }
        }
        for selector in game.selectors {
            self.entity("selector", selector.id, selector.entity);
            self.roles("selector", selector.id, selector.needs);
        }
        for attribute in game.attributes {
            for entity in attribute.types() {
                self.entity("attribute", attribute.id, entity);
            }
            self.roles("attribute", attribute.id, attribute.needs);
            if let AttributeType::Noun(class) = attribute.ty {
                self.class("attribute", attribute.id, class);
            }
            if attribute.ty.range().is_some_and(|(least, most)| least > most) {
                self.error("attribute", attribute.id, "its least value is greater than its greatest");
            }
        }
        for condition in game.conditions {
            self.roles("condition", condition.id, condition.needs);
        }
        for measure in game.measures {
            self.roles("measure", measure.id, measure.needs);
        }
        for cost in game.costs {
            if !matches!(cost.word, "pay" | "discard") {
                self.error("cost", cost.id, "opens with `pay` or `discard`");
            }
        }
        for class in game.classes {
            self.fields("class", class.name, class.fields);
        }
        for kind in game.kinds {
            if let Some(entity) = kind.entity {
                self.entity("kind", kind.id, entity);
            }
            self.roles("kind", kind.id, kind.roles);
            self.fields("kind", kind.id, kind.fields);
        }
    }

    fn known<'n>(
        &mut self,
        table: &'static str,
        row: &str,
        what: &str,
        name: &str,
        mut names: impl Iterator<Item = &'n str>,
    ) {
        if !names.any(|known| known == name) {
            self.error(table, row, format!("unknown {what} `{name}`"));
        }
    }

    fn class(&mut self, table: &'static str, row: &str, name: &str) {
        self.known(table, row, "class", name, self.game.classes.iter().map(|row| row.name));
    }

    fn entity(&mut self, table: &'static str, row: &str, name: &str) {
        self.known(table, row, "entity", name, self.game.entities.iter().map(|row| row.name));
    }

    fn kind(&mut self, table: &'static str, row: &str, name: &str) {
        self.known(table, row, "kind", name, self.game.kinds.iter().map(|row| row.id));
    }

    fn roles(&mut self, table: &'static str, row: &str, names: &[&str]) {
        for name in names.iter().flat_map(|names| names.split('|')) {
            self.known(table, row, "role", name, self.game.roles.iter().map(|row| row.name));
        }
    }

    fn fields(&mut self, table: &'static str, row: &str, fields: &[KeySpec]) {
        for field in fields {
            self.value_type(table, row, field.ty);
        }
    }

    fn value_type(&mut self, table: &'static str, row: &str, ty: ValueType) {
        match ty {
            ValueType::Noun(class) => self.class(table, row, class),
            ValueType::Amounts(classes) => classes.iter().for_each(|class| self.class(table, row, class)),
            ValueType::Entry(kinds) | ValueType::Use(kinds) => {
                for kind in kinds {
                    self.kind(table, row, kind);
                }
            }
            ValueType::Table(fields, []) | ValueType::Ordered(fields) => self.fields(table, row, fields),
            ValueType::List(item) => self.value_type(table, row, *item),
            ValueType::Number(..)
            | ValueType::Text
            | ValueType::Flag
            | ValueType::Choice(_)
            | ValueType::Condition
            | ValueType::Translations
            | ValueType::Own(_) => {}
            ValueType::Name(_)
            | ValueType::EntryOrNone(_)
            | ValueType::EntryWith(..)
            | ValueType::Effect
            | ValueType::TextOrTranslations
            | ValueType::Params
            | ValueType::ByEntry(..)
            | ValueType::Dice(_)
            | ValueType::Deck(..)
            | ValueType::OneOrMore(_)
            | ValueType::Table(..) => self.error(table, row, "no key of an entry or a noun has this type"),
        }
    }
}

/// Compiles all patterns and reports unreadable ones.
pub(super) fn patterns(game: &'static GameSpec, errors: &mut Vec<RegistryError>) -> Patterns {
    let names = GameNames(game);
    let mut read = |table: &'static str,
                    row: fn(u32) -> WordId,
                    rows: &mut dyn Iterator<Item = (&'static str, &'static str)>| {
        (0..)
            .zip(rows)
            .filter_map(|(index, (id, text))| {
                Pattern::read(text, row(index), &names)
                    .map_err(|problem| errors.push(RegistryError { table, name: id.to_owned(), problem }))
                    .ok()
            })
            .collect()
    };
    Patterns {
        targets: read(
            "target",
            |id| WordId::Target(TargetId(id)),
            &mut game.targets.iter().map(|row| (row.id, row.pattern)),
        ),
        verbs: read(
            "verb",
            |id| WordId::Verb(VerbId(id)),
            &mut game.verbs.iter().map(|row| (row.id, row.pattern)),
        ),
        costs: read(
            "cost",
            |id| WordId::Cost(CostId(id)),
            &mut game.costs.iter().map(|row| (row.id, row.pattern)),
        ),
        selectors: read(
            "selector",
            |id| WordId::Selector(SelectorId(id)),
            &mut game.selectors.iter().map(|row| (row.id, row.pattern)),
        ),
        attributes: read(
            "attribute",
            |id| WordId::Attribute(AttributeId(id)),
            &mut game.attributes.iter().map(|row| (row.id, row.pattern)),
        ),
        conditions: read(
            "condition",
            |id| WordId::Condition(ConditionId(id)),
            &mut game.conditions.iter().map(|row| (row.id, row.pattern)),
        ),
        measures: read(
            "measure",
            |id| WordId::Measure(MeasureId(id)),
            &mut game.measures.iter().map(|row| (row.id, row.pattern)),
        ),
        limits: read(
            "limit",
            |id| WordId::Limit(LimitId(id)),
            &mut game.limits.iter().map(|row| (row.id, row.pattern)),
        ),
    }
}
