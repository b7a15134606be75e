//! Why an agent chose what it chose.

use provost_engine::game::evaluation::Part;

/// An option as an agent sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// The position of the option.
    pub index: usize,
    /// What it leads to, in hundredths of a victory point: the own evaluation against those of the others.
    pub value: i32,
    /// How much of the thinking went into it, from 0 to 1; nothing from agents that think about all options alike.
    pub share: Option<f32>,
    /// The part of the own evaluation that sets it apart most: the best option from the one behind it, every other from
    /// the best.
    pub decided_by: Option<Part>,
}
