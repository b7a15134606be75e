//! Turns: who has one, what must be done in it, and when the phase is over.

use super::{Play, path, thing};
use crate::ask::{Act, Ask};
use crate::content::Setup;
use crate::step::Step;
use crate::thing::{CardId, PathId};
use provost_interpreter::choice::{ChoiceKind, ChoiceOption};
use provost_interpreter::hook::Player;

/// ML-080, ML-082: turns go round until nobody has dice; whoever has none is not asked.
#[test]
fn turns_go_round_until_the_dice_are_gone() {
    let mut play = Play::new(3);
    play.table.state.board.first = 1;
    play.dice(0, &[("strength", 0)]);
    play.dice(1, &[("strength", 0), ("magic", 0), ("magic", 0)]);
    play.dice(2, &[]);
    for seat in 0..3 {
        // So that nobody has a talent that would give a turn without dice.
        let members = play.table.state.seat(seat).members;
        for card in &members {
            play.table.lift_card(*card);
        }
    }
    play.begin(Step::deployment());
    let mut turns = Vec::new();
    while let Some(choice) = play.machine.choice() {
        let Player(seat) = choice.player;
        if play.asked() == Some(Ask::Turn) {
            turns.push(seat);
            assert!(!play.offers(Act::Pass.option()), "there are dice left");
            let pawn = play.action("building-pawn-shop", 0);
            play.answer(pawn);
        } else {
            // One die at a time.
            let first = choice.options[0];
            let stops = [ChoiceOption::Stop, ChoiceOption::Count(0), first];
            let option = stops.into_iter().find(|option| play.offers(*option)).unwrap();
            play.answer(option);
        }
    }
    assert_eq!(turns, [1, 0, 1, 1], "{turns:?}");
    assert!((0..3).all(|seat| play.table.state.seat(seat).all_dice() == 0));
}

/// with dice but without anything legal a player passes, and is not asked again.
#[test]
fn whoever_cannot_act_passes() {
    let mut play = Play::new(2);
    for seat in 0..2 {
        let members = play.table.state.seat(seat).members;
        for card in &members {
            play.table.lift_card(*card);
            play.table.state.with_card(*card, |place| place.path = PathId(0));
        }
    }
    play.dice(0, &[("magic", 0)]);
    for building in 0..u8::try_from(play.table.content.buildings.len()).unwrap() {
        play.table.state.board.covered |= 1 << building;
    }
    play.begin(Step::deployment());
    assert_eq!(play.machine.choice(), None);
    assert!(play.table.state.seat(0).passed);
}

/// ML-101, ML-334: no dice where there is panic.
#[test]
fn panic_closes_a_building() {
    let mut play = Play::new(2);
    play.dice(0, &[("strength", 0), ("strength", 0)]);
    let mine = play.building("building-mine");
    let all = 0..u16::try_from(play.table.content.cards.len()).unwrap();
    let is_panic = |card: &CardId| matches!(play.table.content.card(*card).face, crate::content::Face::Panic(at) if at == mine);
    let token = all.map(CardId).find(is_panic).unwrap();
    play.table.enforce_card(token, Player::NONE, provost_interpreter::listeners::Reach::EVERYWHERE);
    play.turn(0);
    assert!(!play.offers(play.action("building-mine", 0)));
    assert!(!play.offers(play.action("building-mine", 2)));
    assert!(play.offers(play.action("building-pawn-shop", 0)));
}

/// ML-036: spaces with the mark are closed with two players; a full building is closed.
#[test]
fn spaces_fill_up() {
    for (players, spaces) in [(2, 2), (3, 3)] {
        let mut play = Play::new(players);
        for _ in 0..spaces {
            play.table.state.seat_mut(0).tokens = Default::default();
            play.set_gold(0, 10);
            play.dice(0, &[("strength", 0), ("strength", 0)]);
            play.turn(0);
            play.answer(play.action("building-armory", 0));
            play.answer(ChoiceOption::Count(1));
            play.end_turn();
        }
        play.table.state.seat_mut(0).tokens = Default::default();
        play.turn(0);
        assert!(!play.offers(play.action("building-armory", 0)), "{players} players");
    }
}

/// ML-103: the upper space of the Alchemist gives three tokens, the lower one two.
#[test]
fn the_alchemist_has_two_spaces() {
    let mut play = Play::new(2);
    play.dice(0, &[("magic", 0)]);
    play.turn(0);
    assert!(play.offers(play.action("building-alchemist", 0)));
    assert!(play.offers(play.action("building-alchemist", 1)));
    play.answer(play.action("building-alchemist", 1));
    let mut taken = 0;
    while play.machine.choice().is_some_and(|choice| choice.kind == ChoiceKind::Unit) {
        play.answer(play.token_option("potion"));
        taken += 1;
    }
    assert_eq!((taken, play.table.stock(0, play.token("potion"))), (2, 2));
    play.dice(0, &[("magic", 0)]);
    play.end_turn();
    play.turn(0);
    assert!(!play.offers(play.action("building-alchemist", 1)));
}

/// ML-082 with a talent: without dice a free ability can still be used, or the player passes.
#[test]
fn a_free_ability_gives_a_turn_without_dice() {
    let mut play = Play::new(2);
    let fandor = play.join(0, "fandor");
    for seat in 0..2 {
        let members = play.table.state.seat(seat).members;
        for card in members.iter().filter(|card| **card != fandor) {
            play.table.lift_card(*card);
        }
    }
    play.table.state.board.first = 1;
    play.begin(Step::deployment());
    assert_eq!(play.choice().options, [play.talent(fandor), Act::Pass.option()]);
    play.answer(play.talent(fandor));
    assert!(!play.offers(Act::Pass.option()), "the new die must be used");
    play.answer(play.action("building-pawn-shop", 0));
    assert_eq!(play.machine.choice(), None);
}

/// ML-120: an assigned member cannot be assigned again, and an occupied path is closed.
#[test]
fn a_path_takes_one_mercenary() {
    let mut play = Play::new(2);
    play.header(0, "header-1", 0);
    play.table.state.seat_mut(0).traps.clear();
    play.dice(0, &[("strength", 0), ("strength", 0), ("strength", 0)]);
    let members = play.table.state.seat(0).members;
    play.turn(0);
    play.answer(path(0));
    play.answer(thing(members.as_slice()[0]));
    play.answer(ChoiceOption::Stop);
    play.end_turn();
    play.turn(0);
    assert!(!play.offers(path(0)) && play.offers(path(1)));
    play.answer(path(1));
    play.end_turn();
    assert_eq!(play.table.state.path(PathId(1)).mercenary, members.as_slice()[1]);
}

/// while Gargohs is on the land, coins and tokens of assignment are not handed out.
#[test]
fn a_monster_can_withhold_benefits() {
    let setup = Setup {
        packs: vec!["monster-lands-extras".to_owned()],
        options: vec!["affinity-siege".to_owned(), "affinity-necromancer".to_owned()],
        affinities: ["fire", "water", "siege", "necromancer"].map(str::to_owned).to_vec(),
        ..Setup::default()
    };
    for withheld in [false, true] {
        let mut play = Play::with(&setup);
        play.header(0, "header-1", 0);
        play.table.state.seat_mut(0).traps.clear();
        let old = play.table.state.board.monsters[0];
        play.table.lift_card(old);
        if withheld {
            let gargohs = play.card("gargohs");
            play.table.lay_monster(crate::thing::Site::Land(0), gargohs);
        }
        play.dice(0, &[("strength", 0), ("strength", 0)]);
        play.turn(0);
        play.answer(path(1));
        let leader = play.table.leader(0).unwrap();
        play.answer(thing(leader));
        let potion = usize::from(play.token("potion"));
        assert_eq!(play.table.state.path(PathId(1)).tokens[potion], u8::from(!withheld));
        assert!(!play.table.state.board.bans.benefits);
    }
}

/// the own window offers what works at any time and is not asked when there is nothing.
#[test]
fn an_own_window_opens_only_for_something() {
    let mut play = Play::new(2);
    play.begin(Step::OwnWindow { seat: 1 });
    assert_eq!(play.machine.choice(), None);
    let loot = play.card("loot-gold-12");
    play.pull(loot);
    play.table.take_loot(1, loot);
    let gold = play.table.gold(1);
    play.begin(Step::OwnWindow { seat: 1 });
    assert_eq!(play.asked(), Some(Ask::OwnWindow));
    play.answer(play.talent(loot));
    assert_eq!(play.machine.choice(), None);
    assert_eq!(play.table.gold(1), gold + 12);
}

/// the tile takes one action per round, whoever takes it.
#[test]
fn a_tile_is_there_once_for_all() {
    let setup = Setup {
        packs: vec!["monster-lands-extras".to_owned()],
        options: vec!["resurrection-a".to_owned()],
        ..Setup::default()
    };
    let mut play = Play::with(&setup);
    play.table.state.board.round = 3;
    for id in ["zondu", "drapis"] {
        let card = play.card(id);
        play.pull(card);
        play.table.state.board.stored.push((card, 2));
    }
    let ChoiceOption::Use { ability, source } = play.rule("resurrection-a") else { return };
    // The first ability stores the dead.
    let next = provost_interpreter::program::AbilityId(ability.0 + 1);
    let revive = ChoiceOption::Use { ability: next, source };
    for seat in [0, 1] {
        play.set_glory(seat, 20);
        play.dice(seat, &[("strength", 0), ("magic", 0)]);
    }
    play.turn(0);
    play.answer(revive);
    let first = play.choice().options[0];
    play.answer(first);
    assert_eq!(play.table.state.seat(0).members.len(), 3);
    play.end_turn();
    play.turn(1);
    assert!(!play.offers(revive));
}

/// a die is turned up or down, never off the die.
#[test]
fn a_die_is_turned() {
    let mut play = Play::new(2);
    play.dice(0, &[("persuasion", 6), ("persuasion", 3)]);
    let colour = play.colour("persuasion");
    play.begin(Step::TurnDie { seat: 0, colour, face: 6, by: 1 });
    play.begin(Step::TurnDie { seat: 0, colour, face: 3, by: 1 });
    assert_eq!(play.asked(), Some(Ask::TurnDie));
    play.act(Act::Up);
    assert_eq!(play.table.state.seat(0).faces(colour), [0, 0, 0, 0, 1, 1, 0]);
}
