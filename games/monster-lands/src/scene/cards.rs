//! Cards with the facts that matter where they lie, and the possessions of each player.

use super::Drawing;
use crate::content::{Dice, Face, Goods};
use crate::state::card::NOBODY;
use crate::thing::{CardId, Item};
use provost_engine::game::scene::{Amount, Fact, Layout, Piece, Symbol, Zone};
use provost_interpreter::hook::Player;

impl Drawing<'_> {
    /// Draws a card: in an offer with its price, in a clan with its state, on a land with its numbers.
    pub(super) fn card(&self, card: CardId) -> Piece {
        let mut piece = self.item(Item::Card(card));
        let content = &self.table.content;
        let place = self.table.state.card(card);
        let free = place.owner == NOBODY;
        let price = |count: i32| Fact::amount(self.speech, content.words.gold, count);
        match &content.card(card).face {
            Face::Mercenary(mercenary) => {
                if free {
                    piece.facts.push(price(mercenary.cost));
                }
                piece.facts.push(Fact::number(self.say("scene-reputation"), mercenary.reputation));
                piece.facts.push(self.dice_fact(mercenary.dice));
                piece.facts.push(self.affinity(mercenary.affinity));
                piece.marks = self.member_marks(card);
                let owned =
                    if free { &[][..] } else { self.table.state.seat(place.owner).equipment.as_slice() };
                let borne = owned.iter().filter(|equipment| self.table.state.card(**equipment).link == card);
                piece.pieces = borne.map(|equipment| self.item(Item::Card(*equipment))).collect();
            }
            Face::Equipment(equipment) if free => piece.facts.push(price(equipment.price)),
            Face::Trap(trap) if free => piece.facts.push(price(trap.price)),
            Face::Monster(monster) => {
                piece.facts.push(self.affinity(Some(monster.affinity)));
                for (message, value) in [
                    ("scene-attack", monster.attack),
                    ("scene-capture", monster.capture),
                    ("scene-elimination", monster.elimination),
                ] {
                    piece.facts.push(Fact::number(self.say(message), value));
                }
            }
            Face::Land(land) => {
                piece.facts.push(self.affinity(Some(land.affinity)));
                piece.facts.push(Fact::number(self.say("scene-conquest"), land.conquest));
                piece.facts.push(self.goods(&land.reward));
            }
            Face::Equipment(_)
            | Face::Trap(_)
            | Face::Loot
            | Face::Mission(_)
            | Face::Header(_)
            | Face::Panic(_) => {}
        }
        piece.facts.retain(|fact| !fact.values.is_empty());
        if !free {
            piece.owner = Some(place.owner);
        }
        piece
    }

    fn dice_fact(&self, dice: Dice) -> Fact {
        let counts = self.table.content.dice.iter().zip(dice).filter(|(_, count)| *count > 0);
        Fact::amounts(self.speech, "", counts.map(|(die, count)| (die.noun, i32::from(count))))
    }

    fn goods(&self, goods: &Goods) -> Fact {
        let content = &self.table.content;
        let resources = content.resources.iter().copied().zip(goods.resources);
        let tokens = content.tokens.iter().map(|kind| kind.noun).zip(goods.tokens);
        let all = resources.chain(tokens).filter(|(_, count)| *count > 0);
        Fact::amounts(self.speech, "", all.map(|(noun, count)| (noun, i32::from(count))))
    }

    /// Returns an affinity as a fact without a count.
    fn affinity(&self, affinity: Option<u8>) -> Fact {
        let noun = affinity.and_then(|affinity| self.table.content.affinities.get(usize::from(affinity)));
        let symbol = noun.map(|noun| Symbol::of(self.speech, *noun));
        let values = symbol.map(|symbol| Amount { count: 1, most: None, symbol: Some(symbol) });
        Fact { name: String::new(), values: values.into_iter().collect() }
    }

    fn member_marks(&self, card: CardId) -> Vec<String> {
        let place = self.table.state.card(card);
        let mut marks = Vec::new();
        if place.leads {
            marks.push(self.say("leader"));
        }
        if place.wounds > 0 {
            marks.push(self.say("wounded"));
        }
        if place.link.is_some() {
            let land = self.table.card_name(self.speech, place.link);
            marks.push(self.speech.say("settles", &[("land", land.into())]));
        }
        if place.path.is_some() {
            marks.push(self.table.name_of(self.speech, Item::Path(place.path).thing()));
        }
        marks
    }

    /// Draws a player with everything they own.
    pub(super) fn seat(&self, number: u8) -> Zone {
        let seat = self.table.state.seat(number);
        let content = &self.table.content;
        let name = self.speech.player(Player(number));
        let part = |id: &str, message: &str, layout| {
            Zone::new(format!("{id}-{}", u32::from(number) + 1), self.say(message), layout)
        };
        let mut zone = Zone::new(format!("player-{}", u32::from(number) + 1), name, Layout::Cards);
        zone.things = vec![Item::Player(number).thing()];
        let score = Fact::number(self.say("scene-score"), self.table.victory_points(number, 0));
        zone.facts.push(score);
        for (noun, count) in content.resources.iter().zip(seat.resources) {
            let name = self.speech.form(*noun, 2);
            zone.facts.push(Fact::amounts(self.speech, name, [(*noun, i32::from(count))]));
        }
        zone.facts.push(Fact::number(self.say("scene-reputation"), i32::from(seat.reputation)));
        if self.table.state.board.first == number {
            zone.marks.push(self.say("scene-first"));
        }
        if seat.passed {
            zone.marks.push(self.say("scene-passed"));
        }
        for (at, (kind, count)) in (0_u8..).zip(content.tokens.iter().zip(seat.tokens)) {
            if count > 0 {
                let things = vec![Item::Stock(number, at).thing()];
                zone.pieces.push(self.noun(kind.noun, i32::from(count), things));
            }
        }
        let mut pool = part("pool", "pool", Layout::Small);
        for colour in 0_u8..u8::try_from(content.dice.len()).unwrap_or(0) {
            for (face, count) in (0_u8..).zip(seat.faces(colour)) {
                let die = |which| self.die(colour, face, Item::PoolDie(colour, face, which).thing());
                pool.pieces.extend((0..count).map(die));
            }
        }
        // Tokens lie beside the dice, since both are small and are placed.
        pool.pieces.append(&mut zone.pieces);
        let mut clan = part("clan", "clan", Layout::Cards);
        clan.pieces = seat.members.iter().map(|card| self.card(*card)).collect();
        let mut traps = part("traps", "scene-traps", Layout::Cards);
        traps.pieces = seat
            .traps
            .iter()
            .map(|card| if self.knows(number) { self.item(Item::Card(*card)) } else { self.hidden() })
            .collect();
        let cards = |id: &str, cards: &[CardId]| {
            let mut zone = part(id, id, Layout::Cards);
            zone.pieces = cards.iter().map(|card| self.item(Item::Card(*card))).collect();
            zone
        };
        let mut trophies = part("trophies", "trophies", Layout::Cards);
        trophies.pieces = seat
            .trophies
            .iter()
            .map(|card| {
                let mut piece = self.item(Item::Trophy(*card));
                piece.things.push(Item::Card(*card).thing());
                piece
            })
            .collect();
        let lands = cards("lands", seat.lands.as_slice());
        let loot = cards("loot", seat.loot.as_slice());
        zone.zones =
            [pool, clan, traps, lands, loot, trophies].into_iter().filter(|zone| !zone.is_empty()).collect();
        zone.owned_by(number)
    }
}
