//! Tables that were set up under older rules.

use std::sync::Arc;

use dedale_core::chance::Seed;
use dedale_games::GameId;
use dedale_table::{Options, StoredAbout, Table, TableError, commitment};

use crate::room::{Room, setup, table_id, user};

/// A table of La Clé des mondes that names no cards.
fn stored(rules: u32) -> StoredAbout {
    let seed = Seed::Quick(7);
    StoredAbout {
        id: table_id('t'),
        game: "mondes".to_owned(),
        rules,
        setup: "players=3".to_owned(),
        seed,
        commitment: commitment(seed),
        owner: user(0),
        created: 1000,
        options: Options::default(),
        branch_of: None,
        day: None,
        counted: true,
    }
}

#[test]
fn a_table_of_version_2_goes_on_with_the_cards_it_began_with() {
    let mut room =
        Room::playing(setup(GameId::Mondes, &[("players", "3"), ("cards", "standard")]), Options::default());
    for _ in 0..30 {
        room.answer();
    }
    let about = stored(2).read().expect("a table that can go on");
    assert_eq!(about.setup.text, "players=3 cards=standard");
    let again = StoredAbout::from(&about).read().expect("what was read can be stored");
    assert_eq!((again.rules, again.setup), (2, about.setup.clone()));
    let table = Table::replay(Arc::new(about), &room.entries).expect("its entries are played");
    assert_eq!((table.moves(), table.decider()), (room.table.moves(), room.table.decider()));
}

#[test]
fn a_table_of_version_3_that_names_no_cards_has_the_balanced_set() {
    assert_eq!(stored(3).read().expect("a table").setup, setup(GameId::Mondes, &[("players", "3")]));
}

#[test]
fn a_table_of_version_1_or_of_later_rules_is_refused() {
    for rules in [0, 1, 4] {
        let refused = stored(rules).read().expect_err("other rules");
        assert!(matches!(refused, TableError::OldRules { then, now: 3 } if then == rules), "{refused}");
    }
}
