//! A trigger in force: its source, its owner, and the events it hears.

use crate::hook::{Context, Player, Thing};
use crate::host::Host;
use crate::program::TriggerId;
use serde::{Deserialize, Serialize};

/// Which events a listener hears, as a number that only the host understands: those of its own path, its own
/// battle, its owner. Only [`Reach::EVERYWHERE`] is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Reach(pub u8);

impl Reach {
    /// Hears everything; the host is not asked.
    pub const EVERYWHERE: Self = Self(0);
}

/// A trigger in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listener {
    /// What is heard, and by which ability.
    pub trigger: TriggerId,
    /// The card, token or rule it stands on.
    pub source: Thing,
    /// The position of its source in the order of the table (path order, say), given when it was attached.
    pub rank: u16,
    /// The player who decides and acts, or nobody.
    pub owner: Player,
    /// Which events it hears.
    pub reach: Reach,
    /// The duration that ends it, or [`Listener::LASTING`].
    pub(super) until: u8,
}

impl Listener {
    pub(super) const LASTING: u8 = u8::MAX;

    /// Makes a listener for an entry itself, to evaluate a condition in one of its keys.
    pub(crate) const fn of_entry(source: Thing, owner: Player) -> Self {
        let trigger = TriggerId(u32::MAX);
        Self { trigger, source, rank: 0, owner, reach: Reach::EVERYWHERE, until: Self::LASTING }
    }

    /// Returns its sort key in a channel: rank, then ability, then source, then the rest.
    pub(super) const fn key(&self) -> u128 {
        let Self { trigger, source, rank, owner, reach, until } = *self;
        let rest = (owner.0 as u128) << 16 | (reach.0 as u128) << 8 | until as u128;
        (rank as u128) << 88 | (trigger.0 as u128) << 56 | (source.0 as u128) << 24 | rest
    }

    /// Returns whether a moment is within its reach.
    #[inline]
    pub(crate) fn hears<H: Host>(&self, host: &H, context: &Context) -> bool {
        self.reach == Reach::EVERYWHERE || self.within_reach(host, context)
    }

    /// Kept out of line, because its comparisons would otherwise be inlined ahead of every loop over
    /// listeners.
    #[inline(never)]
    fn within_reach<H: Host>(&self, host: &H, context: &Context) -> bool {
        host.hears(self, context)
    }

    /// Returns whether it was granted for a time.
    pub const fn is_granted(&self) -> bool {
        self.until != Self::LASTING
    }
}

/// The source of attached abilities, with its owner, rank and reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Attachment {
    /// The card, token or rule.
    pub source: Thing,
    /// Its owner, or [`Player::NONE`].
    pub owner: Player,
    /// Its position in the order of the table.
    pub rank: u16,
    /// Which events it hears.
    pub reach: Reach,
}
