//! Every command of a table as a request of its own, for programs that do not want a socket.

use axum::Json;
use axum::extract::{Path, State};
use dedale_protocol::stamped::{
    Act, Answer, AsOnly, Nothing, Rematch, SeatAndBot, SeatAndMaybeBot, SeatChange, SeatOnly, Undo,
};
use dedale_protocol::{
    ChatDone, Command, Done, Explain, Explained, Foreseen, HintAsked, HintList, Preview, Refusal,
    RematchSeed, Stamp, UserId, describe,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals};
use super::guard::Address;
use super::tables::table_of;
use crate::people::{Scope, Who};
use crate::table::{Ask, Reply};
use crate::{App, Error};

/// Writes a route for each command.
macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $params:ty;)+) => {
        $(
            $(#[$doc])*
            #[utoipa::path(
                post,
                path = $path,
                tag = "play",
                params(("table" = String, Path, description = "The table's id")),
                request_body = $params,
                responses(
                    (status = 200, body = Done),
                    (status = 400, description = "The request has the wrong shape", body = Refusal),
                    (status = 401, description = "no-session", body = Refusal),
                    (status = 403, description = "not-your-seat, not-the-owner, …", body = Refusal),
                    (status = 404, description = "no-such-table", body = Refusal),
                    (status = 409, description = "stale-step, not-your-turn, illegal-action, wrong-phase, …", body = Refusal),
                    (status = 429, description = "too-many-requests", body = Refusal),
                    Refusals
                )
            )]
            async fn $name(
                State(app): State<App>,
                who: Who,
                Path(table): Path<String>,
                Body(params): Body<Value>,
            ) -> Result<Json<Value>, Error> {
                carry_out(&app, &who, &table, stringify!($name), params).await
            }
        )+

        pub(super) fn routes() -> OpenApiRouter<App> {
            OpenApiRouter::new()$(.routes(routes!($name)))+.routes(routes!(rematch)).routes(routes!(say)).routes(routes!(preview)).routes(routes!(explain)).routes(routes!(hint))
        }
    };
}

commands! {
    /// Sits down on a free seat, while the table is gathering.
    sit, "/api/tables/{table}/sit", SeatOnly;
    /// Frees a seat.
    stand, "/api/tables/{table}/stand", SeatOnly;
    /// Takes a free seat instead of one's own; if it was taken meanwhile, one keeps one's own.
    change_seat, "/api/tables/{table}/change-seat", SeatChange;
    /// Gives a seat to a bot.
    seat_bot, "/api/tables/{table}/seat-bot", SeatAndBot;
    /// Deals.
    start, "/api/tables/{table}/start", Nothing;
    /// Answers the question of the match.
    act, "/api/tables/{table}/act", Act;
    /// Gives up.
    concede, "/api/tables/{table}/concede", AsOnly;
    /// Goes back, or proposes to.
    undo, "/api/tables/{table}/undo", Undo;
    /// Proposes to end the game without a result.
    stop, "/api/tables/{table}/stop", AsOnly;
    /// Agrees to the open proposal, or refuses it.
    answer, "/api/tables/{table}/answer", Answer;
    /// Lets a bot play on.
    stand_in, "/api/tables/{table}/stand-in", SeatAndMaybeBot;
    /// Plays oneself again.
    hand_back, "/api/tables/{table}/hand-back", SeatOnly;
}

async fn carry_out(
    app: &App,
    who: &Who,
    table: &str,
    name: &str,
    mut params: Value,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Play)?;
    app.rates.command(&who.user)?;
    let table = table_of(table)?;
    let stamp = Stamp::take_from(&mut params)?;
    let command = Command::read(name, &params)?;
    let user = who.user.clone();
    Ok(Json(app.tables.ask(&table, |reply| Ask::Do { user, command, stamp, reply }).await?))
}

/// Sets up a table for the same people; the document's `next` is the new one.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/rematch",
    tag = "play",
    params(("table" = String, Path, description = "The table's id")),
    request_body = Rematch,
    responses(
        (status = 200, body = Done),
        (status = 403, description = "not-your-seat", body = Refusal),
        (status = 404, description = "no-such-table", body = Refusal),
        (status = 409, description = "wrong-phase", body = Refusal),
        Refusals
    )
)]
async fn rematch(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Path(table): Path<String>,
    Body(rematch): Body<Rematch>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Play)?;
    app.rates.command(&who.user)?;
    let table = table_of(&table)?;
    let stamp = Stamp { step: rematch.step, key: rematch.key };
    stamp.check()?;
    app.rates.new_table(&who.user, address)?;
    let (user, seat, same_seed) = (who.user, rematch.seat, rematch.seed == RematchSeed::Same);
    Ok(Json(app.tables.ask(&table, |reply| Ask::Rematch { user, seat, same_seed, stamp, reply }).await?))
}

/// A line of chat.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Say {
    /// The text of the line.
    #[schemars(length(min = 1))]
    text: String,
    /// 1 to 64 characters of the client's choice.
    #[schemars(length(min = 1, max = 64))]
    key: String,
}

describe!(Read: Say);

/// Says something to everybody at the table.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/chat",
    tag = "play",
    params(("table" = String, Path, description = "The table's id")),
    request_body = Say,
    responses(
        (status = 200, body = ChatDone),
        (status = 403, description = "forbidden, silence, switched-off", body = Refusal),
        (status = 404, description = "no-such-table", body = Refusal),
        (status = 429, description = "too-many-requests", body = Refusal),
        Refusals
    )
)]
async fn say(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Path(table): Path<String>,
    Body(Say { text, key }): Body<Say>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Play)?;
    app.rates.chat(&who.user, address)?;
    let table = table_of(&table)?;
    app.check_line(&text, &key)?;
    Ok(Json(app.tables.ask(&table, |reply| Ask::Say { user: who.user, text, key, reply }).await?))
}

/// Previews an answer, as far as the deciding player could work it out; nothing changes.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/preview",
    tag = "play",
    params(("table" = String, Path, description = "The table's id")),
    request_body = Preview,
    responses(
        (status = 200, body = Foreseen),
        (status = 403, description = "not-your-seat", body = Refusal),
        (status = 404, description = "no-such-table", body = Refusal),
        (status = 409, description = "stale-step, not-your-turn, illegal-action, wrong-phase", body = Refusal),
        (status = 429, description = "too-many-requests", body = Refusal),
        Refusals
    )
)]
async fn preview(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Body(preview): Body<Preview>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Play)?;
    app.rates.preview(&who.user)?;
    let table = table_of(&table)?;
    Ok(Json(app.tables.ask(&table, |reply| Ask::Preview { user: who.user, preview, reply }).await?))
}

/// Why answers are not possible.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/explain",
    tag = "play",
    params(("table" = String, Path, description = "The table's id")),
    request_body = Explain,
    responses(
        (status = 200, body = [Explained]),
        (status = 403, description = "not-your-seat", body = Refusal),
        (status = 404, description = "no-such-table", body = Refusal),
        (status = 409, description = "stale-step, not-your-turn, wrong-phase", body = Refusal),
        (status = 429, description = "too-many-requests", body = Refusal),
        Refusals
    )
)]
async fn explain(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Body(explain): Body<Explain>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Play)?;
    app.rates.preview(&who.user)?;
    let table = table_of(&table)?;
    Ok(Json(app.tables.ask(&table, |reply| Ask::Explain { user: who.user, explain, reply }).await?))
}

impl App {
    /// A line of chat as a question to its table.
    pub(crate) fn said(&self, user: UserId, text: String, key: String, reply: Reply) -> Result<Ask, Error> {
        self.check_line(&text, &key)?;
        Ok(Ask::Say { user, text, key, reply })
    }

    fn check_line(&self, text: &str, key: &str) -> Result<(), Error> {
        Stamp { step: 0, key: key.to_owned() }.check()?;
        let most = self.config.limits.chat_characters;
        let readable = text.chars().all(|c| !c.is_control());
        if readable && !text.trim().is_empty() && text.chars().count() <= most {
            return Ok(());
        }
        Err(Error::Invalid { field: "text", expected: format!("1 to {most} characters on one line") })
    }
}

/// The value of each answer, from what the seat knows; more accurate when asked again.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/hint",
    tag = "play",
    params(("table" = String, Path, description = "The table's id")),
    request_body = HintAsked,
    responses(
        (status = 200, body = HintList),
        (status = 403, description = "not-your-seat, no-hints-here", body = Refusal),
        (status = 404, description = "no-such-table", body = Refusal),
        (status = 409, description = "stale-step, not-your-turn, wrong-phase", body = Refusal),
        (status = 429, description = "too-many-requests, too-many-hints", body = Refusal),
        Refusals
    )
)]
async fn hint(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Body(asked): Body<HintAsked>,
) -> Result<Json<HintList>, Error> {
    who.may(Scope::Play)?;
    app.rates.preview(&who.user)?;
    Ok(Json(app.hint(table_of(&table)?, asked, who.user).await?))
}
