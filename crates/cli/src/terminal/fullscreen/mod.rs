//! A session on the whole terminal: board, question, log and hint in panes, and a cursor on the answers.
//!
//! It is a [`Front`] like the lines: whatever is done with keys and mouse becomes a line that could have been typed, so that rules, texts,
//! journal and undo are the session's own.

#[cfg(feature = "join")]
mod afar;
mod curve;
mod deeds;
mod draw;
mod guard;
mod keys;
mod layout;
mod listen;
mod look;
mod panes;
mod replay;
mod rows;
mod stage;

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use self::tests::written;

use std::io::{self, IsTerminal as _, Write as _};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use crossterm::event::Event;
use dedale_core::Seat;
use dedale_words::Words;
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::Rect;

#[cfg(feature = "join")]
pub(crate) use self::afar::Afar;
pub(crate) use self::curve::{Curve, EIGHTHS, Verdict};
pub(crate) use self::guard::{leave_for_good, remember as remember_terminal};
use self::layout::Panes;
#[cfg(feature = "join")]
pub(crate) use self::listen::listen as events;
pub(crate) use self::look::Depth;
pub(crate) use self::replay::{Film, Frame};
use self::rows::{Cursor, Row};
#[cfg(not(feature = "join"))]
use self::stage::Stage;
#[cfg(feature = "join")]
pub(crate) use self::stage::{Heads, Offer, Stage, Told};
use super::Face;
use super::session::{Ask, Front, Page, Scene};
use super::style::Style;

/// How often a hint that gets better is looked at again.
const TICK: Duration = Duration::from_millis(250);

/// Whether the terminal can be taken as a whole: keys and screen are those of a terminal, and it is large enough.
pub(crate) fn fits() -> bool {
    let able = match std::env::var_os("TERM") {
        Some(term) => term != "dumb" && !term.is_empty(),
        None => cfg!(windows),
    };
    let (columns, rows) = layout::LEAST;
    able && io::stdin().is_terminal()
        && io::stdout().is_terminal()
        && terminal_size::terminal_size()
            .is_some_and(|(width, height)| width.0 >= columns && height.0 >= rows)
}

/// The screen of a session, or of one session after the other.
pub(crate) struct Screen<'a, G: Face, B: Backend> {
    terminal: Terminal<B>,
    events: Receiver<Event>,
    words: &'a Words,
    style: Style,
    depth: Depth,
    /// Nothing while the cards are hidden.
    stage: Option<Stage<G>>,
    /// A table of a server that waits for its players.
    hall: Option<Hall<G>>,
    /// The stage goes with the next reply.
    hides_next: bool,
    cursor: Cursor,
    /// The view after the answer under the cursor, once it was looked for.
    preview: Option<(G::Action, Option<G::View>)>,
    /// What is asked beside the question on the table.
    reply_to: Option<String>,
    /// The line being typed.
    typed: Option<String>,
    /// What the session said since the last key.
    said: Vec<String>,
    /// A page over everything else, and how far it is scrolled.
    page: Option<(String, usize)>,
    hint: Option<Hint>,
    /// What the people at a server's table said to each other.
    talk: Option<Vec<String>>,
    tab: Tab,
    scroll: Scroll,
    thinking: Option<Seat>,
    /// How far a film is; nothing for a session.
    slider: Option<String>,
    /// What an analysis of the film has found, the step, and how many there are.
    studied: Option<(Rc<Verdict>, usize, usize)>,
    /// Where everything was drawn last.
    panes: Panes,
    clickable: Vec<(Rect, usize)>,
    /// The last words.
    parting: String,
    /// Nobody is there any more.
    closed: bool,
}

impl<G: Face, B: Backend> Drop for Screen<'_, G, B> {
    fn drop(&mut self) {
        guard::leave();
    }
}

/// A table that waits for its players: who is there, and what can be done.
struct Hall<G: Face> {
    text: String,
    rows: Vec<Row<G>>,
}

/// The hint about the question.
struct Hint {
    text: String,
    goes_on: bool,
}

/// What stands in the pane that log and hint share with the rest of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Tab {
    #[default]
    Table,
    Log,
    Hint,
    Talk,
}

/// How many lines each pane is scrolled: from the top, the log from its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Scroll {
    board: usize,
    around: usize,
    log: usize,
    hint: usize,
    talk: usize,
}

impl<'a, G: Face> Screen<'a, G, CrosstermBackend<io::Stdout>> {
    /// Takes the terminal. It is given back by [`close`](Self::close), by a signal and by a panic.
    pub(crate) fn open(words: &'a Words) -> io::Result<Self> {
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        guard::enter()?;
        Ok(Screen::new(terminal, listen::listen(), words, Depth::of_terminal()))
    }

    /// Gives the terminal back, and says the last words.
    pub(crate) fn close(mut self) -> io::Result<()> {
        guard::leave();
        io::stdout().write_all(std::mem::take(&mut self.parting).as_bytes())
    }
}

impl<'a, G: Face, B: Backend> Screen<'a, G, B> {
    fn new(terminal: Terminal<B>, events: Receiver<Event>, words: &'a Words, depth: Depth) -> Self {
        Screen {
            terminal,
            events,
            words,
            style: Style::of_screen(words.is_ascii()),
            depth,
            stage: None,
            hall: None,
            hides_next: false,
            cursor: Cursor::default(),
            preview: None,
            reply_to: None,
            typed: None,
            said: Vec::new(),
            page: None,
            hint: None,
            talk: None,
            tab: Tab::default(),
            scroll: Scroll::default(),
            thinking: None,
            slider: None,
            studied: None,
            panes: Panes::default(),
            clickable: Vec::new(),
            parting: String::new(),
            closed: false,
        }
    }

    /// What the cursor chooses from.
    fn rows(&self) -> &[Row<G>] {
        let of_hall = || self.hall.as_ref().map_or(&[][..], |hall| &hall.rows);
        self.stage.as_ref().map_or_else(of_hall, |stage| &stage.rows)
    }

    /// How a session on this screen paints.
    pub(crate) fn style(&self) -> Style {
        self.style
    }

    /// The columns of a page.
    pub(crate) fn columns_of(&self, page: Page) -> usize {
        let pane = match page {
            Page::Hint { .. } => self.panes.hint.unwrap_or(self.panes.around).body.width,
            Page::Help | Page::Rules | Page::Cards | Page::Log => draw::page_width(self.panes.foot.width),
        };
        usize::from(pane).max(30)
    }

    /// Lays a page over everything else; below the help stand the keys.
    pub(crate) fn open_page(&mut self, page: Page, text: &str) {
        let mut text = text.trim_start_matches('\n').to_owned();
        if page == Page::Help {
            text += "\n";
            text += &draw::keys_explained(self.words, self.columns_of(page), self.talk.is_some(), self.style);
        }
        self.page = Some((text, 0));
    }

    fn set_stage(&mut self, stage: Option<Stage<G>>) {
        self.stage = stage;
        (self.cursor, self.scroll) = (Cursor::default(), Scroll::default());
        (self.typed, self.page, self.hint, self.preview) = (None, None, None, None);
        self.thinking = None;
        self.tab = Tab::Table;
    }

    /// The next event; nothing if a better hint may have come meanwhile.
    fn next_event(&mut self) -> Result<Option<Event>, Closed> {
        let looks_again = self.reply_to.is_none() && self.hint.as_ref().is_some_and(|hint| hint.goes_on);
        if !looks_again {
            return self.events.recv().map(Some).map_err(|_| Closed);
        }
        match self.events.recv_timeout(TICK) {
            Ok(event) => Ok(Some(event)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Closed),
        }
    }

    /// Draws and listens until there is a line.
    fn line(&mut self) -> io::Result<Option<String>> {
        loop {
            self.draw()?;
            match self.next_event() {
                Ok(Some(event)) => {
                    let line = keys::deed(&event).map(|deed| self.heed(deed)).transpose()?.flatten();
                    if line.is_some() {
                        return Ok(line);
                    }
                }
                Ok(None) => return Ok(Some(deeds::HINT.to_owned())),
                Err(Closed) => {
                    self.closed = true;
                    return Ok(None);
                }
            }
        }
    }
}

/// The terminal is gone.
struct Closed;

impl<G: Face, B: Backend> Front<G> for &mut Screen<'_, G, B> {
    fn width(&self, page: Page) -> usize {
        self.columns_of(page)
    }

    fn table(&mut self, scene: Scene<'_, G>) -> io::Result<()> {
        let stage = Stage::of(scene, self.words, self.style);
        self.set_stage(Some(stage));
        Ok(())
    }

    fn aftermath(&mut self, scene: Scene<'_, G>) -> io::Result<()> {
        self.table(scene)?;
        self.hides_next = true;
        Ok(())
    }

    fn page(&mut self, page: Page, text: &str) -> io::Result<()> {
        match page {
            Page::Hint { goes_on } => self.hint = Some(Hint { text: text.to_owned(), goes_on }),
            Page::Help | Page::Rules | Page::Cards | Page::Log => self.open_page(page, text),
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if self.closed {
            return self.part(text);
        }
        self.said.push(text.to_owned());
        Ok(())
    }

    fn ask(&mut self, ask: Ask<'_>) -> io::Result<Option<String>> {
        if self.closed {
            return Ok(None);
        }
        self.thinking = None;
        let Ask::Reply(text) = ask else { return self.line() };
        let typed = self.typed.replace(String::new());
        self.reply_to = Some(text.to_owned());
        let line = self.line();
        (self.reply_to, self.typed) = (None, typed);
        if std::mem::take(&mut self.hides_next) {
            self.set_stage(None);
        }
        line
    }

    fn hide(&mut self) -> io::Result<()> {
        self.set_stage(None);
        self.said.clear();
        Ok(())
    }

    fn wait_for(&mut self, bot: Seat) -> io::Result<()> {
        self.thinking = Some(bot);
        self.draw()
    }

    fn looks_again(&self) -> bool {
        true
    }

    fn part(&mut self, text: &str) -> io::Result<()> {
        self.parting.push_str(text);
        self.parting.push('\n');
        Ok(())
    }
}
