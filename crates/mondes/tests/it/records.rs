//! Records of version 2 of the rules, whose default was the standard card set.

use dedale_core::Setup as _;
use dedale_core::record::{Record, RecordDocument};
use dedale_mondes::State;

/// Written by version 2, with `cards` at its default. The Silver Mail is paid as a key of combat.
const VERSION_2: &str = include_str!("../records/version-2.txt");

fn document(rules: u32) -> RecordDocument {
    let game = Record::<State>::load_text(VERSION_2).expect("it replays");
    let record = game.record().expect("it was dealt");
    let mut document = serde_json::to_value(RecordDocument::from(&record)).expect("JSON");
    document["rules"] = rules.into();
    document["setup"].as_object_mut().expect("options").remove("cards");
    serde_json::from_value(document).expect("a document")
}

#[test]
fn mo_c4_a_record_of_version_2_that_names_no_cards_replays_with_the_standard_set() {
    let game = Record::<State>::load_text(VERSION_2).expect("it replays");
    assert_eq!(game.setup().get("cards"), "standard");
    assert_eq!(format!("{:016x}", game.hash()), VERSION_2.trim().rsplit(' ').next().expect("a hash"));
    assert_eq!(document(2).load::<State>().expect("it replays").hash(), game.hash());
}

#[test]
fn mo_c4_a_record_of_version_3_that_names_no_cards_is_played_with_the_balanced_set() {
    let code = |text: &str| Record::<State>::load_text(text).map(|_| ()).expect_err("other cards").code;
    assert_eq!(code(&VERSION_2.replacen("rules 2", "rules 3", 1)), "record-illegal-action");
    assert_eq!(
        document(3).load::<State>().map(|_| ()).expect_err("other cards").code,
        "record-illegal-action"
    );
}

#[test]
fn a_record_of_version_2_is_written_anew_with_the_name_of_its_cards() {
    let game = Record::<State>::load_text(VERSION_2).expect("it replays");
    let anew = game.record().expect("it was dealt").to_string();
    assert!(anew.contains("\nrules 3\nsetup players=3 cards=standard\n"), "{anew}");
    assert_eq!(Record::<State>::load_text(&anew).map(|again| again.hash()), Ok(game.hash()));
}

#[test]
fn a_record_that_says_version_2_is_written_as_version_2_reads_it() {
    let game = Record::<State>::load_text(VERSION_2).expect("it replays");
    let record = Record { rules: 2, ..game.record().expect("it was dealt") };
    assert_eq!(record.to_string(), VERSION_2);
}
