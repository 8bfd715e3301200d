//! One bot against others of La Clé des mondes, from every seat equally often:
//! `cargo run --release -p dedale-bots --example mondes_arena -- players=2 hard normal 2000`.

use std::time::{Duration, Instant};

use dedale_bots::Player as _;
use dedale_bots::mondes::{Hard, MondesBot};
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_mondes::{Setup, State};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [setup, challenger, others, games, rest @ ..] = words.as_slice() else {
        eprintln!("expected: SETUP CHALLENGER OTHERS GAMES [FIRST SEED]");
        return;
    };
    let setup = Setup::from_text(setup).expect("a setup");
    let games: u64 = games.parse().expect("a number of games");
    let first: u64 = rest.first().map_or(0, |seed| seed.parse().expect("a seed"));
    let mut tally = Tally::default();
    for game in first..first + games {
        tally.play(&setup, bot(challenger), bot(others), game);
        if (game - first + 1).is_multiple_of(100) || game + 1 == first + games {
            println!("{}", tally.summary());
        }
    }
}

/// A bot by its name; `hard:500` makes 500 trials for a decision.
fn bot(name: &str) -> MondesBot {
    match name.strip_prefix("hard:") {
        Some(trials) => MondesBot::Hard(Hard::new(trials.parse().expect("a number of trials"))),
        None => MondesBot::new(name).expect("a bot"),
    }
}

#[derive(Default)]
struct Tally {
    games: u32,
    wins: u32,
    draws: u32,
    decisions: u32,
    thought: Duration,
    longest: Duration,
}

impl Tally {
    /// The deal is the same for as many games as there are seats, the challenger's seat another each time.
    fn play(&mut self, setup: &Setup, mut challenger: MondesBot, mut others: MondesBot, game: u64) {
        let seats = setup.seats() as u64;
        let own = Seat::new((game % seats) as usize);
        let mut table = Silent(Seed::quick_from(Seed::number_of_series(1, game / seats)));
        let mut chance = Seed::quick_from(Seed::number_of_series(2, game));
        let mut state = State::start(setup, &mut table);
        challenger.begin(own);
        while let Some(at) = Perspective::of_decider(&state) {
            let action = if at.seat() == own {
                let begun = Instant::now();
                let action = challenger.choose(at, &mut chance);
                self.decisions += u32::from(at.legal().len() > 1);
                self.thought += begun.elapsed();
                self.longest = self.longest.max(begun.elapsed());
                action
            } else {
                others.choose(at, &mut chance)
            };
            state.apply(action, &mut table);
        }
        let winners = state.outcome().expect("the game is over").winners;
        self.games += 1;
        self.wins += u32::from(winners.contains(own));
        self.draws += u32::from(winners.is_empty());
    }

    fn summary(&self) -> String {
        let share = f64::from(self.wins) / f64::from(self.games);
        let error = (share * (1.0 - share) / f64::from(self.games)).sqrt();
        format!(
            "{} games: {:.1} % ± {:.1} won, {} without a winner; {:.1} choices a game, {:?} each, {:?} at most",
            self.games,
            100.0 * share,
            196.0 * error,
            self.draws,
            f64::from(self.decisions) / f64::from(self.games),
            self.thought / self.decisions.max(1),
            self.longest,
        )
    }
}
