//! The board scene: the areas with their spaces, deeds, rewards, and the possessions of each player.

use super::content::{Area, CardKind, Goods};
use super::state::{Holder, Space, Spot};
use super::table::Table;
use super::thing::{CardId, DiscId, Item, SpaceId};
use provost_engine::game::scene::{Amount, BoardScene, Fact, Layout, Piece, Shape, Symbol, Zone};
use provost_engine::game::speech::Speech;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;

/// Lays out a table.
pub(super) fn lay_out(table: &Table, speech: &Speech<'_>, viewer: Option<Player>) -> BoardScene {
    let drawing = Drawing { table, speech, viewer: viewer.map(|viewer| viewer.0) };
    let mut zones: Vec<Zone> = Area::ALL.into_iter().map(|area| drawing.area(area)).collect();
    zones.push(drawing.row("deeds", &table.state.board.deeds));
    zones.push(drawing.row("rewards", &table.state.board.rewards));
    zones.retain(|zone| !zone.is_empty());
    zones.extend(provost_engine::zones::laid(table, speech, viewer));
    // In the order of the round, which matters more than the order of seats.
    let mut seats: Vec<u8> = table.state.board.order.iter().copied().collect();
    seats.extend(
        (0..table.state.board.players).filter(|seat| !table.state.board.order.iter().any(|s| s == seat)),
    );
    zones.extend(seats.into_iter().map(|seat| drawing.seat(seat)));
    BoardScene { moment: table.say_moment(speech), zones, ..BoardScene::default() }
}

/// A table and the words for it.
#[derive(Clone, Copy)]
struct Drawing<'a> {
    table: &'a Table,
    speech: &'a Speech<'a>,
    viewer: Option<u8>,
}

impl Drawing<'_> {
    fn say(&self, message: &str) -> String {
        self.speech.say(message, &[])
    }

    fn item(&self, item: Item) -> Piece {
        let thing = item.thing();
        let entry = self.table.entry_of(thing).map(|entry| self.speech.id(entry).to_owned());
        let label = self.table.name_of(self.speech, thing);
        Piece { label, entry, count: 1, things: vec![thing], ..Piece::default() }
    }

    /// Draws a noun.
    fn noun(&self, noun: NounId, count: i32, things: Vec<Thing>) -> Piece {
        let symbol = Symbol::of(self.speech, noun);
        let label = self.speech.form(noun, count);
        Piece { label, shape: Shape::Token, symbol: Some(symbol), count, things, ..Piece::default() }
    }

    fn area(&self, area: Area) -> Zone {
        let title = self.say(&format!("area-{}", area.index()));
        let mut letters = title.chars();
        let title = letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>());
        let mut zone = Zone::new(format!("area-{}", area.index()), title.unwrap_or_default(), Layout::Cards);
        let spaces = self.table.state.all_spaces().filter(|(_, space)| space.area == area);
        zone.pieces = spaces.map(|(id, space)| self.space(id, space)).collect();
        zone
    }

    /// Draws a space with its tile or card, and the discs on it.
    fn space(&self, id: SpaceId, space: &Space) -> Piece {
        let of = match space.spot {
            Spot::Tile(tile) => Some(Item::Tile(tile)),
            Spot::Adventure(_, card) if card.is_some() => Some(Item::Card(card)),
            Spot::Adventure(..) | Spot::Deed(_) | Spot::Camp(_) | Spot::None => None,
        };
        let mut piece = match of {
            Some(Item::Card(card)) => self.card(card),
            Some(item) => self.item(item),
            None => Piece { count: 1, ..Piece::default() },
        };
        piece.label = self.table.space_name(self.speech, id);
        piece.things.insert(0, Item::Space(id).thing());
        piece.pieces = space.discs.iter().map(|disc| self.disc(*disc)).collect();
        if space.size > 0 {
            let taken = i32::try_from(space.discs.len()).unwrap_or(0);
            piece.places = Some((taken, i32::from(space.size)));
        }
        piece
    }

    fn disc(&self, id: DiscId) -> Piece {
        let disc = self.table.state.disc(id);
        let mut piece = self.item(Item::Disc(id));
        piece.shape = if disc.grey { Shape::GreyDisc } else { Shape::Disc };
        piece.used = disc.spent;
        piece.owner = Some(disc.owner);
        if disc.grey {
            piece.marks.push(self.say("scene-grey"));
        }
        if disc.spent {
            piece.marks.push(self.say("scene-spent"));
        }
        piece
    }

    fn row(&self, id: &str, cards: &provost_engine::list::List<CardId, 20>) -> Zone {
        let mut zone = Zone::new(id, self.say(id), Layout::Cards);
        zone.pieces = cards.iter().map(|card| self.card(*card)).collect();
        zone
    }

    fn card(&self, card: CardId) -> Piece {
        let mut piece = self.item(Item::Card(card));
        let content = &self.table.content;
        let Some(info) = content.card(card) else { return piece };
        let wounds = content.wounds.iter().zip(info.wounds).filter(|(_, count)| *count > 0);
        let mut cost = self.goods(info.cost);
        cost.extend(wounds.map(|(track, count)| (track.noun, i32::from(count))));
        let levels = content.levels.iter().zip(info.levels).filter(|(_, level)| *level > 0);
        let needs: Vec<_> = levels.map(|(track, level)| (track.noun, i32::from(level))).collect();
        let relics = content.relics.iter().zip(info.relics).filter(|(_, count)| *count > 0);
        let mut gain = self.goods(info.gain);
        gain.extend(relics.map(|(noun, count)| (*noun, i32::from(count))));
        let shows = if info.kind == CardKind::Deed { "scene-shows" } else { "scene-costs" };
        for (message, amounts) in [(shows, cost), ("scene-needs", needs), ("scene-gives", gain)] {
            if !amounts.is_empty() {
                piece.facts.push(Fact::amounts(self.speech, self.say(message), amounts));
            }
        }
        piece
    }

    fn goods(&self, goods: Goods) -> Vec<(NounId, i32)> {
        let counts = self.table.content.resources.iter().zip(goods).filter(|(_, count)| *count > 0);
        counts.map(|(kind, count)| (kind.noun, i32::from(count))).collect()
    }

    fn seat(&self, number: u8) -> Zone {
        let player = self.table.state.seat(number);
        let content = &self.table.content;
        let name = self.speech.player(Player(number));
        let mut zone = Zone::new(format!("player-{}", u32::from(number) + 1), name, Layout::Small);
        zone.things = vec![Item::Player(number).thing()];
        let known = self.viewer.is_none_or(|viewer| viewer == number);
        // The score counts goods behind the screen; others only see what lies in front of it.
        if known || player.score.is_some() {
            zone.facts.push(Fact::number(self.say("scene-score"), self.table.final_score(number)));
        }
        let mut behind = 0;
        for (kind, count) in content.resources.iter().zip(player.stock) {
            if kind.good && !known {
                behind += i32::from(count);
            } else if count > 0 || !kind.good {
                zone.pieces.push(self.noun(kind.noun, i32::from(count), Vec::new()));
            }
        }
        if !known {
            zone.facts.push(Fact::number(self.say("behind-screen"), behind));
        }
        for (track, count) in content.wounds.iter().zip(player.wounds) {
            let name = self.speech.form(track.noun, 2);
            zone.facts.push(Fact::amounts(self.speech, name, [(track.noun, i32::from(count))]));
        }
        for (track, level) in content.levels.iter().zip(player.levels) {
            let symbol = Some(Symbol::of(self.speech, track.noun));
            let most = Some(i32::from(track.most));
            let name = self.speech.form(track.noun, 1);
            zone.facts.push(Fact { name, values: vec![Amount { count: i32::from(level), most, symbol }] });
        }
        for (kind, message) in [(CardKind::Adventure, "scene-adventures"), (CardKind::Deed, "deeds")] {
            zone.facts.push(Fact::number(self.say(message), self.table.completed(number, kind)));
        }
        let relics = content.relics.iter().zip(player.relics).filter(|(_, count)| *count > 0);
        zone.pieces.extend(relics.map(|(noun, count)| self.noun(*noun, i32::from(count), Vec::new())));
        zone.pieces.extend(self.table.hand(number).map(|disc| self.disc(disc)));
        if player.passed {
            zone.marks.push(self.say("scene-passed"));
        }
        zone.zones = self.camps(number);
        let own = self.table.state.all_cards().filter(
            |(_, holder)| matches!(holder, Holder::Done(seat) | Holder::Kept(seat) if *seat == number),
        );
        let mut cards =
            Zone::new(format!("cards-{}", u32::from(number) + 1), self.say("scene-cards"), Layout::Cards);
        cards.pieces = own.map(|(card, _)| self.item(Item::Card(card))).collect();
        zone.zones.extend(Some(cards).filter(|cards| !cards.is_empty()));
        zone.owned_by(number)
    }

    fn camps(&self, number: u8) -> Vec<Zone> {
        let player = self.table.state.seat(number);
        let camps = (0_u8..).zip(player.camps).take(usize::from(self.table.content.numbers.camps));
        let camp = |(at, goods): (u8, Goods)| {
            let thing = Item::Camp(number, at).thing();
            let id = self.table.id_of(self.speech, thing);
            let title = self.speech.say("scene-camp", &[("number", (i32::from(at) + 1).into())]);
            let mut zone = Zone::new(id, title, Layout::Small);
            zone.things = vec![thing];
            let goods = self.goods(goods).into_iter();
            zone.pieces = goods.map(|(noun, count)| self.noun(noun, count, Vec::new())).collect();
            zone
        };
        camps.map(camp).collect()
    }
}
