//! Starting and stopping.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::guests::{GuestsError, HouseGuests};
use crate::http::{figures_alone, sum_up_metrics};
use crate::serving::{accept, serve};
use crate::{App, BusError, Config, OpenError, Store, TimeOfDay};

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No store.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// A bot from outside cannot be let in.
    #[error(transparent)]
    Guests(#[from] GuestsError),
    /// No bus.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// It cannot listen there.
    #[error("cannot listen on {address}: {why}")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// The message of the operating system.
        why: std::io::Error,
    },
    /// Another server took the database over.
    #[error("another server has taken the database over: this one cannot write any more")]
    LeaseLost,
    /// The listener failed.
    #[error(transparent)]
    Serve(#[from] std::io::Error),
}

/// A server that listens.
#[derive(Debug)]
pub struct Running {
    app: App,
    listener: TcpListener,
    /// Where the figures are, if not with the rest.
    figures: Option<TcpListener>,
    address: SocketAddr,
}

/// Opens the store and listens; nothing is answered before [`Running::serve`].
pub async fn run(config: Config, time: TimeOfDay) -> Result<Running, RunError> {
    let guests = HouseGuests::new(&config.guests, config.limits.thinking_per_person)?;
    let tried = tokio::task::spawn_blocking(move || guests.try_out()).await;
    tried.map_err(std::io::Error::other)??;
    let store = Store::open(&config).await?;
    let listener = listen(config.listen).await?;
    let figures = match config.metrics_listen {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let address = listener.local_addr()?;
    if config.behind_proxy && config.hosts.is_empty() && config.origins.is_empty() {
        tracing::warn!(
            "`behind_proxy` without `hosts`: name the host that people ask for, or they are refused"
        );
    }
    let app = match App::connect(config, store.clone(), time).await {
        Ok(app) => app,
        Err(error) => {
            store.close().await;
            return Err(error.into());
        }
    };
    Ok(Running { app, listener, figures, address })
}

async fn listen(address: SocketAddr) -> Result<TcpListener, RunError> {
    TcpListener::bind(address).await.map_err(|why| RunError::Listen { address, why })
}

/// How often the store is asked for the tables with clocks before it is given up.
const CLOCK_ATTEMPTS: u32 = 6;
/// How often figures are summed up.
const UPKEEP: Duration = Duration::from_secs(5);

impl App {
    /// Starts everything that goes on beside the requests, each supervised.
    fn start_tasks(&self) {
        self.start_node();
        let each = |app: &App| app.clone();
        let app = each(self);
        self.supervisor.supervise("clocks", move || each(&app).start_clocks());
        let app = each(self);
        self.supervisor.supervise("analyses", move || each(&app).work_on_analyses());
        let app = each(self);
        self.supervisor.supervise("grades", move || each(&app).keep_deals_graded());
        let app = each(self);
        self.supervisor.supervise("puzzles", move || each(&app).look_for_puzzles());
        let app = each(self);
        self.supervisor.supervise("metrics", move || each(&app).keep_metrics_small());
        let app = each(self);
        self.supervisor.supervise("retention", move || each(&app).expire_in_background());
        let app = each(self);
        self.supervisor.supervise("orders", move || each(&app).follow_orders());
    }

    /// Starts to answer the other nodes, if there are any.
    pub fn start_node(&self) {
        if self.tables.nodes().is_some() {
            let app = self.clone();
            self.supervisor.supervise("bus", move || app.clone().answer_nodes());
            let app = self.clone();
            self.supervisor.supervise("nodes", move || app.clone().look_after_nodes());
        }
    }

    async fn start_clocks(self) {
        let mut pause = Duration::from_secs(1);
        for _ in 0..CLOCK_ATTEMPTS {
            match self.tables.wake_clocks().await {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, "the tables with clocks are not known yet"),
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => pause *= 2,
                () = self.stopping.cancelled() => return,
            }
        }
        tracing::error!("the clocks of some tables do not run until somebody looks at them");
    }

    /// A histogram keeps every sample until it is summed up: without this, memory grows until somebody reads `/metrics`.
    async fn keep_metrics_small(self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(UPKEEP) => sum_up_metrics(),
                () = self.stopping.cancelled() => return,
            }
        }
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// A token that stops the server when it is cancelled.
    pub fn stopper(&self) -> CancellationToken {
        self.app.stopping.clone()
    }

    /// Serves until it is stopped; then lets everything that was begun end, and closes the store.
    pub async fn serve(self) -> Result<(), RunError> {
        let Running { app, listener, figures, .. } = self;
        let (stopping, longest) = (app.stopping.clone(), Duration::from_secs(app.config.times.stop_s));
        app.start_tasks();
        let serving = async {
            let figures = async {
                if let Some(listener) = figures {
                    accept(&app, listener, figures_alone(app.clone())).await;
                }
            };
            tokio::join!(serve(&app, listener), figures);
        };
        let patience = async {
            stopping.cancelled().await;
            tokio::time::sleep(longest).await;
        };
        let lost = tokio::select! {
            () = serving => false,
            () = patience => {
                tracing::warn!("some clients did not leave in time");
                false
            }
            () = app.store.lease_lost() => true,
        };
        stopping.cancel();
        let _ = tokio::time::timeout(longest, app.tables.finish()).await;
        app.say_goodbye().await;
        app.store.close().await;
        if lost { Err(RunError::LeaseLost) } else { Ok(()) }
    }
}
