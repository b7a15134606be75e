//! An edit gives what loading everything again would give.

use super::show;
use super::toy::{base, hero, load_toy, pack};
use crate::pack::{Content, Loaded, PackSource, Source, Update};
use proptest::prelude::*;

fn packs() -> Vec<PackSource> {
    vec![
        base(&[("a.toml", &hero("anna", "friend = \"bert\"")), ("b.toml", &hero("bert", ""))]),
        pack(
            "extra",
            "depends = [\"base\"]\nremove = [\"cleo\"]",
            &[("c.toml", &hero("carl", "friend = \"anna\""))],
        ),
    ]
}

fn edit(packs: &mut [PackSource], root: &str, path: &str, text: &str) {
    let pack = packs.iter_mut().find(|pack| pack.root == root).unwrap();
    let file = pack.files.iter_mut().find(|file| file.path == path).unwrap();
    *file = Source::text(path, text);
}

fn picture(loaded: &Loaded) -> String {
    let games: Vec<String> = loaded
        .games
        .iter()
        .map(|game| format!("{:#?}\n{:#?}\n{:#?}", game.packs, game.entries, game.noun_fields))
        .collect();
    format!("{}\n{}", show(loaded), games.join("\n"))
}

#[test]
fn a_fork_becomes_what_a_fresh_load_is() {
    let mut loaded = load_toy(packs());
    let file = loaded.find_file("base", "b.toml").unwrap();
    loaded.update_first(file, Content::Text(hero("berta", "")));
    let mut fork = loaded.fork();
    fork.settle();
    let mut sources = packs();
    edit(&mut sources, "base", "b.toml", &hero("berta", ""));
    assert_eq!(picture(&fork), picture(&load_toy(sources)));
}

/// Edits one file after the other, and compares with a fresh load each time.
fn check(edits: &[(&str, &str, &str)]) -> Vec<Update> {
    let mut sources = packs();
    let mut loaded = load_toy(packs());
    let mut updates = Vec::new();
    for (root, path, text) in edits {
        let file = loaded.find_file(root, path).unwrap();
        updates.push(loaded.update(file, Content::Text((*text).to_owned())));
        edit(&mut sources, root, path, text);
        assert_eq!(picture(&loaded), picture(&load_toy(sources.clone())), "{root}/{path}: {text}");
    }
    updates
}

#[test]
fn a_change_of_keys_or_effect_concerns_only_the_file() {
    let more = "cots = 2\nhome = \"mine\"\neffect = '''\non roll: gain 1 gold.\n'''";
    let updates = check(&[
        ("base", "a.toml", &hero("anna", more)),
        ("base", "a.toml", &format!("# moved\n\n{}", hero("anna", "friend = \"bert\""))),
        ("extra", "c.toml", &hero("carl", "friend = \"bart\"")),
    ]);
    assert_eq!(updates, [Update::File; 3]);
}

#[test]
fn what_others_can_see_concerns_everything() {
    let updates = check(&[
        ("base", "b.toml", &hero("bart", "")),
        ("base", "b.toml", &hero("bert", "replace = true")),
        ("base", "b.toml", "id = = "),
        ("base", "b.toml", "id = = 3"),
        ("base", "b.toml", &hero("cleo", "")),
        ("base", "a.toml", &hero("anna", "friend = \"cleo\"")),
        ("base", "a.toml", &hero("anna", "")),
        ("base", "vocabulary.toml", "[[die]]\nid = \"red\"\n"),
        ("base", "pack.toml", "id = \"base\""),
    ]);
    assert_eq!(updates.iter().filter(|update| **update == Update::File).count(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn any_row_of_edits_gives_what_a_fresh_load_gives(picks in proptest::collection::vec((0..4_usize, 0..9_usize), 1..6)) {
        let texts = [
            hero("anna", ""),
            hero("anna", "friend = \"bert\"\ncots = 1"),
            hero("bert", "\n\nfriend = \"carl\""),
            hero("cleo", "friend = \"anna\"\ncolours = [\"red\"]"),
            hero("carl", "replace = true\nfriend = \"cleo\""),
            "id = [".to_owned(),
            "[[entry]]\nid = \"bert\"\n[[entry]]\nid = \"anna\"\n".to_owned(),
            hero("anna", "aliases = [\"bert\"]"),
            String::new(),
        ];
        let files = [("base", "a.toml"), ("base", "b.toml"), ("extra", "c.toml"), ("base", "vocabulary.toml")];
        let edits: Vec<(&str, &str, &str)> =
            picks.iter().map(|(file, text)| (files[*file].0, files[*file].1, texts[*text].as_str())).collect();
        check(&edits);
    }
}
