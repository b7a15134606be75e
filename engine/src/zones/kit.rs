//! What is constant about zones: which there are, and the cards of kinds that packs declare.

use provost_interpreter::pack::{Entry, FieldValue, LoadedGame};
use provost_interpreter::program::{ConditionCode, EntryCode, ProgramBuilder};
use provost_interpreter::vocabulary::ENTRY_CLASS;
use provost_interpreter::vocabulary::card_words::{CardKind, RULES_KIND, ZONE_CLASS, ZoneSort, ZoneSpec};
use provost_interpreter::vocabulary::id::{AttributeId, NounId};

/// The most cards of a kit.
const MOST_CARDS: usize = 4000;

/// Why a kit cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KitError {
    /// An effect that cannot be compiled.
    #[error("the effect of `{0}` cannot be compiled: {1}")]
    Effect(String, String),
    /// Too many cards.
    #[error("more than {MOST_CARDS} cards of kinds that packs declare")]
    TooMany,
}

/// A zone.
#[derive(Clone, Debug)]
pub struct Zone {
    /// Its noun.
    pub noun: NounId,
    /// Its declaration.
    pub spec: &'static ZoneSpec,
    /// Whether the game itself keeps the cards in it.
    pub own: bool,
}

/// A card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its entry.
    pub entry: NounId,
    /// The number among its copies, from 0.
    pub copy: u8,
    /// Its kind: a position in the kit's kinds.
    pub kind: u8,
    /// Its effect.
    pub code: EntryCode,
    /// The numbers of its keys, by the kit's attributes of the kind.
    pub values: Vec<Value>,
    /// What it costs.
    pub price: Vec<(NounId, i32)>,
}

/// The value of a key.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// None given.
    None,
    /// A number, a truth or a noun.
    Number(i32),
    /// A condition.
    Condition(ConditionCode),
}

/// An attribute that the keys of a kind declare.
#[derive(Clone, Copy, Debug)]
struct Key {
    kind: u8,
    /// The position among the values.
    at: u8,
}

/// What is constant about zones.
#[derive(Clone, Debug, Default)]
pub struct Kit {
    /// The zones, in the order of the vocabulary.
    pub zones: Vec<Zone>,
    /// The kinds of cards that packs declare.
    pub kinds: Vec<&'static CardKind>,
    /// The types of cards for which selectors are made, in their order.
    pub types: Vec<&'static str>,
    /// The cards.
    pub cards: Vec<Card>,
    /// The rules of the kinds, with their entries.
    pub rules: Vec<(NounId, EntryCode)>,
    keys: Vec<Key>,
}

impl Kit {
    /// Makes the kit of a game: of those entries that take part.
    pub fn build(
        game: &LoadedGame,
        builder: &mut ProgramBuilder<'_>,
        takes_part: impl Fn(&Entry) -> bool,
    ) -> Result<Self, KitError> {
        let vocabulary = &game.vocabulary;
        let spec = vocabulary.game();
        let class = vocabulary.find_class(ZONE_CLASS);
        let zone = |zone: &'static ZoneSpec| {
            let noun = class.and_then(|class| vocabulary.find_noun(class, zone.id))?;
            let own = !spec.cards.kinds.iter().any(|kind| kind.id == zone.holds);
            Some(Zone { noun, spec: zone, own })
        };
        let lies = |name: &str| spec.cards.zones.iter().any(|zone| zone.holds == name);
        let types = spec.entities.iter().filter(|entity| entity.noun.is_some() && lies(entity.name));
        let mut kit = Self {
            zones: spec.cards.zones.iter().filter_map(zone).collect(),
            kinds: spec.cards.kinds.iter().collect(),
            types: types.map(|entity| entity.name).collect(),
            ..Self::default()
        };
        kit.number_keys(game);
        for entry in game.entries.values().filter(|entry| takes_part(entry)) {
            kit.add(game, builder, entry)?;
        }
        if kit.cards.len() > MOST_CARDS { Err(KitError::TooMany) } else { Ok(kit) }
    }

    /// Numbers the attributes that keys declare, in the order of the vocabulary.
    fn number_keys(&mut self, game: &LoadedGame) {
        let vocabulary = &game.vocabulary;
        for (at, kind) in (0..).zip(&self.kinds) {
            let keys = kind
                .fields
                .iter()
                .filter(|field| vocabulary.find_attribute(&format!("{}-{}", kind.id, field.key)).is_some());
            self.keys.extend((0..).zip(keys).map(|(value, _)| Key { kind: at, at: value }));
        }
    }

    fn add(
        &mut self,
        game: &LoadedGame,
        builder: &mut ProgramBuilder<'_>,
        entry: &Entry,
    ) -> Result<(), KitError> {
        let vocabulary = &game.vocabulary;
        let id = vocabulary.kind(entry.kind).id;
        let kind = self.kinds.iter().position(|kind| kind.id == id);
        if kind.is_none() && id != RULES_KIND {
            return Ok(());
        }
        let class = vocabulary.find_class(ENTRY_CLASS);
        let noun = class.and_then(|class| vocabulary.find_noun(class, &entry.id)).unwrap_or(NounId(u32::MAX));
        let failed = |why: String| KitError::Effect(entry.id.clone(), why);
        let code = builder.add(noun, &entry.ir).map_err(|why| failed(why.to_string()))?;
        let Some((at, kind)) = kind.and_then(|at| Some((at, *self.kinds.get(at)?))) else {
            self.rules.push((noun, code));
            return Ok(());
        };
        let mut values = Vec::new();
        for field in kind.fields {
            if vocabulary.find_attribute(&format!("{}-{}", kind.id, field.key)).is_none() {
                continue;
            }
            values.push(match entry.fields.get(field.key) {
                Some(FieldValue::Number(number)) => Value::Number(*number),
                Some(FieldValue::Flag(flag)) => Value::Number(i32::from(*flag)),
                Some(FieldValue::Noun(noun)) => Value::Number(i32::try_from(noun.0).unwrap_or(i32::MAX)),
                Some(FieldValue::Condition(condition)) => {
                    let code =
                        builder.add_condition(noun, &condition.0).map_err(|why| failed(why.to_string()))?;
                    Value::Condition(code)
                }
                Some(_) | None => Value::None,
            });
        }
        let price = match kind.price.and_then(|key| entry.fields.get(key)) {
            Some(FieldValue::Amounts(amounts)) => amounts.clone(),
            Some(_) | None => Vec::new(),
        };
        let copies = crate::common::number(entry, "copies").max(1);
        for copy in 0..u8::try_from(copies).unwrap_or(1) {
            let kind = u8::try_from(at).unwrap_or(u8::MAX);
            self.cards.push(Card {
                entry: noun,
                copy,
                kind,
                code,
                values: values.clone(),
                price: price.clone(),
            });
        }
        Ok(())
    }

    /// Returns the number of a zone.
    pub fn zone_of(&self, noun: NounId) -> Option<u8> {
        let at = self.zones.iter().position(|zone| zone.noun == noun)?;
        u8::try_from(at).ok()
    }

    /// Returns a zone by its number.
    pub fn zone(&self, zone: u8) -> Option<&Zone> {
        self.zones.get(usize::from(zone))
    }

    /// Returns a card.
    pub fn card(&self, card: u16) -> Option<&Card> {
        self.cards.get(usize::from(card))
    }

    /// Returns the type of a card.
    pub fn type_of(&self, card: u16) -> Option<&'static str> {
        let kind = self.card(card)?.kind;
        self.kinds.get(usize::from(kind)).map(|kind| kind.id)
    }

    /// Returns the first zone of a sort for cards of a type.
    pub fn zone_for(&self, ty: &str, sorts: &[ZoneSort]) -> Option<u8> {
        let fits = |sort: &ZoneSort| {
            self.zones.iter().position(|zone| zone.spec.holds == ty && zone.spec.sort == *sort)
        };
        let at = sorts.iter().find_map(fits)?;
        u8::try_from(at).ok()
    }

    /// Returns the first zone for cards of a type, in which they begin.
    pub fn first_zone(&self, ty: &str) -> Option<u8> {
        let at = self.zones.iter().position(|zone| zone.spec.holds == ty)?;
        u8::try_from(at).ok()
    }

    /// Returns the value of an attribute of a card. `own` is how many attributes the game itself has.
    pub fn value(&self, attribute: AttributeId, own: usize, card: u16) -> Option<Value> {
        let key = self.keys.get(attribute.index().checked_sub(own)?)?;
        let card = self.card(card).filter(|card| card.kind == key.kind)?;
        card.values.get(usize::from(key.at)).copied()
    }
}
