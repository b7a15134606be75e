//! The commands, one file each.

mod again;
mod campaign;
mod cards;
mod check;
mod compare;
mod completions;
mod diff;
mod explain;
mod export;
mod fix;
mod fmt;
mod list;
mod new;
mod odds;
mod play;
mod print;
mod reference;
mod replay;
mod schema;
mod setup;
mod simulate;
mod stopped;
mod test;
mod text;
mod watched;

use crate::args::{Args, Command};
use crate::{Outcome, Refusal};
use std::io::Write;

/// Runs a command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match &args.command {
        Command::Check(check) => check::run(check, args.color, out),
        Command::Fix { diff, guesses, gate, paths } => {
            fix::run(&fix::FixOptions { diff: *diff, guesses: *guesses }, gate, paths, args.color, out)
        }
        Command::Fmt { check, paths } => fmt::run(*check, paths, args.color, out),
        Command::List { pack, kind, estimated, format, paths } => {
            let filter = list::Filter { pack: pack.as_deref(), kind: kind.as_deref(), estimated: *estimated };
            list::run(&filter, *format, paths, out)
        }
        Command::Text { ids, lang, paths } => text::run(ids, lang, paths, out),
        Command::Test { filter, formats, missed, paths } => {
            let what = test::TestOptions { filter: filter.as_deref(), missed: *missed, color: args.color };
            test::run(&what, formats, paths, out)
        }
        Command::Play(play) => play::run(play, out),
        Command::Simulate(simulate) => simulate::run(simulate, out),
        Command::Compare(compare) => compare::run(compare, out),
        Command::Campaign(campaign) => campaign::run(campaign, out),
        Command::Odds(odds) => odds::run(odds, out),
        Command::New(new) => new::run(new, out),
        Command::Replay { file, to, quiet, language, paths } => {
            replay::run(file, *to, *quiet, language, paths, out)
        }
        Command::Diff(diff) => diff::run(diff, out),
        Command::Print(print) => print::run(print, out),
        Command::Export(export) => export::run(export, out),
        Command::Completions { shell } => completions::run(*shell, out),
        Command::Explain { code } => explain::run(code.as_deref(), out),
        // Started before standard output is locked.
        Command::Lsp => Ok(Outcome::Clean),
        Command::Schema(asked) => schema::run(asked, out),
        Command::Hooks(reference) => reference::hooks(reference, out),
        Command::Words(reference) => reference::words(reference, out),
    }
}

/// Writes a count with its noun.
pub(crate) fn plural(count: usize, one: &str, other: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { other })
}
