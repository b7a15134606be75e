//! Many games by seed, over all cores: winners, lengths, and what is taken and used.
//!
//! A game is one seed: chance, agents and the seats they sit at follow from it, so results do not depend on
//! how many threads play, nor in which order. [`run`] plays a [`Plan`] and returns a [`Report`]: what was
//! played and exact sums ([`Tally`]), which can be merged with those of other seeds. [`Figures`] are computed
//! from it. No terminal here: the caller passes a flag to stop and is told the progress ([`Control`]).

mod again;
mod catalogue;
mod example_seeds;
mod figures;
mod lineup;
mod observer;
mod pieces;
mod plan;
mod played;
mod report;
mod run;
mod seeds;
mod sources;
mod table;
mod tally;
mod trouble;

pub use again::{Again, again};
pub use catalogue::{AbilityInfo, Catalogue, EntryInfo, MetricInfo};
pub use example_seeds::{ExampleSeeds, Figure};
pub use figures::{
    AbilityFigures, CurveFigures, EntryFigures, Figures, GroupFigures, GroupRow, PartFigures, Spread,
};
pub use lineup::seated;
pub(crate) use pieces::share_out;
pub use plan::{Plan, PlanError};
pub use played::{Changed, Played, Seat, Touched};
pub use report::{Header, MergeError, Report};
pub use run::{Control, Outcome, SimulateError, header, run};
pub(crate) use run::{Stage, on_threads};
pub use seeds::{SeedRange, Seeds, SeedsError, Shard};
pub use sources::{SourceRow, SourceTally, Sources, SourcesFigures};
pub use table::{Column, ReportTable, ReportTableKind, Values};
pub use tally::{AbilityTally, Curve, Ending, EntryTally, Group, Tally};
pub use trouble::{Trouble, Troubles};
