//! A program built without NATS: there is no bus, and no value of these types.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::Bytes;

use super::BusError;
use crate::Config;

/// Cannot be.
#[derive(Clone, Debug)]
pub(crate) struct Bus(Infallible);

/// Cannot be.
#[derive(Debug)]
pub(crate) struct Incoming(Infallible);

/// Cannot be.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) text: Bytes,
    never: Infallible,
}

impl Bus {
    pub(crate) async fn connect(_: &Config, _: &str) -> Result<Bus, BusError> {
        Err(BusError::WithoutNats)
    }

    pub(crate) fn is_up(&self) -> bool {
        match self.0 {}
    }

    pub(crate) fn waiting(&self) -> usize {
        match self.0 {}
    }

    pub(crate) fn publish(&self, _: String, _: Bytes) {
        match self.0 {}
    }

    pub(crate) async fn request(&self, _: String, _: Bytes, _: Duration) -> Result<Bytes, BusError> {
        match self.0 {}
    }

    pub(crate) async fn subscribe(&self, _: String) -> Result<Incoming, BusError> {
        match self.0 {}
    }

    #[cfg(feature = "testing")]
    pub(crate) async fn cut(&self) {
        match self.0 {}
    }

    pub(crate) async fn flush(&self) {
        match self.0 {}
    }
}

impl Incoming {
    pub(crate) async fn next(&mut self) -> Option<Message> {
        match self.0 {}
    }
}

impl Message {
    pub(crate) fn answer(&self, _: Bytes) {
        match self.never {}
    }
}
