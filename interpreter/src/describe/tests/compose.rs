//! Sets, attributes and numbers over sets, in both languages: written as packs write them, read by the checker.

use super::toy::{self, Toy};
use crate::check::{self, Context};
use crate::describe::{Describer, Subject};
use crate::ir::{Comparison, Like, NounRef, Num, Quantifier, Test};
use insta::assert_snapshot;
use std::collections::BTreeMap;

/// Checks effects of a hero and says each in English and German.
#[track_caller]
fn said(texts: &[&str]) -> Vec<[String; 2]> {
    let vocabulary = toy::vocabulary();
    let kind = vocabulary.find_kind("hero").unwrap();
    let ctx = Context { vocabulary: &vocabulary, kind, params: &[], visible: &|_| true };
    let describers = ["en", "de"].map(|language| Describer::new(&vocabulary, language).unwrap());
    let subject = Subject { kind, params: &[] };
    let mut findings = Vec::new();
    let mut wrong = Vec::new();
    let sentences = texts.iter().filter_map(|text| {
        let effect = check::effect(text, &ctx, &mut findings);
        wrong.extend(findings.drain(..).map(|finding| format!("{text}: {}", finding.message)));
        let effect = effect?;
        Some(describers.each_ref().map(|one| one.effect(&effect, subject).unwrap()))
    });
    let sentences = sentences.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    sentences
}

/// Sentences, English and German in turn.
#[track_caller]
fn shown(texts: &[&str]) -> String {
    said(texts).concat().join("\n")
}

/// A set is a noun phrase: determiner, adjectives, compound, place.
const SETS_ARE_NOUN_PHRASES: &[&str] = &[
    "roll-event: deal 1 hit to a hurt hero here.",
    "roll-event: deal 1 hit to an unassigned hero here.",
    "roll-event: deal 1 hit to each hurt hero here.",
    "roll-event: deal 1 hit to another hurt hero here.",
    "roll-event: deal 1 hit to each other unassigned jungle hero here.",
    "roll-event: deal 1 hit to each jungle or air hero of owner.",
    "roll-event: deal 1 hit to a hurt hero of owner.",
    "roll-event: deal 1 hit to another hurt hero of owner.",
    "roll-event: deal 1 hit to each hurt hero of each other player.",
    "roll-event: remove a grim jungle monster here.",
    "roll-event: remove each grim monster here.",
    "roll-event: may remove another monster here.",
    "roll-event: remove a hidden trap on path.",
    "roll-event: remove each hidden trap of a hurt hero here.",
    "roll-event: remove each strength or magic die on path.",
    "roll-event: award 1 glory to another player.",
    "roll-event: award 1 glory to owner of each hurt hero here.",
];

#[test]
fn sets_are_noun_phrases() {
    assert_snapshot!(shown(SETS_ARE_NOUN_PHRASES), @r"
    Deal 1 hit to a hurt hero here.
    Fügt einem verletzten Helden hier 1 Treffer zu.
    Deal 1 hit to an unassigned hero here.
    Fügt einem nicht zugewiesenen Helden hier 1 Treffer zu.
    Deal 1 hit to each hurt hero here.
    Fügt jedem verletzten Helden hier 1 Treffer zu.
    Deal 1 hit to another hurt hero here.
    Fügt einem anderen verletzten Helden hier 1 Treffer zu.
    Deal 1 hit to each other unassigned jungle hero here.
    Fügt jedem anderen nicht zugewiesenen Dschungel-Helden hier 1 Treffer zu.
    Deal 1 hit to each of your jungle or air heroes.
    Fügt jedem eurer Dschungel- oder Luft-Helden 1 Treffer zu.
    Deal 1 hit to one of your hurt heroes.
    Fügt einem eurer verletzten Helden 1 Treffer zu.
    Deal 1 hit to another of your hurt heroes.
    Fügt einem anderen eurer verletzten Helden 1 Treffer zu.
    Deal 1 hit to each hurt hero of each other player.
    Fügt jedem verletzten Helden jedes anderen Spielers 1 Treffer zu.
    Remove a grim jungle monster here.
    Entfernt ein düstres Dschungel-Monster hier.
    Remove each grim monster here.
    Entfernt jedes düstre Monster hier.
    You may remove another monster here.
    Ihr dürft ein anderes Monster hier entfernen.
    Remove a hidden trap on this path.
    Entfernt eine verdeckte Falle auf diesem Pfad.
    Remove each hidden trap of a hurt hero here.
    Entfernt jede verdeckte Falle eines verletzten Helden hier.
    Remove each strength or magic die on this path.
    Entfernt jeden Stärke- oder Magie-Würfel auf diesem Pfad.
    Another player gains 1 glory.
    Ein anderer Spieler erhält 1 Ruhm.
    The owner of each hurt hero here gains 1 glory.
    Der Besitzer jedes verletzten Helden hier erhält 1 Ruhm.
    ");
}

/// What follows a set: clauses, `with` and `without`.
const SETS_ARE_NARROWED_BY_WHAT_FOLLOWS: &[&str] = &[
    "roll-event: deal 1 hit to each hero here that carries potion.",
    "roll-event: deal 1 hit to each hero here that carries potion or gold.",
    "roll-event: may remove a die on path that shows 1 or 2.",
    "roll-event: remove each die on path that shows at least 5.",
    "roll-event: deal 1 hit to all heroes here with hits at least 2.",
    "roll-event: deal 1 hit to each hero here with cost at most 5.",
    "roll-event: deal 1 hit to each hero here with at least 2 hidden traps.",
    "roll-event: deal 1 hit to each hero here without trap.",
    "roll-event: deal 1 hit to each hero here with a trap.",
    "roll-event: deal 1 hit to each hero here with 1 trap.",
    "roll-event: deal 1 hit to each hero here with at most 1 trap that carries venom.",
    "roll-event: deal 1 hit to each hero here with a trap with the most hits.",
    "roll-event: award 1 glory to each player without hurt hero.",
    "roll-event: award 1 glory to each player with at least 2 hurt heroes.",
];

#[test]
fn sets_are_narrowed_by_what_follows() {
    assert_snapshot!(shown(SETS_ARE_NARROWED_BY_WHAT_FOLLOWS), @r"
    Deal 1 hit to each hero here that carries a potion.
    Fügt jedem Helden hier, der einen Trank trägt, 1 Treffer zu.
    Deal 1 hit to each hero here that carries a potion or a gold.
    Fügt jedem Helden hier, der einen Trank oder ein Gold trägt, 1 Treffer zu.
    You may remove a die on this path that shows 1 or 2.
    Ihr dürft einen Würfel auf diesem Pfad, der 1 oder 2 zeigt, entfernen.
    Remove each die on this path that shows at least 5.
    Entfernt jeden Würfel auf diesem Pfad, der mindestens 5 zeigt.
    Deal 1 hit to each hero here with at least 2 hits.
    Fügt jedem Helden hier mit mindestens 2 Treffern 1 Treffer zu.
    Deal 1 hit to each hero here with a cost of at most 5.
    Fügt jedem Helden hier mit einem Preis von höchstens 5 1 Treffer zu.
    Deal 1 hit to each hero here with at least 2 hidden traps.
    Fügt jedem Helden hier mit mindestens 2 verdeckten Fallen 1 Treffer zu.
    Deal 1 hit to each hero here without traps.
    Fügt jedem Helden hier ohne Fallen 1 Treffer zu.
    Deal 1 hit to each hero here with a trap.
    Fügt jedem Helden hier mit einer Falle 1 Treffer zu.
    Deal 1 hit to each hero here with exactly 1 trap.
    Fügt jedem Helden hier mit genau 1 Falle 1 Treffer zu.
    Deal 1 hit to each hero here that has at most 1 trap and that carries a venom.
    Fügt jedem Helden hier, der höchstens 1 Falle hat und der ein Gift trägt, 1 Treffer zu.
    Deal 1 hit to each hero here with a trap and with the most hits.
    Fügt jedem Helden hier mit einer Falle und mit den meisten Treffern 1 Treffer zu.
    Each player without hurt heroes gains 1 glory.
    Jeder Spieler ohne verletzte Helden erhält 1 Ruhm.
    Each player with at least 2 hurt heroes gains 1 glory.
    Jeder Spieler mit mindestens 2 verletzten Helden erhält 1 Ruhm.
    ");
}

/// Ties are told, and who decides.
const TIES_ARE_TOLD: &[&str] = &[
    "roll-event: deal 1 hit to each hero here with the most hits.",
    "roll-event: deal 1 hit to a hero here with the lowest cost.",
    "roll-event: may remove a die on path with the highest face.",
    "roll-event: deal 1 hit to the only hero here with the most hits.",
    "roll-event: award 1 glory to each player with the most glory.",
    "roll-event: award 1 glory to a player with the fewest glory.",
    "roll-event: award 1 glory to the only player with the most glory.",
    "roll-event: award 1 glory to each other player with the fewest potions.",
    "roll-event, when a hero here with the most hits is hurt: gain 1 gold.",
];

#[test]
fn ties_are_told() {
    assert_snapshot!(shown(TIES_ARE_TOLD), @r"
    Deal 1 hit to each hero here with the most hits.
    Fügt jedem Helden hier mit den meisten Treffern 1 Treffer zu.
    Deal 1 hit to the hero here with the lowest cost (if tied, you choose).
    Fügt dem Helden hier mit dem niedrigsten Preis (bei Gleichstand wählt ihr) 1 Treffer zu.
    You may remove the die on this path with the highest face (if tied, you choose).
    Ihr dürft den Würfel auf diesem Pfad mit der höchsten Augenzahl (bei Gleichstand wählt ihr) entfernen.
    Deal 1 hit to the hero here with the most hits (none if tied).
    Fügt dem Helden hier mit den meisten Treffern (bei Gleichstand keiner) 1 Treffer zu.
    Each player with the most glory gains 1 glory.
    Jeder Spieler mit dem meisten Ruhm erhält 1 Ruhm.
    The player with the least glory (if tied, you choose) gains 1 glory.
    Der Spieler mit dem wenigsten Ruhm (bei Gleichstand wählt ihr) erhält 1 Ruhm.
    The player with the most glory (nobody if tied) gains 1 glory.
    Der Spieler mit dem meisten Ruhm (bei Gleichstand niemand) erhält 1 Ruhm.
    Each other player with the fewest potions gains 1 glory.
    Jeder andere Spieler mit den wenigsten Tränken erhält 1 Ruhm.
    If a hero here with the most hits is hurt, gain 1 gold.
    Wenn ein Held hier mit den meisten Treffern verletzt ist: Erhaltet 1 Gold.
    ");
}

/// What is counted.
const THINGS_AND_VALUES_ARE_COUNTED: &[&str] = &[
    "roll-event: gain 1 gold for each trap on path.",
    "roll-event: gain 1 gold for each hurt hero of owner.",
    "roll-event: gain 1 gold for each die on path that shows 1 or 2.",
    "roll-event: gain 1 gold for each die on path that shows an even face.",
    "roll-event: gain 1 gold for every 2 hurt heroes here, at most 3.",
    "roll-event: gain 1 gold for every 2 hurt heroes of owner.",
    "roll-event: deal 1 hit to a hero here for each trap on path.",
    "roll-event: gain 1 gold for each different colour of dice on path.",
    "roll-event: gain 1 gold for each different affinity of heroes of owner.",
    "roll-event: gain 1 gold for each hit of self.",
    "roll-event: gain 1 gold for each cost of self.",
    "roll-event: gain 1 gold for every 3 glory of owner.",
    "roll-event: gain 1 gold for each glory of owner.",
    "roll-event: gain 1 gold for each highest face of dice on path.",
    "roll-event: gain 1 gold for every 2 wounds.",
    "roll: +1 to total for every 2 dice on path that show 6, at most 3.",
];

#[test]
fn things_and_values_are_counted() {
    assert_snapshot!(shown(THINGS_AND_VALUES_ARE_COUNTED), @r"
    Gain 1 gold for each trap on this path.
    Erhaltet 1 Gold für jede Falle auf diesem Pfad.
    Gain 1 gold for each of your hurt heroes.
    Erhaltet 1 Gold für jeden eurer verletzten Helden.
    Gain 1 gold for each die on this path that shows 1 or 2.
    Erhaltet 1 Gold für jeden Würfel auf diesem Pfad, der 1 oder 2 zeigt.
    Gain 1 gold for each die on this path that shows an even face.
    Erhaltet 1 Gold für jeden Würfel auf diesem Pfad, der eine gerade Augenzahl zeigt.
    Gain 1 gold for every 2 hurt heroes here, at most 3.
    Erhaltet 1 Gold für je 2 verletzte Helden hier, höchstens 3.
    Gain 1 gold for every 2 of your hurt heroes.
    Erhaltet 1 Gold für je 2 eurer verletzten Helden.
    Deal 1 hit to a hero here for each trap on this path.
    Fügt einem Helden hier für jede Falle auf diesem Pfad 1 Treffer zu.
    Gain 1 gold for each different colour among the dice on this path.
    Erhaltet 1 Gold für jede unter den Würfeln auf diesem Pfad vertretene Farbe.
    Gain 1 gold for each different affinity among your heroes.
    Erhaltet 1 Gold für jede unter euren Helden vertretene Affinität.
    Gain 1 gold for each hit of this hero.
    Erhaltet 1 Gold für jeden Treffer dieses Helden.
    Gain 1 gold for each point of the cost of this hero.
    Erhaltet 1 Gold für jeden Punkt des Preises dieses Helden.
    Gain 1 gold for every 3 glory you have.
    Erhaltet 1 Gold für je 3 Ruhm, die ihr habt.
    Gain 1 gold for each glory you have.
    Erhaltet 1 Gold für jeden Ruhm, den ihr habt.
    Gain 1 gold for each point of the highest face among the dice on this path.
    Erhaltet 1 Gold für jeden Punkt der höchsten Augenzahl unter den Würfeln auf diesem Pfad.
    Gain 1 gold for every 2 wounds.
    Erhaltet 1 Gold für je 2 Wunden.
    +1 to the total for every 2 dice on this path that show 6, at most 3.
    +1 auf das Gesamtergebnis für je 2 Würfel auf diesem Pfad, die 6 zeigen, höchstens 3.
    ");
}

/// Numbers in words.
const NUMBERS_ARE_PUT_TOGETHER: &[&str] = &[
    "roll-event: gain gold equal to number of hurt heroes here.",
    "roll-event: gain gold equal to glory of owner.",
    "roll-event: gain gold equal to hits of self.",
    "roll-event: gain gold equal to hits of each hero here.",
    "roll-event: gain gold equal to half of glory of owner rounded up.",
    "roll-event: gain gold equal to half of glory of owner.",
    "roll-event: gain potions equal to twice number of hurt heroes here.",
    "roll-event: gain gold equal to highest face of dice on path minus lowest face of dice on path.",
    "roll-event: gain gold equal to sum of hits of heroes here plus highest glory of players.",
    "roll-event: gain gold equal to highest hit of heroes here.",
    "roll-event: gain gold equal to different colour of dice on path.",
    "roll-event: gain gold equal to half of glory of owner minus 2.",
    "roll-event: gain gold equal to twice half of cost of self.",
];

#[test]
fn numbers_are_put_together() {
    assert_snapshot!(shown(NUMBERS_ARE_PUT_TOGETHER), @r"
    Gain gold equal to the number of hurt heroes here.
    Erhaltet so viel Gold wie die Zahl der verletzten Helden hier.
    Gain gold equal to your glory.
    Erhaltet so viel Gold wie euer Ruhm.
    Gain gold equal to the number of hits of this hero.
    Erhaltet so viel Gold wie die Zahl an Treffern dieses Helden.
    Gain gold equal to the sum of the hits of the heroes here.
    Erhaltet so viel Gold wie die Summe der Treffer der Helden hier.
    Gain gold equal to half your glory, rounded up.
    Erhaltet so viel Gold wie die Hälfte eures Ruhms, aufgerundet.
    Gain gold equal to half your glory, rounded down.
    Erhaltet so viel Gold wie die Hälfte eures Ruhms, abgerundet.
    Gain potions equal to twice the number of hurt heroes here.
    Erhaltet so viele Tränke wie das Doppelte der Zahl der verletzten Helden hier.
    Gain gold equal to the highest face among the dice on this path minus the lowest face among the dice on this path.
    Erhaltet so viel Gold wie die höchste Augenzahl unter den Würfeln auf diesem Pfad minus der niedrigsten Augenzahl unter den Würfeln auf diesem Pfad.
    Gain gold equal to the sum of the hits of the heroes here plus the highest glory among the players.
    Erhaltet so viel Gold wie die Summe der Treffer der Helden hier plus dem höchsten Ruhm unter den Spielern.
    Gain gold equal to the highest number of hits among the heroes here.
    Erhaltet so viel Gold wie die höchste Zahl an Treffern unter den Helden hier.
    Gain gold equal to the number of different colours among the dice on this path.
    Erhaltet so viel Gold wie die Zahl verschiedener Farben unter den Würfeln auf diesem Pfad.
    Gain gold equal to (half your glory, rounded down) minus 2.
    Erhaltet so viel Gold wie (die Hälfte eures Ruhms, abgerundet) minus 2.
    Gain gold equal to twice (half the cost of this hero, rounded down).
    Erhaltet so viel Gold wie das Doppelte (der Hälfte des Preises dieses Helden, abgerundet).
    ");
}

/// Numbers compared; what is counted or had is told more plainly.
const NUMBERS_ARE_COMPARED: &[&str] = &[
    "roll-event, when number of hurt heroes here is at least 2: gain 1 gold.",
    "roll-event, unless number of hurt heroes here is at least 2: gain 1 gold.",
    "roll-event, when number of hurt heroes here is 0: gain 1 gold.",
    "roll-event, when number of dice on path that show 6 is 1: gain 1 gold.",
    "roll-event, when number of heroes of owner is at most 3: gain 1 gold.",
    "roll-event, when number of jungle heroes here is 2 or 4: gain 1 gold.",
    "roll-event, when number of jungle heroes here is even: gain 1 gold.",
    "roll-event, unless highest face of dice on path is even: gain 1 gold.",
    "roll-event, when glory of owner is at least 3: gain 1 gold.",
    "roll-event, when glory of owner of self is at least number of dice on path: gain 1 gold.",
    "roll-event, unless glory of owner is at least number of dice on path: gain 1 gold.",
    "roll-event, when hits of self is 2: gain 1 gold.",
    "roll-event, when cost of self is at most 2: gain 1 gold.",
    "roll-event, when half of cost of self is 2: gain 1 gold.",
];

#[test]
fn numbers_are_compared() {
    assert_snapshot!(shown(NUMBERS_ARE_COMPARED), @r"
    If at least 2 heroes here are hurt, gain 1 gold.
    Wenn mindestens 2 Helden hier verletzt sind: Erhaltet 1 Gold.
    If at most 1 hero here is hurt, gain 1 gold.
    Wenn höchstens 1 Held hier verletzt ist: Erhaltet 1 Gold.
    If no hero here is hurt, gain 1 gold.
    Wenn kein Held hier verletzt ist: Erhaltet 1 Gold.
    If exactly 1 die on this path shows 6, gain 1 gold.
    Wenn genau 1 Würfel auf diesem Pfad 6 zeigt: Erhaltet 1 Gold.
    If you have at most 3 heroes, gain 1 gold.
    Wenn ihr höchstens 3 Helden habt: Erhaltet 1 Gold.
    If there are exactly 2 or 4 jungle heroes here, gain 1 gold.
    Wenn es genau 2 oder 4 Dschungel-Helden hier gibt: Erhaltet 1 Gold.
    If the number of jungle heroes here is even, gain 1 gold.
    Wenn die Zahl der Dschungel-Helden hier gerade ist: Erhaltet 1 Gold.
    If the highest face among the dice on this path is odd, gain 1 gold.
    Wenn die höchste Augenzahl unter den Würfeln auf diesem Pfad ungerade ist: Erhaltet 1 Gold.
    If you have at least 3 glory, gain 1 gold.
    Wenn ihr mindestens 3 Ruhm habt: Erhaltet 1 Gold.
    If the glory of the owner of this hero is at least the number of dice on this path, gain 1 gold.
    Wenn der Ruhm des Besitzers dieses Helden mindestens so hoch ist wie die Zahl der Würfel auf diesem Pfad: Erhaltet 1 Gold.
    If your glory is less than the number of dice on this path, gain 1 gold.
    Wenn euer Ruhm niedriger ist als die Zahl der Würfel auf diesem Pfad: Erhaltet 1 Gold.
    If this hero has exactly 2 hits, gain 1 gold.
    Wenn dieser Held genau 2 Treffer hat: Erhaltet 1 Gold.
    If this hero has a cost of at most 2, gain 1 gold.
    Wenn dieser Held einen Preis von höchstens 2 hat: Erhaltet 1 Gold.
    If half the cost of this hero, rounded down, is 2, gain 1 gold.
    Wenn die Hälfte des Preises dieses Helden, abgerundet, 2 beträgt: Erhaltet 1 Gold.
    ");
}

/// Things compared with each other.
const THINGS_ARE_ALIKE_OR_DIFFERENT: &[&str] = &[
    "roll-event, when 2 dice on path show the same face: gain 1 gold.",
    "roll-event, when all dice on path show different faces: gain 1 gold.",
    "roll-event, when 3 dice on path show faces in a row: gain 1 gold.",
    "roll-event, when 2 heroes here have the same affinity: gain 1 gold.",
    "roll-event, when 2 heroes of owner have the same cost: gain 1 gold.",
    "roll-event, unless 2 dice on path show the same face: gain 1 gold.",
    "roll-event, unless all dice on path show different faces: gain 1 gold.",
];

#[test]
fn things_are_alike_or_different() {
    assert_snapshot!(shown(THINGS_ARE_ALIKE_OR_DIFFERENT), @r"
    If 2 dice on this path show the same face, gain 1 gold.
    Wenn 2 Würfel auf diesem Pfad dieselbe Augenzahl zeigen: Erhaltet 1 Gold.
    If all dice on this path show different faces, gain 1 gold.
    Wenn alle Würfel auf diesem Pfad verschiedene Augenzahlen zeigen: Erhaltet 1 Gold.
    If 3 dice on this path show faces in a row, gain 1 gold.
    Wenn 3 Würfel auf diesem Pfad Augenzahlen in Folge zeigen: Erhaltet 1 Gold.
    If 2 heroes here have the same affinity, gain 1 gold.
    Wenn 2 Helden hier dieselbe Affinität haben: Erhaltet 1 Gold.
    If 2 of your heroes have the same cost, gain 1 gold.
    Wenn 2 eurer Helden denselben Preis haben: Erhaltet 1 Gold.
    If no 2 dice on this path show the same face, gain 1 gold.
    Wenn keine 2 Würfel auf diesem Pfad dieselbe Augenzahl zeigen: Erhaltet 1 Gold.
    If not all dice on this path show different faces, gain 1 gold.
    Wenn nicht alle Würfel auf diesem Pfad verschiedene Augenzahlen zeigen: Erhaltet 1 Gold.
    ");
}

/// What there is, and what things are like.
const WHAT_THINGS_ARE_LIKE: &[&str] = &[
    "roll-event, when there is a hidden trap on path: gain 1 gold.",
    "roll-event, when there is no hurt hero here: gain 1 gold.",
    "roll-event, when there is a hurt hero of owner: gain 1 gold.",
    "roll-event, when a die on path shows 6: gain 1 gold.",
    "roll-event, unless a die on path shows 6: gain 1 gold.",
    "roll-event, when a die on path shows an odd face: gain 1 gold.",
    "roll-event, when each die on path shows at most 2: gain 1 gold.",
    "roll-event, unless each die on path shows at least 2: gain 1 gold.",
    "roll-event, when self is hurt and each die on path shows at least 2: gain 1 gold.",
    "roll-event, when self is not hurt: gain 1 gold.",
    "roll-event, when a hero of owner is not hurt: gain 1 gold.",
    "roll-event, unless a hero of owner is not hurt: gain 1 gold.",
    "roll-event, when self is jungle or air: gain 1 gold.",
    "roll-event, unless self is jungle: gain 1 gold.",
    "roll-event, when self carries potion: gain 1 gold.",
    "roll-event, unless self carries potion: gain 1 gold.",
    "roll-event, when self has a trap: gain 1 gold.",
    "roll-event, unless self has 2 traps: gain 1 gold.",
    "roll-event, unless self has at least 2 traps: gain 1 gold.",
    "roll-event, when self has no trap: gain 1 gold.",
];

#[test]
fn what_things_are_like() {
    assert_snapshot!(shown(WHAT_THINGS_ARE_LIKE), @r"
    If there is a hidden trap on this path, gain 1 gold.
    Wenn es eine verdeckte Falle auf diesem Pfad gibt: Erhaltet 1 Gold.
    If there is no hurt hero here, gain 1 gold.
    Wenn es keinen verletzten Helden hier gibt: Erhaltet 1 Gold.
    If you have a hurt hero, gain 1 gold.
    Wenn ihr einen verletzten Helden habt: Erhaltet 1 Gold.
    If a die on this path shows 6, gain 1 gold.
    Wenn ein Würfel auf diesem Pfad 6 zeigt: Erhaltet 1 Gold.
    If no die on this path shows 6, gain 1 gold.
    Wenn kein Würfel auf diesem Pfad 6 zeigt: Erhaltet 1 Gold.
    If a die on this path shows an odd face, gain 1 gold.
    Wenn ein Würfel auf diesem Pfad eine ungerade Augenzahl zeigt: Erhaltet 1 Gold.
    If each die on this path shows at most 2, gain 1 gold.
    Wenn jeder Würfel auf diesem Pfad höchstens 2 zeigt: Erhaltet 1 Gold.
    If not every die on this path shows at least 2, gain 1 gold.
    Wenn nicht jeder Würfel auf diesem Pfad mindestens 2 zeigt: Erhaltet 1 Gold.
    If this hero is hurt and each die on this path shows at least 2, gain 1 gold.
    Wenn dieser Held verletzt ist und jeder Würfel auf diesem Pfad mindestens 2 zeigt: Erhaltet 1 Gold.
    If this hero is not hurt, gain 1 gold.
    Wenn dieser Held nicht verletzt ist: Erhaltet 1 Gold.
    If one of your heroes is not hurt, gain 1 gold.
    Wenn einer eurer Helden nicht verletzt ist: Erhaltet 1 Gold.
    If each of your heroes is hurt, gain 1 gold.
    Wenn jeder eurer Helden verletzt ist: Erhaltet 1 Gold.
    If this hero is a jungle or air hero, gain 1 gold.
    Wenn dieser Held ein Dschungel- oder Luft-Held ist: Erhaltet 1 Gold.
    If this hero is not a jungle hero, gain 1 gold.
    Wenn dieser Held kein Dschungel-Held ist: Erhaltet 1 Gold.
    If this hero carries a potion, gain 1 gold.
    Wenn dieser Held einen Trank trägt: Erhaltet 1 Gold.
    If this hero does not carry a potion, gain 1 gold.
    Wenn dieser Held keinen Trank trägt: Erhaltet 1 Gold.
    If this hero has a trap, gain 1 gold.
    Wenn dieser Held eine Falle hat: Erhaltet 1 Gold.
    If this hero does not have exactly 2 traps, gain 1 gold.
    Wenn dieser Held nicht genau 2 Fallen hat: Erhaltet 1 Gold.
    If this hero has at most 1 trap, gain 1 gold.
    Wenn dieser Held höchstens 1 Falle hat: Erhaltet 1 Gold.
    If this hero has no trap, gain 1 gold.
    Wenn dieser Held keine Falle hat: Erhaltet 1 Gold.
    ");
}

/// A number changed by another.
const NUMBERS_CHANGE_BY_NUMBERS: &[&str] = &[
    "roll: +(number of hurt heroes here) to total.",
    "roll: -(number of hurt heroes here) to total.",
    "roll: may +(number of hurt heroes here) to total.",
    "roll: total is doubled.",
    "roll: may total is doubled.",
    "roll: total is halved rounded up.",
    "roll: total is halved.",
    "roll: total is twice number of dice on path.",
    "roll: total is at least number of dice on path.",
    "roll: total is at most number of dice on path.",
];

#[test]
fn numbers_change_by_numbers() {
    assert_snapshot!(shown(NUMBERS_CHANGE_BY_NUMBERS), @r"
    Increase the total by the number of hurt heroes here.
    Erhöht das Gesamtergebnis um die Zahl der verletzten Helden hier.
    Reduce the total by the number of hurt heroes here.
    Senkt das Gesamtergebnis um die Zahl der verletzten Helden hier.
    You may increase the total by the number of hurt heroes here.
    Ihr dürft das Gesamtergebnis um die Zahl der verletzten Helden hier erhöhen.
    The total is doubled.
    Das Gesamtergebnis wird verdoppelt.
    You may double the total.
    Ihr dürft das Gesamtergebnis verdoppeln.
    The total is halved, rounded up.
    Das Gesamtergebnis wird halbiert, aufgerundet.
    The total is halved, rounded down.
    Das Gesamtergebnis wird halbiert, abgerundet.
    The total is twice the number of dice on this path.
    Das Gesamtergebnis beträgt das Doppelte der Zahl der Würfel auf diesem Pfad.
    The total is at least the number of dice on this path.
    Das Gesamtergebnis beträgt mindestens die Zahl der Würfel auf diesem Pfad.
    The total is at most the number of dice on this path.
    Das Gesamtergebnis beträgt höchstens die Zahl der Würfel auf diesem Pfad.
    ");
}

/// The same with one part changed.
const VARIED: &[&str] = &[
    "roll-event: deal 2 hits to a hurt hero here.",
    "roll-event: deal 1 hit to a hero here.",
    "roll-event: deal 1 hit to another hero here.",
    "roll-event: deal 1 hit to each other hero here.",
    "roll-event: deal 1 hit to each hero here.",
    "roll-event: deal 1 hit to each hurt hero of owner.",
    "roll-event: deal 1 hit to each hurt hero of each player.",
    "roll-event: deal 1 hit to each hurt hero of a player.",
    "roll-event: deal 1 hit to each hurt unassigned hero here.",
    "roll-event: deal 1 hit to all heroes here with hits at most 2.",
    "roll-event: deal 1 hit to all heroes here with hits 2.",
    "roll-event: deal 1 hit to each hero here with cost at least 5.",
    "roll-event: deal 1 hit to each hero here with at least 2 traps.",
    "roll-event: deal 1 hit to each hero here with at most 2 hidden traps.",
    "roll-event: deal 1 hit to each hero here with 2 hidden traps.",
    "roll-event: deal 1 hit to each hero here without hidden trap.",
    "roll-event: deal 1 hit to each hero here with the fewest hits.",
    "roll-event: deal 1 hit to each hero here with the highest cost.",
    "roll-event: deal 1 hit to a hero here with the most hits.",
    "roll-event: deal 1 hit to the only hero here with the fewest hits.",
    "roll-event: deal 1 hit to each hurt hero here with the most hits.",
    "roll-event: award 1 glory to each player with the fewest potions.",
    "roll-event: award 1 glory to each other player with the most potions.",
    "roll-event: award 1 glory to each other player with the fewest gold.",
    "roll-event: award 1 glory to each player with at least 3 hurt heroes.",
    "roll-event: award 1 glory to each player with at most 2 hurt heroes.",
    "roll-event: award 1 glory to each player with a hurt hero.",
    "roll-event: gain 1 gold for each die on path that shows 1.",
    "roll-event: gain 1 gold for each die on path that shows at least 1.",
    "roll-event: gain 1 gold for each die on path that shows at most 2.",
    "roll-event: gain 1 gold for each die on path that shows an odd face.",
    "roll-event: gain 1 gold for each strength die on path.",
    "roll-event: gain 1 gold for each strength or magic die on path that shows at least 5.",
    "roll-event: gain 1 gold for every 2 hurt heroes here.",
    "roll-event: gain 1 gold for every 3 hurt heroes here, at most 3.",
    "roll-event: gain 1 gold for every 2 hurt heroes here, at most 4.",
    "roll-event: gain 1 gold for each hurt hero here.",
    "roll-event: gain 1 gold for every 2 different colour of dice on path.",
    "roll-event: gain gold equal to glory of owner of self.",
    "roll-event: gain potions equal to half of glory of owner.",
    "roll-event: gain gold equal to twice glory of owner.",
    "roll-event: gain gold equal to highest face of dice on path.",
    "roll-event: gain gold equal to lowest face of dice on path.",
    "roll-event: gain gold equal to sum of faces of dice on path.",
    "roll-event: gain gold equal to number of dice on path.",
    "roll-event: gain gold equal to highest face of dice on path plus lowest face of dice on path.",
    "roll-event: gain gold equal to lowest face of dice on path minus highest face of dice on path.",
    "roll-event: gain gold equal to half of glory of owner plus 2.",
    "roll-event, when number of hurt heroes here is at most 2: gain 1 gold.",
    "roll-event, when number of hurt heroes here is 2: gain 1 gold.",
    "roll-event, when number of heroes here is at least 2: gain 1 gold.",
    "roll-event, when number of hurt heroes of owner is at least 2: gain 1 gold.",
    "roll-event, when number of jungle heroes here is odd: gain 1 gold.",
    "roll-event, when highest face of dice on path is even: gain 1 gold.",
    "roll-event, when lowest face of dice on path is even: gain 1 gold.",
    "roll-event, when highest face of dice on path is at least 2: gain 1 gold.",
    "roll-event, when glory of owner is at most 3: gain 1 gold.",
    "roll-event, when glory of owner of self is at least 3: gain 1 gold.",
    "roll-event, when glory of owner of self is at most number of dice on path: gain 1 gold.",
    "roll-event, when glory of owner of self is number of dice on path: gain 1 gold.",
    "roll-event, unless glory of owner of self is number of dice on path: gain 1 gold.",
    "roll-event, when 3 dice on path show the same face: gain 1 gold.",
    "roll-event, when all dice on path show the same face: gain 1 gold.",
    "roll-event, when 2 dice on path show different faces: gain 1 gold.",
    "roll-event, when 2 dice on path have the same colour: gain 1 gold.",
    "roll-event, unless 3 dice on path show faces in a row: gain 1 gold.",
    "roll-event, when all dice on path show faces in a row: gain 1 gold.",
    "roll-event, when there is a hurt hero here: gain 1 gold.",
    "roll-event, when there is no hidden trap on path: gain 1 gold.",
    "roll-event, when a die on path shows at least 6: gain 1 gold.",
    "roll-event, when each die on path shows 6: gain 1 gold.",
    "roll-event, when each die on path shows at least 2: gain 1 gold.",
    "roll-event, when self is hurt: gain 1 gold.",
    "roll-event, when each hero here is hurt: gain 1 gold.",
    "roll-event, when self is jungle: gain 1 gold.",
    "roll-event, when self has 2 traps: gain 1 gold.",
    "roll-event, when self has at least 2 traps: gain 1 gold.",
    "roll: +(number of heroes here) to total.",
    "roll: total is number of hurt heroes here.",
    "roll: may total is halved.",
    "roll: +1 to total for every 2 dice on path that show 6, at most 2.",
    "roll: +1 to total for each die on path that shows 6, at most 3.",
    "roll: +2 to total for every 2 dice on path that show 6, at most 3.",
    "roll: -1 to total for every 2 dice on path that show 6, at most 3.",
];

#[test]
fn no_two_effects_read_the_same() {
    let texts = [
        SETS_ARE_NOUN_PHRASES,
        SETS_ARE_NARROWED_BY_WHAT_FOLLOWS,
        TIES_ARE_TOLD,
        THINGS_AND_VALUES_ARE_COUNTED,
        NUMBERS_ARE_PUT_TOGETHER,
        NUMBERS_ARE_COMPARED,
        THINGS_ARE_ALIKE_OR_DIFFERENT,
        WHAT_THINGS_ARE_LIKE,
        NUMBERS_CHANGE_BY_NUMBERS,
        VARIED,
    ]
    .concat();
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    for (text, sentences) in texts.iter().zip(said(&texts)) {
        for sentence in sentences {
            if let Some(other) = known.insert(sentence.clone(), text) {
                panic!("both `{text}` and `{other}`: {sentence}");
            }
        }
    }
}

#[test]
fn a_parameter_that_is_not_given_follows_the_noun() {
    let toy = Toy::new();
    let mut like = toy.like("hero-affinity", Test::Nouns(vec![NounRef::Param(0)]));
    let set = |like: &Like| toy.select_like(Quantifier::Each, "hero-here", vec![like.clone()]);
    let hit = |like: &Like| toy.ability("roll-event", vec![toy.act("hit", vec![Toy::number(1), set(like)])]);
    assert_snapshot!(super::say(vec![hit(&like)]), @r"
    Deal 1 hit to each hero (shown affinity) here.
    Fügt jedem Helden (abgebildete Affinität) hier 1 Treffer zu.
    ");
    like = toy.like("hits", Test::Compare(Comparison::AtLeast, vec![Num::Param(1)]));
    assert_snapshot!(super::say(vec![hit(&like)]), @r"
    Deal 1 hit to each hero here with at least X hits.
    Fügt jedem Helden hier mit mindestens X Treffern 1 Treffer zu.
    ");
}

#[test]
fn what_means_the_same_reads_the_same() {
    assert_snapshot!(shown(&[
        "roll-event, when there is no die on path that shows 6: gain 1 gold.",
        "roll-event, unless there is a die on path that shows 6: gain 1 gold.",
        "roll-event, when there is a hurt hero of owner: gain 1 gold.",
        "roll-event, when owner has a hurt hero: gain 1 gold.",
    ]), @r"
    If no die on this path shows 6, gain 1 gold.
    Wenn kein Würfel auf diesem Pfad 6 zeigt: Erhaltet 1 Gold.
    If no die on this path shows 6, gain 1 gold.
    Wenn kein Würfel auf diesem Pfad 6 zeigt: Erhaltet 1 Gold.
    If you have a hurt hero, gain 1 gold.
    Wenn ihr einen verletzten Helden habt: Erhaltet 1 Gold.
    If you have a hurt hero, gain 1 gold.
    Wenn ihr einen verletzten Helden habt: Erhaltet 1 Gold.
    ");
}
