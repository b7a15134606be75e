//! The actions of the Play view.

use super::{Action, Menu, add, always, key};
use crate::app::state::State;
use crate::app::{Command, PlayCommand};
use crate::model::play::Form;
use crate::view::ViewId;
use egui::{Key, KeyboardShortcut, Modifiers};

/// Whether a game is shown.
fn plays(state: &State) -> bool {
    state.view == ViewId::Play && state.play.shown.is_some()
}

/// Whether a choice can be taken back.
pub(super) fn can_undo(state: &State) -> bool {
    plays(state) && state.play.undo_to().is_some()
}

/// Whether one can go to a later choice again.
pub(super) fn can_redo(state: &State) -> bool {
    plays(state) && state.play.redo_to().is_some()
}

pub(super) fn add_all(all: &mut Vec<Action>) {
    let plain = |own| Some(key(Modifiers::NONE, own));
    let mut put = |id, key: Option<KeyboardShortcut>, when, command| {
        add(all, Menu::Play, id, key, when, Command::Play(command));
    };
    put("play-start", None, always, PlayCommand::Start);
    let scenario = |state: &State| state.scenario().is_some();
    put("play-scenario", Some(key(Modifiers::SHIFT, Key::F5)), scenario, PlayCommand::StartScenario);
    let forward =
        |state: &State| plays(state) && (state.play.at < state.play.end() || state.play.agent_is_next());
    put(
        "play-back",
        plain(Key::Comma),
        |state| plays(state) && state.play.at > 0,
        PlayCommand::Step { forward: false },
    );
    put("play-forward", plain(Key::Period), forward, PlayCommand::Step { forward: true });
    let earlier = |state: &State| plays(state) && state.play.at < state.play.choices.len();
    put("play-continue", None, earlier, PlayCommand::ContinueHere);
    put("play-hint", None, plays, PlayCommand::Hint);
    put("play-pause", None, |state| plays(state) && !state.play.paused, PlayCommand::SetPaused(true));
    put("play-go", None, |state| plays(state) && state.play.paused, PlayCommand::SetPaused(false));
    let ctrl_shift = Modifiers { shift: true, ..Modifiers::COMMAND };
    put("play-set-up", Some(key(ctrl_shift, Key::L)), plays, PlayCommand::MakeSetUp);
    put("play-save", None, plays, PlayCommand::AskFile(Some(Form::Save)));
    put("play-save-replay", None, plays, PlayCommand::AskFile(Some(Form::Replay)));
    put("play-load", None, always, PlayCommand::AskFile(None));
}
