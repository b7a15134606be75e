//! The lab without a window: situations in which new cards matter, their traces, odds and many games; and that what
//! the lab writes as `then` is what the runner of tests compares.

use provost_editor::background::Handler as _;
use provost_editor::model::lab::situation::tests_of;
use provost_editor::model::lab::{Mark, OddsReport, RunsReport, Situation, Stand, keep};
use provost_editor::worker::Content;
use provost_editor::worker::lab::{Lab, Position, Report, Request, Staged, Ticket};
use provost_engine::games::{self, GameVisitor};
use provost_engine::situation::shape;
use provost_engine::testing::{self, Testable, read_placed};
use provost_games::Shipped;
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{Loaded, PackSource, Source};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use provost_playtest::agent::AgentSpec;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The shipped packs, and one of ours with these entries.
fn loaded(game: &str, entries: &[&str]) -> Arc<Loaded> {
    let mut packs = provost_packs::read(&[]).unwrap().sources;
    let manifest = format!(
        "id = \"own\"\nversion = \"1.0.0\"\ngame = \"{game}\"\nname = {{ en = \"Own\" }}\nlanguages = [\"en\"]\n\
         sets = []\ndepends = [\"{game}\"]\n"
    );
    let files =
        entries.iter().enumerate().map(|(at, text)| Source::text(format!("e/{at}.toml"), (*text).to_owned()));
    let files = std::iter::once(Source::text("pack.toml", manifest)).chain(files).collect();
    packs.push(PackSource { root: "own".to_owned(), files });
    let loaded = provost_engine::load::<Shipped>(packs);
    let errors = loaded.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error);
    let errors: Vec<_> = errors.map(|finding| &finding.diagnostic.message).collect();
    assert!(errors.is_empty(), "{errors:?}");
    Arc::new(loaded)
}

struct Bench {
    lab: Lab,
}

#[derive(Default)]
struct Reports {
    stand: Option<Stand>,
    staged: Option<Staged>,
    odds: Option<OddsReport>,
    runs: Vec<RunsReport>,
}

impl Bench {
    fn new(loaded: &Arc<Loaded>) -> Self {
        let mut bench = Self { lab: Lab::new(20_000, Ticket::default()) };
        let content = Content { loaded: Arc::clone(loaded), number: 1, errors: 0 };
        bench.ask(vec![Request::Content(content)]);
        bench
    }

    fn ask(&mut self, requests: Vec<Request>) -> Reports {
        let mut told = Reports::default();
        let mut take = |report: Report| match report {
            Report::Stand(stand) => told.stand = Some(*stand),
            Report::Staged(staged) => told.staged = Some(*staged),
            Report::Odds(odds) => told.odds = Some(*odds),
            Report::Runs(runs) => told.runs.push(*runs),
            Report::SetUps(_) | Report::Cards(_) | Report::Taken(..) => {}
        };
        self.lab.handle(requests, &mut take);
        while self.lab.idle(&mut take) {}
        told
    }

    fn show(&mut self, game: &str, text: &str, at: usize) -> Reports {
        let position =
            Position { game: game.to_owned(), text: Arc::from(text), at, language: "en", contest: None };
        self.ask(vec![Request::Show(position)])
    }

    fn try_entry(&mut self, game: &str, entry: &str) -> Staged {
        let request = Request::Try { game: game.to_owned(), entry: entry.to_owned() };
        self.ask(vec![request]).staged.unwrap()
    }
}

fn acted(stand: &Stand, entry: &str) -> bool {
    stand.steps.iter().flat_map(|step| &step.trace).any(|line| line.entry == entry && line.mark.is_deed())
}

const ML: &str = "monster-lands";
const KD: &str = "kingdom-defenders";

#[test]
fn new_cards_of_many_kinds_find_a_situation_in_which_they_act() {
    let cards = [
        (
            "own-merc",
            "kind = \"mercenary\"\naffinity = \"water\"\nrole = \"hired\"\ncost = 5\nreputation = 2\ndice = { strength = 1 }\neffect = '''\non reroll: may reroll 1 strength die.\n'''",
        ),
        (
            "own-conqueror",
            "kind = \"mercenary\"\naffinity = \"water\"\nrole = \"hired\"\ncost = 5\nreputation = 2\ndice = { strength = 1 }\neffect = '''\non roll for conquest: +2 to total.\n'''",
        ),
        (
            "own-monster",
            "kind = \"monster\"\naffinity = \"water\"\nlevel = \"level-a\"\nattack = 3\ncapture = 8\nelimination = 12\ncapture-reward = { glory = 2 }\nelimination-reward = { glory = 3 }\ntrophy = 1\neffect = '''\nafter wound: owner of victim loses 1 glory.\n'''",
        ),
        (
            "own-trap",
            "kind = \"trap\"\nfamily = \"initial\"\neffect = '''\non reveal: put 1 strength die on self.\n'''",
        ),
        (
            "own-loot",
            "kind = \"loot\"\neffect = '''\non roll for elimination, may discard self: +6 to total.\n'''",
        ),
        (
            "own-weapon",
            "kind = \"equipment\"\ntype = \"weapon\"\nprice = 3\neffect = '''\non roll for conquest: +2 to each magic die.\n'''",
        ),
    ];
    let texts: Vec<String> = cards
        .iter()
        .map(|(id, rest)| format!("id = \"{id}\"\nname = {{ en = \"{id}\" }}\n{rest}\n"))
        .collect();
    let loaded = loaded(ML, &texts.iter().map(String::as_str).collect::<Vec<_>>());
    let mut bench = Bench::new(&loaded);
    for (id, _) in cards {
        let staged = bench.try_entry(ML, id);
        let text = staged.text.unwrap_or_else(|| panic!("no situation for {id}"));
        let stand = bench.show(ML, &text, staged.at).stand.unwrap();
        assert!(
            stand.findings.is_empty() && stand.refused.is_empty(),
            "{id}: {:?}\n{text}",
            (stand.findings, stand.refused)
        );
        assert!(acted(&stand, id), "{id} does nothing in\n{text}");
        let line = stand.steps.iter().flat_map(|step| &step.trace).find(|line| line.entry == id).unwrap();
        assert_eq!(line.place.as_ref().unwrap().file.root, "own");
    }
}

#[test]
fn a_mission_without_an_effect_is_set_up_all_the_same() {
    let mission = "id = \"own-mission\"\nkind = \"mission\"\nname = { en = \"M\" }\n\n[dice-face]\ndice = 2\ncolours = [\"strength\", \"magic\"]\nobjective = 8\nreward = { glory = 3 }\npenalty = 1\n\n[contract-face]\ndice = 1\ncolours = [\"strength\"]\ndelivery = { potion = 1 }\nleft = { glory = 3 }\nright = { gold = 6 }\n";
    let mut bench = Bench::new(&loaded(ML, &[mission]));
    let staged = bench.try_entry(ML, "own-mission");
    let text = staged.text.unwrap();
    let told = bench.show(ML, &text, staged.at);
    let stand = told.stand.unwrap();
    assert!(stand.findings.is_empty() && stand.scene.is_some(), "{:?}", stand.findings);
    assert!(text.contains("mission-1 = \"own-mission\""), "{text}");
}

#[test]
fn new_tiles_of_the_other_game_are_used() {
    let tiles = [
        "id = \"own-inn\"\nkind = \"building\"\nname = { en = \"Own inn\" }\ncode = \"E99\"\nstars = 1\ndiscs = 1\narea = \"area-b\"\nside = \"city\"\neffect = '''\non activate: gain 2 coins.\n'''\n",
    ];
    let mut bench = Bench::new(&loaded(KD, &tiles));
    let staged = bench.try_entry(KD, "own-inn");
    let text = staged.text.unwrap();
    let stand = bench.show(KD, &text, staged.at).stand.unwrap();
    assert!(acted(&stand, "own-inn"), "{:?}\n{text}", (stand.findings, stand.refused));
}

#[test]
fn the_test_about_a_shipped_card_is_found() {
    let loaded = loaded(ML, &[]);
    let mut bench = Bench::new(&loaded);
    for entry in ["frunks", "abysur", "kedavra", "trick-divert-1", "loot-gold-10"] {
        let staged = bench.try_entry(ML, entry);
        assert!(staged.test.is_some(), "no test about {entry}");
        let stand = bench.show(ML, &staged.text.unwrap(), staged.at).stand.unwrap();
        assert!(acted(&stand, entry), "{entry}");
    }
    assert!(bench.try_entry(KD, "kd-p2-bard").test.is_some());
}

const BATTLE: &str = "[[test]]\nname = \"a battle\"\ngiven.packs = [\"own\"]\ngiven.phase = \"strike\"\ngiven.at = \"land-a-1\"\n\
    given.headers = { land-a = { id = \"header-2\", side = \"a\" } }\ngiven.monsters = { land-a = \"surbol\" }\ngiven.player-1 = { gold = 3, members = [\"own-merc\"] }\n\
    given.paths.land-a-1 = { mercenary = \"own-merc\", dice = { strength = 2 } }\nwhen = [\"roll-all\"]\n";
const RICH: &str = "id = \"own-merc\"\nkind = \"mercenary\"\nname = { en = \"Rich\" }\naffinity = \"water\"\nrole = \"hired\"\ncost = 5\nreputation = 2\ndice = { strength = 1 }\neffect = '''\non roll, when gold is at least 50: +1 to total.\n'''\n";

#[test]
fn the_condition_that_failed_is_named_with_its_place() {
    let mut bench = Bench::new(&loaded(ML, &[RICH]));
    let stand = bench.show(ML, BATTLE, 1).stand.unwrap();
    let lines = stand.steps.iter().flat_map(|step| &step.trace);
    let line = lines.into_iter().find(|line| line.mark == Mark::Silent("condition")).unwrap();
    assert_eq!((line.entry.as_str(), line.words.as_str()), ("own-merc", "gold is at least 50"));
    let place = line.place.clone().unwrap();
    assert_eq!(RICH.get(place.start..place.end), Some("gold is at least 50"));
    assert_eq!(place.line, 10);
}

#[test]
fn odds_come_by_themselves_and_many_games_agree_with_them() {
    let mut bench = Bench::new(&loaded(ML, &[RICH]));
    let told = bench.show(ML, BATTLE, 0);
    let odds = told.odds.unwrap();
    assert!(odds.refused.is_none(), "{odds:?}");
    let sum: f64 = odds.outcomes.iter().map(|row| row.chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{odds:?}");
    let told = bench.ask(vec![Request::Run { count: 400, agent: AgentSpec::Greedy }]);
    let runs = told.runs.last().unwrap();
    assert_eq!((runs.played, runs.wanted, runs.stopped.as_deref()), (400, 400, None));
    assert!(told.runs.len() > 4, "it tells how far it has come");
    let rolled = runs.numbers.iter().map(|(_, count)| count).sum::<u32>();
    assert!(rolled > 0 && rolled <= 400, "who dies before rolling has no total");
    for row in &odds.outcomes {
        let found = runs.outcomes.iter().find(|(name, _)| *name == row.name).map_or(0, |(_, count)| *count);
        assert!(
            (f64::from(found) / 400.0 - row.chance).abs() < 0.1,
            "{}: {found} of 400, {}",
            row.name,
            row.chance
        );
    }
}

#[test]
fn a_game_without_dice_plays_on_and_scores() {
    let mut bench = Bench::new(&loaded(KD, &[]));
    let stand = bench.show(KD, "[[test]]\nname = \"a\"\n", 0).stand.unwrap();
    assert!(stand.asked.is_some() && stand.contests.is_empty());
    let told = bench.ask(vec![Request::Run { count: 10, agent: AgentSpec::Random }]);
    let runs = told.runs.last().unwrap();
    assert_eq!(runs.played, 10);
    assert_eq!(runs.numbers.iter().map(|(_, count)| count).sum::<u32>(), 10);
}

#[test]
fn what_is_wrong_with_the_text_is_reported_where_it_stands() {
    let mut bench = Bench::new(&loaded(ML, &[]));
    let text = "[[test]]\nname = \"a\"\ngiven.player-1 = { golf = 3 }\n";
    let stand = bench.show(ML, text, 0).stand.unwrap();
    let found = stand.findings.first().unwrap();
    assert_eq!(text.get(found.span.start..found.span.end), Some("golf"));
    assert!(found.fix.is_some());
    let text = "[[test]]\nname = \"a\"\nwhen = [\"no-such-thing\"]\n";
    let stand = bench.show(ML, text, 1).stand.unwrap();
    assert!(stand.refused.first().unwrap().contains("not offered. Offered: "), "{:?}", stand.refused);
    assert!(stand.scene.is_some() && stand.at == 0, "the table is shown up to there");
}

/// What the lab would keep of a test passes when it is run.
#[test]
fn what_is_kept_passes() {
    let loaded = loaded(ML, &[]);
    let mut bench = Bench::new(&loaded);
    let mut tried = 0;
    for (game, path) in [
        (ML, "tests/battles.toml"),
        (ML, "tests/buildings.toml"),
        (ML, "tests/clean-up.toml"),
        (ML, "tests/missions.toml"),
        (KD, "tests/characters.toml"),
        (KD, "tests/board.toml"),
    ] {
        let own = |root: &str| loaded.game(game).unwrap().packs.iter().any(|pack| pack.root == root);
        let file = loaded.files.iter().find(|file| file.path == path && own(&file.root)).unwrap();
        for (name, _, text) in tests_of(&file.text).into_iter().step_by(3) {
            let situation = Situation::new(&text);
            let all = situation.choices().len();
            let stand = bench.show(game, &text, all).stand.unwrap();
            assert_eq!(stand.at, all, "{name}: {:?}", stand.refused);
            let choices: Vec<String> = stand.made.iter().map(|made| made.id.clone()).collect();
            let told: Vec<_> = stand.told.iter().collect();
            let test = keep::test_text(&situation, "kept", &choices, stand.dice_used, &told).unwrap();
            let failures = run(&loaded, game, &test);
            assert!(failures.is_empty(), "{name}: {failures:?}\n{test}");
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried}");
}

/// Runs one test with the runner of content tests.
fn run(loaded: &Loaded, game: &str, text: &str) -> Vec<String> {
    let mut sources: Vec<PackSource> = provost_packs::read(&[]).unwrap().sources;
    let root =
        loaded.game(game).unwrap().packs.iter().find(|pack| pack.depends.is_empty()).unwrap().root.clone();
    let pack = sources.iter_mut().find(|pack| pack.root == root).unwrap();
    pack.files.retain(|file| !file.path.starts_with("tests/"));
    pack.files.push(Source::text("tests/kept.toml", text.to_owned()));
    sources.retain(|pack| pack.root == root);
    let loaded = provost_engine::load::<Shipped>(sources);
    let reports = testing::run_all::<Shipped>(&loaded, |_, name| name == "kept");
    let found =
        reports.iter().flat_map(|report| &report.findings).map(|finding| finding.diagnostic.message.clone());
    let failures =
        reports.iter().flat_map(|report| &report.outcomes).flat_map(|outcome| outcome.failures.clone());
    found.chain(failures).collect()
}

/// The keys that forms show are those that the readers read, in both directions.
#[test]
fn the_tables_of_keys_say_what_the_readers_read() {
    let loaded = loaded(ML, &[]);
    for game in games::ids::<Shipped>() {
        let shapes = shape::shapes::<Shipped>(game).unwrap();
        let given: Vec<KeySpec> = shapes.under_given();
        compare(&loaded, game, "given", &given, &[]);
        let then: Vec<KeySpec> = shapes.then.clone();
        compare(&loaded, game, "then", &then, &["active", "phase", "at"]);
    }
}

fn compare(loaded: &Loaded, game: &str, path: &str, keys: &[KeySpec], apart: &[&str]) {
    const ODD: &str = "qqqqqqqq";
    let text = format!("[[test]]\nname = \"a\"\ngiven.phase = \"PHASE\"\n{path}.{ODD} = 1\n").replace(
        "given.phase = \"PHASE\"\n",
        if path == "given" && game == ML { "given.phase = \"battle\"\n" } else { "" },
    );
    let findings = games::visit::<Shipped, _>(game, Read { loaded, game, text: &text }).unwrap();
    let hint =
        findings.iter().find(|(message, _)| message.contains(ODD)).map(|(_, hint)| hint.clone()).unwrap();
    if let Some(list) = hint.strip_prefix("known here: ") {
        let nouns: BTreeSet<String> =
            loaded.game(game).unwrap().vocabulary.nouns().map(|(_, noun)| noun.id.clone()).collect();
        let known = list.split(", ").map(|word| word.trim_matches('`').to_owned());
        let own = |word: &String| keys.iter().any(|key| key.key == word);
        let known: BTreeSet<String> = known.filter(|word| own(word) || !nouns.contains(word)).collect();
        let listed: BTreeSet<String> = keys
            .iter()
            .map(|key| key.key.to_owned())
            .filter(|key| !apart.contains(&key.as_str()))
            .filter(|key| !(key == "phase" && path == "given" && game == ML))
            .collect();
        assert_eq!(listed, known, "{game}: {path}");
    }
    for key in keys {
        if let ValueType::Table(inner, _) = key.ty
            && !key.doc.is_empty()
        {
            compare(loaded, game, &format!("{path}.{}", key.key), inner, &[]);
        }
    }
}

struct Read<'a> {
    loaded: &'a Loaded,
    game: &'a str,
    text: &'a str,
}

impl GameVisitor for Read<'_> {
    type Output = Vec<(String, String)>;

    fn visit<R: Testable>(self) -> Self::Output {
        let game = self.loaded.game(self.game).unwrap();
        let (_, findings) = read_placed::<R>(self.loaded, game, self.text);
        findings.into_iter().map(|found| (found.message, found.hint.unwrap_or_default())).collect()
    }
}
