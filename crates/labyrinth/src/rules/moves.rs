use dedale_core::Effects;

use crate::cells::Cell;
use crate::decision::Question;
use crate::event::Event;
use crate::state::State;
use crate::tiles::Openings;

impl State {
    /// LA-M1, LA-M2, LA-P4 to LA-P6: the spell is used up only where no other way leads.
    #[inline]
    pub(crate) fn move_to(&mut self, cell: Cell, effects: &mut impl Effects<Event>) {
        let from = self.here();
        let spell = self.moving_spell();
        let spell = spell.filter(|_| !self.board.reach(from, None).walking.contains(cell));
        if spell.is_some() {
            self.spell_ready = false;
        }
        self.moves -= 1;
        self.pawns[self.active] = cell;
        effects.emit(Event::Moved { seat: self.active, from, to: cell, spell });
        if self.board.down().contains(cell) {
            self.question = Question::TurnUp;
        } else {
            self.collect(effects);
        }
    }

    /// LA-M2: everybody sees the tile before it is laid back.
    pub(crate) fn turn_up(&mut self, effects: &mut impl Effects<Event>) {
        let cell = self.here();
        self.board.turn_up(cell);
        let tile = self.board.tile(cell);
        effects.emit(Event::TurnedUp { seat: self.active, cell, shape: tile.shape(), thing: tile.thing() });
        self.question = Question::Orient;
    }

    /// LA-M2, LA-M3.
    pub(crate) fn orient(&mut self, openings: Openings, effects: &mut impl Effects<Event>) {
        let cell = self.here();
        self.board.orient(cell, openings);
        effects.emit(Event::Oriented { seat: self.active, cell, openings });
        self.question = Question::Turn;
        self.collect(effects);
    }
}
