//! What becomes of links, pipes and files when they are written.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

use super::*;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::process::{Command, Stdio};

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

#[test]
fn whatever_fails_the_file_is_the_old_or_the_new_one_and_nothing_is_left_beside() {
    let folder = Folder::new("fail");
    let file = folder.file("there");
    for failing in 0..6 {
        fs::write(&file, "old").unwrap();
        let mut step = 0;
        let written = write(&file, b"new", &mut |attempt| {
            step += 1;
            if step == failing + 1 { Err(io::ErrorKind::StorageFull.into()) } else { attempt() }
        });
        assert!(written.is_err(), "step {failing} exists");
        // Only the last one, which waits for the folder, comes after the renaming.
        let expected = if failing == 5 { "new" } else { "old" };
        assert_eq!(fs::read_to_string(&file).unwrap(), expected, "step {failing}");
        assert_eq!(folder.names(), ["there"], "step {failing}");
    }
}

#[test]
fn writers_of_one_file_do_not_meet() {
    let folder = Folder::new("race");
    let file = folder.file("there");
    let texts = ["a".repeat(300_000), "b".repeat(200_000)];
    std::thread::scope(|scope| {
        let file = &file;
        for text in &texts {
            scope.spawn(move || (0..20).for_each(|_| replace_file(file, text).unwrap()));
        }
        for _ in 0..200 {
            let found = fs::read_to_string(file).unwrap_or_else(|_| texts[0].clone());
            assert!(texts.contains(&found), "{} bytes", found.len());
        }
    });
    assert_eq!(folder.names(), ["there"]);
}

#[test]
fn a_refusal_names_the_file() {
    let folder = Folder::new("names");
    let said = |path: &Path| replace_file(path, "x").unwrap_err().0;
    assert!(said(&folder.file("nowhere/x")).contains("nowhere/x: no such file"));
    assert_eq!(said(Path::new("/dev/full")), "cannot write /dev/full: no space left on device");
    assert!(said(&folder.0).starts_with(&format!("cannot write {}: ", folder.0.display())));
}
