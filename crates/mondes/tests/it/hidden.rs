//! What is hidden (MO-H1): who knows what and for how long, and that what one does not know makes no difference.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::{Disturb as _, observers};
use dedale_core::{
    Action as _, Chance as _, Observer, Recorder, Rules as _, Secrets as _, Setup as _, Silent,
};
use dedale_mondes::{Action, Event, Question, SeenEvent, Setup, State};

use crate::scene::{A, B, C, Scene};

#[test]
fn mo_h1_a_peeked_card_stays_known_when_it_is_drawn() {
    let scene = Scene::trio().all_in("middle-earth").hand(A, "forest-lady");
    let mut game = scene.top("middle-earth", "ring ranger waybread silver-mail").begin();
    game.play("play forest-lady, place ranger, place ring, pass").play("draw");
    game.saw_as("1", &["drew 2 middle-earth ranger"]).saw_as("3", &["drew 2 middle-earth ?"]);
    game.knows_hand("1", B, &["ranger"]).knows_hand("3", B, &["of middle-earth"]);
    game.knows_top("1", "middle-earth", "ring waybread ?");
}

#[test]
fn mo_h1_who_peeks_after_another_makes_it_forget_the_order() {
    let scene = Scene::trio().all_in("swords-dragons").hand(A, "scroll").known("h1 h2", "2");
    let mut game = scene.top("swords-dragons", "barbarian thief twenty-sided purse").begin();
    game.knows_top("2", "swords-dragons", "barbarian thief ? ?")
        .play("play scroll")
        .asks(A, Question::Arrange);
    game.knows_top("2", "swords-dragons", "? ? ? ?").knows_top(
        "1",
        "swords-dragons",
        "barbarian thief twenty-sided ?",
    );
    game.play("place thief, place barbarian").saw_as("2", &["arranged 1 ?", "arranged 1 ?"]);
    game.saw_as("1", &["arranged 1 thief", "arranged 1 barbarian"]);
}

#[test]
fn mo_h1_a_card_seen_going_under_a_pile_is_known_when_it_is_drawn_again() {
    let scene = Scene::trio()
        .all_in("fairy-glade")
        .hand(A, "fairy-queen elf-king clover")
        .hand(B, "korrigan fountain");
    let mut game = scene.top("crypt", "hazel-wand philtre").begin();
    assert_eq!(game.pile("fairy-glade"), ["fairy-ring"]);
    game.play("discard clover, pass").play("draw").play("draw");
    game.saw_as("spectator", &["drew 3 fairy-glade clover"]).knows_hand("1", C, &["clover"]);
}

#[test]
fn mo_h1_an_inspected_hand_is_known_until_a_random_card_leaves_it() {
    let scene = Scene::trio().hand(A, "ring waybread").hand(B, "sickle horn clover").known("a6 b1 c7", "123");
    let mut game = scene.begin();
    game.play("draw").knows_hand("1", B, &["sickle", "horn", "clover"]);
    game.knows_hand("3", B, &["sickle", "horn", "clover"]);
    game.knows_hand("spectator", B, &["of otherworld", "of wild-hunt", "of fairy-glade"]);
    game.play("play ring").hand_is(B, "horn clover");
    game.knows_hand("1", B, &["horn", "clover"]).knows_hand("3", B, &["?", "?"]);
    game.knows_hand("3", A, &["of otherworld", "of middle-earth", "?"]).knows_hand(
        "spectator",
        B,
        &["?", "?"],
    );
}

#[test]
fn mo_h1_the_last_card_of_a_hand_stays_known_when_it_is_taken() {
    let scene = Scene::trio().hand(A, "ring").hand(B, "sickle").known("a6", "23w");
    let mut game = scene.begin();
    game.play("play ring").knows_hand("3", A, &["sickle"]).knows_hand("spectator", A, &["sickle"]);
    game.saw_as("3", &["passed 2 1 sickle"]);
}

#[test]
fn mo_h1_who_knew_two_cards_cannot_tell_which_of_them_was_given_in_a_swap() {
    let cards_known = |game: &crate::scene::Play| {
        let view = game.view("3");
        view.hands.iter().flat_map(|hand| hand.iter()).filter(|glimpse| glimpse.card.is_some()).count()
    };
    let scene = Scene::trio().all_in("fairy-glade").hand(B, "sickle");
    let mut two = scene.clone().hand(A, "korrigan clover horn").known("c7 b1", "13").begin();
    assert_eq!(cards_known(&two), 2);
    two.play("play korrigan, give clover").hand_is(A, "horn sickle").saw_as("3", &["passed 1 2 ?"]);
    assert_eq!(cards_known(&two), 0, "the clover and the horn");
    let mut one = scene.hand(A, "korrigan clover").known("c7", "13").begin();
    one.play("play korrigan").knows_hand("3", B, &["clover"]);
}

#[test]
fn mo_h1_cards_that_returned_from_a_cancelled_play_are_known() {
    let scene = Scene::trio().all_in("wild-hunt").hand(A, "old-grimoire huntsman horn").hand(B, "unicorn");
    let mut game = scene.begin();
    game.play("move looking-glass, pay old-grimoire, pay huntsman, react unicorn");
    game.knows_hand("3", A, &["old-grimoire", "of wild-hunt"]);
}

#[test]
fn mo_h1_who_traced_a_card_cannot_tell_whether_it_was_the_one_played() {
    // Seat 3 traced the Horn and not the Spear; both are of the Wild Hunt.
    let scene = Scene::trio()
        .hand(A, "horn spear ring")
        .with("origin_known_to", serde_json::json!({ "b2": "1", "e4": "1" }));
    for card in ["horn", "spear"] {
        let mut game = scene.begin();
        game.knows_hand("3", A, &["of wild-hunt", "?", "?"]).play(&format!("discard {card}"));
        game.knows_hand("3", A, &["?", "?"]);
    }
    scene.begin().play("discard ring").knows_hand("3", A, &["of wild-hunt", "?"]);
}

#[test]
fn mo_h1_a_scried_world_is_known_until_it_is_turned_up_for_all() {
    let mut game = Scene::duo().all_in("looking-glass").hand(A, "caterpillar").begin();
    game.play("play caterpillar, look nw, pass");
    let known = |game: &crate::scene::Play, observer: &str| game.view(observer).worlds[0].world.is_some();
    assert!(known(&game, "1") && !known(&game, "2") && !known(&game, "spectator"));
}

#[test]
fn mo_h1_sizes_of_hands_and_piles_are_public() {
    let game = Scene::trio().hand(A, "sickle horn").hand(C, "esus").begin();
    for observer in ["1", "2", "3", "spectator"] {
        let view = game.view(observer);
        assert_eq!(view.hands.iter().map(|hand| hand.len()).collect::<Vec<_>>(), [2, 0, 1]);
        assert_eq!(view.piles.of(crate::scene::world(view.setup.cards(), "otherworld")).len(), 6);
    }
}

#[test]
fn mo_h1_whose_answer_is_awaited_does_not_depend_on_what_it_holds() {
    let hidden = |scene: Scene| scene.with("origin_known_to", serde_json::json!({ "b1": "", "d6": "" }));
    for (held, other) in [("ambactes", "sickle"), ("vorpal-sword", "horn")] {
        for held in [format!("{held} {other}"), format!("{other} cauldron")] {
            let mut game = hidden(Scene::duo().hand(A, "esus").hand(B, &held)).begin();
            game.play("move looking-glass").asks(B, Question::React).play("let").turn_of(A, 1);
            let mut game = hidden(Scene::duo().top("otherworld", "giant").hand(A, &held)).begin();
            game.play("draw").asks(A, Question::Defend);
            let mut game = hidden(Scene::duo().hand(A, "spear").hand(B, &held)).begin();
            game.play("play spear").asks(B, Question::React).play("let").asks(B, Question::Discard);
        }
    }
}

const SETUPS: [&str; 6] = [
    "players=2",
    "players=3 character-key=payment",
    "players=4 reach=same-world",
    "players=5 counter-chains=no",
    "players=3 max-rounds=20",
    "players=5 character-key=payment reach=same-world stand-off=no",
];

fn setups() -> impl Iterator<Item = Setup> {
    SETUPS.into_iter().map(|text| Setup::from_text(text).expect(text))
}

/// What chance says, but rather not the end of the turn nor a card thrown away: hands fill and secrets grow.
fn choice(state: &State, chance: &mut Quick) -> Option<Action> {
    let legal = state.legal();
    let mut any = || legal.nth(chance.pick(legal.len()));
    let dull = |action: &Action| matches!(action, Action::Pass | Action::Discard(_) | Action::Let);
    if legal.is_empty() {
        return None;
    }
    let three = [any(), any(), any()];
    three.into_iter().flatten().find(|action| !dull(action)).or(three[0])
}

/// Random games, each decision shown.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &mut Quick)) {
    let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
    let mut state = State::start(setup, &mut effects);
    for _ in 0..400 {
        look(&state, &mut player);
        let Some(action) = choice(&state, &mut player) else { return };
        state.apply(action, &mut effects);
    }
}

fn wire(state: &State, observer: Observer) -> String {
    serde_json::to_string(&state.view(observer)).expect("JSON")
}

#[test]
fn mo_h1_disturbing_what_is_hidden_changes_neither_views_nor_choices_nor_refusals() {
    let mut disturbed = 0;
    for (setup, seed) in setups().flat_map(|setup| (0..3).map(move |seed| (setup.clone(), seed))) {
        let mut step = 0;
        play(&setup, seed, |state, chance| {
            step += 1;
            for observer in observers(&setup).filter(|_| step % 3 == 0) {
                let mut other = *state;
                if !other.disturb(observer, chance) {
                    continue;
                }
                disturbed += 1;
                assert_eq!(wire(state, observer), wire(&other, observer));
                assert_eq!((state.decider(), state.question()), (other.decider(), other.question()));
                if state.decider().map(Observer::Seat) == Some(observer) {
                    assert_eq!(state.legal(), other.legal());
                    for action in Action::all() {
                        assert_eq!(state.explain(action), other.explain(action), "{action}");
                    }
                }
            }
        });
    }
    assert!(disturbed > 2_000, "only {disturbed} positions had something to hide");
}

/// Whether what is hidden may show in this event because the rules say so.
fn reveals(event: &SeenEvent) -> bool {
    matches!(
        event,
        Event::CharactersDealt { .. }
            | Event::CharacterKept { .. }
            | Event::Drew { .. }
            | Event::Recovered { .. }
            | Event::Struck { .. }
            | Event::WentUnder { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::Passed { .. }
            | Event::Paid { .. }
            | Event::WorldTurnedUp { .. }
            | Event::Scried { .. }
            | Event::Peeked { .. }
            | Event::Inspected { .. }
            | Event::CharacterOpened { .. }
            | Event::CameHome { .. }
    )
}

/// An action that is possible in both.
fn common_choice(one: &State, other: &State, chance: &mut Quick) -> Option<Action> {
    let (legal, allowed) = (one.legal(), other.legal());
    let common: Vec<_> = legal.iter().filter(|&action| allowed.contains(action)).collect();
    let dull = |action: &Action| matches!(action, Action::Pass | Action::Discard(_));
    let lively: Vec<_> = common.iter().copied().filter(|action| !dull(action)).collect();
    let from = if lively.is_empty() || chance.pick(8) == 0 { common } else { lively };
    (!from.is_empty()).then(|| from[chance.pick(from.len() as u32) as usize])
}

/// Two truths that an observer cannot tell apart stay so under the same actions, in everything it sees: events, views,
/// who is asked and what; until an event that may reveal something does. Says how many steps were compared.
fn stay_alike(one: State, other: State, observer: Observer, seed: u64) -> u32 {
    let mut chance = Seed::quick_from(seed);
    let mut games = [one, other].map(|state| (state, Recorder::<_, Event>::new(Seed::quick_from(!seed))));
    for step in 0..40 {
        let [(one, _), (other, _)] = &games;
        let Some(action) = common_choice(one, other, &mut chance) else { return step };
        let [mut first, mut second] = [0, 1].map(|at| {
            let (state, effects) = &mut games[at];
            effects.events.clear();
            state.apply(action, effects);
            let seen: Vec<_> =
                effects.events.iter().filter_map(|event| state.seen(event, observer)).collect();
            seen.into_iter()
        });
        // MO-D2: the cards let go lie open from the moment their order is asked for.
        let lets_go = |(state, _): &(State, _)| state.question() == Some(Question::Under);
        let letting_go = games.iter().any(lets_go);
        loop {
            match (first.next(), second.next()) {
                (None, None) => break,
                (one, other) if one == other => {}
                (one, other) => {
                    let legitimate = letting_go || one.iter().chain(&other).any(reveals);
                    assert!(legitimate, "{action}: {one:?} and {other:?} differ for {observer}");
                    return step;
                }
            }
        }
        let [(one, effects), (other, other_effects)] = &games;
        if letting_go && wire(one, observer) != wire(other, observer) {
            return step;
        }
        assert_eq!(
            (one.decider(), one.question()),
            (other.decider(), other.question()),
            "{action} for {observer}"
        );
        assert_eq!(wire(one, observer), wire(other, observer), "{action} for {observer}");
        assert_eq!(effects.picks, other_effects.picks, "{action}: chance was asked as often");
    }
    40
}

#[test]
fn mo_h1_truths_that_look_alike_go_on_looking_alike_until_something_becomes_public() {
    let mut compared = 0;
    for (setup, seed) in setups().flat_map(|setup| (0..4).map(move |seed| (setup.clone(), seed))) {
        let mut step = 0;
        play(&setup, seed, |state, chance| {
            step += 1;
            for observer in observers(&setup).filter(|_| step % 5 == 0) {
                let mut other = *state;
                if other.disturb(observer, chance) {
                    compared += stay_alike(*state, other, observer, seed << 32 | step);
                }
            }
        });
    }
    assert!(compared > 5_000, "only {compared} steps were compared");
}

#[test]
fn mo_h1_truths_that_look_alike_stay_so_while_somebody_goes_home() {
    let mut compared = 0;
    for seed in 0..1_200 {
        let mut chance = Seed::quick_from(seed);
        let Some(mut state) = crate::sampling::about_to_go_home(&mut chance) else { continue };
        let mut effects = Silent(Seed::quick_from(seed));
        state.apply(Action::Home, &mut effects);
        for step in 0..6 {
            for observer in observers(&state.setup()) {
                let mut other = state;
                if other.disturb(observer, &mut chance) {
                    compared += stay_alike(state, other, observer, seed << 32 | step);
                }
            }
            let Some(action) = choice(&state, &mut chance) else { break };
            state.apply(action, &mut effects);
        }
    }
    assert!(compared > 500, "only {compared} steps were compared");
}
