//! The server as its clients see it, on SQLite and on PostgreSQL.

mod client;
mod guard;
mod hall;
mod people;
mod privacy;
mod replay;
mod server;
mod sockets;
mod stores;
mod tokens;
