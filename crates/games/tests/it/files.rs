use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, Details, Document};
use serde_json::{Value, json};

use crate::{EVERYTHING, SOLO, TO_THE_END, played};

fn problem(text: &str) -> Details {
    AnyMatch::load(text, Seed::Quick(0)).expect_err("a wrong document").details()
}

fn has(details: &Details, code: &str, field: Option<&str>, line: Option<usize>) {
    let found = (&*details.code, details.field.as_deref(), details.line);
    assert_eq!(found, (code, field, line), "{details:?}");
}

/// The record of a finished game, its lines changed.
fn record_with(change: impl Fn(&mut Vec<String>)) -> String {
    let text = played(SOLO, 3, TO_THE_END).playing().record_text().expect("it began with a deal");
    let mut lines: Vec<_> = text.lines().map(ToOwned::to_owned).collect();
    change(&mut lines);
    lines.join("\n")
}

fn position_with(change: impl Fn(&mut Value)) -> String {
    let mut position = played(SOLO, 3, 12).examined().position();
    change(&mut position);
    serde_json::to_string_pretty(&position).expect("JSON")
}

#[test]
fn every_document_reads_as_what_was_written() {
    for options in [SOLO, EVERYTHING] {
        for steps in [0, 7, TO_THE_END] {
            let game = played(options, 5, steps);
            let written = game.examined();
            let text = written.record_text().expect("it began with a deal");
            let json = json!(written.record().expect("it began with a deal")).to_string();
            for (document, kind) in [
                (text, Document::Record),
                (json, Document::Record),
                (written.position().to_string(), Document::Position),
            ] {
                let loaded = AnyMatch::load(&document, Seed::Quick(1)).expect("what was written");
                assert_eq!(loaded.document, kind);
                assert_eq!(loaded.game.playing().hash(), written.hash());
                assert_eq!(loaded.game.playing().legal(), written.legal());
            }
        }
    }
}

#[test]
fn a_wrong_record_says_which_line() {
    let hash = problem(&record_with(|lines| *lines.last_mut().expect("hash") = format!("hash {:016x}", 1)));
    let line = hash.line.expect("a line");
    has(&hash, "record-wrong-hash", None, Some(line));
    assert_eq!(hash.found.as_deref(), Some("0000000000000001"));
    assert_eq!(hash.expected.as_ref().map(String::len), Some(16));

    let result = problem(&record_with(|lines| {
        let at = lines.len() - 2;
        lines[at] = "result winners=1 reason=doors-found".to_owned();
    }));
    has(&result, "record-wrong-result", None, Some(line - 1));
    assert_eq!(result.expected.as_deref(), Some("winners=none reason=deck-empty"));

    let illegal = problem(&record_with(|lines| lines[6] = "limbo".to_owned()));
    has(&illegal, "record-illegal-action", None, Some(7));
    assert_eq!((illegal.refusal.as_deref(), illegal.rule.as_deref()), (Some("not-asked"), Some("ON-T1")));
    assert!(illegal.expected.expect("the legal ones").contains("discard "));

    has(
        &problem(&record_with(|lines| lines[6] = "dance".to_owned())),
        "record-unknown-action",
        None,
        Some(7),
    );
    has(
        &problem(&record_with(|lines| lines[0] = "dedale record 9".to_owned())),
        "record-not-a-record",
        None,
        Some(1),
    );
    has(
        &problem(&record_with(|lines| lines[2] = "rules 9".to_owned())),
        "record-rules-version",
        None,
        Some(3),
    );
    has(&problem(&record_with(|lines| lines[4] = "seed x".to_owned())), "record-bad-seed", None, Some(5));
    has(
        &problem(&record_with(|lines| lines.insert(3, "rules 1".to_owned()))),
        "record-duplicate-line",
        None,
        Some(4),
    );
    has(&problem(&record_with(|lines| drop(lines.pop()))), "record-missing-line", Some("hash"), None);
    let setup = problem(&record_with(|lines| lines[3] = "setup book=soft".to_owned()));
    has(&setup, "record-bad-setup", Some("setup.book"), Some(4));
    assert_eq!(setup.expected.as_deref(), Some("none, normal, hard"));
    let game = problem(&record_with(|lines| lines[1] = "game chess".to_owned()));
    has(&game, "unknown-game", Some("game"), None);
}

#[test]
fn a_wrong_json_record_says_which_field() {
    let with = |field: &str, value: Value| {
        let game = played(SOLO, 3, 9);
        let mut record = json!(game.playing().record().expect("it began with a deal"));
        record[field] = value;
        problem(&serde_json::to_string_pretty(&record).expect("JSON"))
    };
    has(&with("hash", json!("x")), "record-bad-hash", Some("hash"), None);
    has(&with("hash", json!("0000000000000000")), "record-wrong-hash", Some("hash"), None);
    has(&with("seed", json!("-1")), "bad-json", Some("seed"), Some(13));
    has(&with("rules", json!("one")), "bad-json", Some("rules"), Some(3));
    has(&with("setup", json!({ "book": [] })), "bad-json", Some("setup.book"), Some(6));
    has(&with("setup", json!({ "book": "soft" })), "record-bad-setup", Some("setup.book"), None);
    has(&with("actions", json!(["dance"])), "record-unknown-action", Some("actions[0]"), None);
    let illegal = with("actions", json!(["limbo"]));
    has(&illegal, "record-illegal-action", Some("actions[0]"), None);
    assert_eq!(illegal.rule.as_deref(), Some("ON-T1"));
    has(&with("colour", json!(1)), "bad-json", Some("colour"), Some(27));
}

#[test]
fn a_wrong_position_says_which_field() {
    let card = problem(&position_with(|file| file["position"]["hands"][0][2] = json!("red-cat")));
    assert_eq!((&*card.code, card.field.as_deref()), ("bad-json", Some("position.hands[0][2]")));
    assert!(card.line.is_some() && card.column.is_some());
    let unknown = problem(&position_with(|file| file["position"]["luck"] = json!(7)));
    assert_eq!(unknown.field.as_deref(), Some("position.luck"));
    let missing = problem(&position_with(|file| {
        drop(file["position"].as_object_mut().expect("object").remove("deck"));
    }));
    assert_eq!(missing.field.as_deref(), Some("position.deck"));
    let extra = problem(&position_with(|file| file["position"]["hands"][0][2] = json!("nightmare")));
    assert_eq!(extra.code, "position-invalid");
    assert!(extra.field.is_some() && extra.found.is_some() && extra.expected.is_some());
}

#[test]
fn what_is_no_document_at_all_is_refused() {
    for text in ["", "hello", "[]", "{}", "{\"game\":\"onirim\"}", "null", "\u{0}"] {
        has(&problem(text), "neither-record-nor-position", None, None);
    }
    has(&problem("{\n  \"game\": ]"), "bad-json", Some("game"), Some(2));
    has(&problem("{\"game\":\"chess\",\"position\":{}}"), "unknown-game", Some("game"), None);
    let deep = format!("{{\"game\":{}", "[".repeat(100_000));
    assert_eq!(problem(&deep).code, "bad-json");
    let trailing = format!("{}x", played(SOLO, 1, 0).examined().position());
    assert_eq!(problem(&trailing).code, "bad-json");
}

#[test]
fn what_is_given_back_of_a_very_long_text_is_short() {
    let long = problem(&record_with(|lines| lines[6] = "x".repeat(1_000_000)));
    assert_eq!(long.code, "record-unknown-action");
    assert!(long.found.expect("its beginning").len() < 1_000);
}
