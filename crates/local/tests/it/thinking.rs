//! Clocks.

use std::sync::atomic::{AtomicU64, Ordering};

use dedale_local::Host;
use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{play, tables};

/// A clock that goes on by a millisecond whenever somebody looks at it.
fn ticking() -> f64 {
    static TICKS: AtomicU64 = AtomicU64::new(0);
    TICKS.fetch_add(1, Ordering::Relaxed) as f64
}

#[test]
fn with_a_clock_a_slice_lasts_as_long_as_it_is_told() {
    let (game, players, people) = tables().next().expect("a game");
    let mut device = Device::with(Host::with_clock(ticking));
    let table = device.begin(game, players, people);
    let step = device.stored[&table].entries.len();
    let hint = json!({ "table": table, "step": step, "as": 1 });
    let first = device.ask("table.hint", hint.clone())["tried"].as_u64().expect("a number");
    let more = device.ask("table.hint", hint)["tried"].as_u64().expect("a number");
    assert!((1..=40).contains(&first) && (1..=120).contains(&(more - first)), "{first}, then {more}");
    play(&mut device, &table);
    device.post(&format!("/api/tables/{table}/analysis"), Value::Null);
    let answer = device.think();
    assert!(answer["kept"][0]["analysis"].is_object(), "{answer}");
}

#[test]
fn a_bot_stands_in_for_a_person_whose_time_is_up_until_they_come_back() {
    let (game, players, _) = tables().last().expect("a game");
    let mut device = Device::new();
    let setup = json!({ "players": players.to_string() });
    let new = json!({ "game": game.to_string(), "setup": setup, "clock": { "per_move_s": 10 } });
    let table = device.post("/api/tables", new)["table"].as_str().expect("an id").to_owned();
    for seat in 1..=players {
        device.command(&table, "sit", seat as u64 - 1, json!({ "seat": seat }));
    }
    device.command(&table, "start", players as u64, json!({}));
    device.join(&table, 1);
    let decider =
        device.look(&table, "spectator")["standing"]["decider"].as_u64().expect("somebody") as usize;
    assert_eq!(device.think()["due"].as_i64(), Some(device.now + 10_000));
    device.now += 10_000;
    device.think();
    let seat = |device: &mut Device| device.look(&table, "spectator")["table"]["seats"][decider - 1].clone();
    assert!(seat(&mut device)["stand_in"].is_string());
    device.join(&table, decider);
    assert!(seat(&mut device)["stand_in"].is_null(), "back again");
}
