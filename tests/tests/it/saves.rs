//! Saved games that were damaged or edited are refused or play on; nothing panics. `PROVOST_SAVES=10000` tries as many.

use provost_tests::saves::{Fate, Saves};
use std::panic::catch_unwind;

#[test]
fn a_damaged_save_is_refused_or_plays_on() {
    let times = std::env::var("PROVOST_SAVES").ok().and_then(|times| times.parse().ok()).unwrap_or(300_u64);
    let saves = Saves::new();
    let (mut fates, mut panics) = ([0_u64; 3], Vec::new());
    for seed in 0..times {
        match catch_unwind(|| saves.damaged(seed)) {
            Ok(Fate::Refused) => fates[0] += 1,
            Ok(Fate::Played) => fates[1] += 1,
            Ok(Fate::Stopped) => fates[2] += 1,
            Err(_) => panics.push(seed),
        }
    }
    assert!(panics.is_empty(), "{} of {times} panic, with the seeds {panics:?}", panics.len());
    let [refused, played, _] = fates;
    assert!(refused > 0 && played > 0, "{fates:?}");
}
