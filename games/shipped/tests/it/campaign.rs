//! The campaign of the solo game by its table: every rank, every level, and its edges.

use crate::support;
use provost_engine::campaign::{Campaign, CampaignError, Next, Played, Standing};
use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, PackSource, Source};

fn shipped() -> (Loaded, Campaign) {
    let loaded = support::shipped();
    let game = loaded.game("monster-lands").unwrap();
    assert_eq!(Campaign::all(game), ["solo-campaign"]);
    let campaign = Campaign::read(game, "solo-campaign").unwrap();
    (loaded, campaign)
}

fn game(scenario: usize, level: &str, rank: &str) -> Played {
    Played {
        scenario: format!("scenario-{scenario}"),
        level: format!("difficulty-{level}"),
        rank: rank.to_owned(),
        score: 0,
    }
}

fn next(scenario: usize, levels: &[&str]) -> Standing {
    Standing::Next(Next {
        index: scenario - 1,
        scenario: format!("scenario-{scenario}"),
        levels: levels.iter().map(|level| format!("difficulty-{level}")).collect(),
    })
}

/// Nine scenarios reached in the straightest way, as a veteran on the normal level.
fn up_to_the_last() -> Vec<Played> {
    (1..10).map(|scenario| game(scenario, "normal", "veteran")).collect()
}

#[test]
fn it_begins_with_the_first_scenario_at_the_usual_level() {
    let (_, campaign) = shipped();
    assert_eq!(campaign.standing(&[]), Ok(next(1, &["normal"])));
    assert_eq!(campaign.len(), 10);
}

#[test]
fn fodder_repeats_one_level_easier() {
    let (_, campaign) = shipped();
    let played = [game(1, "normal", "fodder")];
    assert_eq!(campaign.standing(&played), Ok(next(1, &["tutorial"])));
    let hero = [game(1, "normal", "hero"), game(2, "cut-throat", "fodder"), game(2, "hard", "fodder")];
    assert_eq!(campaign.standing(&hero[..2]), Ok(next(2, &["hard"])));
    assert_eq!(campaign.standing(&hero), Ok(next(2, &["normal"])));
}

#[test]
fn fodder_at_the_easiest_level_loses() {
    let (_, campaign) = shipped();
    let played = [game(1, "normal", "fodder"), game(1, "tutorial", "fodder")];
    assert_eq!(campaign.standing(&played), Ok(Standing::Lost), "ML-450, R-57");
}

#[test]
fn a_trainee_repeats_at_the_same_level() {
    let (_, campaign) = shipped();
    assert_eq!(campaign.standing(&[game(1, "normal", "trainee")]), Ok(next(1, &["normal"])));
    let played = [game(1, "normal", "fodder"), game(1, "tutorial", "trainee")];
    assert_eq!(campaign.standing(&played), Ok(next(1, &["tutorial"])));
}

#[test]
fn a_veteran_goes_on_at_the_normal_level() {
    let (_, campaign) = shipped();
    assert_eq!(campaign.standing(&[game(1, "normal", "veteran")]), Ok(next(2, &["normal"])));
    let played = [game(1, "normal", "fodder"), game(1, "tutorial", "veteran")];
    assert_eq!(campaign.standing(&played), Ok(next(2, &["normal"])), "the tutorial is left behind");
}

#[test]
fn a_hero_chooses_between_the_two_hardest_levels() {
    let (_, campaign) = shipped();
    assert_eq!(campaign.standing(&[game(1, "normal", "hero")]), Ok(next(2, &["hard", "cut-throat"])));
}

#[test]
fn the_last_scenario_wins_at_three_levels() {
    let (_, campaign) = shipped();
    let before = up_to_the_last();
    assert_eq!(campaign.standing(&before), Ok(next(10, &["normal"])));
    for rank in ["veteran", "hero"] {
        let mut played = before.clone();
        played.push(game(10, "normal", rank));
        assert_eq!(campaign.standing(&played), Ok(Standing::Won), "ML-451");
        for level in ["hard", "cut-throat"] {
            let mut played = before[..8].to_vec();
            played.extend([game(9, "normal", "hero"), game(10, level, rank)]);
            assert_eq!(campaign.standing(&played), Ok(Standing::Won), "R-58");
        }
    }
}

#[test]
fn in_the_last_scenario_nothing_is_easier_than_normal() {
    let (_, campaign) = shipped();
    let mut played = up_to_the_last();
    played.push(game(10, "normal", "trainee"));
    assert_eq!(campaign.standing(&played), Ok(next(10, &["normal"])));
    played.push(game(10, "normal", "fodder"));
    assert_eq!(campaign.standing(&played), Ok(Standing::Lost), "scenario 10 is not played as a tutorial");
}

#[test]
fn games_that_could_not_follow_are_refused() {
    let (_, campaign) = shipped();
    let skipped = campaign.standing(&[game(2, "normal", "hero")]).unwrap_err();
    assert!(matches!(skipped, CampaignError::Unexpected { number: 1, .. }), "{skipped}");
    let played = [game(1, "normal", "hero"), game(2, "normal", "hero")];
    let level = campaign.standing(&played).unwrap_err();
    assert_eq!(
        level.to_string(),
        "game 2 was `scenario-2` at `difficulty-normal`, which could not come next"
    );
    let lost = [game(1, "normal", "fodder"), game(1, "tutorial", "fodder"), game(1, "tutorial", "hero")];
    assert_eq!(campaign.standing(&lost), Err(CampaignError::AfterEnd(3)));
    assert_eq!(
        campaign.standing(&[game(1, "normal", "demigod")]),
        Err(CampaignError::NoStep("demigod".to_owned()))
    );
}

/// A campaign of another pack, with rows that the shipped one does not have.
fn other(steps: &str) -> Result<Campaign, Vec<String>> {
    let scenario = |id: &str, more: &str| {
        let text = format!(
            "id = \"{id}\"\nkind = \"scenario\"\nname = {{ en = \"{id}\" }}\n{more}\n[[ranks]]\nrank = \"hero\"\n"
        );
        Source::text(format!("{id}.toml"), text)
    };
    let campaign = format!(
        "id = \"short\"\nkind = \"campaign\"\nname = {{ en = \"Short\" }}\nscenarios = [\"first\", \"second\"]\n\
         won-by = [\"hero\"]\nwon-at = [\"difficulty-hard\"]\n{steps}"
    );
    let manifest = "id = \"other\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Other\" }\n\
                    depends = [\"monster-lands\"]\n";
    let files = vec![
        Source::text("pack.toml", manifest),
        scenario("first", ""),
        scenario("second", "excludes = [\"difficulty-tutorial\", \"difficulty-normal\"]"),
        Source::text("short.toml", campaign),
    ];
    let mut sources = support::shipped_sources();
    sources.push(PackSource { root: "other".to_owned(), files });
    let loaded = provost_engine::load::<Shipped>(sources);
    assert!(loaded.is_usable(), "{:?}", loaded.findings);
    Campaign::read(loaded.game("monster-lands").unwrap(), "short")
}

#[test]
fn a_level_at_which_a_scenario_is_not_played_becomes_the_next_harder_one() {
    let campaign = other(
        "[[steps]]\nrank = \"fodder\"\nscenario = \"repeat\"\nlevel = \"easier\"\n\
         [[steps]]\nrank = \"hero\"\nscenario = \"next\"\nlevel = \"same\"\n",
    )
    .unwrap();
    let played = |scenario: &str, level: &str, rank: &str| Played {
        scenario: scenario.to_owned(),
        level: format!("difficulty-{level}"),
        rank: rank.to_owned(),
        score: 0,
    };
    let next = |standing| match standing {
        Ok(Standing::Next(next)) => (next.scenario, next.levels.join(" ")),
        other => panic!("{other:?}"),
    };
    let first = [played("first", "normal", "hero")];
    assert_eq!(next(campaign.standing(&first)), ("second".to_owned(), "difficulty-hard".to_owned()));
    let won = [first[0].clone(), played("second", "hard", "hero")];
    assert_eq!(campaign.standing(&won), Ok(Standing::Won));
}

#[test]
fn what_a_campaign_lacks_is_said() {
    let problems =
        other("[[steps]]\nrank = \"hero\"\nscenario = \"next\"\nlevel = \"choose\"\n").unwrap_err();
    assert_eq!(
        problems,
        [
            "no row of `steps` says what follows the rank `fodder`",
            "the rank `hero` lets choose a level, and `levels` names none",
        ]
    );
}

#[test]
fn the_standing_is_said_in_both_languages() {
    let (loaded, campaign) = shipped();
    let found = loaded.game("monster-lands").unwrap();
    let played = [game(1, "normal", "hero")];
    let standing = campaign.standing(&played).unwrap();
    let say = |language: &str| {
        provost_engine::campaign::Words::new(&loaded, found, language)
            .unwrap()
            .lines(&campaign, &played, &standing)
    };
    let english = say("en");
    assert_eq!(english[0], "Campaign: 1 game played");
    assert!(english[1].contains("Business as usual, Normal: Hero (0)"), "{english:?}");
    assert!(english[2].contains("Hard or Cut-throat"), "{english:?}");
    let german = say("de");
    assert!(german[2].contains("Szenario 2 von 10") && german[2].contains(" oder "), "{german:?}");
}
