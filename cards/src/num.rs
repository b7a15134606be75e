//! Changes between kinds of numbers, in one place: lengths are small, and pixels and bytes are bounded.

/// Narrows a length for those who draw; thousandths of a millimetre are exact.
#[expect(
    clippy::cast_possible_truncation,
    reason = "lengths of paper are small, and a rounded bit does not show"
)]
pub(crate) fn narrow(length: f64) -> f32 {
    // Rounded, so that the last bits of a sine cannot differ from machine to machine.
    ((length * 8192.0).round() / 8192.0) as f32
}

/// Counts as a length.
pub(crate) fn wide(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Rounds up to whole pixels, within what a picture may have.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped just before")]
pub(crate) fn pixels(length: f64) -> u32 {
    length.ceil().clamp(1.0, 20_000.0) as u32
}

/// A part between 0 and 1 as a byte.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped just before")]
pub(crate) fn byte(part: f64) -> u8 {
    (part * 255.0).round().clamp(0.0, 255.0) as u8
}

/// How often a length fits into another.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped just before")]
pub(crate) fn fits(length: f64, into: f64) -> usize {
    (into / length + 1e-6).floor().clamp(0.0, 10_000.0) as usize
}
