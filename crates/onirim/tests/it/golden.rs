//! Whole games as seat 1 saw them: a change of a rule shows as a difference. `UPDATE_GOLDEN=1` writes them anew;
//! the difference is to be read.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Match, Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_onirim::{Event, Setup, State};

const GAMES: [(&str, &str, u64); 6] = [
    ("solo-base", "players=1", 1),
    ("solo-all-hard", "players=1 book=hard towers=ruins premonitions=6", 2),
    ("duo-open", "players=2", 3),
    ("duo-silent-towers", "players=2 communication=silent towers=normal", 4),
    ("duo-silent-all", "players=2 communication=silent book=normal towers=normal premonitions=4", 5),
    ("solo-premonitions-6", "players=1 premonitions=6", 6),
];

fn tell(text: &mut String, state: &State, events: &[Event]) {
    for event in events {
        let seen = state.seen(event, Observer::Seat(Seat::new(0))).expect("every event is noticed");
        writeln!(text, "  {}", serde_json::to_string(&seen).expect("an event")).expect("a string grows");
    }
}

/// A random game from a seed.
fn transcript(setup: &Setup, seed: u64) -> String {
    let mut player = Seed::quick_from(!seed);
    let mut game = Match::<State>::new(setup, Seed::Quick(seed));
    let mut text = format!("setup {}\nseed {seed}\n\n", setup.text());
    tell(&mut text, game.state(), game.events());
    while let Some(seat) = game.decider() {
        let legal = game.state().legal();
        let action = legal.nth(player.pick(legal.len())).expect("below their number");
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
