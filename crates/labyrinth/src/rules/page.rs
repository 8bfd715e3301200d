use dedale_core::bits::nth_bit;
use dedale_core::{Effects, Seat};

use crate::cards::{Colour, Page, Thing};
use crate::cells::{Arrow, Cell, CellSet};
use crate::event::Event;
use crate::state::State;

impl State {
    /// LA-T1: the next page, which there is.
    #[inline]
    pub(crate) fn turn_page(&mut self, effects: &mut impl Effects<Event>) {
        let place = nth_bit(self.pages.into(), effects.pick(self.pages.count_ones()));
        let page = self.take_page(place as usize);
        self.page = Some(page);
        effects.emit(Event::PageTurned { page });
        match page {
            Page::Push { arrow } => self.dedalus_pushes(arrow, effects),
            Page::Flip { one, other } => {
                self.dedalus_flips(one, effects);
                self.dedalus_flips(other, effects);
            }
            Page::Meeting { at, one, other } => {
                self.dedalus_calls(one, at, effects);
                self.dedalus_calls(other, at, effects);
            }
        }
    }

    /// Takes a page out of those not turned yet; of like pages the first.
    pub(crate) fn take_page(&mut self, mut place: usize) -> Page {
        let pages = self.setup.deck().pages();
        while place > 0 && pages[place - 1] == pages[place] && self.pages >> (place - 1) & 1 == 1 {
            place -= 1;
        }
        self.pages &= !(1 << place);
        pages[place]
    }

    /// The spare goes in face down; pawns ride along, those pushed out go home.
    fn dedalus_pushes(&mut self, arrow: Arrow, effects: &mut impl Effects<Event>) {
        let spare = self.board.spare();
        self.board.push_down(arrow);
        effects.emit(Event::PushedDown { arrow, shape: spare.shape(), thing: spare.thing() });
        for seat in self.seats() {
            let cell = self.pawns[seat];
            if arrow.cells().contains(cell) {
                match arrow.carries(cell) {
                    Some(carried) => self.pawns[seat] = carried,
                    None => self.send_home(seat, effects),
                }
            }
        }
    }

    /// A loose tile in the labyrinth, face up, is turned down; pawns on it go home.
    fn dedalus_flips(&mut self, thing: Thing, effects: &mut impl Effects<Event>) {
        let Some(cell) = self.board.cell_of(thing) else { return };
        if !CellSet::LOOSE.contains(cell) || self.board.down().contains(cell) {
            return;
        }
        self.board.turn_down(cell);
        let shape = self.board.openings(cell).shape();
        effects.emit(Event::TurnedDown { cell, shape, thing: Some(thing) });
        for seat in self.seats() {
            if self.pawns[seat] == cell {
                self.send_home(seat, effects);
            }
        }
    }

    /// A pawn in play goes to a start square.
    fn dedalus_calls(&mut self, pawn: Colour, at: Colour, effects: &mut impl Effects<Event>) {
        if let Some(seat) = self.seats().find(|&seat| self.colours[seat] == pawn) {
            self.pawns[seat] = at.start();
            effects.emit(Event::Called { seat, at });
        }
    }

    fn send_home(&mut self, seat: Seat, effects: &mut impl Effects<Event>) {
        let from: Cell = self.pawns[seat];
        self.pawns[seat] = self.colours[seat].start();
        effects.emit(Event::SentHome { seat, from });
    }
}
