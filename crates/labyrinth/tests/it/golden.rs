//! Whole games as seat 1 saw them: a change of a rule shows as a difference. `UPDATE_GOLDEN=1` writes them anew;
//! the difference is to be read.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Legal as _, Match, Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_labyrinth::{Action, Event, Setup, State};

const GAMES: [(&str, &str, u64); 6] = [
    ("duo-discovery", "players=2", 1),
    ("duo-standard-all-loose", "players=2 level=standard layout=all-loose", 2),
    ("trio-standard-chosen", "players=3 first=2 level=standard spells=chosen deck=12-6-6", 3),
    ("trio-discovery-aid", "players=3 memory=aid layout=all-loose deck=8-8-8", 4),
    ("quartet-expert", "players=4 level=expert deck=8-8-8", 5),
    (
        "quartet-expert-help",
        "players=4 first=4 level=expert spells=chosen help=deck-empty layout=all-loose",
        6,
    ),
];

fn tell(text: &mut String, state: &State, events: &[Event]) {
    for event in events {
        let seen = state.seen(event, Observer::Seat(Seat::new(0))).expect("every event is noticed");
        writeln!(text, "  {}", serde_json::to_string(&seen).expect("an event")).expect("a string grows");
    }
}

/// What chance says, but rather not the end of the turn, and stopping on a treasure of one's own where that is
/// possible.
fn choice(state: &State, player: &mut Quick) -> Action {
    let legal = state.legal();
    let seat = state.decider().expect("somebody chooses");
    let view = state.view(Observer::Seat(seat));
    let wanted = &view.hands[seat.index()];
    let on_a_card = |action: &Action| match action {
        Action::Move(to) => wanted.iter().any(|treasure| view.board.cell_of(treasure.thing()) == Some(*to)),
        Action::TurnUp => true,
        _ => false,
    };
    let mut any = || legal.nth(player.pick(legal.len())).expect("below their number");
    let rather = [any(), any(), any()].into_iter().find(|&action| action != Action::End);
    legal.iter().find(on_a_card).or(rather).unwrap_or(Action::End)
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
    writeln!(text, "\n{}", game.state().view(Observer::Omniscient).board).expect("a string grows");
    writeln!(text, "result {reason}\nhash {:016x}", game.hash()).expect("a string grows");
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
