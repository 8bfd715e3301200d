//! For search: the knowledge of an observer as a key, and worlds that the observer cannot tell from the true one.

use dedale_core::chance::Seed;
use dedale_core::{Game, Match, Observer};

use crate::{AnyMatch, Problem};

/// The view as text: equal exactly when the observer knows the same. Where a game keeps more in a view than it sends, all of it.
pub fn information_state<G: Game>(state: &G, observer: Observer) -> String {
    let view = state.view(observer);
    let mut text = serde_json::to_string(&view).expect("a wire type is JSON");
    if G::sent_view(&view) != view {
        text += &format!("{view:?}");
    }
    text
}

/// A state that the observer cannot tell from this one: everything its view leaves open is drawn anew. The seed's second number is for
/// the chance to come.
pub fn sample_world<G: Game>(state: &G, observer: Observer, seed: u64) -> (G, Seed) {
    let [hidden, to_come] = [0, 1].map(|stream| Seed::number_of_series(seed, stream));
    (G::sample(&state.view(observer), &mut Seed::quick_from(hidden)), Seed::Quick(to_come))
}

impl AnyMatch {
    /// See [`information_state`].
    pub fn information_state(&self, observer: Observer) -> String {
        with_match!(self, game => information_state(game.state(), observer))
    }

    /// A match that goes on from a [sampled world](sample_world); none after the end.
    pub fn sample_world(&self, observer: Observer, seed: u64) -> Result<AnyMatch, Problem> {
        if self.playing().outcome().is_some() {
            return Err(Problem::Over);
        }
        with_match!(self, game => {
            let (state, to_come) = sample_world(game.state(), observer, seed);
            Ok(AnyMatch::from(Match::from_state(state, to_come)))
        })
    }
}
