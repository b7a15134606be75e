//! Where packs come from: folders on disk, and the shipped ones inside the program, so that it runs from
//! anywhere. Beside them the pages that explain each diagnostic code. The command line and the editor
//! stand on it; what a pack means, `provost_interpreter::pack` knows.
//!
//! Read `disk` first.

mod disk;
mod pages;
mod replace;
pub mod safe;
pub mod schema_line;
mod shipped;

pub use disk::{
    Packs, files_below, from_sources, is_file, is_read, join, leads_out, pack_around, pack_id, read,
    read_file, read_in_pack, read_in_place_of, read_text,
};
pub use pages::{Page, pages};
pub use replace::{append_to_file, replace_file, try_to_replace};
pub use shipped::{packs as shipped_packs, packs_of as shipped_packs_of};

/// Why a file or folder could not be used, in a plain sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// Says what the system says of a file, without its number.
pub fn plain(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split_once(" (os error").map_or(text.as_str(), |(text, _)| text);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
