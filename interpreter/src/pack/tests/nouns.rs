//! Mistakes in `vocabulary.toml`.

use super::show;
use super::toy::{base, load_toy, pack};
use insta::assert_snapshot;

#[test]
fn mistakes_in_nouns_are_found() {
    let text = r#"
place = [{ id = "moon" }]
dei = 3

[[dice]]
id = "green"
[[dice]]
id = "yellow"
[[die]]
id = "red"
[[die]]
id = "green"
en = { one = "green", othr = "greens" }
de = { other = "grüne", gender = "x" }
colour = 3
[[token]]
id = "coin"
en = { one = "gold", other = "coins" }
[[token]]
id = "elixir"
limit = 12
aliases = ["flask"]
[[token]]
en = { one = "" }
"#;
    let more = pack("more", "depends = [\"base\"]", &[("vocabulary.toml", text)]);
    assert_snapshot!(show(&load_toy(vec![more, base(&[])])), @r#"
    Error[closed-class] more/vocabulary.toml:2:1
      place = [{ id = "moon" }]
      ^^^^^ packs cannot add to the noun class `place`
    Error[wrong-type] more/vocabulary.toml:3:7
      dei = 3
            ^ expected `[[dei]]` tables for `dei`, found a whole number
    Error[unknown-class] more/vocabulary.toml:5:3
      [[dice]]
        ^^^^ unknown noun class `dice`
      = hint: did you mean `die`?
      = fix: die
    Error[duplicate-noun] more/vocabulary.toml:10:6
      id = "red"
           ^^^^^ there is a die `red` already
      = base/vocabulary.toml:3:6: here
    Error[unknown-key] more/vocabulary.toml:13:23
      en = { one = "green", othr = "greens" }
                            ^^^^ unknown key `othr`
      = hint: did you mean `other`?
      = fix: other
    Error[missing-key] more/vocabulary.toml:14:6
      de = { other = "grüne", gender = "x" }
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the key `one` is missing
    Error[unknown-choice] more/vocabulary.toml:14:34
      de = { other = "grüne", gender = "x" }
                                       ^^^ unknown gender `x`
      = hint: `m`, `f` or `n`
    Error[wrong-type] more/vocabulary.toml:15:10
      colour = 3
               ^ expected text for `colour`, found a whole number
    Error[duplicate-noun] more/vocabulary.toml:17:6
      id = "coin"
           ^^^^^^ another noun is written `gold` too
      = base/vocabulary.toml:7:6: here
    Warning[id-unlike-name] more/vocabulary.toml:17:6
      id = "coin"
           ^^^^^^ the id `coin` is made of other words than the name `gold`
      = hint: build the id from words of the English name
    Error[missing-key] more/vocabulary.toml:20:6
      id = "elixir"
           ^^^^^^^^ the key `en` is missing
    Error[number-out-of-range] more/vocabulary.toml:21:9
      limit = 12
              ^^ `limit` is a number from 0 to 9
    Error[duplicate-noun] more/vocabulary.toml:22:12
      aliases = ["flask"]
                 ^^^^^^^ there is a token `flask` already
      = base/vocabulary.toml:14:12: here
    Error[missing-key] more/vocabulary.toml:23:1
      [[token]]
      ^^^^^^^^^ the key `id` is missing
    Error[empty-text] more/vocabulary.toml:24:14
      en = { one = "" }
                   ^^ `one` is empty
    "#);
}
