//! Every law in every configuration. `DEDALE_LAW_GAMES` sets how many random games each plays.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use dedale_core::chance::Seed;
use dedale_core::laws::{Rigour, play_by_the_laws, replays_alike};
use dedale_core::{Chance as _, Rules as _, Setup as _};
use dedale_labyrinth::{Setup, State};

/// How many games each configuration plays: what is asked for, or as many as a quick run allows.
fn games(quick: u64) -> u64 {
    std::env::var("DEDALE_LAW_GAMES").map_or(quick, |games| games.parse().expect("a number of games"))
}

/// A configuration with the options that [`Setup::all`] leaves alone, varied from game to game.
fn varied(setup: &Setup, game: u64) -> Setup {
    let memory = if game.is_multiple_of(2) { "players" } else { "aid" };
    let help = if game % 4 < 2 { "own-board-empty" } else { "deck-empty" };
    let first = game % setup.seats() as u64 + 1;
    let colours = if game % 3 == 1 { "drawn" } else { "by-seat" };
    let pages = if game % 5 == 3 { 12 + game % 12 } else { 24 };
    let text = setup.text();
    let text = format!("{text} memory={memory} help={help} first={first} colours={colours} pages={pages}");
    Setup::from_text(&text).expect("a setup")
}

/// Plays games of every configuration on every core; says how often something hidden was disturbed, and how many turns
/// there were.
fn obey_the_laws(games: u64, rigour: impl Fn(u64) -> Rigour + Sync) -> (u64, u64) {
    let setups: Vec<_> = Setup::all().collect();
    let next = AtomicUsize::new(0);
    let [disturbed, turns] = [const { AtomicU64::new(0) }; 2];
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(setup) = setups.get(number) else { return };
                    for game in 0..games {
                        let seed = (number as u64) << 32 | game;
                        let played = play_by_the_laws::<State>(&varied(setup, game), seed, rigour(game));
                        disturbed.fetch_add(played.disturbed.into(), Ordering::Relaxed);
                        turns.fetch_add(played.turns.into(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    (disturbed.into_inner(), turns.into_inner())
}

/// A configuration left out would be one the laws are never tried in.
#[test]
fn the_90_configurations_are_all_different() {
    let texts: HashSet<_> = Setup::all().map(|setup| setup.text()).collect();
    assert_eq!(texts.len(), 3 * 5 * 2 * 3, "players, levels with spells, layouts, decks");
}

/// Every law at many steps of the first game, at some steps of the others.
#[test]
fn every_configuration_obeys_every_law() {
    let rigour = |game| Rigour { every: if game == 0 { 3 } else { 23 } };
    let (disturbed, _) = obey_the_laws(games(12), rigour);
    assert!(disturbed > 1_000, "only {disturbed} times something was hidden");
}

/// Many more games, in which every state is sound, has answers or is over, and which come to an end.
#[test]
fn every_configuration_is_sound_at_every_step_of_many_games() {
    let games = games(8) * 10;
    let (_, turns) = obey_the_laws(games, |_| Rigour { every: State::MAX_DECISIONS + 1 });
    let expected: u64 = (0..games).map(|game| u64::from(varied(&Setup::default(), game).turns())).sum();
    assert_eq!(turns, Setup::all().count() as u64 * expected, "chance alone never finds 24 treasures");
}

#[test]
fn every_configuration_replays_alike() {
    for (number, setup) in (0_u64..).zip(Setup::all()) {
        replays_alike::<State>(&setup, Seed::Quick(number));
        let mut key = [0; 32];
        let mut chance = Seed::quick_from(number);
        key.fill_with(|| chance.pick(256) as u8);
        replays_alike::<State>(&setup, Seed::Sealed(key));
    }
}
