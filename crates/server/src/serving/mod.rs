//! Connections: how many are taken, and how long each may take. One loop accepts for the real server and for its tests.

mod connection;
mod descriptors;
mod gate;
mod io;
mod pace;

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;

pub(crate) use descriptors::{RESERVE, raise as open_files};

use crate::{App, router};
use gate::Gate;

/// Answers on a listener until the server stops, then lets requests that were begun end.
pub async fn serve(app: &App, listener: TcpListener) {
    accept(app, listener, router(app.clone())).await;
}

/// The same with other routes.
pub(crate) async fn accept(app: &App, listener: TcpListener, routes: Router) {
    let gate = Gate::new(&app.config, descriptors::raise());
    let connections = TaskTracker::new();
    let mut stopped = pin!(app.stopping.cancelled());
    loop {
        let (stream, peer) = tokio::select! {
            accepted = next(&listener) => accepted,
            () = &mut stopped => break,
        };
        // A connection above the limits is closed here, before anything is read.
        if let Some(place) = gate.admit(peer.ip()) {
            connections.spawn(connection::serve(app.clone(), stream, peer, place, routes.clone()));
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// The next connection. That the system has no room for it ends nothing; it is asked again in a moment.
async fn next(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    let mut pause = Duration::from_millis(20);
    loop {
        let error = match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => error,
        };
        if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted) {
            continue;
        }
        tracing::error!(%error, "no connection can be accepted");
        metrics::counter!("dedale_accept_failures_total").increment(1);
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_secs(1));
    }
}
