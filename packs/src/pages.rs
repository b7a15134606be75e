//! The pages that explain each diagnostic code. They live in `docs/codes`, one file a code; their
//! examples are run by tests.

use include_dir::{Dir, include_dir};

static CODES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../docs/codes");

/// The page of one code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Page {
    /// The code.
    pub code: &'static str,
    /// The page, in Markdown.
    pub text: &'static str,
}

impl Page {
    /// Returns whether the code is that of a warning; its page says so.
    pub fn is_warning(&self) -> bool {
        let words: Vec<String> = self.text.split_whitespace().map(str::to_lowercase).collect();
        words.join(" ").contains("this is a warning")
    }

    /// Returns the first paragraph: the meaning in a line or two.
    pub fn summary(&self) -> String {
        let lines = self.text.lines().skip(1).skip_while(|line| line.trim().is_empty());
        lines.take_while(|line| !line.trim().is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// Returns all pages, sorted by code.
pub fn pages() -> Vec<Page> {
    let mut pages: Vec<Page> = CODES
        .files()
        .filter(|file| file.path().extension().is_some_and(|ending| ending == "md"))
        .filter_map(|file| {
            let code = file.path().file_stem()?.to_str()?;
            Some(Page { code, text: file.contents_utf8()? })
        })
        .collect();
    pages.sort_unstable();
    pages
}
