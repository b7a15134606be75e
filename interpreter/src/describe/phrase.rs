//! Variables of messages: named texts and numbers, and noun phrases with all their forms.

use fluent_bundle::{FluentArgs, FluentValue};

/// The grammatical cases of every noun phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Nominative,
    Accusative,
    Dative,
    Genitive,
}

impl Case {
    pub(super) const ALL: [Self; 4] = [Self::Nominative, Self::Accusative, Self::Dative, Self::Genitive];

    /// Returns the value of `$case`.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Nominative => "nom",
            Self::Accusative => "acc",
            Self::Dative => "dat",
            Self::Genitive => "gen",
        }
    }

    /// Returns the suffix of a variable's name: `$what_acc`.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Nominative => "",
            Self::Accusative => "acc",
            Self::Dative => "dat",
            Self::Genitive => "gen",
        }
    }
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Text(String),
    Number(i32),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl Value {
    /// Returns the number as text, or the text.
    pub(super) fn to_text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
        }
    }
}

/// The variables of one message.
#[derive(Clone, Debug, Default)]
pub(super) struct Args(Vec<(String, Value)>);

impl Args {
    /// Adds or replaces a variable.
    pub(super) fn with(mut self, name: impl Into<String>, value: impl Into<Value>) -> Self {
        self.set(name, value);
        self
    }

    /// Returns whether there is a variable of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(known, _)| known == name)
    }

    pub(super) fn set(&mut self, name: impl Into<String>, value: impl Into<Value>) {
        let (name, value) = (name.into(), value.into());
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some(slot) => slot.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Adds all forms of a phrase: `$name`, `$name_acc` ...
    pub(super) fn phrase(mut self, name: &str, phrase: &Phrase) -> Self {
        for (suffix, value) in &phrase.0 {
            if suffix.is_empty() {
                self.set(name, value.clone());
            } else {
                self.set(format!("{name}_{suffix}"), value.clone());
            }
        }
        self
    }

    pub(super) fn fluent(&self) -> FluentArgs<'_> {
        self.0
            .iter()
            .map(|(name, value)| {
                let value: FluentValue<'_> = match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                };
                (name.as_str(), value)
            })
            .collect()
    }
}

/// A noun phrase: its forms by suffix.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Phrase(Vec<(&'static str, Value)>);

impl Phrase {
    /// Makes a phrase from its four cases.
    pub(super) fn cases(mut form: impl FnMut(Case) -> String) -> Self {
        Self(Case::ALL.iter().map(|case| (case.suffix(), Value::Text(form(*case)))).collect())
    }

    /// Adds a form or a fact: `$name_suffix`.
    pub(super) fn with(mut self, suffix: &'static str, value: impl Into<Value>) -> Self {
        self.0.push((suffix, value.into()));
        self
    }

    /// Returns the text of a case.
    pub(super) fn get(&self, case: Case) -> String {
        self.field(case.suffix()).map(Value::to_text).unwrap_or_default()
    }

    pub(super) fn field(&self, suffix: &str) -> Option<&Value> {
        self.0.iter().find(|(known, _)| *known == suffix).map(|(_, value)| value)
    }
}
