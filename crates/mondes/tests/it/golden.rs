//! Whole games as seat 1 saw them: a change of a rule shows as a difference. `UPDATE_GOLDEN=1` writes them anew;
//! the difference is to be read.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Match, Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{Action, Event, Setup, State};

const GAMES: [(&str, &str, u64); 5] = [
    ("duo-home", "players=2 max-rounds=30", 1334),
    ("trio-payment", "players=3 character-key=payment max-rounds=9", 2),
    ("quartet-same-world", "players=4 first=2 reach=same-world max-rounds=7", 3),
    ("quintet", "players=5 max-rounds=6", 4),
    ("trio-no-chains", "players=3 counter-chains=no stand-off=no max-rounds=9", 5),
];

fn tell(text: &mut String, state: &State, events: &[Event]) {
    for event in events {
        let seen = state.seen(event, Observer::Seat(Seat::new(0))).expect("every event is noticed");
        writeln!(text, "  {}", serde_json::to_string(&seen).expect("an event")).expect("a string grows");
    }
}

/// What chance says, but home where that is possible, and rather not the end of a turn nor a card thrown away.
fn choice(state: &State, player: &mut Quick) -> Action {
    let legal = state.legal();
    let mut any = || legal.nth(player.pick(legal.len())).expect("below their number");
    let three = [any(), any(), any()];
    let dull = |action: &Action| matches!(action, Action::Pass | Action::Discard(_) | Action::Let);
    let lively = three.into_iter().find(|action| !dull(action)).unwrap_or(three[0]);
    if legal.contains(Action::Home) { Action::Home } else { lively }
}

/// A game from a seed.
fn transcript(setup: &Setup, seed: u64) -> String {
    let mut player = Seed::quick_from(!seed);
    let mut game = Match::<State>::new(setup, Seed::Quick(seed));
    let mut text = format!("setup {}\nseed {seed}\n\n", setup.text());
    tell(&mut text, game.state(), game.events());
    while let Some(seat) = game.decider() {
        let action = choice(game.state(), &mut player);
        let before = game.events().len();
        game.act(action).expect("legal");
        writeln!(text, "> {seat}: {action}").expect("a string grows");
        tell(&mut text, game.state(), &game.events()[before..]);
    }
    let reason = game.outcome().expect("over").reason;
    writeln!(text, "\nresult {reason}\nhash {:016x}", game.hash()).expect("a string grows");
    text
}

fn check(name: &str, setup: &str, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    let played = transcript(&Setup::from_text(setup).expect(setup), seed);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, &played).expect("a golden file");
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    let differs = stored.lines().zip(played.lines()).position(|(stored, played)| stored != played);
    if let Some(at) = differs {
        let (stored, played) = (stored.lines().nth(at), played.lines().nth(at));
        panic!("{name}, line {}: {stored:?} was stored, {played:?} was played", at + 1);
    }
    assert_eq!(stored.lines().count(), played.lines().count(), "{name}: one is longer");
}

#[test]
fn games_are_played_as_they_were() {
    for (name, setup, seed) in GAMES {
        check(name, setup, seed);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), GAMES.len(), "no file is left over");
}
