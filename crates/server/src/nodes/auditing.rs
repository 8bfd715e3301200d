//! What a node looks after: that its subscriptions at other nodes are whole, that its own tables are still its own, and that
//! clocks go on whose node was lost.

use std::sync::Arc;
use std::time::Duration;

use super::Nodes;
use super::message::Answer;
use crate::table::Reader;
use crate::{App, Error};

/// How often a node looks after all this.
const LOOK: Duration = Duration::from_secs(1);
/// How often it looks at its own lease.
const LOOK_AT_LEASE: Duration = Duration::from_millis(100);

impl App {
    /// Looks after everything until the server stops.
    pub(crate) async fn look_after_nodes(self) {
        let Some(nodes) = self.tables.nodes().cloned() else { return };
        let looking = async {
            loop {
                tokio::time::sleep(LOOK).await;
                self.audit_subscriptions(&nodes).await;
                if let Err(error) = self.take_over_clocks().await {
                    tracing::warn!(%error, "clocks of lost nodes are not looked for");
                }
            }
        };
        tokio::select! {
            () = looking => {}
            () = self.watch_lease(&nodes) => {}
            () = self.stopping.cancelled() => {}
        }
    }

    /// Gives up all tables and sends people away when the lease has run out; gives up those that others have taken meanwhile when
    /// it is renewed.
    async fn watch_lease(&self, nodes: &Nodes) {
        let (mut lapses, mut was_certain) = (0, true);
        loop {
            tokio::time::sleep(LOOK_AT_LEASE).await;
            let lapsed = self.store.lease_lapses();
            if lapsed > lapses {
                match self.yield_lost_tables().await {
                    Ok(()) => {
                        lapses = lapsed;
                        self.store.settle_lapses(lapses);
                    }
                    Err(error) => {
                        tracing::warn!(%error, "it is not known yet which tables are still this node's");
                    }
                }
            }
            let is_certain = self.store.is_certain_of_tables();
            nodes.cut_off.send_replace(!is_certain);
            if was_certain && !is_certain {
                tracing::warn!("the lease of this node has run out: it gives up its tables");
                self.tables.yield_all_but(&[]).await;
            }
            was_certain = is_certain;
        }
    }

    async fn audit_subscriptions(&self, nodes: &Arc<Nodes>) {
        for (node, audited) in nodes.watched.to_audit() {
            let tables: Vec<_> = audited.iter().map(|audited| audited.table.clone()).collect();
            match nodes.audit(node, audited).await {
                Ok(Answer::Audit(numbers)) if numbers.len() == tables.len() => {
                    for (table, numbers) in tables.iter().zip(numbers) {
                        let numbers = numbers.map(|numbers| {
                            numbers.into_iter().map(|(reading, number)| (reading.into(), number)).collect()
                        });
                        let is_whole = numbers.is_some_and(|numbers: Vec<(Reader, u64)>| {
                            nodes.watched.check(table, &numbers).is_ok()
                        });
                        if !is_whole {
                            self.tables.resume_all(nodes, table);
                        }
                    }
                }
                _ => {
                    let is_gone = matches!(self.store.is_alive(node).await, Ok(false));
                    if is_gone {
                        tables.iter().for_each(|table| self.tables.resume_all(nodes, table));
                    }
                }
            }
        }
    }

    /// Gives up the tables in memory that another node has taken.
    async fn yield_lost_tables(&self) -> Result<(), Error> {
        let own = self.store.own_tables().await?;
        self.tables.yield_all_but(&own).await;
        Ok(())
    }

    async fn take_over_clocks(&self) -> Result<(), Error> {
        for table in self.store.clocks_without_a_node().await? {
            let _ = self.tables.whereabouts(&table).await;
        }
        Ok(())
    }
}
