//! Saved games and replays that were damaged or edited: each is refused, or plays on.

use provost_engine::chance::Chance;
use provost_engine::game::record::SaveFile;
use provost_engine::game::session::{self, Session, Start};
use provost_engine::games::GameList as _;
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use serde_json::Value;

/// The decisions after which a game that was loaded is left.
const STEPS: u32 = 60;

/// What became of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was refused when it was loaded.
    Refused,
    /// It was loaded and played on.
    Played,
    /// It was loaded, and the game stopped with a message later.
    Stopped,
}

/// Sound saves of every game, to be damaged.
#[derive(Debug)]
pub struct Saves {
    loaded: Loaded,
    texts: Vec<String>,
}

impl Saves {
    /// Plays the first decisions of some games of each kind.
    ///
    /// # Panics
    /// If a sound game cannot be played or saved.
    pub fn new() -> Self {
        let loaded = crate::shipped();
        let mut texts = Vec::new();
        for game in Shipped::IDS {
            for (seed, steps) in [(1, 0), (2, 12), (3, 60), (4, 150)] {
                let start = Start::New { setup: serde_json::json!({ "players": 2 }), seed };
                let begun = session::begin::<Shipped>(&loaded, game, start, "en");
                assert!(begun.is_ok(), "{game}: {:?}", begun.err());
                let Ok(mut session) = begun else { continue };
                play(&mut *session, seed, steps);
                let text = session.save().map(|save| serde_json::to_string(&save).unwrap_or_default());
                texts.push(text.unwrap_or_default());
            }
        }
        Self { loaded, texts }
    }

    /// Damages one of the saves as a seed says, and loads it.
    pub fn damaged(&self, seed: u64) -> Fate {
        let mut chance = Chance::new(seed);
        let text = self.texts.get(chance.pick(self.texts.len())).map_or("", String::as_str);
        let text = match chance.below(8) {
            0 => text.chars().take(chance.pick(text.len().max(1))).collect(),
            1 => flipped(text, &mut chance),
            _ => edited(text, &mut chance),
        };
        self.load(&text, seed)
    }

    /// Loads a save and plays on.
    pub fn load(&self, text: &str, seed: u64) -> Fate {
        let Ok(save) = serde_json::from_str::<SaveFile>(text) else { return Fate::Refused };
        let game = save.record.game.clone();
        let start = if seed.is_multiple_of(5) {
            Start::Replay(save.record.clone())
        } else {
            Start::Load(save.clone())
        };
        let Ok(mut session) = session::begin::<Shipped>(&self.loaded, &game, start, "en") else {
            return Fate::Refused;
        };
        if seed.is_multiple_of(5) {
            let replayed = session::replay(&mut *session, &save.record.choices, |_, _, _, _| Ok(()));
            return if replayed.is_ok() { Fate::Played } else { Fate::Refused };
        }
        if play(&mut *session, seed, STEPS) { Fate::Played } else { Fate::Stopped }
    }
}

impl Default for Saves {
    fn default() -> Self {
        Self::new()
    }
}

/// Plays by chance, looks at everything that is shown, and returns whether the game never stopped.
fn play(session: &mut dyn Session, seed: u64, steps: u32) -> bool {
    let mut chance = Chance::new(seed);
    for _ in 0..steps {
        let Some(decision) = session.decision() else { return true };
        session.board(None);
        session.happened(Some(decision.player));
        if session.answer(chance.pick(decision.options.len())).is_err() {
            return false;
        }
    }
    session.summary();
    session.rank_lines();
    true
}

fn flipped(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.pick(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1_u8.wrapping_shl(chance.below(7));
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Changes a few values, so that the file stays one that can be read.
fn edited(text: &str, chance: &mut Chance) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
    for _ in 0..=chance.below(3) {
        let leaves = count(&value);
        let mut at = chance.pick(leaves);
        edit(&mut value, &mut at, chance);
    }
    value.to_string()
}

/// Returns how many values there are in a value, itself included.
fn count(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(count).sum::<usize>(),
        Value::Object(items) => 1 + items.values().map(count).sum::<usize>(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
    }
}

/// Edits the value of a number, counted in order; returns whether it was in here.
fn edit(value: &mut Value, at: &mut usize, chance: &mut Chance) -> bool {
    if *at == 0 {
        change(value, chance);
        return true;
    }
    *at -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| edit(item, at, chance)),
        Value::Object(items) => items.values_mut().any(|item| edit(item, at, chance)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn change(value: &mut Value, chance: &mut Chance) {
    /// Numbers at which something begins or ends.
    const NUMBERS: [i64; 12] = [0, 1, 2, 3, 7, 64, 127, 128, 255, 256, 65_535, 4_294_967_295];
    match value {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0).saturating_add(i64::from(chance.below(5)) - 2);
            let known = NUMBERS.get(chance.pick(NUMBERS.len())).copied().unwrap_or(0);
            *value = if chance.below(2) == 0 { near.into() } else { known.into() };
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Array(items) if !items.is_empty() => {
            let (one, other) = (chance.pick(items.len()), chance.pick(items.len()));
            match chance.below(4) {
                0 => items.swap(one, other),
                1 => _ = items.remove(one),
                2 => items.extend(items.get(one).cloned()),
                _ => items.truncate(one),
            }
        }
        Value::Object(items) if !items.is_empty() => {
            let key = items.keys().nth(chance.pick(items.len())).cloned();
            if let Some(key) = key {
                items.remove(&key);
            }
        }
        Value::String(text) => *text = format!("{text}x"),
        Value::Null | Value::Array(_) | Value::Object(_) => *value = 1.into(),
    }
}
