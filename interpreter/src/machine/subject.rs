//! Steps of other players: who they are, whether they want to, and one frame after the other for what they do.

use super::choose::{Resolved, chooser};
use super::effect::{Answer, Next, Working};
use super::eligibility::possible;
use super::frame::{Effect, Loop, Stage};
use super::read::{self, Bound};
use crate::choice::{ChoiceKind, ChoiceOption};
use crate::fault::FaultKind;
use crate::hook::{Player, Thing};
use crate::host::{Host, Scope};
use crate::ir::Quantifier;
use crate::program::{Bind, Op, Ref, Run, Subject};
use crate::trace::{self, NoteKind, Reason};

impl Effect {
    /// Makes the frame for the steps behind the present op, done by another player.
    pub(super) fn by(&self, player: Player, picks: usize, things: usize) -> Self {
        let mut origin = self.origin;
        origin.subject = player;
        Self::new(origin, Stage::Offer, self.at.pc + 1, picks, things)
    }
}

impl Working<'_, '_> {
    fn subject(&self, pc: u32) -> Result<Subject, FaultKind> {
        let op = self.ability.body.of(&self.program.ops).get(pc as usize);
        let Some(Op::By(index)) = op else { return Err(FaultKind::Program) };
        self.program.subjects.get(*index as usize).copied().ok_or(FaultKind::Program)
    }

    /// Finds the things or the players of the present op.
    pub(super) fn who<H: Host>(&mut self, host: &H) -> Answer<H> {
        let op = self.current().copied();
        let (binds, subject) = match op {
            Some(Op::Pick(binds)) => (binds, None),
            _ => self.subject(self.frame.at.pc).map(|subject| (subject.binds, Some(subject)))?,
        };
        let end = subject.map_or(self.frame.at.pc + 1, |subject| subject.end);
        match self.find(host, binds, subject.as_ref())? {
            Resolved::Ask => return Ok(Next::Ask),
            Resolved::Nothing(reason) => {
                let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
                trace::note(host, &scope, subject.map(|subject| subject.span), NoteKind::Nothing(reason));
                return Ok(self.go_on_at(end));
            }
            Resolved::Ready => self.keep_names(binds),
        }
        let Some(subject) = subject else { return Ok(self.go_on_at(end)) };
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        let mut found = Vec::new();
        let of = (binds.of(&self.program.binds), subject.who);
        players(host, &scope, of, 0, self.frame.call.bound, &mut found);
        found.retain(|thing| host.can_act(*thing, &scope));
        if subject.reverse {
            found.reverse();
        }
        let start = self.desk.things.len();
        self.desk.things.extend_from_slice(&found);
        let place = |at: usize| u32::try_from(at).ok().ok_or(FaultKind::Depth);
        let (start, end) = (place(start)?, place(self.desk.things.len())?);
        if let Some(all) = self.frame.call.loops.first_mut() {
            *all = Loop { start, next: start, end };
        }
        self.frame.at.stage = Stage::Each;
        Ok(Next::Continue)
    }

    /// Makes the choices among some binds. Of several in `each`, the first stands for all.
    fn find<H: Host>(
        &mut self,
        host: &H,
        binds: Run,
        subject: Option<&Subject>,
    ) -> Result<Resolved, FaultKind> {
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        let binds = binds.of(&self.program.binds);
        while let Some(bind) = binds.get(usize::from(self.frame.call.bind)) {
            let at = usize::from(self.frame.call.bind);
            let bound = self.frame.call.bound;
            let thing = if let Some(answer) = self.desk.answer.take() {
                let ChoiceOption::Thing(thing) = answer else { return Err(FaultKind::Program) };
                Some(thing)
            } else if bind.quantifier == Quantifier::A {
                let acts = subject.filter(|subject| subject.who == Ref::Bound(self.frame.call.bind));
                self.desk.ask(&scope, ChoiceKind::Thing);
                self.desk.choice.player = chooser(host, &scope, bind, &bound);
                for thing in read::select(host, &scope, bind, &bound).as_slice() {
                    if acts.is_none_or(|subject| self.could_act(host, &scope, subject, *thing)) {
                        self.desk.choice.offer(ChoiceOption::Thing(*thing));
                    }
                }
                match *self.desk.choice.options {
                    [] => None,
                    [ChoiceOption::Thing(only)] => Some(only),
                    _ => return Ok(Resolved::Ask),
                }
            } else {
                read::select(host, &scope, bind, &bound).as_slice().first().copied()
            };
            let Some(thing) = thing else { return Ok(Resolved::Nothing(Reason::Nothing)) };
            self.frame.call.bound = read::bind_at(bound, at, thing);
            self.frame.call.bind += 1;
        }
        Ok(Resolved::Ready)
    }

    /// Keeps what was chosen for later steps.
    pub(super) fn keep_names(&mut self, binds: Run) {
        for (bind, thing) in binds.of(&self.program.binds).iter().zip(self.frame.call.bound) {
            if let Some(name) = bind.name {
                self.frame.origin.context.choose(name, thing);
            }
        }
    }

    /// Lets the next player act, or goes on behind the steps.
    pub(super) fn each<H: Host>(&mut self, host: &H) -> Answer<H> {
        let end = self.subject(self.frame.at.pc)?.end;
        let Some(all) = self.frame.call.loops.first_mut() else { return Err(FaultKind::Program) };
        if all.next >= all.end {
            return Ok(self.go_on_at(end));
        }
        let thing = self.desk.things.get(all.next as usize).copied();
        all.next += 1;
        let player = thing.and_then(|thing| host.player_of(thing));
        Ok(player.map_or(Next::Continue, Next::By))
    }

    /// Asks the player of this frame, if there is something to decide.
    pub(super) fn offer<H: Host>(&mut self, host: &H) -> Answer<H> {
        let pc = self.frame.at.pc;
        let subject = self.subject(pc.checked_sub(1).ok_or(FaultKind::Program)?)?;
        if !subject.optional && subject.cost.is_none() {
            self.frame.at.stage = Stage::Next;
            return Ok(Next::Continue);
        }
        let scope = self.frame.origin.scope(self.program, self.frame.at.paid);
        if !self.begins(host, &scope, &subject, pc) {
            trace::note(host, &scope, Some(subject.span), NoteKind::Nothing(Reason::Nothing));
            return Ok(Next::Pop(false));
        }
        if !subject.optional {
            self.frame.at.stage = Stage::PayOffer;
            return Ok(Next::Continue);
        }
        self.desk.ask(&scope, ChoiceKind::Use(scope.context.hook));
        let (ability, source) = (scope.ability, scope.listener.source);
        self.desk.choice.offer(ChoiceOption::Use { ability, source });
        self.desk.choice.offer(ChoiceOption::Done);
        self.frame.at.stage = Stage::Offered;
        Ok(Next::Ask)
    }

    /// Takes the answer of the player of this frame.
    pub(super) fn offered<S, Q>(&mut self) -> Result<Next<S, Q>, FaultKind> {
        let pc = self.frame.at.pc;
        let subject = self.subject(pc.checked_sub(1).ok_or(FaultKind::Program)?)?;
        match self.desk.answer.take() {
            Some(ChoiceOption::Use { .. }) => {
                self.frame.at.stage = if subject.cost.is_some() { Stage::PayOffer } else { Stage::Next };
                Ok(Next::Continue)
            }
            Some(ChoiceOption::Done) => Ok(Next::Pop(false)),
            _ => Err(FaultKind::Program),
        }
    }

    pub(super) fn pay_offer<H: Host>(&mut self, host: &mut H) -> Answer<H> {
        let before = self.frame.at.pc.checked_sub(1).ok_or(FaultKind::Program)?;
        let subject = self.subject(before)?;
        self.pay(host, subject.cost, Stage::Next)
    }

    /// Returns whether a player could do these steps.
    fn could_act<H: Host>(&self, host: &H, scope: &Scope<'_>, subject: &Subject, thing: Thing) -> bool {
        if !host.can_act(thing, scope) {
            return false;
        }
        let scope = host.player_of(thing).map(|player| scope.by(player));
        scope.is_some_and(|scope| self.begins(host, &scope, subject, self.frame.at.pc + 1))
    }

    fn begins<H: Host>(&self, host: &H, scope: &Scope<'_>, subject: &Subject, pc: u32) -> bool {
        possible::acts(host, scope, self.ability.body.of(&self.program.ops), subject, pc)
    }

    fn go_on_at<S, Q>(&mut self, pc: u32) -> Next<S, Q> {
        self.fresh_call();
        self.frame.at.pc = pc;
        self.frame.at.stage = Stage::Next;
        Next::Continue
    }
}

/// Lists the players of some steps, one for each combination of what `each` finds.
fn players<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    (binds, who): (&[Bind], Ref),
    next: usize,
    bound: Bound,
    all: &mut Vec<Thing>,
) {
    let Some(bind) = binds.get(next) else {
        all.extend(read::thing(host, scope, who, &bound));
        return;
    };
    if bind.quantifier == Quantifier::A {
        return players(host, scope, (binds, who), next + 1, bound, all);
    }
    let things = read::select(host, scope, bind, &bound);
    let most = if bind.quantifier == Quantifier::Each { usize::MAX } else { 1 };
    for thing in things.as_slice().iter().take(most) {
        players(host, scope, (binds, who), next + 1, read::bind_at(bound, next, *thing), all);
    }
}

/// Returns whether some player could do the steps behind an op.
pub(super) fn starts<H: Host>(host: &H, scope: &Scope<'_>, body: &[Op], subject: &Subject, pc: u32) -> bool {
    let program = scope.program;
    let mut found = Vec::new();
    someone(host, scope, (subject.binds.of(&program.binds), subject.who), 0, read::UNBOUND, &mut found);
    found.into_iter().any(|thing| {
        let player = host.can_act(thing, scope).then_some(thing).and_then(|thing| host.player_of(thing));
        player.is_some_and(|player| possible::acts(host, &scope.by(player), body, subject, pc))
    })
}

/// Lists the players who could be meant, whatever is chosen.
fn someone<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    (binds, who): (&[Bind], Ref),
    next: usize,
    bound: Bound,
    all: &mut Vec<Thing>,
) {
    let Some(bind) = binds.get(next) else {
        all.extend(read::thing(host, scope, who, &bound));
        return;
    };
    for thing in read::select(host, scope, bind, &bound).as_slice() {
        someone(host, scope, (binds, who), next + 1, read::bind_at(bound, next, *thing), all);
    }
}
