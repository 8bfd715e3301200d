//! A match of any game in words, as one observer may know it.

use dedale_core::{Game, Legal as _, Match, Observer};
use dedale_games::{AnyMatch, with_match};

use crate::{Listener, Narration, Spoken, Words};

impl Words {
    /// The question, or for the others the player who must answer; none when the game is over.
    pub fn asked(&self, game: &AnyMatch, listener: Listener) -> Option<String> {
        with_match!(game, game => asked(game, listener, self))
    }

    /// The effect of each legal action, in their order, if the observer may know them.
    pub fn choices(&self, game: &AnyMatch, observer: Observer) -> Option<Vec<String>> {
        game.playing()
            .tells_legal_to(observer)
            .then(|| with_match!(game, game => choices(game, observer, self)))
    }

    /// The events of one step that the observer is told now, in words for a listener; at 0 the deal.
    pub fn lines(
        &self,
        game: &AnyMatch,
        step: usize,
        observer: Observer,
        listener: Listener,
    ) -> Vec<Narration> {
        with_match!(game, game => lines(game, step, observer, listener, self))
    }
}

fn asked<G: Spoken>(game: &Match<G>, listener: Listener, words: &Words) -> Option<String> {
    let decider = game.decider()?;
    match listener.who(decider) {
        "you" => Some(G::asked(&game.state().question()?, words)),
        _ => Some(words.text("question-of-another", &words.names_of(decider))),
    }
}

fn choices<G: Spoken>(game: &Match<G>, observer: Observer, words: &Words) -> Vec<String> {
    if game.decider().is_none() {
        return Vec::new();
    }
    let view = G::sent_view(&game.state().view(observer));
    game.state().legal().iter().map(|action| G::choice(&action, &view, words)).collect()
}

fn lines<G: Spoken + Game>(
    game: &Match<G>,
    step: usize,
    observer: Observer,
    listener: Listener,
    words: &Words,
) -> Vec<Narration> {
    let seen: Vec<_> = game.told_of(step, observer).collect();
    G::lines(&seen, game.setup(), listener, words)
}
