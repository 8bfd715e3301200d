use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The way from one node to the database or the bus: a TCP proxy that can be cut.
pub(crate) struct Link {
    pub(crate) address: SocketAddr,
    state: Arc<watch::Sender<State>>,
}

/// The state of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Whole,
    Cut(Cut),
}

/// How a link is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cut {
    /// Nothing passes and nothing is refused, as with a cable pulled out. What was under way arrives when it is back in.
    Silent,
    /// Connections are closed, and new ones too.
    Closed,
}

impl Link {
    pub(crate) async fn to(target: SocketAddr) -> Link {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(watch::Sender::new(State::Whole));
        tokio::spawn(accept(listener, target, state.clone()));
        Link { address, state }
    }

    pub(crate) fn cut(&self, how: Cut) {
        self.state.send_replace(State::Cut(how));
    }

    pub(crate) fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}

async fn accept(listener: TcpListener, target: SocketAddr, state: Arc<watch::Sender<State>>) {
    while let Ok((near, _)) = listener.accept().await {
        tokio::spawn(connect(near, target, state.subscribe()));
    }
}

async fn connect(near: TcpStream, target: SocketAddr, mut state: watch::Receiver<State>) {
    if !passes(&mut state).await {
        return;
    }
    let Ok(far) = TcpStream::connect(target).await else { return };
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        () = carry(near_in, far_out, state.clone()) => {}
        () = carry(far_in, near_out, state) => {}
    }
}

/// Carries bytes one way until the connection ends or is closed.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read,
            () = closed(state.clone()) => return,
        };
        let Ok(count @ 1..) = read else { return };
        if !passes(&mut state).await || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

/// Waits while nothing passes; false if connections are closed.
async fn passes(state: &mut watch::Receiver<State>) -> bool {
    let settled = state.wait_for(|state| *state != State::Cut(Cut::Silent)).await;
    settled.is_ok_and(|state| *state == State::Whole)
}

async fn closed(mut state: watch::Receiver<State>) {
    let _ = state.wait_for(|state| *state == State::Cut(Cut::Closed)).await;
}
