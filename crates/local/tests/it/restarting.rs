//! The device may be switched off between any two messages.

use serde_json::Value;

use crate::device::Device;
use crate::playing::{step, tables};

/// Everything the people of the device may see of a table.
fn seen(device: &mut Device, table: &str, people: usize) -> Vec<Value> {
    let observers = (1..=people).map(|seat| seat.to_string()).chain(["spectator".to_owned()]);
    observers.map(|observer| device.look(table, &observer)).collect()
}

#[test]
fn a_table_opened_from_what_was_kept_is_the_same_after_every_step() {
    for (game, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(game, players, people);
        for turn in 0..400 {
            if turn < 12 || turn % 37 == 0 {
                let before = seen(&mut device, &table, people);
                device.restart();
                assert_eq!(seen(&mut device, &table, people), before, "{game} after {turn} turns");
                (1..=people).for_each(|seat| drop(device.join(&table, seat)));
            }
            if !step(&mut device, &table, turn) {
                break;
            }
        }
    }
}

#[test]
fn a_command_repeated_after_a_restart_is_still_known() {
    let (game, players, people) = tables().next().expect("a game");
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    let legal = device.look(&table, "1")["standing"]["legal"][0].clone();
    let step = device.stored[&table].entries.len();
    let act = serde_json::json!({ "table": table, "step": step, "key": "once", "as": 1, "action": legal });
    let first = device.ask("table.act", act.clone());
    device.restart();
    let kept = device.stored[&table].entries.len();
    assert_eq!(device.ask("table.act", act), first);
    assert_eq!(device.stored[&table].entries.len(), kept, "nothing is kept twice");
}
