//! Screens as text, in both languages. `INSTA_UPDATE=always cargo test -p dedale-cli` rewrites them: read the
//! difference.

use dedale_bots::{Roster as _, answer};
use dedale_core::chance::{Chance as _, Seed};
use dedale_core::{Legal as _, Match, Observer, Rules as _, Secrets as _, Setup as _};
use dedale_labyrinth::{Action, Question, Setup, Spell, State, View};
use dedale_words::{Language, Words};

use super::typed;
use crate::terminal::asked::Asked;
use crate::terminal::sheet::columns;
use crate::terminal::{Face as _, Next, Session, Start, Style, keep};

const PLAIN: Style = Style { plain: true, ..Style::TEXT };

fn setup(text: &str) -> Setup {
    Setup::from_text(text).expect("a setup")
}

/// A game played at random until it reaches the wanted situation.
fn game_at(text: &str, wanted: impl Fn(&View) -> bool) -> Match<State> {
    for seed in 1..300 {
        let mut chance = Seed::quick_from(seed);
        let mut game = Match::<State>::new(&setup(text), Seed::Quick(seed));
        while let Some(seat) = game.decider() {
            if wanted(&game.state().view(Observer::Seat(seat))) {
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
    let observer = state.decider().map_or(Observer::Omniscient, Observer::Seat);
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
        fits(game, language);
    }
}

fn fits(game: &Match<State>, language: Language) {
    let words = Words::new(language);
    let ascii = Words::new(language).in_ascii();
    for width in [40, 60, 80, 100] {
        let in_ascii = drawn(game, &ascii, width, PLAIN);
        assert!(in_ascii.is_ascii(), "{in_ascii}");
        for text in [drawn(game, &words, width, Style::TEXT), in_ascii] {
            let long = text.lines().find(|line| columns(line) > width);
            assert_eq!(long, None, "wider than {width}");
        }
    }
}

fn on_turn(view: &View) -> bool {
    view.question == Some(Question::Turn)
}

fn finds_something(view: &View) -> bool {
    let walks = view.ways.map(|ways| ways.reach().walking);
    walks.is_some_and(|cells| cells.iter().any(|cell| view.finds(cell).is_some()))
}

#[test]
fn the_first_turn_shows_the_maze_the_page_the_spare_and_the_cards() {
    check("start", &game_at("players=2", |view| view.turn == 1 && finds_something(view)));
}

#[test]
fn face_down_tiles_are_rubble_without_a_hint_of_what_lies_there() {
    let game = game_at("players=2", |view| {
        on_turn(view)
            && view.board.down().len() > 4
            && view
                .ways
                .is_some_and(|ways| ways.reach().walking.iter().any(|cell| view.board.down().contains(cell)))
    });
    check("face_down", &game);
    let words = Words::new(Language::En);
    insta::assert_snapshot!("face_down_plain", drawn(&game, &Words::new(Language::En).in_ascii(), 80, PLAIN));
    insta::assert_snapshot!("face_down_narrow", drawn(&game, &words, 60, Style::TEXT));
}

#[test]
fn the_memory_aid_shows_what_lies_there() {
    check("aid", &game_at("players=2 memory=aid", |view| on_turn(view) && view.board.down().len() > 5));
}

#[test]
fn four_experts_have_a_card_that_counts_and_one_for_later() {
    let game = game_at("players=4 level=expert", |view| {
        let casts = view.ways.is_some_and(|ways| ways.reach().casting.len() > 3);
        on_turn(view) && casts && view.turn > 6 && !view.found.is_empty()
    });
    check("expert", &game);
}

#[test]
fn a_bonus_move_and_a_used_spell_are_told() {
    check("bonus", &game_at("players=3", |view| on_turn(view) && view.found_now == 1 && !view.push_ready));
}

#[test]
fn a_spell_is_chosen_by_its_name_and_effect() {
    check("spell", &game_at("players=3 level=standard spells=chosen", |view| view.spells[0].is_some()));
}

#[test]
fn a_tile_turned_up_is_laid_back_as_it_is_drawn() {
    check("turn_up", &game_at("players=2", |view| view.question == Some(Question::TurnUp)));
    check(
        "orient",
        &game_at("players=2", |view| {
            view.question == Some(Question::Orient)
                && view.board.openings(view.pawns[view.active.index()]).shape().turns() == 4
        }),
    );
}

#[test]
fn the_end_shows_everything_and_tells_how_far_it_got() {
    let mut chance = Seed::quick_from(3);
    let mut game = Match::<State>::new(&setup("players=2"), Seed::Quick(3));
    while game.decider().is_some() {
        let legal = game.state().legal();
        game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
    }
    let winners = game.outcome().expect("it is over").winners;
    for language in Language::ALL {
        let words = Words::new(language);
        let view = game.state().view(Observer::Omniscient);
        let summary = State::summary(&view, winners, &words);
        let text = format!("{}\n{summary}\n", State::screen(&view, &words, 80, Style::TEXT));
        insta::assert_snapshot!(format!("end_{language}"), text);
    }
}

#[test]
fn the_cards_that_are_left_and_the_signs_are_listed() {
    let game = game_at("players=2", |view| view.found.len() > 1);
    let words = Words::new(Language::En);
    let view = game.state().view(Observer::Spectator);
    let text =
        format!("{}\n{}\n", State::cards(&view, &words, 80, Style::TEXT), State::legend(&words, Style::TEXT));
    insta::assert_snapshot!("cards_en", text);
}

#[test]
fn colours_never_change_the_text() {
    let game = game_at("players=4 level=standard memory=aid", |view| view.turn > 8 && on_turn(view));
    let words = Words::new(Language::En);
    let painted = drawn(&game, &words, 80, Style { colour: true, ..Style::TEXT });
    let mut text = String::new();
    for (at, part) in painted.split("\x1b[").enumerate() {
        text.push_str(if at == 0 { part } else { part.split_once('m').expect("the end of a code").1 });
    }
    assert_eq!(text, drawn(&game, &words, 80, Style::TEXT));
    insta::assert_snapshot!("colours", painted.replace('\x1b', "\\e"));
}

#[test]
fn every_screen_of_whole_games_fits_its_width() {
    for text in ["players=2", "players=4 level=expert spells=chosen memory=aid layout=all-loose deck=8-8-8"] {
        let mut chance = Seed::quick_from(3);
        let mut game = Match::<State>::new(&setup(text), Seed::Quick(3));
        while game.decider().is_some() {
            if game.step().is_multiple_of(7) {
                fits(&game, Language::Fr);
            }
            let legal = game.state().legal();
            game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
        }
    }
}

fn typed(line: &str, game: &Match<State>, language: Language) -> Option<Result<Action, String>> {
    let words = Words::new(language);
    let view = game.state().view(Observer::Seat(game.decider().expect("running")));
    typed::understood(line, &view, super::LabyrinthWords(&words), Style::TEXT)
}

#[test]
fn short_forms_are_understood_in_both_languages() {
    let game = Match::<State>::new(&setup("players=2"), Seed::Quick(5));
    for (language, lines, action) in [
        (Language::En, &["3.4", "3,4", "m 3.4", "MOVE 3.4", "go 3.4"][..], "move 3.4"),
        (Language::Fr, &["3.4", "aller 3.4", "d 3.4", "move 3.4"], "move 3.4"),
        (Language::En, &["p n1 ns", "push N1 sn", "p ns n1"], "push N1 NS"),
        (Language::Fr, &["pousser o3 oe", "p w3 we"], "push W3 EW"),
        (Language::En, &["r 1.2 90", "turn 1.2", "r 1.2 90°"], "rotate 1.2 90"),
        (Language::Fr, &["t 1.2 180", "tourner 1.2 180"], "rotate 1.2 180"),
        (Language::En, &["s 1.2 1.3", "swap 1.3 1.2"], "permute 1.2 1.3"),
        (Language::Fr, &["e 1.2 1.3", "échanger 1.2 1.3", "ÉCHANGER 1.2 1.3"], "permute 1.2 1.3"),
        (Language::En, &["end", "e", "done"], "end"),
        (Language::Fr, &["fin", "f", "end"], "end"),
    ] {
        for line in lines {
            assert_eq!(typed(line, &game, language), Some(Ok(action.parse().expect(action))), "{line}");
        }
    }
}

#[test]
fn what_is_missing_in_a_short_form_is_asked_for() {
    let game = Match::<State>::new(&setup("players=2"), Seed::Quick(5));
    for (line, said) in [
        ("m", "Type row.column"),
        ("m 9.9", "Type row.column"),
        ("p n1", "║\u{a0}NS, ═\u{a0}EW. As in: p n1 ns"),
        ("p n1 ne", "N1 N3 N5 E1"),
        ("p n2 ns", "Type an arrow"),
        ("r", "90, 180 or 270"),
        ("r 1.2 45", "90, 180 or 270"),
        ("r 2.2 90", "The tile on 2.2 is fixed"),
        ("s 1.2 5.5", "side by side"),
        ("way 0.2", "The way: 0.0 → 0.1 → 0.2."),
        ("way 6.6", "No way leads to 6.6 now."),
    ] {
        let answer = typed(line, &game, Language::En).expect(line);
        assert!(answer.clone().is_err_and(|text| text.contains(said)), "{line}: {answer:?}");
    }
    for line in ["", "dance", "3.4 5.6", "help me"] {
        assert_eq!(typed(line, &game, Language::En), None, "{line}");
    }
}

#[test]
fn the_smaller_questions_have_short_forms_too() {
    let up = game_at("players=2", |view| view.question == Some(Question::TurnUp));
    assert_eq!(typed("oui", &up, Language::Fr), Some(Ok(Action::TurnUp)));
    assert_eq!(typed("n", &up, Language::En), Some(Ok(Action::Leave)));
    assert_eq!(typed("perhaps", &up, Language::En), None);
    let orient = game_at("players=2", |view| view.question == Some(Question::Orient));
    assert!(matches!(typed("es", &orient, Language::En), Some(Ok(Action::Orient(_)))));
    let spell = game_at("players=2 level=standard spells=chosen", |view| view.turn == 0);
    assert_eq!(typed("Évasion", &spell, Language::Fr), Some(Ok(Action::Choose(Spell::Escape))));
}

/// The output of a session for these lines, and how it ended.
fn talk(text: &str, language: Language, lines: &str) -> (String, Next) {
    let words = Words::new(language);
    let game = Match::<State>::new(&setup(text), Seed::Quick(5));
    let start = Start::in_test(game, &words, keep);
    let mut output = Vec::new();
    let next = Session::in_lines(start, lines.as_bytes(), &mut output).run().expect("no error");
    (String::from_utf8(output).expect("text"), next)
}

#[test]
fn a_whole_game_is_played_to_its_end_by_typing() {
    let mut game = Match::<State>::new(&setup("players=2"), Seed::Quick(5));
    let mut bots = [(); 2].map(|()| State::bot("greedy").expect("a bot"));
    let mut lines = String::new();
    while let Some(seat) = game.decider() {
        let action = answer(&mut bots[seat.index()], &game, &mut Seed::quick_from(1)).expect("an answer");
        lines += &format!("{action}\n");
        game.act(action).expect("a legal answer");
    }
    let outcome = game.outcome().expect("it is over");
    for language in Language::ALL {
        let words = Words::new(language);
        let (text, next) = talk("players=2", language, &format!("{lines}again\nn\n"));
        let view = game.state().view(Observer::Omniscient);
        let (_, end) = text.split_once(&words.outcome(outcome.reason)).expect("the outcome is told");
        assert!(end.contains(&State::summary(&view, outcome.winners, &words)), "{end}");
        assert_eq!(next, Next::Again);
    }
}

#[test]
fn a_whole_game_is_played_to_its_end_by_always_taking_the_first_number() {
    let (text, _) = talk(
        "players=3 level=standard spells=chosen",
        Language::En,
        &format!("{}again\nn\n", "1\n".repeat(120)),
    );
    assert!(text.contains("The grimoire has no page left"), "{text}");
    assert!(text.contains("24 turns, "), "{text}");
}

#[test]
fn la_c7_players_have_the_pawns_they_chose() {
    let (text, _) = talk("players=2 colours=opposite", Language::En, "");
    assert!(text.contains("player 2 (blue)") && !text.contains("player 2 (yellow)"), "{text}");
    let (text, _) = talk("players=2 pages=15", Language::En, "");
    assert!(text.contains("turn 1 of 15") && text.contains("14 pages left"), "{text}");
}

#[test]
fn la_h1_the_log_tells_nothing_again_of_what_lies_where() {
    let ends = |count| "end\n".repeat(count);
    let lines = format!("{}log\n{}again\nn\n", ends(8), ends(16));
    let (text, _) = talk("players=2", Language::En, &lines);
    let (_, log) = text.rsplit_once("Turn 1,").expect("the log begins with the first turn");
    let (earlier, _) = log.split_once("Turn 9,").expect("and goes on to this one");
    assert!(earlier.contains("Turn 8,") && earlier.contains("The grimoire: "), "{earlier}");
    assert!(!earlier.contains("face down: ") && !earlier.contains("the spare ("), "{earlier}");
}

#[test]
fn what_cannot_be_done_is_explained() {
    for (line, said) in [
        ("6.6", "Not possible now: no way leads there (rule LA-M1)."),
        ("s 0.1 1.1", "you do not have that spell"),
        ("turn-up", "that does not answer the question"),
        ("p n1 ne", "NS, ═\u{a0}EW"),
        ("5", "There is only one choice: type 1."),
        ("dance", "“dance” is neither a choice nor a command"),
    ] {
        let (text, _) = talk("players=2", Language::En, &format!("{line}\n"));
        assert!(text.contains(said), "{line}: {text}");
    }
}
