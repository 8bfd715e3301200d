use dedale_core::Setup as _;
use std::collections::HashSet;

use dedale_core::laws::{equal_tensors_are_equal_views, every_part_of_a_view_shows};
use dedale_mondes::{Setup, State, View, World};

/// `DEDALE_LAW_GAMES` says how many games of each configuration.
#[test]
fn equal_tensors_are_equal_views_in_every_configuration() {
    let games =
        std::env::var("DEDALE_LAW_GAMES").map_or(1, |games| games.parse().expect("a number of games"));
    for (number, setup) in (0..).zip(Setup::all()) {
        let setup = Setup::from_text(&format!("{} max-rounds=12", setup.text())).expect("a setup");
        let first = 1000 * number;
        assert!(equal_tensors_are_equal_views::<State>(&setup, first..first + games) > 100);
    }
}

#[test]
fn every_part_of_a_view_shows_in_its_tensor() {
    let setups = [
        "players=2 max-rounds=20",
        "players=5 max-rounds=8",
        "players=3 max-rounds=12 character-key=payment",
    ];
    for (seed, text) in (0..).zip(setups) {
        let setup = Setup::from_text(text).expect(text);
        assert!(every_part_of_a_view_shows::<State>(&setup, seed, no_card_is_twice) > 1_000, "{text}");
    }
}

fn no_card_is_twice(view: &View) -> bool {
    let piles = World::all().flat_map(|world| view.piles.of(world)).flatten();
    let hands = view.hands.iter().flat_map(|hand| hand.iter()).filter_map(|glimpse| glimpse.card);
    let played = view.play.iter().flat_map(|play| play.cards.iter().copied());
    let answers = view.chain.iter().map(|link| link.card);
    let mut seen = HashSet::new();
    piles.chain(hands).chain(played).chain(answers).all(|card| seen.insert(card.index()))
}
