//! Requests as over HTTP: the routes of the server that need no other people.

mod after;
mod analysis;
mod daily;
mod games;
pub(crate) mod lists;
mod me;
mod puzzles;
mod query;
mod records;
mod tables;

use dedale_protocol::TableId;
use serde_json::Value;

use query::Query;

use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::message::{Method, Request};
use crate::summary::Summary;
use crate::turn::Turn;

impl Host {
    pub(crate) fn take_request(
        &mut self,
        request: Request,
        summaries: &[Summary],
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        let Request { method, path, body } = request;
        let (path, query) = path.split_once('?').unwrap_or((&path, ""));
        let query = Query(query);
        let path = path.strip_prefix("/api/").ok_or_else(Refused::no_such_page)?;
        let parts: Vec<_> = path.split('/').collect();
        match &parts[..] {
            ["tables", table, of @ ..] => {
                let table = table.parse().map_err(|_| Refused::no_such_table())?;
                self.about_table(&table, method, of, query, body, turn)
            }
            ["games", game, what] => match (*what, method) {
                ("contents", Method::Get) => games::contents(game, query),
                ("check", Method::Post) => games::check(game, &body),
                ("contents" | "check", _) => Err(Refused::wrong_method()),
                _ => Err(Refused::no_such_page()),
            },
            ["daily", of @ ..] => match (of, method) {
                ([], Method::Get) => Ok(self.daily_deals(summaries, turn)),
                ([game], Method::Post) => self.begin_daily(game, &body, summaries, turn),
                ([game, day], Method::Get) => self.compare_daily((game, day), query, summaries, turn),
                ([game, day], Method::Post) => self.practise_daily((game, day), &body, summaries, turn),
                ([] | [_] | [_, _], _) => Err(Refused::wrong_method()),
                _ => Err(Refused::no_such_page()),
            },
            ["puzzles", game, of @ ..] => match (of, method) {
                ([], Method::Get) => puzzles::list(game, turn),
                ([id], Method::Get) => puzzles::document(game, id, query),
                ([id, "preview"], Method::Post) => puzzles::preview(game, id, query, &body),
                ([id, "explain"], Method::Post) => puzzles::explain(game, id, query, &body),
                ([id, "answer"], Method::Post) => puzzles::answer(game, id, query, &body),
                ([] | [_] | [_, "preview" | "explain" | "answer"], _) => Err(Refused::wrong_method()),
                _ => Err(Refused::no_such_page()),
            },
            ["me", "tables"] if method == Method::Get => Ok(lists::my_tables(summaries)),
            ["me", "statistics"] if method == Method::Get => {
                lists::my_statistics(query.read()?, summaries, turn.now)
            }
            ["me", "tables" | "statistics"] => Err(Refused::wrong_method()),
            [page @ ("games" | "me" | "tables" | "records")] => match (*page, method) {
                ("records", Method::Post) => self.take_in(&body, turn),
                ("games", Method::Get) => Ok(games::list()),
                ("me", Method::Get) => Ok(self.me(turn)),
                ("me", Method::Patch) => self.rename(&body, turn),
                ("tables", Method::Post) => self.create(&body, turn),
                _ => Err(Refused::wrong_method()),
            },
            _ => Err(Refused::no_such_page()),
        }
    }

    /// A request about one table.
    fn about_table(
        &mut self,
        table: &TableId,
        method: Method,
        of: &[&str],
        query: Query<'_>,
        body: Value,
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        match (of, method) {
            ([], Method::Get) => self.look(table, query, turn),
            (["chat"], Method::Get) => self.chat(table),
            (["replay"], Method::Get) => self.moment(table, query, turn),
            (["replay", "events"], Method::Get) => self.story(table, query, turn),
            (["record"], Method::Get) => self.record(table, query, turn),
            (["analysis"], Method::Get) => self.report(table, query),
            (["analysis"], Method::Post) => self.ask_analysis(table, turn),
            (["branch"], Method::Post) => self.branch(table, &body, turn),
            (["replay", ..] | ["record"], Method::Post) => Err(Refused::wrong_method()),
            ([command], Method::Post) => self.command(table, command, body, turn),
            ([] | [_] | ["replay", "events"], _) => Err(Refused::wrong_method()),
            _ => Err(Refused::no_such_page()),
        }
    }
}
