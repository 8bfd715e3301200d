//! Orders from `dedale admin` to the running server. An order is a row of the database; the server polls for new ones every
//! second, carries them out and writes the result.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::table::Ask;
use crate::{App, Error, Expired, TableId, UserId};

/// How often the server looks.
const LOOK: Duration = Duration::from_secs(1);

/// For so long one of several nodes carries out all orders; then another one may.
const CLAIM: Duration = Duration::from_secs(5);

/// The kinds of orders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case")]
pub(crate) enum Order {
    /// To answer.
    Ping,
    /// To end a game without a result.
    Close { table: TableId },
    /// To delete a table.
    Delete { table: TableId },
    /// To look at a person afresh, who was renamed or banned.
    Person { user: UserId },
    /// To delete what is kept no longer.
    Expire,
}

/// The result of an order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// It was carried out.
    Done,
    /// So much was deleted.
    Expired(Expired),
    /// It was refused, with the code of the error.
    Refused { code: String },
}

impl App {
    /// Carries out orders until the server stops.
    pub(crate) async fn follow_orders(self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopping.cancelled() => return,
            }
            if let Err(error) = self.carry_out_if_claimed().await {
                tracing::error!(%error, "the host's orders are not carried out");
            }
        }
    }

    /// One node carries them out.
    async fn carry_out_if_claimed(&self) -> Result<(), Error> {
        let now = self.time.now();
        match self.store.claim("orders", now, now + CLAIM.as_millis() as i64).await? {
            true => self.carry_out_orders().await,
            false => Ok(()),
        }
    }

    /// Carries out the orders that wait.
    pub async fn carry_out_orders(&self) -> Result<(), Error> {
        for (id, order) in self.store.orders_to_do().await? {
            let answer = self.carry_out(&order).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "an order of the host is refused");
                Answer::Refused { code: error.code() }
            });
            self.store.answer_order(&id, &answer, self.time.now()).await?;
            metrics::counter!("dedale_orders_total").increment(1);
        }
        Ok(())
    }

    async fn carry_out(&self, order: &Order) -> Result<Answer, Error> {
        match order {
            Order::Ping => {}
            Order::Close { table } => {
                self.tables.ask(table, Ask::Close).await?;
                tracing::info!(table = table.beginning(), "closed by the host");
            }
            Order::Delete { table } => {
                // Everybody at the table sees that it ended; then it is deleted.
                match self.tables.ask(table, Ask::Close).await {
                    Ok(_) => {}
                    Err(error) if error.code() == "wrong-phase" => {}
                    Err(error) => return Err(error),
                }
                self.tables.without(table, || self.store.delete_table(table)).await??;
                tracing::info!(table = table.beginning(), "deleted by the host");
            }
            Order::Person { user } => {
                self.question_sessions(user, crate::socket::Ended::Alone);
                if let Some(name) = self.store.names(std::slice::from_ref(user)).await?.get(user) {
                    self.tables.rename(user, name).await;
                }
                tracing::info!(user = user.beginning(), "looked at afresh by the host's order");
            }
            Order::Expire => return Ok(Answer::Expired(self.expire().await?)),
        }
        Ok(Answer::Done)
    }
}
