//! How strong a bot of Labyrinth is: `labyrinth_strength BOT GAMES SETUP [FIRST]`, each seat with a player of its own.
//! `BOT` may be `casual:N`, with a memory for N tiles.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use dedale_bots::labyrinth::{Casual, LabyrinthBot};
use dedale_bots::{Player as _, tell};
use dedale_core::chance::Seed;
use dedale_core::{Match, Rules as _, Seat, Setup as _};
use dedale_labyrinth::{Setup, State};

fn bot(name: &str) -> LabyrinthBot {
    match name.split_once(':') {
        Some((_, tiles)) => LabyrinthBot::Casual(Box::new(Casual::new(tiles.parse().expect("a number")))),
        None => LabyrinthBot::new(name).expect("a bot"),
    }
}

/// Whether the team wins, and in how many turns it is over.
fn played(name: &str, setup: &Setup, number: u64) -> (bool, u32) {
    let mut game = Match::<State>::new(setup, Seed::Quick(Seed::number_of_series(7, number)));
    let mut chance = Seed::quick_from(Seed::number_of_series(!7, number));
    let mut players: Vec<_> = (0..setup.seats()).map(|_| bot(name)).collect();
    let mut heard = 0;
    while let Some(at) = game.perspective() {
        for (seat, player) in Seat::first(setup.seats()).zip(&mut players) {
            tell(player, seat, game.state(), &game.events()[heard..]);
        }
        heard = game.events().len();
        let action = players[at.seat().index()].choose(at, &mut chance);
        game.act(action).expect("a bot answers by the rules");
    }
    (game.outcome().is_some_and(|outcome| outcome.is_win()), game.state().turns())
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [name, games, setup, rest @ ..] = &arguments[..] else { panic!("BOT GAMES SETUP [FIRST]") };
    let setup = Setup::from_text(setup).expect("a setup");
    let games: u64 = games.parse().expect("a number");
    let first: u64 = rest.first().map_or(0, |first| first.parse().expect("a number"));
    let (next, wins, turns) = (AtomicU64::new(first), AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= first + games {
                        return;
                    }
                    let (won, lasted) = played(name, &setup, number);
                    wins.fetch_add(won.into(), Ordering::Relaxed);
                    turns.fetch_add(lasted.into(), Ordering::Relaxed);
                }
            });
        }
    });
    let (wins, turns) = (wins.into_inner(), turns.into_inner());
    let share = wins as f64 / games as f64;
    println!(
        "{name} {}: {wins} of {games}, {:.1} ± {:.1} %, {:.1} turns",
        setup.text(),
        100.0 * share,
        196.0 * (share * (1.0 - share) / games as f64).sqrt(),
        turns as f64 / games as f64
    );
}
