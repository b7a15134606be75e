//! What the parser makes of good texts.
