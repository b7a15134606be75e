//! The battle in hand-written Rust: the rules of a battle and the effects of the cards that take part, directly on the
//! product's state. It leaves out what the rules say about cards, tokens and moments that do not occur here. Numbers of
//! the board and of cards come from the content.

mod attack;
mod effects;
mod roll;
mod spoils;

pub(super) use effects::Words;

use provost_engine::chance::Chance;
use provost_monster_lands::content::Content;
use provost_monster_lands::state::{Attack, Bans, PathDie, Roll, State};
use provost_monster_lands::thing::{CardId, PathId, Site};

/// A battle under way.
struct Battle<'b> {
    state: &'b mut State,
    content: &'b Content,
    words: &'b Words,
    decider: Chance,
    decisions: u32,
    site: Site,
    /// Which benefits of paths have been used up, a bit for each path.
    benefits_used: u16,
    /// Which talents of mercenaries have been used up, a bit for each path.
    talents_used: u16,
    /// Which equipment has been used up, a bit for each path of its bearer.
    equipment_used: u16,
}

/// Fights the battle at land A to its end; returns how many decisions it took.
pub(super) fn fight(state: &mut State, content: &Content, words: &Words, decider: Chance) -> u32 {
    let site = Site::Land(0);
    let mut battle = Battle {
        state,
        content,
        words,
        decider,
        decisions: 0,
        site,
        benefits_used: 0,
        talents_used: 0,
        equipment_used: 0,
    };
    battle.fight();
    battle.decisions
}

impl Battle<'_> {
    fn fight(&mut self) {
        self.state.roll = Roll::default();
        self.state.attack = Attack::default();
        for path in self.site.paths() {
            self.turn_up_traps(path);
        }
        self.fight_monster();
        if !self.monster().is_some() {
            self.state.roll = Roll::default();
            self.conquer();
        }
        self.loot();
        self.state.board.bans = Bans::default();
    }

    fn fight_monster(&mut self) {
        if let Some(fought) = self.site.dock().and_then(|dock| self.state.board.fought.get_mut(dock)) {
            *fought = true;
        }
        for path in self.site.paths() {
            if !self.state.path(path).is_occupied() {
                continue;
            }
            self.activate(path);
            self.attack(path);
            if self.state.path(path).is_occupied() {
                self.strike(path);
            }
            if !self.monster().is_some() {
                return;
            }
        }
    }

    fn conquer(&mut self) {
        for path in self.site.paths() {
            let here = self.state.path(path);
            if here.is_occupied() && !here.fought {
                self.activate(path);
                self.roll_for_land(path);
                if !self.land().is_some() {
                    return;
                }
            }
        }
    }

    fn turn_up_traps(&mut self, path: PathId) {
        for at in 0..self.state.path(path).traps.len() {
            self.activate(path);
            if let Some(trap) = self.state.path_mut(path).traps.as_mut_slice().get_mut(at) {
                trap.revealed = true;
                let on = trap.card;
                for _ in 0..effects::dice_of_trap(path) {
                    let die = PathDie { colour: self.words.strength, face: 0, on };
                    self.state.path_mut(path).dice.push(die);
                }
            }
        }
    }

    fn monster(&self) -> CardId {
        self.state.board.monster(self.site)
    }

    fn land(&self) -> CardId {
        self.state.board.land(self.site)
    }

    fn seat_at(&self, path: PathId) -> u8 {
        self.state.card(self.state.path(path).mercenary).owner
    }

    fn activate(&mut self, path: PathId) -> u8 {
        let seat = self.seat_at(path);
        self.state.board.active = seat;
        seat
    }

    /// Lets the player choose among so many options; returns the position of the chosen one.
    fn choose(&mut self, options: usize) -> usize {
        self.decisions += 1;
        self.decider.pick(options)
    }

    fn tokens(&self, path: PathId, token: u8) -> u8 {
        self.state.path(path).tokens.get(usize::from(token)).copied().unwrap_or(0)
    }

    fn spend_token(&mut self, path: PathId, token: u8) {
        if let Some(count) = self.state.path_mut(path).tokens.get_mut(usize::from(token)) {
            *count = count.saturating_sub(1);
        }
    }

    /// Changes a player's gold or glory, not below 0.
    fn change_resource(&mut self, seat: u8, resource: usize, by: i16) {
        if let Some(stock) = self.state.seat_mut(seat).resources.get_mut(resource) {
            *stock = stock.saturating_add(by).max(0);
        }
    }
}

/// The bit of a path in a set of paths.
const fn bit(path: PathId) -> u16 {
    1 << (path.0 & 15)
}
