//! The abilities in force are those of the things in play, each once.

use super::places::Spot;
use super::{Sound, ensure};
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_engine::zones;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::listeners::Listener;
use provost_interpreter::program::{Channel, EntryCode};

impl Table {
    pub(super) fn check_force(&self, spots: &[Option<Spot>]) -> Sound {
        let mut sources = Vec::with_capacity(self.state.listeners.len());
        for listener in self.all_listeners().filter(|listener| !listener.is_granted()) {
            if zones::entry_of(self, listener.source).is_some() {
                continue;
            }
            self.check_listener(listener, spots)?;
            sources.push(listener.source);
        }
        sources.sort_unstable();
        for alike in sources.chunk_by(|one, other| one == other) {
            let (Some(thing), count) = (alike.first(), alike.len()) else { continue };
            let expected = self.triggers_of(*thing);
            ensure!(
                count == expected,
                "{:?} is heard {count} times, its abilities have {expected} triggers",
                Item::of(*thing)
            );
        }
        let dummy = self.content.dummy.as_ref().map_or(0, |dummy| self.filed(dummy.code));
        let heard = sources.binary_search(&Item::Dummy.thing()).is_ok();
        ensure!(heard || dummy == 0, "the dummy player is not in force");
        for (card, spot) in (0..).map(CardId).zip(spots) {
            let in_force = spot.is_some_and(|spot| self.is_in_force(card, spot));
            let heard = || sources.binary_search(&Item::Card(card).thing()).is_ok();
            let has_abilities = || self.filed(self.content.card(card).code) > 0;
            ensure!(
                !in_force || heard() || !has_abilities(),
                "{} is in play and not in force",
                self.named(card)
            );
        }
        Ok(())
    }

    fn all_listeners(&self) -> impl Iterator<Item = &Listener> {
        let channels = (0..self.content.program.channel_count()).map(Channel);
        channels.flat_map(|channel| self.state.listeners.at(channel))
    }

    /// Returns how many listeners an entry's abilities need.
    fn filed(&self, code: EntryCode) -> usize {
        let program = &self.content.program;
        let channels = program.channel_count();
        let abilities = code.abilities.indices().map(provost_interpreter::program::AbilityId);
        let triggers = abilities
            .filter_map(|id| program.ability(id))
            .flat_map(|ability| ability.triggers.indices().map(provost_interpreter::program::TriggerId));
        triggers.filter(|id| program.trigger(*id).is_some_and(|code| code.channel.0 < channels)).count()
    }

    /// Returns how many listeners a thing in play has.
    fn triggers_of(&self, thing: Thing) -> usize {
        let token = |token: u8| {
            let codes = self.content.tokens.get(usize::from(token)).map(|kind| kind.codes.as_slice());
            codes.unwrap_or_default().iter().map(|code| self.filed(*code)).sum()
        };
        let code = |code: Option<EntryCode>| code.map_or(0, |code| self.filed(code));
        match Item::of(thing) {
            Some(Item::Card(card)) => self.filed(self.content.card(card).code),
            Some(Item::Trophy(_)) => self.content.trophies.iter().map(|code| self.filed(*code)).sum(),
            Some(Item::Building(at)) => {
                code(self.content.buildings.get(usize::from(at)).map(|building| building.code))
            }
            Some(Item::Rule(at)) => code(self.content.rules.get(usize::from(at)).map(|rule| rule.code)),
            Some(Item::Stock(_, at) | Item::OnPath(_, at)) => token(at),
            Some(Item::Benefit(path)) => code(self.benefit_code(path)),
            Some(Item::Guard(path)) => {
                let [upper, lower] = self.content.guards;
                let guard = if path == PathId::UPPER { upper } else { lower };
                code(guard.map(|guard| guard.code))
            }
            Some(Item::Dummy) => code(self.content.dummy.as_ref().map(|dummy| dummy.code)),
            Some(Item::Player(_) | Item::Path(_) | Item::PoolDie(..) | Item::PathDie(..)) | None => 0,
        }
    }

    fn header(&self, path: PathId) -> (CardId, u8) {
        let Site::Land(land) = path.site() else { return (CardId::NONE, 0) };
        self.state.board.headers.get(usize::from(land)).copied().unwrap_or_default()
    }

    fn benefit_code(&self, path: PathId) -> Option<EntryCode> {
        let (header, side) = self.header(path);
        let benefit = self.content.path(header, side, path.number()).benefit?;
        self.content.benefits.get(usize::from(benefit)).map(|benefit| benefit.code)
    }

    fn check_listener(&self, listener: &Listener, spots: &[Option<Spot>]) -> Sound {
        let item = Item::of(listener.source);
        let here = match item {
            Some(Item::Card(card)) => {
                let spot = spots.get(card.index()).copied().flatten();
                spot.is_some_and(|spot| self.is_in_force(card, spot))
            }
            Some(Item::Trophy(card)) => {
                let spot = spots.get(card.index()).copied().flatten();
                matches!(spot, Some(Spot::Trophy(_)))
            }
            Some(Item::OnPath(path, token)) => {
                self.state.path(path).tokens.get(usize::from(token)).is_some_and(|count| *count > 0)
            }
            Some(Item::Benefit(path) | Item::Guard(path)) => self.state.path(path).is_occupied(),
            Some(Item::Stock(seat, _)) => seat < self.state.board.players,
            Some(Item::Building(_) | Item::Rule(_)) => true,
            Some(Item::Dummy) => self.content.dummy.is_some(),
            Some(Item::Player(_) | Item::Path(_) | Item::PoolDie(..) | Item::PathDie(..)) | None => false,
        };
        ensure!(here, "{item:?} is in force and not in play");
        let owner = self.owner_of(listener.source);
        ensure!(
            owner.is_none_or(|owner| owner == listener.owner),
            "{item:?} is in force for {:?}",
            listener.owner
        );
        Ok(())
    }

    /// Returns the owner of the abilities of a card in somebody's possession.
    fn owner_of(&self, thing: Thing) -> Option<Player> {
        match Item::of(thing)? {
            Item::Card(card) | Item::Trophy(card) => {
                let owner = self.state.card(card).owner;
                (owner < self.state.board.players).then_some(Player(owner))
            }
            Item::Stock(seat, _) => Some(Player(seat)),
            Item::Player(_)
            | Item::Path(_)
            | Item::Building(_)
            | Item::OnPath(..)
            | Item::Benefit(_)
            | Item::Guard(_)
            | Item::Rule(_)
            | Item::PoolDie(..)
            | Item::PathDie(..)
            | Item::Dummy => None,
        }
    }

    /// Returns whether a card in this place is in force: monsters and panic on the board, a clan's cards,
    /// settled lands, revealed traps.
    fn is_in_force(&self, card: CardId, spot: Spot) -> bool {
        match spot {
            Spot::MonsterDock | Spot::Panic | Spot::Member(_) | Spot::Equipment(_) | Spot::Loot(_) => true,
            Spot::Land(_) => self.state.card(card).link.is_some(),
            Spot::Path(path) => {
                self.state.path(path).traps.iter().any(|trap| trap.card == card && trap.revealed)
            }
            Spot::Pile(_)
            | Spot::Offer(_)
            | Spot::LandDock
            | Spot::HeaderDock
            | Spot::MissionDock
            | Spot::Sent
            | Spot::Stored
            | Spot::Stock(_)
            | Spot::Trophy(_) => false,
        }
    }
}
