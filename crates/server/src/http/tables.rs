use axum::Json;
use axum::extract::{Path, State};
use dedale_protocol::{
    Lang, ListedSeat, ListedTable, LookQuery, MyTable, NewTable, Refusal, Snapshot, TableDocument, TableId,
    UserId,
};
use dedale_table::{Names, Opening, Table, TableError, observer_of};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Refusals};
use super::guard::Address;
use crate::people::{Scope, Who};
use crate::store::{Listing, PastChatLine};
use crate::{App, Error, Missing};

/// The longest list.
const LONGEST: i64 = 100;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create, lobby))
        .routes(routes!(mine))
        .routes(routes!(look))
        .routes(routes!(chat))
}

/// The table of a path.
pub(super) fn table_of(text: &str) -> Result<TableId, Error> {
    text.parse().map_err(|_| Error::NotFound(Missing::Table))
}

/// Sets up a table; nobody sits at it yet.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = NewTable,
    responses(
        (status = 200, body = TableDocument),
        (status = 400, description = "What is wrong with the setup", body = Refusal),
        (status = 401, description = "no-session", body = Refusal),
        (status = 429, description = "too-many-tables", body = Refusal),
        Refusals
    )
)]
async fn create(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Body(new): Body<NewTable>,
) -> Result<Json<Value>, Error> {
    who.may(Scope::Create)?;
    app.rates.new_table(&who.user, address)?;
    app.check_room_for_tables(&who.user).await?;
    let table = app.tables.set_up(Opening::of_new(new, who.user.clone())?).await?;
    Ok(Json(app.document(&table, &who.user).await?))
}

impl App {
    /// Refuses people who have too many tables going.
    pub(crate) async fn check_room_for_tables(&self, user: &UserId) -> Result<(), Error> {
        let most = self.config.limits.tables_per_user;
        if self.store.open_tables_of(user).await? < most {
            return Ok(());
        }
        Err(Error::TooMany { code: "too-many-tables", most })
    }

    /// The public document of a table.
    pub(crate) async fn document(&self, table: &TableId, by: &UserId) -> Result<Value, Error> {
        let app = self.clone();
        let document = move |table: &Table, names: &Names| {
            let reveal = app.tables.house().reveals(table);
            serde_json::to_value(table.document(names, reveal)).expect("documents have string keys")
        };
        self.tables.read(table, Some(by.clone()), document).await
    }
}

async fn listed(app: &App, listings: Vec<Listing>) -> Result<Vec<ListedTable>, Error> {
    let ids: Vec<_> = listings.iter().map(|listing| listing.about.id.clone()).collect();
    let seated = app.store.seated(&ids).await?;
    let users: Vec<_> = seated.iter().filter_map(|seated| seated.user.clone()).collect();
    let names = app.store.names(&users).await?;
    let line = |Listing { about, phase }: Listing| ListedTable {
        seats: seated
            .iter()
            .filter(|seated| seated.table == about.id)
            .map(|seated| ListedSeat {
                seat: seated.seat,
                name: seated
                    .user
                    .as_ref()
                    .and_then(|user| names.get(user))
                    .map(std::string::ToString::to_string),
                bot: seated.bot.clone(),
            })
            .collect(),
        table: about.id,
        game: about.setup.game.to_string(),
        setup: about.setup.document,
        phase,
        owner: about.owner,
        created: about.created,
        spectators: about.options.spectators,
        clock: about.options.clock,
        day: about.day,
    };
    Ok(listings.into_iter().map(line).collect())
}

/// The newest listed tables that are not over.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = [ListedTable]), Refusals))]
async fn lobby(State(app): State<App>) -> Result<Json<Vec<ListedTable>>, Error> {
    let listings = app.store.lobby(LONGEST).await?;
    Ok(Json(listed(&app, listings).await?))
}

/// The tables I own or sit at: those that are not over first, then the newest.
#[utoipa::path(
    get,
    path = "/api/me/tables",
    tag = "tables",
    responses((status = 200, body = [MyTable]), (status = 401, description = "no-session", body = Refusal), Refusals)
)]
async fn mine(State(app): State<App>, who: Who) -> Result<Json<Vec<MyTable>>, Error> {
    who.may(Scope::Read)?;
    let listings = app.store.tables_of(&who.user, LONGEST).await?;
    let mut tables = Vec::with_capacity(listings.len());
    for listed in listed(&app, listings).await? {
        let (user, by) = (who.user.clone(), Some(who.user.clone()));
        let asked = move |table: &Table, _: &Names| {
            table.decider().is_some_and(|seat| table.seats_of(&user).any(|mine| mine == seat))
        };
        let my_turn = listed.phase == "playing"
            && app.tables.read(&listed.table, by, asked).await.unwrap_or_else(|error| {
                tracing::warn!(%error, table = listed.table.beginning(), "one of somebody's tables cannot be read");
                false
            });
        tables.push(MyTable { listed, my_turn });
    }
    Ok(Json(tables))
}

/// A table as one may see it: the snapshot of docs/server.md.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id"), LookQuery),
    responses(
        (status = 200, body = Snapshot),
        (status = 403, description = "not-your-seat, switched-off, forbidden", body = Refusal),
        (status = 404, description = "no-such-table", body = Refusal),
        Refusals
    )
)]
async fn look(
    State(app): State<App>,
    who: Option<Who>,
    Path(table): Path<String>,
    super::query::Asked(looking): super::query::Asked<LookQuery>,
) -> Result<Json<Value>, Error> {
    let table = table_of(&table)?;
    let observer = looking.observer.as_deref().map(observer_of).transpose()?;
    let user = who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()?;
    let language = looking.lang.map(|Lang(language)| language);
    let (inside, by) = (app.clone(), user.clone());
    let snapshot = move |table: &Table, names: &Names| {
        let observer = table.observer_for(observer, user.as_ref());
        let reveal = inside.tables.house().reveals(table);
        table.check_observer(observer, user.as_ref(), reveal)?;
        let (now, since) = (table.step(), looking.since.unwrap_or(0));
        if since > now {
            return Err(TableError::StaleStep { given: since, now });
        }
        let page = table.page(since, looking.before);
        let snapshot = table.snapshot(observer, page, names, reveal, language);
        Ok(serde_json::to_value(snapshot).expect("snapshots have string keys"))
    };
    Ok(Json(app.tables.read(&table, by, snapshot).await??))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct After {
    /// The last line one has.
    after: Option<i64>,
}

/// The chat of a table, for people who may look at it; at most 100 lines at a time.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/chat",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id"), After),
    responses((status = 200, body = [PastChatLine]), (status = 404, description = "no-such-table", body = Refusal), Refusals)
)]
async fn chat(
    State(app): State<App>,
    who: Option<Who>,
    Path(table): Path<String>,
    super::query::Asked(After { after }): super::query::Asked<After>,
) -> Result<Json<Vec<PastChatLine>>, Error> {
    let table = table_of(&table)?;
    let user = who.map(|who| who.may(Scope::Read).map(|()| who.user)).transpose()?;
    let (inside, by) = (app.clone(), user.clone());
    let check = move |table: &Table, _: &Names| {
        let observer = table.observer_for(None, user.as_ref());
        table.check_observer(observer, user.as_ref(), inside.tables.house().reveals(table))
    };
    app.tables.read(&table, by, check).await??;
    Ok(Json(app.store.chat(&table, after.unwrap_or(0), LONGEST).await?))
}
