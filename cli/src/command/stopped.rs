//! Messages about a run that was stopped early.

use crate::Refusal;
use provost_playtest::simulate::Seeds;

/// Says what was played and how to go on. If nothing was played, there is nothing to report.
pub(super) fn say(played: &Seeds, wanted: &Seeds) -> Result<String, Refusal> {
    let (done, all) = (played.count(), wanted.count());
    if done == 0 {
        return Err(nothing());
    }
    let missing = ranges(&wanted.without(played));
    Ok(format!(
        "stopped: the report is incomplete, {done} of {all} seeds were played\nto go on: `--seeds {missing}`; `provost simulate \
         merge` puts reports in JSON together"
    ))
}

/// Writes seeds as `--seeds` takes them.
pub(super) fn ranges(seeds: &Seeds) -> String {
    seeds.ranges().iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Nothing was played before the run was stopped.
pub(super) fn nothing() -> Refusal {
    Refusal("stopped before a game was finished; nothing is written".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_was_stopped_says_how_to_go_on() {
        let seeds = |text: &str| text.parse::<Seeds>().unwrap_or_default();
        let said = say(&seeds("1..3,502..503"), &seeds("1..1000")).unwrap_or_default();
        assert!(
            said.contains("incomplete, 5 of 1000 seeds") && said.contains("`--seeds 4..501,504..1000`"),
            "{said}"
        );
        let refused = say(&Seeds::default(), &seeds("1..5")).err().map(|Refusal(why)| why);
        assert_eq!(refused.as_deref(), Some("stopped before a game was finished; nothing is written"));
    }
}
