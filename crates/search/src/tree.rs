//! The tree of an information-set Monte Carlo tree search: a node for each information set, a branch for each answer.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use dedale_core::{Legal as _, Seat, Secrets};

use crate::mean::{Mean, Prior};
use crate::ucb::{ln, upper_confidence_bound};
use crate::{Selection, Settings, Thought, is_neglected, most_visited_first};

/// The information sets that were visited, by their hashes.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Secrets> {
    places: HashMap<u64, usize, BuildHasherDefault<HashedAlready>>,
    nodes: Vec<Node<G>>,
    /// The answers of all nodes, those of each one side by side.
    branches: Vec<Branch<G::Action>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Node<G: Secrets> {
    pub(crate) decider: Seat,
    legal: G::Legal,
    /// The place of its first branch, and the number of its branches.
    first: usize,
    count: usize,
    /// The judge's worth of it to the decider.
    worth: f32,
    /// In how many simulations an answer was selected.
    selected: u32,
}

/// The answer of a node that is ahead of the others.
pub(crate) struct Lead<A> {
    /// The one tried most often, and of those the worthiest.
    pub(crate) action: A,
    /// How many more visits it has than any other.
    pub(crate) ahead: u32,
    /// The visits of all of them together.
    pub(crate) tried: u32,
}

/// One answer.
#[derive(Clone, Debug)]
struct Branch<A> {
    action: A,
    /// The worth the judge gave it before it was tried, if it did.
    prior: Option<f32>,
    /// In how many simulations it could have been tried: hidden things decide whether it is legal.
    available: u32,
    /// The results of the simulations that tried it.
    results: Mean,
}

impl<A> Branch<A> {
    fn new(action: A, prior: Option<f32>) -> Self {
        Branch { action, prior, available: 0, results: Mean::default() }
    }

    fn visits(&self) -> u32 {
        self.results.count()
    }

    /// How many visits the prior counts for.
    #[inline]
    fn prior_weight(&self, settings: &Settings) -> f32 {
        if self.prior.is_some() { settings.prior_weight } else { 0.0 }
    }

    /// The mean of the results and what was thought before them; `at` is the judge's worth of the situation.
    #[inline]
    fn worth(&self, at: f32, settings: &Settings) -> f32 {
        if settings.selection == Selection::Puct {
            return self.results.with_prior(at, settings.prior_weight);
        }
        let weight = self.prior_weight(settings);
        if self.visits() as f32 + weight == 0.0 {
            return settings.first_play;
        }
        self.results.with_prior(self.prior.unwrap_or(0.0), weight)
    }

    /// The bound of a node whose answers were selected `root` squared times.
    #[inline]
    fn bound(&self, at: f32, root: f32, settings: &Settings) -> f32 {
        let worth = self.worth(at, settings);
        match settings.selection {
            Selection::Ucb1 => {
                let tried = self.visits() as f32 + self.prior_weight(settings);
                upper_confidence_bound(worth, tried, ln(self.available + 1), settings.exploration)
            }
            Selection::Puct => {
                let prior = self.prior.unwrap_or(0.0);
                worth + settings.exploration * prior * root / (1.0 + self.visits() as f32)
            }
        }
    }

    /// What tells answers apart that were tried equally often.
    #[inline]
    fn promise(&self, at: f32, settings: &Settings) -> f32 {
        match self.prior {
            Some(prior) if settings.selection == Selection::Puct && self.visits() == 0 => prior,
            _ => self.worth(at, settings),
        }
    }

    /// The standard error of the mean result. One toss of a coin is added to the results: a few equal ones prove little.
    fn error(&self) -> f32 {
        const COIN: Prior = Prior { weight: 1.0, mean: 0.5, mean_square: 0.5 };
        (self.results.variance_with(&COIN) / f64::from(self.visits().max(1))).sqrt() as f32
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

    pub(crate) fn find(&self, information_set: u64) -> Option<usize> {
        self.places.get(&information_set).copied()
    }

    /// The seat that must choose at a node.
    pub(crate) fn decider(&self, at: usize) -> Seat {
        self.nodes[at].decider
    }

    /// Adds a node; `priors` is empty or has one for each legal answer.
    pub(crate) fn add(
        &mut self,
        information_set: u64,
        decider: Seat,
        legal: G::Legal,
        priors: &[f32],
        worth: f32,
    ) -> usize {
        let first = self.branches.len();
        let branches =
            legal.iter().enumerate().map(|(at, action)| Branch::new(action, priors.get(at).copied()));
        self.branches.extend(branches);
        let count = self.branches.len() - first;
        self.nodes.push(Node { decider, legal, first, count, worth, selected: 0 });
        self.places.insert(information_set, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Selection: the answer with the highest upper confidence bound of those the world at hand allows, and its place among all
    /// branches.
    pub(crate) fn select(&mut self, at: usize, legal: &G::Legal, settings: &Settings) -> (usize, G::Action) {
        let alike = self.nodes[at].legal == *legal;
        if !alike {
            self.add_answers(at, legal);
        }
        let node = &mut self.nodes[at];
        node.selected += 1;
        let Node { first, count, worth, selected, .. } = *node;
        let root = (selected as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, first);
        for place in first..first + count {
            let branch = &mut self.branches[place];
            if !alike && !legal.contains(branch.action) {
                continue;
            }
            branch.available += 1;
            let bound = branch.bound(worth, root, settings);
            if bound > best.0 {
                best = (bound, place);
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

    /// Backpropagation: a simulation that took this branch came to this.
    pub(crate) fn record(&mut self, branch: usize, result: f32) {
        self.branches[branch].results.add(f64::from(result));
    }

    /// Adds answers that no world before allowed. The node's answers then move to where there is room.
    fn add_answers(&mut self, at: usize, legal: &G::Legal) {
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
                self.branches.push(Branch::new(action, None));
            }
        }
        let count = self.branches.len() - moved;
        (self.nodes[at].first, self.nodes[at].count) = (moved, count);
    }

    /// The answer tried least, if it is its turn.
    pub(crate) fn neglected(&self, at: usize) -> Option<G::Action> {
        let Node { first, count, .. } = self.nodes[at];
        let branches = &self.branches[first..first + count];
        let tried: u32 = branches.iter().map(Branch::visits).sum();
        let least = branches.iter().min_by_key(|branch| branch.visits())?;
        is_neglected(least.visits(), tried).then_some(least.action)
    }

    /// The answer that is ahead, and by how much.
    pub(crate) fn lead(&self, at: usize, settings: &Settings) -> Lead<G::Action> {
        let Node { first, count, worth, .. } = self.nodes[at];
        let branches = &self.branches[first..first + count];
        let rank = |branch: &&Branch<G::Action>| (branch.visits(), branch.promise(worth, settings));
        let by_rank = |one: &&Branch<G::Action>, other: &&Branch<G::Action>| {
            let (one, other) = (rank(one), rank(other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        };
        let best = branches.iter().rev().max_by(by_rank).expect("a decider has a legal action");
        let others = branches.iter().filter(|branch| branch.action != best.action);
        let next = others.map(Branch::visits).max().unwrap_or(0);
        Lead {
            action: best.action,
            ahead: best.visits() - next,
            tried: branches.iter().map(Branch::visits).sum(),
        }
    }

    /// What is thought of every answer, the best first.
    pub(crate) fn thoughts(&self, at: usize, settings: &Settings) -> Vec<Thought<G::Action>> {
        let thought = |branch: &Branch<G::Action>| Thought {
            action: branch.action,
            visits: branch.visits(),
            worth: branch.worth(self.nodes[at].worth, settings),
            error: branch.error(),
        };
        let Node { first, count, worth, .. } = self.nodes[at];
        let mut branches: Vec<_> = self.branches[first..first + count].iter().collect();
        if settings.selection == Selection::Puct {
            let promise = |branch: &Branch<G::Action>| branch.promise(worth, settings);
            branches.sort_by(|one, other| promise(other).total_cmp(&promise(one)));
        }
        most_visited_first(branches.into_iter().map(thought).collect())
    }
}

/// Hashes of information sets are hashed already.
#[derive(Clone, Default)]
struct HashedAlready(u64);

impl Hasher for HashedAlready {
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
