//! A device in memory: it sends messages to a host, keeps what it is told to keep, and can be switched off at any moment.

use std::collections::BTreeMap;

use dedale_games::GameId;
use dedale_local::Host;
use serde_json::{Value, json};

/// A host with everything that was stored for it.
pub(crate) struct Device {
    host: Host,
    pub(crate) stored: BTreeMap<String, Stored>,
    pub(crate) now: i64,
    messages: u64,
    keys: u64,
    /// The notifications since they were last looked at.
    pub(crate) told: Vec<Value>,
}

/// A table in the store.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stored {
    pub(crate) about: Value,
    pub(crate) entries: Vec<Value>,
    pub(crate) summary: Value,
    pub(crate) analysis: Value,
}

impl Device {
    pub(crate) fn new() -> Device {
        Device::with(Host::new())
    }

    pub(crate) fn with(host: Host) -> Device {
        Device {
            host,
            stored: BTreeMap::new(),
            now: 1_794_744_000_000,
            messages: 0,
            keys: 0,
            told: Vec::new(),
        }
    }

    /// Sends a message with time and chance, and keeps what the answer says.
    pub(crate) fn send(&mut self, mut message: Value) -> Value {
        self.messages += 1;
        message["now"] = self.now.into();
        message["entropy"] = format!("{:064x}", self.messages).into();
        self.send_text(&message.to_string())
    }

    pub(crate) fn send_text(&mut self, message: &str) -> Value {
        let answer: Value = serde_json::from_str(&self.host.answer(message)).expect("an answer is JSON");
        for kept in answer["kept"].as_array().into_iter().flatten() {
            let table = kept["table"].as_str().expect("an id").to_owned();
            let stored = self.stored.entry(table).or_default();
            if let Some(about) = kept.get("about") {
                stored.about = about.clone();
            }
            stored.entries.extend(kept["entries"].as_array().cloned().unwrap_or_default());
            stored.summary = kept["summary"].clone();
            if let Some(analysis) = kept.get("analysis") {
                stored.analysis = analysis.clone();
            }
        }
        self.told.extend(answer["told"].as_array().cloned().unwrap_or_default());
        answer
    }

    pub(crate) fn request(&mut self, method: &str, path: &str, body: Value) -> Value {
        self.send(json!({ "request": { "method": method, "path": path, "body": body } }))
    }

    /// The body of a request that succeeds.
    pub(crate) fn get(&mut self, path: &str) -> Value {
        let answer = self.request("GET", path, Value::Null);
        assert_eq!(answer["status"], 200, "{path}: {answer}");
        answer["body"].clone()
    }

    pub(crate) fn post(&mut self, path: &str, body: Value) -> Value {
        let answer = self.request("POST", path, body);
        assert!([200, 202].contains(&answer["status"].as_u64().unwrap_or(0)), "{path}: {answer}");
        answer["body"].clone()
    }

    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
        self.send(json!({ "call": { "method": method, "params": params } }))
    }

    /// The result of a call that succeeds.
    pub(crate) fn ask(&mut self, method: &str, params: Value) -> Value {
        let answer = self.call(method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Carries out a command with a new key.
    pub(crate) fn command(&mut self, table: &str, name: &str, step: u64, mut params: Value) -> Value {
        self.keys += 1;
        params["table"] = table.into();
        params["step"] = step.into();
        params["key"] = format!("key {}", self.keys).into();
        self.call(&format!("table.{name}"), params)
    }

    pub(crate) fn think(&mut self) -> Value {
        self.send(json!({ "think": { "milliseconds": 30 } }))
    }

    /// Switches the device off and on again: only the stored tables are left. They are opened again.
    pub(crate) fn restart(&mut self) {
        self.host = Host::new();
        let stored: Vec<_> = self.stored.values().cloned().collect();
        for Stored { about, entries, analysis, .. } in stored {
            let open = json!({ "open": { "about": about, "entries": entries, "analysis": analysis } });
            let answer = self.send_text(&open.to_string());
            assert_eq!(answer["opened"], about["id"], "{answer}");
        }
    }

    /// Shows a table to one of its seats from now on.
    pub(crate) fn join(&mut self, table: &str, seat: usize) -> Value {
        self.ask("table.join", json!({ "table": table, "as": seat, "lang": "en" }))
    }

    /// The table as an observer may see it now.
    pub(crate) fn look(&mut self, table: &str, observer: &str) -> Value {
        self.get(&format!("/api/tables/{table}?as={observer}&lang=en"))
    }

    /// A table on which `people` people sit, bots on the other seats, and the cards are dealt. All their seats look.
    pub(crate) fn begin(&mut self, game: GameId, players: usize, people: usize) -> String {
        self.begin_with(game, json!({ "players": players.to_string() }), people)
    }

    /// The same with other options.
    pub(crate) fn begin_with(&mut self, game: GameId, setup: Value, people: usize) -> String {
        let bot = dedale_bots::names(game)[1];
        let document = self.post("/api/tables", json!({ "game": game.to_string(), "setup": setup }));
        let table = document["table"].as_str().expect("an id").to_owned();
        let seats = document["seats"].as_array().expect("seats").len();
        for seat in 1..=seats {
            let (name, params) = match seat <= people {
                true => ("sit", json!({ "seat": seat })),
                false => ("seat_bot", json!({ "seat": seat, "bot": bot })),
            };
            let answer = self.command(&table, name, seat as u64 - 1, params);
            assert_eq!(answer["result"]["step"], seat, "{answer}");
        }
        let answer = self.command(&table, "start", seats as u64, json!({}));
        assert!(answer.get("error").is_none(), "{answer}");
        for seat in 1..=people {
            self.join(&table, seat);
        }
        table
    }
}
