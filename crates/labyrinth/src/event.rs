use dedale_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Turn;
use crate::cards::{Colour, Page, Spell, Thing, Treasure};
use crate::cells::{Arrow, Cell};
use crate::tiles::{Openings, Shape};

/// What happened. All of it is public (LA-H1): everybody sees what goes face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// LA-S4: a player has that spell besides Push.
    SpellTaken {
        /// Who.
        seat: Seat,
        /// Which.
        spell: Spell,
    },
    /// LA-S3, LA-T3: a treasure card was drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Which, from 1.
        turn: u8,
    },
    /// LA-T1: a page of the grimoire was turned.
    PageTurned {
        /// Which.
        page: Page,
    },
    /// LA-T1: the spare was pushed in face down.
    PushedDown {
        /// Where.
        arrow: Arrow,
        /// Its shape.
        shape: Shape,
        /// What is on it.
        thing: Option<Thing>,
    },
    /// LA-T1: a tile was turned face down.
    TurnedDown {
        /// Where.
        cell: Cell,
        /// Its shape.
        shape: Shape,
        /// What is on it.
        thing: Option<Thing>,
    },
    /// A pawn returned to its own start square.
    SentHome {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Cell,
    },
    /// LA-T1: a pawn was called to a start square.
    Called {
        /// Whose.
        seat: Seat,
        /// Whose start square.
        at: Colour,
    },
    /// LA-P1: a player pushed the spare in.
    Pushed {
        /// Who.
        seat: Seat,
        /// Where.
        arrow: Arrow,
        /// How it lies.
        openings: Openings,
    },
    /// LA-P1: a pawn pushed out was set on the tile inserted.
    CarriedOver {
        /// Whose.
        seat: Seat,
        /// Where it now is.
        to: Cell,
    },
    /// LA-P2: a player turned a tile.
    Rotated {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// How far.
        turn: Turn,
    },
    /// LA-P3: a player let two tiles change places.
    Permuted {
        /// Who.
        seat: Seat,
        /// One cell.
        one: Cell,
        /// The other.
        other: Cell,
    },
    /// LA-M1: a player moved the pawn.
    Moved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// The spell it took, if any.
        spell: Option<Spell>,
    },
    /// LA-M2: a player turned up the tile under the pawn.
    TurnedUp {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Its shape.
        shape: Shape,
        /// What is on it.
        thing: Option<Thing>,
    },
    /// LA-M2: and laid it back so.
    Oriented {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// How it lies.
        openings: Openings,
    },
    /// LA-M3: a treasure was found.
    Found {
        /// By whom.
        seat: Seat,
        /// Which.
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
