use dedale_core::{Effects, Seat};

use crate::cards::TreasureSet;
use crate::event::Event;
use crate::setup::{Help, Level, Setup};
use crate::state::{Ended, State};

impl Setup {
    /// LA-L3: how many of a player's cards can be collected, from the left; at the level expert only the first.
    #[inline]
    pub(crate) fn counting_cards(&self) -> usize {
        if self.level() == Level::Expert { 1 } else { 2 }
    }
}

impl State {
    /// LA-M3 to LA-M5: the treasure on the face-up tile under the active pawn, if it may be collected.
    #[inline]
    pub(crate) fn collect(&mut self, effects: &mut impl Effects<Event>) {
        if let Some((owner, place)) = self.card_here() {
            let treasure = self.hands[owner].remove(place);
            let bonus = self.found_now == 0;
            self.found_now += 1;
            self.moves += u8::from(bonus);
            effects.emit(Event::Found { seat: self.active, treasure, owner, bonus });
            if self.found() == TreasureSet::ALL {
                self.ended = Some(Ended::Won);
                effects.emit(Event::Ended { won: true });
            }
        }
    }

    /// The card for what lies under the active pawn: whose, and at which place.
    #[inline]
    fn card_here(&self) -> Option<(Seat, usize)> {
        let own = self.place_of_card(self.active).map(|place| (self.active, place));
        own.or_else(|| {
            let mut others = self.seats().filter(|&seat| seat != self.active && self.may_help());
            others.find_map(|seat| self.place_of_card(seat).map(|place| (seat, place)))
        })
    }

    #[inline]
    fn place_of_card(&self, seat: Seat) -> Option<usize> {
        let cards = self.hands[seat].iter().take(self.setup.counting_cards());
        cards.clone().position(|&treasure| self.board.is_at(treasure.thing(), self.here()))
    }

    /// LA-M3, LA-M5, LA-L3: the treasures the active player would collect now by stopping on them.
    #[inline]
    pub fn wanted(&self) -> TreasureSet {
        let counting = self.setup.counting_cards();
        let of = |set: TreasureSet, seat: Seat| {
            self.hands[seat].iter().take(counting).fold(set, |mut set, &treasure| {
                set.insert(treasure);
                set
            })
        };
        match self.may_help() {
            true => self.seats().fold(TreasureSet::EMPTY, of),
            false => of(TreasureSet::EMPTY, self.active),
        }
    }

    /// LA-M5.
    #[inline]
    fn may_help(&self) -> bool {
        match self.setup.help() {
            Help::OwnBoardEmpty => self.hands[self.active].is_empty(),
            Help::DeckEmpty => self.treasures.is_empty(),
        }
    }
}
