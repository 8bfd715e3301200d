//! Whether the chances shown are right: `reliability GAME GAMES [fit] [first=N] [simulations=N] [one-in=N] [only="SETUP;…"]`
//! plays so many games of each of the game's main setups on all cores, a tenth of that where they take long. `fit` makes a
//! calibration for an adviser that has none yet, and tells how it does in games it was not made from: half of them are
//! calibrated by that of the others.

use dedale_bots::{Calibration, Roster};
use dedale_core::{Rules, Setup as _};
use dedale_games::{GameId, with_game};
use dedale_lab::{CalibrationTrials, Studied};
use dedale_training::{Forecast, Reliability, Trials, fit_calibration};
use rayon::prelude::*;

/// What is asked for.
struct Asked {
    games: u64,
    first: u64,
    fit: bool,
    only: Option<String>,
    trials: Trials,
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [game, games, options @ ..] = &arguments[..] else { panic!("GAME GAMES [OPTION=VALUE …]") };
    let game: GameId = game.parse().expect("a game");
    let games = games.parse().expect("a number of games");
    let usual = with_game!(game, G => <G as Studied>::CALIBRATION);
    let CalibrationTrials { stumbles, players, simulations, one_in, setups } = usual;
    let trials = Trials { stumbles, players, simulations, one_in };
    let mut asked = Asked { games, first: 0, fit: false, only: None, trials };
    for option in options {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        let number = || value.parse().expect("a number");
        match name {
            "fit" => asked.fit = true,
            "first" => asked.first = value.parse().expect("a number"),
            "only" => asked.only = Some(value.to_owned()),
            "simulations" => asked.trials.simulations = number(),
            "one-in" => asked.trials.one_in = number(),
            _ => panic!("unknown option {name}"),
        }
    }
    let setups: Vec<_> = match &asked.only {
        Some(only) => only.split(';').map(|setup| (setup.to_owned(), asked.games)).collect(),
        None => setups.iter().map(|(text, fewer)| (text.to_string(), asked.games / fewer)).collect(),
    };
    with_game!(game, G => tell::<G>(&setups, &asked));
}

fn tell<G: Roster>(setups: &[(String, u64)], asked: &Asked) {
    let mut all = Vec::new();
    for (text, games) in setups {
        let setup = <G as Rules>::Setup::from_text(text).expect("a setup");
        let games = (asked.first..asked.first + games).into_par_iter();
        let games: Vec<_> = games.map(|game| asked.trials.forecasts::<G>(&setup, game)).collect();
        println!("{}: {} positions", setup.text(), games.iter().map(Vec::len).sum::<usize>());
        report(&games, asked.fit);
        all.extend(games);
    }
    if setups.len() > 1 {
        println!("all of them:");
        report(&all, asked.fit);
    }
}

fn report(games: &[Vec<Forecast>], fit: bool) {
    print!("{}", diagram(&[(games, Calibration::IDENTITY)]));
    if fit {
        let fitted = |games: &[Vec<Forecast>]| fit_calibration(&games.concat());
        let (first, second) = games.split_at(games.len() / 2);
        print!("calibrated:\n{}", diagram(&[(first, fitted(second)), (second, fitted(first))]));
        println!("{:.3?}", fitted(games));
    }
}

fn diagram(shown: &[(&[Vec<Forecast>], Calibration)]) -> Reliability {
    let mut diagram = Reliability::default();
    for (games, calibration) in shown {
        for game in *games {
            diagram.add_game(game.iter().map(|shown| shown.calibrated(calibration)));
        }
    }
    diagram
}
