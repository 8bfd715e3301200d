use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use dedale_server::admin::{Admin, AdminError, Checked, Status, restore};
use dedale_server::{Config, TimeOfDay};
use dedale_words::Words;
use serde_json::json;

use super::output::{print, print_json};
use super::progress::progress_bar;
use super::server_args::StoreArgs;
use crate::exit::CheckFailed;

mod told;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,

    #[command(flatten)]
    store: StoreArgs,

    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Task {
    Status,
    Nodes,
    Tables {
        #[arg(long)]
        phase: Option<Phase>,
        #[arg(long, value_name = "NAME|ID")]
        owner: Option<String>,
    },
    People {
        name: Option<String>,
    },
    Close {
        table: String,
    },
    Delete {
        table: String,
        #[arg(long)]
        yes: bool,
    },
    Ban {
        person: String,
    },
    Unban {
        person: String,
    },
    Rename {
        person: String,
        name: String,
    },
    RetireGuests {
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        unseen_days: u32,
    },
    Expire,
    Backup {
        file: PathBuf,
    },
    Restore {
        file: PathBuf,
    },
    Check,
}

#[derive(Clone, Copy, ValueEnum)]
enum Phase {
    Gathering,
    Playing,
    Over,
}

impl Phase {
    fn name(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let config = args.store.config()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(carry_out(args, &config, words));
    done.map_err(|error| match error.downcast::<AdminError>() {
        Ok(error) => anyhow::anyhow!(told::error(&error, words)),
        Err(error) => error,
    })
}

async fn carry_out(args: &Args, config: &Config, words: &Words) -> anyhow::Result<()> {
    if let Task::Restore { file } = &args.task {
        let restored = restore(config, TimeOfDay::default(), file).await?;
        return tell(args, &restored, || told::restored(&restored, words));
    }
    if let Task::Delete { yes: false, .. } = &args.task {
        anyhow::bail!(words.say("admin-delete-for-good"));
    }
    let admin = Admin::open(config, TimeOfDay::default()).await?;
    let done = with(&admin, args, words).await;
    admin.close().await;
    done
}

async fn with(admin: &Admin, args: &Args, words: &Words) -> anyhow::Result<()> {
    match &args.task {
        Task::Status => {
            let status: Status = admin.status().await?;
            tell(args, &status, || told::status(&status, words))
        }
        Task::Nodes => {
            let nodes = admin.nodes().await?;
            tell(args, &nodes, || told::nodes(&nodes, words))
        }
        Task::Tables { phase, owner } => {
            let tables = admin.tables(phase.map(Phase::name), owner.as_deref()).await?;
            tell(args, &tables, || told::tables(&tables, words))
        }
        Task::People { name } => {
            let people = admin.people(name.as_deref()).await?;
            tell(args, &people, || told::people(&people, words))
        }
        Task::Close { table } => {
            let table = admin.close_table(table).await?;
            tell(args, &json!({ "closed": table }), || told::of_table("admin-closed", &table, words))
        }
        Task::Delete { table, .. } => {
            let table = admin.delete_table(table).await?;
            tell(args, &json!({ "deleted": table }), || told::of_table("admin-deleted", &table, words))
        }
        Task::Ban { person } => {
            let line = admin.ban(person).await?;
            tell(args, &line, || told::of_person("admin-banned", &line, words))
        }
        Task::Unban { person } => {
            let line = admin.unban(person).await?;
            tell(args, &line, || told::of_person("admin-unbanned", &line, words))
        }
        Task::Rename { person, name } => {
            let line = admin.rename(person, name).await?;
            tell(args, &line, || told::of_person("admin-renamed", &line, words))
        }
        Task::RetireGuests { unseen_days } => {
            let retired = admin.retire_guests(*unseen_days).await?;
            tell(args, &json!({ "retired": retired }), || {
                words.text("admin-retired", &[("guests", retired.into())]) + "\n"
            })
        }
        Task::Expire => {
            let expired = admin.expire().await?;
            tell(args, &expired, || told::expired(&expired, words))
        }
        Task::Backup { file } => {
            let copy = admin.back_up(file).await?;
            tell(args, &copy, || told::backed_up(&copy, words))
        }
        Task::Check => check(admin, args, words).await,
        Task::Restore { .. } => unreachable!("done before the database is opened"),
    }
}

async fn check(admin: &Admin, args: &Args, words: &Words) -> anyhow::Result<()> {
    let bar = progress_bar(0);
    let checked: Checked = admin
        .check(|done, of| {
            bar.set_length(of);
            bar.set_position(done);
        })
        .await?;
    bar.finish_and_clear();
    tell(args, &checked, || told::checked(&checked, words))?;
    if checked.is_sound() { Ok(()) } else { Err(CheckFailed.into()) }
}

fn tell(
    args: &Args,
    document: &impl serde::Serialize,
    in_words: impl FnOnce() -> String,
) -> anyhow::Result<()> {
    if args.json { print_json(document) } else { print(&in_words()) }
}
