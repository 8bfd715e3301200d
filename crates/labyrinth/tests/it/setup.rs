use std::collections::BTreeSet;

use dedale_core::chance::Seed;
use dedale_core::{Positions as _, Rules as _, Seat, Setup as _, Silent};
use dedale_labyrinth::{CellSet, Position, Question, Setup, Shape, Spell, State, TileText};

use crate::scene::{BLUE, Play, RED, Scene, YELLOW};

/// Deals before the first page: the spells are still to be chosen.
fn deals(count: u64) -> impl Iterator<Item = Position> {
    let setup = Setup::from_text("players=2 level=standard spells=chosen").expect("a setup");
    (0..count).map(move |seed| State::start(&setup, &mut Silent(Seed::quick_from(seed))).position())
}

#[test]
fn la_s1_every_tile_lies_face_up_and_the_one_left_over_is_any_of_them() {
    let mut spares = BTreeSet::new();
    for deal in deals(600) {
        assert!(deal.board.iter().flatten().all(|tile| matches!(tile, TileText::Up(..))));
        spares.insert(deal.spare.to_string());
    }
    assert_eq!(spares.len(), 18, "16 with something on them, a plain straight, a plain corner");
}

#[test]
fn la_s1_tiles_are_turned_at_random() {
    let mut seen = BTreeSet::new();
    for deal in deals(600) {
        if let TileText::Up(openings, _) = deal.board[1][1] {
            seen.insert(openings);
        }
    }
    assert_eq!(seen.len(), 10);
}

#[test]
fn la_s2_any_treasure_card_and_any_page_may_come_first() {
    let (mut cards, mut pages) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..600 {
        let state = State::start(&Setup::default(), &mut Silent(Seed::quick_from(seed)));
        cards.insert(state.position().hands[0][0]);
        pages.insert(state.position().page.expect("the first turn began"));
    }
    assert_eq!((cards.len(), pages.len()), (24, 24));
}

#[test]
fn la_s3_each_player_has_a_pawn_on_its_start_square_and_two_treasure_cards() {
    for deal in deals(50) {
        assert_eq!(deal.pawns, ["0.0", "0.6"].map(crate::scene::cell));
        assert!(deal.hands.iter().all(|hand| hand.len() == 2));
        assert_eq!(deal.treasure_deck.len(), 20);
    }
    for (players, starts) in [(3, vec!["0.0", "0.6", "6.6"]), (4, vec!["0.0", "0.6", "6.6", "6.0"])] {
        let game = Play::dealt(&format!("players={players} level=expert spells=chosen"), &[]);
        let pawns: Vec<_> = game.position().pawns.iter().map(ToString::to_string).collect();
        assert_eq!(
            (pawns, game.position().treasure_deck.len()),
            (starts.into_iter().map(str::to_owned).collect(), 24 - 2 * players)
        );
    }
}

#[test]
fn la_s3_who_begins_is_an_option() {
    for first in 1..=3 {
        let game = Play::dealt(&format!("players=3 first={first}"), &[]);
        assert_eq!(game.state.decider(), Seat::from_number(first));
    }
}

#[test]
fn la_s4_at_discovery_everybody_has_push_and_rotation() {
    let mut game = Play::dealt("players=4", &[]);
    assert_eq!(game.position().spells, [Some(Spell::Rotation); 4]);
    for _ in 0..4 {
        assert!(game.position().push_ready && game.position().spell_ready);
        game.play("end");
    }
}

#[test]
fn la_s4_at_standard_the_second_spells_are_drawn_and_none_twice() {
    let setup = Setup::from_text("players=4 level=standard").expect("a setup");
    let mut first = BTreeSet::new();
    for seed in 0..100 {
        let state = State::start(&setup, &mut Silent(Seed::quick_from(seed)));
        let spells: Vec<_> = state.position().spells.into_iter().map(|spell| spell.expect("drawn")).collect();
        assert_eq!(spells.iter().collect::<BTreeSet<_>>().len(), 4);
        assert!(!spells.contains(&Spell::Push));
        first.insert(spells[0]);
    }
    assert_eq!(first.len(), 5);
}

#[test]
fn la_s4_spells_are_chosen_in_turn_from_the_first_player_on() {
    let mut game = Play::dealt("players=3 first=2 level=standard spells=chosen", &[]);
    game.asks(Question::Spell)
        .offers("", "choose rotation, choose permutation, choose crossing, choose teleport, choose escape");
    for (seat, spell) in [(YELLOW, "escape"), (BLUE, "rotation"), (RED, "crossing")] {
        assert_eq!(game.state.decider(), Some(seat));
        game.play(&format!("choose {spell}"));
    }
    game.turn_of(YELLOW);
    assert_eq!(game.position().spells, [Some(Spell::Crossing), Some(Spell::Escape), Some(Spell::Rotation)]);
}

#[test]
fn la_s4_a_spell_somebody_has_is_not_chosen_again() {
    let mut game = Play::dealt("players=2 level=expert spells=chosen", &[]);
    game.play("choose escape").refuses("choose escape", "spell-taken", "LA-S4");
    game.refuses("end", "not-asked", "LA-S4").refuses("move 0.0", "not-asked", "LA-S4");
}

#[test]
fn la_s4_a_spell_one_does_not_have_is_not_cast() {
    let mut game = Scene::with_spell("permutation").begin();
    game.refuses("rotate 1.1 90", "not-your-spell", "LA-S4");
    let mut game = Scene::with_spell("escape").begin();
    game.refuses("permute 1.1 1.2", "not-your-spell", "LA-S4").refuses(
        "rotate 1.1 90",
        "not-your-spell",
        "LA-S4",
    );
}

#[test]
fn la_c4_a_group_s_own_layout_may_have_other_tiles() {
    let layout = "1@0.2,2@0.4,3@2.0,4@2.2,5@2.4,6@2.6,7@4.0,8@4.2,9@4.4,10@4.6,11@6.2,12@6.4;\
                  I:13,14,15,16,17,18,x10;L:19,20,21,22,23,24,x6;T:x6";
    let game = Play::dealt(&format!("players=2 deck=12-6-6 layout={layout}"), &[]);
    let position = game.position();
    let loose = CellSet::LOOSE.iter().map(|cell| position.board[cell.row()][cell.column()]);
    let shape = |tile: TileText| match tile {
        TileText::Up(openings, _) => openings.shape(),
        TileText::Down(tile) | TileText::Spare(tile) => tile.shape(),
    };
    let straights = loose.chain([position.spare]).filter(|&tile| shape(tile) == Shape::Straight);
    assert_eq!(straights.count(), 16);
}

#[test]
fn la_c5_a_deck_names_only_what_the_layout_has() {
    let layout = "1@0.2;I:x10,2,3;L:4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19;T:20,21,22,23,24,x1";
    assert!(Setup::from_text(&format!("players=2 deck=12-6-6 layout={layout}")).is_ok());
    let error = Setup::from_text(&format!("players=2 deck=12-8-4 layout={layout}")).expect_err("no sun");
    assert_eq!((error.code(), error.field()), ("setup-bad-value", "deck"));
}
