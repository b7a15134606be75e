//! Draws a monster for a land or for the Entrance.

use crate::acts::reach;
use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::state::{Pile, State};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item, Site};
use provost_interpreter::hook::{Player, Window};
use provost_interpreter::vocabulary::id::NounId;
use serde::{Deserialize, Serialize};

/// The progress of the drawing of a monster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawStage {
    /// The card is drawn, and its hook fires.
    #[default]
    Draw,
    /// Unless it has gone elsewhere by then, it is put out.
    Lay,
}

impl Step {
    /// Returns the procedure of drawing a monster for a land or the Entrance, of a level if one is given.
    pub(crate) const fn draw(site: Site, level: Option<NounId>) -> Self {
        Self::Draw { site, level, stage: DrawStage::Draw, card: CardId::NONE }
    }
}

impl Table {
    /// Draws the card and fires its hook; unless it has gone elsewhere by then, it is put out.
    pub(crate) fn step_draw(
        &mut self,
        site: Site,
        level: Option<NounId>,
        stage: &mut DrawStage,
        card: &mut CardId,
    ) -> Flow {
        if *stage == DrawStage::Draw {
            *stage = DrawStage::Lay;
            let Some(drawn) = self.draw_monster(level) else { return Flow::Done };
            *card = drawn;
            self.state.board.drawing += 1;
            self.enforce_card(drawn, Player::NONE, reach::MONSTER);
            let mut context = moment(Hook::Draw, self.state.board.first)
                .qualified(0, self.place(site))
                .with(Role::Myself.id(), Item::Card(drawn).thing());
            if let Some(land) = self.state.board.land(site).some() {
                context = context.with(Role::Land.id(), Item::Card(land).thing());
            }
            return Flow::Open(Window::event(context));
        }
        self.state.board.drawing = self.state.board.drawing.saturating_sub(1);
        let elsewhere = self.site_of(*card).is_some() || self.has_left(*card);
        if !elsewhere {
            self.lay_monster(site, *card);
        }
        Flow::Done
    }

    /// Returns whether the card has left: a monster that was put somewhere and already replaced lies in the
    /// discards.
    fn has_left(&self, card: CardId) -> bool {
        self.state.piles.cards(Pile::MonsterDiscard).contains(&card)
    }

    /// Takes the next monster, of a level if one is given. During another draw the discards stay where they
    /// are, so that two cards that send each other away come to an end.
    fn draw_monster(&mut self, level: Option<NounId>) -> Option<CardId> {
        let chained = self.state.board.drawing > 0;
        let State { piles, chance, .. } = &mut self.state;
        let Some(level) = level else {
            return if chained {
                piles.take(Pile::Monsters, chance)
            } else {
                piles.draw(Pile::Monsters, Pile::MonsterDiscard, chance)
            };
        };
        let of_level = |card: &CardId| self.content.monster(*card).level == level;
        if !chained && !piles.cards(Pile::Monsters).iter().any(of_level) {
            while let Some(card) = piles.pop(Pile::MonsterDiscard) {
                piles.push(Pile::Monsters, card);
            }
            piles.shuffle(Pile::Monsters, chance);
        }
        let cards = piles.cards(Pile::Monsters);
        let from_top = chance.from_top(cards.iter().filter(|card| of_level(card)).count());
        let mut fitting = cards.iter().enumerate().rev().filter(|(_, card)| of_level(card));
        let (at, _) = fitting.nth(from_top)?;
        piles.remove(Pile::Monsters, at)
    }
}
