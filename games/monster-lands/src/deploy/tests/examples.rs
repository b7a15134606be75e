//! The worked examples of the deployment phase.

use super::{Play, path, thing};
use crate::ask::Ask;
use crate::purchase::Deal;
use crate::state::Offer;
use crate::thing::PathId;
use provost_interpreter::choice::ChoiceOption;

/// EX-01 and EX-05: two dice on the first double space pay 6 gold, and the space is closed for the next.
#[test]
fn the_first_double_space_pays_once() {
    let mut play = Play::new(2);
    for seat in [0, 1] {
        play.dice(seat, &[("strength", 0), ("strength", 0)]);
        play.set_gold(seat, 0);
    }
    play.turn(0);
    let first = play.action("building-mine", 0);
    play.answer(first);
    play.end_turn();
    assert_eq!((play.table.gold(0), play.pool(0, "strength")), (6, 0));
    play.turn(1);
    assert!(!play.offers(first));
    assert!(play.offers(play.action("building-mine", 1)));
    assert!(play.offers(play.action("building-mine", 2)));
    play.answer(play.action("building-mine", 1));
    play.end_turn();
    assert_eq!(play.table.gold(1), 4);
}

/// EX-02: the chain of persuasion dice at the Lodge; a strength die in between does not matter.
#[test]
fn persuasion_compares_with_the_last_persuasion_die() {
    let mut play = Play::new(3);
    let [nine, four, other] =
        [play.card("trap-magic-3"), play.card("trap-magic-1"), play.card("trap-strength-plus-1")];
    let three = play.card("trap-strength-1");
    play.offer(Offer::Traps, &[nine, four, other, three]);
    let lodge = play.action("building-hunters-lodge", 0);
    for seat in 0..3 {
        play.set_gold(seat, 20);
    }
    play.dice(0, &[("persuasion", 5), ("magic", 0)]);
    play.turn(0);
    play.answer(lodge);
    play.answer(thing(nine));
    play.answer(ChoiceOption::Stop);
    play.end_turn();
    assert_eq!(play.table.gold(0), 16);
    play.dice(1, &[("strength", 0), ("magic", 0)]);
    play.turn(1);
    play.answer(lodge);
    play.answer(thing(three));
    play.answer(ChoiceOption::Stop);
    play.end_turn();
    assert_eq!(play.table.gold(1), 17);
    play.dice(2, &[("persuasion", 3), ("magic", 0)]);
    play.turn(2);
    play.answer(lodge);
    play.answer(thing(four));
    play.answer(thing(other));
    play.answer(ChoiceOption::Stop);
    play.end_turn();
    assert_eq!(play.table.gold(2), 19, "8 less 8, but not below 1");
    assert_eq!(play.table.state.seat(2).traps.len(), 3);
    assert_eq!(play.table.state.board.offer(Offer::Traps).len(), 6);
}

/// EX-18, and the chain 5, 3, 2.
#[test]
fn equal_or_higher_persuasion_counts_alone() {
    let mut play = Play::new(3);
    let lodge = play.building("building-hunters-lodge");
    let persuasion = play.colour("persuasion");
    let mut place = |chain: &[u8]| {
        play.table.state.board.discounts = Default::default();
        for face in chain {
            play.table.state.board.action = Some((lodge, 0));
            play.table.note_discount(persuasion, *face);
        }
        play.table.state.board.discount
    };
    assert_eq!([place(&[4, 4]), place(&[4, 5]), place(&[4, 3])], [4, 5, 7]);
    assert_eq!([place(&[5]), place(&[5, 3]), place(&[5, 3, 2])], [5, 8, 5]);
}

/// EX-03: excess glory decides who can be hired; dice and reputation come at once.
#[test]
fn excess_glory_limits_hiring() {
    let mut play = Play::new(2);
    let (vaidala, fandor) = (play.card("vaidala"), play.card("fandor"));
    play.offer(Offer::Mercenaries, &[vaidala, fandor]);
    play.set_gold(0, 20);
    play.set_glory(0, 20);
    play.table.state.seat_mut(0).reputation = 14;
    play.dice(0, &[("persuasion", 5)]);
    play.turn(0);
    play.answer(play.action("building-tavern", 0));
    assert_eq!(play.asked(), Some(Ask::Hire));
    assert!(!play.offers(thing(vaidala)), "7 is more than 20 - 14");
    assert!(!play.offers(ChoiceOption::Done));
    play.answer(thing(fandor));
    assert_eq!(play.table.gold(0), 15);
    assert_eq!((play.table.state.seat(0).reputation, play.table.excess_glory(0)), (19, 1));
    assert_eq!((play.pool(0, "strength"), play.pool(0, "persuasion")), (2, 0));
    assert_eq!(play.table.state.board.offer(Offer::Mercenaries).len(), 4);
    // Fandor's talent is not an action and may follow at once.
    play.answer(play.talent(fandor));
    assert_eq!((play.table.gold(0), play.pool(0, "persuasion")), (14, 1));
    play.end_turn();
}

/// EX-04: without excess glory nobody can be hired, so no die can be placed (there is no gold for beer).
#[test]
fn nobody_joins_a_clan_without_excess_glory() {
    let mut play = Play::new(2);
    play.set_glory(0, 16);
    play.table.state.seat_mut(0).reputation = 17;
    play.set_gold(0, 1);
    play.dice(0, &[("persuasion", 6)]);
    play.turn(0);
    assert_eq!(play.table.excess_glory(0), 0);
    assert!(!play.offers(play.action("building-tavern", 0)));
}

/// EX-06: two required and two reinforcing dice leave room for three tokens; the benefit is given at the end.
#[test]
fn a_land_path_takes_dice_and_tokens() {
    let mut play = Play::new(2);
    play.header(0, "header-1", 0);
    let defense = play.token("defense");
    play.table.gain_tokens(0, defense, 1);
    play.dice(0, &[("strength", 0), ("strength", 0), ("magic", 0), ("magic", 0)]);
    play.turn(0);
    play.answer(path(1));
    assert_eq!(play.asked(), Some(Ask::AssignWhom));
    let leader = play.table.leader(0).unwrap();
    play.answer(thing(leader));
    assert_eq!(play.asked(), Some(Ask::AssignDie));
    assert_eq!(play.table.state.path(PathId(1)).dice.len(), 2, "required dice are placed by themselves");
    play.answer(play.colour_option("magic"));
    play.answer(play.colour_option("magic"));
    assert_eq!(play.asked(), Some(Ask::AssignToken));
    assert_eq!(play.table.token_room(PathId(1)), 3);
    let trap = play.table.state.seat(0).traps.as_slice()[0];
    play.answer(thing(trap));
    play.answer(play.token_option("defense"));
    play.end_turn();
    let place = *play.table.state.path(PathId(1));
    assert_eq!((place.dice.len(), place.traps.len(), place.tokens[usize::from(defense)]), (4, 1, 1));
    assert_eq!(place.tokens[usize::from(play.token("potion"))], 1, "the benefit of the path");
    assert_eq!(play.table.state.card(leader).path, PathId(1));
}

/// EX-17: the benefit of a path comes on top of the potion that is brought along.
#[test]
fn a_path_benefit_adds_to_what_is_carried() {
    let mut play = Play::new(2);
    play.header(0, "header-1", 0);
    let (potion, venom) = (play.token("potion"), play.token("venom"));
    play.table.gain_tokens(0, potion, 2);
    play.table.state.seat_mut(0).traps.clear();
    play.dice(0, &[("strength", 0), ("strength", 0)]);
    play.turn(0);
    play.answer(path(1));
    let leader = play.table.leader(0).unwrap();
    play.answer(thing(leader));
    // One potion and no second one: nothing else can be taken along.
    play.answer(play.token_option("potion"));
    play.end_turn();
    let tokens = play.table.state.path(PathId(1)).tokens;
    assert_eq!((tokens[usize::from(potion)], tokens[usize::from(venom)]), (2, 0));
    assert_eq!(play.table.stock(0, potion), 1);
}

/// EX-21: six dice leave room for two tokens, four for three, two for four.
#[test]
fn tokens_beyond_the_first_two_take_dice_spaces() {
    let mut play = Play::new(2);
    let strength = play.colour("strength");
    let mut room = |dice: u8| {
        play.table.state.path_mut(PathId(0)).dice.clear();
        for _ in 0..dice {
            play.table.lay_die(PathId(0), strength, super::CardId::NONE);
        }
        play.table.token_room(PathId(0))
    };
    assert_eq!([room(6), room(5), room(4), room(3), room(2)], [2, 2, 3, 3, 4]);
}

/// EX-07: at the Entrance dice and tokens share the spaces; nothing without a monster there.
#[test]
fn the_entrance_opens_with_a_monster() {
    let mut play = Play::new(2);
    play.dice(0, &[("strength", 0), ("strength", 0), ("strength", 0), ("magic", 0), ("magic", 0)]);
    play.turn(0);
    assert!(!play.offers(path(8)));
    let mut play = Play::new(2);
    play.monster_at_entrance("snagus");
    play.dice(0, &[("strength", 0), ("strength", 0), ("strength", 0), ("magic", 0), ("persuasion", 2)]);
    play.turn(0);
    play.answer(path(9));
    let leader = play.table.leader(0).unwrap();
    play.answer(thing(leader));
    assert!(!play.offers(play.colour_option("persuasion")));
    for colour in ["strength", "strength", "strength", "magic"] {
        play.answer(play.colour_option(colour));
    }
    assert_eq!(play.table.token_room(PathId::LOWER), 2);
    let trap = play.table.state.seat(0).traps.as_slice()[0];
    play.answer(thing(trap));
    let place = play.table.state.path(PathId::LOWER);
    assert_eq!((place.dice.len(), place.traps.len()), (4, 1));
    assert_eq!(place.purse.iter().sum::<u8>(), 5, "the lower guard's gold");
}

/// EX-08 and EX-13: a member of the land's affinity settles it; its action turns a strength die into two
/// persuasion dice, rolled at once, and works once in a round.
#[test]
fn a_settled_land_is_an_action_of_its_own() {
    let mut play = Play::new(2);
    let land = play.card("kyzhul");
    let affinity = play.table.content.land(land).affinity;
    let members = play.table.state.seat(0).members;
    let has = |play: &Play, card| play.table.content.mercenary(card).affinity == Some(affinity);
    if !members.iter().any(|card| has(&play, *card)) {
        let all = 0..u16::try_from(play.table.content.cards.len()).unwrap();
        let fits = |card: &super::CardId| {
            let info = play.table.content.mercenary(*card);
            info.affinity == Some(affinity) && info.cost > 0
        };
        let card = all.map(super::CardId).find(fits).unwrap();
        play.pull(card);
        play.table.join(0, card);
    }
    play.table.state.seat_mut(0).lands.push(land);
    play.table.state.with_card(land, |place| place.owner = 0);
    play.dice(0, &[("strength", 0), ("strength", 0)]);
    play.table.state.chance.fix(&[6, 2]);
    play.turn(0);
    assert!(!play.offers(play.talent(land)), "not settled yet");
    play.answer(thing(land));
    if play.asked() == Some(Ask::Settle) {
        let first = play.choice().options[0];
        play.answer(first);
    }
    play.answer(play.talent(land));
    let persuasion = play.colour("persuasion");
    assert_eq!(play.table.state.seat(0).faces(persuasion), [0, 0, 1, 0, 0, 0, 1]);
    play.end_turn();
    play.turn(0);
    assert!(!play.offers(play.talent(land)), "once per round");
}

/// ML-122: exactly the number of dice shown, in the colours shown; nothing else is taken along.
#[test]
fn a_mission_takes_exactly_its_dice() {
    let mut play = Play::new(2);
    let mission = play.table.state.board.missions[0];
    let face = play.table.content.mission(mission).dice;
    let shown: Vec<u8> = (0..8).filter(|colour| face.colours & 1 << colour != 0).collect();
    play.table.state.seat_mut(0).pool = Default::default();
    for _ in 0..=face.count {
        play.table
            .state
            .seat_mut(0)
            .add_die(shown[0], u8::from(play.table.content.dice[usize::from(shown[0])].rolled));
    }
    play.turn(0);
    play.answer(path(10));
    let leader = play.table.leader(0).unwrap();
    play.answer(thing(leader));
    play.end_turn();
    let place = play.table.state.path(PathId(10));
    assert_eq!((place.dice.len(), place.traps.len()), (usize::from(face.count), 0));
}

/// persuasion stops at 1, cards go on to 0.
#[test]
fn cards_lower_a_price_after_persuasion() {
    let mut play = Play::new(2);
    play.join(0, "vaidala");
    let (tavern, lodge) = (play.building("building-tavern"), play.building("building-hunters-lodge"));
    let deal = |building| Deal {
        seat: 0,
        building: Some(building),
        discount: 6,
        depth: 0,
        ware: super::CardId::NONE,
    };
    let content = std::sync::Arc::clone(&play.table.content);
    assert_eq!(play.table.price(deal(tavern), 5, 0), 1);
    play.set_gold(0, 0);
    assert!(play.table.affords(&content.program, deal(tavern), 5), "1 less 4 is nothing");
    assert!(!play.table.affords(&content.program, deal(lodge), 5));
    assert!(!play.table.affords(&content.program, deal(tavern), 11));
}
