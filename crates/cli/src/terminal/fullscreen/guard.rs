//! Taking the whole terminal, and giving it back whatever happens.

use std::io::{self, Write as _};
use std::sync::{Mutex, MutexGuard, Once, PoisonError, TryLockError};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};

/// Whether the terminal is ours; locked while something is drawn.
static OURS: Mutex<bool> = Mutex::new(false);

fn lock() -> MutexGuard<'static, bool> {
    OURS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the terminal: raw input, a screen of its own, the mouse.
pub(super) fn enter() -> io::Result<()> {
    give_back_on_panic();
    let mut ours = lock();
    enable_raw_mode()?;
    *ours = true;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, Hide)
}

/// Gives it back as it was. Nothing happens if it is not ours.
pub(super) fn leave() {
    give_back(&mut lock());
}

/// Gives it back before the program ends: whoever would draw after that waits for the end.
pub(crate) fn leave_for_good() {
    let mut ours = lock();
    give_back(&mut ours);
    remembered::restore();
    std::mem::forget(ours);
}

/// The terminal is left as it is now, however the program ends: an editor of lines may be at work then.
pub(crate) fn remember() {
    remembered::keep();
}

#[cfg(unix)]
mod remembered {
    use std::io;
    use std::sync::OnceLock;

    use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};

    static MODES: OnceLock<Termios> = OnceLock::new();

    pub(super) fn keep() {
        if let Ok(modes) = tcgetattr(io::stdin()) {
            let _ = MODES.set(modes);
        }
    }

    pub(super) fn restore() {
        if let Some(modes) = MODES.get() {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, modes);
        }
    }
}

#[cfg(not(unix))]
mod remembered {
    pub(super) fn keep() {}

    pub(super) fn restore() {}
}

/// Does something with a terminal that nobody gives back meanwhile.
pub(super) fn while_ours<T>(draw: impl FnOnce() -> T) -> T {
    let _ours = lock();
    draw()
}

/// Errors do not matter: there may be no terminal left.
fn give_back(ours: &mut bool) {
    if std::mem::take(ours) {
        let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = io::stdout().flush();
    }
}

fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            match OURS.try_lock() {
                Ok(mut ours) => give_back(&mut ours),
                Err(TryLockError::Poisoned(ours)) => give_back(&mut ours.into_inner()),
                // It panicked while it drew.
                Err(TryLockError::WouldBlock) => give_back(&mut true),
            }
            before(panic);
        }));
    });
}

/// Stops the program until the shell goes on with it, with the terminal given back meanwhile.
#[cfg(unix)]
pub(super) fn suspend() -> io::Result<()> {
    use rustix::process::{Signal, getpid, kill_process};
    leave();
    kill_process(getpid(), Signal::TSTP)?;
    enter()
}

#[cfg(not(unix))]
pub(super) fn suspend() -> io::Result<()> {
    Ok(())
}
