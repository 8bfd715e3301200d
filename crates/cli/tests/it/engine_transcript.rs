//! The session in `docs/protocol.md`, run through the real program.
//!
//! `UPDATE_TRANSCRIPT=1 cargo test -p dedale-cli --test it engine_transcript` writes the replies anew; read the difference.

use std::path::PathBuf;

use assert_cmd::Command;
use dedale_engine::{Engine, Limits};

fn document() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

fn lines<'a>(text: &'a str, arrow: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines().filter_map(move |line| line.strip_prefix(arrow))
}

#[test]
fn the_session_of_the_document_is_what_the_program_answers() {
    let text = std::fs::read_to_string(document()).expect("docs/protocol.md");
    if std::env::var_os("UPDATE_TRANSCRIPT").is_some() {
        std::fs::write(document(), answered_anew(&text)).expect("docs/protocol.md can be written");
        return;
    }
    let sent = lines(&text, "→ ").map(|line| format!("{line}\n")).collect::<String>();
    let ran =
        Command::cargo_bin("dedale").expect("the program").arg("engine").write_stdin(sent).assert().success();
    let output = String::from_utf8(ran.get_output().stdout.clone()).expect("UTF-8");
    let expected: Vec<_> = lines(&text, "← ").collect();
    for (reply, expected) in output.lines().zip(&expected) {
        assert_eq!(reply, *expected);
    }
    assert_eq!(output.lines().count(), expected.len());
}

fn answered_anew(text: &str) -> String {
    let mut engine = Engine::new(Limits::default());
    let mut anew = String::new();
    for line in text.lines().filter(|line| !line.starts_with("← ")) {
        anew += &format!("{line}\n");
        if let Some(reply) = line.strip_prefix("→ ").and_then(|sent| engine.answer(sent.as_bytes())) {
            anew += &format!("← {reply}\n");
        }
    }
    anew
}

#[test]
fn the_document_explains_and_shows_every_method() {
    let text = std::fs::read_to_string(document()).expect("docs/protocol.md");
    for method in dedale_engine::method_names() {
        assert!(text.contains(&format!("\n### {method}\n")), "{method} is not explained");
        assert!(
            lines(&text, "→ ").any(|line| line.contains(&format!("\"{method}\""))),
            "{method} is not shown"
        );
    }
}
