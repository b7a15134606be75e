//! A land with all its parts, or the Entrance: traps, battle, conquest, loot.

use crate::event::EventKind;
use crate::registry::durations::Duration;
use crate::registry::hooks::Hook;
use crate::registry::limits::Limit;
use crate::state::{Attack, Bans, Offer, Roll};
use crate::step::Step;
use crate::table::{Flow, Question, Table};
use crate::thing::{PathId, Site};
use provost_interpreter::hook::Window;
use provost_interpreter::machine::ask;
use provost_interpreter::program::Program;
use provost_interpreter::vocabulary::id::{DurationId, LimitId};
use serde::{Deserialize, Serialize};

/// The progress of a land or the Entrance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SiteStage {
    #[default]
    Traps,
    /// The beginning has been heard.
    Reveal,
    Battle,
    /// All paths have fought.
    BattleEnd,
    /// The mercenaries that live have something to tell.
    Survivors,
    Conquest,
    Loot,
    Over,
}

impl Step {
    /// Returns the procedure of a land with all its parts, or of the Entrance.
    pub const fn site(site: Site) -> Self {
        Self::Site { site, stage: SiteStage::Traps }
    }
}

impl Table {
    pub(crate) fn site(&mut self, program: &Program, site: Site, stage: &mut SiteStage) -> Flow {
        let Some(path) = site.paths().next() else { return Flow::Done };
        let is_land = matches!(site, Site::Land(_));
        loop {
            match *stage {
                SiteStage::Traps => {
                    *stage = SiteStage::Battle;
                    self.tell(EventKind::Battle(site));
                    self.state.roll = Roll::default();
                    self.state.attack = Attack::default();
                    self.forbid(program, site);
                    self.begin_battle();
                    let context = self.at_site(Hook::BattleStart, site);
                    if self.state.listeners.is_heard(program, context.hook) {
                        *stage = SiteStage::Reveal;
                        return Flow::Open(Window::event(context));
                    }
                    return Flow::Call(Step::reveal(site, path));
                }
                SiteStage::Reveal => {
                    *stage = SiteStage::Battle;
                    return Flow::Call(Step::reveal(site, path));
                }
                // Without a monster the land is open.
                SiteStage::Battle => {
                    *stage = SiteStage::BattleEnd;
                    if !self.state.board.monster(site).is_some() {
                        continue;
                    }
                    if site.paths().any(|path| self.state.path(path).is_occupied()) {
                        self.note_battle(site);
                    }
                    let first = if self.is_reversed(program, site) { site.paths().next_back() } else { None };
                    return Flow::Call(Step::battle(site, first.unwrap_or(path)));
                }
                SiteStage::BattleEnd => {
                    *stage = SiteStage::Survivors;
                    if self.hears_battle_end(site) {
                        return Flow::Open(Window::event(self.at_site(Hook::BattleEnd, site)));
                    }
                }
                SiteStage::Survivors => {
                    *stage = SiteStage::Conquest;
                    self.note_survivors(site);
                    if !self.state.moments.queue.is_empty() {
                        return Flow::Again;
                    }
                }
                SiteStage::Conquest => {
                    *stage = SiteStage::Loot;
                    if is_land && self.is_free(site) {
                        // Bans by the monster are over.
                        self.forbid(program, site);
                        self.state.roll = Roll::default();
                        return Flow::Call(Step::conquest(site, path));
                    }
                }
                SiteStage::Loot => {
                    *stage = SiteStage::Over;
                    if is_land {
                        return Flow::Call(Step::Loot { site, path: PathId::NONE, left: 0 });
                    }
                }
                SiteStage::Over => {
                    if is_land {
                        self.refill(Offer::Loot);
                    }
                    self.state.board.bans = Bans::default();
                    self.state.listeners.expire(program, DurationId(Duration::EndOfBattle.word()));
                    return Flow::Done;
                }
            }
        }
    }

    /// Returns whether the paths of a site fight from the last to the first.
    fn is_reversed(&mut self, program: &Program, site: Site) -> bool {
        let context = self.at_site(Hook::BattleOrder, site);
        self.state.board.reversed = ask(program, self, &context, Question::Order).allows(false);
        self.state.board.reversed
    }

    /// Starts the limits of a battle anew.
    fn begin_battle(&mut self) {
        for limit in [Limit::OncePerBattle, Limit::TimesPerBattle] {
            self.state.uses.reset(LimitId(limit.word()));
        }
    }

    /// Returns whether a battle has ended that the monster survived, and somebody may have something to say to that.
    fn hears_battle_end(&self, site: Site) -> bool {
        let channel = self.content.program.channel(Hook::BattleEnd.id());
        !self.state.listeners.at(channel).is_empty()
            && self.state.board.monster(site).is_some()
            && site.paths().any(|path| self.state.path(path).fought)
    }

    /// Remembers that a monster was fought, whatever comes of it.
    fn note_battle(&mut self, site: Site) {
        if let Some(fought) = site.dock().and_then(|dock| self.state.board.fought.get_mut(dock)) {
            *fought = true;
        }
    }

    fn is_free(&self, site: Site) -> bool {
        !self.state.board.monster(site).is_some() && self.state.board.land(site).is_some()
    }
}
