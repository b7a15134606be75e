//! Assistance on text that is being written; the whole content is tried in the `tests` crate.

use super::*;
use crate::pack::{self, Loaded, PackSource, Source};
use crate::testing::game::TOY;

/// Loads a pack with one entry whose text has `|` at the cursor.
fn typed(text: &str) -> (Loaded, pack::FileId, usize) {
    let offset = text.find('|').unwrap();
    let manifest =
        format!("id = \"toy\"\nversion = \"1.0.0\"\ngame = \"{}\"\nname = {{ en = \"Toy\" }}\n", TOY.id);
    let files = vec![Source::text("pack.toml", manifest), Source::text("a.toml", text.replacen('|', "", 1))];
    let loaded = pack::load(&[&TOY], vec![PackSource { root: "toy".to_owned(), files }]);
    let file = loaded.find_file("toy", "a.toml").unwrap();
    (loaded, file, offset)
}

fn offered(text: &str) -> Vec<String> {
    let (loaded, file, offset) = typed(text);
    let found = complete(&loaded, file, offset).map(|found| found.items).unwrap_or_default();
    found.into_iter().map(|item| item.insert).collect()
}

#[test]
fn keys_of_an_entry_are_offered_and_those_that_are_there_are_not() {
    let keys = offered("id = \"a\"\nkind = \"card\"\n|");
    assert!(keys.iter().any(|key| key.starts_with("name = ")), "{keys:?}");
    assert!(keys.iter().all(|key| !key.starts_with("kind")), "{keys:?}");
}

#[test]
fn kinds_are_offered_between_quotes_that_are_not_closed() {
    let kinds = offered("id = \"a\"\nkind = \"|\nname = { en = \"A\" }\n");
    assert!(!kinds.is_empty());
    assert!(kinds.iter().all(|kind| TOY.kinds.iter().any(|known| known.id == kind)), "{kinds:?}");
}

#[test]
fn a_value_without_quotes_is_offered_with_them() {
    let kinds = offered("id = \"a\"\nkind = |\n");
    assert!(kinds.iter().all(|kind| kind.starts_with('"') && kind.ends_with('"')), "{kinds:?}");
}

#[test]
fn timings_are_offered_in_an_effect_that_is_not_closed() {
    let kind = TOY.kinds.first().unwrap().id;
    let timings = offered(&format!("id = \"a\"\nkind = \"{kind}\"\neffect = '''\n|"));
    assert!(timings.len() > 3, "{timings:?}");
}

#[test]
fn a_repair_is_put_in_words() {
    let (loaded, file, offset) = typed("id = \"a\"\nkid| = \"card\"\nname = { en = \"A\" }\n");
    let place = provost_grammar::Span::new(offset, offset);
    let found = repairs(&loaded, &loaded.findings, file, place);
    assert_eq!(found.first().map(|repair| repair.title.as_str()), Some("write `kind` instead of `kid`"));
}

#[test]
fn what_cannot_be_renamed_says_why() {
    let (loaded, file, offset) = typed("id = \"a|\"\nkind = \"card\"\nname = { en = \"A\" }\n");
    assert_eq!(rename(&loaded, file, offset, "A b"), Err(RenameError::BadId("A b".to_owned())));
    let done = rename(&loaded, file, offset, "b").unwrap();
    assert_eq!(done.files, [(file, "b.toml".to_owned())]);
    assert_eq!(done.edits.len(), 1);
    assert_eq!(prepare_rename(&loaded, file, 14), Err(RenameError::NoName));
}

#[test]
fn colours_do_not_overlap() {
    let (loaded, file, _) = typed("# c\nid = \"a\"\n[x.y]\nkind = |true\neffect = '''\non roll: # no\n'''\n");
    let found = highlight(&loaded, file);
    assert!(found.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start), "{found:#?}");
    assert!(found.len() > 10);
}
