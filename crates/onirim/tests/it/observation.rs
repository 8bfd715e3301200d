use dedale_core::laws::{equal_tensors_are_equal_views, every_part_of_a_view_shows};
use dedale_core::{Observe as _, Setup as _};
use dedale_onirim::{Communication, Setup, State};

/// `DEDALE_LAW_GAMES` says how many games of each configuration.
#[test]
fn equal_tensors_are_equal_views_in_all_72_configurations() {
    let games =
        std::env::var("DEDALE_LAW_GAMES").map_or(4, |games| games.parse().expect("a number of games"));
    for communication in [Communication::Open, Communication::Silent] {
        for (number, setup) in (0..).zip(Setup::all(communication)) {
            let first = 1000 * number;
            assert!(equal_tensors_are_equal_views::<State>(&setup, first..first + games) > 100);
        }
    }
}

#[test]
fn planes_of_extensions_are_there_only_with_them() {
    let names = |text: &str| {
        let spec = State::observation_spec(&Setup::from_text(text).expect(text));
        spec.planes.iter().map(|plane| plane.name).collect::<Vec<_>>()
    };
    let extended = ["my-turn", "hands-shared", "goal-colour", "removed", "towers", "premonitions-open"];
    let base = names("players=1");
    assert!(extended.iter().all(|name| !base.contains(name)), "{base:?}");
    let full = names("players=2 communication=silent book=normal towers=normal premonitions=4");
    assert!(extended.iter().chain(&base).all(|name| full.contains(name)), "{full:?}");
}

#[test]
fn every_part_of_a_view_shows_in_its_tensor() {
    let setups = [
        "players=1",
        "players=2 duplicate-doors=limbo",
        "players=2 communication=silent",
        "players=1 book=normal towers=normal premonitions=4",
        "players=2 communication=silent book=hard towers=ruins premonitions=6",
    ];
    for (seed, text) in (0..).zip(setups) {
        let setup = Setup::from_text(text).expect(text);
        assert!(every_part_of_a_view_shows::<State>(&setup, seed, |_| true) > 1_000, "{text}");
    }
}
