//! Puts the tables of a game together: its own rows, the words for cards and zones, and the kinds of cards that packs
//! declare.
//!
//! Everything that reads a game's tables reads rows that live as long as the program, so rows made here are kept for
//! good, one copy for all that is declared alike. An edit of a declaration costs a few thousand bytes.

use super::ENTRY_CLASS;
use super::card_words::{
    CardKind, CardLocale, CardWords, DataKey, DataKind, DataType, DataZone, RULES_KIND, ZONE_CLASS,
    ZoneForms, ZoneSort, ZoneSpec,
};
use super::noun::{Gender, NounForms};
use super::spec::{
    AttributeSpec, AttributeType, ClassSpec, ConditionSpec, CostSpec, EntitySpec, Example, GameSpec,
    HookSpec, KindSpec, LocaleSpec, SelectorSpec, VerbSpec,
};
use super::value_type::{KeySpec, ValueType};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The most cards of a kind.
const MOST_CARDS: u16 = 200;

/// The tables made so far, by game and by what packs declare.
static MADE: Mutex<Vec<(&'static GameSpec, Vec<DataKind>, &'static GameSpec)>> = Mutex::new(Vec::new());

/// Returns the tables of a game with the kinds of cards that packs declare.
pub(super) fn extended(game: &'static GameSpec, kinds: &[DataKind]) -> &'static GameSpec {
    if game.cards.zones.is_empty() && kinds.is_empty() {
        return game;
    }
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let known = made.iter().find(|(of, known, _)| std::ptr::eq(*of, game) && known == kinds);
    if let Some((_, _, tables)) = known {
        return tables;
    }
    let tables = Box::leak(Box::new(Extension { game, kinds }.tables()));
    made.push((game, kinds.to_vec(), tables));
    tables
}

struct Extension<'k> {
    game: &'static GameSpec,
    kinds: &'k [DataKind],
}

/// A type of cards that lies in zones.
struct CardType {
    id: &'static str,
    one: &'static str,
    other: &'static str,
}

impl Extension<'_> {
    fn tables(&self) -> GameSpec {
        let cards = self.game.cards;
        let zones = joined(cards.zones, self.kinds.iter().flat_map(zones));
        let kinds: Vec<CardKind> = self.kinds.iter().map(card_kind).collect();
        let entities = joined(self.game.entities, self.kinds.iter().map(entity));
        let types = card_types(entities, zones);
        let fill = |text: &str, of: Option<&CardType>| self.fill(text, of, &types, zones);
        GameSpec {
            entities,
            classes: joined(self.game.classes, [zone_class(self.game)].into_iter().flatten()),
            hooks: self.hooks(&kinds),
            verbs: joined(
                self.widened(self.game.verbs, |row, pattern| VerbSpec { pattern, ..row }, |row| row.pattern),
                cards.verbs.iter().map(|row| VerbSpec {
                    pattern: fill(row.pattern, None),
                    needs: row.needs,
                    example: filled(row.example, |text| fill(text, None)),
                    ..*row
                }),
            ),
            costs: self.widened(
                self.game.costs,
                |row, pattern| CostSpec { pattern, ..row },
                |row| row.pattern,
            ),
            conditions: self.widened(
                self.game.conditions,
                |row, pattern| ConditionSpec { pattern, ..row },
                |row| row.pattern,
            ),
            selectors: joined(
                self.widened(
                    self.game.selectors,
                    |row, pattern| SelectorSpec { pattern, ..row },
                    |row| row.pattern,
                ),
                types
                    .iter()
                    .flat_map(|of| {
                        cards.selectors.iter().map(move |row| SelectorSpec {
                            id: fill(row.id, Some(of)),
                            pattern: fill(row.pattern, Some(of)),
                            entity: of.id,
                            example: filled(row.example, |text| fill(text, Some(of))),
                            ..*row
                        })
                    })
                    .chain(self.kind_selectors(&types, zones)),
            ),
            attributes: joined(
                self.widened(self.game.attributes, |row, of| AttributeSpec { of, ..row }, |row| row.of),
                self.kinds.iter().flat_map(Self::attributes),
            ),
            kinds: joined(
                self.game.kinds,
                self.kinds
                    .iter()
                    .zip(&kinds)
                    .map(|(kind, card)| self.kind(kind, card))
                    .chain((!kinds.is_empty()).then(|| self.rules_kind())),
            ),
            locales: joined(
                self.game.locales,
                cards.locales.iter().map(|locale| self.locale(locale, &types)),
            ),
            cards: CardWords { zones, kinds: kept(kinds), ..cards },
            ..*self.game
        }
    }

    /// Returns the kinds of the game whose moments cards hear: those that nobody holds, and those that players hold.
    fn models(&self) -> (&'static str, &'static str) {
        let first = self.game.kinds.first().map_or("", |kind| kind.id);
        let CardWords { common, held, .. } = self.game.cards;
        let or_first = |id: &'static str| if id.is_empty() { first } else { id };
        (or_first(common), or_first(held))
    }

    /// Fills a template in.
    fn fill(
        &self,
        text: &str,
        of: Option<&CardType>,
        types: &[CardType],
        zones: &[ZoneSpec],
    ) -> &'static str {
        use ZoneSort::{Area, Discards, Hand, Offer, Pile, Row};
        let of = of.or_else(|| types.first());
        let ids: Vec<&str> = types.iter().map(|of| of.id).collect();
        let zone = |sorts: &[ZoneSort]| {
            let fits =
                |zone: &&ZoneSpec| of.is_some_and(|of| of.id == zone.holds) && sorts.contains(&zone.sort);
            let zone = zones
                .iter()
                .find(fits)
                .or_else(|| zones.iter().find(|zone| Some(zone.holds) == of.map(|of| of.id)));
            zone.and_then(|zone| zone.forms.first()).map_or("", |(_, forms)| forms.one)
        };
        let text = text
            .replace("$cards", &ids.join("|"))
            .replace("$takeable", &self.takeable().join("|"))
            .replace("$kind", of.map_or("", |of| of.id))
            .replace("$one", of.map_or("", |of| of.one))
            .replace("$other", of.map_or("", |of| of.other))
            .replace("$pile", zone(&[Pile]))
            .replace("$zone", zone(&[Row, Offer, Area, Hand, Discards]))
            .replace("$common", self.models().0);
        string(text)
    }

    /// Returns the hooks, heard by the new kinds as by the kinds they are like.
    fn hooks(&self, kinds: &[CardKind]) -> &'static [HookSpec] {
        let (common, held) = self.models();
        if kinds.is_empty() {
            return self.game.hooks;
        }
        let heard = |hook: &HookSpec| {
            let hears = |kind: &str| hook.heard_by.contains(&kind);
            let new =
                kinds.iter().filter(|kind| hears(if kind.held { held } else { common })).map(|kind| kind.id);
            let rules = hears(common).then_some(RULES_KIND);
            HookSpec { heard_by: joined(hook.heard_by, new.chain(rules)), ..*hook }
        };
        let ids = kept(kinds.iter().map(|kind| kind.id).collect());
        let new = self.game.cards.hooks.iter().map(|hook| HookSpec { heard_by: ids, ..*hook });
        kept(self.game.hooks.iter().map(heard).chain(new).collect())
    }

    /// Makes the selectors for kinds that packs declare.
    fn kind_selectors(&self, types: &[CardType], zones: &[ZoneSpec]) -> Vec<SelectorSpec> {
        let mut rows = Vec::new();
        for of in self.kinds.iter().filter_map(|kind| types.iter().find(|of| of.id == kind.id)) {
            rows.extend(self.game.cards.kind_selectors.iter().map(|row| SelectorSpec {
                id: self.fill(row.id, Some(of), types, zones),
                pattern: self.fill(row.pattern, Some(of), types, zones),
                entity: of.id,
                example: filled(row.example, |text| self.fill(text, Some(of), types, zones)),
                ..*row
            }));
        }
        rows
    }

    /// Returns the types of cards that players can take.
    fn takeable(&self) -> Vec<&str> {
        let held = |kind: &&DataKind| kind.zones.iter().any(|zone| zone.sort.is_each_players());
        let own = self.game.cards.takeable.iter().copied();
        own.chain(self.kinds.iter().filter(held).map(|kind| kind.id.as_str())).collect()
    }

    /// Lets words that take the cards that players hold take those of the new kinds as well.
    fn widened<T: Copy>(
        &self,
        rows: &'static [T],
        with: impl Fn(T, &'static str) -> T,
        pattern: impl Fn(&T) -> &'static str,
    ) -> &'static [T] {
        let held =
            self.game.kinds.iter().find(|kind| kind.id == self.models().1).and_then(|kind| kind.entity);
        let (Some(held), false) = (held, self.kinds.is_empty()) else { return rows };
        let ids: Vec<&str> = self.kinds.iter().map(|kind| kind.id.as_str()).collect();
        let more = format!("|{held}|{}", ids.join("|"));
        let widened = |row: &T| {
            let pattern = pattern(row);
            let both = pattern.replace(&format!("|{held}|"), &format!("{more}|"));
            let both = match both.strip_suffix(&format!("|{held}")) {
                Some(start) => format!("{start}{more}"),
                None => both.replace(&format!("|{held}}}"), &format!("{more}}}")),
            };
            if both == pattern { *row } else { with(*row, string(both)) }
        };
        kept(rows.iter().map(widened).collect())
    }

    fn kind(&self, kind: &DataKind, card: &CardKind) -> KindSpec {
        let (common, held) = self.models();
        let doc = if kind.doc.is_empty() {
            let whose = if card.held {
                "Hears what its holder does."
            } else {
                "Hears everything while it lies open."
            };
            format!("A kind of cards of a pack. {whose}")
        } else {
            kind.doc.clone()
        };
        KindSpec {
            id: card.id,
            entity: Some(card.id),
            roles: self.roles(if card.held { held } else { common }),
            fields: card.fields,
            doc: string(doc),
        }
    }

    fn roles(&self, like: &str) -> &'static [&'static str] {
        self.game.kinds.iter().find(|kind| kind.id == like).map_or(&[], |kind| kind.roles)
    }

    fn rules_kind(&self) -> KindSpec {
        KindSpec {
            id: RULES_KIND,
            entity: None,
            roles: self.roles(self.models().0),
            fields: &[],
            doc: "The rules of a kind of cards, as `rules` in `vocabulary.toml` has them.",
        }
    }

    fn attributes(kind: &DataKind) -> Vec<AttributeSpec> {
        let attribute = |key: &DataKey| {
            let (one, other) = forms(&key.forms, "en", &key.key.replace('-', " "));
            let ty = match &key.ty {
                DataType::Number(least, most) => AttributeType::Measure(*least, *most),
                DataType::Flag | DataType::Condition => AttributeType::Truth,
                DataType::Noun(class) => AttributeType::Noun(class),
                DataType::Text | DataType::Amounts(_) => return None,
            };
            let pattern = if one == other || ty == AttributeType::Truth { one } else { pair(&one, &other) };
            let id = string(kind.id.clone());
            let the_kind = forms(&kind.forms, "en", &kind.id).1;
            Some(AttributeSpec {
                id: string(format!("{}-{}", kind.id, key.key)),
                of: id,
                ty,
                pattern: string(pattern),
                verb: None,
                is_noun: false,
                needs: &[],
                doc: string(if key.doc.is_empty() {
                    format!("A key of {the_kind}.")
                } else {
                    key.doc.clone()
                }),
                example: Example { kind: "", text: "" },
            })
        };
        kind.keys.iter().filter_map(attribute).collect()
    }

    /// Writes the messages of a language.
    fn locale(&self, locale: &CardLocale, types: &[CardType]) -> LocaleSpec {
        let mut messages = locale.words.to_owned();
        if !self.kinds.is_empty() {
            messages.push_str(locale.hooks);
        }
        for of in types {
            messages.push_str(&locale.each.replace("$kind", of.id));
        }
        for kind in self.kinds {
            messages.push_str(&declined(locale, locale.kind, &kind.id, &kind.forms));
            for key in kind.keys.iter().filter(|key| !matches!(key.ty, DataType::Text | DataType::Amounts(_)))
            {
                let id = format!("{}-{}", kind.id, key.key);
                let named = if key.forms.is_empty() {
                    vec![(
                        "en".to_owned(),
                        NounForms { one: key.key.replace('-', " "), ..NounForms::default() },
                    )]
                } else {
                    key.forms.clone()
                };
                let truth = matches!(key.ty, DataType::Flag | DataType::Condition);
                let template = if truth { locale.truth } else { locale.key };
                messages.push_str(&declined(locale, template, &id, &named));
            }
        }
        LocaleSpec { language: locale.language, messages: string(messages) }
    }
}

/// Fills the forms of a noun into a message.
fn declined(locale: &CardLocale, template: &str, id: &str, all: &[(String, NounForms)]) -> String {
    let found = all.iter().find(|(language, _)| language == locale.language).or_else(|| all.first());
    let word = found.map(|(_, forms)| forms.clone()).unwrap_or_default();
    let other = word.other.clone().unwrap_or_else(|| word.one.clone());
    let gender = match word.gender {
        Some(Gender::Masculine) => "m",
        Some(Gender::Feminine) => "f",
        Some(Gender::Neuter) => "n",
        None => "none",
    };
    template
        .replace("$kind", id)
        .replace("$one", &literal(&word.one))
        .replace("$other", &literal(&other))
        .replace("$dative", &literal(&word.dative.clone().unwrap_or_else(|| dative(&other))))
        .replace("$oblique", &literal(&oblique(&word.one, word.gender)))
        .replace("$genitive", &literal(&genitive(&word.one, word.gender)))
        .replace("$gender", gender)
}

/// Writes a text so that no sign of it is read as part of a message.
fn literal(text: &str) -> String {
    format!("{{ \"{}\" }}", text.replace('\\', "").replace(['"', '\n'], "'"))
}

/// Returns the German genitive of a noun.
fn genitive(one: &str, gender: Option<Gender>) -> String {
    match gender {
        Some(Gender::Masculine) if is_weak(one, gender) => format!("{one}n"),
        Some(Gender::Masculine | Gender::Neuter) if one.ends_with("nis") => format!("{one}ses"),
        Some(Gender::Masculine | Gender::Neuter) if one.ends_with(['s', 'x', 'z', 'ß']) => {
            format!("{one}es")
        }
        Some(Gender::Masculine | Gender::Neuter) => format!("{one}s"),
        Some(Gender::Feminine) | None => one.to_owned(),
    }
}

/// Returns the German accusative and dative of a noun: masculine ones that end in `e` are weak.
fn oblique(one: &str, gender: Option<Gender>) -> String {
    if is_weak(one, gender) { format!("{one}n") } else { one.to_owned() }
}

fn is_weak(one: &str, gender: Option<Gender>) -> bool {
    gender == Some(Gender::Masculine) && one.ends_with('e')
}

/// Returns the German dative of a plural.
fn dative(other: &str) -> String {
    if other.ends_with(['n', 's']) { other.to_owned() } else { format!("{other}n") }
}

fn zones(kind: &DataKind) -> Vec<ZoneSpec> {
    let zone = |zone: &DataZone| ZoneSpec {
        id: string(zone.id.clone()),
        holds: string(kind.id.clone()),
        sort: zone.sort,
        forms: kept(
            zone.forms
                .iter()
                .map(|(language, forms)| {
                    let gender = match forms.gender {
                        Some(Gender::Masculine) => "m",
                        Some(Gender::Feminine) => "f",
                        Some(Gender::Neuter) => "n",
                        None => "",
                    };
                    (string(language.clone()), ZoneForms { one: string(forms.one.clone()), gender })
                })
                .collect(),
        ),
        size: zone.size,
        heard: zone.heard,
        doc: string(format!("Where {} lie.", forms(&kind.forms, "en", &kind.id).1)),
    };
    kind.zones.iter().map(zone).collect()
}

fn card_kind(kind: &DataKind) -> CardKind {
    let copies = KeySpec {
        key: "copies",
        ty: ValueType::Number(1, 40),
        required: false,
        doc: "How many of it there are; 1 if not given.",
    };
    let field = |key: &DataKey| KeySpec {
        key: string(key.key.clone()),
        ty: match &key.ty {
            DataType::Number(least, most) => ValueType::Number((*least).into(), (*most).into()),
            DataType::Flag => ValueType::Flag,
            DataType::Text => ValueType::Text,
            DataType::Noun(class) => ValueType::Noun(class),
            DataType::Amounts(classes) => ValueType::Amounts(kept(classes.clone())),
            DataType::Condition => ValueType::Condition,
        },
        required: key.required,
        doc: string(key.doc.clone()),
    };
    CardKind {
        id: string(kind.id.clone()),
        held: kind.zones.iter().any(|zone| zone.sort.is_each_players()),
        price: kind.price.clone().map(string),
        fields: kept(std::iter::once(copies).chain(kind.keys.iter().map(field)).collect()),
    }
}

fn entity(kind: &DataKind) -> EntitySpec {
    let (one, other) = forms(&kind.forms, "en", &kind.id);
    let doc = if kind.doc.is_empty() { format!("A card of the kind {one}.") } else { kind.doc.clone() };
    let noun = Some((string(one.to_lowercase()), string(other.to_lowercase())));
    EntitySpec { name: string(kind.id.clone()), noun, most: MOST_CARDS, doc: string(doc) }
}

/// Returns the types of cards that lie in zones and have a common noun.
fn card_types(entities: &'static [EntitySpec], zones: &[ZoneSpec]) -> Vec<CardType> {
    let lies = |entity: &&EntitySpec| zones.iter().any(|zone| zone.holds == entity.name);
    let cards = entities.iter().filter(lies);
    cards
        .filter_map(|entity| entity.noun.map(|(one, other)| CardType { id: entity.name, one, other }))
        .collect()
}

/// Returns the class of zones, unless the game has it.
fn zone_class(game: &GameSpec) -> Option<ClassSpec> {
    let there = game.classes.iter().any(|class| class.name == ZONE_CLASS);
    (!there && game.classes.iter().any(|class| class.name == ENTRY_CLASS)).then_some(ClassSpec {
        name: ZONE_CLASS,
        unit: None,
        counted: true,
        open: false,
        fields: &[],
        doc: "Where cards lie: piles, discards, offers, rows, hands and areas before players.",
    })
}

/// Returns singular and plural of a noun in a language; the id if there is none.
fn forms(all: &[(String, NounForms)], language: &str, id: &str) -> (String, String) {
    let found = all.iter().find(|(known, _)| known == language);
    let one = found.map_or_else(|| id.to_owned(), |(_, forms)| forms.one.clone());
    let other = found.and_then(|(_, forms)| forms.other.clone()).unwrap_or_else(|| one.clone());
    (one, other)
}

/// Writes a word of a pattern with its plural.
fn pair(one: &str, other: &str) -> String {
    let ones = one.split_ascii_whitespace();
    let words: Vec<String> = ones
        .zip(other.split_ascii_whitespace())
        .map(|(one, other)| if one == other { one.to_owned() } else { format!("{one}/{other}") })
        .collect();
    words.join(" ")
}

fn filled(example: Example, fill: impl Fn(&str) -> &'static str) -> Example {
    Example { kind: fill(example.kind), text: fill(example.text) }
}

fn joined<T: Copy>(own: &'static [T], more: impl IntoIterator<Item = T>) -> &'static [T] {
    let mut more = more.into_iter().peekable();
    if more.peek().is_none() { own } else { kept(own.iter().copied().chain(more).collect()) }
}

/// Keeps rows for good.
fn kept<T>(rows: Vec<T>) -> &'static [T] {
    Vec::leak(rows)
}

/// Keeps a text for good; the same text once.
fn string(text: impl Into<String>) -> &'static str {
    static KNOWN: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());
    let text = text.into();
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(text).or_insert_with_key(|text| String::leak(text.clone()))
}
