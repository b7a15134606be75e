//! The words of Kingdom Defenders, one table per file: hooks, questions, measures, selectors, costs and
//! verbs, and the kinds of entries in packs. Doc lines are the designers' manual; tests check the examples.

pub mod attributes;
pub mod classes;
pub mod conditions;
pub mod costs;
pub mod durations;
pub mod entities;
pub mod hooks;
pub mod kinds;
pub mod limits;
pub mod measures;
pub mod roles;
pub mod selectors;
pub mod targets;
pub mod verbs;

use crate::table::Table;
use provost_engine::common::words;
use provost_engine::words::meaning;
use provost_engine::zones::CARD_WORDS;
use provost_interpreter::vocabulary::spec::{CardWords, Example, GameSpec, LocaleSpec};

type Verb = meaning::Verb<Table>;
type Cost = meaning::Cost<Table>;
type Selector = meaning::Selector<Table>;
type Attribute = meaning::Attribute<Table>;
type Condition = meaning::Condition<Table>;
type Measure = meaning::Measure<Table>;

/// The registry of Kingdom Defenders.
pub static KINGDOM_DEFENDERS: GameSpec = GameSpec {
    id: "kingdom-defenders",
    name: "Kingdom Defenders",
    classes: classes::CLASSES,
    nouns: classes::NOUNS,
    entities: entities::ENTITIES,
    roles: roles::ROLES,
    hooks: hooks::HOOKS,
    targets: targets::TARGETS,
    verbs: verbs::SPECS,
    costs: costs::SPECS,
    selectors: selectors::SPECS,
    attributes: attributes::SPECS,
    conditions: conditions::SPECS,
    measures: measures::SPECS,
    limits: limits::LIMITS,
    durations: durations::DURATIONS,
    kinds: kinds::KINDS,
    locales: &[
        words::EN,
        words::DE,
        LocaleSpec { language: "en", messages: include_str!("locale/en.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de-words.ftl") },
    ],
    own: provost_engine::situation::own::own::<crate::table::Table>,
    cards: CardWords { common: "rule", held: "reward", ..CARD_WORDS },
};

/// Makes an example ability that checks for entries of `kind`.
const fn example(kind: &'static str, text: &'static str) -> Example {
    Example { kind, text }
}

#[cfg(test)]
mod tests {
    use super::KINGDOM_DEFENDERS;
    use provost_interpreter::vocabulary::Vocabulary;

    #[test]
    fn the_tables_hold_no_mistake() {
        let errors = Vocabulary::new(&KINGDOM_DEFENDERS).err().unwrap_or_default();
        assert_eq!(errors, []);
    }
}
