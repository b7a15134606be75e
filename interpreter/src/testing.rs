//! For tests, of this crate and of others: a toy game with a word of every kind ([`game`]), a host that plays
//! it ([`host`]), and random valid effects for any vocabulary ([`generate`]). Nothing here is for products.

pub mod game;
pub mod generate;
pub mod host;
pub mod state;

use crate::check;
use crate::choice::{Choice, ChoiceOption};
use crate::fault::Fault;
use crate::hook::{Player, Thing};
use crate::host::Flow;
use crate::ir;
use crate::listeners::{Attachment, ListenerIndex, Reach};
use crate::machine::{Machine, Outcome};
use crate::program::{EntryCode, Program, ProgramBuilder};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{KindId, NounId};
use crate::vocabulary::noun::{Noun, NounForms};
use host::{Question, Step, ToyHost, ToyState};

/// The nouns of the toy game, in the order in which they are added.
pub mod nouns {
    use crate::vocabulary::id::NounId;

    /// A die colour.
    pub const STRENGTH: NounId = NounId(0);
    /// A die colour.
    pub const MAGIC: NounId = NounId(1);
    /// A purpose.
    pub const ATTACK: NounId = NounId(2);
    /// A purpose.
    pub const CAPTURE: NounId = NounId(3);
    /// A purpose.
    pub const ELIMINATION: NounId = NounId(4);
    /// An affinity.
    pub const JUNGLE: NounId = NounId(5);
    /// An affinity.
    pub const AIR: NounId = NounId(6);
    /// A track.
    pub const FAME: NounId = NounId(7);
    /// A track.
    pub const LORE: NounId = NounId(8);
    /// A token.
    pub const POTION: NounId = NounId(9);
    /// A token.
    pub const VENOM: NounId = NounId(10);
    /// A resource.
    pub const GOLD: NounId = NounId(11);
    /// How many there are.
    pub const COUNT: usize = 12;
}

/// Builds the vocabulary of the toy game with this many entries, `toy-0`, `toy-1` ...
pub fn vocabulary(entries: usize) -> Result<Vocabulary, String> {
    let mut vocabulary = Vocabulary::new(&game::TOY).map_err(|errors| format!("{errors:?}"))?;
    for (class, one, other) in
        [("token", "potion", "potions"), ("token", "venom", "venoms"), ("resource", "gold", "gold")]
    {
        let class = vocabulary.find_class(class).ok_or("no such class")?;
        let mut noun = Noun::plain(class, one);
        let forms = NounForms { one: one.to_owned(), other: Some(other.to_owned()), ..NounForms::default() };
        noun.forms.insert("en".to_owned(), forms);
        vocabulary.add_noun(noun).map_err(|error| error.to_string())?;
    }
    let class = vocabulary.find_class("entry").ok_or("no such class")?;
    for entry in 0..entries {
        vocabulary
            .add_noun(Noun::plain(class, &format!("toy-{entry}")))
            .map_err(|error| error.to_string())?;
    }
    Ok(vocabulary)
}

/// Effects of the toy game, compiled.
#[derive(Clone, Debug)]
pub struct Toy {
    /// The words.
    pub vocabulary: Vocabulary,
    /// The program.
    pub program: Program,
    /// The code of each entry.
    pub codes: Vec<EntryCode>,
}

impl Toy {
    /// Checks and compiles effect texts of kind `card`, one entry each.
    pub fn new(texts: &[&str]) -> Result<Self, String> {
        let vocabulary = vocabulary(texts.len())?;
        let kind = vocabulary.find_kind("card").ok_or("no such kind")?;
        let mut effects = Vec::new();
        for text in texts {
            effects.push(checked(&vocabulary, kind, text)?);
        }
        Self::compiled(vocabulary, &effects)
    }

    /// Compiles checked effects, one entry each. The vocabulary has as many entries.
    pub fn compiled(vocabulary: Vocabulary, effects: &[ir::Effect]) -> Result<Self, String> {
        let mut builder = ProgramBuilder::new(&vocabulary);
        let mut codes = Vec::new();
        for (entry, effect) in (0..).zip(effects) {
            let entry = vocabulary.find_noun(crate::vocabulary::id::ClassId(0), &format!("toy-{entry}"));
            let code = builder.add(entry.unwrap_or(NounId(0)), effect);
            codes.push(code.map_err(|error| format!("{error:?}"))?);
        }
        let program = builder.finish();
        Ok(Self { vocabulary, program, codes })
    }

    /// Sets up a table: each entry once, as a card of the player named, in play.
    pub fn table(&self, owners: &[u8]) -> ToyHost {
        let mut state = ToyState::new(ListenerIndex::new(&self.program));
        for ((entry, owner), code) in (0..).zip(owners).zip(&self.codes) {
            state.add_card(Player(*owner));
            let to = Attachment {
                source: Thing(entry),
                owner: Player(*owner),
                rank: u16::try_from(entry).unwrap_or(u16::MAX),
                reach: Reach(0),
            };
            state.listeners.attach(&self.program, to, *code);
        }
        ToyHost { state, trace: None, plays_for: None }
    }
}

/// Checks one effect text, or says what was found.
pub fn checked(vocabulary: &Vocabulary, kind: KindId, text: &str) -> Result<ir::Effect, String> {
    let ctx = check::Context { vocabulary, kind, params: &[], visible: &|_| true };
    let mut findings = Vec::new();
    check::effect(text, &ctx, &mut findings).ok_or_else(|| format!("{text}: {findings:#?}"))
}

/// Plays something to its end, answering with `choose`. Returns what was asked, with the answers.
pub fn play(
    toy: &Toy,
    host: &mut ToyHost,
    flow: Flow<Step, Question>,
    mut choose: impl FnMut(&Choice) -> ChoiceOption,
) -> Result<Vec<(Choice, ChoiceOption)>, Fault> {
    let mut machine = Machine::new();
    machine.begin(&toy.program, host, flow)?;
    let mut asked = Vec::new();
    loop {
        let answer = match machine.run(&toy.program, host)? {
            Outcome::Done => return Ok(asked),
            Outcome::Ask(choice) => {
                let answer = choose(choice);
                asked.push((choice.clone(), answer));
                answer
            }
        };
        // An illegal answer leaves the question open; the next one may be better, and if none ever is
        // the caller's closure is to blame.
        if machine.answer(answer).is_err() && asked.len() > 10_000 {
            return Ok(asked);
        }
    }
}
