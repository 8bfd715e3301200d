//! Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012) with UCB1 and priors.
//!
//! Selection goes down the tree by upper confidence bounds, in a world sampled anew for each simulation; expansion adds one
//! node; a [`Judge`] evaluates it, instead of a game played to its end; backpropagation gives its worth to every answer on
//! the path.

use dedale_core::chance::Quick;
use dedale_core::{Seat, Secrets, Silent};

use crate::tree::Tree;
use crate::{Judge, Thought, Worth};

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Which answer to try next.
    pub selection: Selection,
    /// The exploration constant.
    pub exploration: f32,
    /// How many visits the worth before the first one counts for: of UCB1 the judge's prior of an answer, of PUCT the worth of
    /// the situation.
    pub prior_weight: f32,
    /// First-play urgency: the worth of an answer that was never tried and has no prior.
    pub first_play: f32,
    /// How many nodes are kept. When there are more, the next search begins anew.
    pub capacity: usize,
}

/// A rule for the answer to try next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// UCB1. The judge's prior of an answer is its worth.
    Ucb1,
    /// PUCT (Rosin, 2011; Silver et al., 2017). The judge's prior of an answer is its probability, which must be there.
    Puct,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            selection: Selection::Ucb1,
            exploration: 0.7,
            prior_weight: 3.0,
            first_play: 1.0,
            capacity: 1 << 20,
        }
    }
}

/// A search that keeps what it found for the next decision of the same game.
#[derive(Clone, Debug)]
pub struct Search<G: Secrets, J> {
    judge: J,
    settings: Settings,
    tree: Tree<G>,
    priors: Vec<f32>,
    /// The deciders on the path of the current simulation, each with the place of the branch taken.
    path: Vec<(Seat, usize)>,
}

impl<G: Secrets, J: Judge<G>> Search<G, J> {
    /// With an empty tree.
    pub fn new(judge: J, settings: Settings) -> Self {
        Search { judge, settings, tree: Tree::new(), priors: Vec::new(), path: Vec::new() }
    }

    /// Forgets everything: another game begins.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Simulates for as long as `go_on` returns true, which is called with the number of simulations done, and returns the
    /// worth of every answer, the best first. The view must be that of the seat that must choose; nothing else is used.
    ///
    /// Some simulations go to the answer tried least ([`is_neglected`](crate::is_neglected)): a rating says something about every answer.
    pub fn think(
        &mut self,
        view: &G::View,
        chance: &mut Quick,
        go_on: impl FnMut(u32) -> bool,
    ) -> Vec<Thought<G::Action>> {
        let root = self.deepen(view, None, chance, go_on);
        self.tree.thoughts(root, &self.settings)
    }

    /// The same, but every simulation begins with one given answer; returns its worth, or none if it is not legal.
    pub fn think_of(
        &mut self,
        view: &G::View,
        action: G::Action,
        chance: &mut Quick,
        go_on: impl FnMut(u32) -> bool,
    ) -> Option<Thought<G::Action>> {
        let root = self.deepen(view, Some(action), chance, go_on);
        self.tree.thoughts(root, &self.settings).into_iter().find(|thought| thought.action == action)
    }

    /// Simulates from the view, always with the `first` answer if there is one; returns the place of the root.
    fn deepen(
        &mut self,
        view: &G::View,
        first: Option<G::Action>,
        chance: &mut Quick,
        mut go_on: impl FnMut(u32) -> bool,
    ) -> usize {
        let (root, mut world) = self.root(view, chance);
        let mut done = 0;
        while go_on(done) {
            let first = first.or_else(|| self.tree.neglected(root));
            self.simulate(world, first, chance);
            world = G::sample(view, chance);
            done += 1;
        }
        root
    }

    /// The answer tried most often after so many simulations. Earlier ones count too, and the search ends as soon as no other
    /// answer can catch up.
    pub fn decide(&mut self, view: &G::View, chance: &mut Quick, simulations: u32) -> G::Action {
        const AT_ONCE: u32 = 16;
        let (root, mut world) = self.root(view, chance);
        let mut left = simulations.saturating_sub(self.tree.lead(root, &self.settings).tried);
        while left > 0 && self.tree.lead(root, &self.settings).ahead <= left {
            for _ in 0..left.min(AT_ONCE) {
                self.simulate(world, None, chance);
                world = G::sample(view, chance);
            }
            left = left.saturating_sub(AT_ONCE);
        }
        self.tree.lead(root, &self.settings).action
    }

    /// The thoughts so far about a situation, the best answer first; none if it is not in the tree.
    pub fn recall(&mut self, world: &G) -> Vec<Thought<G::Action>> {
        let at = self.tree.find(self.judge.information_set(world));
        at.map(|at| self.tree.thoughts(at, &self.settings)).unwrap_or_default()
    }

    /// The place of the current decision in the tree, and a world sampled from the view.
    fn root(&mut self, view: &G::View, chance: &mut Quick) -> (usize, G) {
        if self.tree.len() > self.settings.capacity / 2 {
            self.tree.clear();
        }
        let world = G::sample(view, chance);
        let information_set = self.judge.information_set(&world);
        let root = match self.tree.find(information_set) {
            Some(root) => root,
            None => self.expand(information_set, &world, chance).0,
        };
        (root, world)
    }

    fn simulate(&mut self, mut world: G, first: Option<G::Action>, chance: &mut Quick) {
        self.path.clear();
        let worth = loop {
            if let Some(outcome) = world.outcome() {
                break Worth::of(&outcome);
            }
            let information_set = self.judge.information_set(&world);
            let Some(at) = self.tree.find(information_set) else {
                break self.evaluate(information_set, &world, chance);
            };
            let given = first.filter(|_| self.path.is_empty());
            let (branch, action) = match given.and_then(|action| self.tree.find_answer(at, action)) {
                Some(given) => given,
                None => self.tree.select(at, &world.legal(), &self.settings),
            };
            self.path.push((self.tree.decider(at), branch));
            world.apply(action, &mut Silent(&mut *chance));
        };
        for &(decider, branch) in &self.path {
            self.tree.record(branch, worth.of_seat(decider));
        }
    }

    /// Evaluates a leaf, which becomes a node if there is room.
    fn evaluate(&mut self, information_set: u64, world: &G, chance: &mut Quick) -> Worth {
        if self.tree.len() < self.settings.capacity {
            return self.expand(information_set, world, chance).1;
        }
        self.priors.clear();
        self.judge.evaluate(world, &world.legal(), &mut self.priors, chance)
    }

    fn expand(&mut self, information_set: u64, world: &G, chance: &mut Quick) -> (usize, Worth) {
        let decider = world.decider().expect("the game goes on");
        let legal = world.legal();
        self.priors.clear();
        let worth = self.judge.evaluate(world, &legal, &mut self.priors, chance);
        let place = self.tree.add(information_set, decider, legal, &self.priors, worth.of_seat(decider));
        (place, worth)
    }
}
