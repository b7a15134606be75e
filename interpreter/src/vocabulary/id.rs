//! Small integers instead of names. An id is an index into its table of the [`super::Vocabulary`], so for
//! words of a game it equals the position in the game's own constant table.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u32);

        impl $name {
            /// Returns the index in its table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A noun class.
    ClassId,
    /// A noun: of the game, of a pack, or an entry's id.
    NounId,
    /// A type of thing.
    EntityId,
    /// A role.
    RoleId,
    /// A hook point.
    HookId,
    /// A target.
    TargetId,
    /// A verb.
    VerbId,
    /// A cost.
    CostId,
    /// A selector.
    SelectorId,
    /// An attribute.
    AttributeId,
    /// A condition.
    ConditionId,
    /// A measure.
    MeasureId,
    /// A limit.
    LimitId,
    /// A duration.
    DurationId,
    /// A kind of entry.
    KindId,
}
