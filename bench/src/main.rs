//! `provost-bench` measures how fast Provost is on this machine: a battle next to hand-written Rust ([`battle`]), whole
//! games and copies of them ([`games`]), timed side by side ([`measure`]), row by row ([`suite`]), and compared with what
//! we want ([`bars`]).
//!
//! It is a program of its own so that nothing a user builds depends on it. Read [`suite`] first.

mod args;
mod bars;
mod battle;
mod games;
mod measure;
mod report;
mod suite;

use clap::Parser as _;
use std::io::{Write as _, stderr, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = args::Args::parse();
    match report::run(&args, &mut stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            writeln!(stderr(), "provost-bench: {refusal}").ok();
            ExitCode::from(2)
        }
    }
}
