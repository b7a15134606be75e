//! Resets the board for the next round.

use crate::event::EventKind;
use crate::registry::durations::Duration;
use crate::registry::limits::Limit;
use crate::state::Pile;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::Site;
use provost_interpreter::vocabulary::id::{DurationId, LimitId};

impl Table {
    /// Takes all dice back, ends the effects of the round, and lays out missions and lands.
    pub(super) fn reset_board(&mut self) {
        for seat in 0..self.state.board.players {
            self.clear_pool(seat);
        }
        let board = &mut self.state.board;
        board.spaces = Default::default();
        board.discounts = Default::default();
        board.paid = Default::default();
        board.action = None;
        for limit in [Limit::OncePerRound, Limit::TimesPerRound] {
            self.state.uses.reset(LimitId(limit.word()));
        }
        let (this, next) = (Duration::EndOfRound.word(), Duration::EndOfNextRound.word());
        self.state.listeners.expire(&self.content.program, DurationId(this));
        self.state.listeners.draw_near(&self.content.program, DurationId(next), DurationId(this));
        self.replace_missions();
        for land in 0..self.state.board.lands_in_use {
            self.refill_land(land);
        }
    }

    /// Discards both missions and draws new ones. Both go first, because the bag may have to be refilled from
    /// the discards.
    fn replace_missions(&mut self) {
        let old = std::mem::take(&mut self.state.board.missions);
        for card in old.into_iter().filter(|card| card.is_some()) {
            self.state.piles.push(Pile::MissionDiscard, card);
            self.tell(EventKind::LeftBoard { card });
        }
        self.lay_missions();
    }

    /// Puts a land with a new header at an empty dock. A header only leaves together with its land.
    fn refill_land(&mut self, land: u8) {
        let site = Site::Land(land);
        if self.state.board.land(site).is_some() {
            return;
        }
        let header = self.state.board.headers.get_mut(usize::from(land)).map(std::mem::take);
        if let Some((card, _)) = header
            && card.is_some()
        {
            self.state.piles.push(Pile::HeaderDiscard, card);
            self.tell(EventKind::LeftBoard { card });
        }
        self.lay_land(site);
    }

    /// Draws a monster for the next empty dock from this land on. Lands come first, so that a card that hears
    /// its own draw knows its land; a dock without a land for good gets none.
    pub(super) fn refill_monsters(&self, at: &mut u8) -> Option<Flow> {
        while *at < self.state.board.lands_in_use {
            let site = Site::Land(*at);
            *at += 1;
            let board = &self.state.board;
            if board.land(site).is_some() && !board.monster(site).is_some() {
                return Some(Flow::Call(Step::draw(site, None)));
            }
        }
        None
    }
}
