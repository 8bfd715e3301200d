//! The bot whose answer a table waits for.

use dedale_core::Seat;
use dedale_protocol::Millis;
use dedale_table::{Entry, Table, TableError};

use crate::keeping::Keeping;
use crate::open_table::OpenTable;

/// Milliseconds a bot lets pass before it answers, so that people can follow.
const PAUSE: Millis = 500;

/// The bot that must answer, if any.
#[derive(Debug, Default)]
pub(crate) struct Bot {
    /// Since when the match stands as it does; none if nobody has looked since it was opened.
    called: Option<Millis>,
    /// The answer it found, and the step it is about; no answer if it found none.
    found: Option<(u64, Option<String>)>,
}

/// The next thing to do about a bot.
pub(crate) enum Next {
    /// No bot is asked, or nobody looks.
    Nothing,
    /// It has to find an answer.
    Think,
    /// It may speak at that time.
    Speak(Millis),
}

impl Bot {
    /// The match has changed.
    pub(crate) fn call(&mut self, now: Millis) {
        *self = Bot { called: Some(now), found: None };
    }
}

/// The bot that is asked.
pub(crate) fn asked(table: &Table) -> Option<(Seat, &str)> {
    let seat = table.decider()?;
    Some((seat, table.chairs.get(seat.index())?.plays_by_bot()?))
}

impl OpenTable {
    pub(crate) fn next_of_bot(&self, now: Millis) -> Next {
        if self.audience.is_empty() || asked(&self.table).is_none() {
            return Next::Nothing;
        }
        match &self.bot.found {
            Some((step, None)) if *step == self.table.step() => Next::Nothing,
            Some((step, Some(_))) if *step == self.table.step() => {
                Next::Speak(self.bot.called.unwrap_or(now).saturating_add(PAUSE))
            }
            _ => Next::Think,
        }
    }

    /// Lets the bot find its answer.
    pub(crate) fn think_as_bot(&mut self, now: Millis) {
        self.bot.called.get_or_insert(now);
        let (Some((_, bot)), Some(game)) = (asked(&self.table), &self.table.game) else { return };
        // A table from another version may have a bot that is no more.
        let quick = dedale_bots::strongest_quick(game.id());
        let answer = dedale_bots::play(game, bot).or_else(|_| dedale_bots::play(game, quick));
        self.bot.found = Some((self.table.step(), answer.unwrap_or_default()));
    }

    /// The bot gives the answer it found.
    pub(crate) fn speak_as_bot(&mut self, keeping: &mut Keeping<'_>) -> Result<(), TableError> {
        let found = self.bot.found.take();
        let (Some((_, Some(action))), Some((seat, _))) = (found, asked(&self.table)) else { return Ok(()) };
        let kept = self.keep(&[Entry::Act { seat, action }], None, keeping);
        if kept.is_err() {
            self.bot.found = Some((self.table.step(), None));
        }
        kept.map(|_| ())
    }
}
