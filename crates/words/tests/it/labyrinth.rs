//! What Labyrinth says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dedale_core::data::{DataError, DataErrorKind};
use dedale_core::{Action as _, Broken, Observer, Seat, Setup as _};
use dedale_games::Problem;
use dedale_labyrinth::{
    Action, Arrow, Cell, Colour, Event, Illegal, Layout, Openings, Page, Question, SeenEvent, Setup, Shape,
    Side, Spell, State, Symbol, Thing, Tile, Treasure, Turn,
};
use dedale_words::labyrinth::{LabyrinthWords, event_id, question_id};
use dedale_words::{Language, Listener, Spoken, Words};

use crate::{Told, whole_games_can_be_told, with};

pub(crate) fn told() -> Told {
    let own = |kind: &str, id: &dyn std::fmt::Display, attributes: &[&str]| {
        with(format!("labyrinth-{kind}-{id}").to_lowercase(), attributes)
    };
    let mut ids = Vec::new();
    ids.extend(Thing::all().flat_map(|thing| own("thing", &thing, &["the", "sign"])));
    ids.extend(Colour::ALL.iter().flat_map(|colour| own("colour", colour, &["letter", "pawn", "start"])));
    ids.extend(Spell::ALL.iter().flat_map(|spell| own("spell", spell, &["effect"])));
    ids.extend(Shape::ALL.iter().flat_map(|shape| own("shape", shape, &[])));
    ids.extend(Side::ALL.iter().flat_map(|side| own("side", side, &[])));
    ids.extend(Question::ALL.iter().flat_map(|question| own("question", &question_id(question), &[])));
    ids.extend(events().iter().flat_map(|event| own("event", &event_id(event), &[])));
    ids.extend(Action::all().flat_map(|action| own("action", &verb(&action), &[])));
    ids.extend(Illegal::ALL.iter().map(|illegal| format!("refusal-{}", illegal.code())));
    ids.extend(DataErrorKind::ALL.iter().map(|kind| format!("problem-{}", kind.code())));
    let reasons = ["all-treasures", "no-page-left"];
    ids.extend(reasons.iter().flat_map(|why| with(format!("outcome-{why}"), &["short"])));
    ids.push("labyrinth-bench-push-and-reach".to_owned());
    let special = ["move", "end"].map(|verb| format!("labyrinth-action-{verb}-turn"));
    Told { ids, special: special.to_vec(), sentences }
}

fn sentences(words: &Words) -> Vec<String> {
    let labyrinth = LabyrinthWords(words);
    let mut said: Vec<_> = Question::ALL.iter().map(|question| State::asked(question, words)).collect();
    said.extend(Action::all().map(|action| labyrinth.action(&action)));
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator] {
        let listener = Listener { observer, seats: 4 };
        said.extend(events().iter().map(|event| labyrinth.event(event, listener)));
    }
    let wrong = |&kind: &DataErrorKind, line| DataError {
        kind,
        line,
        entry: "loose[3]".to_owned(),
        field: "thing".to_owned(),
        found: "found".to_owned(),
        expected: "expected".to_owned(),
    };
    let kinds = DataErrorKind::ALL.iter().flat_map(|kind| [wrong(kind, None), wrong(kind, Some(7))]);
    said.extend(kinds.map(|error| words.data_error("mine.toml", &error)));
    said
}

/// The first word of an action's text.
fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().expect("a verb").to_owned()
}

fn events() -> Vec<SeenEvent> {
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let (arrow, cell) = (Arrow::from_any_case("n1").expect("an arrow"), Cell::new(1, 2));
    let openings = Openings::from_any_case("ne").expect("a corner");
    let (shape, thing) = (Shape::Corner, Some(Treasure::Skull.thing()));
    let meeting = Page::Meeting { at: Colour::Red, one: Colour::Yellow, other: Colour::Blue };
    let flip = Page::Flip { one: Treasure::Skull.thing(), other: Thing::symbol(Symbol::Sun) };
    vec![
        Event::ColourDrawn { seat, colour: Colour::Blue },
        Event::SpellTaken { seat, spell: Spell::Escape },
        Event::CardDrawn { seat, treasure: Treasure::Skull },
        Event::TurnBegan { seat, colour: Colour::Red, turn: 1 },
        Event::PageTurned { page: Page::Push { arrow } },
        Event::PageTurned { page: flip },
        Event::PageTurned { page: meeting },
        Event::PushedDown { arrow, shape, thing },
        Event::TurnedDown { cell, shape, thing: None },
        Event::SentHome { seat, from: cell },
        Event::Called { seat, at: Colour::Blue },
        Event::Pushed { seat, arrow, openings },
        Event::CarriedOver { seat, to: cell },
        Event::Rotated { seat, cell, turn: Turn::Half },
        Event::Permuted { seat, one: cell, other: Cell::new(1, 3) },
        Event::Moved { seat, from: cell, to: cell, spell: None },
        Event::Moved { seat, from: cell, to: Cell::new(3, 3), spell: Some(Spell::Crossing) },
        Event::TurnedUp { seat, cell, shape, thing },
        Event::Oriented { seat, cell, openings },
        Event::Found { seat, treasure: Treasure::Key, owner: seat, bonus: true },
        Event::Found { seat, treasure: Treasure::Key, owner: other, bonus: false },
        Event::Ended { won: true },
    ]
}

#[test]
fn whole_games_of_every_kind_can_be_told() {
    let memories = ["players", "aid"].into_iter().cycle();
    let setups = Setup::all().zip(memories).map(|(setup, memory)| {
        Setup::from_text(&format!("{} memory={memory}", setup.text())).expect("a setup")
    });
    whole_games_can_be_told::<State>(setups.step_by(3));
}

#[test]
fn every_rule_of_the_book_has_an_id_and_a_text() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/labyrinth.md");
    let book = fs::read_to_string(book).expect("the rules");
    let ids: Vec<_> = book.split("**LA-").skip(1).filter_map(|rest| rest.split([' ', '*']).next()).collect();
    let known: Vec<_> = State::RULES.iter().map(|rule| &rule[3..]).collect();
    assert_eq!(known, ids);
}

#[test]
fn genders_and_elisions_are_those_of_the_language() {
    let [english, french] = Language::ALL.map(Words::new);
    let [english, french] = [LabyrinthWords(&english), LabyrinthWords(&french)];
    assert_eq!(english.the_treasures([Treasure::Urn, Treasure::Key]), "the urn and the key");
    assert_eq!(french.the_treasures([Treasure::Urn, Treasure::Key]), "l’urne et la clé");
    assert_eq!(french.the_thing(Treasure::WingedSandals.thing()), "les sandales ailées");
    assert_eq!(french.start(Colour::Green), "la case de départ verte");
    let openings = Openings::from_any_case("nes").expect("a junction");
    assert_eq!(french.sides(openings), "au nord, à l’est et au sud");
    assert_eq!(
        french.tile(Tile::new(Shape::Corner, Some(Treasure::Elephant.thing()))),
        "coude avec l’éléphant"
    );
}

#[test]
fn no_two_things_have_the_same_sign() {
    for words in Language::ALL.map(Words::new) {
        let words = LabyrinthWords(&words);
        let signs: BTreeSet<_> = Thing::all().map(|thing| words.sign(thing).to_uppercase()).collect();
        assert_eq!(signs.len(), Thing::COUNT);
        assert!(signs.iter().all(|sign| sign.chars().count() == 2));
        let letters: BTreeSet<_> = Colour::ALL.iter().map(|&colour| words.letter(colour)).collect();
        assert_eq!(letters.len(), 4);
    }
}

#[test]
fn the_cards_one_player_draws_are_told_in_one_sentence() {
    let words = Words::new(Language::En);
    let drawn = |seat, treasure| Event::CardDrawn { seat: Seat::new(seat), treasure };
    let events = [drawn(0, Treasure::Key), drawn(0, Treasure::Fan), drawn(1, Treasure::Urn)];
    let told = State::events(
        &events,
        &Setup::default(),
        Listener { observer: Observer::Seat(Seat::new(0)), seats: 2 },
        &words,
    );
    assert_eq!(told, ["To be found by you: the key and the fan.", "To be found by player 2: the urn."]);
}

#[test]
fn a_page_is_one_line_and_what_a_player_does_another() {
    let words = Words::new(Language::En);
    let (seat, other, cell) = (Seat::new(1), Seat::new(0), Cell::new(1, 2));
    let arrow = Arrow::from_any_case("n1").expect("an arrow");
    let openings = Openings::from_any_case("ne").expect("a corner");
    let events = [
        Event::PageTurned { page: Page::Push { arrow } },
        Event::PushedDown { arrow, shape: Shape::Corner, thing: None },
        Event::SentHome { seat, from: cell },
        Event::Pushed { seat, arrow, openings },
        Event::CarriedOver { seat: other, to: cell },
        Event::Moved { seat, from: cell, to: Cell::new(1, 3), spell: None },
        Event::Found { seat, treasure: Treasure::Key, owner: seat, bonus: true },
        Event::PageTurned {
            page: Page::Meeting { at: Colour::Red, one: Colour::Yellow, other: Colour::Blue },
        },
        Event::Called { seat, at: Colour::Red },
    ];
    let told = State::events(
        &events,
        &Setup::default(),
        Listener { observer: Observer::Seat(Seat::new(0)), seats: 2 },
        &words,
    );
    let expected = [
        "The grimoire: push at N1, the spare (corner) goes in face down. Player 2’s pawn returns from 1.2 to its start square.",
        "Player 2 pushes the spare in at N1, open north and east. Your pawn is pushed out and set on the new tile, 1.2. \
         Player 2 goes from 1.2 to 1.3. Player 2 finds the key!",
        "The grimoire: meeting, the yellow pawn and the blue pawn go to the red start square.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    let file = Layout::toml("classic").expect("it is shipped").replacen("\"mushroom\"", "\"mushrom\"", 1);
    let error = Layout::from_toml(&file).expect_err("no such treasure");
    let told = Words::new(Language::En).data_error("mine.toml", &error);
    assert!(told.starts_with("mine.toml, line "), "{told}");
    assert!(told.contains(", fixed[0].thing: there is no “mushrom”; expected: mushroom, elephant"), "{told}");
}

#[test]
fn la_t2_who_is_not_asked_reads_of_no_turn_of_their_own() {
    for (language, yours) in [(Language::En, "Your turn"), (Language::Fr, "À vous")] {
        let words = Words::new(language);
        for question in Question::ALL {
            assert!(!State::asked(&question, &words).contains(yours), "{question:?}");
        }
    }
}

#[test]
fn la_h1_a_page_that_pushes_is_told_even_where_its_tile_is_not() {
    let words = Words::new(Language::En);
    let page =
        Event::PageTurned { page: Page::Push { arrow: Arrow::from_any_case("n1").expect("an arrow") } };
    let listener = Listener { observer: Observer::Spectator, seats: 2 };
    let told = State::events(&[page], &Setup::default(), listener, &words);
    assert_eq!(told, ["The grimoire: push at N1, the spare goes in face down."]);
}

#[test]
fn la_c7_who_drew_which_pawn_is_told() {
    let (english, french) = (Words::new(Language::En), Words::new(Language::Fr));
    let drawn = Event::ColourDrawn { seat: Seat::new(0), colour: Colour::Blue };
    let me = Listener { observer: Observer::Seat(Seat::new(0)), seats: 2 };
    assert_eq!(LabyrinthWords(&english).event(&drawn, me), "You draw the blue pawn.");
    assert_eq!(LabyrinthWords(&french).event(&drawn, me), "Vous tirez le pion bleu.");
}

#[test]
fn a_refused_position_says_what_the_rules_ask_for() {
    let [english, french] = Language::ALL.map(Words::new);
    let hand = Broken::new("hands[0]", 1, 2).because("labyrinth-hand-size");
    let told = [&english, &french].map(|words| words.problem(&Problem::Position(hand.clone())));
    assert_eq!(
        told,
        [
            "This position is impossible: hands[0]: one card, the rules ask for 2 after what was found this turn.",
            "Cette position est impossible\u{202f}: hands[0]\u{202f}: une carte, les règles en demandent 2 après ce qui a \
             été trouvé ce tour.",
        ]
    );
    let page = Broken::new("page", "—", 1).because("labyrinth-page-missing");
    assert_eq!(
        english.problem(&Problem::Position(page)),
        "This position is impossible: page: no page, every turn begins with one."
    );
}

#[test]
fn la_p1_a_push_without_effect_is_explained_by_the_other_end_and_by_crossing_lines() {
    let [english, french] =
        Language::ALL.map(|language| Words::new(language).say("refusal-push-without-effect"));
    assert!(
        english.contains("from the other end") && english.contains("in a line that crosses it"),
        "{english}"
    );
    assert!(french.contains("de l’autre bout") && french.contains("dans une ligne qui croise"), "{french}");
}

#[test]
fn la_c5_each_grimoire_offered_says_its_pages_and_how_often_bots_win_with_it() {
    let offered = Setup::OPTIONS.iter().find(|spec| spec.id == "pages").expect("an option");
    let told = [("24", "family", "all their games"), ("18", "brisk", "97 %"), ("15", "hard", "63 %")];
    assert_eq!(offered.values, told.map(|(pages, ..)| pages));
    let [english, french] = Language::ALL.map(Words::new);
    for (pages, name, wins) in told {
        let id = format!("labyrinth-option-pages-{pages}");
        let text = english.say(&id).replace('\u{a0}', " ");
        assert!(text.starts_with(&format!("{name}, {pages} pages: ")) && text.ends_with(wins), "{text}");
        let text = french.say(&id);
        assert!(text.contains(&format!("{pages} pages")) && text.contains("gagnent"), "{text}");
    }
}
