//! Policy networks: multi-layer perceptrons from observation tensors to a value for each action, trained elsewhere.

mod file;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use dedale_core::chance::Quick;
use dedale_core::{Action as _, Game, Legal as _, ObservationSpec, Perspective, Setup as _};
use dedale_games::Listed;

use crate::{Guest, Player};

pub use file::PolicyError;

/// One layer: each output is the sum of its weighted inputs and its bias.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    inputs: usize,
    /// The weights of each input, one after the other: an input of 0, and most are, costs nothing.
    columns: Vec<f32>,
    biases: Vec<f32>,
}

impl Layer {
    /// From the weights of each output, one after the other, as most programs write them.
    ///
    /// # Errors
    /// If there are not as many weights as inputs and outputs ask for, or one of them is no finite number.
    pub fn new(inputs: usize, weights: &[f32], biases: &[f32]) -> Result<Layer, PolicyError> {
        let outputs = biases.len();
        if inputs == 0 || outputs == 0 || Some(weights.len()) != inputs.checked_mul(outputs) {
            return Err(PolicyError::Shape);
        }
        if !weights.iter().chain(biases).all(|weight| weight.is_finite()) {
            return Err(PolicyError::NotFinite);
        }
        let columns = (0..inputs).flat_map(|input| weights[input..].iter().step_by(inputs).copied());
        Ok(Layer { inputs, columns: columns.collect(), biases: biases.to_vec() })
    }

    fn outputs(&self) -> usize {
        self.biases.len()
    }

    /// The weights of each output, one after the other.
    fn rows(&self) -> impl Iterator<Item = f32> + '_ {
        (0..self.outputs()).flat_map(|output| self.columns[output..].iter().step_by(self.outputs()).copied())
    }

    fn apply(&self, inputs: &[f32], outputs: &mut Vec<f32>) {
        outputs.clear();
        outputs.extend(&self.biases);
        for (&input, column) in inputs.iter().zip(self.columns.chunks_exact(self.outputs())) {
            if input != 0.0 {
                outputs.iter_mut().zip(column).for_each(|(output, weight)| *output += input * weight);
            }
        }
    }
}

/// A policy network for setups with the same planes as one it was made for.
#[derive(Clone, PartialEq, Debug)]
pub struct PolicyNet {
    game: &'static str,
    setup: String,
    /// Between two layers negative values become 0 (ReLU).
    layers: Vec<Layer>,
    /// The command that made it.
    pub command: String,
    /// Its results in games it was not trained on.
    pub figures: String,
}

impl PolicyNet {
    /// For a setup: as many inputs as its tensor has bytes, each divided by the largest one of its plane, and as many outputs as
    /// the game has actions.
    ///
    /// # Errors
    /// If the layers do not fit together, or not to the game.
    pub fn new<G: Listed>(setup: &G::Setup, layers: Vec<Layer>) -> Result<PolicyNet, PolicyError> {
        let size = G::observation_spec(setup).size();
        let last =
            layers.iter().try_fold(size, |size, layer| (layer.inputs == size).then(|| layer.outputs()));
        if layers.is_empty() || last != Some(G::Action::COUNT) {
            return Err(PolicyError::Shape);
        }
        let (command, figures) = (String::new(), String::new());
        Ok(PolicyNet { game: G::ID, setup: setup.text(), layers, command, figures })
    }

    /// The id of its game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The setup it was made for, as text.
    pub fn setup(&self) -> &str {
        &self.setup
    }
}

/// A player who takes the legal action of the highest value, of equals the first.
#[derive(Clone, Debug)]
pub struct Policy {
    net: Arc<PolicyNet>,
    spec: ObservationSpec,
    tensor: Vec<u8>,
    values: Vec<f32>,
    next: Vec<f32>,
}

impl Policy {
    /// With that net, in games of that setup.
    ///
    /// # Errors
    /// If the net was made for another game, or for a setup with other planes.
    pub fn new<G: Listed>(net: Arc<PolicyNet>, setup: &G::Setup) -> Result<Policy, PolicyError> {
        if net.game != G::ID {
            return Err(PolicyError::Game { found: net.game.to_owned(), expected: G::ID });
        }
        let spec = G::observation_spec(setup);
        let made_for = G::Setup::from_text(&net.setup).map_err(|_| PolicyError::Unknown)?;
        if G::observation_spec(&made_for) != spec {
            return Err(PolicyError::Setup { found: net.setup.clone(), expected: setup.text() });
        }
        Ok(Policy { net, tensor: vec![0; spec.size()], spec, values: Vec::new(), next: Vec::new() })
    }
}

impl<G: Game> Player<G> for Policy {
    fn choose(&mut self, at: Perspective<'_, G>, _: &mut Quick) -> G::Action {
        G::observe(&at.view(), &mut self.tensor);
        self.values.resize(self.tensor.len(), 0.0);
        self.spec.write_floats(&self.tensor, &mut self.values);
        for (depth, layer) in self.net.layers.iter().enumerate() {
            if depth > 0 {
                self.values.iter_mut().for_each(|value| *value = value.max(0.0));
            }
            layer.apply(&self.values, &mut self.next);
            std::mem::swap(&mut self.values, &mut self.next);
        }
        let value = |action: &G::Action| self.values[action.index()];
        let best = at
            .legal()
            .iter()
            .reduce(|best, action| if value(&action) > value(&best) { action } else { best });
        best.expect("somebody is asked")
    }
}

impl<G: Game> Guest<G> for Policy {
    fn copy(&self) -> Box<dyn Guest<G>> {
        Box::new(self.clone())
    }
}
