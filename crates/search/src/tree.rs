use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use dedale_core::{Legal as _, Seat, Secrets};

use crate::{Settings, Thought};

/// Situations that were looked at, by what their decider knows.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Secrets> {
    places: HashMap<u64, usize, BuildHasherDefault<Already>>,
    nodes: Vec<Node<G>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Node<G: Secrets> {
    pub(crate) decider: Seat,
    legal: G::Legal,
    visits: u32,
    branches: Vec<Branch<G::Action>>,
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
        let spread = ((self.offered as f32 + 1.0).ln() / (tried + 1.0)).sqrt();
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
        Tree { places: HashMap::default(), nodes: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
    }

    pub(crate) fn find(&self, information: u64) -> Option<usize> {
        self.places.get(&information).copied()
    }

    pub(crate) fn node(&self, at: usize) -> &Node<G> {
        &self.nodes[at]
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
        let branches = legal.iter().enumerate().map(|(at, action)| Branch::new(action, estimate(at)));
        let node = Node { decider, legal, visits: 0, branches: branches.collect() };
        self.nodes.push(node);
        self.places.insert(information, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// The most promising answer, and its place in the node. What the world at hand does not allow is left out.
    pub(crate) fn choose(&mut self, at: usize, legal: &G::Legal, settings: &Settings) -> (usize, G::Action) {
        let node = &mut self.nodes[at];
        let alike = node.legal == *legal;
        if !alike {
            node.learn(legal);
        }
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, branch) in node.branches.iter_mut().enumerate() {
            if !alike && !legal.contains(branch.action) {
                continue;
            }
            branch.offered += 1;
            let promise = branch.promise(settings);
            if promise > best.0 {
                best = (promise, place);
            }
        }
        (best.1, node.branches[best.1].action)
    }

    /// The place of an answer in the node.
    pub(crate) fn find_answer(&self, at: usize, action: G::Action) -> Option<(usize, G::Action)> {
        let place = self.nodes[at].branches.iter().position(|branch| branch.action == action)?;
        Some((place, action))
    }

    pub(crate) fn record(&mut self, at: usize, branch: usize, worth: f32) {
        let node = &mut self.nodes[at];
        node.visits += 1;
        let branch = &mut node.branches[branch];
        let worth = f64::from(worth);
        branch.visits += 1;
        branch.total += worth;
        branch.squares += worth * worth;
    }
}

impl<G: Secrets> Node<G> {
    /// Takes up answers that other worlds did not allow.
    fn learn(&mut self, legal: &G::Legal) {
        for action in legal.iter() {
            if !self.branches.iter().any(|branch| branch.action == action) {
                self.branches.push(Branch::new(action, -1.0));
            }
        }
    }

    /// What is thought of every answer, the best first: the one tried most often, and of those the worthiest.
    pub(crate) fn thoughts(&self, settings: &Settings) -> Vec<Thought<G::Action>> {
        let thought = |branch: &Branch<G::Action>| Thought {
            action: branch.action,
            visits: branch.visits,
            worth: branch.worth(settings),
            error: branch.error(),
        };
        let mut thoughts: Vec<_> = self.branches.iter().map(thought).collect();
        thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        thoughts
    }
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
