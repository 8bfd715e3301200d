use dedale_core::{Observer, Seat};
use dedale_games::{GameId, SchemaKind, schema};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::{EVERYTHING, SOLO, TO_THE_END, played, played_game};

fn validator(kind: SchemaKind) -> Validator {
    jsonschema::draft202012::new(&schema(GameId::Onirim, kind).to_value()).expect("a schema")
}

#[track_caller]
fn assert_valid(validator: &Validator, document: &Value) {
    let errors: Vec<_> = validator
        .iter_errors(document)
        .map(|error| format!("{error} at {}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}\n{document:#}");
}

#[test]
fn every_schema_is_a_schema() {
    for game in GameId::ALL {
        for kind in SchemaKind::ALL {
            let schema = schema(game, kind).to_value();
            jsonschema::draft202012::meta::validate(&schema)
                .unwrap_or_else(|error| panic!("{kind}: {error}"));
        }
    }
}

#[test]
fn what_a_game_writes_is_what_its_schemas_say() {
    let of = validator;
    let (setup, action, view) = (of(SchemaKind::Setup), of(SchemaKind::Action), of(SchemaKind::View));
    let (event, record, position) = (of(SchemaKind::Event), of(SchemaKind::Record), of(SchemaKind::Position));
    for options in [SOLO, EVERYTHING] {
        for steps in [0, 1, 20, 60, TO_THE_END] {
            for seed in 0..5 {
                let game = played(options, seed, steps);
                let game = game.playing();
                assert_valid(&setup, &json!(game.setup()));
                assert_valid(&record, &json!(game.record().expect("it began with a deal")));
                assert_valid(&position, &game.position());
                game.legal().iter().for_each(|legal| assert_valid(&action, &json!(legal)));
                let seats = Seat::first(game.seats()).map(Observer::Seat);
                for observer in seats.chain([Observer::Spectator, Observer::Omniscient]) {
                    assert_valid(&view, &game.view(observer));
                    game.events_since(0, observer).iter().for_each(|seen| assert_valid(&event, seen));
                }
            }
        }
    }
}

#[test]
fn what_a_game_cannot_read_its_schemas_refuse() {
    let refuses = |kind, document: Value| assert!(!validator(kind).is_valid(&document), "{kind}: {document}");
    refuses(SchemaKind::Setup, json!({ "book": "soft" }));
    refuses(SchemaKind::Setup, json!({ "colour": "red" }));
    refuses(SchemaKind::Action, json!("play red-cat"));
    refuses(SchemaKind::Record, json!({ "game": "onirim" }));
    refuses(SchemaKind::Event, json!({ "event": "slept" }));
    let mut position = played(SOLO, 1, 0).playing().position();
    position["position"]["hands"][0][0] = json!(5);
    refuses(SchemaKind::Position, position);
}

#[test]
fn a_game_ends_for_a_reason_its_schemas_list_and_for_no_other() {
    for game in GameId::ALL {
        let of = |kind| jsonschema::draft202012::new(&schema(game, kind).to_value()).expect("a schema");
        let (view, record) = (of(SchemaKind::View), of(SchemaKind::Record));
        let mut given_up = played_game(game, &[], 1, 3);
        given_up.playing_mut().concede(Seat::new(0)).expect("it goes on");
        for ended in [played_game(game, &[], 1, TO_THE_END), given_up] {
            let mut seen = ended.playing().view(Observer::Spectator);
            let mut written = json!(ended.playing().record().expect("it began with a deal"));
            assert_valid(&view, &seen);
            assert_valid(&record, &written);
            for other in ["bored", "stopped", ""] {
                seen["outcome"]["reason"] = other.into();
                written["result"]["reason"] = other.into();
                assert!(!view.is_valid(&seen) && !record.is_valid(&written), "{game:?}: {other}");
            }
        }
    }
}
