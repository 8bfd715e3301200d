//! Requests of other nodes to the tables of this one, and news for all nodes.

use std::sync::Arc;

use dedale_table::{Names, Table};
use tokio::sync::oneshot;

use super::message::{Answer, Arrived, Asked, AskedJoin, Audited, News, Reading, Request, read, written};
use super::{NodeId, Nodes};
use crate::socket::{Ended, SocketId};
use crate::table::{Ask, Ear, Join, Joined, Reader, Reply, Welcome};
use crate::tables::{Tables, Whereabouts};
use crate::{App, Error, TableId};

impl App {
    /// Answers other nodes until the process ends: also while this one stops, so that nobody waits in vain.
    pub(crate) async fn answer_nodes(self) {
        let Some(nodes) = self.tables.nodes().cloned() else { return };
        let subjects = [nodes.subjects.node(nodes.own), nodes.subjects.all()];
        let listening = subjects.map(|subject| self.clone().listen_to(nodes.clone(), subject));
        let [one, all] = listening;
        tokio::join!(one, all);
    }

    async fn listen_to(self, nodes: Arc<Nodes>, subject: String) {
        // Only a connection that was closed for good has no subscriptions.
        let mut incoming = nodes.bus.subscribe(subject).await.expect("the bus was connected");
        while let Some(message) = incoming.next().await {
            let Some(arrived) = read::<Arrived>(&message.text) else {
                tracing::error!("a message on the bus cannot be read");
                continue;
            };
            match arrived {
                Arrived::News(news) => self.hear_news(&nodes, news).await,
                Arrived::Request(request) => {
                    let (tables, nodes) = (self.tables.clone(), nodes.clone());
                    tokio::spawn(async move {
                        let answer = tables.answer_node(&nodes, request).await;
                        message.answer(written(&answer));
                    });
                }
            }
        }
    }

    async fn hear_news(&self, nodes: &Arc<Nodes>, news: News) {
        match news {
            News::Gone(node) if node != nodes.own => {
                for table in nodes.watched.of(node) {
                    self.tables.resume_all(nodes, &table);
                }
            }
            News::Gone(_) => {}
            News::Renamed { user, name } => self.tables.rename_here(&user, &name.into()).await,
            News::SessionEnded { user, with_password } => {
                let why = if with_password { Ended::WithPassword } else { Ended::Alone };
                self.sockets.question_sessions(&user, why);
            }
            News::Left(note) => nodes.watched.end(&note),
        }
    }
}

impl Tables {
    async fn answer_node(&self, nodes: &Arc<Nodes>, request: Request) -> Answer {
        match request {
            Request::Table { from, table, asked } => match self.answer_at(nodes, from, &table, asked).await {
                Ok(answer) => answer,
                Err(error) => Answer::from(Err(error)),
            },
            Request::Audit { from, tables } => {
                nodes.other(from);
                let mut numbers = Vec::with_capacity(tables.len());
                for audited in tables {
                    numbers.push(self.audit(from, audited).await);
                }
                Answer::Audit(numbers)
            }
        }
    }

    async fn answer_at(
        &self,
        nodes: &Arc<Nodes>,
        from: NodeId,
        table: &TableId,
        asked: Asked,
    ) -> Result<Answer, Error> {
        match self.whereabouts(table).await {
            Ok(Whereabouts::Here(_)) => {}
            Ok(Whereabouts::There(_)) => {
                nodes.forget_owner(table);
                return Ok(Answer::Elsewhere);
            }
            // The other node may reach the database, and then knows better.
            Err(Error::StoreFailed) => return Ok(Answer::Elsewhere),
            Err(error) => return Err(error),
        }
        match asked {
            Asked::GoAway => {
                self.evict(table).await;
                Ok(Answer::Done(serde_json::Value::Null))
            }
            Asked::Observer { user, observer } => {
                let look = move |table: &Table, _: &Names| table.observer_for(observer, user.as_ref());
                self.read(table, None, look).await.map(Answer::Observer)
            }
            Asked::Join(AskedJoin { user, reader, since, resumes, socket }) => {
                let Reader { observer, language } = reader.into();
                let (reply, answer) = oneshot::channel();
                let join = Join {
                    user,
                    observer: Some(observer),
                    since,
                    language,
                    socket: SocketId { number: socket, node: Some(from) },
                    ear: Ear::Node(nodes.other(from)),
                    welcome: Welcome::Node { resumes, reply },
                };
                self.post_here(table, Ask::Join(join)).await?;
                let Joined { snapshot, epoch, number } = answer.await.map_err(|_| Error::Fenced)??;
                Ok(Answer::Joined { snapshot, epoch, number })
            }
            Asked::Leave { socket, observer } => {
                let socket = SocketId { number: socket, node: Some(from) };
                self.post_here(table, Ask::Leave { user: None, socket, observer }).await?;
                Ok(Answer::Done(serde_json::Value::Null))
            }
            asked => {
                let (reply, answer) = oneshot::channel();
                self.post_here(table, asked.into_ask(Reply::Once(reply))?).await?;
                Ok(answer.await.unwrap_or(Err(Error::Fenced)).into())
            }
        }
    }

    /// The numbers of a table's feeds; none if it is not in our memory, or does not know all listeners of the node. It
    /// forgets listeners that the node does not name.
    async fn audit(&self, node: NodeId, audited: Audited) -> Option<Vec<(Reading, u64)>> {
        let Audited { table, sockets, joining } = audited;
        let handle = self.open_here(&table)?;
        let (reply, answer) = oneshot::channel();
        handle.mailbox.post(Ask::Audit { node, sockets, joining, reply }).await.ok()?;
        let numbers = answer.await.ok()?;
        Some(numbers.into_iter().map(|(reader, number)| (reader.into(), number)).collect())
    }
}
