//! Loads of a path: dice, traps, tokens, and the room for them.

use crate::ask::{Ask, ask};
use crate::content::{Dice, MissionFace, PathInfo, TokenKind};
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceOption};

impl Table {
    /// Returns whether somebody could be assigned to a path with the dice of a pool.
    pub(super) fn can_go(&self, seat: u8, path: PathId, pool: Dice) -> bool {
        if !self.is_open(path) {
            return false;
        }
        match path.site() {
            Site::Land(_) => has_all(pool, self.path_info(path).required),
            Site::Mission(_) => {
                let face = self.mission_face(path);
                suitable(face, pool) >= u32::from(face.count)
            }
            Site::Entrance => {
                let die = |(colour, has): (u8, u8)| has > 0 && self.goes_to_entrance(colour);
                (0..).zip(pool).any(die) || self.has_token_for(seat, path)
            }
        }
    }

    /// Returns whether a path is free and has something to win.
    pub(super) fn is_open(&self, path: PathId) -> bool {
        let board = &self.state.board;
        if self.state.path(path).is_taken() {
            return false;
        }
        match path.site() {
            site @ Site::Land(land) => {
                let (header, _) = board.headers.get(usize::from(land)).copied().unwrap_or_default();
                land < board.lands_in_use
                    && header.is_some()
                    && (board.land(site).is_some() || board.monster(site).is_some())
            }
            Site::Mission(mission) => {
                board.missions.get(usize::from(mission)).is_some_and(|card| card.is_some())
            }
            site @ Site::Entrance => board.monster(site).is_some(),
        }
    }

    /// Returns the required dice of a land path.
    pub(super) fn required_dice(&self, path: PathId) -> Dice {
        match path.site() {
            Site::Land(_) => self.path_info(path).required,
            Site::Entrance | Site::Mission(_) => Dice::default(),
        }
    }

    pub(crate) fn path_info(&self, path: PathId) -> &PathInfo {
        let land = match path.site() {
            Site::Land(land) => usize::from(land),
            Site::Entrance | Site::Mission(_) => usize::MAX,
        };
        let (header, side) = self.state.board.headers.get(land).copied().unwrap_or_default();
        self.content.path(header, side, path.number())
    }

    pub(crate) fn mission_face(&self, path: PathId) -> &MissionFace {
        let [dice, contract] = self.state.board.missions;
        match path.site() {
            Site::Mission(1) => &self.content.mission(contract).contract,
            Site::Mission(_) | Site::Land(_) | Site::Entrance => &self.content.mission(dice).dice,
        }
    }

    fn goes_to_entrance(&self, colour: u8) -> bool {
        self.content.dice.get(usize::from(colour)).is_some_and(|die| die.entrance)
    }

    /// Offers dice to add, and to stop if allowed.
    pub(super) fn offer_dice(&self, seat: u8, path: PathId, choice: &mut Choice) {
        ask(choice, seat, Ask::AssignDie);
        let (pool, laid) = (self.pool(seat), self.laid_dice(path));
        let total = laid.iter().map(|count| i32::from(*count)).sum::<i32>();
        let numbers = &self.content.numbers;
        let may_stop = match path.site() {
            Site::Land(_) if total < numbers.path_dice => {
                let info = self.path_info(path);
                let more = info.required.iter().zip(info.reinforcement).zip(laid);
                for ((colour, has), ((required, more), laid)) in (0..).zip(pool).zip(more) {
                    if has > 0 && laid < required.saturating_add(more) {
                        self.offer_colour(colour, choice);
                    }
                }
                true
            }
            Site::Mission(_) => {
                let face = self.mission_face(path);
                let missing = i32::from(face.count) - total;
                if missing > 0 {
                    let all = suitable(face, pool) == missing.unsigned_abs();
                    for (colour, _) in
                        (0..).zip(pool).filter(|(colour, has)| *has > 0 && shows(face, *colour))
                    {
                        self.offer_colour(colour, choice);
                        // If all of them go, the order does not matter.
                        if all {
                            break;
                        }
                    }
                }
                false
            }
            Site::Entrance if total < numbers.entrance_dice => {
                for (colour, _) in (0..).zip(pool).filter(|(_, has)| *has > 0) {
                    if self.goes_to_entrance(colour) {
                        self.offer_colour(colour, choice);
                    }
                }
                total > 0 || self.has_token_for(seat, path)
            }
            Site::Land(_) | Site::Entrance => false,
        };
        if may_stop {
            choice.offer_new(ChoiceOption::Stop);
        }
    }

    fn offer_colour(&self, colour: u8, choice: &mut Choice) {
        if let Some(die) = self.content.dice.get(usize::from(colour)) {
            choice.offer_new(ChoiceOption::Noun(die.noun));
        }
    }

    /// Adds a die to a path; returns whether it was there.
    pub(super) fn add_die(&mut self, seat: u8, path: PathId, colour: u8) -> bool {
        let sent = self.send_die(seat, colour, path);
        if sent {
            self.lay_die(path, colour, CardId::NONE);
        }
        sent
    }

    fn laid_dice(&self, path: PathId) -> Dice {
        let mut laid = Dice::default();
        for die in &self.state.path(path).dice {
            if let Some(count) = laid.get_mut(usize::from(die.colour)) {
                *count += 1;
            }
        }
        laid
    }

    /// Returns how many token spaces are left on a path: land paths have some, further tokens take dice spaces.
    pub(super) fn token_room(&self, path: PathId) -> i32 {
        let numbers = &self.content.numbers;
        let (spaces, dice) = match path.site() {
            Site::Land(_) => (numbers.path_tokens, numbers.path_dice),
            Site::Entrance => (0, numbers.entrance_dice),
            Site::Mission(_) => return 0,
        };
        let place = self.state.path(path);
        let laid = i32::try_from(place.dice.len()).unwrap_or(i32::MAX);
        let room = spaces + (dice - laid).max(0) / numbers.token_dice.max(1);
        if place.traps.is_full() { 0 } else { room - self.laid_tokens(path) }
    }

    fn laid_tokens(&self, path: PathId) -> i32 {
        let place = self.state.path(path);
        let kinds = self.content.tokens.iter().zip(place.tokens);
        let placed = kinds.filter(|(kind, _)| kind.placed);
        let tokens = placed.map(|(kind, count)| i32::from(count) * i32::from(kind.size)).sum::<i32>();
        tokens + i32::try_from(place.traps.len()).unwrap_or(i32::MAX)
    }

    /// Returns whether a player has a token for a path.
    fn has_token_for(&self, seat: u8, path: PathId) -> bool {
        let room = self.token_room(path);
        room > 0 && (!self.state.seat(seat).traps.is_empty() || self.placeable(seat, room).next().is_some())
    }

    /// Returns the sorts of tokens other than traps that a player could place with this much room.
    fn placeable(&self, seat: u8, room: i32) -> impl Iterator<Item = u8> {
        let fits = move |(_, kind): &(u8, &TokenKind)| kind.placed && i32::from(kind.size) <= room;
        let kinds = (0u8..).zip(&self.content.tokens).filter(fits);
        kinds
            .map(|(token, _)| token)
            .filter(move |token| !self.is_trap(*token) && self.stock(seat, *token) > 0)
    }

    /// Offers tokens to take along, and to stop if allowed. An Entrance path needs a die or a token; which
    /// tokens go to missions is a ruling.
    pub(super) fn offer_tokens(&self, seat: u8, path: PathId, choice: &mut Choice) {
        ask(choice, seat, Ask::AssignToken);
        let is_mission = matches!(path.site(), Site::Mission(_));
        if is_mission && !self.content.numbers.rulings.tokens_on_missions {
            return;
        }
        let room = self.token_room(path);
        if room > 0 {
            for card in &self.state.seat(seat).traps {
                choice.offer_new(ChoiceOption::Thing(Item::Card(*card).thing()));
            }
            for token in self.placeable(seat, room) {
                self.offer_token(token, choice);
            }
        }
        let place = self.state.path(path);
        for (token, (kind, with)) in (0u8..).zip(self.content.tokens.iter().zip(place.tokens)) {
            if with < kind.carried && !kind.placed && !self.is_trap(token) && self.stock(seat, token) > 0 {
                self.offer_token(token, choice);
            }
        }
        let needs_one = matches!(path.site(), Site::Entrance) && place.dice.is_empty();
        if !needs_one || self.laid_tokens(path) > 0 {
            choice.offer_new(ChoiceOption::Stop);
        }
    }

    fn offer_token(&self, token: u8, choice: &mut Choice) {
        if let Some(kind) = self.content.tokens.get(usize::from(token)) {
            choice.offer_new(ChoiceOption::Noun(kind.noun));
        }
    }

    /// Takes a token along; returns whether it was there.
    pub(super) fn add_token(&mut self, seat: u8, path: PathId, option: ChoiceOption) -> bool {
        if let Some(card) = Self::chosen_card(option) {
            let there = self.state.seat(seat).traps.contains(card);
            if there {
                self.lay_trap(path, card);
            }
            return there;
        }
        let ChoiceOption::Noun(noun) = option else { return false };
        let mut kinds = (0u8..).zip(&self.content.tokens);
        let token = kinds.find(|(_, kind)| kind.noun == noun).map(|(token, _)| token);
        let Some(token) = token.filter(|token| self.stock(seat, *token) > 0) else { return false };
        self.lose_tokens(seat, token, 1);
        self.lay_tokens(path, token, 1);
        true
    }
}

/// Returns whether a pool has all of these dice, comparing all colours at once.
fn has_all(pool: Dice, needed: Dice) -> bool {
    pool.iter().zip(needed).fold(0, |lacking, (has, needs)| lacking | needs.saturating_sub(*has)) == 0
}

/// Returns whether a mission takes dice of a colour.
fn shows(face: &MissionFace, colour: u8) -> bool {
    face.colours & 1u8.checked_shl(u32::from(colour)).unwrap_or(0) != 0
}

/// Returns how many dice of a pool a mission could take.
fn suitable(face: &MissionFace, pool: Dice) -> u32 {
    (0..).zip(pool).filter(|(colour, _)| shows(face, *colour)).map(|(_, has)| u32::from(has)).sum()
}
