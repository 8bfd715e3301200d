use dedale_protocol::{Command, Lang, LookQuery, NewTable, Question, Rematch, Stamp, TableId};
use dedale_table::{Opening, Options, TableError, observer_of};
use serde_json::Value;

use super::query::{Query, body};
use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::person::local;
use crate::turn::Turn;

impl Host {
    /// Sets up a table. Whatever is asked for, it has no chat and nobody else can find it.
    pub(super) fn create(&mut self, new: &Value, turn: &mut Turn) -> Result<Said, Refused> {
        let opening = Opening::of_new(body::<NewTable>(new)?, local().clone())?;
        let options = Options { listed: false, chat: false, archived: false, ..opening.options };
        let id = self.set_up(Opening { options, ..opening }, turn)?;
        self.document(&id, turn)
    }

    /// The public document of a table.
    pub(super) fn document(&mut self, id: &TableId, turn: &mut Turn) -> Result<Said, Refused> {
        let (at, keeping) = self.at(id, turn)?;
        let revealed = at.table.is_revealed(keeping.turn.now);
        Ok(Said::document(&at.table.document(keeping.names, revealed)))
    }

    /// A table as one may see it.
    pub(super) fn look(&mut self, id: &TableId, query: Query<'_>, turn: &mut Turn) -> Result<Said, Refused> {
        let LookQuery { observer, since, before, lang } = query.read()?;
        let (at, keeping) = self.at(id, turn)?;
        let table = &at.table;
        let observer = table.observer_for(observer.as_deref().map(observer_of).transpose()?, Some(local()));
        let revealed = table.is_revealed(keeping.turn.now);
        table.check_observer(observer, Some(local()), revealed)?;
        let (now, since) = (table.step(), since.unwrap_or(0));
        if since > now {
            return Err(TableError::StaleStep { given: since, now }.into());
        }
        let (page, language) = (table.page(since, before), lang.map(|Lang(language)| language));
        Ok(Said::document(&table.snapshot(observer, page, keeping.names, revealed, language)))
    }

    /// Nobody talks on one device.
    pub(super) fn chat(&self, id: &TableId) -> Result<Said, Refused> {
        self.open_table(id)?;
        Ok(Said::document(&[(); 0]))
    }

    /// A command, or something to be tried out.
    pub(super) fn command(
        &mut self,
        id: &TableId,
        name: &str,
        mut params: Value,
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        let table = id.clone();
        let question = match name {
            "preview" => Question::Preview(table, body(&params)?),
            "explain" => Question::Explain(table, body(&params)?),
            "hint" => Question::Hint(table, body(&params)?),
            "chat" => return Err(TableError::SwitchedOff("chat").into()),
            "rematch" => {
                let stamp = Stamp::take_from(&mut params)?;
                Question::Rematch(table, stamp, body::<Rematch>(&params)?)
            }
            name => {
                let name = name.replace('-', "_");
                if !Command::NAMES.contains(&&*name) {
                    return Err(Refused::no_such_page());
                }
                let stamp = Stamp::take_from(&mut params)?;
                Question::Do(table, stamp, Command::read(&name, &params)?)
            }
        };
        self.take_question(question, turn)
    }
}
