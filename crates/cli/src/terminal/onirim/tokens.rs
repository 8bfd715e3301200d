//! Cards as they are drawn: a sign and a colour's name, never the colour alone.

use dedale_onirim::{Bag, Card, Colour, End, Face, Glimpse, Symbol, Tower};
use dedale_words::onirim::OnirimWords;

use crate::terminal::sheet::Piece;
use crate::terminal::style::{Ink, Style};

pub(super) const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Brown => Ink::Brown,
    }
}

pub(super) const fn ink_of(card: Card) -> Ink {
    match card.face() {
        Face::Room(room) => ink(room.colour),
        Face::Tower(tower) => ink(tower.colour),
        Face::Door(colour) => ink(colour),
        Face::Nightmare | Face::HappyDream => Ink::Strong,
    }
}

const fn sign_of(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => "☀",
        Symbol::Moon => "☾",
        Symbol::Key => "⚷",
    }
}

pub(super) const fn sign(card: Card) -> &'static str {
    match card.face() {
        Face::Room(room) => sign_of(room.symbol),
        Face::Tower(_) => "♜",
        Face::Door(_) => "∩",
        Face::Nightmare => "✗",
        Face::HappyDream => "✿",
    }
}

/// `☀ red`; a tower with its sides.
pub(super) fn token(card: Card, words: OnirimWords<'_>, style: Style) -> Piece {
    let piece = name(card, words, style);
    match card.as_tower() {
        Some(tower) => piece.then(Ink::Plain, sides(tower, words, style)),
        None => piece,
    }
}

fn name(card: Card, words: OnirimWords<'_>, style: Style) -> Piece {
    let name = match style.plain {
        true => words.card(card),
        false => format!("{} {}", sign(card), words.short_card(card)),
    };
    Piece::new(ink_of(card), name)
}

fn sides(tower: Tower, words: OnirimWords<'_>, style: Style) -> String {
    let side = |end| {
        let symbols = tower.symbols(end);
        let (signs, none): (Vec<_>, _) = if style.plain {
            (symbols.map(|symbol| words.symbol(symbol)).collect(), "-")
        } else {
            (symbols.map(|symbol| sign_of(symbol).to_owned()).collect(), "–")
        };
        if signs.is_empty() { none.to_owned() } else { signs.join(if style.plain { "+" } else { "" }) }
    };
    format!(" [{}|{}]", side(End::Left), side(End::Right))
}

/// A card one may know or not.
pub(super) fn glimpsed(glimpse: &Glimpse, words: OnirimWords<'_>, style: Style) -> Piece {
    glimpse.card().map_or_else(|| Piece::new(Ink::Faint, "?"), |card| token(card, words, style))
}

/// A pile in few signs: `red ☀3 ☾1`, doors and dreams after.
pub(super) fn summary(bag: &Bag, words: OnirimWords<'_>, style: Style) -> Vec<Piece> {
    let rooms = Colour::ALL.iter().filter_map(|&colour| {
        let counts = Symbol::ALL.iter().filter_map(|&symbol| {
            let count = bag.count(Card::room(colour, symbol));
            (count > 0).then(|| match style.plain {
                true => format!("{} {count}", words.symbol(symbol)),
                false => format!("{}{count}", sign_of(symbol)),
            })
        });
        let counts: Vec<_> = counts.collect();
        let separator = if style.plain { ", " } else { " " };
        let colon = if style.plain { ":" } else { "" };
        (!counts.is_empty()).then(|| {
            Piece::new(ink(colour), words.colour(colour))
                .then(Ink::Plain, format!("{colon} {}", counts.join(separator)))
        })
    });
    let others = bag.counts().filter(|(card, _)| card.as_room().is_none()).map(|(card, count)| {
        let times = if style.plain { "x" } else { "×" };
        match name(card, words, style) {
            piece if count > 1 => piece.then(Ink::Plain, format!(" {times}{count}")),
            piece => piece,
        }
    });
    rooms.chain(others).collect()
}
