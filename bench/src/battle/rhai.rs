//! The dozen in Rhai.

use super::scripted::Script;
use provost_interpreter::testing::nouns;
use rhai::{AST, CallFnOptions, Engine, Scope};

const NAMES: [&str; 12] = ["e0", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10", "e11"];

/// The dozen as Rhai functions.
#[derive(Debug)]
pub struct Rhai {
    engine: Engine,
    effects: AST,
    scope: Scope<'static>,
}

impl Rhai {
    /// Loads the dozen.
    pub fn new() -> Result<Self, String> {
        let engine = Engine::new();
        let effects = engine.compile(source()).map_err(|error| format!("Rhai: {error}"))?;
        Ok(Self { engine, effects, scope: Scope::new() })
    }
}

impl Script for Rhai {
    fn call(&mut self, effect: usize, value: i32, [one, other]: [i32; 2]) -> i32 {
        let options = CallFnOptions::new().eval_ast(false);
        let numbers = (i64::from(value), i64::from(one), i64::from(other));
        let name = NAMES.get(effect).copied().unwrap_or_default();
        // An error would show in the results, which are compared.
        let result =
            self.engine.call_fn_with_options::<i64>(options, &mut self.scope, &self.effects, name, numbers);
        result.ok().and_then(|value| i32::try_from(value).ok()).unwrap_or(i32::MIN)
    }
}

fn source() -> String {
    let [jungle, air, magic, strength, elimination, potion] =
        [nouns::JUNGLE, nouns::AIR, nouns::MAGIC, nouns::STRENGTH, nouns::ELIMINATION, nouns::POTION]
            .map(|noun| noun.0);
    format!(
        "fn e0(gold, a, b) {{ gold + 1 }}
fn e1(fame, affinity, b) {{ if affinity == {jungle} || affinity == {air} {{ fame + 1 }} else {{ fame }} }}
fn e2(size, a, b) {{ size + 1 }}
fn e3(size, affinity, b) {{ if affinity == {air} && size > 1 {{ 1 }} else {{ size }} }}
fn e4(glory, a, b) {{ glory - 1 }}
fn e5(potions, round, b) {{ if round >= 2 {{ potions + 2 }} else {{ potions }} }}
fn e6(value, colour, b) {{ if colour == {magic} {{ value + 1 }} else {{ value }} }}
fn e7(total, purpose, b) {{ if purpose == {elimination} {{ total + 3 }} else {{ total }} }}
fn e8(total, round, b) {{ total + 2 * round }}
fn e9(value, colour, wounds) {{ if colour == {strength} && wounds > 0 {{ value + 2 }} else {{ value }} }}
fn e10(traps, a, b) {{ 2 }}
fn e11(allowed, token, b) {{ if token == {potion} {{ 0 }} else {{ allowed }} }}
"
    )
}
