//! A listener with the gist of its trigger beside it, one cache line: whoever reaches a hook where all are brief looks at
//! nothing else.

use super::Listener;
use crate::program::Gist;
use serde::{Deserialize, Serialize};

/// A listener that is brief, and what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Link {
    pub(crate) listener: Listener,
    pub(crate) gist: Gist,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_one_cache_line() {
        assert_eq!(size_of::<Link>(), 64);
    }
}
