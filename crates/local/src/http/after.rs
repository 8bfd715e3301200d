//! Finished games: gone through again, taken away, continued.

use dedale_protocol::{Branching, Lang, MomentQuery, RecordForm, RecordQuery, StoryQuery, TableId};
use dedale_table::{PlayedLine, TableError, observer_of};
use serde_json::Value;

use super::query::{Query, body};
use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::person::local;
use crate::turn::Turn;

impl Host {
    /// Where the match stood after some moves.
    pub(super) fn moment(&self, id: &TableId, query: Query<'_>, turn: &Turn) -> Result<Said, Refused> {
        let MomentQuery { observer, moves, lang } = query.read()?;
        let line = self.played_line(id, observer.as_deref(), lang, turn)?;
        Ok(Said::document(&line.moment(moves.map(|moves| moves as usize))?))
    }

    /// Every move, with the events the observer saw.
    pub(super) fn story(&self, id: &TableId, query: Query<'_>, turn: &Turn) -> Result<Said, Refused> {
        let StoryQuery { observer, lang } = query.read()?;
        Ok(Said::document(&self.played_line(id, observer.as_deref(), lang, turn)?.story()))
    }

    fn played_line(
        &self,
        id: &TableId,
        observer: Option<&str>,
        lang: Option<Lang>,
        turn: &Turn,
    ) -> Result<PlayedLine, Refused> {
        let table = &self.open_table(id)?.table;
        let observer = observer.map(observer_of).transpose()?;
        let words = lang.map(|Lang(language)| table.words(language, self.person.names()));
        Ok(table.played_line(observer, Some(local()), table.is_revealed(turn.now), words)?)
    }

    /// The record of a game. Unlike the server, the device also gives the text of a game that goes on, so that its people
    /// can carry the game to another device; it has the seed, like the store of the device. A daily deal waits for the end of its day.
    pub(super) fn record(&self, id: &TableId, query: Query<'_>, turn: &Turn) -> Result<Said, Refused> {
        let RecordQuery { form } = query.read()?;
        let table = &self.open_table(id)?.table;
        let carried = form == RecordForm::Text && table.about.day.is_none();
        let game = table.game.as_ref().filter(|_| carried || table.is_revealed(turn.now));
        let game = game.ok_or(TableError::NotRevealed)?;
        Ok(match form {
            RecordForm::Proof => Said::document(&table.proof()?),
            RecordForm::Text => Said::document(&game.playing().record_text()?),
        })
    }

    /// Plays on from a move of a finished game, at a new table.
    pub(super) fn branch(&mut self, id: &TableId, new: &Value, turn: &mut Turn) -> Result<Said, Refused> {
        let Branching { moves, bot } = body(new)?;
        let table = &self.open_table(id)?.table;
        if !table.is_revealed(turn.now) {
            return Err(TableError::NotRevealed.into());
        }
        let opening = table.branch(moves, local(), bot.as_deref())?;
        let branch = self.set_up(opening, turn)?;
        self.document(&branch, turn)
    }
}
