//! Between a session and its players: what it shows, and what it asks.

use std::io;

use dedale_core::{Match, Observer, Seat};

use crate::terminal::Face;
use crate::terminal::asked::Asked;

/// The lines of a terminal or the whole of it: where a session shows itself, and hears its players.
pub(crate) trait Front<G: Face> {
    /// The columns of a page.
    fn width(&self, page: Page) -> usize;

    /// Draws the table anew.
    fn table(&mut self, scene: Scene<'_, G>) -> io::Result<()>;

    /// Shows a player what came of the last answer, before the cards are hidden.
    fn aftermath(&mut self, scene: Scene<'_, G>) -> io::Result<()>;

    /// Shows a page that somebody asked for.
    fn page(&mut self, page: Page, text: &str) -> io::Result<()>;

    /// Says a sentence; the question stands.
    fn say(&mut self, text: &str) -> io::Result<()>;

    /// A line from the player; none at the end of input.
    fn ask(&mut self, ask: Ask<'_>) -> io::Result<Option<String>>;

    /// Nothing stays readable, not even by scrolling back.
    fn hide(&mut self) -> io::Result<()>;

    /// The bot on that seat is about to think.
    fn wait_for(&mut self, _bot: Seat) -> io::Result<()> {
        Ok(())
    }

    /// Whether hints are asked for again and again while somebody looks at them.
    fn looks_again(&self) -> bool {
        false
    }

    /// The last words, which stay when the program has ended.
    fn part(&mut self, text: &str) -> io::Result<()>;
}

/// What a player sees.
pub(crate) struct Scene<'s, G: Face> {
    pub(crate) game: &'s Match<G>,
    pub(crate) observer: Observer,
    pub(crate) happened: Happened,
    /// Whose turn it is, where several people share the terminal.
    pub(crate) whose: Option<String>,
    /// The question; none when the game is over.
    pub(crate) asked: Option<Asked<G>>,
    pub(crate) end: Option<End>,
}

/// What happened since the player last looked.
pub(crate) enum Happened {
    /// Nothing yet: a welcome.
    Welcome(String),
    /// The news, of which that many lines are worth showing.
    News { lines: Vec<String>, most: usize },
}

/// How a game ended.
pub(crate) struct End {
    /// The reason, and how far it got; nothing if it did not come to an end.
    pub(crate) told: Option<(String, String)>,
    pub(crate) seed: String,
}

/// A page that is shown on request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Help,
    Rules,
    Cards,
    Log,
    /// A hint, and whether a better one will come.
    Hint {
        goes_on: bool,
    },
}

/// What is asked of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask<'a> {
    /// An answer to the question on the table, or a command.
    Answer,
    /// A reply to these words.
    Reply(&'a str),
}
