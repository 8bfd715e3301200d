//! Changing what an observer cannot see, so that the laws can require that it makes no difference.

use dedale_core::laws::Disturb;
use dedale_core::{Chance, Observer};

use crate::deck::Deck;
use crate::knowers::Seen;
use crate::state::State;

impl Disturb for State {
    /// Every card the observer does not know changes places with one of the deck, as far as the rules allow
    /// it there; hands keep labyrinth cards.
    fn disturb(&mut self, observer: Observer, chance: &mut impl Chance) -> bool {
        let before = *self;
        let mut changed = false;
        let Deck { rest, top, bottom } = &mut self.deck;
        let mut change = |seen: Seen, labyrinth: bool| {
            let among = if labyrinth { rest.bag().labyrinth() } else { rest.bag() };
            if among.is_empty() || seen.knowers().contains(observer) {
                return seen;
            }
            let card = among.nth(chance.pick(among.len()));
            rest.remove(card);
            rest.add(seen.card());
            changed |= card != seen.card();
            Seen::new(card, seen.knowers())
        };
        self.hands.0.iter_mut().for_each(|hand| hand.change(|seen| change(seen, true)));
        self.drawn = self.drawn.map(|seen| change(seen, true));
        top.iter_mut().chain(bottom.iter_mut()).for_each(|seen| *seen = change(*seen, false));
        self.looking.change(|seen| change(seen, false));
        if !self.deck_suits_question() {
            *self = before;
            return false;
        }
        changed
    }
}
