//! Supplies: how much of something there is for a cost or a verb.

use crate::content::{Beginning, DiceCost, Index, MAX_COLOURS, MAX_TOKENS, Payment};
use crate::registry::costs::Cost;
use crate::registry::roles::Role;
use crate::registry::verbs::Verb;
use crate::state::Pile;
use crate::table::Table;
use crate::thing::{Item, PathId};
use provost_interpreter::host::{Args, Scope, Things, Word};
use provost_interpreter::vocabulary::id::NounId;

/// Enough for any effect.
const PLENTY: i32 = 9999;

impl Table {
    pub(super) fn supply_of(
        &self,
        word: Word,
        noun: NounId,
        args: &Args<'_>,
        scope: &Scope<'_>,
        units: &mut Things,
    ) -> i32 {
        let seat = self.owner_seat(scope);
        match word {
            Word::Cost(cost) => match Cost::from_word(cost.0) {
                Some(Cost::Pay) => self.payable(seat, noun, args, scope, units),
                Some(Cost::PayFromPath) => {
                    let path = scope.context.role(Role::Path.id()).map_or(PathId::NONE, Self::path_of);
                    let colour = self.content.colour(noun).unwrap_or(u8::MAX);
                    count(self.payable_path_dice(path, colour))
                }
                Some(Cost::PayCounters) => self.state.counters.get(args.thing(1), noun),
                Some(Cost::DiscardSelf | Cost::PayUse) | None => 0,
            },
            Word::Verb(verb) => match Verb::from_word(verb.0) {
                Some(Verb::Gain) => self.gainable(seat, noun),
                Some(Verb::GainOtherColour) => {
                    let colour = usize::from(self.content.colour(noun).unwrap_or(u8::MAX));
                    let paid = self.state.board.paid.get(colour).copied().unwrap_or(1);
                    // Before the payment, every colour might be another one.
                    if paid == 0 || scope.paid == 0 { PLENTY } else { 0 }
                }
                Some(Verb::Lose | Verb::Give) => self.losable(seat, noun, units),
                Some(Verb::RemoveCounters) => self.state.counters.get(args.thing(1), noun),
                Some(Verb::Turn) => self.turnable(seat, noun, units),
                Some(Verb::Reroll) => self.rerollable(noun, scope, units),
                Some(Verb::Steal) => self.stealable(noun, Self::path_of(args.thing(1))),
                Some(Verb::Hide) => {
                    let tricks = &self.state.piles;
                    count(tricks.len(Pile::Tricks) + tricks.len(Pile::TrickDiscard))
                }
                _ => PLENTY,
            },
        }
    }

    /// Returns how much of a noun a player can pay.
    fn payable(&self, seat: u8, noun: NounId, args: &Args<'_>, scope: &Scope<'_>, units: &mut Things) -> i32 {
        match self.content.index(noun) {
            Index::Colour(colour) => self.payable_dice(seat, colour, scope, units),
            Index::Token(token) if self.is_trap(token) => self.list_traps(seat, units),
            Index::Token(token) => self.stock(seat, token),
            Index::Resource(_) if noun == self.content.words.gold => {
                let (gold, written) = (self.gold(seat), self.written_gold(args));
                // An effect may have changed the price; the player must afford what is really asked.
                if gold >= self.gold_cost(written, scope) { gold.max(written) } else { gold.min(written - 1) }
            }
            Index::Resource(_) => self.resource(seat, noun),
            Index::None | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => 0,
        }
    }

    /// Lists the dice of a colour; dice with known faces are distinguished. In a building that sells, only
    /// dice that allow a purchase count.
    fn payable_dice(&self, seat: u8, colour: u8, scope: &Scope<'_>, units: &mut Things) -> i32 {
        let faces = self.state.seat(seat).faces(colour);
        let mut all = 0;
        if faces == [0; 7] {
            return all;
        }
        let sells = self.sells(scope);
        for (face, there) in (0..).zip(faces).filter(|(_, there)| *there > 0) {
            if sells.is_some_and(|purchase| !self.buys_with(seat, colour, face, purchase, scope)) {
                continue;
            }
            all += i32::from(there);
            if face > 0 {
                units.extend((0..there).map(|which| Item::PoolDie(colour, face, which).thing()));
            }
        }
        all
    }

    /// Returns whether the cost of an ability can be paid, if that is precomputed.
    pub(super) fn has_payment(&self, scope: &Scope<'_>) -> Option<bool> {
        match self.content.payments.get(scope.ability.index())? {
            Payment::Other => None,
            Payment::Itself => Some(self.is_discardable(scope.source())),
            Payment::Dice(cost) => self.affords_dice(cost, scope),
        }
    }

    /// Returns whether there are enough dice for a cost of only dice: the result of [`Self::payable_dice`],
    /// colour by colour until there is enough. `None` with a trace, so that the prices are noted.
    fn affords_dice(&self, cost: &DiceCost, scope: &Scope<'_>) -> Option<bool> {
        if self.trace.is_some() {
            return None;
        }
        let seat = self.owner_seat(scope);
        let clan = self.state.seat(seat);
        let sells = self.sells(scope);
        match (cost.least, sells) {
            (1, Some(purchase)) => return Some(self.buys_with_best(seat, cost, purchase, scope)),
            (1, None) => return Some(cost.colours().any(|colour| clan.faces(colour) != [0; 7])),
            _ => {}
        }
        let mut lacking = cost.least;
        for colour in cost.colours() {
            let (mut rolled, mut alike) = (0u8, 0u8);
            for (face, there) in (0..).zip(clan.faces(colour)).filter(|(_, there)| *there > 0) {
                if sells.is_some_and(|purchase| !self.buys_with(seat, colour, face, purchase, scope)) {
                    continue;
                }
                if lacking <= 1 {
                    return Some(true);
                }
                let count = if face == 0 { &mut alike } else { &mut rolled };
                *count = count.saturating_add(there);
            }
            // If some are distinguished, only those are chosen from.
            lacking = lacking.saturating_sub(if rolled > 0 { rolled } else { alike });
            if lacking == 0 {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Returns whether the first step of an ability would do anything, if that is precomputed. The dummy
    /// player never gains anything.
    pub(super) fn has_beginning(&self, scope: &Scope<'_>) -> Option<bool> {
        let beginning = self.content.beginnings.get(scope.ability.index())?;
        if Self::is_dummy(scope) {
            return None;
        }
        match *beginning {
            Beginning::Open => None,
            Beginning::Sure => Some(true),
            Beginning::Wounded => (!self.is_anybody_wounded()).then_some(false),
            Beginning::Room(tokens) => {
                let seat = self.owner_seat(scope);
                let mut sorts = (0u8..).take(MAX_TOKENS).filter(|token| tokens & 1 << token != 0);
                Some(sorts.any(|token| self.tokens_left(seat, token) > 0))
            }
            Beginning::Sale(purchase) => Some(self.is_on_sale(self.owner_seat(scope), purchase)),
        }
    }

    fn is_anybody_wounded(&self) -> bool {
        let clans = self.state.seats.iter().take(usize::from(self.state.board.players));
        let mut members = clans.flat_map(|clan| &clan.members);
        members.any(|card| self.state.card(*card).wounds > 0)
    }

    fn payable_path_dice(&self, path: PathId, colour: u8) -> usize {
        let on_traps = self.content.numbers.rulings.dice_on_traps_guard;
        let dice = self.state.path(path).dice;
        let free = dice.iter().filter(|die| die.face == 0 && die.colour == colour);
        free.filter(|die| on_traps || !die.on.is_some()).count()
    }

    fn list_traps(&self, seat: u8, units: &mut Things) -> i32 {
        let traps = self.state.seat(seat).traps;
        units.extend(traps.iter().map(|card| Item::Card(*card).thing()));
        count(traps.len())
    }

    fn gainable(&self, seat: u8, noun: NounId) -> i32 {
        match self.content.index(noun) {
            Index::Token(token) => self.tokens_left(seat, token),
            Index::Colour(_) | Index::Resource(_) => PLENTY,
            Index::None | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => 0,
        }
    }

    /// Returns how many more tokens of a sort a player could gain.
    fn tokens_left(&self, seat: u8, token: u8) -> i32 {
        let Some(kind) = self.content.tokens.get(usize::from(token)) else { return 0 };
        let piles = &self.state.piles;
        if kind.noun == self.content.words.trick {
            count(piles.len(Pile::Tricks) + piles.len(Pile::TrickDiscard))
        } else if kind.noun == self.content.words.trap {
            count(piles.len(Pile::Traps) + piles.len(Pile::TrapDiscard))
        } else {
            (self.limit(seat, token) - self.stock(seat, token)).max(0)
        }
    }

    fn losable(&self, seat: u8, noun: NounId, units: &mut Things) -> i32 {
        match self.content.index(noun) {
            Index::Token(token) if self.is_trap(token) => self.list_traps(seat, units),
            Index::Token(token) => self.stock(seat, token),
            Index::Resource(_) => self.resource(seat, noun),
            Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => 0,
        }
    }

    fn turnable(&self, seat: u8, noun: NounId, units: &mut Things) -> i32 {
        let Some(colour) = self.content.colour(noun) else { return 0 };
        let faces = self.state.seat(seat).faces(colour);
        for (face, there) in (0..).zip(faces).skip(1) {
            units.extend((0..there).map(|which| Item::PoolDie(colour, face, which).thing()));
        }
        count(units.as_slice().len())
    }

    fn rerollable(&self, noun: NounId, scope: &Scope<'_>, units: &mut Things) -> i32 {
        let (Some(colour), Some(path)) = (self.content.colour(noun), scope.context.role(Role::Path.id()))
        else {
            return 0;
        };
        let path = Self::path_of(path);
        let dice = (0..).zip(&self.state.path(path).dice);
        let rolled = dice.filter(|(_, die)| die.colour == colour && die.face > 0);
        units.extend(rolled.map(|(at, _)| Item::PathDie(path, at).thing()));
        count(units.as_slice().len())
    }

    fn stealable(&self, noun: NounId, path: PathId) -> i32 {
        let Some(colour) = self.content.colour(noun) else { return 0 };
        let place = self.state.path(path);
        let shielded = |card| place.traps.iter().any(|trap| trap.card == card && trap.shielded);
        let free =
            |die: &&crate::state::PathDie| die.colour == colour && !(die.on.is_some() && shielded(die.on));
        count(place.dice.iter().filter(free).count())
    }

    /// Returns the number of colours.
    pub(crate) fn colours(&self) -> u8 {
        u8::try_from(self.content.dice.len().min(MAX_COLOURS)).unwrap_or(0)
    }
}

fn count(items: usize) -> i32 {
    i32::try_from(items).unwrap_or(i32::MAX)
}
