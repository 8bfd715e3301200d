//! What the terminal reports: keys, mouse, size.

use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, poll, read};
use crossterm::terminal::size;

use crate::terminal::journal::leave_now;

/// Everything from now on, heard on a thread of its own: Ctrl-C leaves at once, even while a bot thinks. The channel
/// ends with the terminal.
pub(crate) fn listen() -> Receiver<Event> {
    let (sender, events) = channel();
    thread::spawn(move || {
        let mut size = size().ok();
        while let Ok(event) = next(&mut size) {
            if is_interrupt(&event) {
                leave_now();
            }
            if sender.send(event).is_err() {
                return;
            }
        }
    });
    events
}

/// How often a silent terminal is asked for its size. crossterm forgets a new size that is reported together with a key
/// (its reader returns at the key, and is not woken again).
const LOOK_AGAIN: Duration = Duration::from_secs(1);

fn next(known: &mut Option<(u16, u16)>) -> io::Result<Event> {
    while !poll(LOOK_AGAIN)? {
        let now = size()?;
        if known.replace(now) != Some(now) {
            return Ok(Event::Resize(now.0, now.1));
        }
    }
    let event = read()?;
    if let Event::Resize(columns, rows) = event {
        *known = Some((columns, rows));
    }
    Ok(event)
}

fn is_interrupt(event: &Event) -> bool {
    let Event::Key(KeyEvent { code: KeyCode::Char('c'), modifiers, kind, .. }) = event else { return false };
    modifiers.contains(KeyModifiers::CONTROL) && *kind != KeyEventKind::Release
}
