use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A PostgreSQL of one's own that may be stopped at any moment.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
}

impl Cluster {
    /// Starts one; says aloud if there is no PostgreSQL here.
    pub(crate) fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            eprintln!("NOT TESTED ON POSTGRESQL: it is not installed");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("dedale-postgres-").tempdir().expect("a folder");
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|free| free.local_addr())
            .expect("a port")
            .port();
        let cluster = Cluster { programs, folder, port };
        if is_root() {
            let path = cluster.folder.path();
            let owned = Command::new("chown").arg("postgres").arg(path).status().expect("chown");
            assert!(owned.success(), "PostgreSQL does not run as root, and the folder cannot be given to it");
        }
        cluster.run("initdb", "-U dedale --auth=trust --no-sync");
        cluster.start_again();
        Some(cluster)
    }

    pub(crate) fn url(&self) -> String {
        self.url_at(self.address())
    }

    /// As it is reached through another address.
    pub(crate) fn url_at(&self, address: SocketAddr) -> String {
        format!("postgres://dedale@{address}/postgres")
    }

    pub(crate) fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Ends it on the spot, without a word to anybody.
    pub(crate) fn stop(&self) {
        self.run("pg_ctl", "-m immediate stop");
    }

    pub(crate) fn start_again(&self) {
        let (folder, port) = (self.folder.path().display(), self.port);
        let options = format!(
            "-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=100 -c fsync=off"
        );
        self.run("pg_ctl", &format!("-w -l {folder}/log -o '{options}' start"));
    }

    /// Lets every later transaction read only, or write again.
    pub(crate) fn set_read_only(&self, read_only: bool) {
        let set = match read_only {
            true => "ALTER SYSTEM SET default_transaction_read_only = on",
            false => "ALTER SYSTEM RESET default_transaction_read_only",
        };
        let psql = Command::new(self.programs.join("psql"))
            .args([&self.url(), "--quiet", "--command", set, "--command", "SELECT pg_reload_conf()"])
            .env("PGOPTIONS", "-c default_transaction_read_only=off")
            .stdout(Stdio::null())
            .status();
        assert!(psql.expect("psql").success());
    }

    fn run(&self, program: &str, arguments: &str) {
        let data = self.folder.path().join("data");
        let line = format!("{} -D {} {arguments}", self.programs.join(program).display(), data.display());
        let mut shell = match is_root() {
            true => Command::new("su"),
            false => Command::new("sh"),
        };
        if is_root() {
            shell.args(["postgres", "-s", "/bin/sh"]);
        }
        let ran = shell.args(["-c", &line]).current_dir("/").stdout(Stdio::null()).status();
        assert!(ran.expect("a shell").success(), "{line}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.stop();
        } else if let Ok(pid) = std::fs::read_to_string(self.folder.path().join("data/postmaster.pid")) {
            let _ = Command::new("kill").args(["-QUIT", pid.lines().next().unwrap_or_default()]).status();
        }
    }
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    found.push("/usr/local/pgsql/bin".into());
    found.into_iter().find(|bin| bin.join("initdb").exists())
}

fn is_root() -> bool {
    // Only root may look into the folder of process 1's open files.
    Path::new("/proc/1/fd").read_dir().is_ok()
}
