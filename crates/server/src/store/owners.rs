//! Which node runs a table: a lease of each node, and for each table its owner with an epoch, the fencing token.

use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::Store;
use super::lease::{Holder, NOW};
use super::readable::readable;
use super::tables::{goes_on, spoiled};
use crate::{Error, Millis, NodeId, TableId};

/// The node that runs a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    /// This one, from that epoch on.
    Own(i64),
    /// Another one.
    Other(NodeId),
}

/// A node, for the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NodeLine {
    /// Its name on the bus.
    pub node: String,
    /// The process, its machine and its address.
    pub process: String,
    /// Milliseconds until its lease runs out; none if it has.
    pub lease_ms: Option<i64>,
    /// The tables it runs.
    pub tables: i64,
}

impl Store {
    /// The name of this node, if several serve the database.
    pub(crate) fn node(&self) -> Option<NodeId> {
        self.gate.node().and_then(NodeId::read)
    }

    /// How often the lease of this node had run out before it was renewed: meanwhile others may have taken its tables.
    pub(crate) fn lease_lapses(&self) -> u64 {
        self.lease.lapses()
    }

    /// The tables that others took in so many lapses are given up.
    pub(crate) fn settle_lapses(&self, lapses: u64) {
        self.lease.settle(lapses);
    }

    /// Whether the tables that this node runs are certainly its own. If not, what it remembers of them may be old.
    pub(crate) fn is_certain_of_tables(&self) -> bool {
        self.lease.is_certain()
    }

    /// Seconds since the lease was renewed.
    pub(crate) fn lease_age_s(&self) -> f64 {
        self.lease.age().as_secs_f64()
    }

    /// Takes a table over if nobody runs it whose lease is valid. The table must exist.
    pub(crate) async fn take_table(&self, table: &TableId, node: NodeId) -> Result<Owner, Error> {
        let sql = format!(
            "INSERT INTO owners (table_id, node, epoch) VALUES ($1, $2, 1) ON CONFLICT (table_id) DO UPDATE \
             SET node = excluded.node, epoch = owners.epoch + 1 WHERE owners.node IS NULL OR owners.node = excluded.node \
             OR NOT EXISTS (SELECT 1 FROM leases l WHERE l.holder = owners.node AND l.expires > {NOW}) RETURNING epoch"
        );
        let mut transaction = self.gate.begin().await?;
        let query = sqlx::query(AssertSqlSafe(sql)).bind(table.as_str().to_owned()).bind(node.to_string());
        let taken = query.fetch_optional(&mut *transaction).await?;
        transaction.commit().await?;
        if let Some(row) = taken {
            return Ok(Owner::Own(row.try_get("epoch")?));
        }
        match self.owner_of(table).await? {
            Some(owner) => Ok(Owner::Other(owner)),
            // It was given back in this moment.
            None => Err(Error::TableBusy),
        }
    }

    async fn owner_of(&self, table: &TableId) -> Result<Option<NodeId>, Error> {
        let query =
            sqlx::query("SELECT node FROM owners WHERE table_id = $1").bind(table.as_str().to_owned());
        let row = query.fetch_optional(&self.read).await?;
        let node = row.map(|row| row.try_get::<Option<String>, _>("node")).transpose()?.flatten();
        Ok(node.as_deref().and_then(NodeId::read))
    }

    /// Whether this node runs a table since that epoch.
    pub(crate) async fn owns(&self, table: &TableId, epoch: i64) -> Result<bool, Error> {
        let Some(node) = self.node() else { return Ok(true) };
        let sql = "SELECT 1 AS one FROM owners WHERE table_id = $1 AND node = $2 AND epoch = $3";
        let query = sqlx::query(sql).bind(table.as_str().to_owned()).bind(node.to_string()).bind(epoch);
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// Gives a table back, so that any node can take it at once.
    pub(crate) async fn give_table_back(&self, table: &TableId, epoch: i64) -> Result<(), Error> {
        let Some(node) = self.node() else { return Ok(()) };
        let sql = "UPDATE owners SET node = NULL WHERE table_id = $1 AND node = $2 AND epoch = $3";
        let query = sqlx::query(sql).bind(table.as_str().to_owned()).bind(node.to_string()).bind(epoch);
        self.gate.execute(query).await.map(drop)
    }

    /// The tables this node runs, with their epochs.
    pub(crate) async fn own_tables(&self) -> Result<Vec<(TableId, i64)>, Error> {
        let Some(node) = self.node() else { return Ok(Vec::new()) };
        let query = sqlx::query("SELECT table_id, epoch FROM owners WHERE node = $1").bind(node.to_string());
        let rows = query.fetch_all(&self.read).await?;
        Ok(readable(&rows, |row: &AnyRow| Ok((table_id(row)?, row.try_get("epoch")?))))
    }

    /// The tables on which a clock runs that no living node runs.
    pub(crate) async fn clocks_without_a_node(&self) -> Result<Vec<TableId>, Error> {
        let sql = format!(
            "SELECT id AS table_id FROM tables LEFT JOIN owners ON owners.table_id = tables.id \
             WHERE phase = 'playing' AND {} AND options LIKE '%\"clock\":{{%' \
             AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.holder = owners.node AND l.expires > {NOW})",
            goes_on()
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        Ok(readable(&rows, table_id))
    }

    /// Whether the lease of a node is valid.
    pub(crate) async fn is_alive(&self, node: NodeId) -> Result<bool, Error> {
        let sql = format!("SELECT 1 AS one FROM leases WHERE holder = $1 AND expires > {NOW}");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(node.to_string());
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// Claims some work in the background until then; false if another node has claimed it. Claims again and again are one.
    pub(crate) async fn claim(&self, work: &str, now: Millis, until: Millis) -> Result<bool, Error> {
        let Some(node) = self.node() else { return Ok(true) };
        let sql = "INSERT INTO claims (work, node, until) VALUES ($1, $2, $3) ON CONFLICT (work) DO UPDATE \
                   SET node = excluded.node, until = excluded.until WHERE claims.node = excluded.node OR claims.until <= $4";
        let query = sqlx::query(sql).bind(work.to_owned()).bind(node.to_string()).bind(until).bind(now);
        Ok(self.gate.execute(query).await?.rows_affected() > 0)
    }

    /// The nodes that serve the database, and those whose lease ran out and that may come back.
    pub(crate) async fn nodes(&self) -> Result<Vec<NodeLine>, Error> {
        if !self.gate.is_postgres() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT holder, who, expires - {NOW} AS left, (SELECT COUNT(*) FROM owners o WHERE o.node = l.holder) AS tables \
             FROM leases l WHERE name LIKE 'node %' ORDER BY holder"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        let line = |row: &AnyRow| {
            let left: i64 = row.try_get("left")?;
            Ok(NodeLine {
                node: row.try_get("holder")?,
                process: Holder::read(&row.try_get::<String, _>("who")?),
                lease_ms: (left > 0).then_some(left),
                tables: row.try_get("tables")?,
            })
        };
        rows.iter().map(line).collect()
    }
}

fn table_id(row: &AnyRow) -> Result<TableId, Error> {
    row.try_get::<String, _>("table_id")?.parse().map_err(|_| spoiled("owners.table_id"))
}
