//! The whole product: the program, its manual, its content, and the habits of the code base.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test that cannot set itself up fails"
)]

mod assist;
mod cards;
mod catalogue;
mod ci_files;
mod cli;
mod codes;
mod compile;
mod content_tests;
mod dependencies;
mod expansions;
mod fuzz_corpus;
mod growth;
mod hostile;
mod isolation;
#[cfg(unix)]
mod kills;
mod lsp;
mod lsp_editor;
mod manual;
mod markdown;
mod misspelling;
mod new_entries;
#[cfg(unix)]
mod odds_examples;
mod random_games;
mod reference;
mod reports;
mod rules_text;
mod saves;
mod scenarios;
mod schema;
#[cfg(unix)]
mod sweeps;
mod tidy;
#[cfg(unix)]
mod walk;
mod watch;

/// The `provost` program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_provost-under-test");
