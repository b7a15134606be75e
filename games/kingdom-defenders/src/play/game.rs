//! The whole game: set-up, round after round, the final scoring.

use crate::content::{Area, CardKind, at};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::durations::Duration;
use crate::registry::hooks::Hook;
use crate::registry::limits::Limit;
use crate::state::{Holder, Phase, Spot};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, DiscId, SpaceId};
use provost_engine::common::next_player;
use provost_interpreter::hook::Window;
use provost_interpreter::vocabulary::id::{DurationId, LimitId};
use serde::{Deserialize, Serialize};

/// The progress of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameStage {
    #[default]
    SetUp,
    /// A round begins.
    Round,
    /// The hooks of its start fire.
    Start,
    Placing,
    /// The discs of each area are activated.
    Areas,
    /// The hooks of its end fire.
    End,
    /// Discs return.
    Back,
    Scoring,
}

impl Step {
    /// Returns the procedure of the whole game.
    pub const fn game() -> Self {
        Self::game_from(GameStage::SetUp)
    }

    /// Returns the procedure of the game from a stage on.
    pub(crate) const fn game_from(stage: GameStage) -> Self {
        Self::Game { stage, at: 0 }
    }
}

impl Table {
    /// `at` counts players or areas.
    pub(crate) fn go_game(&mut self, stage: &mut GameStage, at: &mut u8) -> Flow {
        loop {
            match *stage {
                GameStage::SetUp => {
                    *stage = GameStage::Round;
                    return Flow::Call(Step::setup());
                }
                GameStage::Round => {
                    self.begin_round();
                    (*stage, *at) = (GameStage::Start, 0);
                }
                GameStage::Start => match self.each_player(Hook::RoundStart, at) {
                    Some(flow) => return flow,
                    None => *stage = GameStage::Placing,
                },
                GameStage::Placing => {
                    (*stage, *at) = (GameStage::Areas, 0);
                    return Flow::Call(Step::placing());
                }
                GameStage::Areas => {
                    if let Some(area) = Area::ALL.get(usize::from(*at)).copied() {
                        *at += 1;
                        return Flow::Call(Step::activating(area));
                    }
                    self.state.board.phase = Phase::End;
                    (*stage, *at) = (GameStage::End, 0);
                }
                GameStage::End => match self.each_player(Hook::RoundEnd, at) {
                    Some(flow) => return flow,
                    None => *stage = GameStage::Back,
                },
                GameStage::Back => {
                    self.end_round();
                    let over = self.state.board.round >= self.content.numbers.rounds;
                    *stage = if over { GameStage::Scoring } else { GameStage::Round };
                }
                GameStage::Scoring => {
                    self.end_game();
                    return Flow::Done;
                }
            }
        }
    }

    /// Fires a hook for the next player; `None` once all have had theirs.
    fn each_player(&mut self, hook: Hook, at: &mut u8) -> Option<Flow> {
        let seat = next_player(self.state.board.order.as_slice(), at)?;
        self.state.board.active = seat;
        Some(Flow::Open(Window::event(moment(hook, seat))))
    }

    fn begin_round(&mut self) {
        let board = &mut self.state.board;
        board.round += 1;
        board.phase = Phase::Start;
        board.order = board.pawns;
        let round = board.round;
        self.tell(EventKind::Round(round));
        for seat in 0..self.state.board.players {
            self.state.with_seat(seat, |seat| {
                (seat.side, seat.crossed, seat.passed, seat.begun) = (None, false, false, 0);
            });
        }
        self.fill_displays();
    }

    /// Turns up cards until the board's number is reached or the deck is empty.
    fn fill_displays(&mut self) {
        let content = std::sync::Arc::clone(&self.content);
        for at in 0..self.state.board.spaces.len() {
            let space = SpaceId(u8::try_from(at).unwrap_or(u8::MAX));
            if let Spot::Adventure(slot, CardId::NONE) = self.state.space(space).spot
                && let Some(card) = self.draw(CardKind::Adventure)
            {
                let discs = content.card(card).map_or(1, |card| card.discs);
                self.state.with_space(space, |space| {
                    (space.spot, space.size) = (Spot::Adventure(slot, card), discs);
                });
            }
        }
        for kind in [CardKind::Deed, CardKind::Reward] {
            let most = content.numbers.display.get(kind.index()).copied().unwrap_or(0);
            while self.face_up(kind) < usize::from(most) {
                let Some(card) = self.draw(kind) else { break };
                let board = &mut self.state.board;
                let row = if kind == CardKind::Deed { &mut board.deeds } else { &mut board.rewards };
                row.push(card);
            }
        }
    }

    fn face_up(&self, kind: CardKind) -> usize {
        match kind {
            CardKind::Adventure => self.adventures().count(),
            CardKind::Deed => self.state.board.deeds.len(),
            CardKind::Reward => self.state.board.rewards.len(),
        }
    }

    fn draw(&mut self, kind: CardKind) -> Option<CardId> {
        let deck = self.state.decks.get_mut(kind.index())?;
        let at = deck.len().checked_sub(1 + self.state.chance.from_top(deck.len()))?;
        let card = deck.remove(at);
        self.state.hold(card, Holder::Display);
        self.tell(EventKind::Revealed { card });
        Some(card)
    }

    /// Returns discs, and ends the effects that last until the end of the round.
    fn end_round(&mut self) {
        for at in 0..self.state.discs.len() {
            let disc = DiscId(u8::try_from(at).unwrap_or(u8::MAX));
            if self.state.disc(disc).space().is_some() {
                self.bring_back(disc);
            }
        }
        self.release_joined();
        let (this, next) = (Duration::EndOfRound.word(), Duration::EndOfNextRound.word());
        self.state.listeners.expire(&self.content.program, DurationId(this));
        self.state.listeners.draw_near(&self.content.program, DurationId(next), DurationId(this));
        for limit in [Limit::OncePerRound, Limit::TimesPerRound] {
            self.state.uses.reset(LimitId(limit.word()));
        }
    }

    fn end_game(&mut self) {
        self.state.listeners.expire(&self.content.program, DurationId(Duration::EndOfGame.word()));
        self.state.board.phase = Phase::Over;
        for place in 0..self.state.board.players {
            let Some(seat) = self.seat_at(place) else { continue };
            let points = self.final_score(seat);
            self.state.with_seat(seat, |seat| seat.score = Some(points));
            self.tell(EventKind::Scored { seat, points });
            if let Some(noun) = self.rank(seat) {
                self.tell(EventKind::Ranked { seat, noun });
            }
        }
        self.tell(EventKind::Over);
    }

    /// Returns the starting points of a player's score.
    pub(crate) fn score_base(&self, seat: u8) -> i32 {
        i32::from(at(&self.state.seat(seat).stock, self.content.numbers.score))
    }
}
