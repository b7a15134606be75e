//! Questions of the rules themselves, and answers that are neither things nor nouns. Abilities ask through
//! the interpreter. `names` gives all of them ids and words.

use provost_engine::numbered;
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::Player;

numbered! {
    /// A question of the rules.
    Ask {
        /// What to do in one's turn: use an ability, assign to a path (`Thing` path), settle a land (`Thing`
        /// land), hand on an equipment (`Thing` equipment), pass, end the turn.
        Turn,
        /// Which mercenary to assign: `Thing`.
        AssignWhom,
        /// Which die to add to the path: `Noun` colour, or `Stop`.
        AssignDie,
        /// Which token to take along: `Noun` token, `Thing` trap, or `Stop`.
        AssignToken,
        /// Which mercenary to hire: `Thing`, `Use` something before, or `Done` (only after something was
        /// used).
        Hire,
        /// Which ability to use on a price: `Use`, or `Done`.
        Price,
        /// Which trap to buy next: `Thing`, or `Stop`.
        BuyTrap,
        /// How many tokens to buy: `Count`.
        BuyCount,
        /// Which equipment to take: `Thing`.
        TakeEquipment,
        /// Who gets the equipment: `Thing` mercenary, or `Stop` (it is discarded).
        EquipWhom,
        /// Which loot to take: `Thing`.
        TakeLoot,
        /// Up or down.
        TurnDie,
        /// Which trap to discard: `Thing`.
        DiscardTrap,
        /// Who settles the land: `Thing`.
        Settle,
        /// The own window in adventure and clean-up: `Use`, `Thing` land to settle, or `Done`.
        OwnWindow,
        /// Turn this token up? (`asked_by` is empty; the token is named by `Thing` in the first option: `Thing` token
        /// is yes, `No` is no.)
        Reveal,
        /// How to go on with a roll: `Noun` colour of the next die, all of them, `Use`, `Done` to let the result
        /// stand, or decline.
        Strike,
        /// Deliver what the contract asks for?
        Deliver,
        /// Which trap to deliver: `Thing`.
        DeliverTrap,
        /// Who leads the clan: `Thing`.
        Leader,
        /// Who deserts: `Thing`.
        Desert,
        /// Which equipment of a deserter somebody else gets: `Thing` equipment, or `Stop` (the rest is discarded).
        HandOn,
    }
}

numbered! {
    /// An answer that is neither a thing nor a noun: [`ChoiceOption::Game`].
    Act {
        /// Passes: no dice left, or nothing legal.
        Pass,
        /// Ends the turn after the action.
        EndTurn,
        /// Yes.
        Yes,
        /// No.
        No,
        /// Rolls all dice that are left.
        RollAll,
        /// Does not roll at all.
        Decline,
        /// One face up.
        Up,
        /// One face down.
        Down,
    }
}

/// Begins a question of the rules.
pub(super) fn ask(choice: &mut Choice, seat: u8, question: Ask) {
    choice.ask(Player(seat), question.number());
}
