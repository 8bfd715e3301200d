//! What Onirim says.

use dedale_core::{Action as _, Few, Observer, Seat};
use dedale_onirim::{
    Action, Answer, Card, Colour, Communication, End, Event, Illegal, Origin, Premonition, Question,
    SeenEvent, Setup, Source, Spell, State, Symbol,
};
use dedale_words::onirim::{OnirimWords, event_id, question_id};
use dedale_words::{Language, Listener, Spoken as _, Words};

use crate::{Told, whole_games_can_be_told, with};

pub(crate) fn told() -> Told {
    let own = |kind: &str, id: &dyn std::fmt::Display, attributes: &[&str]| {
        with(format!("onirim-{kind}-{id}"), attributes)
    };
    let mut ids = Vec::new();
    ids.extend(Card::all().flat_map(|card| own("card", &card, &["the", "a", "short"])));
    ids.extend(Colour::ALL.iter().flat_map(|colour| own("colour", colour, &["card", "cards"])));
    ids.extend(Symbol::ALL.iter().flat_map(|symbol| own("symbol", symbol, &[])));
    ids.extend(Spell::ALL.iter().flat_map(|spell| own("spell", spell, &["effect"])));
    ids.extend(Premonition::ALL.iter().flat_map(|one| own("premonition", one, &["condition", "penalty"])));
    ids.extend(Question::ALL.iter().flat_map(|question| own("question", &question_id(question), &[])));
    ids.extend(events().iter().flat_map(|event| own("event", &event_id(event), &[])));
    ids.extend(Action::all().flat_map(|action| own("action", &verb(&action), &[])));
    ids.extend(Illegal::ALL.iter().map(|illegal| format!("refusal-{}", illegal.code())));
    ids.extend(
        ["doors-found", "deck-empty"].iter().flat_map(|why| with(format!("outcome-{why}"), &["short"])),
    );
    let at =
        |question| Action::all().map(move |action| format!("onirim-action-{}-{question}", verb(&action)));
    let special = Question::ALL.iter().map(question_id).chain(["now"]).flat_map(at).collect();
    Told { ids, special, sentences }
}

fn sentences(words: &Words) -> Vec<String> {
    let onirim = OnirimWords(words);
    let mut said: Vec<_> = Question::ALL.iter().map(|question| State::asked(question, words)).collect();
    said.extend(Action::all().map(|action| onirim.action(&action)));
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator] {
        for seats in [1, 2] {
            let listener = Listener { observer, seats };
            said.extend(events().iter().map(|event| onirim.event(event, listener)));
        }
    }
    said
}

/// The first word of an action's text, but towers are played in another way.
fn verb(action: &Action) -> String {
    match action {
        Action::PlayTower(..) => "play-tower".to_owned(),
        _ => action.to_string().split(' ').next().expect("a verb").to_owned(),
    }
}

fn events() -> Vec<SeenEvent> {
    let (seat, card, colour) = (Seat::new(0), Card::key(Colour::Red), Colour::Red);
    let (premonition, cards) = (Premonition::RedPair, [Some(card), None].into_iter().collect::<Few<_, 7>>());
    vec![
        Event::Dealt { card },
        Event::Picked { seat, card },
        Event::TurnBegan { seat, turn: 1 },
        Event::Played { seat, from: Origin::Own, card },
        Event::TowerPlayed { seat, from: Origin::Own, card, end: End::Left },
        Event::Discarded { seat, from: Origin::Own, card },
        Event::ToLimbo { from: Origin::Deck, card },
        Event::LimboReturned,
        Event::Shuffled,
        Event::DoorSearched { seat, colour, found: true },
        Event::SearchDeclined { seat, colour },
        Event::DoorLaid { seat, colour },
        Event::DoorReturned { seat, colour },
        Event::GoalFound { place: 1 },
        Event::GoalReopened { place: 1 },
        Event::GoalsSwapped { left: 1, right: 2 },
        Event::Swapped { seat, gave: card, took: card },
        Event::Drew { seat, into: Source::Own, card: None },
        Event::Turned { seat, card },
        Event::Looked { seat, bottom: false, cards },
        Event::Placed { seat, bottom: true, card: None },
        Event::Fetched { seat, card: None },
        Event::NightmareAnswered { seat, answer: Answer::Key },
        Event::FalseDestruction { seat },
        Event::SpellCast { seat, spell: Spell::Prophecy },
        Event::Paid { card },
        Event::PremonitionRevealed { premonition },
        Event::PremonitionStruck { premonition },
        Event::PremonitionRemoved { premonition },
        Event::Ended { won: true },
    ]
}

#[test]
fn whole_games_of_every_kind_can_be_told() {
    whole_games_can_be_told::<State>(
        [Communication::Open, Communication::Silent].into_iter().flat_map(Setup::all),
    );
}

#[test]
fn plurals_and_genders_are_those_of_the_language() {
    let [english, french] = Language::ALL.map(Words::new);
    let [english, french] = [OnirimWords(&english), OnirimWords(&french)];
    assert_eq!(english.the_card(Card::room(Colour::Blue, Symbol::Moon)), "the blue moon");
    assert_eq!(french.the_card(Card::room(Colour::Blue, Symbol::Moon)), "la lune bleue");
    assert_eq!(french.a_card(Card::room(Colour::Green, Symbol::Sun)), "un soleil vert");
    let key = |left| Question::LoseKey { left };
    assert_eq!(State::asked(&key(1), &french), "Quelle clé de la pioche est défaussée\u{202f}?");
    assert!(State::asked(&key(2), &french).starts_with("Quelles clés"));
}

#[test]
fn like_events_are_told_in_one_sentence() {
    let words = Words::new(Language::En);
    let (seat, into) = (Seat::new(1), Source::Own);
    let sun = Some(Card::room(Colour::Red, Symbol::Sun));
    let drew = |card| Event::Drew { seat, into, card };
    let events = [drew(sun), drew(None), drew(sun), drew(None), Event::Shuffled];
    let listener = Listener { observer: Observer::Seat(Seat::new(0)), seats: 2 };
    let told = State::events(&events, &Setup::solo(), listener, &words);
    assert_eq!(told, ["Player 2 draws 2 × red sun and 2 cards.", "The deck is shuffled."]);
}
