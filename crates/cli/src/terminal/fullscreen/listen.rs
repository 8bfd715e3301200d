//! What the terminal reports: keys, mouse, size.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};

use crate::terminal::journal::leave_now;

/// Everything from now on, heard on a thread of its own: Ctrl-C leaves at once, even while a bot thinks. The channel
/// ends with the terminal.
pub(crate) fn listen() -> Receiver<Event> {
    let (sender, events) = channel();
    thread::spawn(move || {
        while let Ok(event) = read() {
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

fn is_interrupt(event: &Event) -> bool {
    let Event::Key(KeyEvent { code: KeyCode::Char('c'), modifiers, kind, .. }) = event else { return false };
    modifiers.contains(KeyModifiers::CONTROL) && *kind != KeyEventKind::Release
}
