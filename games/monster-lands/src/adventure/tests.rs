//! The adventure phase with the shipped cards and fixed dice.

mod battle;
mod clash;
mod missions;
mod play;
mod result;
mod site;
