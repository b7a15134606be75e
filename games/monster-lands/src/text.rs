//! Words for things on the table: names, and labels of options. Messages are in `locale/*/play.ftl`.

mod board;
mod events;

use super::ask::Ask;
use super::content::{Dice, Face, Goods};
use super::names;
use super::state::card::NOBODY;
use super::table::Table;
use super::thing::{CardId, Item, PathId, Site};
use provost_engine::game::speech::{Said, Speech};
use provost_engine::words::Numbered as _;
use provost_engine::zones;
use provost_interpreter::choice::{Choice, ChoiceKind};
use provost_interpreter::describe::ParamValue;
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::pack::{Argument, FieldValue};

/// The messages of the game as it is played, by language.
pub const MESSAGES: &[(&str, &str)] =
    &[("en", include_str!("locale/en/play.ftl")), ("de", include_str!("locale/de/play.ftl"))];

impl Table {
    /// Returns the name of a place with paths.
    pub(super) fn site_name(speech: &Speech<'_>, site: Site) -> String {
        speech.say(&format!("site-{}", names::site_id(site)), &[])
    }

    /// Returns the name of a path.
    pub(super) fn path_name(speech: &Speech<'_>, path: PathId) -> String {
        let number: Said = (path.number() + 1).into();
        match path.site() {
            Site::Land(_) => {
                let site = Self::site_name(speech, path.site());
                speech.say("path-land", &[("site", site.into()), ("number", number)])
            }
            Site::Entrance | Site::Mission(_) => speech.say(&format!("path-{}", names::path_id(path)), &[]),
        }
    }

    /// Returns the mercenary on a path or the dummy player, or the path if it is empty.
    pub(super) fn who(&self, speech: &Speech<'_>, path: PathId) -> String {
        if self.state.path(path).dummy {
            return self.name_of(speech, Item::Dummy.thing());
        }
        let last = || self.log.notes.last_on.get(path.index())?.some();
        match self.state.path(path).mercenary.some().or_else(last) {
            Some(card) if self.content.cards.get(card.index()).is_some() => self.card_name(speech, card),
            Some(_) | None => Self::path_name(speech, path),
        }
    }

    pub(super) fn card_name(&self, speech: &Speech<'_>, card: CardId) -> String {
        let info = self.content.cards.get(card.index());
        info.map_or_else(|| speech.say("unknown-card", &[]), |info| speech.name(info.entry))
    }

    fn die_name(&self, speech: &Speech<'_>, colour: u8, face: u8) -> String {
        let name = self
            .content
            .dice
            .get(usize::from(colour))
            .map_or_else(String::new, |die| speech.form(die.noun, 1));
        if face == 0 {
            name
        } else {
            speech.say("die-with-face", &[("die", name.into()), ("face", face.into())])
        }
    }

    fn token_name(&self, speech: &Speech<'_>, token: u8) -> String {
        self.content.tokens.get(usize::from(token)).map_or_else(String::new, |kind| {
            let name = speech.form(kind.noun, 1);
            let mut letters = name.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        })
    }

    /// Returns the name of a thing.
    pub(super) fn name_of(&self, speech: &Speech<'_>, thing: Thing) -> String {
        match Item::of(thing) {
            Some(Item::Player(seat)) => speech.player(Player(seat)),
            Some(Item::Path(path)) => Self::path_name(speech, path),
            Some(Item::Stock(_, token) | Item::OnPath(_, token)) => self.token_name(speech, token),
            Some(Item::PoolDie(colour, face, _)) => self.die_name(speech, colour, face),
            Some(Item::PathDie(path, at)) => {
                let die = self.state.path(path).dice.as_slice().get(usize::from(at)).copied();
                die.map_or_else(String::new, |die| self.die_name(speech, die.colour, die.face))
            }
            Some(Item::Trophy(card)) => {
                speech.say("trophy-of", &[("card", self.card_name(speech, card).into())])
            }
            Some(item @ (Item::Benefit(path) | Item::Guard(path))) => {
                let name = self.entry_of(item).map_or_else(String::new, |entry| speech.name(entry));
                format!("{name}, {}", Self::path_name(speech, path))
            }
            Some(item @ (Item::Card(_) | Item::Building(_) | Item::Rule(_) | Item::Dummy)) => self
                .entry_of(item)
                .map_or_else(|| speech.say("unknown-card", &[]), |entry| speech.name(entry)),
            None => zones::entry_of(self, thing)
                .map_or_else(|| speech.say("nothing", &[]), |entry| speech.name(entry)),
        }
    }

    /// Returns the arguments of a path's benefit.
    pub(super) fn parameters_of(&self, speech: &Speech<'_>, source: Thing) -> Vec<ParamValue> {
        let Some(Item::Benefit(path)) = Item::of(source) else { return Vec::new() };
        let Some((_, arguments)) = self.benefit_of(speech, path) else { return Vec::new() };
        arguments
            .iter()
            .map(|argument| match argument {
                Argument::Number(number) => ParamValue::Number(*number),
                Argument::Nouns(nouns) => ParamValue::Nouns(nouns.clone()),
            })
            .collect()
    }

    /// Finds the benefit of a path in its header: the entry's id and its arguments.
    fn benefit_of<'g>(&self, speech: &Speech<'g>, path: PathId) -> Option<(&'g str, &'g [Argument])> {
        let Site::Land(land) = path.site() else { return None };
        let (header, side) = self.state.board.headers.get(usize::from(land)).copied()?;
        let entry = speech.entry(self.content.cards.get(header.index())?.entry)?;
        let FieldValue::Tables(paths) = entry.fields.get(if side == 0 { "side-a" } else { "side-b" })? else {
            return None;
        };
        let FieldValue::Use(used, arguments) = paths.get(usize::from(path.number()))?.get("benefit")? else {
            return None;
        };
        Some((speech.game().entry(*used).id.as_str(), arguments))
    }

    /// Writes dice by colour; empty if there are none.
    pub(super) fn dice_text(&self, speech: &Speech<'_>, dice: Dice) -> Vec<String> {
        let counts = self.content.dice.iter().zip(dice).filter(|(_, count)| *count > 0);
        counts.map(|(die, count)| speech.counted(die.noun, i32::from(count))).collect()
    }

    /// Writes a price or a reward.
    pub(super) fn goods_text(&self, speech: &Speech<'_>, goods: &Goods) -> Vec<String> {
        let resources = self.content.resources.iter().copied().zip(goods.resources);
        let tokens = self.content.tokens.iter().map(|kind| kind.noun).zip(goods.tokens);
        let all = resources.chain(tokens).filter(|(_, count)| *count > 0);
        all.map(|(noun, count)| speech.counted(noun, i32::from(count))).collect()
    }

    /// Writes the rules text of a card.
    pub(super) fn rules_text(&self, speech: &Speech<'_>, card: CardId) -> String {
        let abilities = self.content.card(card).code.abilities.indices();
        let program = &self.content.program;
        let texts: Vec<String> = abilities
            .filter_map(|at| speech.ability(program, provost_interpreter::program::AbilityId(at), &[]))
            .collect();
        texts.join(". ")
    }

    /// Writes a card with the facts that matter where it is: its price in an offer, wounds in a clan.
    fn card_label(&self, speech: &Speech<'_>, card: CardId) -> String {
        let name = self.card_name(speech, card);
        let free = self.state.card(card).owner == NOBODY;
        let gold = |count: i32| speech.counted(self.content.words.gold, count);
        let facts = match &self.content.card(card).face {
            Face::Mercenary(mercenary) if free => {
                let reputation = speech.say("reputation", &[("count", mercenary.reputation.into())]);
                let mut facts = vec![gold(mercenary.cost), reputation];
                facts.extend(self.dice_text(speech, mercenary.dice));
                facts
            }
            Face::Mercenary(_) if self.state.card(card).wounds > 0 => vec![speech.say("wounded", &[])],
            Face::Equipment(equipment) if free => {
                vec![gold(equipment.price), self.rules_text(speech, card)]
            }
            Face::Trap(trap) if free => vec![gold(trap.price), self.rules_text(speech, card)],
            Face::Trap(_) | Face::Loot | Face::Equipment(_) => vec![self.rules_text(speech, card)],
            Face::Mercenary(_)
            | Face::Monster(_)
            | Face::Land(_)
            | Face::Mission(_)
            | Face::Header(_)
            | Face::Panic(_) => Vec::new(),
        };
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        if facts.is_empty() { name } else { format!("{name} ({})", facts.join(", ")) }
    }

    /// Writes a thing as an option.
    pub(super) fn label_of(&self, speech: &Speech<'_>, choice: &Choice, thing: Thing) -> String {
        let label = match Item::of(thing) {
            Some(Item::Card(card)) => self.card_label(speech, card),
            Some(Item::Path(path)) => self.path_label(speech, path),
            _ => self.name_of(speech, thing),
        };
        let ChoiceKind::Game(kind) = choice.kind else { return label };
        let sort = match Item::of(thing) {
            Some(Item::Path(_)) => "path",
            Some(Item::Card(card)) => match self.content.card(card).face {
                Face::Mercenary(_) => "mercenary",
                Face::Equipment(_) => "equipment",
                Face::Land(_) => "land",
                Face::Trap(_) => "trap",
                Face::Loot => "loot",
                Face::Monster(_) | Face::Mission(_) | Face::Header(_) | Face::Panic(_) => "other",
            },
            _ => "other",
        };
        let message = format!("thing-{}", Ask::id_of(kind));
        if speech.has(&message) {
            speech.say(&message, &[("thing", label.into()), ("sort", sort.into())])
        } else {
            label
        }
    }

    fn path_label(&self, speech: &Speech<'_>, path: PathId) -> String {
        let name = Self::path_name(speech, path);
        let facts = self.path_facts(speech, path);
        if facts.is_empty() { name } else { format!("{name} ({facts})") }
    }

    /// Writes the requirements and the benefit of a path.
    pub(super) fn path_facts(&self, speech: &Speech<'_>, path: PathId) -> String {
        let facts = match path.site() {
            Site::Land(land) => {
                let (header, side) =
                    self.state.board.headers.get(usize::from(land)).copied().unwrap_or_default();
                let info = self.content.path(header, side, path.number());
                let required = self.dice_text(speech, info.required).join(", ");
                let mut facts = vec![speech.say("path-needs", &[("dice", required.into())])];
                let more = self.dice_text(speech, info.reinforcement);
                if !more.is_empty() {
                    facts.push(speech.say("path-takes", &[("dice", more.join(", ").into())]));
                }
                if let Some(entry) = self.entry_of(Item::Benefit(path)) {
                    let params = self.parameters_of(speech, Item::Benefit(path).thing());
                    let text = self.benefit_text(speech, path, &params);
                    facts.push(text.unwrap_or_else(|| speech.name(entry)));
                }
                facts
            }
            Site::Entrance => {
                let guard = self.entry_of(Item::Guard(path));
                guard.map(|entry| speech.name(entry)).into_iter().collect()
            }
            Site::Mission(mission) => self.mission_facts(speech, mission, path.number()),
        };
        facts.join("; ")
    }

    fn benefit_text(&self, speech: &Speech<'_>, path: PathId, params: &[ParamValue]) -> Option<String> {
        let Site::Land(land) = path.site() else { return None };
        let (header, side) = self.state.board.headers.get(usize::from(land)).copied()?;
        let at = self.content.path(header, side, path.number()).benefit?;
        let first = self.content.benefits.get(usize::from(at))?.code.abilities.indices().next()?;
        speech.ability(&self.content.program, provost_interpreter::program::AbilityId(first), params)
    }

    fn mission_facts(&self, speech: &Speech<'_>, mission: u8, path: u8) -> Vec<String> {
        let card = self.state.board.missions.get(usize::from(mission)).copied().unwrap_or_default();
        if !card.is_some() {
            return Vec::new();
        }
        let tile = self.content.mission(card);
        let face = if mission == 0 { &tile.dice } else { &tile.contract };
        let colours: Vec<String> = (0..)
            .zip(&self.content.dice)
            .filter(|(colour, _)| face.colours & (1_u8 << (colour & 7)) != 0)
            .map(|(_, die)| speech.form(die.noun, 2))
            .collect();
        let dice = [("count", face.count.into()), ("colours", colours.join(" / ").into())];
        let reward = face.rewards.get(usize::from(path)).copied().unwrap_or_default();
        let reward = self.goods_text(speech, &reward).join(", ");
        let goal = if mission == 0 {
            let args = [("total", tile.objective.into()), ("penalty", tile.penalty.into())];
            speech.say("mission-goal", &args)
        } else {
            let delivery = self.goods_text(speech, &tile.delivery).join(", ");
            speech.say("mission-delivery", &[("goods", delivery.into())])
        };
        vec![
            speech.say("mission-takes", &dice),
            goal,
            speech.say("mission-reward", &[("goods", reward.into())]),
        ]
    }

    /// Returns every question of the rules without a message.
    #[cfg(test)]
    fn unasked(speech: &Speech<'_>) -> Vec<String> {
        let asks = Ask::ALL.iter().map(|ask| format!("ask-{}", ask.id()));
        let acts = super::ask::Act::ALL.iter().map(|act| format!("act-{}", act.id()));
        asks.chain(acts).filter(|id| !speech.has(id)).collect()
    }
}

#[cfg(test)]
mod tests;
