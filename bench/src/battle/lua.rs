//! The dozen in Lua, run by `LuaJIT`.

use super::scripted::Script;
use mlua::{Function, Lua as Runtime};
use provost_interpreter::testing::nouns;

/// The dozen as Lua functions.
#[derive(Debug)]
pub struct Lua {
    // Functions live as long as their runtime.
    _runtime: Runtime,
    effects: Vec<Function>,
}

impl Lua {
    /// Loads the dozen.
    pub fn new() -> Result<Self, String> {
        let runtime = Runtime::new();
        let effects: Vec<Function> =
            runtime.load(source()).eval().map_err(|error| format!("Lua: {error}"))?;
        Ok(Self { _runtime: runtime, effects })
    }
}

impl Script for Lua {
    fn call(&mut self, effect: usize, value: i32, [one, other]: [i32; 2]) -> i32 {
        // An error would show in the results, which are compared.
        let function = self.effects.get(effect);
        function.and_then(|function| function.call((value, one, other)).ok()).unwrap_or(i32::MIN)
    }
}

fn source() -> String {
    let [jungle, air, magic, strength, elimination, potion] =
        [nouns::JUNGLE, nouns::AIR, nouns::MAGIC, nouns::STRENGTH, nouns::ELIMINATION, nouns::POTION]
            .map(|noun| noun.0);
    format!(
        "local min = math.min
return {{
  function(gold) return gold + 1 end,
  function(fame, affinity)
    if affinity == {jungle} or affinity == {air} then return fame + 1 end
    return fame
  end,
  function(size) return size + 1 end,
  function(size, affinity) if affinity == {air} then return min(size, 1) end return size end,
  function(glory) return glory - 1 end,
  function(potions, round) if round >= 2 then return potions + 2 end return potions end,
  function(value, colour) if colour == {magic} then return value + 1 end return value end,
  function(total, purpose) if purpose == {elimination} then return total + 3 end return total end,
  function(total, round) return total + 2 * round end,
  function(value, colour, wounds)
    if colour == {strength} and wounds > 0 then return value + 2 end
    return value
  end,
  function(traps) return 2 end,
  function(allowed, token) if token == {potion} then return 0 end return allowed end,
}}"
    )
}
