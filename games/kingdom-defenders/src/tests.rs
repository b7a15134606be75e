//! Kingdom Defenders with the shipped content.

mod buildings;
mod characters;
mod protection;
mod random;
mod rounds;
mod support;
