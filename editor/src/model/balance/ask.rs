//! Which games are asked for.

use provost_engine::games::{self, GameVisitor};
use provost_engine::situation::setup::PLAYERS;
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use provost_playtest::agent::AgentSpec;
use provost_playtest::simulate::{Plan, SeedRange};
use serde_json::{Map, Value};

/// The set-up, without defaults.
pub type Choices = Map<String, Value>;

/// The number of example seeds kept for each figure.
const EXAMPLES: usize = 100;

/// Which games are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The game's id; empty as long as none is chosen.
    pub game: String,
    /// How many games.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// Who plays, as it is written: `greedy`, or several with commas between them.
    pub agents: String,
    /// The set-up.
    pub setup: Choices,
}

impl Default for Ask {
    fn default() -> Self {
        Self { game: String::new(), games: 1000, seed: 1, agents: "greedy".to_owned(), setup: Map::new() }
    }
}

impl Ask {
    /// Makes a plan of it, or says why that cannot be.
    pub fn plan(&self, language: &'static str, jobs: Option<usize>) -> Result<Plan, String> {
        let seeds = SeedRange::starting(self.seed, self.games).map_err(|error| error.to_string())?;
        let read = |text: &str| text.parse::<AgentSpec>().map_err(|error| error.to_string());
        let agents: Vec<AgentSpec> = self.agents.split(',').map(read).collect::<Result<_, _>>()?;
        Ok(Plan {
            setup: Value::Object(self.setup.clone()),
            agents,
            jobs,
            examples: EXAMPLES,
            language,
            ..Plan::new(&self.game, seeds.into())
        })
    }

    /// Chooses something before the game; nothing leaves it to the game.
    pub fn set(&mut self, key: &str, value: Option<Value>) {
        match value {
            Some(value) => _ = self.setup.insert(key.to_owned(), value),
            None => _ = self.setup.remove(key),
        }
    }

    /// Returns the ids that are chosen under a key that holds several.
    pub fn list(&self, key: &str) -> Vec<&str> {
        let items = self.setup.get(key).and_then(Value::as_array);
        items.into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// Adds an id to a key that holds several, or takes it away.
    pub fn toggle(&mut self, key: &str, id: &str) {
        let mut ids: Vec<String> = self.list(key).into_iter().map(str::to_owned).collect();
        match ids.iter().position(|known| known == id) {
            Some(at) => _ = ids.remove(at),
            None => ids.push(id.to_owned()),
        }
        self.set(key, (!ids.is_empty()).then(|| Value::from(ids)));
    }
}

/// Returns the keys of the set-up.
pub fn setup_keys(game: &str) -> &'static [KeySpec] {
    struct Keys;
    impl GameVisitor for Keys {
        type Output = &'static [KeySpec];
        fn visit<R: Testable>(self) -> Self::Output {
            R::SETUP
        }
    }
    games::visit::<Shipped, _>(game, Keys).unwrap_or_default()
}

/// Returns how many can play a game: the least and the most.
pub fn players_of(game: &str) -> Option<(u8, u8)> {
    let key = setup_keys(game).iter().find(|key| key.key == PLAYERS)?;
    let ValueType::Number(least, most) = key.ty else { return None };
    Some((u8::try_from(least).ok()?, u8::try_from(most).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_asked_for_becomes_a_plan() {
        let mut ask =
            Ask { game: "kingdom-defenders".into(), agents: "greedy, random".into(), ..Ask::default() };
        ask.set(PLAYERS, Some(json!(3)));
        ask.toggle("options", "one");
        ask.toggle("options", "two");
        ask.toggle("options", "one");
        let plan = ask.plan("de", None).unwrap();
        assert_eq!(plan.agents, [AgentSpec::Greedy, AgentSpec::Random]);
        assert_eq!(plan.setup, json!({ "players": 3, "options": ["two"] }));
        assert_eq!(plan.seeds.to_string(), "1..1000");
        ask.toggle("options", "two");
        assert!(ask.setup.get("options").is_none());
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_the_reason() {
        let said = |ask: Ask| ask.plan("en", None).unwrap_err();
        assert!(said(Ask { agents: "gredy".into(), ..Ask::default() }).contains("did you mean `greedy`"));
        assert!(said(Ask { games: 0, ..Ask::default() }).contains("no games"));
    }

    #[test]
    fn every_game_says_how_many_play_it() {
        for game in games::ids::<Shipped>() {
            assert!(players_of(game).is_some_and(|(least, most)| least <= most), "{game}");
        }
        assert_eq!(players_of("chess"), None);
    }
}
