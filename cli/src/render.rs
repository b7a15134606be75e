//! How findings look, one file a form.

pub(crate) mod snippet;
