//! Imagined worlds (MO-H1): whatever an observer does not know is everywhere it can be, and nowhere else.

use std::collections::{BTreeMap, BTreeSet};

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::observers;
use dedale_core::{Chance as _, Observer, Positions as _, Rules as _, Secrets as _, Silent};
use dedale_mondes::{Action, Card, Cards, Kind, Place, Question, State, View, World};

use crate::scene::{A, B, C, Play, Scene};

/// A place a card may lie in: a slot of a hand or of a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Slot {
    Hand(usize, usize),
    Pile(World, usize),
}

/// The slots whose cards the observer does not know, each with the cards that may lie there by the rules.
fn unknown(view: &View, truth: &State) -> Vec<(Slot, BTreeSet<Card>)> {
    let cards = view.setup.cards();
    let mut seen: BTreeSet<Card> =
        view.hands.iter().flat_map(|hand| hand.iter().filter_map(|one| one.card)).collect();
    World::all().for_each(|world| seen.extend(view.piles.of(world).flatten()));
    let hidden = || Card::all().filter(|card| !seen.contains(card));
    let position = truth.position();
    let mut slots = Vec::new();
    for (seat, hand) in view.hands.iter().enumerate() {
        let here = position.worlds[position.pawns[seat] as usize];
        for (at, glimpse) in hand.iter().enumerate().filter(|(_, glimpse)| glimpse.card.is_none()) {
            let may = |card: &Card| match cards.face(*card).kind {
                Kind::Bad => false,
                Kind::Object => true,
                Kind::Encounter => card.world() == here,
            };
            let of_world = |card: &Card| glimpse.world.is_none_or(|world| world == card.world());
            slots.push((Slot::Hand(seat, at), hidden().filter(|card| may(card) && of_world(card)).collect()));
        }
    }
    for world in World::all() {
        for (at, _) in view.piles.of(world).enumerate().filter(|(_, card)| card.is_none()) {
            // In these scenes no pile was rearranged: what is not known lies where it was dealt.
            slots.push((Slot::Pile(world, at), hidden().filter(|card| card.world() == world).collect()));
        }
    }
    slots
}

/// Finds a card for a slot, moving others on.
fn augment(
    slots: &[(Slot, BTreeSet<Card>)],
    at: usize,
    dealt: &mut BTreeMap<Card, usize>,
    tried: &mut BTreeSet<Card>,
) -> bool {
    for &card in &slots[at].1 {
        if !tried.insert(card) {
            continue;
        }
        let other = dealt.get(&card).copied();
        if other.is_none_or(|other| augment(slots, other, dealt, tried)) {
            dealt.insert(card, at);
            return true;
        }
    }
    false
}

/// Whether all slots can be filled if this one gets that card.
fn possible(slots: &[(Slot, BTreeSet<Card>)], slot: usize, card: Card) -> bool {
    let mut slots = slots.to_vec();
    for (at, (_, cards)) in slots.iter_mut().enumerate() {
        if at == slot {
            *cards = [card].into();
        } else {
            cards.remove(&card);
        }
    }
    let mut dealt = BTreeMap::new();
    (0..slots.len()).all(|at| augment(&slots, at, &mut dealt, &mut BTreeSet::new()))
}

fn card_at(state: &dedale_mondes::Position, slot: Slot) -> Card {
    match slot {
        Slot::Hand(seat, at) => state.hands[seat][at],
        Slot::Pile(world, at) => state.piles[&world.to_string()][at],
    }
}

/// Over many samples each unknown card lies in each slot it can, and in no other.
#[track_caller]
fn imagines_all_and_nothing_else(game: &Play, observer: &str) {
    let observer: Observer = observer.parse().expect("an observer");
    let view = game.state.view(observer);
    let slots = unknown(&view, &game.state);
    let mut found: BTreeMap<Slot, BTreeSet<Card>> = BTreeMap::new();
    let mut chance = Seed::quick_from(7);
    for _ in 0..6_000 {
        let position = State::sample(&view, &mut chance).position();
        for &(slot, _) in &slots {
            found.entry(slot).or_default().insert(card_at(&position, slot));
        }
    }
    for (at, (slot, cards)) in slots.iter().enumerate() {
        let expected: BTreeSet<_> =
            cards.iter().copied().filter(|&card| possible(&slots, at, card)).collect();
        assert_eq!(found[slot], expected, "{slot:?} for {observer}");
    }
}

#[test]
fn mo_h1_unknown_cards_of_hands_and_piles_are_everywhere_they_can_be() {
    let scene = Scene::trio()
        .pawn(C, "wild-hunt")
        .hand(A, "esus sickle")
        .hand(B, "ambactes epona")
        .hand(C, "horn hound");
    let game = scene.begin();
    for observer in ["1", "2", "3", "spectator"] {
        imagines_all_and_nothing_else(&game, observer);
    }
}

#[test]
fn mo_h1_a_card_of_unknown_origin_is_any_object_or_encounter_of_the_world() {
    let scene = Scene::duo().hand(A, "esus sickle").hand(B, "ring");
    let game = scene.with("origin_known_to", serde_json::json!({ "e4": "2" })).begin();
    imagines_all_and_nothing_else(&game, "1");
    imagines_all_and_nothing_else(&game, "spectator");
}

#[test]
fn mo_h1_what_was_seen_is_never_imagined_elsewhere() {
    let mut game =
        Scene::trio().all_in("swords-dragons").hand(A, "scroll sickle").hand(B, "thief purse").begin();
    game.play("discard sickle, play scroll")
        .asks(A, Question::Arrange)
        .play("place red-dragon, place barbarian");
    for observer in ["1", "2", "3"] {
        imagines_what_is_known(&game, observer);
    }
}

fn imagines_what_is_known(game: &Play, observer: &str) {
    let view = game.view(observer);
    let mut chance = Seed::quick_from(3);
    for _ in 0..500 {
        let imagined = State::sample(&view, &mut chance);
        assert_eq!(imagined.view(view.observer), view);
    }
}

#[test]
fn mo_h1_unknown_worlds_and_characters_are_everywhere_they_can_be() {
    let game = Scene::trio()
        .kept(A, "critic")
        .kept(B, "goth")
        .up("crypt")
        .with("worlds_known_to", serde_json::json!({ "se": "1" }))
        .begin();
    let mut chance = Seed::quick_from(5);
    let view = game.view("1");
    let (mut worlds, mut characters) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..3_000 {
        let position = State::sample(&view, &mut chance).position();
        worlds.extend(Place::ALL.iter().map(|&place| (place as u8, position.worlds[place as usize])));
        characters.extend(position.characters.iter().flatten().copied().enumerate());
    }
    // Three places are known (nw, sw, se), five are not: five worlds each.
    assert_eq!(worlds.len(), 3 + 5 * 5);
    // Two characters of the player are known; each of the four others' is any of eight.
    assert_eq!(characters.len(), 2 + 4 * 8);
}

#[test]
fn mo_h1_who_pays_can_pay_in_every_imagined_world() {
    let scene =
        Scene::duo().all_in("wild-hunt").kept(A, "librarian").hand(A, "mirror old-grimoire horn clover");
    let mut game = scene.begin();
    game.play("home, pay clover");
    let view = game.view("2");
    let mut chance = Seed::quick_from(9);
    let mut characters = BTreeSet::new();
    for _ in 0..2_000 {
        let imagined = State::sample(&view, &mut chance);
        imagined.check().expect("a sound state");
        characters.insert(imagined.position().characters[0][0]);
    }
    assert!(characters.len() > 1, "who goes home is not known yet: {characters:?}");
}

/// Three players in one world with full hands, the first of whom can go home.
pub(crate) fn about_to_go_home(chance: &mut Quick) -> Option<State> {
    let cards = Cards::default();
    let world = World::all().nth(chance.pick(8) as usize).expect("a world");
    let good = |card: &Card| match cards.face(*card).kind {
        Kind::Bad => false,
        Kind::Object => true,
        Kind::Encounter => card.world() == world,
    };
    let mut pool: Vec<_> = Card::all().filter(good).collect();
    chance.shuffle(&mut pool);
    let ids: Vec<_> = pool.iter().map(|&card| cards.card_id(card)).collect();
    let setup = ["players=3", "players=3 character-key=payment", "players=3 counter-chains=no"];
    let character = dedale_mondes::Character::all().nth(chance.pick(10) as usize).expect("a character");
    let scene = Scene::of(setup[chance.pick(3) as usize])
        .all_in(cards.world_id(world))
        .kept(A, cards.character_id(character));
    let scene =
        scene.hand(A, &ids[..5].join(" ")).hand(B, &ids[5..9].join(" ")).hand(C, &ids[9..13].join(" "));
    let state = scene.begin().state;
    state.legal().contains(Action::Home).then_some(state)
}

#[test]
fn mo_h1_who_goes_home_could_pay_for_it_in_every_imagined_world() {
    let (mut homes, mut answered) = (0, 0);
    for seed in 0..2_500 {
        let mut chance = Seed::quick_from(seed);
        let Some(mut state) = about_to_go_home(&mut chance) else { continue };
        homes += 1;
        let mut effects = Silent(Seed::quick_from(seed));
        let mut action = Action::Home;
        for _ in 0..30 {
            state.apply(action, &mut effects);
            answered += u32::from(matches!(action, Action::React(_)));
            for observer in observers(&state.setup()) {
                let view = state.view(observer);
                let imagined = State::sample(&view, &mut chance);
                imagined
                    .check()
                    .unwrap_or_else(|broken| panic!("for {observer} at {:?}: {broken}", state.question()));
                assert_eq!(imagined.view(observer), view);
            }
            let legal = state.legal();
            if state.turns() > 1 || legal.is_empty() {
                break;
            }
            let react = legal.iter().find(|action| matches!(action, Action::React(_)));
            let any = legal.nth(chance.pick(legal.len())).expect("below their number");
            action = react.filter(|_| chance.pick(2) == 0).unwrap_or(any);
        }
    }
    assert!(homes > 50 && answered > 20, "{homes} ways home, {answered} answers");
}
