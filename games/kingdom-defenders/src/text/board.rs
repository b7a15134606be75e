//! The table drawn as lines of text, as a player sees it.

use crate::content::{Area, CardKind};
use crate::state::{Phase, Space};
use crate::table::Table;
use crate::thing::{CardId, Item, SpaceId};
use provost_engine::game::speech::Speech;
use provost_interpreter::hook::Player;

impl Table {
    /// Writes round and phase.
    pub(crate) fn say_moment(&self, speech: &Speech<'_>) -> String {
        let phase = match self.state.board.phase {
            Phase::Setup => speech.say("phase-setup", &[]),
            Phase::Start => speech.say("phase-start", &[]),
            Phase::Placing => speech.say("phase-placing", &[]),
            Phase::Activating(area) => speech.say(&format!("area-{}", area.index()), &[]),
            Phase::End => speech.say("phase-end", &[]),
            Phase::Over => speech.say("phase-over", &[]),
        };
        let (round, rounds) = (self.state.board.round, self.content.numbers.rounds);
        speech.say("moment", &[("round", round.into()), ("rounds", rounds.into()), ("phase", phase.into())])
    }

    /// Draws the table.
    pub(crate) fn draw_board(&self, speech: &Speech<'_>, viewer: Option<u8>) -> Vec<String> {
        let mut lines = vec![format!("== {} ==", self.say_moment(speech))];
        let order: Vec<String> =
            self.state.board.order.iter().map(|seat| speech.player(Player(*seat))).collect();
        lines.push(speech.say("turn-order", &[("players", order.join(", ").into())]));
        for area in Area::ALL {
            let spaces = self.state.all_spaces().filter(|(_, space)| space.area == area);
            let spaces: Vec<String> = spaces.map(|(id, space)| self.draw_space(speech, id, space)).collect();
            let name = speech.say(&format!("area-{}", area.index()), &[]);
            lines.push(format!("{name}: {}", speech.list(&spaces)));
        }
        let rows = [("deeds", self.state.board.deeds), ("rewards", self.state.board.rewards)];
        for (row, cards) in rows {
            let cards: Vec<String> =
                cards.iter().map(|card: &CardId| self.label_of(speech, Item::Card(*card).thing())).collect();
            lines.push(format!("{}: {}", speech.say(row, &[]), speech.list(&cards)));
        }
        for seat in 0..self.state.board.players {
            self.draw_seat(speech, seat, viewer, &mut lines);
        }
        lines
    }

    fn draw_space(&self, speech: &Speech<'_>, id: SpaceId, space: &Space) -> String {
        let name = self.space_name(speech, id);
        match self.state.owner_on(id) {
            None => name,
            Some(owner) => format!("{name} [{} x{}]", speech.player(Player(owner)), space.discs.len()),
        }
    }

    fn draw_seat(&self, speech: &Speech<'_>, seat: u8, viewer: Option<u8>, lines: &mut Vec<String>) {
        let player = self.state.seat(seat);
        lines.push(format!("-- {} --", speech.player(Player(seat))));
        let is_seen = |good: bool| !good || viewer.is_none_or(|viewer| viewer == seat);
        let stock = self.content.resources.iter().zip(player.stock).filter(|(kind, _)| is_seen(kind.good));
        let mut facts: Vec<String> =
            stock.map(|(kind, count)| speech.counted(kind.noun, i32::from(count))).collect();
        if viewer.is_some_and(|viewer| viewer != seat) {
            facts.push(speech.say("behind-screen", &[]));
        }
        for (track, count) in self.content.wounds.iter().zip(player.wounds) {
            facts.push(speech.counted(track.noun, i32::from(count)));
        }
        for (track, level) in self.content.levels.iter().zip(player.levels) {
            facts.push(format!("{} {level}", speech.form(track.noun, 1)));
        }
        let discs = i32::try_from(self.hand(seat).count()).unwrap_or(0);
        facts.push(speech.say("discs-at-hand", &[("count", discs.into())]));
        lines.push(format!("  {}", facts.join(", ")));
        let mut more = Vec::new();
        for (at, camp) in (1i32..).zip(player.camps.iter().take(usize::from(self.content.numbers.camps))) {
            let goods = speech.list(&self.goods_text(speech, *camp));
            more.push(speech.say("camp-line", &[("number", at.into()), ("goods", goods.into())]));
        }
        let relics = self.content.relics.iter().zip(player.relics).filter(|(_, count)| *count > 0);
        more.extend(relics.map(|(noun, count)| speech.counted(*noun, i32::from(count))));
        for (kind, message) in [(CardKind::Adventure, "adventures-done"), (CardKind::Deed, "deeds-done")] {
            more.push(speech.say(message, &[("count", self.completed(seat, kind).into())]));
        }
        lines.push(format!("  {}", more.join(", ")));
    }
}
