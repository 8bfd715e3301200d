use std::sync::Arc;

use dedale_core::Observer;
use dedale_engine::Request;
use dedale_words::Language;
use serde_json::json;

use super::request::Asked;
use super::session::Session;
use crate::people::Scope;
use crate::table::{Ask, Join, Reply};
use crate::{Error, TableId, UserId};

impl Session {
    /// Carries out a request; its reply comes through the outbox.
    pub(super) async fn take(&mut self, request: Request) {
        let (outbox, looked_at) = (self.outbox.clone(), self.looks_at.len());
        let reply = || Reply::Socket { outbox: outbox.clone(), id: request.id.clone() };
        let counted = self.app.rates.message(self.ticket.address());
        let asked = counted.and_then(|()| self.understand(&request));
        let asked = asked.and_then(|asked| self.question(asked, reply()));
        let posted = match asked {
            Ok(Some((table, ask))) => self.app.tables.post(&table, ask).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = posted {
            self.looks_at.truncate(looked_at);
            reply().send(Err(error));
        }
    }

    /// Nonsense counts as a command.
    fn understand(&self, request: &Request) -> Result<Asked, Error> {
        Asked::read(&request.method, &request.params).or_else(|error| {
            self.who.as_ref().map_or(Ok(()), |who| self.app.rates.command(&who.user))?;
            Err(error)
        })
    }

    /// What a table is to be asked; none if the reply is sent already.
    fn question(&mut self, asked: Asked, reply: Reply) -> Result<Option<(TableId, Ask)>, Error> {
        match asked {
            Asked::Join { table, observer, since, language } => {
                self.join(table, observer, since, language, reply).map(Some)
            }
            Asked::Leave { table, observer } => Ok(self.leave(table, observer, reply)),
            Asked::Chat { table, text, key } => {
                let user = self.player()?;
                self.app.rates.chat(&user, self.ticket.address())?;
                Ok(Some((table, self.app.said(user, text, key, reply)?)))
            }
            Asked::Rematch { table, stamp, seat, same_seed } => {
                let user = self.player()?;
                self.app.rates.command(&user)?;
                self.app.rates.new_table(&user, self.ticket.address())?;
                Ok(Some((table, Ask::Rematch { user, seat, same_seed, stamp, reply })))
            }
            Asked::Preview { table, preview } => {
                let user = self.player()?;
                self.app.rates.preview(&user)?;
                Ok(Some((table, Ask::preview(preview, user, reply))))
            }
            Asked::Explain { table, explain } => {
                let user = self.player()?;
                self.app.rates.preview(&user)?;
                Ok(Some((table, Ask::explain(explain, user, reply))))
            }
            Asked::Hint { table, hint } => {
                let user = self.player()?;
                self.app.rates.preview(&user)?;
                let app = self.app.clone();
                tokio::spawn(async move {
                    let advised = app.hint(table, hint, user).await;
                    reply.send(advised.map(|advised| json!(advised)));
                });
                Ok(None)
            }
            Asked::Do { table, stamp, command } => {
                let user = self.player()?;
                self.app.rates.command(&user)?;
                Ok(Some((table, Ask::Do { user, command, stamp, reply })))
            }
        }
    }

    fn join(
        &mut self,
        table: TableId,
        observer: Option<Observer>,
        since: Option<u64>,
        language: Option<Language>,
        reply: Reply,
    ) -> Result<(TableId, Ask), Error> {
        if let Some(who) = &self.who {
            who.may(Scope::Read)?;
        }
        self.app.rates.join(self.who.as_ref().map(|who| &who.user), self.ticket.address())?;
        let most = self.app.config.limits.tables_per_socket;
        if !self.looks_at.contains(&table) {
            if self.looks_at.len() >= most {
                return Err(Error::TooMany { code: "too-many-tables", most });
            }
            self.looks_at.push(table.clone());
        }
        let join = Join {
            user: self.user(),
            observer,
            since,
            language,
            socket: self.ticket.socket,
            outbox: Arc::clone(&self.outbox),
            reply,
        };
        Ok((table, Ask::Join(join)))
    }

    fn leave(&mut self, table: TableId, observer: Option<Observer>, reply: Reply) -> Option<(TableId, Ask)> {
        let looked = self.looks_at.contains(&table);
        if observer.is_none() {
            self.looks_at.retain(|looked| *looked != table);
        }
        reply.send(Ok(json!({ "table": table })));
        let (user, socket) = (self.user(), self.ticket.socket);
        looked.then_some((table, Ask::Leave { user, socket, observer }))
    }

    fn player(&self) -> Result<UserId, Error> {
        let who = self.who.as_ref().ok_or(Error::NoSession)?;
        who.may(Scope::Play)?;
        Ok(who.user.clone())
    }
}
