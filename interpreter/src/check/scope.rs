//! The scope of an ability: the moments at which it is heard, and the roles they offer.

use super::Context;
use crate::ir;
use crate::vocabulary::id::{EntityId, HookId, RoleId};
use crate::vocabulary::spec::HookKind;
use crate::vocabulary::{DECIDING_ROLE, Vocabulary};

/// The moments of an ability and what they offer.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    /// The moments; empty for a bare condition.
    pub(super) hooks: Vec<HookId>,
    /// The roles that all of them offer, including those of the entry's kind.
    roles: Vec<RoleId>,
    /// Type of `self`.
    pub(super) myself: Option<EntityId>,
    /// Whether a player is named who acts: `theirs` is this player's.
    pub(super) subject: bool,
    /// The things named so far, with their types: what `that mercenary` can mean.
    pub(super) named: Vec<(EntityId, ir::Named)>,
}

impl Scope {
    /// Makes the scope of a text outside every moment.
    pub(super) fn of_kind(ctx: &Context<'_>) -> Self {
        Self::at(ctx, Vec::new())
    }

    /// Makes the scope of an ability at these hooks.
    pub(super) fn at(ctx: &Context<'_>, hooks: Vec<HookId>) -> Self {
        let vocabulary = ctx.vocabulary;
        let kind = vocabulary.kind(ctx.kind);
        let offered = |name: &str| {
            kind.roles.contains(&name)
                || !hooks.is_empty() && hooks.iter().all(|hook| vocabulary.hook(*hook).roles.contains(&name))
        };
        let roles = vocabulary
            .game()
            .roles
            .iter()
            .filter(|role| offered(role.name))
            .filter_map(|role| vocabulary.find_role(role.name))
            .collect();
        let myself = kind.entity.and_then(|name| vocabulary.find_entity(name));
        Self { hooks, roles, myself, named: Vec::new(), subject: false }
    }

    /// Makes the scope of an ability with this timing. Things that all its moments name are named in it.
    pub(super) fn of_timing(ctx: &Context<'_>, timing: &[ir::HookUse]) -> Self {
        let mut scope = Self::at(ctx, timing.iter().map(|used| used.hook).collect());
        let Some((first, others)) = timing.split_first() else { return scope };
        let everywhere =
            |role| others.iter().all(|used| used.about.iter().any(|about: &ir::About| about.role == role));
        let named = first.about.iter().map(|about| about.role).filter(|role| everywhere(*role));
        let typed = |role| Some((ctx.vocabulary.find_entity(ctx.vocabulary.role(role).entity)?, role));
        scope.named = named.filter_map(typed).map(|(entity, role)| (entity, ir::Named::Role(role))).collect();
        scope
    }

    pub(super) fn offers(&self, role: RoleId) -> bool {
        self.roles.contains(&role)
    }

    /// Returns the scope of the steps of a player who is named.
    pub(super) fn with_subject(&self) -> Self {
        Self { subject: true, ..self.clone() }
    }

    /// Returns whether a player can be asked.
    pub(super) fn has_decider(&self, vocabulary: &Vocabulary) -> bool {
        self.subject || vocabulary.find_role(DECIDING_ROLE).is_none_or(|role| self.offers(role))
    }

    /// Returns the names of the roles offered.
    pub(super) fn role_names<'v>(
        &'v self,
        vocabulary: &'v Vocabulary,
    ) -> impl Iterator<Item = &'static str> + 'v {
        self.roles.iter().map(|role| vocabulary.role(*role).name)
    }

    /// Returns the first of these roles that is not offered. `path|monster` needs one of the two.
    pub(super) fn first_missing(
        &self,
        vocabulary: &Vocabulary,
        needs: &[&'static str],
    ) -> Option<&'static str> {
        let offered = |name: &str| {
            vocabulary.find_role(name).is_some_and(|role| self.offers(role))
                || self.subject && name == DECIDING_ROLE
        };
        needs
            .iter()
            .find(|names| !names.split('|').any(offered))
            .map(|names| names.split('|').next().unwrap_or(names))
    }

    /// Returns the kind that all its hooks share.
    pub(super) fn hook_kind(&self, vocabulary: &Vocabulary) -> Option<HookKind> {
        self.hooks.first().map(|hook| vocabulary.hook(*hook).kind)
    }

    /// Returns whether all its moments have an amount.
    pub(super) fn has_amount(&self, vocabulary: &Vocabulary) -> bool {
        !self.hooks.is_empty() && self.hooks.iter().all(|hook| vocabulary.hook(*hook).amount)
    }

    /// Returns the moment as it is written, for messages.
    pub(super) fn moment(&self, vocabulary: &Vocabulary) -> String {
        self.hooks
            .iter()
            .map(|hook| format!("`{}`", vocabulary.hook(*hook).phrase))
            .collect::<Vec<_>>()
            .join(" or ")
    }
}
