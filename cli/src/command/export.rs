//! `provost export`: cards as files for other programs.

use super::cards::{self, Laid};
use crate::args::print::{Cards, Export};
use crate::{Outcome, Refusal};
use provost_cards::card::Card;
use provost_cards::font::Outlines;
use provost_cards::tts::{self, Counted};
use provost_cards::{list::Item, png};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::{fs, path};

/// Millimetres in an inch.
const INCH: f64 = 25.4;

pub(crate) fn run(export: &Export, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match export {
        Export::Png { cards, out: folder, dpi, bleed, backs } => {
            pictures(cards, folder, (*dpi, *bleed, *backs), out)
        }
        Export::Tts { cards, out: folder, url } => table(cards, folder, url.as_deref(), out),
    }
}

fn asked(cards: &Cards, folder: &Path) -> Result<Vec<Laid>, Refusal> {
    let laid = cards::lay_out(cards)?;
    if laid.is_empty() {
        return Err(Refusal("there is no card; nothing is written".to_owned()));
    }
    fs::create_dir_all(folder).map_err(|error| {
        Refusal(format!("cannot write {}: {}", folder.display(), provost_packs::plain(&error)))
    })?;
    Ok(laid)
}

fn pictures(
    cards: &Cards,
    folder: &Path,
    (dpi, bleed, backs): (f64, f64, bool),
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    if !(20.0..=1200.0).contains(&dpi) || !(0.0..=20.0).contains(&bleed) {
        return Err(Refusal("`--dpi` is between 20 and 1200, `--bleed` between 0 and 20 mm".to_owned()));
    }
    let laid = asked(cards, folder)?;
    let mut outlines = Outlines::default();
    let several = cards.lang.len() > 1;
    let mut written = 0_usize;
    for card in &laid {
        let sides = [("", Some(&card.front)), ("-back", card.back.as_ref().filter(|_| backs))];
        for (side, drawn) in sides.into_iter().filter_map(|(side, drawn)| Some((side, drawn?))) {
            let language = if several { format!("-{}", card.language) } else { String::new() };
            let path = folder.join(format!("{}{language}{side}.png", card.id));
            let bytes = picture(drawn, dpi / INCH, bleed, &mut outlines)?;
            provost_packs::replace_file(&path, bytes)?;
            written += 1;
        }
    }
    writeln!(out, "{} in {}", super::plural(written, "picture", "pictures"), folder.display())?;
    Ok(Outcome::Clean)
}

fn picture(card: &Card, scale: f64, bleed: f64, outlines: &mut Outlines) -> Result<Vec<u8>, Refusal> {
    let mut list = card.list.clone();
    if bleed > 0.0 {
        list.items
            .insert(0, Item::Fill { path: card.ground(bleed), paint: card.bleed.into(), even_odd: false });
    }
    png::draw(&list, scale, bleed, outlines)
        .and_then(|pixmap| png::encode(&pixmap))
        .map_err(|error| Refusal(error.to_string()))
}

fn table(cards: &Cards, folder: &Path, url: Option<&str>, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let laid = asked(cards, folder)?;
    let here = path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let place = |file: &str| match url {
        Some(url) => format!("{}/{file}", url.trim_end_matches('/')),
        None => format!("file:///{}", here.join(file).to_string_lossy().trim_start_matches('/')),
    };
    let mut decks: BTreeMap<(String, &str), Vec<&Laid>> = BTreeMap::new();
    for card in &laid {
        decks.entry((card.language.clone(), card.kind)).or_default().push(card);
    }
    let several = cards.lang.len() > 1;
    for ((language, kind), cards) in &decks {
        let Some(back) = cards.iter().find_map(|card| card.back.as_ref()) else { continue };
        let counted: Vec<Counted> = cards
            .iter()
            .map(|card| Counted {
                id: card.id.clone(),
                name: card.name.clone(),
                rules: rules(&card.front),
                front: card.front.clone(),
                count: card.count,
            })
            .collect();
        let name = if several { format!("{kind}-{language}") } else { (*kind).to_owned() };
        let deck = tts::deck(&name, &counted, back, &place).map_err(|error| Refusal(error.to_string()))?;
        for (file, bytes) in &deck.pictures {
            provost_packs::replace_file(&folder.join(file), bytes)?;
        }
        let json = serde_json::to_string_pretty(&deck.object).map_err(|error| Refusal(error.to_string()))?;
        provost_packs::replace_file(&folder.join(format!("{name}.json")), json)?;
        writeln!(
            out,
            "{name}: {}",
            super::plural(counted.iter().map(|card| card.count).sum(), "card", "cards")
        )?;
    }
    Ok(Outcome::Clean)
}

/// The words on a card, as its reader finds them.
fn rules(card: &Card) -> String {
    let runs = card.list.items.iter().filter_map(|item| match item {
        Item::Glyphs(run) => Some(run.text.trim()),
        Item::Fill { .. } | Item::Stroke { .. } | Item::Image { .. } | Item::Clip(_) | Item::Unclip => None,
    });
    runs.collect::<Vec<_>>().join(" ")
}
