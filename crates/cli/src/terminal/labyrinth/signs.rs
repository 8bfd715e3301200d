//! The signs of the screen, with and without characters beyond ASCII. Colour never says anything alone.

use dedale_core::Seat;
use dedale_core::names::Named as _;
use dedale_labyrinth::{Colour, Openings, Shape, Symbol, Thing, View};
use dedale_words::labyrinth::LabyrinthWords;

use crate::terminal::style::{Ink, Style};

/// The signs of the board.
pub(super) struct Signs {
    pub(super) across: char,
    pub(super) down: char,
    /// Corners of walls, by the two sides they join: south-east, south-west, north-east, north-west.
    pub(super) square: [char; 4],
    pub(super) round: [char; 4],
    /// A face-down tile.
    pub(super) rubble: char,
    /// Where the pawn can go, and where only by a spell.
    pub(super) bead: char,
    pub(super) cast: char,
    /// A start square.
    pub(super) home: char,
    /// In place of the letter of an arrow that cannot be used.
    pub(super) blocked: char,
    /// Arrows that push down and up.
    pub(super) southward: char,
    pub(super) northward: char,
    /// Before the active player.
    pub(super) turn: char,
    /// Around what the answer under the cursor is about.
    pub(super) pointed: [char; 2],
}

const DRAWN: Signs = Signs {
    across: '─',
    down: '│',
    square: ['┌', '┐', '└', '┘'],
    round: ['╭', '╮', '╰', '╯'],
    rubble: '▒',
    bead: '•',
    cast: '◦',
    home: '⌂',
    blocked: '×',
    southward: '▾',
    northward: '▴',
    turn: '▸',
    pointed: ['▐', '▌'],
};

const PLAIN: Signs = Signs {
    across: '-',
    down: '|',
    square: ['+'; 4],
    round: ['+'; 4],
    rubble: '#',
    bead: '.',
    cast: 'o',
    home: '^',
    blocked: 'x',
    southward: 'v',
    northward: '^',
    turn: '>',
    pointed: ['<', '>'],
};

pub(super) const fn signs(style: Style) -> &'static Signs {
    if style.plain { &PLAIN } else { &DRAWN }
}

/// The ink of a pawn's colour.
pub(super) const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Yellow,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
    }
}

/// The ink of a pawn itself.
pub(super) const fn pawn_ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::OnRed,
        Colour::Yellow => Ink::OnYellow,
        Colour::Blue => Ink::OnBlue,
        Colour::Green => Ink::OnGreen,
    }
}

/// How a thing is written on its tile: in capitals while it is on somebody's card, in small letters once it is
/// found.
pub(super) fn thing(thing: Thing, view: &View, words: LabyrinthWords<'_>, style: Style) -> (String, Ink) {
    let Some(treasure) = thing.treasure() else { return (symbol(thing, words, style), Ink::Strong) };
    let sign = words.sign(thing);
    let seeks = |seat: &Seat| view.hands[seat.index()].contains(&treasure);
    match Seat::first(view.hands.len()).find(seeks) {
        Some(seat) => (sign.to_uppercase(), ink(view.colours[seat.index()])),
        None if view.found.contains(treasure) => (sign.to_lowercase(), Ink::Faint),
        None => (sign, Ink::Plain),
    }
}

/// A symbol's sign.
fn symbol(thing: Thing, words: LabyrinthWords<'_>, style: Style) -> String {
    match Symbol::from_name(thing.name()) {
        Some(_) if style.plain => words.sign(thing),
        Some(Symbol::Sun) => "☀".to_owned(),
        Some(Symbol::Moon) => "☾".to_owned(),
        Some(Symbol::Star) => "★".to_owned(),
        Some(Symbol::Comet) => "☄".to_owned(),
        None => words.sign(thing),
    }
}

/// All four symbols.
pub(super) fn symbols(words: LabyrinthWords<'_>, style: Style) -> String {
    let all = Symbol::ALL.iter().map(|&one| symbol(Thing::symbol(one), words, style));
    all.collect::<Vec<_>>().join(" ")
}

/// A tile in one sign.
pub(super) fn small(openings: Openings) -> char {
    const SMALL: [char; Openings::COUNT] = ['║', '═', '╚', '╔', '╗', '╝', '╠', '╦', '╣', '╩'];
    SMALL[openings.index()]
}

/// The shape of a face-down tile in one sign.
pub(super) const fn shape(shape: Shape) -> char {
    match shape {
        Shape::Straight => 'I',
        Shape::Corner => 'L',
        Shape::Junction => 'T',
    }
}
