use std::sync::Arc;

use dedale_core::Observer;
use dedale_protocol::{As, Chat, Join, Lang, Leave, Question, Rematch, RematchSeed, Request};
use serde_json::{Value, json};

use super::session::Session;
use crate::people::Scope;
use crate::table::{self, Ask, Ear, Reply, Welcome};
use crate::{Error, TableId, UserId};

impl Session {
    /// Carries out a request; its reply comes through the outbox.
    pub(super) async fn take(&mut self, request: Request) {
        let Request { id, method, params } = request;
        self.carry_out(id, |session| session.understand(&method, params)).await;
    }

    /// The same with a question that is understood when it has been counted.
    pub(super) async fn carry_out(
        &mut self,
        id: Option<Value>,
        question: impl FnOnce(&Session) -> Result<Question, Error>,
    ) {
        let (outbox, looked_at) = (self.outbox.clone(), self.looks_at.len());
        let reply = || Reply::Socket { outbox: outbox.clone(), id: id.clone() };
        let counted = self.app.rates.message(self.ticket.address());
        let question = counted.and_then(|()| question(self));
        let asked = question.and_then(|question| self.question(question, reply()));
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
    fn understand(&self, method: &str, params: Value) -> Result<Question, Error> {
        Question::read(method, params).or_else(|error| {
            self.who.as_ref().map_or(Ok(()), |who| self.app.rates.command(&who.user))?;
            Err(error.into())
        })
    }

    /// The request to a table; none if the reply is sent already.
    fn question(&mut self, question: Question, reply: Reply) -> Result<Option<(TableId, Ask)>, Error> {
        match question {
            Question::Ping => {
                reply.send(Ok(Value::Null));
                Ok(None)
            }
            Question::Join(join) => self.join(join, reply).map(Some),
            Question::Leave(leave) => Ok(self.leave(leave, reply)),
            Question::Chat(Chat { table, text, key, .. }) => {
                let user = self.player()?;
                self.app.rates.chat(&user, self.ticket.address())?;
                Ok(Some((table, self.app.said(user, text, key, reply)?)))
            }
            Question::Rematch(table, stamp, Rematch { seat, seed }) => {
                let same_seed = seed == RematchSeed::Same;
                let user = self.player()?;
                self.app.rates.command(&user)?;
                self.app.rates.new_table(&user, self.ticket.address())?;
                Ok(Some((table, Ask::Rematch { user, seat, same_seed, stamp, reply })))
            }
            Question::Preview(table, preview) => {
                let user = self.player()?;
                self.app.rates.preview(&user)?;
                Ok(Some((table, Ask::Preview { user, preview, reply })))
            }
            Question::Explain(table, explain) => {
                let user = self.player()?;
                self.app.rates.preview(&user)?;
                Ok(Some((table, Ask::Explain { user, explain, reply })))
            }
            Question::Hint(table, hint) => {
                let user = self.player()?;
                self.app.rates.preview(&user)?;
                let app = self.app.clone();
                tokio::spawn(async move {
                    let advised = app.hint(table, hint, user).await;
                    reply.send(advised.map(|advised| json!(advised)));
                });
                Ok(None)
            }
            Question::Do(table, stamp, command) => {
                let user = self.player()?;
                self.app.rates.command(&user)?;
                Ok(Some((table, Ask::Do { user, command, stamp, reply })))
            }
        }
    }

    fn join(
        &mut self,
        Join { table, observer, since, lang }: Join,
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
        let join = table::Join {
            user: self.user(),
            observer: observer_of(observer),
            since,
            language: lang.map(|Lang(language)| language),
            socket: self.ticket.socket,
            ear: Ear::Socket(Arc::clone(&self.outbox)),
            welcome: Welcome::Reply(reply),
        };
        Ok((table, Ask::Join(join)))
    }

    fn leave(&mut self, Leave { table, observer }: Leave, reply: Reply) -> Option<(TableId, Ask)> {
        let observer = observer_of(observer);
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

fn observer_of(named: Option<As>) -> Option<Observer> {
    named.map(|As(observer)| observer)
}
