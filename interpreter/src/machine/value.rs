//! Composed numbers and conditions: pure, and without allocation for sets of up to sixteen things. They nest
//! only as deeply as written, which the builder bounds.

use super::read::{self, Bound, IT, UNBOUND, bind_at};
use crate::hook::Thing;
use crate::host::{Args, Host, Scope, Things};
use crate::ir::{Alike, Fold, Quantifier};
use crate::program::set::{
    AttributeCode, Composed, EachCode, LikeCode, NarrowId, Narrowing, TestCode, Value, ValueId,
};
use crate::program::{Bind, CheckKind, Ref, Run};

/// Returns how often a step counts.
#[inline(never)]
pub(super) fn each<H: Host>(host: &H, scope: &Scope<'_>, each: EachCode) -> i32 {
    value(host, scope, each.value, UNBOUND).max(0) / each.every.max(1)
}

/// Returns a number.
pub(super) fn value<H: Host>(host: &H, scope: &Scope<'_>, id: ValueId, bound: Bound) -> i32 {
    let program = scope.program;
    let Some(found) = program.values.get(id.0 as usize) else { return 0 };
    let inner = |id| value(host, scope, id, bound);
    match *found {
        Value::Known(number) => number,
        Value::Measure(call) => read::measure(host, scope, call),
        Value::Attribute { attribute, of, binds } => {
            of_things(host, scope, binds.of(&program.binds), 0, bound, &|bound| {
                let thing = read::thing(host, scope, of, &bound);
                thing.and_then(|thing| read_attribute(host, scope, attribute, thing)).unwrap_or(0)
            })
        }
        Value::Amount => scope.context.amount().unwrap_or(0),
        Value::Count(set) => count(&members(host, scope, set, bound)),
        Value::Fold(fold, attribute, set) => {
            let things = members(host, scope, set, bound);
            folded(host, scope, fold, attribute, things.as_slice())
        }
        Value::Half(of, up) => {
            let of = inner(of);
            if up { of.saturating_add(1).div_euclid(2) } else { of.div_euclid(2) }
        }
        Value::Twice(of) => inner(of).saturating_mul(2),
        Value::Plus(one, other) => inner(one).saturating_add(inner(other)),
        Value::Minus(one, other) => inner(one).saturating_sub(inner(other)),
    }
}

/// Reads an attribute of several things: the sum (`each`) or the greatest value (`a`).
fn of_things<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    binds: &[Bind],
    next: usize,
    bound: Bound,
    number: &dyn Fn(Bound) -> i32,
) -> i32 {
    let Some(bind) = binds.get(next) else { return number(bound) };
    let things = read::select(host, scope, bind, &bound);
    let each = things.as_slice().iter().map(|thing| bind_at(bound, next, *thing));
    let mut numbers = each.map(|bound| of_things(host, scope, binds, next + 1, bound, number));
    match bind.quantifier {
        Quantifier::The => numbers.next().unwrap_or(0),
        Quantifier::A => numbers.max().unwrap_or(0),
        Quantifier::Each => numbers.fold(0, i32::saturating_add),
    }
}

/// Lists a set, which is the last of its binds, for every combination that the other binds find.
pub(super) fn members<H: Host>(host: &H, scope: &Scope<'_>, set: Run, bound: Bound) -> Things {
    let mut all = Things::default();
    list(host, scope, set.of(&scope.program.binds), 0, bound, &mut all);
    all
}

fn list<H: Host>(host: &H, scope: &Scope<'_>, binds: &[Bind], next: usize, bound: Bound, all: &mut Things) {
    let Some(bind) = binds.get(next) else { return };
    let things = read::select(host, scope, bind, &bound);
    for thing in things.as_slice() {
        if next + 1 == binds.len() {
            all.push(*thing);
        } else {
            list(host, scope, binds, next + 1, bind_at(bound, next, *thing), all);
        }
    }
}

/// Keeps the things of a set that pass its narrowing.
#[inline(never)]
pub(super) fn narrow<H: Host>(host: &H, scope: &Scope<'_>, id: NarrowId, bound: &Bound, things: &mut Things) {
    let program = scope.program;
    let Some(Narrowing { without, likes, extreme }) = program.narrowings.get(id.0 as usize) else { return };
    let mut left_out = Things::default();
    left_out.extend(without.of(&program.refs).iter().filter_map(|of| read::thing(host, scope, *of, bound)));
    let likes = likes.of(&program.likes);
    things.retain(|thing| {
        !left_out.as_slice().contains(&thing)
            && likes.iter().all(|like| is_like(host, scope, like, thing, *bound))
    });
    let Some((attribute, highest)) = *extreme else { return };
    let number = |thing: Thing| read_attribute(host, scope, attribute, thing);
    let numbers = things.as_slice().iter().filter_map(|thing| number(*thing));
    let best = if highest { numbers.max() } else { numbers.min() };
    things.retain(|thing| best.is_some() && number(thing) == best);
}

/// Returns whether a thing has a property.
fn is_like<H: Host>(host: &H, scope: &Scope<'_>, like: &LikeCode, thing: Thing, bound: Bound) -> bool {
    let program = scope.program;
    match *like {
        LikeCode::Attribute { attribute, test, negated } => {
            let value = || read_attribute(host, scope, attribute, thing);
            let so = match test {
                TestCode::True => value().is_some_and(|value| value != 0),
                TestCode::Nouns(nouns) => {
                    let args = Args::new(program, attribute.args, &read::NO_THINGS, &[]);
                    let mut nouns = nouns.of(&program.nouns).iter();
                    nouns.any(|noun| host.is_noun(attribute.attribute, thing, *noun, &args, scope))
                }
                TestCode::Compare(kind, values) => value()
                    .is_some_and(|value| compares(kind, value, values.of(&program.numbers).iter().copied())),
            };
            so != negated
        }
        LikeCode::Has { set, kind, count: wanted } => {
            let has = count(&members(host, scope, set, bind_at(bound, IT, thing)));
            compares(kind, has, std::iter::once(wanted))
        }
    }
}

/// Returns how a number compares.
pub(super) fn compares(kind: CheckKind, number: i32, mut with: impl Iterator<Item = i32>) -> bool {
    match kind {
        CheckKind::Is => with.any(|with| number == with),
        CheckKind::AtLeast => with.next().is_some_and(|with| number >= with),
        CheckKind::AtMost => with.next().is_some_and(|with| number <= with),
        CheckKind::Even => number % 2 == 0,
        CheckKind::Odd => number % 2 != 0,
        CheckKind::Test | CheckKind::Composed => false,
    }
}

/// Returns whether a composed condition holds.
#[inline(never)]
pub(super) fn holds<H: Host>(host: &H, scope: &Scope<'_>, composed: u32) -> bool {
    let program = scope.program;
    let Some(composed) = program.composed.get(composed as usize) else { return false };
    match *composed {
        Composed::Compare { value: of, kind, with } => {
            let number = value(host, scope, of, UNBOUND);
            let with = with.indices().map(|id| value(host, scope, ValueId(id), UNBOUND));
            compares(kind, number, with)
        }
        Composed::Like { of, binds, like } => {
            let Some(like) = program.likes.get(like as usize) else { return false };
            things_are(host, scope, (binds.of(&program.binds), of), 0, UNBOUND, like)
        }
        Composed::There(set) => !members(host, scope, set, UNBOUND).as_slice().is_empty(),
        Composed::Alike { count, set, attribute, how } => {
            let things = members(host, scope, set, UNBOUND);
            are_alike(host, scope, (attribute, how, count), things.as_slice())
        }
    }
}

/// Tests a property of things: `a mercenary here is wounded` needs one of them,
/// `each mercenary here is wounded` all of them.
fn things_are<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    (binds, of): (&[Bind], Ref),
    next: usize,
    bound: Bound,
    like: &LikeCode,
) -> bool {
    let Some(bind) = binds.get(next) else {
        let thing = read::thing(host, scope, of, &bound);
        return thing.is_some_and(|thing| is_like(host, scope, like, thing, bound));
    };
    let things = read::select(host, scope, bind, &bound);
    let mut each = things.as_slice().iter().map(|thing| bind_at(bound, next, *thing));
    let mut is = |bound| things_are(host, scope, (binds, of), next + 1, bound, like);
    match bind.quantifier {
        Quantifier::The => each.next().is_some_and(is),
        Quantifier::A => each.any(is),
        Quantifier::Each => each.all(&mut is),
    }
}

/// Returns whether enough things compare as required: this many of them, or all for 0.
fn are_alike<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    (attribute, how, wanted): (AttributeCode, Alike, i32),
    things: &[Thing],
) -> bool {
    let number = |thing: &Thing| read_attribute(host, scope, attribute, *thing);
    let of =
        |number: i32| things.iter().filter(move |thing| self::is(host, scope, attribute, **thing, number));
    let all = i32::try_from(things.len()).unwrap_or(i32::MAX);
    let need = if wanted == 0 { all } else { wanted };
    if need < 2 || all < need {
        return false;
    }
    let mut numbers = things.iter().filter_map(number);
    let length = |number: i32| i32::try_from(of(number).count()).unwrap_or(i32::MAX);
    match how {
        Alike::Same => numbers.any(|number| length(number) >= need),
        Alike::Different => {
            folded(host, scope, Fold::Different, attribute, things) >= need
                && (wanted != 0 || things.iter().all(|thing| number(thing).is_some()))
        }
        Alike::InARow => {
            let mut starts = numbers;
            let enough = starts.any(|start| (0..need).all(|step| length(start.saturating_add(step)) > 0));
            enough && (wanted != 0 || folded(host, scope, Fold::Different, attribute, things) >= need)
        }
    }
}

fn is<H: Host>(host: &H, scope: &Scope<'_>, attribute: AttributeCode, thing: Thing, number: i32) -> bool {
    read_attribute(host, scope, attribute, thing) == Some(number)
}

/// Computes one number from an attribute of several things.
fn folded<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    fold: Fold,
    attribute: AttributeCode,
    things: &[Thing],
) -> i32 {
    let number = |thing: &Thing| read_attribute(host, scope, attribute, *thing);
    let numbers = things.iter().filter_map(number);
    match fold {
        Fold::Highest => numbers.max().unwrap_or(0),
        Fold::Lowest => numbers.min().unwrap_or(0),
        Fold::Sum => numbers.fold(0, i32::saturating_add),
        Fold::Different => {
            let new = |(at, thing): &(usize, &Thing)| {
                let mine = number(thing);
                mine.is_some() && !things.iter().take(*at).any(|earlier| number(earlier) == mine)
            };
            i32::try_from(things.iter().enumerate().filter(new).count()).unwrap_or(i32::MAX)
        }
    }
}

/// Returns an attribute of a thing; `None` if it has none.
fn read_attribute<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    attribute: AttributeCode,
    thing: Thing,
) -> Option<i32> {
    let args = Args::new(scope.program, attribute.args, &read::NO_THINGS, &[]);
    let value = host.attribute(attribute.attribute, thing, &args, scope);
    value.filter(|_| !args.misread.get())
}

fn count(things: &Things) -> i32 {
    i32::try_from(things.as_slice().len()).unwrap_or(i32::MAX)
}
