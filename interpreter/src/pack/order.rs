//! The usable packs and their order: dependencies first, then by id, so the order in which packs are passed
//! in does not matter.

use super::manifest::Manifest;
use super::value::Word;
use super::{FileId, Finding, code, keys};
use crate::suggest::nearest;
use crate::vocabulary::spec::GameSpec;
use provost_grammar::diagnostic::Diagnostic;
use std::collections::{BTreeMap, BTreeSet};

/// A pack folder with its `pack.toml`.
pub(super) struct Unit<'a> {
    /// Position of the folder.
    pub(super) root: usize,
    /// Its `pack.toml`.
    pub(super) file: FileId,
    pub(super) manifest: &'a Manifest,
    /// Whether `pack.toml` is only partly readable.
    pub(super) broken: bool,
}

/// A usable pack.
#[derive(Clone, Debug)]
pub(super) struct Planned {
    /// Position among the units.
    pub(super) unit: usize,
    /// Position of its game.
    pub(super) game: usize,
    /// Positions in the plan of the packs it names in `depends`.
    pub(super) depends: Vec<usize>,
}

/// A pack being planned.
struct Node<'a> {
    unit: usize,
    id: &'a str,
    game: Option<usize>,
    depends: Vec<&'a Word>,
    blocked: bool,
}

/// Orders the packs. Packs that are unusable, or that depend on unusable ones, are left out; the findings say
/// why.
pub(super) fn plan(
    units: &[Unit<'_>],
    games: &[&'static GameSpec],
    findings: &mut Vec<Finding>,
) -> Vec<Planned> {
    let mut nodes = nodes(units, games, findings);
    link(&mut nodes, units, findings);
    let order = sort(&nodes);
    report_cycles(&nodes, &order, units, findings);
    let mut plan: Vec<Planned> = Vec::new();
    let mut places = BTreeMap::new();
    for id in order {
        let Some(node) = nodes.get(id) else { continue };
        let depends: Option<Vec<usize>> =
            node.depends.iter().map(|word| places.get(word.text.as_str()).copied()).collect();
        if let (Some(depends), Some(game), false) = (depends, node.game, node.blocked) {
            places.insert(node.id, plan.len());
            plan.push(Planned { unit: node.unit, game, depends });
        }
    }
    plan
}

/// Makes one node per id; a second pack with the same id is reported and left out.
fn nodes<'a>(
    units: &[Unit<'a>],
    games: &[&'static GameSpec],
    findings: &mut Vec<Finding>,
) -> BTreeMap<&'a str, Node<'a>> {
    let mut nodes: BTreeMap<&str, Node<'_>> = BTreeMap::new();
    for (unit, pack) in units.iter().enumerate() {
        let Some(word) = &pack.manifest.id else { continue };
        if let Some(first) = nodes.get(word.text.as_str()).and_then(|node| units.get(node.unit)) {
            let message = format!("there is another pack `{}`", word.text);
            let finding = Diagnostic::error(code::DUPLICATE_PACK, word.span, message);
            let span = first.manifest.id.as_ref().map(|id| id.span).unwrap_or_default();
            findings.push(Finding::new(pack.file, finding).related(first.file, span, "this one is used"));
            continue;
        }
        let game = pack.manifest.game.as_ref().and_then(|word| {
            let found = games.iter().position(|game| game.id == word.text);
            if found.is_none() && !pack.broken {
                let names = games.iter().map(|game| game.id);
                let finding = keys::unknown_name(code::UNKNOWN_GAME, "game", word, names);
                findings.push(Finding::new(pack.file, finding));
            }
            found
        });
        let depends = pack.manifest.depends.iter().collect();
        nodes.insert(&word.text, Node { unit, id: &word.text, game, depends, blocked: pack.broken });
    }
    nodes
}

/// Resolves every dependency; an unmet one blocks its pack.
fn link(nodes: &mut BTreeMap<&str, Node<'_>>, units: &[Unit<'_>], findings: &mut Vec<Finding>) {
    let games: BTreeMap<String, Option<usize>> =
        nodes.iter().map(|(id, node)| ((*id).to_owned(), node.game)).collect();
    for node in nodes.values_mut() {
        let Some(unit) = units.get(node.unit) else { continue };
        for word in &node.depends {
            let finding = match games.get(&word.text) {
                None => {
                    let message = format!("the pack `{}` is not there", word.text);
                    let finding = Diagnostic::error(code::MISSING_PACK, word.span, message);
                    Some(match nearest(&word.text, games.keys().map(String::as_str)) {
                        Some(near) => finding
                            .with_hint(format!("did you mean `{near}`?"))
                            .with_guess(format!("\"{near}\"")),
                        None => finding,
                    })
                }
                Some(game) if game.is_some() && node.game.is_some() && *game != node.game => {
                    let message = format!("the pack `{}` is for another game", word.text);
                    Some(Diagnostic::error(code::WRONG_GAME, word.span, message))
                }
                Some(_) => None,
            };
            if let Some(finding) = finding {
                node.blocked = true;
                if !unit.broken {
                    findings.push(Finding::new(unit.file, finding));
                }
            }
        }
        node.depends.retain(|word| games.contains_key(&word.text));
    }
}

/// Sorts dependencies first, then smaller ids. Packs in or behind a cycle are left out.
fn sort<'a>(nodes: &BTreeMap<&'a str, Node<'a>>) -> Vec<&'a str> {
    let mut open: BTreeMap<&str, usize> = BTreeMap::new();
    let mut users: BTreeMap<&str, Vec<&'a str>> = BTreeMap::new();
    for node in nodes.values() {
        let depends: BTreeSet<&str> = node.depends.iter().map(|word| word.text.as_str()).collect();
        open.insert(node.id, depends.len());
        for depend in depends {
            users.entry(depend).or_default().push(node.id);
        }
    }
    let mut ready: BTreeSet<&'a str> =
        nodes.values().filter(|node| node.depends.is_empty()).map(|node| node.id).collect();
    let mut order = Vec::new();
    while let Some(id) = ready.pop_first() {
        order.push(id);
        for user in users.get(id).into_iter().flatten() {
            if let Some(count) = open.get_mut(user) {
                *count -= 1;
                if *count == 0 {
                    ready.insert(user);
                }
            }
        }
    }
    order
}

/// Reports each cycle once, at its pack with the smallest id.
fn report_cycles(
    nodes: &BTreeMap<&str, Node<'_>>,
    order: &[&str],
    units: &[Unit<'_>],
    findings: &mut Vec<Finding>,
) {
    let mut done: BTreeSet<&str> = order.iter().copied().collect();
    for start in nodes.keys() {
        // Every remaining node depends on another one, so the walk ends in a cycle.
        let mut path: Vec<&str> = Vec::new();
        let mut at = *start;
        while !done.contains(at) && !path.contains(&at) {
            path.push(at);
            let next = nodes.get(at).and_then(|node| {
                node.depends.iter().map(|word| word.text.as_str()).find(|id| !order.contains(id))
            });
            let Some(next) = next else { break };
            at = next;
        }
        if !done.contains(at) {
            let cycle: Vec<&str> = path.iter().copied().skip_while(|id| *id != at).collect();
            report_cycle(nodes, cycle, units, findings);
        }
        done.extend(path);
    }
}

fn report_cycle(
    nodes: &BTreeMap<&str, Node<'_>>,
    mut cycle: Vec<&str>,
    units: &[Unit<'_>],
    findings: &mut Vec<Finding>,
) {
    let Some(first) = cycle.iter().enumerate().min_by_key(|(_, id)| **id).map(|(index, _)| index) else {
        return;
    };
    cycle.rotate_left(first);
    let (Some(id), next) = (cycle.first(), cycle.get(1).or(cycle.first())) else { return };
    let Some(node) = nodes.get(id) else { return };
    let Some(unit) = units.get(node.unit) else { return };
    let Some(word) = node.depends.iter().find(|word| Some(&word.text.as_str()) == next) else { return };
    let round: Vec<String> = cycle.iter().chain([id]).map(|id| format!("`{id}`")).collect();
    let message = format!("packs depend on each other: {}", round.join(" needs "));
    findings.push(Finding::new(unit.file, Diagnostic::error(code::DEPENDENCY_CYCLE, word.span, message)));
}
