//! Common parts of the menus of turns and own windows: eligible abilities, lands to settle, equipment to hand
//! on, and actions in buildings.

use crate::acts::has_token;
use crate::content::{Building, Dice, Space};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::table::{Flow, Question, Table};
use crate::thing::{CardId, Item, PathId};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Context, Qualifier, Thing};
use provost_interpreter::listeners::Listener;
use provost_interpreter::machine::{ask, can_use, can_use_heard};
use provost_interpreter::program::{AbilityId, Needs, Program, Trigger};
use provost_interpreter::trace::Reason;
use provost_interpreter::vocabulary::id::HookId;

/// A possible action: its listener, its moment, and the space and building.
pub(super) struct Action {
    pub(super) listener: Listener,
    pub(super) context: Context,
    pub(super) space: Option<(u8, u8)>,
}

impl Table {
    /// Returns whether a player can use an ability at an offer hook.
    pub(super) fn has_offer(&self, program: &Program, hook: Hook, seat: u8) -> bool {
        self.eligible(program, &moment(hook, seat)).next().is_some()
    }

    /// Returns the abilities that can be used at a moment.
    pub(crate) fn eligible<'a>(
        &'a self,
        program: &'a Program,
        context: &'a Context,
    ) -> impl Iterator<Item = &'a Listener> {
        let here = self.state.listeners.at(program.channel(context.hook)).iter();
        here.filter(move |listener| can_use(program, self, context, listener).is_ok())
    }

    /// Offers the abilities that can be used at a moment; returns whether there are any.
    pub(super) fn offer_uses(&self, program: &Program, context: &Context, choice: &mut Choice) -> bool {
        let mut any = false;
        for listener in self.eligible(program, context) {
            if let Some(trigger) = program.trigger(listener.trigger) {
                choice.offer(ChoiceOption::Use { ability: trigger.ability, source: listener.source });
                any = true;
            }
        }
        any
    }

    /// Uses an ability that was offered at a moment.
    pub(super) fn use_at(
        &mut self,
        program: &Program,
        context: Context,
        ability: AbilityId,
        source: Thing,
    ) -> Option<Flow> {
        let listener = {
            let mut same = self.same(program, context.hook, ability, source);
            let can_use = |listener: &&Listener| can_use(program, self, &context, listener).is_ok();
            match self.lone(program, ability, same.clone()) {
                Some(only) => {
                    debug_assert!(can_use(&only), "what was offered cannot be used");
                    *only
                }
                None => *same.find(can_use)?,
            }
        };
        Some(self.use_listener(program, listener, context))
    }

    /// Returns the only listener that can have offered an ability, which then needs no second check. With a
    /// trace, returns `None`, so that the check is noted.
    fn lone<'a>(
        &self,
        program: &Program,
        ability: AbilityId,
        mut same: impl Iterator<Item = &'a Listener>,
    ) -> Option<&'a Listener> {
        let heard_once = program.ability(ability).is_some_and(|ability| ability.triggers.len == 1);
        let only = same.next().filter(|_| heard_once && self.trace.is_none())?;
        same.next().is_none().then_some(only)
    }

    /// Returns the listeners at a hook by which an ability of a source is heard.
    fn same<'a>(
        &'a self,
        program: &'a Program,
        hook: HookId,
        ability: AbilityId,
        source: Thing,
    ) -> impl Iterator<Item = &'a Listener> + Clone {
        let here = self.state.listeners.at(program.channel(hook)).iter();
        here.filter(move |listener| {
            listener.source == source
                && program.trigger(listener.trigger).is_some_and(|trigger| trigger.ability == ability)
        })
    }

    /// Uses the ability of a listener.
    pub(super) fn use_listener(&mut self, program: &Program, listener: Listener, context: Context) -> Flow {
        self.log.cause = program.trigger(listener.trigger).map(|trigger| (trigger.ability, listener.source));
        self.tell(EventKind::Uses { seat: context.player.0 });
        self.log.cause = None;
        Flow::Use(listener, context)
    }

    /// Returns the closed buildings, one bit each.
    pub(super) fn closed_buildings(&self, program: &Program, seat: u8) -> u16 {
        let context = moment(Hook::Always, seat);
        let covered = self.state.board.covered;
        let closed = ask(program, self, &context, Question::Buildings).denied();
        covered | u16::try_from(closed & 0xFFFF).unwrap_or(0)
    }

    /// Returns whether a pool lacks the dice for an action, whatever else it needs.
    fn lacks_dice(&self, pool: Dice, ability: AbilityId) -> bool {
        self.content.dice_cost(ability).is_some_and(|cost| !cost.is_covered(pool))
    }

    /// Returns the free spaces of a building, one bit each.
    fn free_spaces(&self, at: u8, building: &Building) -> u16 {
        let taken = self.state.board.spaces.get(usize::from(at)).copied().unwrap_or(0);
        building.in_use & (!taken | building.unlimited)
    }

    /// Returns the action that a listener offers; in a building, on the first free space for it.
    pub(super) fn action_of(
        &self,
        program: &Program,
        (seat, pool): (u8, Dice),
        closed: u16,
        listener: &Listener,
    ) -> Option<Action> {
        if listener.owner.is_some() && listener.owner.0 != seat {
            return None;
        }
        let trigger = program.trigger(listener.trigger)?;
        // The machine would come to the same result; with a trace, it does the check itself to note the
        // reasons.
        let untraced = self.trace.is_none();
        if untraced && self.lacks_dice(pool, trigger.ability) {
            return None;
        }
        let listener = *listener;
        let Some(Item::Building(building)) = Item::of(listener.source) else {
            let context = moment(Hook::Action, seat);
            let eligible = can_use(program, self, &context, &listener).is_ok();
            return eligible.then_some(Action { listener, context, space: None });
        };
        if closed & 1 << building != 0 {
            return None;
        }
        let place = self.content.buildings.get(usize::from(building))?;
        let free = self.free_spaces(building, place);
        for (at, space) in (0u8..).zip(&place.spaces) {
            if free & 1 << at == 0 {
                continue;
            }
            if untraced
                && trigger.needs.any(Needs::GUARD)
                && !trigger.guard.contains(&Qualifier::new(0, space.noun))
            {
                continue;
            }
            let context = moment(Hook::Action, seat).with(Role::Building.id(), listener.source);
            let context = context.qualified(0, space.noun);
            match can_use(program, self, &context, &listener) {
                Ok(()) => return Some(Action { listener, context, space: Some((building, at)) }),
                Err(Reason::Qualifier) => {}
                // It is for this space and cannot be used; on another it would cost the same.
                Err(_) => return None,
            }
        }
        None
    }

    /// Returns whether a listener offers an action, if its moment is not needed for that: in a building, with
    /// its payment and its first step precomputed. `anywhere` is the moment of an action on no particular
    /// space.
    fn known_offer(
        &self,
        program: &Program,
        anywhere: &Context,
        (pool, closed): (Dice, u16),
        listener: &Listener,
    ) -> Option<bool> {
        if self.trace.is_some() {
            return None;
        }
        if listener.owner.is_some() && listener.owner != anywhere.player {
            return Some(false);
        }
        let trigger = program.trigger(listener.trigger)?;
        if self.lacks_dice(pool, trigger.ability) {
            return Some(false);
        }
        let Some(Item::Building(building)) = Item::of(listener.source) else { return None };
        if trigger.needs.any(Needs::EXTRA) {
            return None;
        }
        if closed & 1 << building != 0 || self.first_space(building, trigger).is_none() {
            return Some(false);
        }
        let ability = program.ability(trigger.ability)?;
        let known = ability.condition.is_empty() && self.content.is_known(trigger.ability);
        known.then(|| can_use_heard(program, self, anywhere, listener).is_ok())
    }

    /// Returns the first free space of a building for an action, as far as its guard tells.
    fn first_space(&self, building: u8, trigger: &Trigger) -> Option<u8> {
        let place = self.content.buildings.get(usize::from(building))?;
        let free = self.free_spaces(building, place);
        let any = !trigger.needs.any(Needs::GUARD);
        let fits = |space: &Space| any || trigger.guard.contains(&Qualifier::new(0, space.noun));
        let mut spaces = (0u8..).zip(&place.spaces);
        spaces.find(|(at, space)| free & 1 << at != 0 && fits(space)).map(|(at, _)| at)
    }

    /// Offers every action; returns whether there is any.
    pub(super) fn offer_actions(&self, program: &Program, seat: u8, pool: Dice, choice: &mut Choice) -> bool {
        let closed = self.closed_buildings(program, seat);
        let anywhere = moment(Hook::Action, seat);
        let mut any = false;
        for listener in self.state.listeners.at(program.channel(Hook::Action.id())) {
            let tried = || self.action_of(program, (seat, pool), closed, listener).is_some();
            let known = self.known_offer(program, &anywhere, (pool, closed), listener);
            debug_assert!(
                known.is_none_or(|offers| offers == tried()),
                "an action is known to be offered where the machine would not offer it, or the other way round"
            );
            if known.unwrap_or_else(tried)
                && let Some(trigger) = program.trigger(listener.trigger)
            {
                choice.offer(ChoiceOption::Use { ability: trigger.ability, source: listener.source });
                any = true;
            }
        }
        any
    }

    /// Finds an action that was offered.
    pub(super) fn find_action(
        &self,
        program: &Program,
        seat: u8,
        ability: AbilityId,
        source: Thing,
    ) -> Option<Action> {
        let mut same = self.same(program, Hook::Action.id(), ability, source);
        if let Some(action) = self
            .lone(program, ability, same.clone())
            .and_then(|only| self.offered_action(program, seat, only))
        {
            return Some(action);
        }
        // The building is open, or the action would not have been offered, unless it was offered as something
        // else.
        let mut others = [Hook::Free, Hook::AnyTime].into_iter();
        let elsewhere = others.any(|hook| self.same(program, hook.id(), ability, source).next().is_some());
        let closed = if elsewhere { self.closed_buildings(program, seat) } else { 0 };
        let pool = self.pool(seat);
        same.find_map(|listener| self.action_of(program, (seat, pool), closed, listener))
    }

    /// Returns the action of a listener, if its space is known without its moment.
    fn offered_action(&self, program: &Program, seat: u8, listener: &Listener) -> Option<Action> {
        let mut context = moment(Hook::Action, seat);
        let mut space = None;
        if let Some(Item::Building(building)) = Item::of(listener.source) {
            let trigger = program.trigger(listener.trigger)?;
            if trigger.needs.any(Needs::EXTRA) {
                return None;
            }
            let at = self.first_space(building, trigger)?;
            let place = self.content.buildings.get(usize::from(building))?;
            context.put(Role::Building.id(), listener.source);
            context.qualify(0, place.spaces.as_slice().get(usize::from(at))?.noun);
            space = Some((building, at));
        }
        debug_assert_eq!(
            self.action_of(program, (seat, self.pool(seat)), 0, listener)
                .map(|action| (action.space, action.context)),
            Some((space, context)),
            "another action was offered"
        );
        Some(Action { listener: *listener, context, space })
    }

    /// Offers lands to settle.
    pub(super) fn offer_settling(&self, seat: u8, choice: &mut Choice) {
        for land in &self.state.seat(seat).lands {
            if self.settlers(seat, *land).next().is_some() {
                choice.offer_new(ChoiceOption::Thing(Item::Card(*land).thing()));
            }
        }
    }

    /// Returns the members that can settle a land.
    pub(super) fn settlers(&self, seat: u8, land: CardId) -> impl Iterator<Item = CardId> {
        let members = self.state.seat(seat).members.iter().copied();
        members.filter(move |card| self.can_settle(land, *card))
    }

    /// Offers equipment to hand on, each card once per turn, so that turns end.
    pub(super) fn offer_handing_on(&self, seat: u8, choice: &mut Choice) {
        for card in &self.state.seat(seat).equipment {
            let place = self.state.card(*card);
            if !place.moved && self.takers(seat, *card).next().is_some() {
                choice.offer_new(ChoiceOption::Thing(Item::Card(*card).thing()));
            }
        }
    }

    /// Returns the members that can receive an equipment: unassigned, like the bearer.
    pub(super) fn takers(&self, seat: u8, equipment: CardId) -> impl Iterator<Item = CardId> {
        let bearer = self.state.card(equipment).link;
        let at_home = self.state.card(bearer).path == PathId::NONE;
        self.unassigned(seat).filter(move |card| at_home && *card != bearer)
    }

    /// Returns the members that are on no path.
    pub(super) fn unassigned(&self, seat: u8) -> impl Iterator<Item = CardId> {
        let members = self.state.seat(seat).members.iter().copied();
        members.filter(|card| self.state.card(*card).path == PathId::NONE)
    }

    /// Returns the members that can be assigned.
    pub(super) fn assignable(&self, seat: u8) -> impl Iterator<Item = CardId> {
        self.unassigned(seat).filter(|card| has_token(&self.content, *card))
    }
}
