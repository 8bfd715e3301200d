//! The two truths, as the engine knows them.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb;
use dedale_core::{Action as _, Chance as _, Legal as _, Match, Observer, Rules, Setup, Silent};
use dedale_games::{AnyMatch, Listed, Playing as _};

/// A game whose matches tables can be put on.
pub(super) trait Overheard: Listed + Disturb {
    fn any(game: &Match<Self>) -> AnyMatch;
}

impl<G: Listed + Disturb> Overheard for G
where
    Match<G>: Into<AnyMatch>,
{
    fn any(game: &Match<G>) -> AnyMatch {
        game.clone().into()
    }
}

/// Any setup, often with the defaults.
pub(super) fn some_setup<G: Rules>(chance: &mut Quick) -> G::Setup {
    loop {
        let mut value = |spec: &'static dedale_core::OptionSpec| match chance.pick(2) {
            0 if spec.id != "players" => spec.default,
            _ => spec.values[chance.pick(spec.values.len() as u32) as usize],
        };
        let options: Vec<_> = G::Setup::OPTIONS.iter().map(|spec| (spec.id, value(spec))).collect();
        if let Ok(setup) = G::Setup::from_options(options) {
            return setup;
        }
    }
}

/// Somewhere in a random game that is not over.
pub(super) fn some_position<G: Rules>(setup: &G::Setup, chance: &mut Quick) -> G {
    let mut table = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    let mut state = G::start(setup, &mut table);
    for _ in 0..chance.pick(150) {
        let before = state;
        let legal = state.legal();
        state.apply(legal.nth(chance.pick(legal.len())).expect("below their number"), &mut table);
        if state.outcome().is_some() {
            return before;
        }
    }
    state
}

/// A match from the truth, and one from a state that looks the same to the observer; none if nothing is hidden.
pub(super) fn two_truths<G: Overheard>(
    state: &G,
    observer: Observer,
    chance: &mut Quick,
) -> Option<[Match<G>; 2]> {
    let mut other = *state;
    if !other.disturb(observer, chance) {
        return None;
    }
    other.check().unwrap_or_else(|broken| panic!("disturbed for {observer}: {broken}"));
    let seed = Seed::Quick(u64::from(chance.pick(u32::MAX)));
    Some([*state, other].map(|state| Match::from_state(state, seed)))
}

/// The matches after these answers, if they go on and the observer sees the same of both.
pub(super) fn after<G: Overheard>(
    games: &[Match<G>; 2],
    actions: [G::Action; 2],
    observer: Observer,
) -> Option<[Match<G>; 2]> {
    let mut then = games.clone();
    for (game, action) in then.iter_mut().zip(actions) {
        game.act(action).ok()?;
        game.decider()?;
    }
    let saw = |game: &Match<G>| {
        (
            game.written_view(observer).get().to_owned(),
            game.written_events(game.step(), observer).get().to_owned(),
        )
    };
    (saw(&then[0]) == saw(&then[1])).then_some(then)
}

/// Answers of whoever is asked that look the same to the observer: the same, or different ones nobody else can tell apart.
pub(super) fn some_answers<G: Overheard>(
    games: &[Match<G>; 2],
    observer: Observer,
    chance: &mut Quick,
) -> Option<[G::Action; 2]> {
    let legal = [games[0].state().legal(), games[1].state().legal()];
    let mut any = |at: usize| legal[at].nth(chance.pick(legal[at].len())).expect("below their number");
    let is_own = games[0].decider().map(Observer::Seat) == Some(observer);
    for round in 0..12 {
        let action = any(0);
        let other = if is_own || (round % 3 > 0 && legal[1].contains(action)) { action } else { any(1) };
        if after(games, [action, other], observer).is_some() {
            return Some([action, other]);
        }
    }
    None
}

/// An action the rules forbid now, if one is soon found.
pub(super) fn forbidden<G: Rules>(game: &Match<G>, chance: &mut Quick) -> Option<G::Action> {
    let legal = game.state().legal();
    let any = |_| G::Action::from_index(chance.pick(G::Action::COUNT as u32) as usize);
    (0..20).filter_map(any).find(|&action| !legal.contains(action))
}
