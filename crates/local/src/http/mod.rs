//! Requests as over HTTP: the routes of the server that need no other people.

mod games;
mod me;
mod query;
mod tables;

use dedale_protocol::TableId;

use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::message::{Method, Request};
use crate::summary::Summary;
use crate::turn::Turn;
use query::Query;

impl Host {
    pub(crate) fn take_request(
        &mut self,
        request: Request,
        _summaries: &[Summary],
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        let Request { method, path, body } = request;
        let (path, query) = path.split_once('?').unwrap_or((&path, ""));
        let query = Query(query);
        let path = path.strip_prefix("/api/").ok_or_else(Refused::no_such_page)?;
        let parts: Vec<_> = path.split('/').collect();
        match (&parts[..], method) {
            (["games"], Method::Get) => Ok(games::list()),
            (["games", game, "contents"], Method::Get) => games::contents(game, query),
            (["games", game, "check"], Method::Post) => games::check(game, &body),
            (["me"], Method::Get) => Ok(self.me(turn)),
            (["me"], Method::Patch) => self.rename(&body, turn),
            (["tables"], Method::Post) => self.create(&body, turn),
            (["tables", table], Method::Get) => self.look(&table_of(table)?, query, turn),
            (["tables", table, "chat"], Method::Get) => self.chat(&table_of(table)?),
            (["tables", table, command], Method::Post) => {
                self.command(&table_of(table)?, command, body, turn)
            }
            (
                ["games" | "me" | "tables"]
                | ["games", _, "contents" | "check"]
                | ["tables", _]
                | ["tables", _, "chat"],
                _,
            ) => Err(Refused::wrong_method()),
            _ => Err(Refused::no_such_page()),
        }
    }
}

/// The table of a path.
fn table_of(text: &str) -> Result<TableId, Refused> {
    text.parse().map_err(|_| Refused::no_such_table())
}
