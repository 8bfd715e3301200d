//! The day's deal.

use dedale_table::commitment;
use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::play;

const DAY: i64 = 24 * 3_600_000;

impl Device {
    /// A request with the summaries of all stored tables.
    fn with_summaries(&mut self, method: &str, path: &str, body: Value) -> Value {
        let summaries: Vec<_> = self.stored.values().map(|stored| stored.summary.clone()).collect();
        let request = json!({ "method": method, "path": path, "body": body });
        self.send(json!({ "request": request, "summaries": summaries }))
    }
}

#[test]
fn everybody_without_a_server_has_the_same_deal_of_the_day_and_one_try() {
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let mut device = Device::new();
        let deals = device.with_summaries("GET", "/api/daily", Value::Null)["body"].clone();
        let deal = deals["deals"][0].clone();
        assert!(deal["mine"].is_null() && deals["ends"].as_i64() > Some(device.now), "{deals}");
        let (path, setup) =
            (format!("/api/daily/{}", deal["game"].as_str().expect("a game")), &deal["options"]);
        let begun = device.with_summaries("POST", &path, json!({ "setup": setup }))["body"].clone();
        let table = begun["table"].as_str().expect("an id").to_owned();
        assert_eq!(begun["day"], deals["day"]);
        let again = device.with_summaries("POST", &path, json!({ "setup": setup }))["body"].clone();
        assert_eq!(again["table"], begun["table"], "one try");
        seeds.push(device.stored[&table].about["seed"].clone());
        device.send_text(&json!({ "close": { "table": table } }).to_string());
        let closed = device.with_summaries("POST", &path, json!({ "setup": setup }));
        assert_eq!(closed["body"]["error"]["data"]["code"], "no-such-table");
        assert_eq!(closed["body"]["error"]["data"]["found"], table);
    }
    assert_eq!(seeds[0], seeds[1]);
}

#[test]
fn the_seed_of_a_deal_is_told_when_its_day_is_over() {
    let mut device = Device::new();
    let deals = device.with_summaries("GET", "/api/daily", Value::Null)["body"].clone();
    let (day, deal) = (deals["day"].as_str().expect("a day").to_owned(), deals["deals"][0].clone());
    let game = deal["game"].as_str().expect("a game");
    let path = format!("/api/daily/{game}");
    let begun = device.with_summaries("POST", &path, json!({ "setup": deal["options"] }))["body"].clone();
    let table = begun["table"].as_str().expect("an id").to_owned();
    device.join(&table, 1);
    play(&mut device, &table);
    let seed = device.stored[&table].about["seed"].clone();
    let setup = deal["setup"].as_str().expect("a text").replace(' ', "+");
    let compare = format!("/api/daily/{game}/{day}?setup={setup}");
    let today = device.with_summaries("GET", &compare, Value::Null)["body"].clone();
    assert!(today["seed"].is_null() && today["finished"] == 1, "{today}");
    assert!(today["mine"]["result"]["won"].is_boolean(), "{today}");
    assert!(device.look(&table, "1")["table"]["seed"].is_null());
    assert_eq!(device.request("GET", &format!("/api/tables/{table}/record"), Value::Null)["status"], 404);
    device.now += DAY;
    let later = device.with_summaries("GET", &compare, Value::Null)["body"].clone();
    assert_eq!((&later["over"], &later["seed"]), (&json!(true), &seed));
    let seed: dedale_core::chance::Seed = serde_json::from_value(seed).expect("a seed");
    assert_eq!(today["commitment"], commitment(seed));
    assert_eq!(device.look(&table, "1")["table"]["seed"], later["seed"]);
}

#[test]
fn other_days_have_no_deal() {
    let mut device = Device::new();
    let games = device.get("/api/games");
    let game = games[0]["id"].as_str().expect("a game").to_owned();
    for day in ["2020-01-01", "2099-01-01", "yesterday", "2026-02-30"] {
        let answer = device.with_summaries("GET", &format!("/api/daily/{game}/{day}"), Value::Null);
        assert_eq!(answer["body"]["error"]["data"]["code"], "no-such-day", "{day}");
    }
}

#[test]
fn the_deal_of_any_past_day_is_played_for_practice_and_counts_nowhere() {
    let mut device = Device::new();
    let deals = device.with_summaries("GET", "/api/daily", Value::Null)["body"].clone();
    let (today, deal) = (deals["day"].as_str().expect("a day").to_owned(), deals["deals"][0].clone());
    let (game, setup) = (deal["game"].as_str().expect("a game"), json!({ "setup": deal["options"] }));
    let path = |day: &str| format!("/api/daily/{game}/{day}");
    let code = |answer: Value| answer["body"]["error"]["data"]["code"].clone();
    let now = device.with_summaries("POST", &path(&today), setup.clone());
    assert_eq!(code(now), "not-revealed-yet", "today's deal has its one try");
    assert_eq!(code(device.with_summaries("POST", &path("2099-01-01"), setup.clone())), "no-such-day");

    device.now += DAY;
    let compared = device.with_summaries("GET", &path(&today), Value::Null)["body"].clone();
    let begun = device.with_summaries("POST", &path(&today), setup.clone())["body"].clone();
    assert_eq!((&begun["day"], &begun["counted"]), (&Value::Null, &json!(false)), "{begun}");
    assert_eq!(begun["commitment"], compared["commitment"], "the same cards");
    let table = begun["table"].as_str().expect("an id").to_owned();
    play(&mut device, &table);
    let after = device.with_summaries("GET", &path(&today), Value::Null)["body"].clone();
    assert_eq!((&after["mine"], &after["tries"]), (&Value::Null, &json!(0)), "practice is no try");
    let statistics = device.with_summaries("GET", "/api/me/statistics", Value::Null)["body"].clone();
    assert_eq!(statistics["configurations"], json!([]), "{statistics}");
}

#[test]
fn whoever_still_plays_the_try_of_a_past_day_does_not_practise_it() {
    let mut device = Device::new();
    let deals = device.with_summaries("GET", "/api/daily", Value::Null)["body"].clone();
    let (day, deal) = (deals["day"].as_str().expect("a day").to_owned(), deals["deals"][0].clone());
    let (game, setup) = (deal["game"].as_str().expect("a game"), json!({ "setup": deal["options"] }));
    device.with_summaries("POST", &format!("/api/daily/{game}"), setup.clone());
    device.now += DAY;
    let answer = device.with_summaries("POST", &format!("/api/daily/{game}/{day}"), setup);
    assert_eq!(answer["body"]["error"]["data"]["code"], "not-revealed-yet");
}
