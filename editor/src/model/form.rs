//! An entry as a form: the values of its keys as they are written, and its effect as blocks, one for each ability.

use super::file::FileKey;
use provost_interpreter::pack::value::{Table, Value, ValueKind, parse};
use provost_interpreter::pack::write::NewValue;

/// The keys of an entry, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The file.
    pub file: FileKey,
    /// The whole text, from which values are cut as they are written.
    pub text: String,
    /// The entry's own table.
    pub table: Table,
}

impl Form {
    /// Reads an entry of a text. A file that cannot be read has no form.
    pub fn read(file: &FileKey, text: &str, id: &str) -> Option<Self> {
        let (root, findings) = parse(text);
        if !findings.is_empty() {
            return None;
        }
        let table = own_table(root, id)?;
        Some(Self { file: file.clone(), text: text.to_owned(), table })
    }

    /// Reads the first test of a text. One that cannot be read has no form.
    pub fn of_test(text: &str) -> Option<Self> {
        let (root, findings) = parse(text);
        let (_, tests) = root.rows.into_iter().find(|(key, _)| key.text == "test" && findings.is_empty())?;
        let ValueKind::List(items) = tests.kind else { return None };
        let ValueKind::Table(table) = items.into_iter().next()?.kind else { return None };
        Some(Self { file: FileKey::new("", ""), text: text.to_owned(), table })
    }

    /// Returns the value behind a path of keys.
    pub fn get(&self, path: &[String]) -> Option<&Value> {
        let (first, rest) = path.split_first()?;
        rest.iter().try_fold(self.table.get(first)?, |value, key| match &value.kind {
            ValueKind::Table(table) => table.get(key),
            ValueKind::Text(_)
            | ValueKind::Number(_)
            | ValueKind::Decimal(_)
            | ValueKind::Flag(_)
            | ValueKind::Date(_)
            | ValueKind::List(_) => None,
        })
    }

    /// Returns a text.
    pub fn words(&self, path: &[String]) -> Option<&str> {
        let ValueKind::Text(text) = &self.get(path)?.kind else { return None };
        Some(text)
    }

    /// Returns a whole number.
    pub fn number(&self, path: &[String]) -> Option<i64> {
        let ValueKind::Number(number) = self.get(path)?.kind else { return None };
        number
    }

    /// Returns the texts of a list.
    pub fn list(&self, path: &[String]) -> Vec<&str> {
        let Some(ValueKind::List(items)) = self.get(path).map(|value| &value.kind) else { return Vec::new() };
        items
            .iter()
            .filter_map(
                |item| if let ValueKind::Text(text) = &item.kind { Some(text.as_str()) } else { None },
            )
            .collect()
    }

    /// Returns the keys of a table.
    pub fn keys(&self, path: &[String]) -> Vec<&str> {
        let Some(ValueKind::Table(table)) = self.get(path).map(|value| &value.kind) else {
            return Vec::new();
        };
        table.rows.iter().map(|(key, _)| key.text.as_str()).collect()
    }

    /// Returns a value as it is written in the file.
    pub fn written(&self, path: &[String]) -> Option<&str> {
        let span = self.get(path)?.span;
        self.text.get(span.start..span.end)
    }
}

fn own_table(root: Table, id: &str) -> Option<Table> {
    let is_own = |table: &Table| matches!(table.get("id").map(|value| &value.kind), Some(ValueKind::Text(own)) if own == id);
    if is_own(&root) {
        return Some(root);
    }
    let (_, entries) = root.rows.into_iter().find(|(key, _)| key.text == "entry")?;
    let ValueKind::List(items) = entries.kind else { return None };
    items.into_iter().find_map(|item| match item.kind {
        ValueKind::Table(table) if is_own(&table) => Some(table),
        ValueKind::Table(_)
        | ValueKind::Text(_)
        | ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_) => None,
    })
}

/// Cuts an effect into blocks, one for each ability with the comments before it. What cannot be read is one block.
pub fn blocks(effect: &str) -> Vec<String> {
    let whole = || vec![effect.trim().to_owned()];
    if effect.trim().is_empty() {
        return Vec::new();
    }
    let Ok(read) = provost_grammar::parse(effect) else { return whole() };
    let mut blocks = Vec::new();
    let mut from = 0;
    for (number, ability) in read.abilities.iter().enumerate() {
        let stop = effect
            .get(ability.span.end..)
            .and_then(|rest| rest.find('.'))
            .map_or(effect.len(), |at| ability.span.end + at + 1);
        let closed = effect.get(..ability.span.end).is_some_and(|text| text.ends_with('.'));
        let is_last = number + 1 == read.abilities.len();
        let end = if is_last {
            effect.len()
        } else if closed {
            ability.span.end
        } else {
            stop
        };
        blocks.push(effect.get(from..end).unwrap_or_default().trim().to_owned());
        from = end;
    }
    if blocks.is_empty() { whole() } else { blocks }
}

/// Joins blocks into one value. Returns `None` if there are none.
pub fn join(blocks: &[String]) -> Option<NewValue> {
    let kept: Vec<&str> = blocks.iter().map(|block| block.trim()).filter(|block| !block.is_empty()).collect();
    (!kept.is_empty()).then(|| NewValue::Text(kept.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_effect_is_cut_between_abilities() {
        let effect = "# First.\non reveal: mark an adjacent path.\nbefore attack roll: may divert 1 attack die to marked path.\n";
        let cut = blocks(effect);
        assert_eq!(
            cut,
            [
                "# First.\non reveal: mark an adjacent path.",
                "before attack roll: may divert 1 attack die to marked path."
            ]
        );
        assert_eq!(join(&cut), Some(NewValue::Text(effect.trim().to_owned())));
        assert_eq!(blocks("on ( what"), ["on ( what"]);
        assert_eq!(blocks(""), Vec::<String>::new());
        assert_eq!(join(&[String::new()]), None);
    }

    #[test]
    fn granted_abilities_stay_in_their_block() {
        let effect = "on place, until end of round: { on gain of fame: +1 to gain. }.\non roll: +1 to total.";
        assert_eq!(blocks(effect).len(), 2);
    }

    #[test]
    fn values_are_read_as_they_are_written() {
        let file = FileKey::new("p", "a.toml");
        let text = "id = \"a\"\ncost = 3\ndice = { magic = 1 }\ncolours = [\"red\"]\n";
        let form = Form::read(&file, text, "a").unwrap();
        let path = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
        assert_eq!(form.number(&path(&["cost"])), Some(3));
        assert_eq!(form.number(&path(&["dice", "magic"])), Some(1));
        assert_eq!(form.list(&path(&["colours"])), ["red"]);
        assert_eq!(form.written(&path(&["dice"])), Some("{ magic = 1 }"));
        assert_eq!(Form::read(&file, text, "b"), None);
        assert_eq!(Form::read(&file, "id = ", "a"), None);
    }
}
