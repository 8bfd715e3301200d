use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::GuestError;
use crate::faults::FaultKind;
use crate::messages::{Message, Reply};

/// No line of a program is longer.
const LONGEST_LINE: u64 = 1 << 20;
/// Lines that wait to be read; more of them block the program.
const WAITING: usize = 16;

/// A running program and the lines it writes. It ends with this value.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Lines to write. A thread of its own writes them: a program that does not read holds up nobody.
    input: Option<Sender<Vec<u8>>>,
    lines: Receiver<String>,
    next: u64,
}

impl Process {
    pub(crate) fn start(command: &str) -> Result<Process, GuestError> {
        let words = shlex::split(command).unwrap_or_default();
        let (program, arguments) =
            words.split_first().ok_or_else(|| GuestError::NoCommand(command.to_owned()))?;
        let started =
            Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let not_started =
            |error: std::io::Error| GuestError::NotStarted { command: command.to_owned(), why: error.kind() };
        let mut child = started.map_err(not_started)?;
        let mut to_child = child.stdin.take().expect("a piped input");
        let from_child = child.stdout.take().expect("a piped output");
        let (input, written) = channel::<Vec<u8>>();
        thread::spawn(move || {
            for line in written {
                if to_child.write_all(&line).and_then(|()| to_child.flush()).is_err() {
                    break;
                }
            }
        });
        let (sender, lines) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut output = BufReader::new(from_child);
            loop {
                let mut line = String::new();
                match output.by_ref().take(LONGEST_LINE).read_line(&mut line) {
                    Ok(length) if length > 0 => {}
                    _ => break,
                }
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, input: Some(input), lines, next: 0 })
    }

    pub(crate) fn tell(&mut self, method: &str, params: impl Serialize) -> Result<(), (FaultKind, String)> {
        self.write(&Message { jsonrpc: "2.0", id: None, method, params })
    }

    /// The answer to a question; a late one to an earlier question is passed over.
    pub(crate) fn ask<T: DeserializeOwned>(
        &mut self,
        method: &str,
        params: impl Serialize,
        within: Duration,
    ) -> Result<T, (FaultKind, String)> {
        self.next += 1;
        let id = self.next;
        let until = Instant::now() + within;
        self.write(&Message { jsonrpc: "2.0", id: Some(id), method, params })?;
        let bad = |why: String| (FaultKind::BadAnswer, why);
        loop {
            let line = self.lines.recv_timeout(until.saturating_duration_since(Instant::now()));
            let line = line.map_err(|error| match error {
                RecvTimeoutError::Timeout => {
                    (FaultKind::Late, format!("no answer within {} ms", within.as_millis()))
                }
                RecvTimeoutError::Disconnected => (FaultKind::Ended, self.ending()),
            })?;
            let reply: Reply =
                serde_json::from_str(&line).map_err(|error| bad(format!("{error}: {}", shortened(&line))))?;
            if reply.id.as_ref().and_then(serde_json::Value::as_u64) != Some(id) {
                continue;
            }
            return match (reply.result, reply.error) {
                (_, Some(error)) => Err((FaultKind::Refused, error.message)),
                (Some(result), None) => {
                    serde_json::from_str(result.get()).map_err(|error| bad(error.to_string()))
                }
                (None, None) => Err(bad("neither a result nor an error".to_owned())),
            };
        }
    }

    fn write(&mut self, message: &impl Serialize) -> Result<(), (FaultKind, String)> {
        let mut line = serde_json::to_vec(message).expect("messages can be written");
        line.push(b'\n');
        let sent = self.input.as_ref().expect("open while it runs").send(line);
        sent.map_err(|_| (FaultKind::Ended, self.ending()))
    }

    /// How it ended; it has a moment for that.
    fn ending(&mut self) -> String {
        let until = Instant::now() + Duration::from_millis(500);
        while Instant::now() < until {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(Duration::from_millis(5));
        }
        "it closed its output".to_owned()
    }
}

impl Drop for Process {
    /// A program that goes on without input is killed.
    fn drop(&mut self) {
        drop(self.input.take());
        let until = Instant::now() + Duration::from_millis(200);
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn shortened(line: &str) -> String {
    const MOST: usize = 80;
    let line = line.trim_end();
    let short: String = line.chars().take(MOST).collect();
    if short.len() < line.len() { format!("{short}…") } else { short }
}
