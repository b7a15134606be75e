//! The commands, one file each.

mod campaign;
mod check;
mod explain;
mod fmt;
mod list;
mod new;
mod play;
mod reference;
mod replay;
mod test;
mod text;

use crate::args::{Args, Command};
use crate::{Outcome, Refusal};
use std::io::Write;

/// Runs the command that was asked for.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match &args.command {
        Command::Check(paths) => check::run(paths, args.color, out),
        Command::Fmt { check, paths } => fmt::run(*check, paths, args.color, out),
        Command::List { pack, kind, estimated, format, paths } => {
            let filter = list::Filter { pack: pack.as_deref(), kind: kind.as_deref(), estimated: *estimated };
            list::run(&filter, *format, paths, out)
        }
        Command::Text { ids, lang, paths } => text::run(ids, lang, paths, out),
        Command::Test { filter, format, missed, paths } => {
            let what = test::What { filter: filter.as_deref(), missed: *missed, color: args.color };
            test::run(&what, *format, paths, out)
        }
        Command::Play(play) => play::run(play, out),
        Command::Campaign(campaign) => campaign::run(campaign, out),
        Command::New(new) => new::run(new, out),
        Command::Replay { file, to, quiet, language, paths } => {
            replay::run(file, *to, *quiet, language, paths, out)
        }
        Command::Explain { code } => explain::run(code.as_deref(), out),
        Command::Hooks(reference) => reference::hooks(reference, out),
        Command::Words(reference) => reference::words(reference, out),
    }
}

/// Writes a count with its noun.
fn plural(count: usize, one: &str, other: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { other })
}
