use serde_json::json;

use crate::client::PASSWORD;
use crate::server::{Place, on_every_store};
use crate::table::Party;

const DAY: i64 = 24 * 3600 * 1000;

on_every_store! {
    anybody_may_be_a_guest,
    guests_may_do_without_a_name,
    who_is_in_stays_who_they_are,
    nobody_is_nobody,
    a_guest_becomes_an_account_and_stays_the_same_person,
    accounts_can_be_made_at_once,
    names_of_accounts_are_unique_after_folding,
    guests_cannot_pass_for_accounts,
    nobody_takes_a_name_that_looks_like_an_accounts,
    accounts_that_looked_alike_before_keep_their_names,
    names_say_nothing_in_silent_games,
    accounts_cannot_be_made_twice,
    a_wrong_password_and_an_unknown_name_answer_the_same,
    logging_in_gives_another_session,
    a_stolen_cookie_is_worthless_after_logout,
    sessions_expire_and_slide,
    people_may_change_their_name,
    tables_call_people_by_their_new_name,
    names_that_deceive_are_refused,
    another_password_ends_all_other_sessions,
    guests_have_no_password_to_change,
    a_recovery_code_works_once,
    a_wrong_recovery_code_and_an_unknown_name_answer_the_same,
}

async fn anybody_may_be_a_guest(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let guest = client.post("/api/guest", json!({ "name": " Zoë " })).await.done();
    assert_eq!(guest["name"], "Zoë");
    assert_eq!(guest["kind"], "guest");
    assert_eq!(guest["id"].as_str().map(str::len), Some(26));
    assert!(guest["created"].is_i64());
    assert_eq!(client.get("/api/me").await.done(), guest);
}

async fn guests_may_do_without_a_name(place: Place) {
    let guest = place.open().await.client().post("/api/guest", json!({})).await.done();
    assert!(guest["name"].as_str().expect("a name").starts_with("guest-"));
}

async fn who_is_in_stays_who_they_are(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let guest = client.post("/api/guest", json!({ "name": "Zoë" })).await.done();
    let again = client.post("/api/guest", json!({ "name": "Anna" })).await;
    assert!(!again.headers.contains_key("set-cookie"));
    assert_eq!(again.done(), guest);
}

async fn nobody_is_nobody(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
    client.cookie = Some("dedale_session=abc".to_owned());
    assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
    assert_eq!(client.patch("/api/me", json!({ "name": "Zoë" })).await.refused(), (401, "no-session"));
    client.post("/api/guest", json!({})).await.done();
}

async fn a_guest_becomes_an_account_and_stays_the_same_person(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let guest = client.post("/api/guest", json!({ "name": "Zoë" })).await.done();
    let mut thief = client.clone();
    let made = client.post("/api/account", json!({ "name": "Zoë", "password": PASSWORD })).await.done();
    assert_eq!(made["user"]["id"], guest["id"]);
    assert_eq!(made["user"]["created"], guest["created"]);
    assert_eq!(made["user"]["kind"], "account");
    assert_eq!(client.get("/api/me").await.done(), made["user"]);
    assert_eq!(thief.get("/api/me").await.refused(), (401, "no-session"), "the guest’s cookie is used up");
}

async fn accounts_can_be_made_at_once(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let code = client.become_account("Zoë").await;
    assert_eq!(code.len(), 29);
    assert_eq!(client.get("/api/me").await.done()["kind"], "account");
    for password in ["too short", &"long ".repeat(60)] {
        let body = json!({ "name": "Anna", "password": password });
        let answer = server.client().post("/api/account", body).await;
        assert_eq!(answer.refused(), (400, "invalid-params"));
        assert_eq!(answer.body["error"]["data"]["field"], "password");
    }
}

async fn names_of_accounts_are_unique_after_folding(place: Place) {
    let server = place.open().await;
    server.client().become_account("Zoë Finn").await;
    for name in ["Zoë Finn", "zoë finn", "ZOE\u{308} ﬁnn"] {
        let body = json!({ "name": name, "password": PASSWORD });
        assert_eq!(server.client().post("/api/account", body).await.refused(), (409, "name-taken"), "{name}");
    }
    let mut other = server.client();
    other.become_account("Zoe Finn").await;
    assert_eq!(other.patch("/api/me", json!({ "name": "zoë finn" })).await.refused(), (409, "name-taken"));
    assert_eq!(other.get("/api/me").await.done()["name"], "Zoe Finn");
    other.patch("/api/me", json!({ "name": "ZOE finn" })).await.done();
}

async fn guests_cannot_pass_for_accounts(place: Place) {
    let server = place.open().await;
    server.client().become_account("Zoë").await;
    let mut guest = server.client();
    assert_eq!(guest.post("/api/guest", json!({ "name": "ZOË" })).await.refused(), (409, "name-taken"));
    guest.post("/api/guest", json!({ "name": "Anna" })).await.done();
    assert_eq!(guest.patch("/api/me", json!({ "name": "zoë" })).await.refused(), (409, "name-taken"));
    assert_eq!(guest.get("/api/me").await.done()["name"], "Anna");
}

async fn nobody_takes_a_name_that_looks_like_an_accounts(place: Place) {
    let server = place.open().await;
    server.client().become_account("Celine").await;
    // Some of the letters are Cyrillic.
    let (alike, mut other, mut guest) = ("\u{0421}\u{0435}line", server.client(), server.client());
    let body = json!({ "name": alike, "password": PASSWORD });
    assert_eq!(server.client().post("/api/account", body).await.refused(), (409, "name-taken"));
    assert_eq!(guest.post("/api/guest", json!({ "name": alike })).await.refused(), (409, "name-taken"));
    guest.post("/api/guest", json!({ "name": "Anna" })).await.done();
    other.become_account("Zoë").await;
    for client in [&mut guest, &mut other] {
        assert_eq!(client.patch("/api/me", json!({ "name": alike })).await.refused(), (409, "name-taken"));
    }
    let login = json!({ "name": alike, "password": PASSWORD });
    assert_eq!(guest.post("/api/login", login).await.refused(), (401, "wrong-password"), "it opens nothing");
    other.patch("/api/me", json!({ "name": "ZOË" })).await.done();
}

async fn accounts_that_looked_alike_before_keep_their_names(place: Place) {
    let server = place.open().await;
    let (mut first, mut second) = (server.client(), server.client());
    first.become_account("Celine").await;
    server.time.turn(1000);
    second.become_account("Selene").await;
    let alike = "\u{0421}\u{0435}line";
    let pool = server.database().await;
    sqlx::query("UPDATE users SET skeleton = NULL").execute(&pool).await.expect("as before");
    let query = sqlx::query("UPDATE users SET name = $1, account = $2 WHERE name = 'Selene'");
    query.bind(alike).bind(alike.to_lowercase()).execute(&pool).await.expect("as before");
    pool.close().await;
    let server = server.killed().await;
    for name in ["Celine", alike] {
        let login = json!({ "name": name, "password": PASSWORD });
        assert_eq!(server.client().post("/api/login", login).await.done()["name"], name);
        let body = json!({ "name": name, "password": PASSWORD });
        assert_eq!(server.client().post("/api/account", body).await.refused(), (409, "name-taken"));
    }
    let noted = server.everything().await;
    let mut noted: Vec<_> = noted.iter().filter(|value| value.starts_with("users.skeleton=")).collect();
    noted.sort();
    assert_eq!(noted, ["users.skeleton=", "users.skeleton=celine"], "the oldest");
}

async fn names_say_nothing_in_silent_games(place: Place) {
    let server = place.open().await;
    let silent = json!({ "game": "onirim", "setup": { "players": 2, "communication": "silent" } });
    let mut party = Party::playing(&server, silent, 2).await;
    let asked = json!({ "name": "I have the sun" });
    assert_eq!(party.who(1).patch("/api/me", asked.clone()).await.refused(), (409, "playing-in-silence"));
    let account = json!({ "name": "I have the sun", "password": PASSWORD });
    assert_eq!(party.who(1).post("/api/account", account).await.refused(), (409, "playing-in-silence"));
    party.who(1).become_account("Guest 0").await;
    let server = server.killed().await;
    let mut party = party.at(&server);
    assert_eq!(party.who(1).patch("/api/me", asked.clone()).await.refused(), (409, "playing-in-silence"));
    assert_eq!(party.document().await["seats"][0]["name"], "Guest 0");
    let mut other = server.client();
    other.post("/api/guest", json!({})).await.done();
    other.patch("/api/me", json!({ "name": "Anna" })).await.done();
    party.give_up(1).await;
    party.who(1).patch("/api/me", asked).await.done();
}

async fn accounts_cannot_be_made_twice(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let again = client.post("/api/account", json!({ "name": "Anna", "password": PASSWORD })).await;
    assert_eq!(again.refused(), (403, "forbidden"));
}

async fn a_wrong_password_and_an_unknown_name_answer_the_same(place: Place) {
    let server = place.open().await;
    server.client().become_account("Zoë").await;
    let mut answers = Vec::new();
    for (name, password) in
        [("Zoë", "a staircase of sand"), ("Anna", PASSWORD), ("Zoë", "short"), ("\u{202E}", "short")]
    {
        let answer = server.client().post("/api/login", json!({ "name": name, "password": password })).await;
        assert_eq!(answer.refused(), (401, "wrong-password"));
        assert!(!answer.headers.contains_key("set-cookie"));
        answers.push((answer.headers, answer.body));
    }
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
}

async fn logging_in_gives_another_session(place: Place) {
    let server = place.open().await;
    let mut first = server.client();
    first.become_account("Zoë").await;
    let mut second = server.client();
    second.post("/api/guest", json!({})).await.done();
    let mut guest = second.clone();
    let user = second.post("/api/login", json!({ "name": "ZOË", "password": PASSWORD })).await.done();
    assert_eq!(user, first.get("/api/me").await.done());
    assert_eq!(user, second.get("/api/me").await.done());
    assert_ne!(first.cookie, second.cookie);
    assert_eq!(guest.get("/api/me").await.refused(), (401, "no-session"), "replaced");
}

async fn a_stolen_cookie_is_worthless_after_logout(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let mut thief = client.clone().at([198, 51, 100, 1]);
    thief.get("/api/me").await.done();
    client.post("/api/logout", json!({})).await.done();
    assert_eq!(client.cookie, None);
    assert_eq!(thief.get("/api/me").await.refused(), (401, "no-session"));
    client.post("/api/logout", json!({})).await.done();
}

async fn sessions_expire_and_slide(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    server.time.turn(364 * DAY);
    client.get("/api/me").await.done();
    server.time.turn(364 * DAY);
    let renewed = client.get("/api/me").await;
    let cookie = renewed.headers["set-cookie"].to_str().expect("text");
    assert!(cookie.contains("; Max-Age=31536000; HttpOnly; SameSite=Lax"), "the browser’s copy slides, too");
    server.time.turn(366 * DAY);
    assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
    server.client().post("/api/guest", json!({})).await.done();
    let sessions =
        server.everything().await.iter().filter(|value| value.starts_with("sessions.hash=")).count();
    assert_eq!(sessions, 1, "the expired one is forgotten");
}

async fn people_may_change_their_name(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    assert_eq!(client.patch("/api/me", json!({ "name": "Anna" })).await.done()["name"], "Anna");
    assert_eq!(client.get("/api/me").await.done()["name"], "Anna");
    let login = |name| json!({ "name": name, "password": PASSWORD });
    server.client().post("/api/login", login("anna")).await.done();
    assert_eq!(server.client().post("/api/login", login("Zoë")).await.refused(), (401, "wrong-password"));
    server.client().become_account("Zoë").await;
}

async fn tables_call_people_by_their_new_name(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({ "name": "Zoë" })).await.done();
    let table = client.post("/api/tables", json!({ "game": "onirim" })).await.done();
    let path = format!("/api/tables/{}", table["table"].as_str().expect("an id"));
    client.post(&format!("{path}/sit"), json!({ "step": 0, "key": "one", "seat": 1 })).await.done();
    let mut other = server.client();
    assert_eq!(other.get(&path).await.done()["table"]["seats"][0]["name"], "Zoë");
    client.patch("/api/me", json!({ "name": "Anna" })).await.done();
    assert_eq!(other.get(&path).await.done()["table"]["seats"][0]["name"], "Anna");
    client.become_account("Éva").await;
    assert_eq!(other.get(&path).await.done()["table"]["seats"][0]["name"], "Éva");
    client.delete("/api/me", json!({ "password": PASSWORD })).await.done();
    assert_eq!(other.get(&path).await.done()["table"]["seats"][0]["name"], "");
}

async fn names_that_deceive_are_refused(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({ "name": "Zoë" })).await.done();
    for name in ["\u{202E}enilec", "a\u{2067}b", "a\u{200B}b", "a\u{0}b", "a\nb", "", " ", &"x".repeat(33)] {
        let asked = json!({ "name": name });
        for answer in
            [client.patch("/api/me", asked.clone()).await, server.client().post("/api/guest", asked).await]
        {
            assert_eq!(answer.refused(), (400, "invalid-params"), "{name:?}");
            assert_eq!(answer.body["error"]["data"]["field"], "name");
        }
        let asked = json!({ "name": name, "password": PASSWORD });
        assert_eq!(client.post("/api/account", asked).await.refused(), (400, "invalid-params"), "{name:?}");
    }
    assert_eq!(client.get("/api/me").await.done()["name"], "Zoë");
}

async fn another_password_ends_all_other_sessions(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let mut other = server.client();
    other.post("/api/login", json!({ "name": "Zoë", "password": PASSWORD })).await.done();
    let asked = |old, new| json!({ "old": old, "new": new });
    let wrong = client.post("/api/me/password", asked("not the old one", "a staircase of sand")).await;
    assert_eq!(wrong.refused(), (401, "wrong-password"));
    let short = client.post("/api/me/password", asked(PASSWORD, "sand")).await;
    assert_eq!(short.body["error"]["data"]["field"], "new");
    other.get("/api/me").await.done();
    client.post("/api/me/password", asked(PASSWORD, "a staircase of sand")).await.done();
    client.get("/api/me").await.done();
    assert_eq!(other.get("/api/me").await.refused(), (401, "no-session"));
    let login = |password| json!({ "name": "Zoë", "password": password });
    assert_eq!(other.post("/api/login", login(PASSWORD)).await.refused(), (401, "wrong-password"));
    other.post("/api/login", login("a staircase of sand")).await.done();
}

async fn guests_have_no_password_to_change(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let asked = json!({ "old": PASSWORD, "new": PASSWORD });
    assert_eq!(client.post("/api/me/password", asked).await.refused(), (403, "forbidden"));
}

async fn a_recovery_code_works_once(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let code = client.become_account("Zoë").await;
    let asked = |code: &str| {
        let typed = code.to_lowercase().replace('-', " ");
        json!({ "name": "zoë", "recovery_code": typed, "password": "a staircase of sand" })
    };
    let next = server.client().post("/api/recover", asked(&code)).await.done();
    assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"), "all sessions ended");
    let login = |password| json!({ "name": "Zoë", "password": password });
    assert_eq!(client.post("/api/login", login(PASSWORD)).await.refused(), (401, "wrong-password"));
    client.post("/api/login", login("a staircase of sand")).await.done();
    assert_eq!(client.post("/api/recover", asked(&code)).await.refused(), (401, "wrong-recovery-code"));
    client.post("/api/recover", asked(next["recovery_code"].as_str().expect("a code"))).await.done();
}

async fn a_wrong_recovery_code_and_an_unknown_name_answer_the_same(place: Place) {
    let server = place.open().await;
    let code = server.client().become_account("Zoë").await;
    let mut answers = Vec::new();
    for (name, code) in [("Zoë", "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA"), ("Anna", &code), ("Zoë", ""), ("", &code)]
    {
        let asked = json!({ "name": name, "recovery_code": code, "password": PASSWORD });
        let answer = server.client().post("/api/recover", asked).await;
        assert_eq!(answer.refused(), (401, "wrong-recovery-code"));
        answers.push((answer.headers, answer.body));
    }
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
}
