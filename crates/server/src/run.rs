//! Starting and stopping.

use std::future::IntoFuture as _;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::{ListenerExt as _, TapIo};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;

use crate::{App, Config, OpenError, Store, TimeOfDay, router};

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No store.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// It cannot listen there.
    #[error("cannot listen on {address}: {why}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// The listener failed.
    #[error(transparent)]
    Serve(#[from] std::io::Error),
}

/// A server that listens.
#[derive(Debug)]
pub struct Running {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

/// Opens the store and listens; nothing is answered before [`Running::serve`].
pub async fn run(config: Config, time: TimeOfDay) -> Result<Running, RunError> {
    let store = Store::open(&config).await?;
    let address = config.listen;
    let listener = TcpListener::bind(address).await.map_err(|why| RunError::Listen { address, why })?;
    let address = listener.local_addr()?;
    Ok(Running { app: App::new(config, store, time), listener, address })
}

/// The listener, whose connections send what they have at once: an update must not wait until the client has acknowledged
/// the reply before it.
pub fn prompt(listener: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    listener.tap_io(|connection| {
        if let Err(why) = connection.set_nodelay(true) {
            tracing::debug!(%why, "a connection stays slow");
        }
    })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops it.
    pub fn stopper(&self) -> CancellationToken {
        self.app.stopping.clone()
    }

    /// Serves until it is stopped; then lets everything that was begun end, and closes the store.
    pub async fn serve(self) -> Result<(), RunError> {
        let Running { app, listener, .. } = self;
        let (stopping, longest) = (app.stopping.clone(), Duration::from_secs(app.config.times.stop_s));
        let clocks = app.tables.clone();
        tokio::spawn(async move {
            if let Err(error) = clocks.wake_clocks().await {
                tracing::error!(%error, "the clocks of some tables do not run until somebody looks at them");
            }
        });
        tokio::spawn(app.clone().work_on_analyses());
        tokio::spawn(app.clone().keep_deals_graded());
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let stopped = stopping.clone().cancelled_owned();
        let serving = axum::serve(prompt(listener), service).with_graceful_shutdown(stopped).into_future();
        let patience = async {
            stopping.cancelled().await;
            tokio::time::sleep(longest).await;
        };
        tokio::select! {
            served = serving => served?,
            () = patience => tracing::warn!("some clients did not leave in time"),
        }
        stopping.cancel();
        let _ = tokio::time::timeout(longest, app.tables.finish()).await;
        app.store.close().await;
        Ok(())
    }
}
