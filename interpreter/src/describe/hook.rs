//! When an ability is heard. A hook's message has several parts, of which most hooks need one:
//!
//! - its value, a phrase that opens the sentence: `before the attack roll`;
//! - `when`, a clause that opens it: `when this monster is captured`; a condition can join it by "and";
//! - `clause`, any other clause that opens it: `before a trick works`;
//! - `tail`, a phrase that may stand behind a short body: `+1 to the total` *`on missions`*;
//! - `tail-when`, a clause that may stand there: *`when conquering`*.
//!
//! Several hooks of one ability share the message `hook-a-or-b` if there is one.

use crate::describe::head::{Head, HeadPart, PartKind};
use crate::describe::phrase::Args;
use crate::describe::writer::Writer;
use crate::ir::HookUse;

/// The text of a hook, by position.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Timing {
    /// Opens the sentence.
    pub(super) lead: Head,
    /// May stand at the end.
    pub(super) tail: Head,
}

/// The attributes of a hook's message, and the kind of part that each gives.
const LEADS: [(Option<&str>, PartKind); 3] =
    [(Some("when"), PartKind::When), (Some("clause"), PartKind::Clause), (None, PartKind::Phrase)];
const TAILS: [(Option<&str>, PartKind); 2] =
    [(Some("tail"), PartKind::Phrase), (Some("tail-when"), PartKind::Clause)];

impl Writer<'_> {
    /// Writes the timing. `within` is a phrase that a hook's message may include (`from the Stage`).
    pub(super) fn timing(&self, hooks: &[HookUse], lasting: bool, within: &str) -> Timing {
        let known = self.hook_args(lasting).with("within", within);
        let ids: Vec<&str> = hooks.iter().map(|hook| self.vocabulary().hook(hook.hook).id).collect();
        let shared = format!("hook-{}", ids.join("-or-"));
        if ids.len() > 1 && self.describer.messages.has(&shared, None) {
            let args = hooks.iter().fold(known, |args, hook| self.qualifiers(args, "", hook));
            return Timing {
                lead: self.parts(&shared, &LEADS, &args),
                tail: self.parts(&shared, &TAILS, &args),
            };
        }
        let mut timings = hooks.iter().map(|hook| {
            let message = format!("hook-{}", self.vocabulary().hook(hook.hook).id);
            let args = self.qualifiers(known.clone(), "", hook);
            Timing { lead: self.parts(&message, &LEADS, &args), tail: self.parts(&message, &TAILS, &args) }
        });
        let first = timings.next().unwrap_or_default();
        timings.fold(first, |all, next| Timing {
            lead: self.either(all.lead, next.lead),
            tail: self.either(all.tail, next.tail),
        })
    }

    /// Sets the hook variables of all messages of an ability: `$hook` (the first), `$hooks` (all of them),
    /// its qualifiers as `$hook_for`, `$hook_for_id` ..., and whether another ability grants this one.
    /// Returns the previous variables.
    pub(super) fn enter(&self, hooks: &[HookUse], inside: bool) -> Args {
        let granted = if inside { "yes" } else { "no" };
        let ids: Vec<&str> = hooks.iter().map(|hook| self.vocabulary().hook(hook.hook).id).collect();
        let mut args = Args::default().with("granted", granted).with("hooks", ids.join("-or-"));
        if let Some(hook) = hooks.first() {
            args = self.qualifiers(args.with("hook", self.vocabulary().hook(hook.hook).id), "hook_", hook);
        }
        self.moment.replace(args)
    }

    /// Restores the previous variables.
    pub(super) fn leave(&self, around: Args) {
        self.moment.replace(around);
    }

    /// Returns `$self`, and `$lasting`: whether the ability grants something for a while.
    fn hook_args(&self, lasting: bool) -> Args {
        self.args().phrase("self", &self.myself()).with("lasting", if lasting { "yes" } else { "no" })
    }

    /// Adds `$for`, `$for_id` ... for every qualifier of the hook, present or not, and `$victim`, `$victim_id` ...
    /// for everything that it can be about, by its role.
    fn qualifiers(&self, mut args: Args, prefix: &str, hook: &HookUse) -> Args {
        for (index, spec) in self.vocabulary().hook(hook.hook).qualifiers.iter().enumerate() {
            let said = hook.qualifiers.iter().find(|(known, _)| usize::from(*known) == index);
            let class = self.vocabulary().find_class(spec.class);
            let name = format!("{prefix}{}", spec.word);
            args = match (said, class) {
                (Some((_, nouns)), Some(class)) => args.phrase(&name, &self.nouns(class, nouns)),
                // Another class of nouns may be said with the same word.
                (Some(_) | None, _) if args.has(&format!("{name}_id")) => args,
                (Some(_) | None, _) => args.with(format!("{name}_id"), "none"),
            };
        }
        for row in self.vocabulary().hook(hook.hook).about {
            let role = self.vocabulary().find_role(row.role);
            let named = hook.about.iter().find(|about| Some(about.role) == role);
            let name = format!("{prefix}{}", row.role);
            args = match named {
                Some(about) => args.phrase(&name, &self.asking(|| self.entity(&about.thing))),
                None => args.with(format!("{name}_id"), "none"),
            };
        }
        args
    }

    fn parts(&self, message: &str, which: &[(Option<&str>, PartKind)], args: &Args) -> Head {
        if !self.describer.messages.has(message, None) {
            self.fault(format!("missing message `{message}`"));
        }
        let parts = which.iter().filter_map(|(attribute, kind)| {
            let text = self.try_say(message, *attribute, args)?;
            Some(HeadPart { kind: *kind, text, bare: None })
        });
        Head(parts.collect())
    }

    /// Removes the words that a clause shares with the opening of the one before it:
    /// `when this mercenary captures a monster` and `when this mercenary loots` share their subject. An
    /// article is never left alone.
    fn without_opening(&self, first: &str, second: &str) -> String {
        let articles = self.say("frame-articles", &Args::default());
        let is_article = |word: &str| articles.split(' ').any(|article| article == word);
        let words: Vec<&str> = second.split(' ').collect();
        let mut shared = first.split(' ').zip(&words).take_while(|(one, two)| one == *two).count();
        while shared > 0 && words.get(shared - 1).is_some_and(|word| is_article(word)) {
            shared -= 1;
        }
        let rest = words.get(shared..).unwrap_or_default();
        if shared < 2 || rest.is_empty() { second.to_owned() } else { rest.join(" ") }
    }

    fn either(&self, mut first: Head, mut second: Head) -> Head {
        match (first.0.pop(), second.0.pop()) {
            (Some(one), Some(two)) => {
                let text =
                    self.list("frame-or", &[one.text.clone(), self.without_opening(&one.text, &two.text)]);
                Head(vec![HeadPart { kind: one.kind, text, bare: None }])
            }
            (one, two) => Head(one.or(two).into_iter().collect()),
        }
    }
}
