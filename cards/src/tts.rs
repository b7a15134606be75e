//! Decks for Tabletop Simulator: sheets of cards as pictures, and the file that says which card lies where on them.

use crate::card::Card;
use crate::font::Outlines;
use crate::num::wide;
use crate::png::{self, PictureError};
use serde_json::{Value, json};
use std::sync::Arc;
use tiny_skia::Pixmap;

/// The most cards side by side on a sheet.
const COLUMNS: usize = 10;
/// The most rows; the last place of a full sheet is for the face that hides a hand.
const ROWS: usize = 7;
/// The most pixels of a side.
const SIDE: f64 = 4096.0;

/// A card and how often it is in the deck.
#[derive(Clone, Debug)]
pub struct Counted {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its rules, for the tool tip.
    pub rules: String,
    /// Its front.
    pub front: Arc<Card>,
    /// How many there are.
    pub count: usize,
}

/// What is written: pictures and the saved object.
#[derive(Clone, Debug)]
pub struct Deck {
    /// File names with their bytes.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// The object as JSON.
    pub object: Value,
}

/// Draws the sheets of a deck. `place` makes an address of a file name.
pub fn deck(
    name: &str,
    cards: &[Counted],
    back: &Card,
    place: &dyn Fn(&str) -> String,
) -> Result<Deck, PictureError> {
    let mut outlines = Outlines::default();
    let mut pictures = Vec::new();
    let mut customs = serde_json::Map::new();
    let (mut ids, mut objects) = (Vec::new(), Vec::new());
    let back_bytes = png::encode(&png::draw(&back.list, 12.0, 0.0, &mut outlines)?)?;
    let back_name = named(name, "back", &back_bytes);
    let back_place = place(&back_name);
    pictures.push((back_name, back_bytes));
    for (number, sheet) in cards.chunks(COLUMNS * ROWS - 1).enumerate() {
        let columns = sheet.len().clamp(2, COLUMNS);
        let rows = sheet.len().div_ceil(columns).clamp(2, ROWS);
        let bytes = picture(sheet, columns, rows, &mut outlines)?;
        let file = named(name, &(number + 1).to_string(), &bytes);
        let custom = json!({
            "FaceURL": place(&file), "BackURL": back_place, "NumWidth": columns, "NumHeight": rows,
            "BackIsHidden": true, "UniqueBack": false, "Type": 0,
        });
        pictures.push((file, bytes));
        for (index, card) in sheet.iter().enumerate() {
            let id = (number + 1) * 100 + index;
            let mut own = serde_json::Map::new();
            own.insert((number + 1).to_string(), custom.clone());
            for copy in 0..card.count {
                ids.push(id);
                objects.push(json!({
                    "GUID": guid(&format!("{}-{copy}", card.id)), "Name": "Card", "Nickname": card.name,
                    "Description": card.rules, "GMNotes": card.id, "CardID": id, "CustomDeck": own,
                    "Transform": transform(), "SidewaysCard": card.front.list.size.width > card.front.list.size.height,
                }));
            }
        }
        customs.insert((number + 1).to_string(), custom);
    }
    let deck = json!({
        "GUID": guid(name), "Name": "DeckCustom", "Nickname": name, "Transform": transform(), "DeckIDs": ids,
        "CustomDeck": customs, "ContainedObjects": objects,
    });
    // One card makes no deck.
    let object = match objects.as_slice() {
        [only] => only.clone(),
        _ => deck,
    };
    Ok(Deck { pictures, object: json!({ "SaveName": name, "ObjectStates": [object] }) })
}

/// A name that changes with what is in the file: the table keeps pictures by their names.
fn named(deck: &str, part: &str, bytes: &[u8]) -> String {
    format!("{deck}-{part}-{:016x}.png", xxhash_rust::xxh3::xxh3_64(bytes))
}

/// Six digits that stay the same for the same card.
fn guid(word: &str) -> String {
    format!("{:06x}", crate::art::hash(word) & 0x00FF_FFFF)
}

fn transform() -> Value {
    json!({
        "posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
        "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
    })
}

fn picture(
    sheet: &[Counted],
    columns: usize,
    rows: usize,
    outlines: &mut Outlines,
) -> Result<Vec<u8>, PictureError> {
    let size = sheet.first().map(|card| card.front.list.size).unwrap_or_default();
    let scale = (SIDE / (wide(columns) * size.width)).min(SIDE / (wide(rows) * size.height)).min(12.0);
    let (width, height) = ((size.width * scale).floor(), (size.height * scale).floor());
    let pixels = |length: f64, parts: usize| crate::num::pixels(length * wide(parts));
    let (all_wide, all_high) = (pixels(width, columns), pixels(height, rows));
    let mut pixmap = Pixmap::new(all_wide, all_high).ok_or(PictureError::TooLarge(all_wide, all_high))?;
    for (index, card) in sheet.iter().enumerate() {
        let left = width * wide(index % columns);
        let top = height * wide(index / columns);
        // Every card on a small picture of its own: clips are as large as what they are drawn on.
        let own = png::draw(&card.front.list, scale, 0.0, outlines)?;
        let at = |length: f64| {
            if length > 0.0 { i32::try_from(crate::num::pixels(length)).unwrap_or(0) } else { 0 }
        };
        let (x, y) = (at(left), at(top));
        let paint = tiny_skia::PixmapPaint::default();
        pixmap.draw_pixmap(x, y, own.as_ref(), &paint, tiny_skia::Transform::identity(), None);
    }
    png::encode(&pixmap)
}
