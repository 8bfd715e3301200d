//! Proofs that are honest, and those that are not.

use assert_cmd::Command;
use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, GameId};
use dedale_server::{Proof, TableId, Undone, commitment};
use serde_json::{Value, json};

const SEED: Seed = Seed::Sealed([7; 32]);

fn dedale(arguments: &[&str], input: &str) -> (i32, String, String) {
    let ran = Command::cargo_bin("dedale").expect("the program").args(arguments).write_stdin(input).output();
    let ran = ran.expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (ran.status.code().expect("a status"), text(ran.stdout), text(ran.stderr))
}

fn verify(more: &[&str], input: &str) -> (i32, String, String) {
    dedale(&[&["verify", "--lang", "en", "-"], more].concat(), input)
}

fn played() -> AnyMatch {
    let mut game = AnyMatch::new(GameId::Onirim, [], SEED).expect("playable");
    for _ in 0..10 {
        let action = game.playing().legal()[0].clone();
        game.playing_mut().act(&action).expect("legal");
    }
    game
}

fn finished() -> AnyMatch {
    let mut game = played();
    game.playing_mut().concede(Seat::new(0)).expect("possible at any decision");
    game
}

fn proof(game: &AnyMatch, stopped: bool) -> Value {
    let proof = Proof {
        table: TableId::fresh().expect("chance"),
        commitment: commitment(SEED),
        record: game.playing().record().expect("dealt"),
        undone: vec![Undone { step: 5, to: 2 }],
        stopped,
    };
    serde_json::to_value(proof).expect("JSON")
}

#[test]
fn an_honest_game_is_proven_in_words() {
    let proof = proof(&finished(), false).to_string();
    let (status, said, errors) = verify(&[], &proof);
    assert_eq!((status, &*errors), (0, ""));
    let hash = format!("{:016x}", finished().playing().hash());
    let expected = format!(
        "Honest.\n\
         Replayed: Onirim, 11 steps, every one legal; lost: given up, as the record says; hash {hash}.\n\
         The deal is the one the server committed to before the first card: commitment {}.\n\
         Moves were taken back once; the record has the moves that remained.\n\
         Compare the commitment with the one the table showed before the game, or pass that one with --commitment.\n",
        commitment(SEED)
    );
    assert_eq!(said, expected);
    let noted = commitment(SEED).to_uppercase();
    let (status, said, _) = verify(&["--commitment", &noted], &proof);
    assert!(status == 0 && !said.contains("Compare"), "{said}");
    let (status, said, _) = dedale(&["verify", "--lang", "fr", "-"], &proof);
    assert!(
        status == 0 && said.starts_with("Honnête.\nPartie rejouée\u{202f}: Onirim, 11 pas, tous permis"),
        "{said}"
    );
}

#[test]
fn machines_read_the_verdict_as_json() {
    let mut proof = proof(&finished(), false);
    let read = |proof: &Value| {
        let (status, said, _) = verify(&["--json"], &proof.to_string());
        (status, serde_json::from_str::<Value>(&said).expect("JSON"))
    };
    let (status, honest) = read(&proof);
    let steps = (&honest["proven"], &honest["steps"], &honest["undone"]);
    assert_eq!((status, steps), (0, (&json!(true), &json!(11), &json!(1))));
    proof["commitment"] = json!("0".repeat(64));
    let (status, wrong) = read(&proof);
    assert_eq!((status, &wrong["proven"]), (1, &json!(false)));
    assert!(wrong["why"].is_string());
}

#[test]
fn a_stopped_game_is_proven_as_far_as_it_went() {
    let (status, said, _) = verify(&[], &proof(&played(), true).to_string());
    assert!(status == 0 && said.contains("10 steps, every one legal; stopped by agreement"), "{said}");
}

#[test]
fn a_record_is_proven_with_the_noted_commitment() {
    let noted = commitment(SEED);
    let text = finished().playing().record_text().expect("a record");
    let document = serde_json::to_string(&finished().playing().record().expect("a record")).expect("JSON");
    for record in [&text, &document] {
        let (status, said, _) = verify(&["--commitment", &noted], record);
        assert!(status == 0 && said.starts_with("Honest.\n") && !said.contains("taken back"), "{said}");
        let (status, said, errors) = verify(&[], record);
        assert_eq!((status, &*said), (2, ""));
        assert!(errors.contains("A record alone proves nothing"), "{errors}");
    }
}

#[test]
fn another_deal_than_the_promised_one_is_found_out() {
    let other = commitment(Seed::Sealed([8; 32]));
    let mut swapped = proof(&finished(), false);
    swapped["commitment"] = other.clone().into();
    let honest = proof(&finished(), false).to_string();
    let record = finished().playing().record_text().expect("a record");
    for (more, input) in [
        (&[][..], &swapped.to_string()),
        (&["--commitment", &other], &honest),
        (&["--commitment", &other], &record),
        (&["--commitment", &commitment(SEED)], &swapped.to_string()),
    ] {
        let (status, said, _) = verify(more, input);
        assert_eq!(status, 1);
        assert!(
            said.starts_with("not proven: this is not the promised deal: ") && said.contains(&other),
            "{said}"
        );
    }
}

#[test]
fn a_game_that_was_not_played_so_is_found_out() {
    let honest = proof(&finished(), false);
    let changed = |pointer: &str, value: Value| {
        let mut changed = honest.clone();
        *changed.pointer_mut(pointer).expect("a field") = value;
        changed.to_string()
    };
    for input in [
        changed("/record/hash", json!("0123456789abcdef")),
        changed("/record/result/winners", json!([1])),
        changed("/record/actions/3", json!("play red-sun twice")),
        changed("/record/actions", json!([])),
        changed("/record/setup/book", json!("hard")),
        changed("/record/seed", json!("0".repeat(64))),
        changed("/record/rules", json!(0)),
        changed("/stopped", json!(true)),
        proof(&played(), false).to_string(),
    ] {
        let (status, said, errors) = verify(&[], &input);
        assert_eq!((status, &*errors), (1, ""), "{said}");
        assert!(said.starts_with("not proven: ") && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn garbage_proves_nothing() {
    let position = finished().examined().position().to_string();
    for input in
        ["", "hello", "{", "{}", "[]", "null", r#"{"record": 7}"#, r#"{"record": {}}"#, "\x1b[2J", &position]
    {
        let (status, said, errors) = verify(&["--commitment", &commitment(SEED)], input);
        assert_eq!((status, &*errors), (1, ""), "{input}");
        assert!(said.starts_with("not proven: ") && !said.contains('\x1b'), "{said}");
    }
    let mut more = proof(&finished(), false);
    more["winner"] = "me".into();
    assert_eq!(verify(&[], &more.to_string()).0, 1);
}

#[test]
fn what_cannot_be_read_has_status_2() {
    for (arguments, said) in [
        (&["verify"][..], "FILE"),
        (&["verify", "no-such-file"], "no-such-file"),
        (&["verify", "-", "--commitment", "soup"], "soup"),
        (&["verify", "-", "--commitment", "17ed"], "17ed"),
    ] {
        let (status, _, errors) = dedale(arguments, "");
        assert!(status == 2 && errors.contains(said), "{arguments:?}: {status} {errors}");
    }
}
