//! Verbs about dice and tokens on paths: turning, rerolling, stealing, tricks.

use crate::acts::Change;
use crate::content::MAX_COLOURS;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::targets::Target;
use crate::registry::verbs::Verb;
use crate::state::{Pile, Trick};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{Item, PathId};
use provost_engine::chance::Alike;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};

impl Table {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted out the verbs of this group")]
    pub(super) fn can_move_dice(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        match verb {
            Verb::Reroll => self.can_pay_reroll(args.count(0), scope),
            Verb::RerollDice => self.face_of(args.thing(0)).is_some() && self.can_pay_reroll(1, scope),
            Verb::SetDie | Verb::FlipDie => self.face_of(args.thing(0)).is_some(),
            Verb::SwapDice => {
                let [one, other] = [args.thing(0), args.thing(1)].map(|die| self.die_on_path(die).is_some());
                one && other && args.thing(0) != args.thing(1)
            }
            Verb::PutDice => self.path_of_card(Self::card_of(args.thing(1))).is_some(),
            Verb::Shield => self.path_of_card(Self::card_of(args.thing(0))).is_some(),
            Verb::Steal => self.can_aim(Self::path_of(args.thing(1)), scope),
            Verb::Mark => self.can_aim(Self::path_of(args.thing(0)), scope),
            Verb::CancelTrick => self.state.trick.card.is_some() && !self.state.trick.cancelled,
            Verb::Hide => {
                let path = Self::path_of(args.thing(1));
                path.is_some() && !self.state.path(path).traps.is_full()
            }
            _ => true,
        }
    }

    /// Returns whether a trick on a path can be aimed at another one.
    fn can_aim(&self, to: PathId, scope: &Scope<'_>) -> bool {
        let from = self.path_of_card(Self::card_of(scope.source()));
        from.is_some() && to.is_some() && from != to
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted out the verbs of this group")]
    pub(super) fn move_dice(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        match verb {
            Verb::Turn => return self.turn_die(args, scope),
            Verb::Reroll => {
                self.pay_reroll(args.count(0), scope);
                self.reroll(args);
            }
            Verb::RerollDice => {
                self.pay_reroll(1, scope);
                let to = self.state.chance.die_alike(&mut Alike::default());
                self.show(args.thing(0), to);
            }
            Verb::SetDie => {
                let to = u8::try_from(args.number(1).clamp(1, 6)).unwrap_or(1);
                self.show(args.thing(0), to);
            }
            Verb::FlipDie => {
                if let Some(face) = self.face_of(args.thing(0)) {
                    self.show(args.thing(0), 7 - face.min(6));
                }
            }
            Verb::SwapDice => self.swap_dice(args.thing(0), args.thing(1)),
            Verb::PutDice => {
                let card = Self::card_of(args.thing(1));
                let path = self.path_of_card(card);
                for pick in args.picks(0) {
                    let Some(colour) = self.content.colour(pick.noun) else { continue };
                    (0..pick.count).for_each(|_| self.lay_die(path, colour, card));
                }
            }
            Verb::Shield => {
                let card = Self::card_of(args.thing(0));
                let path = self.path_of_card(card);
                let traps = self.state.path_mut(path).traps.as_mut_slice();
                if let Some(trap) = traps.iter_mut().find(|trap| trap.card == card) {
                    trap.shielded = true;
                }
            }
            Verb::Steal => {
                let mut trick = self.aim(Self::path_of(args.thing(1)), scope);
                for pick in args.picks(0) {
                    let colour = self.content.colour(pick.noun).map_or(usize::MAX, usize::from);
                    if let Some(count) = trick.dice.get_mut(colour) {
                        *count = count.saturating_add(u8::try_from(pick.count).unwrap_or(0));
                    }
                }
                // A trick without dice to steal has no target.
                if trick.dice.iter().any(|count| *count > 0) {
                    self.state.trick = trick;
                    return Flow::Call(Step::trick());
                }
            }
            Verb::Mark => {
                self.state.trick = self.aim(Self::path_of(args.thing(0)), scope);
                return Flow::Call(Step::trick());
            }
            Verb::CancelTrick => self.state.trick.cancelled = true,
            Verb::Hide => self.hide(args),
            _ => return Flow::Fail("not a verb about dice on paths"),
        }
        Flow::Done
    }

    /// Returns what the dice that are rolled again cost.
    fn reroll_cost(&self, dice: i32, scope: &Scope<'_>) -> i32 {
        let channel = self.content.program.number_channel(Hook::RerollCost.id(), Target::RerollCost.id());
        let path = scope.context.role(Role::Path.id()).map_or(PathId::NONE, Self::path_of);
        if self.state.listeners.at(channel).is_empty() || path == PathId::NONE {
            return 0;
        }
        let mut context = self.on_path_at(Hook::RerollCost, path);
        context.depth = scope.context.depth.saturating_add(1);
        self.number(&context, Target::RerollCost, 0).saturating_mul(dice.max(1))
    }

    fn can_pay_reroll(&self, dice: i32, scope: &Scope<'_>) -> bool {
        let cost = self.reroll_cost(dice, scope);
        cost == 0 || self.gold(self.owner_seat(scope)) >= cost
    }

    fn pay_reroll(&mut self, dice: i32, scope: &Scope<'_>) {
        let cost = self.reroll_cost(dice, scope);
        if cost > 0 {
            let (seat, gold) = (self.owner_seat(scope), self.content.words.gold);
            self.change_resource(seat, gold, -cost);
            self.note_goods(Change::Payment, seat, gold, cost, None);
        }
    }

    /// Returns the face that a die shows; `None` if it has not been rolled.
    fn face_of(&self, die: Thing) -> Option<u8> {
        self.die_at(die).map(|die| die.face).filter(|face| *face > 0)
    }

    /// Returns a die on a path.
    fn die_on_path(&self, die: Thing) -> Option<(PathId, usize, u8, u8)> {
        let Some(Item::PathDie(path, at)) = Item::of(die) else { return None };
        let at = usize::from(at);
        let die = *self.state.path(path).dice.as_slice().get(at)?;
        Some((path, at, die.colour, die.face))
    }

    /// Lets two dice on paths change places. What lies there, a trap or the path itself, then holds the other one.
    fn swap_dice(&mut self, one: Thing, other: Thing) {
        let (Some(first), Some(second)) = (self.die_on_path(one), self.die_on_path(other)) else { return };
        for ((path, at, ..), (_, _, colour, face)) in [(first, second), (second, first)] {
            if let Some(die) = self.state.path_mut(path).dice.as_mut_slice().get_mut(at) {
                (die.colour, die.face) = (colour, face);
            }
        }
    }

    /// Turns a die to a face.
    fn show(&mut self, die: Thing, to: u8) {
        let Some(item) = Item::of(die) else { return };
        if let Item::PathDie(path, at) = item {
            if let Some(die) = self.state.path_mut(path).dice.as_mut_slice().get_mut(usize::from(at)) {
                let (colour, from) = (die.colour, std::mem::replace(&mut die.face, to));
                self.tell(EventKind::Rerolled { path, colour, from, to });
            }
        } else if let Item::PoolDie(colour, face, _) = item
            && let Some(seat) = self.seat_of_pool(colour, face)
        {
            let pool = self.state.seat_mut(seat);
            if pool.take_die(colour, face) {
                pool.add_die(colour, to);
            }
        }
    }

    /// Returns the seat whose pool has a die: the active player's if it has such a die.
    fn seat_of_pool(&self, colour: u8, face: u8) -> Option<u8> {
        let has = |seat: &u8| {
            self.state.seat(*seat).faces(colour).get(usize::from(face)).is_some_and(|count| *count > 0)
        };
        let active = self.state.board.active;
        std::iter::once(active).chain(0..self.state.board.players).find(has)
    }

    fn aim(&self, to: PathId, scope: &Scope<'_>) -> Trick {
        let card = Self::card_of(scope.source());
        Trick { card, from: self.path_of_card(card), to, ..Trick::default() }
    }

    /// Turns one die; its owner chooses up or down.
    fn turn_die(&self, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let pick = args.picks(0).next().and_then(|pick| Item::of(pick.thing));
        let Some(Item::PoolDie(colour, face, _)) = pick else { return Flow::Done };
        let by = u8::try_from(args.number(1).clamp(0, 6)).unwrap_or(0);
        Flow::Call(Step::TurnDie { seat: self.owner_seat(scope), colour, face, by })
    }

    fn reroll(&mut self, args: &Args<'_>) {
        let mut alike = [Alike::default(); MAX_COLOURS];
        for pick in args.picks(0) {
            let Some(Item::PathDie(path, at)) = Item::of(pick.thing) else { continue };
            let colour = self.state.path(path).dice.as_slice().get(usize::from(at)).map(|die| die.colour);
            let of_colour = colour.and_then(|colour| alike.get_mut(usize::from(colour)));
            let to = self.state.chance.die_alike(of_colour.unwrap_or(&mut Alike::default()));
            if let Some(die) = self.state.path_mut(path).dice.as_mut_slice().get_mut(usize::from(at)) {
                let (colour, from) = (die.colour, std::mem::replace(&mut die.face, to));
                self.tell(EventKind::Rerolled { path, colour, from, to });
            }
        }
    }

    /// Puts tokens from their pile on a path, unseen.
    fn hide(&mut self, args: &Args<'_>) {
        let path = Self::path_of(args.thing(1));
        for pick in args.picks(0) {
            let (pile, discards) = if pick.noun == self.content.words.trick {
                (Pile::Tricks, Pile::TrickDiscard)
            } else {
                (Pile::Traps, Pile::TrapDiscard)
            };
            for _ in 0..pick.count {
                if self.state.path(path).traps.is_full() {
                    return;
                }
                if let Some(card) = self.state.piles.draw(pile, discards, &mut self.state.chance) {
                    self.lay_trap(path, card);
                }
            }
        }
    }
}
