use dedale_games::{GameId, SchemaKind, schema};
use dedale_mondes::Cards;
use serde_json::{Value, json};

fn contents(game: GameId, options: &[(&str, &str)]) -> Value {
    let found = game.contents(options.iter().copied()).expect("a playable setup");
    let validator = jsonschema::draft202012::new(&schema(game, SchemaKind::Contents).to_value());
    let errors: Vec<_> =
        validator.expect("a schema").iter_errors(&found.contents).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    found.contents
}

fn length(list: &Value) -> usize {
    list.as_array().expect("a list").len()
}

/// How many there are of everything in a list of `{…, count}`.
fn copies(list: &Value) -> u64 {
    list.as_array().expect("a list").iter().map(|one| one["count"].as_u64().expect("a count")).sum()
}

#[test]
fn the_document_says_which_game_and_which_setup_it_is_of() {
    let found = GameId::Labyrinth.contents([("players", "3")]).expect("a setup");
    let document = serde_json::to_value(&found).expect("JSON");
    assert_eq!(document["id"], "labyrinth");
    assert_eq!((&document["min_players"], &document["max_players"]), (&json!(2), &json!(4)));
    assert_eq!(document["options"][3]["default"], "discovery");
    assert_eq!(document["setup"]["players"], 3);
    assert_eq!(document["setup"]["layout"], "classic");
    assert_eq!(GameId::Labyrinth.contents_of_text("players=3"), Ok(found));
}

#[test]
fn a_setup_that_cannot_be_played_has_no_contents() {
    let code = |game: GameId, text| game.contents_of_text(text).expect_err("it is wrong").code();
    assert_eq!(code(GameId::Onirim, "book=soft"), "setup-unknown-value");
    assert_eq!(code(GameId::Mondes, "players=2 first=3"), "setup-conflict");
    assert_eq!(code(GameId::Labyrinth, "layout=one,two"), "setup-bad-value");
}

#[test]
fn onirim_has_the_cards_of_its_extensions_and_no_others() {
    let base = contents(GameId::Onirim, &[]);
    assert_eq!(copies(&base["cards"]), 76);
    assert_eq!((length(&base["spells"]), length(&base["premonitions"])), (0, 0));
    assert_eq!(
        (&base["doors_of_each_colour"], &base["own_hand"], &base["common_hand"]),
        (&json!(2), &json!(5), &json!(0))
    );
    let all = contents(GameId::Onirim, crate::EVERYTHING);
    assert_eq!(copies(&all["cards"]), 92);
    assert_eq!(all["spells"][2], json!({ "spell": "powerful-punishment", "cost": 10 }));
    assert_eq!(length(&all["premonitions"]), 8);
    assert_eq!(
        (&all["doors_of_each_colour"], &all["own_hand"], &all["common_hand"]),
        (&json!(1), &json!(3), &json!(2))
    );
    let cards = all["cards"].as_array().expect("cards");
    let tower = cards.iter().find(|card| card["card"] == "red-tower-3").expect("a tower");
    assert_eq!(
        tower["face"],
        json!({ "kind": "tower", "colour": "red", "number": 3, "left": ["sun", "moon"], "right": ["moon"] })
    );
}

#[test]
fn labyrinth_has_the_tiles_and_pages_of_its_layout_and_deck() {
    let classic = contents(GameId::Labyrinth, &[]);
    assert_eq!((length(&classic["fixed"]), copies(&classic["loose"])), (16, 34));
    assert_eq!((copies(&classic["pages"]), length(&classic["treasures"])), (24, 24));
    assert_eq!((&classic["spells"], &classic["counting_cards"]), (&json!(["rotation"]), &json!(2)));
    assert_eq!(classic["pawns"][1], json!({ "seat": 2, "colour": "yellow", "start": "0.6" }));
    let other =
        contents(GameId::Labyrinth, &[("layout", "all-loose"), ("deck", "8-8-8"), ("level", "expert")]);
    assert!(other["fixed"].as_array().expect("tiles").iter().all(|tile| tile["thing"].is_null()));
    assert_eq!((length(&other["spells"]), &other["counting_cards"]), (5, &json!(1)));
    let meetings = other["pages"].as_array().expect("pages").iter();
    assert_eq!(meetings.filter(|page| page["order"]["page"] == "meeting").count(), 8);
}

#[test]
fn labyrinth_has_the_pawns_and_the_turns_of_its_setup() {
    let seats = |options: &[(&str, &str)]| {
        let told = contents(GameId::Labyrinth, options);
        let pawns = told["pawns"].as_array().expect("pawns").clone();
        pawns.iter().map(|pawn| pawn["seat"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(seats(&[]), [json!(1), json!(2), json!(null), json!(null)]);
    assert_eq!(seats(&[("colours", "opposite")]), [json!(1), json!(null), json!(2), json!(null)]);
    assert_eq!(seats(&[("colours", "drawn")]), [json!(null), json!(null), json!(null), json!(null)]);
    assert_eq!(contents(GameId::Labyrinth, &[])["turns"], 24);
    assert_eq!(contents(GameId::Labyrinth, &[("pages", "15")])["turns"], 15);
}

#[test]
fn mondes_has_the_cards_of_a_group_with_their_keys_effects_and_names() {
    let standard = contents(GameId::Mondes, &[]);
    assert_eq!(
        standard["cards"][1],
        json!({
            "card": "a2", "id": "ambactes", "world": "a", "kind": "encounter", "key": "knowledge",
            "effect": { "name": "cancel", "key": "combat" }
        })
    );
    assert_eq!(standard["cards"][8]["pair"], "b2");
    let own = Cards::default()
        .to_string()
        .replacen("ambactes/encounter/knowledge/cancel=combat", "iron-crown/object/love/peek=4", 1)
        .replacen("otherworld:magic+knowledge", "harbour:love+death", 1)
        .replacen("librarian/death/magic+knowledge+combat", "pilot/love/magic+knowledge+combat", 1);
    let contents = contents(GameId::Mondes, &[("cards", &own)]);
    assert_eq!(
        contents["cards"][1],
        json!({
            "card": "a2", "id": "iron-crown", "world": "a", "kind": "object", "key": "love",
            "effect": { "name": "peek", "number": 4 }
        })
    );
    assert_eq!(
        contents["worlds"][0],
        json!({
            "world": "a", "id": "harbour",
            "exits": { "north": "love", "east": "death", "south": "combat", "west": "death" }
        })
    );
    assert_eq!(
        contents["characters"][0],
        json!({
            "character": "p1", "id": "pilot", "key": "love", "home": ["magic", "knowledge", "combat"]
        })
    );
}
