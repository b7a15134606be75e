//! What authors read when a text does not fit the grammar: source, underlined text and message together.

mod shown;

use shown::{shown, shown_condition};
