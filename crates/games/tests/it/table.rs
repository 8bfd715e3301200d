use dedale_core::{Observer, Seat};
use dedale_games::GameId;
use serde_json::Value;

use crate::{EVERYTHING, SOLO, TO_THE_END, played, played_game};

#[test]
fn the_events_of_the_steps_are_all_events() {
    for options in [SOLO, EVERYTHING] {
        let game = played(options, 2, TO_THE_END);
        let game = game.playing();
        for observer in [Observer::Omniscient, Observer::Spectator, Observer::Seat(Seat::new(0))] {
            let by_step: Vec<_> = (0..=game.step()).flat_map(|step| game.events_of(step, observer)).collect();
            assert_eq!(by_step, game.events_since(0, observer));
            assert!(game.events_of(game.step() + 1, observer).is_empty());
        }
    }
}

#[test]
fn going_back_over_a_draw_is_not_harmless_and_over_nothing_is() {
    let mut game = played(SOLO, 2, 0);
    let card = game
        .playing()
        .legal()
        .into_iter()
        .find(|action| action.starts_with("discard ") && !action.ends_with("key"));
    assert!(game.playing().nothing_learned_since(0).expect("a step"));
    game.playing_mut().act(&card.expect("a card that is no key")).expect("legal");
    assert!(!game.playing().nothing_learned_since(0).expect("a step"), "a card was drawn");
    assert!(game.playing().nothing_learned_since(1).expect("a step"));
    assert!(game.playing().nothing_learned_since(2).is_err());
}

#[test]
fn in_a_silent_game_every_step_may_tell_the_partner_something() {
    let game = played(&[("players", "2"), ("communication", "silent")], 2, 10);
    assert!(!game.playing().nothing_learned_since(10).expect("a step"));
    let open = played(&[("players", "2")], 2, 10);
    assert!(open.playing().nothing_learned_since(10).expect("a step"));
}

#[test]
fn what_is_written_is_what_serde_json_writes() {
    for (game, options) in [(GameId::Onirim, EVERYTHING), (GameId::Labyrinth, &[]), (GameId::Mondes, &[])] {
        for steps in [0, 10, 40, TO_THE_END] {
            let game = played_game(game, options, 3, steps);
            let game = game.playing();
            let observers = [Observer::Omniscient, Observer::Spectator, Observer::Seat(Seat::new(0))];
            assert_eq!(game.written_question().get(), game.question().to_string());
            for observer in observers {
                assert_eq!(game.written_view(observer).get(), game.view(observer).to_string());
                for step in 0..=game.step() {
                    let events = Value::from(game.events_of(step, observer)).to_string();
                    assert_eq!(game.written_events(step, observer).get(), events);
                }
            }
        }
    }
}
