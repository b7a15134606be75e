//! Makes decks, turns up offers and deals clans, after `on setup`.

use crate::content::{Face, Role, TrapFamily};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{Offer, Phase, Pile};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Site};
use provost_interpreter::hook::{Player, Window};
use provost_interpreter::listeners::Reach;
use provost_interpreter::vocabulary::id::NounId;

/// The progress of set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupStage {
    /// `on setup` fires.
    #[default]
    Begin,
    /// Decks and clans are dealt.
    Deal,
    /// Monsters are drawn for the lands; the other ones join the deck.
    Lands,
    /// Draws for the Entrance that effects asked for take place.
    Entrance,
    Over,
}

impl Step {
    /// Returns the procedure of set-up.
    pub(crate) const fn setup() -> Self {
        Self::Setup { stage: SetupStage::Begin, at: 0 }
    }
}

impl Table {
    /// Runs set-up; `at` counts the lands.
    pub(crate) fn step_setup(&mut self, stage: &mut SetupStage, at: &mut u8) -> Flow {
        match *stage {
            SetupStage::Begin => {
                *stage = SetupStage::Deal;
                self.tell(EventKind::Phase(Phase::Setup));
                for token in self.panic_tokens() {
                    self.enforce_card(token, Player::NONE, Reach::EVERYWHERE);
                }
                Flow::Open(Window::event(moment(Hook::Setup, self.state.board.first)))
            }
            SetupStage::Deal => {
                *stage = SetupStage::Lands;
                // They hear set-up, and then nothing until they are turned up.
                for token in self.panic_tokens() {
                    self.lift_card(token);
                }
                self.deal();
                Flow::Again
            }
            SetupStage::Lands if *at < self.state.board.lands_in_use => {
                let site = Site::Land(*at);
                self.lay_land(site);
                *at += 1;
                Flow::Call(Step::draw(site, None))
            }
            SetupStage::Lands => {
                *stage = SetupStage::Entrance;
                self.join_monsters();
                Flow::Again
            }
            SetupStage::Entrance => {
                if let Some(level) = self.state.board.draws.pop() {
                    let level = (level != u32::MAX).then_some(NounId(level));
                    return Flow::Call(Step::draw(Site::Entrance, level));
                }
                *stage = SetupStage::Over;
                self.settled()
            }
            SetupStage::Over => Flow::Done,
        }
    }

    fn deal(&mut self) {
        self.make_piles();
        for pile in [
            Pile::Mercenaries,
            Pile::Traps,
            Pile::Tricks,
            Pile::Equipment,
            Pile::Monsters,
            Pile::Lands,
            Pile::Headers,
            Pile::Loot,
            Pile::Missions,
            Pile::Panic,
        ] {
            self.state.piles.shuffle(pile, &mut self.state.chance);
        }
        self.deal_clans();
        self.first_offer();
        for offer in [Offer::Traps, Offer::Equipment, Offer::Loot] {
            self.refill(offer);
        }
        self.lay_missions();
    }

    /// Sorts the cards into their piles. Leaders, first mercenaries and initial traps are dealt separately.
    fn make_piles(&mut self) {
        let board = self.state.board;
        let start_level = self.content.difficulty.start_level;
        for at in 0..self.content.cards.len() {
            let card = CardId(u16::try_from(at).unwrap_or(u16::MAX));
            if self.is_left_out(card) {
                continue;
            }
            let pile = match &self.content.card(card).face {
                Face::Mercenary(mercenary) => match mercenary.role {
                    Role::Leader | Role::Initial => continue,
                    Role::Stack => Pile::Novices,
                    Role::Hired => Pile::Mercenaries,
                },
                // Until the lands have theirs, monsters above the first level are kept aside.
                Face::Monster(monster) if start_level.is_some_and(|level| level != monster.level) => {
                    Pile::MonsterDiscard
                }
                Face::Monster(_) => Pile::Monsters,
                Face::Land(_) => Pile::Lands,
                Face::Equipment(_) => Pile::Equipment,
                Face::Trap(trap) => match trap.family {
                    TrapFamily::Initial => continue,
                    TrapFamily::Shielded | TrapFamily::Trick if !board.clash => continue,
                    TrapFamily::Shielded | TrapFamily::Trick if !board.trick_module => Pile::Tricks,
                    TrapFamily::Improved | TrapFamily::Shielded | TrapFamily::Trick => Pile::Traps,
                },
                Face::Loot => Pile::Loot,
                Face::Mission(_) => Pile::Missions,
                Face::Header(_) => Pile::Headers,
                Face::Panic(building) if !board.has_panic_token(*building) => continue,
                Face::Panic(_) => Pile::Panic,
            };
            self.state.piles.push(pile, card);
        }
    }

    /// Deals every player a leader and a first mercenary of an affinity, start values and initial traps.
    fn deal_clans(&mut self) {
        let players = self.state.board.players;
        let mut wanted = self.content.clans;
        if let (Some(affinity), Some(clan)) =
            (self.state.board.start_affinity, wanted.get_mut(usize::from(self.state.board.first)))
        {
            *clan = Some(affinity);
        }
        let mut free: Vec<u8> = (0..u8::try_from(self.content.affinities.len()).unwrap_or(0)).collect();
        free.retain(|affinity| !wanted.contains(&Some(*affinity)));
        self.state.chance.shuffle(&mut free);
        let mut traps: Vec<CardId> =
            self.all_cards(|face| matches!(face, Face::Trap(trap) if trap.family == TrapFamily::Initial));
        traps.reverse();
        for seat in 0..players {
            let Some(clan) = wanted.get(usize::from(seat)).copied().flatten().or_else(|| free.pop()) else {
                continue;
            };
            for role in [Role::Leader, Role::Initial] {
                let members = self.all_cards(|face| {
                    matches!(face, Face::Mercenary(mercenary)
                        if mercenary.role == role && mercenary.affinity == Some(clan))
                });
                for card in members {
                    self.join(seat, card);
                    if role == Role::Leader {
                        self.state.with_card(card, |place| place.leads = true);
                    }
                }
            }
            let board = self.state.board;
            self.change_glory(seat, i32::from(board.start_glory));
            self.change_gold(seat, i32::from(board.start_gold));
            for _ in 0..self.content.numbers.start_traps {
                if let Some(card) = traps.pop() {
                    self.take_trap(seat, card);
                    self.log.tell_only(seat, EventKind::Took { seat, card });
                }
            }
        }
    }

    fn panic_tokens(&self) -> Vec<CardId> {
        self.all_cards(|face| matches!(face, Face::Panic(_)))
    }

    fn all_cards(&self, is: impl Fn(&Face) -> bool) -> Vec<CardId> {
        let cards = (0..).map(CardId).zip(&self.content.cards);
        cards.filter(|(_, card)| is(&card.face)).map(|(id, _)| id).collect()
    }

    /// Turns up the first mercenaries: while too few of them are easy to hire, the one of greatest reputation
    /// is replaced. Replaced cards are shuffled back.
    fn first_offer(&mut self) {
        self.refill(Offer::Mercenaries);
        let docks = self.state.board.offer(Offer::Mercenaries).len();
        let needed = usize::from(self.state.board.players).min(docks);
        let reputation = |card: &CardId| self.content.mercenary(*card).reputation;
        let easy = self.content.numbers.easy_reputation;
        let mut aside = Vec::new();
        loop {
            let offer = *self.state.board.offer(Offer::Mercenaries);
            if offer.iter().filter(|card| reputation(card) <= easy).count() >= needed {
                break;
            }
            let Some(greatest) = offer.iter().copied().max_by_key(|card| (reputation(card), card.0)) else {
                break;
            };
            let Some(next) = self.state.piles.pop(Pile::Mercenaries) else { break };
            let offer = self.state.board.offer_mut(Offer::Mercenaries);
            offer.take(greatest);
            offer.push(next);
            aside.push((greatest, next));
        }
        for (greatest, next) in aside {
            self.tell(EventKind::Offered { offer: Offer::Mercenaries, card: next });
            self.state.piles.push(Pile::Mercenaries, greatest);
        }
        self.state.piles.shuffle(Pile::Mercenaries, &mut self.state.chance);
    }

    /// Puts out the next land with a header on a random side.
    pub(crate) fn lay_land(&mut self, site: Site) {
        let Site::Land(dock) = site else { return };
        let State { piles, chance, board, .. } = &mut self.state;
        let Some(land) = piles.draw(Pile::Lands, Pile::LandDiscard, chance) else { return };
        let header = piles.draw(Pile::Headers, Pile::HeaderDiscard, chance).unwrap_or_default();
        let side = u8::try_from(chance.below(2)).unwrap_or(0);
        if let (Some(place), Some(below)) =
            (board.lands.get_mut(usize::from(dock)), board.headers.get_mut(usize::from(dock)))
        {
            *place = land;
            *below = (header, side);
        }
        self.tell(EventKind::LaidOut { card: land, site });
        self.tell(EventKind::LaidOut { card: header, site });
    }

    /// Draws two missions: the first shows its dice face, the second its contract.
    pub(crate) fn lay_missions(&mut self) {
        for mission in [0, 1] {
            let State { piles, chance, board, .. } = &mut self.state;
            let Some(card) = piles.draw(Pile::Missions, Pile::MissionDiscard, chance) else { continue };
            if let Some(place) = board.missions.get_mut(usize::from(mission)) {
                *place = card;
            }
            self.tell(EventKind::LaidOut { card, site: Site::Mission(mission) });
        }
    }

    /// Adds the monsters kept aside to those not drawn.
    fn join_monsters(&mut self) {
        let State { piles, chance, .. } = &mut self.state;
        while let Some(card) = piles.pop(Pile::MonsterDiscard) {
            piles.push(Pile::Monsters, card);
        }
        piles.shuffle(Pile::Monsters, chance);
    }
}

use crate::state::State;
use serde::{Deserialize, Serialize};
