//! How accounts did at the daily deals over a week or a month.

use dedale_server::TableId;
use serde_json::{Value, json};

use crate::client::{Client, PASSWORD};
use crate::hall::{DAY, Hall, id};
use crate::server::{Place, on_every_store};

on_every_store! {
    a_try_is_on_the_leaderboard_as_it_ended,
    accounts_are_ranked_by_days_won_then_by_fewer_moves_and_equals_share_a_rank,
    todays_deal_is_not_on_the_leaderboard_before_midnight,
    guests_deleted_accounts_and_tries_that_ended_late_are_not_on_the_leaderboard,
    a_streak_is_the_days_in_a_row_up_to_yesterday_on_which_the_deal_was_played,
    ones_own_row_is_shown_beyond_the_end_of_the_list,
    a_leaderboard_is_over_a_week_or_a_month_of_one_setup,
}

async fn account(hall: &Hall, name: &str) -> Client {
    let mut client = hall.nobody();
    client.become_account(name).await;
    client
}

/// Plays today's deal; a victory takes so many moves.
async fn plays(hall: &Hall, client: &mut Client, won_after: Option<u32>) {
    let table = id(&client.post("/api/daily/onirim", json!({})).await.done());
    client.concede(&table).await;
    if let Some(moves) = won_after {
        hall.write(&[format!("UPDATE tries SET won = 1, moves = {moves} WHERE table_id = '{table}'")]).await;
    }
}

async fn board(client: &mut Client, query: &str) -> Value {
    client.get(&format!("/api/leaderboard/onirim{query}")).await.done()
}

/// Rank, name, days won and mean moves of each row.
fn ranks(board: &Value) -> Vec<Value> {
    let rows = board["rows"].as_array().expect("a list");
    rows.iter().map(|row| json!([row["rank"], row["name"], row["won"], row["moves"]])).collect()
}

fn names(board: &Value) -> Vec<&str> {
    let rows = board["rows"].as_array().expect("a list");
    rows.iter().map(|row| row["name"].as_str().expect("a name")).collect()
}

async fn a_try_is_on_the_leaderboard_as_it_ended(place: Place) {
    let hall = Hall::open(place).await;
    let mut expected = Vec::new();
    for name in ["Anna", "Bob"] {
        let mut client = account(&hall, name).await;
        let table = id(&client.post("/api/daily/onirim", json!({})).await.done());
        while client.answer(&table, 1).await {}
        let standing = client.look(&table).await["standing"].take();
        let won = standing["outcome"]["winners"] == json!([1]);
        let moves = if won { json!(standing["moves"].as_f64()) } else { Value::Null };
        expected.push(json!([name, 1, i64::from(won), moves]));
    }
    hall.time.turn(DAY);
    let seen = board(&mut hall.nobody(), "").await;
    let rows = seen["rows"].as_array().expect("a list").iter();
    let mut found: Vec<_> =
        rows.map(|row| json!([row["name"], row["played"], row["won"], row["moves"]])).collect();
    found.sort_by_key(|row| row[0].to_string());
    assert_eq!(found, expected);
}

async fn accounts_are_ranked_by_days_won_then_by_fewer_moves_and_equals_share_a_rank(place: Place) {
    let hall = Hall::open(place).await;
    let mut people = Vec::new();
    for name in ["Anna", "Bob", "Cleo", "Dora", "Emil"] {
        people.push(account(&hall, name).await);
    }
    let results = [
        [Some(40), None, Some(61)],
        [Some(50), Some(50), None],
        [Some(100), Some(1), None],
        [Some(10), None, None],
        [None, None, None],
    ];
    for day in 0..3 {
        for (client, result) in people.iter_mut().zip(results) {
            plays(&hall, client, result[day]).await;
        }
        hall.time.turn(DAY);
    }
    let seen = board(&mut people[2], "").await;
    let expected = [
        json!([1, "Bob", 2, 50.0]),
        json!([2, "Anna", 2, 50.5]),
        json!([2, "Cleo", 2, 50.5]),
        json!([4, "Dora", 1, 10.0]),
        json!([5, "Emil", 0, null]),
    ];
    assert_eq!(ranks(&seen), expected);
    assert_eq!((&seen["accounts"], &seen["rows"][0]["played"]), (&json!(5), &json!(3)));
    let own: Vec<_> = seen["rows"].as_array().expect("a list").iter().map(|row| &row["me"]).collect();
    assert_eq!(own, [false, false, true, false, false]);
    let unknown = board(&mut hall.nobody(), "").await;
    assert_eq!(ranks(&unknown), expected, "past days are no secret");
    assert!(!unknown.to_string().contains("\"me\":true"));
}

async fn todays_deal_is_not_on_the_leaderboard_before_midnight(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (account(&hall, "Anna").await, account(&hall, "Zoë").await);
    plays(&hall, &mut anna, Some(30)).await;
    for client in [&mut anna, &mut zoe] {
        let seen = board(client, "").await;
        assert_eq!((&seen["accounts"], &seen["rows"]), (&json!(0), &json!([])), "not even her own");
    }
    hall.time.turn(DAY);
    let seen = board(&mut zoe, "").await;
    assert_eq!(ranks(&seen), [json!([1, "Anna", 1, 30.0])]);
    let today = zoe.get("/api/daily").await.done()["day"].take();
    assert!(seen["first"].as_str() < seen["last"].as_str() && seen["last"].as_str() < today.as_str());
}

async fn guests_deleted_accounts_and_tries_that_ended_late_are_not_on_the_leaderboard(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (account(&hall, "Anna").await, account(&hall, "Zoë").await);
    let (mut guest, mut late) = (hall.guest("Guest").await, account(&hall, "Late").await);
    for client in [&mut anna, &mut zoe, &mut guest] {
        plays(&hall, client, Some(30)).await;
    }
    let table = id(&late.post("/api/daily/onirim", json!({})).await.done());
    hall.time.turn(DAY);
    late.concede(&table).await;
    assert_eq!(names(&board(&mut late, "").await), ["Anna", "Zoë"]);
    anna.delete("/api/me", json!({ "password": PASSWORD })).await.done();
    let seen = board(&mut late, "").await;
    assert_eq!((names(&seen), &seen["accounts"]), (vec!["Zoë"], &json!(1)));
    guest.become_account("Guest").await;
    assert_eq!(names(&board(&mut guest, "").await), ["Guest", "Zoë"], "with what she played before");
}

async fn a_streak_is_the_days_in_a_row_up_to_yesterday_on_which_the_deal_was_played(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (account(&hall, "Anna").await, account(&hall, "Zoë").await);
    for day in 0..10 {
        if day != 1 {
            plays(&hall, &mut anna, (day % 2 == 0).then_some(30)).await;
        }
        if day < 9 {
            plays(&hall, &mut zoe, None).await;
        }
        hall.time.turn(DAY);
    }
    let seen = board(&mut anna, "?days=7").await;
    let streaks: Vec<_> = seen["rows"].as_array().expect("a list").iter().map(|row| &row["streak"]).collect();
    assert_eq!((names(&seen), streaks), (vec!["Anna", "Zoë"], vec![&json!(8), &json!(0)]));
    plays(&hall, &mut anna, None).await;
    assert_eq!(board(&mut anna, "").await["rows"][0]["streak"], 8, "today is not over");
}

async fn ones_own_row_is_shown_beyond_the_end_of_the_list(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = account(&hall, "Anna").await;
    plays(&hall, &mut anna, None).await;
    let played = hall.column("SELECT id FROM tables").await.remove(0);
    let fresh = || TableId::fresh().expect("chance").to_string();
    let mut more = Vec::new();
    for number in 0..210 {
        let [user, table] = [fresh(), fresh()];
        let of_table = "game, rules, setup, seed, owner, created, listed, options, counted, phase";
        more.extend([
            format!("INSERT INTO users (id, name, account, created) VALUES ('{user}', 'N', '{number}', 0)"),
            format!(
                "INSERT INTO tables (id, {of_table}) SELECT '{table}', {of_table} FROM tables WHERE id = '{played}'"
            ),
            format!(
                "INSERT INTO tries (day, game, setup, user_id, table_id, ended, won, moves) \
                 SELECT day, game, setup, '{user}', '{table}', ended, 1, 30 FROM tries WHERE table_id = '{played}'"
            ),
        ]);
    }
    hall.write(&more).await;
    hall.time.turn(DAY);
    let seen = board(&mut anna, "").await;
    let rows = seen["rows"].as_array().expect("a list");
    assert_eq!((rows.len(), &seen["accounts"]), (201, &json!(211)));
    assert!(rows[..200].iter().all(|row| row["rank"] == 1 && row["me"] == false));
    assert_eq!(
        (&rows[200]["rank"], &rows[200]["name"], &rows[200]["me"]),
        (&json!(211), &json!("Anna"), &json!(true))
    );
    assert_eq!(board(&mut hall.nobody(), "").await["rows"].as_array().map(Vec::len), Some(200));
}

async fn a_leaderboard_is_over_a_week_or_a_month_of_one_setup(place: Place) {
    let hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (account(&hall, "Anna").await, account(&hall, "Zoë").await);
    plays(&hall, &mut anna, None).await;
    let hard = json!({ "setup": { "book": "hard" } });
    let table = id(&zoe.post("/api/daily/onirim", hard).await.done());
    zoe.concede(&table).await;
    hall.time.turn(7 * DAY);
    assert_eq!(names(&board(&mut zoe, "?days=7").await), ["Anna"], "seven days ago is the first day");
    hall.time.turn(DAY);
    assert!(names(&board(&mut zoe, "").await).is_empty(), "a week unless one asks for more");
    assert_eq!(names(&board(&mut zoe, "?days=30").await), ["Anna"]);
    assert_eq!(names(&board(&mut zoe, "?days=30&setup=players%3D1%20book%3Dhard").await), ["Zoë"]);
    hall.time.turn(23 * DAY);
    assert!(names(&board(&mut zoe, "?days=30").await).is_empty());
    for days in ["0", "1", "31", "365"] {
        let answer = zoe.get(&format!("/api/leaderboard/onirim?days={days}")).await;
        let data = &answer.body["error"]["data"];
        assert_eq!((&data["field"], &data["expected"]), (&json!("days"), &json!("7 or 30")));
        assert_eq!(answer.refused(), (400, "invalid-params"), "{days}");
    }
    for days in ["-7", "week", "4294967296", ""] {
        let answer = zoe.get(&format!("/api/leaderboard/onirim?days={days}")).await;
        assert_eq!(answer.refused(), (400, "invalid-params"), "{days}");
    }
    assert_eq!(zoe.get("/api/leaderboard/chess").await.refused(), (400, "unknown-game"));
    let wrong = "/api/leaderboard/onirim?setup=players%3D9";
    assert_eq!(zoe.get(wrong).await.refused(), (400, "setup-unknown-value"));
}
