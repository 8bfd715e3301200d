use dedale_core::Table;

use crate::action::{End, Source};
use crate::cards::{Card, Tower};
use crate::event::{Event, From};
use crate::state::{State, TowerCard};

impl State {
    /// ON-B2.
    pub(crate) fn play_tower(
        &mut self,
        source: Source,
        tower: Tower,
        end: End,
        table: &mut impl Table<Event>,
    ) {
        let card = Card::tower(tower);
        self.take_from(source, card);
        let place = if end == End::Left { 0 } else { self.towers.len() };
        self.towers.insert(place, TowerCard::new(tower));
        table.emit(Event::TowerPlayed { seat: self.active, from: source.into(), card, end });
        if !self.wins(table) {
            self.refill(table);
        }
    }

    /// ON-B5. An inner tower's loss can bring a wall together (ON-B3).
    pub(crate) fn lose_tower(&mut self, card: Card, table: &mut impl Table<Event>) {
        let place = self.towers.iter().position(|tower| tower.card() == card);
        self.towers.remove(place.expect("a legal action names a tower in the row"));
        self.discard.add(card);
        table.emit(Event::Discarded { seat: self.active, from: From::TowerRow, card });
        if !self.wins(table) {
            self.discard_nightmare(table);
        }
    }

    /// ON-B6.
    pub(crate) fn false_destruction(&mut self, table: &mut impl Table<Event>) {
        self.dream = None;
        table.emit(Event::FalseDestruction { seat: self.active });
        self.send_to_limbo(Card::NIGHTMARE, From::Table, table);
        self.refill(table);
    }
}
