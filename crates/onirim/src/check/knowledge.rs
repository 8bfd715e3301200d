//! Who knows the cards that lie face down (ON-P8).

use dedale_core::{Broken, Observer, Seat};

use super::ensure;
use crate::cards::Card;
use crate::decision::Question;
use crate::knowers::{Knowers, KnowersText, Seen};
use crate::state::State;

impl State {
    /// Every face-down card is known to those who must know it, and only in `silent` to some but not all.
    pub(super) fn check_knowledge(&self) -> Result<(), Broken> {
        self.check_known_places()?;
        let last = self.deck.top.len().saturating_sub(1);
        for (place, &seen) in self.deck.top.iter().enumerate() {
            self.check_knowers(&format!("deck.top[{}]", last - place), seen, None)?;
        }
        for (place, &seen) in self.deck.bottom.iter().enumerate() {
            self.check_knowers(&format!("deck.bottom[{place}]"), seen, None)?;
        }
        for (seat, hand) in self.hands.0.iter().enumerate() {
            for (place, seen) in hand.iter().enumerate() {
                self.check_knowers(&format!("hands[{seat}][{place}]"), seen, Some(Seat::new(seat)))?;
            }
        }
        for (place, seen) in self.looking.iter().enumerate() {
            let expected = self.who_sees_the_look();
            ensure(seen.knowers() == expected, || {
                let field = format!("looking[{place}]");
                Broken::new(field, seen, KnowersText(expected)).because("onirim-knowers")
            })?;
        }
        self.drawn.map_or(Ok(()), |seen| self.check_knowers("drawn", seen, Some(self.active)))
    }

    /// ON-D4: a happy dream reveals cards to all.
    fn who_sees_the_look(&self) -> Knowers {
        let revealed = self.dream == Some(Card::HAPPY_DREAM) && self.interrupted.is_none();
        if revealed { Knowers::EVERYBODY } else { self.shown_to(self.active) }
    }

    fn check_knowers(&self, field: &str, seen: Seen, owner: Option<Seat>) -> Result<(), Broken> {
        let known = match owner {
            Some(seat) => seen.knowers().contains(Observer::Seat(seat)),
            None => seen.knowers() != Knowers::NOBODY,
        };
        ensure(known && (self.setup.is_silent() || seen.knowers() == Knowers::EVERYBODY), || {
            let expected = KnowersText(self.shown_to(owner.unwrap_or(self.active)));
            Broken::new(field, seen, expected).because("onirim-knowers")
        })
    }

    /// No more of the deck is known than looks can have shown: seven cards on top, one more for each paradoxical
    /// prophecy, and four at the bottom. What is being looked at counts where it will go.
    fn check_known_places(&self) -> Result<(), Broken> {
        let lifted = match self.question {
            Question::ParadoxTop => 1,
            Question::Prophecy | Question::Arrange | Question::DreamDiscard => self.looking.len(),
            _ => 0,
        };
        let paid_now = match self.question {
            Question::Pay { spell, left } => self.cost(spell).unwrap_or(0).saturating_sub(left),
            _ => 0,
        };
        let prophecies = self.removed.len().saturating_sub(paid_now.into()) as usize / 5;
        let most = (7 + prophecies).saturating_sub(lifted);
        let known = self.deck.top.len();
        ensure(known <= most, || Broken::new("deck.top", known, most).because("onirim-known-cards"))?;
        let most = match self.question {
            Question::ParadoxTop => 0,
            Question::ParadoxBottom => 4_usize.saturating_sub(self.looking.len()),
            _ => 4,
        };
        let known = self.deck.bottom.len();
        ensure(known <= most, || Broken::new("deck.bottom", known, most).because("onirim-known-cards"))
    }
}
