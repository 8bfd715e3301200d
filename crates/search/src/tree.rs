use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use dedale_core::{Legal as _, Seat, Secrets};

use crate::{Settings, Thought};

/// Situations that were looked at, by what their decider knows.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Secrets> {
    places: HashMap<u64, usize, BuildHasherDefault<Already>>,
    nodes: Vec<Node<G>>,
    /// The answers of all nodes, those of each one side by side.
    branches: Vec<Branch<G::Action>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Node<G: Secrets> {
    pub(crate) decider: Seat,
    legal: G::Legal,
    /// Where its answers begin, and how many there are.
    first: usize,
    count: usize,
}

/// How the answers of a node stand.
pub(crate) struct Lead<A> {
    /// The one tried most often, and of those the worthiest.
    pub(crate) action: A,
    /// How much more often than any other.
    pub(crate) ahead: u32,
    /// How often all of them together.
    pub(crate) tried: u32,
}

/// One answer.
#[derive(Clone, Debug)]
struct Branch<A> {
    action: A,
    /// What it seemed worth before it was tried; less than zero if nothing was said of it.
    estimate: f32,
    visits: u32,
    /// How often it could have been tried.
    offered: u32,
    total: f64,
    squares: f64,
}

impl<A> Branch<A> {
    fn new(action: A, estimate: f32) -> Self {
        Branch { action, estimate, visits: 0, offered: 0, total: 0.0, squares: 0.0 }
    }

    /// The mean of what it led to and what it seemed, which counts as some visits.
    fn worth(&self, settings: &Settings) -> f32 {
        let trust = if self.estimate < 0.0 { 0.0 } else { settings.trust };
        let visits = self.visits as f32 + trust;
        if visits == 0.0 {
            return settings.hope;
        }
        (self.total as f32 + trust * self.estimate.max(0.0)) / visits
    }

    /// How promising it is to try: what it is worth, and more the less is known of it.
    fn promise(&self, settings: &Settings) -> f32 {
        let trust = if self.estimate < 0.0 { 0.0 } else { settings.trust };
        let tried = self.visits as f32 + trust;
        let spread = (ln(self.offered + 1) / (tried + 1.0)).sqrt();
        self.worth(settings) + settings.curiosity * spread
    }

    /// The standard error of the mean. One toss of a coin is added to what was seen: a few equal results prove little.
    fn error(&self) -> f32 {
        let visits = f64::from(self.visits);
        let mean = (self.total + 0.5) / (visits + 1.0);
        let variance = ((self.squares + 0.5) / (visits + 1.0) - mean * mean).max(0.0);
        (variance / visits.max(1.0)).sqrt() as f32
    }
}

impl<G: Secrets> Tree<G> {
    pub(crate) fn new() -> Self {
        Tree { places: HashMap::default(), nodes: Vec::new(), branches: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
        self.branches.clear();
    }

    pub(crate) fn find(&self, information: u64) -> Option<usize> {
        self.places.get(&information).copied()
    }

    /// Who must choose there.
    pub(crate) fn decider(&self, at: usize) -> Seat {
        self.nodes[at].decider
    }

    /// Adds a situation; `estimates` is empty or says something of each legal answer.
    pub(crate) fn add(
        &mut self,
        information: u64,
        decider: Seat,
        legal: G::Legal,
        estimates: &[f32],
    ) -> usize {
        let estimate = |at: usize| estimates.get(at).copied().unwrap_or(-1.0);
        let first = self.branches.len();
        let branches = legal.iter().enumerate().map(|(at, action)| Branch::new(action, estimate(at)));
        self.branches.extend(branches);
        self.nodes.push(Node { decider, legal, first, count: self.branches.len() - first });
        self.places.insert(information, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// The most promising answer, and its place among all branches. What the world at hand does not allow is left out.
    pub(crate) fn choose(&mut self, at: usize, legal: &G::Legal, settings: &Settings) -> (usize, G::Action) {
        let alike = self.nodes[at].legal == *legal;
        if !alike {
            self.learn(at, legal);
        }
        let Node { first, count, .. } = self.nodes[at];
        let mut best = (f32::NEG_INFINITY, first);
        for place in first..first + count {
            let branch = &mut self.branches[place];
            if !alike && !legal.contains(branch.action) {
                continue;
            }
            branch.offered += 1;
            let promise = branch.promise(settings);
            if promise > best.0 {
                best = (promise, place);
            }
        }
        (best.1, self.branches[best.1].action)
    }

    /// The place of an answer of a node among all branches.
    pub(crate) fn find_answer(&self, at: usize, action: G::Action) -> Option<(usize, G::Action)> {
        let Node { first, count, .. } = self.nodes[at];
        let place = self.branches[first..first + count].iter().position(|branch| branch.action == action)?;
        Some((first + place, action))
    }

    pub(crate) fn record(&mut self, branch: usize, worth: f32) {
        let branch = &mut self.branches[branch];
        let worth = f64::from(worth);
        branch.visits += 1;
        branch.total += worth;
        branch.squares += worth * worth;
    }

    /// Takes up answers that other worlds did not allow. The node's answers then move to where there is room.
    fn learn(&mut self, at: usize, legal: &G::Legal) {
        let Node { first, count, .. } = self.nodes[at];
        let known = |branches: &[Branch<G::Action>], action| {
            branches[first..first + count].iter().any(|branch| branch.action == action)
        };
        if legal.iter().all(|action| known(&self.branches, action)) {
            return;
        }
        let moved = self.branches.len();
        self.branches.extend_from_within(first..first + count);
        for action in legal.iter() {
            if !known(&self.branches, action) {
                self.branches.push(Branch::new(action, -1.0));
            }
        }
        let count = self.branches.len() - moved;
        (self.nodes[at].first, self.nodes[at].count) = (moved, count);
    }

    /// Which answer is ahead, and by how much.
    pub(crate) fn lead(&self, at: usize, settings: &Settings) -> Lead<G::Action> {
        let Node { first, count, .. } = self.nodes[at];
        let branches = &self.branches[first..first + count];
        let rank = |branch: &&Branch<G::Action>| (branch.visits, branch.worth(settings));
        let by_rank = |one: &&Branch<G::Action>, other: &&Branch<G::Action>| {
            let (one, other) = (rank(one), rank(other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        };
        let best = branches.iter().rev().max_by(by_rank).expect("a decider has a legal action");
        let others = branches.iter().filter(|branch| branch.action != best.action);
        let next = others.map(|branch| branch.visits).max().unwrap_or(0);
        Lead {
            action: best.action,
            ahead: best.visits - next,
            tried: branches.iter().map(|branch| branch.visits).sum(),
        }
    }

    /// What is thought of every answer, the best first: the one tried most often, and of those the worthiest.
    pub(crate) fn thoughts(&self, at: usize, settings: &Settings) -> Vec<Thought<G::Action>> {
        let thought = |branch: &Branch<G::Action>| Thought {
            action: branch.action,
            visits: branch.visits,
            worth: branch.worth(settings),
            error: branch.error(),
        };
        let Node { first, count, .. } = self.nodes[at];
        let mut thoughts: Vec<_> = self.branches[first..first + count].iter().map(thought).collect();
        thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        thoughts
    }
}

/// The natural logarithm, nearly: the same bits on every machine.
#[inline]
fn ln(number: u32) -> f32 {
    let doublings = number.ilog2();
    let rest = number as f32 / (1_u32 << doublings) as f32 - 1.0;
    let part = rest * (1.4425 + rest * (-0.7189 + rest * (0.4578 + rest * (-0.2610 + rest * 0.0796))));
    (doublings as f32 + part) * std::f32::consts::LN_2
}

/// Information is hashed already.
#[derive(Clone, Default)]
struct Already(u64);

impl Hasher for Already {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only whole numbers are looked up");
    }

    fn write_u64(&mut self, number: u64) {
        // The table takes the lowest bits for the place and the highest to compare.
        self.0 = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32);
    }
}
