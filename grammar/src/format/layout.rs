//! Where lines break and where comments stand.
//!
//! An ability stands on one line if it fits, has no choice and no comment between its words. Else the line
//! breaks after the heading, and if that is not enough before each `then`. Alternatives always have lines of
//! their own, their colons below each other.
//!
//! INVARIANT: nodes are written in the order of the text, and each takes all comments before its own end. So
//! comments keep their order, and a second formatting finds each where the first one put it.

use super::comments::Comments;
use super::flat;
use super::page::Page;
use crate::ast::{Ability, Alternative, Condition, Effect, Phrase, Step, StepKind};
use crate::span::Span;

/// The longest line, if it can be broken.
const WIDTH: usize = 100;
/// The indentation of a body below its heading.
const INDENT: usize = 4;

/// Lays out an effect. With its source, comments at the ends of lines are told from those on their own.
pub(super) fn effect(effect: &Effect, source: Option<&str>) -> String {
    let comments = Comments::new(&effect.comments, source);
    let mut layout = Layout { page: Page::default(), comments };
    layout.abilities(&effect.abilities, 0, usize::MAX);
    layout.page.finish()
}

struct Layout<'a> {
    page: Page<'a>,
    comments: Comments<'a>,
}

impl Layout<'_> {
    /// Writes abilities on lines of their own, then the comments that are left before `end`.
    fn abilities(&mut self, abilities: &[Ability], indent: usize, end: usize) {
        let mut nexts = abilities.iter().skip(1).map(|next| next.span.start);
        for ability in abilities {
            self.ability(ability, indent);
            let next = nexts.next().unwrap_or(end);
            self.trailing(Span::new(ability.span.end, next), false);
        }
        self.comments_above(end, indent);
    }

    fn ability(&mut self, ability: &Ability, indent: usize) {
        let heading_end = heading_end(ability);
        self.comments_above(heading_end, indent);
        if self.is_one_step_with_comments_inside(ability) {
            self.comments_above(ability.span.end, indent);
        }
        self.page.start_line(indent);
        let one_line = flat::ability(ability);
        if self.can_be_flat(&ability.body.steps, ability.span.end) && self.fits(one_line.len()) {
            self.page.write(&one_line);
            return;
        }
        self.page.write(&flat::heading(ability));
        self.page.write(":");
        self.trailing(Span::new(heading_end, ability.body.span.start), true);
        self.body(ability, indent);
        self.page.write(".");
    }

    /// Writes a body that does not stand on the line of its heading.
    fn body(&mut self, ability: &Ability, indent: usize) {
        let body = &ability.body;
        if let [Step { kind: StepKind::Grant(abilities), span }] = body.steps.as_slice()
            && !self.page.has_trailing()
            && !self.comments.any_before(span.start)
        {
            self.page.write(" ");
            self.page.write(flat::may(body));
            self.block(abilities, *span, indent);
        } else {
            self.lines(flat::may(body), &body.steps, indent + INDENT, body.span.end);
        }
    }

    /// Writes steps below their heading or cost: on one line if they fit, else on one line each.
    fn lines(&mut self, may: &str, steps: &[Step], indent: usize, end: usize) {
        let one_line = flat::steps(steps);
        if self.can_be_flat(steps, end) && indent + may.len() + one_line.len() < WIDTH {
            self.page.start_line(indent);
            self.page.write(may);
            self.page.write(&one_line);
            return;
        }
        if let Some(first) = steps.first() {
            self.comments_above(first_words_end(first), indent);
        }
        self.page.start_line(indent);
        self.page.write(may);
        self.steps(steps, indent);
    }

    /// Writes steps on lines of their own, the first one on the current line.
    fn steps(&mut self, steps: &[Step], indent: usize) {
        let mut previous: Option<&Step> = None;
        for step in steps {
            if let Some(previous) = previous {
                self.trailing(Span::new(previous.span.end, step.span.start), false);
                self.comments_above(first_words_end(step), indent);
                self.page.start_line(indent);
                self.page.write("then ");
            }
            self.step(step, indent);
            previous = Some(step);
        }
    }

    /// Writes a step on the current line and, if it has to, on lines after it.
    fn step(&mut self, step: &Step, indent: usize) {
        match &step.kind {
            StepKind::Choose(alternatives) => self.choose("choose:", alternatives),
            StepKind::Fork { who, alternatives } => self.choose(&flat::fork(who), alternatives),
            StepKind::Offer { who, cost, steps } => {
                self.page.write(&flat::offer(who, cost.as_ref()));
                self.steps(steps, indent);
            }
            StepKind::If { condition, steps, otherwise } => {
                self.page.write(&flat::test(condition));
                self.steps(steps, indent);
                if let (Some(last), Some(first)) = (steps.last(), otherwise.first()) {
                    self.trailing(Span::new(last.span.end, first.span.start), false);
                    self.comments_above(first_words_end(first), indent);
                    self.page.start_line(indent);
                    self.page.write("otherwise: ");
                    self.steps(otherwise, indent);
                }
            }
            StepKind::Grant(abilities) => {
                let one_line = flat::step(step);
                if self.can_be_flat(std::slice::from_ref(step), step.span.end)
                    && self.fits(one_line.len() + 1)
                {
                    self.page.write(&one_line);
                } else {
                    self.block(abilities, step.span, indent);
                }
            }
            StepKind::Act { .. } | StepKind::Add { .. } | StepKind::Set { .. } | StepKind::Pick { .. } => {
                self.page.write(&flat::step(step));
            }
        }
    }

    fn block(&mut self, abilities: &[Ability], span: Span, indent: usize) {
        self.page.write("{");
        let first = abilities.first().map_or(span.end, |first| first.span.start);
        self.trailing(Span::new(span.start + 1, first), false);
        self.abilities(abilities, indent + INDENT, span.end);
        self.page.start_line(indent);
        self.page.write("}");
    }

    /// Writes alternatives, their colons below that of the lead, `choose:`.
    fn choose(&mut self, lead: &str, alternatives: &[Alternative]) {
        let column = self.page.column();
        let or = column + lead.chars().count().saturating_sub("or:".len());
        let mut previous: Option<&Alternative> = None;
        for alternative in alternatives {
            if let Some(previous) = previous {
                self.trailing(Span::new(previous.span.end, alternative.span.start), false);
                self.comments_above(alternative_words_end(alternative), or);
                self.page.start_line(or);
                self.page.write("or: ");
            } else {
                self.page.write(lead);
                self.page.write(" ");
            }
            self.alternative(alternative, or + "or: ".len());
            previous = Some(alternative);
        }
    }

    /// Writes an alternative that begins on the current line, at `column`.
    fn alternative(&mut self, alternative: &Alternative, column: usize) {
        let one_line = flat::alternative(alternative);
        let end = alternative.span.end;
        if self.can_be_flat(&alternative.steps, end) && self.fits(one_line.len() + 1) {
            self.page.write(&one_line);
        } else if let Some(cost) = &alternative.cost {
            self.page.write(&flat::cost(cost));
            self.page.write(":");
            let steps_start = alternative.steps.first().map_or(end, |first| first.span.start);
            self.trailing(Span::new(cost.span.end, steps_start), true);
            self.lines("", &alternative.steps, column + INDENT, end);
        } else {
            self.steps(&alternative.steps, column);
        }
    }

    /// Writes the comments before `end` on lines of their own.
    fn comments_above(&mut self, end: usize, indent: usize) {
        while let Some(comment) = self.comments.take_before(end) {
            self.page.start_line(indent);
            self.page.write(comment);
        }
    }

    /// Keeps a comment that ended a line there. A line has room for one only.
    fn trailing(&mut self, gap: Span, colon: bool) {
        if !self.page.has_trailing()
            && let Some(comment) = self.comments.take_trailing(gap, colon)
        {
            self.page.set_trailing(comment);
        }
    }

    fn fits(&self, len: usize) -> bool {
        self.page.column() + len <= WIDTH
    }

    fn can_be_flat(&self, steps: &[Step], end: usize) -> bool {
        !self.comments.any_before(end) && !steps.iter().any(has_choice)
    }

    /// Returns whether the next comment stands in the middle of the only step of an ability. It has no line
    /// of its own there, so it moves above the ability.
    fn is_one_step_with_comments_inside(&self, ability: &Ability) -> bool {
        let [step] = ability.body.steps.as_slice() else { return false };
        let simple = match step.kind {
            StepKind::Act { .. } | StepKind::Add { .. } | StepKind::Set { .. } | StepKind::Pick { .. } => {
                true
            }
            StepKind::Choose(_)
            | StepKind::Fork { .. }
            | StepKind::Offer { .. }
            | StepKind::If { .. }
            | StepKind::Grant(_) => false,
        };
        simple && !self.comments.any_before(step.span.start)
    }
}

fn has_choice(step: &Step) -> bool {
    match &step.kind {
        StepKind::Choose(_) | StepKind::Fork { .. } => true,
        StepKind::Offer { steps, .. } => steps.iter().any(has_choice),
        StepKind::If { steps, otherwise, .. } => steps.iter().chain(otherwise).any(has_choice),
        StepKind::Grant(abilities) => {
            abilities.iter().any(|ability| ability.body.steps.iter().any(has_choice))
        }
        StepKind::Act { .. } | StepKind::Add { .. } | StepKind::Set { .. } | StepKind::Pick { .. } => false,
    }
}

/// Returns the end of the last clause of a heading.
fn heading_end(ability: &Ability) -> usize {
    let phrase = |phrase: &Phrase| phrase.span.end;
    let condition = |condition: &Condition| condition.span().end;
    [
        ability.limit.as_ref().map(phrase),
        ability.when.as_ref().map(condition),
        ability.unless.as_ref().map(condition),
        ability.cost.as_ref().map(|cost| cost.span.end),
        ability.until.as_ref().map(phrase),
    ]
    .into_iter()
    .flatten()
    .fold(ability.timing.span.end, usize::max)
}

/// Returns the end of the words on the first line of a step.
fn first_words_end(step: &Step) -> usize {
    match &step.kind {
        StepKind::Act { .. } | StepKind::Add { .. } | StepKind::Set { .. } | StepKind::Pick { .. } => {
            step.span.end
        }
        StepKind::Choose(alternatives) | StepKind::Fork { alternatives, .. } => {
            alternatives.first().map_or(step.span.end, alternative_words_end)
        }
        StepKind::Offer { steps, .. } | StepKind::If { steps, .. } => {
            steps.first().map_or(step.span.end, first_words_end)
        }
        StepKind::Grant(_) => step.span.start + 1,
    }
}

/// Returns the end of the words on the first line of an alternative.
fn alternative_words_end(alternative: &Alternative) -> usize {
    match (&alternative.cost, alternative.steps.first()) {
        (Some(cost), _) => cost.span.end,
        (None, Some(first)) => first_words_end(first),
        (None, None) => alternative.span.end,
    }
}
