//! People are called by their names where those are known, and sentences stay sentences.

use dedale_core::{Observer, Seat};
use dedale_labyrinth::{Arrow, Cell, Event, Openings, Page, Setup, State, Treasure};
use dedale_words::{Deed, Language, Listener, Narration, Sitter, Spoken as _, Words};

const WATCHING: Listener = Listener { observer: Observer::Spectator, seats: 2 };

fn told(words: &Words, events: &[Event]) -> Vec<String> {
    State::events(events, &Setup::default(), WATCHING, words)
}

fn sent_home(seat: usize) -> Event {
    Event::SentHome { seat: Seat::new(seat), from: Cell::new(1, 2) }
}

fn found(seat: usize, owner: usize) -> Event {
    let (seat, owner) = (Seat::new(seat), Seat::new(owner));
    Event::Found { seat, treasure: Treasure::Key, owner, bonus: false }
}

fn with(language: Language, sitters: &[Sitter<'_>]) -> Words {
    Words::new(language).with_people(sitters)
}

fn person<'a>(id: &'a str, name: &'a str) -> Sitter<'a> {
    Sitter::Person { id, name }
}

#[test]
fn a_name_stands_where_the_seat_would() {
    let sitters = [person("a", "Malo"), person("b", "Ève")];
    let english = with(Language::En, &sitters);
    assert_eq!(told(&english, &[sent_home(0)]), ["Malo’s pawn returns from 1.2 to its start square."]);
    assert_eq!(told(&english, &[found(0, 1)]), ["Malo finds the key for Ève!"]);
    let french = with(Language::Fr, &sitters);
    assert_eq!(
        told(&french, &[sent_home(0)]),
        ["Le pion de Malo quitte 1.2 et retourne à sa case de départ."]
    );
    assert_eq!(told(&french, &[found(0, 1)]), ["Malo trouve la clé pour Ève\u{202f}!"]);
}

#[test]
fn without_a_name_the_seat_is_told() {
    let french = Words::new(Language::Fr);
    assert_eq!(
        told(&french, &[sent_home(1)]),
        ["Le pion du joueur 2 quitte 1.2 et retourne à sa case de départ."]
    );
    assert_eq!(told(&french, &[found(0, 1)]), ["Le joueur 1 trouve la clé pour le joueur 2\u{202f}!"]);
}

#[test]
fn what_people_do_besides_answering_is_told() {
    let seat = Seat::new(1);
    let deeds = [
        Deed::Sit(seat),
        Deed::SeatBot(seat, "greedy"),
        Deed::Stand(seat),
        Deed::Start,
        Deed::Concede(seat),
        Deed::ProposeUndo(seat),
        Deed::ProposeStop(seat),
        Deed::Agree(seat),
        Deed::Refuse(seat),
        Deed::Undo(seat),
        Deed::Stop,
        Deed::StandIn(seat, "greedy"),
        Deed::HandBack(seat),
        Deed::Rematch(seat),
    ];
    let you = Listener { observer: Observer::Seat(seat), seats: 2 };
    for words in Language::ALL.map(Words::new) {
        for deed in deeds {
            for listener in [WATCHING, you] {
                let told = words.deed(deed, listener);
                assert!(
                    !told.is_empty() && !told.contains(['{', '$']) && !words.has(&told),
                    "{deed:?}: {told}"
                );
            }
        }
    }
    let french = with(Language::Fr, &[Sitter::Unknown, person("b", "Ève")]);
    assert_eq!(
        french.deed(Deed::StandIn(seat, "greedy"), WATCHING),
        "Un robot joue pour Ève\u{202f}: Glouton."
    );
    assert_eq!(french.deed(Deed::Concede(seat), you), "Vous abandonnez la partie.");
}

#[test]
fn french_elides_before_a_vowel() {
    for (name, said) in [
        ("Anna", "d’Anna"),
        ("Élie", "d’Élie"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hugo", "de Hugo"),
        ("7up", "de 7up"),
    ] {
        let french = with(Language::Fr, &[person("a", name)]);
        let line = told(&french, &[sent_home(0)]).remove(0);
        assert!(line.starts_with(&format!("Le pion {said} quitte")), "{line}");
    }
}

#[test]
fn bots_are_called_by_name_and_seat() {
    let sitters = [person("a", "Malo"), Sitter::Bot("greedy")];
    assert_eq!(with(Language::En, &sitters).player(Seat::new(1)), "Greedy 2");
    assert_eq!(with(Language::Fr, &sitters).player(Seat::new(1)), "Glouton 2");
    assert_eq!(with(Language::Fr, &[Sitter::Bot("new")]).player(Seat::new(0)), "new 1");
}

#[test]
fn who_sits_on_several_seats_is_called_by_the_seat() {
    let words = with(Language::En, &[person("a", "Malo"), person("a", "Malo"), person("b", "Ève")]);
    let called = [0, 1, 2].map(|seat| words.player(Seat::new(seat)));
    assert_eq!(called, ["player 1", "player 2", "Ève"]);
}

#[test]
fn two_people_of_one_name_are_told_apart() {
    let words = with(Language::En, &[person("a", "Malo"), person("b", "Malo"), Sitter::Unknown]);
    let called = [0, 1, 2].map(|seat| words.player(Seat::new(seat)));
    assert_eq!(called, ["Malo 1", "Malo 2", "player 3"]);
}

#[test]
fn a_name_is_text_and_nothing_else() {
    for name in ["none", "nobody", "{ $seat }", "you", "0"] {
        let words = with(Language::En, &[person("a", name), person("b", "Ève")]);
        assert_eq!(told(&words, &[found(1, 0)]), [format!("Ève finds the key for {name}!")]);
    }
}

#[test]
fn every_line_says_which_events_it_tells() {
    let words = Words::new(Language::En);
    let arrow = Arrow::from_any_case("n1").expect("an arrow");
    let openings = Openings::from_any_case("ne").expect("a corner");
    let seat = Seat::new(0);
    let events = [
        Event::PageTurned { page: Page::Push { arrow } },
        Event::PushedDown { arrow, shape: openings.shape(), thing: None },
        sent_home(1),
        Event::Pushed { seat, arrow, openings },
        found(0, 0),
    ];
    let lines: Vec<Narration> = State::lines(&events, &Setup::default(), WATCHING, &words);
    let places: Vec<_> = lines.into_iter().map(|line| line.events).collect();
    assert_eq!(places, [0..3, 3..5]);
}
