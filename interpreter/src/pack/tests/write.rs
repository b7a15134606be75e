//! Writing changes what is meant, and nothing else.

use crate::pack::write::{NewValue, WriteError, format_file, remove, set, set_effect};
use crate::pack::{code, value};
use insta::assert_snapshot;
use proptest::prelude::*;

const FILE: &str = "# A hero.
id = \"anna\" # who
kind = \"hero\"
name = { en = \"Anna\", de = \"Änne\" } # both

# costs much
cost = 3 # gold
effect = \"on roll: gain 1 gold.\"

# the rest
[reward] # header
price = 1 # cheap
";

#[test]
fn a_key_is_set_in_place() {
    let text = set(FILE, "anna", &["cost"], &NewValue::Number(5)).unwrap();
    assert_eq!(text, FILE.replace("cost = 3", "cost = 5"));
    let text = set(FILE, "anna", &["reward", "price"], &NewValue::Number(2)).unwrap();
    assert_eq!(text, FILE.replace("price = 1", "price = 2"));
    let text = set(FILE, "anna", &["name", "de"], &NewValue::Text("Anna \"A\"".to_owned())).unwrap();
    assert_eq!(text, FILE.replace("\"Änne\"", "'Anna \"A\"'"));
}

#[test]
fn new_keys_and_tables_are_added() {
    let list = NewValue::List(vec![NewValue::Text("cost".to_owned()), NewValue::Text("reward".to_owned())]);
    let text = set(FILE, "anna", &["estimated"], &list).unwrap();
    let text = set(&text, "anna", &["flavour", "en"], &NewValue::Text("Hi".to_owned())).unwrap();
    let text = set(&text, "anna", &["unique"], &NewValue::Flag(true)).unwrap();
    let rows = vec![
        ("price".to_owned(), NewValue::Number(4)),
        ("place".to_owned(), NewValue::Text("mine".to_owned())),
    ];
    let text = set(&text, "anna", &["reward"], &NewValue::Table(rows)).unwrap();
    assert_snapshot!(text, @r#"
    # A hero.
    id = "anna" # who
    kind = "hero"
    name = { en = "Anna", de = "Änne" } # both

    # costs much
    cost = 3 # gold
    effect = "on roll: gain 1 gold."
    estimated = ["cost", "reward"]
    flavour = { en = "Hi" }
    unique = true

    # the rest
    [reward] # header
    price = 4 # cheap
    place = "mine"
    "#);
}

#[test]
fn a_key_is_removed() {
    let text = remove(FILE, "anna", &["cost"]).unwrap();
    let text = remove(&text, "anna", &["name", "de"]).unwrap();
    let text = remove(&text, "anna", &["reward"]).unwrap();
    let text = remove(&text, "anna", &["nothing", "here"]).unwrap();
    assert_snapshot!(text, @r#"
    # A hero.
    id = "anna" # who
    kind = "hero"
    name = { en = "Anna" } # both

    # costs much
    effect = "on roll: gain 1 gold."
    "#);
}

#[test]
fn an_effect_is_written_over_several_lines() {
    let text = set_effect(FILE, "anna", "on roll: gain 2 gold.\non reveal: gain 1 gold.").unwrap();
    assert_snapshot!(text, @r#"
    # A hero.
    id = "anna" # who
    kind = "hero"
    name = { en = "Anna", de = "Änne" } # both

    # costs much
    cost = 3 # gold
    effect = '''
    on roll: gain 2 gold.
    on reveal: gain 1 gold.
    '''

    # the rest
    [reward] # header
    price = 1 # cheap
    "#);
    let odd = set_effect(FILE, "anna", "on roll: '''x''' \"q\" \\ \u{1}.").unwrap();
    assert!(odd.contains("\"\"\"\non roll: '''x''' \\\"q\\\" \\\\ \\u0001.\n\"\"\""), "{odd}");
}

#[test]
fn one_of_several_entries_is_changed() {
    let file = "# top\n[[entry]]\nid = \"a\"\ncost = 1\n\n# second\n[[entry]]\nid = \"b\"\ncost = 2 # two\n";
    let text = set(file, "b", &["cost"], &NewValue::Number(9)).unwrap();
    assert_eq!(text, file.replace("cost = 2", "cost = 9"));
    assert_eq!(set(file, "c", &["cost"], &NewValue::Number(9)), Err(WriteError::NoEntry("c".to_owned())));
    let inline = "entry = [{ id = \"a\" }, { id = \"b\", cost = 2 }] # list\n";
    let text = set(inline, "b", &["cost"], &NewValue::Number(9)).unwrap();
    assert_eq!(text, inline.replace("cost = 2", "cost = 9"));
}

#[test]
fn line_ends_are_kept() {
    let file = FILE.replace('\n', "\r\n");
    let text = set(&file, "anna", &["cost"], &NewValue::Number(5)).unwrap();
    assert_eq!(text, file.replace("cost = 3", "cost = 5"));
    let text = set_effect(&file, "anna", "on roll: gain 2 gold.\non roll: gain 1 gold.").unwrap();
    assert!(!text.replace("\r\n", "").contains('\n'));
    let text = format_file(&file).unwrap().unwrap();
    assert!(!text.replace("\r\n", "").contains('\n'));
}

#[test]
fn what_cannot_be_read_is_not_rewritten() {
    let broken = format!("{FILE}\ncost = = 3\n");
    assert!(matches!(
        set(&broken, "anna", &["cost"], &NewValue::Number(5)),
        Err(WriteError::Unreadable(findings)) if findings[0].code == code::TOML_SYNTAX
    ));
    assert!(format_file(&broken).is_err());
    assert_eq!(
        set(FILE, "anna", &["cost", "x"], &NewValue::Number(5)),
        Err(WriteError::NoTable("cost".to_owned()))
    );
}

#[test]
fn all_effects_of_a_file_are_laid_out() {
    let file = "[[entry]]\nid = 'a'\neffect = 'on roll:   gain 1 gold' # c\n[[entry]]\nid = 'b'\neffect = '''\non roll: gain 1 gold.\n'''\n[[entry]]\nid = 'c'\n";
    let text = format_file(file).unwrap().unwrap();
    assert_snapshot!(text, @"
    [[entry]]
    id = 'a'
    effect = '''
    on roll: gain 1 gold.
    ''' # c
    [[entry]]
    id = 'b'
    effect = '''
    on roll: gain 1 gold.
    '''
    [[entry]]
    id = 'c'
    ");
    assert_eq!(format_file(&text).unwrap(), None);
}

#[test]
fn an_effect_that_cannot_be_read_keeps_the_file_as_it_is() {
    let file = "[[entry]]\nid = 'a'\neffect = 'on roll:   gain 1 gold'\n[[entry]]\nid = 'b'\neffect = \"on\\troll ((\"\n";
    let findings = format_file(file).unwrap_err();
    assert!(findings.iter().all(|finding| finding.span.start > 60), "{findings:?}");
}

/// A document of entries with comments everywhere.
fn document() -> impl Strategy<Value = String> {
    let key = prop_oneof![Just("cost"), Just("home"), Just("rank"), Just("x-y")];
    let value = prop_oneof![
        Just("1"),
        Just("'a'"),
        Just("[1, 2] "),
        Just("{ a = 1, b = 'c' }"),
        Just("[\n  1, # one\n  2,\n]")
    ];
    let row = (key, value, "( # [a-z ]{0,8})?", "(# [a-z]{0,8}\n|\n)?");
    let entry = proptest::collection::vec(row, 0..5).prop_map(|rows| {
        let mut seen = Vec::new();
        let mut text = String::new();
        for (key, value, comment, before) in rows {
            if !seen.contains(&key) {
                seen.push(key);
                text += &format!("{before}{key} = {value}{comment}\n");
            }
        }
        text
    });
    proptest::collection::vec((entry, "(# [a-z]{0,8}\n|\n)?"), 1..4).prop_map(|entries| {
        let entries = entries.iter().enumerate();
        entries.map(|(n, (rows, before))| format!("{before}[[entry]] # {n}\nid = 'e{n}'\n{rows}")).collect()
    })
}

fn comments(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.find('#').map(|at| line[at..].trim_end())).collect()
}

proptest! {
    #[test]
    fn setting_and_removing_keeps_comments_and_other_keys(text in document(), pick in 0..3_usize, number in 0..99_i64) {
        let id = format!("e{}", pick % text.matches("[[entry]]").count());
        for key in ["cost", "fresh"] {
            let set = set(&text, &id, &[key], &NewValue::Number(number)).unwrap();
            // A list that is replaced takes the comments inside it along.
            if !text.contains("# one") {
                prop_assert_eq!(comments(&set), comments(&text));
            }
            let (tree, findings) = value::parse(&set);
            prop_assert!(findings.is_empty());
            drop(tree);
            let keys = |text: &str| -> Vec<String> {
                let rows = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
                rows.filter(|row| row != key).collect()
            };
            prop_assert_eq!(keys(&set), keys(&text));
            let gone = remove(&set, &id, &[key]).unwrap();
            prop_assert_eq!(keys(&gone), keys(&text));
        }
    }

    #[test]
    fn writing_never_panics(text in "\\PC{0,60}", id in "[a-z]{0,3}", effect in "\\PC{0,30}") {
        let _ = set(&text, &id, &["a", "b"], &NewValue::Text(effect.clone()));
        let _ = set_effect(&text, &id, &effect);
        let _ = format_file(&text);
        let file = "id = 'a'\n";
        let written = set_effect(file, "a", &effect).unwrap();
        prop_assert!(value::parse(&written).1.is_empty());
    }
}
