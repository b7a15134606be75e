//! Games that are shown without a window.

use super::{Player, Report, Request};
use crate::background::Handler as _;
use crate::model::play::{GameView, Opening, Seat, Viewer, Wanted};
use crate::worker::Content;
use provost_engine::games;
use provost_games::Shipped;
use provost_playtest::agent::AgentSpec;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

fn content() -> Content {
    let packs = provost_packs::read(&[]).unwrap();
    let loaded = provost_engine::load::<Shipped>(packs.sources);
    Content { loaded: Arc::new(loaded), number: 1, errors: 0 }
}

fn wanted(game: &str, seats: [Seat; 2], moves: usize) -> Wanted {
    Wanted {
        ticket: 1,
        opening: Opening { game: game.to_owned(), seed: 3, ..Opening::default() },
        choices: Vec::new(),
        at: 0,
        seats: seats.to_vec(),
        viewer: Viewer::Auto,
        language: "en",
        moves,
        hint: false,
    }
}

fn reports(player: &mut Player, content: &Content, wanted: Wanted) -> Vec<Report> {
    let mut all = Vec::new();
    player.handle(vec![Request::Show(content.clone(), Box::new(wanted))], &mut |report| all.push(report));
    all
}

fn last(reports: Vec<Report>) -> GameView {
    let shown = reports.into_iter().filter_map(|report| match report {
        Report::GameView(shown) => Some(*shown),
        Report::Refused(..) | Report::Hint(..) | Report::Saved(_) | Report::Failed(..) | Report::Read(..) => {
            None
        }
    });
    shown.last().unwrap()
}

const RANDOM: Seat = Seat::Agent(AgentSpec::Random);

#[test]
fn agents_choose_up_to_the_next_choice_of_a_person() {
    let (content, mut player) = (content(), Player::default());
    let mut made = 0;
    for game in games::ids::<Shipped>() {
        let shown = last(reports(&mut player, &content, wanted(game, [RANDOM, Seat::You], usize::MAX)));
        assert!(shown.asked.as_ref().is_some_and(|asked| asked.player == 1 && asked.is_person), "{game}");
        // The person may be the first to be asked.
        assert!(shown.steps.iter().all(|step| step.player == 0), "{game}");
        made += shown.steps.len();
        assert_eq!(shown.viewer, Some(1), "the person sees what the person may see");
        assert_eq!(shown.at, shown.steps.len());
        assert!(!shown.cards.is_empty(), "{game}");
        // The same in one go and one by one.
        let mut one = wanted(game, [RANDOM, Seat::You], 1);
        for _ in 0..shown.steps.len() {
            let after = last(reports(&mut player, &content, one.clone()));
            one.choices = after.steps.into_iter().map(|step| step.choice).collect();
            one.at = one.choices.len();
        }
        assert_eq!(one.choices, shown.steps.iter().map(|step| step.choice.clone()).collect::<Vec<_>>());
    }
    assert!(made > 0);
}

#[test]
fn a_newer_wish_stops_agents() {
    let content = content();
    let newest = Arc::new(AtomicU64::new(0));
    let mut player = Player::new(Arc::clone(&newest));
    newest.store(2, Ordering::Relaxed);
    let game = games::ids::<Shipped>().first().copied().unwrap();
    let all = reports(&mut player, &content, wanted(game, [RANDOM, RANDOM], usize::MAX));
    assert!(all.is_empty(), "nobody wants the answer any more: {all:?}");
}

#[test]
fn an_earlier_moment_is_shown_with_the_whole_log() {
    let (content, mut player) = (content(), Player::default());
    for game in games::ids::<Shipped>() {
        let whole = last(reports(&mut player, &content, wanted(game, [RANDOM, RANDOM], usize::MAX)));
        assert!(whole.over && whole.asked.is_none());
        let mut earlier = wanted(game, [RANDOM, RANDOM], 0);
        earlier.choices = whole.steps.iter().map(|step| step.choice.clone()).collect();
        earlier.at = 5;
        let shown = last(reports(&mut player, &content, earlier.clone()));
        assert_eq!((shown.at, shown.steps.len()), (5, whole.steps.len()));
        assert_eq!(shown.steps, whole.steps);
        assert!(!shown.over);
        // A choice that is not possible ends the line, and says where.
        if let Some(choice) = earlier.choices.get_mut(8) {
            "1 nothing-like-it".clone_into(choice);
        }
        earlier.at = 20;
        let shown = last(reports(&mut player, &content, earlier));
        assert_eq!(shown.diverged.map(|diverged| diverged.step), Some(8));
        assert_eq!((shown.at, shown.steps.len()), (8, 8), "{game}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_the_reason() {
    let (content, mut player) = (content(), Player::default());
    let mut ask = wanted("monster-lands", [RANDOM, RANDOM], 0);
    ask.opening.setup.insert("players".to_owned(), serde_json::json!(77));
    let all = reports(&mut player, &content, ask);
    assert!(matches!(all.as_slice(), [Report::Refused(1, why)] if why.contains("77")), "{all:?}");
}
