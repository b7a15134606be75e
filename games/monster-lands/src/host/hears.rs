//! Which moments an ability hears, and how often it was used.

use crate::acts::reach;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::targets::Target;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId};
use provost_engine::zones;
use provost_interpreter::hook::{Context, Player};
use provost_interpreter::host::Scope;
use provost_interpreter::listeners::{Listener, Reach};
use provost_interpreter::vocabulary::id::LimitId;

impl Table {
    #[inline]
    pub(super) fn is_heard(&self, listener: &Listener, context: &Context) -> bool {
        match listener.reach {
            Reach::EVERYWHERE => true,
            reach::OWNER => listener.owner == context.player,
            reach::MEMBER => self.member_hears(Self::card_of(listener.source), listener, context),
            reach::EQUIPMENT => {
                let card = Self::card_of(listener.source);
                !self.is_banned_equipment(card)
                    && self.member_hears(self.state.card(card).link, listener, context)
            }
            reach::STOCK => listener.owner == context.player && context.role(Role::Path.id()).is_none(),
            reach::PATH => self.path_hears(listener, context),
            zones::HELD | zones::COMMON => zones::hears(self, listener, context),
            _ => Self::board_hears(listener, context),
        }
    }

    #[inline]
    fn is_banned_equipment(&self, card: CardId) -> bool {
        let ty = self.content.equipment(card).ty;
        self.state.board.bans.types & (1u16.checked_shl(u32::from(ty)).unwrap_or(0)) != 0
    }

    /// Returns whether a listener may not be used in the present battle.
    pub(super) fn is_out_of_force(&self, listener: &Listener) -> bool {
        match Item::of(listener.source) {
            Some(Item::Benefit(_)) => self.state.board.bans.benefits,
            Some(Item::OnPath(_, token) | Item::Stock(_, token)) => self.is_banned(token),
            Some(Item::Card(card)) if listener.reach == reach::EQUIPMENT => self.is_banned_equipment(card),
            _ => false,
        }
    }

    /// Returns whether a listener of the board hears a moment. Kept out of line, to keep the path for clans
    /// and paths short.
    #[inline(never)]
    fn board_hears(listener: &Listener, context: &Context) -> bool {
        match listener.reach {
            reach::MONSTER => {
                let of_self = |role: Role| context.role(role.id()) == Some(listener.source);
                match context.hook {
                    hook if hook == Hook::Draw.id() => of_self(Role::Myself),
                    hook if hook == Hook::Always.id() || hook == Hook::Panic.id() => true,
                    _ => of_self(Role::Monster),
                }
            }
            reach::BUILDING => {
                context.hook != Hook::Action.id()
                    || context.role(Role::Building.id()) == Some(listener.source)
            }
            _ => false,
        }
    }

    /// Returns whether a member hears a moment: on a path only those of its own path, elsewhere those of its
    /// owner. Actions in a building belong to the building.
    #[inline]
    fn member_hears(&self, member: CardId, listener: &Listener, context: &Context) -> bool {
        match context.role(Role::Path.id()) {
            Some(path) => Item::Path(self.state.card(member).path).thing() == path,
            None => listener.owner == context.player,
        }
    }

    #[inline]
    fn path_hears(&self, listener: &Listener, context: &Context) -> bool {
        let Some(on) = context.role(Role::Path.id()) else { return false };
        let path = match Item::of(listener.source) {
            Some(Item::Benefit(_)) if self.state.board.bans.benefits => return false,
            Some(Item::Benefit(path) | Item::Guard(path)) => path,
            Some(Item::OnPath(path, token)) => {
                if self.state.board.bans.tokens.get(usize::from(token)).copied().unwrap_or(false) {
                    return false;
                }
                path
            }
            Some(Item::Card(card)) => {
                if context.hook == Hook::Reveal.id() {
                    return context.role(Role::Myself.id()) == Some(listener.source);
                }
                self.state.card(card).path
            }
            _ => PathId::NONE,
        };
        path.is_some() && Item::Path(path).thing() == on
    }

    /// Returns whether an ability acts in place of something else.
    #[inline]
    pub(super) fn stands_in(scope: &Scope<'_>) -> bool {
        let hook = scope.context.hook;
        hook == Hook::InsteadOfGain.id() || hook == Hook::InsteadOfLoss.id()
    }

    /// Returns the player whose uses are counted. A tile is shared: dice on it close it for everybody.
    pub(super) fn user(&self, scope: &Scope<'_>) -> Player {
        match Item::of(scope.source()) {
            Some(Item::Rule(rule))
                if self.content.rules.get(usize::from(rule)).is_some_and(|rule| rule.is_tile) =>
            {
                Player::NONE
            }
            _ => scope.actor,
        }
    }

    /// Returns how often an ability was used. The uses of a path benefit are spread over the times it counts.
    pub(super) fn count_uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16 {
        let used = self.state.uses.get(limit, scope.source(), scope.ability, self.user(scope));
        match Item::of(scope.source()) {
            Some(Item::Benefit(path)) if used > 0 => {
                used / u16::try_from(self.benefit_count(path, scope)).unwrap_or(1).max(1)
            }
            _ => used,
        }
    }

    /// Returns how many times a path's benefit counts.
    pub(super) fn benefit_count(&self, path: PathId, scope: &Scope<'_>) -> i32 {
        let mut context = self.on_path(Hook::PathBenefit, path);
        context.depth = scope.inner(Hook::PathBenefit.id()).depth;
        self.number(&context, Target::BenefitCount, 1)
    }
}
