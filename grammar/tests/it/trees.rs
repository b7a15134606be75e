//! Arbitrary trees that can be written in the language.

use proptest::prelude::*;
use provost_grammar::Span;
use provost_grammar::ast::{
    Ability, Alternative, Atom, AtomKind, Body, Bound, Condition, Cost, CostKind, Effect, ForEach, Phrase,
    Quantity, Repeat, SignedQuantity, Step, StepKind,
};
use provost_grammar::tokens::KEYWORDS;

const NOWHERE: Span = Span::new(0, 0);

/// Words that have a role somewhere, and must be ordinary elsewhere.
const TRICKY: [&str; 14] = [
    "on",
    "discard",
    "to",
    "for",
    "each",
    "times",
    "up",
    "at",
    "least",
    "most",
    "order",
    "thenceforth",
    "is-land",
    "king's",
];

pub(crate) fn effect() -> impl Strategy<Value = Effect> {
    abilities(2).prop_map(|abilities| Effect { abilities, comments: Vec::new(), span: NOWHERE })
}

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(TRICKY.as_slice()).prop_map(str::to_owned),
        "[a-z][a-z0-9]{0,8}([-'][a-z0-9]{1,3}){0,2}"
            .prop_filter("reserved", |word| !KEYWORDS.contains(&word.as_str())),
    ]
}

fn word_atom() -> impl Strategy<Value = AtomKind> {
    word().prop_map(AtomKind::Word)
}

fn atom() -> impl Strategy<Value = AtomKind> {
    prop_oneof![
        4 => word_atom(),
        1 => (0_u32..=9999).prop_map(AtomKind::Number),
        1 => "[a-z]{1,5}".prop_map(AtomKind::Param),
    ]
}

/// Atoms with joints between some of them, and never `for each`.
fn phrase_of(
    atom: impl Strategy<Value = AtomKind>,
    joints: &'static [Option<AtomKind>],
) -> impl Strategy<Value = Phrase> {
    prop::collection::vec((prop::sample::select(joints), atom), 1..5)
        .prop_map(|parts| {
            let with_joints = parts.into_iter().flat_map(|(joint, atom)| [joint, Some(atom)]);
            let atoms = with_joints.skip(1).flatten().map(|kind| Atom { kind, span: NOWHERE }).collect();
            Phrase { atoms, span: NOWHERE }
        })
        .prop_filter("`for each` ends a phrase", |phrase| {
            let is = |atom: &Atom, word: &str| atom.kind == AtomKind::Word(word.to_owned());
            !phrase.atoms.iter().zip(phrase.atoms.iter().skip(1)).any(|(a, b)| is(a, "for") && is(b, "each"))
        })
}

fn phrase() -> impl Strategy<Value = Phrase> {
    phrase_of(atom(), &[None, None, Some(AtomKind::Or), Some(AtomKind::And)])
}

fn limit() -> impl Strategy<Value = Phrase> {
    phrase().prop_filter("`discard` opens a cost", |phrase| {
        phrase.atoms.first().is_none_or(|atom| atom.kind != AtomKind::Word("discard".to_owned()))
    })
}

pub(crate) fn condition() -> impl Strategy<Value = Condition> {
    let is = Just(AtomKind::Word("is".to_owned()));
    let statement = phrase_of(prop_oneof![3 => atom(), 1 => is], &[None, None, Some(AtomKind::Or)]);
    statement.prop_map(Condition::Phrase).prop_recursive(3, 8, 3, |part| {
        prop_oneof![
            prop::collection::vec(part.clone(), 2..4).prop_map(|parts| Condition::All(parts, NOWHERE)),
            prop::collection::vec(part, 2..4).prop_map(|parts| Condition::Any(parts, NOWHERE)),
        ]
    })
}

fn optional_span() -> impl Strategy<Value = Option<Span>> {
    prop::option::of(Just(NOWHERE))
}

fn cost(may: impl Strategy<Value = Option<Span>>) -> impl Strategy<Value = Cost> {
    let kind = prop_oneof![Just(CostKind::Pay), Just(CostKind::Discard)];
    (may, kind, phrase()).prop_map(|(may, kind, phrase)| Cost { may, kind, phrase, span: NOWHERE })
}

fn quantity() -> impl Strategy<Value = Quantity> {
    prop_oneof![
        (0_u32..=9999).prop_map(|number| Quantity::Number(number, NOWHERE)),
        word().prop_map(|name| Quantity::Param(name, NOWHERE)),
    ]
}

/// A number written out, or in words, which begin with neither a number nor a bound.
fn value() -> impl Strategy<Value = Quantity> {
    let words = phrase().prop_filter("begins with a word", |phrase| match phrase.atoms.as_slice() {
        [Atom { kind: AtomKind::Word(first), .. }, ..] => first != "at",
        _ => false,
    });
    prop_oneof![quantity(), words.prop_map(Quantity::Words)]
}

fn for_each() -> impl Strategy<Value = ForEach> {
    (prop::option::of(quantity()), phrase(), prop::option::of(quantity()))
        .prop_map(|(every, phrase, cap)| ForEach { every, phrase, cap, span: NOWHERE })
}

fn simple_step() -> impl Strategy<Value = StepKind> {
    let repeat =
        (any::<bool>(), quantity()).prop_map(|(up_to, count)| Repeat { up_to, count, span: NOWHERE });
    let signed = (any::<bool>(), value()).prop_map(|(negative, value)| SignedQuantity {
        negative,
        value,
        span: NOWHERE,
    });
    let bound = prop_oneof![Just(Bound::Exactly), Just(Bound::AtLeast), Just(Bound::AtMost)];
    prop_oneof![
        (phrase(), prop::option::of(for_each()), prop::option::of(quantity()), prop::option::of(repeat))
            .prop_map(|(phrase, for_each, cap, repeat)| {
                let cap = cap.filter(|_| for_each.is_none());
                StepKind::Act { phrase, for_each, cap, repeat }
            }),
        (signed, phrase(), prop::option::of(for_each()))
            .prop_map(|(amount, target, for_each)| { StepKind::Add { amount, target, for_each } }),
        (phrase_of(word_atom(), &[None]), bound, value()).prop_map(|(target, bound, value)| StepKind::Set {
            target,
            bound,
            value
        }),
        (prop::option::of(phrase()), phrase()).prop_map(|(who, what)| StepKind::Pick { who, what }),
    ]
}

fn step(kind: StepKind) -> Step {
    Step { kind, span: NOWHERE }
}

/// Steps without a choice among them.
fn plain_steps(depth: u32) -> BoxedStrategy<Vec<Step>> {
    let kind = if depth == 0 {
        simple_step().boxed()
    } else {
        prop_oneof![5 => simple_step(), 1 => abilities(depth - 1).prop_map(StepKind::Grant)].boxed()
    };
    prop::collection::vec(kind.prop_map(step), 1..4).boxed()
}

/// Steps of which the last may be a choice.
fn steps(depth: u32) -> BoxedStrategy<Vec<Step>> {
    if depth == 0 {
        return plain_steps(0);
    }
    let last = prop_oneof![3 => choice(depth - 1), 1 => offer(depth - 1), 1 => test(depth - 1)];
    let choice = prop::option::weighted(0.4, last);
    (plain_steps(depth), choice, any::<bool>())
        .prop_map(|(mut steps, choice, only)| {
            if let Some(choice) = choice {
                if only {
                    steps.clear();
                }
                steps.push(choice);
            }
            steps
        })
        .boxed()
}

/// A choice of which only the last alternative may end in another one.
fn choice(depth: u32) -> impl Strategy<Value = Step> {
    let alternative = |steps: BoxedStrategy<Vec<Step>>| {
        (prop::option::of(cost(Just(None))), steps).prop_map(|(cost, steps)| Alternative {
            cost,
            steps,
            span: NOWHERE,
        })
    };
    let alternatives =
        (prop::collection::vec(alternative(plain_steps(depth)), 0..3), alternative(steps(depth)));
    let alternatives = alternatives.prop_map(|(mut alternatives, last)| {
        alternatives.push(last);
        alternatives
    });
    (prop::option::of(phrase()), alternatives).prop_map(|(who, alternatives)| {
        step(match who {
            Some(who) => StepKind::Fork { who, alternatives },
            None => StepKind::Choose(alternatives),
        })
    })
}

fn offer(depth: u32) -> impl Strategy<Value = Step> {
    (phrase(), prop::option::of(cost(Just(None))), steps(depth))
        .prop_map(|(who, cost, steps)| step(StepKind::Offer { who, cost, steps }))
}

/// A test whose steps are followed by others only if they do not end in a test themselves.
fn test(depth: u32) -> impl Strategy<Value = Step> {
    let otherwise = prop_oneof![Just(Vec::new()).boxed(), steps(depth)];
    (condition(), plain_steps(depth), otherwise)
        .prop_map(|(condition, steps, otherwise)| step(StepKind::If { condition, steps, otherwise }))
}

fn abilities(depth: u32) -> BoxedStrategy<Vec<Ability>> {
    prop::collection::vec(ability(depth), 1..3).boxed()
}

fn ability(depth: u32) -> impl Strategy<Value = Ability> {
    let body = (optional_span(), steps(depth)).prop_map(|(may, steps)| Body { may, steps, span: NOWHERE });
    let heading = (
        phrase(),
        prop::option::of(limit()),
        prop::option::of(condition()),
        prop::option::of(condition()),
        prop::option::of(cost(optional_span())),
        prop::option::of(phrase()),
    );
    (heading, body).prop_map(|((timing, limit, when, unless, cost, until), body)| Ability {
        timing,
        limit,
        when,
        unless,
        cost,
        until,
        body,
        span: NOWHERE,
    })
}
