use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{DAY, Hall, begun, id};
use crate::server::{Place, on_every_store};

on_every_store! {
    games_are_counted_by_configuration,
    seats_and_bots_are_counted_apart,
    only_games_that_count_are_counted,
    games_in_which_a_move_was_taken_back_are_not_counted,
    ones_own_statistics_are_ones_own,
    recent_games_grow_old,
    everybodys_statistics_are_remembered_for_a_while,
    filters_that_mean_nothing_are_refused,
}

async fn given_up(client: &mut Client, new: Value) -> String {
    let table = begun(&mut [client], &[], new).await;
    client.concede(&table).await;
    table
}

async fn statistics(client: &mut Client, query: &str) -> Value {
    client.get(&format!("/api/statistics{query}")).await.done()
}

async fn games_are_counted_by_configuration(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    assert_eq!(statistics(&mut anna, "").await, json!({ "days": 30, "configurations": [], "per_day": [] }));
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    while anna.answer(&table, 1).await {}
    let end = anna.look(&table).await["standing"].take();
    for _ in 0..2 {
        given_up(&mut anna, json!({ "game": "onirim" })).await;
    }
    given_up(&mut anna, json!({ "game": "onirim", "setup": { "book": "hard" } })).await;
    let all = statistics(&mut hall.nobody(), "").await;
    let [plain, hard] = all["configurations"].as_array().expect("a list").as_slice() else {
        panic!("{all}");
    };
    assert_eq!((&plain["game"], &plain["options"]["book"]), (&json!("onirim"), &json!("none")));
    assert_eq!(plain["recent"], plain["all_time"]);
    let tally = &plain["all_time"];
    let won = i64::from(!end["outcome"]["winners"].as_array().expect("a list").is_empty());
    assert_eq!((&tally["games"], &tally["wins"]), (&json!(3), &json!(won)));
    let reason = end["outcome"]["reason"].as_str().expect("a reason");
    assert_eq!(tally["endings"], json!({ "conceded": 2, reason: 1 }));
    let moves = end["moves"].as_f64().expect("a number") + 2.0;
    assert_eq!(tally["mean_moves"], json!(moves / 3.0));
    assert_eq!(tally["seats"], json!({ "1": { "played": 3, "won": won } }));
    assert_eq!(hard["all_time"]["games"], 1);
    let days = all["per_day"].as_array().expect("a list");
    assert_eq!(days.iter().map(|day| day["games"].as_i64().expect("a number")).sum::<i64>(), 4);
    let setup = hard["setup"].as_str().expect("a text");
    for (query, games) in [
        ("?game=onirim".to_owned(), vec![3, 1]),
        ("?game=mondes".to_owned(), vec![]),
        (format!("?game=onirim&setup={}", encoded(setup)), vec![1]),
        ("?game=onirim&setup=players%3D1".to_owned(), vec![3]),
    ] {
        let found = statistics(&mut anna, &query).await;
        let found = found["configurations"].as_array().expect("a list").iter();
        let found: Vec<_> = found.map(|one| one["all_time"]["games"].as_i64().expect("a number")).collect();
        assert_eq!(found, games, "{query}");
    }
}

fn encoded(text: &str) -> String {
    text.replace('=', "%3D").replace(' ', "%20")
}

async fn seats_and_bots_are_counted_apart(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let new = json!({ "game": "mondes", "setup": { "players": 3, "max-rounds": "2" } });
    let table = begun(&mut [&mut anna, &mut zoe], &["random"], new).await;
    while let Some(seat @ 1..=3) = anna.look(&table).await["standing"]["decider"].as_u64() {
        let person = if seat == 2 { &mut zoe } else { &mut anna };
        if seat < 3 {
            person.answer(&table, seat as u32).await;
        } else {
            tokio::task::yield_now().await;
        }
    }
    let winners = anna.look(&table).await["table"]["outcome"]["winners"].take();
    let won = |seat: u32| i64::from(winners.as_array().expect("a list").contains(&json!(seat)));
    let all = statistics(&mut anna, "").await;
    let tally = &all["configurations"][0]["all_time"];
    let share = |seat| json!({ "played": 1, "won": won(seat) });
    assert_eq!(tally["seats"], json!({ "1": share(1), "2": share(2) }));
    assert_eq!(tally["bots"], json!({ "random": share(3) }));
    assert_eq!(tally["wins"], won(1).max(won(2)));
    let hers = zoe.get("/api/me/statistics").await.done();
    let tally = &hers["configurations"][0]["all_time"];
    assert_eq!((&tally["seats"], &tally["bots"]), (&json!({ "2": share(2) }), &json!({})));
    assert_eq!(tally["wins"], won(2));
}

async fn only_games_that_count_are_counted(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let onirim = json!({ "game": "onirim" });
    let stopped = begun(&mut [&mut anna], &[], onirim.clone()).await;
    anna.command(&stopped, "stop", json!({ "as": 1 })).await.done();
    begun(&mut [&mut anna], &[], onirim.clone()).await;
    let none = statistics(&mut anna, "").await;
    assert_eq!(none["configurations"], json!([]), "neither stopped nor unfinished games");
    let table = given_up(&mut anna, onirim).await;
    let branch = anna.post(&format!("/api/tables/{table}/branch"), json!({ "moves": 0 })).await.done();
    anna.concede(&id(&branch)).await;
    anna.command(&table, "rematch", json!({ "as": 1, "seed": "same" })).await.done();
    let again = anna.look(&table).await["table"]["next"].as_str().expect("a table").to_owned();
    anna.command(&again, "start", json!({})).await.done();
    anna.concede(&again).await;
    let bots = id(&anna.post("/api/tables", json!({ "game": "onirim" })).await.done());
    anna.command(&bots, "seat-bot", json!({ "seat": 1, "bot": "random" })).await.done();
    anna.command(&bots, "start", json!({})).await.done();
    while anna.look(&bots).await["table"]["phase"] != "over" {
        tokio::task::yield_now().await;
    }
    for path in ["/api/statistics", "/api/me/statistics"] {
        let counted = anna.get(path).await.done();
        assert_eq!(
            counted["configurations"][0]["all_time"]["games"], 1,
            "{path}: known deals, and bots alone"
        );
        assert_eq!(counted["per_day"][0]["games"], 1);
    }
}

async fn games_in_which_a_move_was_taken_back_are_not_counted(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    anna.answer(&table, 1).await;
    anna.command(&table, "undo", json!({ "as": 1, "to": 0 })).await.done();
    while anna.answer(&table, 1).await {}
    assert_eq!(anna.look(&table).await["table"]["phase"], "over");
    for path in ["/api/statistics", "/api/me/statistics"] {
        assert_eq!(anna.get(path).await.done()["configurations"], json!([]), "{path}");
    }
    given_up(&mut anna, json!({ "game": "onirim" })).await;
    assert_eq!(statistics(&mut anna, "").await["configurations"][0]["all_time"]["games"], 1);
}

async fn ones_own_statistics_are_ones_own(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    given_up(&mut anna, json!({ "game": "onirim" })).await;
    given_up(&mut zoe, json!({ "game": "onirim" })).await;
    given_up(&mut zoe, json!({ "game": "onirim" })).await;
    for (client, games) in [(&mut anna, 1), (&mut zoe, 2)] {
        let own = client.get("/api/me/statistics?game=onirim").await.done();
        assert_eq!(own["configurations"][0]["all_time"]["games"], games);
        assert_eq!(own["configurations"][0]["all_time"]["seats"]["1"]["played"], games);
    }
    assert_eq!(statistics(&mut anna, "").await["configurations"][0]["all_time"]["games"], 3);
    assert_eq!(hall.nobody().get("/api/me/statistics").await.refused(), (401, "no-session"));
}

async fn recent_games_grow_old(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    given_up(&mut anna, json!({ "game": "onirim" })).await;
    hall.time.turn(31 * DAY);
    given_up(&mut anna, json!({ "game": "onirim" })).await;
    let counted = async |anna: &mut Client, query: &str| {
        let found = statistics(anna, query).await;
        let one = &found["configurations"][0];
        let days = found["per_day"].as_array().expect("a list").len();
        (one["recent"]["games"].as_i64(), one["all_time"]["games"].as_i64(), days)
    };
    assert_eq!(counted(&mut anna, "").await, (Some(1), Some(2), 1));
    assert_eq!(counted(&mut anna, "?days=40").await, (Some(2), Some(2), 2));
    hall.time.turn(31 * DAY);
    assert_eq!(counted(&mut anna, "").await, (Some(0), Some(2), 0));
}

async fn everybodys_statistics_are_remembered_for_a_while(place: Place) {
    let server = place.open().await;
    let mut anna = server.client();
    anna.post("/api/guest", json!({})).await.done();
    let none = statistics(&mut anna, "").await;
    given_up(&mut anna, json!({ "game": "onirim" })).await;
    let answer = anna.get("/api/statistics").await;
    assert_eq!(answer.headers["content-type"], "application/json");
    assert_eq!(answer.done(), none, "games are not counted for everybody who asks");
    assert_eq!(statistics(&mut anna, "?game=onirim").await["configurations"][0]["all_time"]["games"], 1);
    let own = anna.get("/api/me/statistics").await.done();
    assert_eq!(own["configurations"][0]["all_time"]["games"], 1, "one's own are few");
}

async fn filters_that_mean_nothing_are_refused(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    for (query, code) in [
        ("game=chess", "unknown-game"),
        ("setup=players%3D1", "invalid-params"),
        ("game=onirim&setup=players%3D9", "setup-unknown-value"),
        ("game=onirim&setup=%00", "setup-not-an-option"),
        ("days=0", "invalid-params"),
        ("days=3661", "invalid-params"),
        ("days=-1", "invalid-params"),
        ("weeks=1", "invalid-params"),
    ] {
        for path in ["/api/statistics", "/api/me/statistics"] {
            let answer = anna.get(&format!("{path}?{query}")).await;
            assert_eq!(answer.refused(), (400, code), "{query}");
        }
    }
}
