//! What is in the box, and the start (MO-C1 to MO-S7).

use dedale_core::names::Named as _;
use dedale_core::{Rules as _, Setup as _};
use dedale_mondes::{Card, Cards, Effect, Key, Kind, Place, Question, Side, World};

use crate::scene::{A, B, C, Play, Scene};

/// Chooses the first character for everybody; chance then answers so: the start, the first player.
fn started(setup: &str, picks: &[u32]) -> Play {
    let mut game = Play::dealt(setup, &[]);
    for _ in 0..game.state.setup().seats() {
        game.chance(picks).play("keep 1");
    }
    game
}

fn places(game: &Play) -> String {
    game.position().pawns.iter().map(|place| place.name()).collect::<Vec<_>>().join(" ")
}

#[test]
fn mo_c1_there_are_five_keys() {
    let names: Vec<_> = Key::ALL.iter().map(|key| key.name()).collect();
    assert_eq!(names, ["magic", "knowledge", "combat", "death", "love"]);
}

#[test]
fn mo_c2_eight_worlds_lie_around_kernault_with_a_key_on_each_side() {
    assert_eq!((Place::ALL.len(), World::all().len()), (8, 8));
    let cards = Cards::default();
    let hunt = crate::scene::world(&cards, "wild-hunt");
    assert_eq!(cards.exit(hunt, Side::East), Key::Combat);
}

#[test]
fn mo_c4_good_cards_carry_a_key_and_bad_ones_an_attack_and_a_bad_effect() {
    let cards = Cards::default();
    let of = |kind: Kind| Card::all().filter(|&card| cards.face(card).kind == kind).count();
    assert_eq!(of(Kind::Encounter) + of(Kind::Object) + of(Kind::Bad), 64);
    for world in World::all() {
        assert_eq!(Card::all().filter(|card| card.world() == world).count(), 8);
    }
    let giant = cards.face(crate::scene::card(&cards, "giant"));
    assert_eq!((giant.kind, giant.key, giant.effect), (Kind::Bad, Key::Combat, Effect::Lose(2)));
}

#[test]
fn mo_c5_each_player_has_a_pawn() {
    for players in 2..=5 {
        let game = started(&format!("players={players}"), &[]);
        assert_eq!(game.position().pawns.len(), players);
    }
}

#[test]
fn mo_s1_the_worlds_are_shuffled_and_lie_face_down() {
    let game = Play::dealt("players=2", &[3, 1, 4]);
    let position = game.position();
    assert!(position.up.is_empty() && position.worlds_known_to.is_empty());
    assert_ne!(position.worlds.to_vec(), World::all().collect::<Vec<_>>());
    for observer in ["1", "2", "spectator"] {
        assert!(game.view(observer).worlds.iter().all(|there| there.world.is_none() && !there.up));
    }
}

#[test]
fn mo_s2_each_worlds_cards_are_its_pile_and_nobody_knows_their_order() {
    let game = Play::dealt("players=3", &[0, 0, 0, 0, 0, 0, 0, 5, 2]);
    for world in World::all() {
        let pile = &game.position().piles[world.name()];
        assert!(pile.len() == 8 && pile.iter().all(|card| card.world() == world));
        for observer in ["1", "2", "3", "spectator"] {
            let seen = game.view(observer).piles.of(world);
            assert_eq!(seen.collect::<Vec<_>>(), [None; 8]);
        }
    }
    assert_ne!(game.pile("otherworld")[..2], ["esus", "ambactes"], "they were shuffled");
}

#[test]
fn mo_s3_seat_after_seat_keeps_one_of_two_characters_in_secret() {
    let mut game = Play::dealt("players=3", &[]);
    let dealt = game.position().characters;
    game.asks(A, Question::Character).offers("keep", "keep 1, keep 2").play("keep 2");
    let kept = Cards::default().character_id(dealt[0][1]).to_owned();
    game.saw_as("1", &[&format!("character-kept 1 {kept}")]).saw_as("2", &["character-kept 1 ?"]);
    game.asks(B, Question::Character).play("keep 1").asks(C, Question::Character).play("keep 2");
    let characters = game.position().characters;
    assert_eq!(characters[0], [dealt[0][1], dealt[0][0]]);
    assert_eq!(characters[1], dealt[1]);
    let seen = game.view("2").characters;
    assert!(seen[0].kept.is_none() && seen[0].other.is_none() && seen[1].other.is_some());
    assert!(game.view("spectator").characters.iter().all(|seen| seen.kept.is_none()));
}

#[test]
fn mo_s3_what_was_dealt_only_its_player_sees() {
    let game = Play::dealt("players=2", &[]);
    let lines = |observer: &str| game.events(observer);
    assert!(lines("1")[0].starts_with("characters-dealt 1 ") && !lines("1")[0].contains('?'));
    assert_eq!(lines("1")[1], "characters-dealt 2 ? ?");
    assert_eq!(lines("spectator"), ["characters-dealt 1 ? ?", "characters-dealt 2 ? ?"]);
}

#[test]
fn mo_s4_two_or_three_start_together_on_a_world_beside_kernault_drawn_after_the_choice() {
    for (pick, place) in ["n", "w", "e", "s"].into_iter().enumerate() {
        assert_eq!(places(&started("players=2", &[pick as u32])), [place; 2].join(" "));
        assert_eq!(places(&started("players=3", &[pick as u32])), [place; 3].join(" "));
    }
    let choosing = Play::dealt("players=2", &[]);
    assert!(choosing.position().pawns.is_empty() && choosing.view("1").pawns.is_empty());
}

#[test]
fn mo_s5_of_four_or_five_the_even_seats_start_opposite() {
    assert_eq!(places(&started("players=4", &[1])), "w e w e");
    assert_eq!(places(&started("players=5", &[3])), "s n s n s");
}

#[test]
fn mo_s6_worlds_with_a_pawn_are_turned_up_and_the_first_player_is_drawn_or_set() {
    let mut game = started("players=4", &[1, 2]);
    game.asks(C, Question::Turn);
    assert_eq!(game.position().up, [Place::West, Place::East]);
    assert_eq!(game.events("all").iter().filter(|line| line.starts_with("world-turned-up")).count(), 2);
    started("players=3 first=2", &[0]).asks(B, Question::Turn);
}

#[test]
fn mo_s7_hands_are_empty() {
    assert!(started("players=5", &[]).position().hands.iter().all(Vec::is_empty));
}

#[test]
fn mo_c4_an_own_card_set_is_played_with() {
    let text = Cards::default().to_string().replacen("esus/encounter/combat", "esus/encounter/love", 1);
    let setup = format!("players=2 cards={text}");
    let mut game = Scene::of(&setup).hand(A, "esus").begin();
    game.refuses("move looking-glass", "cannot-pay", "MO-A5");
    assert_eq!(game.state.setup().text(), dedale_mondes::Setup::from_text(&setup).expect("a setup").text());
}
