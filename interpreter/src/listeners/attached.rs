//! Attached abilities as plain data: which abilities, from which source, for which owner and how long.

use super::listener::{Attachment, Listener};
use crate::program::{AbilityId, Channel, Program, Run, TriggerId};
use serde::{Deserialize, Serialize};

/// Abilities in force. Sorted by source, with the lasting ones of a source first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Attached {
    /// The source, owner, rank and reach.
    pub to: Attachment,
    /// The number of the duration that ends them; `None` if they last as long as their source.
    pub until: Option<u8>,
    /// The abilities.
    pub abilities: Run,
}

/// Why a saved listener index does not fit its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidListeners {
    /// The attached abilities are not sorted.
    #[error("the abilities in force are out of order")]
    Order,
    /// The program does not have these abilities.
    #[error("ability {0} of {1} does not exist")]
    Ability(u32, u32),
    /// The program does not have this duration.
    #[error("there is no duration {0}")]
    Duration(u8),
    /// There are more abilities than a game can have.
    #[error("too many abilities are in force")]
    TooMany,
    /// A used change belongs to no open scope or to no ability.
    #[error("a used change of a number belongs to no ability in force")]
    Mark,
}

impl Attached {
    /// Returns its listeners, each with its channel.
    pub(super) fn listeners(self, program: &Program) -> impl Iterator<Item = (Channel, Listener)> {
        let Self { to: Attachment { source, owner, rank, reach }, until, abilities } = self;
        let until = until.unwrap_or(Listener::LASTING);
        let listener = move |trigger| Listener { trigger, source, rank, owner, reach, until };
        let triggers = abilities.of(&program.abilities).iter().flat_map(|ability| ability.triggers.indices());
        triggers.map(TriggerId).filter_map(move |id| {
            let channel = program.trigger(id)?.channel;
            (channel != Program::NO_CHANNEL).then(|| (channel, listener(id)))
        })
    }

    /// Refuses abilities and durations that the program does not have.
    pub(super) fn check(self, program: &Program) -> Result<(), InvalidListeners> {
        let Run { start, len } = self.abilities;
        let last = start.saturating_add(len.saturating_sub(1));
        if len == 0 || start.checked_add(len).is_none() || program.ability(AbilityId(last)).is_none() {
            return Err(InvalidListeners::Ability(last, self.to.source.0));
        }
        if self.until == Some(Listener::LASTING) {
            return Err(InvalidListeners::Duration(Listener::LASTING));
        }
        Ok(())
    }
}
