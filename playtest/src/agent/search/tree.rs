//! The tree of a search: how often each action was tried in each position, and what came of it. Numbers are whole, and
//! only square roots are taken, so that a search is the same on every machine.

use provost_interpreter::choice::ChoiceOption;

/// How much worth (in hundredths of a point) is given up to try what was tried seldom.
const CURIOSITY: f32 = 220.0;
/// How much worse than its parent an action is taken to be that was never tried.
const UNTRIED: f32 = 40.0;
/// By how much worth an action must be behind the best for its weight to be halved.
const HALF: f32 = 60.0;

/// A position in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// A position: not one game, but all that lead to it by the same actions.
#[derive(Debug, Default)]
struct Node {
    edges: Vec<Edge>,
    visits: u32,
    /// Sum of what came of it, for whoever acts here.
    worth: i64,
}

/// An action.
#[derive(Clone, Copy, Debug)]
struct Edge {
    option: ChoiceOption,
    child: Option<NodeId>,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    worth: i64,
    /// How promising it is before it is tried; on the average 1.
    weight: f32,
    row: Row,
}

/// What is known of the small decisions inside an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// Nothing, or that they differ from time to time.
    Unknown,
    /// They were played once: position in the tree's rows, and what they were worth.
    Once(usize, i32),
    /// They were played twice alike, with the same result, so that chance has no part in them.
    Known(usize),
}

impl Edge {
    const fn new(option: ChoiceOption) -> Self {
        Self { option, child: None, visits: 0, available: 0, worth: 0, weight: 1.0, row: Row::Unknown }
    }

    fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| ratio(self.worth, self.visits))
    }
}

/// All positions that were looked at.
#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    len: usize,
    /// The edges of the actions that can be chosen in this pass, each with its position among the options.
    met: Vec<(usize, usize)>,
    /// Rows of small decisions, one after the other, and where each begins and ends.
    choices: Vec<ChoiceOption>,
    rows: Vec<(usize, usize)>,
}

impl Tree {
    /// Forgets everything but the memory.
    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.choices.clear();
        self.rows.clear();
    }

    /// Adds a position.
    pub(super) fn add(&mut self) -> NodeId {
        let at = self.len;
        match self.nodes.get_mut(at) {
            Some(node) => {
                node.edges.clear();
                (node.visits, node.worth) = (0, 0);
            }
            None => self.nodes.push(Node::default()),
        }
        self.len += 1;
        NodeId(u32::try_from(at).unwrap_or(u32::MAX))
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0 as usize)
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id.0 as usize)
    }

    /// Notes the options of a pass; those that were not there before are added.
    pub(super) fn meet(&mut self, id: NodeId, options: &[ChoiceOption]) {
        self.met.clear();
        let Some(node) = self.nodes.get_mut(id.0 as usize) else { return };
        for (index, option) in options.iter().enumerate() {
            // The same options mostly come in the same order.
            let same = node.edges.get(index).is_some_and(|edge| edge.option == *option);
            let found =
                if same { Some(index) } else { node.edges.iter().position(|edge| edge.option == *option) };
            let at = found.unwrap_or(node.edges.len());
            if found.is_none() {
                node.edges.push(Edge::new(*option));
            }
            if let Some(edge) = node.edges.get_mut(at) {
                edge.available += 1;
            }
            self.met.push((at, index));
        }
    }

    /// Chooses among the options that were met last: an edge, and its position among the options. `advantage` says how
    /// much better an option was elsewhere.
    pub(super) fn select(&self, id: NodeId, advantage: impl Fn(ChoiceOption) -> i32) -> (usize, usize) {
        let Some(node) = self.node(id) else { return (0, 0) };
        let mean = if node.visits > 0 { ratio(node.worth, node.visits) } else { 0.0 };
        let mut best: Option<(f32, usize, usize)> = None;
        for (at, index) in &self.met {
            let Some(edge) = node.edges.get(*at) else { continue };
            let mean = edge.mean().unwrap_or_else(|| {
                let advantage = advantage(edge.option);
                mean - UNTRIED + float(advantage.unsigned_abs()) * if advantage < 0 { -1.0 } else { 1.0 }
            });
            let tried = root(edge.available) / (1.0 + float(edge.visits));
            let value = mean + CURIOSITY * edge.weight * tried;
            if best.is_none_or(|(most, _, _)| value > most) {
                best = Some((value, *at, *index));
            }
        }
        best.map_or((0, 0), |(_, at, index)| (at, index))
    }

    /// Returns the row of an action that needs no more thinking about.
    pub(super) fn known_row(&self, id: NodeId, edge: usize) -> Option<&[ChoiceOption]> {
        match self.node(id)?.edges.get(edge)?.row {
            Row::Known(row) => Some(self.row(row)),
            Row::Unknown | Row::Once(..) => None,
        }
    }

    fn row(&self, row: usize) -> &[ChoiceOption] {
        let (start, end) = self.rows.get(row).copied().unwrap_or_default();
        self.choices.get(start..end).unwrap_or(&[])
    }

    /// Notes how the row of an action was played, and what the action was worth.
    pub(super) fn note_row(&mut self, id: NodeId, edge: usize, row: &[ChoiceOption], worth: i32) {
        let Some(before) = self.node(id).and_then(|node| node.edges.get(edge)).map(|edge| edge.row) else {
            return;
        };
        let now = match before {
            Row::Once(known, was) if was == worth && self.row(known) == row => Row::Known(known),
            Row::Once(..) | Row::Unknown | Row::Known(_) => {
                let start = self.choices.len();
                self.choices.extend_from_slice(row);
                self.rows.push((start, self.choices.len()));
                Row::Once(self.rows.len() - 1, worth)
            }
        };
        if let Some(edge) = self.node_mut(id).and_then(|node| node.edges.get_mut(edge)) {
            edge.row = now;
        }
    }

    /// Returns whether so many more passes cannot change which action was tried most.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        let (mut most, mut second) = (0, 0);
        for edge in edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second.saturating_add(left)
    }

    /// Counts what came of an action.
    pub(super) fn count(&mut self, id: NodeId, edge: usize, worth: i32) {
        let Some(node) = self.node_mut(id) else { return };
        node.visits += 1;
        node.worth += i64::from(worth);
        if let Some(edge) = node.edges.get_mut(edge) {
            edge.visits += 1;
            edge.worth += i64::from(worth);
        }
    }

    /// Weighs the actions of a position by what came of them so far.
    pub(super) fn weigh(&mut self, id: NodeId) {
        let Some(node) = self.node_mut(id) else { return };
        let best = node.edges.iter().filter_map(Edge::mean).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for edge in &mut node.edges {
            let behind = edge.mean().map_or(HALF, |mean| best - mean);
            edge.weight = HALF / (HALF + behind);
            sum += edge.weight;
        }
        let count = float(u32::try_from(node.edges.len()).unwrap_or(u32::MAX));
        for edge in &mut node.edges {
            edge.weight *= count / sum.max(f32::MIN_POSITIVE);
        }
    }

    /// Returns the position behind an action.
    pub(super) fn child(&self, id: NodeId, edge: usize) -> Option<NodeId> {
        self.node(id)?.edges.get(edge)?.child
    }

    /// Adds the position behind an action.
    pub(super) fn grow(&mut self, id: NodeId, edge: usize) {
        let child = self.add();
        if let Some(edge) = self.node_mut(id).and_then(|node| node.edges.get_mut(edge)) {
            edge.child = Some(child);
        }
    }

    /// Returns the actions at the root that were tried: position among the options, share of the tries, mean worth.
    pub(super) fn root(&self) -> impl Iterator<Item = (usize, f32, i32)> {
        let root = self.nodes.first().filter(|_| self.len > 0);
        let all = root.map_or(0, |root| root.visits).max(1);
        let edges = root.map_or(&[][..], |root| &root.edges).iter().enumerate();
        edges.filter(|(_, edge)| edge.visits > 0).map(move |(index, edge)| {
            let mean = edge.worth / i64::from(edge.visits.max(1));
            (index, float(edge.visits) / float(all), i32::try_from(mean).unwrap_or(0))
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are small, and the same is lost on every machine")]
const fn float(count: u32) -> f32 {
    count as f32
}

#[expect(clippy::cast_precision_loss, reason = "sums are small, and the same is lost on every machine")]
fn ratio(sum: i64, count: u32) -> f32 {
    sum as f32 / float(count)
}

/// A square root: it comes out the same everywhere, unlike logarithms.
fn root(count: u32) -> f32 {
    float(count).sqrt()
}
