//! Non-interference: no message depends on anything its receiver may not know.
//!
//! The same table stands in two worlds. In one it goes on from a position of a random game; in the other from a position in
//! which something the observer cannot see was changed. The observer does and asks the same in both, over real connections,
//! and others do what the observer, by the engine, cannot tell apart: every byte it gets must be the same.
//!
//! `DEDALE_EAVESDROP=1000` listens in on so many games of each kind, at one server and at three nodes.

mod compare;
mod games;
mod listening;
mod probes;
mod world;

use std::iter::StepBy;
use std::ops::Range;
use std::thread;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Observer, Seat, Setup as _};
use dedale_games::states::{Labyrinth, Mondes, Onirim};
use tokio::runtime::Builder;

use games::{Overheard, some_position, some_setup, two_truths};
use listening::{Heard, Leak, Listening};
use world::World;

/// What is done in one role.
const ROUNDS: u32 = 6;
/// One game in so many is heard by somebody so slow that two updates at once become a snapshot.
const SLOW: u64 = 4;

/// The games to listen to, if nothing else is asked for.
const GAMES: u64 = 8;
/// The same at three nodes, which take longer to start.
const GAMES_AT_NODES: u64 = 2;

fn asked_for() -> Option<u64> {
    std::env::var("DEDALE_EAVESDROP").ok().and_then(|text| text.parse().ok())
}

async fn two_worlds(waiting_updates: usize) -> [World; 2] {
    [World::open(waiting_updates).await, World::open(waiting_updates).await]
}

fn observers<G: Overheard>(state: &G) -> impl Iterator<Item = Observer> {
    Seat::first(state.setup().seats()).map(Observer::Seat).chain([Observer::Spectator])
}

/// Somewhere in a random game where something is hidden from somebody.
fn some_secretive_position<G: Overheard>(chance: &mut Quick) -> G {
    loop {
        let setup = some_setup::<G>(chance);
        let state = some_position::<G>(&setup, chance);
        if observers(&state).any(|observer| two_truths(&state, observer, chance).is_some()) {
            return state;
        }
    }
}

/// Listens in one role, from one position on, until the truth must show.
async fn listen<G: Overheard>(
    worlds: &[World; 2],
    state: &G,
    observer: Observer,
    slow: bool,
    chance: &mut Quick,
    heard: &mut Heard,
) -> Result<(), Leak> {
    let Some(truths) = two_truths(state, observer, chance) else { return Ok(()) };
    let own = Seed::quick_from(u64::from(chance.pick(u32::MAX)));
    let mut listening = Listening::begin(worlds, truths, observer, own, heard).await?;
    for _ in 0..ROUNDS {
        for _ in 0..=listening.chance.pick(3) {
            listening.probe().await?;
        }
        match listening.chance.pick(10) {
            // Two updates in short succession are two or a snapshot, as it happens.
            0 if !slow => listening.let_a_bot_play().await?,
            1..=2 => listening.undo().await?,
            3 => listening.not_stop().await?,
            4 => listening.say(["Et maintenant\u{202f}?"; 2]).await?,
            5 => listening.visit().await?,
            _ if listening.play().await? => {}
            _ => break,
        }
    }
    listening.end().await
}

/// Listens to one game in every role.
async fn listen_to_game<G: Overheard>(worlds: &[World; 2], seed: u64, slow: bool, heard: &mut Heard) {
    let mut chance = Seed::quick_from(seed);
    let state = some_secretive_position::<G>(&mut chance);
    for observer in observers(&state) {
        let listened = listen(worlds, &state, observer, slow, &mut chance, heard).await;
        listened.unwrap_or_else(|leak| panic!("game {seed}: {leak}"));
    }
    heard.games += 1;
}

/// Listens at one server.
async fn listen_to_games<G: Overheard>(seeds: impl Iterator<Item = u64>) -> Heard {
    let (usual, slow) = (two_worlds(64).await, two_worlds(1).await);
    let mut heard = Heard::default();
    for seed in seeds {
        let is_slow = seed % SLOW == SLOW - 1;
        let worlds = if is_slow { &slow } else { &usual };
        listen_to_game::<G>(worlds, seed, is_slow, &mut heard).await;
    }
    heard
}

/// Listens at other nodes than the one that runs the tables.
async fn listen_to_games_at_nodes<G: Overheard>(seeds: impl Iterator<Item = u64>) -> Heard {
    let (Some(one), Some(other)) = (World::open_nodes().await, World::open_nodes().await) else {
        eprintln!("skipped: DEDALE_TEST_NATS or DEDALE_TEST_POSTGRES is not set");
        return Heard::default();
    };
    let (worlds, mut heard) = ([one, other], Heard::default());
    for seed in seeds {
        listen_to_game::<G>(&worlds, seed, false, &mut heard).await;
    }
    heard
}

/// Listens to so many games, a hundred and more of them on all cores.
fn eavesdrop<F: Future<Output = Heard> + 'static>(games: u64, listen: fn(StepBy<Range<u64>>) -> F) -> Heard {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = if games >= 100 { cores } else { 1 };
    let listener = |first: usize| {
        thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(listen((first as u64..games).step_by(threads)))
        })
    };
    let listeners: Vec<_> = (0..threads).map(listener).collect();
    let mut heard = Heard::default();
    for listener in listeners {
        heard += listener.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    }
    assert!(heard.roles >= heard.games && heard.moves >= heard.games, "{heard:?}");
    heard
}

fn eavesdrop_at_one_server<G: Overheard>() {
    let games = asked_for().unwrap_or(GAMES);
    let heard = eavesdrop(games, listen_to_games::<G>);
    eprintln!("{}: {heard:?}", G::ID);
    assert_eq!(heard.games, games);
}

fn eavesdrop_at_nodes<G: Overheard>() {
    let games = asked_for().unwrap_or(GAMES_AT_NODES);
    let heard = eavesdrop(games, listen_to_games_at_nodes::<G>);
    eprintln!("{} at three nodes: {heard:?}", G::ID);
    assert!(heard.games == games || heard == Heard::default(), "{heard:?}");
}

#[test]
fn nobody_overhears_anything_in_onirim() {
    eavesdrop_at_one_server::<Onirim>();
}

#[test]
fn nobody_overhears_anything_in_labyrinth() {
    eavesdrop_at_one_server::<Labyrinth>();
}

#[test]
fn nobody_overhears_anything_in_mondes() {
    eavesdrop_at_one_server::<Mondes>();
}

#[test]
fn nobody_overhears_anything_in_onirim_at_another_node() {
    eavesdrop_at_nodes::<Onirim>();
}

#[test]
fn nobody_overhears_anything_in_labyrinth_at_another_node() {
    eavesdrop_at_nodes::<Labyrinth>();
}

#[test]
fn nobody_overhears_anything_in_mondes_at_another_node() {
    eavesdrop_at_nodes::<Mondes>();
}

/// Two worlds that look the same to one seat, heard by another seat that can see the difference.
async fn heard_by_who_knows<G: Overheard>(worlds: &[World; 2]) {
    let (mut chance, mut heard) = (Seed::quick_from(5), Heard::default());
    let [one, another] = [0, 1].map(|seat| Observer::Seat(Seat::new(seat)));
    let mut noticed = 0;
    while noticed < 5 {
        let state = some_secretive_position::<G>(&mut chance);
        let Some(truths) = two_truths(&state, one, &mut chance) else { continue };
        let [truth, other] = truths.each_ref().map(|game| game.state().view(another));
        if state.setup().seats() > 1 && truth != other {
            let own = Seed::quick_from(noticed);
            let listened = Listening::begin(worlds, truths, another, own, &mut heard).await;
            assert!(listened.is_err(), "what {another} may see was not heard");
            noticed += 1;
        }
    }
}

#[tokio::test]
async fn the_eavesdropper_hears_what_really_is_different() {
    let worlds = two_worlds(64).await;
    heard_by_who_knows::<Onirim>(&worlds).await;
    heard_by_who_knows::<Mondes>(&worlds).await;
}

#[tokio::test]
async fn the_eavesdropper_hears_a_secret_that_is_let_out_in_the_middle_of_a_game() {
    let worlds = two_worlds(64).await;
    let (mut chance, mut heard) = (Seed::quick_from(6), Heard::default());
    for (texts, leaks) in [(["a", "a"], false), (["a", "b"], true), (["a", "aa"], true)] {
        let state = some_secretive_position::<Labyrinth>(&mut chance);
        let truths = two_truths(&state, Observer::Spectator, &mut chance).expect("tiles nobody knows");
        let own = Seed::quick_from(7);
        let begun = Listening::begin(&worlds, truths, Observer::Spectator, own, &mut heard).await;
        let mut listening = begun.unwrap_or_else(|leak| panic!("{leak}"));
        for _ in 0..3 {
            listening.probe().await.unwrap_or_else(|leak| panic!("{leak}"));
        }
        assert_eq!(listening.say(texts).await.is_err(), leaks, "{texts:?}");
    }
}
