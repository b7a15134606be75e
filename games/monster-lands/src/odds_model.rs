//! The odds model of paths: results, totals, when a contest is settled, and which positions count as equal.

use super::adventure::phase::ORDER;
use super::ask::{Act, Ask};
use super::event::{Event, EventKind};
use super::names;
use super::registry::attributes::Attribute;
use super::registry::hooks::Hook;
use super::state::{PathDie, Phase, State};
use super::step::{Purpose, Step};
use super::table::Table;
use super::thing::{Item, PathId, Site};
use provost_engine::game::odds_model::{Contest, ContestEvent, ContestResult, Merit, OddsModel};
use provost_interpreter::choice::{Choice, ChoiceKind, ChoiceOption};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::host::Host as _;
use provost_interpreter::listeners::Listener;
use provost_interpreter::vocabulary::id::AttributeId;

const CAPTURE: usize = 0;
const ELIMINATION: usize = 1;
const CONQUEST: usize = 2;
const MISSION: usize = 3;
const BEATEN: usize = 4;
const FAILURE: usize = 5;
const DEATH: usize = 6;

const fn result(id: &'static str, merit: Merit) -> ContestResult {
    ContestResult { id, merit }
}

impl OddsModel for Table {
    const RESULTS: &'static [ContestResult] = &[
        result("capture", Merit::Success),
        result("elimination", Merit::Success),
        result("conquest", Merit::Success),
        result("mission", Merit::Success),
        result("beaten", Merit::Neither),
        result("failure", Merit::Neither),
        result("death", Merit::Harm),
    ];
    const TOTALS: &'static [&'static str] = &["capture", "elimination"];

    fn keep_contest_log(&mut self) {
        (self.log.on, self.log.notes.terse) = (true, true);
    }

    fn contests(&self) -> Vec<Contest> {
        let open = PathId::all().filter(|path| {
            let here = self.state.path(*path);
            here.is_occupied() && !here.won
        });
        let contest = |path: PathId| Contest {
            thing: Item::Path(path).thing(),
            player: Player(self.owner_at(path)),
            id: names::path_id(path),
        };
        open.map(contest).collect()
    }

    fn start_contest(&mut self, contest: Thing) -> Option<Step> {
        if self.state.board.phase == Phase::Adventure {
            return None;
        }
        self.state.board.phase = Phase::Adventure;
        Some(match Self::path_of(contest).site() {
            Site::Mission(0) => Step::dice_mission(),
            Site::Mission(_) => Step::contract_mission(),
            site @ (Site::Land(_) | Site::Entrance) => Step::site(site),
        })
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "most lines of the log say nothing about a path's result"
    )]
    fn contest_event(&self, contest: Thing, event: &Event) -> Option<ContestEvent> {
        let own = Self::path_of(contest);
        let (path, result) = match event.what {
            EventKind::Captured { path, .. } => (path, CAPTURE),
            EventKind::Eliminated { path, .. } => (path, ELIMINATION),
            EventKind::Conquered { path, .. } => (path, CONQUEST),
            EventKind::MissionWon { path } => (path, MISSION),
            EventKind::MissionBeaten { path } => (path, BEATEN),
            EventKind::MissionFailed { path } | EventKind::NotDelivered { path } => (path, FAILURE),
            EventKind::Died { card, .. } => {
                // A dead mercenary may still be there.
                let last = self.log.notes.last_on.get(own.index()).copied();
                let is_own = self.state.path(own).mercenary == card || last == Some(card);
                return is_own.then_some(ContestEvent::Result(DEATH));
            }
            EventKind::Total { path, capture, elimination } => {
                return (path == own).then_some(ContestEvent::Totals([capture, elimination]));
            }
            _ => return None,
        };
        (path == own).then_some(ContestEvent::Result(result))
    }

    fn is_settled<'s>(
        &self,
        contest: Thing,
        results: u16,
        steps: impl Iterator<Item = &'s Step> + Clone,
    ) -> bool {
        let path = Self::path_of(contest);
        let here = self.state.path(path);
        let (own, around) = (steps.clone().any(|step| is_own(step, path)), is_ahead(steps, path.site()));
        match path.site() {
            Site::Mission(_) => results != 0 || !around,
            Site::Land(_) | Site::Entrance => !own && (!here.is_occupied() || here.fought || !around),
        }
    }

    fn is_redundant(&self, choice: &Choice, option: usize) -> bool {
        let Some(chosen) = choice.options.get(option).copied() else { return false };
        if is_roll(choice.kind) {
            return chosen == Act::RollAll.option();
        }
        let before = choice.options.iter().take(option);
        self.path_die(chosen)
            .is_some_and(|die| before.into_iter().any(|other| self.path_die(*other) == Some(die)))
    }

    fn tidy(&mut self, asked: ChoiceKind) {
        if is_roll(asked) {
            let path = self.state.roll.path;
            let dice = self.state.path_mut(path).dice.as_mut_slice();
            dice.sort_unstable_by_key(|die| (die.colour, die.face == 0, die.face, die.on));
        }
    }

    fn blur(&self, asked: ChoiceKind, state: &mut State, rest: &mut Vec<i32>) {
        let path = self.state.roll.path;
        let program = &self.content.program;
        if !is_roll(asked) || self.can_roll_again(path) || program.reads(AttributeId(Attribute::Face.word()))
        {
            return;
        }
        // Effects read the faces of rolled dice only through these numbers.
        for purpose in [Purpose::Attack, Purpose::Conquest, Purpose::Mission] {
            self.dice_in_short(path, purpose, rest);
        }
        for die in state.path_mut(path).dice.as_mut_slice() {
            die.face = die.face.min(1);
        }
    }
}

impl Table {
    /// Returns the path die that an option names, with its path.
    fn path_die(&self, option: ChoiceOption) -> Option<(PathId, PathDie)> {
        let (ChoiceOption::Thing(thing) | ChoiceOption::Unit { thing, .. }) = option else { return None };
        let Item::PathDie(path, at) = Item::of(thing)? else { return None };
        Some((path, *self.state.path(path).dice.as_slice().get(usize::from(at))?))
    }

    /// Returns whether dice of a path may be rerolled, now or later in its roll: something there hears
    /// rerolls, usable or not, or may put something in force that does.
    fn can_roll_again(&self, path: PathId) -> bool {
        let program = &self.content.program;
        let heard = |hook: Hook, is: &dyn Fn(&Listener) -> bool| {
            let context = self.on_roll(hook, path, Purpose::Attack, None);
            let listeners = self.state.listeners.at(program.channel(hook.id()));
            listeners.iter().any(|listener| self.hears(listener, &context) && is(listener))
        };
        let grants = |listener: &Listener| {
            program.trigger(listener.trigger).is_some_and(|trigger| program.grants(trigger.ability))
        };
        heard(Hook::Reroll, &|_| true) || heard(Hook::Roll, &grants)
    }
}

/// Returns whether the question is how to go on with a roll.
fn is_roll(asked: ChoiceKind) -> bool {
    asked == ChoiceKind::Game(Ask::Strike.number())
}

/// Returns whether a procedure is about the actions or the defence of one path.
#[expect(clippy::wildcard_enum_match_arm, reason = "most procedures are about something else")]
fn is_own(step: &Step, own: PathId) -> bool {
    match step {
        Step::Attack { path, .. }
        | Step::Divert { path, .. }
        | Step::Area { path, .. }
        | Step::Hits { path, .. }
        | Step::Strike { path, .. }
        | Step::Result { path, .. } => *path == own,
        _ => false,
    }
}

/// Returns whether the procedures in progress are about a site, or will reach it.
#[expect(clippy::wildcard_enum_match_arm, reason = "most procedures are about something else")]
fn is_ahead<'s>(mut steps: impl Iterator<Item = &'s Step>, own: Site) -> bool {
    let place = ORDER.iter().position(|site| *site == own);
    steps.any(|step| match step {
        Step::Site { site, .. } => *site == own,
        Step::DiceMission { .. } => own == Site::Mission(0),
        Step::ContractMission { .. } => own == Site::Mission(1),
        Step::Adventure { at } => place.is_some_and(|place| usize::from(*at) <= place),
        _ => false,
    })
}
