//! The writer: formats messages for one subject and collects faults.

use crate::describe::phrase::{Args, Value};
use crate::describe::{Describer, ParamValue, Subject, TextError};
use crate::ir::{About, Num};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::DurationId;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

pub(super) struct Writer<'a> {
    pub(super) describer: &'a Describer<'a>,
    pub(super) subject: Subject<'a>,
    /// The hook variables of every message of the current ability.
    pub(super) moment: RefCell<Args>,
    /// What the timing of the current ability names.
    pub(super) about: RefCell<Vec<About>>,
    /// The duration of the current ability's grants.
    pub(super) until: Cell<Option<DurationId>>,
    /// Whether a question is being written: then `a` means "some", and nobody chooses.
    asking: Cell<bool>,
    /// Who does what is being written: `you`, or `they` for another player.
    pub(super) person: Cell<&'static str>,
    faults: RefCell<BTreeSet<String>>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(describer: &'a Describer<'a>, subject: Subject<'a>) -> Self {
        Self {
            describer,
            subject,
            moment: RefCell::default(),
            about: RefCell::default(),
            until: Cell::default(),
            asking: Cell::default(),
            person: Cell::new("you"),
            faults: RefCell::default(),
        }
    }

    /// Returns the written text, unless something was missing.
    pub(super) fn finish<T>(self, written: T) -> Result<T, TextError> {
        let faults = self.faults.into_inner();
        if faults.is_empty() { Ok(written) } else { Err(TextError { faults: faults.into_iter().collect() }) }
    }

    pub(super) fn vocabulary(&self) -> &'a Vocabulary {
        self.describer.vocabulary
    }

    pub(super) fn language(&self) -> &'a str {
        &self.describer.language
    }

    pub(super) fn fault(&self, what: String) {
        self.faults.borrow_mut().insert(what);
    }

    /// Returns the variables of every message: the kind of the entry, its voice (the attribute `voice` of
    /// `self-<kind>`, which says who acts in its sentences), and the hook.
    pub(super) fn args(&self) -> Args {
        let kind = self.vocabulary().kind(self.subject.kind).id;
        let voice = self.try_say(&format!("self-{kind}"), Some("voice"), &Args::default());
        self.moment
            .borrow()
            .clone()
            .with("kind", kind)
            .with("person", self.person.get())
            .with("whose", if self.person.get() == "they" { "their" } else { "your" })
            .with("voice", voice.unwrap_or_else(|| "you".to_owned()))
    }

    /// Writes a question.
    pub(super) fn asking<T>(&self, say: impl FnOnce() -> T) -> T {
        let around = self.asking.replace(true);
        let said = say();
        self.asking.set(around);
        said
    }

    /// Returns whether a player picks the thing meant by `a`.
    pub(super) fn picks(&self) -> bool {
        !self.asking.get()
    }

    /// Formats a required message; a message with attributes only has an empty value.
    pub(super) fn say(&self, id: &str, args: &Args) -> String {
        if !self.describer.messages.has(id, None) {
            self.fault(format!("missing message `{id}`"));
        }
        self.try_say(id, None, args).unwrap_or_default()
    }

    /// Formats a message or an attribute. `None` if it is missing or empty.
    pub(super) fn try_say(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        match self.describer.messages.format(id, attribute, args)? {
            Ok(text) => Some(text).filter(|text| !text.is_empty()),
            Err(fault) => {
                self.fault(fault);
                None
            }
        }
    }

    /// Joins texts into a list: `a, b or c`. `last` names the frame of the last joint.
    pub(super) fn list(&self, last: &str, items: &[String]) -> String {
        self.join("frame-list", last, items)
    }

    /// Joins texts by one frame, the last two by another.
    pub(super) fn join(&self, joint: &str, last: &str, items: &[String]) -> String {
        let Some((end, rest)) = items.split_last() else { return String::new() };
        let Some((first, middle)) = rest.split_first() else { return end.clone() };
        let pair = |frame: &str, first: String, second: &str| {
            self.say(frame, &Args::default().with("first", first).with("second", second))
        };
        let start = middle.iter().fold(first.clone(), |text, item| pair(joint, text, item));
        pair(last, start, end)
    }

    /// Returns a number, or `X` for a parameter without a value.
    pub(super) fn number(&self, number: Num) -> Value {
        match number {
            Num::Const(number) => Value::Number(number),
            Num::Param(index) => match self.subject.params.get(usize::from(index)) {
                Some(ParamValue::Number(number)) => Value::Number(*number),
                Some(ParamValue::Open | ParamValue::Nouns(_)) | None => {
                    Value::Text(self.say("frame-open-number", &Args::default()))
                }
            },
        }
    }
}

/// Returns `one` for exactly one, else `other`, the two forms that nouns have.
pub(super) fn plural(count: &Value) -> &'static str {
    if *count == Value::Number(1) { "one" } else { "other" }
}
