//! Steps as text: verbs, changes of numbers, choices.

use crate::describe::head::Head;
use crate::describe::phrase::{Args, Phrase};
use crate::describe::polish;
use crate::describe::writer::Writer;
use crate::ir::{Alternative, Change, Cost, Each, Num, Number, Step};

/// The grammatical mood of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// As an order: `gain 1 gold`, `erhaltet 1 Gold`.
    Do,
    /// After "you may": `gain 1 gold`, `1 Gold erhalten`.
    May,
}

impl Mood {
    /// Value of `$mood`.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Do => "do",
            Self::May => "may",
        }
    }
}

impl Writer<'_> {
    /// Writes steps in order.
    pub(super) fn steps(&self, steps: &[Step], mood: Mood) -> String {
        let Some((first, rest)) = steps.split_first() else { return String::new() };
        let mut said = self.step(first, mood, "first");
        let mut previous = first;
        for step in rest {
            let (frame, second) = self.next_step(previous, step, mood);
            let args = Args::default().with("mood", mood.id()).with("first", said).with("second", second);
            said = self.say(frame, &args);
            previous = step;
        }
        said
    }

    /// Writes one step. `order` (`$order`) is `then` after another step: German then puts the verb first.
    pub(super) fn step(&self, step: &Step, mood: Mood, order: &str) -> String {
        let known =
            || self.args().phrase("thing", &self.myself()).with("mood", mood.id()).with("order", order);
        match step {
            Step::Act { verb, args, for_each, repeat, .. } => {
                let spec = self.vocabulary().verb(*verb);
                let pattern = self.vocabulary().patterns().verbs.get(verb.index());
                let args = self.slots(known(), pattern, args);
                self.act(&format!("verb-{}", spec.id), &args, for_each.as_ref(), *repeat, mood)
            }
            Step::Change { target, args, change, for_each, .. } => {
                let spec = self.vocabulary().target(*target);
                let pattern = self.vocabulary().patterns().targets.get(target.index());
                let args = self.slots(known(), pattern, args);
                self.change(&format!("target-{}", spec.id), args, change, for_each.as_ref(), mood)
            }
            Step::Choose(alternatives, _) => self.choose(alternatives, mood),
            Step::By(by) => self.by(by, mood, order),
            Step::Pick { what, .. } => {
                let args = known().phrase("what", &self.entity(what));
                self.say("frame-pick", &args)
            }
            Step::If { condition, steps, otherwise, .. } => self.test(condition, steps, otherwise),
            Step::Grant(abilities, _) => self.granted(Head::default(), abilities),
        }
    }

    /// Writes a verb. `$each` and `$times` go into the verb's message if it has a place for them, otherwise
    /// into a frame around it.
    fn act(
        &self,
        message: &str,
        args: &Args,
        for_each: Option<&Each>,
        repeat: Option<(Num, bool)>,
        mood: Mood,
    ) -> String {
        if let (Some(_), Some((count, early))) = (for_each, repeat) {
            let body = self.act(message, args, for_each, None, mood);
            let frame = Args::default().with("mood", mood.id()).with("times", self.times(count, early));
            return self.say("frame-repeated", &body_args(frame, "body", &body));
        }
        let each = for_each.map(|measure| self.each(measure)).unwrap_or_default();
        let times = repeat.map(|(count, early)| self.times(count, early)).unwrap_or_default();
        let mut args = args.clone().with("each", "").with("times", "").with("repeated", "no");
        let mut said = self.say(message, &args);
        for (name, text) in [("times", times), ("each", each)] {
            if text.is_empty() {
                continue;
            }
            let repeated = if name == "times" { "yes" } else { "no" };
            let placed_args = args.clone().with(name, text.as_str()).with("repeated", repeated);
            let placed = self.say(message, &placed_args);
            if placed == self.say(message, &args) {
                let frame = Args::default().with("mood", mood.id()).with("body", said).with(name, text);
                said = self.say(&format!("frame-with-{name}"), &frame);
            } else {
                args = placed_args;
                said = placed;
            }
        }
        said
    }

    fn times(&self, count: Num, early: bool) -> String {
        let args =
            Args::default().with("count", self.number(count)).with("early", if early { "yes" } else { "no" });
        self.say("frame-times", &args)
    }

    /// Writes a change, with the target's own message if there is one, otherwise with a frame.
    fn change(
        &self,
        message: &str,
        args: Args,
        change: &Change,
        for_each: Option<&Each>,
        mood: Mood,
    ) -> String {
        let (id, number) = match change {
            Change::Add(number) => ("add", Some(number)),
            Change::Subtract(number) => ("subtract", Some(number)),
            Change::Set(number) => ("set", Some(number)),
            Change::AtLeast(number) => ("at-least", Some(number)),
            Change::AtMost(number) => ("at-most", Some(number)),
            Change::Double => ("double", None),
            Change::Halve(_) => ("halve", None),
        };
        let composed = !matches!(number, None | Some(Number::Num(_)));
        let args = match number {
            Some(Number::Num(number)) => {
                let number = self.number(*number);
                args.with("n_acc", number.clone()).with("n", number)
            }
            Some(composed) => args.phrase("n", &self.number_phrase(composed)),
            None => args.with("rounded", if *change == Change::Halve(true) { "up" } else { "down" }),
        };
        let own = match mood {
            Mood::Do => id.to_owned(),
            Mood::May => format!("may-{id}"),
        };
        // A target's own message only fits a number that is written out.
        let own = if composed && id != "set" { None } else { self.try_say(message, Some(&own), &args) };
        let said = own.unwrap_or_else(|| {
            let target = Phrase::cases(|case| self.say(message, &args.clone().with("case", case.id())));
            let frame = if composed { format!("frame-{id}-number") } else { format!("frame-{id}") };
            self.say(&frame, &args.phrase("target", &target))
        });
        for_each.map_or_else(
            || said.clone(),
            |measure| {
                let each = self.each(measure);
                let frame =
                    Args::default().with("mood", mood.id()).with("body", said.as_str()).with("each", each);
                self.say("frame-with-each", &frame)
            },
        )
    }

    fn choose(&self, alternatives: &[Alternative], mood: Mood) -> String {
        let options: Vec<String> =
            alternatives.iter().map(|alternative| self.alternative(alternative)).collect();
        let options = self.join("frame-options", "frame-last-option", &options);
        let args = body_args(Args::default(), "options", &options).with("mood", mood.id());
        self.say("frame-choose", &args)
    }

    /// Writes one branch of a choice.
    pub(super) fn alternative(&self, alternative: &Alternative) -> String {
        self.alternative_in(alternative, Mood::Do)
    }

    /// Writes one branch of a choice as an order or behind a modal verb.
    pub(super) fn alternative_in(&self, alternative: &Alternative, mood: Mood) -> String {
        match &alternative.cost {
            Some(cost) => {
                self.priced_in("frame-priced-option", &self.cost(cost, mood), &alternative.steps, mood)
            }
            None => self.steps(&alternative.steps, mood),
        }
    }

    /// Writes a cost.
    pub(super) fn cost(&self, cost: &Cost, mood: Mood) -> String {
        let spec = self.vocabulary().cost(cost.cost);
        let pattern = self.vocabulary().patterns().costs.get(cost.cost.index());
        let args = self.slots(
            self.args().phrase("thing", &self.myself()).with("mood", mood.id()),
            pattern,
            &cost.args,
        );
        self.say(&format!("cost-{}", spec.id), &args)
    }

    /// Writes steps after their cost. A choice, a grant or a repeat would open a second colon, so they have
    /// frames of their own.
    pub(super) fn priced(&self, frame: &str, cost: &str, steps: &[Step]) -> String {
        self.priced_in(frame, cost, steps, Mood::Do)
    }

    fn priced_in(&self, frame: &str, cost: &str, steps: &[Step], mood: Mood) -> String {
        let frame = match steps.first() {
            Some(Step::Choose(..) | Step::Act { for_each: Some(_), repeat: Some(_), .. }) => {
                "frame-priced-choice"
            }
            Some(Step::Grant(..)) => "frame-priced-grant",
            // Their subject follows a colon.
            Some(Step::By(_) | Step::If { .. }) => "frame-priced",
            Some(Step::Act { .. } | Step::Change { .. } | Step::Pick { .. }) | None => frame,
        };
        let body = self.steps(steps, mood);
        self.say(frame, &body_args(Args::default().with("cost", cost), "body", &body))
    }
}

/// Adds a text as it is, capitalized (`$body_cap`), and whether it opens with a word or a sign
/// (`$body_opens`).
pub(super) fn body_args(args: Args, name: &str, text: &str) -> Args {
    let opens = if text.starts_with(char::is_alphabetic) { "word" } else { "sign" };
    args.with(format!("{name}_cap"), polish::capital(text))
        .with(format!("{name}_opens"), opens)
        .with(name, text)
}
