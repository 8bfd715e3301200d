//! Whatever comes in, nothing panics: texts, files, records and positions, arbitrary ones and good ones gone bad.

use std::str::FromStr;

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::observers;
use dedale_core::names::Named as _;
use dedale_core::record::{Record, RecordDocument};
use dedale_core::{
    Action as _, Chance as _, Legal as _, Positions as _, Rules as _, Secrets as _, Setup as _, Silent,
};
use dedale_labyrinth::{
    Action, Cell, Deck, Layout, Openings, Position, Question, Setup, Shape, Spell, State, Thing, Treasure,
    View,
};
use dedale_testing::{one_of, scramble, spoilt_view_is_read};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use serde_json::{Value, json};

use crate::scene::{CORNER, RED, Scene};

/// Any playable setup, with a layout and a deck of a group's own now and then.
fn some_setup(chance: &mut Quick) -> Setup {
    let setups: Vec<_> = Setup::all().collect();
    let mut text = one_of(chance, &setups).text();
    text +=
        one_of(chance, &["", " memory=aid", " help=deck-empty", " first=2", " colours=drawn", " pages=13"]);
    if chance.pick(4) == 0 && !text.contains("deck=") {
        text += &format!(" deck={}", Setup::default().deck().to_string().replacen("N1,N3", "N1*2", 1));
    }
    Setup::from_text(&text).expect("a setup")
}

fn random_step(state: &mut State, chance: &mut Quick, effects: &mut Silent<Quick>) -> bool {
    let legal = state.legal();
    if legal.is_empty() {
        return false;
    }
    let mut action = legal.nth(chance.pick(legal.len())).expect("below their number");
    if action == Action::End && chance.pick(3) > 0 {
        action = legal.nth(chance.pick(legal.len())).expect("below their number");
    }
    if chance.pick(3) == 0 {
        let down = state.view(dedale_core::Observer::Omniscient).board.down();
        let rare = |action: &Action| match action {
            Action::Move(to) => down.contains(*to),
            Action::TurnUp => true,
            _ => false,
        };
        action = legal.iter().find(rare).unwrap_or(action);
    }
    state.apply(action, effects);
    true
}

/// A game somewhere on its way, from a random deal and random play.
fn some_state(chance: &mut Quick) -> State {
    dedale_testing::some_state(&some_setup(chance), 150, chance, random_step)
}

/// A finished or unfinished record of a random game.
fn some_record(chance: &mut Quick) -> Record<State> {
    dedale_testing::some_record(&some_setup(chance), 80, chance)
}

fn some_cell(chance: &mut Quick) -> Cell {
    Cell::all().nth(chance.pick(49) as usize).expect("a cell")
}

/// Any tile as text.
fn some_tile(chance: &mut Quick) -> String {
    let thing = Thing::all().nth(chance.pick(28) as usize).expect("a thing");
    let thing = if chance.pick(2) == 0 { format!(" {thing}") } else { String::new() };
    match chance.pick(3) {
        0 => format!("{}{thing}", Openings::all().nth(chance.pick(10) as usize).expect("openings")),
        1 => format!("down {}{thing}", one_of(chance, Shape::ALL)),
        _ => format!("{}{thing}", one_of(chance, Shape::ALL)),
    }
}

/// Turns the tile of a cell over, or turns it.
fn turn_over(tile: &mut Value, chance: &mut Quick) {
    let text = tile.as_str().expect("a tile").to_owned();
    let words: Vec<_> = text.split(' ').filter(|&word| word != "down").collect();
    let shape = Shape::from_name(words[0]).or_else(|| Openings::from_name(words[0]).map(Openings::shape));
    let thing = words.get(1).map_or(String::new(), |thing| format!(" {thing}"));
    if let Some(shape) = shape {
        let turned = shape.turned(chance.pick(4) as usize);
        *tile = json!(if chance.pick(2) == 0 {
            format!("down {shape}{thing}")
        } else {
            format!("{turned}{thing}")
        });
    }
}

/// Makes one change to a position, most often one that loses no tile and no card.
fn spoil(position: &mut Value, chance: &mut Quick) {
    let length = |list: &Value| list.as_array().map_or(0, Vec::len);
    let seats = length(&position["pawns"]);
    if ["hands", "spells"].iter().any(|list| length(&position[*list]) != seats)
        || length(&position["board"]) != 7
    {
        return;
    }
    let (one, other) = (some_cell(chance), some_cell(chance));
    let seat = chance.pick(seats as u32) as usize;
    match chance.pick(20) {
        0 | 1 => position["pawns"][seat] = json!(one),
        2 | 3 => turn_over(&mut position["board"][one.row()][one.column()], chance),
        4 => {
            let first = position["board"][one.row()][one.column()].take();
            let second = position["board"][other.row()][other.column()].take();
            position["board"][other.row()][other.column()] =
                if one == other { second.clone() } else { first.clone() };
            position["board"][one.row()][one.column()] = if one == other { first } else { second };
        }
        5 => position["board"][one.row()][one.column()] = json!(some_tile(chance)),
        6 => position["spare"] = json!(some_tile(chance)),
        7 => position["asked"] = json!(one_of(chance, &Question::ALL)),
        8 => {
            let field =
                one_of(chance, &["asked", "won", "page", "moves", "spells", "hands", "pages_left", "spare"]);
            position.as_object_mut().expect("an object").remove(field);
        }
        9 => position[one_of(chance, &["turn", "active", "moves", "found_now"])] = json!(chance.pick(27)),
        10 => position[one_of(chance, &["moves", "found_now"])] = json!(chance.pick(3)),
        11 => position[one_of(chance, &["push_ready", "spell_ready"])] = json!(chance.pick(2) == 0),
        12 => {
            let treasure = one_of(chance, Treasure::ALL);
            let list = one_of(chance, &["treasure_deck", "hands"]);
            let list = if list == "hands" { &mut position["hands"][seat] } else { &mut position[list] };
            if let Some(list) = list.as_array_mut() {
                list.push(json!(treasure));
            }
        }
        13 => {
            let hand = position["hands"][seat].as_array_mut();
            let card = hand.and_then(Vec::pop);
            if let (Some(card), Some(deck)) = (card, position["treasure_deck"].as_array_mut()) {
                deck.extend(Some(card).filter(|_| chance.pick(2) == 0));
            }
        }
        14 => position["treasure_deck"] = json!([]),
        15 => {
            if let Some(pages) = position["pages_left"].as_array_mut().filter(|pages| !pages.is_empty()) {
                let page = pages.remove(chance.pick(pages.len() as u32) as usize);
                position["page"] = page.clone();
                if let (1.., Some(pages)) = (chance.pick(3), position["pages_left"].as_array_mut()) {
                    pages.push(page);
                }
            }
        }
        16 => {
            let spell = one_of(chance, Spell::ALL);
            position["spells"][seat] = if chance.pick(4) == 0 { Value::Null } else { json!(spell) };
        }
        17 => {
            let options = ["players", "level", "spells", "help", "memory", "layout", "deck", "first"];
            let values =
                ["2", "3", "4", "1", "expert", "chosen", "drawn", "aid", "deck-empty", "all-loose", "8-8-8"];
            position["setup"][one_of(chance, &options)] = json!(one_of(chance, &values));
        }
        18 => {
            let list = one_of(chance, &["pawns", "hands", "spells", "board"]);
            if let Some(list) = position[list].as_array_mut() {
                let last = list.last().cloned();
                if chance.pick(2) == 0 { drop(list.pop()) } else { list.extend(last) }
            }
        }
        _ => {
            position.as_object_mut().expect("an object").remove("asked");
            position["won"] = json!(chance.pick(2) == 0);
        }
    }
}

/// Plays on at random to the end: every state on the way is sound, and can be seen, imagined and written.
fn plays_on(mut state: State, chance: &mut Quick) {
    let mut effects = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    for step in 0..=State::MAX_DECISIONS {
        if let Err(broken) = state.check() {
            panic!("after {step} decisions: {broken}\n{}", json!(state.position()));
        }
        assert_eq!(state.legal().is_empty(), state.outcome().is_some(), "{state:?}");
        if step % 32 == 0 {
            for observer in observers(&state.setup()) {
                let view = state.view(observer);
                let imagined = State::sample(&view, chance);
                assert_eq!(imagined.view(observer), view);
            }
            assert!(State::from_position(&state.position()).is_ok());
            dedale_core::laws::legal_list_is_what_is_legal(&state);
        }
        if !random_step(&mut state, chance, &mut effects) {
            return;
        }
    }
    panic!("still not over");
}

/// Reads a position gone bad: refused by a field, or played on.
fn refused_or_played(document: Value, chance: &mut Quick) -> bool {
    let Ok(position) = serde_json::from_value::<Position>(document) else { return false };
    match State::from_position(&position) {
        Ok(state) => {
            plays_on(state, chance);
            true
        }
        Err(broken) => {
            assert!(!broken.field.is_empty() && !broken.expected.is_empty(), "{broken:?}");
            false
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn an_action_is_read_whatever_white_space_is_around_its_words(index in 0..Action::COUNT, seed: u64) {
        let action = Action::from_index(index).expect("below their number");
        let mut chance = Seed::quick_from(seed);
        let mut text = String::new();
        for word in action.to_string().split(' ') {
            text += one_of(&mut chance, &[" ", "  ", "\t", "\n ", "\u{202f}"]);
            let verb = text.trim().is_empty();
            let names_a_tile = !verb && word.chars().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit());
            text += &if names_a_tile && chance.pick(2) == 0 { word.to_lowercase() } else { word.to_owned() };
        }
        text += one_of(&mut chance, &["", " ", "\r\n"]);
        prop_assert_eq!(Action::from_str(&text), Ok(action));
    }

    #[test]
    fn an_arbitrary_text_is_no_panic(text in any::<String>()) {
        if let Ok(action) = Action::from_str(&text) {
            prop_assert_eq!(Action::from_str(&action.to_string()), Ok(action));
        }
        if let Ok(setup) = Setup::from_text(&text) {
            prop_assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
        }
        for read in [Layout::from_text(&text).err(), Layout::from_toml(&text).err()] {
            assert!(!read.expect("no layout by chance").to_string().is_empty());
        }
        for read in [Deck::from_text(&text).err(), Deck::from_toml(&text).err()] {
            assert!(!read.expect("no deck by chance").to_string().is_empty());
        }
        let _ = Record::<State>::load_text(&text);
        let _ = serde_json::from_str::<Position>(&text);
        let _ = serde_json::from_str::<RecordDocument>(&text);
    }

    #[test]
    fn a_text_of_the_right_words_is_no_panic(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let words = ["push", "rotate", "permute", "move", "turn-up", "leave", "orient", "choose", "end", "N1", "w5",
            "3.3", "0.0", "7.7", "3.4", "NE", "nesw", "EW", "90", "180", "360", "escape", "push", "-1", "players=3",
            "first=4", "level=expert", "spells=chosen", "deck=N1,N1", "layout=I:x34,", "layout=1@0.2;L:x99999999999999"];
        let text = (0..chance.pick(5)).map(|_| one_of(&mut chance, &words)).collect::<Vec<_>>().join(" ");
        if let Ok(action) = Action::from_str(&text) {
            prop_assert_eq!(Action::from_str(&action.to_string()), Ok(action));
        }
        if let Err(error) = Setup::from_text(&text) {
            assert!(!error.code().is_empty() && !error.to_string().is_empty());
        }
    }

    #[test]
    fn a_layout_or_deck_gone_bad_is_refused_by_entry_or_read_back(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let layout = Layout::named(one_of(&mut chance, Layout::NAMES)).expect("shipped").to_string();
        match Layout::from_text(&scramble(&layout, &mut chance)) {
            Ok(layout) => assert_eq!(Layout::from_text(&layout.to_string()), Ok(layout)),
            Err(error) => assert!(error.line.is_none() && !error.expected.is_empty()),
        }
        let deck = Deck::named(one_of(&mut chance, Deck::NAMES)).expect("shipped").to_string();
        match Deck::from_text(&scramble(&deck, &mut chance)) {
            Ok(deck) => assert_eq!(Deck::from_text(&deck.to_string()), Ok(deck)),
            Err(error) => assert!(error.line.is_none() && !error.expected.is_empty()),
        }
        let file = scramble(include_str!("../../data/layouts/classic.toml"), &mut chance);
        if let Err(error) = Layout::from_toml(&file) {
            assert!(error.line.is_none_or(|line| (1..=file.split('\n').count()).contains(&line)), "{error:?}");
        }
        let file = scramble(include_str!("../../data/decks/8-8-8.toml"), &mut chance);
        if let Err(error) = Deck::from_toml(&file) {
            assert!(error.line.is_none_or(|line| (1..=file.split('\n').count()).contains(&line)), "{error:?}");
        }
    }

    #[test]
    fn a_setup_gone_bad_is_refused_by_option_or_dealt(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let mut text = some_setup(&mut chance).text();
        if chance.pick(2) == 0 {
            text += &format!(" layout={}", Setup::default().layout());
        }
        match Setup::from_text(&scramble(&text, &mut chance)) {
            Ok(setup) => {
                prop_assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
                plays_on(State::start(&setup, &mut Silent(Seed::quick_from(seed))), &mut chance);
            }
            Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_good_record_gone_bad_is_refused_or_plays(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let record = some_record(&mut chance);
        assert!(Record::<State>::load_text(&record.to_string()).is_ok());
        let text = scramble(&record.to_string(), &mut chance);
        if let Err(error) = Record::<State>::load_text(&text) {
            assert!(!error.code.is_empty() && !error.to_string().is_empty());
        }
        let document = serde_json::to_string(&RecordDocument::from(&record)).expect("JSON");
        if let Ok(document) = serde_json::from_str::<RecordDocument>(&scramble(&document, &mut chance)) {
            let _ = document.load::<State>();
        }
    }

    #[test]
    fn the_text_of_a_good_position_gone_bad_is_refused_or_plays(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let text = serde_json::to_string(&some_state(&mut chance).position()).expect("JSON");
        if let Ok(document) = serde_json::from_str(&scramble(&text, &mut chance)) {
            refused_or_played(document, &mut chance);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(5_000) })]

    #[test]
    fn a_spoilt_position_is_refused_by_field_or_plays_on(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let mut document = json!(some_state(&mut chance).position());
        for _ in 0..=chance.pick(3) {
            spoil(&mut document, &mut chance);
        }
        refused_or_played(document, &mut chance);
    }
}

#[test]
fn a_spoilt_view_is_refused_or_read() {
    let mut chance = Seed::quick_from(5);
    let read = (0..1_000).filter(|_| spoilt_view_is_read(&some_state(&mut chance), &mut chance)).count();
    assert!((10..990).contains(&read), "{read}");
}

#[test]
fn many_spoilt_positions_are_sound_after_all() {
    let (mut sound, mut refused) = (0, 0);
    for seed in 0..1_500 {
        let mut chance = Seed::quick_from(seed);
        let mut document = json!(some_state(&mut chance).position());
        spoil(&mut document, &mut chance);
        let position = serde_json::from_value::<Position>(document);
        match position.ok().map(|position| State::from_position(&position)) {
            Some(Ok(_)) => sound += 1,
            _ => refused += 1,
        }
    }
    assert!(sound > 300 && refused > 300, "{sound} sound, {refused} refused: the test sees both");
}

/// Positions that could not come about, each with the field that shows it.
#[test]
fn a_position_that_could_not_be_is_refused_by_its_field() {
    let spoilt = |scene: Scene, change: &dyn Fn(&mut Value)| {
        let mut document = json!(scene.position());
        change(&mut document);
        let position: Position = serde_json::from_value(document).expect("a position");
        State::from_position(&position).expect_err("spoilt").field
    };
    let set = |field: &'static str, value: Value| move |position: &mut Value| position[field] = value.clone();
    let unchanged = |_: &mut Value| {};
    let duo = Scene::duo;
    assert_eq!(spoilt(duo(), &|position| position["board"][2][2] = json!("NS fan")), "board[2][2]");
    assert_eq!(
        spoilt(duo(), &|position| position["board"][2][2] = json!("down junction fan")),
        "board[2][2]"
    );
    assert_eq!(spoilt(duo(), &|position| position["board"][0][2] = json!("ESW")), "board[0][2]");
    assert_eq!(spoilt(duo(), &|position| position["board"][1][1] = json!("corner")), "board[1][1]");
    assert_eq!(spoilt(duo(), &|position| position["board"][1][1] = json!("ESW mushroom")), "board[1][1]");
    assert_eq!(spoilt(duo().tiles("1.1 NS"), &|position| position["board"][1][1] = json!("NES")), "board");
    assert_eq!(
        spoilt(duo(), &|position| drop(position["board"][3].as_array_mut().map(Vec::pop))),
        "board[3]"
    );
    assert_eq!(spoilt(duo(), &|position| drop(position["board"].as_array_mut().map(Vec::pop))), "board");
    assert_eq!(spoilt(duo(), &set("spare", json!("NE"))), "spare");
    assert_eq!(spoilt(duo(), &set("pawns", json!(["0.0"]))), "pawns");
    assert_eq!(spoilt(duo(), &set("active", json!(2))), "active");
    assert_eq!(spoilt(duo(), &set("active", json!(3))), "active");
    assert_eq!(spoilt(duo(), &set("turn", json!(0))), "turn");
    assert_eq!(spoilt(duo(), &set("turn", json!(25))), "turn");
    assert_eq!(spoilt(duo(), &set("moves", json!(2))), "moves");
    assert_eq!(spoilt(duo(), &set("page", Value::Null)), "page");
    assert_eq!(spoilt(duo().page("N1"), &set("page", json!({ "page": "push", "arrow": "N3" }))), "page");
    assert_eq!(spoilt(duo(), &set("pages_left", json!([]))), "pages_left");
    assert_eq!(spoilt(duo().hand(RED, "urn"), &unchanged), "hands[0]");
    assert_eq!(spoilt(duo(), &set("hands", json!([["urn", "key", "fan"], ["skull", "potion"]]))), "hands[0]");
    assert_eq!(spoilt(duo().left_to_draw("urn").hand(RED, "urn key"), &unchanged), "hands[0][0]");
    assert_eq!(spoilt(duo().left_to_draw(""), &unchanged), "hands", "more found than turns allow");
    let not_found = duo().found_now(1).moves(0).hand(RED, "urn");
    assert_eq!(spoilt(not_found, &unchanged), "found_now", "it was not found");
    let found = duo().found("key").found_now(1).hand(RED, "urn");
    assert_eq!(spoilt(found.clone(), &set("found_now", json!(3))), "hands[0]");
    assert_eq!(spoilt(found, &set("moves", json!(2))), "moves");
    assert_eq!(spoilt(duo(), &set("spells", json!(["escape", "rotation"]))), "spells[0]");
    let standard = || Scene::of("players=2 level=standard");
    assert_eq!(spoilt(standard(), &set("spells", json!(["escape", "escape"]))), "spells[0]");
    assert_eq!(spoilt(standard(), &set("spells", json!(["push", "escape"]))), "spells[0]");
    assert_eq!(spoilt(standard(), &set("spells", json!(["escape", null]))), "spells[1]");
    assert_eq!(spoilt(duo().moves(0).asked(Question::TurnUp), &unchanged), "asked", "nothing is face down");
    assert_eq!(spoilt(duo().moves(0).asked(Question::Orient), &unchanged), "asked", "a fixed tile");
    let buried = duo().tiles("0.1 down corner").pawn(RED, "0.1");
    assert_eq!(spoilt(buried.clone().asked(Question::TurnUp), &unchanged), "moves", "it took a move");
    assert_eq!(spoilt(buried.moves(0).asked(Question::Orient), &unchanged), "asked", "it was not turned up");
    let turned = duo().tiles("0.1 ES").pawn(RED, "0.1").moves(0).asked(Question::Orient);
    assert_eq!(spoilt(turned, &unchanged), "board[0][1]", "it was turned already");
    assert_eq!(spoilt(duo(), &set("won", json!(true))), "asked");
    let over = |won: bool| {
        move |position: &mut Value| {
            position["asked"] = Value::Null;
            position["won"] = json!(won);
        }
    };
    assert_eq!(spoilt(duo(), &over(true)), "won");
    assert_eq!(spoilt(duo(), &over(false)), "turn");
}

/// What a refused position says: the field, why, what was found, what was expected.
#[test]
fn a_position_that_could_not_be_says_why_in_the_words_of_its_file() {
    let told = |setup: &str, changes: &[(&str, Value)]| {
        let mut document = json!(Scene::of(setup).position());
        for (pointer, value) in changes {
            *document.pointer_mut(pointer).expect(pointer) = value.clone();
        }
        let position: Position = serde_json::from_value(document).expect("a position");
        let broken = State::from_position(&position).expect_err("it cannot be");
        let why = broken.why.strip_prefix("labyrinth-").expect("a reason of the game").to_owned();
        [broken.field, why, broken.found, broken.expected].join(" | ")
    };
    for (setup, changes, expected) in [
        ("players=2", vec![("/board/2/2", json!("NS fan"))], "board[2][2] | fixed-tile | NS fan | NES fan"),
        ("players=2", vec![("/spare", json!("junction"))], "board | loose-tiles | junction | corner"),
        ("players=2", vec![("/spare", json!("down corner"))], "spare | spare-down | down corner | corner"),
        ("players=2", vec![("/board/1/1", json!("corner"))], "board[1][1] | no-openings | corner | NE"),
        ("players=2", vec![("/pawns", json!(["0.0"]))], "pawns | per-player | 1 | 2"),
        ("players=2", vec![("/active", json!(2))], "active | wrong-player | 2 | 1"),
        ("players=2 pages=18", vec![("/turn", json!(19))], "turn | turn-too-late | 19 | 18"),
        ("players=2", vec![("/hands/0", json!(["seashell"]))], "hands[0] | hand-size | 1 | 2"),
        (
            "players=2",
            vec![("/hands/0", json!(["urn", "seashell"])), ("/hands/1", json!(["urn", "key"]))],
            "hands[0][0] | card-twice | urn | 1",
        ),
        (
            "players=2",
            vec![("/spells/0", json!("escape"))],
            "spells[0] | spell-discovery | escape | rotation",
        ),
        (
            "players=2 level=standard spells=escape,rotation",
            vec![],
            "spells[0] | spell-agreed | rotation | escape",
        ),
        ("players=2", vec![("/page", Value::Null)], "page | page-missing | — | 1"),
        ("players=2", vec![("/pages_left", json!([]))], "pages_left | pages-left | 0 | 23"),
        (
            "players=2",
            vec![("/pages_left/3", json!({ "page": "flip", "one": "urn", "other": "sun" }))],
            "pages_left[3] | page-not-in-deck | 7+sun | 1",
        ),
        ("players=2", vec![("/moves", json!(2))], "moves | moves | 2 | 1"),
        ("players=2", vec![("/asked/question", json!("turn-up"))], "moves | moves | 1 | 0"),
        ("players=2", vec![("/asked/question", json!("spell"))], "turn | turn-while-choosing | 1 | 0"),
        (
            "players=2 colours=opposite",
            vec![("/colours", json!(["red", "green"]))],
            "colours[1] | colour-of-setup | green | blue",
        ),
        ("players=2 colours=drawn", vec![], "colours | per-player | 0 | 2"),
        (
            "players=2 colours=drawn",
            vec![("/colours", json!(["red", "red"]))],
            "colours[1] | colour-twice | red | 1",
        ),
    ] {
        assert_eq!(told(setup, &changes), expected);
    }
}

#[test]
fn la_m5_who_holds_a_card_has_found_only_of_the_own_ones() {
    let scene = |help: &str, hand: &str| {
        let scene = Scene::of(&format!("players=2 help={help}")).turn(21).left_to_draw("");
        scene.hand(RED, hand).found_now(1).moves(1).position()
    };
    let broken = State::from_position(&scene("own-board-empty", "urn key")).expect_err("it cannot be");
    let told = (&*broken.field, broken.why, &*broken.found, &*broken.expected);
    assert_eq!(told, ("hands[0]", "labyrinth-hand-of-helper", "2", "1"));
    assert!(State::from_position(&scene("own-board-empty", "urn")).is_ok());
    assert!(State::from_position(&scene("deck-empty", "urn key")).is_ok());
}

/// Spells came after the cards then: such a record leads elsewhere now.
#[test]
fn la_s3_a_record_of_the_first_version_is_refused_by_its_version() {
    let older = include_str!("version_1.txt");
    let error = Record::<State>::load_text(older).expect_err("an older record");
    assert_eq!((error.code, &*error.found, &*error.expected), ("record-rules-version", "1", "2"));
}

/// Chance alone wins no game: a won one is seen, imagined and written like any other.
#[test]
fn a_game_that_was_won_reads_back_and_stays_won() {
    let mut game = Scene::duo().turn(23).tiles(CORNER).left_to_draw("").hand(RED, "mushroom").begin();
    game.play("move 0.2").is_over("all-treasures");
    let text = serde_json::to_string(&game.position()).expect("JSON");
    let position: Position = serde_json::from_str(&text).expect("its own text");
    let again = State::from_position(&position).expect("a sound position");
    assert_eq!(again.outcome(), game.state.outcome());
    plays_on(again, &mut Seed::quick_from(1));
}

#[test]
fn every_position_on_the_way_reads_what_it_writes() {
    for (seed, setup) in (0..).zip(Setup::all()) {
        let (mut chance, mut effects) = (Seed::quick_from(seed), Silent(Seed::quick_from(!seed)));
        let mut state = State::start(&setup, &mut effects);
        while random_step(&mut state, &mut chance, &mut effects) {
            let text = serde_json::to_string(&state.position()).expect("JSON");
            let position: Position = serde_json::from_str(&text).expect("its own text");
            assert_eq!(State::from_position(&position).map(|state| state.position()), Ok(state.position()));
        }
    }
}

/// Views that speak of seats their game has not, or of fixed tiles that are not there.
#[test]
fn a_view_with_other_seats_or_fixed_tiles_than_its_game_is_refused() {
    let sent = json!(Scene::duo().begin().view("1"));
    let read = |change: &dyn Fn(&mut Value)| {
        let mut spoilt = sent.clone();
        change(&mut spoilt);
        serde_json::from_value::<View>(spoilt).map_err(|error| error.to_string())
    };
    assert!(read(&|view| view["observer"] = json!("2")).is_ok());
    assert!(read(&|view| view["observer"] = json!("3")).is_err_and(|error| error.starts_with("observer")));
    assert!(read(&|view| view["active"] = json!(3)).is_err_and(|error| error.starts_with("active")));
    for field in ["colours", "pawns", "hands", "spells"] {
        let one = |view: &mut Value| drop(view[field].as_array_mut().map(Vec::pop));
        assert!(read(&one).is_err_and(|error| error.starts_with(field)), "{field}");
    }
    let down = [json!({ "open": "EW" }), json!({ "down": true, "shape": "corner" }), json!({ "down": true })];
    for tile in down {
        let spoilt = read(&|view| view["board"]["rows"][0][0] = tile.clone());
        assert!(spoilt.is_err_and(|error| error.starts_with("board.rows[0][0]")), "{tile}");
    }
}
