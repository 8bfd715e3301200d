//! How strong a bot of Onirim is: `strength BOT GAMES [SETUP] [OPTION=NUMBER …]`, one core.

use std::sync::Arc;
use std::time::Instant;

use dedale_bots::Player as _;
use dedale_bots::net::Net;
use dedale_bots::onirim::{Expert, Hard, Nets, OnirimBot, base_features, features, solo, wide};
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_onirim::{Setup, State};

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [name, games, setup, options @ ..] = &arguments[..] else {
        panic!("BOT GAMES SETUP [OPTION=NUMBER …]")
    };
    let setup = Setup::from_text(setup).expect("a setup");
    let games: u64 = games.parse().expect("a number");
    let mut settings = Expert::settings();
    let (mut simulations, mut first) = (1_000, 0);
    let mut nets = Nets::default();
    for option in options {
        let (name, number) = option.split_once('=').expect("OPTION=NUMBER");
        match name {
            "solo" => {
                let bytes = std::fs::read(number).expect("a file");
                nets.solo = Some(Arc::new(solo::read(&bytes).expect("a net").1));
            }
            "exploration" => settings.exploration = number.parse().expect("a number"),
            "prior-weight" => settings.prior_weight = number.parse().expect("a number"),
            "simulations" => simulations = number.parse().expect("a number"),
            "wide" => {
                let bytes = std::fs::read(number).expect("a file");
                nets.wide = Some(Arc::new(wide::read(&bytes).expect("a net").1));
            }
            "base" => {
                let bytes = std::fs::read(number).expect("a file");
                let net = Net::from_bytes(&bytes, &base_features(), features::ROWS).expect("a net").1;
                nets.base = Some(Arc::new(net));
            }
            "first" => first = number.parse().expect("a number"),
            _ => panic!("unknown option {name}"),
        }
    }
    let mut bot = match name.as_str() {
        "expert" => OnirimBot::Expert(Box::new(Expert::with(nets, simulations, settings))),
        "hard" => OnirimBot::Hard(Hard::with(nets)),
        name => OnirimBot::new(name).expect("a bot"),
    };
    let started = Instant::now();
    let (mut wins, mut decisions) = (0, 0);
    for game in first..first + games {
        let mut choices = Seed::quick_from(Seed::number_of_series(!7, game));
        let mut table = Silent(Seed::quick_from(Seed::number_of_series(7, game)));
        let mut state = State::start(&setup, &mut table);
        bot.begin(Seat::new(0));
        while let Some(at) = Perspective::of_decider(&state) {
            let action = bot.choose(at, &mut choices);
            decisions += 1;
            state.apply(action, &mut table);
        }
        wins += u64::from(state.outcome().is_some_and(|outcome| outcome.is_win()));
    }
    let seconds = started.elapsed().as_secs_f64();
    let share = wins as f64 / games as f64;
    println!(
        "{name} {} {options:?}: {wins} of {games}, {:.1} ± {:.1} %, {:.1} µs a decision",
        setup.text(),
        100.0 * share,
        196.0 * (share * (1.0 - share) / games as f64).sqrt(),
        1e6 * seconds / decisions as f64
    );
}
