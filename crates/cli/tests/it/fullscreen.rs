//! The full screen in a pseudo-terminal: played, resized, left, and found again. It waits for what it expects to see, never for a time.

use std::io::Write as _;
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use rustix::process::Signal;

use crate::pty::Played;

const WAY_BACK: &str = "dedale play --resume";
const SOLO: [&str; 4] = ["play", "onirim", "--seed", "1"];

#[test]
fn a_game_is_played_resized_interrupted_and_resumed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut played = Played::begin(home.path(), "xterm-256color", (80, 24), &SOLO);
    played.sees("Your turn: play a card or discard one.");
    assert!(played.is_raw());
    played.until("the alternate screen", vt100::Screen::alternate_screen);
    played.press("\r");
    played.sees("You play a red sun.");
    played.press("j\r");
    played.sees("turn 2");
    played.resize(200, 60);
    played.until("a wide screen", |screen| screen.contents().lines().any(|line| line.chars().count() > 150));
    played.press("\u{3}");
    played.ends_with(WAY_BACK, 130);
    let mut again = Played::begin(home.path(), "xterm-256color", (80, 24), &["play", "--resume"]);
    again.sees("turn 2");
    again.press("q");
    again.ends_with(WAY_BACK, 0);
}

#[test]
fn signals_give_the_terminal_back() {
    let home = tempfile::tempdir().expect("a folder");
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let mut played = Played::begin(home.path(), "xterm", (80, 24), &SOLO);
        played.sees("Your turn");
        played.press("\r");
        played.sees("You play a red sun.");
        played.signal(signal);
        played.ends_with(WAY_BACK, 130);
    }
}

#[test]
fn small_dumb_and_plain_terminals_keep_to_lines() {
    let home = tempfile::tempdir().expect("a folder");
    let plain = [&SOLO[..], &["--plain"]].concat();
    for (term, size, arguments) in [
        ("dumb", (80, 24), &SOLO[..]),
        ("xterm", (79, 24), &SOLO),
        ("xterm", (80, 23), &SOLO),
        ("xterm", (80, 24), &plain),
    ] {
        let mut played = Played::begin(home.path(), term, size, arguments);
        played.sees("discard one.");
        assert!(!played.screen.screen().alternate_screen(), "{term} {size:?}");
        played.press("quit\n");
        assert!(played.program.wait().expect("an end").success());
        assert!(!played.is_raw(), "{term} {size:?}");
    }
}

#[test]
fn lines_can_be_edited_found_again_and_completed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut played = Played::begin(home.path(), "xterm", (80, 24), &[&SOLO[..], &["--plain"]].concat());
    played.sees("discard one.");
    // Two arrows to the left put the right letter where it was left out.
    played.press("xyzy\u{1b}[Dz\n");
    played.sees("\"xyzzy\" is neither");
    played.press("\u{1b}[A!\n");
    played.sees("\"xyzzy!\" is neither");
    played.press("und\t\n");
    played.sees("nothing to take back");
    played.press("?\n");
    played.sees("ON-T4");
    played.press("\u{3}");
    let ended = played.program.wait().expect("an end");
    assert!(!played.is_raw(), "the terminal is left raw after {ended}");
}

#[test]
fn nothing_of_another_player_is_completed_behind_the_curtain() {
    let home = tempfile::tempdir().expect("a folder");
    let silent = ["play", "onirim", "--players", "2", "--with", "silent", "--seed", "1", "--plain"];
    let mut played = Played::begin(home.path(), "xterm", (80, 24), &silent);
    played.is_asked_after("Pick a card");
    for picked in [
        "1 picks a red sun",
        "2 picks a red sun",
        "1 picks a red key",
        "2 picks a blue sun",
        "1 picks a blue moon",
    ] {
        played.press("1\n");
        played.is_asked_after(picked);
    }
    // Ctrl-U takes the line away, Ctrl-Y would give it back.
    played.press("take blue-key\u{15}1\n");
    played.is_asked_after("hide your cards");
    played.press("\n");
    let call = "Player 1: press Enter when only you can see the screen.";
    played.is_asked_after(call);
    played.press("\t\t\u{1b}[A\u{19}");
    // These letters are echoed after whatever the keys before them show.
    played.press("zz");
    played.sees("zz");
    assert_eq!(played.screen.screen().contents().trim(), format!("{call} zz"));
}

#[test]
fn a_killed_program_leaves_no_raw_terminal_behind() {
    let home = tempfile::tempdir().expect("a folder");
    let mut played = Played::begin(home.path(), "xterm", (80, 24), &[&SOLO[..], &["--plain"]].concat());
    played.sees("discard one.");
    played.press("1\n");
    played.is_asked_after("turn up a brown door");
    played.signal(Signal::TERM);
    played.ends_with(WAY_BACK, 130);
}

#[test]
fn a_record_is_shown_as_a_film() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("game.dedale");
    let name = file.to_str().expect("a name");
    let mut saved = Command::new(cargo_bin("dedale"));
    let mut saved = saved.args(SOLO).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
    let lines = format!("1\n1\nsave {name}\nquit\n");
    saved.stdin.take().expect("its input").write_all(lines.as_bytes()).expect("typed");
    assert!(saved.wait().expect("an end").success());
    let mut film = Played::begin(home.path(), "xterm", (80, 24), &["replay", name]);
    film.sees("Step 0 of 2");
    film.press("\u{1b}[C");
    film.sees("Step 1 of 2");
    film.press("q");
    assert!(film.program.wait().expect("an end").success());
    assert!(!film.is_raw());
}
