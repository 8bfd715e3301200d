//! Previews of an action: its result, as far as the deciding player could work it out.

use dedale_core::chance::Seed;
use dedale_core::matches::MatchError;
use dedale_core::{Game, Match, Observer, Seat};

use crate::{AnyMatch, Problem};

/// How many worlds are tried that look the same to the player.
const WORLDS: u64 = 16;

impl AnyMatch {
    /// The match after the action, in a world sampled from what the deciding player knows; none if the player
    /// cannot know the result, because chance or hidden information decides. Only that seat's view of
    /// the match is true; its one step is the action. It depends on the true state only through that view, so
    /// that nothing can be learned by asking, and nothing changes.
    pub fn foresee(&self, action: &str) -> Result<Option<AnyMatch>, Problem> {
        with_match!(self, game => Ok(foresee(game, action.parse()?)?.map(AnyMatch::from)))
    }

    /// Whether an action may be answered now, and if not, why: what [`Playing::act`](crate::Playing::act) would say.
    pub fn explain(&self, action: &str) -> Result<(), Problem> {
        with_match!(self, game => explain(game, action.parse()?))
    }
}

fn explain<G: Game>(game: &Match<G>, action: G::Action) -> Result<(), Problem> {
    if game.outcome().is_some() {
        return Err(Problem::Over);
    }
    Ok(game.state().explain(action).map_err(MatchError::Illegal)?)
}

fn foresee<G: Game>(game: &Match<G>, action: G::Action) -> Result<Option<Match<G>>, Problem> {
    let seat = game.decider().ok_or(Problem::Over)?;
    let view = game.state().view(Observer::Seat(seat));
    let world = |number: u64| -> Result<Match<G>, Problem> {
        let state = G::sample(&view, &mut Seed::quick_from(number));
        let mut then = Match::from_state(state, Seed::Quick(number));
        then.act(action)?;
        Ok(then)
    };
    let first = world(0)?;
    if first.chance_fired_since(0) {
        return Ok(None);
    }
    for number in 1..WORLDS {
        let other = world(number)?;
        if other.chance_fired_since(0) || !looks_the_same(&first, &other, seat) {
            return Ok(None);
        }
    }
    Ok(Some(first))
}

/// Whether the seat can see no difference between two matches that have just made a step.
fn looks_the_same<G: Game>(one: &Match<G>, other: &Match<G>, seat: Seat) -> bool {
    let observer = Observer::Seat(seat);
    let saw = |game: &Match<G>| -> Vec<_> {
        let events = game.events_of(game.step()).iter();
        events.filter_map(|event| game.state().seen(event, observer)).collect()
    };
    let stands = |game: &Match<G>| {
        let legal = game.decider().filter(|&decider| decider == seat).map(|_| game.state().legal());
        (
            game.decider(),
            game.state().question(),
            game.outcome(),
            legal,
            G::sent_view(&game.state().view(observer)),
        )
    };
    stands(one) == stands(other) && saw(one) == saw(other)
}
