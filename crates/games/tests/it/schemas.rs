use dedale_core::{Observer, Seat};
use dedale_games::{GameId, SchemaKind, schema};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::{EVERYTHING, SOLO, TO_THE_END, played};

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
