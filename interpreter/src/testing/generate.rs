//! Random effects that the checker would accept, for any vocabulary, from a seed. Property tests and the
//! fuzzer run them; the same seed gives the same effect.

mod slots;

use crate::ir;
use crate::program::MAX_NAMES;
use crate::vocabulary::id::{
    ConditionId, CostId, DurationId, EntityId, HookId, KindId, LimitId, MeasureId, RoleId, TargetId, VerbId,
};
use crate::vocabulary::spec::HookKind;
use crate::vocabulary::{DECIDING_ROLE, Vocabulary};
use provost_grammar::span::Span;

/// A stream of small random numbers from a seed (splitmix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Starts a stream.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `bound`, or 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.bits() % bound).unwrap_or(0)
    }

    /// Returns true once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Returns one of these.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).cloned()
    }
}

/// Makes an effect for entries of a kind. `None` if the kind hears no moment with suitable words.
pub fn effect(vocabulary: &Vocabulary, kind: KindId, chance: &mut Chance) -> Option<ir::Effect> {
    let count = 1 + chance.below(2);
    let abilities = (0..count).map(|_| ability(vocabulary, kind, chance, true)).collect::<Option<_>>()?;
    Some(ir::Effect { abilities })
}

/// Makes an ability; `grants` says whether it may grant others.
pub fn ability(
    vocabulary: &Vocabulary,
    kind: KindId,
    chance: &mut Chance,
    grants: bool,
) -> Option<ir::Ability> {
    let name = vocabulary.kind(kind).id;
    let hooks = (0..).map(HookId).zip(vocabulary.game().hooks);
    let hooks = hooks.filter(|(_, hook)| hook.heard_by.is_empty() || hook.heard_by.contains(&name));
    let hooks = hooks.map(|(id, _)| id).collect::<Vec<_>>();
    // Some hooks have no word for some kinds; a few tries find another.
    (0..20).find_map(|_| {
        let hook = chance.pick(&hooks)?;
        Writer {
            vocabulary,
            kind,
            hook,
            subject: false,
            about: Vec::new(),
            picked: Vec::new(),
            counts: false,
            chance,
        }
        .ability(grants)
    })
}

/// Writes one ability.
struct Writer<'a> {
    vocabulary: &'a Vocabulary,
    kind: KindId,
    hook: HookId,
    /// Whether the steps are those of a player who is named.
    subject: bool,
    /// The things that the timing names.
    about: Vec<ir::About>,
    /// Whether the next thing may be several.
    counts: bool,
    /// The things chosen so far for later steps, by number.
    picked: Vec<EntityId>,
    chance: &'a mut Chance,
}

const NOWHERE: Span = Span { start: 0, end: 0 };

impl Writer<'_> {
    fn ability(&mut self, grants: bool) -> Option<ir::Ability> {
        self.about = self.things_named();
        let hook_kind = self.vocabulary.hook(self.hook).kind;
        let pure = hook_kind == HookKind::Question;
        let granting = grants
            && matches!(hook_kind, HookKind::Event | HookKind::Offer)
            && !self.vocabulary.game().durations.is_empty()
            && self.chance.once_in(8);
        let steps = match hook_kind {
            HookKind::Number => vec![self.change()?],
            HookKind::Question => vec![self.act(true)?],
            HookKind::Event | HookKind::Offer if granting => {
                let granted = ability(self.vocabulary, self.kind, self.chance, false)?;
                vec![ir::Step::Grant(vec![granted], NOWHERE)]
            }
            HookKind::Event | HookKind::Offer => self.steps(2)?,
        };
        let durations = u32::try_from(self.vocabulary.game().durations.len()).ok()?;
        let until = DurationId(u32::try_from(self.chance.below(durations as usize)).ok()?);
        Some(ir::Ability {
            hooks: vec![ir::HookUse {
                hook: self.hook,
                qualifiers: self.qualifiers(),
                about: self.about.clone(),
            }],
            limit: if pure { None } else { self.limit() },
            condition: if self.chance.once_in(3) { self.condition(2) } else { None },
            optional: !pure && hook_kind != HookKind::Offer && self.chance.once_in(3),
            cost: if !pure && self.chance.once_in(3) { self.cost() } else { None },
            until: granting.then_some(until),
            steps,
            span: NOWHERE,
        })
    }

    fn qualifiers(&mut self) -> Vec<(u8, Vec<ir::NounRef>)> {
        let mut all = Vec::new();
        for (place, qualifier) in (0..).zip(self.vocabulary.hook(self.hook).qualifiers) {
            let class = self.vocabulary.find_class(qualifier.class);
            if let Some(class) = class.filter(|_| self.chance.once_in(2))
                && let Some(nouns) = self.nouns(class, true)
            {
                all.push((place, nouns));
            }
        }
        all
    }

    fn things_named(&mut self) -> Vec<ir::About> {
        let mut all: Vec<ir::About> = Vec::new();
        for row in self.vocabulary.hook(self.hook).about {
            let role = self.vocabulary.find_role(row.role);
            let named =
                role.filter(|role| all.iter().all(|about| about.role != *role) && self.chance.once_in(3));
            let Some(role) = named else { continue };
            let entity = self.vocabulary.find_entity(self.vocabulary.role(role).entity);
            if let Some(thing) = entity.and_then(|entity| self.entity(entity, 1)) {
                let quantifier = if thing.quantifier == ir::Quantifier::Each {
                    ir::Quantifier::A
                } else {
                    thing.quantifier
                };
                all.push(ir::About { role, thing: ir::Entity { quantifier, ..thing }, anywhere: row.widens });
            }
        }
        all
    }

    fn limit(&mut self) -> Option<ir::Limit> {
        let limits = self.vocabulary.game().limits.len();
        if limits == 0 || !self.chance.once_in(3) {
            return None;
        }
        let limit = LimitId(u32::try_from(self.chance.below(limits)).ok()?);
        Some(ir::Limit { limit, count: self.small() })
    }

    fn small(&mut self) -> ir::Num {
        ir::Num::Const(i32::try_from(1 + self.chance.below(3)).unwrap_or(1))
    }

    fn steps(&mut self, depth: usize) -> Option<Vec<ir::Step>> {
        let count = 1 + self.chance.below(2);
        (0..count).map(|_| self.step(depth)).collect()
    }

    fn step(&mut self, depth: usize) -> Option<ir::Step> {
        if depth == 0 || !self.chance.once_in(4) {
            return self.act(false);
        }
        match self.chance.below(5) {
            4 => return self.pick().or_else(|| self.act(false)),
            0 => return self.by(depth - 1).or_else(|| self.act(false)),
            1 => {
                let condition = self.condition(1)?;
                let steps = self.steps(depth - 1)?;
                let otherwise = if self.chance.once_in(2) { self.steps(depth - 1)? } else { Vec::new() };
                return Some(ir::Step::If { condition, steps, otherwise, span: NOWHERE });
            }
            _ => {}
        }
        let mut alternatives = Vec::new();
        for _ in 0..2 + self.chance.below(2) {
            let cost = if self.chance.once_in(2) { self.cost() } else { None };
            alternatives.push(ir::Alternative { cost, steps: self.steps(depth - 1)?, span: NOWHERE });
        }
        Some(ir::Step::Choose(alternatives, NOWHERE))
    }

    /// Makes steps of another player.
    fn by(&mut self, depth: usize) -> Option<ir::Step> {
        let player = self.player()?;
        let who = self.entity(player, 1)?;
        let around = std::mem::replace(&mut self.subject, true);
        let optional = self.chance.once_in(2);
        let cost = if optional && self.chance.once_in(2) { self.cost() } else { None };
        let steps = self.steps(depth);
        self.subject = around;
        let reverse = self.chance.once_in(4);
        let by = ir::By { who, reverse, optional, cost, steps: steps?, span: NOWHERE };
        Some(ir::Step::By(Box::new(by)))
    }

    /// Makes a choice of a thing, and a step that speaks of it where one can.
    fn pick(&mut self) -> Option<ir::Step> {
        let (entity, mut set) = self.set(1)?;
        if self.picked.len() < MAX_NAMES {
            set.name = u8::try_from(self.picked.len()).ok();
            self.picked.push(entity);
        }
        let source = ir::EntitySource::Set(Box::new(set));
        Some(ir::Step::Pick { what: ir::Entity { quantifier: ir::Quantifier::A, source }, span: NOWHERE })
    }

    fn player(&self) -> Option<EntityId> {
        let owner = self.vocabulary.find_role(DECIDING_ROLE);
        self.vocabulary.find_entity(owner.map_or("player", |role| self.vocabulary.role(role).entity))
    }

    /// Returns whether the moment and the kind offer all these roles.
    fn offers(&self, needs: &[&str]) -> bool {
        let (hook, kind) = (self.vocabulary.hook(self.hook), self.vocabulary.kind(self.kind));
        let offered = |need: &str| {
            hook.roles.contains(&need) || kind.roles.contains(&need) || self.subject && need == DECIDING_ROLE
        };
        needs.iter().all(|needs| needs.split('|').any(offered))
    }

    fn act(&mut self, pure: bool) -> Option<ir::Step> {
        let hook = self.vocabulary.hook(self.hook);
        let fits = |hooks: &[&str]| if hooks.is_empty() { !pure } else { hooks.contains(&hook.id) };
        let verbs = (0..).map(VerbId).zip(self.vocabulary.game().verbs);
        let verbs = verbs.filter(|(_, verb)| fits(verb.hooks) && self.offers(verb.needs));
        let verbs = verbs.map(|(id, _)| id).collect::<Vec<_>>();
        let (verb, args) = (0..20).find_map(|_| {
            let verb = self.chance.pick(&verbs)?;
            let pattern = self.vocabulary.patterns().verbs.get(verb.index())?;
            self.counts = !pure;
            let args = self.args(pattern, 2);
            self.counts = false;
            Some((verb, args?))
        })?;
        let pure = pure || ir::count_in(&args).is_some();
        let for_each = if !pure && self.chance.once_in(6) { self.each() } else { None };
        let repeat = (!pure && self.chance.once_in(6)).then(|| (self.small(), self.chance.once_in(2)));
        Some(ir::Step::Act { verb, args, for_each, repeat, span: NOWHERE })
    }

    fn change(&mut self) -> Option<ir::Step> {
        let target = self.chance.pick(self.vocabulary.hook(self.hook).targets)?;
        let target: TargetId = self.vocabulary.find_target(target)?;
        let args = self.args(self.vocabulary.patterns().targets.get(target.index())?, 0)?;
        let composed = self.chance.once_in(4);
        let number = if composed { self.number(2)? } else { ir::Number::Num(self.small()) };
        let change = match self.chance.below(7) {
            5 => ir::Change::Double,
            6 => ir::Change::Halve(self.chance.once_in(2)),
            0 => ir::Change::Subtract(number),
            1 => ir::Change::Set(number),
            2 => ir::Change::AtLeast(number),
            3 => ir::Change::AtMost(number),
            _ => ir::Change::Add(number),
        };
        let adds = matches!(change, ir::Change::Add(_) | ir::Change::Subtract(_));
        let for_each = if adds && self.chance.once_in(4) { self.each() } else { None };
        Some(ir::Step::Change { target, args, change, for_each, span: NOWHERE })
    }

    fn cost(&mut self) -> Option<ir::Cost> {
        let costs = self.vocabulary.game().costs.len();
        let cost = CostId(u32::try_from(self.chance.below(costs)).ok()?);
        let args = self.args(self.vocabulary.patterns().costs.get(cost.index())?, 2)?;
        Some(ir::Cost { cost, args, span: NOWHERE })
    }

    fn each(&mut self) -> Option<ir::Each> {
        let number = self.number(2)?;
        let every = ir::Num::Const(if self.chance.once_in(4) { 2 } else { 1 });
        let most = self.chance.once_in(4).then(|| self.small());
        Some(ir::Each { number, every, most })
    }

    fn measure(&mut self) -> Option<ir::Measure> {
        let measures = (0..).map(MeasureId).zip(self.vocabulary.game().measures);
        let measures = measures.filter(|(_, measure)| self.offers(measure.needs));
        let measures = measures.map(|(id, _)| id).collect::<Vec<_>>();
        let measure = self.chance.pick(&measures)?;
        let args = self.args(self.vocabulary.patterns().measures.get(measure.index())?, 1)?;
        Some(ir::Measure { measure, args })
    }

    fn condition(&mut self, depth: usize) -> Option<ir::Condition> {
        match self.chance.below(if depth == 0 { 5 } else { 8 }) {
            0 => {
                let tests = (0..).map(ConditionId).zip(self.vocabulary.game().conditions);
                let tests = tests.filter(|(_, test)| self.offers(test.needs));
                let tests = tests.map(|(id, _)| id).collect::<Vec<_>>();
                let condition = self.chance.pick(&tests)?;
                let pattern = self.vocabulary.patterns().conditions.get(condition.index())?;
                let args = self.args(pattern, 1)?;
                Some(ir::Condition::Test { condition, args, span: NOWHERE })
            }
            1 => {
                let number = ir::Number::Measure(self.measure()?);
                let (op, values) = match self.chance.below(3) {
                    0 => (ir::Comparison::Is, vec![self.small(), self.small()]),
                    1 => (ir::Comparison::AtLeast, vec![self.small()]),
                    _ => (ir::Comparison::AtMost, vec![self.small()]),
                };
                let values = values.into_iter().map(ir::Number::Num).collect();
                Some(ir::Condition::Compare { number, op, values, span: NOWHERE })
            }
            2 => {
                let (number, value) = (self.number(1)?, self.number(1)?);
                let (op, values) = match self.chance.below(4) {
                    0 => (ir::Comparison::AtLeast, vec![value]),
                    1 => (ir::Comparison::AtMost, vec![value]),
                    2 => (ir::Comparison::Even, Vec::new()),
                    _ => (ir::Comparison::Odd, Vec::new()),
                };
                Some(ir::Condition::Compare { number, op, values, span: NOWHERE })
            }
            3 => Some(ir::Condition::There { set: self.set(1)?.1, span: NOWHERE }),
            4 => {
                let (entity, set) = self.set(1)?;
                let attribute = self.attribute(entity, |_| true)?;
                let how = [ir::Alike::Same, ir::Alike::Different, ir::Alike::InARow];
                let how = self.chance.pick(&how)?;
                let count = self.chance.once_in(2).then_some(ir::Num::Const(2));
                Some(ir::Condition::Alike { count, set, attribute, how, span: NOWHERE })
            }
            5 => Some(ir::Condition::Not(Box::new(self.condition(depth - 1)?))),
            all => {
                let of = vec![self.condition(depth - 1)?, self.condition(depth - 1)?];
                Some(if all == 6 { ir::Condition::All(of) } else { ir::Condition::Any(of) })
            }
        }
    }

    fn roles_of(&self, entity: EntityId) -> Vec<ir::EntitySource> {
        let vocabulary = self.vocabulary;
        let kind = vocabulary.kind(self.kind);
        let name = vocabulary.entity(entity).name;
        let mut sources = Vec::new();
        if kind.entity == Some(name) {
            sources.push(ir::EntitySource::Myself);
        }
        let picked = (0..).zip(&self.picked).filter(|(_, picked)| **picked == entity);
        sources.extend(picked.map(|(name, _)| ir::EntitySource::That(entity, ir::Named::Pick(name))));
        if self.subject && self.player() == Some(entity) {
            sources.push(ir::EntitySource::Subject);
        }
        for (role, spec) in (0..).map(RoleId).zip(vocabulary.game().roles) {
            if spec.entity == name && spec.name != "self" && self.offers(&[spec.name]) {
                sources.push(ir::EntitySource::Role(role));
                if self.about.iter().any(|about| about.role == role)
                    && vocabulary.entity(entity).noun.is_some()
                {
                    sources.push(ir::EntitySource::That(entity, ir::Named::Role(role)));
                }
            }
        }
        sources
    }
}
