//! Actions as text: a verb and what it is done to. Arrows and openings are read in any case.

use std::fmt;
use std::str::FromStr;

use dedale_core::UnknownAction;
use dedale_core::names::Named;

use crate::action::{Action, Pair, Turn};
use crate::cards::Spell;
use crate::cells::{Arrow, Cell};
use crate::tiles::Openings;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Push(arrow, openings) => write!(f, "push {arrow} {openings}"),
            Action::Rotate(cell, turn) => write!(f, "rotate {cell} {turn}"),
            Action::Permute(pair) => write!(f, "permute {} {}", pair.cells().0, pair.cells().1),
            Action::Move(cell) => write!(f, "move {cell}"),
            Action::TurnUp => f.write_str("turn-up"),
            Action::Leave => f.write_str("leave"),
            Action::Orient(openings) => write!(f, "orient {openings}"),
            Action::Choose(spell) => write!(f, "choose {spell}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        let mut words = [""; 3];
        let mut count = 0;
        for word in text.split_whitespace() {
            let place = words.get_mut(count).ok_or_else(|| UnknownAction(text.to_owned()))?;
            *place = word;
            count += 1;
        }
        parse(&words[..count]).ok_or_else(|| UnknownAction(text.to_owned()))
    }
}

fn parse(words: &[&str]) -> Option<Action> {
    match *words {
        ["push", arrow, openings] => {
            Some(Action::Push(Arrow::from_any_case(arrow)?, Openings::from_any_case(openings)?))
        }
        ["rotate", cell, turn] => {
            let cell = Cell::from_name(cell).filter(|cell| !cell.is_fixed())?;
            Some(Action::Rotate(cell, Turn::from_name(turn)?))
        }
        ["permute", one, other] => {
            Some(Action::Permute(Pair::new(Cell::from_name(one)?, Cell::from_name(other)?)?))
        }
        ["move", cell] => Some(Action::Move(Cell::from_name(cell)?)),
        ["turn-up"] => Some(Action::TurnUp),
        ["leave"] => Some(Action::Leave),
        ["orient", openings] => Some(Action::Orient(Openings::from_any_case(openings)?)),
        ["choose", spell] => {
            Spell::from_name(spell).filter(|spell| Spell::SECOND.contains(spell)).map(Action::Choose)
        }
        ["end"] => Some(Action::End),
        _ => None,
    }
}
