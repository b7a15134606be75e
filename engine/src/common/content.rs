//! Builds the constant part of a game from loaded packs: participating entries, their nouns, numbers and
//! compiled effects.

use crate::game::session::Refused;
use crate::packs;
use crate::zones::Kit;
use provost_interpreter::pack::{Entry, FieldValue, LoadedGame, PackId};
use provost_interpreter::program::{EntryCode, Program, ProgramBuilder};
use provost_interpreter::vocabulary::ENTRY_CLASS;
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeSet;

/// A content build in progress.
#[derive(Debug)]
pub struct Build<'g> {
    game: &'g LoadedGame,
    packs: BTreeSet<PackId>,
    builder: ProgramBuilder<'g>,
}

impl<'g> Build<'g> {
    /// Starts with the packs of a set-up.
    pub fn new(game: &'g LoadedGame, packs: &[String]) -> Result<Self, Refused> {
        let packs = packs::taking_part(game, packs)
            .map_err(|no_pack| Refused { why: no_pack.to_string(), about: Some(no_pack.id) })?;
        Ok(Self { game, packs, builder: ProgramBuilder::new(&game.vocabulary) })
    }

    /// Returns the participating entries of a kind, ordered by id.
    pub fn entries(&self, kind: &str) -> Vec<&'g Entry> {
        let is_of = |entry: &&Entry| self.game.vocabulary.kind(entry.kind).id == kind;
        let entries = self.game.entries.values().filter(|entry| self.packs.contains(&entry.pack));
        entries.filter(is_of).collect()
    }

    /// Compiles the effect of an entry and returns it with the entry's noun.
    pub fn code(&mut self, entry: &Entry) -> Result<(NounId, EntryCode), Refused> {
        let class = self.game.vocabulary.find_class(ENTRY_CLASS);
        let noun = class.and_then(|class| self.game.vocabulary.find_noun(class, &entry.id));
        let noun = noun.unwrap_or(NounId(u32::MAX));
        let code = self.builder.add(noun, &entry.ir);
        let code = code.map_err(|why| format!("the effect of `{}` cannot be compiled: {why}", entry.id))?;
        Ok((noun, code))
    }

    /// Returns the nouns of a class.
    pub fn nouns(&self, class: &str) -> Vec<NounId> {
        let class = self.game.vocabulary.find_class(class);
        let nouns = class.into_iter().flat_map(|class| self.game.vocabulary.nouns_of(class));
        nouns.map(|(noun, _)| noun).collect()
    }

    /// Returns the noun in a key of a noun.
    pub fn noun_field(&self, noun: NounId, key: &str) -> Option<NounId> {
        let field = self.game.noun_fields.get(&noun)?.get(key)?;
        if let FieldValue::Noun(noun) = field { Some(*noun) } else { None }
    }

    /// Returns the zones, and the cards of kinds that packs declare.
    pub fn kit(&mut self) -> Result<Kit, Refused> {
        let Self { game, packs, builder } = self;
        let kit = Kit::build(game, builder, |entry| packs.contains(&entry.pack));
        kit.map_err(|why| why.to_string().into())
    }

    /// Returns the compiled effects.
    pub fn finish(self) -> Program {
        self.builder.finish()
    }
}

/// Returns a number of an entry; 0 if the key is missing.
pub fn number(entry: &Entry, key: &str) -> i32 {
    if let Some(FieldValue::Number(number)) = entry.fields.get(key) { *number } else { 0 }
}

/// Returns amounts of an entry; none if the key is missing.
pub fn amounts(entry: &Entry, key: &str) -> Vec<(NounId, i32)> {
    if let Some(FieldValue::Amounts(amounts)) = entry.fields.get(key) { amounts.clone() } else { Vec::new() }
}
