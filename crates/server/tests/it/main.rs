//! The server as its clients see it, on SQLite and on PostgreSQL.

mod client;
mod guard;
mod people;
mod privacy;
mod server;
mod sockets;
mod stores;
mod tokens;
