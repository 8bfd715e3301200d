//! Every law in every configuration. `DEDALE_LAW_GAMES` sets how many random games each plays.

use dedale_core::chance::Seed;
use dedale_core::laws::{Played, Rigour, play_by_the_laws, replays_alike};
use dedale_core::{Setup as _, chance::Chance as _};
use dedale_labyrinth::{Setup, State};

fn games() -> u64 {
    std::env::var("DEDALE_LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20)
}

#[test]
fn every_configuration_obeys_every_law() {
    let mut sum = Played::default();
    for (number, setup) in (0_u64..).zip(Setup::all()) {
        for game in 0..games() {
            let memory = if game % 2 == 0 { "players" } else { "aid" };
            let help = if game % 4 < 2 { "own-board-empty" } else { "deck-empty" };
            let text = format!("{} memory={memory} help={help}", setup.text());
            let setup = Setup::from_text(&text).expect("a setup");
            let played = play_by_the_laws::<State>(&setup, number << 32 | game, Rigour { every: 17 });
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
        let mut key = [0; 32];
        let mut chance = Seed::quick_from(number);
        key.fill_with(|| chance.pick(256) as u8);
        replays_alike::<State>(&setup, Seed::Sealed(key));
    }
}
