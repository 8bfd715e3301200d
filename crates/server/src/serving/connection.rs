use std::convert::Infallible;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::Instant;
use tower::ServiceExt as _;

use super::gate::Place;
use super::io::Stream;
use super::pace::{Answering, Pace};
use crate::App;

/// The largest head of a request, and the largest part of a response, that hyper buffers.
const BUFFER: usize = 64 << 10;

/// Answers the requests of one connection, as long as they come in time. What becomes a WebSocket lives on by itself.
pub(super) async fn serve(app: App, stream: TcpStream, peer: SocketAddr, place: Place, routes: Router) {
    // An update must not wait until the client has acknowledged the reply before it.
    if let Err(why) = stream.set_nodelay(true) {
        tracing::debug!(%why, "a connection stays slow");
    }
    let times = &app.config.times;
    let pace = Pace::begin();
    let longest = Duration::from_secs(times.send_s.max(1));
    let stream = TokioIo::new(Stream::new(stream, pace.clone(), longest, Some(place)));
    let service = service_fn(|request: hyper::Request<Incoming>| {
        let (routes, answering) = (routes.clone(), pace.asked());
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let Ok(response) = routes.oneshot(request).await;
            Ok::<_, Infallible>(response.map(|body| Answer { body, _answering: answering }))
        }
    });
    let mut http = http1::Builder::new();
    http.max_buf_size(BUFFER).header_read_timeout(None);
    let mut connection = pin!(http.serve_connection(stream, service).with_upgrades());
    let mut stopped = pin!(app.stopping.cancelled());
    let mut told = false;
    let mut alarm = pin!(tokio::time::sleep_until(pace.deadline(times)));
    poll_fn(|cx| {
        if !told && stopped.as_mut().poll(cx).is_ready() {
            told = true;
            connection.as_mut().graceful_shutdown();
        }
        if connection.as_mut().poll(cx).is_ready() {
            return Poll::Ready(());
        }
        let deadline = pace.deadline(times);
        if deadline <= Instant::now() {
            metrics::counter!("dedale_connections_timed_out_total", "awaits" => pace.awaits()).increment(1);
            return Poll::Ready(());
        }
        if alarm.deadline() != deadline {
            alarm.as_mut().reset(deadline);
        }
        alarm.as_mut().poll(cx)
    })
    .await;
}

/// The body of an answer: its end is the end of the request.
struct Answer {
    body: Body,
    _answering: Answering,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
