//! Small pieces that panels share.

pub(crate) mod bars;
#[expect(unused_imports, reason = "the Play view comes next")]
pub(crate) mod board;
pub(crate) mod card;
pub(crate) mod field;
pub(crate) mod page;
pub(crate) mod symbol;
pub(crate) mod table;
