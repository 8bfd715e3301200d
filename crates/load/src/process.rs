use std::fs;
use std::io;
use std::iter::Sum;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::http::Site;

/// The resource usage of a process, as Linux reports it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Its memory.
    pub resident_bytes: u64,
    /// Its processor time so far.
    pub cpu_seconds: f64,
}

impl Sum for Usage {
    fn sum<I: Iterator<Item = Self>>(usages: I) -> Self {
        usages.fold(Self::default(), |all, one| Self {
            resident_bytes: all.resident_bytes + one.resident_bytes,
            cpu_seconds: all.cpu_seconds + one.cpu_seconds,
        })
    }
}

/// A process on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Process(pub u32);

impl Process {
    /// This one.
    pub fn own() -> Self {
        Self(std::process::id())
    }

    /// The usage now; none if it cannot be read.
    pub fn usage(self) -> Option<Usage> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = resident.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(Usage { resident_bytes: kilobytes * 1024, cpu_seconds: self.cpu_seconds(Children::Without)? })
    }

    /// The processor time of this process, of its children, and of those children that have ended; none if it cannot be read.
    pub fn family_cpu_seconds(self) -> Option<f64> {
        let processes = fs::read_dir("/proc").ok()?.flatten();
        let others = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok().map(Process));
        let children = others.filter(|other| other.parent() == Some(self));
        let living: f64 = children.filter_map(|child| child.cpu_seconds(Children::Without)).sum();
        Some(self.cpu_seconds(Children::Ended)? + living)
    }

    fn cpu_seconds(self, children: Children) -> Option<f64> {
        let fields = match children {
            Children::Without => 2,
            Children::Ended => 4,
        };
        let statistics = self.statistics()?;
        let ticks = statistics.split(' ').skip(11).take(fields).map(str::parse::<u64>);
        let ticks: u64 = ticks.sum::<Result<_, _>>().ok()?;
        // Linux tells processor time in hundredths of a second, on every architecture.
        Some(ticks as f64 / 100.0)
    }

    fn parent(self) -> Option<Process> {
        self.statistics()?.split(' ').nth(1)?.parse().ok().map(Process)
    }

    /// The fields of `/proc/PID/stat` after the name.
    fn statistics(self) -> Option<String> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        Some(stat.rsplit_once(") ")?.1.to_owned())
    }
}

/// Whose processor time is told with that of a process.
#[derive(Clone, Copy)]
enum Children {
    Without,
    Ended,
}

/// A `dedale serve` of one's own: on a free port of this machine, with a database in a folder that goes away with it and
/// limits that let one address bring thousands of people.
pub struct ServerProcess {
    program: PathBuf,
    folder: TempDir,
    database: String,
    address: SocketAddr,
    child: Child,
}

/// Limits for thousands of people from one address.
const CONFIG: &str = "\
[limits]
connections = 100_000
connections_per_address = 100_000
requests_per_minute = 100_000_000
attempts_per_minute = 100_000_000
commands_per_minute = 100_000_000
joins_per_minute = 100_000_000
messages_per_second = 1_000_000
messages_per_minute_per_address = 100_000_000
tables_per_user = 1_000_000
tables_per_hour_per_user = 100_000_000
tables_per_hour_per_address = 100_000_000
sockets_per_user = 1_000_000
sockets_per_address = 1_000_000
sockets = 1_000_000
";

impl ServerProcess {
    /// Starts the program; `further` are lines for its configuration file, before any table of it.
    pub fn start(program: &Path, further: &str) -> io::Result<Self> {
        Self::start_with(program, &format!("{further}\n{CONFIG}"))
    }

    /// Starts the program with that configuration file; an empty one has the default limits.
    pub fn start_with(program: &Path, config: &str) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("dedale-load-").tempdir()?;
        let database = format!("sqlite:{}", folder.path().join("tables.db").display());
        Self::start_in(folder, program, database, config)
    }

    /// The same on a database of somebody else's.
    pub fn start_on(program: &Path, database: &str, further: &str) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("dedale-load-").tempdir()?;
        Self::start_in(folder, program, database.to_owned(), &format!("{further}\n{CONFIG}"))
    }

    fn start_in(folder: TempDir, program: &Path, database: String, config: &str) -> io::Result<Self> {
        fs::write(folder.path().join("config.toml"), config)?;
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let child = Self::spawn(program, &folder, &database, address)?;
        Ok(Self { program: program.to_owned(), folder, database, address, child })
    }

    fn spawn(program: &Path, folder: &TempDir, database: &str, address: SocketAddr) -> io::Result<Child> {
        let log = fs::File::options().create(true).append(true).open(folder.path().join("log"))?;
        Command::new(program)
            .arg("serve")
            .args(["--listen", &address.to_string()])
            .args(["--database", database])
            .arg("--config")
            .arg(folder.path().join("config.toml"))
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
    }

    /// Where it listens.
    pub fn site(&self) -> Site {
        Site { address: self.address, from: None }
    }

    /// The process, to see what it uses.
    pub fn process(&self) -> Process {
        Process(self.child.id())
    }

    /// Waits until it answers; false if it ended instead.
    pub async fn is_ready(&mut self) -> bool {
        loop {
            if self.site().get("/readyz", "").await.is_ok_and(|answer| answer.status == 200) {
                return true;
            }
            if !matches!(self.child.try_wait(), Ok(None)) {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// As [`ServerProcess::is_ready`], for callers without an async runtime.
    pub fn wait_until_ready(&mut self) -> bool {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.is_ok_and(|runtime| runtime.block_on(self.is_ready()))
    }

    /// Kills it at once (SIGKILL).
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Sends it a signal, by its name: `STOP`, `CONT`, `TERM`.
    pub fn signal(&self, name: &str) -> io::Result<()> {
        let sent = Command::new("kill").arg(format!("-{name}")).arg(self.child.id().to_string()).status()?;
        if sent.success() { Ok(()) } else { Err(io::Error::other("the process is gone")) }
    }

    /// Tells it to stop, as a service manager does, and waits until it has.
    pub fn stop(&mut self) -> io::Result<()> {
        self.signal("TERM")?;
        self.child.wait().map(drop)
    }

    /// Starts it again after it was killed: same port, same database.
    pub fn restart(&mut self) -> io::Result<()> {
        self.child = Self::spawn(&self.program, &self.folder, &self.database, self.address)?;
        Ok(())
    }

    /// Its log so far.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}
