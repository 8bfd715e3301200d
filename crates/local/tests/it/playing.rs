//! Whole games.

use dedale_games::GameId;
use serde_json::{Value, json};

use crate::device::Device;

/// Every game: one person with bots where it takes several, and two people on one device.
pub(crate) fn tables() -> impl Iterator<Item = (GameId, usize, usize)> {
    let of = |game: GameId| {
        let info = game.info();
        let (fewest, usual) = (info.min_players as usize, info.first_game_players as usize);
        [(game, usual.max(fewest), 1), (game, fewest.max(2), 2)]
    };
    GameId::ALL.into_iter().flat_map(of)
}

/// One step of a game: a person answers by chance, or a bot by itself. False if the game is over.
pub(crate) fn step(device: &mut Device, table: &str, chance: u64) -> bool {
    let standing = device.get(&format!("/api/tables/{table}?as=spectator&before=1"))["standing"].clone();
    if !standing["outcome"].is_null() {
        return false;
    }
    let (seat, step) = (standing["decider"].clone(), standing["step"].as_u64().expect("a step"));
    let own = device.request("GET", &format!("/api/tables/{table}?as={seat}&before=1"), Value::Null);
    if own["status"] == 200 {
        let legal = own["body"]["standing"]["legal"].as_array().expect("answers").clone();
        let action = &legal[(chance.wrapping_mul(7_919) + 13) as usize % legal.len()];
        device.now += 1_000;
        let answer = device.command(table, "act", step, json!({ "as": seat, "action": action }));
        assert_eq!(answer["result"]["step"], step + 1, "{answer}");
    } else {
        let answer = device.think();
        assert!(answer.get("error").is_none(), "{answer}");
        device.now = device.now.max(answer["due"].as_i64().unwrap_or(0));
    }
    true
}

/// Plays a game to its end.
pub(crate) fn play(device: &mut Device, table: &str) {
    for turn in 0..20_000 {
        if !step(device, table, turn) {
            return;
        }
    }
    panic!("the game does not end");
}

#[test]
fn whole_games_are_played_through_messages_only() {
    for (game, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(game, players, people);
        play(&mut device, &table);
        let (end, stored) = (device.look(&table, "spectator")["standing"].clone(), &device.stored[&table]);
        assert_eq!(stored.summary["phase"], "over", "{game}");
        assert_eq!(stored.summary["outcome"], end["outcome"], "{game}");
        assert_eq!(stored.entries.len() as u64, end["step"].as_u64().expect("a step"), "{game}");
    }
}

#[test]
fn every_entry_is_told_once_to_every_observer_in_order() {
    let (game, players, people) = tables().last().expect("a game");
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    let begun = device.stored[&table].entries.len() as u64;
    device.told.clear();
    play(&mut device, &table);
    let last = device.stored[&table].entries.len() as u64;
    for seat in (1..=people).map(|seat| seat.to_string()) {
        let seat = &*seat;
        let is_own = |told: &&Value| told["method"] == "table.update" && told["params"]["as"] == *seat;
        let steps: Vec<_> =
            device.told.iter().filter(is_own).map(|told| told["params"]["step"].as_u64()).collect();
        assert_eq!(steps, (begun + 1..=last).map(Some).collect::<Vec<_>>(), "seat {seat}");
    }
}

#[test]
fn bots_rest_at_a_table_that_nobody_looks_at_and_pause_before_they_speak() {
    let Some((game, players, _)) = tables().find(|(_, players, people)| players > people) else { return };
    let mut device = Device::new();
    let table = device.begin(game, players, 1);
    device.ask("table.leave", json!({ "table": table }));
    for turn in 0..200 {
        let answer = device.think();
        assert!(
            answer["idle"] == true && answer["due"].is_null() && answer.get("kept").is_none(),
            "{answer}"
        );
        if device.get(&format!("/api/tables/{table}?as=1"))["standing"]["decider"] != 1 {
            break;
        }
        step(&mut device, &table, turn);
    }
    device.ask("table.join", json!({ "table": table, "as": 1 }));
    let answer = device.think();
    assert!(answer.get("kept").is_none(), "the bot lets some time pass: {answer}");
    assert_eq!((&answer["idle"], answer["due"].as_i64()), (&json!(true), Some(device.now + 500)));
    device.now += 499;
    assert!(device.think().get("kept").is_none());
    device.now += 1;
    let answer = device.think();
    assert_eq!(answer["kept"][0]["entries"].as_array().map(Vec::len), Some(1), "{answer}");
    assert_eq!(answer["told"][0]["method"], "table.update");
}
