//! Cards: every shipped entry in both languages, and the files that are made of them.

use provost_cards::card::{Card, Options, Pictures, Studio};
use provost_cards::font::Outlines;
use provost_cards::icon::Icons;
use provost_cards::list::{DisplayList, Item};
use provost_cards::pdf::{self, Page};
use provost_cards::png;
use provost_cards::template::Templates;
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use provost_tests::shipped_sources;
use std::collections::BTreeSet;
use std::process::Command;
use std::sync::Arc;

fn loaded() -> Loaded {
    provost_engine::load::<Shipped>(shipped_sources())
}

/// Lays out the cards of all entries for which `wanted` holds.
fn cards(language: &str, wanted: impl Fn(&str, &str) -> bool) -> Vec<(String, Card)> {
    let (loaded, icons, pictures) = (loaded(), Icons::built_in(), Pictures::new());
    let mut cards = Vec::new();
    for game in &loaded.games {
        let templates = Templates::read(&loaded, game);
        assert!(templates.wrong.is_empty(), "{:#?}", templates.wrong);
        let parts = (&templates, &icons, &pictures);
        let mut studio = Studio::new(game, parts, language, Options::default()).unwrap();
        for entry in game.entries.values() {
            if wanted(game.vocabulary.kind(entry.kind).id, &entry.id) {
                cards.push((entry.id.clone(), studio.front(entry).unwrap()));
                cards.extend(studio.back(entry).map(|back| (format!("{} (back)", entry.id), back)));
            }
        }
    }
    cards
}

/// The words of a card, as a reader of the file finds them.
fn words(list: &DisplayList) -> String {
    let runs = list.items.iter().filter_map(|item| match item {
        Item::Glyphs(run) => Some(run.text.clone()),
        Item::Fill { .. } | Item::Stroke { .. } | Item::Image { .. } | Item::Clip(_) | Item::Unclip => None,
    });
    runs.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_shipped_kind_has_a_template() {
    let loaded = loaded();
    for game in &loaded.games {
        let templates = Templates::read(&loaded, game);
        let kinds: BTreeSet<&str> =
            game.entries.values().map(|entry| game.vocabulary.kind(entry.kind).id).collect();
        let missing: Vec<_> = kinds.into_iter().filter(|kind| !templates.has_kind(kind)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.spec.id);
    }
}

#[test]
fn every_noun_of_the_shipped_packs_has_an_icon_of_ours() {
    let icons = Icons::built_in();
    for game in &loaded().games {
        for (_, noun) in game.vocabulary.nouns().filter(|(_, noun)| !noun.forms.is_empty()) {
            if !game.vocabulary.class(noun.class).open {
                continue;
            }
            let icon = noun.icon.as_deref().unwrap_or_else(|| panic!("{} has no icon", noun.id));
            assert!(icons.has(icon), "{}: there is no icon `{icon}`", noun.id);
        }
    }
}

#[test]
fn the_text_of_every_shipped_card_fits() {
    for language in ["en", "de"] {
        let long: Vec<String> = cards(language, |_, _| true)
            .into_iter()
            .flat_map(|(id, card)| card.misfits.into_iter().map(move |misfit| format!("{id}: {misfit:?}")))
            .collect();
        assert!(long.is_empty(), "{language}: {long:#?}");
    }
}

#[test]
fn a_german_card_has_no_english_word() {
    let english = [" the ", " you ", " may ", " gain ", "estimate", " each ", " this "];
    for (id, card) in cards("de", |_, _| true) {
        let words = format!(" {} ", words(&card.list));
        assert!(english.iter().all(|word| !words.contains(word)), "{id}: {words}");
    }
}

#[test]
fn pdf_and_png_show_the_same_card_and_its_words_are_found() {
    let found = Command::new("pdftoppm").arg("-v").output().is_ok();
    if !found {
        assert!(std::env::var_os("CI").is_none(), "pdftoppm is missing");
        println!("SKIPPED: pdftoppm is not installed");
        return;
    }
    let (_, card) = cards("de", |_, id| id == "fandor").swap_remove(0);
    let page = Page {
        size: card.list.size,
        trim: Some(card.list.rect()),
        bleed: None,
        placed: vec![(kurbo::Affine::IDENTITY, Arc::new(card.list.clone()))],
    };
    let bytes = pdf::write(std::slice::from_ref(&page), "Test", "de").unwrap();
    assert_eq!(bytes, pdf::write(&[page], "Test", "de").unwrap(), "the same bytes twice");
    let folder = std::env::temp_dir().join(format!("provost-cards-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("card.pdf");
    std::fs::write(&file, bytes).unwrap();
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let text = run("pdftotext", &["card.pdf", "-"]);
    assert!(text.contains("Fandor") && text.contains("Gold"), "{text}");
    assert!(run("pdfinfo", &["-box", "card.pdf"]).contains("TrimBox:"));
    run("pdftoppm", &["-png", "-r", "150", "-singlefile", "card.pdf", "page"]);
    let theirs = std::fs::read(folder.join("page.png")).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let theirs = tiny_skia::Pixmap::decode_png(&theirs).unwrap();
    let ours = png::draw(&card.list, 150.0 / 25.4, 0.0, &mut Outlines::default()).unwrap();
    let (width, height) = (theirs.width().min(ours.width()), theirs.height().min(ours.height()));
    assert!(theirs.width().abs_diff(ours.width()) <= 1 && theirs.height().abs_diff(ours.height()) <= 1);
    let mut far = 0_u32;
    // The corners are cut: nothing is there in one picture, and white paper in the other.
    for (x, y) in (12..height - 12).flat_map(|y| (12..width - 12).map(move |x| (x, y))) {
        let (a, b) = (theirs.pixel(x, y).unwrap(), ours.pixel(x, y).unwrap());
        let apart =
            a.red().abs_diff(b.red()).max(a.green().abs_diff(b.green())).max(a.blue().abs_diff(b.blue()));
        far += u32::from(apart > 96);
    }
    let share = f64::from(far) / f64::from(width * height);
    assert!(share < 0.02, "{:.1} % of the pixels differ", share * 100.0);
}
