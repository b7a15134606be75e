//! Plays games in the background: begins them anew, repeats the choices, lets agents choose, and reports the
//! view as plain data.
//!
//! A session borrows its content, so none is kept between requests; beginning again with the same choices
//! gives the same game. A new request raises the newest ticket, and agents stop after their current move.

mod file;
mod show;
#[cfg(test)]
mod tests;

use super::{Content, card};
use crate::background::Handler;
use crate::model::card::Card;
use crate::model::play::{Form, GameView, Read, Reason, Wanted};
use provost_engine::game::scene::{BoardScene, Piece, Zone};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The requests of the window to the player.
#[derive(Clone, Debug)]
pub enum Request {
    /// Show a game.
    Show(Content, Box<Wanted>),
    /// Write a game, as far as it is shown, or its whole record.
    Save(Content, Box<Wanted>, PathBuf, Form),
    /// Read a game.
    Read(PathBuf),
}

/// The reports of the player to the window.
#[derive(Clone, Debug)]
pub enum Report {
    /// The view of a game.
    GameView(Box<GameView>),
    /// The game cannot be begun, and why.
    Refused(u64, String),
    /// The advice of an agent.
    Hint(u64, Vec<Reason>),
    /// A game was written.
    Saved(PathBuf),
    /// A file could not be written or read, and why.
    Failed(PathBuf, String),
    /// A game was read.
    Read(PathBuf, Box<Read>),
}

/// The player.
#[derive(Debug, Default)]
pub struct Player {
    /// The newest ticket: work for an older one can stop.
    newest: Arc<AtomicU64>,
    /// The cards that were made of a content.
    cards: (u64, String, BTreeMap<String, Arc<Card>>),
}

impl Player {
    /// Makes a player that stops when this ticket is raised.
    pub fn new(newest: Arc<AtomicU64>) -> Self {
        Self { newest, ..Self::default() }
    }

    fn is_stale(&self, ticket: u64) -> bool {
        self.newest.load(Ordering::Relaxed) > ticket
    }

    /// Returns the cards of everything on a table.
    fn cards_of(&mut self, content: &Content, game: &str, scene: &BoardScene) -> BTreeMap<String, Arc<Card>> {
        if self.cards.0 != content.number || self.cards.1 != game {
            self.cards = (content.number, game.to_owned(), BTreeMap::new());
        }
        let mut ids = Vec::new();
        scene.zones.iter().for_each(|zone| entries(zone, &mut ids));
        let Some(found) = content.loaded.game(game) else { return BTreeMap::new() };
        let known = &mut self.cards.2;
        for id in &ids {
            if let Some(entry) = found.entries.get(*id).filter(|_| !known.contains_key(*id)) {
                known.insert((*id).to_owned(), Arc::new(card::of_entry(found, entry)));
            }
        }
        ids.iter().filter_map(|id| Some(((*id).to_owned(), Arc::clone(known.get(*id)?)))).collect()
    }
}

fn entries<'t>(zone: &'t Zone, ids: &mut Vec<&'t str>) {
    fn add<'t>(piece: &'t Piece, ids: &mut Vec<&'t str>) {
        ids.extend(piece.entry.as_deref());
        piece.pieces.iter().for_each(|piece| add(piece, ids));
    }
    zone.pieces.iter().for_each(|piece| add(piece, ids));
    zone.zones.iter().for_each(|zone| entries(zone, ids));
}

impl Handler for Player {
    type Request = Request;
    type Report = Report;

    fn handle(&mut self, requests: Vec<Request>, report: &mut dyn FnMut(Report)) {
        let mut last = None;
        for request in requests {
            match request {
                // Of several wishes only the last one counts.
                Request::Show(content, wanted) => last = Some((content, wanted)),
                Request::Save(content, wanted, path, form) => {
                    report(file::save(&content, &wanted, path, form));
                }
                Request::Read(path) => report(file::read(path)),
            }
        }
        if let Some((content, wanted)) = last {
            self.show(&content, &wanted, report);
        }
    }
}
