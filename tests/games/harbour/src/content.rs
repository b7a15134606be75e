//! What does not change in play: goods, dice and ships, read from the packs; and how a game begins with them.

use crate::registry::HARBOUR;
use crate::table::{Place, State, Table};
use provost_engine::prelude::*;

#[derive(Debug)]
pub struct Ship {
    pub entry: NounId,
    pub code: EntryCode,
    pub cost: Vec<(NounId, i32)>,
    pub points: i32,
}

/// Everything that does not change.
#[derive(Debug)]
pub struct Content {
    pub hash: u64,
    pub program: Program,
    pub kit: Kit,
    pub goods: Vec<NounId>,
    /// The dice, each with the goods that it gives.
    pub dice: Vec<(NounId, NounId)>,
    pub ships: Vec<Ship>,
}

impl Playable for Table {
    const SPEC: &'static GameSpec = &HARBOUR;
    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("play.en.ftl")), ("de", include_str!("play.de.ftl"))];
    type Setup = Setup;

    fn build(game: &LoadedGame, setup: &Setup, hash: u64) -> Result<Arc<Content>, Refused> {
        let mut build = Build::new(game, &setup.packs)?;
        let goods = build.nouns("resource");
        let gives = |die| build.noun_field(die, "gives").map(|goods| (die, goods));
        let dice: Vec<_> = build.nouns("die").into_iter().filter_map(gives).collect();
        if goods.len() > 8 || dice.len() != 2 {
            return Err("a harbour has two dice and at most eight goods".to_owned().into());
        }
        let mut ships = Vec::new();
        for ship in build.entries("ship") {
            let (entry, code) = build.code(ship)?;
            ships.push(Ship { entry, code, cost: amounts(ship, "cost"), points: number(ship, "points") });
        }
        Ok(Arc::new(Content { hash, kit: build.kit()?, program: build.finish(), goods, dice, ships }))
    }

    fn fresh(content: &Arc<Content>, seed: u64) -> Self {
        let ships = u8::try_from(content.ships.len()).unwrap_or(u8::MAX);
        let mut state = State {
            listeners: ListenerIndex::new(&content.program),
            chance: Chance::new(seed),
            ships: vec![Place::Deck; ships.into()],
            deck: (0..ships).collect(),
            ..State::default()
        };
        state.chance.shuffle(&mut state.deck);
        provost_engine::zones::dealt(Self::at(Arc::clone(content), state))
    }
}
