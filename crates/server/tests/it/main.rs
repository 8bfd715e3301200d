//! The server as its clients see it, on SQLite and on PostgreSQL.

mod archive;
mod client;
mod daily;
mod eavesdropper;
mod fuzzed;
mod guard;
mod hall;
mod people;
mod privacy;
mod replay;
mod server;
mod sockets;
mod statistics;
mod stores;
mod table;
mod tables;
mod tokens;
