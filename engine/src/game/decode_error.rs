//! Decode errors: what is wrong with unreadable data, in words for people who never saw the Rust types.

use provost_interpreter::suggest::nearest;
use serde_json::error::Category;

/// Describes what is wrong with JSON data.
pub fn in_words(error: &serde_json::Error) -> String {
    let at = if error.line() == 0 {
        String::new()
    } else {
        format!(" at line {}, column {}", error.line(), error.column())
    };
    match error.classify() {
        Category::Eof => "it ends too early: it is empty or cut off".to_owned(),
        Category::Syntax => format!("it is no JSON{at}"),
        Category::Io => "it cannot be read to its end".to_owned(),
        Category::Data => of_data(&error.to_string()) + &at,
    }
}

/// Turns the message of a deserializer into advice for an author.
fn of_data(said: &str) -> String {
    // Every other part stands between backticks: the unknown key, then the known ones.
    let mut words = said.split('`').skip(1).step_by(2);
    let key = words.next().unwrap_or_default();
    if said.starts_with("unknown field") {
        let known: Vec<&str> = words.collect();
        let hint = nearest(key, known.iter().copied())
            .map_or_else(|| format!("known: {}", known.join(", ")), |near| format!("did you mean `{near}`?"));
        format!("there is no key `{key}`; {hint}")
    } else if said.starts_with("missing field") {
        format!("the key `{key}` is missing")
    } else if let Some(expected) = said.split_once("expected ").map(|(_, expected)| expected) {
        format!("a value is of another kind: expected {}", kind(expected))
    } else {
        "a value is of another kind than expected".to_owned()
    }
}

fn kind(expected: &str) -> &str {
    let word = expected.split([' ', ',']).next().unwrap_or_default();
    match word {
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        "string" | "str" => "a text",
        "boolean" => "`true` or `false`",
        "sequence" | "array" => "a list",
        "option" | "Option" => "a value or nothing",
        _ => "something else",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Some {
        players: u8,
        packs: Vec<String>,
    }

    #[test]
    fn authors_are_told_what_to_do() {
        let said = |text: &str| in_words(&serde_json::from_str::<Some>(text).unwrap_err());
        assert_eq!(said("{"), "it ends too early: it is empty or cut off");
        assert_eq!(said("{]"), "it is no JSON at line 1, column 2");
        assert!(said(r#"{"player": 2}"#).starts_with("there is no key `player`; did you mean `players`?"));
        assert!(said(r#"{"foo": 2}"#).starts_with("there is no key `foo`; known: players, packs"));
        assert!(said(r#"{"players": 2}"#).starts_with("the key `packs` is missing"));
        assert!(
            said(r#"{"players": [2]}"#).starts_with("a value is of another kind: expected a whole number")
        );
    }
}
