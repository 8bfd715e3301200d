//! Records of the first version of the rules: those that mean the same replay, the others are refused by their version.

use dedale_core::chance::Seed;
use dedale_core::record::Record;
use dedale_core::{Chance as _, Match, Observer, Rules as _, Secrets as _, Setup as _};
use dedale_onirim::{Action, Question, Setup, State};

/// A game of random answers as the first version would have recorded it, without the looks of a discarded hand, and
/// how many of these there were.
fn first_version(setup: &str, seed: u64) -> (Record<State>, usize) {
    let mut chance = Seed::quick_from(!seed);
    let mut game = Match::<State>::new(&Setup::from_text(setup).expect(setup), Seed::Quick(seed));
    let mut looks = Vec::new();
    while let Some(question) = game.state().question() {
        let redrawing = game.state().view(Observer::Spectator).redrawing;
        let asks_to_look = matches!(question, Question::Peek { .. } | Question::TowerLook);
        let legal = game.state().legal();
        let mut action = legal.nth(chance.pick(legal.len())).expect("below their number");
        if redrawing && asks_to_look {
            looks.push(game.step());
            action = Action::Decline;
        }
        game.act(action).expect("a legal answer");
    }
    let mut record = game.record().expect("it began with a deal");
    record.rules = 1;
    for &step in looks.iter().rev() {
        record.steps.remove(step);
    }
    (record, looks.len())
}

#[test]
fn a_record_of_the_first_rules_replays_if_nothing_in_it_changed() {
    for setup in ["players=1", "players=2 communication=silent", "players=1 premonitions=4"] {
        for seed in 0..10 {
            let (record, _) = first_version(setup, seed);
            let replayed = Record::<State>::load_text(&record.to_string()).map(|game| game.hash());
            assert_eq!(replayed, Ok(record.hash), "{setup}, {seed}");
        }
    }
}

#[test]
fn a_record_of_the_first_rules_is_refused_by_its_version_if_it_would_now_play_otherwise() {
    let mut refused = 0;
    for seed in 0..40 {
        let (record, looks) = first_version("players=1 towers=normal", seed);
        match record.replay() {
            Ok(_) => assert_eq!(looks, 0, "{seed}"),
            Err(error) => {
                assert_eq!((error.code, looks > 0), ("record-rules-version", true), "{seed}");
                refused += 1;
            }
        }
    }
    assert!((1..40).contains(&refused), "{refused}");
}

#[test]
fn a_record_of_later_rules_is_refused() {
    let (mut record, _) = first_version("players=1", 1);
    record.rules = State::VERSION + 1;
    assert_eq!(record.replay().map(|_| ()).expect_err("later rules").code, "record-rules-version");
}
