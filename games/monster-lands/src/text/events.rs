//! Lines of the log in words. Every variant of [`EventKind`] has a message `event-<name>`; its fields become
//! the message's variables under their own names, so a new variant needs only a message.

use crate::event::EventKind;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_engine::game::speech::{Said, Speech};
use provost_engine::words::kebab;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::{NounId, TargetId};
use serde_json::Value;

type Variables = Vec<(&'static str, Said)>;

/// Returns the name of a variant, as in its message, and its fields.
pub(super) fn parts(what: EventKind) -> (String, Value) {
    match serde_json::to_value(what) {
        Ok(Value::String(name)) => (kebab(&name), Value::Null),
        Ok(Value::Object(parts)) => {
            let first = parts.into_iter().next();
            first.map_or_else(|| (String::new(), Value::Null), |(name, fields)| (kebab(&name), fields))
        }
        Ok(_) | Err(_) => (String::new(), Value::Null),
    }
}

fn small(value: &Value) -> u8 {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).unwrap_or(u8::MAX)
}

fn card(value: &Value) -> CardId {
    CardId(value.as_u64().and_then(|number| u16::try_from(number).ok()).unwrap_or(u16::MAX))
}

fn wide(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX)
}

impl Table {
    /// Writes a line of the log; `None` if its message is empty.
    pub(crate) fn say_event(&self, speech: &Speech<'_>, what: EventKind) -> Option<String> {
        if let EventKind::Cards(told) = what {
            return Some(told.say(self, speech));
        }
        let (name, fields) = parts(what);
        let mut args = Variables::new();
        match &fields {
            Value::Object(fields) => {
                let count = fields.get("count").and_then(Value::as_i64).and_then(|n| i32::try_from(n).ok());
                for (field, value) in fields {
                    self.variable(speech, field, value, count, &mut args);
                }
            }
            Value::Number(number) => {
                args.push(("value", number.as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or(0).into()));
            }
            Value::String(word) => {
                args.push(("value", speech.say(&format!("phase-{}", kebab(word)), &[]).into()));
            }
            Value::Null | Value::Bool(_) | Value::Array(_) => {}
        }
        if self.content.dummy.is_some() {
            args.push(("dummy", self.name_of(speech, Item::Dummy.thing()).into()));
        }
        if let EventKind::Battle(site) | EventKind::LaidOut { site, .. } = what {
            args.push(("site", Self::site_name(speech, site).into()));
            args.push(("kind", if matches!(site, Site::Mission(_)) { "mission" } else { "battle" }.into()));
        }
        if let EventKind::Changed { amount, .. } = what {
            args.push(("sign", if amount > 0 { "+" } else { "" }.into()));
        }
        if let EventKind::Total { capture, elimination, .. } = what {
            args.push(("same", if capture == elimination { "yes" } else { "no" }.into()));
        }
        let text = speech.say(&format!("event-{name}"), &args);
        (text != "-").then_some(text)
    }

    fn variable(
        &self,
        speech: &Speech<'_>,
        field: &str,
        value: &Value,
        count: Option<i32>,
        args: &mut Variables,
    ) {
        let number = value.as_i64().and_then(|number| i32::try_from(number).ok());
        match field {
            "seat" if value.is_null() => args.push(("player", "none".into())),
            "seat" => args.push(("player", speech.player(Player(small(value))).into())),
            "noun" => {
                let noun = NounId(wide(value));
                args.push(("noun", speech.form(noun, count.unwrap_or(1)).into()));
                args.push(("amount", speech.counted(noun, count.unwrap_or(1)).into()));
            }
            "card" => args.push(("card", self.card_name(speech, card(value)).into())),
            "bearer" => args.push(("bearer", self.card_name(speech, card(value)).into())),
            "land" => args.push(("land", self.card_name(speech, card(value)).into())),
            "path" => {
                args.push(("path", Self::path_name(speech, PathId(small(value))).into()));
                args.push(("who", self.who(speech, PathId(small(value))).into()));
            }
            // Faces of a die or paths, depending on the message.
            "from" | "to" => {
                let (plain, path) = if field == "from" { ("from", "from_path") } else { ("to", "to_path") };
                args.push((plain, number.unwrap_or(0).into()));
                args.push((path, self.who(speech, PathId(small(value))).into()));
            }
            "colour" => {
                if let Some(die) = self.content.dice.get(usize::from(small(value))) {
                    args.push(("die", speech.form(die.noun, 1).into()));
                    args.push(("dice", speech.counted(die.noun, count.unwrap_or(1)).into()));
                }
            }
            "on" => args.push(("on", self.name_of(speech, Thing(wide(value))).into())),
            "offer" => {
                let word = value.as_str().map(kebab).unwrap_or_default();
                args.push(("offer", speech.say(&format!("offer-{word}"), &[]).into()));
            }
            "building" => {
                args.push(("building", self.name_of(speech, Item::Building(small(value)).thing()).into()));
            }
            "rule" => {
                let rule = value.as_u64().and_then(|at| u16::try_from(at).ok()).unwrap_or(u16::MAX);
                args.push(("rule", self.name_of(speech, Item::Rule(rule).thing()).into()));
            }
            "target" => {
                let game = speech.game().vocabulary.game();
                let target = game.targets.get(TargetId(wide(value)).index());
                let target = target.map_or("", |target| target.id);
                args.push(("target", speech.say(&format!("number-{target}"), &[]).into()));
            }
            _ => {
                if let (Some(name), Some(number)) = (number_name(field), number) {
                    args.push((name, number.into()));
                }
            }
        }
    }
}

/// Returns the variable of a field that is just a number.
fn number_name(field: &str) -> Option<&'static str> {
    let names = [
        "count",
        "face",
        "gold",
        "hits",
        "dice",
        "wounds",
        "amount",
        "capture",
        "elimination",
        "handed_on",
        "due",
        "paid",
        "points",
        "red",
        "yellow",
    ];
    names.into_iter().find(|name| *name == field).map(|name| if name == "dice" { "count" } else { name })
}
