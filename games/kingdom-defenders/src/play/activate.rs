//! The discs of a space are activated: their owner does the action of the space or leaves it.

use crate::ask::{Act, Ask, ask};
use crate::content::{Goods, Wounds};
use crate::context::{moment_about, with_disc};
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::state::{NOBODY, Spot};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, DiscId, Item, SpaceId, TileId};
use provost_engine::list::List;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::{Context, Player, Thing, Window};
use provost_interpreter::host::Reply;
use provost_interpreter::listeners::Listener;
use provost_interpreter::machine;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of an activation: the owner is asked about the action, which is one of a tile, a deed, a camp or an
/// adventure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActivateStage {
    #[default]
    Begin,
    Tile,
    Deed,
    Camp,
    Adventure,
    /// The action is left undone.
    Unused,
    Done,
    /// The hook after the activation fires for each disc.
    After,
}

impl Step {
    /// Returns the procedure of activating a space.
    pub(crate) fn activate(space: SpaceId) -> Self {
        Self::Activate { space, discs: List::default(), seat: NOBODY, stage: ActivateStage::Begin, at: 0 }
    }
}

/// A space whose discs are being activated.
#[derive(Clone, Copy)]
struct Here {
    space: SpaceId,
    seat: u8,
    disc: DiscId,
}

impl Here {
    fn context(self, hook: Hook) -> Context {
        with_disc(hook, self.seat, self.disc, self.space)
    }
}

impl Table {
    pub(crate) fn go_activate(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let Step::Activate { space, discs, seat, stage, at } = step else {
            return Flow::Fail("not an activation");
        };
        if *stage == ActivateStage::Begin {
            *discs = self.state.space(*space).discs;
            let Some(owner) = self.state.owner_on(*space) else { return Flow::Done };
            *seat = owner;
            for disc in discs.iter() {
                self.state.with_disc(*disc, |disc| disc.spent = true);
            }
            self.tell(EventKind::Activated { seat: owner, space: *space });
        }
        let disc = discs.as_slice().first().copied().unwrap_or_default();
        let here = Here { space: *space, seat: *seat, disc };
        loop {
            match *stage {
                ActivateStage::Begin => {
                    if let Some(flow) = self.offer_action(program, here, stage, choice) {
                        return flow;
                    }
                }
                ActivateStage::Tile
                | ActivateStage::Deed
                | ActivateStage::Camp
                | ActivateStage::Adventure => {
                    let asked = std::mem::replace(stage, ActivateStage::Done);
                    match self.do_action(here, asked, reply) {
                        Some(flow) => return flow,
                        None => {
                            *stage =
                                if self.was_done(asked) { ActivateStage::Done } else { ActivateStage::Unused }
                        }
                    }
                }
                ActivateStage::Unused => {
                    *stage = ActivateStage::Done;
                    self.tell(EventKind::Unused { seat: here.seat, space: here.space });
                    let area = self.state.space(here.space).area;
                    return Flow::Open(Window::event(self.in_area(here.context(Hook::Unused), area)));
                }
                ActivateStage::Done => {
                    self.release_joined();
                    (*stage, *at) = (ActivateStage::After, 0);
                }
                ActivateStage::After => {
                    let Some(disc) = discs.as_slice().get(usize::from(*at)).copied() else {
                        return Flow::Done;
                    };
                    *at += 1;
                    let context = Here { disc, ..here }.context(Hook::AfterActivate);
                    return Flow::Open(Window::event(context));
                }
            }
        }
    }

    /// Asks whether to do the action; without a possible action, returns the next stage.
    fn offer_action(
        &mut self,
        program: &Program,
        here: Here,
        stage: &mut ActivateStage,
        choice: &mut Choice,
    ) -> Option<Flow> {
        let Here { space, seat, .. } = here;
        *stage = ActivateStage::Unused;
        match self.state.space(space).spot {
            Spot::Tile(tile) => {
                if machine::stirs(program, self, &here.context(Hook::Activate)) {
                    *stage = ActivateStage::Tile;
                } else if !self.content.tile(tile).is_some_and(|tile| tile.has_action) {
                    // It works from the moment of placing, so nothing is left undone.
                    *stage = ActivateStage::Done;
                }
            }
            Spot::Adventure(_, card) => {
                if self.can_complete(seat, card, Goods::default()) {
                    *stage = ActivateStage::Adventure;
                }
            }
            Spot::Deed(_) => {
                ask(choice, seat, Ask::Deed);
                let deeds = self.state.board.deeds;
                for card in deeds.iter().filter(|card| self.can_complete(seat, **card, Goods::default())) {
                    choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
                }
                if choice.options.is_empty() {
                    return None;
                }
                *stage = ActivateStage::Deed;
                choice.offer(Act::Leave.option());
                return Some(Flow::Ask);
            }
            Spot::Camp(_) => {
                *stage = ActivateStage::Camp;
                let kinds = (0..).zip(&self.content.resources).filter(|(_, kind)| kind.boxed);
                let kinds = kinds.fold(0, |bits, (at, _): (u8, _)| bits | (1 << at));
                let most = self.content.numbers.camp_load;
                return Some(Flow::Call(Step::store(seat, kinds, 0, most)));
            }
            Spot::None => {}
        }
        if !matches!(*stage, ActivateStage::Tile | ActivateStage::Adventure) {
            return None;
        }
        ask(choice, seat, Ask::Action);
        choice.offer(ChoiceOption::Thing(Item::Space(space).thing()));
        choice.offer(Act::Leave.option());
        Some(Flow::Ask)
    }

    /// Does the offered action, unless the owner leaves it.
    fn do_action(&self, here: Here, asked: ActivateStage, reply: Reply) -> Option<Flow> {
        let Reply::Chose(ChoiceOption::Thing(thing)) = reply else { return None };
        let seat = here.seat;
        Some(match asked {
            ActivateStage::Tile => Flow::Open(Window::event(here.context(Hook::Activate))),
            ActivateStage::Deed => {
                let card = Item::card_of(thing).unwrap_or(CardId::NONE);
                Flow::Call(Step::deed(seat, card))
            }
            ActivateStage::Begin
            | ActivateStage::Camp
            | ActivateStage::Adventure
            | ActivateStage::Unused
            | ActivateStage::Done
            | ActivateStage::After => {
                let Spot::Adventure(_, card) = self.state.space(here.space).spot else {
                    return Some(Flow::Fail("no adventure to complete"));
                };
                let (spared, unhurt) = (Goods::default(), Wounds::default());
                Flow::Call(Step::adventure(seat, card, spared, unhurt))
            }
        })
    }

    /// Returns whether the action was done: storing counts if something went into a camp.
    const fn was_done(&self, asked: ActivateStage) -> bool {
        matches!(asked, ActivateStage::Camp) && self.state.board.stored > 0
    }

    /// Returns the abilities of a tile's action and their moment, for a player without a disc there. The
    /// moment is about the tile and no space, which identifies a copied copy.
    pub(crate) fn copied(
        &self,
        program: &Program,
        tile: TileId,
        seat: u8,
        disc: Option<Thing>,
    ) -> (Context, Vec<Listener>) {
        let mut context = moment_about(Hook::Activate, seat, Item::Tile(tile));
        if let Some(disc) = disc {
            context = context.with(Role::Disc.id(), disc);
        }
        let source = Item::Tile(tile).thing();
        let own = self.state.listeners.of_source(program, Hook::Activate.id(), source);
        let own = own.filter(|listener| !listener.is_granted());
        let as_actor = |mut listener: Listener| {
            listener.owner = Player(seat);
            listener
        };
        (context, own.map(as_actor).collect())
    }

    pub(crate) fn go_copy(
        &mut self,
        program: &Program,
        tile: TileId,
        seat: u8,
        disc: Thing,
        at: &mut u8,
    ) -> Flow {
        let (context, abilities) = self.copied(program, tile, seat, disc.is_some().then_some(disc));
        let Some(listener) = abilities.get(usize::from(*at)).copied() else { return Flow::Done };
        *at += 1;
        Flow::Use(listener, context)
    }
}
