//! Sentences of a toy game, in both languages side by side. `toy` holds its tables, its messages and the
//! short hands with which checked effects are written here.

mod compose;
mod toy;

use super::{Describer, ParamValue, Subject};
use crate::ir::{Ability, Change, Comparison, Condition, Effect, Num, Number, Quantifier, Step};
use insta::assert_snapshot;
use toy::Toy;

/// Says abilities of a hero in English and German, one line each.
fn say(abilities: Vec<Ability>) -> String {
    say_with(abilities, &[])
}

fn say_with(abilities: Vec<Ability>, params: &[ParamValue]) -> String {
    let vocabulary = toy::vocabulary();
    let effect = Effect { abilities };
    let kind = vocabulary.find_kind("hero").unwrap();
    let say = |language| {
        let describer = Describer::new(&vocabulary, language).unwrap();
        describer.effect(&effect, Subject { kind, params }).unwrap()
    };
    format!("{}\n{}", say("en"), say("de"))
}

#[test]
fn a_change_is_its_own_sentence() {
    let toy = Toy::new();
    let text = say(vec![toy.ability("roll", vec![toy.add(1, "each-die", vec![toy.colours(&["magic"])])])]);
    assert_snapshot!(text, @r"
    +1 to each magic die.
    +1 auf jeden Magie-Würfel.
    ");
}

#[test]
fn a_purpose_follows_a_short_body() {
    let toy = Toy::new();
    let mut ability = toy.ability("roll", vec![toy.add(3, "total", vec![])]);
    ability.hooks[0].qualifiers = vec![(0, vec![toy.noun("purpose", "conquest")])];
    assert_snapshot!(say(vec![ability]), @r"
    +3 to the total when conquering.
    +3 auf das Gesamtergebnis, wenn ihr ein Land erobert.
    ");
}

#[test]
fn may_turns_round_behind_a_limit() {
    let toy = Toy::new();
    let dice = toy.amount(1, &["strength", "magic"]);
    let mut ability = toy.ability("reroll", vec![toy.act("reroll", vec![dice])]);
    ability.limit = Some(toy.limit(Num::Const(2)));
    ability.optional = true;
    assert_snapshot!(say(vec![ability.clone()]), @r"
    Twice per round, you may reroll 1 strength or magic die.
    Zweimal pro Runde dürft ihr 1 Stärke- oder Magie-Würfel erneut würfeln.
    ");
    ability.limit = None;
    assert_snapshot!(say(vec![ability]), @r"
    You may reroll 1 strength or magic die.
    Ihr dürft 1 Stärke- oder Magie-Würfel erneut würfeln.
    ");
}

#[test]
fn a_condition_can_be_a_phrase_or_a_clause() {
    let toy = Toy::new();
    let wounded = toy.test("wounded", vec![Toy::myself()]);
    let against = toy.test("against", vec![toy.nouns("affinity", &["jungle", "air"])]);
    let mut ability = toy.ability("roll", vec![toy.add(2, "total", vec![])]);
    ability.condition = Some(wounded.clone());
    assert_snapshot!(say(vec![ability.clone()]), @r"
    +2 to the total if this hero is wounded.
    +2 auf das Gesamtergebnis, wenn dieser Held verwundet ist.
    ");
    ability.condition =
        Some(Condition::Not(Box::new(Condition::Any(vec![wounded.clone(), wounded.clone()]))));
    assert_snapshot!(say(vec![ability]), @r"
    +2 to the total if this hero is not wounded and this hero is not wounded.
    +2 auf das Gesamtergebnis, wenn dieser Held nicht verwundet ist und dieser Held nicht verwundet ist.
    ");
    let mut ability = toy.ability("defend", vec![toy.act("cancel", vec![Toy::number(1)])]);
    ability.limit = Some(toy.limit(Num::Const(1)));
    ability.optional = true;
    ability.condition = Some(Condition::All(vec![wounded, against]));
    assert_snapshot!(say(vec![ability]), @r"
    Once per round, against a jungle or air monster, if this hero is wounded, you may cancel 1 hit.
    Einmal pro Runde, wenn dieser Held verwundet ist, dürft ihr gegen ein Dschungel- oder Luft-Monster 1 Treffer abwehren.
    ");
}

#[test]
fn mixed_conditions_stay_apart() {
    let toy = Toy::new();
    let wounded = || toy.test("wounded", vec![Toy::myself()]);
    let mut ability = toy.ability("roll", vec![toy.add(2, "total", vec![])]);
    ability.condition = Some(Condition::Any(vec![Condition::All(vec![wounded(), wounded()]), wounded()]));
    assert_snapshot!(say(vec![ability.clone()]), @r"
    +2 to the total if this hero is wounded and this hero is wounded, or if this hero is wounded.
    +2 auf das Gesamtergebnis, wenn dieser Held verwundet ist und dieser Held verwundet ist, oder wenn dieser Held verwundet ist.
    ");
    ability.condition = Some(Condition::All(vec![Condition::Any(vec![wounded(), wounded()]), wounded()]));
    assert_snapshot!(say(vec![ability]), @r"
    +2 to the total if this hero is wounded and either this hero is wounded or this hero is wounded.
    +2 auf das Gesamtergebnis, wenn dieser Held verwundet ist und entweder dieser Held verwundet ist oder dieser Held verwundet ist.
    ");
}

#[test]
fn a_cost_at_a_moment_is_compulsory() {
    let toy = Toy::new();
    let mut ability = toy.ability("capture", vec![toy.act("gain", vec![toy.amount(1, &["potion"])])]);
    ability.cost = Some(toy.pay(vec![toy.amount(1, &["gold"])]));
    assert_snapshot!(say(vec![ability]), @r"
    When this hero captures a monster, you must pay 1 gold: gain 1 potion.
    Wenn dieser Held ein Monster fängt, müsst ihr 1 Gold zahlen: Erhaltet 1 Trank.
    ");
}

#[test]
fn an_offer_is_paid_for() {
    let toy = Toy::new();
    let mut ability = toy.ability("action", vec![toy.act("gain", vec![toy.amount(3, &["potion", "venom"])])]);
    ability.cost = Some(toy.pay(vec![toy.amount(1, &["magic"])]));
    assert_snapshot!(say(vec![ability.clone()]), @r"
    As an action, pay 1 magic die: gain 3 potions or venoms.
    Als Aktion dürft ihr 1 Magie-Würfel zahlen: Erhaltet 3 Tränke oder Gifte.
    ");
    ability.limit = Some(toy.limit(Num::Const(1)));
    ability.condition = Some(toy.test("wounded", vec![Toy::myself()]));
    assert_snapshot!(say(vec![ability]), @r"
    As an action, once per round, if this hero is wounded, pay 1 magic die: gain 3 potions or venoms.
    Als Aktion, wenn dieser Held verwundet ist, dürft ihr einmal pro Runde 1 Magie-Würfel zahlen: Erhaltet 3 Tränke oder Gifte.
    ");
}

#[test]
fn amounts_are_listed_and_declined() {
    let toy = Toy::new();
    let gain = |amounts| toy.act("gain", vec![amounts]);
    let from = |amounts| toy.act("gain-from", vec![amounts, toy.amount(2, &["potion"])]);
    let steps = vec![
        gain(toy.amounts(&[(1, &["potion"]), (2, &["gold"]), (3, &["strength"])])),
        gain(toy.up_to(2, &["venom"])),
        from(toy.any_number(&[])),
        from(toy.all(&["gold"])),
    ];
    let lines: Vec<String> =
        steps.into_iter().map(|step| say(vec![toy.ability("roll-event", vec![step])])).collect();
    assert_snapshot!(lines.join("\n"), @r"
    Gain 1 potion, 2 gold and 3 strength dice.
    Erhaltet 1 Trank, 2 Gold und 3 Stärke-Würfel.
    Gain up to 2 venoms.
    Erhaltet bis zu 2 Gifte.
    Turn 2 potions into any number of dice.
    Macht aus 2 Tränken beliebig viele Würfel.
    Turn 2 potions into all gold.
    Macht aus 2 Tränken alles Gold.
    ");
}

#[test]
fn choices_are_listed() {
    let toy = Toy::new();
    let choose = Step::Choose(
        vec![
            Toy::alternative(None, vec![toy.act("gain", vec![toy.amount(1, &["gold"])])]),
            Toy::alternative(
                Some(toy.pay(vec![toy.amount(1, &["potion", "venom"])])),
                vec![toy.act("gain", vec![toy.amount(2, &["gold"])])],
            ),
        ],
        toy::SPAN,
    );
    let mut ability = toy.ability("capture", vec![choose.clone()]);
    assert_snapshot!(say(vec![ability.clone()]), @r"
    When this hero captures a monster, choose one: gain 1 gold; or pay 1 potion or venom: gain 2 gold.
    Wenn dieser Held ein Monster fängt, wählt eins: Erhaltet 1 Gold; oder zahlt 1 Trank oder Gift und erhaltet 2 Gold.
    ");
    ability.hooks = toy.ability("roll-event", vec![]).hooks;
    ability.steps = vec![toy.act("gain", vec![toy.amount(1, &[])]), choose];
    assert_snapshot!(say(vec![ability]), @r"
    Gain 1 die, then choose one: gain 1 gold; or pay 1 potion or venom: gain 2 gold.
    Erhaltet 1 Würfel, dann wählt eins: Erhaltet 1 Gold; oder zahlt 1 Trank oder Gift und erhaltet 2 Gold.
    ");
}

#[test]
fn hooks_share_a_message_or_are_joined() {
    let toy = Toy::new();
    let mut ability = toy.ability("capture", vec![toy.act("gain", vec![toy.amount(1, &["gold"])])]);
    ability.hooks.extend(toy.ability("elimination", vec![]).hooks);
    assert_snapshot!(say(vec![ability.clone()]), @r"
    When this hero captures or eliminates a monster, gain 1 gold.
    Wenn dieser Held ein Monster fängt oder besiegt: Erhaltet 1 Gold.
    ");
    ability.hooks.reverse();
    assert_snapshot!(say(vec![ability]), @r"
    When this hero eliminates a monster or captures a monster, gain 1 gold.
    Wenn dieser Held ein Monster besiegt oder fängt: Erhaltet 1 Gold.
    ");
}

#[test]
fn what_is_granted_runs_on_from_its_head() {
    let toy = Toy::new();
    let inner = toy.ability("capture", vec![toy.act("gain", vec![toy.amount(1, &["gold"])])]);
    let mut ability = toy.ability("roll-event", vec![Step::Grant(vec![inner.clone()], toy::SPAN)]);
    ability.until = Some(toy.duration());
    assert_snapshot!(say(vec![ability.clone()]), @r"
    Until the end of the round, when this hero captures a monster, gain 1 gold.
    Bis zum Ende der Runde, wenn dieser Held ein Monster fängt: Erhaltet 1 Gold.
    ");
    ability.steps = vec![Step::Grant(vec![inner.clone(), inner], toy::SPAN)];
    assert_snapshot!(say(vec![ability]), @r"
    Until the end of the round: When this hero captures a monster, gain 1 gold. When this hero captures a monster, gain 1 gold.
    Bis zum Ende der Runde: Wenn dieser Held ein Monster fängt: Erhaltet 1 Gold. Wenn dieser Held ein Monster fängt: Erhaltet 1 Gold.
    ");
}

#[test]
fn a_condition_joins_the_moment_it_follows() {
    let toy = Toy::new();
    let mut ability = toy.ability("capture", vec![toy.act("gain", vec![toy.amount(1, &["gold"])])]);
    ability.condition = Some(toy.test("wounded", vec![Toy::myself()]));
    assert_snapshot!(say(vec![ability.clone()]), @r"
    When this hero captures a monster and this hero is wounded, gain 1 gold.
    Wenn dieser Held ein Monster fängt und dieser Held verwundet ist: Erhaltet 1 Gold.
    ");
    ability.limit = Some(toy.limit(Num::Const(1)));
    ability.optional = true;
    assert_snapshot!(say(vec![ability]), @r"
    When this hero captures a monster, once per round, if this hero is wounded, you may gain 1 gold.
    Wenn dieser Held ein Monster fängt und dieser Held verwundet ist, dürft ihr einmal pro Runde 1 Gold erhalten.
    ");
}

#[test]
fn what_is_bought_for_a_while_names_its_end() {
    let toy = Toy::new();
    let inner = toy.ability("roll", vec![toy.add(1, "total", vec![])]);
    let mut ability = toy.ability("action", vec![Step::Grant(vec![inner], toy::SPAN)]);
    ability.until = Some(toy.duration());
    ability.cost = Some(toy.pay(vec![toy.amount(2, &["gold"])]));
    assert_snapshot!(say(vec![ability]), @r"
    As an action, pay 2 gold, then until the end of the round: +1 to the total.
    Als Aktion dürft ihr 2 Gold zahlen, dann gilt bis zum Ende der Runde: +1 auf das Gesamtergebnis.
    ");
}

#[test]
fn repeats_and_counts_find_their_place() {
    let toy = Toy::new();
    let times = |step, early| match step {
        Step::Act { verb, args, for_each, span, .. } => {
            Step::Act { verb, args, for_each, repeat: Some((Num::Const(4), early)), span }
        }
        Step::Change { .. }
        | Step::Choose(..)
        | Step::Grant(..)
        | Step::By(_)
        | Step::Pick { .. }
        | Step::If { .. } => step,
    };
    let reroll = times(toy.act("reroll", vec![toy.amount(1, &["magic"])]), true);
    let gain = times(toy.act("gain", vec![toy.amount(1, &["gold"])]), false);
    let each = toy.for_each(toy.act("gain", vec![toy.amount(1, &["gold"])]), "wound");
    let both = times(each.clone(), false);
    let lines: Vec<String> =
        [reroll, gain, each, both].map(|step| say(vec![toy.ability("roll-event", vec![step])])).to_vec();
    assert_snapshot!(lines.join("\n"), @r"
    Reroll 1 magic die up to 4 times.
    Würfelt bis zu viermal 1 Magie-Würfel erneut.
    Gain 1 gold 4 times.
    Viermal: erhaltet 1 Gold.
    Gain 1 gold for each wound.
    Erhaltet 1 Gold pro Wunde.
    4 times: gain 1 gold for each wound.
    Viermal: Erhaltet 1 Gold pro Wunde.
    ");
}

const fn known(number: i32) -> Number {
    Number::Num(Num::Const(number))
}

#[test]
fn changes_of_every_sort_in_both_moods() {
    let toy = Toy::new();
    let changes = [Change::Subtract(known(1)), Change::Set(known(2)), Change::AtLeast(known(3))];
    let mut lines = Vec::new();
    for change in changes {
        let mut ability = toy.ability("roll", vec![toy.change(change, "total", vec![])]);
        lines.push(say(vec![ability.clone()]));
        ability.optional = true;
        lines.push(say(vec![ability]));
    }
    assert_snapshot!(lines.join("\n"), @r"
    −1 to the total.
    −1 auf das Gesamtergebnis.
    You may subtract 1 from the total.
    Ihr dürft das Gesamtergebnis um 1 senken.
    The total is 2.
    Das Gesamtergebnis beträgt 2.
    You may set the total to 2.
    Ihr dürft das Gesamtergebnis auf 2 setzen.
    The total is at least 3.
    Das Gesamtergebnis beträgt mindestens 3.
    You may raise the total to 3.
    Ihr dürft das Gesamtergebnis auf mindestens 3 erhöhen.
    ");
}

#[test]
fn things_carry_their_case() {
    let toy = Toy::new();
    let steal = |quantifier| {
        toy.act("steal", vec![toy.up_to(2, &["strength"]), toy.select(quantifier, "adjacent", vec![])])
    };
    let lines: Vec<String> = [Quantifier::A, Quantifier::Each]
        .map(|quantifier| say(vec![toy.ability("roll-event", vec![steal(quantifier)])]))
        .to_vec();
    assert_snapshot!(lines.join("\n"), @r"
    Steal up to 2 strength dice from an adjacent path.
    Stehlt bis zu 2 Stärke-Würfel von einem angrenzenden Pfad.
    Steal up to 2 strength dice from each adjacent path.
    Stehlt bis zu 2 Stärke-Würfel von jedem angrenzenden Pfad.
    ");
}

#[test]
fn goals_and_bounds() {
    let toy = Toy::new();
    let vocabulary = toy::vocabulary();
    let goal = |condition: &Condition, language| {
        let kind = vocabulary.find_kind("hero").unwrap();
        let describer = Describer::new(&vocabulary, language).unwrap();
        describer.condition(condition, Subject { kind, params: &[] }).unwrap()
    };
    let compare = |op, values: &[i32]| toy.compare("round", op, values);
    let both = Condition::All(vec![
        compare(Comparison::AtLeast, &[3]),
        Condition::Not(Box::new(compare(Comparison::AtMost, &[4]))),
        compare(Comparison::Is, &[2, 4, 6]),
    ]);
    assert_snapshot!(goal(&both, "en"), @"The round is at least 3, the round is at least 5 and the round is 2, 4 or 6.");
    assert_snapshot!(goal(&both, "de"), @"Wenn die Runde mindestens 3 beträgt, wenn die Runde mindestens 5 beträgt und wenn die Runde 2, 4 oder 6 beträgt.");
}

#[test]
fn parameters_are_said_with_and_without_their_value() {
    let toy = Toy::new();
    let mut ability = toy.ability("reroll", vec![toy.act("reroll", vec![toy.open_amount()])]);
    ability.limit = Some(toy.limit(Num::Param(0)));
    ability.optional = true;
    assert_snapshot!(say(vec![ability.clone()]), @r"
    X times per round, you may reroll 1 die of the shown colour.
    X-mal pro Runde dürft ihr 1 Würfel der abgebildeten Farbe erneut würfeln.
    ");
    let colours = ["strength", "magic"].map(|id| toy.noun_id("die", id));
    let params = [ParamValue::Number(3), ParamValue::Nouns(colours.to_vec())];
    assert_snapshot!(say_with(vec![ability], &params), @r"
    3 times per round, you may reroll 1 strength or magic die.
    Dreimal pro Runde dürft ihr 1 Stärke- oder Magie-Würfel erneut würfeln.
    ");
}

#[test]
fn what_is_missing_is_named() {
    let toy = Toy::new();
    let vocabulary = toy::vocabulary();
    let missing = Describer::new(&vocabulary, "fr").unwrap_err();
    assert_eq!(missing.first().map(String::as_str), Some("Toy has no sentences in `fr`"));
    let kind = vocabulary.find_kind("hero").unwrap();
    let describer = Describer::new(&vocabulary, "de").unwrap();
    let ability = toy.ability("roll-event", vec![toy.act("gain", vec![toy.amount(1, &["untranslated"])])]);
    let error = describer.ability(&ability, Subject { kind, params: &[] }).unwrap_err();
    assert_snapshot!(error.to_string(), @"no rules text: the token `untranslated` has no forms in `de`");
    assert_eq!(describer.unused(), ["verb-typo"]);
}

#[test]
fn a_variable_that_is_not_given_is_a_fault() {
    let toy = Toy::new();
    let vocabulary = toy::vocabulary();
    let kind = vocabulary.find_kind("hero").unwrap();
    let describer = Describer::new(&vocabulary, "en").unwrap();
    let ability = toy.ability("roll-event", vec![toy.act("broken", vec![])]);
    let error = describer.ability(&ability, Subject { kind, params: &[] }).unwrap_err();
    assert!(error.faults.iter().any(|fault| fault.contains("verb-broken") && fault.contains("nothing")));
}
