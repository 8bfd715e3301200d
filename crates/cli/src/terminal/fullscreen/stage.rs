//! What is on the screen now, kept until the session shows something else.

use dedale_core::{Match, Observer, Seat, Setup as _};
use dedale_words::{Listener, Words};

use super::rows::{Row, answers, command_rows};
use crate::terminal::asked::Asked;
use crate::terminal::input::{Command, Input, understand};
use crate::terminal::session::{End, Happened, Scene};
use crate::terminal::style::{Ink, Style};
use crate::terminal::{Face, pages};

/// A scene with everything that is drawn of it.
pub(crate) struct Stage<G: Face> {
    pub(super) past: Past<G>,
    pub(super) view: G::View,
    pub(super) news: Vec<String>,
    /// The lines above the question.
    pub(super) heads: Heads,
    pub(super) asked: Option<Asked<G>>,
    pub(super) end: Option<End>,
    pub(super) rows: Vec<Row<G>>,
}

/// Sentences, and how they look.
pub(crate) type Heads = Vec<(Ink, String)>;

/// Where the log comes from.
pub(super) enum Past<G: Face> {
    Here {
        game: Match<G>,
        observer: Observer,
    },
    #[cfg_attr(not(feature = "join"), expect(dead_code, reason = "only tables of a server are far away"))]
    Afar(Told<G>),
}

/// Everything that one observer was told.
pub(crate) struct Told<G: Face> {
    pub(crate) events: Vec<G::SeenEvent>,
    pub(crate) setup: G::Setup,
    pub(crate) listener: Listener,
}

/// A line that could be typed, and its meaning.
pub(crate) struct Offer {
    pub(crate) typed: String,
    pub(crate) meaning: String,
}

impl Offer {
    pub(crate) fn command(command: Command, words: &Words) -> Offer {
        Offer { typed: command.name(words), meaning: command.help(words) }
    }
}

impl<G: Face> Stage<G> {
    pub(super) fn of(scene: Scene<'_, G>, words: &Words, style: Style) -> Stage<G> {
        let Scene { game, observer, happened, whose, asked, end } = scene;
        let rows = match (&asked, &end) {
            (Some(asked), _) => answers(asked, words, style),
            (None, Some(_)) => command_rows(&Command::AFTER, words),
            (None, None) => Vec::new(),
        };
        let news = match happened {
            Happened::Welcome(text) => vec![text],
            Happened::News { lines, .. } => lines,
        };
        let view = game.state().view(observer);
        let heads = whose.into_iter().map(|whose| (Ink::Faint, whose)).collect();
        Stage { past: Past::Here { game: game.clone(), observer }, view, news, heads, asked, end, rows }
    }

    /// The seat that must answer in a game that is played here.
    pub(super) fn decider(&self) -> Option<Seat> {
        let Past::Here { game, .. } = &self.past else { return None };
        game.decider()
    }

    /// Whether previews come from a server.
    pub(super) fn is_afar(&self) -> bool {
        matches!(self.past, Past::Afar(_))
    }

    /// Everything the observer was told, turn by turn.
    pub(super) fn log(&self, words: &Words, width: usize, style: Style) -> String {
        match &self.past {
            Past::Here { game, observer } => {
                let seen: Vec<_> = game.told_since(0, *observer).collect();
                let listener = Listener { observer: *observer, seats: game.setup().seats() };
                pages::log::<G>(&seen, game.setup(), listener, words, width, style)
            }
            Past::Afar(Told { events, setup, listener }) => {
                pages::log::<G>(events, setup, *listener, words, width, style)
            }
        }
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

    /// The view after an answer; none if the player cannot know it, or if a server has to be asked.
    pub(super) fn after(&self, action: &G::Action) -> Option<G::View> {
        let Past::Here { game, observer } = &self.past else { return None };
        let then = G::into_any(game.clone()).foresee(&action.to_string()).ok()??;
        Some(G::of_any(then).ok()?.state().view(*observer))
    }
}
