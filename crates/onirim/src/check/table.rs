//! Turn, rows, hands and doors, and the end of a game.

use dedale_core::{Broken, Seat, Setup as _};

use super::{NONE, ensure};
use crate::cards::{Card, Colour};
use crate::decision::Question;
use crate::setup::DuplicateDoors;
use crate::state::{Ended, RowEnd, State};

impl State {
    pub(super) fn check_turn(&self) -> Result<(), Broken> {
        let seats = self.setup.seats();
        ensure(self.active.index() < seats, || {
            Broken::new("active", self.active, seats).because("onirim-no-such-player")
        })?;
        let phase_1 = self.ended.is_some() || self.interrupted.unwrap_or(self.question) == Question::Turn;
        let most = self.labyrinth_cards_out() + u32::from(phase_1);
        let turn = || Broken::new("turn", self.turn, most);
        let picking = self.is_picking();
        ensure(picking || self.turn > 0, || {
            Broken::new("turn", self.turn, 1).because("onirim-turn-while-playing")
        })?;
        ensure(!picking || self.turn == 0, || {
            Broken::new("turn", self.turn, 0).because("onirim-turn-while-picking")
        })?;
        ensure(u32::from(self.turn) <= most, || turn().because("onirim-turn-too-late"))
    }

    fn is_picking(&self) -> bool {
        self.ended.is_none() && self.question == Question::Pick
    }

    /// The labyrinth cards no hand can hold any more: each turn adds one (ON-X3).
    fn labyrinth_cards_out(&self) -> u32 {
        let piles = self.discard.labyrinth().len() + self.removed.labyrinth().len();
        piles + (self.played.len() + self.towers.len()) as u32
    }

    /// Nothing is under way any more.
    pub(super) fn check_end(&self, ended: Ended) -> Result<(), Broken> {
        match ended {
            Ended::Won => ensure(self.is_won(), || {
                let doors = self.doors_on_table().count();
                Broken::new("won", doors, 8).because("onirim-not-won")
            })?,
            Ended::Lost => ensure(self.deck.is_empty(), || {
                Broken::new("deck", self.deck.len(), 0).because("onirim-not-lost")
            })?,
        }
        let dream = self.dream.filter(|&card| card != Card::NIGHTMARE).map(|card| card.to_string());
        let left_over = [
            ("looking", self.looking.iter().next().map(|seen| seen.card().to_string())),
            ("drawn", self.drawn.map(|seen| seen.card().to_string())),
            ("interrupted", self.interrupted.map(|question| question.id().to_owned())),
            ("tower_looks", self.tower_looks.iter().next().map(|card| card.to_string())),
            ("dream", dream),
        ];
        for (field, found) in left_over {
            if let Some(found) = found {
                return Err(Broken::new(field, found, NONE).because("onirim-game-is-over"));
            }
        }
        Ok(())
    }

    /// Cards lie only where their family may, and rows follow ON-T1 and ON-B2.
    pub(super) fn check_rows(&self) -> Result<(), Broken> {
        if let Some(card) = self.limbo.labyrinth().iter().next() {
            return Err(Broken::new("limbo", card, 0).because("onirim-not-for-limbo"));
        }
        for seat in Seat::first(self.setup.seats()) {
            let mut end = RowEnd::default();
            let row = self.played.iter().filter(|laid| laid.seat() == seat).map(|laid| laid.card());
            for (place, card) in row.enumerate() {
                let symbol = |card: Card| card.as_room().map(|room| room.symbol);
                if let Some(last) = end.last.filter(|&last| symbol(last) == symbol(card)) {
                    let field = format!("rows[{}][{place}]", seat.index());
                    return Err(Broken::new(field, card, last).because("onirim-same-symbol"));
                }
                end = end.then(card);
            }
            debug_assert_eq!(end, self.rows[seat]);
        }
        for (place, pair) in self.towers.windows(2).enumerate() {
            ensure(pair[0].tower().fits_before(pair[1].tower()), || {
                let field = format!("towers[{}]", place + 1);
                Broken::new(field, pair[1].card(), pair[0].card()).because("onirim-tower-clash")
            })?;
        }
        Ok(())
    }

    pub(super) fn check_hands(&self) -> Result<(), Broken> {
        let picking = self.is_picking();
        for seat in Seat::first(self.setup.seats()) {
            let (field, hand) = (format!("hands[{}]", seat.index()), &self.hands[seat]);
            if let Some((place, seen)) = hand.iter().enumerate().find(|(_, seen)| !seen.card().is_labyrinth())
            {
                let card = seen.card();
                return Err(
                    Broken::new(format!("{field}[{place}]"), card, 0).because("onirim-not-for-a-hand")
                );
            }
            let size = || Broken::new(&field, hand.len(), self.hand_size());
            ensure(hand.len() <= self.hand_size(), || size().because("onirim-too-many-cards"))?;
            let may_lack = picking || seat == self.active;
            ensure(may_lack || hand.len() == self.hand_size(), || size().because("onirim-hand-size"))?;
        }
        if let Some(place) = self.common.iter().position(|card| !card.is_labyrinth()) {
            let field = format!("common[{place}]");
            return Err(Broken::new(field, self.common[place], 0).because("onirim-not-for-a-hand"));
        }
        let most = if picking { 8 } else { self.setup.common_hand() };
        ensure(self.common.len() <= most, || {
            Broken::new("common", self.common.len(), most).because("onirim-too-many-cards")
        })
    }

    /// ON-P7: with `duplicate-doors=limbo` nobody lays a second door of a colour.
    pub(super) fn check_doors(&self) -> Result<(), Broken> {
        if self.setup.duplicate_doors() == DuplicateDoors::Keep {
            return Ok(());
        }
        for (seat, doors) in self.doors.0.iter().enumerate() {
            if let Some(colour) = Colour::ALL.iter().find(|&&colour| doors.of(colour) > 1) {
                return Err(Broken::new(format!("doors[{seat}]"), colour, 1).because("onirim-too-many-doors"));
            }
        }
        Ok(())
    }
}
