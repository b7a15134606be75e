//! Questions of the rules themselves, and answers that are neither things nor nouns. Abilities ask through
//! the interpreter.

use provost_engine::numbered;
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::Player;

numbered! {
    /// A question of the rules.
    Ask {
        /// Where to place discs: `Thing` space, or pass.
        Place,
        /// Which of one's own spaces of the area comes next: `Thing` space.
        Next,
        /// Whether to do the action of this space (`Thing` space) or leave it.
        Action,
        /// Which deed to complete: `Thing` deed, or leave it.
        Deed,
        /// What to put into a camp next: `Noun` resource, or `Stop`.
        Store,
        /// Which good to name: `Noun` resource.
        StealKind,
        /// From whom to take it: `Thing` player.
        StealFrom,
        /// On which track to rise: `Noun` level.
        Raise,
        /// Where the next disc or discs go: `Thing` space.
        MoveTo,
        /// Whose place to swap: `Thing` space.
        SwapFirst,
        /// With which one: `Thing` space.
        SwapSecond,
    }
}

numbered! {
    /// An answer that is neither a thing nor a noun.
    Act {
        /// Places no more discs in this round.
        Pass,
        /// Leaves the action of a space undone.
        Leave,
    }
}

/// Begins a question of the rules.
pub(super) fn ask(choice: &mut Choice, seat: u8, question: Ask) {
    choice.ask(Player(seat), question.number());
}
