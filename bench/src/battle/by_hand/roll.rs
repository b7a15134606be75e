//! A mercenary rolls its dice, one by one, against the monster or for the land.

use super::{Battle, bit, effects};
use provost_monster_lands::content::MAX_COLOURS;
use provost_monster_lands::thing::PathId;

/// What a player can do with a roll, in the order of the options.
#[derive(Clone, Copy)]
enum Move {
    Colour(u8),
    All,
    Reroll,
    Venom,
}

/// The options of a roll: each colour, all dice, the benefit of the path, venom.
struct Options {
    list: [Move; MAX_COLOURS + 3],
    len: usize,
}

impl Options {
    const fn new() -> Self {
        Self { list: [Move::All; MAX_COLOURS + 3], len: 0 }
    }

    fn push(&mut self, option: Move) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = option;
            self.len += 1;
        }
    }

    fn get(&self, at: usize) -> Option<Move> {
        self.list.get(..self.len)?.get(at).copied()
    }
}

impl Battle<'_> {
    /// Rolls the dice of a path; returns the total without what earlier paths have handed on, unless the player declines.
    pub(super) fn roll(&mut self, path: PathId, attack: bool) -> Option<i32> {
        self.state.path_mut(path).fought = true;
        self.state.roll.path = path;
        self.state.roll.spent.clear();
        let mut options = Options::new();
        self.offer_dice(path, &mut options);
        // Without dice the roll can still be begun.
        let begin = options.len.max(1);
        let chosen = self.choose(begin + 1);
        if chosen == begin {
            return None;
        }
        let mut added = effects::added_to_total(path, attack);
        let mut option = options.get(chosen);
        loop {
            match option {
                Some(Move::Colour(colour)) => self.roll_one(path, colour),
                Some(Move::All) => self.roll_all(path),
                Some(Move::Reroll) => self.reroll(path),
                Some(Move::Venom) => {
                    self.spend_token(path, self.words.venom);
                    added += 2;
                }
                None => {}
            }
            let mut options = Options::new();
            self.offer_dice(path, &mut options);
            if self.can_reroll(path) {
                options.push(Move::Reroll);
            }
            if attack && self.tokens(path, self.words.venom) > 0 {
                options.push(Move::Venom);
            }
            if options.len == 0 {
                break;
            }
            let chosen = self.choose(options.len + 1);
            option = options.get(chosen);
            if option.is_none() {
                break;
            }
        }
        let rolled = self.state.path(path).dice.iter().filter(|die| die.face > 0);
        Some(added + rolled.map(|die| self.words.value(path, *die, attack)).sum::<i32>())
    }

    fn offer_dice(&self, path: PathId, options: &mut Options) {
        let mut unrolled = [0u8; MAX_COLOURS];
        for die in self.state.path(path).dice.iter().filter(|die| die.face == 0) {
            if let Some(count) = unrolled.get_mut(usize::from(die.colour)) {
                *count += 1;
            }
        }
        for (colour, _) in (0..).zip(unrolled).filter(|(_, count)| *count > 0) {
            options.push(Move::Colour(colour));
        }
        if unrolled.iter().sum::<u8>() > 1 {
            options.push(Move::All);
        }
    }

    fn can_reroll(&self, path: PathId) -> bool {
        let Some(colour) = self.words.rerolled(path) else { return false };
        let mut dice = self.state.path(path).dice.iter();
        self.benefits_used & bit(path) == 0 && dice.any(|die| die.colour == colour && die.face > 0)
    }

    fn roll_one(&mut self, path: PathId, colour: u8) {
        let dice = self.state.path(path).dice;
        if let Some(at) = dice.iter().position(|die| die.face == 0 && die.colour == colour) {
            self.roll_die(path, at);
        }
    }

    fn roll_all(&mut self, path: PathId) {
        for at in 0..self.state.path(path).dice.len() {
            if self.state.path(path).dice.as_slice().get(at).is_some_and(|die| die.face == 0) {
                self.roll_die(path, at);
            }
        }
    }

    fn roll_die(&mut self, path: PathId, at: usize) {
        let face = self.state.chance.die();
        if let Some(die) = self.state.path_mut(path).dice.as_mut_slice().get_mut(at) {
            die.face = face;
        }
    }

    /// The benefit of the path: one rolled die of its colour is rolled again.
    fn reroll(&mut self, path: PathId) {
        self.benefits_used |= bit(path);
        let Some(colour) = self.words.rerolled(path) else { return };
        let dice = self.state.path(path).dice;
        let fits =
            |at: &usize| dice.as_slice().get(*at).is_some_and(|die| die.colour == colour && die.face > 0);
        let count = (0..dice.len()).filter(fits).count();
        let chosen = if count > 1 { self.choose(count) } else { 0 };
        if let Some(at) = (0..dice.len()).filter(fits).nth(chosen) {
            self.roll_die(path, at);
        }
    }
}
