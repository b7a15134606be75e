//! How packs lie on each other.

use super::toy::{base, hero, load_toy, pack};
use super::{codes, show};
use crate::pack::{Content, Entry, FieldValue, Loaded, PackId, PackSource, Source, code};
use insta::assert_snapshot;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn entry<'l>(loaded: &'l Loaded, id: &str) -> Option<&'l Entry> {
    let game = loaded.game("toy")?;
    Some(game.entry(game.find_entry(id)?))
}

#[test]
fn a_later_pack_replaces_and_removes_by_saying_so() {
    let packs = vec![
        pack(
            "extra",
            "depends = [\"base\"]\nremove = [\"bert\"]",
            &[("anna.toml", &hero("anna", "replace = true\nunique = true"))],
        ),
        base(&[("anna.toml", &hero("anna", "")), ("bert.toml", &hero("bert", ""))]),
    ];
    let loaded = load_toy(packs);
    assert_eq!(show(&loaded), "");
    let anna = entry(&loaded, "anna").unwrap();
    assert_eq!(anna.fields["unique"], FieldValue::Flag(true));
    assert_eq!(loaded.game("toy").unwrap().pack(anna.pack).id, "extra");
    assert!(entry(&loaded, "bert").is_none());
    assert!(entry(&loaded, "guide").is_some());
}

#[test]
fn replacing_and_removing_is_checked() {
    let other = r#"
[[entry]]
id = "anna"
kind = "benefit"
name = { en = "x" }
replace = true
[[entry]]
id = "nobody"
kind = "benefit"
name = { en = "x" }
replace = true
[[entry]]
id = "bert"
kind = "benefit"
name = { en = "x" }
[[entry]]
id = "guide"
kind = "benefit"
name = { en = "x" }
params = { count = "number" }
replace = true
"#;
    let packs = vec![
        base(&[
            ("anna.toml", &hero("anna", "")),
            ("bert.toml", &hero("bert", "")),
            ("cleo.toml", &hero("cleo", "friend = \"dora\"")),
            ("dora.toml", &hero("dora", "")),
        ]),
        pack("x-one", "depends = [\"base\"]\nremove = [\"dora\", \"ana\", \"anna\"]", &[]),
        pack("x-two", "depends = [\"base\"]", &[("other.toml", other)]),
        pack("x-zero", "", &[("bert.toml", &hero("bert", "replace = true"))]),
    ];
    assert_snapshot!(show(&load_toy(packs)), @r#"
    Error[removed-entry-in-use] x-one/pack.toml:6:11
      remove = ["dora", "ana", "anna"]
                ^^^^^^ `dora` is removed, but other entries name it
      = base/cleo.toml:5:10: named here
      = hint: replace those entries as well, or leave it
    Error[nothing-to-remove] x-one/pack.toml:6:19
      remove = ["dora", "ana", "anna"]
                        ^^^^^ no pack that this one depends on has an entry `ana`
      = hint: did you mean `anna`?
      = fix: "anna"
    Error[nothing-to-replace] x-two/other.toml:6:11
      replace = true
                ^^^^ `anna` is removed by another pack, so there is nothing to replace
      = x-one/pack.toml:6:26: removed here
    Error[nothing-to-replace] x-two/other.toml:11:11
      replace = true
                ^^^^ no pack that this one depends on has an entry `nobody` to replace
    Error[duplicate-id] x-two/other.toml:13:6
      id = "bert"
           ^^^^^^ there is an entry `bert` already
      = base/bert.toml:1:6: here
      = hint: say `replace = true` if this one is to take its place
    Error[replace-mismatch] x-two/other.toml:17:6
      id = "guide"
           ^^^^^^^ `guide` does not have the same parameters as the entry it replaces
      = base/benefits/guide.toml:2:6: replaced here
    Error[nothing-to-replace] x-zero/bert.toml:5:11
      replace = true
                ^^^^ no pack that this one depends on has an entry `bert` to replace
      = base/bert.toml:1:6: here is one
      = hint: add the pack that has it to `depends` in `pack.toml`
    "#);
}

#[test]
fn two_packs_that_replace_the_same_entry_are_warned() {
    let replace = hero("anna", "replace = true");
    let packs = vec![
        base(&[("anna.toml", &hero("anna", ""))]),
        pack("x-one", "depends = [\"base\"]", &[("anna.toml", &replace)]),
        pack("x-two", "depends = [\"base\"]", &[("anna.toml", &replace)]),
        pack("x-zero", "depends = [\"x-two\"]", &[("anna.toml", &replace)]),
    ];
    assert_snapshot!(show(&load_toy(packs)), @r#"
    Warning[replaced-twice] x-two/anna.toml:1:6
      id = "anna"
           ^^^^^^ `anna` is replaced by another pack too; this one is used
      = x-one/anna.toml:1:6: replaced here as well
      = hint: let one of the two packs depend on the other
    "#);
}

#[test]
fn only_dependencies_are_visible() {
    let user = hero("zoe", "colours = [\"green\", \"red\"]\nfriends = [\"anna\", \"yves\"]");
    let packs = vec![
        base(&[("anna.toml", &hero("anna", ""))]),
        pack(
            "green",
            "depends = [\"base\"]",
            &[("vocabulary.toml", "[[die]]\nid = \"green\"\n"), ("yves.toml", &hero("yves", ""))],
        ),
        pack("middle", "depends = [\"base\"]", &[]),
        pack("user", "depends = [\"middle\"]", &[("zoe.toml", &user)]),
    ];
    assert_snapshot!(show(&load_toy(packs)), @r#"
    Error[not-a-dependency] user/zoe.toml:5:12
      colours = ["green", "red"]
                 ^^^^^^^ `green` belongs to a pack that this one does not depend on
      = hint: add that pack to `depends` in `pack.toml`
    Error[not-a-dependency] user/zoe.toml:6:20
      friends = ["anna", "yves"]
                         ^^^^^^ `yves` belongs to a pack that this one does not depend on
      = hint: add that pack to `depends` in `pack.toml`
    "#);
}

#[test]
fn dependencies_are_checked_and_only_the_cause_is_reported() {
    let user = hero("zoe", "colours = [\"nothing\"]");
    let files = [("zoe.toml", user.as_str())];
    let mut other = pack("other", "", &[]);
    other.files[0] = Source::text(
        "pack.toml",
        "id = \"other\"\nversion = \"1.0.0\"\ngame = \"other\"\nname = { en = \"x\" }\n",
    );
    let packs = vec![
        base(&[]),
        other,
        pack("c-one", "depends = [\"c-two\"]", &files),
        pack("c-two", "depends = [\"base\", \"c-three\"]", &files),
        pack("c-three", "depends = [\"c-one\"]", &files),
        pack("on-cycle", "depends = [\"c-one\"]", &files),
        pack("self", "depends = [\"self\"]", &files),
        pack("lost", "depends = [\"baes\", \"nowhere\"]", &files),
        pack("on-lost", "depends = [\"lost\"]", &files),
        pack("stray", "depends = [\"other\"]", &files),
    ];
    assert_snapshot!(show(&load_toy(packs)), @r#"
    Error[dependency-cycle] c-one/pack.toml:5:12
      depends = ["c-two"]
                 ^^^^^^^ packs depend on each other: `c-one` needs `c-two` needs `c-three` needs `c-one`
    Error[missing-pack] lost/pack.toml:5:12
      depends = ["baes", "nowhere"]
                 ^^^^^^ the pack `baes` is not there
      = hint: did you mean `base`?
      = fix: "base"
    Error[missing-pack] lost/pack.toml:5:20
      depends = ["baes", "nowhere"]
                         ^^^^^^^^^ the pack `nowhere` is not there
    Error[dependency-cycle] self/pack.toml:5:12
      depends = ["self"]
                 ^^^^^^ packs depend on each other: `self` needs `self`
    Error[wrong-game] stray/pack.toml:5:12
      depends = ["other"]
                 ^^^^^^^ the pack `other` is for another game
    "#);
}

#[test]
fn a_second_pack_of_one_id_is_refused() {
    let mut second = base(&[]);
    second.root = "copy".to_owned();
    assert_snapshot!(show(&load_toy(vec![base(&[]), second])), @r#"
    Error[duplicate-pack] copy/pack.toml:1:6
      id = "base"
           ^^^^^^ there is another pack `base`
      = base/pack.toml:1:6: this one is used
    "#);
}

#[test]
fn several_games_load_side_by_side() {
    let mut other = pack("other", "", &[]);
    other.files[0] = Source::text(
        "pack.toml",
        "id = \"other\"\nversion = \"1.0.0\"\ngame = \"other\"\nname = { en = \"x\" }\n",
    );
    let loaded = load_toy(vec![other, base(&[])]);
    assert_eq!(codes(&loaded), [""; 0]);
    let games: Vec<&str> = loaded.games.iter().map(|game| game.spec.id).collect();
    assert_eq!(games, ["toy", "other"]);
}

#[test]
fn packs_without_ids_are_not_missed_twice() {
    let mut broken = base(&[]);
    broken.files[0] = Source::text("pack.toml", "id = \"base\"\nversion = = 1\n");
    let user = pack("user", "depends = [\"base\"]", &[("zoe.toml", &hero("zoe", "colours = [\"red\"]"))]);
    assert_eq!(codes(&load_toy(vec![broken, user])), [code::TOML_SYNTAX]);
}

fn many() -> Vec<PackSource> {
    let replace = hero("anna", "replace = true\nfriend = \"bert\"\ndice = { blu = 1 }");
    vec![
        base(&[("anna.toml", &hero("anna", "")), ("bert.toml", &hero("bert", "friend = \"ana\""))]),
        pack("x-one", "depends = [\"base\"]\nremove = [\"bert\"]", &[("anna.toml", &replace)]),
        pack("x-two", "depends = [\"base\"]", &[("anna.toml", &replace), ("zoe.toml", &hero("zoe", ""))]),
        pack("a-three", "depends = [\"x-two\"]", &[("zoe.toml", &hero("zoe", ""))]),
        pack("a-four", "depends = [\"a-five\"]", &[]),
        pack("a-five", "depends = [\"a-four\"]", &[]),
        PackSource { root: "copy".to_owned(), ..base(&[]) },
    ]
}

fn picture(loaded: &Loaded) -> String {
    let games: Vec<String> = loaded
        .games
        .iter()
        .map(|game| format!("{:#?}\n{:#?}\n{:#?}", game.packs, game.entries, game.noun_fields))
        .collect();
    format!("{}\n{}", show(loaded), games.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn the_order_in_which_packs_are_handed_over_means_nothing(
        mut packs in Just(many()).prop_shuffle(),
        seed in 0..100_usize,
    ) {
        for pack in &mut packs {
            let count = pack.files.len();
            pack.files.rotate_left(seed % count);
        }
        prop_assert_eq!(picture(&load_toy(packs)), picture(&load_toy(many())));
    }
}

#[test]
fn a_pack_that_is_left_out_leaves_no_trace() {
    let base_pack = || base(&[("anna.toml", &hero("anna", "")), ("bert.toml", &hero("bert", ""))]);
    let other = || {
        pack(
            "another",
            "depends = [\"base\"]\nremove = [\"bert\"]",
            &[
                ("vocabulary.toml", "[[die]]\nid = \"green\"\n"),
                ("aaron.toml", &hero("aaron", "")),
                ("anna.toml", &hero("anna", "replace = true")),
            ],
        )
    };
    let mut both = load_toy(vec![base_pack(), other()]);
    let alone = load_toy(vec![base_pack()]);
    let game = both.games.first().unwrap();
    let id = |name: &str| (0..).map(PackId).zip(&game.packs).find(|(_, pack)| pack.id == name).unwrap().0;
    let selected = both.only(game, &BTreeSet::from([id("base")]));
    assert!(std::ptr::eq(selected, both.only(game, &BTreeSet::from([id("base")]))), "made once");
    assert!(std::ptr::eq(&raw const both, both.only(game, &BTreeSet::from([id("base"), id("another")]))));
    let [selected, alone] = [selected, &alone].map(|loaded| loaded.games.first().unwrap());
    assert_eq!(selected.entries, alone.entries);
    assert_eq!(selected.vocabulary.nouns().count(), alone.vocabulary.nouns().count());
    assert!(game.entries.contains_key("aaron") && !game.entries.contains_key("bert"));
    let green = game.vocabulary.nouns().find(|(_, noun)| noun.id == "green").unwrap().0;
    assert_eq!(both.pack_of_noun(game, green), Some(id("another")));
    // An edit is seen in the selections, too.
    let file = both.find_file("base", "bert.toml").unwrap();
    let base_id = id("base");
    both.update(file, Content::Text(hero("bert", "").replace("cost = 3", "cost = 4")));
    let game = both.games.first().unwrap();
    let selected = both.only(game, &BTreeSet::from([base_id]));
    let cost = |loaded: &Loaded| {
        loaded.games.first().unwrap().entries.get("bert").unwrap().fields.get("cost").cloned()
    };
    assert_eq!(cost(selected), Some(FieldValue::Number(4)));
}
