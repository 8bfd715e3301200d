//! The collections that come with the program, and the puzzles as they are asked.

use std::collections::HashSet;

use dedale_bots::treasures_found;
use dedale_core::{Observer, Seat};
use dedale_games::GameId;
use dedale_protocol::{Explain, Lang, Preview, PuzzleAnswer, PuzzleDocument, PuzzleGrade, PuzzleSolution};
use dedale_puzzles::{Collected, Puzzle, Rated, of_day, of_game, with_id};
use dedale_table::TableError;
use dedale_words::Language;

fn everything() -> impl Iterator<Item = (GameId, &'static Collected)> {
    GameId::ALL.into_iter().flat_map(|game| of_game(game).iter().map(move |collected| (game, collected)))
}

/// Those that take one answer.
fn with_one_answer() -> impl Iterator<Item = (GameId, &'static Collected)> {
    everything().filter(|(_, collected)| collected.puzzle.goal.is_none())
}

/// Those that ask for a whole turn.
fn of_turns() -> impl Iterator<Item = (GameId, &'static Collected)> {
    everything().filter(|(_, collected)| collected.puzzle.goal.is_some())
}

/// The answers of the turn that a puzzle's solution shows.
fn turn(puzzle: &Puzzle) -> Vec<&str> {
    let first = puzzle.answers[0].0.as_str();
    [first].into_iter().chain(puzzle.then.iter().map(String::as_str)).collect()
}

fn solution(puzzle: &Puzzle, after: Option<&str>, action: &str) -> PuzzleSolution {
    let given = PuzzleAnswer { action: action.to_owned(), lang: Some(Lang(Language::En)) };
    puzzle.after(after).expect("a turn").solution(&given).expect("a possible answer")
}

fn document(puzzle: &Puzzle, lang: Option<Lang>) -> PuzzleDocument {
    puzzle.after(None).and_then(|question| question.document(lang)).expect("a position")
}

#[test]
fn every_puzzle_asks_the_first_seat_and_rates_every_possible_answer() {
    for (game, Collected { puzzle, line }) in everything() {
        let played = puzzle.game().expect("a game by the rules");
        let playing = played.playing();
        assert_eq!((played.id(), playing.decider()), (game, Some(Seat::new(0))), "{}", line.id);
        let rated: HashSet<_> = puzzle.answers.iter().map(|Rated(action, ..)| action.clone()).collect();
        let legal: HashSet<_> = playing.legal().into_iter().collect();
        let fits = if puzzle.goal.is_some() { rated.is_subset(&legal) } else { rated == legal };
        assert!(fits, "{}: {rated:?}", line.id);
    }
}

#[test]
fn a_right_answer_is_eight_points_better_than_any_wrong_one() {
    for (_, Collected { puzzle, line }) in with_one_answer() {
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
        let document = document(puzzle, lang);
        assert_eq!(document.position.observer, Observer::Seat(Seat::new(0)));
        assert_eq!(document.position.table.seed, None);
        serde_json::to_string(&document).expect("JSON")
    };
    for (_, Collected { puzzle, line }) in everything() {
        let mut other = puzzle.clone();
        other.answers.reverse();
        other.answers.iter_mut().for_each(|Rated(_, chance, ..)| *chance = 1.0 - *chance);
        (other.then, other.why, other.found, other.pace) = (vec!["other".to_owned()], None, Vec::new(), None);
        let is_other = puzzle.goal.is_some() || !other.is_right(&puzzle.answers[0].0);
        assert!(is_other, "it is another solution");
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
        let told = document(puzzle, None).position.standing.expect("it has begun").view;
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
    for (_, Collected { puzzle, line }) in with_one_answer() {
        let answers: Vec<_> = puzzle.answers.iter().map(|Rated(action, ..)| action.as_str()).collect();
        let best = solution(puzzle, None, answers[0]);
        assert!(best.right && !solution(puzzle, None, answers[puzzle.right]).right, "{}", line.id);
        assert_eq!(best.answers.len(), answers.len());
        assert!(best.answers.iter().all(|hint| hint.text.is_some()), "{}", line.id);
        assert_eq!(best.answers[0].why.is_some(), puzzle.why.is_some());
        assert!(best.answers[0].why.iter().all(|why| why.text.is_some()), "{}", line.id);
    }
}

#[test]
fn answers_are_previewed_and_explained_as_at_a_table() {
    let (_, Collected { puzzle, .. }) = everything().next().expect("a puzzle");
    let question = || puzzle.after(None).expect("a question");
    let standing = document(puzzle, None).position.standing.expect("it has begun");
    let (step, seat) = (standing.step, Seat::new(0));
    let action = standing.legal.expect("the deciding player")[0].clone();
    assert!(question().preview(&Preview { step, seat, action: action.clone(), lang: None }).is_ok());
    let stale = question().preview(&Preview { step: step + 1, seat, action: action.clone(), lang: None });
    assert!(matches!(stale, Err(TableError::StaleStep { .. })));
    let actions = vec![action, "no such answer".to_owned()];
    let explained = question().explain(Explain { step, seat, actions, lang: None }).expect("two answers");
    assert_eq!((explained[0].refusal.as_deref(), explained[1].refusal.is_some()), (None, true));
}

#[test]
fn an_answer_that_is_not_possible_is_refused_and_solves_nothing() {
    let (_, Collected { puzzle, .. }) = everything().next().expect("a puzzle");
    let given = PuzzleAnswer { action: "no such answer".to_owned(), lang: None };
    assert!(puzzle.after(None).expect("a question").solution(&given).is_err());
}

#[test]
fn the_turn_of_a_solution_finds_its_treasures_whatever_is_hidden() {
    for (_, Collected { puzzle, line }) in of_turns() {
        let goal = puzzle.goal.expect("a turn");
        // Not the worlds of the search.
        for seed in 1000..1020 {
            let mut world = puzzle
                .game()
                .expect("a game")
                .sample_world(Observer::Seat(Seat::new(0)), seed)
                .expect("it goes on");
            let before = treasures_found(&world).expect("treasures");
            for answer in turn(puzzle) {
                world.playing_mut().act(answer).expect("possible in every world");
            }
            assert!(treasures_found(&world).expect("treasures") >= before + goal, "{}", line.id);
        }
    }
}

#[test]
fn a_turn_is_played_answer_by_answer_and_judged_by_what_it_found() {
    assert!(of_turns().count() > 0);
    for (_, Collected { puzzle, line }) in of_turns() {
        let (answers, asked) = (turn(puzzle), puzzle.goal.expect("a turn"));
        let mut found = 0;
        for given in 1..answers.len() {
            let after = answers[..given].join(",");
            let question = puzzle.after(Some(&after)).expect("possible answers");
            let document = question.document(None).expect("a position");
            let goal = document.goal.expect("a turn");
            assert!(goal.treasures == asked && goal.found >= found, "{}", line.id);
            assert_eq!(
                document.position.standing.expect("it goes on").decider,
                Some(Seat::new(0)),
                "{}",
                line.id
            );
            found = goal.found;
        }
        let (last, before) = answers.split_last().expect("a turn");
        let before = before.join(",");
        let best =
            solution(puzzle, Some(&before).filter(|before| !before.is_empty()).map(String::as_str), last);
        assert!(best.right && best.answers[0].pace.is_some(), "{}", line.id);
        assert_eq!(best.answers[0].text.as_ref().map(Vec::len), Some(answers.len()), "{}", line.id);
        let idle = solution(puzzle, None, "end");
        assert_eq!((idle.right, idle.goal.map(|goal| goal.found)), (false, Some(0)), "{}", line.id);
    }
}

#[test]
fn nobody_looks_beyond_the_answer_or_the_turn_that_is_asked_for() {
    let (_, Collected { puzzle, .. }) = with_one_answer().next().expect("a puzzle");
    let beyond = puzzle.after(Some(&puzzle.answers[0].0));
    assert!(matches!(beyond, Err(TableError::Invalid { field: "after", .. })));
    let (_, Collected { puzzle, .. }) = of_turns().next().expect("a puzzle");
    assert!(matches!(puzzle.after(Some("end,end")), Err(TableError::NotYourTurn(_))));
    for nonsense in ["", ",", "end,", "no such answer"] {
        assert!(puzzle.after(Some(nonsense)).is_err(), "{nonsense:?}");
    }
}
