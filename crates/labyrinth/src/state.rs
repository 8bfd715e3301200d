use dedale_core::{BySeat, Few, Outcome, Seat, SeatSet};

use crate::board::Board;
use crate::cards::{Colour, Page, Spell, Treasure, TreasureSet};
use crate::cells::{Cell, CellSet};
use crate::colours::ColourOfSeat;
use crate::decision::Question;
use crate::reach::Reach;
use crate::setup::Setup;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// LA-X1.
    Won,
    /// LA-X2.
    Lost,
}

impl Ended {
    /// The stable ids of all reasons.
    pub(crate) const REASONS: [&str; 2] = [Ended::Won.reason(), Ended::Lost.reason()];

    /// The reason's stable id.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Ended::Won => "all-treasures",
            Ended::Lost => "no-page-left",
        }
    }
}

/// The whole truth of a game. The order of the decks is drawn when it is needed: there is none to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// Treasure cards not drawn yet.
    pub(crate) treasures: TreasureSet,
    /// Pages of the deck not turned yet, as bits: the grimoire has as many of them as there are turns left.
    pub(crate) pages: u32,
    pub(crate) setup: Setup,
    /// The page turned last.
    pub(crate) page: Option<Page>,
    /// LA-C7: the pawn of each seat; those of the seats not in play, too.
    pub(crate) colours: ColourOfSeat,
    /// Where each pawn stands; those not in play on their start squares.
    pub(crate) pawns: BySeat<Cell, 4>,
    /// Each player's treasure cards, from left to right.
    pub(crate) hands: BySeat<Few<Treasure, 2>, 4>,
    /// LA-S4: each player's spell besides Push.
    pub(crate) spells: BySeat<Option<Spell>, 4>,
    /// Turns begun.
    pub(crate) turn: u8,
    pub(crate) active: Seat,
    /// The active player did not push yet this turn.
    pub(crate) push_ready: bool,
    /// Nor cast the second spell.
    pub(crate) spell_ready: bool,
    /// The active player's moves left.
    pub(crate) moves: u8,
    /// Treasures found this turn.
    pub(crate) found_now: u8,
    pub(crate) question: Question,
    pub(crate) ended: Option<Ended>,
}

/// Every page of a deck.
pub(crate) const ALL_PAGES: u32 = (1 << crate::deck::Deck::PAGES) - 1;

impl State {
    /// Nothing dealt yet.
    pub(crate) fn before_deal(setup: Setup) -> State {
        let colours = setup.colours_said().unwrap_or_else(|| ColourOfSeat::new(&[]));
        State {
            board: Board::bare(),
            treasures: TreasureSet::ALL,
            pages: ALL_PAGES,
            setup,
            page: None,
            colours,
            pawns: colours.starts(),
            hands: BySeat([Few::new(); 4]),
            spells: BySeat([None; 4]),
            turn: 0,
            active: setup.first(),
            push_ready: true,
            spell_ready: true,
            moves: 1,
            found_now: 0,
            question: Question::Turn,
            ended: None,
        }
    }

    /// LA-T2: the active player may do again what a turn allows.
    #[inline]
    pub(crate) fn make_ready(&mut self) {
        self.push_ready = true;
        self.spell_ready = true;
        self.moves = 1;
        self.found_now = 0;
    }

    /// The seats in play.
    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.setup.count())
    }

    /// The cells with pawns in play.
    #[inline]
    pub(crate) fn pawn_cells(&self) -> CellSet {
        CellSet(self.pawns.0[..self.setup.count()].iter().fold(0, |set, cell| set | cell.set().0))
    }

    /// LA-C7: the colour of a player's pawn.
    #[inline]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat]
    }

    /// LA-T1: pages of the grimoire still to be turned, and so turns to come.
    #[inline]
    pub(crate) fn turns_left(&self) -> u8 {
        self.setup.turns().saturating_sub(self.turn)
    }

    /// The tiles.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where a player's pawn stands.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Cell {
        self.pawns[seat]
    }

    /// A player's treasure cards, from left to right.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[Treasure] {
        &self.hands[seat]
    }

    /// A player's spell besides Push.
    #[inline]
    pub fn spell(&self, seat: Seat) -> Option<Spell> {
        self.spells[seat]
    }

    /// Where the active player may move now.
    #[inline]
    pub fn reach(&self) -> Reach {
        if self.asked() == Some(Question::Turn) && self.moves > 0 {
            self.board.reach(self.here(), self.moving_spell())
        } else {
            Reach { walking: CellSet::EMPTY, casting: CellSet::EMPTY }
        }
    }

    /// Where the active player's pawn stands.
    #[inline]
    pub(crate) fn here(&self) -> Cell {
        self.pawns[self.active]
    }

    /// The spell the active player may still cast within a move.
    #[inline]
    pub(crate) fn moving_spell(&self) -> Option<Spell> {
        self.spells[self.active].filter(|spell| spell.is_of_moves()).filter(|_| self.spell_ready)
    }

    /// The treasures found so far: on no card and not in the deck.
    #[inline]
    pub fn found(&self) -> TreasureSet {
        let held = self.seats().fold(self.treasures.0, |set, seat| {
            self.hands[seat].iter().fold(set, |set, &treasure| set | 1 << treasure as u32)
        });
        TreasureSet(TreasureSet::ALL.0 & !held)
    }

    pub(crate) fn asked(&self) -> Option<Question> {
        if self.ended.is_none() { Some(self.question) } else { None }
    }

    pub(crate) fn ending(&self) -> Option<Outcome> {
        self.ended.map(|ended| Outcome {
            winners: match ended {
                Ended::Won => SeatSet::first(self.setup.count()),
                Ended::Lost => SeatSet::NONE,
            },
            reason: ended.reason(),
        })
    }
}
