//! Agents by name: the text after `--agent`.

use super::{Agent, First, Greedy, Random, Search};
use provost_engine::game::Rules;
use provost_interpreter::suggest::nearest;
use std::fmt;
use std::str::FromStr;

/// The kind of an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AgentSpec {
    /// Takes any option, each equally likely.
    Random,
    /// Always takes the first option.
    First,
    /// Takes the immediately best option.
    Greedy,
    /// Looks several actions ahead and evaluates this many positions per decision.
    Search(u32),
}

/// Every name.
const NAMES: [&str; 4] = ["random", "first", "greedy", "search"];

/// The default number of positions that `search` evaluates for a decision.
const USUAL_NODES: u32 = 800;

/// The most positions for a decision: more would take minutes.
const MOST_NODES: u32 = 1_000_000;

/// A text that names no agent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such name.
    #[error("there is no agent `{name}`; {hint}")]
    Unknown {
        /// The name as written.
        name: String,
        /// The nearest name, or all of them.
        hint: String,
    },
    /// Not a number of positions, or too large a one.
    #[error(
        "`{0}` is no number of positions; expected a whole number from 1 to {MOST_NODES}, as in `search:400`"
    )]
    Nodes(String),
    /// A number after an agent that takes none.
    #[error("the agent `{0}` takes no number")]
    NoNumber(String),
}

impl AgentSpec {
    /// Makes the agent. Agents with the same seed choose the same.
    pub fn build<R: Rules + 'static>(self, seed: u64) -> Box<dyn Agent<R>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::First => Box::new(First),
            Self::Greedy => Box::new(Greedy::<R>::new(seed)),
            Self::Search(nodes) => Box::new(Search::<R>::new(nodes, seed)),
        }
    }

    /// Returns a few words about what the agent does.
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Random => "takes any option, each equally likely",
            Self::First => "always takes the first option",
            Self::Greedy => "takes what is best at once",
            Self::Search(_) => "looks several actions ahead",
        }
    }
}

impl fmt::Display for AgentSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::First => f.write_str("first"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(USUAL_NODES) => f.write_str("search"),
            Self::Search(nodes) => write!(f, "search:{nodes}"),
        }
    }
}

impl FromStr for AgentSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, number) = match text.trim().split_once(':') {
            Some((name, number)) => (name.trim(), Some(number.trim())),
            None => (text.trim(), None),
        };
        match (name, number) {
            ("random", None) => Ok(Self::Random),
            ("first", None) => Ok(Self::First),
            ("greedy", None) => Ok(Self::Greedy),
            ("search", None) => Ok(Self::Search(USUAL_NODES)),
            ("search", Some(number)) => {
                let nodes = number.parse().ok().filter(|nodes| (1..=MOST_NODES).contains(nodes));
                nodes.map(Self::Search).ok_or_else(|| SpecError::Nodes(number.to_owned()))
            }
            (known, Some(_)) if NAMES.contains(&known) => Err(SpecError::NoNumber(name.to_owned())),
            _ => Err(unknown(name)),
        }
    }
}

fn unknown(name: &str) -> SpecError {
    let near = nearest(name, NAMES);
    let hint =
        near.map_or_else(|| format!("known: {}", NAMES.join(", ")), |near| format!("did you mean `{near}`?"));
    SpecError::Unknown { name: name.to_owned(), hint }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_and_written_alike() {
        for name in NAMES {
            let spec: AgentSpec = name.parse().unwrap();
            assert_eq!(spec.to_string(), name);
            assert!(!spec.summary().is_empty());
        }
    }

    #[test]
    fn a_text_that_names_no_agent_is_refused_with_the_nearest_name() {
        let said = |text: &str| text.parse::<AgentSpec>().unwrap_err().to_string();
        assert_eq!(said("gredy"), "there is no agent `gredy`; did you mean `greedy`?");
        assert_eq!(said("human"), "there is no agent `human`; known: random, first, greedy, search");
        assert_eq!(said("random:4"), "the agent `random` takes no number");
        assert!(said("search:many").starts_with("`many` is no number of positions; expected a whole number"));
        assert!(said("search:0").contains("`0`") && said("search:1000001").contains("from 1 to 1000000"));
    }

    #[test]
    fn a_search_says_how_much_it_looks_at() {
        assert_eq!("search:400".parse(), Ok(AgentSpec::Search(400)));
        assert_eq!(AgentSpec::Search(400).to_string(), "search:400");
    }
}
