//! Where a table far away is shown, and where its player answers: lines below each other, or the whole terminal.

use std::io::{self, Write};
use std::time::Duration;

use crossterm::event::Event;
use dedale_protocol::Phase;
use ratatui::backend::{Backend, CrosstermBackend};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;

use super::client::{Client, Desk, News};
use crate::terminal::session::Page;
use crate::terminal::{Face, Screen};

/// A line typed, or the end of the input.
pub(crate) type TypedLine = Option<String>;

/// The person at the terminal: the lines they type, or everything they do.
pub(crate) enum Player {
    InLines(UnboundedReceiver<TypedLine>),
    OnScreen(UnboundedReceiver<Event>),
}

/// Something for the table.
#[derive(Debug)]
pub(super) enum Heard {
    Line(String),
    /// The answer under the cursor should be previewed.
    Wish(String),
    /// Time went by.
    Nothing,
    End,
}

/// A part of the terminal for one table.
pub(super) trait Place<G: Face> {
    /// Shows what is new.
    fn show(&mut self, client: &mut Client<'_, G>) -> io::Result<()>;

    /// The next thing for the table. Nothing is lost if nobody waits for it to the end.
    async fn hear(&mut self) -> io::Result<Heard>;

    /// Shows what is new for the last time.
    fn part(&mut self, client: &mut Client<'_, G>) -> io::Result<()>;
}

/// Lines below each other.
pub(super) struct Lines<'a, W> {
    typed: &'a mut UnboundedReceiver<TypedLine>,
    output: W,
    clears: bool,
    /// Whether the prompt was written last: messages that arrive while somebody types do not run into it.
    prompted: bool,
}

impl<'a, W: Write> Lines<'a, W> {
    pub(super) fn new(typed: &'a mut UnboundedReceiver<TypedLine>, output: W, clears: bool) -> Self {
        Lines { typed, output, clears, prompted: false }
    }

    /// Writes without asking for more.
    fn write(&mut self, text: &str) -> io::Result<()> {
        if std::mem::replace(&mut self.prompted, false) {
            self.output.write_all(if self.clears { b"\r\x1b[K" } else { b"\n" })?;
        }
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }
}

impl<G: Face, W: Write> Place<G> for Lines<'_, W> {
    fn show(&mut self, client: &mut Client<'_, G>) -> io::Result<()> {
        let text = client.take_output();
        if text.is_empty() {
            return Ok(());
        }
        self.write(&text)?;
        self.prompted = true;
        self.output.write_all(b"> ")?;
        self.output.flush()
    }

    async fn hear(&mut self) -> io::Result<Heard> {
        let line = self.typed.recv().await.flatten();
        self.prompted = false;
        Ok(line.map_or(Heard::End, Heard::Line))
    }

    fn part(&mut self, client: &mut Client<'_, G>) -> io::Result<()> {
        self.write(&client.take_output())
    }
}

/// How often a running clock is drawn.
const TICK: Duration = Duration::from_secs(1);

/// The whole terminal.
pub(super) struct WholeScreen<'a, G: Face, B: Backend> {
    screen: Screen<'a, G, B>,
    events: &'a mut UnboundedReceiver<Event>,
    /// The answer under the cursor, if its preview was asked for and has not come.
    wished: Option<G::Action>,
    ticks: bool,
}

impl<'a, G: Face> WholeScreen<'a, G, CrosstermBackend<io::Stdout>> {
    pub(super) fn open(events: &'a mut UnboundedReceiver<Event>, desk: Desk<'a>) -> io::Result<Self> {
        Ok(WholeScreen::on(Screen::open_unheard(desk.words)?, events))
    }
}

impl<'a, G: Face, B: Backend> WholeScreen<'a, G, B> {
    pub(super) fn on(screen: Screen<'a, G, B>, events: &'a mut UnboundedReceiver<Event>) -> Self {
        WholeScreen { screen, events, wished: None, ticks: false }
    }

    pub(super) fn take_in(&mut self, client: &mut Client<'_, G>) -> String {
        let mut parting = String::new();
        for news in client.take_news() {
            match news {
                News::Table => {
                    self.wished = None;
                    match client.on_stage() {
                        Some(stage) => self.screen.show_stage(stage),
                        None => self.screen.show_hall(client.gathering(), client.offers()),
                    }
                    if client.hints.is_none() {
                        self.screen.forget_hint();
                    }
                }
                News::People if client.document.phase == Phase::Gathering => {
                    self.screen.show_hall(client.gathering(), client.offers());
                }
                // Those at a game stand in its heads.
                News::People => {}
                News::Said(text) => self.screen.remark(text),
                News::Page(page, text) => self.screen.open_page(page, &text),
                News::Hint => {
                    let text = client.hint_text(self.screen.columns_of(Page::Hint { goes_on: true }), true);
                    self.screen.set_hint(text, client.hints.as_ref().is_some_and(|hints| !hints.done));
                }
                News::Parting(text) => parting = text,
            }
        }
        self.screen.set_heads(client.heads());
        self.screen.set_talk(&client.talk);
        if let Some((action, view)) = client.foreseen.take()
            && let Ok(action) = action.parse()
        {
            self.screen.foreseen(action, view);
        }
        self.ticks = client.is_timed();
        parting
    }
}

#[cfg(test)]
impl<G: Face, B: Backend> WholeScreen<'_, G, B> {
    pub(super) fn backend(&self) -> &B {
        self.screen.backend()
    }

    /// A key; the line that comes of it.
    pub(super) fn press(&mut self, event: &Event) -> Option<String> {
        self.screen.hear(event).expect("it is drawn")
    }
}

impl<G: Face, B: Backend> Place<G> for WholeScreen<'_, G, B> {
    fn show(&mut self, client: &mut Client<'_, G>) -> io::Result<()> {
        self.take_in(client);
        self.screen.draw()
    }

    async fn hear(&mut self) -> io::Result<Heard> {
        loop {
            let wish = self.screen.wish();
            let before = std::mem::replace(&mut self.wished, wish);
            if let Some(action) = wish.filter(|_| wish != before) {
                return Ok(Heard::Wish(action.to_string()));
            }
            let event = match self.ticks {
                true => match timeout(TICK, self.events.recv()).await {
                    Ok(event) => event,
                    Err(_) => return Ok(Heard::Nothing),
                },
                false => self.events.recv().await,
            };
            let Some(event) = event else { return Ok(Heard::End) };
            if let Some(line) = self.screen.hear(&event)? {
                return Ok(Heard::Line(line));
            }
        }
    }

    fn part(&mut self, client: &mut Client<'_, G>) -> io::Result<()> {
        let parting = self.take_in(client);
        self.screen.leave(&parting)
    }
}
