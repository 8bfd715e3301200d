//! Makes the weights by which `dedale_bots::mondes::outlook` tells the chance of each player to be home first, from games
//! among `normal`: `cargo run --release -p dedale-bots --example mondes_outlook`.

use dedale_bots::Player as _;
use dedale_bots::mondes::Normal;
use dedale_bots::mondes::outlook::{FEATURES, exp, features};
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_mondes::{Setup, State};

const GAMES: u64 = 6_000;
const PASSES: usize = 12;

/// The beginning of a turn: what counts for each player, and who came home first.
struct Example {
    features: Vec<[f32; FEATURES]>,
    winner: Seat,
}

fn main() {
    for players in 2..=5 {
        let setup = Setup::from_text(&format!("players={players}")).expect("a setup");
        let examples: Vec<Example> = (0..GAMES).flat_map(|game| played(&setup, game)).collect();
        let mut fit = Fit::default();
        let loss = (0..PASSES).map(|pass| fit.learn(&examples, if pass < 4 { 0.3 } else { 0.1 })).last();
        let (loss, blind) = (loss.unwrap_or_default(), (players as f32).ln());
        println!("{players} players: {} turns, loss {loss:.4} of {blind:.4}", examples.len());
        println!("    {:?},", fit.weights.map(|weight| (weight * 1e4).round() / 1e4));
    }
}

fn played(setup: &Setup, game: u64) -> Vec<Example> {
    let mut table = Silent(Seed::quick_from(1_000_000 + game));
    let mut chance = Seed::quick_from(2_000_000 + game);
    let mut state = State::start(setup, &mut table);
    let (mut turns, mut last) = (Vec::new(), 0);
    while let Some(at) = Perspective::of_decider(&state) {
        if state.turns() > last {
            last = state.turns();
            turns.push(Seat::first(setup.seats()).map(|seat| features(&state, seat)).collect());
        }
        let action = Normal.choose(at, &mut chance);
        state.apply(action, &mut table);
    }
    let winner = state.outcome().and_then(|outcome| outcome.winners.iter().next());
    let example = |features| winner.map(|winner| Example { features, winner });
    turns.into_iter().filter_map(example).collect()
}

/// Weights found by gradient descent with a step of its own for each (Adagrad).
#[derive(Default)]
struct Fit {
    weights: [f32; FEATURES],
    squares: [f32; FEATURES],
}

impl Fit {
    /// Goes through all examples once, in a mixed order; says how far off it was on average.
    fn learn(&mut self, examples: &[Example], step: f32) -> f32 {
        let mut loss = 0.0_f64;
        for turn in 0..examples.len() {
            let example = &examples[(turn + 1) * 7_919 % examples.len()];
            let chances = self.chances(example);
            loss -= f64::from(chances[example.winner.index()].ln());
            for feature in 0..FEATURES {
                let off =
                    |seat: usize| chances[seat] - if seat == example.winner.index() { 1.0 } else { 0.0 };
                let seats = 0..chances.len();
                let slope: f32 = seats.map(|seat| off(seat) * example.features[seat][feature]).sum();
                self.squares[feature] += slope * slope;
                self.weights[feature] -= step * slope / (self.squares[feature].sqrt() + 1e-6);
            }
        }
        (loss / examples.len() as f64) as f32
    }

    fn chances(&self, example: &Example) -> Vec<f32> {
        let dot =
            |of: &[f32; FEATURES]| of.iter().zip(&self.weights).map(|(one, other)| one * other).sum::<f32>();
        let strengths: Vec<f32> = example.features.iter().map(|of| exp(dot(of))).collect();
        let sum: f32 = strengths.iter().sum();
        strengths.into_iter().map(|strength| strength / sum).collect()
    }
}
