//! A game as a film on the whole terminal.

use dedale_core::{Match, Observer};
use dedale_words::Words;

use super::story::{happened, turns};
use crate::terminal::{End, Face, Film, Frame, Screen};

/// Shows a game until somebody leaves.
pub(super) fn show<G: Face>(game: &Match<G>, observer: Observer, words: &Words) -> anyhow::Result<()> {
    let film = Recorded { game, observer, turns: turns(game, observer), words };
    let mut screen = Screen::<G, _>::open(words)?;
    screen.show_film(&film, 0)?;
    Ok(screen.close()?)
}

struct Recorded<'a, G: Face> {
    game: &'a Match<G>,
    observer: Observer,
    turns: Vec<usize>,
    words: &'a Words,
}

impl<G: Face> Film<G> for Recorded<'_, G> {
    fn steps(&self) -> usize {
        self.game.step()
    }

    fn turns(&self) -> &[usize] {
        &self.turns
    }

    fn observer(&self) -> Observer {
        self.observer
    }

    fn frame(&self, step: usize) -> Frame<G> {
        let (words, told) = (self.words, happened(self.game, step, self.observer, self.words));
        let game = self.game.at(step).unwrap_or_else(|_| self.game.clone());
        let view = game.state().view(self.observer);
        let told_end = |outcome: dedale_core::Outcome| {
            (words.outcome(outcome.reason), G::summary(&view, outcome.winners, words))
        };
        let end = game.outcome().map(|outcome| End { told: Some(told_end(outcome)), seed: String::new() });
        Frame { game, told, end }
    }
}
