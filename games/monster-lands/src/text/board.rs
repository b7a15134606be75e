//! The table drawn as lines of text, as a player sees it.

use crate::content::{Dice, MAX_COLOURS};
use crate::state::Offer;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_engine::game::speech::Speech;
use provost_engine::words::kebab;
use provost_interpreter::hook::Player;

impl Table {
    /// Writes round and phase.
    pub(crate) fn say_moment(&self, speech: &Speech<'_>) -> String {
        let board = &self.state.board;
        let phase = speech.say(&format!("phase-{}", kebab(&format!("{:?}", board.phase))), &[]);
        let args = [("round", board.round.into()), ("rounds", board.rounds.into()), ("phase", phase.into())];
        speech.say("moment", &args)
    }

    /// Draws the table.
    pub(crate) fn draw_board(&self, speech: &Speech<'_>, viewer: Option<u8>) -> Vec<String> {
        let mut lines = vec![format!("== {} ==", self.say_moment(speech))];
        lines.push(
            speech.say("first-player", &[("player", speech.player(Player(self.state.board.first)).into())]),
        );
        self.draw_buildings(speech, &mut lines);
        self.draw_tiles(speech, &mut lines);
        for offer in [Offer::Mercenaries, Offer::Equipment, Offer::Traps, Offer::Loot] {
            let cards: Vec<String> =
                self.state.board.offer(offer).iter().map(|card| self.card_label(speech, *card)).collect();
            let name = speech.say(&format!("offer-{}", kebab(&format!("{offer:?}"))), &[]);
            lines.push(format!("{name}: {}", speech.list(&cards)));
        }
        for site in [Site::Land(0), Site::Land(1), Site::Entrance, Site::Mission(0), Site::Mission(1)] {
            self.draw_site(speech, site, viewer, &mut lines);
        }
        for seat in 0..self.state.board.players {
            self.draw_seat(speech, seat, viewer, &mut lines);
        }
        if self.content.dummy.is_some() {
            let name = self.name_of(speech, Item::Dummy.thing());
            let tokens = i32::try_from(self.dummy_tokens()).unwrap_or(0);
            lines.push(speech.say("dummy-line", &[("dummy", name.into()), ("tokens", tokens.into())]));
        }
        lines
    }

    fn draw_buildings(&self, speech: &Speech<'_>, lines: &mut Vec<String>) {
        let panicked = |at: u8| {
            self.state.board.panic.iter().any(
                |card| matches!(self.content.card(*card).face, crate::content::Face::Panic(of) if of == at),
            )
        };
        let mut texts = Vec::new();
        for (at, building) in (0_u8..).zip(&self.content.buildings) {
            if self.state.board.covered & (1_u16 << (at & 15)) != 0 {
                continue;
            }
            let name = speech.name(building.entry);
            let taken = self.state.board.spaces.get(usize::from(at)).map_or(0, |bits| bits.count_ones());
            let open = building.spaces.iter().filter(|space| space.players <= self.state.board.players);
            let mut text = if building.spaces.iter().any(|space| space.unlimited) {
                name
            } else {
                format!("{name} {taken}/{}", open.count())
            };
            if panicked(at) {
                text = format!("{text} ({})", speech.say("panic", &[]));
            }
            texts.push(text);
        }
        lines.push(format!("{}: {}", speech.say("citadel", &[]), texts.join(", ")));
    }

    /// Lists the holders of tiles, and the dead that can be brought back.
    fn draw_tiles(&self, speech: &Speech<'_>, lines: &mut Vec<String>) {
        for (rule, seat) in &self.state.board.held {
            if let Some(tile) = self.content.rules.get(usize::from(*rule)) {
                let player = speech.player(Player(*seat));
                let args = [("tile", speech.name(tile.entry).into()), ("player", player.into())];
                lines.push(speech.say("tile-held", &args));
            }
        }
        let mut dead = Vec::new();
        for (card, round) in &self.state.board.stored {
            let args = [("name", self.card_label(speech, *card).into()), ("round", (*round).into())];
            dead.push(speech.say("stored-name", &args));
        }
        if !dead.is_empty() {
            lines.push(speech.say("stored", &[("names", speech.list(&dead).into())]));
        }
    }

    fn draw_site(&self, speech: &Speech<'_>, site: Site, viewer: Option<u8>, lines: &mut Vec<String>) {
        let mut parts = Vec::new();
        if let Some(land) = self.state.board.land(site).some() {
            let info = self.content.land(land);
            let affinity = self.content.affinities.get(usize::from(info.affinity));
            let affinity = affinity.map_or_else(String::new, |noun| speech.form(*noun, 1));
            let reward = self.goods_text(speech, &info.reward).join(", ");
            let args = [
                ("name", self.card_name(speech, land).into()),
                ("affinity", affinity.into()),
                ("conquest", info.conquest.into()),
                ("reward", reward.into()),
            ];
            parts.push(speech.say("land-line", &args));
        }
        if let Some(monster) = self.state.board.monster(site).some() {
            parts.push(self.monster_line(speech, monster));
        }
        let used = match site {
            Site::Land(_) => self.state.board.land(site).is_some() || !parts.is_empty(),
            Site::Entrance => true,
            Site::Mission(at) => {
                self.state.board.missions.get(usize::from(at)).is_some_and(|card| card.is_some())
            }
        };
        if !used {
            return;
        }
        let name = Self::site_name(speech, site);
        lines.push(if parts.is_empty() {
            format!("{name}:")
        } else {
            format!("{name}: {}", parts.join("; "))
        });
        for path in site.paths() {
            self.draw_path(speech, path, viewer, lines);
        }
    }

    fn monster_line(&self, speech: &Speech<'_>, card: CardId) -> String {
        let info = self.content.monster(card);
        let affinity = self.content.affinities.get(usize::from(info.affinity));
        let args = [
            ("name", self.card_name(speech, card).into()),
            ("affinity", affinity.map_or_else(String::new, |noun| speech.form(*noun, 1)).into()),
            ("attack", info.attack.into()),
            ("capture", info.capture.into()),
            ("elimination", info.elimination.into()),
            ("text", self.rules_text(speech, card).into()),
        ];
        speech.say("monster-line", &args)
    }

    fn draw_path(&self, speech: &Speech<'_>, path: PathId, viewer: Option<u8>, lines: &mut Vec<String>) {
        let place = self.state.path(path);
        let name = Self::path_name(speech, path);
        if !place.is_taken() && place.dice.is_empty() && place.traps.is_empty() {
            lines.push(format!("  {name}: {}", self.path_facts(speech, path)));
            return;
        }
        let owner = place.mercenary.some().map(|card| self.state.card(card).owner);
        let mut parts: Vec<String> = Vec::new();
        for (colour, die) in (0_u8..).zip(&self.content.dice) {
            let there: Vec<_> = place.dice.iter().filter(|die| die.colour == colour).collect();
            if there.is_empty() {
                continue;
            }
            let count = i32::try_from(there.len()).unwrap_or(i32::MAX);
            let faces: Vec<String> =
                there.iter().filter(|die| die.face > 0).map(|die| die.face.to_string()).collect();
            let text = speech.counted(die.noun, count);
            parts.push(if faces.is_empty() { text } else { format!("{text} [{}]", faces.join(" ")) });
        }
        for (kind, count) in self.content.tokens.iter().zip(place.tokens).filter(|(_, count)| *count > 0) {
            parts.push(speech.counted(kind.noun, i32::from(count)));
        }
        for (noun, count) in self.content.resources.iter().zip(place.purse).filter(|(_, count)| *count > 0) {
            parts.push(speech.counted(*noun, i32::from(count)));
        }
        for trap in &place.traps {
            let known = trap.revealed || viewer.is_none() || viewer == owner;
            parts.push(if known { self.card_name(speech, trap.card) } else { speech.say("face-down", &[]) });
        }
        let who = match place.mercenary.some() {
            Some(card) => {
                let player = speech.player(Player(self.state.card(card).owner));
                format!("{} ({player})", self.card_name(speech, card))
            }
            None if place.dummy => self.name_of(speech, Item::Dummy.thing()),
            None => speech.say("nobody", &[]),
        };
        if parts.is_empty() {
            lines.push(format!("  {name}: {who}"));
            return;
        }
        lines.push(format!("  {name}: {who}: {}", speech.list(&parts)));
    }

    fn draw_seat(&self, speech: &Speech<'_>, number: u8, viewer: Option<u8>, lines: &mut Vec<String>) {
        let seat = self.state.seat(number);
        let resources = self.content.resources.iter().zip(seat.resources);
        let mut stock: Vec<String> =
            resources.map(|(noun, count)| speech.counted(*noun, i32::from(count))).collect();
        stock.push(speech.say("reputation", &[("count", i32::from(seat.reputation).into())]));
        for (kind, count) in self.content.tokens.iter().zip(seat.tokens).filter(|(_, count)| *count > 0) {
            stock.push(speech.counted(kind.noun, i32::from(count)));
        }
        lines.push(format!("{}: {}", speech.player(Player(number)), stock.join(", ")));
        lines.push(format!(
            "  {}: {}",
            speech.say("pool", &[]),
            speech.list(&self.pool_text(speech, number))
        ));
        let members: Vec<String> = seat.members.iter().map(|card| self.member_text(speech, *card)).collect();
        lines.push(format!("  {}: {}", speech.say("clan", &[]), speech.list(&members)));
        let known = viewer.is_none() || viewer == Some(number);
        if !seat.traps.is_empty() {
            let traps: Vec<String> = seat.traps.iter().map(|card| self.card_name(speech, *card)).collect();
            let count = i32::try_from(seat.traps.len()).unwrap_or(i32::MAX);
            let text = if known { traps.join(", ") } else { count.to_string() };
            lines.push(format!("  {}: {text}", speech.form(self.content.words.trap, 2)));
        }
        for (message, cards) in [
            ("lands", seat.lands.as_slice()),
            ("loot", seat.loot.as_slice()),
            ("trophies", seat.trophies.as_slice()),
        ] {
            if !cards.is_empty() {
                let names: Vec<String> = cards.iter().map(|card| self.card_name(speech, *card)).collect();
                lines.push(format!("  {}: {}", speech.say(message, &[]), names.join(", ")));
            }
        }
    }

    fn pool_text(&self, speech: &Speech<'_>, number: u8) -> Vec<String> {
        let seat = self.state.seat(number);
        let mut dice: Dice = [0; MAX_COLOURS];
        let mut texts = Vec::new();
        for (colour, count) in (0_u8..).zip(&mut dice) {
            *count = seat.dice(colour);
            let Some(die) = self.content.dice.get(usize::from(colour)).filter(|_| *count > 0) else {
                continue;
            };
            let faces: Vec<String> = (0_u8..)
                .zip(seat.faces(colour))
                .skip(1)
                .flat_map(|(face, count)| std::iter::repeat_n(face.to_string(), usize::from(count)))
                .collect();
            let text = speech.counted(die.noun, i32::from(*count));
            texts.push(if faces.is_empty() { text } else { format!("{text} [{}]", faces.join(" ")) });
        }
        texts
    }

    fn member_text(&self, speech: &Speech<'_>, card: CardId) -> String {
        let place = self.state.card(card);
        let mut facts = Vec::new();
        if place.leads {
            facts.push(speech.say("leader", &[]));
        }
        if place.wounds > 0 {
            facts.push(speech.say("wounded", &[]));
        }
        let owned = self.state.seat(place.owner).equipment;
        let borne = owned.iter().filter(|equipment| self.state.card(**equipment).link == card);
        facts.extend(borne.map(|equipment| self.card_name(speech, *equipment)));
        if place.link.is_some() {
            facts.push(speech.say("settles", &[("land", self.card_name(speech, place.link).into())]));
        }
        if place.path.is_some() {
            facts.push(self.name_of(speech, Item::Path(place.path).thing()));
        }
        let name = self.card_name(speech, card);
        if facts.is_empty() { name } else { format!("{name} ({})", facts.join(", ")) }
    }
}
