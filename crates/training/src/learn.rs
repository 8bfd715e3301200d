//! Stochastic gradient descent on the cross entropy.

use dedale_bots::net::{Active, FIRST, Net, SECOND, add, dot, probability};
use dedale_core::Chance as _;
use dedale_core::chance::Seed;

/// Steps below this change nothing that counts, but would fill the net with numbers too small to be quick.
const NEGLIGIBLE: f32 = 1e-9;

/// A net to begin with: small random weights.
pub fn fresh(rows: usize, seed: u64) -> Net {
    let mut chance = Seed::quick_from(Seed::number_of_series(seed, u64::MAX));
    let mut random = |most: f32| most * (chance.pick(1 << 24) as f32 / (1 << 23) as f32 - 1.0);
    let mut net = Net::zero(rows);
    net.rows.iter_mut().flatten().for_each(|weight| *weight = random(0.02));
    net.first.iter_mut().for_each(|weight| *weight = random(0.1));
    net.columns.iter_mut().flatten().for_each(|weight| *weight = random(0.3));
    net.last.iter_mut().for_each(|weight| *weight = random(0.4));
    net
}

/// Moves the net a step towards a probability of winning: the gradient of the cross entropy.
pub fn learn(net: &mut Net, active: &Active, target: f32, rate: f32) {
    let layers = net.layers(active);
    let step = rate * (target - probability(layers.log_odds));
    if step.abs() < NEGLIGIBLE {
        return;
    }
    let mut second = [0.0; SECOND];
    for (at, change) in second.iter_mut().enumerate() {
        *change = if layers.second[at] > 0.0 { step * net.last[at] } else { 0.0 };
        net.last[at] += step * layers.second[at];
    }
    net.result += step;
    let mut first = [0.0; FIRST];
    for (at, change) in first.iter_mut().enumerate() {
        let from = layers.first[at];
        if from > 0.0 {
            *change = dot(&net.columns[at], &second);
            add(&mut net.columns[at], &second, from);
        }
    }
    add(&mut net.second, &second, 1.0);
    add(&mut net.first, &first, 1.0);
    for row in active.iter() {
        add(&mut net.rows[row], &first, 1.0);
    }
}
