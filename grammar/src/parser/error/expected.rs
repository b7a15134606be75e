//! The names of grammar rules in an author's words.

use super::Rule;

/// How useful it is to tell an author that something was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    /// Structure that would continue the sentence: a colon, a full stop, `then`.
    Structure,
    /// Content that would fill the place: a word, a step.
    Content,
    /// Words that could extend a phrase.
    Continuation,
    /// Never useful.
    Hidden,
}

/// The most expectations named in a message.
const MOST: usize = 4;

const STEP: &str = "what happens";
const CONDITION: &str = "a condition";

/// Lists the expectations, if there are any: `a`, `a or b`, `a, b or c`.
pub(super) fn in_words(positives: &[Rule], is_condition: bool) -> Option<String> {
    let mut expected: Vec<(Use, &str)> = positives.iter().map(|rule| describe(*rule, is_condition)).collect();
    expected.sort_unstable();
    expected.dedup();
    let best = expected.first().map_or(Use::Hidden, |(helpful, _)| *helpful);
    let mut words: Vec<&str> = expected
        .iter()
        .filter(|(helpful, _)| *helpful == best && best != Use::Hidden)
        .map(|(_, words)| *words)
        .collect();
    // These two replace a word or a bracket that would only begin them.
    if let Some(whole) = words.iter().copied().find(|words| [STEP, CONDITION].contains(words)) {
        words = vec![whole];
    }
    words.truncate(MOST);
    match words.split_last() {
        None => None,
        Some((last, [])) => Some((*last).to_owned()),
        Some((last, rest)) => Some(format!("{} or {last}", rest.join(", "))),
    }
}

/// Describes a rule in words. Every rule is listed, so that a new one cannot be forgotten.
fn describe(rule: Rule, is_condition: bool) -> (Use, &'static str) {
    use Use::{Content, Continuation, Hidden, Structure};
    match rule {
        Rule::EOI if is_condition => (Structure, "the end of the condition"),
        Rule::EOI | Rule::full_stop => (Structure, "`.`"),
        Rule::colon => (Structure, "`:`"),
        Rule::open_bracket => (Content, "`(`"),
        Rule::close_bracket => (Structure, "`)`"),
        Rule::close_brace => (Structure, "`}`"),
        Rule::kw_then => (Structure, "`then`"),
        Rule::kw_or_branch => (Structure, "`or:`"),
        Rule::kw_times => (Structure, "`times`"),
        Rule::kw_to => (Structure, "`to`"),

        Rule::effect_text | Rule::ability_text | Rule::ability => (Content, "an ability"),
        Rule::timing => (Content, "a timing"),
        Rule::limit => (Content, "a limit such as `once per round`"),
        Rule::when | Rule::kw_when => (Content, "`when`"),
        Rule::unless | Rule::kw_unless => (Content, "`unless`"),
        Rule::cost | Rule::branch_cost | Rule::kw_pay | Rule::kw_discard => (Content, "a cost"),
        Rule::until | Rule::kw_until => (Content, "`until`"),
        Rule::condition_text | Rule::condition | Rule::group | Rule::statement => (Content, CONDITION),
        Rule::body
        | Rule::block
        | Rule::open_brace
        | Rule::choose
        | Rule::kw_choose
        | Rule::add
        | Rule::signed
        | Rule::sign
        | Rule::test
        | Rule::kw_if
        | Rule::act => (Content, STEP),
        Rule::alternative => (Content, "an alternative"),
        Rule::repeat | Rule::up_to | Rule::kw_up => (Content, "`up to`"),
        Rule::at_least | Rule::at_most | Rule::kw_at => (Content, "`at least`, `at most`"),
        Rule::kw_least => (Content, "`least`"),
        Rule::kw_most => (Content, "`most`"),
        Rule::number | Rule::param => (Content, "a number"),
        Rule::phrase | Rule::word | Rule::statement_word | Rule::name => (Content, "a word"),

        Rule::comma => (Continuation, "`,`"),
        Rule::for_each | Rule::kw_for => (Continuation, "`for each`"),
        Rule::kw_each | Rule::kw_every => (Content, "`each`"),
        Rule::cap => (Continuation, "`, at most`"),
        Rule::kw_or => (Continuation, "`or`"),
        Rule::kw_and => (Continuation, "`and`"),
        Rule::to_be | Rule::kw_is => (Continuation, "`is`"),
        Rule::kw_may => (Continuation, "`may`"),
        Rule::kw_otherwise => (Continuation, "`otherwise`"),

        Rule::WHITESPACE
        | Rule::COMMENT
        | Rule::abilities
        | Rule::part
        | Rule::steps
        | Rule::step
        | Rule::bound
        | Rule::atom
        | Rule::statement_atom
        | Rule::for_each_ahead
        | Rule::clauses
        | Rule::gap
        | Rule::quantity
        // Only a player may or chooses, which the grammar does not know.
        | Rule::offer
        | Rule::chooses
        | Rule::kw_chooses
        | Rule::fork
        | Rule::letter
        | Rule::letters
        | Rule::word_tail
        | Rule::reserved => (Hidden, ""),
    }
}
