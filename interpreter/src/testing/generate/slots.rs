//! Random values for the slots of a pattern.

use super::Writer;
use crate::ir;
use crate::vocabulary::id::{AttributeId, ClassId, EntityId, SelectorId};
use crate::vocabulary::pattern::{Pattern, SlotType};
use crate::vocabulary::spec::AttributeType;

impl Writer<'_> {
    /// Fills the slots of a pattern; `depth` bounds selectors inside selectors.
    pub(super) fn args(&mut self, pattern: &Pattern, depth: usize) -> Option<Vec<ir::Arg>> {
        pattern.slots().map(|(_, ty)| self.arg(ty, depth)).collect()
    }

    fn arg(&mut self, ty: &SlotType, depth: usize) -> Option<ir::Arg> {
        Some(match ty {
            SlotType::Number => ir::Arg::Number(self.small()),
            SlotType::Amounts { classes, many } => {
                let count = if *many { 1 + self.chance.below(2) } else { 1 };
                let amounts = (0..count).map(|_| self.amount(classes)).collect::<Option<_>>()?;
                ir::Arg::Amounts(amounts)
            }
            SlotType::Nouns { class, many } => ir::Arg::Nouns(self.nouns(*class, *many)?),
            SlotType::Entity(entities) => {
                let entity = self.chance.pick(entities)?;
                ir::Arg::Entity(self.entity(entity, depth)?)
            }
        })
    }

    /// Makes a list of nouns of a class, without repetition.
    pub(super) fn nouns(&mut self, class: ClassId, many: bool) -> Option<Vec<ir::NounRef>> {
        let all = self.vocabulary.nouns_of(class).map(|(id, _)| id).take(50).collect::<Vec<_>>();
        let mut nouns = vec![self.chance.pick(&all)?];
        while many && nouns.len() < 3 && self.chance.once_in(2) {
            let next = self.chance.pick(&all)?;
            if !nouns.contains(&next) {
                nouns.push(next);
            }
        }
        Some(nouns.into_iter().map(ir::NounRef::Noun).collect())
    }

    fn amount(&mut self, classes: &[ClassId]) -> Option<ir::Amount> {
        let filled =
            classes.iter().copied().filter(|class| self.vocabulary.nouns_of(*class).next().is_some());
        let filled = filled.collect::<Vec<_>>();
        let class = self.chance.pick(&filled)?;
        let quantity = match self.chance.below(6) {
            0 => ir::Quantity::UpTo(self.small()),
            1 => ir::Quantity::AnyNumber,
            2 => ir::Quantity::All,
            _ => ir::Quantity::Exactly(self.small()),
        };
        let any = self.vocabulary.class(class).unit.is_some() && self.chance.once_in(3);
        let nouns = if any { Vec::new() } else { self.nouns(class, true)? };
        Some(ir::Amount { quantity, nouns, class })
    }

    pub(super) fn entity(&mut self, entity: EntityId, depth: usize) -> Option<ir::Entity> {
        let sources = self.roles_of(entity);
        if depth == 0 || (!sources.is_empty() && self.chance.once_in(2)) {
            let source = self.chance.pick(&sources)?;
            return Some(ir::Entity { quantifier: ir::Quantifier::The, source });
        }
        let name = self.vocabulary.entity(entity).name;
        let selectors = (0..).map(SelectorId).zip(self.vocabulary.game().selectors);
        let selectors = selectors.filter(|(_, row)| row.entity == name && self.offers(row.needs));
        let selectors = selectors.map(|(id, _)| id).collect::<Vec<_>>();
        let Some(selector) = self.chance.pick(&selectors) else {
            let source = self.chance.pick(&sources)?;
            return Some(ir::Entity { quantifier: ir::Quantifier::The, source });
        };
        let quantifier = match (self.vocabulary.selector(selector).set, self.chance.once_in(2)) {
            (false, _) => ir::Quantifier::The,
            (true, true) => ir::Quantifier::A,
            (true, false) => ir::Quantifier::Each,
        };
        let mut set = self.set_of(selector, entity, depth - 1)?;
        if quantifier == ir::Quantifier::A && self.counts && self.chance.once_in(3) {
            self.counts = false;
            let number = Some(ir::Num::Const(2));
            set.count = Some(ir::Count { number, up_to: self.chance.once_in(2) });
        }
        Some(ir::Entity { quantifier, source: ir::EntitySource::Set(Box::new(set)) })
    }

    /// Makes a set that a selector lists, sometimes narrowed.
    fn set_of(&mut self, selector: SelectorId, entity: EntityId, depth: usize) -> Option<ir::Set> {
        let pattern = self.vocabulary.patterns().selectors.get(selector.index())?;
        let args = self.args(pattern, depth)?;
        let mut set = ir::Set {
            selector,
            args,
            other: false,
            likes: Vec::new(),
            extreme: None,
            chooser: None,
            name: None,
            count: None,
        };
        if !pattern.has_core() {
            return Some(set);
        }
        set.other = self.chance.once_in(6);
        while set.likes.len() < 2 && self.chance.once_in(3) {
            let Some(like) = self.like(entity) else { break };
            set.likes.push(like);
        }
        if self.chance.once_in(5)
            && let Some(attribute) = self.attribute(entity, |ty| ty.range().is_some())
        {
            set.extreme = Some(ir::Extreme { attribute, highest: self.chance.once_in(2) });
        }
        Some(set)
    }

    /// Makes any set of things that can be narrowed, and says of what type.
    pub(super) fn set(&mut self, depth: usize) -> Option<(EntityId, ir::Set)> {
        let selectors = (0..).map(SelectorId).zip(self.vocabulary.game().selectors);
        let selectors = selectors.filter(|(_, row)| row.set && self.offers(row.needs));
        let selectors = selectors.filter(|(_, row)| {
            let entity = self.vocabulary.find_entity(row.entity);
            entity.is_some_and(|entity| self.vocabulary.entity(entity).noun.is_some())
        });
        let selectors = selectors.map(|(id, _)| id).collect::<Vec<_>>();
        let selector = self.chance.pick(&selectors)?;
        let entity = self.vocabulary.find_entity(self.vocabulary.selector(selector).entity)?;
        Some((entity, self.set_of(selector, entity, depth)?))
    }

    /// Makes an attribute that things of a type have.
    pub(super) fn attribute(
        &mut self,
        entity: EntityId,
        fits: impl Fn(AttributeType) -> bool,
    ) -> Option<ir::Attribute> {
        let name = self.vocabulary.entity(entity).name;
        let all = (0..).map(AttributeId).zip(self.vocabulary.game().attributes);
        let all =
            all.filter(|(_, row)| row.types().any(|of| of == name) && fits(row.ty) && self.offers(row.needs));
        let all = all.map(|(id, _)| id).collect::<Vec<_>>();
        let attribute = self.chance.pick(&all)?;
        let args = self.args(self.vocabulary.patterns().attributes.get(attribute.index())?, 0)?;
        Some(ir::Attribute { attribute, args })
    }

    /// Makes a property of things of a type.
    pub(super) fn like(&mut self, entity: EntityId) -> Option<ir::Like> {
        let attribute = self.attribute(entity, |_| true)?;
        let test = match self.vocabulary.attribute(attribute.attribute).ty {
            AttributeType::Truth => ir::Test::True,
            AttributeType::Noun(class) => {
                ir::Test::Nouns(self.nouns(self.vocabulary.find_class(class)?, true)?)
            }
            AttributeType::Measure(..) | AttributeType::Quantity(..) => match self.chance.below(3) {
                0 => ir::Test::Compare(ir::Comparison::Is, vec![self.small()]),
                1 => ir::Test::Compare(ir::Comparison::AtLeast, vec![self.small()]),
                _ => ir::Test::Compare(ir::Comparison::AtMost, vec![self.small()]),
            },
        };
        Some(ir::Like::Attribute { attribute, test, negated: false })
    }

    /// Makes a number in words.
    pub(super) fn number(&mut self, depth: usize) -> Option<ir::Number> {
        Some(match self.chance.below(if depth == 0 { 3 } else { 9 }) {
            0 => ir::Number::Num(self.small()),
            1 | 2 => ir::Number::Measure(self.measure()?),
            3 => ir::Number::Count(self.set(1)?.1),
            4 => {
                let (entity, set) = self.set(1)?;
                let fold = [ir::Fold::Highest, ir::Fold::Lowest, ir::Fold::Sum];
                let fold = self.chance.pick(&fold)?;
                let attribute = self.attribute(entity, |ty| ty.range().is_some())?;
                ir::Number::Fold(fold, attribute, set)
            }
            5 => {
                let (entity, set) = self.set(1)?;
                ir::Number::Fold(ir::Fold::Different, self.attribute(entity, |_| true)?, set)
            }
            6 => ir::Number::Half(Box::new(self.number(depth - 1)?), self.chance.once_in(2)),
            7 => ir::Number::Twice(Box::new(self.number(depth - 1)?)),
            _ => {
                let (one, other) = (Box::new(self.number(depth - 1)?), Box::new(self.number(depth - 1)?));
                if self.chance.once_in(2) {
                    ir::Number::Plus(one, other)
                } else {
                    ir::Number::Minus(one, other)
                }
            }
        })
    }
}
