//! Builds [`Content`] from loaded packs and a set-up: participating entries, their numbers, their compiled
//! effects.

use super::fields::{self, Fields};
use super::options::{Setup, SetupError};
use super::{
    Building, CardInfo, Content, DieKind, Difficulty, Face, Index, MAX_AFFINITIES, MAX_BUILDINGS,
    MAX_COLOURS, MAX_RESOURCES, MAX_TOKENS, NO_LIMIT, PathCode, RuleInfo, Space, Spaces, TokenKind, Trap,
    TrapFamily, Words,
};
use crate::registry::kinds::Kind;
use provost_engine::packs;
use provost_engine::ranks::Ladder;
use provost_engine::zones::Kit;
use provost_interpreter::pack::{Argument, Entry, EntryId, LoadedGame, PackId};
use provost_interpreter::program::{EntryCode, ProgramBuilder};
use provost_interpreter::suggest::nearest;
use provost_interpreter::vocabulary::ENTRY_CLASS;
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeSet;

/// A content build in progress.
pub(super) struct Build<'g> {
    pub(super) game: &'g LoadedGame,
    pub(super) setup: &'g Setup,
    /// Participating packs.
    pub(super) packs: BTreeSet<PackId>,
    pub(super) builder: ProgramBuilder<'g>,
    pub(super) content: Content,
    /// Compiled benefits, with their arguments.
    pub(super) benefits: Vec<(EntryId, Vec<Argument>)>,
}

impl Content {
    /// Makes the content of a game. `hash` identifies the packs; see [`provost_engine::hash`].
    pub fn build(game: &LoadedGame, setup: &Setup, hash: u64) -> Result<Self, SetupError> {
        let mut build = Build::new(game, setup, hash)?;
        build.chosen()?;
        build.nouns()?;
        build.clans()?;
        // Buildings come first, because panic tokens name them.
        for entry in game.entries.values().filter(|entry| kind(entry) == Some(Kind::Building)) {
            if build.takes_part(entry) {
                build.building(entry)?;
            }
        }
        for entry in game.entries.values() {
            if build.takes_part(entry) {
                build.entry(entry)?;
            }
        }
        build.finish()
    }
}

impl<'g> Build<'g> {
    fn new(game: &'g LoadedGame, setup: &'g Setup, hash: u64) -> Result<Self, SetupError> {
        let content = Content {
            hash,
            words: Words::find(&game.vocabulary)?,
            index: vec![Index::None; game.vocabulary.nouns().count()],
            players: setup.players,
            ..Content::empty()
        };
        let builder = ProgramBuilder::new(&game.vocabulary);
        let packs = packs::taking_part(game, &setup.packs)?;
        Ok(Self { game, setup, packs, builder, content, benefits: Vec::new() })
    }

    /// Returns whether an entry is part of the game: its pack is, and if it is optional, it was chosen.
    fn takes_part(&self, entry: &Entry) -> bool {
        let chosen = || self.setup.options.contains(&entry.id);
        let fields = Fields(entry);
        let affinity = || {
            let affinity = fields.noun("affinity").map(|noun| self.content.index(noun));
            affinity.is_none_or(|index| matches!(index, Index::Affinity(_)))
        };
        self.packs.contains(&entry.pack)
            && match kind(entry) {
                Some(Kind::Variant | Kind::Tile) => chosen(),
                Some(Kind::Scenario) => self.setup.scenario.as_ref() == Some(&entry.id),
                Some(Kind::Dummy) => fields::holds_for(&entry.fields, self.setup.players),
                Some(Kind::Building) => chosen() || !Self::replaces(entry),
                Some(Kind::Mercenary | Kind::Monster | Kind::Land | Kind::AffinitySet) => affinity(),
                Some(Kind::PanicToken) => fields
                    .noun("building")
                    .is_none_or(|noun| matches!(self.content.index(noun), Index::Building(_))),
                Some(_) => true,
                None => false,
            }
    }

    /// Returns whether a building replaces another, so that it must be chosen.
    fn replaces(entry: &Entry) -> bool {
        let hook = crate::registry::hooks::Hook::Setup.id();
        entry.ir.abilities.iter().any(|ability| ability.hooks.iter().any(|used| used.hook == hook))
    }

    /// Stores the printed limits side by side, to check all stocks of a player quickly.
    fn note_limits(&mut self) {
        let Content { tokens, words, token_limits, trap_limit, .. } = &mut self.content;
        for (kind, limit) in tokens.iter().zip(token_limits) {
            let printed = kind.limit.unwrap_or(NO_LIMIT);
            if kind.noun == words.trap || kind.noun == words.trick {
                *trap_limit = printed.min(*trap_limit);
            } else {
                *limit = printed;
            }
        }
    }

    /// Numbers the nouns.
    fn nouns(&mut self) -> Result<(), SetupError> {
        let of = |class: &str| {
            let class = self.game.vocabulary.find_class(class);
            let nouns = class.into_iter().flat_map(|class| self.game.vocabulary.nouns_of(class));
            nouns.map(|(noun, _)| noun).collect::<Vec<_>>()
        };
        let [dice, tokens, resources, types] = ["die", "token", "resource", "equipment-type"].map(of);
        fits("colours of dice", dice.len(), MAX_COLOURS)?;
        fits("sorts of tokens", tokens.len(), MAX_TOKENS)?;
        fits("resources", resources.len(), MAX_RESOURCES)?;
        fits("equipment types", types.len(), 16)?;
        self.number(&dice, Index::Colour);
        self.number(&tokens, Index::Token);
        self.number(&resources, Index::Resource);
        self.number(&types, Index::Type);
        let fields = |noun: NounId| super::fields::NounFields(self.game.noun_fields.get(&noun));
        self.content.dice = dice
            .into_iter()
            .map(|noun| DieKind {
                noun,
                rolled: fields(noun).flag("rolled"),
                discount: fields(noun).flag("discount"),
                entrance: fields(noun).flag("entrance"),
            })
            .collect();
        self.content.tokens = tokens
            .into_iter()
            .map(|noun| TokenKind {
                noun,
                limit: fields(noun).number("limit"),
                carried: fields(noun).number("carried").unwrap_or(0),
                placed: fields(noun).flag("placed"),
                size: fields(noun).number("size").unwrap_or(1),
                uses: fields(noun).number("uses").unwrap_or(1),
                returns: fields(noun).flag("returns"),
                codes: Vec::new(),
            })
            .collect();
        self.note_limits();
        self.content.resources = resources;
        self.content.types = types;
        let affinities = self.affinities()?;
        fits("affinities", affinities.len(), MAX_AFFINITIES)?;
        self.number(&affinities, Index::Affinity);
        self.content.affinities = affinities;
        Ok(())
    }

    fn number(&mut self, nouns: &[NounId], index: impl Fn(u8) -> Index) {
        for (at, noun) in (0..).zip(nouns) {
            if let Some(place) = self.content.index.get_mut(noun.index()) {
                *place = index(at);
            }
        }
    }

    /// Checks that every chosen id exists, so that slips are noticed.
    fn chosen(&self) -> Result<(), SetupError> {
        for id in &self.setup.options {
            let kinds = [Kind::Variant, Kind::Tile, Kind::AffinitySet, Kind::Building];
            let entry = self.find(id, &kinds, "option")?;
            let others = Fields(entry).entries("excludes");
            let others = others.iter().map(|other| &self.game.entry(*other).id);
            if let Some(other) = others.into_iter().find(|other| self.setup.options.contains(other)) {
                return Err(SetupError::Excluded(id.clone(), other.clone()));
            }
            self.for_players(entry)?;
        }
        match &self.setup.scenario {
            Some(id) => self.scenario(self.find(id, &[Kind::Scenario], "scenario")?),
            None => Ok(()),
        }
    }

    /// Checks that a scenario allows the chosen level and number of players.
    fn scenario(&self, entry: &Entry) -> Result<(), SetupError> {
        let level = self.difficulty()?.id.clone();
        let excluded = Fields(entry).entries("excludes");
        let excluded: Vec<&String> = excluded.iter().map(|level| &self.game.entry(*level).id).collect();
        let scenario = entry.id.clone();
        if excluded.contains(&&level) {
            let levels = self.levels().into_iter().map(|level| level.id.clone());
            let levels = levels.filter(|level| !excluded.contains(&level)).collect();
            return Err(SetupError::Level { scenario, level, levels });
        }
        self.for_players(entry)
    }

    /// Checks that an option or scenario allows the number of players.
    fn for_players(&self, entry: &Entry) -> Result<(), SetupError> {
        let (players, asked) = (Fields(entry).numbers("players"), self.setup.players);
        if players.is_empty() || players.contains(&i32::from(asked)) {
            return Ok(());
        }
        Err(SetupError::NotForPlayers { chosen: entry.id.clone(), players, asked })
    }

    fn find(&self, id: &str, kinds: &[Kind], wanted: &'static str) -> Result<&'g Entry, SetupError> {
        let all = || {
            let entries = self.game.entries.values();
            entries.filter(|entry| {
                self.packs.contains(&entry.pack) && kind(entry).is_some_and(|one| kinds.contains(&one))
            })
        };
        all().find(|entry| entry.id == id).ok_or_else(|| SetupError::NoEntry {
            kind: wanted,
            id: id.to_owned(),
            near: nearest(id, all().map(|entry| entry.id.as_str())).map(str::to_owned),
        })
    }

    /// Returns the chosen level of difficulty, or the default.
    pub(super) fn difficulty(&self) -> Result<&'g Entry, SetupError> {
        if let Some(id) = &self.setup.difficulty {
            return self.find(id, &[Kind::Difficulty], "difficulty");
        }
        let default = self.levels().into_iter().find(|entry| Fields(entry).flag("default"));
        default.ok_or(SetupError::Missing("default difficulty"))
    }

    /// The levels of difficulty, from easy to hard.
    fn levels(&self) -> Vec<&'g Entry> {
        let mut levels: Vec<&Entry> = self.entries(Kind::Difficulty).collect();
        levels.sort_by_key(|level| Fields(level).number("order", 0));
        levels
    }

    pub(super) fn noun_of(&self, entry: &Entry) -> NounId {
        let class = self.game.vocabulary.find_class(ENTRY_CLASS);
        let noun = class.and_then(|class| self.game.vocabulary.find_noun(class, &entry.id));
        noun.unwrap_or(NounId(u32::MAX))
    }

    pub(super) fn code(&mut self, entry: &Entry, arguments: &[Argument]) -> Result<EntryCode, SetupError> {
        let noun = self.noun_of(entry);
        let code = self
            .builder
            .add_with(noun, &entry.ir, arguments)
            .map_err(|error| SetupError::Effect { entry: entry.id.clone(), why: error.to_string() })?;
        self.purchases(entry, code);
        self.payments(entry, code);
        self.beginnings(entry, code);
        Ok(code)
    }

    fn building(&mut self, entry: &Entry) -> Result<(), SetupError> {
        let noun = Fields(entry).noun("building").unwrap_or(NounId(u32::MAX));
        let at = self.content.buildings.len();
        fits("buildings", at + 1, MAX_BUILDINGS)?;
        let spaces = Fields(entry).spaces();
        self.content.buildings.push(Building {
            entry: self.noun_of(entry),
            noun,
            code: EntryCode::default(),
            spaces,
            in_use: bits(&spaces, |space| space.players <= self.content.players),
            unlimited: bits(&spaces, |space| space.unlimited),
        });
        if let (Some(place), Ok(at)) = (self.content.index.get_mut(noun.index()), u8::try_from(at)) {
            *place = Index::Building(at);
        }
        Ok(())
    }

    /// Adds an entry; entries come in the order of their ids, which is the order of abilities.
    fn entry(&mut self, entry: &Entry) -> Result<(), SetupError> {
        let Some(sort) = kind(entry) else { return Ok(()) };
        if !entry.params.is_empty() {
            // Compiled where it is used, with its arguments.
            return Ok(());
        }
        let code = self.code(entry, &[])?;
        let noun = self.noun_of(entry);
        let fields = Fields(entry);
        match sort {
            Kind::Mercenary
            | Kind::Monster
            | Kind::Land
            | Kind::Equipment
            | Kind::Trap
            | Kind::Trick
            | Kind::Loot
            | Kind::Mission
            | Kind::Header => {
                let face = self.face(sort, entry)?;
                let copies = fields.number("copies", 1).max(self.dealt_to_all(&face));
                for copy in 0..u8::try_from(copies).unwrap_or(1) {
                    self.content.cards.push(CardInfo { entry: noun, code, copy, face: face.clone() });
                }
            }
            Kind::PanicToken => self.panic_tokens(entry, noun, code),
            Kind::Token => {
                let token = fields.noun("token").map(|noun| self.content.index(noun));
                if let Some(Index::Token(at)) = token
                    && let Some(kind) = self.content.tokens.get_mut(usize::from(at))
                {
                    kind.codes.push(code);
                }
            }
            Kind::Trophy => self.content.trophies.push(code),
            Kind::Building => {
                if let Some(building) =
                    self.content.buildings.iter_mut().find(|building| building.entry == noun)
                {
                    building.code = code;
                }
                self.space_actions(entry, code);
            }
            Kind::Guard => {
                let [upper, lower] = &mut self.content.guards;
                let guard = Some(PathCode { entry: noun, code });
                match fields.choice("path") {
                    Some("upper") => *upper = guard,
                    _ => *lower = guard,
                }
            }
            Kind::Rule => {
                if let Some(floor) = fields.optional("floor") {
                    self.content.discount_floor = self.content.discount_floor.max(floor);
                }
                self.content.rules.push(RuleInfo { entry: noun, code, is_tile: false });
            }
            Kind::Tile => self.content.rules.push(RuleInfo { entry: noun, code, is_tile: true }),
            Kind::Variant | Kind::Scenario | Kind::AffinitySet => {
                self.content.rules.push(RuleInfo { entry: noun, code, is_tile: false });
            }
            Kind::Board => self.content.numbers = fields.board(self.setup.players),
            Kind::Dummy => self.dummy(entry, code)?,
            Kind::Benefit | Kind::Difficulty | Kind::Campaign => {}
        }
        Ok(())
    }

    /// Returns the minimum number of a card that every player starts with. The box only has enough for its
    /// own clans, and the number of pieces is not a rule.
    fn dealt_to_all(&self, face: &Face) -> i32 {
        let Face::Trap(Trap { family: TrapFamily::Initial, .. }) = face else { return 0 };
        i32::from(self.setup.players).saturating_mul(self.board_number("start-traps").unwrap_or(0))
    }

    /// Returns a number of the board.
    pub(super) fn board_number(&self, key: &str) -> Option<i32> {
        let mut all = self.entries(Kind::Board);
        all.find_map(|board| Fields(board).optional(key))
    }

    /// Returns the entries of a kind in the participating packs, ordered by id.
    pub(super) fn entries(&self, sort: Kind) -> impl Iterator<Item = &'g Entry> {
        let all = self.game.entries.values();
        all.filter(move |entry| kind(entry) == Some(sort) && self.packs.contains(&entry.pack))
    }

    /// Adds one panic token for its building, or for every building without one of its own.
    fn panic_tokens(&mut self, entry: &Entry, noun: NounId, code: EntryCode) {
        let own = Fields(entry).noun("building");
        let others: BTreeSet<NounId> = self
            .game
            .entries
            .values()
            .filter(|other| kind(other) == Some(Kind::PanicToken) && other.id != entry.id)
            .filter_map(|other| Fields(other).noun("building"))
            .collect();
        let buildings: Vec<NounId> = self.content.buildings.iter().map(|building| building.noun).collect();
        let has_one = |building: &NounId| own.map_or(!others.contains(building), |own| own == *building);
        let with_one = (0..).zip(buildings).filter(|(_, building)| has_one(building));
        for (copy, (at, _)) in (0..).zip(with_one) {
            self.content.cards.push(CardInfo { entry: noun, code, copy, face: Face::Panic(at) });
        }
    }

    /// Compiles the goals and ranks of the scenario.
    fn ladder(&mut self) -> Result<Option<Ladder>, SetupError> {
        let Some(id) = &self.setup.scenario else { return Ok(None) };
        let lowest = self.content.numbers.lowest_rank;
        let entry = self.find(id, &[Kind::Scenario], "scenario")?;
        let noun = self.noun_of(entry);
        Ladder::compile(&mut self.builder, noun, entry, lowest)
            .map_err(|error| SetupError::Effect { entry: entry.id.clone(), why: error.to_string() })
    }

    fn finish(mut self) -> Result<Content, SetupError> {
        let difficulty = self.difficulty()?;
        let fields = Fields(difficulty);
        self.content.difficulty = Difficulty {
            entry: self.noun_of(difficulty),
            track: fields.numbers("track"),
            start_level: fields.noun("start-level"),
        };
        fits("cards and tokens", self.content.cards.len(), usize::from(u16::MAX) - 1)?;
        if self.content.numbers.rounds == 0 {
            return Err(SetupError::Missing("board"));
        }
        self.content.ladder = self.ladder()?;
        let Self { game, packs, builder, .. } = &mut self;
        self.content.kit = Kit::build(game, builder, |entry| packs.contains(&entry.pack))?;
        self.content.program = self.builder.finish();
        self.content.purchases.resize(self.content.program.ability_count(), None);
        Ok(self.content)
    }
}

/// Stores a value for an ability, in a list that ends at the last stored one.
pub(super) fn note<T: Clone + Default>(list: &mut Vec<T>, ability: u32, what: T) {
    let at = ability as usize;
    if list.len() <= at {
        list.resize(at + 1, T::default());
    }
    if let Some(place) = list.get_mut(at) {
        *place = what;
    }
}

/// Returns the spaces that pass a test, one bit each.
fn bits(spaces: &Spaces, is_so: impl Fn(&Space) -> bool) -> u16 {
    (0..).zip(spaces).filter(|(_, space)| is_so(space)).fold(0, |bits, (at, _)| bits | 1 << at)
}

fn kind(entry: &Entry) -> Option<Kind> {
    Kind::from_word(entry.kind.0)
}

fn fits(what: &'static str, count: usize, most: usize) -> Result<(), SetupError> {
    if count > most { Err(SetupError::TooMany { what, count, most }) } else { Ok(()) }
}
