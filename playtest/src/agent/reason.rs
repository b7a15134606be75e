//! Why an agent chose an option.

use provost_engine::game::evaluation::Part;

/// An agent's view of an option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// The index of the option.
    pub index: usize,
    /// Its expected value, in hundredths of a victory point: the own evaluation against those of the others.
    pub value: i32,
    /// Its share of the search effort, from 0 to 1; `None` for agents that treat all options alike.
    pub share: Option<f32>,
    /// The part of the own evaluation that distinguishes it most: the best option from the second, every
    /// other from the best.
    pub decided_by: Option<Part>,
}
