//! Films: where keys lead, and what is shown there.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::mpsc::channel;

use dedale_core::chance::Seed;
use dedale_core::{Match, Observer, Seat};
use dedale_onirim::{Setup, State};
use dedale_words::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{keys, written};
use crate::terminal::fullscreen::{Curve, Depth, Film, Frame, Screen, Verdict};

/// A game of twelve answers; every fourth step begins a turn. Its analysis is there at once.
struct Short {
    game: Match<State>,
    is_analysed: Cell<bool>,
    /// Why it cannot be analysed.
    fault: Option<&'static str>,
}

impl Film<State> for Short {
    fn steps(&self) -> usize {
        self.game.step()
    }

    fn turns(&self) -> &[usize] {
        &[0, 4, 8, 12]
    }

    fn observer(&self) -> Observer {
        Observer::Omniscient
    }

    fn analyse(&self) -> Result<(), String> {
        self.is_analysed.set(self.fault.is_none());
        self.fault.map_or(Ok(()), |fault| Err(fault.to_owned()))
    }

    fn verdict(&self, _: usize) -> Option<Rc<Verdict>> {
        let points = (0..=12).map(|step| (step, 0.9 - 0.05 * step as f64)).collect();
        let curve = Curve { seats: vec![Seat::new(0)], label: "Chance:".to_owned(), points };
        let mistakes = [3, 9].map(|step| (step, format!("mistake at {step}"))).to_vec();
        let verdict =
            Verdict { curves: vec![curve], mistakes, report: "The report.".to_owned(), is_done: true };
        self.is_analysed.get().then(|| Rc::new(verdict))
    }

    fn frame(&self, step: usize) -> Frame<State> {
        Frame { game: self.game.at(step).expect("a step"), told: vec![format!("told {step}")], end: None }
    }
}

fn shown(size: (u16, u16), typed: &str) -> String {
    shown_unless(None, size, typed)
}

/// The screen after these keys, at a game that cannot be analysed if there is a reason.
fn shown_unless(fault: Option<&'static str>, size: (u16, u16), typed: &str) -> String {
    let words = Words::new(Language::En);
    let mut game = Match::<State>::new(&Setup::solo(), Seed::Quick(1));
    for _ in 0..12 {
        let answer = dedale_core::Legal::iter(&dedale_core::Rules::legal(game.state())).next();
        game.act(answer.expect("an answer")).expect("a legal answer");
    }
    let (sender, receiver) = channel();
    keys(typed).into_iter().for_each(|event| sender.send(event).expect("a channel"));
    drop(sender);
    let terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
    let mut screen = Screen::new(terminal, receiver, &words, Depth::True);
    screen.show_film(&Short { game, is_analysed: Cell::new(false), fault }, 0).expect("no error");
    written(screen.terminal.backend().buffer())
}

fn step_after(typed: &str) -> String {
    let text = shown((80, 24), typed);
    let (_, rest) = text.split_once("Step ").expect("a step");
    rest.split_once(" of 12").expect("of twelve").0.to_owned()
}

#[test]
fn arrows_wind_by_steps_and_turns() {
    for (typed, step) in [
        ("", "0"),
        ("→→", "2"),
        ("→→←", "1"),
        ("←", "0"),
        ("↓", "4"),
        ("→↓", "4"),
        ("↓↓→↑", "8"),
        ("↓↓↓↓↓", "12"),
        ("↓↓↓→", "12"),
    ] {
        assert_eq!(step_after(typed), step, "{typed}");
    }
}

#[test]
fn nothing_after_the_key_that_leaves_is_heard() {
    assert_eq!(step_after("→q→→"), "1");
    assert_eq!(step_after("u?1→"), "1", "keys of a session mean nothing");
}

#[test]
fn a_film_shows_table_and_log() {
    insta::assert_snapshot!("film_small", shown((80, 24), "↓↓"));
    insta::assert_snapshot!("film_large", shown((200, 60), "↓↓"));
}

#[test]
fn an_analysis_shows_its_curve_and_leads_from_mistake_to_mistake() {
    for (typed, step) in [("an", "3"), ("ann", "9"), ("annn", "9"), ("annp", "3"), ("anp", "3")] {
        assert_eq!(step_after(typed), step, "{typed}");
    }
    assert_eq!(step_after("n"), "0", "there is no analysis");
    let mistake = shown((80, 24), "an");
    assert!(mistake.contains("mistake at 3") && mistake.contains("Chance: 75"), "{mistake}");
    insta::assert_snapshot!("film_analysed", mistake);
    assert!(shown((80, 24), "a⇥⇥").contains("The report."));
    assert!(shown((200, 60), "a").contains("The report."));
}

#[test]
fn a_game_that_cannot_be_analysed_says_why() {
    let shown = |typed| shown_unless(Some("There is no deal."), (80, 24), typed);
    assert!(shown("a").contains("! There is no deal."), "{}", shown("a"));
    assert!(!shown("a→").contains("There is no deal."), "until the next key");
}
