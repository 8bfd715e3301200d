//! Several servers on one PostgreSQL with NATS between them: nobody notices at which one they are.

use std::net::SocketAddr;
use std::time::Duration;

use dedale_server::admin::Admin;
use dedale_server::{Config, NodeLine, OpenError, Store, Times};
use dedale_testing::Nats;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::client::Client;
use crate::server::{Place, Server};
use crate::socket::Line;
use crate::table::Party;

/// The steps before the first move: two sit down, and the game begins.
const BEFORE: u64 = 3;
const PATIENCE: Duration = Duration::from_secs(20);

/// A bus, a database, and what nodes on them are set to.
struct Cluster {
    nats: Nats,
    place: Place,
    config: Config,
}

impl Cluster {
    /// With leases that no pause of a busy machine outlasts.
    async fn start() -> Option<Cluster> {
        Cluster::with_lease(60).await
    }

    async fn with_lease(seconds: u64) -> Option<Cluster> {
        let (Some(nats), Some(place)) = (Nats::start(), Place::postgres().await) else {
            eprintln!("skipped: DEDALE_TEST_NATS or DEDALE_TEST_POSTGRES is not set");
            return None;
        };
        let times = Times { node_lease_s: seconds, presence_ms: 0, ..Times::default() };
        let config = Config { bus: Some(nats.url()), times, ..Config::default() };
        Some(Cluster { nats, place, config })
    }

    async fn node(&self) -> Server {
        self.place.again().open_node(self.config.clone()).await
    }
}

fn two_players() -> Value {
    json!({ "game": "onirim", "setup": { "players": 2, "communication": "silent" } })
}

async fn look(line: &mut Line, table: &str, params: Value) -> Value {
    let mut asked = json!({ "table": table });
    asked.as_object_mut().expect("an object").extend(params.as_object().cloned().unwrap_or_default());
    line.ask("table.join", asked).await.expect("one may look")
}

/// Somebody at a node, who has joined a table there.
async fn listener(address: SocketAddr, client: &Client, table: &str) -> Line {
    let mut line = Line::open(address, client).await;
    look(&mut line, table, json!({})).await;
    line
}

/// Gives the last possible answer of whoever is asked, through any client, until it is taken.
async fn act(party: &mut Party) {
    assert!(timeout(PATIENCE, party.answer()).await.expect("in time").is_some());
}

/// Waits until a listener has seen that step of its table, by an update or a snapshot.
async fn has_seen(line: &mut Line, step: u64) {
    let seen = async {
        loop {
            let message = line.hear().await;
            let params = &message["params"];
            let seen = match message["method"].as_str() {
                Some("table.update") => params["step"].as_u64(),
                Some("table.snapshot") => params["standing"]["step"].as_u64().map(|moves| moves + BEFORE),
                _ => None,
            };
            if seen >= Some(step) {
                break;
            }
        }
    };
    timeout(PATIENCE, seen).await.expect("the listener is told");
}

/// Waits until the server closes a socket.
async fn is_closed(line: &mut Line) {
    let closed = async {
        while let Some(Ok(message)) = line.socket.next().await {
            if message.is_close() {
                break;
            }
        }
    };
    timeout(PATIENCE, closed).await.expect("the socket is closed");
}

#[tokio::test]
async fn a_game_is_played_from_two_nodes() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut here = Party::playing(&one, two_players(), 2).await;
    let mut there = here.clone().at(&two);
    let addresses = [one.listen().await, two.listen().await];
    let mut first = listener(addresses[0], &here.seats[0], &here.id).await;
    let mut second = listener(addresses[1], &there.seats[1], &here.id).await;
    for round in 0..6 {
        let before = here.step().await;
        act(if round % 2 == 0 { &mut here } else { &mut there }).await;
        let updates = [&mut first, &mut second].map(|line| line.news("table.update"));
        for update in futures_util::future::join_all(updates).await {
            assert_eq!(update["step"], before + 1, "{update}");
        }
    }
    assert_eq!(here.step().await, there.step().await);
    let same_key = json!({ "step": 0, "key": "key 1", "seat": 1 });
    let (again, elsewhere) =
        (here.send(1, "sit", same_key.clone()).await.done(), there.send(1, "sit", same_key).await.done());
    assert_eq!(again, elsewhere, "an idempotency key is known at every node");
}

#[tokio::test]
async fn refusals_of_another_node_are_those_of_ones_own() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut here = Party::playing(&one, two_players(), 2).await;
    let mut there = here.clone().at(&two);
    for (command, params) in [
        ("act", json!({ "as": 1, "action": "sleep", "step": 3, "key": "a" })),
        ("act", json!({ "as": 2, "action": "limbo", "step": 3, "key": "b" })),
        ("act", json!({ "as": 1, "action": "limbo", "step": 0, "key": "c" })),
        ("sit", json!({ "seat": 1, "step": 3, "key": "d" })),
        ("chat", json!({ "text": "hello", "key": "e" })),
        ("preview", json!({ "as": 1, "action": "sleep", "step": 3, "lang": null })),
        ("explain", json!({ "as": 2, "actions": ["limbo"], "step": 3, "lang": "fr" })),
    ] {
        let refused = here.send(1, command, params.clone()).await;
        let elsewhere = there.send(1, command, params).await;
        assert_eq!((refused.status, &refused.body), (elsewhere.status, &elsewhere.body), "{command}");
    }
    let nobody = two.client().get("/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa").await;
    assert_eq!(nobody.refused(), (404, "no-such-table"));
}

#[tokio::test]
async fn presence_counts_people_at_every_node() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let party = Party::playing(&one, two_players(), 2).await;
    let addresses = [one.listen().await, two.listen().await];
    let id = party.id.clone();
    let mut first = listener(addresses[0], &party.seats[0], &id).await;
    let second = listener(addresses[1], &party.seats[1], &id).await;
    let told = |line: Line, present: Value| async move {
        let mut line = line;
        while line.news("table.presence").await["present"] != present {}
        line
    };
    first = timeout(PATIENCE, told(first, json!([1, 2]))).await.expect("both are there");
    drop(second);
    timeout(PATIENCE, told(first, json!([1]))).await.expect("one has left");
}

#[tokio::test]
async fn a_table_whose_node_vanished_goes_on_at_another_and_its_listeners_notice_nothing() {
    let Some(cluster) = Cluster::with_lease(2).await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    act(&mut party).await;
    let step = party.step().await;
    let mut there = party.clone().at(&two);
    let mut line = listener(two.listen().await, &there.seats[1], &party.id).await;
    one.vanish().await;
    act(&mut there).await;
    assert_eq!(there.step().await, step + 1, "nothing is lost, nothing is done twice");
    // The listener has joined again by itself: it sees the table as it is.
    has_seen(&mut line, step + 1).await;
}

#[tokio::test]
async fn who_was_frozen_writes_nothing_and_sends_its_people_on() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    let mut line = listener(one.listen().await, &party.seats[0], &party.id).await;
    act(&mut party).await;
    // The second node takes the table over, as if the lease of the first had run out.
    let pool = one.database().await;
    let sql = "UPDATE owners SET node = NULL, epoch = epoch + 1 WHERE table_id = $1";
    sqlx::query(sql).bind(party.id.clone()).execute(&pool).await.expect("taken");
    let mut there = party.clone().at(&two);
    act(&mut there).await;
    let step = there.step().await;
    // The first does not know it yet: what it would write is refused by the store, and done by the new owner.
    let seat = there.standing(1).await["decider"].as_u64().expect("a seat") as usize;
    let action = there.standing(seat).await["legal"][0].clone();
    let asked = json!({ "as": seat, "action": action, "step": step, "key": "at the old owner" });
    party.send(seat, "act", asked).await.done();
    assert_eq!(party.step().await, step + 1);
    let numbers = one.everything().await.into_iter().filter(|value| value.starts_with("entries.number="));
    assert_eq!(numbers.count() as u64, step + 1, "no entry is written twice");
    has_seen(&mut line, step).await;
    pool.close().await;
}

#[tokio::test]
async fn when_the_bus_comes_back_everybody_goes_on() {
    let Some(mut cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    let mut there = party.clone().at(&two);
    let mut line = listener(two.listen().await, &there.seats[1], &party.id).await;
    cluster.nats.kill();
    act(&mut party).await;
    let away = async {
        while two.client().get("/readyz").await.status.is_success() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, away).await.expect("it is noticed");
    assert_eq!(two.client().get("/readyz").await.refused(), (503, "bus-away"));
    let step = party.step().await;
    let asked = json!({ "as": 1, "action": "limbo", "step": step, "key": "while away" });
    assert_eq!(there.send(1, "act", asked).await.refused(), (503, "bus-away"));
    cluster.nats.start_again();
    act(&mut there).await;
    has_seen(&mut line, party.step().await).await;
}

#[tokio::test]
async fn a_seat_that_changes_hands_ends_a_subscription_at_another_node() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::invited(&one, two_players(), 2).await;
    party.command(1, "sit", json!({ "seat": 1 })).await.done();
    party.command(2, "sit", json!({ "seat": 2 })).await.done();
    let there = party.clone().at(&two);
    let mut line = Line::open(two.listen().await, &there.seats[1]).await;
    look(&mut line, &party.id, json!({ "as": 2 })).await;
    party.command(2, "stand", json!({ "seat": 2 })).await.done();
    let left = timeout(PATIENCE, line.news("table.left")).await.expect("in time");
    assert_eq!(left["as"], "2", "{left}");
}

/// A leave that overtakes the next join on its way leaves an owner that knows nothing of the listener.
#[tokio::test]
async fn a_subscription_that_the_owner_lost_is_made_again() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    let there = party.clone().at(&two);
    let mut line = listener(two.listen().await, &there.seats[1], &party.id).await;
    let [owner, other] = &nodes_of(&one).await[..] else { panic!("two nodes") };
    let left = json!({ "table": { "from": other.node, "table": party.id, "asked": { "leave": { "socket": 1, "observer": null } } } });
    let bus = async_nats::connect(cluster.nats.url()).await.expect("a bus");
    let told = bus.request(format!("dedale.node.{}", owner.node), left.to_string().into()).await;
    assert!(String::from_utf8_lossy(&told.expect("an answer").payload).contains("done"));
    act(&mut party).await;
    has_seen(&mut line, party.step().await).await;
}

/// The nodes, as the host sees them; those with the most tables first.
async fn nodes_of(server: &Server) -> Vec<NodeLine> {
    let config = Config { database: Some(server.place.url.clone()), ..Config::default() };
    let admin = Admin::open(&config, server.time.clone()).await.expect("the database");
    let mut nodes = admin.nodes().await.expect("the nodes");
    nodes.sort_by_key(|node| -node.tables);
    nodes
}

#[tokio::test]
async fn the_host_sees_each_node_with_its_lease_and_its_tables() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    for _ in 0..2 {
        Party::playing(&one, two_players(), 2).await;
    }
    let nodes = nodes_of(&two).await;
    assert_eq!(nodes.iter().map(|node| node.tables).collect::<Vec<_>>(), [2, 0]);
    assert!(
        nodes.iter().all(|node| node.lease_ms.is_some() && node.process.starts_with("process ")),
        "{nodes:?}"
    );
    let alone = Place::sqlite().open().await;
    alone.store.close().await;
    assert!(nodes_of(&alone).await.is_empty());
}

#[tokio::test]
async fn who_was_frozen_notices_by_itself_that_its_tables_are_others() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let party = Party::playing(&one, two_players(), 2).await;
    let mut line = listener(one.listen().await, &party.seats[0], &party.id).await;
    let pool = one.database().await;
    let sql = "UPDATE owners SET node = NULL, epoch = epoch + 1 WHERE table_id = $1";
    sqlx::query(sql).bind(party.id.clone()).execute(&pool).await.expect("taken");
    pool.close().await;
    one.store.note_lapse();
    let mut there = party.at(&two);
    act(&mut there).await;
    has_seen(&mut line, there.step().await).await;
}

#[tokio::test]
async fn a_node_whose_lease_has_run_out_tells_nothing_old_of_its_tables() {
    let Some(cluster) = Cluster::with_lease(2).await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    let address = one.listen().await;
    let mut line = listener(address, &party.seats[0], &party.id).await;
    let mut without_table = Line::open(address, &party.seats[0]).await;
    one.store.vanish();
    is_closed(&mut line).await;
    is_closed(&mut without_table).await;
    act(&mut party.clone().at(&two)).await;
    let sit = json!({ "seat": 1, "step": 0, "key": "late" });
    assert_eq!(party.send(1, "sit", sit).await.refused(), (503, "store-failed"));
}

#[tokio::test]
async fn a_session_that_ends_at_one_node_ends_at_all() {
    let Some(cluster) = Cluster::start().await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut client = one.client();
    client.post("/api/guest", json!({})).await.done();
    let mut line = Line::open(two.listen().await, &client).await;
    client.post("/api/logout", json!({})).await.done();
    is_closed(&mut line).await;
}

#[tokio::test]
async fn a_server_without_a_bus_is_refused_beside_nodes_and_the_other_way_round() {
    let Some(cluster) = Cluster::start().await else { return };
    let node = cluster.node().await;
    let alone = Config { bus: None, database: Some(cluster.place.url.clone()), ..Config::default() };
    let refused = Store::open(&alone).await.expect_err("nodes have the database");
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    node.store.close().await;
    let alone = Store::open(&alone).await.expect("nobody has it");
    let config = Config { database: Some(cluster.place.url.clone()), ..cluster.config.clone() };
    let refused = Store::open(&config).await.expect_err("a server has the database");
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    alone.close().await;
    let sqlite = Config { database: Some("sqlite::memory:".to_owned()), ..cluster.config.clone() };
    assert!(matches!(Store::open(&sqlite).await, Err(OpenError::BusWithoutPostgres)));
}

/// During an upgrade the newest node brings the schema up to date, and the others are restarted later.
#[tokio::test]
async fn a_node_of_the_release_before_starts_on_the_newer_schema() {
    let Some(cluster) = Cluster::start().await else { return };
    let newest = cluster.node().await;
    let pool = newest.database().await;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               VALUES (999, 'of a later release', TRUE, CAST('' AS BYTEA), 0)";
    sqlx::query(sql).execute(&pool).await.expect("a later migration");
    pool.close().await;
    let mut party = Party::playing(&cluster.node().await, two_players(), 2).await.at(&newest);
    act(&mut party).await;
    newest.store.close().await;
}

#[tokio::test]
async fn a_node_that_stops_hands_its_tables_over_at_once() {
    // Nobody could wait until such a lease has run out.
    let Some(cluster) = Cluster::with_lease(3600).await else { return };
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    let mut there = party.clone().at(&two);
    act(&mut party).await;
    one.stop().await;
    act(&mut there).await;
}

#[tokio::test]
async fn on_the_bus_each_observer_has_a_subject_and_no_subject_tells_a_secret() {
    use futures_util::StreamExt as _;
    let Some(cluster) = Cluster::start().await else { return };
    let spy = async_nats::connect(cluster.nats.url()).await.expect("a bus");
    let mut all = spy.subscribe(">").await.expect("everything");
    spy.flush().await.expect("a bus");
    let (one, two) = (cluster.node().await, cluster.node().await);
    let mut party = Party::playing(&one, two_players(), 2).await;
    let address = two.listen().await;
    let mut lines = Vec::new();
    for seat in 0..2 {
        lines.push(listener(address, &party.seats[seat], &party.id).await);
    }
    lines.push(listener(address, &two.client(), &party.id).await);
    for _ in 0..4 {
        act(&mut party).await;
    }
    let step = party.step().await;
    for line in &mut lines {
        has_seen(line, step).await;
    }
    let users = party.document().await["seats"].take();
    let mut updates = 0;
    while let Ok(Some(message)) = timeout(Duration::from_millis(300), all.next()).await {
        let subject = message.subject.to_string();
        for secret in [party.id.as_str(), users[0]["user"].as_str().expect("a person")] {
            assert!(!subject.contains(secret), "{subject}");
        }
        let Some(feed) = subject.strip_prefix("dedale.table.") else { continue };
        let observer = feed.split('.').nth(1).expect("an observer");
        let text = String::from_utf8(message.payload.to_vec()).expect("text");
        let (head, text) = text.split_once('\n').expect("a head");
        let (head, text): (Value, Value) =
            (serde_json::from_str(head).expect("JSON"), serde_json::from_str(text).expect("JSON"));
        assert_eq!(text["params"]["as"], observer, "{subject}");
        let reader = observer.parse::<usize>().ok().map(|seat| users[seat - 1]["user"].clone());
        assert_eq!(head["only"], reader.unwrap_or_default(), "{subject}");
        updates += u32::from(text["method"] == "table.update");
    }
    assert!(updates >= 12, "four moves for three observers: {updates}");
}
