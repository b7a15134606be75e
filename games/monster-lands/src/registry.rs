//! The words of Monster Lands, one table per file: hooks, questions, measures, selectors, costs and verbs,
//! and the kinds of entries in packs. Doc lines are the designers' manual; tests check the examples.

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
pub mod zones;

use crate::table::Table;
use provost_engine::words::meaning;
use provost_engine::zones::CARD_WORDS;
use provost_interpreter::vocabulary::spec::{CardWords, Example, GameSpec, LocaleSpec};

type Condition = meaning::Condition<Table>;
type Measure = meaning::Measure<Table>;

/// The registry of Monster Lands.
pub static MONSTER_LANDS: GameSpec = GameSpec {
    id: "monster-lands",
    name: "Monster Lands",
    classes: classes::CLASSES,
    nouns: classes::NOUNS,
    entities: entities::ENTITIES,
    roles: roles::ROLES,
    hooks: hooks::HOOKS,
    targets: targets::TARGETS,
    verbs: verbs::VERBS,
    costs: costs::COSTS,
    selectors: selectors::SELECTORS,
    attributes: attributes::ATTRIBUTES,
    conditions: conditions::SPECS,
    measures: measures::SPECS,
    limits: limits::LIMITS,
    durations: durations::DURATIONS,
    kinds: kinds::KINDS,
    locales: &[
        LocaleSpec { language: "en", messages: include_str!("locale/en/hooks.ftl") },
        LocaleSpec { language: "en", messages: include_str!("locale/en/verbs.ftl") },
        LocaleSpec { language: "en", messages: include_str!("locale/en/words.ftl") },
        LocaleSpec { language: "en", messages: include_str!("locale/en/sets.ftl") },
        LocaleSpec { language: "en", messages: include_str!("locale/en/moments.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/hooks.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/sets.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/moments.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/verbs.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/targets.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/words.ftl") },
        LocaleSpec { language: "de", messages: include_str!("locale/de/nouns.ftl") },
    ],
    own: provost_engine::situation::own::own::<crate::table::Table>,
    cards: CardWords {
        zones: zones::ZONES,
        common: "rule",
        held: "loot",
        takeable: &["mercenary", "trap", "loot"],
        ..CARD_WORDS
    },
};

/// Makes an example ability that checks for entries of `kind`.
const fn example(kind: &'static str, text: &'static str) -> Example {
    Example { kind, text }
}
