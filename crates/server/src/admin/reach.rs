//! How the host reaches the database and the server on it. The only place that decides whether a server runs: it has the
//! lease.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Admin, AdminError};
use crate::orders::{Answer, Order};
use crate::{Config, OpenError, Store};

/// How long an order may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often the answer is looked for.
const LOOK: Duration = Duration::from_millis(50);

/// The process that may write entries.
pub(super) enum Reach {
    /// We do: the lease is ours as long as this store is open.
    Alone(Store),
    /// The server that has the lease.
    Server {
        /// The holder, in words.
        holder: String,
    },
}

impl Reach {
    /// Takes the lease, unless a server has it.
    pub(super) async fn of(config: &Config) -> Result<Reach, OpenError> {
        // Not as one of the nodes: beside them nobody is alone.
        match Store::open(&Config { bus: None, ..config.clone() }).await {
            Ok(store) => Ok(Reach::Alone(store)),
            Err(OpenError::InUse { holder, .. }) => Ok(Reach::Server { holder }),
            Err(error) => Err(error),
        }
    }

    /// Gives the lease back; the server that has it, if one has.
    pub(super) async fn let_go(self) -> Option<String> {
        match self {
            Reach::Alone(store) => {
                store.close().await;
                None
            }
            Reach::Server { holder } => Some(holder),
        }
    }
}

/// Opens the database beside a server that may run on it. Without one, it is made or brought up to date first.
pub(super) async fn open_beside(config: &Config) -> Result<Store, OpenError> {
    match Store::open_beside(config).await {
        Ok(store) => Ok(store),
        Err(error) => match Reach::of(config).await? {
            Reach::Alone(store) => {
                store.close().await;
                Store::open_beside(config).await
            }
            Reach::Server { .. } => Err(error),
        },
    }
}

impl Admin {
    /// Has the running server carry out an order. One that it does not carry out in time is withdrawn.
    pub(super) async fn order(&self, order: &Order) -> Result<Answer, AdminError> {
        let id = self.store.give_order(order, self.time.now()).await?;
        let end = Instant::now() + PATIENCE;
        loop {
            match self.store.answer_of_order(&id).await? {
                Some(Answer::Refused { code }) => return Err(AdminError::RefusedByServer(code)),
                Some(answer) => return Ok(answer),
                None => {}
            }
            if Instant::now() >= end && self.store.withdraw_order(&id).await? {
                return Err(AdminError::NoAnswer);
            }
            sleep(LOOK).await;
        }
    }
}
