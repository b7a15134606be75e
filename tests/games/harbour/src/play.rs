//! The rules: rounds, turns, scoring, and what the engine asks about them.

use crate::registry::{CONDITIONS, COSTS, Hook, Limit, MEASURES, Target, VERBS};
use crate::table::{EventKind, Item, Place, State, Table};
use provost_engine::prelude::*;

const ROUNDS: u8 = 6;
const PIER: usize = 3;

numbered! { Ask { Action } }
numbered! { Act { Pass } }

/// A procedure of the rules, by what it does next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    NextTurn { at: u8 },
    Roll { seat: u8 },
    Ask { seat: u8 },
    Act { seat: u8 },
}

impl Words for Table {
    const VERBS: &'static [Verb<Self>] = VERBS;
    const COSTS: &'static [Cost<Self>] = COSTS;
    const CONDITIONS: &'static [Condition<Self>] = CONDITIONS;
    const MEASURES: &'static [Measure<Self>] = MEASURES;

    fn turn_of(&self, player: Player) -> u8 {
        u8::from(player.0 + 1 != self.state.turn)
    }

    fn go(&mut self, _: &Program, step: &mut Step, reply: Reply, choice: &mut Choice) -> FlowOf<Self> {
        match *step {
            Step::NextTurn { ref mut at } => self.next_turn(at),
            Step::Roll { seat } => {
                while self.ships_at(Place::Pier).count() < PIER {
                    let Some(ship) = self.state.deck.last().copied() else { break };
                    self.put(ship, Place::Pier);
                }
                (0..2).for_each(|die| self.roll(die));
                *step = Step::Ask { seat };
                Flow::Open(Window::event(moment(Hook::Roll.word(), seat)))
            }
            Step::Ask { seat } => {
                choice.ask(Player(seat), Ask::Action.number());
                let dice = (0..2).map(Item::Die);
                let ships = self
                    .ships_at(Place::Pier)
                    .filter(|ship| self.ship(*ship).is_some_and(|ship| self.has(seat, &ship.cost)));
                let things = dice.chain(ships.map(Item::Ship)).map(|item| ChoiceOption::Thing(item.thing()));
                choice.options.extend(things.chain([Act::Pass.option()]));
                *step = Step::Act { seat };
                Flow::Ask
            }
            Step::Act { seat } => match reply {
                Reply::Chose(ChoiceOption::Thing(thing)) => self.act(seat, thing),
                Reply::Chose(_) | Reply::Go | Reply::Back | Reply::Ended(_) => Flow::Done,
            },
        }
    }
}

impl Table {
    fn next_turn(&mut self, at: &mut u8) -> FlowOf<Self> {
        if let Some(seat) = next_player(&[0, 1], at) {
            self.state.turn = seat + 1;
            return Flow::Call(Step::Roll { seat });
        }
        if self.state.round == ROUNDS {
            self.state.over = true;
            return Flow::Done;
        }
        (self.state.round, *at) = (self.state.round + 1, 0);
        self.state.uses.reset(LimitId(Limit::OncePerRound.word()));
        self.tell(EventKind::Round { round: self.state.round.into() });
        Flow::Again
    }

    fn act(&mut self, seat: u8, thing: Thing) -> FlowOf<Self> {
        match Item::of(thing) {
            Some(Item::Die(die)) => {
                let die = self.content.dice.iter().zip(self.state.dice).nth(die.into());
                if let Some((goods, count)) = die.map(|((_, goods), face)| (*goods, face.div_ceil(2))) {
                    self.gain(seat, goods, count.into());
                }
                Flow::Done
            }
            Some(Item::Ship(ship)) => {
                let cost = self.ship(ship).map(|ship| ship.cost.clone());
                self.pay(seat, &cost.unwrap_or_default());
                self.put(ship, Place::Player(seat));
                self.tell(EventKind::Loaded { player: Player(seat), ship: thing });
                Flow::Open(Window::event(moment(Hook::Load.word(), seat)))
            }
            Some(Item::Player(_)) | None => Flow::Done,
        }
    }
}

impl Secrets for Table {
    fn decks(state: &mut State) -> Vec<&mut Vec<u8>> {
        vec![&mut state.deck]
    }
}

impl Rules for Table {
    type View = View<Self>;
    type Ask = Ask;
    type Act = Act;

    fn whole_game() -> Step {
        Step::NextTurn { at: 2 }
    }

    fn players(&self) -> u8 {
        2
    }

    fn is_over(&self) -> bool {
        self.state.over
    }

    fn round(&self) -> u32 {
        self.state.round.into()
    }

    fn score(&self, player: Player) -> i32 {
        let ships = self.ships_at(Place::Player(player.0)).filter_map(|ship| self.ship(ship));
        let (hook, target) = (HookId(Hook::Score.word()), TargetId(Target::Score.word()));
        build_number(self, hook, target, player, ships.map(|ship| ship.points).sum())
    }

    fn check(&self) -> Result<(), String> {
        let whole = self.ships_at(Place::Deck).count() == self.state.deck.len();
        whole.then_some(()).ok_or_else(|| "the deck has lost count of its ships".to_owned())
    }

    fn naming(&self, thing: Thing) -> Naming {
        let named = match Item::of(thing) {
            Some(Item::Player(seat)) => Some(Naming::Player(Player(seat))),
            Some(Item::Ship(ship)) => self.ship(ship).map(|ship| Naming::Entry(ship.entry)),
            Some(Item::Die(at)) => self.content.dice.get(usize::from(at)).map(|(die, _)| Naming::Noun(*die)),
            None => None,
        };
        named.unwrap_or(Naming::Nothing)
    }

    fn event_text(&self, speech: &Speech<'_>, event: &EventOf<Self>) -> Option<String> {
        Some(event.what.say(self, speech))
    }

    fn layout(&self, _: Option<Player>) -> Vec<Laid> {
        let ships = |place| self.ships_at(place).map(|ship| Item::Ship(ship).thing());
        let dice = (0..).zip(self.state.dice).map(|(die, face)| (Item::Die(die).thing(), face));
        let seat = |seat| Laid::of(seat, self.stock(seat), ships(Place::Player(seat)));
        vec![Laid::at("pier", ships(Place::Pier)).dice(dice), seat(0), seat(1)]
    }
}

impl Metrics for Table {}
impl OddsModel for Table {}
