//! Bans in a battle, conquest or mission: asked once, so that a comparison is enough to refuse a listener.

use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::state::Bans;
use crate::table::{Question, Table};
use crate::thing::Site;
use provost_interpreter::machine::ask;
use provost_interpreter::program::Program;

impl Table {
    /// Computes the bans at a site in its present state: with its monster those of a battle, and in any case
    /// the permanent ones.
    pub(crate) fn forbid(&mut self, program: &Program, site: Site) {
        self.state.board.bans = self.bans_at(program, site);
    }

    fn bans_at(&self, program: &Program, site: Site) -> Bans {
        let mut bans = Bans::default();
        let silent = |hook: Hook| self.state.listeners.at(program.channel(hook.id())).is_empty();
        if silent(Hook::InBattle) && silent(Hook::Always) {
            return bans;
        }
        let monster = self.state.board.monster(site).is_some();
        let path = site.paths().find(|path| monster && self.state.path(*path).is_occupied());
        let battle = path.map(|path| self.on_path(Hook::InBattle, path));
        let always = moment(Hook::Always, self.state.board.active);
        let forbidden = |question: Question| {
            let denies = |context| !ask(program, self, context, question).allows(true);
            denies(&always) || battle.as_ref().is_some_and(denies)
        };
        let denied = |question: Question| {
            let denied = |context| ask(program, self, context, question).denied();
            denied(&always) | battle.as_ref().map_or(0, denied)
        };
        bans.types = u16::try_from(denied(Question::Equipment) & 0xFFFF).unwrap_or(0);
        let tokens = denied(Question::Tokens);
        for (token, banned) in (0..).zip(&mut bans.tokens) {
            *banned = tokens & 1u32 << token != 0;
        }
        bans.talents = forbidden(Question::Talents);
        bans.benefits = matches!(site, Site::Land(land) if forbidden(Question::Benefits(land)));
        bans
    }
}
