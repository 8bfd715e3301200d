//! Clients that are broken, slow or say everything twice: nobody else notices, and nothing happens twice.

use std::path::Path;
use std::time::Duration;

use dedale_load::{Guest, Heard, Person, Player, ServerProcess, Site, Socket};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

const SETUP: &str = r#"{"players":2,"communication":"silent"}"#;
/// Long enough for any machine.
const PATIENCE: Duration = Duration::from_secs(120);

async fn server(further: &str) -> ServerProcess {
    let mut server =
        ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_dedale")), further).expect("a server");
    assert!(server.is_ready().await, "{}", server.log());
    server
}

/// A socket that is spoken to in plain JSON-RPC.
struct Wire {
    socket: Socket,
    last_id: u64,
}

impl Wire {
    async fn new(guest: &Guest, site: &Site) -> Self {
        Self { socket: guest.socket(site).await.expect("a socket"), last_id: 0 }
    }

    /// Sends a request without waiting; its id.
    async fn send(&mut self, method: &str, params: Value) -> u64 {
        self.last_id += 1;
        let request = json!({ "jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params });
        self.socket.send(&request.to_string()).await.expect("it is sent");
        self.last_id
    }

    /// The answer to a request; what else comes is skipped.
    async fn answer(&mut self, id: u64) -> Value {
        let answer = async {
            loop {
                let text = self.socket.next().await.expect("a text");
                let message: Value = serde_json::from_str(text).expect("JSON");
                if message["id"] == id {
                    return message;
                }
            }
        };
        timeout(PATIENCE, answer).await.expect("an answer")
    }

    async fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.send(method, params).await;
        self.answer(id).await
    }
}

/// A table for two that has begun, the seat that is asked first, and the people's wires.
struct Begun {
    table: String,
    wires: [Wire; 2],
}

impl Begun {
    async fn new(site: &Site) -> Self {
        let guests =
            [Guest::arrive(site).await.expect("a guest"), Guest::arrive(site).await.expect("a guest")];
        let table = guests[0].open_table(site, "onirim", SETUP).await.expect("a table");
        let mut wires = [Wire::new(&guests[0], site).await, Wire::new(&guests[1], site).await];
        for (seat, wire) in (1..).zip(&mut wires) {
            let sat =
                wire.ask("table.sit", json!({ "table": table, "step": 0, "key": "sit", "seat": seat })).await;
            assert_eq!(sat["result"]["step"], seat, "{sat}");
        }
        let started = wires[0].ask("table.start", json!({ "table": table, "step": 2, "key": "start" })).await;
        assert_eq!(started["result"]["step"], 3, "{started}");
        Self { table, wires }
    }

    async fn snapshot(&mut self, seat: usize) -> Value {
        let params = json!({ "table": self.table, "as": seat });
        let joined = self.wires[seat - 1].ask("table.join", params).await;
        assert!(joined["result"].is_object(), "{joined}");
        joined["result"].clone()
    }

    /// Who is asked, and an answer to give.
    async fn asked(&mut self) -> (usize, Value) {
        let seat = self.snapshot(1).await["standing"]["decider"].as_u64().expect("a seat") as usize;
        let legal = self.snapshot(seat).await["standing"]["legal"][0].clone();
        (seat, legal)
    }

    fn act(&self, seat: usize, action: &Value, step: u64, key: &str) -> Value {
        json!({ "table": self.table, "as": seat, "action": action, "step": step, "key": key })
    }
}

#[tokio::test]
async fn a_command_that_comes_twice_is_done_once_and_answered_twice() {
    let server = server("").await;
    let mut begun = Begun::new(&server.site()).await;
    let (seat, action) = begun.asked().await;
    let params = begun.act(seat, &action, 3, "once");
    let wire = &mut begun.wires[seat - 1];
    let ids = [wire.send("table.act", params.clone()).await, wire.send("table.act", params.clone()).await];
    for id in ids {
        let answer = wire.answer(id).await;
        assert_eq!(answer["result"]["step"], 4, "{answer}");
    }
    let other = begun.snapshot(3 - seat).await;
    assert_eq!(other["missed"].as_array().map(Vec::len), Some(4));

    let again = begun.wires[seat - 1].ask("table.act", params).await;
    assert_eq!(again["result"]["step"], 4, "whenever it comes: {again}");
    assert_eq!(begun.snapshot(seat).await["standing"]["step"], 4);
}

#[tokio::test]
async fn the_same_key_of_somebody_else_is_another_command() {
    let server = server("").await;
    let mut begun = Begun::new(&server.site()).await;
    let (seat, action) = begun.asked().await;
    let params = begun.act(seat, &action, 3, "key");
    assert_eq!(begun.wires[seat - 1].ask("table.act", params.clone()).await["result"]["step"], 4);
    let stolen = begun.wires[2 - seat].ask("table.act", params).await;
    assert!(stolen["error"]["data"]["code"].is_string(), "{stolen}");
    assert_eq!(begun.snapshot(seat).await["standing"]["step"], 4);
}

#[tokio::test]
async fn commands_in_the_wrong_order_change_nothing_until_their_turn() {
    let server = server("").await;
    let mut begun = Begun::new(&server.site()).await;
    let (seat, action) = begun.asked().await;
    let before = begun.snapshot(seat).await;

    // From the future, from the past, and by whom nobody asked.
    let [early, late, foreign] = [
        (seat, begun.act(seat, &action, 4, "early")),
        (seat, begun.act(seat, &action, 2, "late")),
        (3 - seat, begun.act(3 - seat, &action, 3, "foreign")),
    ];
    for ((by, params), codes) in
        [(early, &["stale-step"][..]), (late, &["stale-step"]), (foreign, &["not-your-turn"])]
    {
        let refused = begun.wires[by - 1].ask("table.act", params).await;
        let code = refused["error"]["data"]["code"].as_str().unwrap_or_default();
        assert!(codes.contains(&code), "{refused}");
    }
    assert_eq!(begun.snapshot(seat).await, before);

    // Two different answers at the same moment: one of them is the answer.
    let [first, second] = ["one", "two"].map(|key| begun.act(seat, &action, 3, key));
    let wire = &mut begun.wires[seat - 1];
    let ids = [wire.send("table.act", first).await, wire.send("table.act", second).await];
    let answers = [wire.answer(ids[0]).await, wire.answer(ids[1]).await];
    assert_eq!(answers[0]["result"]["step"], 4, "{}", answers[0]);
    assert_eq!(answers[1]["error"]["data"]["code"], "stale-step", "{}", answers[1]);
    assert_eq!(begun.snapshot(seat).await["standing"]["step"], 4);
}

/// How many sockets the server says it has.
async fn sockets(site: &Site) -> u64 {
    let figures = site.get("/metrics", "").await.expect("figures");
    let line = figures.body.lines().find_map(|line| line.strip_prefix("dedale_sockets "));
    line.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("no dedale_sockets in {figures:?}"))
}

/// Plays so many moves with everybody at the table.
async fn play(people: &mut [Person], moves: u64) {
    let mut done = 0;
    while done < moves {
        for person in &mut *people {
            person.speak(true).await.expect("it is sent");
            while let Ok(heard) = timeout(Duration::from_millis(2), person.hear()).await {
                match heard.expect("a text").0 {
                    Heard::Done { act: true, .. } => done += 1,
                    Heard::Refused(what) | Heard::Broken(what) => panic!("{what}"),
                    _ => {}
                }
                person.speak(true).await.expect("it is sent");
            }
        }
    }
}

#[tokio::test]
async fn who_stops_reading_is_let_go_and_slows_nobody() {
    let server = server("[times]\nping_s = 1\nsend_s = 1\n").await;
    let site = server.site();
    let guests = [Guest::arrive(&site).await.expect("a guest"), Guest::arrive(&site).await.expect("a guest")];
    let table = guests[0].open_table(&site, "onirim", SETUP).await.expect("a table");
    let mut people = Vec::new();
    for (seat, guest) in (1..).zip(&guests) {
        let player = Player::new(&guest.user, &table, seat, u64::from(seat));
        people.push(Person::new(player, guest.socket(&site).await.expect("a socket")));
    }
    play(&mut people, 1).await;

    // They look on, and from then on neither read nor answer a ping, but their connections stay.
    let onlooker = Guest::arrive(&site).await.expect("a guest");
    let mut half_open = Vec::new();
    for _ in 0..20 {
        let mut wire = Wire::new(&onlooker, &site).await;
        wire.send("table.join", json!({ "table": table })).await;
        half_open.push(wire);
    }
    play(&mut people, 200).await;
    let gone = async {
        while sockets(&site).await > 2 {
            play(&mut people, 5).await;
            sleep(Duration::from_millis(50)).await;
        }
    };
    assert!(timeout(PATIENCE, gone).await.is_ok(), "{} sockets", sockets(&site).await);
    play(&mut people, 20).await;
    drop(half_open);
}
