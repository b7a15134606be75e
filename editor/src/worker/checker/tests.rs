//! The checker with patience says in the end what a reading of everything says.

use super::{Checker, Patience};
use crate::background::Handler as _;
use crate::model::card::Card;
use crate::model::file::FileKey;
use crate::model::library::Library;
use crate::model::problem::Problems;
use crate::model::table::EntryTable;
use crate::worker::{EntryKey, Report, Request};
use provost_interpreter::pack::{PackSource, Source};
use std::sync::Arc;

fn card(id: &str, effect: &str) -> String {
    format!(
        "id = \"{id}\"\nkind = \"mercenary\"\nname = {{ en = \"{id}\" }}\naffinity = \"water\"\nrole = \"hired\"\n\
         cost = 1\nreputation = 1\ndice = {{ strength = 1 }}\neffect = '''\n{effect}\n'''\n"
    )
}

fn packs(cards: &[(&str, String)]) -> Vec<PackSource> {
    let manifest = "id = \"own\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Own\" }\n\
                    depends = [\"monster-lands\"]\n";
    let mut files = vec![Source::text("pack.toml", manifest)];
    files.extend(cards.iter().map(|(path, text)| Source::text(*path, text.clone())));
    let mut packs = provost_packs::read(&[]).unwrap().sources;
    packs.push(PackSource { root: "own".to_owned(), files });
    packs
}

const GOOD: &str = "free, once per round: gain 2 potions.";
const SLIP: &str = "free, once per round: gain 2 potoins.";

/// The newest reports, as a window would keep them.
#[derive(Default)]
struct LastReports {
    problems: Arc<Problems>,
    library: Library,
    card: Option<Box<Card>>,
    table: Arc<EntryTable>,
    contents: Vec<(u64, usize)>,
}

impl LastReports {
    fn take(&mut self, report: Report) {
        match report {
            Report::Library(library) => self.library = Arc::unwrap_or_clone(library),
            Report::Entries(entries) => _ = self.library.replace(entries),
            Report::Findings { problems, .. } => self.problems = problems,
            Report::Card(card) => self.card = card,
            Report::Table(table) => self.table = table,
            Report::Content(content) => self.contents.push((content.number, content.errors)),
            Report::Colours(_) | Report::Answer(_) => {}
        }
    }

    fn entries(&self) -> Vec<String> {
        let entries = self.library.entries.iter();
        entries
            .map(|entry| format!("{} {:?} {:?} {:?}", entry.id, entry.name, entry.file, entry.span))
            .collect()
    }

    fn assert_same(&self, other: &Self) {
        assert_eq!(self.problems, other.problems);
        assert_eq!(self.entries(), other.entries());
        assert_eq!(self.library.by_file, other.library.by_file);
        assert_eq!(self.card, other.card);
        assert_eq!(self.table.rows, other.table.rows);
    }
}

/// A checker, and what was made of its reports.
struct Desk {
    checker: Checker,
    shown: LastReports,
}

impl Desk {
    fn open(mut checker: Checker, cards: &[(&str, String)]) -> Self {
        let mut shown = LastReports::default();
        let show = vec![
            Request::Load(packs(cards)),
            Request::ShowCard(Some(EntryKey { file: FileKey::new("own", "a.toml"), id: "runa".to_owned() })),
            Request::ShowTable(Some(("monster-lands".to_owned(), "mercenary".to_owned()))),
        ];
        checker.handle(show, &mut |report| shown.take(report));
        let mut desk = Self { checker, shown };
        desk.finish();
        desk
    }

    /// Never looks at everything with an edit, however small the packs are.
    fn patient(cards: &[(&str, String)]) -> Self {
        let patience = Patience { pause: 0.0, at_once: 0.0 };
        Self::open(Checker { patience: Some(patience), ..Checker::default() }, cards)
    }

    fn edit(&mut self, path: &str, text: Option<&str>) {
        let request = Request::Edit { file: FileKey::new("own", path), text: text.map(Arc::from) };
        self.checker.handle(vec![request], &mut |report| self.shown.take(report));
    }

    fn idle(&mut self) {
        self.checker.idle(&mut |report| self.shown.take(report));
    }

    fn finish(&mut self) {
        while self.checker.wait().is_some() {
            self.idle();
            std::thread::yield_now();
        }
    }

    /// What is found in a file, but for its name.
    fn codes(&self, path: &str) -> Vec<&'static str> {
        let file = FileKey::new("own", path);
        let all = self.shown.problems.of(&file);
        all.iter().map(|problem| problem.code).filter(|code| *code != "id-unlike-file").collect()
    }
}

#[test]
fn what_authors_allow_is_no_problem_and_a_comment_for_nothing_is() {
    let allow = "# provost: allow(number-agreement) the card says it like this\n";
    let cards = [
        ("runa.toml", card("runa", &format!("{allow}free, once per round: gain 2 potion."))),
        ("tova.toml", card("tova", &format!("{allow}{GOOD}"))),
    ];
    let desk = Desk::open(Checker::default(), &cards);
    let found: Vec<_> = desk.shown.problems.list.iter().map(|p| (p.file.path.as_str(), p.code)).collect();
    assert_eq!(found, [("tova.toml", "unused-allow")]);
}

#[test]
fn after_every_edit_all_is_as_if_read_anew() {
    let mut desk = Desk::patient(&[("a.toml", card("runa", GOOD)), ("b.toml", card("tova", GOOD))]);
    let broken = card("runa", GOOD).replace("kind = ", "kind  ");
    let moved = format!("# One line more.\n{}", card("runa", GOOD)).replace("cost = 1", "cost = 7");
    // Each edit, and whether something is found in that file before anything else is looked at.
    let edits = [
        ("a.toml", Some(card("runa", SLIP)), true),
        ("a.toml", Some(moved), false),
        ("a.toml", Some(broken), true),
        ("a.toml", Some(card("runa", GOOD).replace("\"runa\" }", "\"Runa\" }")), false),
        ("a.toml", Some(card("tova", GOOD)), false),
        ("a.toml", Some(card("runa", GOOD)), false),
        ("c.toml", Some(card("ylva", SLIP)), false),
        ("b.toml", None, false),
    ];
    let mut cards = vec![("a.toml", String::new()), ("b.toml", card("tova", GOOD))];
    for (path, text, found) in edits {
        cards.retain(|(known, _)| *known != path);
        cards.extend(text.clone().map(|text| (path, text)));
        cards.sort_unstable();
        desk.edit(path, text.as_deref());
        assert_eq!(!desk.codes(path).is_empty(), found, "{path}: {:?}", desk.codes(path));
        desk.finish();
        desk.shown.assert_same(&Desk::open(Checker::default(), &cards).shown);
    }
    assert_eq!(desk.codes("c.toml"), ["unknown-word"]);
}

#[test]
fn what_is_typed_while_everything_is_looked_at_stays() {
    let mut desk = Desk::patient(&[("a.toml", card("runa", GOOD)), ("b.toml", card("tova", GOOD))]);
    // Another id, and while that is looked at, a slip in one file and a line more in the other.
    desk.edit("a.toml", Some(&card("rune", GOOD)));
    desk.idle();
    desk.edit("a.toml", Some(&card("rune", SLIP)));
    desk.edit("b.toml", Some(&format!("# More.\n{}", card("tova", GOOD))));
    desk.finish();
    // The same while a new file is read, which is typed into before that is done.
    desk.edit("c.toml", Some(&card("ylva", GOOD)));
    desk.idle();
    desk.edit("c.toml", Some(&card("ylva", SLIP)));
    desk.edit("d.toml", Some(&card("alva", GOOD)));
    desk.finish();
    let more = format!("# More.\n{}", card("tova", GOOD));
    let cards = [
        ("a.toml", card("rune", SLIP)),
        ("b.toml", more),
        ("c.toml", card("ylva", SLIP)),
        ("d.toml", card("alva", GOOD)),
    ];
    desk.shown.assert_same(&Desk::open(Checker::default(), &cards).shown);
}

#[test]
fn packs_to_play_with_are_handed_out_once_a_change() {
    for patient in [false, true] {
        let cards = [("a.toml", card("runa", GOOD))];
        let mut desk = if patient { Desk::patient(&cards) } else { Desk::open(Checker::default(), &cards) };
        assert!(desk.shown.contents.is_empty());
        desk.checker.handle(vec![Request::Share(true)], &mut |_| {});
        desk.finish();
        desk.edit("a.toml", Some(&card("runa", SLIP)));
        desk.finish();
        let errors: Vec<usize> = desk.shown.contents.iter().map(|(_, errors)| *errors).collect();
        assert_eq!(errors, [0, 1], "patient: {patient}");
        assert!(desk.shown.contents.is_sorted_by(|a, b| a.0 < b.0), "later ones have higher numbers");
    }
}
