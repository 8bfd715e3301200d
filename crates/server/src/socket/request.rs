//! What a client may ask over the socket.

use std::sync::Arc;

use dedale_core::{Observer, Seat};
use dedale_engine::Request;
use serde::Deserialize;
use serde_json::Value;

use super::session::Session;
use crate::people::Scope;
use crate::table::{Ask, Command, Join, Reply, Stamp};
use crate::{Error, TableId};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JoinParams {
    table: TableId,
    #[serde(rename = "as")]
    observer: Option<As>,
    since: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaveParams {
    table: TableId,
    #[serde(rename = "as")]
    observer: Option<As>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChatParams {
    table: TableId,
    text: String,
    key: String,
    /// Chat belongs to no step; a client that says one anyway is understood.
    #[serde(rename = "step")]
    _step: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RematchParams {
    table: TableId,
    step: u64,
    key: String,
    #[serde(rename = "as")]
    seat: Seat,
    seed: RematchSeed,
}

/// Which deal is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RematchSeed {
    /// The same.
    Same,
    /// A new one.
    New,
}

/// An observer: a seat's number, or a name.
struct As(Observer);

impl<'de> Deserialize<'de> for As {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<As, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a seat number, “spectator” or “all”")]
        enum Either {
            Number(u32),
            Text(String),
        }
        let text = match Either::deserialize(deserializer)? {
            Either::Number(number) => number.to_string(),
            Either::Text(text) => text,
        };
        text.parse().map(As).map_err(serde::de::Error::custom)
    }
}

fn read<T: serde::de::DeserializeOwned>(params: &Value) -> Result<T, Error> {
    dedale_games::from_value(params).map_err(Error::BadMessage)
}

impl Session {
    /// Carries out a request; its reply comes through the outbox.
    pub(super) async fn take(&mut self, request: Request) {
        let outbox = self.outbox.clone();
        let reply = || Reply::Socket { outbox: outbox.clone(), id: request.id.clone() };
        let asked = match request.method.as_str() {
            "table.join" => self.join(&request.params, reply()),
            "table.leave" => self.leave(&request.params, reply()),
            "table.chat" => self.chat(&request.params, reply()),
            "table.rematch" => self.rematch(&request.params, reply()),
            method => self.command(method, &request.params, reply()),
        };
        let posted = match asked {
            Ok(Some((table, ask))) => self.app.tables.post(&table, ask).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = posted {
            reply().send(Err(error));
        }
    }

    fn join(&mut self, params: &Value, reply: Reply) -> Result<Option<(TableId, Ask)>, Error> {
        let JoinParams { table, observer, since } = read(params)?;
        if let Some(who) = &self.who {
            who.may(Scope::Read)?;
        }
        let most = self.app.config.limits.tables_per_socket;
        if !self.looks_at.contains(&table) {
            if self.looks_at.len() >= most {
                return Err(Error::TooMany { code: "too-many-tables", most });
            }
            self.looks_at.push(table.clone());
        }
        let join = Join {
            user: self.who.as_ref().map(|who| who.user.clone()),
            observer: observer.map(|As(observer)| observer),
            since,
            socket: self.ticket.socket,
            outbox: Arc::clone(&self.outbox),
            reply,
        };
        Ok(Some((table, Ask::Join(join))))
    }

    fn leave(&mut self, params: &Value, reply: Reply) -> Result<Option<(TableId, Ask)>, Error> {
        let LeaveParams { table, observer } = read(params)?;
        if !self.looks_at.contains(&table) {
            reply.send(Ok(serde_json::json!({ "table": table })));
            return Ok(None);
        }
        if observer.is_none() {
            self.looks_at.retain(|looked| *looked != table);
        }
        reply.send(Ok(serde_json::json!({ "table": table })));
        let observer = observer.map(|As(observer)| observer);
        Ok(Some((table, Ask::Leave { socket: self.ticket.socket, observer })))
    }

    fn chat(&mut self, params: &Value, reply: Reply) -> Result<Option<(TableId, Ask)>, Error> {
        let ChatParams { table, text, key, .. } = read(params)?;
        let user = self.player()?;
        self.app.rates.chat(&user)?;
        let ask = self.app.said(user, text, key, reply)?;
        Ok(Some((table, ask)))
    }

    fn rematch(&mut self, params: &Value, reply: Reply) -> Result<Option<(TableId, Ask)>, Error> {
        let RematchParams { table, step, key, seat, seed } = read(params)?;
        let (user, stamp) = (self.player()?, Stamp { step, key });
        stamp.check()?;
        self.app.rates.command(&user)?;
        let same_seed = seed == RematchSeed::Same;
        Ok(Some((table, Ask::Rematch { user, seat, same_seed, stamp, reply })))
    }

    fn command(
        &mut self,
        method: &str,
        params: &Value,
        reply: Reply,
    ) -> Result<Option<(TableId, Ask)>, Error> {
        let name = method.strip_prefix("table.").filter(|name| Command::NAMES.contains(name));
        let name = name.ok_or_else(|| Error::NoSuchMethod(method.to_owned()))?;
        let (table, stamp, own) = split(params.clone())?;
        let user = self.player()?;
        self.app.rates.command(&user)?;
        let command = Command::read(name, &own)?;
        Ok(Some((table, Ask::Do { user, command, stamp, reply })))
    }

    fn player(&self) -> Result<crate::UserId, Error> {
        let who = self.who.as_ref().ok_or(Error::NoSession)?;
        who.may(Scope::Play)?;
        Ok(who.user.clone())
    }
}

/// The table and the stamp of a command, and its own parameters.
fn split(mut params: Value) -> Result<(TableId, Stamp, Value), Error> {
    #[derive(Deserialize)]
    struct At {
        table: TableId,
    }
    let At { table } = read(&params)?;
    if let Value::Object(fields) = &mut params {
        fields.shift_remove("table");
    }
    let (stamp, own) = Stamp::split(params)?;
    Ok((table, stamp, own))
}
