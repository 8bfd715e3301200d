//! Series of a row: cards of one colour beside each other (ON-T2, ON-T3).

use dedale_core::names::named_enum;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Colour};
use crate::state::RowEnd;

/// A series of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeriesView {
    /// The colour of its cards.
    pub colour: Colour,
    /// How many cards it has.
    pub length: u8,
    /// Whether it goes on.
    pub state: SeriesState,
}

named_enum! {
    /// Whether a series goes on.
    pub enum SeriesState("state of a series") {
        /// The next card of its colour belongs to it.
        Running = "running",
        /// It offered a door.
        Complete = "complete",
        /// A card of another colour ended it too early.
        Broken = "broken",
    }
}

/// Cuts the cards of a row into series, the first one first.
pub(crate) fn series_of(cards: &[Card]) -> Vec<SeriesView> {
    let mut all: Vec<SeriesView> = Vec::new();
    let mut end = RowEnd::default();
    for &card in cards {
        end = end.then(card);
        let Some(room) = card.as_room() else { continue };
        if end.run == 1 {
            break_off(&mut all);
            all.push(SeriesView { colour: room.colour, length: 0, state: SeriesState::Running });
        }
        if let Some(last) = all.last_mut() {
            last.length = end.run;
            if end.run == RowEnd::COMPLETE {
                last.state = SeriesState::Complete;
            }
        }
    }
    all
}

fn break_off(all: &mut [SeriesView]) {
    if let Some(last) = all.last_mut().filter(|last| last.state == SeriesState::Running) {
        last.state = SeriesState::Broken;
    }
}
