//! The toy game's rules: cards, stocks, wounds and one battle with every kind of window.

use super::game::{attributes, conditions, costs, hooks, measures, roles, selectors, targets, verbs};
use super::nouns;
use super::state::{BANK, DICE, MONSTER, PLAYER_THINGS};
pub use super::state::{Card, Die, PLAYERS, Seat, ToyState, player_thing};
use crate::choice::{Choice, ChoiceOption};
use crate::hook::{Context, End, Player, Thing, Window};
use crate::host::{Args, Flow, Host, Opinion, Reply, Scope, Things, Word};
use crate::listeners::{Listener, ListenerIndex};
use crate::machine::{Query, ask, number};
use crate::program::Program;
use crate::trace::Trace;
use crate::vocabulary::id::{
    AttributeId, ConditionId, CostId, LimitId, MeasureId, NounId, RoleId, SelectorId, VerbId,
};
use serde::{Deserialize, Serialize};

/// A procedure of the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// One card fights the monster.
    Battle {
        /// The card.
        fighter: Thing,
        /// Its progress.
        stage: u8,
        /// The scope of the roll.
        scope: u16,
    },
    /// Hits become wounds.
    Wound {
        /// The card that is hit.
        victim: Thing,
        /// The number of hits.
        hits: i32,
        /// The hits of the outer battle, which wait.
        outer: i32,
        /// Its progress.
        stage: u8,
    },
    /// The remaining hits become wounds.
    TakeWound(Thing),
    /// A card with too many wounds leaves.
    CheckDeath(Thing),
}

/// The questions of question hooks in the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// May this token be used?
    Token(NounId),
    /// How many traps does a capture take?
    Traps,
}

/// The toy game as a host.
#[derive(Clone, Debug)]
pub struct ToyHost {
    /// The state.
    pub state: ToyState,
    /// The trace, if there is one.
    pub trace: Option<Trace>,
    /// The player the game plays for, if any: it takes the last option.
    pub plays_for: Option<Player>,
}

impl ToyHost {
    /// Makes the context of a battle at a hook.
    pub fn battle(&self, hook: crate::vocabulary::id::HookId, fighter: Thing) -> Context {
        let owner = self.state.cards.get(fighter.0 as usize).map_or(Player(0), |card| card.owner);
        Context::new(hook, owner).with(roles::Fighter, fighter).with(roles::Monster, MONSTER)
    }

    fn wound(victim: Thing, hits: i32) -> Flow<Step, Question> {
        Flow::Call(Step::Wound { victim, hits, outer: 0, stage: 0 })
    }

    #[inline]
    fn lose_glory(&mut self, player: Player, count: i32) {
        if let Some(seat) = self.state.seat(player) {
            seat.glory = (seat.glory - count).max(-99);
        }
    }

    fn totals(&self, program: &Program, context: &Context) -> [i32; 2] {
        [nouns::CAPTURE, nouns::ELIMINATION].map(|purpose| {
            let context = context.at(hooks::Roll).qualified(0, nouns::ATTACK).qualified(0, purpose);
            let die = |die: &Die| {
                number(program, self, &context, Query::new(targets::EachDie).of(&[die.colour]), die.face)
            };
            let sum = self.state.dice.iter().map(die).sum();
            number(program, self, &context, Query::new(targets::Total), sum)
        })
    }

    fn step_battle(
        &mut self,
        program: &Program,
        fighter: Thing,
        stage: u8,
        scope: &mut u16,
    ) -> Flow<Step, Question> {
        let context = self.battle(hooks::BeforeAttack, fighter);
        match stage {
            0 => Flow::Open(Window::event(context)),
            1 => {
                let token = Question::Token(nouns::POTION);
                let battle = context.at(hooks::InBattle);
                self.state.potions = ask(program, self, &battle, token).allows(true);
                let size = context.at(hooks::AttackSize);
                let hits = number(program, self, &size, Query::new(targets::AttackDice), 1);
                Self::wound(fighter, hits)
            }
            2 => {
                *scope = self.state.listeners.open_scope();
                let roll = context.at(hooks::Roll).qualified(0, nouns::ATTACK).in_scope(*scope);
                Flow::Open(Window::event(roll))
            }
            3 => {
                self.state.totals = self.totals(program, &context.in_scope(*scope));
                self.state.listeners.close_scope(*scope);
                let check = context.at(hooks::CaptureCheck);
                let traps = ask(program, self, &check, Question::Traps).takes(1);
                let [capture, elimination] = self.state.totals;
                if elimination >= 20 {
                    Flow::Open(Window::event(context.at(hooks::Elimination)))
                } else if capture >= 12 && traps <= 1 {
                    Flow::Open(Window::event(context.at(hooks::Capture)))
                } else {
                    Flow::Again
                }
            }
            _ => Flow::Done,
        }
    }
}

impl Host for ToyHost {
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
        (player.0 + PLAYERS).wrapping_sub(self.state.active.0) % PLAYERS
    }

    #[inline]
    fn hears(&self, listener: &Listener, context: &Context) -> bool {
        match listener.reach.0 {
            0 => true,
            1 => context.player == listener.owner,
            _ => context.role(roles::Fighter) == Some(listener.source),
        }
    }

    fn role(&self, _role: RoleId, _scope: &Scope<'_>) -> Option<Thing> {
        None
    }

    fn player_thing(&self, player: Player) -> Thing {
        player_thing(player)
    }

    fn player_of(&self, thing: Thing) -> Option<Player> {
        let seat = thing.0.checked_sub(PLAYER_THINGS)?;
        u8::try_from(seat).ok().map(Player).filter(|player| player.0 < PLAYERS)
    }

    fn select(&self, selector: SelectorId, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        let cards = (0..).map(Thing).zip(&self.state.cards).filter(|(_, card)| card.here);
        match selector {
            selectors::CardsOf => {
                let owner =
                    Player(u8::try_from(args.thing(0).0.saturating_sub(PLAYER_THINGS)).unwrap_or(u8::MAX));
                things.extend(cards.filter(|(_, card)| card.owner == owner).map(|(thing, _)| thing));
            }
            selectors::Player => things.extend((0..PLAYERS).map(Player).map(player_thing)),
            selectors::DieOnTable => things.extend((DICE..).map(Thing).take(self.state.dice.len())),
            selectors::CardHere => things.extend(cards.map(|(thing, _)| thing)),
            selectors::WoundedCard => {
                things.extend(cards.filter(|(_, card)| card.wounds > 0).map(|(thing, _)| thing));
            }
            selectors::Rival => {
                things.extend((0..PLAYERS).map(Player).filter(|one| *one != scope.actor).map(player_thing));
            }
            selectors::OwnerOf => {
                let card = self.state.cards.get(args.thing(0).0 as usize);
                things.extend(card.map(|card| player_thing(card.owner)));
            }
            _ => {}
        }
    }

    #[inline]
    fn test(&self, condition: ConditionId, args: &Args<'_>, _scope: &Scope<'_>) -> bool {
        match condition {
            conditions::Wounded => self.state.card(args.thing(0)).is_some_and(|card| card.wounds > 0),
            conditions::MonsterIs => args.names(0, self.state.affinity),
            _ => false,
        }
    }

    #[inline]
    fn attribute(
        &self,
        attribute: AttributeId,
        of: Thing,
        args: &Args<'_>,
        _scope: &Scope<'_>,
    ) -> Option<i32> {
        let noun = |noun: NounId| i32::try_from(noun.0).ok();
        match attribute {
            attributes::Hurt => self.state.card(of).map(|card| i32::from(card.wounds > 0)),
            attributes::Hits => self.state.card(of).map(|card| card.wounds),
            attributes::Affinity if of == MONSTER => noun(self.state.affinity),
            attributes::Glory | attributes::StockOf => {
                let player = Player(u8::try_from(of.0.checked_sub(PLAYER_THINGS)?).ok()?);
                let seat = self.state.seats.get(usize::from(player.0))?;
                if attribute == attributes::Glory {
                    return Some(seat.glory);
                }
                Some(self.state.stock(player, args.noun(0)?))
            }
            attributes::Colour | attributes::Face => {
                let die = self.state.dice.get(of.0.checked_sub(DICE)? as usize)?;
                if attribute == attributes::Face { Some(die.face) } else { noun(die.colour) }
            }
            _ => None,
        }
    }

    #[inline]
    fn measure(&self, measure: MeasureId, args: &Args<'_>, scope: &Scope<'_>) -> i32 {
        match measure {
            measures::Round => self.state.round,
            measures::Wounds => self.state.cards.iter().map(|card| card.wounds).sum::<i32>().min(9),
            measures::Stock => args.noun(0).map_or(0, |noun| self.state.stock(scope.actor, noun)),
            measures::Paid => scope.paid,
            measures::AttackSize => {
                let context = scope.inner(hooks::AttackSize);
                number(scope.program, self, &context, Query::new(targets::AttackDice), 1).min(9)
            }
            measures::WoundsOf => self.state.card(args.thing(0)).map_or(0, |card| card.wounds),
            _ => 0,
        }
    }

    #[inline]
    fn supply(
        &self,
        word: Word,
        _slot: usize,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
        units: &mut Things,
    ) -> i32 {
        match word {
            Word::Verb(verbs::Steal) => {
                let from = args.thing(1).0.saturating_sub(PLAYER_THINGS);
                self.state.stock(Player(u8::try_from(from).unwrap_or(u8::MAX)), noun)
            }
            Word::Verb(verbs::Reroll) => {
                let dice = (DICE..).zip(&self.state.dice).filter(|(_, die)| die.colour == noun);
                units.extend(dice.map(|(thing, _)| Thing(thing)));
                0
            }
            Word::Cost(_) => self.state.stock(scope.actor, noun),
            Word::Verb(_) => BANK,
        }
    }

    #[inline]
    fn always_enough(&self, verb: VerbId, _slot: usize) -> bool {
        verb == verbs::Gain
    }

    fn can_pay(&self, cost: CostId, _args: &Args<'_>, scope: &Scope<'_>) -> bool {
        cost != costs::DiscardSelf || self.state.card(scope.source()).is_some()
    }

    #[inline]
    fn can_do(&self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        match verb {
            verbs::Hit => self.state.card(args.thing(1)).is_some(),
            verbs::Heal => self.state.card(args.thing(0)).is_some_and(|card| card.wounds > 0),
            verbs::Cancel => self.state.hits > 0,
            verbs::DiscardSelf => self.state.card(scope.source()).is_some(),
            _ => true,
        }
    }

    #[inline]
    fn answer(&self, question: Question, verb: VerbId, args: &Args<'_>, _scope: &Scope<'_>) -> Opinion {
        match (question, verb) {
            (Question::Token(noun), verbs::Forbid) if args.names(0, noun) => Opinion::No,
            (Question::Traps, verbs::Require) => Opinion::Demand(args.number(0)),
            (Question::Traps, verbs::Waive) => Opinion::Waive,
            _ => Opinion::Silent,
        }
    }

    #[inline]
    fn uses(&self, limit: LimitId, scope: &Scope<'_>) -> u16 {
        self.state.uses.get(limit, scope.source(), scope.ability, scope.actor)
    }

    fn record_use(&mut self, limit: LimitId, scope: &Scope<'_>) {
        self.state.uses.record(limit, scope.source(), scope.ability, scope.actor);
    }

    fn pay(&mut self, cost: CostId, args: &Args<'_>, scope: &Scope<'_>) -> Flow<Step, Question> {
        if cost == costs::DiscardSelf {
            self.state.leave(scope.program, scope.source());
        } else {
            args.picks(0).for_each(|pick| self.state.add(scope.actor, pick.noun, -pick.count));
        }
        Flow::Done
    }

    fn perform(&mut self, verb: VerbId, args: &Args<'_>, scope: &Scope<'_>) -> Flow<Step, Question> {
        let actor = scope.actor;
        match verb {
            verbs::Gain => {
                let mut token = None;
                for pick in args.picks(0) {
                    self.state.add(actor, pick.noun, pick.count);
                    if token.is_none() && [nouns::POTION, nouns::VENOM].contains(&pick.noun) {
                        token = Some(pick.noun);
                    }
                }
                if let Some(token) = token
                    && self.state.listeners.is_heard(scope.program, hooks::AfterGain)
                {
                    let context = Context::new(hooks::AfterGain, actor).qualified(0, token);
                    return Flow::Open(Window::event(context));
                }
            }
            verbs::LoseGlory => {
                self.lose_glory(actor, args.number(0));
            }
            verbs::Award => {
                let player = args.thing(1).0.saturating_sub(PLAYER_THINGS);
                if let Some(seat) = self.state.seat(Player(u8::try_from(player).unwrap_or(u8::MAX))) {
                    seat.glory = (seat.glory + args.number(0)).min(99);
                }
            }
            verbs::Hit => return Self::wound(args.thing(1), args.number(0)),
            verbs::Cancel => self.state.hits = (self.state.hits - args.number(0)).max(0),
            verbs::Steal => {
                let from = args.thing(1).0.saturating_sub(PLAYER_THINGS);
                let from = Player(u8::try_from(from).unwrap_or(u8::MAX));
                for pick in args.picks(0) {
                    self.state.add(from, pick.noun, -pick.count);
                    self.state.add(actor, pick.noun, pick.count);
                }
            }
            verbs::Reroll => {
                for pick in args.picks(0) {
                    let face = self.state.roll();
                    let die = self.state.dice.get_mut(pick.thing.0.saturating_sub(DICE) as usize);
                    if let Some(die) = die {
                        die.face = face;
                    }
                }
            }
            verbs::Raise => {
                if let Some(noun) = args.noun(0) {
                    self.state.add(actor, noun, args.number(1));
                }
            }
            verbs::Heal => {
                if let Some(card) = self.state.cards.get_mut(args.thing(0).0 as usize) {
                    card.wounds = 0;
                }
            }
            verbs::DiscardSelf => self.state.leave(scope.program, scope.source()),
            verbs::Tick => self.state.ticks += 1,
            _ => {}
        }
        Flow::Done
    }

    fn step(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        _choice: &mut Choice,
    ) -> Flow<Step, Question> {
        match step {
            Step::Battle { fighter, stage, scope } => {
                let here = self.state.card(*fighter).is_some();
                let at = *stage;
                *stage += 1;
                if !here {
                    self.state.listeners.close_scope(*scope);
                    return Flow::Done;
                }
                self.step_battle(program, *fighter, at, scope)
            }
            Step::Wound { victim, hits, outer, stage: stage @ 0 } => {
                *stage = 1;
                (*outer, self.state.hits) = (self.state.hits, *hits);
                let owner = self.state.cards.get(victim.0 as usize).map_or(Player(0), |card| card.owner);
                let context = Context::new(hooks::BeforeWound, owner)
                    .with(roles::Victim, *victim)
                    .with(roles::Monster, MONSTER);
                let window = Window::around(context, Step::TakeWound(*victim))
                    .before(hooks::BeforeWound)
                    .instead(hooks::InsteadOfWound)
                    .settle(Step::CheckDeath(*victim))
                    .after(hooks::AfterWound);
                Flow::Open(window)
            }
            Step::Wound { outer, .. } => {
                self.state.hits = *outer;
                if reply == Reply::Ended(End::Denied) {
                    Flow::Fail("wounds are always allowed")
                } else {
                    Flow::Done
                }
            }
            Step::TakeWound(victim) => {
                if let Some(card) = self.state.cards.get_mut(victim.0 as usize) {
                    card.wounds = (card.wounds + self.state.hits).min(9);
                }
                Flow::Done
            }
            Step::CheckDeath(victim) => {
                if self.state.card(*victim).is_some_and(|card| card.wounds >= 3) {
                    self.state.leave(program, *victim);
                }
                Flow::Done
            }
        }
    }

    fn decides(&self, choice: &Choice) -> Option<ChoiceOption> {
        choice.options.last().copied().filter(|_| self.plays_for == Some(choice.player))
    }

    #[inline]
    fn trace(&self) -> Option<&Trace> {
        self.trace.as_ref()
    }
}
