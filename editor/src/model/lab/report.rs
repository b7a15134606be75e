//! Reports about a situation: the board, the question, the trace, odds, and many games from here.

use crate::model::file::FileKey;
use provost_engine::game::scene::BoardScene;
use provost_grammar::diagnostic::Fix;
use provost_grammar::span::Span;
use provost_interpreter::pack::write::NewValue;

/// The state of a situation after some of its choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// The findings about the text.
    pub findings: Vec<TextFinding>,
    /// Why it cannot be played, if it cannot.
    pub refused: Vec<String>,
    /// Round and phase.
    pub moment: String,
    /// The table; `None` if the situation cannot be set up.
    pub scene: Option<BoardScene>,
    /// Every choice that the text makes, as far as it could be played.
    pub made: Vec<ChosenOption>,
    /// How many of them have been made.
    pub at: usize,
    /// How many were to be made.
    pub wanted: usize,
    /// The pending question.
    pub asked: Option<LabQuestion>,
    /// The log and trace before the first choice and after each.
    pub steps: Vec<StepReport>,
    /// The position in the words of `then`.
    pub told: Vec<PositionValue>,
    /// The differences from the expectations, once all choices are made.
    pub failures: Option<Vec<String>>,
    /// How many of the fixed dice have been rolled.
    pub dice_used: usize,
    /// Whose outcome is open.
    pub contests: Vec<Contest>,
}

/// A finding about the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFinding {
    /// Where.
    pub span: Span,
    /// What.
    pub message: String,
    /// A hint.
    pub hint: Option<String>,
    /// How it could be repaired.
    pub fix: Option<Fix>,
}

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenOption {
    /// Who chose.
    pub player: String,
    /// The id of the option.
    pub id: String,
    /// Its label.
    pub label: String,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabQuestion {
    /// The player who is asked.
    pub player: String,
    /// The question.
    pub question: String,
    /// The ids of the options and what they mean.
    pub options: Vec<(String, String)>,
}

/// The results of a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepReport {
    /// The events.
    pub happened: Vec<LabLine>,
    /// Which abilities fired or did not, and why.
    pub trace: Vec<TraceLine>,
}

/// An event of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabLine {
    /// What.
    pub text: String,
    /// The ability that did it.
    pub place: Option<Spot>,
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The file.
    pub file: FileKey,
    /// The line, from 1.
    pub line: usize,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// One line of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceLine {
    /// What.
    pub mark: Mark,
    /// The id of its entry.
    pub entry: String,
    /// The name of its source.
    pub name: String,
    /// Who acts.
    pub actor: String,
    /// The moment, as it is written: `on roll`.
    pub hook: String,
    /// The relevant words of the file: the ability, the failed condition, or the step.
    pub words: String,
    /// Where they stand.
    pub place: Option<Spot>,
    /// How often in this step.
    pub times: usize,
}

/// The kind of a trace line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It began.
    Fired,
    /// It did not: the id of the reason.
    Silent(&'static str),
    /// It changed a number: which, and how.
    Changed(String),
    /// It answered a question.
    Answered(String),
    /// It went on with an alternative.
    Branch,
    /// It was paid for.
    Paid,
    /// It did something.
    Did,
    /// A part of it had nothing to act on: the id of the reason.
    Nothing(&'static str),
}

impl Mark {
    /// Returns whether it says that something happened.
    pub const fn is_deed(&self) -> bool {
        match self {
            Self::Fired | Self::Changed(_) | Self::Answered(_) | Self::Branch | Self::Paid | Self::Did => {
                true
            }
            Self::Silent(_) | Self::Nothing(_) => false,
        }
    }
}

/// A part of the position, in the words of `then`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionValue {
    /// Its key, through tables.
    pub path: Vec<String>,
    /// Its value.
    pub value: NewValue,
    /// The value before the first choice, if different.
    pub before: Option<String>,
    /// Whether it is worth keeping in a test, because it changed or results from the choices.
    pub news: bool,
}

impl PositionValue {
    /// Returns the key as it is written.
    pub fn key(&self) -> String {
        self.path.join(".")
    }
}

/// A contest with an open outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Exact odds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OddsReport {
    /// Their subject.
    pub title: String,
    /// How likely each outcome is.
    pub outcomes: Vec<OddsRow>,
    /// How likely each total or score is, by the name of the number.
    pub totals: Vec<(String, Vec<OddsRow>)>,
    /// The result of each option: id, value in words, whether it is best.
    pub options: Vec<(String, String, bool)>,
    /// How far the numbers can be trusted.
    pub note: String,
    /// Why there are none.
    pub refused: Option<String>,
}

/// A row of odds.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsRow {
    /// What.
    pub name: String,
    /// How likely, from 0 to 1.
    pub chance: f64,
    /// The same as a fraction.
    pub fraction: String,
}

/// The results of many games from here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunsReport {
    /// How many are wanted.
    pub wanted: u32,
    /// How many were played.
    pub played: u32,
    /// How often each outcome came, by name.
    pub outcomes: Vec<(String, u32)>,
    /// The name of the number.
    pub number: String,
    /// How often each number came.
    pub numbers: Vec<(i32, u32)>,
    /// Why it stopped early.
    pub stopped: Option<String>,
}
