//! A turn: one action, and any number of things that are not actions.

use super::{STRANGE, answer};
use crate::ask::{Act, Ask, ask};
use crate::content::{Dice, Face};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::durations::Duration;
use crate::registry::hooks::Hook;
use crate::registry::limits::Limit;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{Item, PathId};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Thing, Window};
use provost_interpreter::host::Reply;
use provost_interpreter::program::{AbilityId, Program};
use provost_interpreter::vocabulary::id::{DurationId, LimitId};
use serde::{Deserialize, Serialize};

/// The progress of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStage {
    #[default]
    Begin,
    Menu,
    /// The action is in progress.
    Action,
}

impl Step {
    /// Returns the procedure of the turn of a player, who may have acted already.
    pub const fn turn(seat: u8, acted: bool) -> Self {
        Self::Turn { seat, acted, stage: TurnStage::Begin }
    }
}

impl Table {
    pub(crate) fn go_turn(
        &mut self,
        program: &Program,
        seat: u8,
        acted: &mut bool,
        stage: &mut TurnStage,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        match *stage {
            TurnStage::Begin => {
                self.begin_turn(seat);
                *stage = TurnStage::Menu;
                let context = Self::by(Hook::TurnStart, seat);
                if self.state.listeners.is_heard(program, context.hook) {
                    return Flow::Open(Window::event(context));
                }
            }
            TurnStage::Action => {
                self.end_action();
                *acted = true;
            }
            TurnStage::Menu => {}
        }
        *stage = TurnStage::Menu;
        let option = answer(reply, choice, |choice| self.offer_turn(program, seat, *acted, choice));
        match option {
            Some(option) => self.take_turn_option(program, seat, *acted, stage, option),
            None => Flow::Ask,
        }
    }

    fn begin_turn(&mut self, seat: u8) {
        self.state.board.active = seat;
        self.reset_action_uses();
        for limit in [Limit::OncePerTurn, Limit::TimesPerTurn] {
            self.state.uses.reset(LimitId(limit.word()));
        }
        let equipment = self.state.seat(seat).equipment;
        for card in &equipment {
            self.state.with_card(*card, |place| place.moved = false);
        }
    }

    /// Resets the limits per action; a die is only placed for it if that is known beforehand.
    fn reset_action_uses(&mut self) {
        self.state.uses.reset(LimitId(Limit::OncePerAction.word()));
    }

    fn begin_action(&mut self, space: Option<(u8, u8)>) {
        self.reset_action_uses();
        self.state.board.action = space;
        self.state.board.discount = 0;
        let Some((building, at)) = space else { return };
        let spaces = self.content.buildings.get(usize::from(building)).map(|building| building.spaces);
        let unlimited = spaces.is_some_and(|spaces| {
            spaces.as_slice().get(usize::from(at)).is_some_and(|space| space.unlimited)
        });
        if let (false, Some(taken)) = (unlimited, self.state.board.spaces.get_mut(usize::from(building))) {
            *taken |= 1 << at;
        }
    }

    fn end_action(&mut self) {
        self.state.board.action = None;
        self.state.board.discount = 0;
    }

    /// Offers a turn. Dice must be deployed while possible; a player without dice passes.
    fn offer_turn(&self, program: &Program, seat: u8, acted: bool, choice: &mut Choice) {
        ask(choice, seat, Ask::Turn);
        let pool = self.pool(seat);
        let must_act = !acted && pool != Dice::default() && {
            let in_buildings = self.offer_actions(program, seat, pool, choice);
            self.offer_paths(seat, pool, choice) || in_buildings
        };
        self.offer_uses(program, &moment(Hook::Free, seat), choice);
        self.offer_uses(program, &moment(Hook::AnyTime, seat), choice);
        self.offer_settling(seat, choice);
        self.offer_handing_on(seat, choice);
        if acted {
            choice.offer_new(Act::EndTurn.option());
        } else if !must_act {
            choice.offer_new(Act::Pass.option());
        }
    }

    /// Offers every path that can be assigned to; returns whether there are any.
    fn offer_paths(&self, seat: u8, pool: Dice, choice: &mut Choice) -> bool {
        if self.assignable(seat).next().is_none() {
            return false;
        }
        let mut any = false;
        for path in PathId::all().filter(|path| self.can_go(seat, *path, pool)) {
            choice.offer_new(ChoiceOption::Thing(Item::Path(path).thing()));
            any = true;
        }
        any
    }

    fn take_turn_option(
        &mut self,
        program: &Program,
        seat: u8,
        acted: bool,
        stage: &mut TurnStage,
        option: ChoiceOption,
    ) -> Flow {
        if let ChoiceOption::Use { ability, source } = option {
            return self.use_in_turn(program, seat, acted, stage, (ability, source));
        }
        if let ChoiceOption::Thing(thing) = option {
            return self.take_thing(seat, stage, thing);
        }
        if option == Act::Pass.option() {
            self.state.seat_mut(seat).passed = true;
            self.tell(EventKind::Passed { seat });
        }
        self.note_turn_end(seat);
        self.state.listeners.expire(program, DurationId(Duration::EndOfTurn.word()));
        Flow::Done
    }

    fn use_in_turn(
        &mut self,
        program: &Program,
        seat: u8,
        acted: bool,
        stage: &mut TurnStage,
        (ability, source): (AbilityId, Thing),
    ) -> Flow {
        if let Some(action) = (!acted).then(|| self.find_action(program, seat, ability, source)).flatten() {
            *stage = TurnStage::Action;
            self.begin_action(action.space);
            return self.use_listener(program, action.listener, action.context);
        }
        let free = self.use_at(program, moment(Hook::Free, seat), ability, source);
        free.or_else(|| self.use_at(program, moment(Hook::AnyTime, seat), ability, source)).unwrap_or(STRANGE)
    }

    fn take_thing(&mut self, seat: u8, stage: &mut TurnStage, thing: Thing) -> Flow {
        match Item::of(thing) {
            Some(Item::Path(path)) => {
                *stage = TurnStage::Action;
                self.begin_action(None);
                Flow::Call(Step::assign(seat, path))
            }
            Some(Item::Card(card)) if matches!(self.content.card(card).face, Face::Land(_)) => {
                Flow::Call(Step::Settle { seat, land: card })
            }
            Some(Item::Card(card)) => Flow::Call(Step::GiveEquipment { seat, card }),
            _ => STRANGE,
        }
    }
}
