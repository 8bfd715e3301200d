//! A row that cannot be read is left out of lists: it is no error for everybody.

use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{DAY, Hall, begun, id};
use crate::server::{Place, on_every_store};

on_every_store! {
    a_table_that_cannot_be_read_is_left_out_of_lists_of_tables,
    a_game_that_cannot_be_read_is_left_out_of_statistics_and_archive,
    a_try_that_cannot_be_read_is_left_out_of_the_day,
}

/// What may have happened to a row.
const SPOILS: [&str; 4] = [
    "UPDATE tables SET game = 'chess' WHERE id = $1",
    "UPDATE tables SET setup = 'players=2 cards=a|b' WHERE id = $1",
    "UPDATE tables SET options = '{' WHERE id = $1",
    "UPDATE tables SET seed = 'none' WHERE id = $1",
];

async fn listed(client: &mut Client, path: &str) -> Vec<String> {
    let list = client.get(path).await.done();
    list.as_array().expect("a list").iter().map(id).collect()
}

async fn a_table_that_cannot_be_read_is_left_out_of_lists_of_tables(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let new = json!({ "game": "mondes", "listed": true });
    let sound = id(&anna.post("/api/tables", new.clone()).await.done());
    for spoil in SPOILS {
        let table = id(&anna.post("/api/tables", new.clone()).await.done());
        hall.spoil(spoil, &table).await;
    }
    assert_eq!(listed(&mut hall.nobody(), "/api/tables").await, [sound.as_str()]);
    assert_eq!(listed(&mut anna, "/api/me/tables").await, [sound.as_str()]);
}

async fn a_game_that_cannot_be_read_is_left_out_of_statistics_and_archive(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let mut over = Vec::new();
    for _ in 0..6 {
        let table = begun(&mut [&mut anna], &["random"], json!({ "game": "mondes" })).await;
        anna.answer(&table, 1).await;
        anna.concede(&table).await;
        over.push(table);
    }
    for (spoil, table) in SPOILS.into_iter().zip(&over) {
        hall.spoil(spoil, table).await;
    }
    hall.spoil("UPDATE tables SET outcome = 'lost' WHERE id = $1", &over[4]).await;
    hall.time.turn(DAY);
    let (_, archive) = hall.text("/api/archive").await;
    let lines: Vec<Value> = archive.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2, "the sound one, and the one whose result is played anew");
    let statistics = hall.nobody().get("/api/statistics?game=mondes").await.done();
    let counted = statistics["configurations"].as_array().expect("a list");
    let games: i64 = counted.iter().filter_map(|one| one["all_time"]["games"].as_i64()).sum();
    assert!(games >= 1, "{statistics}");
    anna.get("/api/me/statistics").await.done();
}

async fn a_try_that_cannot_be_read_is_left_out_of_the_day(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut bert) = (hall.guest("Anna").await, hall.guest("Bert").await);
    for person in [&mut anna, &mut bert] {
        let table = id(&person.post("/api/daily/onirim", json!({})).await.done());
        person.concede(&table).await;
    }
    let table = id(&anna.post("/api/daily/onirim", json!({})).await.done());
    hall.spoil("UPDATE tables SET outcome = 'lost' WHERE id = $1", &table).await;
    let daily = hall.nobody().get("/api/daily").await.done();
    let deals = daily["deals"].as_array().expect("a list");
    let tries: i64 = deals.iter().filter_map(|deal| deal["tries"].as_i64()).sum();
    assert_eq!(tries, 1, "{daily}");
}
