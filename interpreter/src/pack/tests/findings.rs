//! What mistakes in single entries look like.

use super::toy::{GUIDE, hero, load_file, load_toy, pack};
use super::{codes, show};
use crate::pack::{Argument, FieldValue, code};
use insta::assert_snapshot;

#[test]
fn a_full_entry_resolves() {
    let text = r#"
id = "anna"
kind = "hero"
name = { en = "Anna", de = "Änne" }
aliases = ["annie"]
set = "first"
estimated = ["cost", "reward.price"]
flavour = { en = "Well met." }
cost = 0x10
home = "tavern"
colours = ["red", "blue"]
dice = { red = 2, flask = 1 }
rank = "knight"
quote = "any text"
unique = true
friend = "annie"
friends = ["anna"]
benefit = { id = "guide", count = 2, colour = ["red", "blue"] }
goal = "gold is 2"
track = [1, 2, 3]
reward = { price = 1, place = "mine" }
effect = "on roll: \u0067ain 1 gold."

[[spaces]]
price = 2
[[spaces]]
price = 3
"#;
    let loaded = load_file(text);
    assert_eq!(show(&loaded), "");
    let game = loaded.game("toy").unwrap();
    let id = game.find_entry("anna").unwrap();
    let anna = game.entry(id);
    let vocabulary = &game.vocabulary;
    let noun =
        |class: &str, id: &str| vocabulary.find_noun(vocabulary.find_class(class).unwrap(), id).unwrap();
    assert_eq!(anna.fields["cost"], FieldValue::Number(16));
    assert_eq!(anna.fields["home"], FieldValue::Noun(noun("place", "tavern")));
    assert_eq!(
        anna.fields["dice"],
        FieldValue::Amounts(vec![(noun("die", "red"), 2), (noun("token", "potion"), 1)])
    );
    assert_eq!(anna.fields["friend"], FieldValue::Entry(id));
    let colours = vec![noun("die", "red"), noun("die", "blue")];
    let arguments = vec![Argument::Number(2), Argument::Nouns(colours)];
    assert_eq!(anna.fields["benefit"], FieldValue::Use(game.find_entry("guide").unwrap(), arguments));
    assert_eq!(anna.name["de"], "Änne");
    assert_eq!(anna.effect.as_ref().unwrap().text, "on roll: gain 1 gold.");
    assert_eq!(game.pack(anna.pack).id, "base");
    assert_eq!(vocabulary.noun(noun("entry", "annie")).forms["en"].one, "Anna");
    assert_eq!(game.noun_fields[&noun("token", "gold")]["limit"], FieldValue::Number(9));
    assert!(loaded.is_usable());
}

#[test]
fn all_mistakes_of_an_entry_are_found_at_once() {
    let text = r#"
id = "anna"
kind = "hero"
name = { en = "Anna", du = "Änne" }
set = "frist"
estimated = ["costs", "dice.red"]
cots = 3
home = "tavren"
colours = "red"
dice = { red = 2, blu = 100000, gold = "1" }
rank = "king"
unique = "yes"
friend = "guide"
friends = ["anna", "bert"]
benefit = { id = "guide", count = 2.5, color = "red" }
track = [1, 22, 99999999999999999999999]
reward = { place = "mine" }
sword = true
"#;
    assert_snapshot!(show(&load_file(text)), @r#"
    Error[unknown-key] base/heroes/anna.toml:4:23
      name = { en = "Anna", du = "Änne" }
                            ^^ unknown key `du`
      = hint: did you mean `de`?
      = fix: de
    Error[unknown-set] base/heroes/anna.toml:5:7
      set = "frist"
            ^^^^^^^ unknown set `frist`
      = hint: did you mean `first`?
      = fix: "first"
    Error[unknown-estimate] base/heroes/anna.toml:6:14
      estimated = ["costs", "dice.red"]
                   ^^^^^^^ unknown key of this entry `costs`
      = hint: did you mean `cots`?
      = fix: "cots"
    Error[unknown-key] base/heroes/anna.toml:7:1
      cots = 3
      ^^^^ unknown key `cots`
      = hint: did you mean `cost`?
      = fix: cost
    Error[unknown-noun] base/heroes/anna.toml:8:8
      home = "tavren"
             ^^^^^^^^ unknown place `tavren`
      = hint: did you mean `tavern`?
      = fix: "tavern"
    Error[wrong-type] base/heroes/anna.toml:9:11
      colours = "red"
                ^^^^^ expected a list of ids for `colours`, found text
      = hint: write `["red"]`
      = fix: ["red"]
    Error[unknown-noun] base/heroes/anna.toml:10:19
      dice = { red = 2, blu = 100000, gold = "1" }
                        ^^^ unknown die or token `blu`
      = hint: did you mean `blue`?
      = fix: blue
    Error[number-out-of-range] base/heroes/anna.toml:10:25
      dice = { red = 2, blu = 100000, gold = "1" }
                              ^^^^^^ `blu` is a number from -9999 to 9999
    Error[wrong-type] base/heroes/anna.toml:10:40
      dice = { red = 2, blu = 100000, gold = "1" }
                                             ^^^ expected a whole number for `gold`, found text
      = hint: write `1`
      = fix: 1
    Error[unknown-choice] base/heroes/anna.toml:11:8
      rank = "king"
             ^^^^^^ `king` is no choice for `rank`
      = hint: one of `squire`, `knight`
    Error[wrong-type] base/heroes/anna.toml:12:10
      unique = "yes"
               ^^^^^ expected `true` or `false` for `unique`, found text
    Error[wrong-kind] base/heroes/anna.toml:13:10
      friend = "guide"
               ^^^^^^^ expected a hero, but `guide` is a benefit
    Error[unknown-entry] base/heroes/anna.toml:14:20
      friends = ["anna", "bert"]
                         ^^^^^^ unknown hero `bert`
    Error[wrong-type] base/heroes/anna.toml:15:35
      benefit = { id = "guide", count = 2.5, color = "red" }
                                        ^^^ expected a whole number for `count`, found a decimal number
    Error[unknown-key] base/heroes/anna.toml:15:40
      benefit = { id = "guide", count = 2.5, color = "red" }
                                             ^^^^^ unknown key `color`
      = hint: did you mean `colour`?
      = fix: colour
    Error[number-out-of-range] base/heroes/anna.toml:16:13
      track = [1, 22, 99999999999999999999999]
                  ^^ `track` is a number from 0 to 9
    Error[number-out-of-range] base/heroes/anna.toml:16:17
      track = [1, 22, 99999999999999999999999]
                      ^^^^^^^^^^^^^^^^^^^^^^^ `track` is a number from 0 to 9
    Error[missing-key] base/heroes/anna.toml:17:10
      reward = { place = "mine" }
               ^^^^^^^^^^^^^^^^^^ the key `price` is missing
    Error[unknown-key] base/heroes/anna.toml:18:1
      sword = true
      ^^^^^ unknown key `sword`
      = hint: known here: `aliases`, `benefit`, `colours`, `cost`, `dice`, `effect`, `estimated`, `flavour`, `friend`, `friends`, `goal`, `home`, `id`, `kind`, `name`, `params`, `quote`, `rank`, `replace`, `reward`, `set`, `spaces`, `track`, `unique`
    "#);
}

#[test]
fn heads_of_entries_are_checked() {
    let text = r#"
[[entry]]
id = "Anna Maria"
kind = "hero"
name = { en = "Anna" }
cost = 1
[[entry]]
idd = "bert"
kind = "hero"
name = { de = "Bert" }
cost = 1
[[entry]]
id = "cleo"
kidn = "hero"
name = "Cleo"
[[entry]]
id = "dora"
kind = "heros"
name = { en = "" }
anything = 1
[[entry]]
kind = "benefit"
params = { id = "number", size = "numbr", good = "die" }
aliases = ["x y"]
replace = "yes"
effect = 3
[[entry]]
id = "anna"
kind = "benefit"
name = { en = "A" }
aliases = ["dora"]
[[entry]]
id = "anna"
kind = "benefit"
name = { en = "A" }
"#;
    assert_snapshot!(show(&load_file(text)), @r#"
    Error[bad-id] base/heroes/Anna Maria.toml:3:6
      id = "Anna Maria"
           ^^^^^^^^^^^^ `Anna Maria` is no id
      = hint: small letters, digits and single hyphens, a letter first: `snow-owl`
      = fix: "anna-maria"
    Error[unknown-key] base/heroes/Anna Maria.toml:8:1
      idd = "bert"
      ^^^ unknown key `idd`
      = hint: did you mean `id`?
      = fix: id
    Warning[missing-translation] base/heroes/Anna Maria.toml:10:8
      name = { de = "Bert" }
             ^^^^^^^^^^^^^^^ `name` is not given in `en`
    Error[unknown-key] base/heroes/Anna Maria.toml:14:1
      kidn = "hero"
      ^^^^ unknown key `kidn`
      = hint: did you mean `kind`?
      = fix: kind
    Error[wrong-type] base/heroes/Anna Maria.toml:15:8
      name = "Cleo"
             ^^^^^^ expected texts by language for `name`, found text
      = hint: write `{ en = "Cleo" }`
      = fix: { en = "Cleo" }
    Error[unknown-kind] base/heroes/Anna Maria.toml:18:8
      kind = "heros"
             ^^^^^^^ unknown kind `heros`
      = hint: did you mean `hero`?
      = fix: "hero"
    Error[empty-text] base/heroes/Anna Maria.toml:19:15
      name = { en = "" }
                    ^^ `name` is empty
    Error[missing-key] base/heroes/Anna Maria.toml:21:1
      [[entry]]
      ^^^^^^^^^ the key `id` is missing
    Error[missing-key] base/heroes/Anna Maria.toml:21:1
      [[entry]]
      ^^^^^^^^^ the key `name` is missing
    Error[bad-id] base/heroes/Anna Maria.toml:23:12
      params = { id = "number", size = "numbr", good = "die" }
                 ^^ `id` cannot name a parameter
      = hint: small letters, digits and single hyphens, and not `id`
    Error[unknown-class] base/heroes/Anna Maria.toml:23:34
      params = { id = "number", size = "numbr", good = "die" }
                                       ^^^^^^^ unknown parameter type `numbr`
      = hint: did you mean `number`?
      = fix: "number"
    Error[bad-id] base/heroes/Anna Maria.toml:24:12
      aliases = ["x y"]
                 ^^^^^ `x y` is no id
      = hint: small letters, digits and single hyphens, a letter first: `snow-owl`
      = fix: "x-y"
    Error[wrong-type] base/heroes/Anna Maria.toml:25:11
      replace = "yes"
                ^^^^^ expected `true` or `false` for `replace`, found text
    Error[wrong-type] base/heroes/Anna Maria.toml:26:10
      effect = 3
               ^ expected text for `effect`, found a whole number
    Error[duplicate-id] base/heroes/Anna Maria.toml:31:12
      aliases = ["dora"]
                 ^^^^^^ there is an entry or alias `dora` already
    Error[duplicate-id] base/heroes/Anna Maria.toml:33:6
      id = "anna"
           ^^^^^^ there is an entry `anna` already
      = 28:6: here
    "#);
}

#[test]
fn a_pack_keeps_the_languages_it_promises() {
    let more = "languages = [\"en\", \"de\"]";
    let vocabulary = "[[die]]\nid = \"red\"\nen = { one = \"red\" }\n";
    let one = hero("anna", "flavour = { en = \"x\" }");
    let loaded = load_toy(vec![pack("base", more, &[("vocabulary.toml", vocabulary), ("anna.toml", &one)])]);
    assert_snapshot!(show(&loaded), @r#"
    Warning[missing-translation] base/anna.toml:3:8
      name = { en = "anna" }
             ^^^^^^^^^^^^^^^ `name` is not given in `de`
    Warning[missing-translation] base/anna.toml:5:11
      flavour = { en = "x" }
                ^^^^^^^^^^^^ `flavour` is not given in `de`
    Warning[missing-translation] base/pack.toml:4:8
      name = { en = "base" }
             ^^^^^^^^^^^^^^^ `name` is not given in `de`
    Warning[missing-translation] base/vocabulary.toml:2:6
      id = "red"
           ^^^^^ the noun is not given in `de`
    "#);
    assert!(loaded.is_usable());
}

#[test]
fn every_code_is_unique_and_kebab_case() {
    let mut codes = code::ALL.to_vec();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), code::ALL.len());
    assert!(codes.iter().all(|code| crate::pack::keys::is_id(code)));
}

#[test]
fn parameters_are_given_where_they_can_be() {
    let hero = hero("anna", "guide = \"guide\"");
    let text = hero.replace("hero\"", "camp\"").replace("cost = 3\n", "");
    assert_snapshot!(show(&load_file(&text)), @r#"
    Error[missing-parameters] base/heroes/anna.toml:4:9
      guide = "guide"
              ^^^^^^^ `guide` has parameters, and none can be given for `guide`
    "#);
    let params: Vec<String> = (0..40).map(|n| format!("p{n} = \"number\"")).collect();
    let text =
        GUIDE.replace("guide", "other").replace("count = \"number\", colour = \"die\"", &params.join(", "));
    let text = text.replace("<count>", "2").replace("<colour>", "red");
    assert_eq!(codes(&load_file(&text)), [code::TOO_MANY_PARAMETERS]);
}
