//! What the language promises of any text: which mistakes are found and how they are shown, limits, and what layout keeps.

mod errors;
mod limits;
mod properties;
mod shown;
mod trees;
