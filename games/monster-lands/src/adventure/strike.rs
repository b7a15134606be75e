//! A mercenary rolls the dice of its path, one by one or all at once, with rerolls and optional bonuses in between.

use super::phase::narrow;
use crate::ask::{Act, Ask, ask};
use crate::content::MAX_COLOURS;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::step::{Purpose, Step};
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_engine::chance::Alike;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Context, Player, Window};
use provost_interpreter::host::Reply;
use provost_interpreter::listeners::Listener;
use provost_interpreter::machine::offers;
use provost_interpreter::program::{Ability, AbilityId, Program};
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// The progress of the roll of a mercenary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StrikeStage {
    /// Nothing has happened yet.
    #[default]
    Begin,
    /// The owner is asked for the first die, or whether to roll at all.
    First,
    /// The owner goes on, or lets the result stand.
    Rolling,
    /// The result has been settled.
    Over,
    /// The dice stand, and the hooks have fired.
    Stands,
}

impl Step {
    /// Returns the procedure of a mercenary that rolls its dice.
    pub const fn strike(path: PathId, purpose: Purpose) -> Self {
        Self::Strike { path, purpose, stage: StrikeStage::Begin }
    }
}

impl Table {
    pub(crate) fn strike(
        &mut self,
        program: &Program,
        (path, purpose): (PathId, Purpose),
        stage: &mut StrikeStage,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match (*stage, reply) {
            (StrikeStage::Begin, _) => {
                self.begin_roll(path);
                if purpose != Purpose::Mission {
                    *stage = StrikeStage::First;
                    self.ask_first(path, choice);
                    return Flow::Ask;
                }
                // In a mission all dice must be rolled.
                *stage = StrikeStage::Rolling;
                self.roll_all(path);
            }
            (StrikeStage::First, Reply::Chose(option)) if option == Act::Decline.option() => {
                self.end_roll();
                self.tell(EventKind::Declined { path });
                return Flow::Done;
            }
            (StrikeStage::First, Reply::Chose(option)) => {
                *stage = StrikeStage::Rolling;
                self.roll_chosen(path, option);
            }
            (StrikeStage::Rolling, Reply::Chose(ChoiceOption::Done)) => {
                return self.let_stand(path, purpose, stage);
            }
            (StrikeStage::Rolling, Reply::Chose(option)) => {
                if let ChoiceOption::Use { ability, source } = option {
                    let uses = self.uses_in_roll(program, path, purpose);
                    let used = uses.into_iter().find(|(listener, _)| {
                        listener.source == source && ability_of(program, listener) == Some(ability)
                    });
                    if let Some((listener, context)) = used {
                        return self.use_in_roll(program, listener, context);
                    }
                } else {
                    self.roll_chosen(path, option);
                }
            }
            (StrikeStage::Stands, _) => return self.build_totals(path, purpose, stage),
            (StrikeStage::Over, _) => return Flow::Done,
            (StrikeStage::First | StrikeStage::Rolling, _) => {}
        }
        self.go_on(program, (path, purpose), stage, choice)
    }

    fn begin_roll(&mut self, path: PathId) {
        self.state.path_mut(path).fought = true;
        self.state.roll.path = path;
        self.state.roll.spent.clear();
        self.state.roll.scope = self.state.listeners.open_scope();
    }

    fn end_roll(&mut self) {
        let scope = std::mem::take(&mut self.state.roll.scope);
        self.state.listeners.close_scope(scope);
    }

    /// Asks for the first die. Even without dice there are bonuses and totals handed on by others.
    fn ask_first(&self, path: PathId, choice: &mut Choice) {
        ask(choice, self.owner_at(path), Ask::Strike);
        if !self.offer_rolls(path, choice) {
            choice.offer(Act::Yes.option());
        }
        choice.offer(Act::Decline.option());
    }

    /// Offers to roll a die of each colour, or all dice; returns whether there are any.
    fn offer_rolls(&self, path: PathId, choice: &mut Choice) -> bool {
        let place = self.state.path(path);
        let mut left = 0;
        for (colour, kind) in (0..).zip(&self.content.dice) {
            let unrolled = place.unrolled(colour);
            left += unrolled;
            if unrolled > 0 {
                choice.offer(ChoiceOption::Noun(kind.noun));
            }
        }
        // A single die is already all dice.
        if left > 1 {
            choice.offer(Act::RollAll.option());
        }
        left > 0
    }

    /// Offers everything that can be done with the roll; goes on at once if there is nothing.
    fn go_on(
        &mut self,
        program: &Program,
        (path, purpose): (PathId, Purpose),
        stage: &mut StrikeStage,
        choice: &mut Choice,
    ) -> Flow {
        let uses = self.uses_in_roll(program, path, purpose);
        let is_compulsory = |listener: &Listener| {
            ability_of(program, listener)
                .and_then(|ability| program.ability(ability))
                .is_some_and(|code| !code.optional)
        };
        if let Some((listener, context)) = uses.iter().find(|(listener, _)| is_compulsory(listener)) {
            return self.use_in_roll(program, *listener, *context);
        }
        ask(choice, self.owner_at(path), Ask::Strike);
        let dice = self.offer_rolls(path, choice);
        if !dice && uses.is_empty() {
            choice.clear();
            return self.let_stand(path, purpose, stage);
        }
        for (listener, _) in &uses {
            if let Some(ability) = ability_of(program, listener) {
                choice.offer(ChoiceOption::Use { ability, source: listener.source });
            }
        }
        choice.offer(ChoiceOption::Done);
        Flow::Ask
    }

    /// Lists what the roller can use now: rerolls, then bonuses that only count if used.
    fn uses_in_roll(&self, program: &Program, path: PathId, purpose: Purpose) -> Vec<(Listener, Context)> {
        let mut uses = Vec::new();
        let mut found = Vec::new();
        for hook in [Hook::Reroll, Hook::Roll] {
            if self.state.listeners.at(program.channel(hook.id())).is_empty() {
                continue;
            }
            let context = self.on_whole_roll(hook, path, purpose);
            offers(program, self, &context, Player(self.owner_at(path)), &mut found);
            let left = found.iter().filter(|listener| !self.is_marked(program, listener));
            uses.extend(left.map(|listener| (*listener, context)));
        }
        uses
    }

    /// Makes the moment of a roll with all its purposes, so that abilities for only one of the totals are
    /// heard too.
    pub(crate) fn on_whole_roll(&self, hook: Hook, path: PathId, purpose: Purpose) -> Context {
        let context = self.on_roll(hook, path, purpose, None).in_scope(self.state.roll.scope);
        if purpose != Purpose::Attack {
            return context;
        }
        let words = &self.content.words;
        context.qualified(0, words.capture).qualified(0, words.elimination)
    }

    fn is_marked(&self, program: &Program, listener: &Listener) -> bool {
        let Some(ability) = ability_of(program, listener) else { return true };
        let spent = &self.state.roll.spent;
        is_free(program.ability(ability))
            && (spent.is_full() || spent.contains((ability.0, listener.source.0)))
    }

    fn use_in_roll(&mut self, program: &Program, listener: Listener, context: Context) -> Flow {
        let Some(ability) = ability_of(program, &listener) else { return Flow::Fail("no such ability") };
        if is_free(program.ability(ability)) {
            self.state.roll.spent.push((ability.0, listener.source.0));
        }
        self.log.cause = Some((ability, listener.source));
        self.tell(EventKind::Uses { seat: context.player.0 });
        self.log.cause = None;
        Flow::Use(listener, context)
    }

    fn roll_chosen(&mut self, path: PathId, option: ChoiceOption) {
        if let ChoiceOption::Noun(noun) = option {
            self.roll_one(path, noun);
        } else if option == Act::RollAll.option() {
            self.roll_all(path);
        }
    }

    fn roll_one(&mut self, path: PathId, noun: NounId) {
        let Some(colour) = self.content.colour(noun) else { return };
        let dice = self.state.path_mut(path).dice.as_mut_slice();
        if let Some(at) = dice.iter().position(|die| die.face == 0 && die.colour == colour) {
            self.roll_die(path, at, &mut Alike::default());
        }
    }

    fn roll_all(&mut self, path: PathId) {
        let mut alike = [Alike::default(); MAX_COLOURS];
        for at in 0..self.state.path(path).dice.len() {
            let unrolled = self.state.path(path).dice.as_slice().get(at).filter(|die| die.face == 0);
            if let Some(alike) = unrolled.and_then(|die| alike.get_mut(usize::from(die.colour))) {
                self.roll_die(path, at, alike);
            }
        }
    }

    fn roll_die(&mut self, path: PathId, at: usize, alike: &mut Alike) {
        let face = self.state.chance.die_alike(alike);
        if let Some(die) = self.state.path_mut(path).dice.as_mut_slice().get_mut(at) {
            die.face = face;
            let colour = die.colour;
            self.tell(EventKind::Rolled { path, colour, face });
        }
    }

    /// Lets the dice stand.
    fn let_stand(&mut self, path: PathId, purpose: Purpose, stage: &mut StrikeStage) -> Flow {
        let heard = |hook: Hook| self.state.listeners.is_heard(&self.content.program, hook.id());
        let (result, each) = (heard(Hook::Result), heard(Hook::DieResult));
        if !result && !each {
            return self.build_totals(path, purpose, stage);
        }
        *stage = StrikeStage::Stands;
        if each {
            let dice = self.state.path(path).dice.len();
            self.note_dice(path, purpose, u8::try_from(dice).unwrap_or(u8::MAX));
        }
        if result {
            return Flow::Open(Window::event(self.on_whole_roll(Hook::Result, path, purpose)));
        }
        Flow::Again
    }

    /// Builds the totals, and compares them unless a rival is still to roll.
    fn build_totals(&mut self, path: PathId, purpose: Purpose, stage: &mut StrikeStage) -> Flow {
        if self.log.on && !self.log.notes.terse {
            self.explain(path, purpose);
        }
        *stage = StrikeStage::Over;
        match purpose {
            Purpose::Attack => {
                let words = self.content.words;
                let capture = self.total(path, purpose, Some(words.capture));
                let elimination = self.total(path, purpose, Some(words.elimination));
                self.state.roll.totals = [narrow(capture), narrow(elimination)];
                // Additions to only one total belong to this attempt and are not handed on.
                self.state.roll.handed_on = narrow(self.total(path, purpose, None));
            }
            Purpose::Conquest => {
                let total = narrow(self.total(path, purpose, None));
                (self.state.roll.totals, self.state.roll.handed_on) = ([total; 2], total);
            }
            // The rules leave it to the roller whether bonuses count in a mission. None ever harms, so they
            // do.
            Purpose::Mission => {
                let total = narrow(self.total(path, purpose, None));
                let totals = &mut self.state.roll.totals;
                if let Some(place) = totals.get_mut(usize::from(path.number())) {
                    *place = total;
                }
                self.end_roll();
                self.tell(EventKind::Total { path, capture: total, elimination: total });
                return Flow::Done;
            }
        }
        self.end_roll();
        let [capture, elimination] = self.state.roll.totals;
        self.tell(EventKind::Total { path, capture, elimination });
        Flow::Call(Step::result(path, purpose))
    }
}

fn ability_of(program: &Program, listener: &Listener) -> Option<AbilityId> {
    program.trigger(listener.trigger).map(|trigger| trigger.ability)
}

/// Returns whether only the roll itself limits how often an ability works.
fn is_free(ability: Option<&Ability>) -> bool {
    ability.is_some_and(|ability| ability.limit.is_none() && ability.cost.is_none())
}
