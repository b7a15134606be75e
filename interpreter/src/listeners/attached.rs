//! What is in force, as plain data: who put which abilities in force, for whom and how long.

use super::listener::{Attachment, Listener};
use crate::program::{AbilityId, Channel, Program, Run, TriggerId};
use serde::{Deserialize, Serialize};

/// Abilities in force. In order of their sources, and of one source the lasting ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Attached {
    /// Where and for whom.
    pub to: Attachment,
    /// The duration that ends them, by number; nothing if they last as long as their source.
    pub until: Option<u8>,
    /// Which.
    pub abilities: Run,
}

/// Why a saved listener index does not fit its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidListeners {
    /// What is in force must be sorted.
    #[error("the abilities in force are out of order")]
    Order,
    /// The program has no such abilities.
    #[error("ability {0} of {1} does not exist")]
    Ability(u32, u32),
    /// There is no such duration.
    #[error("there is no duration {0}")]
    Duration(u8),
    /// More abilities than a game can have.
    #[error("too many abilities are in force")]
    TooMany,
    /// A change that was used belongs to no open scope or to no ability.
    #[error("a used change of a number belongs to no ability in force")]
    Mark,
}

impl Attached {
    /// Returns its listeners, each with the channel in which it is filed.
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

    /// Refuses what the program does not have.
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
