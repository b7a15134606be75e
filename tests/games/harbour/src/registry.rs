//! The words of Harbour: those that games share, and its own with what they mean.

use crate::table::{Place, Table};
use provost_engine::common::words;
use provost_engine::prelude::*;

const fn ship(text: &'static str) -> Example {
    Example { kind: "ship", text }
}

word_table! { Hook, HOOKS: [HookSpec] {
    Roll = words::event("roll", "on roll", "The owner has rolled.", ship("on roll: gain 1 fish.")),
    Load = words::event("load", "on load", "The owner has loaded a ship.", ship("on load: gain 2 fish.")),
    Gain = words::on_gain(ship("on gain of fish: +1 to gain.")),
    Score = words::on_score(ship("on score: +2 to score.")),
} }

word_table! { Target, TARGETS: [TargetSpec] {
    Gain = words::target("gain", Some(0), "How much is gained.", ship("on gain of fish: +1 to gain.")),
    Score = words::target("score", None, "A player's score.", ship("on score: +2 to score.")),
} }

word_table! { Limit, LIMITS: [LimitSpec] {
    OncePerRound = words::once_per_round(ship("on roll, once per round: gain 1 fish.")),
} }

pub static VERBS: &[Verb<Table>] = &[
    words::gain().fires(&["gain"]).example("ship", "on load: gain 2 fish."),
    words::lose().example("ship", "on roll: lose 1 fish."),
    Verb::<Table>::new("reroll", "reroll {colour:noun:die} die")
        .at(&["roll"])
        .doc("The die is rolled again.")
        .example("ship", "on roll: may reroll white die.")
        .does(|table, args, _| {
            let die = table.content.dice.iter().position(|(die, _)| args.names(0, *die));
            table.roll(die.unwrap_or_default());
            Flow::Done
        }),
];

pub static COSTS: &[Cost<Table>] = &[words::pay().example("ship", "on roll, pay 1 fish: gain 2 cloth.")];

pub static CONDITIONS: &[Condition<Table>] =
    &[Condition::<Table>::new("pair", "dice are equal", |table, _, _| {
        table.state.dice.first() == table.state.dice.last()
    })
    .doc("Both dice show the same face.")
    .example("ship", "on roll, when dice are equal: gain 1 fish.")];

pub static MEASURES: &[Measure<Table>] = &[
    words::stock().example("ship", "on roll, when stock of fish is 0: gain 1 fish."),
    Measure::<Table>::new("ships", "ship(s)", (0, 8), |table, _, scope| {
        i32::try_from(table.ships_at(Place::Player(table.acting(scope))).count()).unwrap_or(8)
    })
    .needs(&["owner"])
    .doc("How many ships the owner has loaded.")
    .example("ship", "on score: +1 to score for each ship."),
];

/// Everything that Harbour offers to effects.
pub static HARBOUR: GameSpec = GameSpec {
    id: "harbour",
    name: "Harbour",
    classes: &[
        words::RESOURCE,
        words::ENTRY,
        ClassSpec {
            fields: &[KeySpec::required("gives", ValueType::Noun("resource"), "The goods that it gives.")],
            ..words::open("die", "The dice.")
        },
    ],
    entities: &[words::PLAYER, words::entity("ship", "A ship.")],
    hooks: HOOKS,
    targets: TARGETS,
    verbs: &verb_specs::<Table, { VERBS.len() }>(VERBS),
    costs: &cost_specs::<Table, { COSTS.len() }>(COSTS),
    conditions: &condition_specs::<Table, { CONDITIONS.len() }>(CONDITIONS),
    measures: &measure_specs::<Table, { MEASURES.len() }>(MEASURES),
    limits: LIMITS,
    kinds: &[KindSpec {
        id: "ship",
        entity: Some("ship"),
        roles: &["owner"],
        fields: &[
            KeySpec::required("cost", ValueType::Amounts(&["resource"]), "What loading it costs."),
            KeySpec::required("points", ValueType::Number(0, 20), "What it scores."),
        ],
        doc: "A ship. From the moment it is loaded it hears what its owner does.",
    }],
    locales: &[
        words::EN,
        words::DE,
        LocaleSpec { language: "en", messages: include_str!("en.ftl") },
        LocaleSpec { language: "de", messages: include_str!("de.ftl") },
    ],
    own: situation::own::own::<Table>,
    ..words::GAME
};
