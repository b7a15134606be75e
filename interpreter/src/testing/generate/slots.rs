//! What fills the slots of a pattern.

use super::Writer;
use crate::ir;
use crate::vocabulary::id::{ClassId, EntityId, SelectorId};
use crate::vocabulary::pattern::{Pattern, SlotType};

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

    fn entity(&mut self, entity: EntityId, depth: usize) -> Option<ir::Entity> {
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
        let args = self.args(self.vocabulary.patterns().selectors.get(selector.index())?, depth - 1)?;
        let set = ir::Set { selector, args, other: false, likes: Vec::new(), extreme: None };
        Some(ir::Entity { quantifier, source: ir::EntitySource::Set(Box::new(set)) })
    }
}
