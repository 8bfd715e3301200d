use std::collections::BTreeSet;

use dedale_core::chance::Seed;
use dedale_core::{Positions as _, Recorder, Rules as _, Seat, Setup as _, Silent};
use dedale_labyrinth::{CellSet, Event, Position, Question, Setup, Shape, Spell, State, TileText};
use serde_json::json;

use crate::scene::{BLUE, Play, RED, Scene, YELLOW};

/// Deals before the first page: the spells are still to be chosen.
fn deals(count: u64) -> impl Iterator<Item = Position> {
    let setup = Setup::from_text("players=2 level=standard spells=chosen").expect("a setup");
    (0..count).map(move |seed| State::start(&setup, &mut Silent(Seed::quick_from(seed))).position())
}

#[test]
fn la_s1_every_tile_lies_face_up_and_the_one_left_over_is_any_of_them() {
    let mut spares = BTreeSet::new();
    for deal in deals(600) {
        assert!(deal.board.iter().flatten().all(|tile| matches!(tile, TileText::Up(..))));
        spares.insert(deal.spare.to_string());
    }
    assert_eq!(spares.len(), 18, "16 with something on them, a plain straight, a plain corner");
}

#[test]
fn la_s1_tiles_are_turned_at_random() {
    let mut seen = BTreeSet::new();
    for deal in deals(600) {
        if let TileText::Up(openings, _) = deal.board[1][1] {
            seen.insert(openings);
        }
    }
    assert_eq!(seen.len(), 10);
}

#[test]
fn la_s2_any_treasure_card_and_any_page_may_come_first() {
    let (mut cards, mut pages) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..600 {
        let state = State::start(&Setup::default(), &mut Silent(Seed::quick_from(seed)));
        cards.insert(state.position().hands[0][0]);
        pages.insert(state.position().page.expect("the first turn began"));
    }
    assert_eq!((cards.len(), pages.len()), (24, 24));
}

#[test]
fn la_s3_each_player_has_a_pawn_on_its_start_square_and_two_treasure_cards() {
    for deal in deals(50) {
        assert_eq!(deal.pawns, ["0.0", "0.6"].map(crate::scene::cell));
    }
    for (players, starts) in [(3, vec!["0.0", "0.6", "6.6"]), (4, vec!["0.0", "0.6", "6.6", "6.0"])] {
        let game = Play::dealt(&format!("players={players} level=expert spells=chosen"), &[]);
        let pawns: Vec<_> = game.position().pawns.iter().map(ToString::to_string).collect();
        assert_eq!(pawns, starts);
        let game = Play::dealt(&format!("players={players}"), &[]);
        assert!(game.position().hands.iter().all(|hand| hand.len() == 2));
        assert_eq!(game.position().treasure_deck.len(), 24 - 2 * players);
    }
}

#[test]
fn la_s3_who_begins_is_an_option() {
    for first in 1..=3 {
        let game = Play::dealt(&format!("players=3 first={first}"), &[]);
        assert_eq!(game.state.decider(), Seat::from_number(first));
    }
}

#[test]
fn la_s4_at_discovery_everybody_has_push_and_rotation() {
    let mut game = Play::dealt("players=4", &[]);
    assert_eq!(game.position().spells, [Some(Spell::Rotation); 4]);
    for _ in 0..4 {
        assert!(game.position().push_ready && game.position().spell_ready);
        game.play("end");
    }
}

#[test]
fn la_s4_at_standard_the_second_spells_are_drawn_and_none_twice() {
    let setup = Setup::from_text("players=4 level=standard").expect("a setup");
    let mut first = BTreeSet::new();
    for seed in 0..100 {
        let state = State::start(&setup, &mut Silent(Seed::quick_from(seed)));
        let spells: Vec<_> = state.position().spells.into_iter().map(|spell| spell.expect("drawn")).collect();
        assert_eq!(spells.iter().collect::<BTreeSet<_>>().len(), 4);
        assert!(!spells.contains(&Spell::Push));
        first.insert(spells[0]);
    }
    assert_eq!(first.len(), 5);
}

#[test]
fn la_s4_spells_are_chosen_in_turn_from_the_first_player_on() {
    let mut game = Play::dealt("players=3 first=2 level=standard spells=chosen", &[]);
    game.asks(Question::Spell)
        .offers("", "choose rotation, choose permutation, choose crossing, choose teleport, choose escape");
    for (seat, spell) in [(YELLOW, "escape"), (BLUE, "rotation"), (RED, "crossing")] {
        assert_eq!(game.state.decider(), Some(seat));
        game.play(&format!("choose {spell}"));
    }
    game.turn_of(YELLOW);
    assert_eq!(game.position().spells, [Some(Spell::Crossing), Some(Spell::Escape), Some(Spell::Rotation)]);
}

#[test]
fn la_s4_a_spell_somebody_has_is_not_chosen_again() {
    let mut game = Play::dealt("players=2 level=expert spells=chosen", &[]);
    game.play("choose escape").refuses("choose escape", "spell-taken", "LA-S4");
    game.refuses("end", "not-asked", "LA-S4").refuses("move 0.0", "not-asked", "LA-S4");
}

#[test]
fn la_s4_a_spell_one_does_not_have_is_not_cast() {
    let mut game = Scene::with_spell("permutation").begin();
    game.refuses("rotate 1.1 90", "not-your-spell", "LA-S4");
    let mut game = Scene::with_spell("escape").begin();
    game.refuses("permute 1.1 1.2", "not-your-spell", "LA-S4").refuses(
        "rotate 1.1 90",
        "not-your-spell",
        "LA-S4",
    );
}

/// What happened, by the names of the events.
fn names(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| json!(event)["event"].as_str().expect("a name").to_owned();
    events.iter().map(name).collect()
}

#[test]
fn la_s3_spells_are_shared_out_before_the_first_treasure_cards_are_drawn() {
    for text in ["players=2", "players=2 level=standard", "players=2 level=expert spells=escape,rotation"] {
        let mut effects = Recorder::new(Seed::quick_from(1));
        State::start(&Setup::from_text(text).expect(text), &mut effects);
        let expected = ["spell-taken", "spell-taken", "card-drawn", "card-drawn", "card-drawn", "card-drawn"];
        assert_eq!(names(&effects.events[..6]), expected, "{text}");
    }
}

#[test]
fn la_s3_who_chooses_a_spell_does_not_know_the_treasure_cards() {
    let setup = Setup::from_text("players=3 level=standard spells=chosen").expect("a setup");
    let mut effects = Recorder::new(Seed::quick_from(1));
    let mut state = State::start(&setup, &mut effects);
    for spell in ["escape", "rotation", "crossing"] {
        assert!(state.position().hands.iter().all(Vec::is_empty), "{spell}");
        assert_eq!(state.position().treasure_deck.len(), 24);
        assert_eq!(state.check(), Ok(()));
        let again = State::from_position(&state.position());
        assert_eq!(again, Ok(state));
        state.apply(format!("choose {spell}").parse().expect("an action"), &mut effects);
    }
    assert!(state.position().hands.iter().all(|hand| hand.len() == 2));
    assert_eq!(names(&effects.events)[3..9], ["card-drawn"; 6]);
    assert_eq!(names(&effects.events)[9], "turn-began");
}

#[test]
fn la_c5_a_deck_may_have_one_page_24_times() {
    let setup = Setup::from_text("deck=N1*24").expect("24 pages");
    assert_eq!(setup.get("deck"), "N1*24");
    assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
    assert_eq!(Setup::from_text("deck=N1*23").expect_err("23 pages").code(), "setup-bad-value");
    assert_eq!(Setup::from_text("deck=red:yellow+blue*24").expect("24 pages").seats(), 2);
}

/// Where the pawns stand at the deal.
fn starts(text: &str, seed: u64) -> Vec<String> {
    let setup = Setup::from_text(text).expect(text);
    let state = State::start(&setup, &mut Silent(Seed::quick_from(seed)));
    let deal = json!(state.position());
    let pawns = deal["pawns"].as_array().expect("a list").iter();
    pawns.map(|cell| cell.as_str().expect("a cell").to_owned()).collect()
}

#[test]
fn la_c7_who_plays_which_pawn_is_an_option() {
    let chosen = "level=standard spells=chosen";
    assert_eq!(starts(&format!("players=3 colours=by-seat {chosen}"), 1), ["0.0", "0.6", "6.6"]);
    assert_eq!(starts(&format!("players=2 colours=opposite {chosen}"), 1), ["0.0", "6.6"]);
    assert_eq!(starts(&format!("players=2 colours=green,yellow {chosen}"), 1), ["6.0", "0.6"]);
    assert_eq!(
        starts(&format!("players=4 colours=blue,red,green,yellow {chosen}"), 1),
        ["6.6", "0.0", "6.0", "0.6"]
    );
}

#[test]
fn la_c7_pawns_drawn_are_different_and_may_be_any() {
    let mut seen = BTreeSet::new();
    for seed in 0..100 {
        let pawns = starts("players=2 colours=drawn level=standard spells=chosen", seed);
        assert_ne!(pawns[0], pawns[1]);
        seen.insert(pawns);
    }
    assert_eq!(seen.len(), 12);
}

#[test]
fn la_c7_pawns_that_cannot_be_chosen_are_refused() {
    for (text, code) in [
        ("players=2 colours=red,red", "setup-bad-value"),
        ("players=2 colours=red,black", "setup-bad-value"),
        ("players=2 colours=red,blue,green", "setup-bad-value"),
        ("players=4 colours=red,blue,green,yellow,red", "setup-bad-value"),
        ("players=3 colours=opposite", "setup-conflict"),
        ("players=2 colours=red", "setup-unknown-value"),
    ] {
        let error = Setup::from_text(text).expect_err(text);
        assert_eq!((error.code(), error.field()), (code, "colours"), "{text}");
    }
}

#[test]
fn la_c5_the_grimoire_may_have_fewer_pages_of_the_deck() {
    for pages in [12, 15, 18, 24] {
        for deck in ["8-8-8", "N1*24"] {
            let text = format!("players=3 pages={pages} deck={deck} level=standard");
            let setup = Setup::from_text(&text).expect(&text);
            let mut effects = Silent(Seed::quick_from(pages));
            let mut state = State::start(&setup, &mut effects);
            while state.outcome().is_none() {
                assert_eq!(state.check(), Ok(()));
                state.apply("end".parse().expect("an action"), &mut effects);
            }
            assert_eq!(u64::from(state.turns()), pages, "{text}");
            assert_eq!(State::from_position(&state.position()), Ok(state), "{text}");
        }
    }
    for (pages, code) in [
        ("11", "setup-bad-value"),
        ("25", "setup-bad-value"),
        ("1000", "setup-bad-value"),
        ("018", "setup-unknown-value"),
        ("-1", "setup-unknown-value"),
        ("", "setup-unknown-value"),
        ("many", "setup-unknown-value"),
    ] {
        let error = Setup::from_text(&format!("pages={pages}")).expect_err(pages);
        assert_eq!((error.code(), error.field()), (code, "pages"), "{pages}");
    }
}

#[test]
fn la_c5_any_page_of_the_deck_may_come_in_a_shorter_grimoire() {
    let setup = Setup::from_text("pages=12 level=standard").expect("a setup");
    let mut last = BTreeSet::new();
    for seed in 0..600 {
        let mut effects = Silent(Seed::quick_from(seed));
        let mut state = State::start(&setup, &mut effects);
        while state.turns() < 12 {
            state.apply("end".parse().expect("an action"), &mut effects);
        }
        last.insert(state.position().page.expect("a page"));
    }
    assert_eq!(last.len(), 24);
}

#[test]
fn la_c4_a_group_s_own_layout_may_have_other_tiles() {
    let layout = "1@0.2,2@0.4,3@2.0,4@2.2,5@2.4,6@2.6,7@4.0,8@4.2,9@4.4,10@4.6,11@6.2,12@6.4;\
                  I:13,14,15,16,17,18,x10;L:19,20,21,22,23,24,x6;T:x6";
    let game = Play::dealt(&format!("players=2 deck=12-6-6 layout={layout}"), &[]);
    let position = game.position();
    let loose = CellSet::LOOSE.iter().map(|cell| position.board[cell.row()][cell.column()]);
    let shape = |tile: TileText| match tile {
        TileText::Up(openings, _) => openings.shape(),
        TileText::Down(tile) | TileText::Spare(tile) => tile.shape(),
    };
    let straights = loose.chain([position.spare]).filter(|&tile| shape(tile) == Shape::Straight);
    assert_eq!(straights.count(), 16);
}

#[test]
fn la_c5_a_deck_names_only_what_the_layout_has() {
    let layout = "1@0.2;I:x10,2,3;L:4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19;T:20,21,22,23,24,x1";
    assert!(Setup::from_text(&format!("players=2 deck=12-6-6 layout={layout}")).is_ok());
    let error = Setup::from_text(&format!("players=2 deck=12-8-4 layout={layout}")).expect_err("no sun");
    assert_eq!((error.code(), error.field()), ("setup-bad-value", "deck"));
}

#[test]
fn every_option_carries_the_rule_it_is_about() {
    let rules: Vec<_> = Setup::OPTIONS.iter().map(|spec| (spec.id, spec.rule)).collect();
    let expected = [
        ("players", "LA-S3"),
        ("first", "LA-S3"),
        ("colours", "LA-C7"),
        ("level", "LA-L1"),
        ("spells", "LA-S4"),
        ("help", "LA-M5"),
        ("memory", "LA-H1"),
        ("layout", "LA-C4"),
        ("deck", "LA-C5"),
        ("pages", "LA-C5"),
    ];
    assert_eq!(rules, expected);
}

#[test]
fn the_schema_of_a_position_says_how_much_of_everything_there_may_be() {
    let schema = json!(schemars::schema_for!(Position));
    let of = |field: &str, bound: &str| schema["properties"][field][bound].clone();
    assert_eq!((of("turn", "maximum"), of("moves", "maximum")), (json!(24), json!(1)));
    assert_eq!((of("found_now", "maximum"), of("pages_left", "maxItems")), (json!(2), json!(24)));
    assert_eq!((of("board", "minItems"), of("board", "maxItems")), (json!(7), json!(7)));
    assert_eq!(schema["properties"]["board"]["items"]["maxItems"], json!(7));
    for field in ["pawns", "hands", "spells"] {
        assert_eq!((of(field, "minItems"), of(field, "maxItems")), (json!(2), json!(4)), "{field}");
    }
    assert_eq!(schema["properties"]["hands"]["items"]["maxItems"], json!(2));
    let pattern = schema["$defs"]["Tile"]["pattern"].as_str().expect("a pattern");
    for tile in ["NES|", "down ", "junction", "chochin-obake", "comet"] {
        assert!(pattern.contains(tile), "{pattern}");
    }
}
