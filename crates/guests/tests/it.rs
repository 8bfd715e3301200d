//! Programs that play, well and badly. They are shell scripts: nothing else must be installed.
#![cfg(unix)]

use std::fs;
use std::time::{Duration, Instant};

use dedale_bots::policy::{Layer, PolicyNet};
use dedale_bots::{Bot, Player as _};
use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb as _;
use dedale_core::{
    Action as _, Observe as _, Observer, Perspective, Recorder, Rules as _, Seat, Setup as _, Silent,
};
use dedale_guests::{FaultKind, Guests};
use dedale_onirim::{Action, Setup, State};
use tempfile::TempDir;

/// A program that introduces itself, and answers a question by `CHOOSE`; `$id` is the id to answer.
fn script(folder: &TempDir, hello: &str, choose: &str) -> String {
    let text = format!(
        r#"id=0
while read -r line; do
  case "$line" in
    *'"method":"bot.hello"'*) id=$((id+1)); {hello} ;;
    *'"method":"bot.begin"'*) echo begin >>{log} ;;
    *'"method":"bot.choose"'*) id=$((id+1)); echo "$line" >>{log}; {choose} ;;
  esac
done
"#,
        log = folder.path().join("log").display(),
    );
    let file = folder.path().join("bot.sh");
    fs::write(&file, text).expect("a script");
    format!("cmd:sh {}", file.display())
}

const HELLO: &str = r#"echo "{\"id\":$id,\"result\":{\"protocol\":1}}""#;
/// The first legal action, by index.
const FIRST: &str = r#"action=$(echo "$line" | sed 's/.*"actions":\[\([0-9]*\).*/\1/'); echo "{\"id\":$id,\"result\":{\"action\":$action}}""#;

fn setup() -> Setup {
    Setup::solo()
}

/// Plays a game to its end, or so many decisions of it.
fn play(bot: &mut Bot<State>, most: u32) -> (Vec<Action>, State) {
    let mut chance: Quick = Seed::quick_from(2);
    let mut effects = Recorder::new(Seed::quick_from(3));
    let mut state = State::start(&setup(), &mut effects);
    bot.begin(Seat::new(0));
    let mut actions = Vec::new();
    while let Some(at) = Perspective::of_decider(&state).filter(|_| actions.len() < most as usize) {
        dedale_bots::tell(bot, Seat::new(0), &state, &effects.events);
        effects.events.clear();
        let action = bot.choose(at, &mut chance);
        state.apply(action, &mut effects);
        actions.push(action);
    }
    (actions, state)
}

fn refused(reference: &str) -> &'static str {
    Guests::default().find::<State>(reference, &setup()).expect_err("no bot").code()
}

#[test]
fn a_program_plays_a_whole_game_by_the_indices_it_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let guests = Guests::default();
    let mut bot = guests.find::<State>(&script(&folder, HELLO, FIRST), &setup()).expect("a bot");
    let (actions, state) = play(&mut bot, u32::MAX);
    assert!(state.outcome().is_some() && actions.len() > 20);
    assert_eq!(guests.faults(), []);
    let log = fs::read_to_string(folder.path().join("log")).expect("a log");
    assert_eq!(log.lines().filter(|line| *line == "begin").count(), 1);
    assert!(log.contains(r#""view":{"#) && !log.contains(r#""events""#) && !log.contains(r#""worlds""#));
}

#[test]
fn a_program_gets_the_events_and_worlds_that_it_wants() {
    let folder = tempfile::tempdir().expect("a folder");
    let hello =
        r#"echo "{\"id\":$id,\"result\":{\"protocol\":1,\"wants\":[\"events\",\"worlds\"],\"worlds\":3}}""#;
    let mut bot = Guests::default().find::<State>(&script(&folder, hello, FIRST), &setup()).expect("a bot");
    play(&mut bot, 3);
    let log = fs::read_to_string(folder.path().join("log")).expect("a log");
    let asked = log
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON")["params"].clone());
    for params in asked {
        assert!(params.get("view").is_none());
        assert!(!params["events"].as_array().expect("events").is_empty());
        assert_eq!(params["worlds"].as_array().expect("worlds").len(), 3);
    }
}

#[test]
fn a_program_is_told_the_same_whatever_is_hidden_from_its_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let hello =
        r#"echo "{\"id\":$id,\"result\":{\"protocol\":1,\"wants\":[\"view\",\"worlds\"],\"worlds\":2}}""#;
    let setup = dedale_mondes::Setup::default();
    let guests = Guests::default();
    let mut bot = guests.find::<dedale_mondes::State>(&script(&folder, hello, FIRST), &setup).expect("a bot");
    let mut state = dedale_mondes::State::start(&setup, &mut Silent(Seed::quick_from(3)));
    for round in 0..4 {
        let at = Perspective::of_decider(&state).expect("a first decision");
        let seat = at.seat();
        bot.choose(at, &mut Seed::quick_from(2));
        assert!(state.disturb(Observer::Seat(seat), &mut Seed::quick_from(9 + round)));
    }
    let log = fs::read_to_string(folder.path().join("log")).expect("a log");
    let asked: Vec<_> = log.lines().filter(|line| line.starts_with('{')).collect();
    let params = |line: &str| line.split_once("\"params\"").expect("params").1.to_owned();
    assert_eq!(asked.len(), 4);
    assert!(asked.iter().all(|line| params(line) == params(asked[0])));
}

#[test]
fn a_program_that_fails_costs_one_answer_and_plays_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = [
        ("exit 3", FaultKind::Ended, "exit status: 3"),
        ("echo nonsense", FaultKind::BadAnswer, "nonsense"),
        (r#"echo "{\"id\":$id,\"result\":{\"action\":\"fly\"}}""#, FaultKind::Illegal, "“fly”"),
        (
            r#"echo "{\"id\":$id,\"error\":{\"code\":1,\"message\":\"no idea\"}}""#,
            FaultKind::Refused,
            "no idea",
        ),
        (r#"echo "{\"id\":$id}""#, FaultKind::BadAnswer, "neither"),
    ];
    for (choose, kind, why) in broken {
        let once = folder.path().join("once");
        let _ = fs::remove_file(&once);
        let choose = format!("if [ -e {0} ]; then {FIRST}; else touch {0}; {choose}; fi", once.display());
        let guests = Guests::default();
        let mut bot = guests.find::<State>(&script(&folder, HELLO, &choose), &setup()).expect("a bot");
        let (actions, _) = play(&mut bot, 6);
        assert_eq!(actions.len(), 6);
        let faults = guests.faults();
        assert_eq!((faults[0].count, faults[0].kind, faults[0].given_up), (1, kind, false), "{faults:?}");
        assert!(faults[0].why.contains(why), "{faults:?}");
    }
}

#[test]
fn a_program_that_always_fails_is_no_longer_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let guests = Guests::default();
    let illegal = r#"echo "{\"id\":$id,\"result\":{\"action\":99999}}""#;
    let mut bot = guests.find::<State>(&script(&folder, HELLO, illegal), &setup()).expect("a bot");
    let (actions, state) = play(&mut bot, u32::MAX);
    assert!(state.outcome().is_some());
    let faults = guests.faults();
    assert!(faults[0].given_up && faults[0].count == actions.len() as u64, "{faults:?}");
    let log = fs::read_to_string(folder.path().join("log")).expect("a log");
    assert!(log.lines().count() < 30, "asked {} times", log.lines().count());
}

#[test]
fn a_program_that_thinks_too_long_is_interrupted_and_started_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let once = folder.path().join("once");
    let choose = format!("if [ -e {0} ]; then {FIRST}; else touch {0}; exec sleep 60; fi", once.display());
    let guests = Guests::new(Duration::from_millis(700));
    let mut bot = guests.find::<State>(&script(&folder, HELLO, &choose), &setup()).expect("a bot");
    let begun = Instant::now();
    play(&mut bot, 3);
    assert!(begun.elapsed() < Duration::from_secs(30));
    assert_eq!(guests.faults()[0].kind, FaultKind::Late);
    drop(bot);
}

#[test]
fn a_program_that_does_not_read_is_interrupted_too() {
    let folder = tempfile::tempdir().expect("a folder");
    // More than a pipe holds: the question itself cannot be written.
    let hello = r#"echo "{\"id\":$id,\"result\":{\"protocol\":1,\"wants\":[\"worlds\"],\"worlds\":1000}}"; exec sleep 60"#;
    let guests = Guests::new(Duration::from_millis(300));
    let mut bot = guests.find::<State>(&script(&folder, hello, FIRST), &setup()).expect("a bot");
    let begun = Instant::now();
    play(&mut bot, 1);
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert_eq!(guests.faults()[0].kind, FaultKind::Late);
}

#[test]
fn copies_of_a_program_are_processes_of_their_own_and_are_used_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let started = folder.path().join("started");
    let hello = format!("echo x >>{}; {HELLO}", started.display());
    let guests = Guests::default();
    let bot = guests.find::<State>(&script(&folder, &hello, FIRST), &setup()).expect("a bot");
    for _ in 0..5 {
        let mut copies = [bot.clone(), bot.clone()];
        copies.iter_mut().for_each(|copy| drop(play(copy, 2)));
    }
    assert_eq!(fs::read_to_string(&started).expect("starts").lines().count(), 2);
}

#[test]
fn a_program_that_cannot_sit_down_is_refused_with_a_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let hello = |hello: &str| script(&folder, hello, FIRST);
    assert_eq!(refused("cmd:/no/such/program"), "bot-not-started");
    assert_eq!(refused("cmd:"), "bot-no-command");
    assert_eq!(refused("cmd:sh 'open"), "bot-no-command");
    assert_eq!(refused("cmd:true"), "bot-bad-hello");
    assert_eq!(refused(&hello(r#"echo "{\"id\":$id,\"result\":{\"protocol\":2}}""#)), "bot-bad-hello");
    assert_eq!(
        refused(&hello(r#"echo "{\"id\":$id,\"result\":{\"protocol\":1,\"wants\":[\"cards\"]}}""#)),
        "bot-bad-hello"
    );
    assert_eq!(
        refused(&hello(r#"echo "{\"id\":$id,\"result\":{\"protocol\":1,\"worlds\":5000}}""#)),
        "bot-bad-hello"
    );
    assert_eq!(refused("hal"), "unknown-bot");
}

#[test]
fn a_policy_network_in_a_file_plays_and_another_file_is_refused_with_a_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let size = State::observation_spec(&setup()).size();
    let layer =
        Layer::new(size, &vec![0.0; size * Action::COUNT], &vec![0.0; Action::COUNT]).expect("a layer");
    let net = PolicyNet::new::<State>(&setup(), vec![layer]).expect("a net");
    let file = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        fs::write(&file, bytes).expect("a file");
        file.to_str().expect("a path").to_owned()
    };
    let good = file("mine.net", &net.to_bytes());
    let mut bot = Guests::default().find::<State>(&good, &setup()).expect("a bot");
    assert!(play(&mut bot, u32::MAX).1.outcome().is_some());
    let mut damaged = net.to_bytes();
    *damaged.last_mut().expect("a byte") ^= 1;
    assert_eq!(refused(&file("damaged.net", &damaged)), "policy-damaged");
    assert_eq!(refused(&file("text.net", b"hello")), "bad-net");
    assert_eq!(refused("/no/such/file.net"), "bot-unreadable");
    let towers = Setup::from_options([("towers", "normal")]).expect("a setup");
    let other = Guests::default().find::<State>(&good, &towers).expect_err("other planes");
    assert_eq!(other.code(), "policy-other-setup");
}
