//! The Fluent messages of one language: the frame's and the game's, in one bundle.

use crate::describe::phrase::Args;
use crate::describe::polish;
use crate::vocabulary::spec::GameSpec;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The frame messages, by language tag.
pub(super) const FRAMES: &[(&str, &str)] =
    &[("en", include_str!("../../locale/en.ftl")), ("de", include_str!("../../locale/de.ftl"))];

pub(super) struct Messages {
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

impl Messages {
    /// Reads all resources of a language; the error lists every mistake in them.
    pub(super) fn read(game: &GameSpec, language: &str) -> Result<Self, Vec<String>> {
        let id: LanguageIdentifier =
            language.parse().map_err(|error| vec![format!("language `{language}`: {error}")])?;
        let frames = FRAMES.iter().filter(|(tag, _)| *tag == language).map(|(_, text)| *text);
        let own = game_messages(game, language);
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut errors = Vec::new();
        for text in frames.chain(own) {
            let resource = match FluentResource::try_new(text.to_owned()) {
                Ok(resource) => resource,
                Err((resource, problems)) => {
                    errors
                        .extend(problems.iter().map(|problem| parse_error(text, problem.pos.start, problem)));
                    resource
                }
            };
            if let Err(problems) = bundle.add_resource(resource) {
                errors.extend(problems.iter().map(ToString::to_string));
            }
        }
        if errors.is_empty() { Ok(Self { bundle }) } else { Err(errors) }
    }

    /// Returns whether a message, or an attribute of it, exists.
    pub(super) fn has(&self, id: &str, attribute: Option<&str>) -> bool {
        self.bundle.get_message(id).is_some_and(|message| {
            attribute.is_none_or(|attribute| message.get_attribute(attribute).is_some())
        })
    }

    /// Formats a message's value or an attribute. `None` if it is missing; the error names the variables that
    /// the message did not get.
    pub(super) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &Args,
    ) -> Option<Result<String, String>> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let args: FluentArgs<'_> = args.fluent();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            return Some(Ok(polish::spaces(&text)));
        }
        let causes: Vec<String> = errors.iter().map(ToString::to_string).collect();
        let dot = attribute.map_or_else(String::new, |attribute| format!(".{attribute}"));
        Some(Err(format!("{id}{dot}: {}", causes.join(", "))))
    }
}

/// Returns the resources of a game in one language.
pub(super) fn game_messages<'g>(game: &'g GameSpec, language: &str) -> impl Iterator<Item = &'g str> {
    game.locales.iter().filter(move |locale| locale.language == language).map(|locale| locale.messages)
}

fn parse_error(text: &str, offset: usize, problem: &impl ToString) -> String {
    let line = text.get(..offset).map_or(0, |before| before.matches('\n').count()) + 1;
    format!("messages, line {line}: {}", problem.to_string())
}
