//! Everything that must hold between two decisions.

mod question;

use dedale_core::{Broken, Observer, Seat, Setup as _};

use crate::cards::{Card, Colour};
use crate::decision::Question;
use crate::knowers::{Knowers, KnowersText};
use crate::rules::cards_of;
use crate::setup::{Premonitions, Towers};
use crate::state::{Ended, Goal, RowEnd, State};
use dedale_core::names::Named as _;

impl State {
    pub(crate) fn checked(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_seats()?;
        self.check_rows()?;
        self.check_hands()?;
        self.check_extensions()?;
        self.check_knowledge()?;
        match self.ended {
            Some(ended) => self.check_end(ended),
            None => self.check_question(),
        }
    }

    /// No card is lost, none appears.
    fn check_cards(&self) -> Result<(), Broken> {
        let whole = cards_of(&self.setup);
        let counts = self.counts_everywhere();
        for card in Card::all() {
            Broken::unless(card.name(), counts[card.index()], whole.count(card))?;
        }
        Ok(())
    }

    fn counts_everywhere(&self) -> [u32; Card::COUNT] {
        let mut counts = [0; Card::COUNT];
        for bag in [self.deck.rest, self.discard, self.removed, self.limbo] {
            bag.counts().for_each(|(card, count)| counts[card.index()] += count);
        }
        let seen =
            self.deck.top.iter().chain(&self.deck.bottom).chain(&self.looking).chain(self.drawn.iter());
        let seen = seen.chain(&self.hands.0[0]).chain(&self.hands.0[1]).map(|seen| seen.card());
        let open = self.common.iter().copied().chain(self.dream);
        let laid =
            self.played.iter().map(|laid| laid.card()).chain(self.towers.iter().map(|tower| tower.card()));
        let doors = self.doors_on_table().iter().map(Card::door);
        seen.chain(open).chain(laid).chain(doors).for_each(|card| counts[card.index()] += 1);
        counts
    }

    fn check_seats(&self) -> Result<(), Broken> {
        if self.active.index() >= self.setup.seats() {
            return Err(Broken::new("active", self.active, format!("≤ {}", self.setup.seats())));
        }
        let phase_1 = self.ended.is_some() || self.interrupted.unwrap_or(self.question) == Question::Turn;
        let most = self.labyrinth_cards_out() + u32::from(phase_1);
        if u32::from(self.turn) > most {
            return Err(Broken::new("turn", self.turn, format!("≤ {most}")));
        }
        Broken::unless("turn", self.turn == 0, self.ended.is_none() && self.question == Question::Pick)
    }

    /// The labyrinth cards no hand can hold any more: each turn adds one (ON-X3).
    fn labyrinth_cards_out(&self) -> u32 {
        let piles = self.discard.labyrinth().len() + self.removed.labyrinth().len();
        piles + (self.played.len() + self.towers.len()) as u32
    }

    /// Nothing is under way any more.
    fn check_end(&self, ended: Ended) -> Result<(), Broken> {
        match ended {
            Ended::Won => Broken::unless("won", true, self.is_won())?,
            Ended::Lost => Broken::unless("deck", self.deck.len(), 0)?,
        }
        Broken::unless("looking", self.looking.len(), 0)?;
        Broken::unless("drawn", self.drawn.is_some(), false)?;
        Broken::unless("interrupted", self.interrupted.is_some(), false)?;
        let dream = self.dream.filter(|&card| card != Card::NIGHTMARE);
        dream.map_or(Ok(()), |card| Err(Broken::new("dream", card, Card::NIGHTMARE)))
    }

    /// Cards lie only where their family may, and rows follow ON-T1.
    fn check_rows(&self) -> Result<(), Broken> {
        if let Some(card) = self.limbo.labyrinth().iter().next() {
            return Err(Broken::new("limbo", card, "door | dream"));
        }
        for seat in Seat::first(self.setup.seats()) {
            let mut end = RowEnd::default();
            for card in self.played.iter().filter(|laid| laid.seat() == seat).map(|laid| laid.card()) {
                let symbol = |card: Card| card.as_room().map(|room| room.symbol);
                if end.last.is_some_and(|last| symbol(last) == symbol(card)) {
                    return Err(Broken::new(format!("rows[{}]", seat.index()), card, "ON-T1"));
                }
                end = end.then(card);
            }
            debug_assert_eq!(end, self.rows[seat]);
        }
        for pair in self.towers.windows(2) {
            if !pair[0].tower().fits_before(pair[1].tower()) {
                return Err(Broken::new("towers", format!("{} {}", pair[0].card(), pair[1].card()), "ON-B2"));
            }
        }
        Ok(())
    }

    fn check_hands(&self) -> Result<(), Broken> {
        let picking = self.question == Question::Pick && self.ended.is_none();
        for seat in Seat::first(self.setup.seats()) {
            let (field, hand) = (format!("hands[{}]", seat.index()), &self.hands[seat]);
            if let Some(seen) = hand.iter().find(|seen| !seen.card().is_labyrinth()) {
                return Err(Broken::new(field, seen.card(), "labyrinth card"));
            }
            let may_lack = picking || seat == self.active;
            if hand.len() > self.hand_size() || !may_lack && hand.len() < self.hand_size() {
                return Err(Broken::new(field, hand.len(), self.hand_size()));
            }
        }
        if let Some(card) = self.common.iter().find(|card| !card.is_labyrinth()) {
            return Err(Broken::new("common", card, "labyrinth card"));
        }
        let most = match (self.setup.is_duo(), picking) {
            (false, _) => 0,
            (true, false) => 2,
            (true, true) => 8,
        };
        if self.common.len() > most {
            return Err(Broken::new("common", self.common.len(), format!("≤ {most}")));
        }
        Ok(())
    }

    fn check_extensions(&self) -> Result<(), Broken> {
        if self.has_book() {
            for &colour in Colour::ALL {
                let goals = self.goals.iter().filter(|goal| goal.colour() == colour).count();
                Broken::unless("goals", goals, 2)?;
                let found = self.goals.iter().filter(|&&goal| goal == Goal::new(colour, true)).count();
                Broken::unless("goals", found, self.doors_on_table().of(colour).into())?;
            }
        } else {
            Broken::unless("removed", self.removed.len(), 0)?;
        }
        if self.setup.towers() == Towers::None {
            Broken::unless("towers", self.towers.len(), 0)?;
        }
        let both = self.open.filter(|premonition| self.hidden.contains(premonition));
        Broken::unless("open_premonitions", both.len(), 0)?;
        if self.setup.premonitions() == Premonitions::None {
            Broken::unless("open_premonitions", self.open.len() + self.hidden.len(), 0)?;
        }
        Ok(())
    }

    /// Every face-down card is known to those who must know it, and only in `silent` to some but not all.
    fn check_knowledge(&self) -> Result<(), Broken> {
        self.check_known_places()?;
        let deck = self.deck.top.iter().chain(&self.deck.bottom).map(|&seen| ("deck", seen, None));
        let held = [0, 1].into_iter().flat_map(|seat| {
            self.hands.0[seat].iter().map(move |&seen| ("hands", seen, Some(Seat::new(seat))))
        });
        let looked = self.looking.iter().map(|&seen| ("looking", seen, Some(self.active)));
        let drawn = self.drawn.iter().map(|&seen| ("drawn", seen, Some(self.active)));
        for (field, seen, owner) in deck.chain(held).chain(looked).chain(drawn) {
            let known = match owner {
                Some(seat) => seen.knowers().contains(Observer::Seat(seat)),
                None => seen.knowers() != Knowers::NOBODY,
            };
            if !known || !self.setup.is_silent() && seen.knowers() != Knowers::EVERYBODY {
                let expected = KnowersText(self.shown_to(owner.unwrap_or(self.active)));
                return Err(Broken::new(field, seen, expected));
            }
        }
        Ok(())
    }

    /// No more of the deck is known than looks can have shown: seven cards on top, one more for each paradoxical
    /// prophecy, and four at the bottom. What is being looked at counts where it will go.
    fn check_known_places(&self) -> Result<(), Broken> {
        let (lifted, paid_now) = match self.question {
            Question::Pay { spell, left } => (0, self.cost(spell).unwrap_or(0).saturating_sub(left)),
            Question::ParadoxTop => (1, 0),
            Question::Prophecy | Question::Arrange | Question::DreamDiscard => (self.looking.len(), 0),
            _ => (0, 0),
        };
        let Some(paid) = self.removed.len().checked_sub(paid_now.into()) else {
            return Err(Broken::new("removed", self.removed.len(), format!("≥ {paid_now}")));
        };
        let most = 7 + paid as usize / 5;
        if self.deck.top.len() + lifted > most {
            return Err(Broken::new(
                "deck.top",
                self.deck.top.len(),
                format!("≤ {}", most.saturating_sub(lifted)),
            ));
        }
        let most = match self.question {
            Question::ParadoxTop => 0,
            Question::ParadoxBottom => 4_usize.saturating_sub(self.looking.len()),
            _ => 4,
        };
        if self.deck.bottom.len() > most {
            return Err(Broken::new("deck.bottom", self.deck.bottom.len(), format!("≤ {most}")));
        }
        Ok(())
    }
}
