//! The collections that come with the program, and the puzzles as they are asked.

use std::collections::HashSet;

use dedale_core::{Observer, Seat};
use dedale_games::GameId;
use dedale_protocol::{Explain, Lang, Preview, PuzzleAnswer, PuzzleGrade, PuzzleSolution};
use dedale_puzzles::{Collected, Puzzle, Rated, of_day, of_game, with_id};
use dedale_table::TableError;
use dedale_words::Language;

fn everything() -> impl Iterator<Item = (GameId, &'static Collected)> {
    GameId::ALL.into_iter().flat_map(|game| of_game(game).iter().map(move |collected| (game, collected)))
}

fn solution(puzzle: &Puzzle, action: &str) -> PuzzleSolution {
    let given = PuzzleAnswer { action: action.to_owned(), lang: Some(Lang(Language::En)) };
    puzzle.solution(&given).expect("a possible answer")
}

#[test]
fn every_puzzle_asks_the_first_seat_and_rates_every_possible_answer() {
    for (game, Collected { puzzle, line }) in everything() {
        let played = puzzle.game().expect("a game by the rules");
        let playing = played.playing();
        assert_eq!((played.id(), playing.decider()), (game, Some(Seat::new(0))), "{}", line.id);
        let rated: HashSet<_> = puzzle.answers.iter().map(|Rated(action, ..)| action.clone()).collect();
        assert_eq!(rated, playing.legal().into_iter().collect(), "{}", line.id);
    }
}

#[test]
fn a_right_answer_is_eight_points_better_than_any_wrong_one() {
    for (_, Collected { puzzle, line }) in everything() {
        let chances: Vec<_> = puzzle.answers.iter().map(|Rated(_, chance, ..)| *chance).collect();
        assert!(chances.is_sorted_by(|one, next| one >= next), "{}", line.id);
        assert!(chances[0] - chances[puzzle.right] > 0.079, "{}: {chances:?}", line.id);
        assert!(chances[0] - chances[puzzle.right - 1] < 0.021, "{}: {chances:?}", line.id);
    }
}

#[test]
fn ids_are_different_and_lead_to_their_puzzles() {
    let ids: HashSet<_> = everything().map(|(_, collected)| &collected.line.id).collect();
    assert_eq!(ids.len(), everything().count());
    for (game, collected) in everything() {
        assert_eq!(with_id(game, &collected.line.id), Some(&collected.puzzle));
    }
    assert_eq!(with_id(GameId::ALL[0], "nothing"), None);
}

#[test]
fn a_day_has_a_puzzle_of_each_grade_and_every_puzzle_has_its_day() {
    for game in GameId::ALL.into_iter().filter(|game| !of_game(*game).is_empty()) {
        let grades: Vec<_> = of_day(game, "2026-11-17").iter().map(|one| one.line.grade).collect();
        assert_eq!(grades, PuzzleGrade::ALL, "{game}");
        let days = [(1, 31), (2, 28), (3, 31), (4, 30)]
            .into_iter()
            .flat_map(|(month, days)| (1..=days).map(move |day| format!("2026-{month:02}-{day:02}")));
        let shown: HashSet<_> = days
            .take(of_game(game).len())
            .flat_map(|day| of_day(game, &day))
            .map(|one| &one.line.id)
            .collect();
        assert_eq!(shown.len(), of_game(game).len(), "{game}");
    }
}

/// With another solution the position and the list are the same.
#[test]
fn before_it_is_solved_nothing_tells_the_answer() {
    let lang = Some(Lang(Language::Fr));
    let told = |puzzle: &Puzzle| {
        let document = puzzle.document(lang).expect("a position");
        assert_eq!(document.position.observer, Observer::Seat(Seat::new(0)));
        assert_eq!(document.position.table.seed, None);
        serde_json::to_string(&document).expect("JSON")
    };
    for (_, Collected { puzzle, line }) in everything() {
        let mut other = puzzle.clone();
        other.answers.reverse();
        other.answers.iter_mut().for_each(|Rated(_, chance, ..)| *chance = 1.0 - *chance);
        (other.then, other.why, other.found) = (vec!["other".to_owned()], None, Vec::new());
        assert!(!other.is_right(&puzzle.answers[0].0), "it is another solution");
        assert_eq!(told(&other), told(puzzle), "{}", line.id);
    }
}

/// The same question with another hidden part: whoever solves it sees the same.
#[test]
fn what_the_player_cannot_see_has_no_part_in_a_position() {
    for (_, Collected { puzzle, line }) in everything() {
        let game = puzzle.game().expect("a game");
        let world = game.sample_world(Observer::Seat(Seat::new(0)), 7).expect("it goes on");
        let seen = |game: &dedale_games::AnyMatch| game.playing().view(Observer::Seat(Seat::new(0)));
        let told = puzzle.document(None).expect("a position").position.standing.expect("it has begun").view;
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(told.get()).expect("JSON"),
            seen(&world),
            "{}",
            line.id
        );
    }
}

#[test]
fn the_solution_says_whether_an_answer_is_right_and_what_every_answer_is_worth() {
    for (_, Collected { puzzle, line }) in everything() {
        let answers: Vec<_> = puzzle.answers.iter().map(|Rated(action, ..)| action.as_str()).collect();
        let best = solution(puzzle, answers[0]);
        assert!(best.right && !solution(puzzle, answers[puzzle.right]).right, "{}", line.id);
        assert_eq!(best.answers.len(), answers.len());
        assert!(best.answers.iter().all(|hint| hint.text.is_some()), "{}", line.id);
        assert_eq!(best.answers[0].why.is_some(), puzzle.why.is_some());
        assert!(best.answers[0].why.iter().all(|why| why.text.is_some()), "{}", line.id);
    }
}

#[test]
fn answers_are_previewed_and_explained_as_at_a_table() {
    let (_, Collected { puzzle, .. }) = everything().next().expect("a puzzle");
    let standing = puzzle.document(None).expect("a position").position.standing.expect("it has begun");
    let (step, seat) = (standing.step, Seat::new(0));
    let action = standing.legal.expect("the deciding player")[0].clone();
    assert!(puzzle.preview(&Preview { step, seat, action: action.clone(), lang: None }).is_ok());
    let stale = puzzle.preview(&Preview { step: step + 1, seat, action: action.clone(), lang: None });
    assert!(matches!(stale, Err(TableError::StaleStep { .. })));
    let actions = vec![action, "no such answer".to_owned()];
    let explained = puzzle.explain(Explain { step, seat, actions, lang: None }).expect("two answers");
    assert_eq!((explained[0].refusal.as_deref(), explained[1].refusal.is_some()), (None, true));
}

#[test]
fn an_answer_that_is_not_possible_is_refused_and_solves_nothing() {
    let (_, Collected { puzzle, .. }) = everything().next().expect("a puzzle");
    let given = PuzzleAnswer { action: "no such answer".to_owned(), lang: None };
    assert!(puzzle.solution(&given).is_err());
}
