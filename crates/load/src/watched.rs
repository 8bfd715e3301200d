use crate::http::Site;
use crate::process::{Process, Usage};

/// The server to measure: one process, or several nodes.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Where each node listens; there is at least one.
    pub sites: Vec<Site>,
    /// Their processes, if they run on this machine.
    pub processes: Vec<Process>,
    /// The first process of the database, if it has any and is to be measured.
    pub database: Option<Process>,
    /// The node that people connect to.
    pub connect: Connect,
}

/// The node that people connect to, if there are several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connect {
    /// The one that runs their table: no command crosses nodes.
    Owner,
    /// Any.
    Any,
    /// One that does not run their table: every command crosses nodes.
    Other,
}

impl Watched {
    /// A server of one process.
    pub fn one(site: Site, process: Option<Process>) -> Self {
        let processes = process.into_iter().collect();
        Self { sites: vec![site], processes, database: None, connect: Connect::Any }
    }

    pub(crate) fn usage(&self) -> Option<Usage> {
        let usages = self.processes.iter().map(|process| process.usage());
        (!self.processes.is_empty()).then(|| usages.sum::<Option<Usage>>())?
    }

    pub(crate) fn database_cpu_seconds(&self) -> Option<f64> {
        self.database?.family_cpu_seconds()
    }

    /// Where a table is opened: that node will run it.
    pub(crate) fn home(&self, table: u64) -> Site {
        self.site(table)
    }

    /// Where somebody connects to play.
    pub(crate) fn site_of(&self, table: u64, person: u64) -> Site {
        match self.connect {
            Connect::Owner => self.home(table),
            Connect::Any => self.site(table + person * (1 + table / self.sites.len() as u64)),
            Connect::Other => self.site(table + 1),
        }
    }

    fn site(&self, number: u64) -> Site {
        self.sites[(number % self.sites.len() as u64) as usize]
    }
}
