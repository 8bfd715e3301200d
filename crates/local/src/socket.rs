//! Requests as over the server's socket.

use dedale_protocol::{As, Join, Lang, Leave, Question, Rematch, Stamp, TableId};
use dedale_table::{Entry, TableError};
use serde_json::json;

use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::keeping::Keeping;
use crate::message::Call;
use crate::needs;
use crate::person::local;
use crate::turn::Turn;

impl Host {
    pub(crate) fn take_call(&mut self, call: Call, turn: &mut Turn) -> Result<Said, Refused> {
        let Call { method, params } = call;
        self.take_question(Question::read(&method, params)?, turn)
    }

    /// Answers a question, however it came.
    pub(crate) fn take_question(&mut self, question: Question, turn: &mut Turn) -> Result<Said, Refused> {
        match question {
            Question::Ping => Ok(Said::document(&json!(null))),
            Question::Join(Join { table, observer, since, lang }) => {
                let (at, mut keeping) = self.at(&table, turn)?;
                let observer = observer.map(|As(observer)| observer);
                let language = lang.map(|Lang(language)| language);
                Ok(Said::document(&at.join(observer, since, language, &mut keeping)?))
            }
            Question::Leave(Leave { table, observer }) => {
                if let Ok((at, mut keeping)) = self.at(&table, turn) {
                    at.leave(observer.map(|As(observer)| observer), &mut keeping);
                }
                Ok(Said::document(&json!({ "table": table })))
            }
            Question::Chat(_) => Err(TableError::SwitchedOff("chat").into()),
            Question::Rematch(table, stamp, rematch) => self.rematch(&table, &stamp, &rematch, turn),
            Question::Do(table, stamp, command) => {
                let (at, mut keeping) = self.at(&table, turn)?;
                Ok(Said::document(&at.carry_out(&command, &stamp, &mut keeping)?))
            }
            Question::Preview(table, preview) => {
                let (at, Keeping { names, .. }) = self.at(&table, turn)?;
                Ok(Said::document(&at.table.preview(&preview, local(), names)?))
            }
            Question::Explain(table, explain) => {
                let (at, Keeping { names, .. }) = self.at(&table, turn)?;
                Ok(Said::document(&at.table.explain(explain, local(), names)?))
            }
            Question::Hint(table, hint) => {
                let (at, Keeping { names, .. }) = self.at(&table, turn)?;
                let decision = at.table.decision(&hint, local(), names)?;
                let missing = needs::of_adviser(&decision.game);
                if !missing.is_empty() {
                    return Ok(Said::Needs(missing));
                }
                Ok(Said::document(&self.searches.advise(table, &decision, self.clock)?))
            }
        }
    }

    fn rematch(
        &mut self,
        id: &TableId,
        stamp: &Stamp,
        rematch: &Rematch,
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        let at = self.open_table(id)?;
        let Some(opening) = at.rematch(rematch, stamp, turn.now)? else {
            let step = at.table.step_of_key(local(), &stamp.key).unwrap_or_else(|| at.table.step());
            return Ok(Said::document(&at.done(step)));
        };
        let table = self.set_up(opening, turn)?;
        let (at, mut keeping) = self.at(id, turn)?;
        let step = at.keep(&[Entry::Rematch { seat: rematch.seat, table }], Some(stamp), &mut keeping)?;
        Ok(Said::document(&at.done(step)))
    }
}
