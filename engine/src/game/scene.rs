//! The table as plain data for whoever draws it: zones with pieces in them, numbers and marks, the same for every
//! game. What a player may not know is not in it.
//!
//! A game lays its table out ([`super::Rules::scene`]); this file joins the table to the question that is asked, so
//! that a click on a piece can be an answer.

use super::speech::Speech;
use super::{Game, Rules};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::pack::FieldValue;
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeMap;

/// The table as somebody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardScene {
    /// How far the game has come, in words.
    pub moment: String,
    /// Everything that lies there: first the board, then each player's own.
    pub zones: Vec<Zone>,
    /// For each option of the question that is asked, the ids of the zones and pieces that it is about. Nothing for
    /// those who are not asked.
    pub concerned: Vec<Vec<String>>,
    /// The ids of what asks the question.
    pub asking: Vec<String>,
}

/// A place in which pieces lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Zone {
    /// Its id: the same all through a game.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// How it is best drawn.
    pub layout: Layout,
    /// Whose it is, by seat.
    pub owner: Option<u8>,
    /// Its numbers: stocks, tracks, what it asks for.
    pub facts: Vec<Fact>,
    /// What is to be said about it in words.
    pub text: String,
    /// Its states, in words.
    pub marks: Vec<String>,
    /// What lies in it.
    pub pieces: Vec<Piece>,
    /// Places inside it.
    pub zones: Vec<Self>,
    /// The things that it stands for, if any.
    pub things: Vec<Thing>,
}

/// How a zone is best drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Its pieces are cards with something to read on them.
    #[default]
    Cards,
    /// Its pieces are small and say enough by their looks.
    Small,
    /// Its zones stand side by side.
    Columns,
}

/// Something that lies on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    /// Its id: the same as long as it lies there.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// What it looks like.
    pub shape: Shape,
    /// The id of its entry, if it is one.
    pub entry: Option<String>,
    /// The noun that it is one of, if it is no entry.
    pub symbol: Option<Symbol>,
    /// Whose it is, by seat.
    pub owner: Option<u8>,
    /// How many of it lie there.
    pub count: i32,
    /// The face of a die; nothing before it is rolled.
    pub face: Option<u8>,
    /// How many of its places are taken, of how many.
    pub places: Option<(i32, i32)>,
    /// Whether it has done what it can do for now.
    pub used: bool,
    /// What is printed on it and matters most.
    pub facts: Vec<Fact>,
    /// Its states, in words.
    pub marks: Vec<String>,
    /// What lies on it or belongs to it.
    pub pieces: Vec<Self>,
    /// The things that it stands for; nothing of what lies face down.
    pub things: Vec<Thing>,
}

/// What a piece looks like.
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
    /// What it is the number of; nothing where the symbols say that.
    pub name: String,
    /// How much, of what.
    pub values: Vec<Amount>,
}

/// So much of something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// How much.
    pub count: i32,
    /// The most there can be, where that is part of it.
    pub most: Option<i32>,
    /// Of what.
    pub symbol: Option<Symbol>,
}

/// A noun as it is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbol {
    /// Its class.
    pub class: &'static str,
    /// Its id.
    pub id: String,
    /// What one of it is called.
    pub name: String,
    /// The colour that its pack gives it.
    pub colour: Option<String>,
}

impl BoardScene {
    /// Writes it as lines of text: a line for each zone, with its numbers and pieces.
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
    /// Describes a noun.
    pub fn of(speech: &Speech<'_>, noun: NounId) -> Self {
        let game = speech.game();
        let Some(found) = game.vocabulary.get_noun(noun) else { return Self::default() };
        let colour = game.noun_fields.get(&noun).and_then(|fields| fields.get("colour"));
        let colour = colour.and_then(|value| match value {
            FieldValue::Choice(word) => Some((*word).to_owned()),
            FieldValue::Text(text) => Some(text.clone()),
            FieldValue::Number(_)
            | FieldValue::Numbers(_)
            | FieldValue::Flag(_)
            | FieldValue::Noun(_)
            | FieldValue::Nouns(_)
            | FieldValue::Amounts(_)
            | FieldValue::Entry(_)
            | FieldValue::Entries(_)
            | FieldValue::Use(..)
            | FieldValue::Condition(_)
            | FieldValue::Table(_)
            | FieldValue::Tables(_)
            | FieldValue::Texts(_)
            | FieldValue::Own(..) => None,
        });
        let class = game.vocabulary.class(found.class).name;
        Self { class, id: found.id.clone(), name: speech.form(noun, 1), colour }
    }
}

impl Fact {
    /// A plain number.
    pub fn number(name: impl Into<String>, count: i32) -> Self {
        Self { name: name.into(), values: vec![Amount { count, most: None, symbol: None }] }
    }

    /// So much of a noun.
    pub fn amount(speech: &Speech<'_>, noun: NounId, count: i32) -> Self {
        Self::amounts(speech, "", [(noun, count)])
    }

    /// So much of several nouns.
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
    /// A place with a name.
    pub fn new(id: impl Into<String>, title: impl Into<String>, layout: Layout) -> Self {
        Self { id: id.into(), title: title.into(), layout, ..Self::default() }
    }

    /// Says whose it is, and whose everything in it is that has no owner yet.
    pub fn owned_by(mut self, seat: u8) -> Self {
        self.own(seat);
        self
    }

    fn own(&mut self, seat: u8) {
        self.owner = self.owner.or(Some(seat));
        self.pieces.iter_mut().for_each(|piece| piece.own(seat));
        self.zones.iter_mut().for_each(|zone| zone.own(seat));
    }

    /// Returns whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.zones.is_empty()
    }

    /// Shows itself and everything in it.
    fn visit<'z>(&'z self, see: &mut dyn FnMut(Seen<'z>)) {
        see(Seen { id: &self.id, things: &self.things, noun: None, owner: self.owner });
        self.pieces.iter().for_each(|piece| piece.visit(see));
        self.zones.iter().for_each(|zone| zone.visit(see));
    }

    /// Gives all pieces their ids: the zone, and the thing or what it is one of.
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

/// What of a zone or piece matters when something is looked for.
struct Seen<'z> {
    id: &'z str,
    things: &'z [Thing],
    noun: Option<&'z str>,
    owner: Option<u8>,
}

impl BoardScene {
    /// Finds the ids of everything that passes a test; if some of it is the player's own, only that.
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

/// The zone of what is asked about and lies nowhere else: a rule, a card that was drawn to be looked at.
const ASKED: &str = "asked";

impl<R: Rules> Game<R> {
    /// Lays out the table as a player sees it, everything for nobody in particular, and joins it to the question that is
    /// asked, if it is asked of that player.
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

    /// Returns what the question is about and is nowhere on the table.
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
