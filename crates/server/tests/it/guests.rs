//! Bots of the host: programs that are shell scripts, so that nothing else must be installed.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::time::Duration;

use dedale_server::{Config, GuestBot, RunError, TimeOfDay};
use serde_json::json;

use crate::server::Place;
use crate::table::Party;
use crate::tables::{quick, two};

/// Gives the first legal answer by its index, and counts its answers in a file.
const FIRST: &str = r#"id=0
while read -r line; do
  case "$line" in
    *'"method":"bot.hello"'*) id=$((id+1)); echo "{\"id\":$id,\"result\":{\"protocol\":1}}" ;;
    *'"method":"bot.choose"'*) id=$((id+1)); echo one >>LOG
      action=$(echo "$line" | sed 's/.*"actions":\[\([0-9]*\).*/\1/'); echo "{\"id\":$id,\"result\":{\"action\":$action}}" ;;
  esac
done
"#;

fn with_guest(folder: &Path) -> Config {
    let (log, file) = (folder.join("log"), folder.join("bot.sh"));
    fs::write(&file, FIRST.replace("LOG", &log.display().to_string())).expect("a script");
    let guest = format!("onirim/visitor=cmd:sh {}", file.display());
    Config { guests: vec![guest.parse().expect("a guest")], ..quick() }
}

async fn until_it_is_over(party: &mut Party) {
    while party.document().await["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_bot_of_the_host_is_offered_for_its_game_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Place::sqlite().open_with(with_guest(folder.path())).await;
    let mut party = Party::invited(&server, two("onirim"), 1).await;
    let games = party.who(1).get("/api/games").await.done();
    let bots = |game: &str| {
        let games = games.as_array().expect("a list");
        games.iter().find(|offered| offered["id"] == game).expect("the game")["bots"].clone()
    };
    assert!(bots("onirim").as_array().expect("a list").contains(&json!("visitor")));
    assert!(!bots("mondes").as_array().expect("a list").contains(&json!("visitor")));
    for (seat, bot) in [(1, "visitor"), (2, "random")] {
        party.command(1, "seat-bot", json!({ "seat": seat, "bot": bot })).await.done();
    }
    party.command(1, "start", json!({})).await.done();
    until_it_is_over(&mut party).await;
    let asked = fs::read_to_string(folder.path().join("log")).expect("a log").lines().count();
    assert!(asked > 5, "{asked} answers");
    let mut other = Party::invited(&server, two("mondes"), 1).await;
    let elsewhere = other.command(1, "seat-bot", json!({ "seat": 1, "bot": "visitor" })).await;
    assert_eq!(elsewhere.refused(), (400, "unknown-bot"));
}

#[tokio::test]
async fn a_game_goes_on_when_the_host_no_longer_has_its_bot() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Place::sqlite().open_with(with_guest(folder.path())).await;
    let mut party = Party::invited(&server, two("onirim"), 1).await;
    party.command(1, "seat-bot", json!({ "seat": 1, "bot": "visitor" })).await.done();
    party.command(1, "seat-bot", json!({ "seat": 2, "bot": "random" })).await.done();
    let server = server.again_with(quick()).await;
    let mut party = party.at(&server);
    party.command(1, "start", json!({})).await.done();
    until_it_is_over(&mut party).await;
}

#[tokio::test]
async fn a_server_does_not_start_with_a_bot_that_cannot_play() {
    let guest = |bot: &str| GuestBot {
        game: "onirim".to_owned(),
        name: "visitor".to_owned(),
        bot: bot.to_owned(),
        time_ms: 1_000,
    };
    for bot in ["cmd:no-such-program", "no-such-file.net", "cmd:true"] {
        let place = Place::sqlite();
        let listen = "127.0.0.1:0".parse().expect("an address");
        let database = Some(place.url.clone());
        let config = Config { listen, database, guests: vec![guest(bot)], ..Config::default() };
        let refused = dedale_server::run(config, TimeOfDay::default()).await.expect_err("no such bot");
        assert!(matches!(refused, RunError::Guests(_)), "{refused}");
    }
}
