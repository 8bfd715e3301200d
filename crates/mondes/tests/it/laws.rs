//! Every law in every configuration. `DEDALE_LAW_GAMES` sets how many random games each plays.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::{Rigour, play_by_the_laws, replays_alike};
use dedale_core::{Chance as _, Rules as _, Setup as _};
use dedale_mondes::{Cards, Effect, Key, Setup, State};

/// How many games each configuration plays: what is asked for, or as many as a quick run allows.
fn games(quick: u64) -> u64 {
    std::env::var("DEDALE_LAW_GAMES").map_or(quick, |games| games.parse().expect("a number of games"))
}

/// A configuration with the options that [`Setup::all`] leaves alone, varied from game to game.
fn varied(setup: &Setup, game: u64) -> Setup {
    let seats = setup.seats() as u64;
    let first = if game.is_multiple_of(2) { "random".to_owned() } else { (game % seats + 1).to_string() };
    let rounds = [30, 12, 60][(game % 3) as usize];
    let text = format!("{} first={first} max-rounds={rounds}", setup.text());
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
fn the_64_configurations_are_all_different() {
    let texts: HashSet<_> = Setup::all().map(|setup| setup.text()).collect();
    assert_eq!(texts.len(), 4 * 16, "players, and four options of two values");
}

/// Every law at many steps of the first game, at some steps of the others.
#[test]
fn every_configuration_obeys_every_law() {
    let rigour = |game| Rigour { every: if game == 0 { 5 } else { 29 } };
    let (disturbed, _) = obey_the_laws(games(5), rigour);
    assert!(disturbed > 1_000, "only {disturbed} times something was hidden");
}

/// Many more games, in which every state is sound, has answers or is over, and which come to an end.
#[test]
fn every_configuration_is_sound_at_every_step_of_many_games() {
    let games = games(4) * 10;
    let (_, turns) = obey_the_laws(games, |_| Rigour { every: State::MAX_DECISIONS + 1 });
    assert!(turns > Setup::all().count() as u64 * games * 10, "only {turns} turns");
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

fn one_of<T: Clone>(items: &[T], chance: &mut Quick) -> T {
    items[chance.pick(items.len() as u32) as usize].clone()
}

/// A card set of random keys, types and effects, with some pairs, in the notation of setups.
fn some_cards(chance: &mut Quick) -> String {
    let numbered = |effect: Effect, chance: &mut Quick| {
        let number = chance.pick(5) as u8 + 1;
        match effect {
            Effect::Draw(_) => Effect::Draw(number),
            Effect::Peek(_) => Effect::Peek(number),
            Effect::Lose(_) => Effect::Lose(number),
            Effect::LoseRandom(_) => Effect::LoseRandom(number),
            Effect::Cancel(_) => Effect::Cancel(one_of(Key::ALL, chance)),
            plain => plain,
        }
    };
    let kinds = one_of(
        &[["encounter", "object", "bad"], ["object", "object", "object"], ["encounter", "bad", "bad"]],
        chance,
    );
    let few: Vec<_> = (0..6).map(|_| one_of(&Effect::samples().collect::<Vec<_>>(), chance)).collect();
    let all: Vec<_> = Effect::samples().collect();
    let effects = if chance.pick(2) == 0 { all.clone() } else { few };
    let mut worlds = Vec::new();
    for world in 0..8 {
        let cards: Vec<_> = (0..8)
            .map(|card| {
                let paired = world == 1 && card < 2;
                let kind = if paired { "object" } else { one_of(&kinds, chance) };
                let fits = |effect: &&Effect| effect.is_bad() == (kind == "bad");
                let mut fitting: Vec<_> = effects.iter().filter(fits).copied().collect();
                if fitting.is_empty() {
                    fitting = all.iter().filter(fits).copied().collect();
                }
                let effect = one_of(&fitting, chance);
                let effect = numbered(effect, chance).to_string().replace(' ', "=");
                let pair = if paired { format!("/c{world}{}", 1 - card) } else { String::new() };
                format!("c{world}{card}/{kind}/{}/{effect}{pair}", one_of(Key::ALL, chance))
            })
            .collect();
        let exits: Vec<_> = (0..4).map(|_| one_of(Key::ALL, chance).to_string()).collect();
        worlds.push(format!("w{world}:{}:{}", exits.join("+"), cards.join(",")));
    }
    let standard = Cards::default().to_string();
    let (_, characters) = standard.split_once('|').expect("worlds and characters");
    format!("{}|{characters}", worlds.join(";"))
}

/// The rules do not lean on what stands on the cards of the program.
#[test]
fn every_law_holds_with_any_cards() {
    for seed in 0..games(40).min(80) {
        let mut chance = Seed::quick_from(seed);
        let setups: Vec<_> = Setup::all().collect();
        let setup = one_of(&setups, &mut chance).text();
        let text = format!("{setup} max-rounds=12 cards={}", some_cards(&mut chance));
        let setup = Setup::from_text(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        for game in 0..3 {
            play_by_the_laws::<State>(&setup, seed << 32 | game, Rigour { every: 17 });
        }
    }
}
