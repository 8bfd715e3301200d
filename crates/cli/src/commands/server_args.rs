//! The arguments of all commands about a table server: its configuration file, and values that take precedence over it.

use std::net::SocketAddr;
use std::path::PathBuf;

use dedale_server::{Config, GuestBot};

#[derive(clap::Args)]
pub(crate) struct ListenArgs {
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    #[arg(long, value_name = "GAME/NAME=BOT")]
    guest: Vec<GuestBot>,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
pub(crate) struct StoreArgs {
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl ListenArgs {
    pub(crate) fn config(&self) -> anyhow::Result<Config> {
        let config = self.store.config()?;
        let bus = self.bus.clone().or_else(|| config.bus.clone());
        let guests = [&config.guests[..], &self.guest].concat();
        Ok(Config { listen: self.listen.unwrap_or(config.listen), bus, guests, ..config })
    }
}

impl StoreArgs {
    pub(crate) fn config(&self) -> anyhow::Result<Config> {
        let config = self.config.as_deref().map_or_else(|| Ok(Config::default()), Config::load)?;
        Ok(Config { database: self.database.clone().or_else(|| config.database.clone()), ..config })
    }
}
