//! Random deployment phases come to an end and keep the limits.

use super::{Play, Step};
use crate::content::{Face, Setup};
use crate::thing::{CardId, PathId, Site};
use provost_engine::chance::Chance;

/// More decisions than any phase can take.
const ENOUGH: usize = 3000;

fn cards(play: &Play, is: impl Fn(&Face) -> bool) -> Vec<CardId> {
    let all = (0..).map(CardId).zip(&play.table.content.cards);
    all.filter(|(_, card)| is(&card.face)).map(|(card, _)| card).collect()
}

/// Gives every player gold, glory, dice, tokens, loot, lands and equipment at random.
fn enrich(play: &mut Play, chance: &mut Chance) {
    let mut lands = cards(play, |face| matches!(face, Face::Land(_)));
    lands.retain(|land| !play.table.state.board.lands.contains(land));
    let mut loot = cards(play, |face| matches!(face, Face::Loot));
    let mut equipment = cards(play, |face| matches!(face, Face::Equipment(_)));
    for all in [&mut lands, &mut loot, &mut equipment] {
        chance.shuffle(all);
    }
    for seat in 0..play.table.state.board.players {
        play.set_gold(seat, i32::try_from(chance.below(25)).unwrap());
        play.set_glory(seat, i32::try_from(chance.below(30)).unwrap());
        let tokens = u8::try_from(play.table.content.tokens.len()).unwrap();
        for token in (0..tokens).filter(|_| chance.below(2) == 0) {
            play.table.gain_tokens(seat, token, 1);
        }
        for _ in 0..2 {
            let (land, token) = (lands.pop().unwrap(), loot.pop().unwrap());
            play.table.state.seat_mut(seat).lands.push(land);
            play.table.state.with_card(land, |place| place.owner = seat);
            play.pull(token);
            play.table.take_loot(seat, token);
        }
        for bearer in play.table.state.seat(seat).members.iter().copied().collect::<Vec<_>>() {
            let card = equipment.pop().unwrap();
            play.pull(card);
            play.table.equip(card, bearer);
        }
        for colour in 0..3 {
            for _ in 0..chance.below(5) {
                play.table.gain_die(seat, colour);
            }
        }
    }
    if chance.below(2) == 0 {
        play.monster_at_entrance("snagus");
    }
}

fn check(play: &Play) {
    let numbers = &play.table.content.numbers;
    for path in PathId::all() {
        assert!(play.table.token_room(path) >= 0, "{path:?}");
        let place = play.table.state.path(path);
        let dice = i32::try_from(place.dice.len()).unwrap();
        let most = match path.site() {
            Site::Land(_) => numbers.path_dice,
            Site::Entrance | Site::Mission(_) => numbers.entrance_dice,
        };
        assert!(dice <= most, "{path:?} has {dice} dice");
        assert!(place.is_occupied() || dice == 0);
    }
    for seat in 0..play.table.state.board.players {
        let clan = play.table.state.seat(seat);
        for token in 0..u8::try_from(play.table.content.tokens.len()).unwrap() {
            assert!(play.table.stock(seat, token) <= play.table.limit(seat, token));
        }
        for member in &clan.members {
            for ty in 0..u8::try_from(play.table.content.types.len()).unwrap() {
                let of_type = |card: &&CardId| {
                    play.table.state.card(**card).link == *member
                        && play.table.content.equipment(**card).ty == ty
                };
                assert!(clan.equipment.iter().filter(of_type).count() <= 1);
            }
        }
    }
    assert_eq!((play.table.state.board.action, play.table.state.board.discount), (None, 0));
}

#[test]
fn random_phases_end_within_the_limits() {
    let setups = [
        Setup { players: 2, ..Setup::default() },
        Setup { players: 4, options: vec!["variant-trick-module".to_owned()], ..Setup::default() },
        Setup { players: 3, packs: vec!["monster-lands-extras".to_owned()], ..Setup::default() },
    ];
    for setup in setups {
        let fresh = Play::with(&setup);
        for seed in 0..150 {
            let mut chance = Chance::new(seed);
            let mut play = fresh.clone();
            play.table.state.chance = Chance::new(seed);
            enrich(&mut play, &mut chance);
            play.begin(Step::deployment());
            let mut decisions = 0;
            while let Some(choice) = play.machine.choice() {
                let most = u32::try_from(choice.options.len()).unwrap();
                let option = choice.options[chance.below(most) as usize];
                play.answer(option);
                decisions += 1;
                assert!(decisions < ENOUGH, "seed {seed} does not end");
            }
            check(&play);
        }
    }
}
