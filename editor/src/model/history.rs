//! The log of named changes: every change of a project is a step in it, and every step can be taken back.

use super::file::FileKey;

/// The name of a step; the interface has a message `step-<id>` for it, with the variable `what`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepName {
    /// Id of the message.
    pub id: &'static str,
    /// The changed thing, in the author's words.
    pub what: String,
}

impl StepName {
    /// Names a step.
    pub fn new(id: &'static str, what: impl Into<String>) -> Self {
        Self { id, what: what.into() }
    }
}

/// One file of a step: the old text and the new text at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The file.
    pub file: FileKey,
    /// Where.
    pub at: usize,
    /// The old text.
    pub removed: String,
    /// The new text.
    pub inserted: String,
    /// Whether the file was there before and after.
    pub exists: (bool, bool),
}

impl Change {
    /// Finds what differs between two texts; `None` is a file that is not there. Equal texts give nothing.
    pub fn between(file: &FileKey, old: Option<&str>, new: Option<&str>) -> Option<Self> {
        if old == new {
            return None;
        }
        let exists = (old.is_some(), new.is_some());
        let (old, new) = (old.unwrap_or_default(), new.unwrap_or_default());
        let start = common_prefix(old, new);
        let (old, new) = (old.get(start..).unwrap_or_default(), new.get(start..).unwrap_or_default());
        let end = common_suffix(old, new);
        let removed = old.get(..old.len() - end).unwrap_or_default().to_owned();
        let inserted = new.get(..new.len() - end).unwrap_or_default().to_owned();
        Some(Self { file: file.clone(), at: start, removed, inserted, exists })
    }

    fn reversed(&self) -> Self {
        Self {
            file: self.file.clone(),
            at: self.at,
            removed: self.inserted.clone(),
            inserted: self.removed.clone(),
            exists: (self.exists.1, self.exists.0),
        }
    }

    /// Does the change to a text. A text that is not the expected one stays as it is.
    pub fn apply(&self, text: Option<&str>) -> Option<String> {
        if !self.exists.1 {
            return None;
        }
        let mut text = text.unwrap_or_default().to_owned();
        let end = self.at + self.removed.len();
        if text.get(self.at..end) == Some(self.removed.as_str()) {
            text.replace_range(self.at..end, &self.inserted);
        }
        Some(text)
    }

    /// Returns whether `next` goes on typing or deleting where this one ended.
    fn continues_into(&self, next: &Self) -> bool {
        let types_on = next.removed.is_empty() && next.at == self.at + self.inserted.len();
        let deletes_back =
            next.inserted.is_empty() && self.inserted.is_empty() && next.at + next.removed.len() == self.at;
        let new_word =
            next.inserted.starts_with(char::is_whitespace) && !self.inserted.ends_with(char::is_whitespace);
        self.file == next.file
            && self.exists == (true, true)
            && next.exists == (true, true)
            && (types_on || deletes_back)
            && !new_word
            && !next.inserted.contains('\n')
    }

    fn join(&mut self, next: &Self) {
        if next.removed.is_empty() {
            self.inserted.push_str(&next.inserted);
        } else {
            self.at = next.at;
            self.removed.insert_str(0, &next.removed);
        }
    }
}

fn common_prefix(a: &str, b: &str) -> usize {
    let same = a.chars().zip(b.chars()).take_while(|(x, y)| x == y);
    same.map(|(char, _)| char.len_utf8()).sum()
}

fn common_suffix(a: &str, b: &str) -> usize {
    let same = a.chars().rev().zip(b.chars().rev()).take_while(|(x, y)| x == y);
    same.map(|(char, _)| char.len_utf8()).sum()
}

/// A named change, of one file or of many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoStep {
    /// Its name.
    pub name: StepName,
    /// Its changes, one per file.
    pub changes: Vec<Change>,
}

/// The done and the undone steps.
#[derive(Clone, Debug, Default)]
pub struct History {
    done: Vec<UndoStep>,
    undone: Vec<UndoStep>,
    /// Whether further typing may join the last step.
    open: bool,
}

impl History {
    /// Notes a step.
    pub fn push(&mut self, step: UndoStep) {
        self.undone.clear();
        self.open = false;
        self.done.push(step);
    }

    /// Notes typing; what goes on where the last typing ended joins it, word by word.
    pub fn push_typing(&mut self, name: StepName, change: Change) {
        self.undone.clear();
        if let Some(UndoStep { changes, .. }) = self.done.last_mut().filter(|_| self.open)
            && let [last] = changes.as_mut_slice()
            && last.continues_into(&change)
        {
            last.join(&change);
            return;
        }
        self.done.push(UndoStep { name, changes: vec![change] });
        self.open = true;
    }

    /// Stops joining typed text, at the end of an interaction.
    pub const fn seal(&mut self) {
        self.open = false;
    }

    /// Returns the step that would be taken back next.
    pub fn next_undo(&self) -> Option<&StepName> {
        self.done.last().map(|step| &step.name)
    }

    /// Returns the step that would be done again next.
    pub fn next_redo(&self) -> Option<&StepName> {
        self.undone.last().map(|step| &step.name)
    }

    /// Returns the names of all steps that can be taken back, the newest last.
    pub fn names(&self) -> impl Iterator<Item = &StepName> {
        self.done.iter().map(|step| &step.name)
    }

    /// Takes the last step back; the changes returned undo it.
    pub fn undo(&mut self) -> Option<Vec<Change>> {
        self.open = false;
        let step = self.done.pop()?;
        let changes = step.changes.iter().rev().map(Change::reversed).collect();
        self.undone.push(step);
        Some(changes)
    }

    /// Does the last step that was taken back again.
    pub fn redo(&mut self) -> Option<Vec<Change>> {
        self.open = false;
        let step = self.undone.pop()?;
        let changes = step.changes.clone();
        self.done.push(step);
        Some(changes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn key() -> FileKey {
        FileKey::new("pack", "a.toml")
    }

    fn typed(history: &mut History, old: &str, new: &str) {
        let change = Change::between(&key(), Some(old), Some(new)).unwrap();
        history.push_typing(StepName::new("typing", ""), change);
    }

    #[test]
    fn typing_is_taken_back_word_by_word() {
        let mut history = History::default();
        for (old, new) in [("", "o"), ("o", "on"), ("on", "on "), ("on ", "on r"), ("on r", "on ro")] {
            typed(&mut history, old, new);
        }
        assert_eq!(history.names().count(), 2);
        let undo = history.undo().unwrap();
        assert_eq!(undo.first().unwrap().apply(Some("on ro")).unwrap(), "on");
    }

    #[test]
    fn deleting_backwards_is_one_step() {
        let mut history = History::default();
        typed(&mut history, "abc", "ab");
        typed(&mut history, "ab", "a");
        assert_eq!(history.names().count(), 1);
        assert_eq!(history.undo().unwrap().first().unwrap().apply(Some("a")).unwrap(), "abc");
    }

    #[test]
    fn a_sealed_step_takes_nothing_more() {
        let mut history = History::default();
        typed(&mut history, "", "a");
        history.seal();
        typed(&mut history, "a", "ab");
        assert_eq!(history.names().count(), 2);
    }

    #[test]
    fn a_file_comes_and_goes() {
        let made = Change::between(&key(), None, Some("id")).unwrap();
        assert_eq!(made.apply(None).as_deref(), Some("id"));
        assert_eq!(made.reversed().apply(Some("id")), None);
        assert!(Change::between(&key(), None, Some("")).is_some());
    }

    proptest! {
        #[test]
        fn undo_is_the_reverse_of_doing(old in "[aäb\n]{0,12}", new in "[aäb\n]{0,12}") {
            if let Some(change) = Change::between(&key(), Some(&old), Some(&new)) {
                prop_assert_eq!(change.apply(Some(&old)), Some(new.clone()));
                prop_assert_eq!(change.reversed().apply(Some(&new)), Some(old));
            } else {
                prop_assert_eq!(old, new);
            }
        }
    }
}
