//! What La Clé des mondes says.

use std::fs;
use std::path::Path;

use dedale_core::chance::Seed;
use dedale_core::{Action as _, Few, Match, Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{
    Action, Card, CardFile, Cards, Character, Effect, Event, Illegal, Key, Kind, Place, Question, SeenEvent,
    Setup, Shipped, State, World,
};
use dedale_words::mondes::{MondesWords, event_id, question_id};
use dedale_words::{Language, Listener, Spoken, Words};

use crate::{Told, whole_games_can_be_told, with};

pub(crate) fn told() -> Told {
    let own = |kind: &str, id: &dyn std::fmt::Display, attributes: &[&str]| {
        with(format!("mondes-{kind}-{id}").to_lowercase(), attributes)
    };
    let cards = Cards::default();
    let mut ids = Vec::new();
    ids.extend(World::all().flat_map(|world| own("world", &cards.world_id(world), &["short"])));
    ids.extend(Card::all().flat_map(|card| own("card", &cards.card_id(card), &[])));
    ids.extend(Character::all().flat_map(|one| own("character", &cards.character_id(one), &[])));
    ids.extend(Key::ALL.iter().flat_map(|key| own("key", key, &["the", "of", "letter"])));
    ids.extend(Kind::ALL.iter().flat_map(|kind| own("type", kind, &["a"])));
    ids.extend(Place::ALL.iter().flat_map(|place| own("place", place, &[])));
    ids.extend(Effect::samples().flat_map(|effect| own("effect", &effect.id(), &[])));
    ids.extend(Question::ALL.iter().flat_map(|question| own("question", &question_id(question), &[])));
    ids.extend(events().iter().flat_map(|event| own("event", &event_id(event), &[])));
    ids.extend(Action::all().flat_map(|action| own("action", &verb(&action), &[])));
    ids.extend(Illegal::ALL.iter().map(|illegal| format!("refusal-{}", illegal.code())));
    ids.extend(["home", "max-rounds"].iter().flat_map(|why| with(format!("outcome-{why}"), &["short"])));
    let special = ["discard-turn", "give-answer", "accept-trade"];
    let mut special = special.map(|id| format!("mondes-action-{id}")).to_vec();
    special.extend(Action::all().map(|action| format!("mondes-verb-{}", verb(&action))));
    Told { ids, special, sentences }
}

fn sentences(words: &Words) -> Vec<String> {
    let mondes = MondesWords::new(words, Shipped::default().set());
    let mut said: Vec<_> = Question::ALL.iter().map(|question| State::asked(question, words)).collect();
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator] {
        let listener = Listener { observer, seats: 4 };
        said.extend(events().iter().map(|event| mondes.event(event, listener)));
    }
    said.extend(Effect::samples().map(|effect| mondes.effect(effect)));
    said
}

/// The first word of an action's text.
fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().expect("a verb").to_owned()
}

fn card(id: &str) -> Card {
    Card::all().find(|&card| Cards::default().card_id(card) == id).expect(id)
}

fn some_cards() -> Few<Option<Card>, 5> {
    [Some(card("horn")), Some(card("esus"))].into_iter().collect()
}

/// Every event, as somebody saw it who knows all about it, and as somebody who knows nothing.
fn events() -> Vec<SeenEvent> {
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let (horn, spear, world) = (card("horn"), card("spear"), card("horn").world());
    let character = Character::all().next().expect("one");
    let (key, kind, place) = (Key::Combat, Kind::Object, Place::North);
    let unseen: Few<Option<Card>, 5> = [None, None].into_iter().collect();
    vec![
        Event::CharactersDealt { seat, first: Some(character), second: Some(character) },
        Event::CharactersDealt { seat, first: None, second: None },
        Event::CharacterKept { seat, character: Some(character) },
        Event::CharacterKept { seat, character: None },
        Event::PawnSet { seat, place },
        Event::TurnBegan { seat, turn: 1 },
        Event::TurnSkipped { seat, turn: 2 },
        Event::Drew { seat, world, card: Some(horn) },
        Event::Drew { seat, world, card: None },
        Event::Recovered { seat, world, card: Some(horn) },
        Event::Recovered { seat, world, card: None },
        Event::Struck { seat, card: card("red-dragon") },
        Event::WentUnder { seat, card: horn, world },
        Event::Offered { seat, partner: other, key, kind, card: Some(horn) },
        Event::Offered { seat, partner: other, key, kind, card: None },
        Event::Answered { seat, key, kind, card: Some(horn) },
        Event::Answered { seat, key, kind, card: None },
        Event::TradeRefused { seat },
        Event::Passed { from: seat, to: other, card: Some(horn) },
        Event::Passed { from: seat, to: other, card: None },
        Event::Played { seat, card: horn, pair: Some(spear), target: Some(other) },
        Event::Played { seat, card: card("scroll"), pair: None, target: None },
        Event::Paid { seat, to: Some(place), cards: [horn].into_iter().collect(), character: true },
        Event::Paid { seat, to: None, cards: [horn, spear].into_iter().collect(), character: false },
        Event::Reacted { seat, card: card("ambactes"), cancels: Some(card("esus")) },
        Event::Reacted { seat, card: card("elf-king"), cancels: None },
        Event::Cancelled { seat },
        Event::Returned { seat, card: horn },
        Event::Moved { seat, from: place, to: Place::East },
        Event::WorldTurnedUp { place, world },
        Event::Scried { seat, place, world: Some(world) },
        Event::Scried { seat, place, world: None },
        Event::Peeked { seat, world, cards: some_cards() },
        Event::Peeked { seat, world, cards: unseen },
        Event::Arranged { seat, card: Some(horn) },
        Event::Arranged { seat, card: None },
        Event::Inspected { seat, target: other, cards: some_cards() },
        Event::Inspected { seat, target: other, cards: unseen },
        Event::CharacterOpened { seat, character },
        Event::Held { seat },
        Event::Warded { seat },
        Event::MustSkip { seat },
        Event::ExtraActions { seat },
        Event::KeyRevealed { seat, character },
        Event::LetsAll { seat },
        Event::StandOff { world },
        Event::CameHome { seat, character },
        Event::Ended { winner: None },
    ]
}

#[test]
fn whole_games_of_every_kind_can_be_told() {
    let short = |setup: Setup| Setup::from_text(&format!("{} max-rounds=25", setup.text())).expect("a setup");
    whole_games_can_be_told::<State>(Setup::all().map(short).step_by(5));
}

#[test]
fn every_rule_of_the_book_has_an_id_and_a_text() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/mondes.md");
    let book = fs::read_to_string(book).expect("the rules");
    let ids: Vec<_> = book.split("**MO-").skip(1).filter_map(|rest| rest.split([' ', '*']).next()).collect();
    let known: Vec<_> = State::RULES.iter().map(|rule| &rule[3..]).collect();
    assert_eq!(known, ids);
}

#[test]
fn names_are_those_of_the_card_set() {
    let file = CardFile::from_toml(Shipped::default().file()).expect("it is shipped");
    for language in Language::ALL {
        let plain = Words::new(language);
        let titles = file.titles.iter().map(|(id, title)| {
            let title = if language == Language::Fr { &title.fr } else { &title.en };
            (id.clone(), title.clone())
        });
        let titled = Words::new(language).with_titles(titles);
        let [plain, titled] =
            [&plain, &titled].map(|words| MondesWords::new(words, Shipped::default().set()));
        assert!(Card::all().all(|card| plain.card(card) == titled.card(card)));
        assert!(World::all().all(|world| plain.world(world) == titled.world(world)));
        assert!(Character::all().all(|one| plain.character(one) == titled.character(one)));
    }
}

#[test]
fn articles_are_small_within_a_sentence() {
    let [english, french] = Language::ALL.map(Words::new);
    let [english, french] =
        [&english, &french].map(|words| MondesWords::new(words, Shipped::default().set()));
    let cards = || ["horn", "spear", "esus"].map(card);
    assert_eq!(english.the_cards(cards()), "the Horn, the Spear and Esus");
    assert_eq!(french.the_cards(cards()), "le Cor, l’Épieu et Esus");
    assert_eq!(french.announced(Kind::Encounter, Key::Love), "une rencontre d’amour");
    assert_eq!(french.effect(Effect::Cancel(Key::Love)), "annule l’amour");
    assert_eq!(english.effect(Effect::Draw(1)), "draw a card from this world’s pile");
}

#[test]
fn an_own_card_is_called_by_its_title_or_by_its_id() {
    let own = Shipped::default().file().replace("id = \"esus\"", "id = \"toutatis\"");
    let own = own.replacen("fr = \"Esus\"", "fr = \"L'Ami Toutatis\"", 1).replacen(
        "en = \"Esus\"",
        "en = \"The Friend\"",
        1,
    );
    let file = CardFile::from_toml(&own).expect("it is playable");
    let first = Card::all().next().expect("a card");
    let unread = Words::new(Language::Fr);
    assert_eq!(MondesWords::new(&unread, &file.cards).card(first), "toutatis");
    let titles = file.titles.iter().map(|(id, title)| (id.clone(), title.fr.clone()));
    let read = Words::new(Language::Fr).with_titles(titles);
    assert_eq!(MondesWords::new(&read, &file.cards).card(first), "L’Ami Toutatis");
    assert_eq!(MondesWords::new(&read, &file.cards).the_card(first), "l’Ami Toutatis");
}

#[test]
fn what_somebody_does_is_one_line_with_all_that_comes_of_it() {
    let words = Words::new(Language::En);
    let (seat, other) = (Seat::new(1), Seat::new(0));
    let (esus, ambactes) = (card("esus"), card("ambactes"));
    let world = esus.world();
    let events = [
        Event::Paid { seat, to: Some(Place::West), cards: [esus].into_iter().collect(), character: false },
        Event::Reacted { seat: other, card: ambactes, cancels: Some(esus) },
        Event::WentUnder { seat: other, card: ambactes, world },
        Event::Cancelled { seat },
        Event::WentUnder { seat, card: esus, world },
        Event::WentUnder { seat, card: card("horn"), world },
    ];
    let listener = Listener { observer: Observer::Seat(other), seats: 2 };
    let told = State::events(&events, &Setup::default(), listener, &words);
    let expected = [
        "Player 2 pays for the way to the world in the west with Esus.",
        "You answer with Ambactes to cancel Esus. You put Ambactes under the pile of “The Gaulish Otherworld”. \
         What player 2 played or met comes to nothing. \
         Player 2 puts Esus and the Horn under the pile of “The Gaulish Otherworld”.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_choice_tells_only_what_its_player_knows() {
    let words = Words::new(Language::En);
    let game = Match::<State>::new(&Setup::default(), Seed::Quick(1));
    let seat = game.decider().expect("running");
    let view = game.state().view(Observer::Seat(seat));
    let choices: Vec<_> =
        game.state().legal().iter().map(|action| State::choice(&action, &view, &words)).collect();
    assert!(choices.iter().all(|choice| choice.contains("home keys")), "{choices:?}");
}

#[test]
fn an_effect_told_to_all_is_addressed_to_nobody() {
    let [english, french] = Language::ALL.map(Words::new);
    let [english, french] =
        [&english, &french].map(|words| MondesWords::new(words, Shipped::default().set()));
    let speaks_to =
        |text: &str, words: &[&str]| text.split([' ', '’', ',']).any(|word| words.contains(&word));
    for effect in Effect::samples() {
        assert!(!speaks_to(&english.effect(effect), &["you", "your"]), "{}", english.effect(effect));
        assert!(!speaks_to(&french.effect(effect), &["vous", "votre", "vos"]), "{}", french.effect(effect));
    }
}

#[test]
fn a_card_to_play_promises_no_more_cards_than_there_are() {
    let words = Words::new(Language::En);
    let game = Match::<State>::new(&Setup::default(), Seed::Quick(1));
    let mut game = game;
    for action in ["keep 1", "keep 1"] {
        game.act(action.parse().expect("an action")).expect("one of two");
    }
    let seat = game.decider().expect("running");
    let mut view = serde_json::to_value(game.state().view(Observer::Seat(seat))).expect("it is sent");
    let world = view["worlds"].as_array().and_then(|worlds| {
        let pawn = view["pawns"][seat.index()].clone();
        worlds.iter().find(|world| world["place"] == pawn).map(|world| world["world"].clone())
    });
    let world = world.and_then(|world| world.as_str().map(str::to_owned)).expect("it lies open");
    let told = |view: &serde_json::Value, id: &str| {
        let view: <State as dedale_core::Secrets>::View =
            serde_json::from_value(view.clone()).expect("a view");
        State::choice(&Action::Play(card(id)), &view, &words)
    };
    assert!(told(&view, "scroll").contains("the top 3 cards"));
    assert!(told(&view, "cauldron").contains("up to 2 cards"));
    view["piles"][&world] = serde_json::json!([null, null]);
    assert!(told(&view, "scroll").contains("the top 2 cards"));
    view["piles"][&world] = serde_json::json!([null]);
    assert!(told(&view, "scroll").contains("the top card"));
    assert!(told(&view, "cauldron").contains("draw a card"));
}
