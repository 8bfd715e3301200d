use dedale_server::{Proof, commitment};
use serde_json::{Value, json};

use crate::client::{Client, PASSWORD};
use crate::hall::{DAY, Hall, id};
use crate::server::{Place, on_every_store};

on_every_store! {
    everybody_gets_the_same_deal,
    there_is_one_try_a_day,
    two_requests_at_once_are_one_try,
    other_seats_are_played_by_bots,
    results_are_compared_after_ones_own_try,
    the_seed_is_nowhere_before_midnight,
    the_cards_of_a_day_are_shown_to_nobody_before_midnight,
    the_seed_is_not_told_while_ones_own_try_goes_on,
    ranks_are_for_accounts_and_for_tries_that_ended_in_time,
    a_try_is_played_alone_and_without_a_way_back,
    the_deal_of_a_past_day_is_practised_and_counts_nowhere,
    deals_that_never_were_are_refused,
    deals_are_graded_by_the_bots,
    who_comes_before_the_grade_plays_what_everybody_plays,
}

async fn begin(client: &mut Client, game: &str) -> Value {
    client.post(&format!("/api/daily/{game}"), json!({})).await.done()
}

async fn today(client: &mut Client) -> String {
    client.get("/api/daily").await.done()["day"].as_str().expect("a day").to_owned()
}

async fn everybody_gets_the_same_deal(place: Place) {
    let hall = Hall::open(place).await;
    let mut people = [hall.guest("Anna").await, hall.guest("Zoë").await];
    let mut dealt = Vec::new();
    for person in &mut people {
        let table = id(&begin(person, "onirim").await);
        let look = person.look(&table).await;
        assert_eq!((&look["table"]["phase"], &look["table"]["seed"]), (&json!("playing"), &Value::Null));
        assert_eq!(look["table"]["day"], today(person).await);
        dealt.push((look["standing"]["view"].clone(), look["table"]["commitment"].clone()));
    }
    assert_eq!(dealt[0], dealt[1]);
    hall.time.turn(DAY);
    let tomorrow = begin(&mut people[0], "onirim").await;
    assert_ne!(tomorrow["commitment"], dealt[0].1);
    let other = people[0].post("/api/daily/onirim", json!({ "setup": { "book": "hard" } })).await.done();
    assert_ne!(other["commitment"], tomorrow["commitment"], "another configuration is another deal");
    let seeds = hall.column("SELECT seed FROM deals").await;
    assert!(seeds.len() == 3 && seeds.iter().all(|seed| seed.len() == 64), "256 bits each");
}

async fn there_is_one_try_a_day(place: Place) {
    let mut hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let first = begin(&mut anna, "onirim").await;
    assert_eq!(begin(&mut anna, "onirim").await["table"], first["table"]);
    anna.concede(&id(&first)).await;
    hall.start_again().await;
    let mut anna = hall.back(&anna);
    assert_eq!(begin(&mut anna, "onirim").await["table"], first["table"], "also after its end");
    let daily = anna.get("/api/daily").await.done();
    let deals = daily["deals"].as_array().expect("a list");
    let (tried, others): (Vec<_>, Vec<_>) = deals.iter().partition(|deal| !deal["mine"].is_null());
    assert_eq!((tried.len(), &tried[0]["game"], &tried[0]["tries"]), (1, &json!("onirim"), &json!(1)));
    assert_eq!(tried[0]["mine"]["table"], first["table"]);
    assert_eq!(tried[0]["mine"]["result"], json!({ "won": false, "reason": "conceded", "moves": 1 }));
    assert!(others.len() >= 3 && others.iter().all(|deal| deal["tries"] == 0));
    let mut nobody = hall.nobody();
    let seen = nobody.get("/api/daily").await.done();
    assert!(seen["deals"].as_array().expect("a list").iter().all(|deal| deal["mine"].is_null()));
    assert!(!seen.to_string().contains(&id(&first)), "the link to a table is its key");
    assert_eq!(nobody.post("/api/daily/onirim", json!({})).await.refused(), (401, "no-session"));
    hall.time.turn(DAY);
    assert_ne!(begin(&mut anna, "onirim").await["table"], first["table"]);
}

async fn two_requests_at_once_are_one_try(place: Place) {
    let hall = Hall::open(place).await;
    let anna = hall.guest("Anna").await;
    let begun = (0..8).map(|_| {
        let mut anna = anna.clone();
        tokio::spawn(async move { id(&begin(&mut anna, "onirim").await) })
    });
    let mut tables = Vec::new();
    for table in begun.collect::<Vec<_>>() {
        tables.push(table.await.expect("an answer"));
    }
    tables.dedup();
    assert_eq!(hall.column("SELECT id FROM tables").await, tables);
}

async fn other_seats_are_played_by_bots(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    for game in ["labyrinth", "mondes"] {
        let document = begin(&mut anna, game).await;
        let seats = document["seats"].as_array().expect("a list");
        assert_eq!((seats.len(), &seats[0]["name"]), (2, &json!("Anna")));
        let games = anna.get("/api/games").await.done();
        let info = games.as_array().expect("a list").iter().find(|info| info["id"] == game).expect("it");
        assert_eq!(Some(&seats[1]["bot"]), info["bots"].as_array().expect("a list").last());
    }
}

async fn results_are_compared_after_ones_own_try(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe, mut eve) = (hall.nobody(), hall.nobody(), hall.guest("Eve").await);
    anna.become_account("Anna").await;
    zoe.become_account("Zoë").await;
    let path = format!("/api/daily/onirim/{}", today(&mut anna).await);
    let before = anna.get(&path).await.done();
    assert_eq!((&before["tries"], &before["commitment"]), (&json!(0), &Value::Null));
    let hers = id(&begin(&mut anna, "onirim").await);
    anna.concede(&hers).await;
    let mine = id(&begin(&mut zoe, "onirim").await);
    for client in [&mut zoe, &mut eve, &mut hall.nobody()] {
        let seen = client.get(&path).await.done();
        assert_eq!((&seen["tries"], &seen["finished"], &seen["wins"]), (&json!(2), &json!(1), &json!(0)));
        assert_eq!(seen["players"], Value::Null, "not before one's own try is over");
        assert!(!seen.to_string().contains("Anna"), "{seen}");
    }
    while zoe.answer(&mine, 1).await {}
    let outcome = zoe.look(&mine).await["standing"].take();
    let won = outcome["outcome"]["winners"] == json!([1]);
    let seen = zoe.get(&path).await.done();
    let reason = outcome["outcome"]["reason"].as_str().expect("a reason");
    assert_eq!(seen["mine"]["result"], json!({ "won": won, "reason": reason, "moves": outcome["moves"] }));
    assert_eq!(seen["endings"], json!({ "conceded": 1, reason: 1 }));
    assert_eq!(
        seen["moves"],
        json!([{ "moves": 1, "won": false, "tries": 1 }, { "moves": outcome["moves"], "won": won, "tries": 1 }])
    );
    let players = seen["players"].as_array().expect("a list");
    let named: Vec<_> = players.iter().map(|player| (&player["name"], &player["me"])).collect();
    assert!(
        named.contains(&(&json!("Anna"), &json!(false))) && named.contains(&(&json!("Zoë"), &json!(true)))
    );
    assert!(!seen.to_string().contains(&hers), "the link to a table is its key");
    hall.time.turn(DAY);
    let seen = eve.get(&path).await.done();
    assert_eq!((&seen["over"], seen["players"].as_array().map(Vec::len)), (&json!(true), Some(2)));
    anna.delete("/api/me", json!({ "password": PASSWORD })).await.done();
    let seen = eve.get(&path).await.done();
    assert!(!seen.to_string().contains("Anna"), "a name that was deleted: {seen}");
}

async fn the_seed_is_nowhere_before_midnight(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let table = id(&begin(&mut anna, "onirim").await);
    let seed = hall.column("SELECT seed FROM deals").await.remove(0);
    anna.answer(&table, 1).await;
    anna.concede(&table).await;
    let day = today(&mut anna).await;
    let path = |rest: &str| format!("/api/tables/{table}{rest}");
    for page in [
        path(""),
        path("?as=1"),
        path("/replay?as=1&moves=1"),
        path("/replay/events?as=1"),
        path("/chat"),
        "/api/daily".to_owned(),
        format!("/api/daily/onirim/{day}"),
        "/api/me/export".to_owned(),
        "/api/me/tables".to_owned(),
        "/api/me/statistics".to_owned(),
        "/api/tables".to_owned(),
    ] {
        let answer = anna.get(&page).await;
        assert!(answer.status.is_success(), "{page}: {}", answer.body);
        assert!(!answer.body.to_string().contains(&seed), "{page}");
    }
    assert_eq!(hall.text("/api/archive").await.1, "");
    let hidden = (404, "not-revealed-yet");
    assert_eq!(anna.get(&path("/record")).await.refused(), hidden);
    assert_eq!(anna.get(&path("/record?form=text")).await.refused(), hidden);
    assert_eq!(anna.post(&path("/branch"), json!({ "moves": 0 })).await.refused(), hidden);
    let again = anna.command(&table, "rematch", json!({ "as": 1, "seed": "same" })).await;
    assert_eq!(again.refused(), hidden, "the same deal would be told at its end");
    hall.time.turn(DAY);
    assert_eq!(anna.look(&table).await["table"]["seed"], *seed);
    let comparison = anna.get(&format!("/api/daily/onirim/{day}")).await.done();
    assert_eq!(comparison["seed"], *seed);
    assert_eq!(comparison["commitment"], commitment(seed.parse().expect("a seed")));
    let proof: Proof = serde_json::from_value(anna.get(&path("/record")).await.done()).expect("a proof");
    proof.verify().expect("an honest game");
    anna.post(&path("/branch"), json!({ "moves": 0 })).await.done();
}

/// Somebody gives up at once: neither they nor anybody with the link see more of the deal than the seat saw.
async fn the_cards_of_a_day_are_shown_to_nobody_before_midnight(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let table = id(&begin(&mut anna, "mondes").await);
    anna.concede(&table).await;
    let whole = ["?as=all", "?as=2", "?as=spectator", "/replay?as=all", "/replay/events?as=all"];
    for rest in whole {
        let path = format!("/api/tables/{table}{rest}");
        for client in [&mut zoe, &mut hall.nobody()] {
            assert_eq!(client.get(&path).await.refused().0, 403, "{rest}");
        }
        let own = anna.get(&path).await;
        match rest {
            "?as=spectator" => assert_eq!(own.done()["standing"]["view"]["observer"], "spectator"),
            _ => assert_eq!(own.refused().0, 403, "{rest}"),
        }
    }
    anna.get(&format!("/api/tables/{table}?as=1")).await.done();
    hall.time.turn(DAY);
    for rest in whole {
        zoe.get(&format!("/api/tables/{table}{rest}")).await.done();
    }
}

async fn the_seed_is_not_told_while_ones_own_try_goes_on(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let path = format!("/api/daily/onirim/{}", today(&mut anna).await);
    let table = id(&begin(&mut anna, "onirim").await);
    hall.time.turn(DAY);
    assert!(zoe.get(&path).await.done()["seed"].is_string(), "the day is over");
    assert_eq!(anna.get(&path).await.done()["seed"], Value::Null, "but not her try");
    anna.concede(&table).await;
    assert!(anna.get(&path).await.done()["seed"].is_string());
}

async fn ranks_are_for_accounts_and_for_tries_that_ended_in_time(place: Place) {
    let hall = Hall::open(place).await;
    let (mut guest, mut anna, mut late) = (hall.guest("Guest").await, hall.nobody(), hall.nobody());
    anna.become_account("Anna").await;
    late.become_account("Late").await;
    let path = format!("/api/daily/onirim/{}", today(&mut anna).await);
    for client in [&mut guest, &mut anna] {
        let table = id(&begin(client, "onirim").await);
        client.concede(&table).await;
    }
    let table = id(&begin(&mut late, "onirim").await);
    hall.time.turn(DAY);
    late.concede(&table).await;
    let seen = hall.nobody().get(&path).await.done();
    let names: Vec<_> = seen["players"].as_array().expect("a list").iter().map(|one| &one["name"]).collect();
    assert_eq!(names, [&json!("Anna")]);
    assert!(late.get(&path).await.done()["mine"]["result"].is_object(), "one's own result is shown");
}

async fn a_try_is_played_alone_and_without_a_way_back(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let table = id(&begin(&mut anna, "onirim").await);
    for _ in 0..4 {
        anna.answer(&table, 1).await;
    }
    let undo = anna.command(&table, "undo", json!({ "as": 1, "to": 0 })).await;
    assert_eq!(undo.refused(), (403, "switched-off"), "what was drawn is known");
    let stand_in = anna.command(&table, "stand-in", json!({ "seat": 1 })).await;
    assert_eq!(stand_in.refused(), (403, "switched-off"), "it is a person's try");
    for observer in ["spectator", "1", "all"] {
        let answer = zoe.get(&format!("/api/tables/{table}?as={observer}")).await;
        assert_eq!(answer.refused().0, 403, "who watches could play the same deal afterwards");
    }
}

async fn the_deal_of_a_past_day_is_practised_and_counts_nowhere(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoe").await);
    let tried = begin(&mut anna, "onirim").await;
    let path = format!("/api/daily/onirim/{}", today(&mut anna).await);
    assert_eq!(zoe.post(&path, json!({})).await.refused(), (404, "not-revealed-yet"), "she has her try");
    hall.time.turn(DAY);
    assert_eq!(anna.post(&path, json!({})).await.refused(), (404, "not-revealed-yet"), "her try goes on");
    let practice = zoe.post(&path, json!({})).await.done();
    assert_eq!(practice["commitment"], tried["commitment"], "the same cards");
    assert_eq!((&practice["day"], &practice["counted"]), (&Value::Null, &json!(false)));
    assert_eq!((&tried["counted"], &practice["hints"]), (&json!(true), &json!(true)));
    assert_eq!(zoe.get(&path).await.done()["tries"], 1, "practice is no try");
    let never = "/api/daily/onirim/2020-01-01";
    assert_eq!(zoe.post(never, json!({})).await.refused(), (404, "no-such-day"));
    let counted = hall.column("SELECT CAST(counted AS TEXT) FROM tables ORDER BY counted").await;
    assert_eq!(counted, ["0", "1"]);
}

async fn deals_that_never_were_are_refused(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let day = today(&mut anna).await;
    for (path, refused) in [
        (format!("/api/daily/chess/{day}"), (400, "unknown-game")),
        ("/api/daily/onirim/2020-01-01".to_owned(), (404, "no-such-day")),
        ("/api/daily/onirim/9999-12-31".to_owned(), (404, "no-such-day")),
        ("/api/daily/onirim/today".to_owned(), (404, "no-such-day")),
        ("/api/daily/onirim/2026-02-30".to_owned(), (404, "no-such-day")),
        (format!("/api/daily/onirim/{day}?setup=players%3D9"), (400, "setup-unknown-value")),
        (format!("/api/daily/onirim/{day}?players=1"), (400, "invalid-params")),
    ] {
        assert_eq!(anna.get(&path).await.refused(), refused, "{path}");
    }
    for (game, asked, refused) in [
        ("chess", json!({}), (400, "unknown-game")),
        ("onirim", json!({ "setup": { "players": 9 } }), (400, "setup-unknown-value")),
        ("onirim", json!({ "setup": { "seed": 42 } }), (400, "setup-unknown-option")),
        ("onirim", json!({ "seed": 42 }), (400, "invalid-params")),
    ] {
        let answer = anna.post(&format!("/api/daily/{game}"), asked.clone()).await;
        assert_eq!(answer.refused(), refused, "{game} {asked}");
    }
    assert_eq!(hall.column("SELECT seed FROM deals").await.len(), 0);
}

async fn deals_are_graded_by_the_bots(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    hall.app().grade_todays_deals().await.expect("graded");
    let seeds = hall.column("SELECT seed FROM deals ORDER BY setup").await;
    hall.app().grade_todays_deals().await.expect("nothing left to grade");
    assert_eq!(hall.column("SELECT seed FROM deals ORDER BY setup").await, seeds, "chosen once");
    let daily = anna.get("/api/daily").await.done();
    let graded = daily["deals"].as_array().expect("a list").iter().map(|deal| {
        let bots = deal["grade"]["bots"].as_array().map_or(0, Vec::len);
        (deal["game"].as_str().expect("a game"), bots)
    });
    assert_eq!(
        graded.collect::<Vec<_>>(),
        [("onirim", 3), ("onirim", 3), ("labyrinth", 0), ("labyrinth", 0), ("mondes", 0)]
    );
    assert!(seeds.iter().all(|seed| !daily.to_string().contains(seed)));
    let path = format!("/api/daily/onirim/{}", today(&mut anna).await);
    let before = anna.get(&path).await.done();
    let seed = seeds.iter().find(|seed| before["commitment"] == commitment(seed.parse().expect("a seed")));
    assert!(seed.is_some(), "bound before anybody begins");
    let table = begin(&mut anna, "onirim").await;
    assert_eq!(table["commitment"], before["commitment"]);
    assert_eq!(anna.get(&path).await.done()["grade"], before["grade"]);
    hall.time.turn(DAY);
    assert!(anna.get("/api/daily").await.done()["deals"][0]["grade"].is_null(), "another day, another deal");
}

async fn who_comes_before_the_grade_plays_what_everybody_plays(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let early = begin(&mut anna, "onirim").await;
    let own = anna.post("/api/daily/onirim", json!({ "setup": { "book": "hard" } })).await.done();
    hall.app().grade_todays_deals().await.expect("graded");
    assert_eq!(begin(&mut zoe, "onirim").await["commitment"], early["commitment"]);
    let path = format!("/api/daily/onirim/{}", today(&mut anna).await);
    let seen = anna.get(&path).await.done();
    assert_eq!(seen["commitment"], early["commitment"]);
    assert!(seen["grade"]["bots"][0]["games"].is_u64(), "what stands is graded all the same");
    let seen = anna.get(&format!("{path}?setup=players%3D1%20book%3Dhard")).await.done();
    assert_eq!(seen["commitment"], own["commitment"]);
    assert!(seen["grade"].is_object(), "any configuration somebody asked for is");
}
