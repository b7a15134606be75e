//! Cursor positions, visited and present, for going back and forward.

use super::file::FileKey;

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePosition {
    /// The file.
    pub file: FileKey,
    /// The byte at which the cursor stands.
    pub offset: usize,
}

/// The places visited, with the present one between those before and after.
#[derive(Clone, Debug, Default)]
pub struct Navigation {
    back: Vec<FilePosition>,
    here: Option<FilePosition>,
    forward: Vec<FilePosition>,
}

impl Navigation {
    /// Returns the present place.
    pub const fn here(&self) -> Option<&FilePosition> {
        self.here.as_ref()
    }

    /// Goes to a place.
    pub fn go(&mut self, place: FilePosition) {
        if self.here.as_ref() == Some(&place) {
            return;
        }
        self.back.extend(self.here.replace(place));
        self.forward.clear();
    }

    /// Notes that the cursor was moved within the file.
    pub const fn moved(&mut self, offset: usize) {
        if let Some(here) = &mut self.here {
            here.offset = offset;
        }
    }

    /// Returns to the place before.
    pub fn back(&mut self) -> Option<&FilePosition> {
        let place = self.back.pop()?;
        self.forward.extend(self.here.replace(place));
        self.here.as_ref()
    }

    /// Goes to the place after.
    pub fn forward(&mut self) -> Option<&FilePosition> {
        let place = self.forward.pop()?;
        self.back.extend(self.here.replace(place));
        self.here.as_ref()
    }

    /// Returns whether there is a place before and one after.
    pub const fn can_go(&self) -> (bool, bool) {
        (!self.back.is_empty(), !self.forward.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_returns_to_where_the_cursor_was_left() {
        let place = |name: &str, offset| FilePosition { file: FileKey::new("p", name), offset };
        let mut navigation = Navigation::default();
        navigation.go(place("a", 0));
        navigation.moved(7);
        navigation.go(place("b", 3));
        assert_eq!(navigation.back(), Some(&place("a", 7)));
        assert_eq!(navigation.can_go(), (false, true));
        assert_eq!(navigation.forward(), Some(&place("b", 3)));
        assert_eq!(navigation.forward(), None);
    }
}
