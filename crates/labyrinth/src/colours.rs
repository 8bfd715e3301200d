//! Who plays which pawn (LA-C7).

use std::borrow::Cow;
use std::ops::Index;

use dedale_core::names::Named;
use dedale_core::setup::{OptionValue, ValueError};
use dedale_core::{BySeat, Seat};

use crate::cards::Colour;
use crate::cells::Cell;
use crate::setup::one_each;

/// LA-C7: who plays which pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Seat 1 red, seat 2 yellow, seat 3 blue, seat 4 green.
    BySeat,
    /// Drawn at random.
    Drawn,
    /// Chosen before the game, from seat 1 on; the places behind the last player are empty.
    Chosen([Option<Colour>; 4]),
}

impl Colours {
    /// Two players in opposite corners.
    pub(crate) const OPPOSITE: Colours = Colours::Chosen([Some(Colour::Red), Some(Colour::Blue), None, None]);
}

impl OptionValue for Colours {
    const NAMES: &'static [&'static str] = &["by-seat", "drawn", "opposite"];
    const OWN: Option<&'static str> = Some("^(red|yellow|blue|green)(,(red|yellow|blue|green)){1,3}$");

    /// Its name, or `red,green`.
    fn write(&self) -> Cow<'static, str> {
        match self {
            Colours::BySeat => "by-seat".into(),
            Colours::Drawn => "drawn".into(),
            &Colours::OPPOSITE => "opposite".into(),
            Colours::Chosen(colours) => {
                colours.iter().flatten().map(|colour| colour.name()).collect::<Vec<_>>().join(",").into()
            }
        }
    }

    fn read(text: &str) -> Result<Colours, ValueError> {
        match text {
            "by-seat" => Ok(Colours::BySeat),
            "drawn" => Ok(Colours::Drawn),
            "opposite" => Ok(Colours::OPPOSITE),
            _ => one_each(text, "colours", Colour::ALL).map(Colours::Chosen),
        }
    }
}

/// The pawn of each seat, those not in play too: two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ColourOfSeat(u8);

impl ColourOfSeat {
    /// Some are known, from seat 1 on; the seats behind them get the others, clockwise.
    pub(crate) fn new(known: &[Colour]) -> ColourOfSeat {
        let others = Colour::ALL.iter().filter(|colour| !known.contains(colour));
        let all = known.iter().chain(others).take(4).enumerate();
        ColourOfSeat(all.fold(0, |bits, (seat, &colour)| bits | (colour as u8) << (2 * seat)))
    }

    /// Of the first seats.
    pub(crate) fn first(self, seats: usize) -> impl Iterator<Item = Colour> {
        Seat::first(seats).map(move |seat| self[seat])
    }

    /// The start square of each seat.
    pub(crate) fn starts(self) -> BySeat<Cell, 4> {
        BySeat(std::array::from_fn(|seat| self[Seat::new(seat)].start()))
    }
}

impl Index<Seat> for ColourOfSeat {
    type Output = Colour;

    #[inline]
    fn index(&self, seat: Seat) -> &Colour {
        &Colour::ALL[usize::from(self.0 >> (2 * seat.index()) & 3)]
    }
}
