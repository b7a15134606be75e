//! What can be written after `provost print` and `provost export`.

use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use std::path::PathBuf;

pub(crate) const PRINT_EXAMPLES: &str = "\
Examples:
  provost print --kind mercenary --out cards.pdf
  provost print my-pack --lang de --paper letter --out cards.pdf
  provost print my-pack --changed-since main --out new.pdf
  provost print --calibrate --out calibrate.pdf

docs/printing.md says how to cut, fold, and align backs.";

pub(crate) const EXPORT_EXAMPLES: &str = "\
Examples:
  provost export png --kind monster --out cards/
  provost export tts my-pack --out table/

docs/printing.md says more.";

/// Which cards, and how they look.
#[derive(ClapArgs, Debug)]
pub(crate) struct Cards {
    /// Pack folders, folders of packs, or single files; none for the packs that ship with Provost.
    pub(crate) paths: Vec<PathBuf>,
    /// Only entries of these kinds; all that have a template if not given.
    #[arg(long, value_name = "KIND,..", value_delimiter = ',')]
    pub(crate) kind: Vec<String>,
    /// Only these entries.
    #[arg(long, value_name = "ID,..", value_delimiter = ',')]
    pub(crate) only: Vec<String>,
    /// Only cards that look different from those at a git revision.
    #[arg(long, value_name = "REV")]
    pub(crate) changed_since: Option<String>,
    /// The languages, one after the other.
    #[arg(long, value_name = "LANG,..", value_delimiter = ',', default_value = "en", value_parser = ["en", "de"])]
    pub(crate) lang: Vec<String>,
    /// Words instead of icons in sentences.
    #[arg(long)]
    pub(crate) words_only: bool,
    /// No mark on cards whose numbers are estimates.
    #[arg(long)]
    pub(crate) no_estimates: bool,
    /// No art and no colour: to try a card out.
    #[arg(long)]
    pub(crate) low_ink: bool,
}

/// Sheets of cards to print and cut.
#[derive(ClapArgs, Debug)]
pub(crate) struct Print {
    #[command(flatten)]
    pub(crate) cards: Cards,
    /// The PDF file to write.
    #[arg(long, short)]
    pub(crate) out: PathBuf,
    /// The paper.
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    pub(crate) paper: Paper,
    /// What the printer cannot reach at each edge, in millimetres.
    #[arg(long, value_name = "MM", default_value_t = 5.0)]
    pub(crate) margin: f64,
    /// How far colour reaches over the edge of each card, in millimetres.
    #[arg(long, value_name = "MM", default_value_t = 1.5)]
    pub(crate) bleed: f64,
    /// The room between cards, in millimetres.
    #[arg(long, value_name = "MM", default_value_t = 0.0)]
    pub(crate) gap: f64,
    /// How often each card is printed; as often as it is in the box if not given.
    #[arg(long, value_name = "N")]
    pub(crate) copies: Option<usize>,
    /// The backs.
    #[arg(long, value_enum, default_value_t = BackKind::Long)]
    pub(crate) backs: BackKind,
    /// How far this printer moves backs, right and down in millimetres; `--calibrate` shows it.
    #[arg(long, value_name = "RIGHT,DOWN", default_value = "0,0", value_parser = offset, allow_negative_numbers = true)]
    pub(crate) offset: (f64, f64),
    /// No marks for the knife.
    #[arg(long)]
    pub(crate) no_marks: bool,
    /// Words in the margin of every sheet, such as a date.
    #[arg(long, value_name = "TEXT")]
    pub(crate) stamp: Option<String>,
    /// Write a sheet that shows how far this printer moves backs, and no cards.
    #[arg(long)]
    pub(crate) calibrate: bool,
}

/// Cards as files for other programs.
#[derive(Debug, Subcommand)]
pub(crate) enum Export {
    /// One picture a card.
    Png {
        #[command(flatten)]
        cards: Cards,
        /// The folder to write to.
        #[arg(long, short)]
        out: PathBuf,
        /// Pixels in an inch.
        #[arg(long, default_value_t = 300.0)]
        dpi: f64,
        /// How far colour reaches over the edge, in millimetres.
        #[arg(long, value_name = "MM", default_value_t = 0.0)]
        bleed: f64,
        /// Write backs, too.
        #[arg(long)]
        backs: bool,
    },
    /// Decks for Tabletop Simulator: pictures and a saved object a kind.
    Tts {
        #[command(flatten)]
        cards: Cards,
        /// The folder to write to.
        #[arg(long, short)]
        out: PathBuf,
        /// Where the pictures will be found; in that folder on this machine if not given.
        #[arg(long, value_name = "URL")]
        url: Option<String>,
    },
}

/// A paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Paper {
    /// 210 x 297 mm.
    A4,
    /// 215.9 x 279.4 mm.
    Letter,
    /// 297 x 420 mm.
    A3,
}

impl Paper {
    /// Width and height in millimetres.
    pub(crate) const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
            Self::A3 => (297.0, 420.0),
        }
    }
}

/// How backs are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BackKind {
    /// On every second page; the printer turns the paper around its long edge.
    Long,
    /// On every second page; the printer turns the paper around its short edge.
    Short,
    /// Beside the front, to be folded over.
    Fold,
    /// None.
    None,
}

fn offset(text: &str) -> Result<(f64, f64), String> {
    let wrong = || format!("`{text}` is no pair of millimetres such as `0.5,-1`");
    let (right, down) = text.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= 50.0);
    number(right).zip(number(down)).ok_or_else(wrong)
}
