//! Lines of the log in words.

use crate::event::What;
use crate::names::kebab;
use crate::table::Table;
use crate::thing::{CardId, DiscId, Item, SpaceId};
use provost_engine::game::speech::{Said, Speech};
use provost_interpreter::hook::Player;
use provost_interpreter::vocabulary::id::NounId;

/// The variables of a message.
type Values = Vec<(&'static str, Said)>;

impl Table {
    /// Says a line of the log.
    pub(crate) fn say_event(&self, speech: &Speech<'_>, what: What) -> String {
        // The first word of a variant as it is written is its name.
        let written = format!("{what:?}");
        let name = written.split([' ', '(']).next().unwrap_or_default();
        let mut values = self.values(speech, what);
        let subject = match what {
            What::Placed { seat, .. }
            | What::Passed { seat }
            | What::Activated { seat, .. }
            | What::Unused { seat, .. }
            | What::Gained { seat, .. }
            | What::Lost { seat, .. }
            | What::Paid { seat, .. }
            | What::Stolen { seat, .. }
            | What::Lacks { seat, .. }
            | What::Raised { seat, .. }
            | What::Healed { seat, .. }
            | What::Wounded { seat, .. }
            | What::Unharmed { seat, .. }
            | What::Stored { seat, .. }
            | What::TakenFromCamp { seat, .. }
            | What::Completed { seat, .. }
            | What::Took { seat, .. }
            | What::Relics { seat, .. }
            | What::DiscGained { seat }
            | What::GreyDisc { seat }
            | What::GoesFirst { seat }
            | What::Copied { seat, .. }
            | What::Scored { seat, .. }
            | What::Ranked { seat, .. } => Some(seat),
            What::Round(_)
            | What::Area(_)
            | What::LaidOut { .. }
            | What::Revealed { .. }
            | What::Moved { .. }
            | What::Returned { .. }
            | What::Swapped { .. }
            | What::Over => None,
        };
        if let Some(seat) = subject {
            values.push(("player", speech.player(Player(seat)).into()));
        }
        speech.say(&format!("event-{}", kebab(name)), &values)
    }

    fn values(&self, speech: &Speech<'_>, what: What) -> Values {
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
            What::Round(round) => vec![("round", round.into())],
            What::Area(area) => vec![("area", speech.say(&format!("area-{}", area.index()), &[]).into())],
            What::LaidOut { space: at }
            | What::Placed { space: at, .. }
            | What::Activated { space: at, .. }
            | What::Unused { space: at, .. } => vec![("space", space(at))],
            What::Revealed { card: it } | What::Completed { card: it, .. } | What::Took { card: it, .. } => {
                vec![("card", card(it))]
            }
            What::Gained { noun, count, .. }
            | What::Lost { noun, count, .. }
            | What::Paid { noun, count, .. } => vec![goods(noun, i32::from(count))],
            What::Stolen { from, noun, count, .. } => {
                vec![goods(noun, i32::from(count)), ("from", player(from))]
            }
            What::TakenFromCamp { from, noun, count, .. } => {
                vec![goods(noun, i32::from(count)), ("from", player(from))]
            }
            What::Lacks { noun, .. } | What::Unharmed { noun, .. } | What::Ranked { noun, .. } => {
                vec![name(noun)]
            }
            What::Raised { noun, to, .. } => vec![name(noun), ("to", to.into())],
            What::Healed { noun, count, .. }
            | What::Wounded { noun, count, .. }
            | What::Stored { noun, count, .. }
            | What::Relics { noun, count, .. } => vec![goods(noun, i32::from(count))],
            What::Moved { disc: it, to } => vec![disc(it), ("space", space(to))],
            What::Returned { disc: it, from } => vec![disc(it), ("space", space(from))],
            What::Swapped { a, b } => vec![("a", space(a)), ("b", space(b))],
            What::Copied { tile, .. } => vec![("tile", self.name_of(speech, tile).into())],
            What::Scored { points, .. } => vec![("points", points.into())],
            What::Passed { .. }
            | What::DiscGained { .. }
            | What::GreyDisc { .. }
            | What::GoesFirst { .. }
            | What::Over => Vec::new(),
        }
    }
}
