use dedale_server::{Limits, Proof};
use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{Hall, begun, id};
use crate::server::{Place, on_every_store};

on_every_store! {
    a_seat_sees_earlier_moments_as_it_knew_them_then,
    nobody_goes_through_a_running_game_with_the_eyes_of_others,
    after_the_end_everybody_may_use_every_eye,
    moments_that_never_were_are_refused,
    what_was_taken_back_is_not_told_again,
    a_record_proves_the_game_honest,
    a_stopped_game_has_a_record_without_a_result,
    a_game_goes_on_from_any_of_its_moves,
    only_what_is_over_can_be_branched,
    branches_count_against_the_tables_of_a_person,
    what_players_must_remember_is_not_told_again_while_the_game_goes_on,
}

const SILENT: [(&str, &str); 2] = [("players", "2"), ("communication", "silent")];

fn silent() -> Value {
    json!({ "game": "onirim", "setup": Value::from_iter(SILENT) })
}

async fn moment(client: &mut Client, table: &str, query: &str) -> Value {
    client.get(&format!("/api/tables/{table}/replay?{query}")).await.done()
}

async fn a_seat_sees_earlier_moments_as_it_knew_them_then(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let table = begun(&mut [&mut anna, &mut zoe], &[], silent()).await;
    let mut seen = Vec::new();
    for _ in 0..12 {
        let standing = anna.look(&table).await["standing"].take();
        let decider = standing["decider"].as_u64();
        seen.push(standing);
        let person = if decider == Some(1) { &mut anna } else { &mut zoe };
        assert!(person.answer(&table, decider.expect("somebody is asked") as u32).await);
    }
    let compare = async |anna: &mut Client| {
        for (moves, standing) in seen.iter().enumerate() {
            let moment = moment(anna, &table, &format!("as=1&moves={moves}")).await;
            for field in ["moves", "decider", "question", "legal", "outcome", "view"] {
                assert_eq!(moment[field], standing[field], "{field} after {moves} moves");
            }
        }
    };
    compare(&mut anna).await;
    let now = moment(&mut anna, &table, "").await;
    assert_eq!((&now["moves"], &now["of"], &now["as"]), (&json!(12), &json!(12), &json!("1")));
    zoe.command(&table, "concede", json!({ "as": 2 })).await.done();
    anna.agree(&table, 1).await;
    compare(&mut anna).await;
    let end = moment(&mut anna, &table, "as=1").await;
    assert_eq!((&end["moves"], &end["outcome"]["reason"]), (&json!(13), &json!("conceded")));
    assert_eq!((&end["legal"], &end["question"]), (&json!([]), &Value::Null));
}

async fn nobody_goes_through_a_running_game_with_the_eyes_of_others(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe, mut eve) =
        (hall.guest("Anna").await, hall.guest("Zoë").await, hall.guest("Eve").await);
    let table = begun(&mut [&mut anna, &mut zoe], &[], silent()).await;
    let mut nobody = hall.nobody();
    for route in ["replay", "replay/events"] {
        let path = |observer| format!("/api/tables/{table}/{route}?as={observer}");
        for client in [&mut eve, &mut nobody, &mut zoe] {
            assert_eq!(client.get(&path("1")).await.refused(), (403, "not-your-seat"));
            assert_eq!(client.get(&path("all")).await.refused(), (403, "forbidden"));
            client.get(&path("spectator")).await.done();
        }
        anna.get(&path("1")).await.done();
    }
    let mut closed = silent();
    closed["spectators"] = false.into();
    let table = begun(&mut [&mut anna, &mut zoe], &[], closed).await;
    for route in ["replay", "replay/events"] {
        let answer = eve.get(&format!("/api/tables/{table}/{route}")).await;
        assert_eq!(answer.refused(), (403, "switched-off"));
    }
}

/// LA-H1: of what was turned or pushed face down in earlier turns, no log, event list or earlier moment tells anything.
async fn what_players_must_remember_is_not_told_again_while_the_game_goes_on(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let options = json!({ "game": "labyrinth", "setup": { "players": 2 } });
    let table = begun(&mut [&mut anna, &mut zoe], &[], options).await;
    for turn in 0..6 {
        let (person, seat) = if turn % 2 == 0 { (&mut anna, 1) } else { (&mut zoe, 2) };
        person.command(&table, "act", json!({ "as": seat, "action": "end" })).await.done();
    }
    let secrets = |told: &Value| {
        let told = told.to_string();
        told.matches("pushed-down").count() + told.matches("turned-down").count()
    };
    let events = |observer: &str| format!("/api/tables/{table}/replay/events?as={observer}");
    let all = |told: &Value| told["moves"].as_array().expect("moves").clone();
    for observer in ["1", "spectator"] {
        let told = anna.get(&events(observer)).await.done();
        let moves = all(&told);
        assert_eq!(moves[..6].iter().map(secrets).sum::<usize>(), 0, "{told}");
        let page = anna.get(&format!("/api/tables/{table}?as={observer}&lang=en")).await.done();
        let missed = page["missed"].as_array().expect("a list").clone();
        assert_eq!(missed[..missed.len() - 1].iter().map(secrets).sum::<usize>(), 0, "{page}");
        assert!(!json!(missed[..missed.len() - 1]).to_string().contains("goes in face down ("), "{page}");
        let path = |moves: u32| format!("/api/tables/{table}/replay?as={observer}&moves={moves}");
        assert_eq!(anna.get(&path(3)).await.refused(), (409, "wrong-phase"));
        anna.get(&path(6)).await.done();
    }
    anna.concede(&table).await;
    zoe.agree(&table, 2).await;
    let told = anna.get(&events("1")).await.done();
    // Other pages call the players together.
    let pushes = told.to_string().matches("\"page\":\"push\"").count();
    assert!(all(&told).iter().map(secrets).sum::<usize>() >= pushes, "{told}");
    moment(&mut anna, &table, "as=1&moves=3").await;
}

async fn after_the_end_everybody_may_use_every_eye(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let table = begun(&mut [&mut anna, &mut zoe], &[], silent()).await;
    for _ in 0..4 {
        let decider = anna.look(&table).await["standing"]["decider"].as_u64().expect("somebody");
        let person = if decider == 1 { &mut anna } else { &mut zoe };
        person.answer(&table, decider as u32).await;
    }
    anna.concede(&table).await;
    zoe.agree(&table, 2).await;
    let mut nobody = hall.nobody();
    for observer in ["1", "2", "spectator", "all"] {
        let early = moment(&mut nobody, &table, &format!("as={observer}&moves=2")).await;
        assert_eq!((&early["view"]["observer"], &early["of"]), (&json!(observer), &json!(5)));
        let story = nobody.get(&format!("/api/tables/{table}/replay/events?as={observer}")).await.done();
        let moves = story["moves"].as_array().expect("a list");
        assert_eq!(moves.len(), 6, "the deal, four answers and the end");
        for (at, told) in moves.iter().enumerate() {
            let moment = moment(&mut nobody, &table, &format!("as={observer}&moves={at}")).await;
            for field in ["moves", "step", "at", "events"] {
                assert_eq!(told[field], moment[field]);
            }
            assert_eq!(
                told.get("action").is_some(),
                observer == "all" && at > 0,
                "an answer may name a card"
            );
        }
        assert_eq!(moves[0]["entry"]["did"], "start");
        assert_eq!(moves[5]["entry"], json!({ "did": "concede", "seat": 1 }));
    }
}

async fn moments_that_never_were_are_refused(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = id(&anna.post("/api/tables", json!({ "game": "onirim" })).await.done());
    let replay = format!("/api/tables/{table}/replay");
    assert_eq!(anna.get(&replay).await.refused(), (404, "no-such-step"), "before the start");
    anna.command(&table, "sit", json!({ "seat": 1 })).await.done();
    anna.command(&table, "start", json!({})).await.done();
    for (query, refused) in [
        ("?moves=1", (400, "no-such-step")),
        ("?moves=4294967295", (400, "no-such-step")),
        ("?moves=-1", (400, "invalid-params")),
        ("?moves=4294967296", (400, "invalid-params")),
        ("?moves=one", (400, "invalid-params")),
        ("?as=nobody", (400, "invalid-params")),
        ("?as=7", (400, "no-such-seat")),
        ("?step=1", (400, "invalid-params")),
    ] {
        assert_eq!(anna.get(&format!("{replay}{query}")).await.refused(), refused, "{query}");
    }
    for other in ["nothing", &"a".repeat(26)] {
        let path = format!("/api/tables/{other}/replay");
        assert_eq!(anna.get(&path).await.refused(), (404, "no-such-table"));
    }
}

async fn what_was_taken_back_is_not_told_again(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    for _ in 0..5 {
        anna.answer(&table, 1).await;
    }
    let third = moment(&mut anna, &table, "moves=3").await;
    anna.command(&table, "undo", json!({ "as": 1, "to": 3 })).await.done();
    let now = moment(&mut anna, &table, "").await;
    assert_eq!((&now["view"], &now["of"]), (&third["view"], &json!(3)));
    let answer = anna.get(&format!("/api/tables/{table}/replay?moves=4")).await;
    assert_eq!(answer.refused(), (400, "no-such-step"));
    anna.concede(&table).await;
    let story = anna.get(&format!("/api/tables/{table}/replay/events")).await.done();
    let steps: Vec<_> = story["moves"].as_array().expect("a list").iter().map(|told| &told["step"]).collect();
    assert_eq!(steps, [2, 3, 4, 5, 9], "sit, start, five answers, undo, concede");
    let proof = anna.get(&format!("/api/tables/{table}/record")).await.done();
    assert_eq!(proof["undone"], json!([{ "step": 8, "to": 3 }]));
}

async fn a_record_proves_the_game_honest(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &["random"], json!({ "game": "mondes" })).await;
    let promised = anna.look(&table).await["table"]["commitment"].take();
    let record = format!("/api/tables/{table}/record");
    anna.answer(&table, 1).await;
    for query in ["", "?form=text"] {
        let answer = anna.get(&format!("{record}{query}")).await;
        assert_eq!(answer.refused(), (404, "not-revealed-yet"));
    }
    anna.concede(&table).await;
    let answer = anna.get(&record).await;
    let file = answer.headers["content-disposition"].to_str().expect("text");
    assert!(file.starts_with("attachment; filename=\"mondes-") && !file.contains(&table), "{file}");
    let document = answer.done();
    let proof: Proof = serde_json::from_value(document.clone()).expect("a proof");
    let game = proof.verify().expect("an honest game");
    assert_eq!((proof.commitment.as_str(), proof.stopped), (promised.as_str().expect("text"), false));
    let (headers, text) = hall.text(&format!("{record}?form=text")).await;
    assert_eq!(headers["content-type"], "text/plain; charset=utf-8");
    assert_eq!(text, game.playing().record_text().expect("a record"));
    assert_eq!(anna.get(&format!("{record}?form=soup")).await.refused(), (400, "invalid-params"));
}

async fn a_stopped_game_has_a_record_without_a_result(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    anna.answer(&table, 1).await;
    anna.command(&table, "stop", json!({ "as": 1 })).await.done();
    let proof: Proof = serde_json::from_value(anna.get(&format!("/api/tables/{table}/record")).await.done())
        .expect("a proof");
    assert!(proof.stopped && proof.record.result.is_none());
    proof.verify().expect("an honest game");
    let end = moment(&mut anna, &table, "").await;
    assert_eq!((&end["outcome"]["reason"], &end["decider"]), (&json!("stopped"), &Value::Null));
    let branch = anna.post(&format!("/api/tables/{table}/branch"), json!({ "moves": 1 })).await.done();
    assert_eq!(branch["phase"], "playing", "nothing was decided: it can go on");
}

async fn a_game_goes_on_from_any_of_its_moves(place: Place) {
    let mut hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let table = begun(&mut [&mut anna, &mut zoe], &[], silent()).await;
    for _ in 0..6 {
        let decider = anna.look(&table).await["standing"]["decider"].as_u64().expect("somebody");
        let person = if decider == 1 { &mut anna } else { &mut zoe };
        person.answer(&table, decider as u32).await;
    }
    anna.concede(&table).await;
    zoe.agree(&table, 2).await;
    let fourth = moment(&mut zoe, &table, "as=2&moves=4").await;
    let path = format!("/api/tables/{table}/branch");
    let branch = zoe.post(&path, json!({ "moves": 4, "bot": "random" })).await.done();
    assert_eq!(branch["branch_of"], json!({ "table": table, "moves": 4 }));
    assert_eq!((&branch["seats"][0]["bot"], &branch["seats"][1]["name"]), (&json!("random"), &json!("Zoë")));
    assert_eq!((&branch["phase"], &branch["archived"]), (&json!("playing"), &json!(false)));
    let new = id(&branch);
    assert_eq!(moment(&mut zoe, &new, "as=2&moves=4").await["view"], fourth["view"]);
    let alone = id(&anna.post(&path, json!({ "moves": 4 })).await.done());
    let decider = anna.look(&alone).await["standing"]["decider"].as_u64().expect("somebody");
    anna.answer(&alone, decider as u32).await;
    let fifth = moment(&mut anna, &alone, "as=1").await;
    hall.start_again().await;
    let (mut anna, mut zoe) = (hall.back(&anna), hall.back(&zoe));
    assert_eq!(moment(&mut anna, &alone, "as=1").await, fifth);
    assert_eq!(moment(&mut zoe, &new, "as=2&moves=4").await["view"], fourth["view"]);
    assert_eq!(fifth["moves"], 5);
    assert_eq!(hall.column("SELECT id FROM tables WHERE counted = 1").await, [table]);
}

async fn only_what_is_over_can_be_branched(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    let path = format!("/api/tables/{table}/branch");
    anna.answer(&table, 1).await;
    assert_eq!(anna.post(&path, json!({ "moves": 0 })).await.refused(), (404, "not-revealed-yet"));
    anna.concede(&table).await;
    for (asked, refused) in [
        (json!({ "moves": 2 }), (409, "game-over")),
        (json!({ "moves": 3 }), (400, "no-such-step")),
        (json!({ "moves": -1 }), (400, "invalid-params")),
        (json!({}), (400, "invalid-params")),
        (json!({ "moves": 0, "bot": "nobody" }), (400, "unknown-bot")),
        (json!({ "moves": 0, "seed": 42 }), (400, "invalid-params")),
    ] {
        assert_eq!(anna.post(&path, asked.clone()).await.refused(), refused, "{asked}");
    }
    let answer = hall.nobody().post(&path, json!({ "moves": 0 })).await;
    assert_eq!(answer.refused(), (401, "no-session"));
    assert_eq!(hall.column("SELECT id FROM tables").await.len(), 1, "what is refused changes nothing");
}

async fn branches_count_against_the_tables_of_a_person(place: Place) {
    let few = Limits { tables_per_user: 2, ..Limits::default() };
    let hall = Hall::open_with(place, few).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    anna.concede(&table).await;
    let path = format!("/api/tables/{table}/branch");
    for _ in 0..2 {
        anna.post(&path, json!({ "moves": 0 })).await.done();
    }
    assert_eq!(anna.post(&path, json!({ "moves": 0 })).await.refused(), (429, "too-many-tables"));
}
