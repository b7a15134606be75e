//! Situations whose odds are computed, with cards made up for them so that their numbers never change.

use provost_engine::chance::Chance;
use provost_engine::game::Game;
use provost_engine::game::odds_model::{Contest, ContestEvent, OddsModel as _};
use provost_engine::game::session::Playable as _;
use provost_engine::game::speech::Speech;
use provost_engine::table::Table as _;
use provost_engine::testing;
use provost_games::Shipped;
use provost_interpreter::pack::{Content, Loaded, PackSource, Source};
use provost_monster_lands::table::Table;
use provost_playtest::odds::{
    self, Goal, Limits, Odds, Others, Problem, Progress, Question, Ratio, Rehearsal, Spread,
};
use std::ops::ControlFlow;
use std::sync::OnceLock;

const PACK: &str = r#"
id = "odds-fixture"
version = "1.0.0"
game = "monster-lands"
name = { en = "Fixture", de = "Fixture" }
depends = ["monster-lands"]
"#;

fn monster(id: &str, attack: u8, capture: u8, elimination: u8, effect: &str) -> (String, String) {
    let text = format!(
        "id = \"{id}\"\nkind = \"monster\"\nname = {{ en = \"{id}\", de = \"{id}\" }}\naffinity = \"water\"\n\
         level = \"level-a\"\nattack = {attack}\ncapture = {capture}\nelimination = {elimination}\n\
         capture-reward = {{ gold = 3 }}\nelimination-reward = {{ glory = 5 }}\ntrophy = 1\n{effect}"
    );
    (id.to_owned(), text)
}

fn mercenary(id: &str, effect: &str) -> (String, String) {
    let effect = if effect.is_empty() { String::new() } else { format!("effect = '''\n{effect}\n'''\n") };
    let text = format!(
        "id = \"{id}\"\nkind = \"mercenary\"\nname = {{ en = \"{id}\", de = \"{id}\" }}\naffinity = \"fire\"\n\
         role = \"hired\"\ncost = 3\nreputation = 2\ndice = {{ strength = 1 }}\n{effect}"
    );
    (id.to_owned(), text)
}

/// Mercenaries with and without something to decide.
pub(crate) const MERCENARIES: [&str; 6] = ["plain", "reroller", "twice", "pairs", "lifter", "tough"];

fn cards() -> Vec<(String, String)> {
    vec![
        mercenary("plain", ""),
        mercenary("reroller", "on reroll, once per round: may reroll 1 strength die."),
        mercenary("twice", "on reroll, 2 times per round: may reroll 1 strength or magic die."),
        mercenary("pairs", "on reroll, once per round: may reroll up to 2 strength dice."),
        mercenary("lifter", "on roll: +1 to each magic die."),
        mercenary("tough", "on defend, once per round: may cancel 1 hit."),
        monster("capture-8", 2, 8, 40, ""),
        monster("capture-4", 2, 4, 40, ""),
        monster("from-4-to-6", 2, 4, 6, ""),
        monster("attack-3", 3, 9, 12, ""),
        monster(
            "late",
            1,
            7,
            10,
            "effect = '''\nbefore attack: roll 1 attack die against each mercenary here.\n'''\n",
        ),
    ]
}

fn loaded() -> &'static Loaded {
    static LOADED: OnceLock<Loaded> = OnceLock::new();
    LOADED.get_or_init(|| {
        let text = |path: &str, text: &str| Source {
            path: path.to_owned(),
            content: Content::Text(text.to_owned()),
        };
        let mut files = vec![text("pack.toml", PACK)];
        files.extend(cards().iter().map(|(id, card)| text(&format!("{id}.toml"), card)));
        let mut sources = provost_tests::shipped_sources();
        sources.push(PackSource { root: "odds-fixture".to_owned(), files });
        let loaded = provost_engine::load::<Shipped>(sources);
        let own = |root: &str| root == "odds-fixture";
        let errors: Vec<_> =
            loaded.findings.iter().filter(|finding| own(&loaded.file(finding.file).root)).collect();
        assert!(errors.is_empty(), "{errors:?}");
        loaded
    })
}

/// A mission of three dice against 11.
pub(crate) const MISSION: &str = r#"
[[test]]
name = "mission"
given.packs = ["odds-fixture"]
given.phase = "battle"
given.at = "mission-1"
given.missions.mission-1 = "mission-tile-3"
given.player-1 = { members = ["plain"] }
given.paths.mission-1-left = { mercenary = "plain", dice = { strength = 3 } }
"#;

/// A path that lets a strength die be rolled again.
pub(crate) const HEADER: &str = r#"
[[test]]
name = "header"
given.packs = ["odds-fixture"]
given.phase = "strike"
given.at = "land-a-1"
given.monsters.land-a = "capture-8"
given.headers.land-a = { id = "header-1", side = "a" }
given.player-1 = { members = ["plain"] }
given.paths.land-a-1 = { mercenary = "plain", dice = { strength = 1, magic = 1 }, traps = ["trap-attack-plus-4"] }
"#;

/// Two players at one land: the first one fights first.
pub(crate) const RIVALS: &str = r#"
[[test]]
name = "rivals"
given.packs = ["odds-fixture"]
given.phase = "battle"
given.at = "land-a"
given.monsters.land-a = "from-4-to-6"
given.player-1 = { members = ["plain"] }
given.player-2 = { members = ["tough"] }
given.paths.land-a-1 = { mercenary = "tough", dice = { strength = 1 }, traps = ["trap-attack-plus-4"] }
given.paths.land-a-2 = { mercenary = "plain", dice = { strength = 2 } }
"#;

/// A situation whose odds can be computed.
#[derive(Debug)]
pub(crate) struct Position {
    game: Game<Table>,
    contest: Contest,
}

impl Position {
    /// A mercenary that strikes at land A, with dice and other things on the path.
    pub(crate) fn strike(mercenary: &str, monster: &str, dice: &str, with: &str) -> Self {
        Self::of_text(&Self::text("strike", "land-a-1", mercenary, monster, dice, with))
    }

    /// A mercenary that is attacked at land A.
    pub(crate) fn attack(mercenary: &str, monster: &str) -> Self {
        Self::of_text(&Self::text("attack", "land-a-1", mercenary, monster, "", ""))
    }

    fn text(phase: &str, at: &str, mercenary: &str, monster: &str, dice: &str, with: &str) -> String {
        let with = if with.is_empty() { String::new() } else { format!(", {with}") };
        format!(
            "[[test]]\nname = \"{phase}\"\ngiven.packs = [\"odds-fixture\"]\ngiven.phase = \"{phase}\"\n\
             given.at = \"{at}\"\ngiven.monsters.land-a = \"{monster}\"\ngiven.lands.land-a = \"skyehn\"\n\
             given.headers.land-a = {{ id = \"header-2\" }}\n\
             given.player-1 = {{ glory = 9, gold = 5, members = [\"{mercenary}\"] }}\n\
             given.paths.land-a-1 = {{ mercenary = \"{mercenary}\", dice = {{ {dice} }}{with} }}\n"
        )
    }

    /// A random battle: the same for the same seed.
    pub(crate) fn random(seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let mut below = |bound: u32| chance.below(bound) as usize;
        let mercenary = MERCENARIES.get(below(6)).unwrap();
        let monster = ["capture-8", "from-4-to-6", "attack-3", "late"].get(below(4)).copied().unwrap();
        let dice = format!("strength = {}, magic = {}", 1 + below(2), below(2));
        let mut with = vec![format!("venom = {}", below(2)), format!("potion = {}", below(2))];
        with.push(format!("defense = {}", below(2)));
        with.extend((below(4) > 0).then(|| "traps = [\"trap-strength-1\"]".to_owned()));
        Self::of_text(&Self::text("battle", "land-a", mercenary, monster, &dice, &with.join(", ")))
    }

    /// The position that a test starts from.
    pub(crate) fn of_text(text: &str) -> Self {
        let game = loaded().game("monster-lands").unwrap();
        let (mut placed, problems) = testing::read_placed::<Table>(loaded(), game, text);
        assert!(problems.is_empty(), "{problems:?}");
        Self::of(placed.remove(0).poise("en", &[]).unwrap().0)
    }

    /// The position that a shipped test starts from.
    pub(crate) fn of_test(name: &str) -> Self {
        let game = loaded().game("monster-lands").unwrap();
        let cases = testing::cases::<Table>(loaded(), game);
        let (_, placed) = cases.into_iter().find(|(_, placed)| placed.case.name.starts_with(name)).unwrap();
        Self::of(placed.poise("en", &[]).unwrap().0)
    }

    /// The last contest: the others come before it.
    fn of(game: Game<Table>) -> Self {
        let contest = game.rules().contests().pop().unwrap();
        Self { game, contest }
    }

    fn question(&self, goal: &str, others: Others) -> Question {
        let goal = Goal::find::<Table>(goal).unwrap();
        Question { contest: Some(self.contest.thing), player: self.contest.player, goal, others }
    }

    pub(crate) fn odds(&self, goal: &str) -> Odds {
        self.odds_with(goal, Others::Own)
    }

    pub(crate) fn odds_with(&self, goal: &str, others: Others) -> Odds {
        let question = self.question(goal, others);
        let odds =
            odds::odds(&self.game, question, Limits::default(), &mut |_| ControlFlow::Continue(())).unwrap();
        assert!(odds.complete);
        odds
    }

    pub(crate) fn odds_within(&self, goal: &str, cases: u64) -> Result<Odds, Problem> {
        let (question, limits) = (self.question(goal, Others::Own), Limits { cases, ..Limits::default() });
        odds::odds(&self.game, question, limits, &mut |_| ControlFlow::Continue(()))
    }

    /// Stops at the first report of progress.
    pub(crate) fn stopped(&self, goal: &str) -> Odds {
        let mut stop = |_: Progress| ControlFlow::Break(());
        odds::odds(&self.game, self.question(goal, Others::Own), Limits::default(), &mut stop).unwrap()
    }

    pub(crate) fn rehearsed(&self, goal: &str, times: u32, seed: u64) -> (Odds, Rehearsal) {
        let question = self.question(goal, Others::Own);
        let mut watch = |_: Progress| ControlFlow::Continue(());
        odds::rehearsed_odds(&self.game, question, Limits::default(), (times, seed), &mut watch).unwrap()
    }

    pub(crate) fn saved(&self) -> String {
        serde_json::to_string(&self.game.save()).unwrap()
    }
}

/// A simple way to play.
pub(crate) const HABITS: [&str; 3] = ["first", "last", "any"];

/// Plays in such a way; returns how often something is won.
pub(crate) fn play_with(position: &Position, habit: &str, times: u32, seed: u64) -> f64 {
    let mut won = 0;
    for time in 0..times {
        let mut chance = Chance::new(u64::from(time) ^ 0xABBA);
        let mut game = position.game.clone();
        game.rules_mut().keep_contest_log();
        game.rules_mut().chance().draw_decks(seed * 1_000_003 + u64::from(time));
        game.go().unwrap();
        while let Some(choice) = game.choice() {
            let options = choice.options.len();
            let any = chance.below(u32::try_from(options).unwrap()) as usize;
            game.choose(match habit {
                "first" => 0,
                "last" => options - 1,
                _ => any,
            })
            .unwrap();
        }
        let signs = game
            .events()
            .iter()
            .filter_map(|event| game.rules().contest_event(position.contest.thing, event));
        won += u32::from(
            signs.into_iter().any(|sign| matches!(sign, ContestEvent::Result(result) if result < 4)),
        );
    }
    f64::from(won) / f64::from(times)
}

/// Returns the messages about results and totals that some language lacks.
pub(crate) fn unnamed() -> Vec<String> {
    let game = loaded().game("monster-lands").unwrap();
    let results = Table::RESULTS.iter().map(|result| format!("result-{}", result.id));
    let totals = Table::TOTALS.iter().map(|total| format!("total-{total}"));
    let ids: Vec<String> = results.chain(totals).collect();
    let lacks = |language: &str| {
        let speech = Speech::new(loaded(), game, Table::MESSAGES, language, &[]).unwrap();
        ids.iter().filter(|id| !speech.has(id)).map(|id| format!("{language}: {id}")).collect::<Vec<_>>()
    };
    ["en", "de"].into_iter().flat_map(lacks).collect()
}

/// Returns the probability of a result, or `nothing`.
pub(crate) fn chance_of(odds: &Odds, id: &str) -> Ratio {
    chance_in(&odds.spread, id)
}

/// Returns the probability of a result, or `nothing`.
pub(crate) fn chance_in(spread: &Spread, id: &str) -> Ratio {
    match Table::RESULTS.iter().position(|result| result.id == id) {
        Some(result) => spread.chance(|outcome| outcome.results & (1 << result) != 0),
        None => spread.chance(|outcome| outcome.results == 0),
    }
}
