//! Everything that must hold between two decisions.

use dedale_core::{Broken, Seat, Setup as _};

use crate::cards::{Colour, Spell, TreasureSet};
use crate::cells::CellSet;
use crate::decision::Question;
use crate::deck::Deck;
use crate::setup::{Level, Spells};
use crate::state::{Ended, State};
use crate::tiles::fixed_openings;

impl State {
    pub(crate) fn checked(&self) -> Result<(), Broken> {
        self.check_tiles()?;
        self.check_turn()?;
        self.check_spells()?;
        self.check_cards()?;
        self.check_pages()?;
        self.check_ready()?;
        match self.ended {
            Some(Ended::Won) => Broken::unless("won", self.found().len(), TreasureSet::ALL.len()),
            Some(Ended::Lost) => self.check_lost(),
            None => self.check_question(),
        }
    }

    /// No tile is lost, none appears; the fixed ones are where they belong.
    fn check_tiles(&self) -> Result<(), Broken> {
        let layout = self.setup.layout();
        for cell in CellSet::FIXED.iter() {
            let field = format!("board[{}][{}]", cell.row(), cell.column());
            Broken::unless(&field, self.board.openings(cell), fixed_openings(cell))?;
            let name =
                |thing: Option<crate::Thing>| thing.map_or("—".to_owned(), |thing| thing.to_string());
            Broken::unless(&field, name(self.board.thing_at(cell)), name(layout.on_fixed(cell)))?;
        }
        let mut tiles: Vec<_> = CellSet::LOOSE.iter().map(|cell| self.board.tile(cell)).collect();
        tiles.push(self.board.spare());
        tiles.sort_unstable();
        for (found, expected) in tiles.iter().zip(layout.loose()) {
            Broken::unless("board", found, expected)?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Broken> {
        let seats = self.setup.seats();
        if self.active.index() >= seats {
            return Err(Broken::new("active", self.active, format!("≤ {seats}")));
        }
        if usize::from(self.turn) > Deck::PAGES {
            return Err(Broken::new("turn", self.turn, format!("≤ {}", Deck::PAGES)));
        }
        let choosing = self.asked() == Some(Question::Spell);
        Broken::unless("turn", self.turn == 0, choosing)?;
        if !choosing {
            let place = self.setup.first().index() + usize::from(self.turn) - 1;
            Broken::unless("active", self.active, Seat::new(place % seats))?;
        }
        Ok(())
    }

    /// LA-S4.
    fn check_spells(&self) -> Result<(), Broken> {
        let chosen = self.setup.spells() == Spells::Chosen;
        if self.asked() == Some(Question::Spell) {
            Broken::unless("asked", chosen, true)?;
        }
        let seats = self.setup.seats();
        let first = self.setup.first().index();
        let done = match self.asked() {
            Some(Question::Spell) => (self.active.index() + seats - first) % seats,
            _ => seats,
        };
        for at in 0..seats {
            let seat = Seat::new((first + at) % seats);
            let (field, spell) = (format!("spells[{}]", seat.index()), self.spells[seat]);
            let found = || spell.map_or("—".to_owned(), |spell| spell.to_string());
            let fits = match spell {
                None => at >= done,
                Some(_) if at >= done => false,
                Some(spell) if self.setup.level() == Level::Discovery => spell == Spell::Rotation,
                Some(_) if self.spells_as_agreed() == Some(false) => false,
                Some(spell) => {
                    let others = Seat::first(seats).filter(|&other| other != seat);
                    Spell::SECOND.contains(&spell)
                        && others.into_iter().all(|other| self.spells[other] != Some(spell))
                }
            };
            if !fits {
                return Err(Broken::new(field, found(), "LA-S4"));
            }
        }
        Ok(())
    }

    /// Whether everybody has the spell agreed on before the game, if any was.
    fn spells_as_agreed(&self) -> Option<bool> {
        match self.setup.spells() {
            Spells::Agreed(spells) => Some(self.spells.0 == spells),
            Spells::Drawn | Spells::Chosen => None,
        }
    }

    /// Two cards each as long as there are any; no card twice is [`State::of_position`]'s to see.
    fn check_cards(&self) -> Result<(), Broken> {
        let mut seen = self.treasures;
        for seat in Seat::first(self.setup.seats()) {
            let field = format!("hands[{}]", seat.index());
            for &treasure in &self.hands[seat] {
                if seen.contains(treasure) {
                    return Err(Broken::new(field, format!("2 × {treasure}"), "1 ×"));
                }
                seen.insert(treasure);
            }
            let found_now = if seat == self.active { usize::from(self.found_now) } else { 0 };
            if !self.treasures.is_empty() && self.hands[seat].len() + found_now != 2 {
                return Err(Broken::new(field, self.hands[seat].len(), 2_usize.saturating_sub(found_now)));
            }
        }
        let found = self.found().len();
        // At most two in each turn before this one, and what was found in this one.
        let most = 2 * u32::from(self.turn).saturating_sub(1) + u32::from(self.found_now);
        if found > most || found < self.found_now.into() {
            return Err(Broken::new(
                "hands",
                format!("{found} found"),
                format!("{} to {most}", self.found_now),
            ));
        }
        Ok(())
    }

    fn check_pages(&self) -> Result<(), Broken> {
        Broken::unless("pages_left", self.pages.count_ones(), Deck::PAGES as u32 - u32::from(self.turn))?;
        Broken::unless("page", self.page.is_some(), self.turn > 0)?;
        let pages = || self.setup.deck().pages().iter().enumerate();
        let was_turned = |page| pages().any(|(place, other)| *other == page && self.pages >> place & 1 == 0);
        match self.page {
            Some(page) if !was_turned(page) => Err(Broken::new("page", page.short(), "turned")),
            _ => Ok(()),
        }
    }

    /// LA-T2, LA-M4.
    fn check_ready(&self) -> Result<(), Broken> {
        let (moves, found) = (self.moves, self.found_now);
        if found > 2 {
            return Err(Broken::new("found_now", found, "≤ 2"));
        }
        let given = 1 + found.min(1);
        let stopping = matches!(self.asked(), Some(Question::TurnUp | Question::Orient));
        let most = given - found.min(given) - u8::from(stopping && found < given);
        if moves > most || stopping && found >= given {
            return Err(Broken::new("moves", moves, format!("≤ {most}")));
        }
        Ok(())
    }

    fn check_lost(&self) -> Result<(), Broken> {
        Broken::unless("turn", usize::from(self.turn), Deck::PAGES)?;
        Broken::unless("won", self.found() == TreasureSet::ALL, false)
    }

    fn check_question(&self) -> Result<(), Broken> {
        Broken::unless("asked", self.found() == TreasureSet::ALL, false)?;
        let here = self.here();
        let buried = self.board.down().contains(here);
        match self.question {
            Question::Turn => Ok(()),
            Question::TurnUp => Broken::unless("asked", buried, true),
            Question::Orient => {
                let openings = self.board.openings(here);
                let turned_up = !buried && CellSet::LOOSE.contains(here);
                Broken::unless("asked", turned_up, true)?;
                Broken::unless("board", openings, openings.shape().plain())
            }
            Question::Spell => {
                Broken::unless("board", self.board.down().len(), 0)?;
                let mut ready = *self;
                ready.make_ready();
                Broken::unless("moves", *self == ready, true)?;
                let at_start = |seat: Seat| self.pawns[seat] == Colour::of(seat).start();
                Broken::unless("pawns", Seat::first(self.setup.seats()).all(at_start), true)
            }
        }
    }
}
