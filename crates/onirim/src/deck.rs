use dedale_core::{Chance, Few};

use crate::bag::Bag;
use crate::knowers::{Knowers, Seen};
use crate::urn::Urn;

/// The deck: what somebody has seen on top and at the bottom, in order, and the rest in no order at all. A
/// card of the rest gets its place when it is drawn, so there is no hidden order to leak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deck {
    /// The cards in no order.
    pub(crate) rest: Urn,
    /// The cards above them; the last one is drawn next.
    pub(crate) top: Few<Seen, { Deck::TOP }>,
    /// The cards below them; the last one lies at the very bottom.
    pub(crate) bottom: Few<Seen, { Deck::BOTTOM }>,
}

impl Deck {
    /// A look shows at most 7 cards, and each paradoxical prophecy, which costs 5 of the 92 cards, adds one.
    pub(crate) const TOP: usize = 24;
    pub(crate) const BOTTOM: usize = 5;

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.rest.len() as usize + self.top.len() + self.bottom.len()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.top.is_empty() && self.rest.is_empty() && self.bottom.is_empty()
    }

    /// Takes the top card, with those who knew it.
    #[inline(always)]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Seen> {
        if let Some(card) = self.top.pop() {
            return Some(card);
        }
        self.draw_rest(chance)
    }

    #[inline(always)]
    fn draw_rest(&mut self, chance: &mut impl Chance) -> Option<Seen> {
        if let Some(card) = self.rest.draw(chance) {
            return Some(Seen::new(card, Knowers::NOBODY));
        }
        self.draw_known_bottom()
    }

    /// The cards at the bottom, when no other is left.
    #[cold]
    #[inline(never)]
    fn draw_known_bottom(&mut self) -> Option<Seen> {
        if self.bottom.is_empty() { None } else { Some(self.bottom.remove(0)) }
    }

    /// Takes the bottom card, with those who knew it.
    pub(crate) fn draw_bottom(&mut self, chance: &mut impl Chance) -> Option<Seen> {
        if let Some(card) = self.bottom.pop() {
            return Some(card);
        }
        if let Some(card) = self.rest.draw(chance) {
            return Some(Seen::new(card, Knowers::NOBODY));
        }
        if self.top.is_empty() { None } else { Some(self.top.remove(0)) }
    }

    /// Nobody knows where anything lies any more.
    #[inline]
    pub(crate) fn shuffle(&mut self) {
        if !(self.top.is_empty() && self.bottom.is_empty()) {
            self.rest.add_all(self.known());
            self.top.clear();
            self.bottom.clear();
        }
    }

    /// Everything in it, wherever it lies.
    pub(crate) fn contents(&self) -> Bag {
        let mut all = self.rest.bag();
        all.add_bag(self.known());
        all
    }

    /// What somebody has seen on top and at the bottom.
    #[inline]
    fn known(&self) -> Bag {
        let mut known = Bag::EMPTY;
        self.top.iter().for_each(|seen| known.add(seen.card()));
        self.bottom.iter().for_each(|seen| known.add(seen.card()));
        known
    }
}
