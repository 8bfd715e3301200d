use dedale_core::Setup as _;
use dedale_core::laws::{equal_tensors_are_equal_views, every_part_of_a_view_shows};
use dedale_labyrinth::{Setup, State};

/// `DEDALE_LAW_GAMES` says how many games of each configuration.
#[test]
fn equal_tensors_are_equal_views_in_every_configuration() {
    let games =
        std::env::var("DEDALE_LAW_GAMES").map_or(2, |games| games.parse().expect("a number of games"));
    for (number, setup) in (0..).zip(Setup::all()) {
        for options in ["memory=players colours=by-seat", "memory=aid colours=drawn"] {
            let setup = Setup::from_text(&format!("{} {options}", setup.text())).expect("a setup");
            let first = 1000 * number;
            assert!(equal_tensors_are_equal_views::<State>(&setup, first..first + games) > 100);
        }
    }
}

#[test]
fn every_part_of_a_view_shows_in_its_tensor() {
    let setups =
        ["players=2 pages=12", "players=3 pages=12 level=expert spells=chosen memory=aid colours=drawn"];
    for (seed, text) in (0..).zip(setups) {
        let setup = Setup::from_text(text).expect(text);
        assert!(every_part_of_a_view_shows::<State>(&setup, seed, |_| true) > 1_000, "{text}");
    }
}
