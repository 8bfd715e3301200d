use dedale_core::Effects;

use crate::action::{End, Source};
use crate::cards::{Card, Tower};
use crate::event::{Event, Origin};
use crate::state::{State, TowerCard};

impl State {
    /// ON-B2.
    pub(crate) fn play_tower(
        &mut self,
        source: Source,
        tower: Tower,
        end: End,
        effects: &mut impl Effects<Event>,
    ) {
        let card = Card::tower(tower);
        self.take_from(source, card);
        let place = if end == End::Left { 0 } else { self.towers.len() };
        self.towers.insert(place, TowerCard::new(tower));
        effects.emit(Event::TowerPlayed { seat: self.active, from: source.into(), card, end });
        if !self.wins(effects) {
            self.refill(effects);
        }
    }

    /// ON-B5. An inner tower's loss can bring a wall together (ON-B3).
    pub(crate) fn lose_tower(&mut self, card: Card, effects: &mut impl Effects<Event>) {
        let place = self.towers.iter().position(|tower| tower.card() == card);
        self.towers.remove(place.expect("a legal action names a tower in the row"));
        self.discard.add(card);
        effects.emit(Event::Discarded { seat: self.active, from: Origin::TowerRow, card });
        if !self.wins(effects) {
            self.discard_nightmare(effects);
        }
    }

    /// ON-B6.
    pub(crate) fn false_destruction(&mut self, effects: &mut impl Effects<Event>) {
        self.dream = None;
        effects.emit(Event::FalseDestruction { seat: self.active });
        self.send_to_limbo(Card::NIGHTMARE, Origin::Table, effects);
        self.refill(effects);
    }
}
