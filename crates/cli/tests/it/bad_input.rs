//! Garbage from outside gets a clear error and status 2 (1 for a failed check), never a panic.

use assert_cmd::Command;

fn dedale(arguments: &[&str], input: &[u8]) -> (i32, String) {
    let ran = Command::cargo_bin("dedale")
        .expect("the program")
        .args(arguments)
        .env("XDG_DATA_HOME", "/dev/null")
        .write_stdin(input)
        .output();
    let ran = ran.expect("it runs");
    let errors = String::from_utf8(ran.stderr).expect("UTF-8");
    assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    (ran.status.code().unwrap_or_else(|| panic!("{arguments:?}: ended by a signal")), errors)
}

fn garbage() -> Vec<Vec<u8>> {
    let record = "dedale record 1\ngame onirim\nrules 1\nsetup players=1\nseed 42\n";
    vec![
        Vec::new(),
        b"\n\n".to_vec(),
        b"hello".to_vec(),
        b"\xff\xfe\x00".to_vec(),
        b"{".to_vec(),
        b"{}".to_vec(),
        b"[1, 2".to_vec(),
        b"null".to_vec(),
        b"dedale record 1".to_vec(),
        b"dedale record 999".to_vec(),
        b"dedale record 1\ngame chess".to_vec(),
        record.as_bytes().to_vec(),
        format!("{record}result unfinished\nhash 12").into_bytes(),
        format!("{record}result won\nhash 0123456789abcdef").into_bytes(),
        format!("{record}concede 9\nresult unfinished\nhash 0123456789abcdef").into_bytes(),
        format!("{record}play\u{a0}red-sun\nresult unfinished\nhash 0123456789abcdef").into_bytes(),
        br#"{"game":"onirim","position":null}"#.to_vec(),
        br#"{"game":"onirim","position":{"turn":1e400}}"#.to_vec(),
        br#"{"game":"onirim","actions":"all of them"}"#.to_vec(),
        br#"{"game":"onirim","game":"onirim"}"#.to_vec(),
        br#"{"game":"\ud800","position":{}}"#.to_vec(),
        "[".repeat(1_000_000).into_bytes(),
        format!("{{\"position\":{}", "{\"a\":".repeat(1_000_000)).into_bytes(),
        vec![0; 1_000_000],
    ]
}

#[test]
fn a_garbage_file_is_a_failed_check() {
    for input in garbage() {
        let (status, errors) = dedale(&["check", "-"], &input);
        assert_eq!((status, &*errors), (1, ""), "{}", String::from_utf8_lossy(&input[..input.len().min(80)]));
    }
}

#[test]
fn a_garbage_file_cannot_be_replayed() {
    for input in garbage() {
        let (status, errors) = dedale(&["replay", "-"], &input);
        assert_eq!(status, 2);
        assert!(errors.lines().count() >= 1 && errors.len() < 2_000, "{errors}");
    }
}

#[test]
fn bad_usage_has_status_2_and_says_what_is_wrong() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (arguments, said) in [
        (&["check"][..], "FILE"),
        (&["check", "no-such-file"], "no-such-file"),
        (&["check", folder], folder),
        (&["replay"], "FILE"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["replay", "--as", "nobody", "-"], "nobody"),
        (&["replay", "--step", "-1", "-"], "-1"),
        (&["replay", "--step", "99999999999999999999", "-"], "99999999999999999999"),
        (&["schema", "chess"], "chess"),
        (&["schema", "onirim", "soup"], "soup"),
        (&["completions", "abacus"], "abacus"),
        (&["engine", "fast"], "fast"),
        (&["dance"], "dance"),
    ] {
        let (status, errors) = dedale(arguments, b"");
        assert_eq!(status, 2, "{arguments:?}: {errors}");
        assert!(errors.contains(said), "{arguments:?}: {errors}");
    }
}

#[test]
fn who_stops_reading_is_no_error() {
    use std::process::{Command, Stdio};
    for arguments in [&["schema", "onirim"][..], &["completions", "zsh"]] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_dedale"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(program.stdout.take());
        let ran = program.wait_with_output().expect("it ends");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    }
}
