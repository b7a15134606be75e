//! Mistakes in whole files: bytes, syntax, shape, `pack.toml`.

use super::toy::{BROKEN_GAME, base, hero, load_file, load_toy, pack};
use super::{codes, show};
use crate::pack::{Content, FieldValue, MAX_FILE_BYTES, PackSource, Source, code, load};
use insta::assert_snapshot;

#[test]
fn the_shape_of_a_file_is_checked() {
    assert_snapshot!(show(&load_file("[[entri]]\nid = \"a\"\n")), @"
    Error[unknown-key] base/heroes/a.toml:1:3
      [[entri]]
        ^^^^^ unknown key `entri`
      = hint: did you mean `entry`?
      = fix: entry
    ");
    assert_snapshot!(show(&load_file("entry = 3\n")), @"
    Error[wrong-type] base/heroes/none.toml:1:9
      entry = 3
              ^ expected `[[entry]]` tables for `entry`, found a whole number
    ");
    assert_snapshot!(show(&load_file("entry = [3]\n")), @"
    Error[wrong-type] base/heroes/none.toml:1:10
      entry = [3]
               ^ expected `[[entry]]` tables for `entry`, found a whole number
    ");
    assert_snapshot!(show(&load_file("# nothing\n")), @"
    Error[missing-key] base/heroes/none.toml:1:1
      # nothing
      ^ there is no entry in this file
      = hint: an entry begins with `id`, several with `[[entry]]`
    ");
}

#[test]
fn syntax_errors_of_a_file_are_all_reported_and_nothing_else() {
    let text = "id = \"anna\"\nkind = hero\nname = { en = \"A\" }\ncost = = 3\nsword = 'x\n";
    let other = hero("bert", "friend = \"anna\"");
    let loaded = load_toy(vec![base(&[("anna.toml", text), ("bert.toml", &other)])]);
    assert_snapshot!(show(&loaded), @"
    Error[toml-syntax] base/anna.toml:2:8
      kind = hero
             ^^^^ string values must be quoted, expected literal string
    Error[toml-syntax] base/anna.toml:4:8
      cost = = 3
             ^ extra `=`, expected nothing
    Error[toml-syntax] base/anna.toml:5:11
      sword = 'x
                ^ invalid literal string, expected `'`
    ");
}

#[test]
fn nesting_beyond_all_measure_is_refused() {
    for text in [
        format!("a = {}", "[".repeat(100_000)),
        format!("a = {}", "{a=".repeat(100_000)),
        format!("a{} = 1", ".a".repeat(100_000)),
        format!("[a{}]", ".a".repeat(100_000)),
        format!("[a]\na = {}", "[\n".repeat(40)),
        format!("a = {}", "{ a.a.a.a = [".repeat(20)),
    ] {
        assert_eq!(codes(&load_file(&text)), [code::NESTED_TOO_DEEP]);
    }
    let deep = format!("{}\nreward = {}1{}", hero("a", ""), "[".repeat(30), "]".repeat(30));
    assert_eq!(codes(&load_file(&deep)), [code::WRONG_TYPE]);
}

#[test]
fn what_is_no_text_is_reported_at_its_byte() {
    let mut pack = base(&[]);
    let bytes = |bytes: &[u8]| Content::Bytes(bytes.to_vec());
    let file = |path: &str, content| Source { path: path.to_owned(), content };
    pack.files.push(file("a.toml", bytes(b"id = \"a\xffb\"")));
    pack.files.push(file("b.toml", Content::TooLarge(200_000_000)));
    pack.files.push(file("c.toml", Content::Text(" ".repeat(MAX_FILE_BYTES + 1))));
    pack.files.push(file("d.toml", Content::Unreadable("permission denied".to_owned())));
    pack.files.push(file("e.png", bytes(b"\x89PNG")));
    pack.files.push(file("tests/a.png", bytes(b"\x89PNG")));
    pack.files.push(file("README.md", bytes(b"hello")));
    pack.files.push(file("fritz.toml", bytes(hero("fritz", "").as_bytes())));
    let loaded = load_toy(vec![pack]);
    assert_snapshot!(show(&loaded), @r#"
    Error[broken-utf8] base/a.toml:1:8
      id = "a�b"
             ^ byte 0xff at offset 7 is no UTF-8
      = hint: save the file as UTF-8
    Error[file-too-large] base/b.toml:1:1
      
      ^ 200000000 bytes are too many; at most 4194304 are read
      = hint: spread the entries over several files
    Error[file-too-large] base/c.toml:1:1
      
      ^ 4194305 bytes are too many; at most 4194304 are read
      = hint: spread the entries over several files
    Error[unreadable-file] base/d.toml:1:1
      
      ^ cannot be read: permission denied
    Warning[unknown-file] base/e.png:1:1
      �PNG
      ^ nothing reads the file `e.png`
      = hint: entries stand in files that end in `.toml`
    "#);
    assert!(loaded.game("toy").unwrap().find_entry("fritz").is_some());
}

#[test]
fn mistakes_in_pack_toml_are_found() {
    let mut broken = pack("base", "", &[]);
    broken.files[0] = Source::text(
        "pack.toml",
        "id = \"My Pack\"\nversion = \"1.0\"\ngmae = \"toy\"\nname = { fr = \"x\" }\ndepends = \"x\"\nremove = [1]\nauthors = [\"me\"]\nlanguages = [\"en\", \"xx\"]\n",
    );
    let mut game = pack("second", "", &[]);
    game.files[0] =
        Source::text("pack.toml", "id = \"b\"\nversion = \"1.0.0\"\ngame = \"toi\"\nname = { en = \"x\" }\n");
    let mut none = pack("third", "", &[("a.toml", "x"), ("README.md", "")]);
    none.files.remove(0);
    assert_snapshot!(show(&load_toy(vec![broken, game, none])), @r#"
    Error[bad-id] base/pack.toml:1:6
      id = "My Pack"
           ^^^^^^^^^ `My Pack` is no id
      = hint: small letters, digits and single hyphens, a letter first: `snow-owl`
      = fix: "my-pack"
    Error[bad-version] base/pack.toml:2:11
      version = "1.0"
                ^^^^^ `1.0` is no version
      = hint: three numbers with dots between them: `1.0.0`
    Error[unknown-key] base/pack.toml:3:1
      gmae = "toy"
      ^^^^ unknown key `gmae`
      = hint: did you mean `game`?
      = fix: game
    Warning[missing-translation] base/pack.toml:4:8
      name = { fr = "x" }
             ^^^^^^^^^^^^ `name` is not given in `en`
    Warning[missing-translation] base/pack.toml:4:8
      name = { fr = "x" }
             ^^^^^^^^^^^^ `name` is not given in `xx`
    Error[unknown-key] base/pack.toml:4:10
      name = { fr = "x" }
               ^^ unknown key `fr`
      = hint: known here: `de`, `en`
    Error[wrong-type] base/pack.toml:5:11
      depends = "x"
                ^^^ expected a list of ids for `depends`, found text
      = hint: write `["x"]`
      = fix: ["x"]
    Error[wrong-type] base/pack.toml:6:11
      remove = [1]
                ^ expected text for `remove`, found a whole number
    Error[unknown-choice] base/pack.toml:8:20
      languages = ["en", "xx"]
                         ^^^^ unknown language `xx`
    Error[unknown-game] second/pack.toml:3:8
      game = "toi"
             ^^^^^ unknown game `toi`
      = hint: did you mean `toy`?
      = fix: "toy"
    Error[toml-syntax] third/a.toml:1:2
      x
       ^ key with no value, expected `=`
    Error[missing-pack-file] third/pack.toml:1:1
      
      ^ the folder `third` has no `pack.toml`
    "#);
}

#[test]
fn a_game_with_faulty_tables_is_no_panic() {
    assert_eq!(codes(&load(&[&BROKEN_GAME], vec![base(&[])])), [code::BROKEN_GAME]);
}

#[test]
fn a_file_is_named_after_its_entry() {
    let named = |path: &str, text: &str| show(&load_toy(vec![base(&[(path, text)])]));
    let anna = hero("anna", "");
    assert_eq!(named("heroes/anna.toml", &anna), "");
    assert_eq!(named("heroes.toml", &format!("[[entry]]\n{anna}")), "");
    assert_snapshot!(named("heroes/ana.toml", &anna), @r#"
    Warning[id-unlike-file] base/heroes/ana.toml:1:6
      id = "anna"
           ^^^^^^ the entry `anna` stands in a file `ana.toml`
      = hint: give both the same name, or write `[[entry]]` above it
    "#);
}

#[test]
fn a_file_of_its_own_is_a_pack_with_one_entry() {
    let alone =
        |text: &str| PackSource { root: ".".to_owned(), files: vec![Source::text("solo.toml", text)] };
    let base = pack("base", "", &[]);
    let entry = "id = \"solo\"\nkind = \"hero\"\nname = { en = \"Solo\" }\ncost = 1\n";
    let head = "game = \"toy\"\ndepends = [\"base\"]\n";
    let mut loaded = load_toy(vec![base.clone(), alone(&format!("{head}{entry}"))]);
    assert_snapshot!(show(&loaded), @"");
    let game = loaded.game("toy").unwrap();
    assert!(game.find_entry("solo").is_some());
    assert_eq!(game.packs.iter().map(|pack| pack.id.as_str()).collect::<Vec<_>>(), ["base", "solo"]);
    let file = loaded.find_file(".", "solo.toml").unwrap();
    loaded.update(file, Content::Text(entry.to_owned()));
    assert_snapshot!(show(&loaded), @r#"
    Error[missing-key] ./solo.toml:1:6
      id = "solo"
           ^^^^^^ the key `depends` is missing
      = hint: a file outside any pack says its `game` and what it `depends` on, as a `pack.toml` does
    Error[missing-key] ./solo.toml:1:6
      id = "solo"
           ^^^^^^ the key `game` is missing
      = hint: a file outside any pack says its `game` and what it `depends` on, as a `pack.toml` does
    "#);
    let wrong = alone(&format!("game = \"toi\"\ndepends = [\"bse\"]\n{entry}"));
    assert_snapshot!(show(&load_toy(vec![base, wrong])), @r#"
    Error[unknown-game] ./solo.toml:1:8
      game = "toi"
             ^^^^^ unknown game `toi`
      = hint: did you mean `toy`?
      = fix: "toy"
    Error[missing-pack] ./solo.toml:2:12
      depends = ["bse"]
                 ^^^^^ the pack `bse` is not there
      = hint: did you mean `base`?
      = fix: "base"
    "#);
}

#[test]
fn a_table_of_the_game_itself_is_handed_over_as_it_is_written() {
    let entry = |board: &str| {
        let text =
            format!("id = \"inn\"\nkind = \"camp\"\nname = {{ en = \"Inn\" }}\nguide = \"tip\"\n{board}\n");
        let tip = "id = \"tip\"\nkind = \"benefit\"\nname = { en = \"Tip\" }\n";
        load_toy(vec![pack("base", "", &[("inn.toml", &text), ("tip.toml", tip)])])
    };
    let loaded = entry("board = { anything = [1, { at = \"all\" }] }");
    assert_snapshot!(show(&loaded), @"");
    let game = loaded.game("toy").unwrap();
    let Some(FieldValue::Own(table, span)) = game.entry(game.find_entry("inn").unwrap()).fields.get("board")
    else {
        panic!("the table is not there");
    };
    assert_eq!(table.rows[0].0.text, "anything");
    let text = &loaded.file(loaded.find_file("base", "inn.toml").unwrap()).text;
    assert!(text[span.start..span.end].starts_with('{'), "{span:?}");
    assert_snapshot!(show(&entry("board = 3")), @r"
    Error[wrong-type] base/inn.toml:5:9
      board = 3
              ^ expected a table for `board`, found a whole number
    ");
}
