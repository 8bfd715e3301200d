use dedale_games::GameId;
use serde_json::{Value, json};

use crate::device::Device;

/// Plays a game to its end: people answer by chance, bots by themselves. `each` is called after every step.
pub(crate) fn play(device: &mut Device, table: &str, mut each: impl FnMut(&mut Device)) -> Value {
    for turn in 0..20_000_u64 {
        let standing = device.get(&format!("/api/tables/{table}?as=spectator&before=1"))["standing"].clone();
        if !standing["outcome"].is_null() {
            return standing;
        }
        let (seat, step) = (standing["decider"].as_u64().expect("somebody"), standing["step"].as_u64());
        let step = step.expect("a step");
        let own = device.request("GET", &format!("/api/tables/{table}?as={seat}&before=1"), Value::Null);
        if own["status"] == 200 {
            let legal = own["body"]["standing"]["legal"].as_array().expect("answers").clone();
            let action = &legal[(turn * 7919 + 13) as usize % legal.len()];
            device.now += 1_000;
            let answer = device.command(table, "act", step, json!({ "as": seat, "action": action }));
            assert_eq!(answer["result"]["step"], step + 1, "{answer}");
        } else {
            let answer = device.think();
            assert!(answer.get("error").is_none(), "{answer}");
            if let Some(due) = answer["due"].as_i64() {
                device.now = device.now.max(due);
            }
        }
        each(device);
    }
    panic!("the game does not end");
}

/// Every game: alone or with bots, and with as many people as it takes at least two of.
fn tables() -> impl Iterator<Item = (GameId, usize, usize)> {
    let of = |game: GameId| {
        let info = game.info();
        let (fewest, usual) = (info.min_players as usize, info.first_game_players as usize);
        [(game, usual.max(fewest), 1), (game, fewest.max(2), 2)]
    };
    GameId::ALL.into_iter().flat_map(of)
}

#[test]
fn whole_games_are_played_through_messages_only() {
    for (game, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(game, players, people);
        let end = play(&mut device, &table, |_| {});
        let stored = &device.stored[&table];
        assert_eq!(stored.summary["phase"], "over", "{game}");
        assert_eq!(stored.summary["outcome"], end["outcome"], "{game}");
        assert_eq!(stored.entries.len() as u64, end["step"].as_u64().expect("a step"), "{game}");
    }
}
