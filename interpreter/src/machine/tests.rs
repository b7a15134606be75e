//! What the machine does with every form of the language, in the toy game.

mod choices;
mod events;
mod numbers;
mod properties;
mod sets;
mod subjects;

use crate::choice::{Choice, ChoiceOption};
use crate::fault::Fault;
use crate::hook::{Context, Player, Window};
use crate::host::Flow;
use crate::testing::game::hooks;
use crate::testing::host::ToyHost;
use crate::testing::{Toy, play};
use crate::trace::{NoteKind, Trace};
use crate::vocabulary::id::{HookId, NounId};

/// What is to be compared after a run.
struct Played {
    toy: Toy,
    host: ToyHost,
    asked: Vec<(Choice, ChoiceOption)>,
}

impl Played {
    fn stock(&self, player: u8, noun: NounId) -> i32 {
        self.host.state.seats[usize::from(player)].stock[noun.index()]
    }

    fn kinds(&self) -> Vec<crate::choice::ChoiceKind> {
        self.asked.iter().map(|(choice, _)| choice.kind).collect()
    }

    fn whats(&self) -> Vec<NoteKind> {
        let notes = self.host.trace.as_ref().map(Trace::take).unwrap_or_default();
        notes.into_iter().map(|note| note.what).collect()
    }
}

/// Opens an event window on a table where every text is a card of player 0 (or of the owner named), and
/// answers with the options of these indices, then with the first.
fn event(hook: HookId, texts: &[&str], owners: &[u8], answers: &[usize]) -> Played {
    try_event(hook, texts, owners, answers).unwrap()
}

fn try_event(hook: HookId, texts: &[&str], owners: &[u8], answers: &[usize]) -> Result<Played, Fault> {
    let toy = Toy::new(texts).unwrap();
    let mut host = table(&toy, owners);
    let context = Context::new(hook, Player(0));
    let mut answers = answers.iter();
    let asked = play(&toy, &mut host, Flow::Open(Window::event(context)), |choice| {
        choice.options[*answers.next().unwrap_or(&0)]
    })?;
    Ok(Played { toy, host, asked })
}

fn table(toy: &Toy, owners: &[u8]) -> ToyHost {
    let all = vec![0; toy.codes.len()];
    let mut host = toy.table(if owners.is_empty() { &all } else { owners });
    host.trace = Some(Trace::default());
    host
}

fn reveal(texts: &[&str], answers: &[usize]) -> Played {
    event(hooks::Reveal, texts, &[], answers)
}

#[test]
fn every_example_of_the_toy_game_checks_and_compiles() {
    let game = &crate::testing::game::TOY;
    let examples = game.hooks.iter().map(|row| row.example).chain(game.verbs.iter().map(|row| row.example));
    let examples = examples.chain(game.costs.iter().map(|row| row.example));
    let examples = examples.chain(game.selectors.iter().map(|row| row.example));
    let examples = examples.chain(game.attributes.iter().map(|row| row.example));
    let examples = examples.chain(game.conditions.iter().map(|row| row.example));
    let examples = examples.chain(game.measures.iter().map(|row| row.example));
    let examples = examples.chain(game.targets.iter().map(|row| row.example));
    let examples = examples.chain(game.limits.iter().map(|row| row.example));
    let examples = examples.chain(game.durations.iter().map(|row| row.example));
    for example in examples {
        Toy::new(&[example.text]).unwrap();
    }
}

#[test]
fn frames_stay_small() {
    use super::frame::{CallState, Effect, WindowFrame};
    assert!(size_of::<CallState>() <= 88, "{}", size_of::<CallState>());
    assert!(size_of::<Effect>() <= 208, "{}", size_of::<Effect>());
    assert!(size_of::<WindowFrame<u64>>() <= 160, "{}", size_of::<WindowFrame<u64>>());
    assert_eq!(size_of::<crate::listeners::Listener>(), 16);
    assert_eq!(size_of::<crate::listeners::Attached>(), 20);
    assert!(size_of::<crate::program::Trigger>() <= 56);
}
