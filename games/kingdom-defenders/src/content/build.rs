//! Builds [`Content`] from loaded packs and a set-up: participating entries, their numbers, their compiled
//! effects.

use super::fields::Fields;
use super::options::{Setup, SetupError};
use super::words::{Area, Words};
use super::{
    BoardNumbers, Card, CardKind, Content, Index, MAX_CAMPS, MAX_DISCS, MAX_LEVELS, MAX_PLAYERS, MAX_RELICS,
    MAX_RESOURCES, MAX_SPACES, MAX_WOUNDS, Means, ResourceKind, Rule, Tile, Track,
};
use crate::registry::hooks::Hook;
use crate::registry::kinds::Kind;
use provost_engine::packs;
use provost_engine::ranks::Ladder;
use provost_engine::zones::Kit;
use provost_interpreter::pack::{Entry, FieldValue, LoadedGame, PackId};
use provost_interpreter::program::{CompileError, EntryCode, Program, ProgramBuilder};
use provost_interpreter::suggest::nearest;
use provost_interpreter::vocabulary::ENTRY_CLASS;
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeSet;

/// The end of tracks and counters for which the board gives none.
const OPEN_END: u8 = 99;

/// A content build in progress.
struct Build<'g> {
    game: &'g LoadedGame,
    setup: &'g Setup,
    /// Participating packs.
    packs: BTreeSet<PackId>,
    builder: ProgramBuilder<'g>,
    content: Content,
}

impl Content {
    /// Makes the content of a game. `hash` identifies the packs; see [`provost_engine::hash`].
    pub fn build(game: &LoadedGame, setup: &Setup, hash: u64) -> Result<Self, SetupError> {
        let mut build = Build::new(game, setup, hash)?;
        build.nouns()?;
        build.board()?;
        build.chosen()?;
        build.scenario()?;
        let pool = [Kind::Building, Kind::Character].map(|kind| build.is_drawn_from(kind));
        for entry in game.entries.values() {
            let Some(sort) = kind(entry).filter(|_| build.is_in_packs(entry)) else { continue };
            match sort {
                Kind::Building | Kind::Character => {
                    let [buildings, characters] = pool;
                    let drawn = if sort == Kind::Building { buildings } else { characters };
                    if drawn || Fields(entry).flag("basic") || setup.tiles.contains(&entry.id) {
                        build.tile(entry, sort)?;
                    }
                }
                Kind::Adventure => build.card(entry, CardKind::Adventure)?,
                Kind::Deed => build.card(entry, CardKind::Deed)?,
                Kind::Reward => build.card(entry, CardKind::Reward)?,
                Kind::Scenario if setup.scenario.as_ref() != Some(&entry.id) => {}
                Kind::Rule | Kind::Scenario => {
                    let code = build.code(entry)?;
                    let rule = Rule { entry: build.noun_of(entry), code };
                    build.content.rules.push(rule);
                }
                Kind::Board => {}
            }
        }
        build.finish()
    }
}

impl<'g> Build<'g> {
    fn new(game: &'g LoadedGame, setup: &'g Setup, hash: u64) -> Result<Self, SetupError> {
        let content = Content {
            hash,
            program: Program::default(),
            kit: Kit::default(),
            words: Words::find(&game.vocabulary)?,
            index: vec![Index::None; game.vocabulary.nouns().count()],
            resources: Vec::new(),
            wounds: Vec::new(),
            levels: Vec::new(),
            relics: Vec::new(),
            tiles: Vec::new(),
            cards: Vec::new(),
            rules: Vec::new(),
            numbers: BoardNumbers::default(),
            ladder: None,
            players: setup.players,
            names: setup.names.clone(),
        };
        let packs = packs::taking_part(game, &setup.packs)?;
        Ok(Self { game, setup, packs, builder: ProgramBuilder::new(&game.vocabulary), content })
    }

    fn is_in_packs(&self, entry: &Entry) -> bool {
        self.packs.contains(&entry.pack)
    }

    fn nouns_of(&self, class: &str) -> Vec<NounId> {
        let class = self.game.vocabulary.find_class(class);
        let nouns = class.into_iter().flat_map(|class| self.game.vocabulary.nouns_of(class));
        nouns.map(|(noun, _)| noun).collect()
    }

    fn number(&mut self, nouns: &[NounId], index: impl Fn(u8) -> Index) {
        for (at, noun) in (0..).zip(nouns) {
            if let Some(place) = self.content.index.get_mut(noun.index()) {
                *place = index(at);
            }
        }
    }

    /// Numbers the nouns.
    fn nouns(&mut self) -> Result<(), SetupError> {
        let [resources, wounds, levels, relics, sides] =
            ["resource", "wound", "level", "relic", "side"].map(|class| self.nouns_of(class));
        fits("sorts of resources", resources.len(), MAX_RESOURCES)?;
        fits("kinds of wounds", wounds.len(), MAX_WOUNDS)?;
        fits("tracks", levels.len(), MAX_LEVELS)?;
        fits("kinds of relics", relics.len(), MAX_RELICS)?;
        self.number(&resources, Index::Resource);
        self.number(&wounds, Index::Wound);
        self.number(&levels, Index::Level);
        self.number(&relics, Index::Relic);
        self.number(&sides, Index::Side);
        for area in Area::ALL {
            let noun = self.content.words.area(area);
            if let Some(place) = self.content.index.get_mut(noun.index()) {
                *place = Index::Area(area);
            }
        }
        let good = |noun: &NounId| {
            let fields = self.game.noun_fields.get(noun);
            matches!(fields.and_then(|fields| fields.get("good")), Some(FieldValue::Flag(true)))
        };
        let kinds = resources.iter().map(|noun| ResourceKind { noun: *noun, good: good(noun), boxed: false });
        self.content.resources = kinds.collect();
        let tracks = |nouns: Vec<NounId>| {
            nouns.into_iter().map(|noun| Track { noun, most: OPEN_END }).collect::<Vec<_>>()
        };
        self.content.wounds = tracks(wounds);
        self.content.levels = tracks(levels);
        self.content.relics = relics;
        Ok(())
    }

    /// Reads the numbers of the board.
    fn board(&mut self) -> Result<(), SetupError> {
        let is_board = |entry: &&Entry| kind(entry) == Some(Kind::Board) && self.is_in_packs(entry);
        let mut boards = self.game.entries.values().filter(is_board);
        let board = Fields(boards.next().ok_or(SetupError::Missing("board"))?);
        if boards.next().is_some() {
            return Err(SetupError::Several("board"));
        }
        let (least, most) = (board.number("min-players"), board.number("max-players"));
        let players = self.setup.players;
        if !(least..=most).contains(&players) || usize::from(players) > MAX_PLAYERS {
            return Err(SetupError::Players { players, least, most });
        }
        let content = &mut self.content;
        for noun in board.nouns("box-resources") {
            if let Some(kind) = content.resources.iter_mut().find(|kind| kind.noun == *noun) {
                kind.boxed = true;
            }
        }
        for (noun, most) in board.listed("most") {
            let tracks = content.wounds.iter_mut().chain(&mut content.levels);
            for track in tracks.filter(|track| track.noun == *noun) {
                track.most = u8::try_from(*most).unwrap_or(OPEN_END);
            }
        }
        let score = board.noun("score").and_then(|noun| content.resource(noun));
        content.numbers = BoardNumbers {
            rounds: board.number("rounds"),
            score: score.ok_or(SetupError::Missing("resource that is the score"))?,
            start: board.amounts(content, "start").resources,
            discs: board.number("discs"),
            spare_discs: board.number("spare-discs"),
            most_discs: board.number("most-discs"),
            grey_discs: board.number("grey-discs"),
            buildings: board.number("buildings"),
            characters: board.number("characters"),
            display: ["adventures", "deeds", "rewards"].map(|key| board.number(key)),
            adventure_side: board.side(content, "adventure-side"),
            deed_spaces: board.number("deed-spaces"),
            deed_side: board.side(content, "deed-side"),
            camps: board.number("camps"),
            boxes: board.number("boxes"),
            camp_spaces: board.number("camp-spaces"),
            camp_load: board.number("camp-load"),
            camp_side: board.side(content, "camp-side"),
            lowest_rank: board.noun("lowest-rank"),
        };
        Ok(())
    }

    /// Returns the tiles of a kind that a game draws from.
    fn pool(&self, of: Kind) -> impl Iterator<Item = &'g Entry> {
        let entries = self.game.entries.values();
        entries.filter(move |entry| {
            kind(entry) == Some(of) && self.is_in_packs(entry) && !Fields(entry).flag("basic")
        })
    }

    fn room_for(&self, of: Kind) -> usize {
        let numbers = &self.content.numbers;
        usize::from(if of == Kind::Building { numbers.buildings } else { numbers.characters })
    }

    fn count_chosen(&self, of: Kind) -> usize {
        self.pool(of).filter(|entry| self.setup.tiles.contains(&entry.id)).count()
    }

    /// Returns whether tiles of a kind are drawn in addition to the chosen ones.
    fn is_drawn_from(&self, of: Kind) -> bool {
        self.count_chosen(of) < self.room_for(of)
    }

    /// Checks the chosen tiles, so that slips are noticed.
    fn chosen(&self) -> Result<(), SetupError> {
        let kinds = [(Kind::Building, "buildings"), (Kind::Character, "characters")];
        let ids = || kinds.iter().flat_map(|(kind, _)| self.pool(*kind)).map(|entry| entry.id.as_str());
        for (at, id) in self.setup.tiles.iter().enumerate() {
            if !ids().any(|there| there == id) {
                let near = nearest(id, ids()).map(str::to_owned);
                return Err(SetupError::NoTile { id: id.clone(), near });
            }
            if self.setup.tiles.iter().take(at).any(|other| other == id) {
                return Err(SetupError::Twice(id.clone()));
            }
        }
        for (kind, what) in kinds {
            let (count, most) = (self.count_chosen(kind), self.room_for(kind));
            if count > most {
                return Err(SetupError::TooManyChosen { what, count, most });
            }
            let count = self.pool(kind).count();
            if count < most {
                return Err(SetupError::TooFew { what, count, most });
            }
        }
        Ok(())
    }

    /// Finds the scenario, and checks that it allows the number of players.
    fn scenario(&self) -> Result<Option<&'g Entry>, SetupError> {
        let Some(id) = &self.setup.scenario else { return Ok(None) };
        let scenarios = || {
            let entries = self.game.entries.values();
            entries.filter(|entry| kind(entry) == Some(Kind::Scenario) && self.is_in_packs(entry))
        };
        let found = scenarios().find(|entry| entry.id == *id).ok_or_else(|| {
            let near = nearest(id, scenarios().map(|entry| entry.id.as_str()));
            SetupError::NoScenario { id: id.clone(), near: near.map(str::to_owned) }
        })?;
        let asked = self.setup.players;
        match found.fields.get("players") {
            Some(FieldValue::Numbers(players)) if !players.contains(&i32::from(asked)) => {
                Err(SetupError::ScenarioPlayers { scenario: id.clone(), players: players.clone(), asked })
            }
            _ => Ok(Some(found)),
        }
    }

    /// Compiles the goals and ranks of the scenario.
    fn ladder(&mut self) -> Result<(), SetupError> {
        let Some(entry) = self.scenario()? else { return Ok(()) };
        let (noun, lowest) = (self.noun_of(entry), self.content.numbers.lowest_rank);
        let ladder = Ladder::compile(&mut self.builder, noun, entry, lowest);
        let error = |why: CompileError| SetupError::Effect { entry: entry.id.clone(), why: why.to_string() };
        self.content.ladder = ladder.map_err(error)?;
        Ok(())
    }

    fn noun_of(&self, entry: &Entry) -> NounId {
        let class = self.game.vocabulary.find_class(ENTRY_CLASS);
        let noun = class.and_then(|class| self.game.vocabulary.find_noun(class, &entry.id));
        noun.unwrap_or(NounId(u32::MAX))
    }

    fn code(&mut self, entry: &Entry) -> Result<EntryCode, SetupError> {
        let noun = self.noun_of(entry);
        let error = |why: String| SetupError::Effect { entry: entry.id.clone(), why };
        self.builder.add(noun, &entry.ir).map_err(|why| error(why.to_string()))
    }

    fn tile(&mut self, entry: &Entry, sort: Kind) -> Result<(), SetupError> {
        let code = self.code(entry)?;
        let fields = Fields(entry);
        let mut means = Means::default();
        for noun in fields.nouns("means") {
            means.push(*noun);
        }
        let mut abilities = entry.ir.abilities.iter();
        let has_action =
            abilities.any(|ability| ability.hooks.iter().any(|used| used.hook == Hook::Activate.id()));
        let content = &self.content;
        let tile = Tile {
            entry: self.noun_of(entry),
            code,
            is_building: sort == Kind::Building,
            is_basic: fields.flag("basic"),
            is_chosen: self.setup.tiles.contains(&entry.id),
            has_action,
            discs: fields.number("discs"),
            area: fields.noun("area").and_then(|noun| content.area(noun)).unwrap_or_default(),
            side: fields.side(content, "side"),
            place_cost: fields.amounts(content, "place-cost").resources,
            means,
        };
        self.content.tiles.push(tile);
        Ok(())
    }

    fn card(&mut self, entry: &Entry, kind: CardKind) -> Result<(), SetupError> {
        let code = self.code(entry)?;
        let fields = Fields(entry);
        let content = &self.content;
        let cost = fields.amounts(content, if kind == CardKind::Deed { "show" } else { "cost" });
        let card = Card {
            entry: self.noun_of(entry),
            code,
            kind,
            discs: fields.number("discs"),
            cost: cost.resources,
            wounds: cost.wounds,
            levels: fields.amounts(content, "levels").levels,
            gain: fields.amounts(content, "gain").resources,
            relics: fields.amounts(content, "relics").relics,
        };
        self.content.cards.push(card);
        Ok(())
    }

    fn finish(mut self) -> Result<Content, SetupError> {
        let content = &self.content;
        let numbers = &content.numbers;
        let of_player = usize::from(numbers.discs) + usize::from(numbers.spare_discs);
        let discs = usize::from(content.players) * of_player + usize::from(numbers.grey_discs);
        let basic = content.tiles.iter().filter(|tile| tile.is_basic).count();
        let [adventures, _, _] = numbers.display;
        let tiles = basic + usize::from(numbers.buildings) + usize::from(numbers.characters);
        let others = [numbers.deed_spaces, numbers.camp_spaces, adventures];
        let spaces = tiles + others.iter().map(|count| usize::from(*count)).sum::<usize>();
        fits("discs", discs, MAX_DISCS)?;
        fits("spaces", spaces, MAX_SPACES)?;
        fits("camps of a player", usize::from(numbers.camps), MAX_CAMPS)?;
        fits("tiles", content.tiles.len(), MAX_DISCS)?;
        fits("cards", content.cards.len(), usize::from(u16::MAX) - 1)?;
        self.ladder()?;
        let Self { game, packs, builder, .. } = &mut self;
        self.content.kit = Kit::build(game, builder, |entry| packs.contains(&entry.pack))?;
        self.content.program = self.builder.finish();
        Ok(self.content)
    }
}

fn kind(entry: &Entry) -> Option<Kind> {
    Kind::from_word(entry.kind.0)
}

fn fits(what: &'static str, count: usize, most: usize) -> Result<(), SetupError> {
    if count > most { Err(SetupError::TooMany { what, count, most }) } else { Ok(()) }
}
