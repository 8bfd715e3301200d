use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// A bus of one's own: the `nats-server` of `DEDALE_TEST_NATS`, on a free port of this machine.
#[derive(Debug)]
pub struct Nats {
    program: String,
    arguments: Vec<String>,
    address: SocketAddr,
    child: Option<Child>,
}

impl Nats {
    /// Starts it; none if there is no such program.
    pub fn start() -> Option<Nats> {
        Nats::start_with(&[])
    }

    /// The same with further arguments.
    pub fn start_with(arguments: &[&str]) -> Option<Nats> {
        let program = std::env::var("DEDALE_TEST_NATS").ok().filter(|program| !program.is_empty())?;
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let mut nats = Nats {
            program,
            arguments: arguments.iter().map(|&one| one.to_owned()).collect(),
            address,
            child: None,
        };
        nats.start_again();
        Some(nats)
    }

    /// Its address, for clients.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Its address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it at once.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    /// Starts it where it was, and waits until it answers.
    pub fn start_again(&mut self) {
        let port = self.address.port().to_string();
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &port]).args(&self.arguments);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.child = Some(child.expect("DEDALE_TEST_NATS can be started"));
        while TcpStream::connect(self.address).is_err() {
            sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
