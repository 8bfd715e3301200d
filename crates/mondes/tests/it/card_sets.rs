//! How long card sets of groups live: as long as something uses them.

use std::sync::{LazyLock, Mutex};
use std::thread;

use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Match, Observer, Positions as _, Rules as _, Secrets as _, Setup as _};
use dedale_mondes::{Cards, Setup, State};

/// The sets in use are counted for the whole process.
static ALONE: Mutex<()> = Mutex::new(());

/// A set like the standard one, but for one id.
fn set_number(number: u32) -> String {
    static STANDARD: LazyLock<String> = LazyLock::new(|| Cards::default().to_string());
    STANDARD.replacen("esus/", &format!("esus-{number}/"), 1)
}

fn setup_number(number: u32) -> Setup {
    Setup::from_text(&format!("players=3 max-rounds=12 cards={}", set_number(number)))
        .expect("it is playable")
}

/// Plays at random to the end.
fn play(game: &mut Match<State>, seed: u64, mut visit: impl FnMut(&Match<State>)) {
    let mut chance = Seed::quick_from(seed);
    while game.decider().is_some() {
        visit(game);
        let legal = game.state().legal();
        game.act(legal.nth(chance.pick(legal.len())).expect("below their number")).expect("it is legal");
    }
}

#[test]
fn ten_thousand_sets_are_checked_and_none_is_kept() {
    let _alone = ALONE.lock();
    let before = Cards::in_use();
    for number in 0..10_000 {
        let cards = Cards::from_text(&set_number(number)).expect("it is playable");
        assert_eq!(Cards::in_use(), before + 1, "set {number}");
        drop(cards);
    }
    assert_eq!(Cards::in_use(), before);
    assert!(Cards::from_text(&set_number(10_000)).is_ok());
}

#[test]
fn sets_are_shared_while_they_are_used_and_equal_ever_after() {
    let _alone = ALONE.lock();
    let before = Cards::in_use();
    let (one, same, other) = (setup_number(1), setup_number(1), setup_number(2));
    assert_eq!(Cards::in_use(), before + 2);
    assert!(std::ptr::eq(one.cards().set(), same.cards().set()));
    assert_eq!(one, same);
    assert_ne!(one, other);
    let state = |setup: &Setup| *Match::<State>::new(setup, Seed::Quick(7)).state();
    let (early, strange) = (state(&one), state(&other));
    assert_ne!(early, strange);
    drop((one, same, other));
    assert_eq!(Cards::in_use(), before);
    assert_eq!(state(&setup_number(1)), early);
}

#[test]
fn a_match_keeps_its_set_while_thousands_come_and_go() {
    let _alone = ALONE.lock();
    let before = Cards::in_use();
    let text = setup_number(5).text();
    let mut game = Match::<State>::new(&setup_number(5), Seed::Quick(5));
    let mut number = 1_000;
    let mut chance = Seed::quick_from(5);
    play(&mut game, 5, |game| {
        for _ in 0..60 {
            number += 1;
            drop(setup_number(number));
        }
        assert_eq!(game.state().setup().text(), text);
        for observer in
            [Observer::Omniscient, Observer::Spectator, Observer::Seat(game.decider().expect("asked"))]
        {
            let view = game.state().view(observer);
            assert_eq!(view.setup.text(), text);
            let world = State::sample(&view, &mut chance);
            assert_eq!(world.view(observer), view);
            let sent = serde_json::to_string(&view).expect("JSON");
            let read: dedale_mondes::View = serde_json::from_str(&sent).expect("what is sent is read");
            assert_eq!(read, State::sent_view(&view));
        }
        let position = game.state().position();
        assert_eq!(State::from_position(&position).expect("a sound position"), *game.state());
    });
    assert!(number > 3_000, "only {number} sets came and went");
    let record = game.record().expect("it was dealt");
    assert_eq!(record.replay().expect("it replays").hash(), game.hash());
    drop((game, record));
    assert_eq!(Cards::in_use(), before);
}

#[test]
fn a_match_from_a_position_keeps_its_set() {
    let _alone = ALONE.lock();
    let state = *Match::<State>::new(&setup_number(6), Seed::Quick(6)).state();
    let setup = setup_number(6);
    let mut game = Match::from_state(state, Seed::Quick(1));
    drop(setup);
    play(&mut game, 6, |game| assert_eq!(game.state().setup(), setup_number(6)));
}

#[test]
fn a_state_without_an_owner_of_its_set_plays_on_by_the_same_cards() {
    let _alone = ALONE.lock();
    let mut owned = Match::<State>::new(&setup_number(8), Seed::Quick(8));
    let orphan = *Match::<State>::new(&setup_number(9), Seed::Quick(8)).state();
    assert_eq!(orphan.setup().cards().card_id(dedale_mondes::Card::all().next().expect("64")), "a1");
    let mut orphan = Match::from_state(orphan, Seed::Quick(8));
    let mut chance = Seed::quick_from(8);
    for _ in 0..100 {
        let legal = owned.state().legal();
        assert_eq!(orphan.state().legal(), legal);
        let Some(action) = legal.nth(chance.pick(legal.len().max(1))) else { break };
        if orphan.at(orphan.step()).is_err() || owned.act(action).is_err() || orphan.act(action).is_err() {
            panic!("{action} is legal in both");
        }
        if owned.chance_fired_since(owned.step() - 1) {
            break;
        }
    }
}

#[test]
fn threads_share_and_free_sets() {
    let _alone = ALONE.lock();
    let before = Cards::in_use();
    thread::scope(|scope| {
        for thread in 0..8_u32 {
            scope.spawn(move || {
                for round in 0..40 {
                    let number = (round + thread) % 5;
                    let setup = setup_number(number);
                    let mut game = Match::<State>::new(&setup, Seed::Quick(round.into()));
                    drop(setup);
                    let mut steps = 0;
                    play(&mut game, round.into(), |game| {
                        steps += 1;
                        if steps % 16 == 0 {
                            assert_eq!(game.state().view(Observer::Spectator).setup, setup_number(number));
                        }
                    });
                }
            });
        }
    });
    assert_eq!(Cards::in_use(), before);
}
