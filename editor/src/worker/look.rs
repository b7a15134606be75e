//! The full check in a thread of its own, while the checker goes on answering. In a pack of 10,000 entries it
//! takes longer than a keystroke may wait.

use super::{library, table};
use crate::model::library::Library;
use crate::model::table::EntryTable;
use crate::platform::Stopwatch;
use provost_games::Shipped;
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{FileId, Finding, Loaded, PackSource};
use std::sync::Arc;

/// The packs to check, and the purpose.
#[derive(Debug)]
pub(super) enum Job {
    /// Files have come or gone: all packs are read. What the games find follows with another look.
    Read(Vec<PackSource>),
    /// Packs made anew from files that are known, for what the games find in them.
    Settle {
        /// The files, with nothing made of them yet.
        files: Box<Loaded>,
        /// Whether other files than the edited ones can see a difference, so that the checker wants the result.
        others: bool,
        /// Whether packs are wanted to be played with.
        share: bool,
    },
    /// Nothing has changed, but packs are wanted to be played with.
    Share(Box<Loaded>),
}

/// The result.
#[derive(Debug)]
pub(super) struct Look {
    /// The packs, if the checker wants them.
    pub(super) loaded: Option<Everything>,
    /// The findings of the games, if requested.
    pub(super) of_games: Option<Vec<Finding>>,
    /// Packs to be played with, if they are wanted.
    pub(super) content: Option<Arc<Loaded>>,
    /// How long it took, in milliseconds.
    pub(super) milliseconds: f64,
    /// How long the packs alone took.
    pub(super) settling: f64,
}

/// Packs with the lists that are as long as they are.
#[derive(Debug)]
pub(super) struct Everything {
    pub(super) loaded: Loaded,
    pub(super) library: Library,
    pub(super) table: Option<EntryTable>,
}

impl Job {
    /// Looks; `shown` is the table that is shown.
    pub(super) fn run(self, shown: Option<&(String, String)>) -> Look {
        let watch = Stopwatch::start();
        let mut look = Look { loaded: None, of_games: None, content: None, milliseconds: 0.0, settling: 0.0 };
        let everything = |loaded: Loaded| Everything {
            library: library::library(&loaded),
            table: shown.map(|(game, kind)| table::table(&loaded, game, kind)),
            loaded,
        };
        match self {
            Self::Read(packs) => {
                let loaded = provost_engine::load::<Shipped>(packs);
                look.settling = watch.milliseconds();
                look.loaded = Some(everything(loaded));
            }
            Self::Settle { files, others, share } => {
                let loaded = settled(*files);
                look.settling = watch.milliseconds();
                look.of_games = Some(provost_engine::findings::<Shipped>(&loaded));
                match (others, share) {
                    (true, true) => {
                        look.content = Some(Arc::new(settled(loaded.fork())));
                        look.loaded = Some(everything(loaded));
                    }
                    (true, false) => look.loaded = Some(everything(loaded)),
                    (false, true) => look.content = Some(Arc::new(loaded)),
                    (false, false) => {}
                }
            }
            Self::Share(files) => {
                look.content = Some(Arc::new(settled(*files)));
                look.settling = watch.milliseconds();
            }
        }
        look.milliseconds = watch.milliseconds();
        look
    }
}

fn settled(mut files: Loaded) -> Loaded {
    files.settle();
    files
}

/// Returns findings about one reading of the packs as findings about another one: the numbers of files differ.
pub(super) fn renumbered(findings: Vec<Finding>, from: &Loaded, to: &Loaded) -> Vec<Finding> {
    let number = |file: FileId| {
        let known = from.files.get(file.index())?;
        to.find_file(&known.root, &known.path)
    };
    let renumber = |mut finding: Finding| {
        finding.file = number(finding.file)?;
        finding.related.retain_mut(|other| match number(other.file) {
            Some(file) => {
                other.file = file;
                true
            }
            None => false,
        });
        Some(finding)
    };
    findings.into_iter().filter_map(renumber).collect()
}

/// Returns how many findings are errors.
pub(super) fn errors<'f>(findings: impl Iterator<Item = &'f Finding>) -> usize {
    findings.filter(|finding| finding.diagnostic.severity == Severity::Error).count()
}
