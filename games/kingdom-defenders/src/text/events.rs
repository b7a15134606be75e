//! Lines of the log in words.

use crate::event::EventKind;
use crate::table::Table;
use crate::thing::{CardId, DiscId, Item, SpaceId};
use provost_engine::game::speech::{Said, Speech};
use provost_engine::words::kebab;
use provost_interpreter::hook::Player;
use provost_interpreter::vocabulary::id::NounId;

/// The variables of a message.
type Values = Vec<(&'static str, Said)>;

impl Table {
    /// Writes a line of the log.
    pub(crate) fn say_event(&self, speech: &Speech<'_>, what: EventKind) -> String {
        if let EventKind::Cards(told) = what {
            return told.say(self, speech);
        }
        // The debug text of a variant begins with its name.
        let written = format!("{what:?}");
        let name = written.split([' ', '(']).next().unwrap_or_default();
        let mut values = self.values(speech, what);
        let subject = match what {
            EventKind::Placed { seat, .. }
            | EventKind::Passed { seat }
            | EventKind::Activated { seat, .. }
            | EventKind::Unused { seat, .. }
            | EventKind::Gained { seat, .. }
            | EventKind::Lost { seat, .. }
            | EventKind::Paid { seat, .. }
            | EventKind::Stolen { seat, .. }
            | EventKind::Lacks { seat, .. }
            | EventKind::Raised { seat, .. }
            | EventKind::Healed { seat, .. }
            | EventKind::Wounded { seat, .. }
            | EventKind::Unharmed { seat, .. }
            | EventKind::Stored { seat, .. }
            | EventKind::TakenFromCamp { seat, .. }
            | EventKind::Completed { seat, .. }
            | EventKind::Took { seat, .. }
            | EventKind::Relics { seat, .. }
            | EventKind::DiscGained { seat }
            | EventKind::GreyDisc { seat }
            | EventKind::GoesFirst { seat }
            | EventKind::Copied { seat, .. }
            | EventKind::Scored { seat, .. }
            | EventKind::Ranked { seat, .. } => Some(seat),
            EventKind::Round(_)
            | EventKind::Area(_)
            | EventKind::LaidOut { .. }
            | EventKind::Revealed { .. }
            | EventKind::Moved { .. }
            | EventKind::Returned { .. }
            | EventKind::Swapped { .. }
            | EventKind::Cards(_)
            | EventKind::Over => None,
        };
        if let Some(seat) = subject {
            values.push(("player", speech.player(Player(seat)).into()));
        }
        speech.say(&format!("event-{}", kebab(name)), &values)
    }

    fn values(&self, speech: &Speech<'_>, what: EventKind) -> Values {
        let space = |space: SpaceId| self.space_name(speech, space).into();
        let card = |card: CardId| self.name_of(speech, Item::Card(card).thing()).into();
        let player = |seat: u8| speech.player(Player(seat)).into();
        let goods = |noun: NounId, count: i32| ("goods", speech.counted(noun, count).into());
        let name = |noun: NounId| ("name", speech.form(noun, 1).into());
        let disc = |disc: DiscId| {
            let disc = self.state.disc(disc);
            let owner = if disc.grey { speech.say("grey", &[]) } else { speech.player(Player(disc.owner)) };
            ("owner", owner.into())
        };
        match what {
            EventKind::Round(round) => vec![("round", round.into())],
            EventKind::Area(area) => {
                vec![("area", speech.say(&format!("area-{}", area.index()), &[]).into())]
            }
            EventKind::LaidOut { space: at }
            | EventKind::Placed { space: at, .. }
            | EventKind::Activated { space: at, .. }
            | EventKind::Unused { space: at, .. } => vec![("space", space(at))],
            EventKind::Revealed { card: it }
            | EventKind::Completed { card: it, .. }
            | EventKind::Took { card: it, .. } => {
                vec![("card", card(it))]
            }
            EventKind::Gained { noun, count, .. }
            | EventKind::Lost { noun, count, .. }
            | EventKind::Paid { noun, count, .. } => vec![goods(noun, i32::from(count))],
            EventKind::Stolen { from, noun, count, .. } => {
                vec![goods(noun, i32::from(count)), ("from", player(from))]
            }
            EventKind::TakenFromCamp { from, noun, count, .. } => {
                vec![goods(noun, i32::from(count)), ("from", player(from))]
            }
            EventKind::Lacks { noun, .. }
            | EventKind::Unharmed { noun, .. }
            | EventKind::Ranked { noun, .. } => {
                vec![name(noun)]
            }
            EventKind::Raised { noun, to, .. } => vec![name(noun), ("to", to.into())],
            EventKind::Healed { noun, count, .. }
            | EventKind::Wounded { noun, count, .. }
            | EventKind::Stored { noun, count, .. }
            | EventKind::Relics { noun, count, .. } => vec![goods(noun, i32::from(count))],
            EventKind::Moved { disc: it, to } => vec![disc(it), ("space", space(to))],
            EventKind::Returned { disc: it, from } => vec![disc(it), ("space", space(from))],
            EventKind::Swapped { a, b } => vec![("a", space(a)), ("b", space(b))],
            EventKind::Copied { tile, .. } => vec![("tile", self.name_of(speech, tile).into())],
            EventKind::Scored { points, .. } => vec![("points", points.into())],
            EventKind::Passed { .. }
            | EventKind::DiscGained { .. }
            | EventKind::GreyDisc { .. }
            | EventKind::GoesFirst { .. }
            | EventKind::Cards(_)
            | EventKind::Over => Vec::new(),
        }
    }
}
