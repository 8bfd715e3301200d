//! Every law in every configuration. `DEDALE_LAW_GAMES` sets how many random games each plays.

use dedale_core::Setup as _;
use dedale_core::chance::Seed;
use dedale_core::laws::{Played, Rigour, play_by_the_laws, replays_alike};
use dedale_mondes::{Setup, State};

fn games() -> u64 {
    std::env::var("DEDALE_LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(4)
}

#[test]
fn every_configuration_obeys_every_law() {
    let mut sum = Played::default();
    for (number, setup) in (0_u64..).zip(Setup::all()) {
        let setup = Setup::from_text(&format!("{} max-rounds=30", setup.text())).expect("a setup");
        for game in 0..games() {
            let played = play_by_the_laws::<State>(&setup, number << 32 | game, Rigour { every: 13 });
            sum.disturbed += played.disturbed;
            sum.decisions += played.decisions;
        }
    }
    assert!(sum.disturbed > 0, "something was hidden");
}

#[test]
fn every_configuration_replays_alike() {
    for (number, setup) in (0_u64..).zip(Setup::all()) {
        replays_alike::<State>(&setup, Seed::Quick(number));
    }
}
