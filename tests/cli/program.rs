//! The program as the tests of the command line run it. Cargo builds programs only for tests of their own
//! package, so this one stands in for `provost`; it hands its arguments to the same function.

use std::process::ExitCode;

fn main() -> ExitCode {
    provost::run(std::iter::once("provost".into()).chain(std::env::args_os().skip(1)))
}
