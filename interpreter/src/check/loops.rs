//! Loops of triggers: abilities that fire, directly or through others, a moment at which they are themselves
//! heard. Number hooks cannot loop, because changing a number is no event.

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{HookId, KindId, NounId};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// An ability with the moments it fires and hears.
struct LoopNode<'a> {
    entry: &'a str,
    span: Span,
    heard: &'a [ir::HookUse],
    fires: Vec<Fired>,
}

/// A moment that a verb fires, with its nouns.
struct Fired {
    hook: HookId,
    nouns: Vec<NounId>,
    /// Whether it has no other nouns: what a verb gives is given in no building.
    only: bool,
}

/// The most loops reported at once.
const MAX_LOOPS: usize = 20;

/// Finds loops of triggers among all abilities of all entries. Each finding names the entry that its span
/// belongs to.
///
/// Moments are few and abilities many, so the search first finds the moments that can lead back to themselves
/// and then examines only the abilities on such a cycle.
pub fn across(
    entries: &mut dyn Iterator<Item = (&str, KindId, &ir::Effect)>,
    vocabulary: &Vocabulary,
) -> Vec<(String, Diagnostic)> {
    let mut nodes = Vec::new();
    for (entry, _, effect) in entries {
        for ability in &effect.abilities {
            collect(entry, ability, vocabulary, &mut nodes);
        }
    }
    let ways = Reachability::between(&nodes, vocabulary.game().hooks.len());
    nodes.retain(|node| ways.lead_back(node));
    let next: Vec<Vec<usize>> = nodes.iter().map(|node| heard_after(node, &nodes, vocabulary)).collect();
    (0..nodes.len()).filter_map(|start| report(start, &nodes, &next)).take(MAX_LOOPS).collect()
}

/// Returns the abilities that hear a moment fired by one of them.
fn heard_after(node: &LoopNode<'_>, nodes: &[LoopNode<'_>], vocabulary: &Vocabulary) -> Vec<usize> {
    let hears_one =
        |listener: &LoopNode<'_>| node.fires.iter().any(|fired| hears(listener, fired, vocabulary));
    (0..).zip(nodes).filter(|(_, listener)| hears_one(listener)).map(|(index, _)| index).collect()
}

/// The moments that can lead to others, through any number of abilities.
struct Reachability {
    reached: Vec<BTreeSet<HookId>>,
}

impl Reachability {
    fn between(nodes: &[LoopNode<'_>], hooks: usize) -> Self {
        let mut reached = vec![BTreeSet::new(); hooks];
        for node in nodes {
            for heard in node.heard {
                if let Some(from) = reached.get_mut(heard.hook.index()) {
                    from.extend(node.fires.iter().map(|fired| fired.hook));
                }
            }
        }
        // There are at most a few dozen moments, so a simple transitive closure is enough.
        loop {
            let before: usize = reached.iter().map(BTreeSet::len).sum();
            for hook in 0..reached.len() {
                let further: Vec<HookId> = reached
                    .get(hook)
                    .into_iter()
                    .flatten()
                    .filter_map(|to| reached.get(to.index()))
                    .flatten()
                    .copied()
                    .collect();
                if let Some(from) = reached.get_mut(hook) {
                    from.extend(further);
                }
            }
            if before == reached.iter().map(BTreeSet::len).sum::<usize>() {
                return Self { reached };
            }
        }
    }

    /// Returns whether a moment fired by an ability can lead back to one at which it is heard.
    fn lead_back(&self, node: &LoopNode<'_>) -> bool {
        node.fires.iter().any(|fired| {
            let further = self.reached.get(fired.hook.index());
            let back = |heard: &ir::HookUse| {
                heard.hook == fired.hook || further.is_some_and(|further| further.contains(&heard.hook))
            };
            node.heard.iter().any(back)
        })
    }
}

fn collect<'a>(
    entry: &'a str,
    ability: &'a ir::Ability,
    vocabulary: &Vocabulary,
    nodes: &mut Vec<LoopNode<'a>>,
) {
    let mut fires = Vec::new();
    collect_fired(entry, &ability.steps, vocabulary, &mut fires, nodes);
    // What stands in for something else cannot be replaced once more.
    let instead = |hook: HookId| vocabulary.hook(hook).phrase.starts_with("instead of");
    if ability.hooks.iter().any(|used| instead(used.hook)) {
        fires.retain(|fired| !instead(fired.hook));
    }
    // A limit, or a cost that a player may decline, ends every loop.
    if ability.limit.is_some() || ability.optional && ability.cost.is_some() {
        return;
    }
    nodes.push(LoopNode { entry, span: ability.span, heard: &ability.hooks, fires });
}

fn collect_fired<'a>(
    entry: &'a str,
    steps: &'a [ir::Step],
    vocabulary: &Vocabulary,
    fires: &mut Vec<Fired>,
    nodes: &mut Vec<LoopNode<'a>>,
) {
    for step in steps {
        match step {
            ir::Step::Act { verb, args, .. } => {
                for fired in vocabulary.verb(*verb).fires {
                    fires.extend(fired_by(fired, args, vocabulary));
                }
            }
            ir::Step::Change { .. }
            | ir::Step::Choose(..)
            | ir::Step::By(_)
            | ir::Step::Pick { .. }
            | ir::Step::If { .. } => {}
            ir::Step::Grant(abilities, _) => {
                for ability in abilities {
                    collect(entry, ability, vocabulary, nodes);
                }
            }
        }
        for inner in step.inner() {
            collect_fired(entry, inner, vocabulary, fires, nodes);
        }
    }
}

/// Parses `hook`, `hook:noun` or `hook:`. Without a noun, those in the verb's slots count; with the colon alone, the
/// moment has no others.
fn fired_by(fired: &str, args: &[ir::Arg], vocabulary: &Vocabulary) -> Option<Fired> {
    let (hook, noun) = fired.split_once(':').map_or((fired, None), |(hook, noun)| (hook, Some(noun)));
    let hook = vocabulary.find_hook(hook)?;
    let Some(noun) = noun.filter(|noun| !noun.is_empty()) else {
        let nouns = nouns_in(args);
        let only = noun.is_some() && !nouns.is_empty();
        return Some(Fired { hook, nouns, only });
    };
    let classes =
        vocabulary.hook(hook).qualifiers.iter().filter_map(|spec| vocabulary.find_class(spec.class));
    let nouns = classes.filter_map(|class| vocabulary.find_noun(class, noun)).collect();
    Some(Fired { hook, nouns, only: false })
}

fn nouns_in(args: &[ir::Arg]) -> Vec<NounId> {
    let known = |noun: &ir::NounRef| match noun {
        ir::NounRef::Noun(noun) => Some(*noun),
        ir::NounRef::Param(_) => None,
    };
    args.iter()
        .flat_map(|arg| match arg {
            ir::Arg::Amounts(amounts) => {
                amounts.iter().flat_map(|amount| amount.nouns.iter().filter_map(known)).collect::<Vec<_>>()
            }
            ir::Arg::Nouns(nouns) => nouns.iter().filter_map(known).collect(),
            ir::Arg::Number(_) | ir::Arg::Entity(_) => Vec::new(),
        })
        .collect()
}

/// Returns whether a listener can hear a fired moment: a qualifier excludes nouns of its class that it does
/// not name.
fn hears(listener: &LoopNode<'_>, fired: &Fired, vocabulary: &Vocabulary) -> bool {
    listener.heard.iter().filter(|used| used.hook == fired.hook).any(|used| {
        used.qualifiers.iter().all(|(index, wanted)| {
            let spec = vocabulary.hook(used.hook).qualifiers.get(usize::from(*index));
            let Some(class) = spec.and_then(|spec| vocabulary.find_class(spec.class)) else { return true };
            let mut spoken =
                fired.nouns.iter().filter(|noun| vocabulary.noun(**noun).class == class).peekable();
            spoken.peek().is_none() && !fired.only
                || spoken.any(|noun| wanted.contains(&ir::NounRef::Noun(*noun)))
        })
    })
}

/// Reports a loop once, at its first ability.
fn report(start: usize, nodes: &[LoopNode<'_>], next: &[Vec<usize>]) -> Option<(String, Diagnostic)> {
    let mut previous: BTreeMap<usize, usize> = BTreeMap::new();
    let mut queue = std::collections::VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for to in next.get(at)? {
            if *to == start {
                let path = path(at, start, &previous);
                // The loop is reported only at its smallest member.
                if path.iter().any(|index| *index < start) {
                    return None;
                }
                return Some(finding(&path, nodes));
            }
            if *to != at && !previous.contains_key(to) {
                previous.insert(*to, at);
                queue.push_back(*to);
            }
        }
    }
    None
}

fn path(mut at: usize, start: usize, previous: &BTreeMap<usize, usize>) -> Vec<usize> {
    let mut path = vec![at];
    while at != start {
        let Some(before) = previous.get(&at) else { break };
        at = *before;
        path.push(at);
    }
    path.reverse();
    path
}

fn finding(path: &[usize], nodes: &[LoopNode<'_>]) -> (String, Diagnostic) {
    let entries: Vec<&str> =
        path.iter().filter_map(|index| nodes.get(*index)).map(|node| node.entry).collect();
    let first = path.first().and_then(|index| nodes.get(*index));
    let (entry, span) = first.map_or(("", Span::default()), |node| (node.entry, node.span));
    let message = if entries.len() == 1 {
        "this ability triggers itself again and again".to_owned()
    } else {
        let others =
            entries.iter().skip(1).map(|entry| format!("`{entry}`")).collect::<Vec<_>>().join(", then ");
        format!("this ability triggers {others}, which triggers it again")
    };
    let diagnostic = Diagnostic::error("trigger-loop", span, message).with_hint(
        "change a number instead of causing the same event again, add a limit, or listen to another moment",
    );
    (entry.to_owned(), diagnostic)
}
