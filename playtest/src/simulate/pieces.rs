//! Hands out seeds to the threads piece by piece, in order, so that a range can have any length and a stopped
//! run has played the first seeds of it.

use super::{SeedRange, Seeds};
use rayon::prelude::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Pieces of seeds: long enough that handing them out costs nothing, short enough to keep all threads busy
/// until the end.
#[derive(Debug)]
struct Pieces {
    /// The remaining ranges, the next one last.
    left: Vec<SeedRange>,
    /// The most seeds of a piece.
    most: u64,
}

impl Pieces {
    fn of(seeds: &Seeds) -> Self {
        let left = seeds.ranges().iter().rev().copied().collect();
        Self { left, most: (seeds.count() / 256).clamp(1, 64) }
    }
}

impl Iterator for Pieces {
    type Item = SeedRange;

    fn next(&mut self) -> Option<SeedRange> {
        let SeedRange { first, last } = self.left.pop()?;
        let end = first.saturating_add(self.most - 1).min(last);
        if end < last {
            self.left.push(SeedRange { first: end + 1, last });
        }
        Some(SeedRange { first, last: end })
    }
}

/// Lets every thread take the next piece until none is left or the run is stopped, then merges the results.
pub(crate) fn share_out<T: Send>(
    seeds: &Seeds,
    stop: &AtomicBool,
    new: impl Fn() -> T + Sync,
    work: impl Fn(T, SeedRange) -> T + Sync,
    and: impl Fn(T, T) -> T + Sync + Send,
) -> T {
    let pieces = Mutex::new(Pieces::of(seeds));
    // A panicking thread ends the whole run.
    let next = || pieces.lock().ok()?.next();
    let one = |_: usize| {
        let mut part = new();
        while !stop.load(Ordering::Relaxed)
            && let Some(piece) = next()
        {
            part = work(part, piece);
        }
        part
    };
    (0..rayon::current_num_threads()).into_par_iter().with_max_len(1).map(one).reduce(&new, and)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_in_one_piece() {
        let seeds: Seeds = "1..10,20..20,1000..2999".parse().unwrap();
        let pieces: Vec<SeedRange> = Pieces::of(&seeds).collect();
        assert_eq!(pieces.iter().map(|piece| piece.count()).sum::<u64>(), 2011);
        assert!(pieces.is_sorted());
        assert_eq!(Seeds::of(pieces).unwrap(), seeds);
    }

    /// All pieces of such a range together would not fit into memory.
    #[test]
    fn all_seeds_there_are_can_be_asked_for_and_stopped() {
        let seeds: Seeds = "0..18446744073709551615".parse().unwrap();
        let stop = AtomicBool::new(false);
        let work = |count: u64, piece: SeedRange| {
            stop.store(true, Ordering::Relaxed);
            count + piece.count()
        };
        let played = share_out(&seeds, &stop, || 0, work, |one, other| one + other);
        assert!(played >= 64);
    }
}
