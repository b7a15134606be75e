//! A toy game and short hands for checked effects over it.

use crate::ir::{
    Ability, Alternative, Amount, Arg, Attribute, Change, Comparison, Condition, Cost, Each, Entity,
    EntitySource, HookUse, Like, Limit, Measure, NounRef, Num, Number, Quantifier, Quantity, Set, Step, Test,
};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{DurationId, NounId};
use crate::vocabulary::noun::{Gender, Noun, NounForms};
use crate::vocabulary::spec::{
    AttributeSpec, AttributeType, CardWords, ClassSpec, ConditionSpec, CostSpec, DurationSpec, EntitySpec,
    Example, GameSpec, HookKind, HookSpec, KindSpec, LimitSpec, LocaleSpec, MeasureSpec, NounSpec,
    QualifierSpec, RoleSpec, SelectorSpec, TargetSpec, VerbSpec,
};
use provost_grammar::span::Span;

pub(super) const SPAN: Span = Span::new(0, 0);

const NONE: Example = Example { kind: "hero", text: "" };

const fn class(name: &'static str, unit: Option<(&'static str, &'static str)>, counted: bool) -> ClassSpec {
    ClassSpec { name, unit, counted, open: true, fields: &[], doc: "" }
}

const fn hook(id: &'static str, kind: HookKind, targets: &'static [&'static str]) -> HookSpec {
    HookSpec {
        id,
        phrase: id,
        kind,
        qualifiers: &[QualifierSpec { word: "for", class: "purpose", doc: "" }],
        about: &[],
        amount: false,
        roles: &[],
        targets,
        heard_by: &[],
        doc: "",
        example: NONE,
    }
}

const fn verb(id: &'static str, pattern: &'static str) -> VerbSpec {
    VerbSpec { id, pattern, hooks: &[], needs: &[], fires: &[], doc: "", example: NONE }
}

const fn target(id: &'static str, pattern: &'static str) -> TargetSpec {
    TargetSpec { id, pattern, floor: None, doc: "", example: NONE }
}

const fn condition(id: &'static str, pattern: &'static str) -> ConditionSpec {
    ConditionSpec { id, pattern, needs: &[], doc: "", example: NONE }
}

const fn measure(id: &'static str, pattern: &'static str) -> MeasureSpec {
    MeasureSpec { id, pattern, range: (0, 9), needs: &[], doc: "", example: NONE }
}

const fn entity(name: &'static str, noun: Option<(&'static str, &'static str)>) -> EntitySpec {
    EntitySpec { name, noun, most: 9, doc: "" }
}

const fn selector(id: &'static str, pattern: &'static str, entity: &'static str, set: bool) -> SelectorSpec {
    SelectorSpec { id, pattern, entity, set, needs: &[], doc: "", example: NONE }
}

const fn attribute(
    of: &'static str,
    id: &'static str,
    pattern: &'static str,
    ty: AttributeType,
    verb: Option<(&'static str, &'static str)>,
) -> AttributeSpec {
    AttributeSpec { id, of, ty, pattern, verb, is_noun: false, needs: &[], doc: "", example: NONE }
}

static GAME: GameSpec = GameSpec {
    id: "toy",
    name: "Toy",
    classes: &[
        class("entry", None, false),
        class("die", Some(("die", "dice")), false),
        class("token", None, true),
        class("affinity", None, false),
        class("purpose", None, false),
    ],
    nouns: &[NounSpec { class: "purpose", id: "conquest", doc: "" }],
    entities: &[
        entity("hero", Some(("hero", "heroes"))),
        entity("path", None),
        entity("player", Some(("player", "players"))),
        entity("trap", Some(("trap", "traps"))),
        entity("monster", Some(("monster", "monsters"))),
        entity("die", Some(("die", "dice"))),
    ],
    attributes: &[
        attribute("hero", "hurt", "hurt", AttributeType::Truth, None),
        attribute("hero", "unassigned", "unassigned", AttributeType::Truth, None),
        attribute("hero", "hero-affinity", "affinity/affinities", AttributeType::Noun("affinity"), None),
        attribute("hero", "carried", "carried", AttributeType::Noun("token"), Some(("carries", "carry"))),
        attribute("hero", "hits", "hit(s)", AttributeType::Quantity(0, 9), None),
        attribute("hero", "cost", "cost", AttributeType::Measure(0, 9), None),
        attribute(
            "monster",
            "monster-affinity",
            "affinity/affinities",
            AttributeType::Noun("affinity"),
            None,
        ),
        attribute("monster", "grim", "grim", AttributeType::Truth, None),
        attribute("trap", "hidden", "hidden", AttributeType::Truth, None),
        attribute("player", "glory", "glory", AttributeType::Quantity(0, 99), None),
        attribute("player", "stock", "{what:noun:token}", AttributeType::Quantity(0, 99), None),
        attribute("die", "colour", "colour(s)", AttributeType::Noun("die"), None),
        attribute("die", "face", "face(s)", AttributeType::Measure(0, 6), Some(("shows", "show"))),
    ],
    roles: &[
        RoleSpec { name: "self", entity: "hero", doc: "" },
        RoleSpec { name: "owner", entity: "player", doc: "" },
    ],
    hooks: &[
        hook("roll", HookKind::Number, &["total", "each-die"]),
        hook("reroll", HookKind::Event, &[]),
        hook("defend", HookKind::Event, &[]),
        hook("capture", HookKind::Event, &[]),
        hook("elimination", HookKind::Event, &[]),
        hook("roll-event", HookKind::Event, &[]),
        hook("action", HookKind::Offer, &[]),
    ],
    targets: &[target("total", "total"), target("each-die", "each {colours:nouns:die} die")],
    verbs: &[
        verb("gain", "gain {what:amounts:die|token}"),
        verb("gain-from", "turn {to:amounts:die|token} from {from:amounts:token}"),
        verb("reroll", "reroll {what:amount:die}"),
        verb("cancel", "cancel {count:number} hit(s)"),
        verb("steal", "steal {what:amount:die} off {whom:path}"),
        verb("hit", "deal {count:number} hit(s) to {whom:hero}"),
        verb("award", "award {count:number} glory to {whom:player}"),
        verb("remove", "remove {what:trap|monster|die}"),
        verb("broken", "broken"),
    ],
    costs: &[CostSpec {
        id: "pay",
        word: "pay",
        pattern: "{what:amounts:die|token}",
        doc: "",
        example: NONE,
    }],
    selectors: &[
        selector("adjacent", "adjacent path", "path", true),
        selector("hero-here", "* here", "hero", true),
        selector("hero-of", "* of {whom:player}", "hero", true),
        selector("player", "*", "player", true),
        selector("rival", "rival", "player", true),
        selector("owner-of", "owner of {whom:hero}", "player", false),
        selector("trap-on-path", "* on path", "trap", true),
        selector("trap-of", "* of {whom:hero}", "trap", true),
        selector("monster-here", "* here", "monster", true),
        selector("die-on-path", "* on path", "die", true),
        selector("die-of", "* of {whom:player}", "die", true),
    ],
    conditions: &[
        condition("wounded", "{whom:hero} is wounded"),
        condition("against", "monster is {what:nouns:affinity}"),
    ],
    measures: &[measure("round", "round"), measure("wound", "wound(s)")],
    limits: &[LimitSpec { id: "per-round", pattern: "{count:number} times", doc: "", example: NONE }],
    durations: &[DurationSpec { id: "round-end", phrase: "end of round", doc: "", example: NONE }],
    kinds: &[KindSpec { id: "hero", entity: Some("hero"), roles: &["owner"], fields: &[], doc: "" }],
    locales: &[
        LocaleSpec { language: "en", messages: include_str!("toy.en.ftl") },
        LocaleSpec { language: "de", messages: include_str!("toy.de.ftl") },
    ],
    own: crate::pack::own::none,
    cards: CardWords::NONE,
};

/// The toy's words with the nouns that a pack would add.
pub(super) fn vocabulary() -> Vocabulary {
    let mut vocabulary = Vocabulary::new(&GAME).unwrap();
    let mut add = |class: &str, id: &str, en: [&str; 2], de: [&str; 3], gender: Option<Gender>| {
        let mut noun = Noun::plain(vocabulary.find_class(class).unwrap(), id);
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let [one, other] = en;
        noun.forms.insert(
            "en".to_owned(),
            NounForms { one: one.to_owned(), other: given(other), ..NounForms::default() },
        );
        let [one, other, dative] = de;
        if !one.is_empty() {
            let forms = NounForms { one: one.to_owned(), other: given(other), dative: given(dative), gender };
            noun.forms.insert("de".to_owned(), forms);
        }
        vocabulary.add_noun(noun).unwrap();
    };
    add("die", "strength", ["strength", ""], ["Stärke", "", ""], None);
    // With the unit, as packs may write it too.
    add(
        "die",
        "magic",
        ["magic die", "magic dice"],
        ["Magie-Würfel", "Magie-Würfel", "Magie-Würfeln"],
        Some(Gender::Masculine),
    );
    add("token", "potion", ["potion", "potions"], ["Trank", "Tränke", "Tränken"], Some(Gender::Masculine));
    add("token", "venom", ["venom", "venoms"], ["Gift", "Gifte", "Giften"], Some(Gender::Neuter));
    add("token", "gold", ["gold", ""], ["Gold", "", ""], Some(Gender::Neuter));
    add("token", "untranslated", ["thing", "things"], ["", "", ""], None);
    add("affinity", "jungle", ["jungle", ""], ["Dschungel", "", ""], None);
    add("affinity", "air", ["air", ""], ["Luft", "", ""], None);
    vocabulary
}

/// Writes checked effects.
pub(super) struct Toy(Vocabulary);

impl Toy {
    pub(super) fn new() -> Self {
        Self(vocabulary())
    }

    pub(super) fn ability(&self, hook: &str, steps: Vec<Step>) -> Ability {
        let hook = HookUse { hook: self.0.find_hook(hook).unwrap(), qualifiers: vec![], about: vec![] };
        Ability {
            hooks: vec![hook],
            limit: None,
            condition: None,
            optional: false,
            cost: None,
            until: None,
            steps,
            span: SPAN,
        }
    }

    pub(super) fn limit(&self, count: Num) -> Limit {
        Limit { limit: self.0.find_limit("per-round").unwrap(), count }
    }

    pub(super) fn duration(&self) -> DurationId {
        self.0.find_duration("round-end").unwrap()
    }

    pub(super) fn act(&self, verb: &str, args: Vec<Arg>) -> Step {
        let verb = self.0.find_verb(verb).unwrap();
        Step::Act { verb, args, for_each: None, repeat: None, span: SPAN }
    }

    pub(super) fn for_each(&self, step: Step, measure: &str) -> Step {
        let measure = Measure { measure: self.0.find_measure(measure).unwrap(), args: vec![] };
        let each = Each { number: Number::Measure(measure), every: Num::Const(1), most: None };
        match step {
            Step::Act { verb, args, repeat, span, .. } => {
                Step::Act { verb, args, for_each: Some(each), repeat, span }
            }
            Step::Change { .. }
            | Step::Choose(..)
            | Step::Grant(..)
            | Step::By(_)
            | Step::Pick { .. }
            | Step::If { .. } => step,
        }
    }

    pub(super) fn change(&self, change: Change, target: &str, args: Vec<Arg>) -> Step {
        let target = self.0.find_target(target).unwrap();
        Step::Change { target, args, change, for_each: None, span: SPAN }
    }

    pub(super) fn add(&self, number: i32, target: &str, args: Vec<Arg>) -> Step {
        self.change(Change::Add(Number::Num(Num::Const(number))), target, args)
    }

    pub(super) const fn alternative(cost: Option<Cost>, steps: Vec<Step>) -> Alternative {
        Alternative { cost, steps, span: SPAN }
    }

    pub(super) fn pay(&self, args: Vec<Arg>) -> Cost {
        Cost { cost: self.0.find_cost("pay").unwrap(), args, span: SPAN }
    }

    pub(super) fn test(&self, condition: &str, args: Vec<Arg>) -> Condition {
        Condition::Test { condition: self.0.find_condition(condition).unwrap(), args, span: SPAN }
    }

    pub(super) fn compare(&self, measure: &str, op: Comparison, values: &[i32]) -> Condition {
        let number =
            Number::Measure(Measure { measure: self.0.find_measure(measure).unwrap(), args: vec![] });
        let values = values.iter().map(|value| Number::Num(Num::Const(*value))).collect();
        Condition::Compare { number, op, values, span: SPAN }
    }

    pub(super) fn noun_id(&self, class: &str, id: &str) -> NounId {
        self.0.find_noun(self.0.find_class(class).unwrap(), id).unwrap()
    }

    pub(super) fn noun(&self, class: &str, id: &str) -> NounRef {
        NounRef::Noun(self.noun_id(class, id))
    }

    pub(super) fn nouns(&self, class: &str, ids: &[&str]) -> Arg {
        Arg::Nouns(ids.iter().map(|id| self.noun(class, id)).collect())
    }

    pub(super) fn colours(&self, ids: &[&str]) -> Arg {
        self.nouns("die", ids)
    }

    pub(super) const fn myself() -> Arg {
        Arg::Entity(Entity { quantifier: Quantifier::The, source: EntitySource::Myself })
    }

    pub(super) fn select(&self, quantifier: Quantifier, selector: &str, args: Vec<Arg>) -> Arg {
        let selector = self.0.find_selector(selector).unwrap();
        let set = Set {
            selector,
            args,
            other: false,
            likes: vec![],
            extreme: None,
            chooser: None,
            name: None,
            count: None,
        };
        Arg::Entity(Entity { quantifier, source: EntitySource::Set(Box::new(set)) })
    }

    pub(super) fn like(&self, attribute: &str, test: Test) -> Like {
        let attribute = self.0.find_attribute(attribute).unwrap();
        Like::Attribute { attribute: Attribute { attribute, args: vec![] }, test, negated: false }
    }

    pub(super) fn select_like(&self, quantifier: Quantifier, selector: &str, likes: Vec<Like>) -> Arg {
        let selector = self.0.find_selector(selector).unwrap();
        let set = Set {
            selector,
            args: vec![],
            other: false,
            likes,
            extreme: None,
            chooser: None,
            name: None,
            count: None,
        };
        Arg::Entity(Entity { quantifier, source: EntitySource::Set(Box::new(set)) })
    }

    pub(super) const fn number(number: i32) -> Arg {
        Arg::Number(Num::Const(number))
    }

    pub(super) fn amount(&self, count: i32, ids: &[&str]) -> Arg {
        self.quantity(Quantity::Exactly(Num::Const(count)), ids)
    }

    pub(super) fn up_to(&self, count: i32, ids: &[&str]) -> Arg {
        self.quantity(Quantity::UpTo(Num::Const(count)), ids)
    }

    pub(super) fn any_number(&self, ids: &[&str]) -> Arg {
        self.quantity(Quantity::AnyNumber, ids)
    }

    pub(super) fn all(&self, ids: &[&str]) -> Arg {
        self.quantity(Quantity::All, ids)
    }

    pub(super) fn amounts(&self, amounts: &[(i32, &[&str])]) -> Arg {
        let one = |(count, ids): &(i32, &[&str])| self.one(Quantity::Exactly(Num::Const(*count)), ids);
        Arg::Amounts(amounts.iter().map(one).collect())
    }

    pub(super) fn open_amount(&self) -> Arg {
        let class = self.0.find_class("die").unwrap();
        let quantity = Quantity::Exactly(Num::Const(1));
        Arg::Amounts(vec![Amount { quantity, nouns: vec![NounRef::Param(1)], class }])
    }

    fn quantity(&self, quantity: Quantity, ids: &[&str]) -> Arg {
        Arg::Amounts(vec![self.one(quantity, ids)])
    }

    fn one(&self, quantity: Quantity, ids: &[&str]) -> Amount {
        let (dice, tokens) = (self.0.find_class("die").unwrap(), self.0.find_class("token").unwrap());
        let find = |id: &&str| self.0.find_noun(dice, id).or_else(|| self.0.find_noun(tokens, id)).unwrap();
        Amount { quantity, nouns: ids.iter().map(|id| NounRef::Noun(find(id))).collect(), class: dice }
    }
}
