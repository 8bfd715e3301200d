use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use dedale_core::Setup as _;
use dedale_core::chance::Seed;
use dedale_core::laws::{self, Rigour};
use dedale_onirim::{Action, Communication, Setup, State};

#[test]
fn actions_have_one_name() {
    laws::actions_have_one_name::<Action>();
}

/// ON-E1: a configuration left out would be one the laws are never tried in.
#[test]
fn on_e1_the_72_configurations_are_all_different() {
    for communication in [Communication::Open, Communication::Silent] {
        let texts: HashSet<_> = Setup::all(communication).map(|setup| setup.text()).collect();
        assert_eq!(texts.len(), 72);
        let silent = texts.iter().filter(|text| text.contains("communication=silent")).count();
        assert_eq!(silent, if communication == Communication::Silent { 36 } else { 0 });
    }
}

#[test]
fn records_replay_in_all_72_configurations() {
    for communication in [Communication::Open, Communication::Silent] {
        for (seed, setup) in (0..).zip(Setup::all(communication)) {
            laws::replays_alike::<State>(&setup, Seed::Quick(seed));
        }
    }
    laws::replays_alike::<State>(&Setup::solo(), Seed::Sealed([3; 32]));
}

/// Random games in each configuration: every law at every step of the first, at some steps of the others.
/// `DEDALE_LAW_GAMES` says how many (`make laws`: 10,000).
#[test]
fn all_72_configurations_obey_the_laws() {
    let games =
        std::env::var("DEDALE_LAW_GAMES").map_or(6, |games| games.parse().expect("a number of games"));
    let silent_duos = Setup::all(Communication::Silent).skip(36);
    let setups: Vec<_> = Setup::all(Communication::Open).chain(silent_duos).collect();
    let next = AtomicUsize::new(0);
    let disturbed = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(setup) = setups.get(next.fetch_add(1, Ordering::Relaxed)) {
                    disturbed.fetch_add(obeys_the_laws(setup, games), Ordering::Relaxed);
                }
            });
        }
    });
    assert!(disturbed.into_inner() > 1_000, "the silent games have secrets to disturb");
}

/// Plays so many games of a setup; says how often the hidden part could be disturbed.
fn obeys_the_laws(setup: &Setup, games: u64) -> usize {
    let series = setup_number(setup);
    let mut disturbed = 0;
    for game in 0..games {
        let every = match game {
            0 => 1,
            1..100 => 13,
            _ => 101,
        };
        let played =
            laws::play_by_the_laws::<State>(setup, Seed::number_of_series(series, game), Rigour { every });
        disturbed += played.disturbed as usize;
        assert!(played.turns <= 66, "{setup:?}, game {game}: {} turns", played.turns);
    }
    disturbed
}

/// A series of deals for each configuration.
fn setup_number(setup: &Setup) -> u64 {
    let mut hash = dedale_core::Fingerprint::new();
    hash.write(setup.text().as_bytes());
    hash.value()
}
