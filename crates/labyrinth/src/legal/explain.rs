//! Why an answer is not possible: one by one, by the letter of the rules.

use super::Illegal;
use crate::action::{Action, Pair, Turn};
use crate::cards::Spell;
use crate::cells::{Arrow, Cell};
use crate::decision::Question;
use crate::state::State;
use crate::tiles::Openings;

impl State {
    /// Whether the action may be answered now, by the letter of the rules.
    pub(crate) fn explained(&self, action: Action) -> Result<(), Illegal> {
        if self.ended.is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.question, action) {
            (Question::Turn, Action::Push(arrow, openings)) => self.may_push(arrow, openings),
            (Question::Turn, Action::Rotate(cell, turn)) => self.may_rotate(cell, turn),
            (Question::Turn, Action::Permute(pair)) => self.may_permute(pair),
            (Question::Turn, Action::Move(cell)) => self.may_move(cell),
            (Question::Turn, Action::End) => Ok(()),
            (Question::TurnUp, Action::TurnUp | Action::Leave) => Ok(()),
            (Question::Orient, Action::Orient(openings)) => {
                let shape = self.board.openings(self.here()).shape();
                require(openings.shape() == shape, Illegal::WrongShape)
            }
            (Question::Spell, Action::Choose(spell)) => require(self.is_free(spell), Illegal::SpellTaken),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn may_push(&self, arrow: Arrow, openings: Openings) -> Result<(), Illegal> {
        require(self.push_ready, Illegal::SpellUsed)?;
        require(openings.shape() == self.board.spare_shape(), Illegal::WrongShape)?;
        require(!self.board.down().contains(arrow.exit()), Illegal::PushesOutFaceDown)?;
        require(!self.is_redundant(arrow, openings), Illegal::PushWithoutEffect)
    }

    fn may_rotate(&self, cell: Cell, turn: Turn) -> Result<(), Illegal> {
        self.may_cast(Spell::Rotation)?;
        require(!self.board.down().contains(cell), Illegal::FaceDown)?;
        let openings = self.board.openings(cell);
        let earlier = (0..turn.quarters())
            .any(|quarters| openings.turned(quarters) == openings.turned(turn.quarters()));
        require(!earlier, Illegal::TurnWithoutEffect)
    }

    fn may_permute(&self, pair: Pair) -> Result<(), Illegal> {
        self.may_cast(Spell::Permutation)?;
        let (one, other) = pair.cells();
        let plain = |cell: Cell| {
            let empty = self.seats().all(|seat| self.pawns[seat] != cell);
            !self.board.down().contains(cell) && self.board.thing_at(cell).is_none() && empty
        };
        let alike = || self.board.openings(one) == self.board.openings(other);
        require(!(plain(one) && plain(other) && alike()), Illegal::TilesAlike)
    }

    fn may_move(&self, cell: Cell) -> Result<(), Illegal> {
        require(self.moves > 0, Illegal::NoMoveLeft)?;
        let reach = self.board.reach(self.here(), self.moving_spell());
        let buried = self.board.down().contains(self.here());
        require(reach.all().contains(cell), if buried { Illegal::UnderRubble } else { Illegal::NoWay })
    }

    fn may_cast(&self, spell: Spell) -> Result<(), Illegal> {
        require(self.spells[self.active] == Some(spell), Illegal::NotYourSpell)?;
        require(self.spell_ready, Illegal::SpellUsed)
    }
}

fn require(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
