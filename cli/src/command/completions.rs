//! `provost completions`: shell completion of commands, options and their values.

use crate::args::Args;
use crate::{Outcome, Refusal};
use clap::CommandFactory as _;
use clap_complete::Shell;
use std::io::Write;

pub(crate) fn run(shell: Shell, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    // Into memory first: the generator does not survive a closed pipe.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "provost", &mut script);
    out.write_all(&script)?;
    Ok(Outcome::Clean)
}
