//! The board scene: the table as plain data for drawing, with zones that hold pieces, numbers and marks, in
//! the same form for every game. It contains nothing that the viewer may not know.
//!
//! A game lays out its table ([`super::Rules::scene`]); this file connects the table to the pending question,
//! so that a click on a piece can be an answer.

use super::speech::Speech;
use super::{Game, Rules};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::pack::FieldValue;
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeMap;

/// The table as a viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardScene {
    /// The moment in words.
    pub moment: String,
    /// The zones: first the board, then those of each player.
    pub zones: Vec<Zone>,
    /// For each option of the pending question, the ids of the zones and pieces it is about. Empty for
    /// players who are not asked.
    pub concerned: Vec<Vec<String>>,
    /// The ids of the pieces that ask the question.
    pub asking: Vec<String>,
}

/// A place with pieces in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Zone {
    /// Its id, which is the same all through a game.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The preferred layout.
    pub layout: Layout,
    /// Its owner, by seat.
    pub owner: Option<u8>,
    /// Its numbers: stocks, tracks, requirements.
    pub facts: Vec<Fact>,
    /// Its description in words.
    pub text: String,
    /// Its states, in words.
    pub marks: Vec<String>,
    /// What lies in it.
    pub pieces: Vec<Piece>,
    /// Places inside it.
    pub zones: Vec<Self>,
    /// The things it stands for, if any.
    pub things: Vec<Thing>,
}

/// The preferred layout of a zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Its pieces are cards with text.
    #[default]
    Cards,
    /// Its pieces are small and need no text.
    Small,
    /// Its zones are columns.
    Columns,
}

/// A piece on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    /// Its id, which is the same as long as it lies there.
    pub id: String,
    /// Its name.
    pub label: String,
    /// Its shape.
    pub shape: Shape,
    /// The id of its entry, if it has one.
    pub entry: Option<String>,
    /// Its noun, if it has no entry.
    pub symbol: Option<Symbol>,
    /// Its owner, by seat.
    pub owner: Option<u8>,
    /// How many of it there are.
    pub count: i32,
    /// The face of a die; `None` before it is rolled.
    pub face: Option<u8>,
    /// Its taken places and all its places.
    pub places: Option<(i32, i32)>,
    /// Whether it has been used for now.
    pub used: bool,
    /// The most important printed values.
    pub facts: Vec<Fact>,
    /// Its states, in words.
    pub marks: Vec<String>,
    /// The pieces on it or belonging to it.
    pub pieces: Vec<Self>,
    /// The things it stands for; none if it lies face down.
    pub things: Vec<Thing>,
}

/// The shape of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// A card or tile.
    #[default]
    Card,
    /// A card or token that lies face down.
    Hidden,
    /// A die.
    Die,
    /// A token, good or marker, drawn as its noun.
    Token,
    /// A player's disc.
    Disc,
    /// A disc that the player has borrowed.
    GreyDisc,
}

/// A number with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fact {
    /// Its name; empty if the symbols are enough.
    pub name: String,
    /// Its amounts.
    pub values: Vec<Amount>,
}

/// An amount of a symbol.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// How much.
    pub count: i32,
    /// The maximum, if it is part of the value.
    pub most: Option<i32>,
    /// The symbol.
    pub symbol: Option<Symbol>,
}

/// A noun for drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbol {
    /// Its class.
    pub class: &'static str,
    /// Its id.
    pub id: String,
    /// Its name in the singular.
    pub name: String,
    /// The colour from its pack.
    pub colour: Option<String>,
}

impl BoardScene {
    /// Writes the scene as lines of text: a line for each zone, with its numbers and pieces.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("== {} ==", self.moment)];
        self.zones.iter().for_each(|zone| zone.write(0, &mut lines));
        lines
    }
}

impl Zone {
    fn write(&self, depth: usize, lines: &mut Vec<String>) {
        let facts = self.facts.iter().map(Fact::line);
        let pieces = self.pieces.iter().map(Piece::line);
        let marks = self.marks.iter().cloned();
        let said: Vec<String> = facts.chain(pieces).chain(marks).collect();
        lines.push(format!("{}{}: {}", "  ".repeat(depth), self.title, said.join(", ")));
        self.zones.iter().for_each(|zone| zone.write(depth + 1, lines));
    }
}

impl Piece {
    fn line(&self) -> String {
        let facts = self.facts.iter().map(Fact::line);
        let pieces = self.pieces.iter().map(Self::line);
        let more: Vec<String> = facts.chain(pieces).chain(self.marks.iter().cloned()).collect();
        let count = if self.count > 1 { format!("{} ", self.count) } else { String::new() };
        let face = self.face.map_or_else(String::new, |face| format!(" {face}"));
        let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join(", ")) };
        format!("{count}{}{face}{more}", self.label)
    }
}

impl Fact {
    fn line(&self) -> String {
        let amount = |amount: &Amount| match &amount.symbol {
            Some(symbol) if symbol.name != self.name => format!("{} {}", amount.count, symbol.name),
            Some(_) | None => amount.count.to_string(),
        };
        let values: Vec<String> = self.values.iter().map(amount).collect();
        format!("{} {}", self.name, values.join(", ")).trim().to_owned()
    }
}

impl Symbol {
    /// Makes the symbol of a noun.
    pub fn of(speech: &Speech<'_>, noun: NounId) -> Self {
        let game = speech.game();
        let Some(found) = game.vocabulary.get_noun(noun) else { return Self::default() };
        let colour = game
            .noun_fields
            .get(&noun)
            .and_then(|fields| fields.get("colour"))
            .and_then(FieldValue::as_text)
            .map(str::to_owned);
        let class = game.vocabulary.class(found.class).name;
        Self { class, id: found.id.clone(), name: speech.form(noun, 1), colour }
    }
}

impl Fact {
    /// Makes a plain number.
    pub fn number(name: impl Into<String>, count: i32) -> Self {
        Self { name: name.into(), values: vec![Amount { count, most: None, symbol: None }] }
    }

    /// Makes an amount of a noun.
    pub fn amount(speech: &Speech<'_>, noun: NounId, count: i32) -> Self {
        Self::amounts(speech, "", [(noun, count)])
    }

    /// Makes the amounts of several nouns.
    pub fn amounts(
        speech: &Speech<'_>,
        name: impl Into<String>,
        amounts: impl IntoIterator<Item = (NounId, i32)>,
    ) -> Self {
        let amount = |(noun, count)| Amount { count, most: None, symbol: Some(Symbol::of(speech, noun)) };
        Self { name: name.into(), values: amounts.into_iter().map(amount).collect() }
    }
}

impl Zone {
    /// Makes an empty zone.
    pub fn new(id: impl Into<String>, title: impl Into<String>, layout: Layout) -> Self {
        Self { id: id.into(), title: title.into(), layout, ..Self::default() }
    }

    /// Sets the owner of the zone and of everything in it that has none yet.
    pub fn owned_by(mut self, seat: u8) -> Self {
        self.own(seat);
        self
    }

    fn own(&mut self, seat: u8) {
        self.owner = self.owner.or(Some(seat));
        self.pieces.iter_mut().for_each(|piece| piece.own(seat));
        self.zones.iter_mut().for_each(|zone| zone.own(seat));
    }

    /// Returns whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.zones.is_empty()
    }

    /// Visits the zone and everything in it.
    fn visit<'z>(&'z self, see: &mut dyn FnMut(Seen<'z>)) {
        see(Seen { id: &self.id, things: &self.things, noun: None, owner: self.owner });
        self.pieces.iter().for_each(|piece| piece.visit(see));
        self.zones.iter().for_each(|zone| zone.visit(see));
    }

    /// Gives all pieces their ids: the zone, and the thing or the noun.
    fn name_pieces(&mut self, id_of: &dyn Fn(Thing) -> String) {
        let mut taken = BTreeMap::new();
        self.pieces.iter_mut().for_each(|piece| piece.name(&self.id, id_of, &mut taken));
        self.zones.iter_mut().for_each(|zone| zone.name_pieces(id_of));
    }
}

impl Piece {
    fn own(&mut self, seat: u8) {
        self.owner = self.owner.or(Some(seat));
        self.pieces.iter_mut().for_each(|piece| piece.own(seat));
    }

    fn visit<'z>(&'z self, see: &mut dyn FnMut(Seen<'z>)) {
        let noun = self.symbol.as_ref().map(|symbol| symbol.id.as_str());
        see(Seen { id: &self.id, things: &self.things, noun, owner: self.owner });
        self.pieces.iter().for_each(|piece| piece.visit(see));
    }

    fn name(&mut self, zone: &str, id_of: &dyn Fn(Thing) -> String, taken: &mut BTreeMap<String, u32>) {
        let thing = self.things.first().map(|thing| id_of(*thing));
        let noun = || self.symbol.as_ref().map_or("hidden", |symbol| &symbol.id).to_owned();
        let id = format!("{zone}/{}", thing.unwrap_or_else(noun));
        let count = taken.entry(id.clone()).or_default();
        *count += 1;
        self.id = if *count == 1 { id } else { format!("{id}~{count}") };
        self.pieces.iter_mut().for_each(|piece| piece.name(zone, id_of, taken));
    }
}

/// The searchable parts of a zone or piece.
struct Seen<'z> {
    id: &'z str,
    things: &'z [Thing],
    noun: Option<&'z str>,
    owner: Option<u8>,
}

impl BoardScene {
    /// Finds the ids of everything that passes a test; if some of it belongs to the player, only those.
    fn find(&self, player: Player, test: impl Fn(&Seen<'_>) -> bool) -> Vec<String> {
        let (mut own, mut all) = (Vec::new(), Vec::new());
        let mut see = |seen: Seen<'_>| {
            if test(&seen) {
                let list = if seen.owner == Some(player.0) { &mut own } else { &mut all };
                list.push(seen.id.to_owned());
            }
        };
        for zone in &self.zones {
            zone.visit(&mut see);
        }
        if own.is_empty() { all } else { own }
    }

    fn find_thing(&self, player: Player, thing: Thing) -> Vec<String> {
        self.find(player, |seen| seen.things.contains(&thing))
    }

    /// Returns the ids of all zones and pieces.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids = Vec::new();
        for zone in &self.zones {
            zone.visit(&mut |seen| ids.push(seen.id));
        }
        ids
    }
}

/// The zone for things that a question is about and that lie nowhere else: a rule, a drawn card.
const ASKED: &str = "asked";

impl<R: Rules> Game<R> {
    /// Lays out the table as a player sees it, or everything without a viewer, and connects it to the pending
    /// question if it is that player's.
    pub fn scene(&self, speech: &Speech<'_>, viewer: Option<Player>) -> BoardScene {
        let mut scene = self.rules.scene(speech, viewer);
        let id_of = |thing| self.rules.thing_id(speech, thing);
        let choice = self.choice().filter(|choice| viewer.is_none_or(|viewer| viewer == choice.player));
        if let Some(choice) = choice {
            let missing = self.missing(speech, &scene, choice);
            if !missing.is_empty() {
                let mut zone = Zone::new(ASKED, speech.say("scene-asked", &[]), Layout::Cards);
                zone.pieces = missing;
                scene.zones.insert(0, zone);
            }
        }
        scene.zones.iter_mut().for_each(|zone| zone.name_pieces(&id_of));
        if let Some(choice) = choice {
            let concerned = |option: &ChoiceOption| match *option {
                ChoiceOption::Use { source: thing, .. }
                | ChoiceOption::Thing(thing)
                | ChoiceOption::Unit { thing, .. } => scene.find_thing(choice.player, thing),
                ChoiceOption::Noun(noun) => {
                    let id = speech.id(noun);
                    scene.find(choice.player, |seen| {
                        seen.noun == Some(id) && seen.owner == Some(choice.player.0)
                    })
                }
                ChoiceOption::Done
                | ChoiceOption::Alternative(_)
                | ChoiceOption::Count(_)
                | ChoiceOption::Again
                | ChoiceOption::Stop
                | ChoiceOption::Game(_) => Vec::new(),
            };
            scene.concerned = choice.options.iter().map(concerned).collect();
            scene.asking = choice
                .asked_by
                .map(|(_, source)| scene.find_thing(choice.player, source))
                .unwrap_or_default();
        }
        scene
    }

    /// Returns the things that the question is about and that are nowhere on the table.
    fn missing(&self, speech: &Speech<'_>, scene: &BoardScene, choice: &Choice) -> Vec<Piece> {
        let mut missing: Vec<Piece> = Vec::new();
        for option in &choice.options {
            let (ChoiceOption::Use { source: thing, .. }
            | ChoiceOption::Thing(thing)
            | ChoiceOption::Unit { thing, .. }) = *option
            else {
                continue;
            };
            let known = missing.iter().any(|piece| piece.things.contains(&thing));
            if !known && scene.find_thing(choice.player, thing).is_empty() {
                let entry = self.rules.thing_entry(thing).map(|entry| speech.id(entry).to_owned());
                let label = self.rules.thing_name(speech, thing);
                missing.push(Piece { label, entry, count: 1, things: vec![thing], ..Piece::default() });
            }
        }
        missing
    }
}
