//! Whole games at a real server, with two terminals.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Longer than anything should take.
const PATIENCE: Duration = Duration::from_secs(120);

fn dedale(folder: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("dedale"));
    command.env("XDG_DATA_HOME", folder).env("LC_ALL", "en").stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// A folder of its own for each test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("dedale-join-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let config = "[limits]\ncommands_per_minute = 100000\nrequests_per_minute = 100000\n";
        fs::write(folder.join("config.toml"), config).expect("a file");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct Server {
    process: Child,
    /// Somebody who might still read what it says.
    _output: BufReader<ChildStdout>,
    url: String,
}

impl Server {
    /// Listens on a free port, or again where it did.
    fn start(folder: &Path, address: &str) -> Server {
        let config = folder.join("config.toml");
        let mut process = dedale(folder)
            .args(["serve", "--listen", address, "--config"])
            .arg(config)
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut output = BufReader::new(process.stdout.take().expect("piped"));
        output.read_line(&mut line).expect("it says where");
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect(&line);
        Server { process, _output: output, url: url.to_owned() }
    }

    fn address(&self) -> &str {
        self.url.trim_start_matches("http://").trim_end_matches('/')
    }

    /// As if the power failed.
    fn kill(&mut self) {
        self.process.kill().expect("it ran");
        self.process.wait().expect("it ended");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A terminal with somebody at it who reads and types.
struct Terminal {
    process: Child,
    keys: ChildStdin,
    output: Receiver<String>,
    /// What was written since the last prompt.
    screen: String,
    /// How many questions were answered.
    answers: usize,
}

impl Terminal {
    fn join(folder: &Path, arguments: &[&str]) -> Terminal {
        let mut process =
            dedale(folder).args(["join", "--plain"]).args(arguments).spawn().expect("it starts");
        let keys = process.stdin.take().expect("piped");
        let mut output = process.stdout.take().expect("piped");
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut buffer) {
                if sender.send(String::from_utf8_lossy(&buffer[..read]).into_owned()).is_err() {
                    return;
                }
            }
        });
        Terminal { process, keys, output: receiver, screen: String::new(), answers: 0 }
    }

    fn type_line(&mut self, line: &str) {
        self.screen.clear();
        writeln!(self.keys, "{line}").expect("somebody reads");
    }

    /// Takes in what was written, for a moment at most.
    fn read(&mut self, wait: Duration) {
        match self.output.recv_timeout(wait) {
            Ok(text) => self.screen.push_str(&text),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => panic!("it ended:\n{}", self.screen),
        }
    }

    /// Waits until something is on the screen.
    fn see(&mut self, text: &str) -> &str {
        let mut waited = Duration::ZERO;
        while !self.screen.contains(text) {
            assert!(waited < PATIENCE, "no “{text}” in:\n{}", self.screen);
            self.read(Duration::from_millis(50));
            waited += Duration::from_millis(50);
        }
        &self.screen
    }

    /// Types the first answer if one is asked for; says whether it is over.
    fn play(&mut self) -> bool {
        self.read(Duration::from_millis(2));
        let latest = self.screen.rsplit("\n> ").next().unwrap_or_default();
        let shown = if latest.is_empty() { &self.screen } else { latest };
        if shown.contains("Seed: ") && shown.ends_with("> ") {
            return true;
        }
        if self.screen.ends_with("> ") && shown.lines().any(|line| line.starts_with("  1  ")) {
            self.type_line("1");
            self.answers += 1;
        }
        false
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Two people at a table of a game that has begun, and its link.
fn two_at_a_table(folder: &Path, server: &Server, game: &[&str]) -> (Terminal, Terminal, String) {
    let mut first = Terminal::join(folder, &[&[&*server.url, "--name", "Ann", "--new"], game].concat());
    let line = first.see("Your table: ").to_owned();
    let link = line.split_whitespace().find(|word| word.contains("/t/")).expect(&line).to_owned();
    first.see("Ann (you)");
    let mut second = Terminal::join(folder, &[&link, "--name", "Bea"]);
    second.see("Bea (you)");
    first.see("type \"start\"");
    first.type_line("start");
    (first, second, link)
}

fn play_to_the_end(terminals: &mut [&mut Terminal]) {
    let mut rounds = 0;
    while terminals.iter_mut().filter_map(|terminal| (!terminal.play()).then_some(())).count() > 0 {
        rounds += 1;
        assert!(rounds < 10_000, "still not over:\n{}", terminals[0].screen);
    }
    for terminal in terminals {
        assert!(terminal.screen.contains("This is the seed that was fixed"), "{}", terminal.screen);
    }
}

/// Until each has answered a few times, and it is far from over.
fn play_some(first: &mut Terminal, second: &mut Terminal) {
    let [one, other] = [&*first, second].map(|terminal| terminal.answers);
    while first.answers < one + 8 || second.answers < other + 8 {
        assert!(!first.play() && !second.play(), "over too early");
    }
}

fn a_whole_game(name: &str, game: &[&str], end: &str) {
    let folder = Folder::new(name);
    let server = Server::start(&folder.0, "127.0.0.1:0");
    let (mut first, mut second, _) = two_at_a_table(&folder.0, &server, game);
    play_to_the_end(&mut [&mut first, &mut second]);
    assert!(first.screen.contains(end), "{}", first.screen);
}

#[test]
fn two_terminals_finish_a_game_of_labyrinth() {
    a_whole_game("labyrinth", &["labyrinth"], "turns");
}

#[test]
fn two_terminals_finish_a_game_of_la_cle_des_mondes() {
    a_whole_game("mondes", &["mondes", "max-rounds=4"], "Nobody wins");
}

/// One of them is killed and comes back, then the server is killed and started again: nobody loses anything.
#[test]
fn two_terminals_finish_a_game_of_onirim_whatever_is_killed_in_between() {
    let folder = Folder::new("onirim");
    let mut server = Server::start(&folder.0, "127.0.0.1:0");
    let (mut first, mut second, link) = two_at_a_table(&folder.0, &server, &["onirim", "players=2"]);
    play_some(&mut first, &mut second);
    drop(second);
    first.see("Bea (away)");
    let mut second = Terminal::join(&folder.0, &[&link, "--name", "Bea"]);
    second.see("Bea (you)");
    play_some(&mut first, &mut second);
    let address = server.address().to_owned();
    server.kill();
    first.see("Connection lost");
    let _server = Server::start(&folder.0, &address);
    first.see("Connected again");
    play_to_the_end(&mut [&mut first, &mut second]);
}

/// A table is set up, filled, played and left on one whole terminal.
#[cfg(target_os = "linux")]
#[test]
fn a_whole_terminal_plays_at_a_server_with_previews_hints_and_talk() {
    let folder = Folder::new("screen");
    let mut server = Server::start(&folder.0, "127.0.0.1:0");
    let arguments = ["join", &*server.url, "--name", "Bea", "--new", "labyrinth"];
    let mut played = crate::pty::Played::begin(&folder.0, "xterm-256color", (80, 24), &arguments);
    played.sees("Bea (you)");
    played.sees("give seat 2 to a bot");
    assert!(played.screen.screen().alternate_screen());
    played.press("\r");
    played.sees("start the game");
    played.press("\r");
    played.sees("Cast your spells and move");
    played.sees("1 Bea (you)");
    // Before the end of the turn stands an answer that moves tiles, whatever the deal.
    let (first, last) = ("\u{1b}[H", "\u{1b}[F\u{1b}[A");
    played.press(last);
    played.sees("preview");
    played.press(first);
    played.until("the board as it is", |screen| !screen.contents().contains("preview"));
    played.press("h");
    played.sees("±");
    played.press("/hello\r");
    played.sees("Bea: hello");
    let address = server.address().to_owned();
    server.kill();
    played.sees("Connection lost");
    let _server = Server::start(&folder.0, &address);
    played.sees("Connected again");
    played.press(last);
    played.sees("preview");
    played.press("\r");
    played.sees("› You");
    played.press("\u{3}");
    played.ends_with("dedale join http://", 130);
}
