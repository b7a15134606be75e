//! "Test this" for every shipped entry with an effect, as if it were new: no test of the packs is there to start from,
//! so a stage of its kind must be found on which it does something.

use provost_editor::background::Handler as _;
use provost_editor::worker::Content;
use provost_editor::worker::lab::{Lab, Position, Report, Request, Ticket};
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use std::sync::Arc;

/// The shipped packs without their tests.
fn loaded() -> Arc<Loaded> {
    let mut packs = provost_packs::read(&[]).unwrap().sources;
    for pack in &mut packs {
        pack.files.retain(|file| !file.path.starts_with("tests/"));
    }
    Arc::new(provost_engine::load::<Shipped>(packs))
}

/// Returns whether the entry does something in the situation that is found for it.
fn acts(lab: &mut Lab, game: &str, entry: &str) -> bool {
    let mut ask = |request: Request| {
        let (mut staged, mut stand) = (None, None);
        lab.handle(vec![request], &mut |report| match report {
            Report::Staged(found) => staged = Some(*found),
            Report::Stand(found) => stand = Some(*found),
            Report::SetUps(_) | Report::Cards(_) | Report::Odds(_) | Report::Runs(_) | Report::Taken(..) => {}
        });
        (staged, stand)
    };
    let staged = ask(Request::Try { game: game.to_owned(), entry: entry.to_owned() }).0.unwrap();
    let Some(text) = staged.text else { return false };
    assert!(staged.test.is_none(), "{entry}: there are no tests here");
    let position = Position {
        game: game.to_owned(),
        text: Arc::from(text),
        at: staged.at,
        language: "en",
        contest: None,
    };
    let stand = ask(Request::Show(position)).1.unwrap();
    let mut lines = stand.steps.iter().flat_map(|step| &step.trace);
    lines.any(|line| line.entry == entry && line.mark.is_deed())
}

#[test]
fn every_shipped_entry_with_an_effect_finds_a_stage_on_which_it_acts() {
    let loaded = loaded();
    let mut lab = Lab::new(0, Ticket::default());
    let content = Content { loaded: Arc::clone(&loaded), number: 1, errors: 0 };
    lab.handle(vec![Request::Content(content)], &mut |_| {});
    let (mut idle, mut count) = (Vec::new(), 0);
    for game in &loaded.games {
        for (id, entry) in game.entries.iter().filter(|(_, entry)| entry.effect.is_some()) {
            let kind = game.vocabulary.kind(entry.kind).id;
            count += 1;
            if !acts(&mut lab, game.spec.id, id) {
                idle.push(format!("{} {kind} {id}", game.spec.id));
            }
        }
    }
    assert!(count > 250, "{count}");
    assert!(idle.is_empty(), "{} of {count} find no stage:\n{}", idle.len(), idle.join("\n"));
}
