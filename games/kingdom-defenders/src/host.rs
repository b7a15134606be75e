//! Kingdom Defenders as the interpreter's host. The meaning of each word is beside it in `registry/`; the
//! rest, which no table of words can express, is here.

mod hears;

use super::acts::reach;
use super::registry::limits::Limit;
use super::registry::roles::Role;
use super::registry::{attributes, conditions, costs, measures, selectors, verbs};
use super::step::Step;
use super::table::{Flow, Question, Table};
use super::thing::Item;
use provost_engine::host;
use provost_engine::words::host::Words;
use provost_engine::words::meaning::{Attribute, Condition, Cost, Measure, Selector, Verb};
use provost_interpreter::choice::Choice;
use provost_interpreter::hook::{Context, Player, Thing};
use provost_interpreter::host::{Reply, Scope};
use provost_interpreter::listeners::{Listener, Reach};
use provost_interpreter::program::Program;
use provost_interpreter::vocabulary::id::{LimitId, RoleId};

host!(Table { Step, Question });

impl Words for Table {
    const ONCE: Option<LimitId> = Some(LimitId(Limit::Once.word()));
    const VERBS: &'static [Verb<Self>] = verbs::VERBS;
    const COSTS: &'static [Cost<Self>] = costs::COSTS;
    const ATTRIBUTES: &'static [Attribute<Self>] = attributes::ATTRIBUTES;
    const CONDITIONS: &'static [Condition<Self>] = conditions::CONDITIONS;
    const MEASURES: &'static [Measure<Self>] = measures::MEASURES;
    const SELECTORS: &'static [Selector<Self>] = selectors::SELECTORS;

    fn turn_of(&self, player: Player) -> u8 {
        let order = self.state.board.order;
        let place = |seat: u8| order.iter().position(|there| *there == seat).unwrap_or(0);
        let (place, active) = (place(player.0), place(self.state.board.active));
        let from_active = (place + order.len() - active) % order.len().max(1);
        u8::try_from(from_active).unwrap_or(u8::MAX)
    }

    fn is_heard(&self, listener: &Listener, context: &Context) -> bool {
        self.is_within_reach(listener, context)
    }

    /// The owner is the player the ability works for; all other roles are those of the moment.
    fn find_role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing> {
        match Role::from_word(role.0)? {
            Role::Owner => Some(Item::Player(self.owner_seat(scope)).thing()),
            Role::Actor => (scope.context.player.0 < self.state.board.players)
                .then(|| Item::Player(scope.context.player.0).thing()),
            Role::Disc | Role::Cause | Role::Gained | Role::Stored | Role::Taken => None,
        }
    }

    /// Players can be protected from what others make them do.
    fn may_act(&self, player: Thing, scope: &Scope<'_>) -> bool {
        self.is_open(player, scope)
    }

    /// A grant hears everything that concerns the player who got it, whatever happens to the disc.
    fn reach_of_grants(_listener: &Listener) -> Reach {
        reach::OWNER
    }

    fn go(&mut self, program: &Program, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        self.run_step(program, step, reply, choice)
    }
}

impl Table {
    /// Returns the player an ability works for.
    #[inline]
    pub(super) fn owner_seat(&self, scope: &Scope<'_>) -> u8 {
        if scope.actor.0 < self.state.board.players { scope.actor.0 } else { self.state.board.active }
    }
}
