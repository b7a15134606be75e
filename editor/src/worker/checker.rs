//! Holds the loaded packs and follows the edits. An edited file is checked alone and answered at once; its
//! effects on other files, and the findings of the games, follow after a pause from another thread
//! ([`super::look`]).

use super::look::{self, Everything, Job, Look};
use super::{Content as Shared, EntryKey, Report, Request, answer, card, library, problem, table};
use crate::background::Handler;
use crate::model::file::FileKey;
use crate::model::problem::Problems;
use crate::model::project::Text;
use crate::model::table::EntryTable;
use crate::platform::{self, Stopwatch};
use provost_games::Shipped;
use provost_interpreter::pack::{Content, FileId, Finding, Loaded, PackSource, Role, Source, Update};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

/// Values for an author who is typing.
const PATIENCE: Patience = Patience { pause: 300.0, at_once: 15.0 };
/// How often it is asked whether the look in the other thread is over.
const ASK_AGAIN: Duration = Duration::from_millis(5);

/// The checker.
#[derive(Debug, Default)]
pub struct Checker {
    sources: BTreeMap<String, BTreeMap<String, Content>>,
    loaded: Option<Loaded>,
    card: Option<EntryKey>,
    table: Option<(String, String)>,
    /// The table as it was last told.
    rows: Option<Arc<EntryTable>>,
    colours: Option<FileKey>,
    /// The last findings of the games.
    game_findings: Vec<Finding>,
    /// The findings as they were last told.
    told: Arc<Problems>,
    stale: Stale,
    /// When another thread checks everything; `None` if this thread does so after every edit.
    patience: Option<Patience>,
    /// How long it takes to look at everything, in milliseconds.
    settling: f64,
    /// Runs since the last edit.
    since_edit: Option<Stopwatch>,
    looking: Option<Looking>,
    /// The files edited since it began.
    since: BTreeSet<FileKey>,
    /// Whether the players of games need the packs.
    share: bool,
    /// How often the packs changed, and the number under which they were last shared.
    changes: u64,
    shared: Option<u64>,
}

/// A look that is under way.
#[derive(Debug)]
struct Looking {
    /// Where it arrives.
    looked: Receiver<Look>,
    /// The number of the packs that it is about.
    number: u64,
    /// Whether all files are read for it.
    reads: bool,
}

/// When the full check runs in another thread.
#[derive(Clone, Copy, Debug)]
struct Patience {
    /// How long nobody types before, in milliseconds.
    pause: f64,
    /// Packs whose full check is faster than this are checked here with every edit, in milliseconds.
    at_once: f64,
}

/// The pending full check.
#[derive(Debug, Default)]
struct Stale {
    /// Files have come or gone, so all are read.
    read: bool,
    /// Other files can see a difference.
    others: bool,
    /// Places of what the games found may have moved.
    games: bool,
}

/// The work that a batch of requests made necessary.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent marks, each set and read by name")]
struct Due {
    /// Everything must be read again, now.
    load: bool,
    /// Entries or packs may have come, gone or moved.
    library: bool,
    /// A file was checked.
    check: bool,
    /// A full check in another thread is done.
    look: bool,
    card: bool,
    table: bool,
    colours: bool,
    /// Files of which only the entries themselves differ.
    files: BTreeSet<FileId>,
}

impl Handler for Checker {
    type Request = Request;
    type Report = Report;

    fn handle(&mut self, requests: Vec<Request>, report: &mut dyn FnMut(Report)) {
        let watch = Stopwatch::start();
        let mut due = Due::default();
        let mut edits: BTreeMap<FileKey, Text> = BTreeMap::new();
        let mut questions = Vec::new();
        for request in requests {
            match request {
                Request::Load(packs) => {
                    edits.clear();
                    self.take_sources(packs);
                    due.load = true;
                }
                // Of several texts of one file only the last one counts.
                Request::Edit { file, text } => _ = edits.insert(file, text),
                Request::ShowCard(card) => {
                    due.card |= self.card != card;
                    self.card = card;
                }
                Request::ShowColours(file) => {
                    due.colours |= self.colours != file;
                    self.colours = file;
                }
                Request::Ask { file, offset, question } => questions.push((file, offset, question)),
                Request::ShowTable(table) => {
                    due.table |= self.table != table;
                    self.table = table;
                }
                Request::Share(wanted) => self.share = wanted,
            }
        }
        for (file, text) in edits {
            self.edit(&file, text, &mut due);
        }
        self.bring_up_to_date(&mut due, &watch, report);
        let Some(loaded) = &self.loaded else { return };
        for (file, offset, question) in questions {
            let answer = answer::answer(loaded, &file, offset, question);
            report(Report::Answer(Box::new(answer)));
        }
    }

    fn idle(&mut self, report: &mut dyn FnMut(Report)) -> bool {
        // Who waits for files that have come does not wait for a look at the others first.
        if let Some(looking) = self.looking.take().filter(|looking| looking.reads || !self.stale.read) {
            match looking.looked.try_recv() {
                Ok(look) => self.take_look(look, looking.number, report),
                Err(TryRecvError::Empty) => self.looking = Some(looking),
                // A look that came to nothing leaves all as it is.
                Err(TryRecvError::Disconnected) => self.since.clear(),
            }
            return false;
        }
        if self.wait_for_job() != Some(Duration::ZERO) {
            return false;
        }
        if self.patience.is_none() && self.stale.games {
            self.ask_games(report);
            // Edits made meanwhile come first.
            return self.share;
        }
        let Some(job) = self.job() else { return false };
        (self.stale, self.since) = (Stale::default(), BTreeSet::new());
        if self.patience.is_some() {
            let (shown, number, reads) = (self.table.clone(), self.changes, matches!(job, Job::Read(_)));
            let looked = platform::beside("look", move || job.run(shown.as_ref()));
            self.looking = Some(Looking { looked, number, reads });
        } else {
            let look = job.run(self.table.as_ref());
            self.take_look(look, self.changes, report);
        }
        false
    }

    fn wait(&self) -> Option<Duration> {
        if self.looking.is_some() {
            return Some(ASK_AGAIN);
        }
        self.wait_for_job()
    }
}

impl Checker {
    /// Returns a checker that answers for the edited file at once, and looks at everything in another thread when nobody
    /// types. The usual one looks at everything when nothing else is asked for.
    pub fn patient() -> Self {
        Self { patience: Some(PATIENCE), ..Self::default() }
    }

    fn take_sources(&mut self, packs: Vec<PackSource>) {
        let files = |pack: PackSource| pack.files.into_iter().map(|file| (file.path, file.content)).collect();
        self.sources = packs.into_iter().map(|pack| (pack.root.clone(), files(pack))).collect();
    }

    /// Returns whether the full check can run with every edit.
    fn looks_at_once(&self) -> bool {
        self.patience.is_none_or(|patience| self.settling < patience.at_once)
    }

    /// Takes a new text. A file that comes or goes makes a new load necessary, as what other files see differs.
    fn edit(&mut self, file: &FileKey, text: Text, due: &mut Due) {
        self.since_edit = Some(Stopwatch::start());
        let pack = self.sources.entry(file.root.clone()).or_default();
        let Some(text) = text else {
            self.stale.read |= pack.remove(&file.path).is_some();
            return;
        };
        self.since.insert(file.clone());
        let content = Content::Text(text.to_string());
        let is_new = pack.insert(file.path.clone(), content.clone()).is_none();
        if is_new || due.load {
            self.stale.read |= is_new;
            return;
        }
        // An unknown file is being read, and is checked after that.
        let Some(loaded) = &self.loaded else { return };
        let Some(id) = loaded.find_file(&file.root, &file.path) else { return };
        due.check = true;
        self.update(id, content, due);
    }

    /// Checks one file alone, against what the others were before.
    fn update(&mut self, file: FileId, content: Content, due: &mut Due) {
        let Some(loaded) = &mut self.loaded else { return };
        if loaded.update_first(file, content) == Update::Everything {
            self.stale.others = true;
        } else if loaded.file(file).role == Role::Entries {
            // A place in a file moves with every edit, so what the library says of that file is stale.
            due.files.insert(file);
        }
        self.ask_games_about(file);
    }

    /// Asks the games about one file.
    fn ask_games_about(&mut self, file: FileId) {
        let Some(loaded) = &self.loaded else { return };
        self.game_findings.retain(|finding| finding.file != file);
        self.game_findings.extend(provost_engine::findings_where::<Shipped>(loaded, |wanted| wanted == file));
    }

    fn packs(&self) -> Vec<PackSource> {
        let packs = self.sources.iter().filter(|(_, files)| !files.is_empty());
        let file =
            |(path, content): (&String, &Content)| Source { path: path.clone(), content: content.clone() };
        let pack = |(root, files): (&String, &BTreeMap<String, Content>)| PackSource {
            root: root.clone(),
            files: files.iter().map(file).collect(),
        };
        packs.map(pack).collect()
    }

    fn bring_up_to_date(&mut self, due: &mut Due, watch: &Stopwatch, report: &mut dyn FnMut(Report)) {
        if due.load || (self.stale.read && self.looks_at_once()) {
            self.read(due);
        } else if self.stale.others && self.looks_at_once() {
            self.stale.others = false;
            due.library = true;
            if let Some(loaded) = &mut self.loaded {
                let watch = Stopwatch::start();
                loaded.settle();
                self.settling = watch.milliseconds();
            }
        }
        if due.load || due.check {
            self.changes += 1;
            self.stale.games = true;
            self.report_findings(true, watch.milliseconds(), report);
        }
        self.report_shown(due, report);
    }

    /// Reads all packs here and now.
    fn read(&mut self, due: &mut Due) {
        (due.load, due.library) = (true, true);
        (self.stale, self.looking) = (Stale::default(), None);
        let watch = Stopwatch::start();
        let loaded = provost_engine::load::<Shipped>(self.packs());
        self.settling = watch.milliseconds();
        if let Some(before) = self.loaded.replace(loaded) {
            self.renumber_game_findings(&before);
        }
    }

    fn renumber_game_findings(&mut self, before: &Loaded) {
        let Some(loaded) = &self.loaded else { return };
        self.game_findings = look::renumbered(std::mem::take(&mut self.game_findings), before, loaded);
    }

    /// Asks the games here and now.
    fn ask_games(&mut self, report: &mut dyn FnMut(Report)) {
        self.stale.games = false;
        let Some(loaded) = &self.loaded else { return };
        let watch = Stopwatch::start();
        self.game_findings = provost_engine::findings::<Shipped>(loaded);
        self.report_findings(false, watch.milliseconds(), report);
    }

    /// Returns whether packs are wanted that nobody has yet.
    fn must_share(&self) -> bool {
        self.share && self.shared != Some(self.changes)
    }

    /// Returns the time until the next check, or `None` if none is due.
    fn wait_for_job(&self) -> Option<Duration> {
        self.loaded.as_ref()?;
        let Stale { read, others, games } = self.stale;
        let pause = self.patience.map_or(0.0, |patience| patience.pause);
        let waited = self.since_edit.as_ref().map_or(pause, Stopwatch::milliseconds);
        match (read, others || games || self.must_share()) {
            (true, _) => Some(Duration::ZERO),
            (false, true) => Some(Duration::from_secs_f64((pause - waited).max(0.0) / 1000.0)),
            (false, false) => None,
        }
    }

    fn job(&self) -> Option<Job> {
        let loaded = self.loaded.as_ref()?;
        if self.stale.read {
            return Some(Job::Read(self.packs()));
        }
        let files = Box::new(loaded.fork());
        let Stale { others, games, .. } = self.stale;
        let share = self.must_share();
        Some(if others || games { Job::Settle { files, others, share } } else { Job::Share(files) })
    }

    /// Adopts the result of a full check, and checks files edited since.
    fn take_look(&mut self, look: Look, number: u64, report: &mut dyn FnMut(Report)) {
        self.settling = look.settling;
        let were_asked = look.of_games.is_some();
        self.game_findings = look.of_games.unwrap_or_else(|| std::mem::take(&mut self.game_findings));
        let mut due = Due::default();
        let mut library = None;
        if let Some(Everything { loaded, library: all, table }) = look.loaded {
            (library, self.rows, due.look) = (Some(all), table.map(Arc::new), true);
            if let Some(before) = self.loaded.replace(loaded) {
                if !were_asked {
                    self.renumber_game_findings(&before);
                    self.stale.games = true;
                    self.changes += 1;
                }
                // Dropping the old state takes time, too.
                drop(platform::beside("drop", move || drop(before)));
            }
        }
        for file in std::mem::take(&mut self.since) {
            self.edit_again(&file, &mut due);
        }
        let Some(loaded) = &self.loaded else { return };
        if let Some(mut library) = library {
            for file in &due.files {
                library.replace(library::of_file(loaded, *file));
            }
            report(Report::Library(Arc::new(library)));
        }
        if let Some(loaded) = look.content {
            self.shared = Some(number);
            let errors = look::errors(loaded.findings.iter().chain(&self.game_findings));
            report(Report::Content(Shared { loaded, number, errors }));
        }
        self.report_findings(false, look.milliseconds, report);
        self.report_shown(&due, report);
    }

    /// Takes the text of a file once more, if the packs do not have it yet; the games have not seen it either way.
    fn edit_again(&mut self, file: &FileKey, due: &mut Due) {
        let Some(content) = self.sources.get(&file.root).and_then(|pack| pack.get(&file.path)) else {
            return;
        };
        let Some(loaded) = &self.loaded else { return };
        let Some(id) = loaded.find_file(&file.root, &file.path) else { return };
        if content.is_text(&loaded.file(id).text) {
            self.ask_games_about(id);
        } else {
            let content = content.clone();
            self.update(id, content, due);
        }
    }

    /// Reports findings: after an edit always, else only if they are new.
    fn report_findings(&mut self, edited: bool, milliseconds: f64, report: &mut dyn FnMut(Report)) {
        let Some(loaded) = &self.loaded else { return };
        let all = provost_engine::with_games(loaded, self.game_findings.clone());
        let problems = Problems::new(all.iter().map(|finding| problem::problem(loaded, finding)).collect());
        if edited || problems != *self.told {
            self.told = Arc::new(problems);
            report(Report::Findings { problems: Arc::clone(&self.told), milliseconds });
        }
    }

    /// Reports the shown parts of what has changed.
    fn report_shown(&mut self, due: &Due, report: &mut dyn FnMut(Report)) {
        let Some(loaded) = &self.loaded else { return };
        let changed = due.load || due.check || due.look;
        if (changed || due.colours)
            && let Some(colours) = self.colours.as_ref().and_then(|file| answer::colours(loaded, file))
        {
            report(Report::Colours(colours));
        }
        if changed || due.card {
            let card = self.card.as_ref().and_then(|entry| card::card(loaded, entry));
            report(Report::Card(card.map(Box::new)));
        }
        if due.library {
            report(Report::Library(Arc::new(library::library(loaded))));
        } else if !due.files.is_empty() && !due.look {
            let files = due.files.iter();
            report(Report::Entries(files.flat_map(|file| library::of_file(loaded, *file)).collect()));
        }
        self.report_table(due, report);
    }

    fn report_table(&mut self, due: &Due, report: &mut dyn FnMut(Report)) {
        let (Some(loaded), Some((game, kind))) = (&self.loaded, &self.table) else {
            self.rows = None;
            return;
        };
        let known = self.rows.take().filter(|rows| rows.game == *game && rows.kind == *kind && !due.library);
        let news = due.library || due.look || due.table || !due.files.is_empty();
        let mut rows = known.unwrap_or_else(|| Arc::new(table::table(loaded, game, kind)));
        for file in &due.files {
            table::refresh(loaded, *file, Arc::make_mut(&mut rows));
        }
        self.rows = Some(Arc::clone(&rows));
        if news {
            report(Report::Table(rows));
        }
    }
}

#[cfg(test)]
mod tests;
