//! A table of a server on the whole terminal. It changes while somebody looks and types: what is typed, the pane and the page stay.

use std::io::{self, Write as _};

use crossterm::event::Event;
use dedale_words::Words;
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};

use super::keys::deed;
use super::rows::{Row, answers};
use super::stage::{Heads, Offer, Past, Stage, Told};
use super::{Cursor, Depth, Hall, Hint, Screen, guard};
use crate::terminal::Face;
use crate::terminal::asked::Asked;
use crate::terminal::session::End;
use crate::terminal::style::Style;

/// A table of a server as one observer sees it.
pub(crate) struct Afar<G: Face> {
    pub(crate) told: Told<G>,
    pub(crate) view: G::View,
    pub(crate) news: Vec<String>,
    pub(crate) heads: Heads,
    pub(crate) asked: Option<Asked<G>>,
    pub(crate) end: Option<End>,
    /// Lines that could be typed, each with its meaning; they stand before the answers.
    pub(crate) offers: Vec<Offer>,
}

impl<G: Face> Stage<G> {
    /// A table of a server.
    pub(crate) fn afar(afar: Afar<G>, words: &Words, style: Style) -> Stage<G> {
        let Afar { told, view, news, heads, asked, end, offers } = afar;
        let mut rows: Vec<_> = offers.into_iter().map(Row::of).collect();
        rows.extend(asked.iter().flat_map(|asked| answers(asked, words, style)));
        Stage { past: Past::Afar(told), view, news, heads, asked, end, rows }
    }

    /// Whether the same can be done, so that a cursor may stay where it is.
    fn offers_the_same(&self, other: &Stage<G>) -> bool {
        let rows = self.rows.iter().map(|row| (&row.typed, &row.text));
        rows.eq(other.rows.iter().map(|row| (&row.typed, &row.text)))
    }
}

/// The most sentences that wait above the question for the next key.
const SAID: usize = 4;

impl<'a, G: Face> Screen<'a, G, CrosstermBackend<io::Stdout>> {
    /// Takes the terminal without listening to it: somebody else tells of [its events](Self::hear).
    pub(crate) fn open_unheard(words: &'a Words) -> io::Result<Self> {
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        guard::enter()?;
        Ok(Screen::unheard(terminal, words, Depth::of_terminal()))
    }
}

impl<'a, G: Face, B: Backend> Screen<'a, G, B> {
    pub(crate) fn unheard(terminal: Terminal<B>, words: &'a Words, depth: Depth) -> Self {
        let (_, nothing) = std::sync::mpsc::channel();
        let mut screen = Screen::new(terminal, nothing, words, depth);
        screen.talk = Some(Vec::new());
        screen
    }

    #[cfg(test)]
    pub(crate) fn backend(&self) -> &B {
        self.terminal.backend()
    }

    /// The table as it stands now. The cursor stays where the same can be done.
    pub(crate) fn show_stage(&mut self, stage: Stage<G>) {
        let same = self.stage.as_ref().is_some_and(|before| before.offers_the_same(&stage));
        if !same {
            self.cursor = Cursor::default();
        }
        (self.stage, self.hall, self.preview) = (Some(stage), None, None);
    }

    /// A table that waits for its players.
    pub(crate) fn show_hall(&mut self, text: String, offers: Vec<Offer>) {
        let rows: Vec<_> = offers.into_iter().map(Row::of).collect();
        self.cursor.at = self.cursor.at.min(rows.len().saturating_sub(1));
        (self.stage, self.hall) = (None, Some(Hall { text, rows }));
    }

    /// The lines above the question, where clocks run.
    pub(crate) fn set_heads(&mut self, heads: Heads) {
        if let Some(stage) = &mut self.stage {
            stage.heads = heads;
        }
    }

    /// Everything that people said to each other.
    pub(crate) fn set_talk(&mut self, talk: &[String]) {
        self.talk = Some(talk.to_vec());
    }

    pub(crate) fn set_hint(&mut self, text: String, goes_on: bool) {
        self.hint = Some(Hint { text, goes_on });
    }

    /// The hint was about another question.
    pub(crate) fn forget_hint(&mut self) {
        self.hint = None;
    }

    /// Says a sentence, until the next key.
    pub(crate) fn remark(&mut self, text: String) {
        self.said.push(text);
        let old = self.said.len().saturating_sub(SAID);
        self.said.drain(..old);
    }

    /// Gives the terminal back, and says the last words there.
    pub(crate) fn leave(&mut self, parting: &str) -> io::Result<()> {
        guard::leave();
        io::stdout().write_all(parting.as_bytes())
    }

    /// Something happened at the terminal; a line if there is one now.
    pub(crate) fn hear(&mut self, event: &Event) -> io::Result<Option<String>> {
        let line = deed(event).map(|deed| self.heed(deed)).transpose()?.flatten();
        self.draw()?;
        Ok(line)
    }

    /// The answer that should be previewed and is not.
    pub(crate) fn wish(&self) -> Option<G::Action> {
        let known = self.preview.as_ref().map(|(action, _)| *action);
        self.pointed().filter(|action| G::is_previewed(action) && known != Some(*action))
    }

    /// The view after an answer, as far as it can be known.
    pub(crate) fn foreseen(&mut self, action: G::Action, view: Option<G::View>) {
        self.preview = Some((action, view));
    }
}
