use dedale_core::bits::nth_bit;
use dedale_core::{Effects, Seat, Setup as _};

use crate::cards::{Colour, Spell, Treasure};
use crate::cells::CellSet;
use crate::colours::{ColourOfSeat, Colours};
use crate::decision::Question;
use crate::event::Event;
use crate::setup::{Level, Setup, Spells};
use crate::state::State;

impl State {
    /// LA-S1 to LA-S4.
    pub(crate) fn deal(setup: &Setup, effects: &mut impl Effects<Event>) -> State {
        let mut state = State::before_deal(*setup);
        state.lay_tiles(effects);
        state.draw_colours(effects);
        if state.shares_out_spells(effects) {
            state.begin(effects);
        }
        state
    }

    /// LA-S3: two treasure cards each, once everybody has a second spell; then the first turn.
    fn begin(&mut self, effects: &mut impl Effects<Event>) {
        for seat in self.seats() {
            self.draw_card(seat, effects);
            self.draw_card(seat, effects);
        }
        self.begin_turn(self.setup.first(), effects);
    }

    /// LA-C7: if the pawns are drawn.
    fn draw_colours(&mut self, effects: &mut impl Effects<Event>) {
        if self.setup.colours() != Colours::Drawn {
            return;
        }
        let mut colours = [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green];
        effects.shuffle(&mut colours);
        self.colours = ColourOfSeat::new(&colours[..self.setup.count()]);
        self.pawns = self.colours.starts();
        for seat in self.seats() {
            effects.emit(Event::ColourDrawn { seat, colour: self.colours[seat] });
        }
    }

    /// LA-S1.
    fn lay_tiles(&mut self, effects: &mut impl Effects<Event>) {
        let layout = *self.setup.layout();
        for cell in CellSet::FIXED.iter() {
            self.board.mark(cell, layout.on_fixed(cell));
        }
        let mut tiles = *layout.loose();
        effects.shuffle(&mut tiles);
        let (spare, laid) = tiles.split_last().expect("there are loose tiles");
        for (cell, tile) in CellSet::LOOSE.iter().zip(laid) {
            let quarters = effects.pick(tile.shape().turns() as u32) as usize;
            self.board.lay(cell, tile.shape().turned(quarters), tile.thing());
        }
        self.board.set_spare(*spare);
    }

    /// LA-S3, LA-T3: the next treasure card, if there is one.
    pub(crate) fn draw_card(&mut self, seat: Seat, effects: &mut impl Effects<Event>) {
        if self.treasures.is_empty() || self.hands[seat].is_full() {
            return;
        }
        let place = effects.pick(self.treasures.len());
        let treasure = Treasure::from_index(nth_bit(self.treasures.0.into(), place) as usize);
        self.treasures.remove(treasure);
        self.hands[seat].push(treasure);
        effects.emit(Event::CardDrawn { seat, treasure });
    }

    /// LA-S4: shares them out, unless the players must choose.
    fn shares_out_spells(&mut self, effects: &mut impl Effects<Event>) -> bool {
        let spells = match (self.setup.level(), self.setup.spells()) {
            (Level::Discovery, _) => [Some(Spell::Rotation); 4],
            (_, Spells::Agreed(spells)) => spells,
            (_, Spells::Drawn) => {
                let mut spells = Spell::SECOND;
                effects.shuffle(&mut spells);
                let [first, second, third, fourth, _] = spells.map(Some);
                [first, second, third, fourth]
            }
            (_, Spells::Chosen) => {
                self.question = Question::Spell;
                return false;
            }
        };
        for seat in self.seats() {
            let spell = spells[seat.index()].expect("a setup names a spell for each player");
            self.spells[seat] = Some(spell);
            effects.emit(Event::SpellTaken { seat, spell });
        }
        true
    }

    /// LA-S4: chosen in turn, from the first player on.
    pub(crate) fn take_spell(&mut self, spell: Spell, effects: &mut impl Effects<Event>) {
        let seat = self.active;
        self.spells[seat] = Some(spell);
        effects.emit(Event::SpellTaken { seat, spell });
        self.active = seat.next(self.setup.seats());
        if self.spells[self.active].is_some() {
            self.begin(effects);
        }
    }
}
