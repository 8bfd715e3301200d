//! Whatever comes in, nothing panics: texts, records and positions, arbitrary ones and good ones gone bad.

use std::str::FromStr;

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::observers;
use dedale_core::record::{Record, RecordDocument};
use dedale_core::{Action as _, Chance as _, Positions as _, Rules as _, Secrets as _, Setup as _, Silent};
use dedale_onirim::{Action, Communication, Position, Question, Setup, State, View};
use dedale_testing::{one_of, scramble, spoilt_view_is_read};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use serde_json::{Value, json};

use crate::scene::Scene;

/// Any playable setup.
fn some_setup(chance: &mut Quick) -> Setup {
    let players = one_of(chance, &["players=1", "players=2", "players=2 communication=silent first=2"]);
    let book = one_of(chance, &["none", "normal", "hard"]);
    let towers = one_of(chance, &["none", "normal", "ruins"]);
    let premonitions = one_of(chance, &["none", "4", "6"]);
    let text = format!("{players} book={book} towers={towers} premonitions={premonitions}");
    Setup::from_text(&text).expect("a setup")
}

fn random_step(state: &mut State, chance: &mut Quick, effects: &mut Silent<Quick>) -> bool {
    let legal = state.legal();
    if legal.is_empty() {
        return false;
    }
    let mut action = legal.nth(chance.pick(legal.len())).expect("below their number");
    if chance.pick(2) == 0 {
        let rare = |action: &Action| {
            matches!(action, Action::Search | Action::Buy(_) | Action::Cast(_) | Action::Look)
        };
        action = legal.iter().find(rare).unwrap_or(action);
    }
    state.apply(action, effects);
    true
}

/// A game somewhere on its way, from a random deal and random play.
fn some_state(chance: &mut Quick) -> State {
    dedale_testing::some_state(&some_setup(chance), 120, chance, random_step)
}

/// A finished or unfinished record of a random game.
fn some_record(chance: &mut Quick) -> Record<State> {
    dedale_testing::some_record(&some_setup(chance), 80, chance)
}

/// Lists and bags of cards in a position.
const LISTS: [&str; 10] = [
    "/hands/0",
    "/hands/1",
    "/common",
    "/rows/0",
    "/rows/1",
    "/deck/top",
    "/deck/bottom",
    "/looking",
    "/towers",
    "/discard",
];
const BAGS: [&str; 4] = ["/deck/rest", "/limbo", "/discard", "/removed"];

/// Takes a card out of somewhere.
fn take_card(position: &mut Value, chance: &mut Quick) -> Option<String> {
    if chance.pick(2) == 0 {
        let list = position.pointer_mut(one_of(chance, &LISTS))?.as_array_mut()?;
        if list.is_empty() {
            return None;
        }
        let card = list.remove(chance.pick(list.len() as u32) as usize);
        return card.as_str().map(str::to_owned);
    }
    let bag = position.pointer_mut(one_of(chance, &BAGS))?.as_object_mut()?;
    let names: Vec<_> = bag.keys().cloned().collect();
    if names.is_empty() {
        return None;
    }
    let name = one_of(chance, &names);
    let count = bag[&name].as_u64()?;
    if count > 1 {
        bag.insert(name.clone(), json!(count - 1))
    } else {
        bag.remove(&name)
    };
    Some(name)
}

/// Puts it somewhere else.
fn put_card(position: &mut Value, card: &str, chance: &mut Quick) {
    let bare = card.split('@').next().expect("a first part");
    match chance.pick(5) {
        0 => position["drawn"] = json!(card),
        1 => position["dream"] = json!(bare),
        2 => {
            let place = one_of(chance, &["limbo", "discard", "removed", "deck"]);
            let bag = if place == "deck" { &mut position["deck"]["rest"] } else { &mut position[place] };
            let count = bag[bare].as_u64().unwrap_or(0);
            bag[bare] = json!(count + 1);
        }
        _ => {
            let pointer = one_of(chance, &LISTS[..9]);
            let key = &pointer[1..];
            if !key.contains('/') && position.get(key).is_none() {
                position[key] = json!([]);
            }
            if key.starts_with("deck/") && position.pointer(pointer).is_none() {
                position["deck"][&key[5..]] = json!([]);
            }
            let whose = pointer == "/common" || pointer == "/towers" || key.starts_with("rows");
            if let Some(list) = position.pointer_mut(pointer).and_then(Value::as_array_mut) {
                let at = chance.pick(list.len() as u32 + 1) as usize;
                list.insert(at, json!(if whose { bare } else { card }));
            }
        }
    }
}

const COLOURS: [&str; 4] = ["red", "blue", "green", "brown"];

fn some_question(position: &Value, chance: &mut Quick) -> Value {
    let mut question = json!(one_of(chance, &Question::ALL));
    for (field, value) in question.as_object_mut().expect("an object") {
        match field.as_str() {
            "colour" => *value = json!(one_of(chance, &COLOURS)),
            "left" | "count" => *value = json!(chance.pick(13)),
            "spell" => *value = json!(one_of(chance, dedale_onirim::Spell::ALL)),
            "given" | "discarded" => {
                let own = position["hands"][0].as_array().cloned().unwrap_or_default();
                if let Some(card) = own.first().and_then(Value::as_str) {
                    *value = json!(card.split('@').next());
                }
            }
            _ => {}
        }
    }
    question
}

/// Makes one change to a position, most often one that loses no card.
fn spoil(position: &mut Value, chance: &mut Quick) {
    match chance.pick(16) {
        0..5 => {
            if let Some(card) = take_card(position, chance) {
                put_card(position, &card, chance);
            }
        }
        5 | 6 => position["asked"] = some_question(position, chance),
        7 => position["interrupted"] = some_question(position, chance),
        8 => {
            let field = one_of(chance, &["asked", "interrupted", "drawn", "dream", "won", "goals", "hands"]);
            position.as_object_mut().expect("an object").remove(field);
        }
        9 => position[one_of(chance, &["turn", "active", "placed"])] = json!(chance.pick(9)),
        10 => position["redrawing"] = json!(chance.pick(2) == 0),
        11 => {
            let knowers = one_of(chance, &["", "@1", "@2", "@12", "@nobody"]);
            let pointer = one_of(
                chance,
                &["/hands/0/0", "/hands/1/0", "/deck/top/0", "/deck/bottom/0", "/looking/0", "/drawn"],
            );
            if let Some(card) = position.pointer_mut(pointer).filter(|card| card.is_string()) {
                let bare = card.as_str().and_then(|card| card.split('@').next()).expect("a card").to_owned();
                *card = json!(format!("{bare}{knowers}"));
            }
        }
        12 => {
            let field = one_of(chance, &["open_premonitions", "hidden_premonitions"]);
            let some = dedale_onirim::Premonition::ALL.iter().filter(|_| chance.pick(3) == 0);
            position[field] = json!(some.collect::<Vec<_>>());
        }
        13 => {
            let (colour, seat) = (one_of(chance, &COLOURS), chance.pick(2) as usize);
            let door = format!("{colour}-door");
            let left = position["deck"]["rest"][&door].as_u64().unwrap_or(0);
            if left > 0 && position["doors"][seat].is_array() {
                position["deck"]["rest"][&door] = json!(left - 1);
                position["doors"][seat].as_array_mut().expect("an array").push(json!(colour));
                let goals = position["goals"].as_array_mut();
                let goal = goals.and_then(|goals| {
                    goals.iter_mut().find(|goal| goal["colour"] == colour && goal["found"] == false)
                });
                if let Some(goal) = goal {
                    goal["found"] = json!(true);
                }
            }
        }
        14 => {
            let options = ["players", "book", "towers", "premonitions", "communication"];
            let values = ["1", "2", "none", "normal", "hard", "ruins", "4", "silent", "open"];
            position["setup"][one_of(chance, &options)] = json!(one_of(chance, &values));
        }
        _ => {
            position.as_object_mut().expect("an object").remove("asked");
            position["won"] = json!(chance.pick(2) == 0);
        }
    }
}

/// Plays on at random: every state on the way is sound, and can be seen, imagined and written.
fn plays_on(mut state: State, chance: &mut Quick, decisions: u32) {
    let mut effects = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    for step in 0..decisions {
        if let Err(broken) = state.check() {
            panic!("after {step} decisions: {broken}\n{}", json!(state.position()));
        }
        assert_eq!(state.legal().is_empty(), state.outcome().is_some(), "{state:?}");
        if step % 16 == 0 {
            for observer in observers(&state.setup()) {
                let view = state.view(observer);
                let imagined = State::sample(&view, chance);
                assert_eq!(imagined.view(observer), view);
            }
            assert!(State::from_position(&state.position()).is_ok());
        }
        if !random_step(&mut state, chance, &mut effects) {
            return;
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
            text += word;
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
        let _ = Record::<State>::load_text(&text);
        let _ = serde_json::from_str::<Position>(&text);
        let _ = serde_json::from_str::<RecordDocument>(&text);
    }

    #[test]
    fn a_text_of_the_right_words_is_no_panic(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let words = ["play", "discard", "common", "red-sun", "red-tower-3", "left", "swap-goals", "1", "9", "255", "=",
            "players=1", "players=2", "book=hard", "first=2", "premonitions=7", "return", "partner", "red", "into"];
        let text = (0..chance.pick(6)).map(|_| one_of(&mut chance, &words)).collect::<Vec<_>>().join(" ");
        let _ = Action::from_str(&text);
        let _ = Setup::from_text(&text);
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
        if let Ok(position) = serde_json::from_str::<Position>(&scramble(&text, &mut chance)) {
            match State::from_position(&position) {
                Ok(state) => plays_on(state, &mut chance, 300),
                Err(broken) => assert!(!broken.field.is_empty()),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

    #[test]
    fn a_spoilt_position_is_refused_by_field_or_plays_on(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let mut document = json!(some_state(&mut chance).position());
        for _ in 0..=chance.pick(3) {
            spoil(&mut document, &mut chance);
        }
        if let Ok(position) = serde_json::from_value::<Position>(document) {
            match State::from_position(&position) {
                Ok(state) => plays_on(state, &mut chance, 300),
                Err(broken) => assert!(!broken.field.is_empty() && !broken.expected.is_empty()),
            }
        }
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
    for seed in 0..3_000 {
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

#[test]
fn every_position_on_the_way_reads_what_it_writes() {
    for (seed, setup) in (0..).zip(Setup::all(Communication::Silent)) {
        let (mut chance, mut effects) = (Seed::quick_from(seed), Silent(Seed::quick_from(!seed)));
        let mut state = State::start(&setup, &mut effects);
        while random_step(&mut state, &mut chance, &mut effects) {
            let text = serde_json::to_string(&state.position()).expect("JSON");
            let position: Position = serde_json::from_str(&text).expect("its own text");
            assert_eq!(State::from_position(&position).map(|state| state.position()), Ok(state.position()));
        }
    }
}

/// Views that speak of seats their game has not, or not of all it has.
#[test]
fn a_view_with_other_seats_than_its_game_is_refused() {
    let sent = json!(Scene::duo().begin().view("1"));
    let read = |field: &str, value: Value| {
        let mut spoilt = sent.clone();
        spoilt[field] = value;
        serde_json::from_value::<View>(spoilt)
    };
    assert!(read("active", json!(2)).is_ok());
    assert!(read("observer", json!("2")).is_ok());
    for (field, value) in [("active", json!(3)), ("observer", json!("3"))] {
        assert!(read(field, value).is_err(), "{field}");
    }
    for field in ["hands", "rows", "doors"] {
        let one = json!([sent[field][0]]);
        assert!(read(field, one).is_err(), "{field}");
    }
}
