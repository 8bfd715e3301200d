//! Whether the chances shown in Onirim are right: `reliability GAMES SIMULATIONS [SETUP]`. With no simulations it is the
//! net of `hard` alone that is asked.

use dedale_bots::onirim::Expert;
use dedale_core::Setup as _;
use dedale_onirim::Setup;
use dedale_training::Reliability;

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [games, simulations, setup @ ..] = &arguments[..] else { panic!("GAMES SIMULATIONS [SETUP]") };
    let setup = Setup::from_text(&setup.join(" ")).expect("a setup");
    let simulations = simulations.parse().expect("a number");
    print!("{}", Reliability::of::<Expert>(&setup, games.parse().expect("a number"), simulations));
}
