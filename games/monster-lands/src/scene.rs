//! The board scene: the Citadel, offers, lands with their paths, clans.

mod cards;

use super::content::{Face, MissionFace};
use super::names::{path_id, site_id};
use super::state::Offer;
use super::table::Table;
use super::thing::{CardId, Item, PathId, Site};
use provost_engine::game::scene::{BoardScene, Fact, Layout, Piece, Shape, Symbol, Zone};
use provost_engine::game::speech::Speech;
use provost_engine::words::kebab;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;

/// Lays out a table.
pub(super) fn lay_out(table: &Table, speech: &Speech<'_>, viewer: Option<Player>) -> BoardScene {
    // A view contains nothing its player cannot know; face-down cards are also shown as such.
    let view = viewer.map(|viewer| table.view(viewer.0));
    let table = view.as_ref().map_or(table, super::view::View::table);
    let drawing = Drawing { table, speech, viewer: viewer.map(|viewer| viewer.0) };
    let mut zones = Vec::new();
    let sites = [Site::Land(0), Site::Land(1), Site::Entrance, Site::Mission(0), Site::Mission(1)];
    zones.extend(sites.into_iter().filter_map(|site| drawing.site(site)));
    zones.push(drawing.citadel());
    zones.extend([Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot].map(|o| drawing.offer(o)));
    zones.push(drawing.tiles());
    zones.retain(|zone| !zone.is_empty());
    zones.extend(provost_engine::zones::laid(table, speech, viewer));
    zones.extend((0..table.state.board.players).map(|seat| drawing.seat(seat)));
    BoardScene { moment: table.say_moment(speech), zones, ..BoardScene::default() }
}

/// A table and the words for it.
#[derive(Clone, Copy)]
struct Drawing<'a> {
    table: &'a Table,
    speech: &'a Speech<'a>,
    viewer: Option<u8>,
}

impl Drawing<'_> {
    fn say(&self, message: &str) -> String {
        self.speech.say(message, &[])
    }

    fn knows(&self, seat: u8) -> bool {
        self.viewer.is_none_or(|viewer| viewer == seat)
    }

    fn item(&self, item: Item) -> Piece {
        let thing = item.thing();
        let entry = self.table.entry_of(item).map(|entry| self.speech.id(entry).to_owned());
        let label = self.table.name_of(self.speech, thing);
        Piece { label, entry, count: 1, things: vec![thing], ..Piece::default() }
    }

    /// Draws a noun.
    fn noun(&self, noun: NounId, count: i32, things: Vec<Thing>) -> Piece {
        let symbol = Symbol::of(self.speech, noun);
        let label = self.speech.form(noun, count);
        Piece { label, shape: Shape::Token, symbol: Some(symbol), count, things, ..Piece::default() }
    }

    fn die(&self, colour: u8, face: u8, thing: Thing) -> Piece {
        let noun = self.table.content.dice.get(usize::from(colour)).map(|die| die.noun);
        Piece {
            label: self.table.name_of(self.speech, thing),
            shape: Shape::Die,
            symbol: noun.map(|noun| Symbol::of(self.speech, noun)),
            count: 1,
            face: (face > 0).then_some(face),
            things: vec![thing],
            ..Piece::default()
        }
    }

    fn hidden(&self) -> Piece {
        Piece { label: self.say("face-down"), shape: Shape::Hidden, count: 1, ..Piece::default() }
    }

    fn citadel(&self) -> Zone {
        let mut zone = Zone::new("citadel", self.say("citadel"), Layout::Cards);
        let board = &self.table.state.board;
        for (at, building) in (0_u8..).zip(&self.table.content.buildings) {
            if board.covered & (1_u16 << (at & 15)) != 0 {
                continue;
            }
            let mut piece = self.item(Item::Building(at));
            if !building.spaces.iter().any(|space| space.unlimited) {
                let taken = board.spaces.get(usize::from(at)).map_or(0, |bits| bits.count_ones());
                let open = building.spaces.iter().filter(|space| space.players <= board.players).count();
                piece.places = Some((i32::try_from(taken).unwrap_or(0), i32::try_from(open).unwrap_or(0)));
            }
            let is_here =
                |card: &&CardId| matches!(self.table.content.card(**card).face, Face::Panic(of) if of == at);
            if board.panic.iter().any(|card| is_here(&card)) {
                piece.marks.push(self.say("panic"));
            }
            zone.pieces.push(piece);
        }
        zone
    }

    fn offer(&self, offer: Offer) -> Zone {
        let id = format!("offer-{}", kebab(&format!("{offer:?}")));
        let mut zone = Zone::new(id.clone(), self.say(&id), Layout::Cards);
        zone.pieces = self.table.state.board.offer(offer).iter().map(|card| self.card(*card)).collect();
        zone
    }

    /// Draws held tiles, the dead that can be brought back, and the dummy player.
    fn tiles(&self) -> Zone {
        let mut zone = Zone::new("tiles", self.say("scene-tiles"), Layout::Cards);
        let board = &self.table.state.board;
        for (rule, seat) in &board.held {
            let mut piece = self.item(Item::Rule(*rule));
            piece.owner = Some(*seat);
            piece.marks.push(self.speech.player(Player(*seat)));
            zone.pieces.push(piece);
        }
        for (card, round) in &board.stored {
            let mut piece = self.item(Item::Card(*card));
            let args = [("name", String::new().into()), ("round", (*round).into())];
            piece.marks.push(self.speech.say("stored-name", &args).trim_start_matches(", ").to_owned());
            zone.pieces.push(piece);
        }
        if self.table.content.dummy.is_some() {
            let mut piece = self.item(Item::Dummy);
            let tokens = i32::try_from(self.table.dummy_tokens()).unwrap_or(0);
            piece.facts.push(Fact::number(self.say("scene-tokens"), tokens));
            zone.pieces.push(piece);
        }
        zone
    }

    fn site(&self, site: Site) -> Option<Zone> {
        let board = &self.table.state.board;
        let mut zone = Zone::new(site_id(site), Table::site_name(self.speech, site), Layout::Columns);
        zone.pieces.extend(board.land(site).some().map(|land| self.card(land)));
        zone.pieces.extend(board.monster(site).some().map(|monster| self.card(monster)));
        let used = match site {
            Site::Land(_) => !zone.pieces.is_empty(),
            Site::Entrance => true,
            Site::Mission(at) => {
                let tile = board.missions.get(usize::from(at)).copied().and_then(CardId::some);
                zone.pieces.extend(tile.map(|tile| self.item(Item::Card(tile))));
                tile.is_some()
            }
        };
        zone.zones = site.paths().map(|path| self.path(path)).collect();
        used.then_some(zone)
    }

    fn path(&self, path: PathId) -> Zone {
        let place = self.table.state.path(path);
        let title = Table::path_name(self.speech, path);
        // Inside its site, a path's name need not repeat it.
        let site = format!("{}, ", Table::site_name(self.speech, path.site()));
        let title = title.strip_prefix(&site).unwrap_or(&title);
        let mut zone = Zone::new(path_id(path), title, Layout::Small);
        zone.things = vec![Item::Path(path).thing(), Item::Benefit(path).thing(), Item::Guard(path).thing()];
        zone.facts = self.path_facts(path);
        zone.text = self.table.path_facts(self.speech, path);
        if let Some(card) = place.mercenary.some() {
            let owner = self.table.state.card(card).owner;
            let mut piece = self.card(card);
            piece.marks.retain(|mark| *mark != title);
            zone.pieces.push(piece);
            zone.owner = Some(owner);
        } else if place.dummy {
            zone.pieces.push(self.item(Item::Dummy));
        }
        for (at, die) in (0_u8..).zip(&place.dice) {
            zone.pieces.push(self.die(die.colour, die.face, Item::PathDie(path, at).thing()));
        }
        for (at, (kind, count)) in (0_u8..).zip(self.table.content.tokens.iter().zip(place.tokens)) {
            if count > 0 {
                let things = vec![Item::OnPath(path, at).thing()];
                zone.pieces.push(self.noun(kind.noun, i32::from(count), things));
            }
        }
        let purse = self.table.content.resources.iter().zip(place.purse).filter(|(_, count)| *count > 0);
        zone.pieces.extend(purse.map(|(noun, count)| self.noun(*noun, i32::from(count), Vec::new())));
        for trap in &place.traps {
            let owner = self.table.state.card(trap.card).owner;
            let known = trap.revealed || self.knows(owner);
            let mut piece = if known { self.item(Item::Card(trap.card)) } else { self.hidden() };
            piece.owner = Some(owner);
            if known && !trap.revealed {
                piece.marks.push(self.say("scene-face-down"));
            }
            zone.pieces.push(piece);
        }
        match zone.owner {
            Some(owner) => zone.owned_by(owner),
            None => zone,
        }
    }

    /// Returns the required and optional dice of a path.
    fn path_facts(&self, path: PathId) -> Vec<Fact> {
        let content = &self.table.content;
        let dice = |message: &str, counts: [u8; super::content::MAX_COLOURS]| {
            let counts = content.dice.iter().zip(counts).filter(|(_, count)| *count > 0);
            let counts = counts.map(|(die, count)| (die.noun, i32::from(count)));
            Fact::amounts(self.speech, self.say(message), counts)
        };
        let facts = match path.site() {
            Site::Land(land) => {
                let board = &self.table.state.board;
                let (header, side) = board.headers.get(usize::from(land)).copied().unwrap_or_default();
                let info = content.path(header, side, path.number());
                vec![dice("scene-needs", info.required), dice("scene-takes", info.reinforcement)]
            }
            Site::Mission(mission) => {
                let board = &self.table.state.board;
                let card = board.missions.get(usize::from(mission)).copied().unwrap_or_default();
                let tile = content.mission(card);
                let face = if mission == 0 { &tile.dice } else { &tile.contract };
                vec![self.mission_dice(face)]
            }
            Site::Entrance => Vec::new(),
        };
        facts.into_iter().filter(|fact| !fact.values.is_empty()).collect()
    }

    /// Returns a number of dice, each of one of these colours.
    fn mission_dice(&self, face: &MissionFace) -> Fact {
        let colours = (0_u8..).zip(&self.table.content.dice);
        let colours = colours.filter(|(colour, _)| face.colours & (1_u8 << (colour & 7)) != 0);
        let colours = colours.map(|(_, die)| (die.noun, i32::from(face.count)));
        Fact::amounts(self.speech, self.say("scene-each"), colours)
    }
}
