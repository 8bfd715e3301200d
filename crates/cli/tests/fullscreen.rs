//! The full screen in a pseudo-terminal: played, resized, left, and found again. It waits for what it expects to see, never for a time.
#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use rustix::fs::{Mode, OFlags};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

/// After that long without a sign of what is expected, something is wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in a terminal of its own.
struct Played {
    program: Child,
    keys: File,
    /// The other end, as a shell holds it.
    terminal: File,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// Everything that was written.
    written: Vec<u8>,
}

impl Played {
    /// Begins with arguments, its data in a folder.
    fn begin(home: &Path, term: &str, (columns, rows): (u16, u16), arguments: &[&str]) -> Played {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&keys).expect("granted");
        unlockpt(&keys).expect("unlocked");
        let name = ptsname(&keys, Vec::new()).expect("its name");
        let terminal =
            rustix::fs::open(&name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("its end");
        let (keys, terminal) = (File::from(keys), File::from(terminal));
        resize(&keys, columns, rows);
        let end = || Stdio::from(terminal.try_clone().expect("another handle"));
        // A session of its own, with this as its terminal: signals and sizes arrive as from a real one.
        let program = Command::new("setsid")
            .args(["--ctty", "--wait"])
            .arg(cargo_bin("dedale"))
            .args(arguments)
            .env("TERM", term)
            .env("XDG_DATA_HOME", home)
            .env("LANG", "en_GB.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("NO_COLOR")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let (sender, output) = channel();
        let mut reader = keys.try_clone().expect("another handle");
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(rows, columns, 0);
        Played { program, keys, terminal, output, screen, written: Vec::new() }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("pressed");
    }

    fn resize(&mut self, columns: u16, rows: u16) {
        resize(&self.keys, columns, rows);
        self.screen.screen_mut().set_size(rows, columns);
    }

    /// Waits until the screen is as wanted.
    fn until(&mut self, what: &str, wanted: impl Fn(&vt100::Screen) -> bool) {
        while !wanted(self.screen.screen()) {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{what} never came:\n{}", self.screen.screen().contents());
                }
            }
        }
    }

    fn sees(&mut self, text: &str) {
        self.until(text, |screen| screen.contents().contains(text));
    }

    fn take(&mut self, bytes: &[u8]) {
        self.written.extend_from_slice(bytes);
        self.screen.process(bytes);
    }

    fn is_raw(&self) -> bool {
        !tcgetattr(&self.terminal)
            .expect("its modes")
            .local_modes
            .contains(LocalModes::ICANON | LocalModes::ECHO)
    }

    fn signal(&self, signal: Signal) {
        let leader = Pid::from_child(&self.program);
        kill_process(leader, signal).expect("a signal");
    }

    /// The program has ended, the terminal is as it was, and the way back is said.
    fn ends_with_the_way_back(mut self, status: i32) {
        self.sees("dedale play --resume");
        let ended = self.program.wait().expect("an end");
        assert_eq!(ended.code(), Some(status));
        assert!(!self.is_raw(), "the terminal is left raw");
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is left on");
        assert!(!screen.hide_cursor(), "the cursor is left hidden");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
}

fn resize(terminal: &File, columns: u16, rows: u16) {
    let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(terminal, size).expect("a size");
}

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
    played.ends_with_the_way_back(130);
    let mut again = Played::begin(home.path(), "xterm-256color", (80, 24), &["play", "--resume"]);
    again.sees("turn 2");
    again.press("q");
    again.ends_with_the_way_back(0);
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
        played.ends_with_the_way_back(130);
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
        assert!(!played.screen.screen().alternate_screen() && !played.is_raw(), "{term} {size:?}");
        played.press("quit\n");
        assert!(played.program.wait().expect("an end").success());
    }
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
