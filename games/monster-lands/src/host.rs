//! Monster Lands as the interpreter's host: the meaning of every word of the registry, one file per sort of
//! word. Matches are exhaustive, so a new row of the registry does not compile until it has a meaning.

mod answer;
mod attributes;
mod costs;
mod counting;
mod dummy;
mod hears;
mod roles;
mod selectors;
mod supply;
mod verbs;

use super::registry::attributes::Attribute;
use super::registry::conditions::CONDITIONS;
use super::registry::costs::Cost;
use super::registry::limits::Limit;
use super::registry::measures::MEASURES;
use super::registry::selectors::Selector;
use super::registry::verbs::Verb;
use super::state::card::DUMMY;
use super::step::Step;
use super::table::{Flow, Question, Table};
use super::thing::Item;
use provost_engine::zones;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Context, Player, Thing, Window};
use provost_interpreter::host::{Args, Host, Opinion, Reply, Scope, Things, Word};
use provost_interpreter::listeners::{Listener, ListenerIndex};
use provost_interpreter::program::{AbilityId, Program};
use provost_interpreter::trace::Trace;
use provost_interpreter::vocabulary::id::{
    AttributeId, ConditionId, CostId, LimitId, MeasureId, NounId, RoleId, SelectorId, VerbId,
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

    #[inline]
    fn position(&self, player: Player) -> u8 {
        let (active, players) = (self.state.board.active, self.state.board.players.max(1));
        match player {
            Player::NONE => 0,
            // Players without a seat come last.
            player if player.0 >= players => players,
            player => (player.0 + players).wrapping_sub(active) % players,
        }
    }

    #[inline]
    fn hears(&self, listener: &Listener, context: &Context) -> bool {
        self.is_heard(listener, context)
    }

    fn role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing> {
        self.find_role(role, scope)
    }

    fn player_thing(&self, player: Player) -> Thing {
        Item::Player(player.0).thing()
    }

    fn player_of(&self, thing: Thing) -> Option<Player> {
        Self::player_of(thing).filter(|seat| *seat < self.state.board.players).map(Player)
    }

    fn select(&self, selector: SelectorId, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        match Selector::from_word(selector.0) {
            Some(selector) => self.list(selector, args, scope, things),
            None => zones::select(self, selector, args, scope, things),
        }
    }

    fn test(&self, condition: ConditionId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        CONDITIONS.get(condition.0 as usize).is_some_and(|row| (row.holds)(self, args, scope))
    }

    fn measure(&self, measure: MeasureId, args: &Args<'_>, scope: &Scope<'_>) -> i32 {
        MEASURES.get(measure.0 as usize).map_or(0, |row| (row.read)(self, args, scope))
    }

    fn attribute(
        &self,
        attribute: AttributeId,
        of: Thing,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> Option<i32> {
        match Attribute::from_word(attribute.0) {
            Some(attribute) => self.attribute_of(attribute, of, args, scope),
            None => zones::attribute(self, attribute, of, scope),
        }
    }

    fn is_noun(
        &self,
        attribute: AttributeId,
        of: Thing,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
    ) -> bool {
        if Attribute::from_word(attribute.0) == Some(Attribute::Carried) {
            return self.carries(of, noun);
        }
        let number = self.attribute(attribute, of, args, scope);
        number.is_some_and(|number| i64::from(number) == i64::from(noun.0)) || self.counts_as(of, noun, scope)
    }

    fn supply(
        &self,
        word: Word,
        _slot: usize,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
        units: &mut Things,
    ) -> i32 {
        self.supply_of(word, noun, args, scope, units)
    }

    fn chooses_itself(&self, verb: VerbId) -> bool {
        matches!(Verb::from_word(verb.0), Some(Verb::Buy | Verb::BuyAt))
    }

    fn can_afford(&self, scope: &Scope<'_>) -> Option<bool> {
        self.has_payment(scope)
    }

    fn can_pay(&self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        Cost::from_word(cost.0).is_some_and(|cost| self.is_payable(cost, args, scope))
    }

    fn can_begin(&self, scope: &Scope<'_>) -> Option<bool> {
        self.has_beginning(scope)
    }

    fn can_do(&self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        match Verb::from_word(verb.0) {
            Some(verb) => self.is_doable(verb, args, scope),
            None => zones::can_do(self, verb, args, scope),
        }
    }

    fn takes_all(&self, verb: VerbId, _slot: usize) -> bool {
        let verb = Verb::from_word(verb.0);
        matches!(verb, Some(Verb::KeepOnly | Verb::KeepAffinity | Verb::KeepLevel))
    }

    #[inline]
    fn speaks_to(&self, question: Question, verb: VerbId) -> bool {
        Verb::from_word(verb.0).is_some_and(|verb| question.is_answered_by(verb))
    }

    #[inline]
    fn has_moments(&self) -> bool {
        !self.state.moments.queue.is_empty()
    }

    fn take_moment(&mut self) -> Option<Window<Step, Question>> {
        self.next_moment()
    }

    fn is_silenced(&self, listener: &Listener) -> bool {
        self.is_out_of_force(listener)
    }

    fn answer(&self, question: Question, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> Opinion {
        Verb::from_word(verb.0).map_or(Opinion::Silent, |verb| self.opinion(question, verb, args, scope))
    }

    fn uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16 {
        self.count_uses(limit, scope)
    }

    fn record_use(&mut self, limit: LimitId, scope: &Scope<'_>) {
        if limit.0 == Limit::Once.word() && scope.listener.is_granted() {
            self.state.listeners.use_up(scope.program, scope.source(), scope.ability);
            return;
        }
        self.state.uses.record(limit, scope.source(), scope.ability, self.user(scope));
    }

    fn pay(&mut self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let Some(cost) = Cost::from_word(cost.0) else { return Flow::Fail("no such cost") };
        self.log.cause = Some((scope.ability, scope.source()));
        let flow = self.pay_cost(cost, args, scope);
        self.log.cause = None;
        flow
    }

    fn perform(&mut self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        self.log.cause = Some((scope.ability, scope.source()));
        self.state.moments.replacing = Self::stands_in(scope);
        let flow = match Verb::from_word(verb.0) {
            Some(verb) => self.do_verb(verb, args, scope),
            None => zones::perform(self, verb, args, scope),
        };
        self.state.moments.replacing = false;
        self.log.cause = None;
        flow
    }

    fn step(&mut self, program: &Program, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        self.run_step(program, step, reply, choice)
    }

    fn decides(&self, choice: &Choice) -> Option<ChoiceOption> {
        (choice.player == Player(DUMMY)).then(|| Self::dummy_choice(choice)).flatten()
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
