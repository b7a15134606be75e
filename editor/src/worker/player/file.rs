//! Games as files, in the format of `provost play --load` and `provost replay`.

use super::Report;
use super::show::begin;
use crate::model::play::{Form, Wanted};
use crate::platform;
use crate::worker::Content;
use provost_engine::game::record::{Record, SaveFile};
use provost_engine::game::session;
use std::path::{Path, PathBuf};

/// Writes a game in one step.
pub(super) fn save(content: &Content, wanted: &Wanted, path: PathBuf, form: Form) -> Report {
    match try_save(content, wanted, &path, form) {
        Ok(()) => Report::Saved(path),
        Err(why) => Report::Failed(path, why),
    }
}

fn try_save(content: &Content, wanted: &Wanted, path: &Path, form: Form) -> Result<(), String> {
    let mut session = begin(content, wanted).map_err(|error| error.to_string())?;
    let count = match form {
        Form::Save => wanted.at,
        Form::Replay => wanted.choices.len(),
    };
    let choices = wanted.choices.get(..count).unwrap_or(&wanted.choices);
    session::replay(&mut *session, choices, |_, _, _, _| Ok(()))?;
    let text = match form {
        Form::Save => serde_json::to_string_pretty(&session.save()?),
        Form::Replay => serde_json::to_string_pretty(session.record()),
    };
    platform::replace_file(path, &(text.map_err(|error| error.to_string())? + "\n"))
}

/// Reads a game in either form.
pub(super) fn read(path: PathBuf) -> Report {
    match try_read(&path) {
        Ok(record) => Report::Read(path, Box::new(record.into())),
        Err(why) => Report::Failed(path, why),
    }
}

fn try_read(path: &Path) -> Result<Record, String> {
    let text = platform::read_text(path).map_err(|error| error.to_string())?;
    let text = text.ok_or_else(|| "there is no such file".to_owned())?;
    let saved = serde_json::from_str::<SaveFile>(&text).map(|file| file.record);
    saved.or_else(|_| serde_json::from_str::<Record>(&text)).map_err(|error| error.to_string())
}
