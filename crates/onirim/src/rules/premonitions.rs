use dedale_core::Effects;

use crate::cards::{Card, Colour, Symbol};
use crate::decision::Question;
use crate::event::{Event, Origin};
use crate::premonition::Premonition;
use crate::rules::Then;
use crate::state::State;

impl State {
    /// As many as are left (ON-D3); which one is chance's doing only now.
    pub(crate) fn reveal_premonitions(&mut self, count: u32, effects: &mut impl Effects<Event>) {
        for _ in 0..count.min(self.hidden.len()) {
            let nth = effects.pick(self.hidden.len()) as usize;
            let premonition = self.hidden.iter().nth(nth).expect("below their number");
            self.hidden.remove(premonition);
            self.open.insert(premonition);
            effects.emit(Event::PremonitionRevealed { premonition });
        }
    }

    /// ON-D2: all that are met, one after the other, then phase 2 goes on.
    #[inline]
    pub(crate) fn resolve_premonitions(&mut self, effects: &mut impl Effects<Event>) -> Then {
        if self.open.is_empty() {
            return Then::Refill;
        }
        let met = self.premonitions_met();
        match met.len() {
            0 => Then::Refill,
            1 => self.strike(met.iter().next().expect("one"), effects),
            _ => self.ask(Question::Premonition),
        }
    }

    pub(crate) fn strike(&mut self, premonition: Premonition, effects: &mut impl Effects<Event>) -> Then {
        self.open.remove(premonition);
        effects.emit(Event::PremonitionStruck { premonition });
        match premonition {
            Premonition::RedPair => {
                let red =
                    [Symbol::Sun, Symbol::Moon, Symbol::Key].map(|symbol| Card::room(Colour::Red, symbol));
                self.discard_all_in_deck(&red, effects);
            }
            Premonition::GreenPair => {
                if self.discard.remove(Card::NIGHTMARE) {
                    self.send_to_limbo(Card::NIGHTMARE, Origin::DiscardPile, effects);
                }
            }
            Premonition::BluePair => {
                self.active_player_saw_the_deck();
                return self.ask_for_key(2, effects);
            }
            Premonition::BrownPair => return self.ask(Question::LoseDoor),
            Premonition::AnyPair => return self.ask(Question::LosePairedDoor),
            Premonition::FiveDoors => self.reveal_premonitions(2, effects),
            Premonition::Rainbow => self.discard_all_in_deck(&[Card::HAPPY_DREAM], effects),
            Premonition::ThreeDoors => return self.redraw(effects),
        }
        self.resolve_premonitions(effects)
    }

    /// ON-D3: a search ends with a shuffle.
    fn discard_all_in_deck(&mut self, cards: &[Card], effects: &mut impl Effects<Event>) {
        self.deck.shuffle();
        for &card in cards {
            while self.deck.rest.remove(card) {
                self.discard.add(card);
                effects.emit(Event::Discarded { seat: self.active, from: Origin::Deck, card });
            }
        }
        effects.emit(Event::Shuffled);
    }

    /// Asks for the next key, and for no more than the deck has (ON-D3).
    fn ask_for_key(&mut self, left: u8, effects: &mut impl Effects<Event>) -> Then {
        self.deck.shuffle();
        let rest = self.deck.rest.bag();
        let keys: u32 = Colour::ALL.iter().map(|&colour| rest.count(Card::key(colour))).sum();
        let left = u32::from(left).min(keys) as u8;
        if left > 0 {
            self.ask(Question::LoseKey { left })
        } else {
            effects.emit(Event::Shuffled);
            self.resolve_premonitions(effects)
        }
    }

    pub(crate) fn lose_key(&mut self, card: Card, left: u8, effects: &mut impl Effects<Event>) -> Then {
        self.deck.rest.remove(card);
        self.discard.add(card);
        effects.emit(Event::Discarded { seat: self.active, from: Origin::Deck, card });
        self.ask_for_key(left - 1, effects)
    }

    /// The second half of `three-doors`.
    pub(crate) fn after_three_doors(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.reveal_premonitions(1, effects);
        self.resolve_premonitions(effects)
    }
}
