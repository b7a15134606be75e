//! The dummy player as an actor: it owns only the tokens on its paths, and chooses by a rule.

use crate::registry::verbs::Verb;
use crate::state::card::DUMMY;
use crate::table::Table;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Player;
use provost_interpreter::host::Scope;

impl Table {
    /// Returns whether the dummy player acts, which has neither clan nor stock nor pool.
    pub(crate) fn is_dummy(scope: &Scope<'_>) -> bool {
        scope.actor == Player(DUMMY)
    }

    /// Chooses for the dummy player: the first of several things, the greatest amount, and it never stops
    /// voluntarily.
    pub(super) fn dummy_choice(choice: &Choice) -> Option<ChoiceOption> {
        let goes_on = |option: &&ChoiceOption| !matches!(option, ChoiceOption::Stop | ChoiceOption::Done);
        let counts = choice.options.iter().filter(|option| matches!(option, ChoiceOption::Count(_)));
        let most = counts.max();
        most.or_else(|| choice.options.iter().find(goes_on)).or_else(|| choice.options.first()).copied()
    }

    /// Returns whether a verb is about things that only a clan has.
    pub(super) const fn needs_clan(verb: Verb) -> bool {
        matches!(
            verb,
            Verb::Gain
                | Verb::GainOtherColour
                | Verb::Lose
                | Verb::Give
                | Verb::TakeTile
                | Verb::Revive
                | Verb::Turn
                | Verb::Hire
                | Verb::HireFree
                | Verb::Buy
                | Verb::BuyAt
                | Verb::BuyEquipment
                | Verb::TakeEquipment
                | Verb::TakeLoot
        )
    }
}
