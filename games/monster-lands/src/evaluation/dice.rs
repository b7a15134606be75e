//! Probabilities of dice: of sums and of numbers of hits. Only additions and multiplications, so that they
//! are identical on every machine.

/// The size of the table; more dice are counted by their mean.
const DICE: usize = 14;
const SUMS: usize = DICE * 6 + 2;

/// The probability of at least a sum, by number of dice.
static AT_LEAST: [[f32; SUMS]; DICE + 1] = tails();

#[expect(clippy::indexing_slicing, reason = "worked out by the compiler, which would notice")]
const fn tails() -> [[f32; SUMS]; DICE + 1] {
    let mut exact = [[0.0; SUMS]; DICE + 1];
    exact[0][0] = 1.0;
    let mut dice = 1;
    while dice <= DICE {
        let mut sum = 0;
        while sum < SUMS {
            let mut face = 1;
            while face <= 6 && face <= sum {
                exact[dice][sum] += exact[dice - 1][sum - face] / 6.0;
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    let mut dice = 0;
    while dice <= DICE {
        let mut sum = SUMS - 1;
        while sum > 0 {
            exact[dice][sum - 1] += exact[dice][sum];
            sum -= 1;
        }
        dice += 1;
    }
    exact
}

/// Returns the probability that this many dice show at least this sum together.
pub(super) fn at_least(dice: usize, sum: i32) -> f32 {
    let spare = dice.saturating_sub(DICE);
    let sum = sum - i32::try_from(spare * 7 / 2).unwrap_or(0);
    let Ok(sum) = usize::try_from(sum) else { return 1.0 };
    AT_LEAST.get(dice.min(DICE)).and_then(|row| row.get(sum)).copied().unwrap_or(0.0)
}

/// The size of the table of attack dice; more count as this many.
const ATTACK_DICE: usize = 16;

/// The probability of at least this many hits, by hitting faces and dice.
static HITS: [[[f32; ATTACK_DICE + 1]; ATTACK_DICE + 1]; 7] = hit_tails();

#[expect(clippy::indexing_slicing, reason = "worked out by the compiler, which would notice")]
const fn hit_tails() -> [[[f32; ATTACK_DICE + 1]; ATTACK_DICE + 1]; 7] {
    let mut tails = [[[0.0; ATTACK_DICE + 1]; ATTACK_DICE + 1]; 7];
    let mut faces = 0;
    while faces < 7 {
        #[expect(clippy::cast_precision_loss, reason = "at most 6")]
        let hit = faces as f32 / 6.0;
        let mut exact = [0.0; ATTACK_DICE + 1];
        exact[0] = 1.0;
        let mut dice = 0;
        while dice <= ATTACK_DICE {
            let mut needed = 0;
            while needed <= ATTACK_DICE {
                let mut hits = needed;
                while hits <= ATTACK_DICE {
                    tails[faces][dice][needed] += exact[hits];
                    hits += 1;
                }
                needed += 1;
            }
            let mut hits = ATTACK_DICE;
            while hits > 0 {
                exact[hits] = exact[hits] * (1.0 - hit) + exact[hits - 1] * hit;
                hits -= 1;
            }
            exact[0] = exact[0] * (1.0 - hit) + 0.0 * hit;
            dice += 1;
        }
        faces += 1;
    }
    tails
}

/// Returns the probability of at least this many hits, if each die hits on this many faces.
pub(super) fn hits(dice: u8, faces: u32, needed: i32) -> f32 {
    let Ok(needed @ 1..) = usize::try_from(needed) else { return if needed <= 0 { 1.0 } else { 0.0 } };
    let row =
        HITS.get(faces as usize).and_then(|dice_rows| dice_rows.get(usize::from(dice).min(ATTACK_DICE)));
    row.and_then(|row| row.get(needed)).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn sums_of_dice_are_as_likely_as_they_are() {
        assert!(close(at_least(0, 0), 1.0) && close(at_least(0, 1), 0.0));
        assert!(close(at_least(1, 5), 1.0 / 3.0));
        assert!(close(at_least(2, 7), 21.0 / 36.0));
        assert!(close(at_least(3, -4), 1.0) && close(at_least(3, 19), 0.0));
        assert!(close(at_least(DICE + 2, 7), 1.0));
    }

    #[test]
    fn hits_are_as_likely_as_they_are() {
        assert!(close(hits(2, 4, 1), 1.0 - 1.0 / 9.0));
        assert!(close(hits(2, 4, 2), 4.0 / 9.0));
        assert!(close(hits(3, 4, 4), 0.0) && close(hits(0, 4, 0), 1.0));
        assert!(close(hits(3, 6, 3), 1.0) && close(hits(3, 0, 1), 0.0));
        assert!(close(hits(1, 4, i32::MAX), 0.0) && close(hits(200, 4, -1), 1.0));
    }
}
