use dedale_core::Setup as _;
use dedale_onirim::{Card, Colour, Face, Setup, Symbol};

use crate::scene::{Play, card, whole_box};

#[test]
fn on_c1_every_colour_has_a_room_of_every_symbol() {
    for colour in Colour::ALL {
        for symbol in Symbol::ALL {
            let room = Card::room(*colour, *symbol);
            assert_eq!(room, card(&format!("{colour}-{symbol}")));
            assert!(
                matches!(room.face(), Face::Room(room) if room.colour == *colour && room.symbol == *symbol)
            );
        }
    }
    assert_eq!(Colour::ALL.len() * Symbol::ALL.len(), 12);
}

/// The table of the rules, row by row.
#[test]
fn on_c2_the_base_deck_is_the_table_of_the_rules() {
    let rules = include_str!("../../../../docs/rules/onirim.md");
    let rows = rules.lines().map(str::trim).skip_while(|line| !line.contains("| sun | moon | key | doors |"));
    let mut seen = 0;
    for row in rows.skip(2).take(4) {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [colour, counts @ ..] = &cells[..] else { panic!("{row}") };
        for (kind, count) in ["sun", "moon", "key", "door"].iter().zip(counts) {
            assert_eq!(card(&format!("{colour}-{kind}")).copies().to_string(), **count, "{row}");
            seen += 1;
        }
    }
    assert_eq!(seen, 16);
    let deck = whole_box(&Setup::solo());
    assert_eq!((deck.len(), deck.labyrinth().len(), Card::NIGHTMARE.copies()), (76, 58, 10));
    assert_eq!(Play::dealt("players=1", "").deck_count(), 71, "all but the hand");
}

#[test]
fn on_c3_relics_are_no_cards_of_the_deck() {
    let families = Card::all().map(|card| match card.face() {
        Face::Room(_) | Face::Tower(_) => "labyrinth",
        Face::Nightmare | Face::HappyDream => "dream",
        Face::Door(_) => "door",
    });
    let mut families: Vec<_> = families.collect();
    families.dedup();
    assert_eq!(families, ["labyrinth", "door", "dream"]);
    let everything = Setup::from_text("book=normal towers=normal premonitions=4").expect("a setup");
    assert_eq!(whole_box(&everything).len(), 76 + 12 + 4, "no goals, no spell card, no premonitions");
    assert_eq!(Play::dealt("book=normal towers=normal premonitions=4", "").deck_count(), 92 - 5);
}
