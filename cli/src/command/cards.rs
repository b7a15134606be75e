//! What `provost print` and `provost export` share: which cards are meant, and how they look.

use crate::Refusal;
use crate::args::print::Cards;
use crate::command::diff::packs_at;
use provost_cards::card::{Card, Options, Pictures, Studio};
use provost_cards::icon::Icons;
use provost_cards::picture;
use provost_cards::template::Templates;
use provost_cards::value::{Shown, Values};
use provost_games::Shipped;
use provost_interpreter::pack::{Entry, Loaded, LoadedGame};
use provost_interpreter::suggest::nearest;
use provost_packs::Packs;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::sync::Arc;

/// A card that was asked for.
#[derive(Debug)]
pub(crate) struct Laid {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) kind: &'static str,
    pub(crate) language: String,
    pub(crate) front: Arc<Card>,
    pub(crate) back: Option<Arc<Card>>,
    /// How many are in the box.
    pub(crate) count: usize,
}

/// Loaded packs with everything that is needed to draw their cards.
pub(crate) struct Deck {
    loaded: Loaded,
    packs: Packs,
    icons: Icons,
    pictures: Pictures,
    templates: Vec<Templates>,
}

impl Deck {
    pub(crate) fn new(packs: Packs) -> Result<Self, Refusal> {
        let mut icons = Icons::built_in();
        let (pictures, wrong) = picture::gather(&packs.sources, &mut icons);
        if let Some(wrong) = wrong.first() {
            return Err(Refusal(wrong.to_string()));
        }
        let loaded = provost_engine::load::<Shipped>(packs.sources.clone());
        let templates: Vec<Templates> =
            loaded.games.iter().map(|game| Templates::read(&loaded, game)).collect();
        if let Some(wrong) = templates.iter().flat_map(|templates| &templates.wrong).next() {
            let file = wrong.file.map(|file| loaded.file(file));
            let path = file.map_or_else(String::new, |file| {
                format!("{}: ", provost_packs::join(&file.root, &file.path))
            });
            return Err(Refusal(format!("{path}{}", wrong.message)));
        }
        Ok(Self { loaded, packs, icons, pictures, templates })
    }

    /// Lays out the cards that were asked for, kind by kind.
    pub(crate) fn lay_out(&self, asked: &Cards) -> Result<Vec<Laid>, Refusal> {
        self.check_words(asked)?;
        let options = Options {
            low_ink: asked.low_ink,
            words_only: asked.words_only,
            no_estimates: asked.no_estimates,
        };
        let mut laid = Vec::new();
        for language in &asked.lang {
            for (game, templates) in self.loaded.games.iter().zip(&self.templates) {
                let parts = (templates, &self.icons, &self.pictures);
                let mut studio = Studio::new(game, parts, language, options)
                    .map_err(|problems| Refusal(problems.join("\n")))?;
                // Backs of a kind are mostly the same; they are laid out for each entry, as two-sided tiles need.
                for entry in self.entries(game, templates, asked) {
                    laid.extend(lay(&mut studio, game, entry, language));
                }
            }
        }
        Ok(laid)
    }

    fn entries<'d>(
        &'d self,
        game: &'d LoadedGame,
        templates: &'d Templates,
        asked: &'d Cards,
    ) -> Vec<&'d Entry> {
        let mut entries: Vec<&Entry> = game
            .entries
            .values()
            .filter(|entry| self.packs.wants(self.loaded.file(entry.file)))
            .filter(|entry| {
                let kind = game.vocabulary.kind(entry.kind).id;
                let named = asked.only.contains(&entry.id);
                let of_kind = asked.kind.iter().any(|asked| asked == kind);
                named
                    || of_kind
                    || (asked.only.is_empty() && asked.kind.is_empty() && templates.has_kind(kind))
            })
            .collect();
        entries.sort_by_key(|entry| (entry.kind, &entry.id));
        entries
    }

    fn check_words(&self, asked: &Cards) -> Result<(), Refusal> {
        let games = || self.loaded.games.iter();
        let kinds: Vec<&str> = games().flat_map(|game| game.spec.kinds).map(|kind| kind.id).collect();
        let ids = || games().flat_map(|game| game.entries.keys()).map(String::as_str);
        for kind in &asked.kind {
            if !kinds.contains(&kind.as_str()) {
                return Err(unknown("kind", kind, nearest(kind, kinds.iter().copied())));
            }
        }
        for id in &asked.only {
            if !ids().any(|known| known == id) {
                return Err(unknown("entry", id, nearest(id, ids())));
            }
        }
        Ok(())
    }
}

fn unknown(what: &str, word: &str, near: Option<&str>) -> Refusal {
    let hint = near.map_or_else(
        || "`provost list` shows what there is".to_owned(),
        |near| format!("did you mean `{near}`?"),
    );
    Refusal(format!("there is no {what} `{word}`; {hint}"))
}

fn lay(studio: &mut Studio<'_>, game: &LoadedGame, entry: &Entry, language: &str) -> Option<Laid> {
    let front = studio.front(entry)?;
    let back = studio.back(entry).map(Arc::new);
    let template = studio.template(entry)?;
    let count = template.count.as_deref().and_then(|key| match Values::new(entry).get(key)? {
        Shown::Number(number) => usize::try_from(number).ok(),
        Shown::Nothing
        | Shown::Text(_)
        | Shown::Noun(_)
        | Shown::Nouns(_)
        | Shown::Amounts(_)
        | Shown::Rows(_)
        | Shown::Rules(_) => None,
    });
    Some(Laid {
        id: entry.id.clone(),
        name: entry.name.get(language).or_else(|| entry.name.get("en")).unwrap_or(&entry.id).clone(),
        kind: game.vocabulary.kind(entry.kind).id,
        language: language.to_owned(),
        front: Arc::new(front),
        back,
        count: count.unwrap_or(1),
    })
}

/// Reads the packs and lays out their cards; with a revision only those that looked different then.
pub(crate) fn lay_out(asked: &Cards) -> Result<Vec<Laid>, Refusal> {
    let mut laid = Deck::new(provost_packs::read(&asked.paths)?)?.lay_out(asked)?;
    if let Some(revision) = &asked.changed_since {
        let folder = match asked.paths.as_slice() {
            [folder] => folder.to_string_lossy().into_owned(),
            [] => ".".to_owned(),
            [_, _, ..] => return Err(Refusal("`--changed-since` looks at one folder".to_owned())),
        };
        let old = Deck::new(provost_packs::from_sources(packs_at(revision, &folder)?))?;
        // What was not there then is new, and so are kinds and ids that were unknown.
        let old = old.lay_out(&Cards {
            kind: Vec::new(),
            only: Vec::new(),
            paths: Vec::new(),
            changed_since: None,
            lang: asked.lang.clone(),
            ..*asked
        })?;
        let old: BTreeMap<(String, String), Laid> =
            old.into_iter().map(|card| ((card.language.clone(), card.id.clone()), card)).collect();
        laid.retain(|card| {
            let before = old.get(&(card.language.clone(), card.id.clone()));
            before.is_none_or(|before| before.front != card.front || before.back != card.back)
        });
    }
    for card in &laid {
        for misfit in &card.front.misfits {
            let Laid { id, language, .. } = card;
            let lines = super::plural(misfit.lines, "line", "lines");
            writeln!(io::stderr(), "provost: {id} ({language}): `{}` is {lines} too long", misfit.part)?;
        }
    }
    Ok(laid)
}
