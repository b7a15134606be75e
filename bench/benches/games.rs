//! Complete random games of Monster Lands, copies of a whole game, and what unused entries cost.
//!
//! `cargo bench -p provost-bench --bench games`; under a profiler
//! `valgrind --tool=callgrind --toggle-collect='*counted_runs*' <the benchmark> --profile <name>`.
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot set itself up fails")]

use divan::Bencher;
use provost_bench::games::Games;
use provost_bench::suite;
use provost_interpreter::pack::{Content, PackSource, Source};
use std::path::Path;

/// Reads the base game from disk.
fn packs() -> Vec<PackSource> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/monster-lands");
    let mut files = Vec::new();
    collect(&root, &root, &mut files);
    vec![PackSource { root: "content/monster-lands".to_owned(), files }]
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<Source>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let inside = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            files.push(Source { path: inside, content: Content::Bytes(std::fs::read(&path).unwrap()) });
        }
    }
}

/// A whole game by the number of players.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, players: u8) {
    let mut games = Games::new(packs(), players).unwrap();
    bencher.bench_local(|| games.play());
}

#[divan::bench(args = ["random-games-unused", "copy", "copy-over", "copy-over-unused"])]
fn measured(bencher: Bencher<'_, '_>, name: &str) {
    let mut task = suite::find(name).unwrap().task(&packs()).unwrap();
    bencher.bench_local(|| task(1));
}

fn main() {
    match std::env::args().skip_while(|arg| arg != "--profile").nth(1) {
        Some(what) => suite::find(&what).unwrap().run_counted(&packs()).unwrap(),
        None => divan::main(),
    }
}
