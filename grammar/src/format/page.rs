//! The text that is being written, line by line.

/// A growing text.
#[derive(Debug, Default)]
pub(super) struct Page<'a> {
    text: String,
    line_start: usize,
    /// The comment that will end the current line.
    trailing: Option<&'a str>,
}

impl<'a> Page<'a> {
    /// Writes on the current line.
    pub(super) fn write(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Ends the current line, if there is one, and begins the next.
    pub(super) fn start_line(&mut self, indent: usize) {
        self.end_line();
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line_start = self.text.len();
        self.text.extend(std::iter::repeat_n(' ', indent));
    }

    /// Keeps a comment for the end of the current line.
    pub(super) fn set_trailing(&mut self, comment: &'a str) {
        self.trailing = Some(comment);
    }

    /// Returns whether the current line already has its comment.
    pub(super) fn has_trailing(&self) -> bool {
        self.trailing.is_some()
    }

    /// Returns the number of characters on the current line. Only comments contain more than ASCII, and
    /// nothing after a comment is measured.
    pub(super) fn column(&self) -> usize {
        self.text.len() - self.line_start
    }

    /// Returns the finished text.
    pub(super) fn finish(mut self) -> String {
        self.end_line();
        self.text
    }

    fn end_line(&mut self) {
        if let Some(comment) = self.trailing.take() {
            self.text.push_str("  ");
            self.text.push_str(comment);
        }
    }
}
