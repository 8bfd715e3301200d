//! The meaning of keys and of the mouse.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

/// What somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    Enter,
    Escape,
    Tab,
    Erase,
    Letter(char),
    Click(Position),
    WheelUp(Position),
    WheelDown(Position),
    /// Ctrl-Z.
    Suspend,
    /// Ctrl-L, or another size.
    Redraw,
}

/// Nothing for events that mean nothing here.
pub(super) fn deed(event: &Event) -> Option<Deed> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => pressed(key),
        Event::Mouse(mouse) => clicked(mouse),
        Event::Resize(..) => Some(Deed::Redraw),
        _ => None,
    }
}

fn pressed(key: &KeyEvent) -> Option<Deed> {
    Some(match key.code {
        KeyCode::Char(letter) if key.modifiers.contains(KeyModifiers::CONTROL) => match letter {
            'z' => Deed::Suspend,
            'l' => Deed::Redraw,
            'p' => Deed::Up,
            'n' => Deed::Down,
            'h' => Deed::Erase,
            'j' | 'm' => Deed::Enter,
            _ => return None,
        },
        KeyCode::Char(_) if key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(letter) => Deed::Letter(letter),
        KeyCode::Up => Deed::Up,
        KeyCode::Down => Deed::Down,
        KeyCode::Left => Deed::Left,
        KeyCode::Right => Deed::Right,
        KeyCode::Home => Deed::Home,
        KeyCode::End => Deed::End,
        KeyCode::PageUp => Deed::PageUp,
        KeyCode::PageDown => Deed::PageDown,
        KeyCode::Enter => Deed::Enter,
        KeyCode::Esc => Deed::Escape,
        KeyCode::Tab => Deed::Tab,
        KeyCode::Backspace => Deed::Erase,
        _ => return None,
    })
}

fn clicked(mouse: &MouseEvent) -> Option<Deed> {
    let at = Position { x: mouse.column, y: mouse.row };
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Deed::Click(at)),
        MouseEventKind::ScrollUp => Some(Deed::WheelUp(at)),
        MouseEventKind::ScrollDown => Some(Deed::WheelDown(at)),
        _ => None,
    }
}
