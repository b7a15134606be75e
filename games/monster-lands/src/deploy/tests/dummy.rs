//! The dummy player where packs change it: bounds, other boards, other numbers of players.

use crate::content::{Content, Setup, SetupError};
use crate::event::EventKind;
use crate::fixture;
use crate::state::{Phase, Pile};
use crate::step::Step;
use crate::table::Table;
use crate::thing::{PathId, Site};
use provost_engine::chance::Chance;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};
use provost_interpreter::pack::Loaded;
use std::sync::Arc;

const PACK: (&str, &str) = (
    "pack.toml",
    r#"
id = "one-more"
version = "1.0.0"
game = "monster-lands"
name = { en = "One more" }
depends = ["monster-lands"]
"#,
);

fn load(files: &[(&str, &str)]) -> Loaded {
    let all: Vec<(&str, &str)> = std::iter::once(PACK).chain(files.iter().copied()).collect();
    let loaded = fixture::shipped_and(&all);
    assert!(loaded.findings.is_empty(), "{:#?}", loaded.findings);
    loaded
}

fn build(loaded: &Loaded, setup: Setup) -> Result<Arc<Content>, SetupError> {
    let setup = Setup { packs: vec!["one-more".to_owned()], ..setup };
    Content::build(loaded.game("monster-lands").unwrap(), &setup, 0).map(Arc::new)
}

fn solo(scenario: Option<&str>) -> Setup {
    Setup { players: 1, scenario: scenario.map(str::to_owned), ..Setup::default() }
}

/// A table after set-up.
fn set_up(content: &Arc<Content>, seed: u64) -> Table {
    let mut table = Table::new(Arc::clone(content), seed);
    run(&mut table, Step::setup());
    table.log.on = true;
    table
}

/// Runs a procedure in which nobody at the table is asked.
fn run(table: &mut Table, step: Step) {
    let content = Arc::clone(&table.content);
    let mut machine = Machine::new();
    machine.begin(&content.program, table, Flow::Call(step)).unwrap();
    assert_eq!(machine.run(&content.program, table).unwrap(), Outcome::Done);
}

/// Plays to the end by chance.
fn play(content: &Arc<Content>, seed: u64) -> Table {
    let mut table = Table::new(Arc::clone(content), seed);
    table.log.on = true;
    let mut chance = Chance::new(seed + 77);
    let mut machine = Machine::new();
    machine.begin(&content.program, &table, Flow::Call(Step::game())).unwrap();
    loop {
        let option = match machine.run(&content.program, &mut table).unwrap() {
            Outcome::Done => return table,
            Outcome::Ask(choice) => {
                let count = u32::try_from(choice.options.len()).unwrap();
                choice.options[chance.below(count) as usize]
            }
        };
        table.check().unwrap();
        machine.answer(option).unwrap();
    }
}

fn told(table: &Table, is: impl Fn(EventKind) -> bool) -> usize {
    table.log.events.iter().filter(|event| is(event.what)).count()
}

#[test]
fn an_effect_that_sends_it_to_a_full_path_does_not_keep_it_rolling_for_ever() {
    let scenario = r#"
id = "stuck"
kind = "scenario"
name = { en = "Stuck" }
number = 99
effect = '''
on dummy turn: send dummy to path-1.
'''
[[ranks]]
rank = "trainee"
"#;
    let loaded = load(&[("stuck.toml", scenario)]);
    let content = build(&loaded, solo(Some("stuck"))).unwrap();
    let mut table = set_up(&content, 1);
    run(&mut table, Step::dummy_turn());
    assert!(table.state.path(PathId(0)).dummy);
    table.log.events.clear();
    run(&mut table, Step::dummy_turn());
    assert_eq!(told(&table, |what| matches!(what, EventKind::DummyRolled { .. })), 1000);
    assert_eq!(told(&table, |what| what == EventKind::DummyIdle), 1);
    assert_eq!(table.state.board.spaces, [0; 16]);
    for seed in 0..3 {
        assert_eq!(play(&content, seed).state.board.phase, Phase::Over);
    }
}

#[test]
fn the_highest_yield_counts_and_not_the_order_of_the_spaces() {
    let mine = r#"
id = "building-mine"
kind = "building"
replace = true
name = { en = "Mine" }
building = "mine"
spaces = [{ id = "first" }, { id = "second" }, { id = "third" }, { id = "fourth" }]
effect = '''
action at first or fourth, pay 1 strength die: gain 2 gold.
action at second, pay 3 strength dice: gain 9 gold.
action at third, pay 2 strength dice: gain 5 gold.
'''
"#;
    let loaded = load(&[("building-mine.toml", mine)]);
    let content = build(&loaded, solo(None)).unwrap();
    let mut table = set_up(&content, 1);
    let three = |space: &crate::content::Space| space.dice == 3;
    let mine = content.buildings.iter().position(|building| building.spaces.iter().any(three)).unwrap();
    let mut taken = Vec::new();
    for _ in 0..4 {
        table.state.chance.fix(&[1, 6]);
        run(&mut table, Step::dummy_turn());
        taken.push(table.state.board.spaces[mine]);
    }
    assert_eq!(taken, [0b0010, 0b0110, 0b0111, 0b1111]);
    let placed = table.log.events.iter().filter_map(|event| {
        if let EventKind::DummyPlaced { count, .. } = event.what { Some(count) } else { None }
    });
    assert_eq!(placed.collect::<Vec<_>>(), [3, 2, 1, 1]);
}

#[test]
fn it_plays_with_as_many_players_as_its_entry_says() {
    let text = include_str!("../../../../../content/monster-lands/solo/madhala.toml");
    let text =
        text.replace("players = [1]", "players = [1, 2, 4]\nreplace = true").replace("set = \"base\"\n", "");
    let loaded = load(&[("madhala.toml", &text)]);
    for players in 1..=4 {
        let content = build(&loaded, Setup { players, ..Setup::default() }).unwrap();
        assert_eq!(content.dummy.is_some(), players != 3);
        let table = play(&content, u64::from(players));
        assert_eq!(told(&table, |what| matches!(what, EventKind::DummyRolled { .. })) > 0, players != 3);
    }
}

#[test]
fn there_is_one_dummy_player_at_most() {
    let other = r#"
id = "other"
kind = "dummy"
name = { en = "Other" }
players = [1]
tokens = 2
citadel-faces = []
citadel = []
outside = [{ yellow = 1, space = "path-1" }]
removal = []
"#;
    let loaded = load(&[("other.toml", other)]);
    let error = build(&loaded, solo(None)).unwrap_err();
    assert_eq!(error.to_string(), "a game holds at most 1 dummy players; these packs have 2");
    assert!(build(&loaded, Setup::default()).unwrap().dummy.is_none());
}

/// What a token of the dummy player gives or costs is nobody's: it has no stock, and the player is not asked.
#[test]
fn its_tokens_neither_give_the_player_anything_nor_cost_the_player_anything() {
    let scenario = r#"
id = "gifts"
kind = "scenario"
name = { en = "Gifts" }
number = 99
effect = '''
on setup: turn on clash.
after dummy assign at land: hide 2 trick tokens on path.
'''
[[ranks]]
rank = "trainee"
"#;
    let trick = r#"
id = "trick-gift"
kind = "trick"
name = { en = "Gift" }
price = 3
copies = 9
effect = '''
on reveal: gain 5 gold.
on reveal, when gold is at least 1: gain 2 potions.
on reveal, may pay 1 gold: gain 1 venom.
on reveal: lose 1 glory.
'''
"#;
    let loaded = load(&[("gifts.toml", scenario), ("trick-gift.toml", trick)]);
    let content = build(&loaded, solo(Some("gifts"))).unwrap();
    let mut table = set_up(&content, 3);
    let game = loaded.game("monster-lands").unwrap();
    let (gift, _) = game.vocabulary.nouns().find(|(_, noun)| noun.id == "trick-gift").unwrap();
    table.state.piles.cards_mut(Pile::Tricks).sort_by_key(|card| content.card(*card).entry == gift);
    table.state.chance.fix(&[5, 2]);
    run(&mut table, Step::dummy_turn());
    assert_eq!(table.state.path(PathId(1)).traps.len(), 2);
    let before = table.state.seats;
    run(&mut table, Step::site(Site::Land(0)));
    assert_eq!(told(&table, |what| matches!(what, EventKind::Revealed { .. })), 2);
    assert!(table.state.seats == before);
    table.check().unwrap();
}
