//! A second opinion on two answers, independent of the search that found them: both are played out by a bot in the same sampled
//! worlds (common random numbers).

use dedale_bots::{Roster, answer, by_name};
use dedale_core::chance::Seed;
use dedale_core::{Match, Observer, Seat};
use dedale_games::{AnyMatch, sample_world, with_match};

/// How many worlds are sampled.
const WORLDS: u64 = 400;
/// Nobody waits for a bot that does not find its way home.
const MOST_STEPS: usize = 2_000;

/// By how much more often the deciding player wins after some answers than after another, and the standard error of that.
pub(crate) fn difference(game: &AnyMatch, better: &[&str], other: &str) -> (f64, f64) {
    let bot = dedale_bots::strongest_quick(game.id());
    let wins =
        |answers: &[&str], world| f64::from(with_match!(game, game => wins(game, answers, bot, world)));
    let differences: Vec<f64> =
        (0..WORLDS).map(|world| wins(better, world) - wins(&[other], world)).collect();
    let mean = differences.iter().sum::<f64>() / WORLDS as f64;
    let variance =
        differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f64>() / (WORLDS - 1) as f64;
    (mean, (variance / WORLDS as f64).sqrt())
}

/// Whether the deciding player wins in a sampled world after these answers, if a bot plays on for everybody.
fn wins<G: Roster>(game: &Match<G>, answers: &[&str], bot: &str, world: u64) -> bool {
    let seat = game.decider().unwrap_or(Seat::new(0));
    let (state, to_come) = sample_world(game.state(), Observer::Seat(seat), world);
    let mut game = Match::from_state(state, to_come);
    for action in answers {
        // What follows the first answer was planned for another world.
        if action.parse().map_or(true, |action| game.act(action).is_err()) {
            break;
        }
    }
    let mut player = by_name::<G>(bot).expect("a bot of the list");
    let mut chance = Seed::quick_from(!world);
    while game.step() < MOST_STEPS
        && let Some(action) = answer(&mut player, &game, &mut chance)
    {
        game.act(action).expect("bots answer by the rules");
    }
    game.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
}
