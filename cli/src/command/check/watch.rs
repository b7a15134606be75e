//! `provost check --watch`: checks again whenever a file changes. A changed file is updated in the loaded
//! packs without reading the others; only added or removed files cause a full reload.

use super::super::plural;
use crate::args::Color;
use crate::args::check::Check;
use crate::report::{Report, Totals};
use crate::{Outcome, Refusal, render, signals};
use notify_debouncer_full::notify::{RecommendedWatcher, RecursiveMode};
use notify_debouncer_full::{DebounceEventResult, Debouncer, RecommendedCache, new_debouncer};
use provost_games::Shipped;
use provost_interpreter::pack::{FileId, Loaded};
use provost_packs::{Packs, join, read_in_pack};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// How long to wait for the end of a burst of changes.
const PAUSE: Duration = Duration::from_millis(100);

/// Events of the watch loop.
enum Wake {
    /// These paths may have changed.
    Changed(Vec<PathBuf>),
    /// The system no longer reports changes, with the reason.
    Broken(String),
    /// The user wants to quit.
    Quit,
}

pub(super) fn run(check: &Check, color: Color, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    if check.paths.is_empty() || check.paths.iter().any(|path| path.as_os_str() == "-") {
        return Err(Refusal("`--watch` wants a PATH: there is nothing else that can change".to_owned()));
    }
    let (sender, wakes) = channel();
    let quit = sender.clone();
    signals::listen(move || _ = quit.send(Wake::Quit))?;
    // Watching begins before reading, so that no change falls in between.
    let mut watcher = watcher(sender)?;
    let mut desk = Desk::open(check)?;
    desk.watch(&mut watcher)?;
    let mut before = desk.report(check, color, None, out)?;
    while let Some(wake) = next(&wakes) {
        match wake {
            Wake::Quit => break,
            Wake::Broken(why) => return Err(Refusal(format!("cannot watch any longer: {why}"))),
            Wake::Changed(paths) => {
                let start = Instant::now();
                let Some(changed) = desk.take(&paths, check, &mut watcher)? else { continue };
                let news = News { before: &before, changed, start };
                before = desk.report(check, color, Some(&news), out)?;
            }
        }
    }
    Ok(before.outcome)
}

fn next(wakes: &Receiver<Wake>) -> Option<Wake> {
    wakes.recv().ok()
}

type Watcher = Debouncer<RecommendedWatcher, RecommendedCache>;

fn watcher(sender: Sender<Wake>) -> Result<Watcher, Refusal> {
    let tell = move |result: DebounceEventResult| {
        let wake = match result {
            Ok(events) => {
                let changes = events.into_iter().filter(|event| !event.kind.is_access());
                Wake::Changed(changes.flat_map(|event| event.event.paths).collect())
            }
            Err(errors) => Wake::Broken(errors.iter().map(ToString::to_string).collect()),
        };
        // Nobody listens any more when the program ends.
        sender.send(wake).ok();
    };
    new_debouncer(PAUSE, None, tell).map_err(|error| Refusal(format!("cannot watch files: {error}")))
}

/// The loaded packs, and the locations of their files.
struct Desk {
    packs: Packs,
    loaded: Loaded,
    files: BTreeMap<PathBuf, FileId>,
}

/// The part of a report that the next one is compared with.
struct Before {
    findings: BTreeMap<(String, &'static str, String), usize>,
    outcome: Outcome,
}

/// The news since the last report.
struct News<'b> {
    before: &'b Before,
    /// The number of changed files.
    changed: usize,
    start: Instant,
}

impl Desk {
    fn open(check: &Check) -> Result<Self, Refusal> {
        let packs = provost_packs::read(&check.paths)?;
        let loaded = provost_engine::load::<Shipped>(packs.sources.clone());
        let asked = (0..).map(FileId).zip(&loaded.files).filter(|(_, file)| packs.roots.contains(&file.root));
        let files =
            asked.filter_map(|(id, file)| Some((fs::canonicalize(join(&file.root, &file.path)).ok()?, id)));
        let files = files.collect();
        Ok(Self { packs, loaded, files })
    }

    /// Watches the folders of the packs.
    fn watch(&self, watcher: &mut Watcher) -> Result<(), Refusal> {
        for root in &self.packs.roots {
            let watched = watcher.watch(Path::new(root), RecursiveMode::Recursive);
            watched.map_err(|error| Refusal(format!("cannot watch {root}: {error}")))?;
        }
        Ok(())
    }

    /// Takes in changes and returns how many files changed, or `None` if none did.
    fn take(
        &mut self,
        paths: &[PathBuf],
        check: &Check,
        watcher: &mut Watcher,
    ) -> Result<Option<usize>, Refusal> {
        let paths: BTreeSet<&PathBuf> = paths.iter().filter(|path| !is_hidden(path)).collect();
        let mut changed = 0;
        let mut anew = false;
        for path in paths {
            let real = fs::canonicalize(path).unwrap_or_else(|_| path.clone());
            match self.files.get(&real).copied() {
                Some(file) if real.is_file() => changed += usize::from(self.update(file)),
                Some(_) => anew = true,
                // Something new: a file, or a folder with files in it. A path that came and went again
                // (editors write a temporary file before they replace one) is ignored, unless it was a folder
                // of ours.
                None => anew |= real.exists() || self.files.keys().any(|file| file.starts_with(&real)),
            }
        }
        // A folder that cannot be read yet is tried again at the next change.
        if anew && let Ok(desk) = Self::open(check) {
            changed += self.differing(&desk);
            *self = desk;
            self.watch(watcher)?;
        }
        Ok((changed > 0).then_some(changed))
    }

    /// Counts the files that were added, removed or changed.
    fn differing(&self, other: &Self) -> usize {
        let texts = |desk: &Self| -> BTreeMap<PathBuf, String> {
            let files = desk.files.iter();
            files.map(|(path, file)| (path.clone(), desk.loaded.file(*file).text.clone())).collect()
        };
        let (mut before, mut differing) = (texts(self), 0);
        for (path, text) in texts(other) {
            differing += usize::from(before.remove(&path) != Some(text));
        }
        differing + before.len()
    }

    /// Updates one file, if it has changed.
    fn update(&mut self, file: FileId) -> bool {
        let known = self.loaded.file(file);
        let content = read_in_pack(Path::new(&known.root), Path::new(&join(&known.root, &known.path)));
        if content.is_text(&self.loaded.file(file).text) {
            return false;
        }
        self.loaded.update(file, content);
        true
    }

    fn report(
        &self,
        check: &Check,
        color: Color,
        news: Option<&News<'_>>,
        out: &mut dyn Write,
    ) -> Result<Before, Refusal> {
        let found = super::findings(&self.loaded, &self.packs);
        let report = Report::new(&self.loaded, &self.packs, &found, &check.gate);
        if news.is_some() && io::stdout().is_terminal() {
            // Straight to the terminal: no pack has a part in it.
            out.flush()?;
            io::stdout().write_all(b"\x1b[2J\x1b[H")?;
        }
        render::write(&report, &check.formats, color, out)?;
        let now = Before { findings: listed(&report), outcome: report.outcome() };
        out.flush()?;
        let line = match news {
            None => "watching; Ctrl+C ends it".to_owned(),
            Some(news) => told(news, &now, &report.totals),
        };
        writeln!(crate::screen::stderr(), "{line}")?;
        Ok(now)
    }
}

fn listed(report: &Report<'_>) -> BTreeMap<(String, &'static str, String), usize> {
    let mut findings = BTreeMap::new();
    for shown in &report.findings {
        *findings.entry((shown.file.clone(), shown.code(), shown.message().to_owned())).or_default() += 1;
    }
    findings
}

/// Writes one line about the changes.
fn told(news: &News<'_>, now: &Before, totals: &Totals) -> String {
    let more = |a: &Before, b: &Before| -> usize {
        let count = |key| b.findings.get(key).copied().unwrap_or(0);
        a.findings.iter().map(|(key, there)| there.saturating_sub(count(key))).sum()
    };
    let (gone, new) = (more(news.before, now), more(now, news.before));
    let change = match (gone, new) {
        (0, 0) => "findings as before".to_owned(),
        (gone, 0) => format!("{} gone", plural(gone, "finding", "findings")),
        (0, new) => format!("{} new", plural(new, "finding", "findings")),
        (gone, new) => format!("{} gone, {new} new", plural(gone, "finding", "findings")),
    };
    let files = plural(news.changed, "file", "files");
    let found = plural(totals.errors + totals.warnings, "finding", "findings");
    format!(
        "{files} changed, checked again in {} ms: {change}, {found} in all",
        news.start.elapsed().as_millis()
    )
}

/// Returns whether a path is ignored: hidden files, and temporary files of editors.
fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.starts_with('.') || name.ends_with('~') || name.starts_with('#')
}
