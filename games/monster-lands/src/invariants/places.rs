//! Every card and token is in exactly one place, and its own record agrees.

use super::{Sound, ensure};
use crate::content::{Face, Role, TrapFamily};
use crate::state::card::NOBODY;
use crate::state::piles;
use crate::state::{Offer, Pile, State};
use crate::table::Table;
use crate::thing::{CardId, PathId};

const ALL_OFFERS: [Offer; 4] = [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot];

/// A place of a card or token.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spot {
    Pile(Pile),
    Offer(Offer),
    MonsterDock,
    LandDock,
    HeaderDock,
    MissionDock,
    Sent,
    Panic,
    Stored,
    Member(u8),
    Equipment(u8),
    Land(u8),
    Stock(u8),
    Loot(u8),
    Trophy(u8),
    Path(PathId),
}

impl Spot {
    /// Returns the owner of a card in this place; `None` if it can be anybody's.
    const fn owner(self) -> Option<u8> {
        match self {
            Self::Member(seat)
            | Self::Equipment(seat)
            | Self::Land(seat)
            | Self::Stock(seat)
            | Self::Loot(seat)
            | Self::Trophy(seat) => Some(seat),
            Self::Path(_) => None,
            Self::Pile(_)
            | Self::Offer(_)
            | Self::MonsterDock
            | Self::LandDock
            | Self::HeaderDock
            | Self::MissionDock
            | Self::Sent
            | Self::Panic
            | Self::Stored => Some(NOBODY),
        }
    }
}

impl Table {
    pub(super) fn check_places(&self, spots: &[Option<Spot>]) -> Sound {
        for (card, spot) in (0..).map(CardId).zip(spots) {
            let Some(spot) = spot else {
                ensure!(self.may_be_out(card), "{} is nowhere", self.named(card));
                continue;
            };
            let owner = self.state.card(card).owner;
            ensure!(
                spot.owner().is_none_or(|of| of == owner),
                "{} is in {spot:?} and says its owner is {owner}",
                self.named(card)
            );
            let belongs = self.belongs(card, *spot);
            ensure!(belongs, "{} does not belong in {spot:?}", self.named(card));
        }
        Ok(())
    }

    /// Returns the place of each card; a card in two places is an error.
    pub(super) fn spots(&self) -> Result<Vec<Option<Spot>>, String> {
        let mut spots = vec![None; self.content.cards.len()];
        let mut wrong = None;
        self.each_spot(|card, spot| match spots.get_mut(card.index()) {
            Some(place @ None) => *place = Some(spot),
            Some(Some(before)) => {
                wrong.get_or_insert_with(|| format!("{} is in {before:?} and in {spot:?}", self.named(card)));
            }
            None => {
                wrong.get_or_insert_with(|| format!("{spot:?} has the card {}, which there is not", card.0));
            }
        });
        wrong.map_or(Ok(spots), Err)
    }

    fn each_spot(&self, mut found: impl FnMut(CardId, Spot)) {
        let State { piles, board, seats, .. } = &self.state;
        let mut all = |cards: &[CardId], spot: Spot| cards.iter().for_each(|card| found(*card, spot));
        for pile in piles::ALL {
            all(piles.cards(pile), Spot::Pile(pile));
        }
        for offer in ALL_OFFERS {
            all(board.offer(offer).as_slice(), Spot::Offer(offer));
        }
        all(board.sent.as_slice(), Spot::Sent);
        all(board.panic.as_slice(), Spot::Panic);
        for (seat, clan) in (0..self.state.board.players).zip(seats) {
            all(clan.members.as_slice(), Spot::Member(seat));
            all(clan.equipment.as_slice(), Spot::Equipment(seat));
            all(clan.lands.as_slice(), Spot::Land(seat));
            all(clan.traps.as_slice(), Spot::Stock(seat));
            all(clan.loot.as_slice(), Spot::Loot(seat));
            all(clan.trophies.as_slice(), Spot::Trophy(seat));
        }
        let mut docks = |cards: &[CardId], spot: Spot| {
            cards.iter().filter(|card| card.is_some()).for_each(|card| found(*card, spot));
        };
        docks(&board.monsters, Spot::MonsterDock);
        docks(&board.lands, Spot::LandDock);
        docks(&board.headers.map(|(header, _)| header), Spot::HeaderDock);
        docks(&board.missions, Spot::MissionDock);
        for (card, _) in &board.stored {
            found(*card, Spot::Stored);
        }
        for path in PathId::all() {
            for trap in &self.state.path(path).traps {
                found(trap.card, Spot::Path(path));
            }
        }
    }

    /// Returns whether a card may be nowhere: left out by set-up, or out of the game for good.
    fn may_be_out(&self, card: CardId) -> bool {
        let board = &self.state.board;
        if self.is_left_out(card) {
            return true;
        }
        match &self.content.card(card).face {
            Face::Mercenary(mercenary) => match mercenary.role {
                Role::Leader | Role::Initial => true,
                Role::Stack | Role::Hired => false,
            },
            Face::Trap(trap) => match trap.family {
                TrapFamily::Initial => true,
                TrapFamily::Improved => false,
                TrapFamily::Shielded | TrapFamily::Trick => !board.trick_module && !board.clash,
            },
            Face::Panic(building) => !board.has_panic_token(*building),
            Face::Monster(_)
            | Face::Land(_)
            | Face::Equipment(_)
            | Face::Loot
            | Face::Mission(_)
            | Face::Header(_) => false,
        }
    }

    /// Returns whether a place is for cards of this sort.
    fn belongs(&self, card: CardId, spot: Spot) -> bool {
        let is_pile = |piles: &[Pile]| matches!(spot, Spot::Pile(pile) if piles.contains(&pile));
        match &self.content.card(card).face {
            Face::Mercenary(mercenary) => {
                let (hired, stack) = (mercenary.role == Role::Hired, mercenary.role == Role::Stack);
                matches!(spot, Spot::Member(_))
                    || matches!(spot, Spot::Stored) && !stack
                    || matches!(spot, Spot::Offer(Offer::Mercenaries)) && hired
                    || is_pile(&[Pile::Novices]) && stack
                    || is_pile(&[Pile::Mercenaries, Pile::MercenaryDiscard]) && hired
            }
            Face::Monster(_) => {
                matches!(spot, Spot::MonsterDock | Spot::Sent | Spot::Trophy(_))
                    || is_pile(&[Pile::Monsters, Pile::MonsterDiscard])
            }
            Face::Land(_) => {
                matches!(spot, Spot::LandDock | Spot::Land(_)) || is_pile(&[Pile::Lands, Pile::LandDiscard])
            }
            Face::Equipment(_) => {
                matches!(spot, Spot::Offer(Offer::Equipment) | Spot::Equipment(_))
                    || is_pile(&[Pile::Equipment, Pile::EquipmentDiscard])
            }
            Face::Trap(trap) => {
                let piles = [Pile::Traps, Pile::TrapDiscard, Pile::Tricks, Pile::TrickDiscard];
                let sold = matches!(spot, Spot::Offer(Offer::Traps)) || is_pile(&piles);
                matches!(spot, Spot::Stock(_) | Spot::Path(_)) || sold && trap.family != TrapFamily::Initial
            }
            Face::Loot => {
                matches!(spot, Spot::Offer(Offer::Loot) | Spot::Loot(_))
                    || is_pile(&[Pile::Loot, Pile::LootDiscard])
            }
            Face::Mission(_) => {
                matches!(spot, Spot::MissionDock) || is_pile(&[Pile::Missions, Pile::MissionDiscard])
            }
            Face::Header(_) => {
                matches!(spot, Spot::HeaderDock) || is_pile(&[Pile::Headers, Pile::HeaderDiscard])
            }
            Face::Panic(_) => matches!(spot, Spot::Panic) || is_pile(&[Pile::Panic]),
        }
    }

    /// Returns words for a card.
    pub(super) fn named(&self, card: CardId) -> String {
        let sort = match &self.content.card(card).face {
            Face::Mercenary(_) => "mercenary",
            Face::Monster(_) => "monster",
            Face::Land(_) => "land",
            Face::Equipment(_) => "equipment",
            Face::Trap(_) => "trap",
            Face::Loot => "loot",
            Face::Mission(_) => "mission",
            Face::Header(_) => "header",
            Face::Panic(_) => "panic token",
        };
        format!("{sort} {}", card.0)
    }
}
