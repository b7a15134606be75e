//! What a moment is narrowed to: nouns (`for conquest`), and things that it must be about (`of a wounded mercenary`).

use super::failure::{Failure, Matched};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::Meaning;
use super::scope::Scope;
use crate::ir::{About, Entity, EntitySource, HookUse, Named, NounRef, Quantifier, Set};
use crate::vocabulary::id::{EntityId, HookId};
use crate::vocabulary::spec::{AboutSpec, HookSpec, QualifierSpec};
use crate::vocabulary::{DECIDING_ROLE, Number};

impl Matcher<'_> {
    /// Matches what follows a moment, up to the end.
    pub(super) fn qualified(
        &self,
        atoms: Atoms<'_>,
        mut at: usize,
        hook: HookId,
        spec: &HookSpec,
    ) -> Result<HookUse, Failure> {
        let mut used = HookUse { hook, qualifiers: Vec::new(), about: Vec::new() };
        loop {
            if self.is_asked(atoms, at) {
                self.expect_qualifiers(&used, spec);
            }
            if at == atoms.end() {
                return Ok(used);
            }
            let noun = self.attempt(|| self.qualifier(atoms, at, &used, spec));
            let thing = match &noun {
                Ok(_) => None,
                Err(_) => Some(self.attempt(|| self.about(atoms, at, &used, spec))),
            };
            match (noun, thing) {
                (Ok((qualifier, rest)), _) => {
                    used.qualifiers.push(qualifier);
                    at = rest;
                }
                (Err(_), Some(Ok((about, rest)))) => {
                    used.about.push(about);
                    at = rest;
                }
                (Err(failure), Some(Err(next))) => return Err(next.furthest(failure)),
                (Err(failure), None) => return Err(failure),
            }
        }
    }

    /// Matches a qualifier: `for conquest`.
    fn qualifier(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        used: &HookUse,
        spec: &HookSpec,
    ) -> Matched<(u8, Vec<NounRef>)> {
        let free = (0_u8..)
            .zip(spec.qualifiers)
            .filter(|(index, _)| used.qualifiers.iter().all(|(known, _)| known != index));
        let said = free.clone().filter(|(_, qualifier)| atoms.is_word(at, qualifier.word));
        let found = self.longest(said, |(index, qualifier)| {
            let class = self.ctx.vocabulary.find_class(qualifier.class);
            let Some(class) = class else { return Err(Failure::at(at)) };
            self.means(atoms, at, at + 1, Meaning::Qualifier(used.hook, index));
            let (nouns, rest) = self.nouns(atoms, at + 1, class, true, Number::Singular)?;
            Ok(((index, nouns), rest))
        });
        found.unwrap_or_else(|| {
            let words = free.map(|(_, qualifier)| qualifier.word.to_owned());
            Err(self.fail(at, |failure| failure.words(words)))
        })
    }

    /// Matches a thing that the moment must be about: `of a wounded mercenary`.
    fn about(&self, atoms: Atoms<'_>, at: usize, used: &HookUse, spec: &HookSpec) -> Matched<About> {
        let rows = self.free_things(used, spec);
        let rows: Vec<_> = rows.filter(|row| atoms.is_word(at, row.word)).collect();
        let scope = Scope::at(self.ctx, vec![used.hook]);
        let found = self.longest(rows, |row| self.about_as(atoms, at, row, &scope));
        found.unwrap_or_else(|| {
            let words = self.free_things(used, spec).map(|row| row.word.to_owned());
            Err(self.fail(at, |failure| failure.words(words)))
        })
    }

    fn about_as(&self, atoms: Atoms<'_>, at: usize, row: &AboutSpec, scope: &Scope) -> Matched<About> {
        let vocabulary = self.ctx.vocabulary;
        let role = vocabulary.find_role(row.role).ok_or_else(|| Failure::at(at))?;
        let wanted = vocabulary.find_entity(vocabulary.role(role).entity).ok_or_else(|| Failure::at(at))?;
        self.means(atoms, at, at + 1, Meaning::Role(role));
        let (thing, rest) = self.at_moment(scope, |matcher| matcher.entity(atoms, at + 1, &[wanted]))?;
        if thing.quantifier == Quantifier::Each {
            let message = "a moment is about one thing";
            return Err(Failure::certain(at + 1, 1, "needless-quantifier", message)
                .hint("write `a` for any of them: every one has a moment of its own"));
        }
        let anywhere = row.widens && !self.reads_moment(&thing);
        Ok((About { role, thing, anywhere }, rest))
    }

    /// What the last of several moments is narrowed to counts for those before it that say nothing themselves:
    /// `on capture or elimination of a fire monster`.
    pub(super) fn share_qualifiers(&self, hooks: &mut [HookUse]) {
        let Some((last, others)) = hooks.split_last_mut() else { return };
        let game = self.ctx.vocabulary;
        for other in others.iter_mut().filter(|other| other.qualifiers.is_empty() && other.about.is_empty()) {
            let (from, to) = (game.hook(last.hook), game.hook(other.hook));
            let place = |index: u8| {
                let qualifier = from.qualifiers.get(usize::from(index))?;
                let same = |row: &QualifierSpec| (row.word, row.class) == (qualifier.word, qualifier.class);
                u8::try_from(to.qualifiers.iter().position(same)?).ok()
            };
            let qualifiers =
                last.qualifiers.iter().map(|(index, nouns)| Some((place(*index)?, nouns.clone())));
            let known =
                |about: &About| to.about.iter().any(|row| game.find_role(row.role) == Some(about.role));
            if let Some(qualifiers) = qualifiers.collect::<Option<Vec<_>>>()
                && last.about.iter().all(known)
            {
                other.qualifiers = qualifiers;
                other.about.clone_from(&last.about);
            }
        }
    }

    fn free_things<'s>(
        &self,
        used: &'s HookUse,
        spec: &'s HookSpec,
    ) -> impl Iterator<Item = &'static AboutSpec> + 's + use<'s> {
        let vocabulary = self.ctx.vocabulary;
        let roles: Vec<_> = used.about.iter().map(|about| vocabulary.role(about.role).name).collect();
        spec.about.iter().filter(move |row| !roles.contains(&row.role))
    }

    /// Returns whether a thing is looked for where the moment is (`here`, `on path`): then only moments
    /// within the entry's reach can be meant.
    fn reads_moment(&self, thing: &Entity) -> bool {
        let vocabulary = self.ctx.vocabulary;
        let kind = vocabulary.kind(self.ctx.kind);
        let own = |name: &str| name == DECIDING_ROLE || name == "self" || kind.roles.contains(&name);
        match &thing.source {
            EntitySource::Myself | EntitySource::It | EntitySource::Subject => false,
            EntitySource::That(_, Named::Pick(_)) => false,
            EntitySource::Role(role) | EntitySource::That(_, Named::Role(role)) => {
                !own(vocabulary.role(*role).name)
            }
            EntitySource::Set(set) => {
                vocabulary.selector(set.selector).needs.iter().any(|need| !own(need))
                    || things_in(set).any(|inner| self.reads_moment(inner))
            }
        }
    }

    /// Notes the qualifiers that could still follow.
    fn expect_qualifiers(&self, used: &HookUse, spec: &HookSpec) {
        for (index, qualifier) in (0_u8..).zip(spec.qualifiers) {
            if used.qualifiers.iter().all(|(known, _)| *known != index) {
                self.expect_words(qualifier.word, Meaning::Qualifier(used.hook, index));
            }
        }
        for row in self.free_things(used, spec) {
            if let Some(role) = self.ctx.vocabulary.find_role(row.role) {
                self.expect_words(row.word, Meaning::Role(role));
            }
        }
    }

    /// Returns whether entries of this kind hear a moment.
    pub(super) fn is_heard_by_kind(&self, spec: &HookSpec) -> bool {
        let kind = self.ctx.vocabulary.kind(self.ctx.kind).id;
        spec.heard_by.is_empty() || spec.heard_by.contains(&kind)
    }

    /// Matches `that mercenary`: the thing of its type named before. `None` if no such words stand here.
    pub(super) fn that(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        wanted: EntityId,
    ) -> Result<Option<EntitySource>, Failure> {
        let vocabulary = self.ctx.vocabulary;
        let Some((noun, _)) = vocabulary.entity(wanted).noun else { return Ok(None) };
        let named = self.scope.named.iter().filter(|(entity, _)| *entity == wanted).collect::<Vec<_>>();
        if self.is_asked(atoms, at) && !named.is_empty() {
            self.expect_words(format!("that {noun}"), Meaning::Class(wanted));
        }
        if !atoms.is_word(at, "that") || !atoms.is_word(at + 1, noun) {
            return Ok(None);
        }
        match named.as_slice() {
            [(entity, named)] => {
                self.means(atoms, at, at + 2, Meaning::Class(wanted));
                Ok(Some(EntitySource::That(*entity, *named)))
            }
            [] => {
                let message = format!("no {noun} was named before");
                Err(Failure::certain(at, 2, "ambiguous-that", message).hint(format!(
                    "name it in the timing (`... of a {noun}`) or choose it in an earlier step"
                )))
            }
            _ => {
                let message = format!("several are named before: which {noun}?");
                Err(Failure::certain(at, 2, "ambiguous-that", message)
                    .hint("say it by its role, or choose only one of them"))
            }
        }
    }
}

/// Returns the things that a set speaks of.
fn things_in(set: &Set) -> impl Iterator<Item = &Entity> {
    set.args.iter().filter_map(|arg| match arg {
        crate::ir::Arg::Entity(entity) => Some(entity),
        crate::ir::Arg::Number(_) | crate::ir::Arg::Amounts(_) | crate::ir::Arg::Nouns(_) => None,
    })
}
