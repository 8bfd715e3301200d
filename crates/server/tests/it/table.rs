//! People at one table.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::server::Server;

/// A table, and who sits on each seat.
#[derive(Clone)]
pub(crate) struct Party {
    pub(crate) id: String,
    pub(crate) seats: Vec<Client>,
    keys: u32,
}

impl Party {
    /// One guest a seat; nobody has sat down yet. The first is the owner.
    pub(crate) async fn invited(server: &Server, table: Value, people: usize) -> Party {
        let mut seats = Vec::new();
        for at in 0..people {
            let mut client = server.client();
            client.post("/api/guest", json!({ "name": format!("Guest {at}") })).await.done();
            seats.push(client);
        }
        let document = seats[0].post("/api/tables", table).await.done();
        let id = document["table"].as_str().expect("an id").to_owned();
        Party { id, seats, keys: 0 }
    }

    /// Everybody sits, and the game has begun.
    pub(crate) async fn playing(server: &Server, table: Value, people: usize) -> Party {
        let mut party = Party::invited(server, table, people).await;
        for seat in 1..=people {
            party.command(seat, "sit", json!({ "seat": seat })).await.done();
        }
        party.command(1, "start", json!({})).await.done();
        party
    }

    /// The same people at another server with the same database.
    pub(crate) fn at(self, server: &Server) -> Party {
        let again = |client: Client| {
            let mut same = server.client();
            same.cookie = client.cookie;
            same
        };
        Party { seats: self.seats.into_iter().map(again).collect(), ..self }
    }

    pub(crate) fn who(&mut self, seat: usize) -> &mut Client {
        &mut self.seats[seat - 1]
    }

    /// The table as a seat sees it.
    pub(crate) async fn look(&mut self, seat: usize) -> Value {
        let path = format!("/api/tables/{}", self.id);
        self.who(seat).get(&path).await.done()
    }

    pub(crate) async fn document(&mut self) -> Value {
        self.look(1).await["table"].take()
    }

    pub(crate) async fn standing(&mut self, seat: usize) -> Value {
        self.look(seat).await["standing"].take()
    }

    pub(crate) async fn step(&mut self) -> u64 {
        self.look(1).await["missed"].as_array().expect("what was done").len() as u64
    }

    /// A command made now, with a key of its own.
    pub(crate) async fn command(&mut self, seat: usize, command: &str, mut params: Value) -> Answer {
        self.keys += 1;
        params["key"] = json!(format!("key {}", self.keys));
        params["step"] = json!(self.step().await);
        self.send(seat, command, params).await
    }

    pub(crate) async fn send(&mut self, seat: usize, command: &str, params: Value) -> Answer {
        let path = format!("/api/tables/{}/{command}", self.id);
        self.who(seat).post(&path, params).await
    }

    /// Whoever is asked gives the last possible answer; says who it was.
    pub(crate) async fn answer(&mut self) -> Option<usize> {
        let seat = self.standing(1).await["decider"].as_u64()? as usize;
        let legal = self.standing(seat).await["legal"].take();
        let action =
            legal.as_array().expect("the one who is asked may know").last().expect("an answer").clone();
        self.command(seat, "act", json!({ "as": seat, "action": action })).await.done();
        Some(seat)
    }

    /// A seat gives up, and the others of its team agree.
    pub(crate) async fn give_up(&mut self, by: usize) {
        self.command(by, "concede", json!({ "as": by })).await.done();
        for seat in (1..=self.seats.len()).filter(|&seat| seat != by) {
            if !self.document().await["proposal"].is_null() {
                self.command(seat, "answer", json!({ "as": seat, "agree": true })).await.done();
            }
        }
    }

    pub(crate) async fn play_to_the_end(&mut self) {
        while self.answer().await.is_some() {}
    }
}
