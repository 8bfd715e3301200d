use std::num::NonZeroUsize;

use dedale_mondes::State as Mondes;
use dedale_onirim::State as Onirim;

use super::*;
use crate::{Test, quick_guide};

fn setup<G: Studied>(text: &str) -> G::Setup {
    G::Setup::from_text(text).expect("a setup")
}

fn tournament<G: Studied>(text: &str, bots: &[&str], terms: Terms<'_>) -> Result<Tournament<G>, LabError> {
    let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
    Tournament::new(setup::<G>(text), &Terms { bots: &bots, ..terms })
}

fn code<G: Studied>(text: &str, bots: &[&str], terms: Terms<'_>) -> &'static str {
    tournament::<G>(text, bots, terms).expect_err("refused").code()
}

/// Any two bots there are, the weaker first.
fn two<G: Studied>() -> [&'static str; 2] {
    [G::NAMES[0], quick_guide::<G>()]
}

#[test]
fn every_bot_sits_everywhere_equally_often() {
    for (players, tables) in [(2, 2), (3, 6), (4, 8), (5, 10)] {
        let game = tournament::<Mondes>(&format!("players={players}"), &two::<Mondes>(), Terms::default());
        let game = game.expect("a tournament");
        assert_eq!(game.tables(), tables);
        for seat in 0..players {
            let sat = |bot| game.lineups.iter().filter(|lineup| lineup.bots[seat] == bot).count();
            assert_eq!(sat(0), sat(1), "{players} players, seat {seat}");
        }
    }
    let teams = Terms { seating: Some("abab"), ..Terms::default() };
    let teams = tournament::<Mondes>("players=4", &two::<Mondes>(), teams).expect("a tournament");
    assert_eq!(teams.tables(), 2, "turned round twice, abab is abab again");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_code() {
    let [one, other] = two::<Mondes>();
    assert_eq!(code::<Onirim>("", &["hal", "random"], Terms::default()), "unknown-bot");
    assert_eq!(code::<Mondes>("", &[one], Terms::default()), "too-few-bots");
    assert_eq!(code::<Mondes>("", &[one, other, one], Terms::default()), "bot-twice");
    assert_eq!(code::<Mondes>("", &[one], Terms { against: Some(one), ..Terms::default() }), "too-few-bots");
    for seating in ["abb", "aa", "ac", ""] {
        let terms = Terms { seating: Some(seating), ..Terms::default() };
        assert_eq!(code::<Mondes>("players=2", &[one, other], terms), "bad-seating", "{seating}");
    }
    let terms = Terms { seating: Some("ab"), ..Terms::default() };
    assert_eq!(code::<Onirim>("players=2", &two::<Onirim>(), terms), "seating-together");
    let none = tournament::<Mondes>("", &[one, other], Terms::default()).expect("a tournament");
    assert_eq!(none.run(0, &Series::new(0), |_| {}).expect_err("no games").code(), "no-games");
}

#[test]
fn the_same_bots_on_the_same_deals_give_the_same_results_on_any_number_of_threads() {
    let game =
        tournament::<Onirim>("", &["random", "easy", "normal"], Terms::default()).expect("a tournament");
    let run = |threads| {
        let series = Series { threads: NonZeroUsize::new(threads).expect("some"), ..Series::new(0) };
        game.run(60, &series, |_| {}).expect("played")
    };
    let results = run(1);
    assert_eq!(results, run(3));
    assert_eq!((results.games, results.standings.len(), results.comparisons.len()), (180, 3, 3));
}

#[test]
fn who_plays_better_is_found_out_in_every_game() {
    let beats = |results: Results| {
        let better = &results.comparisons[0];
        assert!(better.difference > 0.0 && better.p < 0.05, "{better:?}");
        assert!(better.difference_interval.low > 0.0, "{better:?}");
    };
    let terms = || Terms { against: Some("random"), ..Terms::default() };
    let onirim = tournament::<Onirim>("", &["normal"], terms()).expect("a tournament");
    beats(onirim.run(40, &Series::new(0), |_| {}).expect("played"));
    let better = quick_guide::<Mondes>();
    for (players, test) in [(2, Test::Sign), (4, Test::Mean)] {
        let mondes =
            tournament::<Mondes>(&format!("players={players}"), &[better], terms()).expect("a tournament");
        let results = mondes.run(12, &Series::new(0), |_| {}).expect("played");
        assert_eq!(results.comparisons[0].test, test);
        assert_eq!(results.comparisons[0].games, 12 * players);
        beats(results);
    }
}

#[test]
fn a_bot_plays_the_same_whoever_else_takes_part() {
    let standing = |bots: &[&str]| {
        let game = tournament::<Onirim>("", bots, Terms::default()).expect("a tournament");
        let results = game.run(150, &Series::new(0), |_| {}).expect("played");
        results.standings.into_iter().find(|one| one.bot == "easy").expect("it took part")
    };
    let alone = standing(&["easy", "random"]);
    assert_eq!(alone, standing(&["random", "normal", "easy"]));
    let pair = |bots: &[&str]| {
        let game = tournament::<Mondes>("players=2", bots, Terms::default()).expect("a tournament");
        let results = game.run(20, &Series::new(0), |_| {}).expect("played");
        results.comparisons.into_iter().find(|one| (&*one.bot, &*one.against) == ("easy", "random"))
    };
    assert_eq!(pair(&["easy", "random"]), pair(&["easy", "normal", "random"]));
}

#[test]
fn a_sequential_test_stops_when_it_knows_and_says_the_same_on_any_number_of_threads() {
    let sprt = Sprt::new(0.0, 50.0);
    let terms = || Terms { sprt, ..Terms::default() };
    let game = tournament::<Onirim>("", &["normal", "random"], terms()).expect("a tournament");
    let run = |threads| {
        let series = Series { threads: NonZeroUsize::new(threads).expect("some"), ..Series::new(0) };
        game.run(10_000, &series, |_| {}).expect("played")
    };
    let results = run(1);
    assert_eq!(results, run(3));
    assert_eq!(results.sprt.expect("a test").verdict, Verdict::High);
    assert!(results.deals < 10_000 && results.deals % DEALS_A_LOOK == 0, "{} deals", results.deals);
    assert_eq!(results.games, 2 * results.deals);
    let code = code::<Onirim>("", &["easy", "normal", "random"], terms());
    assert_eq!(code, "sprt-of-many");
}

#[test]
fn a_sequential_test_counts_a_few_against_many_both_ways() {
    let [weak, strong] = two::<Mondes>();
    let terms = || Terms { sprt: Sprt::new(0.0, 50.0), ..Terms::default() };
    let verdict = |bots: &[&str]| {
        let game = tournament::<Mondes>("players=3", bots, terms()).expect("two bots");
        game.run(128, &Series::new(0), |_| {}).expect("played").sprt.expect("a test").verdict
    };
    assert_eq!((verdict(&[strong, weak]), verdict(&[weak, strong])), (Verdict::High, Verdict::Low));
}

#[test]
fn what_always_wins_has_no_end_on_elos_scale() {
    let game = tournament::<Onirim>("", &two::<Onirim>(), Terms::default()).expect("a tournament");
    let won =
        |seats: usize| GameResult { winners: dedale_core::SeatSet::first(seats), turns: 3, decisions: 9 };
    let results = game.results(3, &[won(1), won(0), won(1), won(0), won(1), won(0)]);
    let better = &results.comparisons[0];
    assert_eq!((better.difference, better.elo, better.elo_high), (1.0, None, None));
    assert!(better.difference_interval.low > -1.0 && better.difference_interval.low < 0.5);
}

#[test]
fn a_bot_is_as_good_as_itself() {
    let [one, other] = two::<Onirim>();
    let game = tournament::<Onirim>("", &[one, other], Terms::default()).expect("a tournament");
    let lost = GameResult { winners: dedale_core::SeatSet::NONE, turns: 3, decisions: 9 };
    let results = game.results(5, &[lost; 10]);
    let equal = &results.comparisons[0];
    assert_eq!((equal.difference, equal.better, equal.worse, equal.p), (0.0, 0, 0, 1.0));
    assert_eq!(results.standings[1].mean_turns, 3.0);
}
