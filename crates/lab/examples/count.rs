//! Random play of one setup, for callgrind and for paired timings: `count GAME SETUP WORK DECISIONS [ROUNDS]`.

use std::time::Instant;

use dedale_core::{Game, Setup as _};
use dedale_games::{GameId, with_game};
use dedale_lab::measure::{Work, work};

fn run<G: Game>(setup: &str, what: Work, decisions: u64, rounds: u64) {
    let setup = G::Setup::from_text(setup).expect("a setup");
    let mut best = f64::INFINITY;
    let mut done = work::<G>(&setup, what, 1, 1_000);
    for _ in 0..rounds {
        let started = Instant::now();
        done = work::<G>(&setup, what, 1, decisions);
        best = best.min(started.elapsed().as_secs_f64());
    }
    println!(
        "{} games {} decisions {:.0} games/s {:.3} M decisions/s",
        done.games,
        done.decisions,
        done.games as f64 / best,
        done.decisions as f64 / best / 1e6
    );
}

fn main() {
    let arguments: Vec<_> = std::env::args().collect();
    let what = match arguments[3].as_str() {
        "play" => Work::Play,
        "view" => Work::View,
        "observe" => Work::Observe,
        "copy" => Work::Copy,
        _ => Work::Sample,
    };
    let decisions = arguments[4].parse().expect("a number");
    let rounds = arguments.get(5).map_or(1, |rounds| rounds.parse().expect("a number"));
    let game: GameId = arguments[1].parse().expect("a game");
    with_game!(game, G => run::<G>(&arguments[2], what, decisions, rounds));
}
