//! The laws every game obeys, for the games' tests.
//!
//! A violated law panics and names the violation. [`play_by_the_laws`] plays one random game and checks them all at every
//! step; [`equal_tensors_are_equal_views`] and [`every_part_of_a_view_shows`] compare tensors.

mod observation;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Quick, Seed};
use crate::{
    Action, Chance, Fingerprint, Game, Legal, Match, Observer, Recorder, Refusal, Seat, Setup, Silent,
};
use crate::{Rules, Secrets};

pub use observation::{equal_tensors_are_equal_views, every_part_of_a_view_shows};
use observation::{
    mask_is_the_legal_list, same_tensor, tensor_is_as_specified, tensor_of_a_state_is_that_of_its_view,
};

/// Changing what an observer cannot see.
pub trait Disturb: Secrets {
    /// Changes the hidden part of the truth as far as the rules allow; says whether anything is different.
    fn disturb(&mut self, observer: Observer, chance: &mut impl Chance) -> bool;
}

/// How thorough to be: the costly laws are checked at every so-many-th step.
#[derive(Clone, Copy, Debug)]
pub struct Rigour {
    /// The laws over all actions, views, samples and positions.
    pub every: u32,
}

/// Statistics of one random game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Decisions made.
    pub decisions: u32,
    /// Turns begun.
    pub turns: u32,
    /// Whether anybody won.
    pub won: bool,
    /// How often the hidden part could be disturbed.
    pub disturbed: u32,
}

/// Every observer of a setup.
pub fn observers(setup: &impl Setup) -> impl Iterator<Item = Observer> {
    Seat::first(setup.seats()).map(Observer::Seat).chain([Observer::Spectator, Observer::Omniscient])
}

/// One of them after the other.
fn one_of_them(setup: &impl Setup, number: u32) -> Observer {
    let count = observers(setup).count();
    observers(setup).nth(number as usize % count).expect("below their number")
}

/// Plays one random game and checks every law on the way.
///
/// # Panics
/// If a law is broken.
pub fn play_by_the_laws<G: Game + Disturb>(setup: &G::Setup, seed: u64, rigour: Rigour) -> Played {
    let mut player = Seed::quick_from(!seed);
    let mut effects = Silent(Seed::quick_from(seed));
    let mut state = G::start(setup, &mut effects);
    let mut played = Played::default();
    let spec = G::observation_spec(setup);
    loop {
        state
            .check()
            .unwrap_or_else(|broken| panic!("seed {seed}, step {}: {broken}\n{state:?}", played.decisions));
        let legal = state.legal();
        asks_or_is_over(&state, &legal);
        if played.decisions % rigour.every == 0 {
            legal_list_is_what_is_legal(&state);
            mask_is_the_legal_list::<G>(&legal);
            garbage_changes_nothing(&state);
            position_reads_what_it_writes(&state);
            what_is_sent_can_be_read_back(&state, one_of_them(setup, played.decisions / rigour.every));
            for observer in observers(setup) {
                tensor_is_as_specified::<G>(&state.view(observer), &spec);
                tensor_of_a_state_is_that_of_its_view(&state, observer, &spec);
                sampled_state_has_the_same_view(&state, observer, &mut player);
                played.disturbed += u32::from(nothing_leaks(&state, observer, &mut player));
            }
        }
        if legal.is_empty() {
            break;
        }
        let action = legal.nth(player.pick(legal.len())).expect("below their number");
        state.apply(action, &mut effects);
        played.decisions += 1;
        assert!(played.decisions <= G::MAX_DECISIONS, "seed {seed}: still not over");
    }
    played.turns = state.turns();
    let outcome = state.outcome().expect("over");
    assert!(G::REASONS.contains(&outcome.reason), "seed {seed}: ended because of {}", outcome.reason);
    played.won = outcome.is_win();
    played
}

/// A game asks a seat of the table, or it is over and has an outcome.
fn asks_or_is_over<G: Rules>(state: &G, legal: &G::Legal) {
    let over = state.outcome().is_some();
    assert_eq!(state.decider().is_none(), over);
    assert_eq!(state.question().is_none(), over);
    assert_eq!(legal.is_empty(), over);
    assert_eq!(legal.iter().count(), legal.len() as usize);
    assert!(legal.indices().eq(legal.iter().map(Action::index)), "indices of others than {legal:?}");
    assert!(state.decider().is_none_or(|seat| seat.index() < state.seats()));
}

/// The legal list is `explain` over all actions.
///
/// # Panics
/// If it is not.
pub fn legal_list_is_what_is_legal<G: Rules>(state: &G) {
    let legal = state.legal();
    for action in G::Action::all() {
        let explained = state.explain(action);
        assert_eq!(legal.contains(action), explained.is_ok(), "{action}: {explained:?}\n{state:?}");
        if let Err(why) = explained {
            assert!(!why.code().code.is_empty() && !why.code().rule.is_empty());
        }
    }
}

/// `try_apply` refuses an illegal action and changes nothing.
///
/// # Panics
/// If it does.
pub fn garbage_changes_nothing<G: Rules>(state: &G) {
    let legal = state.legal();
    for action in G::Action::all().filter(|&action| !legal.contains(action)) {
        let mut other = *state;
        let mut effects = Recorder::new(Seed::quick_from(0));
        assert!(other.try_apply(action, &mut effects).is_err());
        assert_eq!(&other, state, "{action} changed something");
        assert!(effects.events.is_empty() && effects.picks == 0, "{action} had an effect");
    }
}

/// A position read is the position written, and the game goes on alike from it.
fn position_reads_what_it_writes<G: Game>(state: &G) {
    let position = state.position();
    let again = G::from_position(&position).unwrap_or_else(|broken| panic!("{broken}\n{position:?}"));
    assert_eq!(again.position(), position);
    assert_eq!(hash(&again), hash(state));
    assert_eq!(again.legal(), state.legal());
}

fn hash<G: Rules>(state: &G) -> u64 {
    let mut hash = Fingerprint::new();
    state.fingerprint(&mut hash);
    hash.value()
}

/// A sampled state is a state, and gives the view it was sampled from.
fn sampled_state_has_the_same_view<G: Game>(state: &G, observer: Observer, chance: &mut Quick) {
    let view = state.view(observer);
    let sampled = G::sample(&view, chance);
    sampled.check().unwrap_or_else(|broken| panic!("sampled for {observer}: {broken}\n{sampled:?}"));
    assert_eq!(sampled.view(observer), view);
    if observer == Observer::Omniscient {
        assert_eq!(hash(&sampled), hash(state), "who knows everything samples the truth");
    }
}

/// A question and a view can be read back from the JSON that is sent.
fn what_is_sent_can_be_read_back<G: Secrets>(state: &G, observer: Observer) {
    let view = state.view(observer);
    reads_back(&state.question());
    let (readable, sent) = (G::sent_view(&view), sent(&view));
    assert_eq!(read::<G::View>(&sent), readable, "read by {observer}");
    assert!(
        readable == view || self::sent(&readable) == sent,
        "{observer} is sent more than the view to be sent"
    );
}

/// Seen events can be read back from the JSON that is sent.
fn events_sent_can_be_read_back<G: Secrets>(game: &Match<G>) {
    for observer in observers(game.setup()) {
        let seen = game.events().iter().filter_map(|event| game.state().seen(event, observer));
        seen.for_each(|event| reads_back(&event));
    }
}

fn reads_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(thing: &T) {
    assert_eq!(&read::<T>(&sent(thing)), thing);
}

fn sent(thing: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(thing).unwrap_or_else(|error| panic!("cannot be sent: {error}"))
}

fn read<T: DeserializeOwned>(sent: &serde_json::Value) -> T {
    T::deserialize(sent).unwrap_or_else(|error| panic!("cannot be read: {error}\n{sent}"))
}

/// Disturbing what the observer cannot see changes neither its view nor, if it must choose, its choices; and
/// a refusal of another's choice tells nothing either.
fn nothing_leaks<G: Game + Disturb>(state: &G, observer: Observer, chance: &mut Quick) -> bool {
    let mut other = *state;
    let disturbed = other.disturb(observer, chance);
    if !disturbed {
        return false;
    }
    other.check().unwrap_or_else(|broken| panic!("disturbed for {observer}: {broken}\n{other:?}"));
    assert_eq!(other.view(observer), state.view(observer), "what {observer} cannot see shows");
    assert!(same_tensor(&other, state, observer), "what {observer} cannot see shows in its tensor");
    assert_eq!(other.decider(), state.decider());
    if state.decider().map(Observer::Seat) == Some(observer) {
        assert_eq!(other.legal(), state.legal(), "what {observer} cannot see decides what is legal");
        for action in G::Action::all() {
            assert_eq!(
                other.explain(action),
                state.explain(action),
                "what {observer} cannot see explains {action}"
            );
        }
    }
    true
}

/// The same setup, seed and actions give the same events and states; the record replays, and the events can be
/// sent.
///
/// # Panics
/// If they do not.
pub fn replays_alike<G: Game>(setup: &G::Setup, seed: Seed) {
    let mut player = Seed::quick_from(7);
    let mut game = Match::<G>::new(setup, seed);
    while game.decider().is_some() {
        let legal = game.state().legal();
        let action = legal.nth(player.pick(legal.len())).expect("below their number");
        game.act(action).unwrap_or_else(|error| panic!("{action}: {error:?}"));
    }
    events_sent_can_be_read_back(&game);
    let record = game.record().expect("it began with a deal");
    let again = record.replay().expect("a record replays");
    assert_eq!(again.state(), game.state());
    assert_eq!(again.events(), game.events());
    let text = record.to_string();
    let from_text = crate::record::Record::<G>::load_text(&text).expect("a record's text replays");
    assert_eq!(from_text.record(), Some(record));
    for step in [0, game.step() / 2, game.step()] {
        let earlier = game.at(step).expect("a step of the match");
        assert_eq!(earlier.steps(), &game.steps()[..step]);
    }
}

/// Actions are the same as index, text and value.
///
/// # Panics
/// If they are not.
pub fn actions_have_one_name<A: Action>() {
    let mut names = std::collections::HashSet::new();
    for (index, action) in A::all().enumerate() {
        assert_eq!(action.index(), index);
        let text = action.to_string();
        assert_eq!(text.parse::<A>().as_ref(), Ok(&action), "{text}");
        assert!(names.insert(text.clone()), "{text} names two actions");
    }
    assert_eq!(names.len(), A::COUNT);
    assert!(A::from_index(A::COUNT).is_none());
    for garbage in ["", " ", "play", "concede", "💤", "play play play play play", &"x".repeat(10_000)] {
        assert!(garbage.parse::<A>().is_err());
    }
}
