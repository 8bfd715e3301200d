use dedale_onirim::{Bag, Card, Colour, Premonition, Spell, Symbol};

use super::OnirimWords;

impl OnirimWords<'_> {
    /// `red sun`.
    pub fn card(&self, card: Card) -> String {
        self.say(&format!("onirim-card-{card}"))
    }

    /// `the red sun`.
    pub fn the_card(&self, card: Card) -> String {
        self.say(&format!("onirim-card-{card}.the"))
    }

    /// `a red sun`.
    pub fn a_card(&self, card: Card) -> String {
        self.say(&format!("onirim-card-{card}.a"))
    }

    /// `red`: what to write beside the card's symbol.
    pub fn short_card(&self, card: Card) -> String {
        self.say(&format!("onirim-card-{card}.short"))
    }

    /// `red`.
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("onirim-colour-{colour}"))
    }

    /// The colour as it stands beside one card.
    pub fn colour_of_card(&self, colour: Colour) -> String {
        self.say(&format!("onirim-colour-{colour}.card"))
    }

    /// The colour as it stands beside several cards.
    pub fn colour_of_cards(&self, colour: Colour) -> String {
        self.say(&format!("onirim-colour-{colour}.cards"))
    }

    /// `sun`.
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.say(&format!("onirim-symbol-{symbol}"))
    }

    /// `a red sun, 2 × blue moon and 3 cards`: what is known by kind, then how many are not.
    pub(super) fn cards_by_kind(&self, cards: &[Option<Card>]) -> String {
        let known: Bag = cards.iter().copied().flatten().collect();
        let mut items: Vec<_> = known.counts().map(|(card, count)| self.copies(card, count)).collect();
        let hidden = cards.len() - known.len() as usize;
        if hidden > 0 {
            items.push(self.hidden_cards(hidden));
        }
        self.list(&items)
    }

    /// `a red sun, a blue moon and a red sun`: in this order.
    pub(super) fn cards_in_order(&self, cards: &[Option<Card>]) -> String {
        if cards.iter().all(Option::is_none) {
            return self.hidden_cards(cards.len());
        }
        let name = |card: &Option<Card>| match card {
            Some(card) => self.a_card(*card),
            None => self.hidden_cards(1),
        };
        self.list(&cards.iter().map(name).collect::<Vec<_>>())
    }

    fn hidden_cards(&self, count: usize) -> String {
        self.text("onirim-card-hidden", &[("count", count.into())])
    }

    fn copies(&self, card: Card, count: u32) -> String {
        match count {
            1 => self.a_card(card),
            _ => {
                self.text("onirim-card-several", &[("count", count.into()), ("card", self.card(card).into())])
            }
        }
    }

    /// `Paradoxical Prophecy`.
    pub fn spell(&self, spell: Spell) -> String {
        self.say(&format!("onirim-spell-{spell}"))
    }

    /// The effect of a spell.
    pub fn spell_effect(&self, spell: Spell) -> String {
        self.say(&format!("onirim-spell-{spell}.effect"))
    }

    /// Its name.
    pub fn premonition(&self, premonition: Premonition) -> String {
        self.say(&format!("onirim-premonition-{premonition}"))
    }

    /// When it comes true.
    pub fn premonition_condition(&self, premonition: Premonition) -> String {
        self.say(&format!("onirim-premonition-{premonition}.condition"))
    }

    /// The penalty if its condition is met.
    pub fn premonition_penalty(&self, premonition: Premonition) -> String {
        self.say(&format!("onirim-premonition-{premonition}.penalty"))
    }
}
