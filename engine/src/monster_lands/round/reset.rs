//! The board is made ready for the next round.

use crate::monster_lands::event::What;
use crate::monster_lands::registry::durations::Duration;
use crate::monster_lands::registry::limits::Limit;
use crate::monster_lands::state::Pile;
use crate::monster_lands::step::Step;
use crate::monster_lands::table::{Table, Way};
use crate::monster_lands::thing::{CardId, Site};
use provost_interpreter::vocabulary::id::{DurationId, LimitId};

impl Table {
    /// Takes all dice back, ends what holds for a round, and lays out missions and lands.
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
        self.state.filing.expire(DurationId(Duration::EndOfRound.word()));
        self.replace_missions();
        for land in 0..self.state.board.lands_in_use {
            self.refill_land(land);
        }
    }

    /// Discards both missions; the first new one shows its dice-rolling face, the second its contract.
    fn replace_missions(&mut self) {
        for at in [0u8, 1] {
            let old = self.state.board.missions.get(usize::from(at)).copied().unwrap_or_default();
            if old.is_some() {
                self.state.piles.push(Pile::MissionDiscard, old);
                self.tell(What::LeftBoard { card: old });
            }
        }
        for at in [0u8, 1] {
            let new = self.draw_card(Pile::Missions, Pile::MissionDiscard);
            if let Some(place) = self.state.board.missions.get_mut(usize::from(at)) {
                *place = new;
            }
            if new.is_some() {
                self.tell(What::LaidOut { card: new, site: Site::Mission(at) });
            }
        }
    }

    /// Lays a land with a new header out at an empty dock. A header leaves with its land and not before.
    fn refill_land(&mut self, land: u8) {
        let site = Site::Land(land);
        if self.state.board.land(site).is_some() {
            return;
        }
        let at = usize::from(land);
        let (old, _) = self.state.board.headers.get(at).copied().unwrap_or_default();
        if old.is_some() {
            self.state.piles.push(Pile::HeaderDiscard, old);
            self.tell(What::LeftBoard { card: old });
        }
        let card = self.draw_card(Pile::Lands, Pile::LandDiscard);
        let mut header = (CardId::NONE, 0);
        if card.is_some() {
            header.0 = self.draw_card(Pile::Headers, Pile::HeaderDiscard);
            header.1 = u8::try_from(self.state.chance.below(2)).unwrap_or(0);
        }
        let board = &mut self.state.board;
        if let (Some(land), Some(place)) = (board.lands.get_mut(at), board.headers.get_mut(at)) {
            *land = card;
            *place = header;
        }
        for card in [card, header.0] {
            if card.is_some() {
                self.tell(What::LaidOut { card, site });
            }
        }
    }

    fn draw_card(&mut self, pile: Pile, discards: Pile) -> CardId {
        self.state.piles.draw(pile, discards, &mut self.state.chance).unwrap_or_default()
    }

    /// Draws a monster for the next empty dock from this land on. Lands come first, so that a card that hears its
    /// own drawing knows which land it was meant for; a dock whose land is missing for good gets none.
    pub(super) fn refill_monsters(&self, at: &mut u8) -> Option<Way> {
        while *at < self.state.board.lands_in_use {
            let site = Site::Land(*at);
            *at += 1;
            let board = &self.state.board;
            if board.land(site).is_some() && !board.monster(site).is_some() {
                return Some(Way::Call(Step::Draw { site, level: None, stage: 0, card: CardId::NONE }));
            }
        }
        None
    }
}
