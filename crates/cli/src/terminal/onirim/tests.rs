//! Screens as text, in both languages. `INSTA_UPDATE=always cargo test -p dedale-cli` rewrites them: read the
//! difference.

use dedale_core::chance::{Chance as _, Seed};
use dedale_core::{Match, Observer, Rules as _, Secrets as _};
use dedale_onirim::{Book, Communication, Premonitions, Question, Setup, State, Towers, View};
use dedale_words::{Language, Words};

use crate::terminal::asked::Asked;
use crate::terminal::sheet::columns;
use crate::terminal::{Face as _, Style};

/// A game played at random until it reaches the wanted situation.
fn game_at(setup: Setup, wanted: impl Fn(&State) -> bool) -> Match<State> {
    for seed in 1..1000 {
        let mut chance = Seed::quick_from(seed);
        let mut game = Match::new(&setup, Seed::Quick(seed));
        while game.decider().is_some() {
            if wanted(game.state()) {
                return game;
            }
            let legal = game.state().legal();
            game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
        }
    }
    panic!("no such game");
}

fn drawn(game: &Match<State>, words: &Words, width: usize, style: Style) -> String {
    let state = game.state();
    let observer = Observer::Seat(state.decider().expect("a running game"));
    let table = State::screen(&state.view(observer), words, width, style);
    let asked = Asked::of(state, observer);
    let choices = asked.map_or_else(String::new, |asked| asked.choices(words, width, style));
    format!("{table}\n{choices}")
}

/// The screen in both languages, and in narrow and plain ones that must fit too.
fn check(name: &str, game: &Match<State>) {
    for language in Language::ALL {
        let words = Words::new(language);
        insta::assert_snapshot!(format!("{name}_{language}"), drawn(game, &words, 80, Style::TEXT));
        let plain = Style { plain: true, ..Style::TEXT };
        for width in [60, 80] {
            let in_ascii = drawn(game, &Words::new(language).in_ascii(), width, plain);
            assert!(in_ascii.is_ascii(), "{in_ascii}");
            for text in [drawn(game, &words, width, Style::TEXT), in_ascii] {
                let long = text.lines().find(|line| columns(line) > width);
                assert_eq!(long, None, "wider than {width}");
            }
        }
    }
}

fn asks(question: Question) -> impl Fn(&State) -> bool {
    move |state| state.question() == Some(question)
}

fn everything(setup: Setup) -> Setup {
    setup.with_book(Book::Normal).with_towers(Towers::Normal).with_premonitions(Premonitions::Four)
}

fn view(state: &State) -> View {
    state.view(Observer::Omniscient)
}

#[test]
fn a_turn_of_the_base_game_shows_doors_row_and_hand() {
    let game = game_at(Setup::solo(), |state| {
        state.question() == Some(Question::Turn) && state.turns() > 12 && view(state).doors[0].count() > 0
    });
    check("turn", &game);
}

#[test]
fn a_nightmare_shows_its_four_answers() {
    let game = game_at(Setup::solo(), |state| {
        asks(Question::Nightmare)(state) && view(state).doors[0].count() > 0 && state.legal().len() > 3
    });
    check("nightmare", &game);
}

#[test]
fn a_prophecy_shows_the_cards_looked_at() {
    check("prophecy", &game_at(Setup::solo(), asks(Question::Prophecy)));
}

#[test]
fn a_silent_partner_shows_only_what_is_known() {
    let game =
        game_at(Setup::duo(Communication::Silent), |state| asks(Question::Turn)(state) && state.turns() > 9);
    let hidden = game.state().view(Observer::Seat(game.decider().expect("running"))).hands;
    assert!(hidden.iter().flat_map(|hand| hand.iter()).any(|glimpse| glimpse.card().is_none()));
    check("silent", &game);
}

#[test]
fn all_extensions_fit_on_one_screen() {
    let game = game_at(everything(Setup::solo()), |state| {
        let view = view(state);
        asks(Question::TowerLoss)(state)
            && view.towers.is_some_and(|row| row.len() > 2)
            && view.discard.len() > 6
    });
    check("extensions", &game);
}

#[test]
fn a_lost_door_is_said() {
    let game = game_at(Setup::solo(), |state| view(state).unwinnable && asks(Question::Turn)(state));
    check("unwinnable", &game);
}

#[test]
fn plain_screens_need_no_sign_beyond_ascii() {
    let game = game_at(everything(Setup::solo()), |state| state.turns() > 8 && asks(Question::Turn)(state));
    let words = Words::new(Language::Fr).in_ascii();
    let plain = Style { plain: true, ..Style::TEXT };
    insta::assert_snapshot!("plain_fr", drawn(&game, &words, 80, plain));
}

#[test]
fn colours_never_change_the_text() {
    let game = game_at(everything(Setup::duo(Communication::Open)), |state| state.turns() > 8);
    let words = Words::new(Language::En);
    let painted = drawn(&game, &words, 80, Style { colour: true, ..Style::TEXT });
    let mut text = String::new();
    for (at, part) in painted.split("\x1b[").enumerate() {
        text.push_str(if at == 0 { part } else { part.split_once('m').expect("the end of a code").1 });
    }
    assert!(painted.contains('\x1b'));
    assert_eq!(text, drawn(&game, &words, 80, Style::TEXT));
}

#[test]
fn every_screen_of_whole_games_fits_its_width() {
    let words = Words::new(Language::Fr);
    for setup in [everything(Setup::solo()), everything(Setup::duo(Communication::Silent))] {
        let mut chance = Seed::quick_from(3);
        let mut game = Match::<State>::new(&setup, Seed::Quick(3));
        while game.decider().is_some() {
            let text = drawn(&game, &words, 60, Style::TEXT);
            assert_eq!(text.lines().find(|line| columns(line) > 60), None);
            let legal = game.state().legal();
            game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
        }
    }
}
