//! Stocks of resources, camps, wounds and tracks.

use crate::content::{Goods, MOST, at};
use crate::event::EventKind;
use crate::table::Table;

impl Table {
    /// Returns a player's amount of a resource.
    #[inline]
    pub(crate) fn stock(&self, seat: u8, resource: u8) -> u16 {
        at(&self.state.seat(seat).stock, resource)
    }

    /// Adds to a player's stock; returns how much fitted.
    pub(crate) fn give(&mut self, seat: u8, resource: u8, count: u16) -> u16 {
        self.state.with_seat(seat, |seat| {
            let Some(stock) = seat.stock.get_mut(usize::from(resource)) else { return 0 };
            let given = count.min(MOST.saturating_sub(*stock));
            *stock += given;
            given
        })
    }

    /// Takes from a player's stock, as much as there is; returns the amount.
    pub(crate) fn take(&mut self, seat: u8, resource: u8, count: u16) -> u16 {
        self.state.with_seat(seat, |seat| {
            let Some(stock) = seat.stock.get_mut(usize::from(resource)) else { return 0 };
            let taken = count.min(*stock);
            *stock -= taken;
            taken
        })
    }

    /// Returns whether a player has all of these goods.
    pub(crate) fn has(&self, seat: u8, goods: Goods) -> bool {
        let stock = self.state.seat(seat).stock;
        stock.iter().zip(goods).all(|(stock, wanted)| *stock >= u16::from(wanted))
    }

    /// Pays all of these goods.
    pub(crate) fn pay_goods(&mut self, seat: u8, goods: Goods) {
        for (resource, count) in (0..).zip(goods) {
            self.pay_one(seat, resource, u16::from(count));
        }
    }

    /// Pays an amount of one resource.
    pub(crate) fn pay_one(&mut self, seat: u8, resource: u8, count: u16) {
        let count = self.take(seat, resource, count);
        if count > 0 {
            self.tell(EventKind::Paid { seat, noun: self.content.resource_noun(resource), count });
        }
    }

    /// Loses an amount of one resource, as much as there is.
    pub(crate) fn lose(&mut self, seat: u8, resource: u8, count: u16) {
        let count = self.take(seat, resource, count);
        if count > 0 {
            self.tell(EventKind::Lost { seat, noun: self.content.resource_noun(resource), count });
        }
    }

    /// Hands over an amount of a resource; a player without any shows that. This is not a gain.
    pub(crate) fn hand_over(&mut self, from: u8, to: u8, resource: u8, count: u16) {
        let noun = self.content.resource_noun(resource);
        let taken = self.take(from, resource, count);
        if taken == 0 {
            self.tell(EventKind::Lacks { seat: from, noun });
            return;
        }
        self.give(to, resource, taken);
        self.tell(EventKind::Stolen { seat: to, from, noun, count: taken });
    }

    /// Returns the number of free boxes in a player's camps.
    pub(crate) fn free_boxes(&self, seat: u8) -> i32 {
        let numbers = &self.content.numbers;
        let all = i32::from(numbers.camps) * i32::from(numbers.boxes);
        (all - self.state.seat(seat).in_camps()).max(0)
    }

    /// Puts one unit of a resource from stock into the first free box; returns whether there was one.
    pub(crate) fn box_one(&mut self, seat: u8, resource: u8) -> bool {
        if self.free_boxes(seat) == 0 || self.take(seat, resource, 1) == 0 {
            return false;
        }
        let (camps, boxes) = (usize::from(self.content.numbers.camps), self.content.numbers.boxes);
        self.state.with_seat(seat, |seat| {
            let free = |camp: &&mut Goods| camp.iter().sum::<u8>() < boxes;
            let camp = seat.camps.iter_mut().take(camps).find(free);
            match camp.and_then(|camp| camp.get_mut(usize::from(resource))) {
                Some(count) => *count += 1,
                None => return false,
            }
            true
        })
    }

    /// Moves an amount of a resource from a camp into a player's stock.
    pub(crate) fn unbox(&mut self, to: u8, camp: (u8, u8), resource: u8, count: u8) {
        let (from, camp) = camp;
        let taken = self.state.with_seat(from, |seat| {
            let camp = seat.camps.get_mut(usize::from(camp));
            let Some(there) = camp.and_then(|camp| camp.get_mut(usize::from(resource))) else { return 0 };
            let taken = count.min(*there);
            *there -= taken;
            taken
        });
        if taken > 0 {
            self.give(to, resource, u16::from(taken));
            let noun = self.content.resource_noun(resource);
            self.tell(EventKind::TakenFromCamp { seat: to, from, noun, count: taken });
        }
    }

    /// Returns the amount of a resource in a camp.
    pub(crate) fn boxed(&self, camp: (u8, u8), resource: u8) -> u8 {
        let (seat, camp) = camp;
        let camps = &self.state.seat(seat).camps;
        camps.get(usize::from(camp)).map_or(0, |camp| at(camp, resource))
    }

    /// Returns a player's wounds of all kinds.
    pub(crate) fn wounds(&self, seat: u8) -> i32 {
        self.state.seat(seat).wounds.iter().map(|count| i32::from(*count)).sum()
    }

    /// Adds wounds up to the end of the counter; returns how many counted.
    pub(crate) fn wound(&mut self, seat: u8, kind: u8, count: u8) -> u8 {
        let Some(track) = self.content.wounds.get(usize::from(kind)).copied() else { return 0 };
        let taken = self.state.with_seat(seat, |seat| {
            let Some(wounds) = seat.wounds.get_mut(usize::from(kind)) else { return 0 };
            let taken = count.min(track.most.saturating_sub(*wounds));
            *wounds += taken;
            taken
        });
        self.tell(EventKind::Wounded { seat, noun: track.noun, count: taken });
        taken
    }

    /// Heals wounds, as many as there are.
    pub(crate) fn heal(&mut self, seat: u8, kind: u8, count: u8) {
        let Some(track) = self.content.wounds.get(usize::from(kind)).copied() else { return };
        let healed = self.state.with_seat(seat, |seat| {
            let Some(wounds) = seat.wounds.get_mut(usize::from(kind)) else { return 0 };
            let healed = count.min(*wounds);
            *wounds -= healed;
            healed
        });
        if healed > 0 {
            self.tell(EventKind::Healed { seat, noun: track.noun, count: healed });
        }
    }

    /// Returns whether a player can rise on a track.
    pub(crate) fn can_rise(&self, seat: u8, level: u8) -> bool {
        let track = self.content.levels.get(usize::from(level));
        track.is_some_and(|track| at(&self.state.seat(seat).levels, level) < track.most)
    }

    /// Raises a player on a track, up to its end.
    pub(crate) fn rise(&mut self, seat: u8, level: u8, by: u8) {
        let Some(track) = self.content.levels.get(usize::from(level)).copied() else { return };
        let to = self.state.with_seat(seat, |seat| {
            let Some(there) = seat.levels.get_mut(usize::from(level)) else { return 0 };
            *there = there.saturating_add(by).min(track.most);
            *there
        });
        self.tell(EventKind::Raised { seat, noun: track.noun, to });
    }
}
