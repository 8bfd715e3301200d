use dedale_core::chance::Seed;
use dedale_core::{Observer, Seat};
use dedale_games::{AnyMatch, GameId, SchemaKind, schema};
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
                let game = game.examined();
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
    let mut position = played(SOLO, 1, 0).examined().position();
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

#[test]
fn mo_x2_the_schema_of_a_setup_takes_as_many_rounds_as_the_program() {
    let schema = jsonschema::draft202012::new(&schema(GameId::Mondes, SchemaKind::Setup).to_value());
    let schema = schema.expect("a schema");
    for (rounds, is_taken) in [
        ("1", true),
        ("60", true),
        ("999", true),
        ("1000", true),
        ("0", false),
        ("1001", false),
        ("9999", false),
        ("060", false),
        ("+60", false),
        ("", false),
    ] {
        let read = AnyMatch::new(GameId::Mondes, [("max-rounds", rounds)], Seed::Quick(1));
        assert_eq!(read.is_ok(), is_taken, "{rounds}");
        assert_eq!(schema.is_valid(&json!({ "max-rounds": rounds })), is_taken, "{rounds}");
    }
}

#[test]
fn mo_h1_the_schema_of_a_position_takes_the_same_knowers_as_the_program() {
    let schema = jsonschema::draft202012::new(&schema(GameId::Mondes, SchemaKind::Position).to_value());
    let schema = schema.expect("a schema");
    let mut position = played_game(GameId::Mondes, &[], 1, 6).examined().position();
    for (knowers, is_taken) in
        [("12w", true), ("12", true), ("21w", false), ("11", false), ("w1", false), ("x", false)]
    {
        position["position"]["known_to"] = json!({ "a4": knowers });
        let read = AnyMatch::from_position(GameId::Mondes, &position["position"], Seed::Quick(1));
        let is_read = !read.is_err_and(|problem| problem.code() == "bad-json");
        assert_eq!((is_read, schema.is_valid(&position)), (is_taken, is_taken), "{knowers}");
    }
}

#[test]
fn lists_whose_order_matters_say_it_in_their_schemas() {
    for (game, fields) in [
        (
            GameId::Onirim,
            &[
                "Position.rows",
                "Position.goals",
                "Position.towers",
                "DeckDocument.top",
                "DeckDocument.bottom",
            ][..],
        ),
        (GameId::Labyrinth, &["Position.board", "Position.hands"]),
        (
            GameId::Mondes,
            &["Position.worlds", "Position.piles", "Position.characters", "Position.chain", "Position.tasks"],
        ),
    ] {
        let schema = schema(game, SchemaKind::Position).to_value();
        for field in fields {
            let (holder, name) = field.split_once('.').expect("a field");
            let told = schema["$defs"][holder]["properties"][name]["description"].as_str();
            let told = told.unwrap_or_else(|| panic!("{game}: {field}"));
            let order = ["first", "last", "from left to right", "from north to south", "at nw, n, ne"];
            assert!(order.iter().any(|order| told.contains(order)), "{game}, {field}: {told}");
        }
    }
}
