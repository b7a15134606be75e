//! The command line of Provost: reads packs from disk (or from the binary itself), passes them to the
//! interpreter and prints the results. Reports go to standard output, everything else to standard error. Exit
//! code 0: clean; 1: findings; 2: could not run.
//!
//! It knows no rule of any game: `provost_engine::games` lists the games. Read `args` first, then the file of
//! a command.

mod args;
mod command;
mod input;
mod lsp;
mod render;
mod report;
mod schema;
mod screen;
mod signals;

use clap::Parser as _;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// No findings.
    Clean,
    /// There are findings.
    Findings,
}

/// Why a command could not run, in one or two plain sentences. Empty if nobody is left to read it.
#[derive(Debug)]
pub struct Refusal(pub String);

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        // A closed pipe only means that the reader has seen enough; that is not an error.
        let closed = error.kind() == io::ErrorKind::BrokenPipe;
        Self(if closed { String::new() } else { error.to_string() })
    }
}

impl From<provost_packs::Refused> for Refusal {
    fn from(refused: provost_packs::Refused) -> Self {
        Self(refused.0)
    }
}

/// Runs the program with these arguments (the first is its name).
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = match args::Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            // Help and version are no errors. A closed pipe is not one either.
            let code = if error.use_stderr() { 2 } else { 0 };
            error.print().ok();
            return ExitCode::from(code);
        }
    };
    if matches!(args.command, args::Command::Lsp) {
        // The server writes to standard output from its own thread, so nothing else may lock it.
        return lsp::run();
    }
    let through = screen::Through::of(&args);
    let mut out = screen::Screen::new(io::BufWriter::new(io::stdout().lock()), "standard output", through);
    let result = command::run(&args, &mut out).and_then(|outcome| {
        out.flush()?;
        Ok(outcome)
    });
    // Whoever watches files ends that with Ctrl+C, and wants to know what the last check found.
    let watches = matches!(&args.command, args::Command::Check(check) if check.watch);
    let signal = signals::came().filter(|signal| !watches || *signal != signals::INTERRUPT);
    if let Some(signal) = signal {
        if let Err(Refusal(message)) = result {
            writeln!(screen::stderr(), "provost: {message}").ok();
        }
        return ExitCode::from(signals::exit_code(signal));
    }
    match result {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Refusal(message)) => {
            // A reader that has seen enough is not a failure.
            if message.is_empty() {
                return ExitCode::SUCCESS;
            }
            // Earlier output comes first.
            out.flush().ok();
            writeln!(screen::stderr(), "provost: {message}").ok();
            ExitCode::from(2)
        }
    }
}
