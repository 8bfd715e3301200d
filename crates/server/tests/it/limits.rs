//! Limits hold when everything is asked for at the same moment.

use dedale_server::Limits;
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{Hall, begun};
use crate::server::{Place, on_every_store};

on_every_store! {
    tables_are_limited_however_many_are_set_up_at_once,
    rematches_and_branches_count_as_tables,
    tokens_are_limited_however_many_are_made_at_once,
    analyses_are_limited_however_many_are_asked_for_at_once,
}

/// How many of these requests were done; all others must be refused with that code.
async fn done(requests: impl IntoIterator<Item = (Client, String, Value)>, code: &str) -> usize {
    let ask =
        |(mut client, path, body): (Client, String, Value)| async move { client.post(&path, body).await };
    let answers = join_all(requests.into_iter().map(ask)).await;
    let (done, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status.is_success());
    for answer in refused {
        assert_eq!(answer.refused(), (429, code));
    }
    done.len()
}

async fn tables_are_limited_however_many_are_set_up_at_once(place: Place) {
    let hall = Hall::open(place).await;
    let anna = hall.guest("Anna").await;
    let new = || (anna.clone(), "/api/tables".to_owned(), json!({ "game": "onirim" }));
    assert_eq!(done((0..300).map(|_| new()), "too-many-tables").await, 50);
    let mut berta = hall.guest("Berta").await;
    berta.post("/api/tables", json!({ "game": "onirim" })).await.done();
}

/// Finished games of one person, all alike.
async fn finished(hall: &Hall, anna: &mut Client, games: u32) -> Vec<String> {
    let table = begun(&mut [anna], &[], json!({ "game": "onirim" })).await;
    anna.concede(&table).await;
    hall.copy_table(&table, games - 1).await;
    hall.column("SELECT id FROM tables").await
}

async fn rematches_and_branches_count_as_tables(place: Place) {
    let hall = Hall::open_with(place, Limits { tables_per_user: 5, ..Limits::default() }).await;
    let mut anna = hall.guest("Anna").await;
    let tables = finished(&hall, &mut anna, 20).await;
    let rematch = |(number, table): (usize, &String)| {
        let body = match number % 2 {
            0 => json!({ "as": 1, "seed": "new", "step": 3, "key": "again" }),
            _ => json!({ "moves": 0 }),
        };
        let command = if number % 2 == 0 { "rematch" } else { "branch" };
        (anna.clone(), format!("/api/tables/{table}/{command}"), body)
    };
    assert_eq!(done(tables.iter().enumerate().map(rematch), "too-many-tables").await, 5);
}

async fn tokens_are_limited_however_many_are_made_at_once(place: Place) {
    let hall = Hall::open(place).await;
    let anna = hall.guest("Anna").await;
    let body = json!({ "name": "my bot", "scopes": ["read"] });
    let new = |_| (anna.clone(), "/api/me/tokens".to_owned(), body.clone());
    assert_eq!(done((0..300).map(new), "too-many-tokens").await, 10);
}

async fn analyses_are_limited_however_many_are_asked_for_at_once(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let tables = finished(&hall, &mut anna, 40).await;
    let ask = |table: &String| (anna.clone(), format!("/api/tables/{table}/analysis"), json!({}));
    assert_eq!(done(tables.iter().map(ask), "too-many-analyses").await, 5);
}
