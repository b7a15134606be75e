//! Cards and the zones they are named with: nobody picks out of what they do not see, and a zone holds cards of one type.

use super::failure::Failure;
use super::pattern::Matcher;
use super::phrase::Atoms;
use crate::ir::{Arg, Entity, EntitySource, NounRef, Quantifier, Set};
use crate::vocabulary::card_words::{ZoneSort, ZoneSpec};
use crate::vocabulary::pattern::PatternPart;

/// The words that count from an end of a pile, so that nothing is picked.
const ENDS: [&str; 3] = ["top", "bottom", "first"];

impl Matcher<'_> {
    /// Returns the zone among the slots of a word.
    fn zone_in(&self, args: &[Arg]) -> Option<&'static ZoneSpec> {
        args.iter().find_map(|arg| match arg {
            Arg::Nouns(nouns) => match nouns.as_slice() {
                [NounRef::Noun(noun)] => self.ctx.vocabulary.zone(*noun),
                _ => None,
            },
            Arg::Number(_) | Arg::Amounts(_) | Arg::Entity(_) => None,
        })
    }

    /// Checks that a set in a zone is of the type that lies there, and that whoever picks one sees it.
    pub(super) fn seen(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        rest: usize,
        quantifier: Quantifier,
        set: &Set,
    ) -> Result<(), Failure> {
        let Some(zone) = self.zone_in(&set.args) else { return Ok(()) };
        let spec = self.ctx.vocabulary.selector(set.selector);
        self.fits_zone(at, rest, spec.entity, zone)?;
        let pattern = self.ctx.vocabulary.patterns().selectors.get(set.selector.index());
        let from_end = pattern
            .and_then(|pattern| pattern.parts.first())
            .is_some_and(|part| matches!(part, PatternPart::Word(word, _) if ENDS.contains(word)));
        if quantifier != Quantifier::A || from_end || zone.sort != ZoneSort::Pile {
            return Ok(());
        }
        let name = zone.forms.first().map_or(zone.id, |(_, forms)| forms.one);
        let all = atoms.part(at + 1, rest).whole();
        let message = format!("nobody sees what lies in the {name}");
        let failure = Failure::certain(at, rest - at, "not-seen", message);
        // More than that another verb takes no such card.
        Err(Failure { reach: rest + 1, ..failure }
            .hint(format!("write `look at each {all} then take one of them`, or `the top ... of {name}`")))
    }

    /// Checks that the card and the zone of a verb belong together.
    pub(super) fn moves_into_its_zone(&self, at: usize, rest: usize, args: &[Arg]) -> Result<(), Failure> {
        let Some(zone) = self.zone_in(args) else { return Ok(()) };
        let entity = args.iter().find_map(|arg| match arg {
            Arg::Entity(Entity { source, .. }) => Some(source),
            Arg::Number(_) | Arg::Amounts(_) | Arg::Nouns(_) => None,
        });
        let vocabulary = self.ctx.vocabulary;
        let found = match entity {
            Some(EntitySource::Set(set)) if !is_unnamed(vocabulary.selector(set.selector).pattern) => {
                vocabulary.selector(set.selector).entity
            }
            Some(EntitySource::Role(role)) => vocabulary.role(*role).entity,
            Some(EntitySource::Myself) => match vocabulary.kind(self.ctx.kind).entity {
                Some(entity) => entity,
                None => return Ok(()),
            },
            Some(EntitySource::That(entity, _)) => vocabulary.entity(*entity).name,
            Some(EntitySource::Set(_) | EntitySource::It | EntitySource::Subject) | None => return Ok(()),
        };
        self.fits_zone(at, rest, found, zone)
    }

    fn fits_zone(&self, at: usize, rest: usize, found: &str, zone: &ZoneSpec) -> Result<(), Failure> {
        if found == zone.holds {
            return Ok(());
        }
        let name = zone.forms.first().map_or(zone.id, |(_, forms)| forms.one);
        let vocabulary = self.ctx.vocabulary;
        let plural = |name: &str| {
            let noun = vocabulary.find_entity(name).and_then(|entity| vocabulary.entity(entity).noun);
            noun.map_or_else(|| name.to_owned(), |(_, other)| other.to_owned())
        };
        let message = format!("the {name} is for {}, not for {}", plural(zone.holds), plural(found));
        Err(Failure::certain(at, rest - at, "wrong-zone", message))
    }
}

/// Returns whether a selector names cards that were looked at before, whatever their type.
fn is_unnamed(pattern: &str) -> bool {
    matches!(pattern, "them" | "rest")
}
