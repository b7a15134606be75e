//! The tables of the toy game: a pit in which cards fight a monster, with one or two words of every kind.

use crate::vocabulary::spec::{
    AboutSpec, AttributeSpec, AttributeType, CardWords, ClassSpec, ConditionSpec, CostSpec, DurationSpec,
    EntitySpec, Example, GameSpec, HookKind, HookSpec, KindSpec, LimitSpec, MeasureSpec, NounSpec,
    QualifierSpec, RoleSpec, SelectorSpec, TargetSpec, VerbSpec,
};
use crate::vocabulary::value_type::{KeySpec, ValueType};

macro_rules! words {
    ($(#[$doc:meta])* $module:ident: $id:ident, $table:ident: [$spec:ty] { $($name:ident = $row:expr,)* }) => {
        $(#[$doc])*
        pub mod $module {
            use crate::vocabulary::id::$id;

            #[derive(Clone, Copy)]
            enum Row { $($name),* }

            $(
                #[doc = concat!("The row `", stringify!($name), "`.")]
                #[expect(non_upper_case_globals, reason = "named like the variants of an enum")]
                pub const $name: $id = $id(Row::$name as u32);
            )*
        }

        static $table: &[$spec] = &[$($row),*];
    };
}

const fn example(text: &'static str) -> Example {
    Example { kind: "card", text }
}

const fn class(name: &'static str, unit: Option<(&'static str, &'static str)>, counted: bool) -> ClassSpec {
    ClassSpec { name, unit, counted, open: true, fields: &[], doc: "A toy class." }
}

const fn noun(class: &'static str, id: &'static str) -> NounSpec {
    NounSpec { class, id, doc: "A toy noun." }
}

const fn role(name: &'static str, entity: &'static str) -> RoleSpec {
    RoleSpec { name, entity, doc: "A toy role." }
}

const fn hook(id: &'static str, phrase: &'static str, kind: HookKind, text: &'static str) -> HookSpec {
    HookSpec {
        id,
        phrase,
        kind,
        qualifiers: &[],
        about: &[],
        amount: false,
        roles: &[],
        targets: &[],
        heard_by: &[],
        doc: "A toy moment.",
        example: example(text),
    }
}

const fn verb(id: &'static str, pattern: &'static str, text: &'static str) -> VerbSpec {
    let (hooks, needs, fires) = (&[], &[], &[]);
    VerbSpec { id, pattern, hooks, needs, fires, doc: "A toy verb.", example: example(text) }
}

const fn cost(id: &'static str, word: &'static str, pattern: &'static str, text: &'static str) -> CostSpec {
    CostSpec { id, word, pattern, doc: "A toy cost.", example: example(text) }
}

const fn selector(
    id: &'static str,
    pattern: &'static str,
    entity: &'static str,
    set: bool,
    text: &'static str,
) -> SelectorSpec {
    SelectorSpec { id, pattern, entity, set, needs: &[], doc: "A toy selector.", example: example(text) }
}

const fn entity(name: &'static str, noun: Option<(&'static str, &'static str)>) -> EntitySpec {
    EntitySpec { name, noun, most: 20, doc: "A toy thing." }
}

const fn attribute(
    of: &'static str,
    id: &'static str,
    pattern: &'static str,
    ty: AttributeType,
    text: &'static str,
) -> AttributeSpec {
    AttributeSpec {
        id,
        of,
        ty,
        pattern,
        verb: None,
        is_noun: false,
        needs: &[],
        doc: "A toy attribute.",
        example: example(text),
    }
}

const fn condition(id: &'static str, pattern: &'static str, text: &'static str) -> ConditionSpec {
    ConditionSpec { id, pattern, needs: &[], doc: "A toy condition.", example: example(text) }
}

const fn measure(id: &'static str, pattern: &'static str, text: &'static str) -> MeasureSpec {
    MeasureSpec { id, pattern, range: (0, 99), needs: &[], doc: "A toy number.", example: example(text) }
}

const fn target(
    id: &'static str,
    pattern: &'static str,
    floor: Option<i32>,
    text: &'static str,
) -> TargetSpec {
    TargetSpec { id, pattern, floor, doc: "A toy number.", example: example(text) }
}

const fn limit(id: &'static str, pattern: &'static str, text: &'static str) -> LimitSpec {
    LimitSpec { id, pattern, doc: "A toy limit.", example: example(text) }
}

const fn duration(id: &'static str, phrase: &'static str, text: &'static str) -> DurationSpec {
    DurationSpec { id, phrase, doc: "A toy duration.", example: example(text) }
}

const PURPOSE: &[QualifierSpec] =
    &[QualifierSpec { word: "for", class: "purpose", doc: "Only for rolls made for this." }];
const OF_TOKEN: &[QualifierSpec] =
    &[QualifierSpec { word: "of", class: "token", doc: "Only for this token." }];
const OF_VICTIM: &[AboutSpec] = &[AboutSpec::anywhere("of", "victim"), AboutSpec::within("by", "monster")];
const FIGHT: &[&str] = &["fighter", "monster"];

words! {
    /// Roles.
    roles: RoleId, ROLES: [RoleSpec] {
        Myself = role("self", "card"),
        Fighter = role("fighter", "card"),
        Monster = role("monster", "monster"),
        Victim = role("victim", "card"),
    }
}

words! {
    /// Hooks.
    hooks: HookId, HOOKS: [HookSpec] {
        Reveal = hook("reveal", "on reveal", HookKind::Event, "on reveal: gain 1 gold."),
        BeforeAttack = HookSpec {
            roles: FIGHT,
            ..hook("before-attack", "before attack", HookKind::Event, "before attack: deal 1 hit to each card here.")
        },
        BeforeWound = HookSpec {
            roles: &["victim", "monster"],
            ..hook("before-wound", "before wound", HookKind::Event, "before wound, may discard self: cancel 1 hit.")
        },
        InsteadOfWound = HookSpec {
            about: OF_VICTIM,
            amount: false,
            roles: &["victim", "monster"],
            ..hook("instead-of-wound", "instead of wound", HookKind::Event, "instead of wound: lose 1 glory.")
        },
        AfterWound = HookSpec {
            about: OF_VICTIM,
            amount: false,
            roles: &["victim", "monster"],
            ..hook("after-wound", "after wound", HookKind::Event, "after wound: award 1 glory to owner of victim.")
        },
        Capture = HookSpec {
            roles: FIGHT,
            ..hook("capture", "on capture", HookKind::Event, "on capture: gain 2 potions.")
        },
        Elimination = HookSpec {
            roles: FIGHT,
            ..hook("elimination", "on elimination", HookKind::Event, "on elimination: gain 1 gold for each wound.")
        },
        AfterGain = HookSpec {
            qualifiers: OF_TOKEN,
            ..hook("after-gain", "after gain", HookKind::Event, "after gain of potion: gain 1 gold.")
        },
        Free = hook("free", "free", HookKind::Offer, "free, once per round, pay 1 gold: gain 1 magic die."),
        Action = hook("action", "action", HookKind::Offer, "action, pay 1 die: gain 2 dice."),
        Roll = HookSpec {
            qualifiers: PURPOSE,
            roles: FIGHT,
            targets: &["each-die", "total"],
            ..hook("roll", "on roll", HookKind::Number, "on roll for capture: +1 to each magic die.")
        },
        AttackSize = HookSpec {
            roles: FIGHT,
            targets: &["attack-dice"],
            ..hook("attack-size", "on attack size", HookKind::Number, "on attack size: +1 to attack dice.")
        },
        InBattle = HookSpec {
            roles: FIGHT,
            ..hook("in-battle", "in battle", HookKind::Question, "in battle: forbid potion.")
        },
        CaptureCheck = HookSpec {
            roles: FIGHT,
            ..hook("capture-check", "on capture check", HookKind::Question, "on capture check: require 2 traps.")
        },
    }
}

words! {
    /// Targets.
    targets: TargetId, TARGETS: [TargetSpec] {
        EachDie = target("each-die", "each {colours:nouns:die} die/dice", Some(0), "on roll: +1 to each magic die."),
        Total = target("total", "total", Some(0), "on roll for elimination: +3 to total."),
        AttackDice = target("attack-dice", "attack dice", Some(0), "on attack size: attack dice is at most 2."),
    }
}

words! {
    /// Verbs.
    verbs: VerbId, VERBS: [VerbSpec] {
        Gain = VerbSpec {
            fires: &["after-gain"],
            ..verb("gain", "gain {what:amounts:die|token|resource}", "on reveal: gain 1 magic die and 2 gold.")
        },
        LoseGlory = verb("lose-glory", "lose {count:number} glory", "after wound: lose 1 glory."),
        Award = verb("award", "award {count:number} glory to {who:player}", "after wound: award 1 glory to owner of victim."),
        Hit = VerbSpec {
            fires: &["before-wound", "instead-of-wound", "after-wound"],
            ..verb("hit", "deal {count:number} hit(s) to {whom:card}", "on elimination: deal 1 hit to each card here.")
        },
        Cancel = VerbSpec {
            hooks: &["before-wound"],
            ..verb("cancel", "cancel {count:number} hit(s)", "before wound: may cancel 1 hit.")
        },
        Steal = verb("steal", "steal {what:amount:die} from {whom:player}", "on reveal: steal up to 2 strength or magic dice from a rival."),
        Reroll = verb("reroll", "reroll {what:amount:die}", "on capture, may discard self: reroll 1 die, up to 3 times."),
        Raise = verb("raise", "raise {what:nouns:track} by {count:number}", "on reveal: raise fame or lore by 1."),
        Heal = verb("heal", "heal {whom:card}", "free: heal a wounded card."),
        DiscardSelf = verb("discard-self", "discard self", "free: gain 1 gold then discard self."),
        Tick = verb("tick", "tick", "on reveal: tick for each wound."),
        Forbid = VerbSpec { hooks: &["in-battle"], ..verb("forbid", "forbid {what:nouns:token}", "in battle: forbid potion.") },
        Require = VerbSpec { hooks: &["capture-check"], ..verb("require", "require {count:number} trap(s)", "on capture check: require 2 traps.") },
        Waive = VerbSpec { hooks: &["capture-check"], ..verb("waive", "waive traps", "on capture check: waive traps.") },
    }
}

words! {
    /// Costs.
    costs: CostId, COSTS: [CostSpec] {
        Pay = cost("pay", "pay", "{what:amounts:die|token|resource}", "action, pay 1 strength or magic die and 1 gold: gain 3 potions."),
        DiscardSelf = cost("discard-self", "discard", "self", "free, discard self: gain 12 gold."),
    }
}

words! {
    /// Selectors.
    selectors: SelectorId, SELECTORS: [SelectorSpec] {
        CardHere = selector("card-here", "* here", "card", true, "on reveal: deal 1 hit to each card here."),
        WoundedCard = selector("wounded-card", "wounded card", "card", true, "free: heal a wounded card."),
        CardsOf = selector("cards-of", "* of {whom:player}", "card", true, "on reveal: deal 1 hit to each card of each player."),
        Player = selector("player", "*", "player", true, "on reveal: award 1 glory to each player."),
        DieOnTable = selector("die-on-table", "* on table", "die", true, "on reveal: gain 1 gold for each magic die on table."),
        Rival = selector("rival", "rival", "player", true, "on reveal: steal 1 magic die from a rival."),
        OwnerOf = selector("owner-of", "owner of {whom:card}", "player", false, "on reveal: award 1 glory to owner of self."),
    }
}

words! {
    /// Attributes.
    attributes: AttributeId, ATTRIBUTES: [AttributeSpec] {
        Hurt = attribute("card", "hurt", "hurt", AttributeType::Truth, "on reveal: deal 1 hit to each hurt card here."),
        Hits = attribute("card", "hits", "hit(s)", AttributeType::Quantity(0, 9), "on reveal: gain 1 gold for each hit of self."),
        Affinity = attribute("monster", "affinity", "affinity", AttributeType::Noun("affinity"), "on reveal: gain 1 gold."),
        Glory = attribute("player", "glory", "glory", AttributeType::Quantity(-99, 99), "on reveal: award 1 glory to each player with the most glory."),
        StockOf = attribute("player", "stock", "{what:noun:token}", AttributeType::Quantity(0, 99), "on reveal: award 1 glory to each player with the most potions."),
        Colour = attribute("die", "colour", "colour(s)", AttributeType::Noun("die"), "on reveal: gain 1 gold for each different colour of dice on table."),
        Face = AttributeSpec {
            verb: Some(("shows", "show")),
            ..attribute("die", "face", "face(s)", AttributeType::Measure(0, 6), "on reveal: gain 1 gold for each die on table that shows 6.")
        },
    }
}

words! {
    /// Conditions.
    conditions: ConditionId, CONDITIONS: [ConditionSpec] {
        Wounded = condition("wounded", "{whom:card} is wounded", "on roll, when self is wounded: +2 to total."),
        MonsterIs = condition("monster-is", "monster is {what:nouns:affinity}", "before attack, when monster is jungle or air: gain 1 gold."),
    }
}

words! {
    /// Measures.
    measures: MeasureId, MEASURES: [MeasureSpec] {
        Round = measure("round", "round", "on reveal, when round is 2 or 4: gain 1 gold."),
        Wounds = measure("wounds", "wound(s)", "on reveal: gain 1 gold for each wound."),
        Stock = measure("stock", "stock of {what:noun:token}", "on reveal, when stock of potion is at least 1: gain 1 gold."),
        Paid = measure("paid", "die paid", "action, pay any number of dice: gain 1 gold for each die paid."),
        AttackSize = measure("attack-size", "attack size", "on reveal, when attack size is at least 2: gain 1 gold."),
        WoundsOf = measure("wounds-of", "wounds of {whom:card}", "on reveal, when wounds of each card here is at least 2: gain 1 gold."),
    }
}

words! {
    /// Limits.
    limits: LimitId, LIMITS: [LimitSpec] {
        OncePerRound = limit("once-per-round", "once per round", "free, once per round: gain 1 gold."),
        TimesPerRound = limit("times-per-round", "{count:number} times per round", "before wound, 2 times per round: may cancel 1 hit."),
    }
}

words! {
    /// Durations.
    durations: DurationId, DURATIONS: [DurationSpec] {
        EndOfRound = duration("end-of-round", "end of round", "on reveal, until end of round: { on roll: +1 to total. }"),
        EndOfBattle = duration("end-of-battle", "end of battle", "on reveal, until end of battle: { in battle: forbid potion. }"),
    }
}

/// The toy game.
pub static TOY: GameSpec = GameSpec {
    id: "toy",
    name: "Toy",
    classes: &[
        class("entry", None, false),
        class("die", Some(("die", "dice")), false),
        class("token", None, true),
        class("resource", None, true),
        class("purpose", None, false),
        class("affinity", None, false),
        class("track", None, false),
    ],
    nouns: &[
        noun("die", "strength"),
        noun("die", "magic"),
        noun("purpose", "attack"),
        noun("purpose", "capture"),
        noun("purpose", "elimination"),
        noun("affinity", "jungle"),
        noun("affinity", "air"),
        noun("track", "fame"),
        noun("track", "lore"),
    ],
    entities: &[
        entity("player", Some(("player", "players"))),
        entity("card", Some(("card", "cards"))),
        entity("die", Some(("die", "dice"))),
        entity("monster", None),
    ],
    roles: ROLES,
    hooks: HOOKS,
    targets: TARGETS,
    verbs: VERBS,
    costs: COSTS,
    selectors: SELECTORS,
    attributes: ATTRIBUTES,
    conditions: CONDITIONS,
    measures: MEASURES,
    limits: LIMITS,
    durations: DURATIONS,
    kinds: &[
        KindSpec {
            id: "card",
            entity: Some("card"),
            roles: &[],
            fields: &[KeySpec::optional("cost", ValueType::Number(0, 9), "A price.")],
            doc: "A card of a player; hears everything.",
        },
        KindSpec { id: "rule", entity: None, roles: &[], fields: &[], doc: "A rule; hears everything." },
    ],
    locales: &[],
    own: crate::pack::own::none,
    cards: CardWords::NONE,
};
