//! The program in a pseudo-terminal.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;
use rustix::fs::{Mode, OFlags};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

/// After that long without what is expected, something is wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in a terminal of its own.
pub(crate) struct Played {
    pub(crate) program: Child,
    pub(crate) keys: File,
    /// The other end, as a shell holds it.
    terminal: File,
    output: Receiver<Vec<u8>>,
    pub(crate) screen: vt100::Parser,
    /// Everything that was written.
    pub(crate) written: Vec<u8>,
}

impl Played {
    /// Begins with arguments, its data in a folder.
    pub(crate) fn begin(home: &Path, term: &str, (columns, rows): (u16, u16), arguments: &[&str]) -> Played {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&keys).expect("granted");
        unlockpt(&keys).expect("unlocked");
        let name = ptsname(&keys, Vec::new()).expect("its name");
        let terminal =
            rustix::fs::open(&name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("its end");
        let (keys, terminal) = (File::from(keys), File::from(terminal));
        resize(&keys, columns, rows);
        let end = || Stdio::from(terminal.try_clone().expect("another handle"));
        // A session of its own, with this as its terminal: signals and sizes arrive as from a real one.
        let program = Command::new("setsid")
            .args(["--ctty", "--wait"])
            .arg(cargo_bin("dedale"))
            .args(arguments)
            .env("TERM", term)
            .env("XDG_DATA_HOME", home)
            .env("LANG", "en_GB.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("NO_COLOR")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let (sender, output) = channel();
        let mut reader = keys.try_clone().expect("another handle");
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(rows, columns, 0);
        Played { program, keys, terminal, output, screen, written: Vec::new() }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("pressed");
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        resize(&self.keys, columns, rows);
        self.screen.screen_mut().set_size(rows, columns);
    }

    /// Waits until the screen is as wanted.
    pub(crate) fn until(&mut self, what: &str, wanted: impl Fn(&vt100::Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !wanted(self.screen.screen()) {
            match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{what} never came:\n{}", self.screen.screen().contents());
                }
            }
        }
    }

    pub(crate) fn sees(&mut self, text: &str) {
        self.until(text, |screen| screen.contents().contains(text));
    }

    /// Waits for a text, and for the editor of the line below it.
    pub(crate) fn is_asked_after(&mut self, text: &str) {
        self.sees(text);
        while !self.is_raw() {
            thread::yield_now();
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        self.written.extend_from_slice(bytes);
        self.screen.process(bytes);
    }

    pub(crate) fn is_raw(&self) -> bool {
        !tcgetattr(&self.terminal)
            .expect("its modes")
            .local_modes
            .contains(LocalModes::ICANON | LocalModes::ECHO)
    }

    pub(crate) fn signal(&self, signal: Signal) {
        let leader = Pid::from_child(&self.program);
        kill_process(leader, signal).expect("a signal");
    }

    /// The program has ended, the terminal is as it was, and the way back is said.
    pub(crate) fn ends_with(&mut self, way_back: &str, status: i32) {
        self.sees(way_back);
        let ended = self.program.wait().expect("an end");
        assert_eq!(ended.code(), Some(status));
        assert!(!self.is_raw(), "the terminal is left raw");
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is left on");
        assert!(!screen.hide_cursor(), "the cursor is left hidden");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
}

/// A failed test leaves no program behind.
impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn resize(terminal: &File, columns: u16, rows: u16) {
    let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(terminal, size).expect("a size");
}
