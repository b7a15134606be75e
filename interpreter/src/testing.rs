//! Toy.
