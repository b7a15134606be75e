//! The vocabulary: the words that a game registers, and the nouns that packs add.
//!
//! Checker, completion, hover, forms, reference pages, rules text and tests all read this one table. Building
//! it refuses a name that is registered twice.

mod by_data;
pub mod card_words;
pub mod id;
pub mod noun;
pub mod pattern;
pub(crate) mod readable;
pub mod spec;
pub mod value_type;
pub mod word_id;

use card_words::{DataKind, ZONE_CLASS, ZoneSpec};
use id::{
    AttributeId, ClassId, ConditionId, CostId, DurationId, EntityId, HookId, KindId, LimitId, MeasureId,
    NounId, RoleId, SelectorId, TargetId, VerbId,
};
use noun::Noun;
use pattern::{Names, Pattern};
use spec::GameSpec;
use std::collections::BTreeMap;

/// The role of the player who may decline, choose and pay. At a moment without this role, nobody can be
/// asked.
pub const DECIDING_ROLE: &str = "owner";

/// The name of the class that holds the id of every entry.
pub const ENTRY_CLASS: &str = "entry";

/// The words of a game and of the packs loaded for it.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    game: &'static GameSpec,
    nouns: Vec<Noun>,
    /// Nouns by class and id or alias.
    noun_ids: BTreeMap<(ClassId, String), NounId>,
    /// Written forms of nouns (split into words) by class and first word.
    written: BTreeMap<(ClassId, String), Vec<Written>>,
    patterns: Patterns,
    /// The attributes and the sets of each type of things.
    of_types: Vec<OfType>,
}

/// The words for things of a type.
#[derive(Clone, Debug, Default)]
struct OfType {
    attributes: Vec<AttributeId>,
    sets: Vec<SelectorId>,
}

/// One way in which a noun is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The noun.
    pub noun: NounId,
    /// The words.
    pub words: Vec<String>,
    /// Whether this is the singular or the plural, if the two differ.
    pub number: Option<Number>,
}

/// Singular or plural.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// One.
    Singular,
    /// Several.
    Plural,
}

/// The compiled patterns, in the order of the game's tables.
#[derive(Clone, Debug, Default)]
pub struct Patterns {
    /// Targets.
    pub targets: Vec<Pattern>,
    /// Verbs.
    pub verbs: Vec<Pattern>,
    /// Costs.
    pub costs: Vec<Pattern>,
    /// Selectors.
    pub selectors: Vec<Pattern>,
    /// Attributes.
    pub attributes: Vec<Pattern>,
    /// Conditions.
    pub conditions: Vec<Pattern>,
    /// Measures.
    pub measures: Vec<Pattern>,
    /// Limits.
    pub limits: Vec<Pattern>,
}

/// A mistake in a game's tables, seen only by its programmer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{table} `{name}`: {problem}")]
pub struct RegistryError {
    /// The table.
    pub table: &'static str,
    /// The row.
    pub name: String,
    /// The mistake.
    pub problem: String,
}

/// A noun with this class and name exists already.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is there already")]
pub struct DuplicateNoun(pub String);

struct GameNames(&'static GameSpec);

impl Names for GameNames {
    fn class(&self, name: &str) -> Option<ClassId> {
        position(self.0.classes, |class| class.name == name).map(ClassId)
    }

    fn entity(&self, name: &str) -> Option<EntityId> {
        position(self.0.entities, |entity| entity.name == name).map(EntityId)
    }
}

fn position<T>(table: &[T], is: impl Fn(&T) -> bool) -> Option<u32> {
    let index = table.iter().position(is)?;
    u32::try_from(index).ok()
}

macro_rules! lookups {
    ($($(#[$doc:meta])* $find:ident, $get:ident: $table:ident[$id:ident].$field:ident -> $spec:ident;)*) => {$(
        $(#[$doc])*
        pub fn $find(&self, name: &str) -> Option<$id> {
            position(self.game.$table, |row| row.$field == name).map($id)
        }

        /// Returns the declaration behind an id of this vocabulary.
        #[expect(clippy::indexing_slicing, reason = "an id is only ever made from its table")]
        pub fn $get(&self, id: $id) -> &'static spec::$spec {
            &self.game.$table[id.index()]
        }
    )*};
}

/// Sorts attributes and sets by the types of things that they are about.
fn of_types(game: &GameSpec) -> Vec<OfType> {
    let of_type = |entity: &spec::EntitySpec| OfType {
        attributes: (0..)
            .map(AttributeId)
            .zip(game.attributes)
            .filter(|(_, row)| row.types().any(|of| of == entity.name))
            .map(|(id, _)| id)
            .collect(),
        sets: (0..)
            .map(SelectorId)
            .zip(game.selectors)
            .filter(|(_, row)| row.set && row.entity == entity.name)
            .map(|(id, _)| id)
            .collect(),
    };
    game.entities.iter().map(of_type).collect()
}

impl Vocabulary {
    /// Builds the vocabulary of a game, without the nouns of packs.
    pub fn new(game: &'static GameSpec) -> Result<Self, Vec<RegistryError>> {
        Self::with_kinds(game, &[])
    }

    /// Builds the vocabulary of a game with the kinds of cards that packs declare.
    pub fn with_kinds(game: &'static GameSpec, kinds: &[DataKind]) -> Result<Self, Vec<RegistryError>> {
        let game = by_data::extended(game, kinds);
        let mut errors = registry::check(game);
        let patterns = registry::patterns(game, &mut errors);
        let mut vocabulary = Self {
            game,
            nouns: Vec::new(),
            noun_ids: BTreeMap::new(),
            written: BTreeMap::new(),
            patterns,
            of_types: of_types(game),
        };
        for spec in game.nouns {
            let Some(class) = vocabulary.find_class(spec.class) else { continue };
            let mut noun = Noun::plain(class, spec.id);
            spec.doc.clone_into(&mut noun.doc);
            if let Err(duplicate) = vocabulary.add_noun(noun) {
                errors.push(RegistryError {
                    table: "noun",
                    name: spec.id.to_owned(),
                    problem: duplicate.to_string(),
                });
            }
        }
        vocabulary.add_zones(&mut errors);
        if errors.is_empty() { Ok(vocabulary) } else { Err(errors) }
    }

    fn add_zones(&mut self, errors: &mut Vec<RegistryError>) {
        let Some(class) = self.find_class(ZONE_CLASS) else { return };
        for zone in self.game.cards.zones {
            let mut noun = Noun::plain(class, zone.id);
            noun.forms =
                zone.forms.iter().map(|(language, forms)| ((*language).to_owned(), forms.noun())).collect();
            zone.doc.clone_into(&mut noun.doc);
            if let Err(duplicate) = self.add_noun(noun) {
                let (name, problem) = (zone.id.to_owned(), duplicate.to_string());
                errors.push(RegistryError { table: "zone", name, problem });
            }
        }
    }

    /// Returns the zone that a noun names.
    pub fn zone(&self, noun: NounId) -> Option<&'static ZoneSpec> {
        let noun = self.get_noun(noun)?;
        (self.find_class(ZONE_CLASS) == Some(noun.class))
            .then(|| self.game.cards.zones.iter().find(|zone| zone.id == noun.id))
            .flatten()
    }

    /// Returns the attributes that things of a type have.
    pub fn attributes_of(&self, entity: EntityId) -> &[AttributeId] {
        self.of_types.get(entity.index()).map_or(&[], |of| &of.attributes)
    }

    /// Returns the selectors that list sets of things of a type.
    pub fn sets_of(&self, entity: EntityId) -> &[SelectorId] {
        self.of_types.get(entity.index()).map_or(&[], |of| &of.sets)
    }

    /// Returns the game's tables.
    pub const fn game(&self) -> &'static GameSpec {
        self.game
    }

    /// Returns the compiled patterns.
    pub const fn patterns(&self) -> &Patterns {
        &self.patterns
    }

    /// Adds a noun.
    pub fn add_noun(&mut self, noun: Noun) -> Result<NounId, DuplicateNoun> {
        let id = NounId(u32::try_from(self.nouns.len()).unwrap_or(u32::MAX));
        for name in std::iter::once(&noun.id).chain(&noun.aliases) {
            if self.noun_ids.contains_key(&(noun.class, name.clone())) {
                return Err(DuplicateNoun(name.clone()));
            }
        }
        let ways = self.ways_to_write(id, &noun);
        if let Some(taken) = ways.iter().find(|written| self.is_taken(noun.class, written)) {
            return Err(DuplicateNoun(taken.words.join(" ")));
        }
        for name in std::iter::once(&noun.id).chain(&noun.aliases) {
            self.noun_ids.insert((noun.class, name.clone()), id);
        }
        for written in ways {
            if let Some(first) = written.words.first() {
                self.written.entry((noun.class, first.clone())).or_default().push(written);
            }
        }
        self.nouns.push(noun);
        Ok(id)
    }

    /// Returns whether a counted noun of another class has the same written form, which would make amounts
    /// ambiguous.
    fn is_taken(&self, class: ClassId, written: &Written) -> bool {
        let Some(first) = written.words.first() else { return false };
        let counted = (0..).map(ClassId).zip(self.game.classes).filter(|(_, spec)| spec.counted);
        self.class(class).counted
            && counted.filter(|(other, _)| *other != class).any(|(other, _)| {
                self.written_from(other, first).iter().any(|known| known.words == written.words)
            })
    }

    fn ways_to_write(&self, id: NounId, noun: &Noun) -> Vec<Written> {
        let split = |text: &str| text.split_ascii_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
        let forms = noun.forms.get("en").filter(|_| self.class(noun.class).counted);
        let Some(forms) = forms else {
            return std::iter::once(&noun.id)
                .chain(&noun.aliases)
                .map(|name| Written { noun: id, words: vec![name.clone()], number: None })
                .collect();
        };
        let one = split(&forms.one);
        let other = forms.other.as_deref().map_or_else(|| one.clone(), split);
        if one == other {
            return vec![Written { noun: id, words: one, number: None }];
        }
        vec![
            Written { noun: id, words: one, number: Some(Number::Singular) },
            Written { noun: id, words: other, number: Some(Number::Plural) },
        ]
    }

    /// Returns the noun behind an id.
    #[expect(clippy::indexing_slicing, reason = "a NounId is only ever made by add_noun")]
    pub fn noun(&self, id: NounId) -> &Noun {
        &self.nouns[id.index()]
    }

    /// Returns the noun behind an id that may belong to another vocabulary.
    pub fn get_noun(&self, id: NounId) -> Option<&Noun> {
        self.nouns.get(id.index())
    }

    /// Returns all nouns with their ids, in the order of adding.
    pub fn nouns(&self) -> impl Iterator<Item = (NounId, &Noun)> {
        (0..).map(NounId).zip(&self.nouns)
    }

    /// Finds a noun by class and id or alias.
    pub fn find_noun(&self, class: ClassId, name: &str) -> Option<NounId> {
        self.noun_ids.get(&(class, name.to_owned())).copied()
    }

    /// Returns the nouns of a class.
    pub fn nouns_of(&self, class: ClassId) -> impl Iterator<Item = (NounId, &Noun)> {
        self.nouns().filter(move |(_, noun)| noun.class == class)
    }

    /// Returns the nouns of a class whose written form begins with this word.
    pub fn written_from(&self, class: ClassId, first: &str) -> &[Written] {
        self.written.get(&(class, first.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// Returns the first words of the written forms of a class, in order.
    pub fn first_words(&self, class: ClassId) -> impl Iterator<Item = &str> {
        let from = (class, String::new());
        self.written
            .range(from..)
            .take_while(move |((of, _), _)| *of == class)
            .map(|((_, word), _)| word.as_str())
    }

    lookups! {
        /// Finds a noun class.
        find_class, class: classes[ClassId].name -> ClassSpec;
        /// Finds a type of thing.
        find_entity, entity: entities[EntityId].name -> EntitySpec;
        /// Finds a role.
        find_role, role: roles[RoleId].name -> RoleSpec;
        /// Finds a hook by its id.
        find_hook, hook: hooks[HookId].id -> HookSpec;
        /// Finds a target by its id.
        find_target, target: targets[TargetId].id -> TargetSpec;
        /// Finds a verb by its id.
        find_verb, verb: verbs[VerbId].id -> VerbSpec;
        /// Finds a cost by its id.
        find_cost, cost: costs[CostId].id -> CostSpec;
        /// Finds a selector by its id.
        find_selector, selector: selectors[SelectorId].id -> SelectorSpec;
        /// Finds an attribute by its id.
        find_attribute, attribute: attributes[AttributeId].id -> AttributeSpec;
        /// Finds a condition by its id.
        find_condition, condition: conditions[ConditionId].id -> ConditionSpec;
        /// Finds a measure by its id.
        find_measure, measure: measures[MeasureId].id -> MeasureSpec;
        /// Finds a limit by its id.
        find_limit, limit: limits[LimitId].id -> LimitSpec;
        /// Finds a duration by its id.
        find_duration, duration: durations[DurationId].id -> DurationSpec;
        /// Finds a kind of entry.
        find_kind, kind: kinds[KindId].id -> KindSpec;
    }
}

mod registry;
