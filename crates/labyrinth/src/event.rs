use dedale_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Turn;
use crate::cards::{Colour, Page, Spell, Thing, Treasure};
use crate::cells::{Arrow, Cell};
use crate::tiles::{Openings, Shape};

/// What happened. All of it is public (LA-H1): everybody sees what goes face down.
#[allow(missing_docs, reason = "a variant says what its fields are, where they do not say it themselves")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// LA-C7: a player drew that pawn.
    ColourDrawn { seat: Seat, colour: Colour },
    /// LA-S4: a player has that spell besides Push.
    SpellTaken { seat: Seat, spell: Spell },
    /// LA-S3, LA-T3: a treasure card was drawn.
    CardDrawn { seat: Seat, treasure: Treasure },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// Of that player's pawn.
        colour: Colour,
        /// Which, from 1.
        turn: u8,
    },
    /// LA-T1: a page of the grimoire was turned.
    PageTurned { page: Page },
    /// LA-T1: the spare was pushed in face down.
    PushedDown {
        arrow: Arrow,
        /// Its shape.
        shape: Shape,
        /// What is on it.
        thing: Option<Thing>,
    },
    /// LA-T1: a tile was turned face down.
    TurnedDown {
        cell: Cell,
        /// Its shape.
        shape: Shape,
        /// What is on it.
        thing: Option<Thing>,
    },
    /// A pawn returned to its own start square.
    SentHome { seat: Seat, from: Cell },
    /// LA-T1: a pawn was called to a start square.
    Called {
        seat: Seat,
        /// Whose start square.
        at: Colour,
    },
    /// LA-P1: a player pushed the spare in.
    Pushed {
        seat: Seat,
        arrow: Arrow,
        /// How it lies.
        openings: Openings,
    },
    /// LA-P1: a pawn pushed out was set on the tile inserted.
    CarriedOver {
        seat: Seat,
        /// Where it now is.
        to: Cell,
    },
    /// LA-P2: a player turned a tile.
    Rotated {
        seat: Seat,
        cell: Cell,
        /// How far.
        turn: Turn,
    },
    /// LA-P3: a player let two tiles change places.
    Permuted {
        seat: Seat,
        /// One cell.
        one: Cell,
        /// The other.
        other: Cell,
    },
    /// LA-M1: a player moved the pawn.
    Moved {
        seat: Seat,
        from: Cell,
        to: Cell,
        /// The spell it took, if any.
        spell: Option<Spell>,
    },
    /// LA-M2: a player turned up the tile under the pawn.
    TurnedUp {
        seat: Seat,
        cell: Cell,
        /// Its shape.
        shape: Shape,
        /// What is on it.
        thing: Option<Thing>,
    },
    /// LA-M2: and laid it back so.
    Oriented {
        seat: Seat,
        cell: Cell,
        /// How it lies.
        openings: Openings,
    },
    /// LA-M3: a treasure was found.
    Found {
        seat: Seat,
        treasure: Treasure,
        /// Whose card it was.
        owner: Seat,
        /// LA-M4: whether it gives a bonus move.
        bonus: bool,
    },
    /// The game is over.
    Ended {
        /// Whether it was won.
        won: bool,
    },
}

/// What one observer saw: everything.
pub type SeenEvent = Event;

impl Event {
    /// LA-H1: whether it may be told again in a later turn, since nobody can tell from it what lies where.
    pub(crate) const fn names_no_place(&self) -> bool {
        match self {
            Event::ColourDrawn { .. }
            | Event::SpellTaken { .. }
            | Event::CardDrawn { .. }
            | Event::TurnBegan { .. }
            | Event::PageTurned { .. }
            | Event::Found { .. }
            | Event::Ended { .. } => true,
            Event::PushedDown { .. }
            | Event::TurnedDown { .. }
            | Event::SentHome { .. }
            | Event::Called { .. }
            | Event::Pushed { .. }
            | Event::CarriedOver { .. }
            | Event::Rotated { .. }
            | Event::Permuted { .. }
            | Event::Moved { .. }
            | Event::TurnedUp { .. }
            | Event::Oriented { .. } => false,
        }
    }
}
