use std::collections::BTreeSet;

use dedale_core::record::RecordDocument;
use dedale_games::AnyMatch;
use serde_json::{Value, json};

use crate::hall::{DAY, Hall, begun};
use crate::server::{Place, on_every_store};

on_every_store! {
    finished_games_can_be_had_by_everybody_without_names,
    only_games_of_days_that_are_over_and_may_be_had_are_given,
    the_archive_goes_on_where_somebody_stopped,
    a_thousand_games_are_given_at_a_time,
    reading_the_archive_brings_no_table_into_memory,
    cursors_that_mean_nothing_are_refused,
}

async fn lines(hall: &Hall, query: &str) -> Vec<Value> {
    let (_, text) = hall.text(&format!("/api/archive{query}")).await;
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

async fn finished_games_can_be_had_by_everybody_without_names(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna Karenina").await;
    let table = begun(&mut [&mut anna], &["random"], json!({ "game": "mondes" })).await;
    anna.answer(&table, 1).await;
    anna.concede(&table).await;
    let user = anna.get("/api/me").await.done()["id"].as_str().expect("an id").to_owned();
    hall.time.turn(DAY);
    let (headers, text) = hall.text("/api/archive").await;
    assert_eq!(headers["content-type"], "application/x-ndjson");
    let file = headers["content-disposition"].to_str().expect("text");
    assert!(file.starts_with("attachment; filename=\"dedale-all-") && file.ends_with(".jsonl\""), "{file}");
    assert!(!headers.contains_key("link"), "there are no more");
    for secret in ["Anna", table.as_str(), &user] {
        assert!(!text.contains(secret), "{secret}");
    }
    let mut line: Value = serde_json::from_str(&text).expect("one line");
    assert_eq!(line["seats"], json!(["human", "random"]));
    assert!(line["ended"].is_i64());
    for field in ["seats", "ended"] {
        line.as_object_mut().expect("an object").remove(field);
    }
    let record: RecordDocument = serde_json::from_value(line).expect("the rest is a record");
    AnyMatch::from_record(&record).expect("it can be played again");
}

async fn only_games_of_days_that_are_over_and_may_be_had_are_given(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let onirim = json!({ "game": "onirim" });
    let private = begun(&mut [&mut anna], &[], json!({ "game": "onirim", "archived": false })).await;
    anna.concede(&private).await;
    let stopped = begun(&mut [&mut anna], &[], onirim.clone()).await;
    anna.command(&stopped, "stop", json!({ "as": 1 })).await.done();
    let unfinished = begun(&mut [&mut anna], &[], onirim.clone()).await;
    anna.answer(&unfinished, 1).await;
    let finished = begun(&mut [&mut anna], &[], onirim).await;
    anna.concede(&finished).await;
    let daily = anna.post("/api/daily/onirim", json!({})).await.done();
    anna.concede(daily["table"].as_str().expect("an id")).await;
    assert_eq!(lines(&hall, "").await, [] as [Value; 0]);
    hall.time.turn(DAY);
    let seeds: BTreeSet<_> =
        lines(&hall, "").await.iter().map(|line| line["seed"].as_str().expect("text").to_owned()).collect();
    assert_eq!(seeds.len(), 2, "the finished one and the daily one");
    assert!(hall.column("SELECT seed FROM deals").await.iter().all(|seed| seeds.contains(seed)));
    assert_eq!(lines(&hall, "?game=mondes").await.len(), 0);
    assert_eq!(lines(&hall, "?game=onirim").await.len(), 2);
}

async fn the_archive_goes_on_where_somebody_stopped(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    for _ in 0..3 {
        let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
        anna.concede(&table).await;
    }
    hall.time.turn(DAY);
    let all = lines(&hall, "").await;
    assert!(all.is_sorted_by_key(|line| line["ended"].as_i64()));
    let ended = |at: usize| all[at]["ended"].as_i64().expect("a number");
    for at in 0..3 {
        let same = (0..=at).filter(|&other| ended(other) == ended(at)).count();
        assert_eq!(lines(&hall, &format!("?after={}.{same}", ended(at))).await, all[at + 1..]);
    }
}

async fn a_thousand_games_are_given_at_a_time(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    anna.concede(&table).await;
    hall.copy_table(&table, 1_004).await;
    hall.time.turn(DAY);
    let (headers, text) = hall.text("/api/archive?game=onirim").await;
    assert_eq!(text.lines().count(), 1_000);
    let link = headers["link"].to_str().expect("text");
    let next = link.strip_prefix('<').and_then(|link| link.strip_suffix(">; rel=\"next\"")).expect("a link");
    assert!(next.starts_with("/api/archive?game=onirim&after=") && next.ends_with(".1000"), "{next}");
    let (headers, text) = hall.text(next).await;
    assert_eq!((text.lines().count(), headers.get("link")), (5, None));
}

async fn reading_the_archive_brings_no_table_into_memory(place: Place) {
    let mut hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    for _ in 0..30 {
        let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
        anna.concede(&table).await;
    }
    hall.time.turn(DAY);
    hall.start_again().await;
    assert_eq!(lines(&hall, "").await.len(), 30, "more than are read at a time");
    hall.text("/metrics").await;
    let (_, figures) = hall.text("/metrics").await;
    assert!(figures.contains("\ndedale_tables_in_memory 0\n"), "{figures}");
}

async fn cursors_that_mean_nothing_are_refused(place: Place) {
    let hall = Hall::open(place).await;
    let mut nobody = hall.nobody();
    for (query, code) in [
        ("after=", "invalid-params"),
        ("after=yesterday", "invalid-params"),
        ("after=1.-1", "invalid-params"),
        ("after=99999999999999999999.1", "invalid-params"),
        ("game=chess", "unknown-game"),
        ("before=1.1", "invalid-params"),
    ] {
        let answer = nobody.get(&format!("/api/archive?{query}")).await;
        assert_eq!(answer.refused(), (400, code), "{query}");
    }
    assert_eq!(lines(&hall, "?after=9223372036854775807.4294967295").await.len(), 0);
}
