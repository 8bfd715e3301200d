use dedale_core::Effects;

use crate::action::{End, Source};
use crate::cards::{Card, Tower};
use crate::decision::Question;
use crate::event::{Event, Origin};
use crate::rules::Then;
use crate::state::{State, TowerCard};
use crate::tower_set::TowerSet;

impl State {
    /// ON-B2.
    pub(crate) fn play_tower(
        &mut self,
        source: Source,
        tower: Tower,
        end: End,
        effects: &mut impl Effects<Event>,
    ) -> Then {
        let card = Card::tower(tower);
        self.take_from(source, card);
        let place = if end == End::Left { 0 } else { self.towers.len() };
        self.towers.insert(place, TowerCard::new(tower));
        effects.emit(Event::TowerPlayed { seat: self.active, from: source.into(), card, end });
        if self.wins(effects) { Then::Wait } else { Then::Refill }
    }

    /// ON-B4: the looks of a discarded hand, in the order of the player's choice; then the new hand is drawn.
    pub(crate) fn next_tower_look(&mut self, effects: &mut impl Effects<Event>) -> Then {
        let mut numbers = self.tower_looks.numbers();
        match (numbers.next(), numbers.next()) {
            (None, _) => self.go_on_redrawing(effects),
            (Some(count), None) => self.ask(Question::Peek { count }),
            _ => self.ask(Question::TowerLook),
        }
    }

    /// ON-B4: the player looks at the top cards for a discarded tower.
    pub(crate) fn look_for_tower(&mut self, number: u8, effects: &mut impl Effects<Event>) -> Then {
        self.tower_looks.take(number);
        self.look_at_top(number.into(), effects);
        self.arrange(effects)
    }

    /// ON-B4: the player does not look.
    pub(crate) fn decline_tower_look(&mut self, number: u8, effects: &mut impl Effects<Event>) -> Then {
        self.tower_looks.take(number);
        if self.redrawing { self.next_tower_look(effects) } else { Then::Refill }
    }

    /// ON-B4: the player looks for none of the towers left.
    pub(crate) fn decline_tower_looks(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.tower_looks = TowerSet::NONE;
        self.go_on_redrawing(effects)
    }

    /// ON-B5. An inner tower's loss can bring a wall together (ON-B3).
    pub(crate) fn lose_tower(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        let place = self.towers.iter().position(|tower| tower.card() == card);
        self.towers.remove(place.expect("a legal action names a tower in the row"));
        self.discard.add(card);
        effects.emit(Event::Discarded { seat: self.active, from: Origin::TowerRow, card });
        if self.wins(effects) { Then::Wait } else { self.discard_nightmare(effects) }
    }

    /// ON-B6.
    pub(crate) fn false_destruction(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.dream = None;
        effects.emit(Event::FalseDestruction { seat: self.active });
        self.send_to_limbo(Card::NIGHTMARE, Origin::Table, effects);
        Then::Refill
    }
}
