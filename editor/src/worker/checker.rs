//! Holds the loaded packs and follows the edits.

use super::{Content as Shared, EntryKey, Report, Request, answer, card, library, problem, table};
use crate::background::Handler;
use crate::model::file::FileKey;
use crate::model::problem::Problems;
use crate::model::project::Text;
use crate::platform::Stopwatch;
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{self, Content, Finding, Loaded, PackSource, Role, Source, Update};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The checker.
#[derive(Debug, Default)]
pub struct Checker {
    sources: BTreeMap<String, BTreeMap<String, Content>>,
    loaded: Option<Loaded>,
    card: Option<EntryKey>,
    table: Option<(String, String)>,
    colours: Option<FileKey>,
    /// What the games themselves found last; they look when nothing else is asked for.
    game_findings: Vec<Finding>,
    games_must_look: bool,
    /// Whether the packs are wanted by those who play with them.
    share: bool,
    /// How often the packs changed, and the number under which they were last shared.
    changes: u64,
    shared: Option<u64>,
}

/// What a batch of requests made necessary.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent marks, each set and read by name")]
struct Due {
    /// Everything must be read again.
    load: bool,
    /// Entries or packs may have come, gone or moved.
    library: bool,
    check: bool,
    card: bool,
    table: bool,
    colours: bool,
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
        self.bring_up_to_date(&due, &watch, report);
        let Some(loaded) = &self.loaded else { return };
        for (file, offset, question) in questions {
            let answer = answer::answer(loaded, &file, offset, question);
            report(Report::Answer(Box::new(answer)));
        }
    }

    fn idle(&mut self, report: &mut dyn FnMut(Report)) -> bool {
        if let Some(loaded) = self.loaded.as_ref().filter(|_| self.games_must_look) {
            let watch = Stopwatch::start();
            self.games_must_look = false;
            let found = provost_engine::findings(loaded);
            if found != self.game_findings {
                self.game_findings = found;
                self.report_findings(&watch, report);
            }
            // What was typed meanwhile comes first.
            return self.share;
        }
        self.share_content(report);
        false
    }
}

impl Checker {
    fn take_sources(&mut self, packs: Vec<PackSource>) {
        let files = |pack: PackSource| pack.files.into_iter().map(|file| (file.path, file.content)).collect();
        self.sources = packs.into_iter().map(|pack| (pack.root.clone(), files(pack))).collect();
    }

    /// Takes a new text. A file that comes or goes makes a new load necessary, as what other files see differs.
    fn edit(&mut self, file: &FileKey, text: Text, due: &mut Due) {
        let pack = self.sources.entry(file.root.clone()).or_default();
        let Some(text) = text else {
            due.load |= pack.remove(&file.path).is_some();
            return;
        };
        let content = Content::Text(text.to_string());
        let is_new = pack.insert(file.path.clone(), content.clone()).is_none();
        let known = self.loaded.as_ref().and_then(|loaded| loaded.find_file(&file.root, &file.path));
        match (&mut self.loaded, known) {
            (Some(loaded), Some(id)) if !is_new && !due.load => {
                // A place in a file moves with every edit, so the library of that file is stale as well.
                due.library |=
                    loaded.update(id, content) == Update::Everything || loaded.file(id).role == Role::Entries;
                due.check = true;
            }
            (Some(_) | None, _) => due.load = true,
        }
    }

    /// Hands out the packs as they are now, read anew: the checker's own go on changing. Most edits are followed by
    /// another one at once, so this waits until nothing else is to be done.
    fn share_content(&mut self, report: &mut dyn FnMut(Report)) {
        if !self.share || self.shared == Some(self.changes) || self.loaded.is_none() {
            return;
        }
        self.shared = Some(self.changes);
        let loaded = self.read();
        let found = loaded.findings.iter().chain(&self.game_findings);
        let errors = found.filter(|finding| finding.diagnostic.severity == Severity::Error).count();
        report(Report::Content(Shared { loaded: Arc::new(loaded), number: self.changes, errors }));
    }

    fn read(&self) -> Loaded {
        let packs = self.sources.iter().filter(|(_, files)| !files.is_empty());
        let packs = packs.map(|(root, files)| PackSource {
            root: root.clone(),
            files: files
                .iter()
                .map(|(path, content)| Source { path: path.clone(), content: content.clone() })
                .collect(),
        });
        pack::load(provost_engine::games(), packs.collect())
    }

    fn bring_up_to_date(&mut self, due: &Due, watch: &Stopwatch, report: &mut dyn FnMut(Report)) {
        if due.load {
            self.loaded = Some(self.read());
        }
        let changed = due.load || due.check;
        if changed {
            self.changes += 1;
            // Places of what the games found may have moved; they look again when there is time.
            self.games_must_look = true;
            self.report_findings(watch, report);
        }
        let Some(loaded) = &self.loaded else { return };
        if (changed || due.colours)
            && let Some(colours) = self.colours.as_ref().and_then(|file| answer::colours(loaded, file))
        {
            report(Report::Colours(colours));
        }
        if changed || due.card {
            let card = self.card.as_ref().and_then(|entry| card::card(loaded, entry));
            report(Report::Card(card.map(Box::new)));
        }
        if due.load || due.library {
            report(Report::Library(Arc::new(library::library(loaded))));
        }
        if (changed || due.table)
            && let Some((game, kind)) = &self.table
        {
            report(Report::Table(Arc::new(table::table(loaded, game, kind))));
        }
    }

    fn report_findings(&self, watch: &Stopwatch, report: &mut dyn FnMut(Report)) {
        let Some(loaded) = &self.loaded else { return };
        let all = provost_engine::with_games(loaded, self.game_findings.clone());
        let problems = Problems::new(all.iter().map(|finding| problem::problem(loaded, finding)).collect());
        report(Report::Findings { problems: Arc::new(problems), milliseconds: watch.milliseconds() });
    }
}

#[cfg(test)]
mod tests {
    use super::Checker;
    use crate::background::Handler as _;
    use crate::worker::{Report, Request};
    use provost_interpreter::pack::{PackSource, Source};

    #[test]
    fn what_authors_allow_is_no_problem_and_a_comment_for_nothing_is() {
        let card = |id: &str, effect: &str| {
            let text = format!(
                "id = \"{id}\"\nkind = \"mercenary\"\nname = {{ en = \"{id}\" }}\naffinity = \"water\"\nrole = \"hired\"\n\
                 cost = 1\nreputation = 1\ndice = {{ strength = 1 }}\neffect = '''\n\
                 # provost: allow(number-agreement) the card says it like this\n{effect}\n'''\n"
            );
            Source::text(format!("{id}.toml"), text)
        };
        let manifest = "id = \"own\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Own\" }\n\
                        depends = [\"monster-lands\"]\n";
        let files = vec![
            Source::text("pack.toml", manifest),
            card("runa", "free, once per round: gain 2 potion."),
            card("tova", "free, once per round: gain 2 potions."),
        ];
        let mut packs = provost_packs::read(&[]).unwrap().sources;
        packs.push(PackSource { root: "own".to_owned(), files });
        let mut codes = Vec::new();
        Checker::default().handle(vec![Request::Load(packs)], &mut |report| {
            if let Report::Findings { problems, .. } = report {
                codes =
                    problems.list.iter().map(|problem| (problem.file.path.clone(), problem.code)).collect();
            }
        });
        assert_eq!(codes, [("tova.toml".to_owned(), "unused-allow")]);
    }
}
