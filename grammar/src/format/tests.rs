//! The layout, seen.

use super::*;
