//! The signs of the screen, with and without characters beyond ASCII. Colour never says anything alone.

use dedale_core::Seat;
use dedale_mondes::{Action, Key};
use dedale_words::mondes::MondesWords;

use crate::terminal::style::{Ink, Style};

/// The strokes of a frame.
pub(super) struct Frame {
    pub(super) across: char,
    pub(super) down: char,
    /// Top left, top right, bottom left, bottom right.
    pub(super) corners: [char; 4],
}

/// The signs of the grid.
pub(super) struct Signs {
    pub(super) frame: Frame,
    /// Around the observer's world.
    pub(super) here: Frame,
    /// Around Kernault.
    pub(super) kernault: Frame,
    /// A face-down world.
    pub(super) down: char,
    /// On the corners of the world the answer under the cursor names.
    pub(super) pointed: char,
    /// Before the number of a pawn.
    pub(super) pawn: char,
    /// A key that is there, and one that is not.
    pub(super) has: char,
    pub(super) lacks: char,
    /// Where a text is cut.
    pub(super) cut: char,
    /// Between things of one line, and between words that stay together.
    pub(super) between: &'static str,
    pub(super) bound: char,
}

const DRAWN: Signs = Signs {
    frame: Frame { across: '─', down: '│', corners: ['╭', '╮', '╰', '╯'] },
    here: Frame { across: '━', down: '┃', corners: ['┏', '┓', '┗', '┛'] },
    kernault: Frame { across: '═', down: '║', corners: ['╔', '╗', '╚', '╝'] },
    down: '░',
    pointed: '◆',
    pawn: '●',
    has: '✓',
    lacks: '✗',
    cut: '…',
    between: " · ",
    bound: '\u{a0}',
};

const PLAIN: Signs = Signs {
    frame: Frame { across: '-', down: '|', corners: ['+'; 4] },
    here: Frame { across: '=', down: '|', corners: ['#'; 4] },
    kernault: Frame { across: '*', down: '*', corners: ['*'; 4] },
    down: ':',
    pointed: '@',
    pawn: '@',
    has: '+',
    lacks: '-',
    cut: '~',
    between: " - ",
    bound: ' ',
};

pub(super) const fn signs(style: Style) -> &'static Signs {
    if style.plain { &PLAIN } else { &DRAWN }
}

/// A key in one sign.
pub(super) fn key(key: Key, words: MondesWords<'_>, style: Style) -> char {
    match key {
        _ if style.plain => words.key_letter(key).chars().next().unwrap_or('?'),
        Key::Magic => '✦',
        Key::Knowledge => '☉',
        Key::Combat => '⚔',
        Key::Death => '☠',
        Key::Love => '♥',
    }
}

/// The ink of a key.
pub(super) const fn key_ink(key: Key) -> Ink {
    match key {
        Key::Magic => Ink::Blue,
        Key::Knowledge => Ink::Green,
        Key::Combat => Ink::Red,
        Key::Death => Ink::Strong,
        Key::Love => Ink::Purple,
    }
}

/// A key with its name.
pub(super) fn named_key(one: Key, words: MondesWords<'_>, style: Style) -> String {
    format!("{}{}{}", key(one, words, style), signs(style).bound, words.key(one))
}

/// The ink of a pawn.
pub(super) const fn pawn_ink(seat: Seat) -> Ink {
    match seat.index() {
        0 => Ink::OnRed,
        1 => Ink::OnYellow,
        2 => Ink::OnBlue,
        3 => Ink::OnGreen,
        _ => Ink::OnPurple,
    }
}

/// A sign before an answer, so that those of a kind stand out.
pub(super) const fn action(action: &Action) -> char {
    match action {
        Action::Home => '⌂',
        Action::Draw => '▤',
        Action::Play(_) | Action::PlayPair(_) => '▸',
        Action::Move(_) | Action::To(_) => '→',
        Action::Trade(_) | Action::Accept => '⇄',
        Action::Reveal | Action::PayCharacter => '◉',
        Action::React(_) | Action::Cancel(_) => '✗',
        Action::Pass => '■',
        _ => ' ',
    }
}
