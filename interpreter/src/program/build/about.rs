//! Compiles the things that a moment must be about.

use super::{Compile, CompileErrorKind};
use crate::ir;
use crate::program::{About, Needs, Ref, Run, Trigger};

impl Compile<'_> {
    /// Puts the things that a timing names into its trigger.
    pub(super) fn about(
        &mut self,
        hook: &ir::HookUse,
        trigger: &mut Trigger,
    ) -> Result<(), CompileErrorKind> {
        if hook.about.is_empty() {
            return Ok(());
        }
        let mut all = Vec::with_capacity(hook.about.len());
        for about in &hook.about {
            self.naming = true;
            let code = self.named_thing(about);
            self.naming = false;
            all.push(code?);
        }
        let about = self.run(|program| &mut program.abouts, &all)?;
        let anywhere = hook.about.iter().any(|about| about.anywhere);
        let extra = self.extra_of(trigger)?;
        (extra.about, extra.anywhere) = (about, anywhere);
        trigger.needs = trigger.needs.with(Needs::ABOUT);
        Ok(())
    }

    fn named_thing(&mut self, about: &ir::About) -> Result<About, CompileErrorKind> {
        let mut code = About { role: about.role, thing: None, set: Run::default(), narrow: None };
        match &about.thing.source {
            ir::EntitySource::Myself => code.thing = Some(Ref::Myself),
            ir::EntitySource::Role(role) => code.thing = Some(Ref::Role(*role)),
            ir::EntitySource::That(_, named) => code.thing = Some(Self::named(*named)),
            ir::EntitySource::It | ir::EntitySource::Subject => return Err(CompileErrorKind::TargetSlots),
            // Things leave the places where sets look for them just when something happens to them, so a type
            // alone looks nowhere.
            ir::EntitySource::Set(set) if set.extreme.is_none() && self.builder.lists_all(set.selector) => {
                code.narrow = self.narrowing(set)?;
            }
            ir::EntitySource::Set(set) => code.set = self.set(set)?,
        }
        Ok(code)
    }
}
