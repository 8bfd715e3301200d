//! Changing what an observer cannot see, so that the laws can require that it makes no difference.

use dedale_core::laws::Disturb;
use dedale_core::{Chance, Observer};

use crate::knowers::Seen;
use crate::state::State;

impl Disturb for State {
    /// Every card the observer does not know changes places with one of the deck, as far as the rules allow
    /// it there; hands keep labyrinth cards.
    fn disturb(&mut self, observer: Observer, chance: &mut impl Chance) -> bool {
        let before = *self;
        let mut changed = false;
        let deck = &mut self.deck;
        let held = self.hands.0.iter_mut().flat_map(|hand| hand.iter_mut()).chain(self.drawn.as_mut());
        let others = deck.top.iter_mut().chain(deck.bottom.iter_mut()).chain(self.looking.iter_mut());
        let hidden = held.map(|seen| (seen, true)).chain(others.map(|seen| (seen, false)));
        for (seen, labyrinth) in hidden.filter(|(seen, _)| !seen.knowers().contains(observer)) {
            let among = if labyrinth { deck.rest.labyrinth() } else { deck.rest };
            if among.is_empty() {
                continue;
            }
            let card = among.nth(chance.pick(among.len()));
            deck.rest.remove(card);
            deck.rest.add(seen.card());
            changed |= card != seen.card();
            *seen = Seen::new(card, seen.knowers());
        }
        if !self.deck_suits_question() {
            *self = before;
            return false;
        }
        changed
    }
}
