//! What becomes of links, pipes and files when they are written.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

use super::*;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::process::{self, Command, Stdio};

/// An empty folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("provost-replace-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

#[test]
fn a_link_stays_a_link_and_what_it_leads_to_is_replaced() {
    let folder = Folder::new("link");
    fs::create_dir(folder.file("deep")).unwrap();
    fs::write(folder.file("deep/real.txt"), "old").unwrap();
    symlink("deep/real.txt", folder.file("second")).unwrap();
    symlink("second", folder.file("first")).unwrap();
    replace_file(&folder.file("first"), "new").unwrap();
    assert_eq!(fs::read_to_string(folder.file("deep/real.txt")).unwrap(), "new");
    assert!(fs::symlink_metadata(folder.file("first")).unwrap().is_symlink());
    assert!(fs::symlink_metadata(folder.file("second")).unwrap().is_symlink());
    // What the link leads to need not be there yet.
    symlink("deep/later.txt", folder.file("third")).unwrap();
    replace_file(&folder.file("third"), "made").unwrap();
    assert_eq!(fs::read_to_string(folder.file("deep/later.txt")).unwrap(), "made");
    assert_eq!(folder.names(), ["deep", "first", "second", "third"]);
}

#[test]
fn links_in_a_circle_are_refused() {
    let folder = Folder::new("circle");
    symlink("b", folder.file("a")).unwrap();
    symlink("a", folder.file("b")).unwrap();
    let Refused(said) = replace_file(&folder.file("a"), "new").unwrap_err();
    assert!(said.ends_with("its symbolic links lead round in a circle"), "{said}");
}

#[test]
fn a_pipe_is_written_to_and_stays_one() {
    let folder = Folder::new("pipe");
    let pipe = folder.file("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    symlink("pipe", folder.file("link")).unwrap();
    for name in ["pipe", "link"] {
        let reader = Command::new("cat").arg(&pipe).stdout(Stdio::piped()).spawn().unwrap();
        try_to_replace(&folder.file(name)).unwrap();
        replace_file(&folder.file(name), "through").unwrap();
        assert_eq!(reader.wait_with_output().unwrap().stdout, b"through");
    }
    assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(folder.names(), ["link", "pipe"]);
}

#[test]
fn to_try_changes_nothing() {
    let folder = Folder::new("try");
    fs::write(folder.file("there"), "old").unwrap();
    try_to_replace(&folder.file("there")).unwrap();
    try_to_replace(&folder.file("new")).unwrap();
    assert_eq!(fs::read_to_string(folder.file("there")).unwrap(), "old");
    assert_eq!(folder.names(), ["there"]);
    let Refused(said) = try_to_replace(&folder.file("nowhere/new")).unwrap_err();
    assert!(said.starts_with("cannot write "), "{said}");
}
