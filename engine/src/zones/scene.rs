//! Zones on the board scene: a zone each, with the cards that the viewer sees.

use super::moves::{bit, spot};
use super::{Zones, thing};
use crate::game::Rules;
use crate::game::scene::{Layout, Piece, Shape, Zone};
use crate::game::speech::Speech;
use provost_interpreter::hook::Player;

/// Returns the zones of cards that packs declare: common ones first, then those of each player.
pub fn laid<T: Zones + Rules>(table: &T, speech: &Speech<'_>, viewer: Option<Player>) -> Vec<Zone> {
    let kit = T::kit(table.content());
    let mut zones = Vec::new();
    for each in [false, true] {
        for seat in 0..if each { table.seats() } else { 1 } {
            for (number, zone) in (0..).zip(&kit.zones) {
                if zone.own || zone.spec.sort.is_each_players() != each {
                    continue;
                }
                let there = T::store(table.state()).at(spot(kit, number, seat));
                if each && there.is_empty() {
                    continue;
                }
                let sees = |seen: u8| viewer.is_none_or(|viewer| seen & bit(viewer.0) != 0);
                let name = speech.name(zone.noun);
                let (id, title) = if each {
                    (
                        format!("{}-{}", zone.spec.id, u32::from(seat) + 1),
                        format!("{name}: {}", speech.player(Player(seat))),
                    )
                } else {
                    (zone.spec.id.to_owned(), name)
                };
                let mut laid = Zone::new(id, title, Layout::Cards);
                let hidden = there.iter().filter(|lying| !sees(lying.seen)).count();
                if hidden > 0 {
                    let label = speech.say("card-hidden", &[]);
                    let count = i32::try_from(hidden).unwrap_or(i32::MAX);
                    laid.pieces.push(Piece { label, count, shape: Shape::Hidden, ..Piece::default() });
                }
                for lying in there.iter().rev().filter(|lying| sees(lying.seen)) {
                    let card = thing(lying.card);
                    let entry = table.thing_entry(card).map(|entry| speech.id(entry).to_owned());
                    let label = table.thing_name(speech, card);
                    laid.pieces.push(Piece {
                        label,
                        entry,
                        count: 1,
                        things: vec![card],
                        ..Piece::default()
                    });
                }
                zones.push(if each { laid.owned_by(seat) } else { laid });
            }
        }
    }
    zones
}
