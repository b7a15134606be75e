//! Kingdom Defenders as the interpreter's host: every word of the registry gets its meaning here, one file for each
//! sort of word. Matches are exhaustive, so a new row of the registry does not compile until it means something.

mod conditions;
mod hears;
mod measures;
mod selectors;
mod supply;
mod verbs;

use super::acts::reach;
use super::registry::conditions::Condition;
use super::registry::costs::Cost;
use super::registry::measures::Measure;
use super::registry::roles::Role;
use super::registry::selectors::Selector;
use super::registry::verbs::Verb;
use super::step::Step;
use super::table::{Flow, Question, Table};
use super::thing::Item;
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::{Context, Player, Thing};
use provost_interpreter::host::{Args, Host, Opinion, Reply, Scope, Things, Word};
use provost_interpreter::listeners::{Attachment, Listener, ListenerIndex};
use provost_interpreter::program::{AbilityId, Program, Run};
use provost_interpreter::trace::Trace;
use provost_interpreter::vocabulary::id::{
    ConditionId, CostId, DurationId, LimitId, MeasureId, NounId, RoleId, SelectorId, VerbId,
};

impl Host for Table {
    type Step = Step;
    type Question = Question;

    #[inline]
    fn listeners(&self) -> &ListenerIndex {
        &self.state.listeners
    }

    #[inline]
    fn listeners_mut(&mut self) -> &mut ListenerIndex {
        &mut self.state.listeners
    }

    fn position(&self, player: Player) -> u8 {
        let order = self.state.board.order;
        let place = |seat: u8| order.iter().position(|there| *there == seat).unwrap_or(0);
        let (place, active) = (place(player.0), place(self.state.board.active));
        let from_active = (place + order.len() - active) % order.len().max(1);
        u8::try_from(from_active).unwrap_or(u8::MAX)
    }

    #[inline]
    fn hears(&self, listener: &Listener, context: &Context) -> bool {
        self.is_heard(listener, context)
    }

    /// The owner is whoever the ability works for; all other roles are those of the moment.
    fn role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing> {
        match Role::from_word(role.0)? {
            Role::Owner => Some(Item::Player(self.owner_seat(scope)).thing()),
            Role::Actor | Role::Disc | Role::Cause | Role::Gained | Role::Stored | Role::Taken => None,
        }
    }

    fn select(&self, selector: SelectorId, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        if let Some(selector) = Selector::from_word(selector.0) {
            self.list(selector, args, scope, things);
        }
    }

    fn test(&self, condition: ConditionId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        Condition::from_word(condition.0).is_some_and(|condition| self.is_so(condition, args, scope))
    }

    fn measure(&self, measure: MeasureId, args: &Args<'_>, scope: &Scope<'_>) -> i32 {
        Measure::from_word(measure.0).map_or(0, |measure| self.read(measure, args, scope))
    }

    fn supply(
        &self,
        word: Word,
        slot: usize,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
        _units: &mut Things,
    ) -> i32 {
        self.supply_of(word, slot, noun, args, scope)
    }

    #[inline]
    fn always_enough(&self, verb: VerbId, _slot: usize) -> bool {
        matches!(
            Verb::from_word(verb.0),
            Some(Verb::Gain | Verb::PlayerGains | Verb::Steal | Verb::TakeWounds)
        )
    }

    fn chooses_itself(&self, verb: VerbId) -> bool {
        matches!(Verb::from_word(verb.0), Some(Verb::Store))
    }

    /// Resources are all there is to pay, and those are a matter of supply.
    fn can_pay(&self, cost: CostId, _args: &Args<'_>, _scope: &Scope<'_>) -> bool {
        matches!(Cost::from_word(cost.0), Some(Cost::Resources))
    }

    fn can_do(&self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        Verb::from_word(verb.0).is_some_and(|verb| self.is_doable(verb, args, scope))
    }

    /// Areas are meant all together; tracks are asked for by a procedure that leaves out those at their end.
    fn takes_all(&self, verb: VerbId, _slot: usize) -> bool {
        matches!(Verb::from_word(verb.0), Some(Verb::MoveDiscs | Verb::SwapDiscs | Verb::Raise))
    }

    fn answer(&self, question: Question, verb: VerbId, args: &Args<'_>, _scope: &Scope<'_>) -> Opinion {
        match (question, Verb::from_word(verb.0)) {
            (Question::Placement | Question::Target, Some(Verb::Forbid)) => Opinion::No,
            (Question::Wall, Some(Verb::Waive)) if args.names(0, self.content.words.wall) => Opinion::Waive,
            _ => Opinion::Silent,
        }
    }

    fn uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16 {
        self.state.uses.get(limit, scope.source(), scope.ability, scope.actor)
    }

    fn record_use(&mut self, limit: LimitId, scope: &Scope<'_>) {
        self.state.uses.record(limit, scope.source(), scope.ability, scope.actor);
    }

    fn pay(&mut self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(Cost::Resources) = Cost::from_word(cost.0) else { return Flow::Fail("no such cost") };
        self.log.cause = Some((scope.ability, scope.source()));
        let seat = self.owner_seat(scope);
        for pick in args.picks(0) {
            if let Some(resource) = self.content.resource(pick.noun) {
                self.pay_one(seat, resource, u16::try_from(pick.count).unwrap_or(0));
            }
        }
        self.log.cause = None;
        Flow::Done
    }

    fn perform(&mut self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(verb) = Verb::from_word(verb.0) else { return Flow::Fail("no such verb") };
        self.log.cause = Some((scope.ability, scope.source()));
        let way = self.do_verb(verb, args, scope);
        self.log.cause = None;
        way
    }

    /// What is granted hears all that concerns the player who got it, whatever becomes of the disc.
    fn grant(&mut self, abilities: Run, until: DurationId, scope: &Scope<'_>) {
        let to = Attachment { source: scope.source(), owner: scope.actor, rank: 0, reach: reach::OWNER };
        self.state.listeners.grant(scope.program, to, abilities, until);
    }

    fn step(&mut self, program: &Program, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        self.go(program, step, reply, choice)
    }

    #[inline]
    fn wants_cause(&self) -> bool {
        self.log.on
    }

    fn caused_by(&mut self, cause: Option<(AbilityId, Thing)>) {
        self.log.cause = cause;
    }

    #[inline]
    fn trace(&self) -> Option<&Trace> {
        self.trace.as_ref()
    }
}

impl Table {
    /// Returns the player for whom an ability works.
    #[inline]
    pub(super) fn owner_seat(&self, scope: &Scope<'_>) -> u8 {
        if scope.actor.0 < self.state.board.players { scope.actor.0 } else { self.state.board.active }
    }
}
