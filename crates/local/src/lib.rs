//! A host of tables for one device, without a server: it answers the requests of `docs/server.md` about tables that the device
//! keeps itself. No clock, socket, store, thread or randomness of its own: the [host](Host) takes one message at a time and
//! answers it; time and chance come with the message, and the answer says what is to be stored and told.
//! `docs/local.md` explains the messages.

#![forbid(unsafe_code)]

mod answer;
mod audience;
mod bots;
mod chance;
mod error;
mod hints;
mod host;
mod http;
mod keeping;
mod message;
mod needs;
mod open_table;
mod person;
mod socket;
mod stored;
mod summary;
mod telling;
mod thinking;
mod turn;

pub use host::Host;
