use dedale_core::Match;
use dedale_core::chance::Seed;
use dedale_core::record::{Place, Record};

use crate::nim::{Action, Nim, Two};

/// A game of four stones of which one was taken.
fn text() -> String {
    let mut deals = (0..).map(|number| Match::<Nim>::new(&Two, Seed::Quick(number)));
    let mut game = deals.find(|game| game.state().stones == 4).expect("a deal of four stones");
    game.act(Action::Take(1)).expect("a legal action");
    game.record().expect("a record").to_string()
}

/// The code of the error and its place after the line that begins so is replaced.
fn replaced(beginning: &str, by: &str) -> (&'static str, Place) {
    let lines: Vec<_> = text()
        .lines()
        .map(|line| if line.starts_with(beginning) { by.to_owned() } else { line.to_owned() })
        .collect();
    let error = Record::<Nim>::load_text(&lines.join("\n")).expect_err("a wrong record");
    (error.code, error.place)
}

#[test]
fn a_hash_is_sixteen_hexadecimal_digits() {
    assert!(Record::<Nim>::load_text(&text()).is_ok());
    let line = text().lines().count();
    for wrong in ["hash 1f", "hash 00000000000000000", "hash 000000000000000g", "hash +00000000000000f"] {
        assert_eq!(replaced("hash", wrong), ("record-bad-hash", Place::Line(line)), "{wrong}");
    }
}

#[test]
fn a_refused_step_is_told_with_the_rule_that_refuses_it() {
    let text = text().replace("take 1\n", "take 3\ntake 3\n");
    let error = Record::<Nim>::load_text(&text).expect_err("not so many stones are left");
    assert_eq!(error.because.expect("a rule").rule, "NI-2");
    assert!(error.to_string().ends_with("(too-few-stones (NI-2))"), "{error}");
}

#[test]
fn only_a_seat_of_the_game_can_have_given_up() {
    let text = text();
    let given_up = |seat: u32| text.replace("take 1\n", &format!("concede {seat}\n"));
    let nobody = Record::<Nim>::load_text(&given_up(3)).expect_err("there are two seats");
    assert_eq!(nobody.code, "record-no-such-seat");
    let wrong = Record::<Nim>::load_text(&given_up(1)).expect_err("the result is another");
    assert_eq!((wrong.code, &*wrong.expected), ("record-wrong-result", "winners=2 reason=conceded"));
}
