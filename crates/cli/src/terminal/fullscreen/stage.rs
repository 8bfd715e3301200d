//! What is on the screen now, kept until the session shows something else.

use dedale_core::{Match, Observer};
use dedale_words::{Listener, Words};

use super::rows::{Row, answers, commands};
use crate::terminal::asked::Asked;
use crate::terminal::input::{Input, understand};
use crate::terminal::session::{End, Happened, Scene};
use crate::terminal::style::Style;
use crate::terminal::{Face, pages};

/// A scene with everything that is drawn of it.
pub(super) struct Stage<G: Face> {
    game: Match<G>,
    observer: Observer,
    pub(super) view: G::View,
    pub(super) news: Vec<String>,
    pub(super) whose: Option<String>,
    pub(super) asked: Option<Asked<G>>,
    pub(super) end: Option<End>,
    pub(super) rows: Vec<Row<G>>,
}

impl<G: Face> Stage<G> {
    pub(super) fn of(scene: Scene<'_, G>, words: &Words, style: Style) -> Stage<G> {
        let Scene { game, observer, happened, whose, asked, end } = scene;
        let rows = match (&asked, &end) {
            (Some(asked), _) => answers(asked, words, style),
            (None, Some(_)) => commands(words),
            (None, None) => Vec::new(),
        };
        let news = match happened {
            Happened::Welcome(text) => vec![text],
            Happened::News { lines, .. } => lines,
        };
        let view = game.state().view(observer);
        Stage { game: game.clone(), observer, view, news, whose, asked, end, rows }
    }

    /// Everything the observer was told, turn by turn.
    pub(super) fn log(&self, words: &Words, width: usize, style: Style) -> String {
        let seen: Vec<_> = self.game.told_since(0, self.observer).collect();
        let setup = self.game.setup();
        let listener = Listener { observer: self.observer, seats: dedale_core::Setup::seats(setup) };
        pages::log::<G>(&seen, setup, listener, words, width, style)
    }

    /// The answer that a typed line means.
    pub(super) fn meant(&self, line: &str, words: &Words, style: Style) -> Option<G::Action> {
        match understand(line, words) {
            input @ (Input::Number(_) | Input::Other(_)) => {
                self.asked.as_ref()?.understood(input, words, style).ok()
            }
            Input::Nothing | Input::Command(..) => None,
        }
    }

    /// The view after an answer; none if the player cannot know it.
    pub(super) fn after(&self, action: &G::Action) -> Option<G::View> {
        let then = G::into_any(self.game.clone()).foresee(&action.to_string()).ok()??;
        Some(G::of_any(then).ok()?.state().view(self.observer))
    }
}
