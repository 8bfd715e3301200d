use std::io::Write as _;

use dedale_server::{Config, TimeOfDay, run as start};
use dedale_words::Words;
use tracing_subscriber::EnvFilter;

use super::server_args::ListenArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    server: ListenArgs,
    #[arg(long, value_enum, default_value_t = Log::Text, value_name = "FORM")]
    log: Log,
    #[arg(long)]
    open: bool,
}

/// The form of the log on standard error.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Log {
    Text,
    Json,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let config = args.server.config()?;
    log(args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(config, args.open, words));
    // Everything is kept: who still thinks about a deal or a game of others is not waited for.
    runtime.shutdown_background();
    served
}

fn log(form: Log) {
    let filter = EnvFilter::try_from_env("DEDALE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match form {
        Log::Text => lines.with_ansi(false).init(),
        Log::Json => lines.json().init(),
    }
}

async fn serve(config: Config, show: bool, words: &Words) -> anyhow::Result<()> {
    let data = config.database_file()?;
    let server = start(config, TimeOfDay::default()).await?;
    let (address, stopper) = (server.address(), server.stopper());
    let url = format!("http://{address}/");
    say(&words.text("serve-open", &[("url", url.as_str().into())]));
    if address.ip().is_loopback() {
        let all = format!("--listen 0.0.0.0:{}", address.port());
        say(&words.text("serve-only-here", &[("option", all.into())]));
    }
    if let Some(file) = data {
        say(&words.text("serve-data", &[("file", file.display().to_string().into())]));
    }
    say(&words.say("serve-how-to-stop"));
    // A machine without a browser still has the address above.
    if show && let Err(why) = open::that_detached(&url) {
        tracing::debug!(%why, "no browser was opened");
    }
    tokio::spawn(async move {
        asked_to_stop().await;
        tracing::info!("stopping");
        stopper.cancel();
    });
    Ok(server.serve().await?)
}

/// Tells whoever started it, if they still listen.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Ctrl+C, or what a service manager sends.
async fn asked_to_stop() {
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}
