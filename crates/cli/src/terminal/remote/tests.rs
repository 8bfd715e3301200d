mod inquiries;
mod whole_screen;

use dedale_core::chance::Seed;
use dedale_core::{Match, Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_games::Playing as _;
use dedale_onirim::{Setup, State};
use dedale_server::commitment;
use dedale_words::{Language, Words};
use serde_json::{Value, json};

use super::client::{Arrival, Next};
use super::{Client, Desk, Link};
use crate::terminal::Style;
use crate::terminal::asked::Asked;

const TABLE: &str = "abcabcabcabcabcabcabcabcab";
const ME: &str = "me";

/// The id of somebody of that name.
fn id(name: &str) -> String {
    format!("{name:a<26}")
}

/// A table of Onirim for two, as a server would tell of it.
struct Table {
    game: Option<Match<State>>,
    /// The seating, if anybody sits.
    users: [Option<&'static str>; 2],
    step: u64,
    proposal: Value,
    hints: bool,
    /// The time left to everybody, if there are clocks.
    left_ms: Option<u64>,
}

impl Table {
    fn gathering(users: [Option<&'static str>; 2]) -> Table {
        Table { game: None, users, step: 0, proposal: Value::Null, hints: false, left_ms: None }
    }

    /// Both are there and the cards were dealt; seat 1 is asked.
    fn playing() -> Table {
        let setup = Setup::from_options([("players", "2")]).expect("a setup");
        let game = Match::new(&setup, Seed::Quick(7));
        Table { game: Some(game), step: 3, ..Table::gathering([Some(ME), Some("you")]) }
    }

    fn document(&self) -> Value {
        let over = self.game.as_ref().is_some_and(|game| game.outcome().is_some());
        let phase = if over { "over" } else { self.game.as_ref().map_or("gathering", |_| "playing") };
        let seat = |at: usize| {
            let user = self.users[at];
            json!({
                "seat": at + 1, "user": user.map(id), "name": user, "bot": null, "stand_in": null, "conceded": false,
                "left_ms": self.left_ms,
            })
        };
        json!({
            "table": TABLE, "game": "onirim", "rules": 1, "setup": { "players": 2 }, "phase": phase, "owner": id(ME),
            "listed": false, "spectators": true, "chat": true, "may_talk": true, "archived": true, "hints": self.hints,
            "clock": self.left_ms.map(|_| json!({ "bank_s": 600, "increment_s": 5 })),
            "created": 0, "started": null, "ended": null, "branch_of": null, "day": null, "counted": true,
            "seats": [seat(0), seat(1)], "proposal": self.proposal,
            "commitment": commitment(Seed::Quick(7)), "seed": over.then_some("7"),
            "outcome": self.game.as_ref().and_then(Match::outcome).map(|outcome| json!(outcome)), "next": null,
        })
    }

    fn standing(&self, observer: Observer) -> Value {
        let Some(game) = &self.game else { return Value::Null };
        let asked = game.decider().map(Observer::Seat) == Some(observer);
        let legal: Vec<_> = game.state().legal().iter().map(|action| action.to_string()).collect();
        json!({
            "step": self.step, "moves": game.step(), "decider": game.decider(),
            "question": game.state().question(), "legal": asked.then_some(legal),
            "outcome": game.outcome(), "view": game.view(observer),
        })
    }

    fn snapshot(&self, observer: Observer) -> Value {
        json!({
            "table": self.document(), "as": observer, "standing": self.standing(observer), "missed": [],
            "earlier": 0,
        })
    }

    /// The deciding seat gives its first legal answer; returns the update for the observer.
    fn act(&mut self, observer: Observer) -> String {
        let game = self.game.as_mut().expect("it has begun");
        let (seat, before) = (game.decider().expect("somebody is asked"), game.step());
        game.act(game.state().legal().nth(0).expect("an answer")).expect("a legal answer");
        let game = self.game.as_ref().expect("it has begun");
        let seen = game.events_of(before + 1).iter().filter_map(|event| game.state().seen(event, observer));
        let events: Vec<_> = seen.collect();
        self.step += 1;
        self.update(observer, &json!({ "did": "act", "seat": seat }), &json!(events))
    }

    fn update(&self, observer: Observer, entry: &Value, events: &Value) -> String {
        let params = json!({
            "table": TABLE, "as": observer, "step": self.step, "at": 0, "entry": entry, "events": events,
            "standing": self.standing(observer), "document": self.document(),
        });
        json!({ "jsonrpc": "2.0", "method": "table.update", "params": params }).to_string()
    }
}

const FIRST: Observer = Observer::Seat(Seat::new(0));

fn words() -> &'static Words {
    Box::leak(Box::new(Words::new(Language::En)))
}

/// Somebody at the table, who has looked at it once.
fn client(table: &Table, observer: Observer, wish: Option<u32>) -> Client<'static, State> {
    let link: Link = format!("http://here/t/{TABLE}").parse().expect("a link");
    let desk = Desk { words: words(), style: Style::TEXT, width: || 80, whole_screen: false };
    let wish = wish.and_then(Seat::from_number);
    let arrival = Arrival {
        desk,
        link,
        name: Some("A b".to_owned()),
        me: id(ME).parse().expect("an id"),
        wish,
        keys: "k".to_owned(),
    };
    let snapshot = serde_json::from_value(table.snapshot(observer)).expect("a snapshot");
    Client::new(arrival, snapshot).expect("a table of Onirim")
}

/// The methods and parameters of the messages to send.
fn sent(client: &mut Client<'_, State>) -> Vec<(String, Value)> {
    let read = |text: &String| serde_json::from_str::<Value>(text).expect("JSON");
    let messages: Vec<_> = client.take_outbox().iter().map(read).collect();
    let name = |message: &Value| message["method"].as_str().expect("a method").to_owned();
    messages.iter().map(|message| (name(message), message["params"].clone())).collect()
}

/// The only message to be sent, and its number.
fn only(client: &mut Client<'_, State>) -> (u64, Value) {
    let texts = client.take_outbox();
    let [text] = &texts[..] else { panic!("{texts:?}") };
    let message: Value = serde_json::from_str(text).expect("JSON");
    (message["id"].as_u64().expect("a number"), message)
}

fn reply(id: u64, result: &Value) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "result": result }).to_string()
}

fn refusal(id: u64, data: &Value) -> String {
    let error = json!({ "code": -32000, "message": "no", "data": data });
    json!({ "jsonrpc": "2.0", "id": id, "error": error }).to_string()
}

#[test]
fn who_comes_to_a_table_that_gathers_sits_down_where_there_is_room() {
    let table = Table::gathering([Some("you"), None]);
    let mut second = client(&table, Observer::Spectator, None);
    let (_, message) = only(&mut second);
    assert_eq!((&message["method"], &message["params"]["seat"]), (&json!("table.sit"), &json!(2)));
    let mut choosy = client(&table, Observer::Spectator, Some(1));
    assert!(sent(&mut choosy).is_empty(), "the seat is taken");
    assert!(choosy.take_output().contains("You have no seat"));
}

#[test]
fn who_sits_down_looks_at_the_table_from_that_seat() {
    let mut table = Table::gathering([None, None]);
    let mut client = client(&table, Observer::Spectator, None);
    sent(&mut client);
    (table.users[0], table.step) = (Some(ME), 1);
    client.receive(&table.update(Observer::Spectator, &json!({ "did": "sit", "seat": 1 }), &json!([])));
    let [leave, join] = &sent(&mut client)[..] else { panic!("two messages") };
    assert_eq!((&*leave.0, &leave.1["as"]), ("table.leave", &json!("spectator")));
    assert_eq!((&*join.0, &join.1["as"]), ("table.join", &json!("1")));
}

#[test]
fn the_screen_is_that_of_the_game_here() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    let screen = client.take_output();
    let state = table.game.as_ref().expect("it has begun").state();
    let asked = Asked::of(state, FIRST).expect("seat 1 is asked");
    assert!(screen.contains(&asked.choices(words(), 80, Style::TEXT)), "{screen}");
    assert!(screen.contains("1 me (you) · 2 you"), "{screen}");
}

#[test]
fn an_answer_is_sent_with_its_step_and_a_key_of_its_own() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    let first = table.game.as_ref().expect("it has begun").state().legal();
    client.typed("1");
    let (_, message) = only(&mut client);
    let params = &message["params"];
    assert_eq!(message["method"], "table.act");
    assert_eq!((&params["table"], &params["as"], &params["step"]), (&json!(TABLE), &json!(1), &json!(3)));
    let action = params["action"].as_str().expect("a text").parse().expect("an action");
    assert!(first.contains(action));
    assert_eq!(params["key"], "k-1");
}

#[test]
fn what_others_do_is_told_and_who_is_not_asked_cannot_answer() {
    let mut table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.take_output();
    client.receive(&table.act(FIRST));
    let screen = client.take_output();
    assert!(screen.contains("You pick") && screen.contains("It is the turn of you (player 2)"), "{screen}");
    client.typed("1");
    assert!(sent(&mut client).is_empty());
    assert!(client.take_output().contains("It is not your turn"));
    client.receive(&table.act(FIRST));
    assert!(client.take_output().contains("Player 2 picks"));
}

#[test]
fn after_a_lost_connection_the_same_command_is_sent_again() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.typed("2");
    let (_, before) = only(&mut client);
    client.lost();
    assert!(client.take_output().contains("Connection lost"));
    client.connected();
    let (id, join) = only(&mut client);
    assert_eq!((&join["method"], &join["params"]["since"]), (&json!("table.join"), &json!(3)));
    client.receive(&reply(id, &table.snapshot(FIRST)));
    let (id, again) = only(&mut client);
    assert_eq!(again["params"], before["params"]);
    client.receive(&reply(id, &json!({ "table": TABLE, "step": 4 })));
    client.typed("2");
    assert_eq!(only(&mut client).1["params"]["key"], "k-2");
}

#[test]
fn what_is_typed_without_a_connection_is_sent_when_it_is_back() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.lost();
    client.typed("say hello");
    assert!(sent(&mut client).is_empty());
    client.connected();
    let (id, _) = only(&mut client);
    client.receive(&reply(id, &table.snapshot(FIRST)));
    let (_, said) = only(&mut client);
    assert_eq!((&said["method"], &said["params"]["text"]), (&json!("table.chat"), &json!("hello")));
}

#[test]
fn what_is_typed_ahead_waits_for_the_answer_and_is_forgotten_if_it_is_no() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.typed("1");
    let (id, _) = only(&mut client);
    client.typed("say one");
    assert!(sent(&mut client).is_empty());
    client.receive(&reply(id, &json!({ "table": TABLE, "step": 4 })));
    let (id, _) = only(&mut client);
    client.typed("say two");
    client.receive(&refusal(id, &json!({ "code": "silence" })));
    assert!(sent(&mut client).is_empty());
    assert!(client.take_output().contains("nobody may talk"));
}

#[test]
fn who_missed_something_asks_for_it_and_what_was_heard_twice_is_heard_once() {
    let mut table = Table::playing();
    let mut client = client(&table, FIRST, None);
    let (first, second) = (table.act(FIRST), table.act(FIRST));
    client.receive(&second);
    let (id, join) = only(&mut client);
    assert_eq!((&join["method"], &join["params"]["since"]), (&json!("table.join"), &json!(3)));
    client.receive(&reply(id, &table.snapshot(FIRST)));
    client.take_output();
    client.receive(&first);
    client.receive(&second);
    assert_eq!(client.take_output(), "");
}

#[test]
fn going_back_takes_what_happened_out_of_the_story() {
    let mut table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.typed("undo");
    assert!(client.take_output().contains("nothing to take back"));
    client.receive(&table.act(FIRST));
    client.typed("undo");
    let (_, undo) = only(&mut client);
    assert_eq!((&undo["method"], &undo["params"]["to"]), (&json!("table.undo"), &json!(0)));
    let game = table.game.as_mut().expect("it has begun");
    *game = game.at(0).expect("an earlier step");
    table.step += 1;
    client.take_output();
    client.receive(&table.update(FIRST, &json!({ "did": "undo", "seat": 1, "to": 0 }), &json!([])));
    let screen = client.take_output();
    assert!(screen.contains("me takes moves back") && !screen.contains("You pick"), "{screen}");
}

#[test]
fn consent_is_asked_for_and_given_or_not() {
    let mut table = Table::playing();
    table.proposal = json!({ "kind": "stop", "by": 2, "agreed": [2], "asked": [1, 2] });
    let mut client = client(&table, FIRST, None);
    assert!(client.take_output().contains("you proposes to end the game without a result. Do you agree?"));
    client.typed("Yes");
    let (id, message) = only(&mut client);
    assert_eq!((&message["method"], &message["params"]["agree"]), (&json!("table.answer"), &json!(true)));
    client.receive(&reply(id, &json!({ "table": TABLE, "step": 4 })));
    client.typed("n");
    assert_eq!(only(&mut client).1["params"]["agree"], false);
}

#[test]
fn a_team_is_asked_whether_it_gives_up() {
    let mut table = Table::playing();
    table.proposal = json!({ "kind": "concede", "by": 2, "agreed": [2], "asked": [1, 2] });
    let mut client = client(&table, FIRST, None);
    assert!(client.take_output().contains("you proposes to give up the game together. Do you agree?"));
    table.proposal = json!({ "kind": "dance", "by": 2, "agreed": [2], "asked": [1, 2] });
    table.step += 1;
    client.receive(&table.update(
        FIRST,
        &json!({ "did": "propose", "seat": 2, "what": { "kind": "dance" } }),
        &json!([]),
    ));
    assert!(client.take_output().contains("something this program does not know"), "of a newer server");
}

#[test]
fn somebody_whose_seat_is_gone_looks_on() {
    let mut table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.take_output();
    table.users[0] = Some("another");
    let left = |observer: Observer, table: &Table| {
        let params = json!({ "table": TABLE, "as": observer, "document": table.document() });
        json!({ "jsonrpc": "2.0", "method": "table.left", "params": params }).to_string()
    };
    client.receive(&left(Observer::Seat(Seat::new(1)), &table));
    assert!(sent(&mut client).is_empty(), "of another seat");
    client.receive(&left(FIRST, &table));
    let join = sent(&mut client).pop().expect("she looks on");
    assert_eq!((&*join.0, &join.1["as"]), ("table.join", &json!("spectator")));
}

#[test]
fn a_long_story_is_told_from_its_newest_page() {
    let mut table = Table::playing();
    let client = |table: &Table| client(table, FIRST, None);
    let acts: Vec<_> = (0..6).map(|_| table.act(FIRST)).collect();
    let page: Vec<_> = acts[3..]
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).expect("JSON")["params"].take())
        .collect();
    let first = page[0]["step"].as_u64().expect("a number");
    let mut snapshot = table.snapshot(FIRST);
    (snapshot["missed"], snapshot["earlier"]) = (json!(page), json!(first - 1));
    let mut client = client(&Table::playing());
    client.take_outbox();
    client.connected();
    let (id, _) = only(&mut client);
    client.receive(&reply(id, &snapshot));
    client.take_output();
    client.typed("log");
    let log = client.take_output();
    assert!(log.contains(&format!("{} earlier events are not shown", first - 1)), "{log}");
    client.typed("undo");
    let (_, undo) = only(&mut client);
    assert_eq!(undo["method"], "table.undo");
    let seats: Vec<_> = acts
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).expect("JSON")["params"]["entry"]["seat"].take())
        .collect();
    let last = seats.iter().rposition(|seat| seat == 1).expect("she answered");
    assert_eq!(undo["params"]["to"], json!(last), "counted from the beginning of the game");
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.typed("1");
    let (id, _) = only(&mut client);
    client.take_output();
    let data = json!({ "code": "illegal-action", "refusal": "same-symbol", "rule": "ON-T1" });
    client.receive(&refusal(id, &data));
    assert!(client.take_output().contains("(rule ON-T1)"));
}

#[test]
fn the_end_is_seen_by_all_with_the_seed_and_its_proof() {
    let mut table = Table::playing();
    let mut client = client(&table, FIRST, None);
    table.game.as_mut().expect("it has begun").concede(Seat::new(1)).expect("possible");
    table.step += 1;
    client.receive(&table.update(FIRST, &json!({ "did": "concede", "seat": 2 }), &json!([])));
    let [leave, join] = &sent(&mut client)[..] else { panic!("two messages") };
    assert_eq!((&*leave.0, &join.1["as"]), ("table.leave", &json!("all")));
    assert!(join.1["since"].is_null(), "the whole story as it was");
    client.take_output();
    let mut lie = table.document();
    lie["commitment"] = json!(commitment(Seed::Quick(8)));
    let mut snapshot = table.snapshot(Observer::Omniscient);
    client.receive(&reply(3, &snapshot));
    let end = client.take_output();
    assert!(end.contains("Seed: 7") && end.contains("This is the seed"), "{end}");
    snapshot["table"] = lie;
    let unasked = json!({ "jsonrpc": "2.0", "method": "table.snapshot", "params": snapshot });
    client.receive(&unasked.to_string());
    assert!(client.take_output().contains("Beware"));
}

#[test]
fn what_others_say_cannot_write_on_the_terminal() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.take_output();
    let params = json!({ "table": TABLE, "as": "1", "number": 1, "at": 0, "name": "\u{1b}[2Jx", "seat": 2, "text": "a\u{7}b" });
    let said = json!({ "jsonrpc": "2.0", "method": "table.said", "params": params }).to_string();
    client.receive(&said);
    assert_eq!(client.take_output(), " [2Jx: ab\n");
    client.receive(&said);
    assert_eq!(client.take_output(), "", "once is enough");
}

#[test]
fn who_has_few_letters_reads_everything_in_them() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.desk.words = Box::leak(Box::new(Words::new(Language::En).in_ascii()));
    client.desk.style.plain = true;
    let mut snapshot = table.snapshot(FIRST);
    snapshot["table"]["seats"][1]["name"] = json!("Zoë");
    let told = json!({ "jsonrpc": "2.0", "method": "table.snapshot", "params": snapshot });
    client.receive(&told.to_string());
    let screen = client.take_output();
    assert!(screen.is_ascii() && screen.contains("2 Zoe"), "{screen}");
    client.name = Some("Zoë".to_owned());
    client.typed("quit");
    assert!(client.take_output().contains("--name Zoë"), "the way back is as it was typed");
}

#[test]
fn nonsense_from_the_server_is_said_to_be_that() {
    let table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.take_output();
    let update = r#"{"method":"table.update","params":{"step":[]}}"#;
    for nonsense in ["", "{", "[]", "null", update, r#"{"id":-1}"#] {
        client.receive(nonsense);
        assert!(client.take_output().contains("does not understand"), "{nonsense}");
    }
}

#[test]
fn the_owner_gives_seats_to_bots_and_starts() {
    let table = Table::gathering([Some(ME), None]);
    let mut client = client(&table, FIRST, None);
    assert!(client.take_output().contains("Pass the link on"));
    client.typed("bot 2 random");
    let (id, message) = only(&mut client);
    let params = &message["params"];
    assert_eq!(message["method"], "table.seat_bot");
    assert_eq!((&params["seat"], &params["bot"]), (&json!(2), &json!("random")));
    client.receive(&reply(id, &json!({ "table": TABLE, "step": 1 })));
    client.typed("start");
    assert_eq!(only(&mut client).1["method"], "table.start");
}

#[test]
fn who_leaves_is_told_how_to_come_back() {
    let mut client = client(&Table::playing(), FIRST, None);
    client.typed("quit");
    assert!(client.take_output().contains(&format!("dedale join http://here/t/{TABLE} --name 'A b'")));
    assert_eq!(client.next(), Some(&Next::Leave));
}
