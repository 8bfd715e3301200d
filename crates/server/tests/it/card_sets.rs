//! Card sets of groups: nobody uses them up, and a table with one is a table like any other.

use dedale_mondes::Cards;
use serde_json::json;

use crate::hall::{Hall, begun, id};
use crate::server::{Place, on_every_store};

on_every_store! {
    a_stranger_does_not_use_up_the_card_sets,
    a_table_with_cards_of_its_own_plays_on_while_sets_come_and_go,
}

fn set_number(number: u32) -> String {
    Cards::default().to_string().replacen("esus/", &format!("esus-{number}/"), 1)
}

/// As in an address.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

async fn a_stranger_does_not_use_up_the_card_sets(place: Place) {
    let hall = Hall::open(place).await;
    let mut stranger = hall.nobody();
    for number in 0..400 {
        let setup = json!({ "setup": { "cards": set_number(number) } });
        stranger.post("/api/games/mondes/check", setup).await.done();
    }
    for number in 400..500 {
        let setup = encoded(&format!("players=2 cards={}", set_number(number)));
        stranger.get(&format!("/api/statistics?game=mondes&setup={setup}")).await.done();
    }
    for number in 500..600 {
        let setup = encoded(&format!("cards={}", set_number(number)));
        let told = stranger.get(&format!("/api/games/mondes/contents?setup={setup}")).await.done();
        assert_eq!(told["contents"]["cards"][0]["id"], format!("esus-{number}"));
    }
    let mut anna = hall.guest("Anna").await;
    let own = json!({ "game": "mondes", "listed": true, "setup": { "cards": set_number(1_000) } });
    let table = id(&anna.post("/api/tables", own).await.done());
    let lobby = stranger.get("/api/tables").await.done();
    assert_eq!(lobby[0]["table"], json!(table));
    assert_eq!(lobby[0]["setup"]["cards"], set_number(1_000));
}

async fn a_table_with_cards_of_its_own_plays_on_while_sets_come_and_go(place: Place) {
    let mut hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let own = json!({ "game": "mondes", "setup": { "cards": set_number(7), "max-rounds": 2 } });
    let table = begun(&mut [&mut anna], &["random"], own).await;
    let mut stranger = hall.nobody();
    let mut number = 100;
    while anna.answer(&table, 1).await {
        for _ in 0..5 {
            number += 1;
            let setup = json!({ "setup": { "cards": set_number(number) } });
            stranger.post("/api/games/mondes/check", setup).await.done();
        }
    }
    let before = anna.look(&table).await;
    assert_eq!(before["table"]["setup"]["cards"], set_number(7));
    assert_eq!(before["standing"]["view"]["setup"]["cards"], set_number(7));
    hall.start_again().await;
    let after = hall.back(&anna).look(&table).await;
    assert_eq!(after["standing"], before["standing"]);
}
