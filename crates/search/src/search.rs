use dedale_core::chance::Quick;
use dedale_core::{Seat, Secrets, Silent};

use crate::tree::Tree;
use crate::{Judge, Thought, Worth};

/// How a search weighs what it finds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much it tries what it knows little of.
    pub curiosity: f32,
    /// How many visits the judge's estimate of an answer counts for.
    pub trust: f32,
    /// What an answer is thought to be worth of which nothing is known.
    pub hope: f32,
    /// How many situations are kept. When there are more, the next search begins anew.
    pub memory: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { curiosity: 0.7, trust: 3.0, hope: 1.0, memory: 1 << 20 }
    }
}

/// A search that keeps what it found for the next decision of the same game.
#[derive(Clone, Debug)]
pub struct Search<G: Secrets, J> {
    judge: J,
    settings: Settings,
    tree: Tree<G>,
    estimates: Vec<f32>,
    /// Who chose in the simulation at hand, and where the branch taken lies.
    path: Vec<(Seat, usize)>,
}

impl<G: Secrets, J: Judge<G>> Search<G, J> {
    /// A search that has not thought of anything yet.
    pub fn new(judge: J, settings: Settings) -> Self {
        Search { judge, settings, tree: Tree::new(), estimates: Vec::new(), path: Vec::new() }
    }

    /// Forgets everything: another game begins.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Thinks for as long as `go_on` says so, which is asked with the number of simulations done, and tells of every
    /// answer what it is worth, the best first. The view is of the seat that must choose, and all that is used.
    pub fn think(
        &mut self,
        view: &G::View,
        chance: &mut Quick,
        go_on: impl FnMut(u32) -> bool,
    ) -> Vec<Thought<G::Action>> {
        let root = self.deepen(view, None, chance, go_on);
        self.tree.thoughts(root, &self.settings)
    }

    /// Thinks about one of the answers alone and tells what it is worth; none if it is no answer.
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

    /// Simulates from what the view tells, always with the `first` answer if there is one; gives the place of the root.
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
            self.simulate(world, first, chance);
            world = G::sample(view, chance);
            done += 1;
        }
        root
    }

    /// The answer that so many simulations try most often. Those that were done before count too, and it ends as soon as
    /// no other answer can catch up.
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

    /// What was found so far about a situation, the best answer first; nothing if it was never looked at.
    pub fn recall(&mut self, world: &G) -> Vec<Thought<G::Action>> {
        let at = self.tree.find(self.judge.information(world));
        at.map(|at| self.tree.thoughts(at, &self.settings)).unwrap_or_default()
    }

    /// Where the decision at hand is in the tree, and a world that looks like it.
    fn root(&mut self, view: &G::View, chance: &mut Quick) -> (usize, G) {
        if self.tree.len() > self.settings.memory / 2 {
            self.tree.clear();
        }
        let world = G::sample(view, chance);
        let information = self.judge.information(&world);
        let root = match self.tree.find(information) {
            Some(root) => root,
            None => self.expand(information, &world, chance).0,
        };
        (root, world)
    }

    fn simulate(&mut self, mut world: G, first: Option<G::Action>, chance: &mut Quick) {
        self.path.clear();
        let worth = loop {
            if let Some(outcome) = world.outcome() {
                break Worth::of(&outcome);
            }
            let information = self.judge.information(&world);
            let Some(at) = self.tree.find(information) else {
                break self.look(information, &world, chance);
            };
            let given = first.filter(|_| self.path.is_empty());
            let (branch, action) = match given.and_then(|action| self.tree.find_answer(at, action)) {
                Some(given) => given,
                None => self.tree.choose(at, &world.legal(), &self.settings),
            };
            self.path.push((self.tree.decider(at), branch));
            world.apply(action, &mut Silent(&mut *chance));
        };
        for &(decider, branch) in &self.path {
            self.tree.record(branch, worth.of_seat(decider));
        }
    }

    /// What a situation is worth that is not in the tree; it is kept if there is room.
    fn look(&mut self, information: u64, world: &G, chance: &mut Quick) -> Worth {
        if self.tree.len() < self.settings.memory {
            return self.expand(information, world, chance).1;
        }
        self.estimates.clear();
        self.judge.judge(world, &world.legal(), &mut self.estimates, chance)
    }

    fn expand(&mut self, information: u64, world: &G, chance: &mut Quick) -> (usize, Worth) {
        let decider = world.decider().expect("the game goes on");
        let legal = world.legal();
        self.estimates.clear();
        let worth = self.judge.judge(world, &legal, &mut self.estimates, chance);
        (self.tree.add(information, decider, legal, &self.estimates), worth)
    }
}
