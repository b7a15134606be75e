//! Fenced blocks of a Markdown page, for the tests that run the examples of the documentation.

/// A fenced block.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The words after the opening fence: a language, then the purpose of the block.
    pub(crate) tag: String,
    /// The heading it stands under.
    pub(crate) heading: String,
    /// The line of its opening fence, counted from 1.
    pub(crate) line: usize,
    /// What is in it.
    pub(crate) text: String,
}

impl Block {
    /// Says where the block stands.
    pub(crate) fn place(&self) -> String {
        format!("line {} ({})", self.line, self.heading)
    }
}

/// Returns the blocks of a page in their order. A fence that is never closed is a mistake in the page.
pub(crate) fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut heading = String::new();
    let mut open: Option<Block> = None;
    for (number, line) in (1..).zip(page.lines()) {
        match (open.take(), line.strip_prefix("```")) {
            (Some(block), Some(rest)) => {
                assert!(rest.trim().is_empty(), "line {number}: a block ends with a bare fence");
                blocks.push(block);
            }
            (Some(mut block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
                open = Some(block);
            }
            (None, Some(tag)) => {
                let (tag, heading) = (tag.trim().to_owned(), heading.clone());
                open = Some(Block { tag, heading, line: number, text: String::new() });
            }
            (None, None) => {
                if line.starts_with('#') {
                    line.trim_start_matches('#').trim().clone_into(&mut heading);
                }
            }
        }
    }
    assert!(open.is_none(), "a block is never closed: {open:?}");
    blocks
}
