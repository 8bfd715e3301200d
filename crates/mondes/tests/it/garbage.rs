//! Whatever comes in, nothing panics: texts, files, records and positions, arbitrary ones and good ones gone bad.

use std::str::FromStr;

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::observers;
use dedale_core::record::{Record, RecordDocument};
use dedale_core::{Action as _, Chance as _, Positions as _, Rules as _, Secrets as _, Setup as _, Silent};
use dedale_mondes::{
    Action, Card, CardFile, Cards, Character, Place, Position, Question, Setup, Shipped, State, View, World,
};
use dedale_testing::{one_of, scramble, spoilt_view_is_read};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use serde_json::{Value, json};

use crate::scene::{A, B, Scene};

/// How many cases: so many, and more where many law games are asked for.
fn cases(quick: u32) -> u32 {
    let games = std::env::var("DEDALE_LAW_GAMES").ok().and_then(|games| games.parse::<u32>().ok());
    games.map_or(quick, |games| quick.max(games.saturating_mul(100)))
}

/// Any playable setup, of few rounds.
fn some_setup(chance: &mut Quick) -> Setup {
    let setups: Vec<_> = Setup::all().collect();
    let mut text = one_of(chance, &setups).text();
    text += one_of(chance, &["", " first=1", " first=2"]);
    Setup::from_text(&format!("{text} max-rounds={}", 4 + chance.pick(8))).expect("a setup")
}

/// What chance says, but rather not the end of a turn: hands fill.
fn random_step(state: &mut State, chance: &mut Quick, effects: &mut Silent<Quick>) -> bool {
    let legal = state.legal();
    if legal.is_empty() {
        return false;
    }
    let mut any = || legal.nth(chance.pick(legal.len())).expect("below their number");
    let three = [any(), any(), any()];
    let dull = |action: &&Action| matches!(action, Action::Pass | Action::Discard(_) | Action::Let);
    state.apply(*three.iter().find(|action| !dull(action)).unwrap_or(&three[0]), effects);
    true
}

/// A game somewhere on its way, from a random deal and random play; rather while something is under way.
fn some_state(chance: &mut Quick) -> State {
    let setup = some_setup(chance);
    let mut effects = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    let mut state = State::start(&setup, &mut effects);
    let under_way = chance.pick(4) > 0;
    for step in 0..100 + chance.pick(100) {
        let quiet = matches!(state.question(), Some(Question::Turn | Question::Character));
        if step > 20 && under_way && !quiet && chance.pick(6) == 0
            || !random_step(&mut state, chance, &mut effects)
        {
            break;
        }
    }
    state
}

/// A finished or unfinished record of a random game.
fn some_record(chance: &mut Quick) -> Record<State> {
    dedale_testing::some_record(&some_setup(chance), 80, chance)
}

fn some_card(chance: &mut Quick) -> Card {
    Card::all().nth(chance.pick(64) as usize).expect("a card")
}

fn some_place(chance: &mut Quick) -> Place {
    one_of(chance, Place::ALL)
}

fn some_knowers(chance: &mut Quick) -> String {
    "12345w".chars().filter(|_| chance.pick(2) == 0).collect()
}

fn some_task(chance: &mut Quick, seat: u32) -> Value {
    let place = some_place(chance);
    let plain = ["end-action", "finish", "react", "strike", "suffer", "put-bad", "lose", "draw-more"];
    match chance.pick(6) {
        0 => json!({ "leave": [seat, place] }),
        1 => json!({ "arrive": [seat, place] }),
        2 => json!({ "take": seat }),
        3 => json!({ "let-go": seat }),
        _ => json!(one_of(chance, &plain)),
    }
}

/// The lists of cards in a position.
fn card_lists(position: &Value) -> Vec<String> {
    let hands = position["hands"].as_array().map_or(0, Vec::len);
    let piles = World::all().map(|world| format!("/piles/{world}"));
    let mut lists: Vec<_> = piles.chain((0..hands).map(|seat| format!("/hands/{seat}"))).collect();
    lists.extend((0..hands).map(|seat| format!("/hands/{seat}")));
    lists.extend(["/letting_go".to_owned(), "/play/cards".to_owned()]);
    lists.retain(|list| position.pointer(list).is_some_and(Value::is_array));
    lists
}

fn take_card(position: &mut Value, chance: &mut Quick) -> Option<Value> {
    let lists = card_lists(position);
    let list = position.pointer_mut(&one_of(chance, &lists))?.as_array_mut()?;
    (!list.is_empty()).then(|| list.remove(chance.pick(list.len() as u32) as usize))
}

fn give_card(position: &mut Value, card: Value, chance: &mut Quick) {
    let lists = card_lists(position);
    let list = position.pointer_mut(&one_of(chance, &lists)).and_then(Value::as_array_mut);
    list.expect("a list").push(card);
}

/// Makes one change to a position, most often one that loses no card.
fn spoil(position: &mut Value, chance: &mut Quick) {
    let seats = position["hands"].as_array().map_or(0, Vec::len) as u32;
    if seats == 0 || !position["setup"].is_object() {
        return;
    }
    let seat = chance.pick(seats) + 1;
    match chance.pick(26) {
        0..=4 => {
            if let Some(card) = take_card(position, chance) {
                give_card(position, card, chance);
            }
        }
        5 => {
            if let (Some(one), Some(other)) = (take_card(position, chance), take_card(position, chance)) {
                give_card(position, one, chance);
                give_card(position, other, chance);
            }
        }
        6 => position["asked"] = json!(one_of(chance, &Question::ALL)),
        7 => position[one_of(chance, &["decider", "active"])] = json!(seat),
        8 => {
            let fields = ["actions", "losing", "drawing", "arranging", "arranged", "turn"];
            position[one_of(chance, &fields)] = json!(chance.pick(7));
        }
        9 => position[one_of(chance, &["drew", "key_ready", "busy"])] = json!(chance.pick(2) == 0),
        10 | 11 => position["pawns"][seat as usize - 1] = json!(some_place(chance)),
        12 => {
            let fields = ["open", "key_used", "skipping", "held", "warded"];
            position[one_of(chance, &fields)] =
                json!((1..=seats).filter(|_| chance.pick(2) == 0).collect::<Vec<_>>());
        }
        13 | 14 => {
            let task = some_task(chance, seat);
            let mut tasks = position["tasks"].as_array().cloned().unwrap_or_default();
            match chance.pick(3) {
                0 => tasks.push(task),
                1 => drop(tasks.pop()),
                _ => {
                    tasks.pop();
                    tasks.push(task);
                }
            }
            position["tasks"] = json!(tasks);
        }
        15 | 16 if position["play"].is_object() => {
            let play = &mut position["play"];
            match chance.pick(5) {
                0 => play["what"] = json!(one_of(chance, &["move", "home", "effect"])),
                1 => play["to"] = json!(some_place(chance)),
                2 => play["character"] = json!(chance.pick(2) == 0),
                3 => play["target"] = if chance.pick(3) == 0 { Value::Null } else { json!(seat) },
                _ => play["asked"] = json!(seat),
            }
        }
        15 => {
            if let Some(card) = take_card(position, chance) {
                position["play"] = json!({ "what": "effect", "cards": [card], "character": false, "target": null, "asked": seat });
                position["asked"] = json!(one_of(chance, &Question::ALL));
                position["tasks"] = one_of(chance, &[json!(["end-action"]), json!(["end-action", "finish"])]);
            }
        }
        16 | 17 => {
            let link = position["chain"].as_array_mut().and_then(Vec::pop);
            if let Some(mut link) = link {
                match chance.pick(4) {
                    0 => link["seat"] = json!(seat),
                    1 => link["asked"] = json!(seat),
                    2 => link["cancels"] = Value::Null,
                    _ => link["cancels"] = json!(some_card(chance)),
                }
                position["chain"] = json!([link]);
            } else if let Some(card) = take_card(position, chance) {
                position["chain"] = json!([{ "seat": seat, "card": card, "cancels": null, "asked": seat }]);
            }
        }
        18 => {
            if let Some(card) = take_card(position, chance) {
                let before = position["bad"].take();
                position["bad"] = card;
                if before.is_string() {
                    give_card(position, before, chance);
                }
            }
        }
        19 => {
            if position["trade"].is_object() {
                let field = one_of(chance, &["partner", "offered", "answered"]);
                let card = take_card(position, chance).unwrap_or(Value::Null);
                position["trade"][field] = if field == "partner" { json!(seat) } else { card };
            } else {
                position["trade"] = json!({ "partner": seat, "offered": null, "answered": null });
                position["asked"] = json!(Question::Offer);
                position["tasks"] = json!(["end-action"]);
            }
        }
        20 => {
            let field = one_of(chance, &["known_to", "origin_known_to"]);
            let card = some_card(chance).to_string();
            position[field][card] = json!(some_knowers(chance));
        }
        21 => {
            let one = chance.pick(8) as usize;
            let world = position["worlds"][one].take();
            position["worlds"][one] = position["worlds"][0].take();
            position["worlds"][0] = world;
            position["up"] = json!(Place::ALL.iter().filter(|_| chance.pick(2) == 0).collect::<Vec<_>>());
        }
        22 => {
            let character = Character::all().nth(chance.pick(10) as usize).expect("a character");
            position["characters"][seat as usize - 1][chance.pick(2) as usize] = json!(character);
        }
        23 => {
            let options = ["players", "first", "character-key", "counter-chains", "reach", "max-rounds"];
            let values = ["2", "3", "5", "1", "payment", "own-action", "no", "yes", "same-world"];
            position["setup"][one_of(chance, &options)] = json!(one_of(chance, &values));
        }
        24 => {
            let fields =
                ["asked", "won", "play", "chain", "bad", "trade", "letting_go", "tasks", "hands", "piles"];
            position.as_object_mut().expect("an object").remove(one_of(chance, &fields));
        }
        _ => {
            position.as_object_mut().expect("an object").remove("asked");
            position["won"] = json!(chance.pick(2) == 0);
        }
    }
}

/// Plays on at random: every state on the way is sound, and can be seen, imagined and written.
fn plays_on(mut state: State, chance: &mut Quick) {
    let mut effects = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    let begun = json!(state.position());
    for step in 0..400 {
        if let Err(broken) = state.check() {
            panic!("after {step} decisions: {broken}\n{}\nfrom {begun}", json!(state.position()));
        }
        assert_eq!(state.legal().is_empty(), state.outcome().is_some(), "{state:?}");
        if step % 32 == 0 || step < 3 {
            for observer in observers(&state.setup()) {
                let view = state.view(observer);
                let imagined = State::sample(&view, chance);
                assert_eq!(imagined.view(observer), view, "from {begun}");
            }
            let again = State::from_position(&state.position()).map(|state| state.position());
            assert_eq!(again, Ok(state.position()), "from {begun}");
        }
        if step == 0 {
            dedale_core::laws::legal_list_is_what_is_legal(&state);
        }
        if !random_step(&mut state, chance, &mut effects) {
            return;
        }
    }
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
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

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
        for error in [Cards::from_text(&text).err(), CardFile::from_toml(&text).err()] {
            assert!(!error.expect("no card set by chance").to_string().is_empty());
        }
        let _ = Record::<State>::load_text(&text);
        let _ = serde_json::from_str::<Position>(&text);
        let _ = serde_json::from_str::<RecordDocument>(&text);
    }

    #[test]
    fn a_text_of_the_right_words_is_no_panic(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let words = ["play", "play-pair", "discard", "offer", "give", "pay", "react", "cancel", "under", "place", "move",
            "to", "look", "trade", "target", "keep", "draw", "let", "a1", "h8", "i1", "a9", "nw", "n", "0", "1", "5", "6",
            "players=3", "first=4", "cards=|", "cards=a:b:c|d", "cards=;;;|,,,", "max-rounds=0", "max-rounds=99999"];
        let text = (0..chance.pick(5)).map(|_| one_of(&mut chance, &words)).collect::<Vec<_>>().join(" ");
        if let Ok(action) = Action::from_str(&text) {
            prop_assert_eq!(Action::from_str(&action.to_string()), Ok(action));
        }
        if let Err(error) = Setup::from_text(&text) {
            assert!(!error.code().is_empty() && !error.to_string().is_empty());
        }
    }

    #[test]
    fn a_setup_gone_bad_is_refused_by_option_or_dealt(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let text = some_setup(&mut chance).text();
        match Setup::from_text(&scramble(&text, &mut chance)) {
            Ok(setup) => prop_assert_eq!(Setup::from_text(&setup.text()), Ok(setup)),
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

// Card sets are kept for ever, so few of them.
proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn a_card_set_gone_bad_is_refused_by_entry_or_read_back(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        match Cards::from_text(&scramble(&Cards::default().to_string(), &mut chance)) {
            Ok(cards) => assert_eq!(Cards::from_text(&cards.to_string()), Ok(cards)),
            Err(error) => assert!(error.line.is_none() && !error.expected.is_empty(), "{error:?}"),
        }
        let file = scramble(Shipped::default().file(), &mut chance);
        if let Err(error) = CardFile::from_toml(&file) {
            assert!(error.line.is_none_or(|line| (1..=file.split('\n').count()).contains(&line)), "{error:?}");
            assert!(!error.expected.is_empty() && !error.to_string().is_empty());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases(1_500)) })]

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
    for seed in 0..500 {
        let mut chance = Seed::quick_from(seed);
        let mut document = json!(some_state(&mut chance).position());
        spoil(&mut document, &mut chance);
        let position = serde_json::from_value::<Position>(document);
        match position.ok().map(|position| State::from_position(&position)) {
            Some(Ok(_)) => sound += 1,
            _ => refused += 1,
        }
    }
    assert!(sound > 50 && refused > 100, "{sound} sound, {refused} refused: the test sees both");
}

#[test]
fn every_position_on_the_way_reads_what_it_writes() {
    for (seed, setup) in (0..).zip(Setup::all()) {
        let (mut chance, mut effects) = (Seed::quick_from(seed), Silent(Seed::quick_from(!seed)));
        let mut state = State::start(&setup, &mut effects);
        for _ in 0..150 {
            let text = serde_json::to_string(&state.position()).expect("JSON");
            let position: Position = serde_json::from_str(&text).expect("its own text");
            assert_eq!(State::from_position(&position).map(|state| state.position()), Ok(state.position()));
            if !random_step(&mut state, &mut chance, &mut effects) {
                break;
            }
        }
    }
}

/// Positions that could not come about, each with the field that shows it.
#[test]
fn a_position_that_could_not_be_is_refused_by_its_field() {
    let spoilt = |position: Position, change: &dyn Fn(&mut Value)| {
        let mut document = json!(position);
        change(&mut document);
        let position: Position = serde_json::from_value(document).expect("a position");
        State::from_position(&position).expect_err("spoilt").field
    };
    let set = |field: &'static str, value: Value| move |position: &mut Value| position[field] = value.clone();
    let duo = || Scene::duo().hand(A, "esus sickle").hand(B, "ambactes horn").position();
    assert_eq!(spoilt(duo(), &|position| drop(position["piles"]["a"].as_array_mut().map(Vec::pop))), "piles");
    assert_eq!(spoilt(duo(), &|position| position["hands"][0] = json!(["a1", "a1"])), "hands");
    assert_eq!(spoilt(duo(), &set("hands", json!([["a1", "a6"]]))), "hands");
    assert_eq!(spoilt(duo(), &set("pawns", json!(["nw"]))), "pawns");
    assert_eq!(spoilt(duo(), &set("pawns", json!(["n", "nw"]))), "hands[0]", "an encounter of another world");
    assert_eq!(spoilt(duo(), &set("up", json!([]))), "up");
    assert_eq!(spoilt(duo(), &set("worlds", json!(["a", "a", "c", "d", "e", "f", "g", "h"]))), "worlds");
    assert_eq!(spoilt(duo(), &set("characters", json!([["p1", "p2"], ["p2", "p3"]]))), "characters[1]");
    assert_eq!(spoilt(duo(), &set("active", json!(3))), "active");
    assert_eq!(spoilt(duo(), &set("decider", json!(2))), "decider");
    assert_eq!(spoilt(duo(), &set("turn", json!(0))), "pawns");
    assert_eq!(spoilt(duo(), &set("turn", json!(121))), "turn");
    assert_eq!(spoilt(duo(), &set("idle", json!([3]))), "setup.players");
    assert_eq!(spoilt(duo(), &set("letting", json!([4]))), "setup.players");
    assert_eq!(spoilt(duo(), &set("actions", json!(0))), "actions");
    assert_eq!(spoilt(duo(), &set("actions", json!(61))), "actions");
    assert_eq!(spoilt(duo(), &set("held", json!([3]))), "setup.players");
    assert_eq!(spoilt(duo(), &set("key_used", json!([1]))), "key_used");
    assert_eq!(spoilt(duo(), &set("key_ready", json!(true))), "key_ready");
    assert_eq!(spoilt(duo(), &set("known_to", json!({ "a1": "2" }))), "known_to", "its holder knows it");
    assert_eq!(spoilt(duo(), &set("known_to", json!({ "i1": "2" }))), "known_to");
    assert_eq!(spoilt(duo(), &set("worlds_known_to", json!({ "nw": "2" }))), "worlds_known_to");
    assert_eq!(spoilt(duo(), &set("tasks", json!(["end-action"]))), "tasks");
    assert_eq!(spoilt(duo(), &set("losing", json!(1))), "losing");
    assert_eq!(spoilt(duo(), &set("won", json!(true))), "asked");
    let over = |won: bool| {
        move |position: &mut Value| {
            position["asked"] = Value::Null;
            position["won"] = json!(won);
        }
    };
    assert_eq!(spoilt(duo(), &over(true)), "open");
    assert_eq!(spoilt(duo(), &over(false)), "turn");
    let first = Scene::of("players=2 first=2").turn(2).position();
    assert!(State::from_position(&first).is_err_and(|broken| broken.field == "active"));

    let under_way = |scene: Scene, texts: &str| scene.begin().play(texts).position();
    let leaving = || under_way(Scene::trio().hand(A, "esus").hand(B, "ambactes"), "move looking-glass");
    assert_eq!(spoilt(leaving(), &set("decider", json!(3))), "decider", "it was not asked");
    assert_eq!(spoilt(leaving(), &|position| position["play"]["to"] = json!("se")), "play.to");
    assert_eq!(
        spoilt(leaving(), &|position| position["play"]["to"] = json!("n")),
        "play.cards",
        "another key"
    );
    assert_eq!(spoilt(leaving(), &|position| position["play"]["what"] = json!("effect")), "play.target");
    assert_eq!(spoilt(leaving(), &set("held", json!([1]))), "held");
    assert_eq!(spoilt(leaving(), &set("tasks", json!(["end-action", "finish"]))), "tasks");
    assert_eq!(spoilt(leaving(), &set("asked", json!(Question::Which))), "chain");
    let struck =
        || under_way(Scene::duo().top("otherworld", "giant").hand(A, "esus sickle horn"), "draw, let");
    assert_eq!(spoilt(struck(), &set("losing", json!(3))), "losing");
    assert_eq!(spoilt(struck(), &set("tasks", json!(["end-action"]))), "tasks");
    let trading = || under_way(Scene::duo().hand(A, "esus").hand(B, "horn"), "trade 2");
    assert_eq!(spoilt(trading(), &|position| position["trade"]["partner"] = json!(1)), "trade.partner");
    assert_eq!(spoilt(trading(), &set("decider", json!(1))), "decider");
    let leaving_behind = || {
        let scene = Scene::duo().hand(A, "ambactes esus epona");
        under_way(scene, "move wild-hunt, pay ambactes")
    };
    assert_eq!(spoilt(leaving_behind(), &set("held", json!([1]))), "held");
    assert_eq!(
        spoilt(leaving_behind(), &set("tasks", json!(["end-action", { "arrive": [2, "n"] }]))),
        "tasks"
    );
}

/// Seats that no game has are no less wrong than those this one has not.
#[test]
fn a_position_that_names_a_seat_there_is_not_is_refused() {
    let position = json!(some_state(&mut Seed::quick_from(3)).position());
    for field in ["open", "key_used", "skipping", "held", "warded"] {
        let mut document = position.clone();
        document[field] = json!([7]);
        let spoilt: Position = serde_json::from_value(document).expect("a position");
        assert_eq!(State::from_position(&spoilt).expect_err(field).field, "setup.players");
    }
}

/// Views that speak of seats their game has not, or not of all it has.
#[test]
fn a_view_with_other_seats_than_its_game_is_refused() {
    let sent = json!(Scene::duo().hand(A, "esus").begin().view("1"));
    let read = |field: &str, value: Value| {
        let mut spoilt = sent.clone();
        spoilt[field] = value;
        serde_json::from_value::<View>(spoilt)
    };
    assert!(read("observer", json!("2")).is_ok());
    for (field, value) in [("observer", json!("3")), ("active", json!(3)), ("decider", json!(3))] {
        assert!(read(field, value).is_err(), "{field}");
    }
    for field in ["hands", "characters", "pawns"] {
        let one = json!([sent[field][0]]);
        assert!(read(field, one).is_err(), "{field}");
    }
    let mut turned = sent["worlds"].clone();
    turned.as_array_mut().expect("a list").swap(0, 1);
    assert!(read("worlds", turned).is_err(), "in another order");
}

/// What a broken position says: where, why, what was found, what was expected.
#[test]
fn a_broken_position_says_where_and_why_in_the_words_of_the_file() {
    let duo = || Scene::duo().hand(A, "esus sickle").hand(B, "ambactes horn");
    let leaving = || duo().begin().play("move looking-glass, pay esus").position();
    let struck = || {
        let scene = Scene::duo().top("otherworld", "giant").hand(A, "esus sickle horn");
        scene.begin().play("draw, let").position()
    };
    let trading = || duo().begin().play("trade 2, offer esus").position();
    type Change = fn(&mut Value);
    let cases: [(Position, Change, [&str; 4]); 16] = [
        (duo().position(), |p| p["hands"][0] = json!(["a1", "a1"]), ["hands", "mondes-card-once", "a1", "2"]),
        (
            duo().position(),
            |p| drop(p["piles"]["a"].as_array_mut().map(Vec::pop)),
            ["piles", "mondes-card-once", "a8", "0"],
        ),
        (duo().position(), |p| p["pawns"] = json!(["n", "nw"]), ["hands[0]", "mondes-hand-kind", "a1", "1"]),
        (duo().position(), |p| p["up"] = json!([]), ["up", "mondes-pawn-up", "—", "nw"]),
        (duo().position(), |p| p["decider"] = json!(2), ["decider", "mondes-decider", "2", "1"]),
        (duo().position(), |p| p["turn"] = json!(121), ["turn", "mondes-turn-limit", "121", "120"]),
        (duo().position(), |p| p["actions"] = json!(0), ["actions", "mondes-no-action", "0", "1"]),
        (duo().position(), |p| p["held"] = json!([3]), ["setup.players", "mondes-seat", "3", "2"]),
        (duo().position(), |p| p["key_used"] = json!([1]), ["key_used", "mondes-key-open", "1", "—"]),
        (
            duo().position(),
            |p| p["tasks"] = json!(["end-action"]),
            ["tasks", "mondes-tasks", "end-action", "—"],
        ),
        (duo().position(), |p| p["losing"] = json!(1), ["losing", "mondes-not-under-way", "losing", "turn"]),
        (
            duo().position(),
            |p| p["known_to"] = json!({ "a1": "2" }),
            ["known_to", "mondes-knower", "a1", "1"],
        ),
        (leaving(), |p| p["play"]["to"] = json!("se"), ["play.to", "mondes-play-way", "se", "nw"]),
        (leaving(), |p| p["held"] = json!([1]), ["held", "mondes-held", "1", "—"]),
        (struck(), |p| p["losing"] = json!(3), ["losing", "mondes-losing", "3", "3"]),
        (
            trading(),
            |p| p["trade"]["offered"] = json!("b2"),
            ["trade.offered", "mondes-trade-card", "b2", "1"],
        ),
    ];
    for (position, change, [field, why, found, expected]) in cases {
        let mut document = json!(position);
        change(&mut document);
        let position: Position = serde_json::from_value(document).expect("a position");
        let broken = State::from_position(&position).expect_err(why);
        let said = [broken.field.as_str(), broken.why, broken.found.as_str(), broken.expected.as_str()];
        assert_eq!(said, [field, why, found, expected]);
    }
}
