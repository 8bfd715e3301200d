use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Observer, Recorder, Rules as _, Secrets as _, Setup as _};
use dedale_onirim::{Communication, Question, Setup, State};
use serde_json::{Value, json};

use crate::scene::{Play, Scene};

/// Plays at random to the end, and hands over all there is to see on the way.
fn watch(setup: &Setup, seed: u64, mut saw: impl FnMut(Value)) {
    let (mut player, mut effects) = (Seed::quick_from(!seed), Recorder::new(Seed::quick_from(seed)));
    let mut state = State::start(setup, &mut effects);
    loop {
        let events = effects.events.iter().filter_map(|event| state.seen(event, Observer::Omniscient));
        events.for_each(|event| saw(json!(event)));
        saw(json!(state.view(Observer::Omniscient)));
        effects.events.clear();
        let legal = state.legal();
        if legal.is_empty() {
            return;
        }
        state.apply(legal.nth(player.pick(legal.len())).expect("below their number"), &mut effects);
    }
}

#[test]
fn on_e1_every_configuration_plays_to_its_end() {
    for communication in [Communication::Open, Communication::Silent] {
        for (seed, setup) in (0..).zip(Setup::all(communication)) {
            let (mut player, mut effects) = (Seed::quick_from(seed), Recorder::new(Seed::quick_from(!seed)));
            let mut state = State::start(&setup, &mut effects);
            while state.question().is_some() {
                let legal = state.legal();
                state.apply(legal.nth(player.pick(legal.len())).expect("below their number"), &mut effects);
            }
            assert!(state.outcome().is_some());
        }
    }
}

/// A door found against the order of the book, before a nightmare that costs a tower, next to a happy dream.
#[test]
fn on_e1_all_extensions_act_in_one_turn() {
    let all = "book=normal towers=ruins premonitions=5";
    let scene =
        Scene::solo().with(all).goals("red blue green brown red blue green brown").premonitions("any-pair");
    let scene = scene.towers("red-tower-4 green-tower-5").hand("blue-key red-sun red-key");
    let mut game =
        scene.next("blue-door nightmare happy-dream red-door brown-sun green-sun brown-moon").begin();
    game.plays(&["play red-sun", "buy"]).limbo_is("blue-door").asks(Question::Nightmare);
    game.play("discard red-key")
        .asks(Question::TowerLoss)
        .play("discard red-tower-4")
        .asks(Question::HappyDream);
    game.play("remove any-pair").asks(Question::Draw).premonitions_are("").towers_are("green-tower-5");
    assert!(game.may("cast paradoxical-prophecy"), "five cards are discarded by now");
}

#[test]
fn on_e1_the_deck_holds_the_cards_of_the_extensions_in_play() {
    for (options, cards) in [("", 76), ("towers=ruins", 88), ("premonitions=6", 80), ("book=hard", 76)] {
        assert_eq!(Play::dealt(&format!("players=1 {options}"), "").deck_count(), cards - 5, "{options}");
        assert_eq!(Play::dealt(&format!("players=2 {options}"), "").deck_count(), cards - 8, "{options}");
    }
}

/// The words by which an extension would show.
const TRACES: [(&str, &[&str]); 3] = [
    ("book", &["goal", "spell", "\"removed\"", "paid", "interrupted", "paradox", "planning"]),
    ("towers", &["tower", "false-destruction", "peek"]),
    ("premonitions", &["premonition", "happy", "dream-", "fetch", "-pair", "rainbow"]),
];

#[test]
fn on_e2_nothing_of_an_absent_extension_shows_in_views_or_events() {
    for communication in [Communication::Open, Communication::Silent] {
        for (seed, setup) in (0..).zip(Setup::all(communication)) {
            let absent = TRACES.iter().filter(|(extension, _)| setup.get(extension) == "none");
            let words: Vec<_> = absent.flat_map(|(_, words)| *words).collect();
            watch(&setup, seed, |mut seen| {
                if let Some(view) = seen.as_object_mut() {
                    view.remove("setup");
                }
                let text = seen.to_string();
                let trace = words.iter().find(|word| text.contains(**word));
                assert_eq!(trace, None, "{setup:?}: {text}");
            });
        }
    }
}

#[test]
fn on_e2_every_trace_of_an_extension_shows_where_it_is_in_play() {
    let all = Setup::from_text("players=2 book=normal towers=ruins premonitions=6").expect("a setup");
    let mut unseen: Vec<_> = TRACES.iter().flat_map(|(_, words)| *words).collect();
    let mut seeds = 0..60;
    while let Some(seed) = seeds.next().filter(|_| !unseen.is_empty()) {
        watch(&all, seed, |seen| {
            let text = seen.to_string();
            unseen.retain(|word| !text.contains(**word));
        });
    }
    assert!(unseen.is_empty(), "these would never show: {unseen:?}");
}

#[test]
fn on_e2_what_is_in_play_does_show() {
    let all = Setup::from_text("book=normal towers=normal premonitions=4").expect("a setup");
    let view = json!(State::start(&all, &mut Recorder::new(Seed::quick_from(1))).view(Observer::Spectator));
    assert_eq!(view["goals"].as_array().map(Vec::len), Some(8));
    assert_eq!(view["towers"], json!([]));
    assert_eq!(view["premonitions"]["open"].as_array().map(Vec::len), Some(4));
}

#[test]
fn on_e2_an_absent_extension_costs_no_chance() {
    let picks = |setup: &str| Play::dealt(setup, "red-sun*5").effects.picks;
    assert_eq!(picks("players=1"), 5, "one for each card dealt");
    assert_eq!(picks("towers=normal"), 5);
    assert_eq!(picks("premonitions=4"), 4 + 5);
    assert_eq!(picks("book=normal"), 7 + 5);
}

#[test]
fn on_e2_solo_views_have_nothing_of_a_second_player() {
    watch(&Setup::solo(), 5, |mut seen| {
        if let Some(view) = seen.as_object_mut() {
            view.remove("setup");
        }
        assert!(seen.get("common").is_none(), "{seen}");
        assert!(seen.get("hands").is_none_or(|hands| hands.as_array().map(Vec::len) == Some(1)));
    });
}
