//! Invariants of a table, checked one after the other. Tests and random games check after every step; the
//! message says what is wrong and where.

mod force;
mod places;
#[cfg(test)]
mod tests;

use super::content::MAX_COLOURS;
use super::state::Offer;
use super::table::Table;
use super::thing::{CardId, PathId, Site};

/// The result of a check: the error says what is wrong.
type Sound = Result<(), String>;

/// Fails with a message unless something holds.
macro_rules! ensure {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+));
        }
    };
}
use ensure;

impl Table {
    /// Checks everything that holds at any time.
    pub fn check(&self) -> Result<(), String> {
        let spots = self.spots()?;
        self.check_places(&spots)?;
        self.check_board()?;
        for seat in 0..self.state.board.players {
            self.check_clan(seat)?;
            self.check_stock(seat)?;
        }
        self.check_paths()?;
        self.check_dummy()?;
        provost_engine::zones::check(self)?;
        self.check_force(&spots)
    }

    /// Also checks what only holds between actions, when no procedure is halfway: no stock exceeds its limit,
    /// and nothing is left of an attack or a draw.
    pub fn check_at_rest(&self) -> Result<(), String> {
        self.check()?;
        ensure!(self.state.board.drawing == 0, "a monster is being drawn at rest");
        for seat in 0..self.state.board.players {
            for token in 0..u8::try_from(self.content.tokens.len()).unwrap_or(0) {
                let (stock, limit) = (self.stock(seat, token), self.limit(seat, token));
                ensure!(stock <= limit, "player {seat} keeps {stock} of token {token}, {limit} can be kept");
            }
        }
        Ok(())
    }

    fn check_board(&self) -> Sound {
        let board = &self.state.board;
        ensure!(board.first < board.players, "the first player {} does not play", board.first);
        ensure!(board.active < board.players, "the active player {} does not play", board.active);
        ensure!(board.round <= board.rounds.max(1), "round {} of {}", board.round, board.rounds);
        let sizes = self.content.numbers.offers;
        for (offer, size) in [
            (Offer::Mercenaries, sizes.mercenaries),
            (Offer::Equipment, sizes.equipment),
            (Offer::Traps, sizes.traps),
            (Offer::Loot, sizes.loot),
        ] {
            let len = board.offer(offer).len();
            ensure!(len <= usize::from(size), "{offer:?}: {len} on offer, there is room for {size}");
        }
        for (at, spaces) in board.spaces.iter().enumerate() {
            let open = self.content.buildings.get(at).map_or(0, |building| building.spaces.len());
            ensure!(
                spaces.checked_shr(u32::try_from(open).unwrap_or(16)).unwrap_or(0) == 0,
                "building {at} has {open} spaces, occupied are {spaces:#b}"
            );
        }
        for (at, (land, (header, side))) in board.lands.iter().zip(&board.headers).enumerate() {
            let in_use = at < usize::from(board.lands_in_use);
            ensure!(in_use || !land.is_some(), "dock {at} is not in use and has a land");
            ensure!(!land.is_some() || header.is_some(), "the land of dock {at} has no header");
            ensure!(*side < 2, "the header of dock {at} shows side {side}");
        }
        Ok(())
    }

    fn check_clan(&self, seat: u8) -> Sound {
        let clan = self.state.seat(seat);
        let reputation = |card: &CardId| self.content.mercenary(*card).reputation;
        let sum: i32 = clan.members.iter().map(reputation).sum();
        let said = clan.reputation;
        ensure!(i32::from(said) == sum, "player {seat} has reputation {said}, the members have {sum}");
        let leaders = clan.members.iter().filter(|card| self.state.card(**card).leads).count();
        ensure!(leaders <= 1, "player {seat} has {leaders} leaders");
        for card in &clan.members {
            let member = self.state.card(*card);
            let deadly = self.content.numbers.deadly_wounds;
            // A question about a death may be pending while the dead mercenary is still there.
            let dying = member.path.is_some() && member.path == self.state.attack.path;
            ensure!(
                dying || member.wounds < deadly.max(1),
                "member {} lives with {} wounds",
                card.0,
                member.wounds
            );
            let path = member.path;
            ensure!(
                !path.is_some() || self.state.path(path).mercenary == *card,
                "member {} is assigned to path {}, which does not have it",
                card.0,
                path.0
            );
            self.check_settled(seat, *card)?;
            self.check_equipment(seat, *card)?;
        }
        for land in &clan.lands {
            let settler = self.state.card(*land).link;
            ensure!(
                !settler.is_some() || self.state.card(settler).link == *land,
                "land {} is settled by {}, who does not know",
                land.0,
                settler.0
            );
        }
        for card in &clan.equipment {
            let bearer = self.state.card(*card).link;
            ensure!(clan.members.contains(bearer), "equipment {} of player {seat} has no bearer", card.0);
        }
        Ok(())
    }

    fn check_settled(&self, seat: u8, card: CardId) -> Sound {
        let Some(land) = self.state.card(card).link.some() else { return Ok(()) };
        ensure!(
            self.state.seat(seat).lands.contains(land),
            "member {} has settled land {}, which player {seat} does not have",
            card.0,
            land.0
        );
        ensure!(
            self.state.card(land).link == card,
            "member {} has settled land {}, which does not know",
            card.0,
            land.0
        );
        let affinity = self.content.mercenary(card).affinity;
        ensure!(
            affinity == Some(self.content.land(land).affinity),
            "member {} has settled land {} of another affinity",
            card.0,
            land.0
        );
        Ok(())
    }

    fn check_equipment(&self, seat: u8, bearer: CardId) -> Sound {
        let mut types = 0u32;
        for card in &self.state.seat(seat).equipment {
            if self.state.card(*card).link == bearer {
                let ty = 1u32.checked_shl(u32::from(self.content.equipment(*card).ty)).unwrap_or(0);
                ensure!(types & ty == 0, "member {} bears two of a type, one is {}", bearer.0, card.0);
                types |= ty;
            }
        }
        Ok(())
    }

    fn check_stock(&self, seat: u8) -> Sound {
        let stock = self.state.seat(seat);
        for (at, count) in stock.resources.iter().enumerate() {
            ensure!(*count >= 0, "player {seat} has {count} of resource {at}");
            ensure!(*count == 0 || at < self.content.resources.len(), "there is no resource {at}");
        }
        for (at, count) in (0u8..).zip(stock.tokens) {
            ensure!(count == 0 || usize::from(at) < self.content.tokens.len(), "there is no token {at}");
            ensure!(count == 0 || !self.is_trap(at), "player {seat} has traps that are no cards");
        }
        let colours = usize::from(self.colours());
        for (colour, faces) in stock.pool.iter().enumerate() {
            let dice: u32 = faces.iter().map(|count| u32::from(*count)).sum();
            ensure!(dice == 0 || colour < colours, "player {seat} has dice of no colour {colour}");
            let rolled = self.content.dice.get(colour).is_some_and(|die| die.rolled);
            let [blank, ..] = faces;
            ensure!(*blank == 0 || !rolled, "player {seat} has dice of colour {colour} without a face");
        }
        Ok(())
    }

    /// Checks that the dummy player has tokens only on land and mission paths that nobody else occupies, and
    /// no more than it owns.
    fn check_dummy(&self) -> Sound {
        let tokens = PathId::all().filter(|path| self.state.path(*path).dummy).count();
        let owned = self.content.dummy.as_ref().map_or(0, |dummy| usize::from(dummy.tokens));
        ensure!(tokens <= owned, "the dummy player has {owned} tokens, {tokens} are on paths");
        for path in PathId::all().filter(|path| self.state.path(*path).dummy) {
            let place = self.state.path(path);
            ensure!(path.site() != Site::Entrance, "the dummy player is at the Entrance");
            ensure!(!place.is_occupied(), "path {} has the dummy player and a mercenary", path.0);
        }
        Ok(())
    }

    fn check_paths(&self) -> Sound {
        for path in PathId::all() {
            let place = self.state.path(path);
            let id = path.0;
            if let Some(card) = place.mercenary.some() {
                ensure!(self.state.card(card).path == path, "path {id} has {}, who is not there", card.0);
                let owner = self.state.card(card).owner;
                ensure!(owner < self.state.board.players, "path {id} has {}, who is in no clan", card.0);
            }
            for die in &place.dice {
                let colour = usize::from(die.colour);
                ensure!(
                    colour < self.content.dice.len().min(MAX_COLOURS) && die.face <= 6,
                    "path {id} has a die of colour {colour} and face {}",
                    die.face
                );
                let on_trap = place.traps.iter().any(|trap| trap.card == die.on);
                ensure!(!die.on.is_some() || on_trap, "path {id} has a die on trap {} elsewhere", die.on.0);
            }
            for trap in &place.traps {
                let at = self.state.card(trap.card).path;
                ensure!(at == path, "trap {} lies on path {id} and says {}", trap.card.0, at.0);
            }
            let carries = place.purse.iter().chain(&place.tokens).any(|count| *count > 0);
            ensure!(!carries || place.is_occupied(), "path {id} holds what nobody carries");
        }
        Ok(())
    }
}
