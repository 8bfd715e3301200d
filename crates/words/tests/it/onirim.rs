//! What Onirim says.

use std::fs;
use std::path::Path;

use dedale_core::chance::Seed;
use dedale_core::{Action as _, Broken, Few, Match, Observer, Seat, Secrets as _};
use dedale_games::{AnyMatch, Problem};
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

/// What an answer is called when so many cards are left in the deck.
fn choice(action: &str, question: Question, left: u8, language: Language) -> String {
    let mut view =
        Match::<State>::new(&Setup::solo(), Seed::Quick(1)).state().view(Observer::Seat(Seat::new(0)));
    view.question = Some(question);
    view.deck.count = left;
    State::choice(&action.parse().expect(action), &view, &Words::new(language))
}

#[test]
fn answers_speak_of_the_cards_there_are() {
    let english = |action, question, left| choice(action, question, left, Language::En);
    let peek = Question::Peek { count: 5 };
    assert_eq!(english("look", peek, 30), "Look at the top 5 cards — and put them back in any order");
    assert_eq!(english("look", peek, 3), "Look at the last 3 cards — and put them back in any order");
    assert_eq!(english("look", peek, 1), "Look at the last card");
    assert_eq!(
        english("look 4", Question::TowerLook, 4),
        "Look at the last 4 cards — and put them back in any order"
    );
    let discard = |left| english("discard red-key", Question::Turn, left);
    assert!(discard(9).ends_with("prophecy: look at the top 5 cards of the deck"), "{}", discard(9));
    assert!(discard(2).ends_with("prophecy: look at the last 2 cards of the deck"), "{}", discard(2));
    assert_eq!(discard(0), "Discard the red key");
    assert!(english("look", Question::HappyDream, 6).starts_with("Reveal the last 6 cards"));
    assert!(english("reveal", Question::Nightmare, 9).starts_with("Reveal the top 5 cards"));
    assert_eq!(english("reveal", Question::Nightmare, 0), "Reveal nothing — the deck is empty");
    let french = |action, question, left| choice(action, question, left, Language::Fr);
    assert_eq!(french("look", peek, 1), "Regarder la dernière carte");
    assert!(french("look", Question::HappyDream, 30).starts_with("Révéler les 7 premières cartes"));
}

#[test]
fn only_who_is_asked_reads_the_question() {
    let game = Match::<State>::new(&Setup::duo(Communication::Open), Seed::Quick(1));
    let game = AnyMatch::from(game);
    let words = Words::new(Language::En);
    let to = |observer| Listener { observer, seats: 2 };
    let asked = |observer| words.asked(&game, to(observer)).expect("the game goes on");
    assert_eq!(asked(Observer::Seat(Seat::new(0))), "Pick a card for your own hand.");
    for other in [Observer::Seat(Seat::new(1)), Observer::Spectator] {
        assert_eq!(asked(other), "Player 1 is to decide.");
    }
    let french = Words::new(Language::Fr).asked(&game, to(Observer::Spectator));
    assert_eq!(french.as_deref(), Some("Le joueur 1 doit décider."));
}

#[test]
fn a_single_player_is_called_you_but_not_to_who_only_watches() {
    let game = AnyMatch::from(Match::<State>::new(&Setup::solo(), Seed::Quick(1)));
    let words = Words::new(Language::En);
    let asked = |observer| words.asked(&game, Listener { observer, seats: 1 }).expect("the game goes on");
    let told = |observer| words.lines(&game, 0, Observer::Omniscient, Listener { observer, seats: 1 });
    for player in [Observer::Seat(Seat::new(0)), Observer::Omniscient] {
        assert!(asked(player).starts_with("Your turn"), "{}", asked(player));
        assert!(told(player).iter().any(|line| line.text.contains("You draw")), "{:?}", told(player));
    }
    assert_eq!(asked(Observer::Spectator), "Player 1 is to decide.");
    assert!(told(Observer::Spectator).iter().all(|line| !line.text.to_lowercase().contains("you")));
}

#[test]
fn a_position_that_cannot_be_is_refused_in_words() {
    let broken = |why: &'static str, found: &str, expected: &str| {
        Problem::Position(Broken::new("hands[0]", found, expected).because(why))
    };
    let [english, french] = Language::ALL.map(Words::new);
    let size = broken("onirim-hand-size", "4", "5");
    assert_eq!(
        english.problem(&size),
        "This position is impossible: hands[0]: 4 cards, the rules ask for 5."
    );
    assert!(
        french.problem(&size).contains("4 cartes, les règles en demandent 5"),
        "{}",
        french.problem(&size)
    );
    let one = broken("onirim-hand-size", "1", "5");
    assert!(english.problem(&one).ends_with("one card, the rules ask for 5."));
}

/// What strikes is told to all, though only one player chooses.
#[test]
fn what_a_premonition_does_is_said_to_nobody_in_particular() {
    for (language, you) in [(Language::En, ["you", "your"]), (Language::Fr, ["vous", "votre"])] {
        let words = Words::new(language);
        for &premonition in Premonition::ALL {
            let told = OnirimWords(&words).premonition_penalty(premonition);
            let spoken: Vec<_> = told.split(|sign: char| !sign.is_alphabetic()).collect();
            assert!(you.iter().all(|word| !spoken.contains(word)), "{told}");
        }
    }
}

/// Everything French that Onirim says, in small letters: cards, questions, rules, lessons and the rules to read. Left out
/// are the names of its texts, and where the story speaks of dreams.
fn french_texts() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = ["onirim.ftl", "onirim.lesson.ftl", "onirim.list.ftl", "onirim.table.ftl"];
    let files = files.map(|file| root.join("locales/fr").join(file));
    let files = files.into_iter().chain([root.join("docs/rules/book/fr/onirim.md")]);
    let texts: String = files.map(|file| fs::read_to_string(file).expect("a text")).collect();
    let said = texts.lines().map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    let said: Vec<_> = said.map(|line| line.replace("labyrinthe de rêves", "")).collect();
    said.join("\n").to_lowercase()
}

#[test]
fn on_c3_french_calls_each_thing_as_the_rulebook_prints_it() {
    let texts = french_texts();
    for (printed, other_words) in [
        ("pièces", &["salle", "salles", "chambre", "chambres"][..]),
        ("songes", &["rêves"]),
        ("limbes", &["purgatoire"]),
        ("objectifs", &["buts", "cibles"]),
        ("rempart de tours", &["mur", "murs", "muraille"]),
        ("les ruines dispersées", &["éparpillées"]),
        ("puissante punition", &["châtiment", "sanction"]),
        ("prophétie paradoxale", &["oracle"]),
        ("planification parallèle", &["planning"]),
        ("funestes prémonitoires", &["prémonition", "prémonitions", "présage", "présages"]),
        ("songes heureux", &[]),
        ("fausse destruction", &[]),
        ("communication totale", &["ouverte"]),
        ("grand silence", &[]),
    ] {
        assert!(texts.contains(printed), "{printed}");
        for word in texts.split(|sign: char| !sign.is_alphabetic()) {
            assert!(!other_words.contains(&word), "“{word}” instead of “{printed}”");
        }
    }
}
