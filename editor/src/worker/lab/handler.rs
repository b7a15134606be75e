//! Handles requests; computes odds and plays games when idle.

use super::from_game::Make;
use super::runs::{Play, Tally};
use super::stage::Try;
use super::stand::Show;
use super::{FromGame, Position, Report, Request, odds, setups};
use crate::background::Handler;
use crate::model::card::Card;
use crate::model::file::FileKey;
use crate::model::lab::{SetUp, Stand};
use crate::worker::{Content, EntryKey, card};
use provost_engine::game::scene::{Piece, Zone};
use provost_engine::game::session;
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_playtest::agent::AgentSpec;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many cases more odds look at.
const MORE_CASES: u64 = 6_000_000;
/// How many cards are made at a time.
const CARDS_AT_A_TIME: usize = 8;
/// How many games are played at a time before the window is told.
const GAMES_AT_A_TIME: u32 = 25;

/// Tells work in the background that something else is wanted.
#[derive(Clone, Debug, Default)]
pub struct Ticket(Arc<AtomicU64>);

impl Ticket {
    /// Makes everything that is under way useless.
    pub fn call(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn number(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The lab.
#[derive(Debug)]
pub struct Lab {
    content: Option<Content>,
    position: Option<Position>,
    set_ups: Arc<[SetUp]>,
    /// The cards of entries that were on a table, and entries whose cards are still to be made.
    cards: BTreeMap<String, Arc<Card>>,
    missing: Vec<String>,
    /// How many cases the odds look at unasked.
    cases: u64,
    /// How many cases the odds that are to be worked out look at.
    odds: Option<u64>,
    runs: Option<Runs>,
    ticket: Ticket,
}

/// Games that are being played.
#[derive(Debug)]
struct Runs {
    wanted: u32,
    agent: AgentSpec,
    tally: Tally,
}

impl Lab {
    /// Makes a lab that computes up to this many cases unasked. The ticket stops long work.
    pub fn new(cases: u64, ticket: Ticket) -> Self {
        Self {
            content: None,
            position: None,
            set_ups: Arc::default(),
            cards: BTreeMap::new(),
            missing: Vec::new(),
            cases,
            odds: None,
            runs: None,
            ticket,
        }
    }
}

impl Handler for Lab {
    type Request = Request;
    type Report = Report;

    fn handle(&mut self, requests: Vec<Request>, report: &mut dyn FnMut(Report)) {
        let (mut show, mut fresh) = (false, false);
        let mut tries = Vec::new();
        for request in requests {
            match request {
                Request::Content(content) => {
                    self.content = Some(content);
                    (show, fresh) = (true, true);
                }
                Request::Show(position) => {
                    self.position = Some(position);
                    show = true;
                }
                Request::Try { game, entry } => tries.push((game, entry)),
                Request::FromGame(content, from) => report(taken(&content.loaded, &from)),
                Request::MoreOdds => self.odds = Some(MORE_CASES),
                Request::Run { count, agent } => {
                    self.runs = Some(Runs { wanted: count, agent, tally: Tally::default() });
                }
                Request::Stop => (self.odds, self.runs) = (None, None),
            }
        }
        let Some(content) = &self.content else { return };
        let loaded = Arc::clone(&content.loaded);
        if fresh {
            self.cards.clear();
            self.set_ups = setups::all(&loaded).into();
            report(Report::SetUps(Arc::clone(&self.set_ups)));
        }
        for (game, entry) in tries {
            if let Some(found) = loaded.game(&game) {
                let work = Try { loaded: &loaded, game: found, entry: &entry, set_ups: &self.set_ups };
                if let Some(staged) = games::visit::<Shipped, _>(&game, work) {
                    report(Report::Staged(Box::new(staged)));
                }
            }
        }
        if show {
            self.show(&loaded, report);
        }
    }

    fn idle(&mut self, report: &mut dyn FnMut(Report)) -> bool {
        let Some(content) = &self.content else { return false };
        let loaded = Arc::clone(&content.loaded);
        let Some(position) = self.position.clone() else { return false };
        let Some(game) = loaded.game(&position.game) else { return false };
        if !self.missing.is_empty() {
            self.make_cards(&loaded, game, report);
            return true;
        }
        if let Some(cases) = self.odds.take() {
            let work = odds::Work { loaded: &loaded, game, position: &position, cases, ticket: &self.ticket };
            if let Some(Some(odds)) = games::visit::<Shipped, _>(&position.game, work) {
                report(Report::Odds(Box::new(odds)));
            }
            return self.runs.is_some();
        }
        self.play(&loaded, game, &position, report)
    }
}

impl Lab {
    fn show(&mut self, loaded: &Loaded, report: &mut dyn FnMut(Report)) {
        // Current work is about another position.
        (self.odds, self.runs) = (None, None);
        let Some(position) = &self.position else { return };
        let Some(game) = loaded.game(&position.game) else { return };
        let stand: Option<Stand> =
            games::visit::<Shipped, _>(&position.game, Show { loaded, game, position });
        let Some(stand) = stand else { return };
        // Without contests there is nothing to compute, unless the user asks.
        if !stand.contests.is_empty() {
            self.odds = Some(self.cases);
        }
        let mut entries = BTreeSet::new();
        stand.scene.iter().flat_map(|scene| &scene.zones).for_each(|zone| entries_of(zone, &mut entries));
        self.missing = entries.into_iter().filter(|id| !self.cards.contains_key(id)).collect();
        report(Report::Stand(Box::new(stand)));
    }

    /// Makes some of the cards that are shown when something on the table is pointed at.
    fn make_cards(&mut self, loaded: &Loaded, game: &LoadedGame, report: &mut dyn FnMut(Report)) {
        let rest = self.missing.split_off(self.missing.len().min(CARDS_AT_A_TIME));
        for id in std::mem::replace(&mut self.missing, rest) {
            let file = game.entries.get(&id).map(|entry| loaded.file(entry.file));
            let key =
                file.map(|file| EntryKey { file: FileKey::new(&*file.root, &*file.path), id: id.clone() });
            if let Some(card) = key.and_then(|key| card::card(loaded, &key)) {
                self.cards.insert(id, Arc::new(card));
            }
        }
        report(Report::Cards(Arc::new(self.cards.clone())));
    }

    /// Plays a few games. Returns whether there are more.
    fn play(
        &mut self,
        loaded: &Loaded,
        game: &LoadedGame,
        position: &Position,
        report: &mut dyn FnMut(Report),
    ) -> bool {
        let Some(runs) = &mut self.runs else { return false };
        let from = runs.tally.report(0).played;
        let seeds = from..runs.wanted.min(from + GAMES_AT_A_TIME);
        let work = Play { loaded, game, position, agent: runs.agent, seeds, tally: &mut runs.tally };
        games::visit::<Shipped, _>(&position.game, work);
        let told = runs.tally.report(runs.wanted);
        let more = told.played < told.wanted && !runs.tally.is_stopped();
        report(Report::Runs(Box::new(told)));
        if !more {
            self.runs = None;
        }
        more
    }
}

/// Makes a situation of a game.
fn taken(loaded: &Loaded, from: &FromGame) -> Report {
    let game = &from.opening.game;
    let made = session::find::<Shipped>(loaded, game).map_err(|error| error.to_string()).and_then(|found| {
        let work = Make { loaded, game: found, from };
        games::visit::<Shipped, _>(game, work).unwrap_or_else(|| Err(game.clone()))
    });
    Report::Taken(game.clone(), made)
}

/// Collects the entries that lie in a zone.
fn entries_of(zone: &Zone, entries: &mut BTreeSet<String>) {
    fn of_piece(piece: &Piece, entries: &mut BTreeSet<String>) {
        entries.extend(piece.entry.clone());
        piece.pieces.iter().for_each(|piece| of_piece(piece, entries));
    }
    zone.pieces.iter().for_each(|piece| of_piece(piece, entries));
    zone.zones.iter().for_each(|zone| entries_of(zone, entries));
}
