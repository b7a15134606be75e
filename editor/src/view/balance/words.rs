//! Figures in words, as the language of the interface writes numbers.

use crate::model::settings::Language;
use crate::view::View;
use provost_playtest::statistics::Estimate;

/// Writes a number with the given count of decimals.
pub(in crate::view) fn number(view: &View<'_>, number: f64, digits: usize) -> String {
    // There is no negative nothing.
    let text = format!("{number:.digits$}");
    let text = if text.trim_start_matches('-').chars().all(|char| matches!(char, '0' | '.')) {
        text.trim_start_matches('-').to_owned()
    } else {
        text.replace('-', "−")
    };
    match view.speech.language() {
        Language::En => text,
        Language::De => text.replace('.', ","),
    }
}

/// Writes a whole number, with a mark between thousands.
pub(super) fn count(view: &View<'_>, number: u64) -> String {
    let mark = match view.speech.language() {
        Language::En => ',',
        Language::De => '.',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

/// Writes a part of a whole: `57 %`.
pub(super) fn per_cent(view: &View<'_>, part: f64, digits: usize) -> String {
    format!("{} %", number(view, part * 100.0, digits))
}

/// Writes a rate with its error: `57.2 ± 1.0 %`.
pub(super) fn rate(view: &View<'_>, rate: Estimate) -> String {
    let half = (rate.high - rate.low) / 2.0;
    format!("{} ± {} %", number(view, rate.value * 100.0, 1), number(view, half * 100.0, 1))
}

/// Writes a mean with its error, if there is one: few games have none.
pub(super) fn mean(view: &View<'_>, mean: Estimate, digits: usize) -> String {
    let half = (mean.high - mean.low) / 2.0;
    let value = number(view, mean.value, digits);
    if half.is_finite() { format!("{value} ± {}", number(view, half, digits)) } else { value }
}

/// Writes the ends of an interval of rates: `56.2 to 58.2 %`.
pub(super) fn interval(view: &View<'_>, rate: Estimate) -> String {
    let values = [
        ("low", number(view, rate.low * 100.0, 1).into()),
        ("high", format!("{} %", number(view, rate.high * 100.0, 1)).into()),
    ];
    view.speech.with("balance-interval", &values)
}

/// Writes a difference with its sign and its error: `+5.0 ± 1.2`.
pub(super) fn difference(view: &View<'_>, change: Estimate, times: f64, digits: usize) -> String {
    let half = (change.high - change.low) / 2.0 * times;
    let sign = if change.value > 0.0 { "+" } else { "" };
    format!("{sign}{} ± {}", number(view, change.value * times, digits), number(view, half, digits))
}

/// Writes a time in seconds, or in minutes if it is long.
pub(super) fn time(view: &View<'_>, seconds: f64) -> String {
    if seconds < 90.0 {
        view.speech.with("balance-seconds", &[("count", number(view, seconds.ceil(), 0).into())])
    } else {
        view.speech.with("balance-minutes", &[("count", number(view, (seconds / 60.0).ceil(), 0).into())])
    }
}

/// Returns the name of a sort of players.
pub(super) fn sort_name(view: &View<'_>, by: &str) -> String {
    let id = format!("balance-by-{by}");
    let said = view.say(&id);
    if said == id { by.to_owned() } else { said }
}

/// Returns the name of a group of players.
pub(super) fn group_name(view: &View<'_>, by: &str, name: &str) -> String {
    if by == "seat" { view.speech.with("balance-seat", &[("number", name.into())]) } else { name.to_owned() }
}

/// The same where the sort is not said beside it.
pub(super) fn group_title(view: &View<'_>, by: &str, name: &str) -> String {
    if by == "seat" { group_name(view, by, name) } else { format!("{name} ({})", sort_name(view, by)) }
}

/// Returns the name of a game.
pub(in crate::view) fn game_name(view: &View<'_>, id: &str) -> String {
    let game = view.state.library.entries.iter().find(|entry| entry.game.id == id);
    game.map_or_else(|| id.to_owned(), |entry| entry.game.name.to_owned())
}
