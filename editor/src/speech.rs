//! The words of the interface, in English and German, as Fluent messages in `locale/`.

use crate::model::history::StepName;
use crate::model::settings::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;

const ENGLISH: &str = include_str!("../locale/en/editor.ftl");
const GERMAN: &str = include_str!("../locale/de/editor.ftl");

/// Returns the messages of a language.
pub const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => ENGLISH,
        Language::De => GERMAN,
    }
}

/// Speaks one language.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Speech {
    /// Learns a language.
    pub fn new(language: Language) -> Self {
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks for mixed directions would show as boxes in some fonts, and none of our languages needs them.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(messages(language).to_owned());
        // A test reads both files; a broken message is its own id on the screen, never a crash.
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource(resource).ok();
        Self { language, bundle }
    }

    /// Returns the language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Formats a message.
    pub fn say(&self, id: &str) -> String {
        self.format(id, None, &[])
    }

    /// Formats a message with variables.
    pub fn with(&self, id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.format(id, None, values)
    }

    /// Returns the longer form of a message, its attribute `tip`, or `None` if it has none.
    pub fn tip(&self, id: &str) -> Option<String> {
        self.bundle.get_message(id)?.get_attribute("tip")?;
        Some(self.format(id, Some("tip"), &[]))
    }

    /// Returns the name of a step.
    pub fn step(&self, name: &StepName) -> String {
        self.with(&format!("step-{}", name.id), &[("what", name.what.as_str().into())])
    }

    fn format(&self, id: &str, attribute: Option<&str>, values: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return id.to_owned() };
        let args: FluentArgs<'_> = values.iter().map(|(key, value)| (*key, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}
