//! Everything that must hold between two decisions.

use dedale_core::{Broken, Seat, Setup as _};

use crate::cards::{Spell, Thing, Treasure, TreasureSet};
use crate::cells::{Cell, CellSet};
use crate::decision::Question;
use crate::deck::Deck;
use crate::position::TileText;
use crate::setup::{Help, Level, Spells};
use crate::state::{Ended, State};
use crate::tiles::{Tile, fixed_openings};

/// Fails unless it holds.
pub(crate) fn require(holds: bool, otherwise: impl FnOnce() -> Broken) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// The field of a position that is about a cell.
pub(crate) fn field_of(cell: Cell) -> String {
    format!("board[{}][{}]", cell.row(), cell.column())
}

/// Nothing, in a message.
const NONE: &str = "—";

impl State {
    pub(crate) fn checked(&self) -> Result<(), Broken> {
        self.check_tiles()?;
        self.check_turn()?;
        self.check_colours()?;
        self.check_spells()?;
        self.check_cards()?;
        self.check_found()?;
        self.check_pages()?;
        self.check_ready()?;
        match self.ended {
            Some(Ended::Won) => self.check_won(),
            Some(Ended::Lost) => self.check_lost(),
            None => self.check_question(),
        }
    }

    /// No tile is lost, none appears; the fixed ones are where they belong.
    fn check_tiles(&self) -> Result<(), Broken> {
        let layout = self.setup.layout();
        for cell in CellSet::FIXED.iter() {
            let tile = |openings, thing: Option<Thing>| TileText::Up(openings, thing);
            let found = tile(self.board.openings(cell), self.board.thing_at(cell));
            let expected = tile(fixed_openings(cell), layout.on_fixed(cell));
            require(found == expected, || {
                Broken::new(field_of(cell), found, expected).because("labyrinth-fixed-tile")
            })?;
        }
        let mut tiles: Vec<_> = CellSet::LOOSE.iter().map(|cell| self.board.tile(cell)).collect();
        tiles.push(self.board.spare());
        tiles.sort_unstable();
        require(tiles == layout.loose(), || {
            let count = |tiles: &[Tile], tile| tiles.iter().filter(|&&other| other == tile).count();
            let more = |these: &[Tile], those: &[Tile]| {
                let surplus = these.iter().find(|&&tile| count(these, tile) > count(those, tile));
                surplus.map_or_else(|| NONE.to_owned(), ToString::to_string)
            };
            let (surplus, missing) = (more(&tiles, layout.loose()), more(layout.loose(), &tiles));
            Broken::new("board", surplus, missing).because("labyrinth-loose-tiles")
        })
    }

    fn check_turn(&self) -> Result<(), Broken> {
        let (seats, turns) = (self.setup.seats(), self.setup.turns());
        require(self.active.index() < seats, || {
            Broken::new("active", self.active, seats).because("labyrinth-no-such-player")
        })?;
        require(self.turn <= turns, || {
            Broken::new("turn", self.turn, turns).because("labyrinth-turn-too-late")
        })?;
        if self.is_choosing() {
            return require(self.turn == 0, || {
                Broken::new("turn", self.turn, 0).because("labyrinth-turn-while-choosing")
            });
        }
        require(self.turn > 0, || Broken::new("turn", 0, 1).because("labyrinth-turn-not-begun"))?;
        let place = self.setup.first().index() + usize::from(self.turn) - 1;
        let expected = Seat::new(place % seats);
        require(self.active == expected, || {
            Broken::new("active", self.active, expected).because("labyrinth-wrong-player")
        })
    }

    /// Whether spells are still being chosen: nothing was drawn yet, no turn began.
    fn is_choosing(&self) -> bool {
        self.asked() == Some(Question::Spell)
    }

    /// LA-C7.
    fn check_colours(&self) -> Result<(), Broken> {
        let Some(said) = self.setup.colours_said() else { return Ok(()) };
        for seat in self.seats() {
            let (found, expected) = (self.colours[seat], said[seat]);
            require(found == expected, || {
                let field = format!("colours[{}]", seat.index());
                Broken::new(field, found, expected).because("labyrinth-colour-of-setup")
            })?;
        }
        Ok(())
    }

    /// LA-S4.
    fn check_spells(&self) -> Result<(), Broken> {
        let chosen = self.setup.spells() == Spells::Chosen;
        require(chosen || !self.is_choosing(), || {
            Broken::new("asked", self.setup.get("spells"), "chosen").because("labyrinth-spells-not-chosen")
        })?;
        let seats = self.setup.seats();
        let first = self.setup.first().index();
        let done = match self.is_choosing() {
            true => (self.active.index() + seats - first) % seats,
            false => seats,
        };
        for at in 0..seats {
            let seat = Seat::new((first + at) % seats);
            self.check_spell(seat, at < done)?;
        }
        Ok(())
    }

    /// LA-S4: the second spell of a player who has one by now, or not yet.
    fn check_spell(&self, seat: Seat, has_one: bool) -> Result<(), Broken> {
        let field = || format!("spells[{}]", seat.index());
        let spell = match self.spells[seat] {
            None if !has_one => return Ok(()),
            None => return Err(Broken::new(field(), NONE, 1).because("labyrinth-spell-missing")),
            Some(spell) => spell,
        };
        require(has_one, || Broken::new(field(), spell, NONE).because("labyrinth-spell-early"))?;
        if self.setup.level() == Level::Discovery {
            let expected = Spell::Rotation;
            return require(spell == expected, || {
                Broken::new(field(), spell, expected).because("labyrinth-spell-discovery")
            });
        }
        if let Spells::Agreed(agreed) = self.setup.spells() {
            let expected = agreed[seat.index()].unwrap_or(Spell::Push);
            require(spell == expected, || {
                Broken::new(field(), spell, expected).because("labyrinth-spell-agreed")
            })?;
        }
        require(Spell::SECOND.contains(&spell), || {
            let expected = Spell::SECOND.map(dedale_core::names::Named::name).join(", ");
            Broken::new(field(), spell, expected).because("labyrinth-spell-push")
        })?;
        let taken = self.seats().any(|other| other != seat && self.spells[other] == Some(spell));
        require(!taken, || Broken::new(field(), spell, 1).because("labyrinth-spell-twice"))
    }

    /// Two cards each as long as there are any; no card twice is [`State::of_position`]'s to see.
    fn check_cards(&self) -> Result<(), Broken> {
        let mut seen = self.treasures;
        for seat in self.seats() {
            let (field, hand) = (|| format!("hands[{}]", seat.index()), &self.hands[seat]);
            for &treasure in hand {
                require(!seen.contains(treasure), || {
                    Broken::new(field(), treasure, 1).because("labyrinth-card-twice")
                })?;
                seen.insert(treasure);
            }
            if self.is_choosing() {
                require(hand.is_empty(), || {
                    Broken::new(field(), hand.len(), 0).because("labyrinth-cards-early")
                })?;
                continue;
            }
            let found_now = if seat == self.active { usize::from(self.found_now) } else { 0 };
            let expected = 2_usize.saturating_sub(found_now);
            if !self.treasures.is_empty() {
                require(hand.len() + found_now == 2, || {
                    Broken::new(field(), hand.len(), expected).because("labyrinth-hand-size")
                })?;
            } else if self.setup.help() == Help::OwnBoardEmpty {
                require(hand.is_empty() || hand.len() <= expected, || {
                    Broken::new(field(), hand.len(), expected).because("labyrinth-hand-of-helper")
                })?;
            }
        }
        Ok(())
    }

    /// LA-M4: at most two in each turn before this one, and those found in this one.
    fn check_found(&self) -> Result<(), Broken> {
        require(self.found_now <= 2, || {
            Broken::new("found_now", self.found_now, 2).because("labyrinth-found-in-a-turn")
        })?;
        let found = self.found().len();
        require(found >= self.found_now.into(), || {
            Broken::new("found_now", self.found_now, found).because("labyrinth-found-now")
        })?;
        let most = 2 * u32::from(self.turn).saturating_sub(1) + u32::from(self.found_now);
        require(found <= most, || Broken::new("hands", found, most).because("labyrinth-found-in-all"))
    }

    fn check_pages(&self) -> Result<(), Broken> {
        let (left, expected) = (self.pages.count_ones(), Deck::PAGES as u32 - u32::from(self.turn));
        require(left == expected, || {
            Broken::new("pages_left", left, expected).because("labyrinth-pages-left")
        })?;
        let Some(page) = self.page else {
            return require(self.turn == 0, || {
                Broken::new("page", NONE, 1).because("labyrinth-page-missing")
            });
        };
        require(self.turn > 0, || Broken::new("page", page.short(), NONE).because("labyrinth-page-early"))?;
        let mut pages = self.setup.deck().pages().iter().enumerate();
        require(pages.any(|(place, other)| *other == page && self.pages >> place & 1 == 0), || {
            Broken::new("page", page.short(), NONE).because("labyrinth-page-not-turned")
        })
    }

    /// LA-T2, LA-M4.
    fn check_ready(&self) -> Result<(), Broken> {
        let (moves, found) = (self.moves, self.found_now);
        let given = 1 + found.min(1);
        let stopping = matches!(self.asked(), Some(Question::TurnUp | Question::Orient));
        require(!stopping || found < given, || {
            Broken::new("asked", found, given).because("labyrinth-moves-used")
        })?;
        let most = given - found.min(given) - u8::from(stopping);
        require(moves <= most, || Broken::new("moves", moves, most).because("labyrinth-moves"))
    }

    fn check_won(&self) -> Result<(), Broken> {
        let found = self.found();
        require(found == TreasureSet::ALL, || {
            Broken::new("won", found.len(), Treasure::COUNT).because("labyrinth-won-too-early")
        })
    }

    fn check_lost(&self) -> Result<(), Broken> {
        let turns = self.setup.turns();
        require(self.turn == turns, || {
            Broken::new("turn", self.turn, turns).because("labyrinth-lost-too-early")
        })?;
        require(self.found() != TreasureSet::ALL, || {
            Broken::new("won", Treasure::COUNT, Treasure::COUNT).because("labyrinth-lost-with-all")
        })
    }

    fn check_question(&self) -> Result<(), Broken> {
        require(self.found() != TreasureSet::ALL, || {
            Broken::new("asked", Treasure::COUNT, Treasure::COUNT).because("labyrinth-asked-when-won")
        })?;
        let here = self.here();
        let buried = self.board.down().contains(here);
        match self.question {
            Question::Turn => Ok(()),
            Question::TurnUp => {
                require(buried, || Broken::new("asked", here, "down").because("labyrinth-nothing-to-turn-up"))
            }
            Question::Orient => {
                require(!buried && CellSet::LOOSE.contains(here), || {
                    Broken::new("asked", here, "NE").because("labyrinth-nothing-to-orient")
                })?;
                let openings = self.board.openings(here);
                let plain = openings.shape().plain();
                require(openings == plain, || {
                    Broken::new(field_of(here), openings, plain).because("labyrinth-orient-plain")
                })
            }
            Question::Spell => self.check_untouched(),
        }
    }

    /// LA-S1, LA-S3: nothing was done yet.
    fn check_untouched(&self) -> Result<(), Broken> {
        let down = self.board.down();
        require(down.is_empty(), || {
            Broken::new("board", down.len(), 0).because("labyrinth-face-down-early")
        })?;
        let ready = [
            ("push_ready", self.push_ready),
            ("spell_ready", self.spell_ready),
            ("moves", self.moves == 1),
            ("found_now", self.found_now == 0),
        ];
        for (field, holds) in ready {
            require(holds, || Broken::new(field, 0, 0).because("labyrinth-played-early"))?;
        }
        for seat in self.seats() {
            let (found, expected) = (self.pawns[seat], self.colours[seat].start());
            require(found == expected, || {
                let field = format!("pawns[{}]", seat.index());
                Broken::new(field, found, expected).because("labyrinth-pawn-early")
            })?;
        }
        Ok(())
    }
}
