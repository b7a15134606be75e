//! Verbs that move monsters, and the dummy player.

use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::verbs::Verb;
use crate::state::Pile;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, PathId, Site};
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::vocabulary::id::NounId;

/// In the list of set-up's pending draws: a monster of any level.
pub(crate) const ANY_LEVEL: u32 = u32::MAX;

impl Table {
    pub(super) fn can_move_monster(&self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        if verb == Verb::PutAtEntrance {
            Self::card_of(args.thing(0)).is_some()
        } else if verb == Verb::SendToEntrance {
            let card = Self::card_of(args.thing(0));
            let sent = &self.state.board.sent;
            card.is_some() && !sent.contains(card) && !sent.is_full()
        } else if verb == Verb::DrawForLand {
            self.land_of(scope).is_some() && self.has_monsters(None)
        } else if verb == Verb::DrawForEntrance {
            self.can_draw_for_entrance(None, scope)
        } else if verb == Verb::DrawLevel {
            self.can_draw_for_entrance(args.noun(0), scope)
        } else if verb == Verb::WinPath {
            self.prize(scope).is_some()
        } else {
            verb == Verb::SendDummy
        }
    }

    pub(super) fn move_monster(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        if verb == Verb::PutAtEntrance {
            let card = Self::card_of(args.thing(0));
            self.draw_out(card);
            self.lay_monster(Site::Entrance, card);
        } else if verb == Verb::SendToEntrance {
            self.send_to_entrance(Self::card_of(args.thing(0)));
        } else if verb == Verb::DrawForLand
            && let Some(site) = self.land_of(scope)
        {
            return draw(site, None);
        } else if verb == Verb::DrawForEntrance {
            return self.draw_for_entrance(None, scope);
        } else if verb == Verb::DrawLevel {
            return self.draw_for_entrance(args.noun(0), scope);
        } else if verb == Verb::SendDummy {
            self.state.board.dummy.sent = args.noun(0).map(|space| space.0);
        } else if verb == Verb::WinPath
            && let Some((path, prize)) = self.prize(scope)
        {
            self.win_path(path, prize);
        }
        Flow::Done
    }

    /// Returns what the dummy player can win on the path of a moment: on a land the monster, or else the
    /// land; on the first path of the dice-rolling mission the tile.
    fn prize(&self, scope: &Scope<'_>) -> Option<(PathId, CardId)> {
        let path = scope.context.role(Role::Path.id()).map(Self::path_of)?;
        let board = &self.state.board;
        let prize = match path.site() {
            site @ Site::Land(_) => board.monster(site).some().or_else(|| board.land(site).some()),
            Site::Mission(0) if path.number() == 0 => {
                let [tile, _] = board.missions;
                tile.some()
            }
            Site::Mission(_) | Site::Entrance => None,
        };
        prize.map(|prize| (path, prize))
    }

    /// Discards the prize of the dummy player.
    fn win_path(&mut self, path: PathId, prize: CardId) {
        self.tell(EventKind::DummyWon { path, card: prize });
        match path.site() {
            site @ Site::Land(dock) => {
                if self.state.board.monster(site) == prize {
                    self.remove_monster(site, false);
                } else {
                    self.remove_land(usize::from(dock));
                    self.state.piles.push(Pile::LandDiscard, prize);
                    self.tell(EventKind::LeftBoard { card: prize });
                }
            }
            Site::Mission(mission) => self.discard_mission(usize::from(mission)),
            Site::Entrance => {}
        }
    }

    /// Takes a beaten monster off its dock to wait for clean-up.
    fn send_to_entrance(&mut self, card: CardId) {
        self.lift_monster(card);
        self.state.board.sent.push(card);
        self.tell(EventKind::LeftBoard { card });
    }

    fn can_draw_for_entrance(&self, level: Option<NounId>, scope: &Scope<'_>) -> bool {
        if is_set_up(scope) { !self.state.board.draws.is_full() } else { self.has_monsters(level) }
    }

    /// Draws a monster for the Entrance; during set-up, the draw waits for the deck.
    fn draw_for_entrance(&mut self, level: Option<NounId>, scope: &Scope<'_>) -> Flow {
        if is_set_up(scope) {
            self.state.board.draws.push(level.map_or(ANY_LEVEL, |level| level.0));
            return Flow::Done;
        }
        draw(Site::Entrance, level)
    }

    /// Returns the dock of a moment's land.
    fn land_of(&self, scope: &Scope<'_>) -> Option<Site> {
        let land = scope.context.role(Role::Land.id()).map_or(CardId::NONE, Self::card_of);
        [Site::Land(0), Site::Land(1)]
            .into_iter()
            .find(|site| land.is_some() && self.state.board.land(*site) == land)
    }

    /// Returns whether a monster can be drawn, with a level if one is given.
    fn has_monsters(&self, level: Option<NounId>) -> bool {
        let piles = [Pile::Monsters, Pile::MonsterDiscard].into_iter();
        let mut all = piles.flat_map(|pile| self.state.piles.cards(pile));
        all.any(|card| level.is_none_or(|level| self.content.monster(*card).level == level))
    }
}

fn is_set_up(scope: &Scope<'_>) -> bool {
    scope.context.hook == Hook::Setup.id()
}

const fn draw(site: Site, level: Option<NounId>) -> Flow {
    Flow::Call(Step::draw(site, level))
}
