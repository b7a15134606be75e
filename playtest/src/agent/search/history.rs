//! What came of an option wherever it was chosen in a search. It says which options to try first in positions that are
//! new to the tree.

use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;
use std::collections::BTreeMap;

/// Tries that count as if the option had been neither better nor worse than others: few tries say little.
const DOUBT: i64 = 3;

/// What came of options, player by player.
#[derive(Debug, Default)]
pub(super) struct History {
    options: BTreeMap<(u8, ChoiceOption), Sum>,
    players: [Sum; 8],
}

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    worth: i64,
    times: i64,
}

impl Sum {
    const fn count(&mut self, worth: i32) {
        self.worth += worth as i64;
        self.times += 1;
    }
}

impl History {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.options.clear();
        self.players = [Sum::default(); 8];
    }

    /// Counts what came of an option for the player who chose it.
    pub(super) fn count(&mut self, player: Player, option: ChoiceOption, worth: i32) {
        self.options.entry((player.0, option)).or_default().count(worth);
        if let Some(all) = self.players.get_mut(usize::from(player.0)) {
            all.count(worth);
        }
    }

    /// Returns how much better an option was than what the player chose on the average.
    pub(super) fn advantage(&self, player: Player, option: ChoiceOption) -> i32 {
        let Some(Sum { worth, times }) = self.options.get(&(player.0, option)) else { return 0 };
        let Some(all) = self.players.get(usize::from(player.0)).filter(|all| all.times > 0) else { return 0 };
        let usual = all.worth / all.times;
        i32::try_from((worth - usual * times) / (times + DOUBT)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_as_good_as_what_came_of_it() {
        let mut history = History::default();
        let [good, bad, new] = [1, 2, 3].map(ChoiceOption::Count);
        for _ in 0..10 {
            history.count(Player(0), good, 300);
            history.count(Player(0), bad, 100);
        }
        assert!(history.advantage(Player(0), good) > 50 && history.advantage(Player(0), bad) < -50);
        assert_eq!(history.advantage(Player(0), new), 0);
        assert_eq!(history.advantage(Player(1), good), 0, "others are asked for themselves");
        history.clear();
        assert_eq!(history.advantage(Player(0), good), 0);
    }
}
