//! Sets, attributes and numbers over sets, in both languages: written as packs write them, read by the checker.

use super::toy;
use crate::check::{self, Context};
use crate::describe::{Describer, Subject};
use insta::assert_snapshot;

/// Checks effects of a hero and says each in English and German.
#[track_caller]
fn said(texts: &[&str]) -> Vec<String> {
    let vocabulary = toy::vocabulary();
    let kind = vocabulary.find_kind("hero").unwrap();
    let ctx = Context { vocabulary: &vocabulary, kind, params: &[], visible: &|_| true };
    let describers = ["en", "de"].map(|language| Describer::new(&vocabulary, language).unwrap());
    let say = |text: &&str| {
        let mut findings = Vec::new();
        let effect = check::effect(text, &ctx, &mut findings);
        eprintln!("{text}: {:?}", findings.iter().map(|f| &f.message).collect::<Vec<_>>());
        let subject = Subject { kind, params: &[] };
        let lines = describers.each_ref().map(|one| one.effect(effect.as_ref().unwrap(), subject).unwrap());
        lines.join("\n")
    };
    texts.iter().map(say).collect()
}

const ALL: &[&str] = &[
    "roll-event: deal 1 hit to a hurt hero here.",
    "roll-event: deal 1 hit to each hurt hero here.",
    "roll-event: deal 1 hit to another hurt hero here.",
    "roll-event: deal 1 hit to each other unassigned jungle hero here.",
    "roll-event: deal 1 hit to each jungle or air hero of owner.",
    "roll-event: deal 1 hit to a hurt hero of owner.",
    "roll-event: deal 1 hit to another hurt hero of owner.",
    "roll-event: remove a grim jungle monster here.",
    "roll-event: remove each grim monster here.",
    "roll-event: remove a hidden trap on path.",
    "roll-event: remove each strength or magic die on path.",
    "roll-event: deal 1 hit to each hero here that carries potion.",
    "roll-event: deal 1 hit to all heroes here with hits at least 2.",
    "roll-event: deal 1 hit to each hero here with cost at most 5.",
    "roll-event: deal 1 hit to each hero here with at least 2 hidden traps.",
    "roll-event: deal 1 hit to each hero here without trap.",
    "roll-event: deal 1 hit to each hero here with a trap.",
    "roll-event: deal 1 hit to each hero here with 1 trap.",
    "roll-event: deal 1 hit to each hero here with the most hits.",
    "roll-event: deal 1 hit to a hero here with the lowest cost.",
    "roll-event: deal 1 hit to the only hero here with the most hits.",
    "roll-event: award 1 glory to each player with the most glory.",
    "roll-event: award 1 glory to each other player with the fewest potions.",
    "roll-event: award 1 glory to another player.",
    "roll-event: award 1 glory to each player without hurt hero.",
    "roll-event: award 1 glory to each player with at least 2 hurt heroes.",
    "roll-event: gain 1 gold for each trap on path.",
    "roll-event: gain 1 gold for each die on path that shows 1 or 2.",
    "roll-event: gain 1 gold for each die on path that shows an even face.",
    "roll-event: gain 1 gold for every 2 hurt heroes here, at most 3.",
    "roll-event: gain 1 gold for each different colour of dice on path.",
    "roll-event: gain 1 gold for each different affinity of heroes of owner.",
    "roll-event: gain 1 gold for each hit of self.",
    "roll-event: gain 1 gold for every 3 glory of owner.",
    "roll-event: gain 1 gold for each glory of owner.",
    "roll-event: gain gold equal to half of glory of owner rounded up.",
    "roll-event: gain gold equal to half of glory of owner.",
    "roll-event: gain potions equal to twice number of hurt heroes here.",
    "roll-event: gain gold equal to highest face of dice on path minus lowest face of dice on path.",
    "roll-event: gain gold equal to sum of hits of heroes here plus highest glory of players.",
    "roll-event: gain gold equal to highest hit of heroes here.",
    "roll-event, when number of hurt heroes here is at least 2: gain 1 gold.",
    "roll-event, when number of hurt heroes here is 0: gain 1 gold.",
    "roll-event, when number of jungle heroes here is 2 or 4: gain 1 gold.",
    "roll-event, when number of jungle heroes here is even: gain 1 gold.",
    "roll-event, when highest face of dice on path is even: gain 1 gold.",
    "roll-event, when glory of owner is at least 3: gain 1 gold.",
    "roll-event, when glory of owner of self is at least number of dice on path: gain 1 gold.",
    "roll-event, when hits of self is 2: gain 1 gold.",
    "roll-event, when cost of self is at most 2: gain 1 gold.",
    "roll-event, when 2 dice on path show the same face: gain 1 gold.",
    "roll-event, when all dice on path show different faces: gain 1 gold.",
    "roll-event, when 3 dice on path show faces in a row: gain 1 gold.",
    "roll-event, when 2 heroes here have the same affinity: gain 1 gold.",
    "roll-event, unless 2 dice on path show the same face: gain 1 gold.",
    "roll-event, unless all dice on path show different faces: gain 1 gold.",
    "roll-event, when there is a hidden trap on path: gain 1 gold.",
    "roll-event, when there is no die on path that shows 6: gain 1 gold.",
    "roll-event, when a die on path shows 6: gain 1 gold.",
    "roll-event, unless a die on path shows 6: gain 1 gold.",
    "roll-event, unless each die on path shows at least 2: gain 1 gold.",
    "roll-event, when self is hurt and each die on path shows at least 2: gain 1 gold.",
    "roll-event, when self is not hurt: gain 1 gold.",
    "roll-event, when self is jungle or air: gain 1 gold.",
    "roll-event, unless self is jungle: gain 1 gold.",
    "roll-event, when self carries potion: gain 1 gold.",
    "roll-event, when self has a trap: gain 1 gold.",
    "roll-event, unless self has 2 traps: gain 1 gold.",
    "roll-event, when owner has no hurt hero: gain 1 gold.",
    "roll: +(number of hurt heroes here) to total.",
    "roll: -(number of hurt heroes here) to total.",
    "roll: total is doubled.",
    "roll: total is halved rounded up.",
    "roll: total is halved.",
    "roll: may +(number of hurt heroes here) to total.",
    "roll: total is twice number of dice on path.",
    "roll: total is at least number of dice on path.",
    "roll: +1 to total for every 2 dice on path that show 6, at most 3.",
];

#[test]
fn everything_is_said() {
    assert_snapshot!(said(ALL).join("\n"), @"");
}
