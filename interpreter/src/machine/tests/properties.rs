//! What holds for every valid effect, answered in every way.

use super::*;
use crate::fault::FaultKind;
use crate::hook::Thing;
use crate::listeners::{Attachment, ListenerIndex, Reach};
use crate::machine::{Budget, Machine, Outcome, Query, number, offers};
use crate::testing::game::{TOY, targets};
use crate::testing::generate::{self, Chance};
use crate::testing::host::{Step, ToyState};
use crate::testing::{nouns, vocabulary};
use crate::vocabulary::spec::HookKind;
use proptest::prelude::*;

const CARDS: usize = 4;
const BUDGET: Budget = Budget { steps: 20_000, depth: 40 };

/// A random program, with every card of random valid effects.
fn random_toy(chance: &mut Chance) -> Toy {
    let vocabulary = vocabulary(CARDS).unwrap();
    let kind = vocabulary.find_kind("card").unwrap();
    let effects =
        (0..CARDS).map(|_| generate::effect(&vocabulary, kind, chance).unwrap()).collect::<Vec<_>>();
    Toy::compiled(vocabulary, &effects).unwrap()
}

/// Opens every event of the game, takes up offers and fights a battle, with random answers. Whenever
/// somebody is asked, `pause` may replace machine and state by others.
fn live(
    toy: &Toy,
    chance: &mut Chance,
    pause: impl Fn(Machine<Step>, ToyState) -> (Machine<Step>, ToyState),
) -> Result<(ToyHost, u32), Fault> {
    live_at(table(toy, &[0, 1, 0, 2]), toy, chance, pause)
}

fn live_at(
    mut host: ToyHost,
    toy: &Toy,
    chance: &mut Chance,
    pause: impl Fn(Machine<Step>, ToyState) -> (Machine<Step>, ToyState),
) -> Result<(ToyHost, u32), Fault> {
    let mut asked = 0;
    let mut list = Vec::new();
    let hooks = (0..).map(HookId).zip(TOY.hooks);
    for (hook, spec) in hooks.filter(|(_, hook)| hook.kind != HookKind::Number) {
        let mut context = host.battle(hook, Thing(0)).with(crate::testing::game::roles::Victim, Thing(1));
        if !spec.qualifiers.is_empty() {
            context = context.qualified(0, nouns::POTION);
        }
        let flow = match spec.kind {
            HookKind::Event => Flow::Open(Window::event(context)),
            HookKind::Offer => {
                offers(&toy.program, &host, &context, Player(0), &mut list);
                let Some(offer) = chance.pick(&list) else { continue };
                Flow::Use(offer, context)
            }
            HookKind::Number | HookKind::Question => {
                Flow::Call(Step::Battle { fighter: Thing(2), stage: 0, scope: 0 })
            }
        };
        let mut machine = Machine::new();
        machine.begin(&toy.program, &host, flow)?;
        loop {
            let answer = match machine.run_within(&toy.program, &mut host, BUDGET)? {
                Outcome::Done => break,
                Outcome::Ask(choice) => chance.pick(&choice.options).unwrap(),
            };
            asked += 1;
            (machine, host.state) = pause(machine, host.state);
            machine.answer(answer).unwrap();
            if asked > 100 {
                // A player who always says yes may be asked for ever; that is not the machine's doing.
                return Ok((host, asked));
            }
        }
        assert_eq!(machine, Machine::new(), "nothing is left on the stacks");
    }
    Ok((host, asked))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn valid_effects_never_fault_but_for_their_budget(seed: u64) {
        let mut chance = Chance::new(seed);
        let toy = random_toy(&mut chance);
        if let Err(fault) = live(&toy, &mut chance, |machine, state| (machine, state)) {
            prop_assert!(matches!(fault.kind, FaultKind::Steps | FaultKind::Depth), "{:?}\n{}", fault, toy.program.dump(&toy.vocabulary));
            prop_assert!(fault.place.is_some());
        }
    }

    #[test]
    fn saving_and_loading_at_every_choice_changes_nothing(seed: u64) {
        let run = |save: bool| {
            let mut chance = Chance::new(seed);
            let toy = random_toy(&mut chance);
            let end = live(&toy, &mut chance, |machine, state| {
                if !save {
                    return (machine, state);
                }
                let saved = serde_json::to_string(&(&machine, &state)).unwrap();
                let mut loaded: (Machine<Step>, ToyState) = serde_json::from_str(&saved).unwrap();
                loaded.1.listeners.rebuild(&toy.program).unwrap();
                assert_eq!(loaded, (machine, state));
                loaded
            });
            end.map(|(host, asked)| (host.state, asked))
        };
        prop_assert_eq!(run(false), run(true));
        prop_assert_eq!(run(true), run(true));
    }

    #[test]
    fn a_trace_changes_nothing(seed: u64) {
        let run = |traced: bool| {
            let mut chance = Chance::new(seed);
            let toy = random_toy(&mut chance);
            let mut host = table(&toy, &[]);
            if !traced {
                host.trace = None;
            }
            let end = live_at(host, &toy, &mut chance, |machine, state| (machine, state));
            end.map(|(host, asked)| (host.state, asked))
        };
        prop_assert_eq!(run(false), run(true));
    }

    #[test]
    fn the_listener_index_is_what_is_derived_from_what_is_in_force(seed: u64) {
        let mut chance = Chance::new(seed);
        let toy = random_toy(&mut chance);
        let (program, mut listeners) = (&toy.program, ListenerIndex::new(&toy.program));
        let mut here = Vec::new();
        for _ in 0..12 {
            let card = u32::try_from(chance.below(CARDS)).unwrap();
            let owner = Player(u8::try_from(chance.below(2)).unwrap());
            let reach = Reach(u8::from(chance.below(4) == 0));
            let to = Attachment { source: Thing(card), owner, rank: 0, reach };
            if here.iter().any(|there: &Attachment| there.source == to.source) {
                listeners.detach(program, to.source);
                here.retain(|there| there.source != to.source);
            } else {
                listeners.attach(program, to, toy.codes[card as usize]);
                here.push(to);
            }
        }
        let mut fresh = ListenerIndex::new(program);
        for to in &here {
            fresh.attach(program, *to, toy.codes[to.source.0 as usize]);
        }
        let saved = serde_json::to_string(&listeners).unwrap();
        let mut loaded: ListenerIndex = serde_json::from_str(&saved).unwrap();
        loaded.rebuild(program).unwrap();
        for other in [&fresh, &loaded] {
            prop_assert_eq!(&listeners, other);
            for channel in (0..program.channel_count()).map(crate::program::Channel) {
                prop_assert_eq!(listeners.at(channel), other.at(channel));
            }
        }
    }

    #[test]
    fn numbers_do_not_depend_on_the_order_of_attaching(seed: u64) {
        let mut chance = Chance::new(seed);
        let toy = random_toy(&mut chance);
        let mut host = table(&toy, &[0, 1, 0, 2]);
        let context = host.battle(hooks::Roll, Thing(0)).qualified(0, nouns::ATTACK);
        let values = |host: &ToyHost| {
            let die = Query::new(targets::EachDie).of(&[nouns::MAGIC]);
            [die, Query::new(targets::Total)].map(|query| number(&toy.program, host, &context, query, 7))
        };
        let before = values(&host);
        host.state.listeners = ListenerIndex::new(&toy.program);
        for (card, owner) in [(3, 2), (1, 1), (2, 0), (0, 0)] {
            let rank = u16::try_from(chance.below(9)).unwrap();
            let to = Attachment { source: Thing(card), owner: Player(owner), rank, reach: Reach(0) };
            host.state.listeners.attach(&toy.program, to, toy.codes[card as usize]);
        }
        prop_assert_eq!(before, values(&host));
    }
}

#[test]
fn a_program_can_be_read() {
    let toy = Toy::new(&[
        "on roll for capture or elimination, when (round is 2 or 4) or (self is wounded): +2 to each magic die.",
        "on capture or elimination, 2 times per round, may pay 1 strength or magic die and 1 gold: choose: pay 1 gold: gain 1 potion or venom or: deal 1 hit to each card here then tick.",
        "on reveal, until end of round: { in battle: forbid potion or venom. }",
        "on capture, may discard self: reroll 1 die, up to 3 times.",
        "after wound: award 1 glory to owner of each card here for each wound.",
    ])
    .unwrap();
    insta::assert_snapshot!(toy.program.dump(&toy.vocabulary));
}
