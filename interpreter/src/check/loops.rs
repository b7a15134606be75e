//! Loops of triggers: an ability whose doing fires, directly or through others, the very moment at which
//! it is heard. Number hooks cannot loop: changing a number is no event.

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{HookId, KindId, NounId};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use std::collections::BTreeMap;

/// An ability that fires moments and is heard at moments.
struct Node<'a> {
    entry: &'a str,
    span: Span,
    heard: &'a [ir::HookUse],
    fires: Vec<Fired>,
}

/// A moment that a verb fires, with the nouns it speaks of.
struct Fired {
    hook: HookId,
    nouns: Vec<NounId>,
}

/// Finds loops of triggers among all abilities of all entries. Each finding names the entry in whose
/// effect its span lies.
pub fn across(
    entries: &mut dyn Iterator<Item = (&str, KindId, &ir::Effect)>,
    vocabulary: &Vocabulary,
) -> Vec<(String, Diagnostic)> {
    let entries: Vec<_> = entries.collect();
    let mut nodes = Vec::new();
    for (entry, _, effect) in &entries {
        for ability in &effect.abilities {
            collect(entry, ability, vocabulary, &mut nodes);
        }
    }
    let mut heard_at: BTreeMap<HookId, Vec<usize>> = BTreeMap::new();
    for (index, node) in nodes.iter().enumerate() {
        for hook in node.heard {
            heard_at.entry(hook.hook).or_default().push(index);
        }
    }
    // Only abilities that fire something can be part of a loop, and those are few.
    let next: Vec<Vec<usize>> = nodes
        .iter()
        .map(|node| {
            let mut next: Vec<usize> = node
                .fires
                .iter()
                .flat_map(|fired| {
                    let listeners = heard_at.get(&fired.hook).map_or(&[][..], Vec::as_slice);
                    listeners.iter().copied().filter(|index| {
                        nodes.get(*index).is_some_and(|listener| hears(listener, fired, vocabulary))
                    })
                })
                .filter(|index| nodes.get(*index).is_some_and(|node| !node.fires.is_empty()))
                .collect();
            next.sort_unstable();
            next.dedup();
            next
        })
        .collect();
    (0..nodes.len()).filter_map(|start| report(start, &nodes, &next)).collect()
}

fn collect<'a>(entry: &'a str, ability: &'a ir::Ability, vocabulary: &Vocabulary, nodes: &mut Vec<Node<'a>>) {
    let mut fires = Vec::new();
    gather(entry, &ability.steps, vocabulary, &mut fires, nodes);
    nodes.push(Node { entry, span: ability.span, heard: &ability.hooks, fires });
}

fn gather<'a>(
    entry: &'a str,
    steps: &'a [ir::Step],
    vocabulary: &Vocabulary,
    fires: &mut Vec<Fired>,
    nodes: &mut Vec<Node<'a>>,
) {
    for step in steps {
        match step {
            ir::Step::Act { verb, args, .. } => {
                for hook in vocabulary.verb(*verb).fires {
                    if let Some(hook) = vocabulary.find_hook(hook) {
                        fires.push(Fired { hook, nouns: nouns_in(args) });
                    }
                }
            }
            ir::Step::Change { .. } => {}
            ir::Step::Choose(alternatives, _) => {
                for alternative in alternatives {
                    gather(entry, &alternative.steps, vocabulary, fires, nodes);
                }
            }
            ir::Step::Grant(abilities, _) => {
                for ability in abilities {
                    collect(entry, ability, vocabulary, nodes);
                }
            }
        }
    }
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

/// Whether a listener can hear what was fired: a qualifier shuts out nouns of its class that it does not name.
fn hears(listener: &Node<'_>, fired: &Fired, vocabulary: &Vocabulary) -> bool {
    listener.heard.iter().filter(|used| used.hook == fired.hook).any(|used| {
        used.qualifiers.iter().all(|(index, wanted)| {
            let spec = vocabulary.hook(used.hook).qualifiers.get(usize::from(*index));
            let Some(class) = spec.and_then(|spec| vocabulary.find_class(spec.class)) else { return true };
            let mut spoken =
                fired.nouns.iter().filter(|noun| vocabulary.noun(**noun).class == class).peekable();
            spoken.peek().is_none() || spoken.any(|noun| wanted.contains(&ir::NounRef::Noun(*noun)))
        })
    })
}

/// Reports a loop once: at its first ability.
fn report(start: usize, nodes: &[Node<'_>], next: &[Vec<usize>]) -> Option<(String, Diagnostic)> {
    let mut previous: BTreeMap<usize, usize> = BTreeMap::new();
    let mut queue = std::collections::VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for to in next.get(at)? {
            if *to == start {
                let path = path(at, start, &previous);
                // The loop belongs to its smallest member, so that it is reported once.
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

fn finding(path: &[usize], nodes: &[Node<'_>]) -> (String, Diagnostic) {
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
    let diagnostic = Diagnostic::error("trigger-loop", span, message)
        .with_hint("change the number instead (`on gain of fame: +1 to gain`), or listen to another moment");
    (entry.to_owned(), diagnostic)
}
