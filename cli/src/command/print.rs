//! `provost print`: sheets of cards as a PDF file.

use super::cards::{self, Laid};
use crate::args::print::{BackKind, Print};
use crate::{Outcome, Refusal};
use kurbo::{Size, Vec2};
use provost_cards::pdf::{self, Page};
use provost_cards::sheet::{self, Backs, Flip, Piece, Press};
use std::io::Write;

/// The largest length that makes sense, in millimetres.
const MOST: f64 = 100.0;

pub(crate) fn run(print: &Print, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let press = press(print)?;
    provost_packs::try_to_replace(&print.out)?;
    let language = print.cards.lang.first().map_or("en", String::as_str);
    if print.calibrate {
        let pages = sheet::calibration(press.paper, language);
        return write(&pages, "Calibration", language, print, out);
    }
    let laid = cards::lay_out(&print.cards)?;
    if laid.is_empty() {
        let why =
            if print.cards.changed_since.is_some() { "no card looks different" } else { "there is no card" };
        return Err(Refusal(format!("{why}; nothing is written")));
    }
    let pages = pages(&laid, print, &press, out)?;
    write(&pages, "Provost", language, print, out)
}

fn press(print: &Print) -> Result<Press, Refusal> {
    for (name, length) in [("margin", print.margin), ("bleed", print.bleed), ("gap", print.gap)] {
        if !(0.0..=MOST).contains(&length) {
            return Err(Refusal(format!("`--{name} {length}` is not between 0 and {MOST} mm")));
        }
    }
    let (width, height) = print.paper.size();
    Ok(Press {
        paper: Size::new(width, height),
        margin: print.margin,
        bleed: print.bleed,
        gap: print.gap,
        backs: match print.backs {
            BackKind::Long => Backs::Duplex(Flip::Long),
            BackKind::Short => Backs::Duplex(Flip::Short),
            BackKind::Fold => Backs::Fold,
            BackKind::None => Backs::None,
        },
        offset: Vec2::new(print.offset.0, print.offset.1),
        marks: !print.no_marks,
        stamp: print.stamp.clone().unwrap_or_else(|| "Provost".to_owned()),
    })
}

/// Cards of one size share sheets; where backs differ in shape, so do their sheets.
fn pages(laid: &[Laid], print: &Print, press: &Press, out: &mut dyn Write) -> Result<Vec<Page>, Refusal> {
    let mut groups: Vec<(Size, Vec<Piece>)> = Vec::new();
    for card in laid {
        let size = card.front.list.size;
        let piece = Piece { front: card.front.clone(), back: card.back.clone() };
        let copies = print.copies.unwrap_or(card.count).min(1000);
        let pieces = std::iter::repeat_n(piece, copies);
        match groups.iter_mut().find(|(known, _)| *known == size) {
            Some((_, known)) => known.extend(pieces),
            None => groups.push((size, pieces.collect())),
        }
    }
    let mut pages = Vec::new();
    for (size, pieces) in groups {
        let refused = |error: sheet::TooLarge| {
            let card = laid.iter().find(|card| card.front.list.size == size);
            Refusal(format!("{}: {error}", card.map_or("", |card| card.id.as_str())))
        };
        let grid = press.grid(size).map_err(refused)?;
        let full = Press { bleed: 0.0, ..press.clone() }.grid(size).map_err(refused)?;
        let (now, without) = (grid.columns * grid.rows, full.columns * full.rows);
        writeln!(
            out,
            "{} of {} x {} mm, {} x {} on a sheet{}",
            super::plural(pieces.len(), "card", "cards"),
            size.width,
            size.height,
            grid.columns,
            grid.rows,
            if now < without { format!(" ({without} without bleed)") } else { String::new() },
        )?;
        pages.extend(press.sheets(&pieces).map_err(refused)?);
    }
    Ok(pages)
}

fn write(
    pages: &[Page],
    title: &str,
    language: &str,
    print: &Print,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let bytes = pdf::write(pages, title, language).map_err(|error| Refusal(error.to_string()))?;
    provost_packs::replace_file(&print.out, bytes)?;
    writeln!(out, "{} in {}", super::plural(pages.len(), "page", "pages"), print.out.display())?;
    Ok(Outcome::Clean)
}
