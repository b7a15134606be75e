//! Refuses, before play, effects that the machine cannot hold.

use super::Checker;
use crate::ir;
use crate::program::MAX_AMOUNTS;
use crate::vocabulary::spec::HookKind;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

impl Checker<'_> {
    /// Checks that the machine can hold an ability.
    pub(super) fn capacity(&mut self, ability: &ir::Ability) {
        let vocabulary = self.ctx.vocabulary;
        let kinds = ability.hooks.iter().map(|used| vocabulary.hook(used.hook).kind);
        if kinds.into_iter().any(|kind| kind == HookKind::Question) {
            self.plain_answer(ability);
        }
        if let Some(cost) = &ability.cost {
            self.few_amounts(&cost.args, cost.span);
        }
        self.steps_fit(&ability.steps);
    }

    /// Checks that an answer has no parts that make no sense for it: it is given whenever it is asked for,
    /// and once.
    fn plain_answer(&mut self, ability: &ir::Ability) {
        let message = "an answer is given whenever it is asked for: it has no limit, `for each` or `times`";
        if ability.limit.is_some() {
            self.findings.push(Diagnostic::error("no-choice-here", ability.span, message));
        }
        for step in &ability.steps {
            if let ir::Step::Act { for_each, repeat, span, .. } = step
                && (for_each.is_some() || repeat.is_some())
            {
                self.findings.push(Diagnostic::error("no-choice-here", *span, message));
            }
        }
    }

    fn steps_fit(&mut self, steps: &[ir::Step]) {
        for step in steps {
            match step {
                ir::Step::Act { args, span, .. } | ir::Step::Change { args, span, .. } => {
                    self.few_amounts(args, *span);
                }
                // Granted abilities are checked on their own.
                ir::Step::Grant(..)
                | ir::Step::Choose(..)
                | ir::Step::By(_)
                | ir::Step::Pick { .. }
                | ir::Step::If { .. } => {}
            }
            for cost in step.costs() {
                self.few_amounts(&cost.args, cost.span);
            }
            for inner in step.inner() {
                self.steps_fit(inner);
            }
        }
    }

    fn few_amounts(&mut self, args: &[ir::Arg], span: Span) {
        let count: usize = args
            .iter()
            .map(|arg| match arg {
                ir::Arg::Amounts(amounts) => amounts.len(),
                ir::Arg::Number(_) | ir::Arg::Nouns(_) | ir::Arg::Entity(_) => 0,
            })
            .sum();
        if count > MAX_AMOUNTS {
            let message = format!("{count} amounts are too many for one step: at most {MAX_AMOUNTS}");
            self.findings.push(
                Diagnostic::error("too-many-amounts", span, message)
                    .with_hint("say it in two steps, joined by `then`"),
            );
        }
    }
}
