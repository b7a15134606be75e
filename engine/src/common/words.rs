//! Words about players, rounds and stocks that any game can put into its tables; their sentences are in
//! `locale/` ([`EN`], [`DE`]). A game adds an example for one of its kinds.

use super::Stocks;
use crate::words::meaning::{Cost, FlowOf, Measure, PLENTY, Verb};
use crate::zones::CARD_WORDS;
use provost_interpreter::host::{Args, Flow, Scope};
use provost_interpreter::pack::own;
use provost_interpreter::vocabulary::spec::{
    ClassSpec, DurationSpec, EntitySpec, Example, GameSpec, HookKind, HookSpec, LimitSpec, LocaleSpec,
    QualifierSpec, RoleSpec, TargetSpec,
};

/// The sentences of these words in English.
pub const EN: LocaleSpec = LocaleSpec { language: "en", messages: include_str!("locale/en.ftl") };
/// The sentences of these words in German.
pub const DE: LocaleSpec = LocaleSpec { language: "de", messages: include_str!("locale/de.ftl") };

/// A game without words, as a base for struct update.
pub const GAME: GameSpec = GameSpec {
    id: "",
    name: "",
    classes: &[],
    nouns: &[],
    entities: &[],
    roles: &[OWNER],
    hooks: &[],
    targets: &[],
    verbs: &[],
    costs: &[],
    selectors: &[],
    attributes: &[],
    conditions: &[],
    measures: &[],
    limits: &[],
    durations: &[],
    kinds: &[],
    locales: &[],
    own: own::none,
    cards: CARD_WORDS,
};

/// Makes a class of nouns that are written with a number: `2 coins`.
pub const fn counted(name: &'static str, doc: &'static str) -> ClassSpec {
    ClassSpec { name, unit: None, counted: true, open: true, fields: &[], doc }
}

/// Makes a class of nouns that packs add and that are written by their ids.
pub const fn open(name: &'static str, doc: &'static str) -> ClassSpec {
    ClassSpec { counted: false, ..counted(name, doc) }
}

/// The goods that players gain, pay and lose.
pub const RESOURCE: ClassSpec = counted("resource", "What players gain, pay and lose: `2 coins`.");

/// Every entry of the packs, by its id. Each game has it.
pub const ENTRY: ClassSpec =
    ClassSpec { open: false, ..open("entry", "Every entry of the packs, by its id.") };

/// Makes a type of thing.
pub const fn entity(name: &'static str, doc: &'static str) -> EntitySpec {
    EntitySpec { name, noun: None, most: 200, doc }
}

/// A type of things that sets can be made of.
pub const fn things(name: &'static str, plural: &'static str, most: u16, doc: &'static str) -> EntitySpec {
    EntitySpec { name, noun: Some((name, plural)), most, doc }
}

/// A player, as a type of thing.
pub const PLAYER: EntitySpec = things("player", "players", 6, "A player.");

/// The player an ability works for.
pub const OWNER: RoleSpec =
    RoleSpec { name: "owner", entity: "player", doc: "The player for whom the ability works." };

/// Makes an event hook about a player.
pub const fn event(id: &'static str, phrase: &'static str, doc: &'static str, example: Example) -> HookSpec {
    HookSpec {
        id,
        phrase,
        kind: HookKind::Event,
        qualifiers: &[],
        about: &[],
        amount: false,
        roles: &["owner"],
        targets: &[],
        heard_by: &[],
        doc,
        example,
    }
}

/// Makes a number hook about a player.
pub const fn building(
    id: &'static str,
    phrase: &'static str,
    targets: &'static [&'static str],
    doc: &'static str,
    example: Example,
) -> HookSpec {
    HookSpec { kind: HookKind::Number, targets, ..event(id, phrase, doc, example) }
}

/// A player gains a resource: `on gain of coin: +1 to gain.`
pub const fn on_gain(example: Example) -> HookSpec {
    let hook = building("gain", "on gain", &["gain"], "A resource is gained, kind after kind.", example);
    let of = &[QualifierSpec { word: "of", class: "resource", doc: "Only this resource." }];
    HookSpec { qualifiers: of, ..hook }
}

/// Points are counted: `on score: +1 to score.`
pub const fn on_score(example: Example) -> HookSpec {
    building("score", "on score", &["score"], "The points of a player are counted.", example)
}

/// Makes a target.
pub const fn target(id: &'static str, floor: Option<i32>, doc: &'static str, example: Example) -> TargetSpec {
    TargetSpec { id, pattern: id, floor, doc, example }
}

/// `gain 2 coins`.
pub const fn gain<T: Stocks>() -> Verb<T> {
    Verb::<T>::new("gain", "gain {what:amounts:resource}")
        .needs(&["owner"])
        .doc("The owner gets resources from the reserve.")
        .always_enough()
        .does(|table, args, scope| {
            let seat = table.acting(scope);
            for pick in args.picks(0) {
                table.gain(seat, pick.noun, pick.count);
            }
            Flow::Done
        })
}

/// `lose 2 coins`.
pub const fn lose<T: Stocks>() -> Verb<T> {
    Verb::<T>::new("lose", "lose {what:amounts:resource}")
        .needs(&["owner"])
        .doc("The owner gives resources to the reserve, as far as there are any.")
        .supply(|table, _, noun, _, scope| table.owned(table.acting(scope), noun))
        .does(give_back)
}

/// `pay 2 coins`.
pub const fn pay<T: Stocks>() -> Cost<T> {
    Cost::<T>::new(
        "resources",
        "pay",
        "{what:amounts:resource}",
        |table, _, noun, _, scope| table.owned(table.acting(scope), noun),
        give_back,
    )
    .doc("Resources go to the reserve; players who cannot pay in full cannot use the ability.")
}

fn give_back<T: Stocks>(table: &mut T, args: &Args<'_>, scope: &Scope<'_>) -> FlowOf<T> {
    let seat = table.acting(scope);
    for pick in args.picks(0) {
        table.change(seat, pick.noun, -pick.count);
    }
    Flow::Done
}

/// `stock of coin`.
pub const fn stock<T: Stocks>() -> Measure<T> {
    Measure::<T>::new("stock", "stock of {what:nouns:resource}", (0, PLENTY), |table, args, scope| {
        args.nouns(0).iter().map(|noun| table.owned(table.acting(scope), *noun)).sum()
    })
    .needs(&["owner"])
    .doc("How much of these resources the owner has, all together.")
}

/// `once per round`.
pub const fn once_per_round(example: Example) -> LimitSpec {
    LimitSpec { id: "once-per-round", pattern: "once per round", doc: "Works once in a round.", example }
}

/// `until end of round`.
pub const fn end_of_round(example: Example) -> DurationSpec {
    DurationSpec {
        id: "end-of-round",
        phrase: "end of round",
        doc: "From now to the end of this round.",
        example,
    }
}
