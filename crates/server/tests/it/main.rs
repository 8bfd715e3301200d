//! The server as its clients see it, on SQLite and on PostgreSQL.

mod archive;
mod client;
mod daily;
mod document;
mod eavesdropper;
mod fuzzed;
mod guard;
mod hall;
mod hosting;
mod people;
mod play;
mod preview;
mod privacy;
mod replay;
mod server;
mod setting_up;
mod socket;
mod sockets;
mod statistics;
mod store_trouble;
mod stores;
mod table;
mod tables;
mod tokens;
mod words;
