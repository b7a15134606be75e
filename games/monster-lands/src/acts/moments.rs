//! What was done and nobody has heard of yet: gains, losses, payments, hires. Where it happens it is only noted;
//! the machine opens the moments as soon as the ability or the step of a procedure is done.
//!
//! What somebody could replace (`instead of loss of glory`) is noted before it is done: its window does it, unless
//! an ability stands in for it.

use crate::content::Index;
use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::step::{Purpose, Step};
use crate::table::{Question, Table};
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::hook::{Context, Window};
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// The moments to come, in order.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    pub(crate) queue: Vec<Pending>,
    /// Whether an ability acts that stands in for something: what it does is not replaced again.
    pub(crate) replacing: bool,
}

impl Clone for Moments {
    fn clone(&self) -> Self {
        Self { queue: self.queue.clone(), replacing: self.replacing }
    }

    /// Copies into the memory that is there.
    fn clone_from(&mut self, from: &Self) {
        self.queue.clone_from(&from.queue);
        self.replacing = from.replacing;
    }
}

/// A moment to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Pending {
    /// Goods have changed hands.
    Done(Trade),
    /// Goods will change hands unless something happens instead.
    Due(Trade),
    /// A mercenary was hired.
    Hired { seat: u8, card: CardId },
    /// A card or token was discarded by a player.
    Discarded { seat: u8, card: CardId },
    /// A die of a path stands.
    Die { path: PathId, purpose: Purpose, at: u8 },
    /// A mercenary has fought and lives.
    Survived { path: PathId },
    /// A player's turn is over.
    TurnEnd { seat: u8 },
}

/// So many goods that a player gains, loses or pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trade {
    pub(crate) what: Change,
    pub(crate) seat: u8,
    pub(crate) noun: NounId,
    pub(crate) count: i16,
    /// The building where it happens.
    pub(crate) building: Option<u8>,
}

/// What becomes of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Change {
    Gain,
    Loss,
    Payment,
}

impl Change {
    /// Returns the hook for what has happened.
    const fn hook(self) -> Hook {
        match self {
            Self::Gain => Hook::Gain,
            Self::Loss => Hook::Loss,
            Self::Payment => Hook::Payment,
        }
    }

    /// Returns the hook for what happens instead; a price must be paid.
    const fn instead(self) -> Option<Hook> {
        match self {
            Self::Gain => Some(Hook::InsteadOfGain),
            Self::Loss => Some(Hook::InsteadOfLoss),
            Self::Payment => None,
        }
    }
}

impl Table {
    #[inline]
    fn is_listened_for(&self, hook: Hook) -> bool {
        self.state.listeners.is_heard(&self.content.program, hook.id())
    }

    /// Gives a player goods of any sort. Run [`Table::settled`] afterwards.
    pub(crate) fn gain(&mut self, seat: u8, noun: NounId, count: i32, building: Option<u8>) {
        self.trade(Change::Gain, seat, noun, count, building);
    }

    /// Takes goods from a player, as far as there are any; traps are taken one by one with
    /// [`Table::lose_trap`].
    pub(crate) fn lose(&mut self, seat: u8, noun: NounId, count: i32) {
        self.trade(Change::Loss, seat, noun, count, None);
    }

    fn trade(&mut self, what: Change, seat: u8, noun: NounId, count: i32, building: Option<u8>) {
        let count = i16::try_from(count).unwrap_or(i16::MAX);
        if count <= 0 {
            return;
        }
        let deal = Trade { what, seat, noun, count, building };
        let replaced = what.instead().is_some_and(|hook| self.is_listened_for(hook));
        if replaced && !self.state.moments.replacing {
            self.state.moments.queue.push(Pending::Due(deal));
        } else {
            self.settle_trade(deal);
        }
    }

    /// Lets goods change hands.
    pub(crate) fn settle_trade(&mut self, deal: Trade) {
        let Trade { what, seat, noun, count, building } = deal;
        let count = i32::from(count);
        let index = self.content.index(noun);
        let changed = match (what, index) {
            (Change::Gain, Index::Colour(colour)) => {
                for _ in 0..count {
                    self.gain_die(seat, colour);
                }
                count
            }
            (Change::Gain, Index::Token(token)) => {
                let before = self.stock(seat, token);
                self.gain_tokens(seat, token, count);
                self.stock(seat, token) - before
            }
            (Change::Gain, Index::Resource(_)) => self.change_resource(seat, noun, count),
            (Change::Loss | Change::Payment, Index::Token(token)) => self.lose_tokens(seat, token, count),
            (Change::Loss | Change::Payment, Index::Resource(_)) => -self.change_resource(seat, noun, -count),
            (Change::Loss | Change::Payment, Index::Colour(_))
            | (_, Index::None | Index::Affinity(_) | Index::Type(_) | Index::Building(_)) => 0,
        };
        self.note_goods(what, seat, noun, changed, building);
    }

    /// Notes goods that have changed hands.
    #[inline]
    pub(crate) fn note_goods(
        &mut self,
        what: Change,
        seat: u8,
        noun: NounId,
        count: i32,
        building: Option<u8>,
    ) {
        if count > 0 && self.is_listened_for(what.hook()) {
            let count = i16::try_from(count).unwrap_or(i16::MAX);
            self.state.moments.queue.push(Pending::Done(Trade { what, seat, noun, count, building }));
        }
    }

    /// Notes a hire.
    pub(crate) fn note_hire(&mut self, seat: u8, card: CardId) {
        if self.is_listened_for(Hook::Hire) {
            self.state.moments.queue.push(Pending::Hired { seat, card });
        }
    }

    /// Notes that a player has discarded a card.
    pub(crate) fn note_discard(&mut self, seat: u8, card: CardId) {
        if seat < self.state.board.players && self.is_listened_for(Hook::Discard) {
            self.state.moments.queue.push(Pending::Discarded { seat, card });
        }
    }

    /// Notes the dice of a path, which stand.
    pub(crate) fn note_dice(&mut self, path: PathId, purpose: Purpose, dice: u8) {
        self.state.moments.queue.extend((0..dice).map(|at| Pending::Die { path, purpose, at }));
    }

    /// Notes the mercenaries of a site that have fought and live.
    pub(crate) fn note_survivors(&mut self, site: Site) {
        if self.is_listened_for(Hook::AfterBattle) {
            let paths = site
                .paths()
                .filter(|path| self.state.path(*path).fought && self.state.path(*path).is_occupied());
            let survivors: Vec<Pending> = paths.map(|path| Pending::Survived { path }).collect();
            self.state.moments.queue.extend(survivors);
        }
    }

    /// Notes the end of a turn.
    pub(crate) fn note_turn_end(&mut self, seat: u8) {
        if self.is_listened_for(Hook::TurnEnd) {
            self.state.moments.queue.push(Pending::TurnEnd { seat });
        }
    }

    /// Takes the window of the next moment.
    pub(crate) fn next_moment(&mut self) -> Option<Window<Step, Question>> {
        if self.state.moments.queue.is_empty() {
            return None;
        }
        Some(match self.state.moments.queue.remove(0) {
            Pending::Done(deal) => Window::event(self.on_trade(deal.what.hook(), deal)),
            Pending::Due(deal) => {
                let hook = deal.what.instead().unwrap_or(deal.what.hook());
                Window::around(self.on_trade(hook, deal), Step::Trade(deal)).instead(hook.id())
            }
            Pending::Hired { seat, card } => {
                let context = Self::by(Hook::Hire, seat).with(Role::Hired.id(), Item::Card(card).thing());
                Window::event(context)
            }
            Pending::Discarded { seat, card } => {
                let role = match self.content.card(card).face {
                    crate::content::Face::Equipment(_) => Role::Equipment,
                    crate::content::Face::Trap(_) => Role::Trap,
                    crate::content::Face::Loot
                    | crate::content::Face::Mercenary(_)
                    | crate::content::Face::Monster(_)
                    | crate::content::Face::Land(_)
                    | crate::content::Face::Mission(_)
                    | crate::content::Face::Header(_)
                    | crate::content::Face::Panic(_) => Role::Loot,
                };
                let context = Self::by(Hook::Discard, seat).with(role.id(), Item::Card(card).thing());
                Window::event(context)
            }
            Pending::Die { path, purpose, at } => {
                let mut context = self.on_whole_roll(Hook::DieResult, path, purpose);
                context.scope = 0;
                context.put(Role::Die.id(), Item::PathDie(path, at).thing());
                Window::event(context)
            }
            Pending::Survived { path } => Window::event(self.on_path_at(Hook::AfterBattle, path)),
            Pending::TurnEnd { seat } => Window::event(Self::by(Hook::TurnEnd, seat)),
        })
    }

    /// Makes a moment of a player, who did it.
    pub(crate) fn by(hook: Hook, seat: u8) -> Context {
        moment(hook, seat).with(Role::Actor.id(), Item::Player(seat).thing())
    }

    fn on_trade(&self, hook: Hook, deal: Trade) -> Context {
        let Trade { seat, noun, count, building, .. } = deal;
        // The places of the qualifiers at the hooks of goods.
        let place = match self.content.index(noun) {
            Index::Resource(_) => 0,
            Index::Token(_) => 1,
            Index::Colour(_) => 2,
            Index::None | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => 3,
        };
        let mut context = Self::by(hook, seat).qualified(place, noun).counting(i32::from(count));
        let building = building.and_then(|building| self.content.buildings.get(usize::from(building)));
        if let Some(building) = building {
            context.qualify(3, building.noun);
        }
        context
    }
}
