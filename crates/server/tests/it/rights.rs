//! What people at a table keep when they are away, and what giving up means.

use dedale_server::{Config, Times};
use serde_json::{Value, json};

use crate::server::{Place, Server, on_every_store};
use crate::socket::Line;
use crate::table::Party;

on_every_store! {
    somebody_absent_keeps_the_vote,
    a_table_may_agree_on_another_stand_in,
    of_two_opponents_the_other_wins_when_one_concedes,
    among_three_a_bot_plays_on_for_who_concedes,
    a_team_gives_up_together,
    who_plays_alone_gives_up_at_once,
    entries_that_are_no_moves_are_limited,
}

/// Everybody without a connection is absent at once, and bots take their time.
async fn open(place: Place) -> Server {
    let times = Times { absent_s: 0, bot_pause_ms: 60_000, presence_ms: 0, ..Times::default() };
    place.open_with(Config { times, ..Config::default() }).await
}

/// Two people play, and the second has just lost the connection.
async fn deserted(server: &Server, table: Value) -> (Party, Line) {
    let mut party = Party::playing(server, table, 2).await;
    let address = server.listen().await;
    let mut stays = Line::open(address, party.who(1)).await;
    stays.ask("table.join", json!({ "table": party.id })).await.expect("a seat");
    let mut goes = Line::open(address, party.who(2)).await;
    goes.ask("table.join", json!({ "table": party.id })).await.expect("a seat");
    while stays.news("table.presence").await["present"] != json!([1, 2]) {}
    drop(goes);
    while stays.news("table.presence").await["present"] != json!([1]) {}
    (party, stays)
}

fn game(game: &str, players: u32) -> Value {
    json!({ "game": game, "setup": { "players": players } })
}

/// The first does what it likes for the second, who is away: it decides nothing alone.
async fn somebody_absent_keeps_the_vote(place: Place) {
    let server = open(place).await;
    let (mut party, _stays) = deserted(&server, game("mondes", 2)).await;
    for _ in 0..4 {
        party.answer().await;
    }
    let before = party.standing(1).await;
    party.command(1, "stand-in", json!({ "seat": 2 })).await.done();
    party.command(1, "undo", json!({ "as": 1, "to": 0 })).await.done();
    let document = party.document().await;
    assert_eq!(document["proposal"]["asked"], json!([1, 2]), "the absent one is asked, too");
    assert_eq!(party.standing(1).await["moves"], before["moves"], "nothing was taken back");
    party.command(2, "answer", json!({ "as": 2, "agree": false })).await.done();
    party.command(1, "stop", json!({ "as": 1 })).await.done();
    assert_eq!(party.document().await["phase"], "playing", "nor is the game stopped");
    let path = format!("/api/tables/{}/branch", party.id);
    let branch = party.who(1).post(&path, json!({ "moves": 0 })).await;
    assert_eq!(branch.refused(), (404, "not-revealed-yet"));
}

async fn a_table_may_agree_on_another_stand_in(place: Place) {
    let server = open(place).await;
    let mut table = game("onirim", 2);
    table["stand_in"] = json!("easy");
    let (mut party, _stays) = deserted(&server, table.clone()).await;
    let other = party.command(1, "stand-in", json!({ "seat": 2, "bot": "hard" })).await;
    assert_eq!(other.refused(), (400, "invalid-params"));
    party.command(1, "stand-in", json!({ "seat": 2 })).await.done();
    assert_eq!(party.document().await["seats"][1]["stand_in"], "easy");
    table["stand_in"] = json!("nobody at all");
    assert_eq!(party.who(1).post("/api/tables", table).await.refused(), (400, "unknown-bot"));
}

async fn of_two_opponents_the_other_wins_when_one_concedes(place: Place) {
    let server = open(place).await;
    let mut party = Party::playing(&server, game("mondes", 2), 2).await;
    party.command(1, "concede", json!({ "as": 1 })).await.done();
    let outcome = party.standing(2).await["outcome"].take();
    assert_eq!(outcome, json!({ "winners": [2], "reason": "conceded" }));
}

async fn among_three_a_bot_plays_on_for_who_concedes(place: Place) {
    let server = open(place).await;
    let mut party = Party::playing(&server, game("mondes", 3), 3).await;
    party.command(3, "concede", json!({ "as": 3 })).await.done();
    let document = party.document().await;
    assert_eq!(document["phase"], "playing", "the others go on");
    let seat = &document["seats"][2];
    assert_eq!((&seat["stand_in"], &seat["conceded"]), (&json!("normal"), &json!(true)));
    for (command, params) in [("hand-back", json!({ "seat": 3 })), ("concede", json!({ "as": 3 }))] {
        assert_eq!(party.command(3, command, params).await.refused(), (409, "conceded"), "it is for good");
    }
    party.command(1, "stop", json!({ "as": 1 })).await.done();
    assert_eq!(party.document().await["proposal"]["asked"], json!([1, 2]), "who gave up is not asked");
    let before = party.document().await;
    let server = server.killed().await;
    let mut party = party.at(&server);
    assert_eq!(party.document().await, before);
}

async fn a_team_gives_up_together(place: Place) {
    let server = open(place).await;
    let mut party = Party::playing(&server, game("labyrinth", 3), 3).await;
    party.command(1, "concede", json!({ "as": 1 })).await.done();
    let proposal = party.document().await["proposal"].take();
    assert_eq!((&proposal["kind"], &proposal["by"]), (&json!("concede"), &json!(1)));
    party.command(2, "answer", json!({ "as": 2, "agree": false })).await.done();
    assert_eq!(party.document().await["phase"], "playing");
    party.command(2, "concede", json!({ "as": 2 })).await.done();
    for seat in [1, 3] {
        party.command(seat, "answer", json!({ "as": seat, "agree": true })).await.done();
    }
    assert_eq!(party.document().await["outcome"], json!({ "winners": [], "reason": "conceded" }));
}

async fn who_plays_alone_gives_up_at_once(place: Place) {
    let server = open(place).await;
    let mut party = Party::playing(&server, game("onirim", 1), 1).await;
    party.command(1, "concede", json!({ "as": 1 })).await.done();
    assert_eq!(party.document().await["phase"], "over");
}

async fn entries_that_are_no_moves_are_limited(place: Place) {
    let mut config = Config::default();
    config.limits.side_entries_per_table = 6;
    let server = place.open_with(config).await;
    let mut party = Party::invited(&server, game("onirim", 1), 1).await;
    for _ in 0..2 {
        party.command(1, "sit", json!({ "seat": 1 })).await.done();
        party.command(1, "stand", json!({ "seat": 1 })).await.done();
    }
    party.command(1, "sit", json!({ "seat": 1 })).await.done();
    party.command(1, "start", json!({})).await.done();
    let full = (429, "too-many-entries");
    assert_eq!(party.command(1, "undo", json!({ "as": 1, "to": 0 })).await.refused(), full);
    party.answer().await.expect("the game itself goes on");
    party.command(1, "concede", json!({ "as": 1 })).await.done();
}
