//! Writes one sentence: timing, limit, condition, cost and body in the order of a card.
//!
//! A short compulsory body comes before its timing, or, if it changes a number, before its condition
//! (`+3 to the total when conquering`); in all other sentences timing and condition come first
//! (`Once per round, if ..., you may ...`).

use crate::describe::head::{Head, PartKind};
use crate::describe::phrase::Args;
use crate::describe::polish;
use crate::describe::step::{Mood, body_args};
use crate::describe::writer::Writer;
use crate::ir::{Ability, About, HookUse, Limit, Step};
use crate::vocabulary::spec::HookKind;

impl Writer<'_> {
    /// Writes an ability as a whole sentence.
    pub(super) fn sentence(&self, ability: &Ability) -> String {
        polish::sentence(&self.headed(Head::default(), ability, false))
    }

    /// Writes an ability after the head of the outer one that grants it.
    fn headed(&self, outer: Head, ability: &Ability, granted: bool) -> String {
        let around = self.enter(&ability.hooks, granted);
        let about = self.about.replace(named(&ability.hooks));
        let until = self.until.replace(ability.until);
        let said = self.head_and_body(outer, ability);
        self.until.set(until);
        self.about.replace(about);
        self.leave(around);
        said
    }

    fn head_and_body(&self, outer: Head, ability: &Ability) -> String {
        let lasting = ability.until.is_some();
        let mut timing = self.timing(&ability.hooks, lasting, "");
        let mut taken_in = false;
        if let Some(within) = ability.condition.as_ref().and_then(|condition| self.within(condition)) {
            let with = self.timing(&ability.hooks, lasting, &within);
            taken_in = with != timing;
            timing = with;
        }
        let condition =
            ability.condition.as_ref().map(|condition| self.when(condition, taken_in)).unwrap_or_default();
        let timed = !timing.lead.is_empty() || !timing.tail.is_empty();
        let mut own = timing.lead;
        if let Some(limit) = &ability.limit {
            own.push(PartKind::Limit, self.limit(limit));
        }
        own.extend(condition.lead);
        let mut tail = Head::default();
        if !is_short(ability) || speaks_of_named(ability) {
            own.extend(timing.tail);
            own.extend(condition.rest);
        } else if timing.tail.is_empty() && own.is_empty() && is_modifier(ability) {
            tail = condition.rest;
        } else {
            // At most one part may stand at the end.
            tail = timing.tail;
            own.extend(condition.rest);
        }
        let mut head = outer;
        head.extend(own);
        if let ([Step::Grant(granted, _)], None, false) =
            (ability.steps.as_slice(), &ability.cost, ability.optional)
        {
            return self.granted(head, granted);
        }
        self.body(&head, &tail, ability, timed)
    }

    /// Writes granted abilities and their duration.
    pub(super) fn granted(&self, mut head: Head, granted: &[Ability]) -> String {
        if let Some(duration) = self.until.get() {
            let message = format!("duration-{}", self.vocabulary().duration(duration).id);
            head.push(PartKind::Phrase, self.say(&message, &self.args()));
        }
        if let [only] = granted {
            return self.headed(head, only, true);
        }
        let said: Vec<String> = granted
            .iter()
            .map(|ability| polish::sentence(&self.headed(Head::default(), ability, true)))
            .collect();
        self.framed("frame-head-several", &head, &said.join(" "), "")
    }

    /// Writes cost and steps. `timed` tells whether a moment is named, which makes a cost compulsory.
    fn body(&self, head: &Head, tail: &Head, ability: &Ability, timed: bool) -> String {
        let offer =
            ability.hooks.iter().any(|hook| self.vocabulary().hook(hook.hook).kind == HookKind::Offer);
        if let Some(cost) = &ability.cost {
            let (order, wish) = (self.cost(cost, Mood::Do), self.cost(cost, Mood::May));
            let frame = if ability.optional {
                "may"
            } else if offer {
                "offer"
            } else if timed {
                "pay"
            } else {
                "must"
            };
            let price = self.in_frame(frame, head, &order, &wish);
            return self.priced("frame-priced", &price, &ability.steps);
        }
        let order = self.steps(&ability.steps, Mood::Do);
        if ability.optional || offer {
            return self.in_frame("may", head, &order, &self.steps(&ability.steps, Mood::May));
        }
        let opens_list = matches!(ability.steps.first(), Some(Step::Choose(..)));
        let frame = if opens_list { "must" } else { "do" };
        self.in_frame(frame, head, &self.with_tail(order, tail), "")
    }

    fn with_tail(&self, body: String, tail: &Head) -> String {
        let Some(last) = tail.0.last() else { return body };
        let kind = if last.kind == PartKind::Clause { "clause" } else { "phrase" };
        let args = Args::default().with("body", body).with("tail", self.joined(&tail.0)).with("kind", kind);
        self.say("frame-tail", &args)
    }

    /// Writes a body after its head, or alone: `frame-head-may`, `frame-may`.
    fn in_frame(&self, frame: &str, head: &Head, order: &str, wish: &str) -> String {
        let name = if head.is_empty() { format!("frame-{frame}") } else { format!("frame-head-{frame}") };
        self.framed(&name, head, order, wish)
    }

    fn framed(&self, frame: &str, head: &Head, order: &str, wish: &str) -> String {
        self.say(frame, &body_args(self.head_args(head), "do", order).with("may", wish))
    }

    fn limit(&self, limit: &Limit) -> String {
        let message = format!("limit-{}", self.vocabulary().limit(limit.limit).id);
        self.say(&message, &self.args().with("count", self.number(limit.count)))
    }
}

/// Returns whether a body speaks of what the timing names, which then comes first.
fn speaks_of_named(ability: &Ability) -> bool {
    let named = ability.hooks.iter().flat_map(|used| &used.about).map(|about| about.role).collect::<Vec<_>>();
    ability.steps.iter().any(|step| match step {
        Step::Act { args, .. } | Step::Change { args, .. } => args.iter().any(|arg| arg.speaks_of(&named)),
        Step::Choose(..) | Step::Grant(..) | Step::By(_) | Step::If { .. } | Step::Pick { .. } => false,
    })
}

/// Returns what the timing names.
fn named(hooks: &[HookUse]) -> Vec<About> {
    hooks.first().map(|used| used.about.clone()).unwrap_or_default()
}

/// Returns whether a body is a change of a number, which its condition may follow.
fn is_modifier(ability: &Ability) -> bool {
    matches!(ability.steps.as_slice(), [Step::Change { for_each: None, .. }])
}

/// Returns whether a body is short and certain enough to come before its timing.
fn is_short(ability: &Ability) -> bool {
    let simple = match ability.steps.as_slice() {
        [Step::Act { .. } | Step::Change { .. }] => true,
        [Step::By(by)] => {
            !by.optional && by.cost.is_none() && matches!(by.steps.as_slice(), [Step::Act { .. }])
        }
        _ => false,
    };
    simple && !ability.optional && ability.cost.is_none() && ability.until.is_none()
}
