//! Chances of dice: how likely a sum, how likely so many hits. Only additions and multiplications, so that they come out
//! the same on every machine.

/// Dice for which there is a table; more are counted by their mean.
const DICE: usize = 14;
const SUMS: usize = DICE * 6 + 2;

/// For so many dice, how likely a sum of at least so much is.
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

/// Returns how likely so many dice show at least this sum together.
pub(super) fn at_least(dice: usize, sum: i32) -> f32 {
    let spare = dice.saturating_sub(DICE);
    let sum = sum - i32::try_from(spare * 7 / 2).unwrap_or(0);
    let Ok(sum) = usize::try_from(sum) else { return 1.0 };
    AT_LEAST.get(dice.min(DICE)).and_then(|row| row.get(sum)).copied().unwrap_or(0.0)
}

/// Returns how likely at least so many of the attack dice hit, if each does on so many faces.
pub(super) fn hits(dice: u8, faces: u32, needed: i32) -> f32 {
    const MOST: usize = 16;
    if needed <= 0 {
        return 1.0;
    }
    #[expect(clippy::cast_precision_loss, reason = "at most 6")]
    let hit = faces as f32 / 6.0;
    let mut exact = [0.0_f32; MOST + 1];
    if let Some(none) = exact.first_mut() {
        *none = 1.0;
    }
    for _ in 0..usize::from(dice).min(MOST) {
        let mut before = 0.0;
        for chance in &mut exact {
            let here = *chance;
            *chance = here * (1.0 - hit) + before * hit;
            before = here;
        }
    }
    exact.get(usize::try_from(needed).unwrap_or(MOST)..).map_or(0.0, |tail| tail.iter().sum())
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
    }
}
