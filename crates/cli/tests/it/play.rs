//! The program as people start it.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::PredicateBooleanExt as _;
use predicates::str::{contains, is_empty};

/// Without a place for unfinished games.
fn dedale(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("dedale");
    command.args(arguments).env_clear().env("XDG_DATA_HOME", NOWHERE).timeout(Duration::from_secs(60));
    command
}

const NOWHERE: &str = "/dev/null";

/// With a place for unfinished games.
fn at_home(home: &Path, arguments: &[&str]) -> Command {
    let mut command = dedale(arguments);
    command.env("XDG_DATA_HOME", home).current_dir(home);
    command
}

/// A folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_game_can_be_played_to_its_end_by_always_taking_the_first_choice() {
    let folder = folder("played");
    for options in
        [&[][..], &["--with", "book,towers,premonitions"], &["--players", "2"], &["--with", "silent"]]
    {
        let arguments = [&["play", "onirim", "--seed", "1"], options].concat();
        let mut command = dedale(&arguments);
        let run = command.current_dir(&folder).write_stdin("1\n".repeat(3000)).assert().success();
        run.stdout(contains("the labyrinth keeps you").and(contains("Seed: 1"))).stderr(is_empty());
    }
}

#[test]
fn a_bot_plays_the_second_seat() {
    let mut command = dedale(&["play", "onirim", "--seed", "1", "--bot", "normal"]);
    let run = command.current_dir(folder("bot")).write_stdin("1\n1\n1\n1\n").assert();
    run.success().stdout(contains("Player 2 picks").and(contains("You, player 1")));
}

#[test]
fn a_program_advises_with_every_hint_and_one_that_fails_is_not_quoted() {
    let folder = folder("adviser");
    let program = |answer: &str| {
        format!(
            "read hello; echo '{{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{{\"protocol\":1}}}}'; read begin; read ask\n\
             echo '{{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{{\"action\":\"{answer}\"}}}}'; cat >/dev/null\n"
        )
    };
    fs::write(folder.join("good.sh"), program("discard red-sun")).expect("written");
    fs::write(folder.join("bad.sh"), program("dance")).expect("written");
    let hint = |file: &str| {
        let adviser = format!("cmd:sh {}", folder.join(file).display());
        let mut command = dedale(&["play", "onirim", "--seed", "1", "--adviser", &adviser]);
        let run = command.env("PATH", std::env::var("PATH").expect("a path")).current_dir(&folder);
        String::from_utf8(run.write_stdin("hint\n").assert().success().get_output().stdout.clone())
            .expect("text")
    };
    assert!(hint("good.sh").contains("would answer “5”"), "{}", hint("good.sh"));
    assert!(hint("bad.sh").contains("gave no answer that counts"), "{}", hint("bad.sh"));
}

#[test]
fn a_saved_game_goes_on_where_it_was_left() {
    let folder = folder("saved");
    let run = dedale(&["play", "onirim", "--seed", "1"])
        .current_dir(&folder)
        .write_stdin("1\n1\nsave game.dedale\nquit\n")
        .assert()
        .success();
    run.stdout(contains("Saved in game.dedale.").and(contains("dedale play onirim --from game.dedale")));
    let record = fs::read_to_string(folder.join("game.dedale")).expect("the file");
    assert!(record.starts_with("dedale record 1\ngame onirim\n") && record.contains("\nplay red-sun\n"));

    let mut command = dedale(&["play", "onirim", "--from", "game.dedale"]);
    let run = command.current_dir(&folder).write_stdin("quit\n").assert().success();
    run.stdout(contains("Onirim · turn 2").and(contains("☀ red")));
}

#[test]
fn a_file_is_not_overwritten_unasked() {
    let folder = folder("overwritten");
    fs::write(folder.join("mine"), "precious").expect("a file");
    let save = |lines: &'static str| {
        let mut command = dedale(&["play", "onirim", "--seed", "1"]);
        command.current_dir(&folder).write_stdin(lines).assert().success()
    };
    save("1\nsave mine\nn\n").stdout(contains("mine already exists").and(contains("Not saved.")));
    assert_eq!(fs::read_to_string(folder.join("mine")).expect("the file"), "precious");
    save("1\nsave! mine\n").stdout(contains("Saved in mine."));
    assert!(fs::read_to_string(folder.join("mine")).expect("the file").starts_with("dedale record"));
    save("1\nsave no/such/folder\n").stdout(contains("no/such/folder cannot be written"));
}

#[test]
fn undo_and_wrong_input_leave_the_record_as_it_was() {
    let folder = folder("undone");
    let lines = "2\nundo\nfoo\n99\nplay blue-sun\n1\nsave game\nundo\nundo\n";
    dedale(&["play", "onirim", "--seed", "1"]).current_dir(&folder).write_stdin(lines).assert().success();
    let record = fs::read_to_string(folder.join("game")).expect("the file");
    assert_eq!(record.matches("\nplay ").count(), 1);
    assert!(record.contains("\nplay red-sun\n"));
}

#[test]
fn a_game_goes_on_from_a_position() {
    let folder = folder("position");
    let lines = "1\nsave game\nquit\n";
    dedale(&["play", "onirim", "--seed", "1"]).current_dir(&folder).write_stdin(lines).assert().success();
    let text = fs::read_to_string(folder.join("game")).expect("the file");
    let loaded = dedale_games::AnyMatch::load(&text, dedale_core::chance::Seed::Quick(1)).expect("a record");
    fs::write(folder.join("position.json"), loaded.game.examined().position().to_string()).expect("written");

    let mut command = dedale(&["play", "onirim", "--from", "position.json", "--seed", "2"]);
    let run = command.current_dir(&folder).write_stdin("1\nsave later.json\nquit\n").assert().success();
    run.stdout(contains("Row    ☀ red").and(contains("only the current position is saved")));
    let text = fs::read_to_string(folder.join("later.json")).expect("the file");
    assert!(dedale_games::AnyMatch::load(&text, dedale_core::chance::Seed::Quick(1)).is_ok());
}

#[test]
fn the_end_of_input_is_no_error() {
    let run = dedale(&["play", "onirim", "--seed", "1"]).write_stdin("").assert().success();
    run.stdout(contains("dedale play onirim --seed 1")).stderr(is_empty());
}

#[test]
fn the_end_of_input_loses_no_move_and_overwrites_no_file() {
    let folder = folder("kept");
    let play = |arguments: &[&str], lines: &'static str| {
        let mut command = dedale(&[&["play", "onirim"], arguments].concat());
        command.current_dir(&folder).write_stdin(lines).assert().success().stderr(is_empty())
    };
    let says = |file: &str| {
        contains(format!("saved in {file}.\n"))
            .and(contains(format!("\n  dedale play onirim --from {file}\n")))
    };
    let steps = |file: &str| {
        let text = fs::read_to_string(folder.join(file)).expect("the file");
        let loaded = dedale_games::AnyMatch::load(&text, dedale_core::chance::Seed::Quick(1));
        loaded.expect("a record").game.playing().step()
    };
    play(&["--seed", "1"], "1\n").stdout(says("onirim-1.dedale"));
    play(&["--seed", "1"], "1\n1\n").stdout(says("onirim-1-2.dedale"));
    play(&["--from", "onirim-1-2.dedale"], "1\nquit\n").stdout(says("onirim-1-2-2.dedale"));
    play(&["--from", "onirim-1-2-2.dedale"], "").stdout(contains("saved in").not());
    play(&["--seed", "1"], "1\nquit\nn\n").stdout(contains("saved in").not());
    let kept = ["onirim-1.dedale", "onirim-1-2.dedale", "onirim-1-2-2.dedale"];
    assert_eq!(kept.map(steps), [1, 2, 3]);
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), kept.len());
}

#[test]
fn french_is_spoken_when_asked_for() {
    let french = "À vous\u{202f}: jouez une carte";
    dedale(&["play", "onirim", "--lang", "fr"]).write_stdin("").assert().success().stdout(contains(french));
    let mut command = dedale(&["play", "onirim"]);
    command.env("LANG", "fr_FR.UTF-8").write_stdin("").assert().success().stdout(contains(french));
    let mut command = dedale(&["--lang=en", "play", "onirim"]);
    command.env("LANG", "fr_FR.UTF-8").write_stdin("").assert().success().stdout(contains("Your turn"));
    dedale(&["play", "--help", "--lang", "fr"]).assert().success().stdout(contains("Joue une partie"));
}

#[test]
fn plain_output_is_ascii() {
    let mut command = dedale(&["play", "onirim", "--plain", "--lang", "fr", "--seed", "1"]);
    command.current_dir(folder("plain"));
    let output = command.write_stdin("1\n6\n1\naide\n").assert().success().get_output().stdout.clone();
    assert!(output.is_ascii(), "{}", String::from_utf8_lossy(&output));
}

#[test]
fn what_cannot_be_played_is_refused_with_status_2() {
    for (arguments, said) in [
        (&["chess"][..], "There is no game “chess”"),
        (&["onirim", "--seed", "-"], "is not a seed"),
        (&["onirim", "--with", "dragons"], "There is no option “dragons”; the options are: book, book-hard"),
        (&["onirim", "--set", "book=soft"], "it may be: none, normal, hard"),
        (&["onirim", "--set", "book"], "write option=value"),
        (&["onirim", "--players", "1", "--with", "silent"], "is not possible with players=1"),
        (&["onirim", "--players", "1", "--bot", "normal"], "has only one"),
        (&["onirim", "--bot", "normal,random"], "2 bots leave no seat for you"),
        (&["onirim", "--bot", "hal"], "the bots are: random, easy, normal, hard"),
        (&["onirim", "--from", "no-such-file"], "no-such-file cannot be read: there is no such file"),
        (&["onirim", "--from", env!("CARGO_MANIFEST_DIR")], "cannot be read: it is a folder"),
        (&["onirim", "--from", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "neither a record nor"),
    ] {
        let arguments = [&["play"], arguments].concat();
        dedale(&arguments).write_stdin("").assert().code(2).stderr(contains(said));
    }
}

#[test]
fn the_games_are_listed_in_words_and_as_json() {
    dedale(&["games"]).assert().success().stdout(contains("Onirim (onirim), 1 to 2 players"));
    dedale(&["games", "--lang", "fr"]).assert().success().stdout(contains("sans (par défaut)"));
    let output = dedale(&["games", "--json", "--lang", "fr"]).assert().success().get_output().stdout.clone();
    let games: serde_json::Value = serde_json::from_slice(&output).expect("JSON");
    assert_eq!(games[0]["id"], "onirim");
    assert_eq!(games[0]["options"][0]["values"], serde_json::json!(["1", "2"]));
}

/// A game under way, of which so many moves are written down.
fn begun(home: &Path, arguments: &[&str], moves: usize) -> Child {
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("dedale"));
    command.args(arguments).env_clear().env("XDG_DATA_HOME", home);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let input = child.stdin.as_mut().expect("an input");
    input.write_all("1\n".repeat(moves).as_bytes()).expect("written");
    let until = Instant::now() + Duration::from_secs(60);
    while Instant::now() < until && steps_left(home).iter().max() < Some(&moves) {
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}

/// The status with which it ends, soon.
fn ended(child: &mut Child) -> Option<i32> {
    let until = Instant::now() + Duration::from_secs(20);
    while Instant::now() < until {
        if let Some(status) = child.try_wait().expect("a child") {
            return status.code();
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().expect("killed");
    panic!("it goes on")
}

/// The steps of each unfinished game.
fn steps_left(home: &Path) -> Vec<usize> {
    let entries = fs::read_dir(home.join("dedale/games")).into_iter().flatten().flatten();
    let games = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "game"));
    games
        .map(|entry| {
            let text = fs::read(entry.path()).expect("a journal");
            let kept: serde_json::Value = serde_json::from_slice(&text).expect("JSON");
            let record = kept["document"].as_str().expect("a record");
            let loaded = dedale_games::AnyMatch::load(record, dedale_core::chance::Seed::Quick(1));
            loaded.expect("a record").game.playing().step()
        })
        .collect()
}

#[test]
#[cfg(unix)]
fn a_signal_loses_no_move_and_tells_the_way_back() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = folder(&format!("signal-{signal}"));
        let mut child = begun(&home, &["play", "onirim", "--seed", "1"], 3);
        let mut kill = std::process::Command::new("kill");
        let killed = kill.arg(format!("-{signal}")).arg(child.id().to_string()).status();
        assert!(killed.expect("kill").success());
        assert_eq!(ended(&mut child), Some(130), "{signal}");
        let mut told = String::new();
        child.stderr.take().expect("an output").read_to_string(&mut told).expect("text");
        assert!(told.ends_with("To continue this game:\n  dedale play --resume\n"), "{signal}: {told}");
        let run = at_home(&home, &["play", "--resume"]).write_stdin("quit\n").assert().success();
        run.stdout(contains("Onirim · turn").and(contains("dedale play --resume")));
        assert_eq!(steps_left(&home), [3]);
    }
}

#[test]
#[cfg(unix)]
fn a_killed_program_has_lost_no_move_and_its_bots_sit_down_again() {
    let home = folder("killed");
    let mut child = begun(&home, &["play", "onirim", "--seed", "1", "--bot", "normal"], 2);
    child.kill().expect("killed");
    child.wait().expect("an end");
    let listed = at_home(&home, &["play"]).assert().success();
    listed.stdout(contains("Onirim").and(contains("normal")).and(contains("--resume")));
    let run = at_home(&home, &["play", "--resume"]).write_stdin("1\n1\n").assert().success();
    run.stdout(contains("Player 2"));
    assert!(steps_left(&home)[0] > 3);
}

#[test]
fn a_finished_game_and_one_saved_elsewhere_are_not_listed() {
    let home = folder("finished");
    let mut command = at_home(&home, &["play", "onirim", "--seed", "1"]);
    command.current_dir(&home).write_stdin("1\n".repeat(3000)).assert().success();
    let mut command = at_home(&home, &["play", "onirim", "--seed", "1"]);
    command.current_dir(&home).write_stdin("1\nsave mine\nquit\n").assert().success();
    assert!(steps_left(&home).is_empty());
    at_home(&home, &["play"]).assert().code(2).stderr(contains("Which game? onirim, labyrinth, mondes."));
    at_home(&home, &["play", "--resume"]).assert().code(2).stderr(contains("no unfinished game"));
}

#[test]
fn several_unfinished_games_are_taken_up_by_number() {
    let home = folder("several");
    for game in ["onirim", "labyrinth"] {
        at_home(&home, &["play", game, "--seed", "1"]).write_stdin("1\n").assert().success();
        std::thread::sleep(Duration::from_millis(50));
    }
    let resumed =
        |arguments: &[&str]| at_home(&home, &[&["play"], arguments].concat()).write_stdin("").assert();
    resumed(&["--resume"]).success().stdout(contains("Labyrinth"));
    resumed(&["--resume=2"]).success().stdout(contains("Onirim"));
    resumed(&["--resume=3"]).code(2).stderr(contains("there are 2"));
    resumed(&["--resume=0"]).code(2).stderr(contains("there are 2"));
    resumed(&["onirim", "--resume"]).code(2);
}

#[test]
fn giving_up_is_asked_first() {
    let home = folder("conceded");
    let play = |lines: &'static str| {
        let mut command = at_home(&home, &["play", "onirim", "--seed", "1"]);
        command.write_stdin(lines).assert().success()
    };
    play("1\nconcede\nn\n").stdout(contains("Give up this game?").and(contains("The game goes on.")));
    play("1\nconcede\ny\n").stdout(contains("Seed: 1"));
}

#[test]
fn a_seat_that_was_given_up_stays_a_bot_s_after_a_break() {
    let home = folder("given-up");
    let mut command = at_home(&home, &["play", "mondes", "--seed", "1", "--players", "3"]);
    command.write_stdin("1\n\n1\n\n1\nconcede\ny\n").assert().success();
    let listed = at_home(&home, &["play"]).assert().success();
    listed.stdout(contains("La Clé des mondes").and(contains("normal")));
}
