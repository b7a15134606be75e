//! Verbs of gain and loss: dice, tokens, gold, glory, tiles, wounded and dead.

use crate::acts::Change;
use crate::content::{Face, Index};
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::verbs::Verb;
use crate::state::Board;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item, PathId};
use provost_engine::zones;
use provost_interpreter::host::{Args, Scope};

impl Table {
    /// Adds counters to a thing, or takes them off.
    pub(in crate::host) fn change_counters(&mut self, args: &Args<'_>, sign: i32) -> Flow {
        for pick in args.picks(0) {
            self.state.counters.change(args.thing(1), pick.noun, pick.count.saturating_mul(sign));
        }
        Flow::Done
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "amounts decide for the other verbs of gain")]
    pub(super) fn can_gain(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        match verb {
            Verb::Carry => self.path_of_card(Self::card_of(args.thing(1))).is_some(),
            Verb::Give => Self::player_of(args.thing(1)).is_some_and(|to| to != self.owner_seat(scope)),
            Verb::Heal => {
                let card = Self::card_of(args.thing(0));
                self.state.card(card).wounds > 0
            }
            Verb::Discard => {
                let what = args.thing(0);
                Self::card_of(what).is_some() || zones::is_discardable(self, what)
            }
            Verb::TakeTile | Verb::ReturnTile => matches!(Item::of(args.thing(0)), Some(Item::Rule(_))),
            Verb::Store => {
                let card = Self::card_of(args.thing(0));
                let Board { storing, stored, .. } = &self.state.board;
                card.is_some() && !stored.is_full() && !storing.is_full() && !storing.contains(card)
            }
            Verb::Revive => {
                let card = Self::card_of(args.thing(0));
                self.content.mercenary(card).reputation <= self.excess_glory(self.owner_seat(scope))
            }
            _ => true,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`do_verb` sends only the verbs of gain")]
    pub(super) fn do_gain(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let seat = self.owner_seat(scope);
        match verb {
            Verb::Gain | Verb::GainOtherColour => self.gain_picks(seat, args, scope),
            Verb::Lose => self.lose_picks(seat, args),
            Verb::Give => match Self::player_of(args.thing(1)) {
                Some(to) => self.give_picks(seat, to, args),
                None => Flow::Done,
            },
            Verb::Discard => {
                self.discard(args.thing(0));
                Flow::Done
            }
            Verb::Carry => {
                self.carry(args, scope);
                Flow::Done
            }
            Verb::PutCounters => self.change_counters(args, 1),
            Verb::RemoveCounters => self.change_counters(args, -1),
            Verb::Heal => {
                let card = Self::card_of(args.thing(0));
                self.state.with_card(card, |place| place.wounds = 0);
                self.tell(EventKind::Healed { card });
                Flow::Done
            }
            Verb::DiscardSelf => {
                self.discard(scope.source());
                Flow::Done
            }
            Verb::DoNothing => Flow::Done,
            Verb::TakeTile => {
                self.hold_tile(args, Some(seat));
                Flow::Done
            }
            Verb::ReturnTile => {
                self.hold_tile(args, None);
                Flow::Done
            }
            Verb::Store => {
                self.state.board.storing.push(Self::card_of(args.thing(0)));
                Flow::Done
            }
            Verb::Revive => {
                let card = Self::card_of(args.thing(0));
                self.state.board.stored.retain(|(stored, _)| *stored != card);
                self.join(seat, card);
                let dice = self.content.mercenary(card).dice;
                self.gain_dice(seat, dice);
                Flow::Done
            }
            _ => Flow::Fail("not a verb of gain"),
        }
    }

    fn gain_picks(&mut self, seat: u8, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let mut payout = 0;
        for pick in args.picks(0) {
            match self.content.index(pick.noun) {
                Index::Resource(_) if pick.noun == self.content.words.gold && in_building(scope) => {
                    payout += pick.count;
                }
                Index::Colour(_) | Index::Token(_) | Index::Resource(_) => {
                    self.gain(seat, pick.noun, pick.count, None);
                }
                Index::None | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {}
            }
        }
        if let (Some(Item::Building(building)), 1..) = (Item::of(scope.source()), payout) {
            let amount = i16::try_from(payout).unwrap_or(i16::MAX);
            return Flow::Call(Step::payout(seat, building, amount));
        }
        self.settled()
    }

    fn lose_picks(&mut self, seat: u8, args: &Args<'_>) -> Flow {
        for pick in args.picks(0) {
            match self.content.index(pick.noun) {
                Index::Token(token) if self.is_trap(token) => {
                    self.lose_trap(seat, Self::card_of(pick.thing));
                    self.note_goods(Change::Loss, seat, pick.noun, 1, None);
                }
                Index::Token(_) | Index::Resource(_) => self.lose(seat, pick.noun, pick.count),
                Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {
                }
            }
        }
        Flow::Done
    }

    fn give_picks(&mut self, from: u8, to: u8, args: &Args<'_>) -> Flow {
        for pick in args.picks(0) {
            match self.content.index(pick.noun) {
                Index::Token(token) if self.is_trap(token) => {
                    let card = Self::card_of(pick.thing);
                    if !self.state.seat(to).traps.is_full() && self.state.seat_mut(from).traps.take(card) {
                        self.take_trap(to, card);
                        self.log.tell_only(to, EventKind::Took { seat: to, card });
                    }
                }
                Index::Token(token) => {
                    let given = self.lose_tokens(from, token, pick.count);
                    self.gain_tokens(to, token, given);
                }
                Index::Resource(_) => {
                    let given = -self.change_resource(from, pick.noun, -pick.count);
                    self.change_resource(to, pick.noun, given);
                }
                Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {
                }
            }
        }
        self.settled()
    }

    fn carry(&mut self, args: &Args<'_>, scope: &Scope<'_>) {
        let path = self.path_of_card(Self::card_of(args.thing(1)));
        if path == PathId::NONE {
            return;
        }
        let times = match Item::of(scope.source()) {
            Some(Item::Benefit(path)) => self.benefit_count(path, scope),
            _ => 1,
        };
        for pick in args.picks(0) {
            let count = pick.count.saturating_mul(times);
            match self.content.index(pick.noun) {
                Index::Token(token) if !self.is_trap(token) => self.lay_tokens(path, token, count),
                Index::Resource(resource) => self.lay_resource(path, resource, count),
                Index::None
                | Index::Colour(_)
                | Index::Token(_)
                | Index::Affinity(_)
                | Index::Type(_)
                | Index::Building(_) => {}
            }
        }
    }

    fn hold_tile(&mut self, args: &Args<'_>, seat: Option<u8>) {
        let Some(Item::Rule(rule)) = Item::of(args.thing(0)) else { return };
        self.state.board.held.retain(|(held, _)| *held != rule);
        if let Some(seat) = seat {
            self.state.board.held.push((rule, seat));
        }
        self.tell(EventKind::Tile { rule, seat });
    }

    /// Discards a card of any sort that its owner has used up.
    pub(in crate::host) fn discard_card(&mut self, card: CardId) {
        match self.content.card(card).face {
            Face::Loot => self.discard_loot(card),
            Face::Equipment(_) => self.discard_equipment(card),
            Face::Trap(_) => {
                let (owner, path) = (self.state.card(card).owner, self.state.card(card).path);
                if path.is_some() {
                    self.state.path_mut(path).traps.retain(|trap| trap.card != card);
                    self.discard_trap(card);
                } else {
                    self.lose_trap(owner, card);
                }
            }
            Face::Mercenary(_) => {
                let path = self.state.card(card).path;
                if path.is_some() {
                    self.vacate(path);
                }
                self.leave(card);
            }
            Face::Monster(_) => self.discard_monster(card),
            Face::Land(_) | Face::Mission(_) | Face::Header(_) | Face::Panic(_) => {}
        }
    }
}

/// Returns whether an ability is the action of a building.
fn in_building(scope: &Scope<'_>) -> bool {
    scope.context.hook == Hook::Action.id() && matches!(Item::of(scope.source()), Some(Item::Building(_)))
}
