//! Screens as text, in both languages. `INSTA_UPDATE=always cargo test -p dedale-cli` rewrites them: read the
//! difference.

use dedale_bots::{Bot, Roster as _};
use dedale_core::chance::Seed;
use dedale_core::{Match, Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{Action, Question, Setup, State, View};
use dedale_words::mondes::MondesWords;
use dedale_words::{Language, Words};

use super::typed;
use crate::terminal::asked::Asked;
use crate::terminal::sheet::columns;
use crate::terminal::{Face as _, Next, Session, Start, Style, keep};

const PLAIN: Style = Style { plain: true, ..Style::TEXT };

fn setup(text: &str) -> Setup {
    Setup::from_text(text).expect("a setup")
}

fn any_answer(game: &Match<State>, chance: &mut impl dedale_core::Chance) -> Action {
    let legal = game.state().legal();
    legal.nth(chance.pick(legal.len())).expect("an answer")
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
            game.act(any_answer(&game, &mut chance)).expect("a legal answer");
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

fn hand(view: &View) -> usize {
    view.hands[view.decider.index()].len()
}

#[test]
fn a_character_is_chosen_by_its_keys() {
    check("character", &game_at("players=3", |view| view.question == Some(Question::Character)));
}

#[test]
fn a_turn_shows_the_worlds_the_hand_and_the_way_home() {
    let game = game_at("players=2", |view| {
        let up = view.worlds.iter().filter(|seen| seen.up).count();
        view.question == Some(Question::Turn) && hand(view) >= 3 && up >= 3
    });
    check("turn", &game);
    insta::assert_snapshot!("turn_plain", drawn(&game, &Words::new(Language::En).in_ascii(), 80, PLAIN));
    insta::assert_snapshot!("turn_narrow", drawn(&game, &Words::new(Language::Fr), 40, Style::TEXT));
}

#[test]
fn five_players_have_hands_characters_and_flags() {
    let game = game_at("players=5 character-key=payment", |view| {
        view.question == Some(Question::Turn)
            && hand(view) >= 2
            && view.skipping.iter().next().is_some()
            && view.characters.iter().filter(|character| character.open).count() > 1
    });
    check("five", &game);
}

#[test]
fn a_reaction_shows_what_is_played_and_what_answers_it() {
    check(
        "react",
        &game_at("players=4", |view| view.question == Some(Question::React) && view.chain.is_empty()),
    );
    check(
        "chain",
        &game_at("players=4", |view| view.question == Some(Question::React) && !view.chain.is_empty()),
    );
}

#[test]
fn a_trade_tells_what_was_announced() {
    check("trade_answer", &game_at("players=3", |view| view.question == Some(Question::Answer)));
    check("trade_accept", &game_at("players=3", |view| view.question == Some(Question::Accept)));
}

#[test]
fn a_bad_encounter_tells_its_attack() {
    check("defend", &game_at("players=3", |view| view.question == Some(Question::Defend)));
}

#[test]
fn cards_looked_at_are_put_back_in_order() {
    check(
        "arrange",
        &game_at("players=2", |view| view.question == Some(Question::Arrange) && view.arranged == 1),
    );
}

#[test]
fn a_world_looked_at_is_known_to_who_looked_only() {
    let known = |view: &View| view.worlds.iter().any(|seen| seen.world.is_some() && !seen.up);
    let game = game_at("players=2", |view| view.question == Some(Question::Turn) && known(view));
    check("scried", &game);
    let seat = game.decider().expect("running");
    assert!(!known(&game.state().view(Observer::Seat(seat.next(2)))));
}

#[test]
fn the_end_shows_everything_and_tells_who_is_home() {
    let mut chance = Seed::quick_from(3);
    let mut game = Match::<State>::new(&setup("players=2 max-rounds=5"), Seed::Quick(3));
    while game.decider().is_some() {
        game.act(any_answer(&game, &mut chance)).expect("a legal answer");
    }
    let winners = game.outcome().expect("it is over").winners;
    for language in Language::ALL {
        let words = Words::new(language);
        let view = game.state().view(Observer::Omniscient);
        let text = [
            State::screen(&view, &words, 80, Style::TEXT),
            State::summary(&view, winners, &words),
            State::cards(&view, &words, 80, Style::TEXT),
            State::legend(&words, Style::TEXT),
        ];
        insta::assert_snapshot!(format!("end_{language}"), text.join("\n"));
    }
}

#[test]
fn colours_never_change_the_text() {
    let game = game_at("players=5", |view| view.turn > 30 && view.question == Some(Question::Turn));
    let words = Words::new(Language::En);
    let painted = drawn(&game, &words, 80, Style { colour: true, ..Style::TEXT });
    let mut text = String::new();
    for (at, part) in painted.split("\x1b[").enumerate() {
        text.push_str(if at == 0 { part } else { part.split_once('m').expect("the end of a code").1 });
    }
    assert_eq!(text, drawn(&game, &words, 80, Style::TEXT));
}

#[test]
fn every_screen_of_whole_games_fits_its_width() {
    for text in ["players=2 max-rounds=30", "players=5 character-key=payment max-rounds=30"] {
        let mut chance = Seed::quick_from(3);
        let mut game = Match::<State>::new(&setup(text), Seed::Quick(3));
        while game.decider().is_some() {
            if game.step().is_multiple_of(7) {
                fits(&game, Language::Fr);
            }
            game.act(any_answer(&game, &mut chance)).expect("a legal answer");
        }
    }
}

fn typed(line: &str, game: &Match<State>, language: Language) -> Option<Result<Action, String>> {
    let words = Words::new(language);
    let view = game.state().view(Observer::Seat(game.decider().expect("running")));
    typed::understood(line, &view, MondesWords::new(&words, view.setup.cards()))
}

/// A turn of a player who holds that card.
fn turn_with(id: &str) -> Match<State> {
    game_at("players=2", |view| {
        let cards = view.setup.cards();
        let mut hand = view.hands[view.decider.index()].iter().filter_map(|glimpse| glimpse.card);
        view.question == Some(Question::Turn) && hand.any(|card| cards.card_id(card) == id)
    })
}

#[test]
fn short_forms_are_understood_in_both_languages() {
    let game = turn_with("fairy-queen");
    for (language, lines, action) in [
        (
            Language::En,
            &["play fairy-queen", "PLAY fairy queen", "play queen", "p fairy", "play c1"][..],
            "play c1",
        ),
        (
            Language::Fr,
            &["jouer reine", "Jouer La Reine des fées", "j reine des fees", "play queen"],
            "play c1",
        ),
        (Language::Fr, &["défausser reine", "d reine"], "discard c1"),
        (Language::En, &["move w", "w", "go w"], "move w"),
        (Language::Fr, &["aller o", "o", "aller w"], "move w"),
        (Language::Fr, &["finir", "fin", "pass"], "pass"),
        (Language::En, &["trade 2", "t 2"], "trade 2"),
        (Language::En, &["draw"], "draw"),
        (Language::Fr, &["piocher"], "draw"),
        (Language::Fr, &["révéler", "REVELER"], "reveal"),
    ] {
        for line in lines {
            assert_eq!(typed(line, &game, language), Some(Ok(action.parse().expect(action))), "{line}");
        }
    }
    for line in ["", "dance", "play nobody", "move nowhere", "trade 7"] {
        assert_eq!(typed(line, &game, Language::En), None, "{line}");
    }
}

#[test]
fn a_name_that_could_be_two_cards_is_asked_for_again() {
    let game = game_at("players=2", |view| {
        view.question == Some(Question::Turn) && hand(view) >= 2 && {
            let cards = view.setup.cards();
            let ids = view.hands[view.decider.index()].iter().filter_map(|glimpse| glimpse.card);
            ids.filter(|&card| cards.card_id(card).starts_with('s')).count() > 1
        }
    });
    let answer = typed("discard s", &game, Language::En).expect("an answer");
    assert!(answer.is_err_and(|said| said.contains(" or ")));
}

#[test]
fn where_only_cards_answer_a_name_is_enough() {
    let game = game_at("players=2", |view| view.question == Some(Question::Lose));
    let view = game.state().view(Observer::Seat(game.decider().expect("running")));
    let card = view.hands[view.decider.index()].iter().find_map(|glimpse| glimpse.card).expect("a card");
    let id = view.setup.cards().card_id(card).to_owned();
    assert_eq!(typed(&id, &game, Language::En), Some(Ok(Action::Discard(card))));
    let game = game_at("players=3", |view| view.question == Some(Question::React));
    assert_eq!(typed("non", &game, Language::Fr), Some(Ok(Action::Let)));
    let game = game_at("players=3", |view| view.question == Some(Question::Accept));
    assert_eq!(typed("n", &game, Language::En), Some(Ok(Action::Refuse)));
}

/// The output of a session for these lines, and how it ended.
fn talk(text: &str, language: Language, bots: usize, lines: &str) -> (String, Next) {
    let words = Words::new(language);
    let setup = setup(text);
    let last = Seat::first(setup.seats()).skip(setup.seats() - bots);
    let bots = last.map(|seat| (seat, Bot::Own(State::bot("random").expect("a bot")))).collect();
    let game = Match::<State>::new(&setup, Seed::Quick(5));
    let start = Start { bots, ..Start::in_test(game, &words, keep) };
    let mut output = Vec::new();
    let next = Session::in_lines(start, lines.as_bytes(), &mut output).run().expect("no error");
    (String::from_utf8(output).expect("text"), next)
}

/// Random answers to the end, each as its text, with the key presses at the curtain between two players.
fn random_lines(text: &str) -> (String, Match<State>) {
    let mut chance = Seed::quick_from(5);
    let mut game = Match::<State>::new(&setup(text), Seed::Quick(5));
    let mut lines = String::from("\n");
    while let Some(seat) = game.decider() {
        let action = any_answer(&game, &mut chance);
        game.act(action).expect("a legal answer");
        lines += &format!("{action}\n");
        if game.decider().is_some_and(|next| next != seat) {
            lines += "\n\n";
        }
    }
    (lines, game)
}

#[test]
fn a_whole_game_is_played_to_its_end_at_one_screen() {
    for text in ["players=2 max-rounds=5", "players=4 max-rounds=5"] {
        let (lines, game) = random_lines(text);
        for language in Language::ALL {
            let words = Words::new(language);
            let (said, next) = talk(text, language, 0, &format!("{lines}again\nn\n"));
            let outcome = game.outcome().expect("it is over");
            let (before, end) = said.split_once(&words.outcome(outcome.reason)).expect("the outcome is told");
            let view = game.state().view(Observer::Omniscient);
            assert!(end.contains(&State::summary(&view, outcome.winners, &words)), "{end}");
            assert!(before.contains(&words.say("curtain-hide")), "{before}");
            assert_eq!(next, Next::Again);
        }
    }
}

#[test]
fn with_bots_there_is_no_curtain() {
    let (said, _) =
        talk("players=3 max-rounds=5", Language::En, 2, &format!("{}quit\nn\n", "1\n".repeat(60)));
    assert!(!said.contains("Press Enter to hide"), "{said}");
    assert!(said.contains("The last round is over: everybody stays lost in the worlds."), "{said}");
}

#[test]
fn what_others_hide_is_never_on_the_screen() {
    let words = Words::new(Language::En);
    let (mut own_cards, mut hidden_cards, mut hidden_characters) = (0, 0, 0);
    for seed in 0..8 {
        let mut chance = Seed::quick_from(seed);
        let mut game = Match::<State>::new(&setup("players=3 max-rounds=20"), Seed::Quick(seed));
        while let Some(seat) = game.decider() {
            let view = game.state().view(Observer::Seat(seat));
            let screen = in_one_line(&State::screen(&view, &words, 100, Style::TEXT));
            let shows = |name: String| screen.contains(&in_one_line(&name));
            let mondes = MondesWords::new(&words, view.setup.cards());
            let truth = game.state().view(Observer::Omniscient);
            for card in view.hands[seat.index()].iter().filter_map(|glimpse| glimpse.card) {
                assert!(shows(mondes.card(card)), "{card}: {screen}");
                own_cards += 1;
            }
            for other in Seat::first(3).filter(|&other| other != seat) {
                let seen: Vec<_> =
                    view.hands[other.index()].iter().filter_map(|glimpse| glimpse.card).collect();
                let held = truth.hands[other.index()].iter().filter_map(|glimpse| glimpse.card);
                for card in held.filter(|card| !seen.contains(card)) {
                    assert!(!shows(mondes.card(card)) && !shows(mondes.the_card(card)), "{card}: {screen}");
                    hidden_cards += 1;
                }
                let known = view.characters[other.index()];
                let hidden = truth.characters[other.index()].kept.filter(|_| known.kept.is_none());
                let own = view.characters[seat.index()].kept;
                if let Some(hidden) = hidden.filter(|&hidden| Some(hidden) != own && view.turn > 0) {
                    assert!(!shows(mondes.character(hidden)), "{screen}");
                    hidden_characters += 1;
                }
            }
            game.act(any_answer(&game, &mut chance)).expect("a legal answer");
        }
    }
    let counts = [own_cards, hidden_cards, hidden_characters];
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

/// The text without the places where lines may break.
fn in_one_line(text: &str) -> String {
    text.replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}
