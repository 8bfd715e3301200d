//! Where the weights of `labyrinth::chances` and `labyrinth::pace` come from: `cargo run --release -p dedale-bots --example labyrinth_chances -- GAMES`.
//!
//! So many games of each setup below (a tenth of that where turns take long) are played by the level `hard`, but for the
//! first turns, up to thirteen, which a beginner plays: so every chance from 0 to 1 occurs. It prints the weights and how
//! well they tell what happened in games they were not fitted to.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use dedale_bots::labyrinth::chances::{FEATURES, Features, features, logistic};
use dedale_bots::labyrinth::{Easy, Hard, pace};
use dedale_bots::{Player as _, tell};
use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Match, Rules as _, Seat, Setup as _};
use dedale_labyrinth::{Action, Setup, State};

/// Setups in which a turn takes a bot a tenth of a millisecond.
const QUICK: [&str; 9] = [
    "level=expert spells=crossing,escape",
    "level=expert spells=crossing,teleport",
    "level=expert spells=teleport,escape",
    "level=standard spells=crossing,escape",
    "level=standard spells=crossing,teleport",
    "level=standard spells=teleport,escape",
    "players=3 level=expert spells=crossing,teleport,escape",
    "players=3 level=expert spells=escape,crossing,teleport",
    "players=3 level=standard spells=crossing,teleport,escape",
];

/// Setups in which it takes a millisecond or two.
const SLOW: [&str; 9] = [
    "level=expert spells=crossing,permutation",
    "level=expert spells=escape,rotation",
    "level=standard",
    "players=3 level=expert",
    "players=4 level=expert",
    "players=4 level=standard",
    "players=2",
    "players=3",
    "players=4",
];

/// A situation, and how the game ended.
struct Sample {
    game: u64,
    setup: usize,
    features: Features,
    pace: pace::Features,
    won: bool,
    /// The turns until the last one.
    turns: f32,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).expect("how many games");
    let samples = samples(games);
    fit(&samples);
    fit_pace(&samples);
}

fn samples(games: u64) -> Vec<Sample> {
    let jobs =
        || QUICK.map(|text| (text, games)).into_iter().chain(SLOW.map(|text| (text, games.div_ceil(10))));
    let (next, all) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((setup, (text, games))) = Some(next.fetch_add(1, Ordering::Relaxed))
            .and_then(|place| jobs().nth(place).map(|job| (place, job)))
        {
            let options = Setup::from_text(text).expect("a setup");
            for game in 0..games {
                let id = Seed::number_of_series(100 + setup as u64, game);
                let (situations, last_turn, won) = play(&options, id);
                let samples = situations.into_iter().map(|(turn, features, pace)| Sample {
                    game: id,
                    setup,
                    features,
                    pace,
                    won,
                    turns: (last_turn - turn) as f32,
                });
                all.lock().expect("nobody panicked").extend(samples);
            }
            eprintln!("{text}: done");
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut all = all.into_inner().expect("nobody panicked");
    all.sort_by_key(|sample| (sample.setup, sample.game));
    all
}

/// The ends of turns of a game, its last turn, and whether it was won.
fn play(setup: &Setup, id: u64) -> (Vec<(u32, Features, pace::Features)>, u32, bool) {
    let mut game = Match::<State>::new(setup, Seed::Quick(id));
    let mut chance = Seed::quick_from(!id);
    let stumbling = chance.pick(14);
    let mut players = vec![Hard::default(); setup.seats()];
    let (mut heard, mut situations) = (0, Vec::new());
    while let Some(at) = game.perspective() {
        let events = &game.events()[heard..];
        for (seat, player) in Seat::first(setup.seats()).zip(&mut players) {
            tell(player, seat, game.state(), events);
        }
        heard = game.events().len();
        let turn = game.state().turns();
        let action = if turn <= stumbling {
            Easy.choose(at, &mut chance)
        } else {
            players[at.seat().index()].choose(at, &mut chance)
        };
        if action == Action::End && turn >= stumbling {
            let both = features(game.state()).zip(pace::features(game.state()));
            situations.extend(both.map(|(features, pace)| (turn, features, pace)));
        }
        game.act(action).expect("a bot answers by the rules");
    }
    (situations, game.state().turns(), game.outcome().is_some_and(|outcome| outcome.is_win()))
}

fn fit(samples: &[Sample]) {
    let known = |held_out: bool| {
        let of_fold = samples.iter().filter(move |sample| (sample.game % 4 == 0) == held_out);
        of_fold.map(|sample| (sample.features, sample.won))
    };
    let weights = fitted(&known(false).collect::<Vec<_>>());
    println!("of three games in four: {weights:?}\nthe fourth:");
    table(known(true).map(|(features, won)| (logistic(&features, &weights), won)));
    let all: Vec<_> = known(false).chain(known(true)).collect();
    println!("of all {} ends of a turn: {:?}", all.len(), fitted(&all));
}

/// The turns to go in games that were won.
fn fit_pace(samples: &[Sample]) {
    let won = |held_out: bool| {
        let of_fold = samples.iter().filter(move |sample| (sample.game % 4 == 0) == held_out);
        of_fold.filter(|sample| sample.won)
    };
    let weights = fitted_pace(won(false));
    println!("turns to go, of three games in four: {weights:?}\nthe fourth:");
    let mut bins = [(0_u32, 0.0_f64, 0.0_f64, 0.0_f64); 16];
    for sample in won(true) {
        let said = f64::from(pace::predicted(&sample.pace, &weights));
        let bin = &mut bins[(said.max(0.0) as usize).min(15)];
        let happened = f64::from(sample.turns);
        *bin = (bin.0 + 1, bin.1 + said, bin.2 + happened, bin.3 + (happened - said).powi(2));
    }
    for (count, said, happened, squares) in bins.into_iter().filter(|bin| bin.0 > 0) {
        let mean = |sum: f64| sum / f64::from(count);
        let (said, happened, spread) = (mean(said), mean(happened), mean(squares).sqrt());
        println!("{count:6} positions, said {said:5.1} turns, took {happened:5.1}, spread {spread:4.1}");
    }
    println!("of all: {:?}", fitted_pace(won(false).chain(won(true))));
}

/// Linear regression, held back a little.
fn fitted_pace<'a>(samples: impl Iterator<Item = &'a Sample>) -> pace::Features {
    const RIDGE: f64 = 0.1;
    let mut right = [0.0_f64; pace::FEATURES];
    let mut matrix = [[0.0_f64; pace::FEATURES]; pace::FEATURES];
    (0..pace::FEATURES).for_each(|at| matrix[at][at] = RIDGE);
    for sample in samples {
        let features = sample.pace.map(f64::from);
        for (row, feature) in features.iter().enumerate() {
            right[row] += feature * f64::from(sample.turns);
            features.iter().enumerate().for_each(|(column, other)| matrix[row][column] += feature * other);
        }
    }
    solved(matrix, right).map(|weight| weight as f32)
}

/// What was said and what happened, in ten bins.
fn table(samples: impl Iterator<Item = (f32, bool)>) {
    let mut bins = [(0_u32, 0.0_f64, 0_u32); 10];
    for (said, won) in samples {
        let bin = &mut bins[((said * 10.0) as usize).min(9)];
        *bin = (bin.0 + 1, bin.1 + f64::from(said), bin.2 + u32::from(won));
    }
    for (place, (count, said, won)) in bins.into_iter().enumerate() {
        let percent = |sum: f64| 100.0 * sum / f64::from(count.max(1));
        let (said, won) = (percent(said), percent(won.into()));
        println!(
            "{:3} %–: {count:6} positions, said {said:5.1} %, won {won:5.1} %, off {:+.1}",
            10 * place,
            won - said
        );
    }
}

/// Logistic regression by Newton's method, held back a little.
fn fitted(samples: &[(Features, bool)]) -> Features {
    const RIDGE: f64 = 0.1;
    let mut weights = [0.0_f64; FEATURES];
    for _ in 0..20 {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut curve = [[0.0_f64; FEATURES]; FEATURES];
        (0..FEATURES).for_each(|at| curve[at][at] = RIDGE);
        for (features, won) in samples {
            let features = features.map(f64::from);
            let odds: f64 = features.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum();
            let chance = 1.0 / (1.0 + (-odds).exp());
            let surprise = f64::from(u8::from(*won)) - chance;
            for (row, feature) in features.iter().enumerate() {
                slope[row] += surprise * feature;
                for (column, other) in features.iter().enumerate() {
                    curve[row][column] += chance * (1.0 - chance) * feature * other;
                }
            }
        }
        let step = solved(curve, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights.map(|weight| weight as f32)
}

/// By elimination; the matrix is positive definite.
fn solved<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let (row, target) = (matrix[at], right[at]);
        for below in at + 1..N {
            let factor = matrix[below][at] / row[at];
            matrix[below].iter_mut().zip(row).for_each(|(entry, pivot)| *entry -= factor * pivot);
            right[below] -= factor * target;
        }
    }
    for at in (0..N).rev() {
        let known: f64 = (at + 1..N).map(|column| matrix[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}
