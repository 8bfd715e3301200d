use std::ops::ControlFlow::{self, Break, Continue};

use dedale_core::{Effects, Seat};

use crate::action::Source;
use crate::cards::{Card, Face};
use crate::decision::Question;
use crate::event::{Event, Origin};
use crate::knowers::{Knowers, Seen};
use crate::rules::Then;
use crate::setup::{Setup, Towers};
use crate::state::{Ended, State};
use crate::tower_set::TowerSet;

/// Whether drawing goes on, or waits for an answer (or the game is over).
type Drawing = ControlFlow<()>;

impl State {
    /// ON-T6: draws until the hand is full, then the turn ends.
    #[inline(always)]
    pub(crate) fn refill(&mut self, effects: &mut impl Effects<Event>) {
        if self.setup.is_duo() { self.refill_together(effects) } else { self.refill_alone(effects) }
    }

    #[inline(always)]
    fn refill_alone(&mut self, effects: &mut impl Effects<Event>) {
        while !self.own().has(Setup::SOLO_HAND) {
            if self.may_cast_before_draw() {
                self.question = Question::Draw;
                return;
            }
            let Some(seen) = self.deck.draw(effects) else {
                return self.end(Ended::Lost, effects);
            };
            if seen.card().is_labyrinth() {
                self.draw_into_own(self.active, seen.also(Knowers::EVERYBODY), effects);
            } else if self.resolve_turned(seen.card(), effects).is_break() {
                return;
            }
        }
        self.end_turn(effects);
    }

    #[inline]
    fn refill_together(&mut self, effects: &mut impl Effects<Event>) {
        while !(self.own_is_full() && self.common_is_full()) {
            if self.may_cast_before_draw() {
                self.question = Question::Draw;
                return;
            }
            if self.draw_and_resolve(effects).is_break() {
                return;
            }
        }
        self.end_turn(effects);
    }

    /// The answer to [`Question::Draw`].
    pub(crate) fn draw_and_go_on(&mut self, effects: &mut impl Effects<Event>) -> Then {
        let drawing = if self.redrawing { self.draw_anew(effects) } else { self.draw_and_resolve(effects) };
        match drawing {
            Break(()) => Then::Wait,
            Continue(()) if self.redrawing => self.go_on_redrawing(effects),
            Continue(()) => Then::Refill,
        }
    }

    #[inline]
    fn draw_and_resolve(&mut self, effects: &mut impl Effects<Event>) -> Drawing {
        match self.deck.draw(effects) {
            None => self.lose(effects),
            Some(seen) if seen.card().is_labyrinth() => self.place_drawn(seen, effects),
            Some(seen) => self.resolve_turned(seen.card(), effects),
        }
    }

    /// ON-T7, ON-T8, ON-D4: what is no labyrinth card is resolved at once.
    #[inline(always)]
    fn resolve_turned(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Drawing {
        let seat = self.active;
        effects.emit(Event::Turned { seat, card });
        match card.face() {
            Face::Door(colour) => {
                self.drawn = Some(Seen::new(card, Knowers::EVERYBODY));
                let key = 1 << Card::key(colour).index();
                let has_key = (self.own_kinds() | self.common_kinds()) & key != 0;
                if has_key || self.setup.is_silent() {
                    self.question = Question::Door { colour };
                    return Break(());
                }
                self.drawn = None;
                self.send_to_limbo(card, Origin::Deck, effects);
                Continue(())
            }
            Face::HappyDream => self.happy_dream_drawn(effects),
            Face::Nightmare | Face::Room(_) | Face::Tower(_) => {
                self.dream = Some(card);
                self.question = Question::Nightmare;
                Break(())
            }
        }
    }

    /// ON-P5: a labyrinth card goes where one is missing.
    #[inline(always)]
    fn place_drawn(&mut self, seen: Seen, effects: &mut impl Effects<Event>) -> Drawing {
        let seat = self.active;
        let shown = seen.also(self.shown_to(seat));
        if self.common_is_full() {
            self.draw_into_own(seat, shown, effects);
        } else if self.own_is_full() {
            self.draw_into_common(seat, seen.card(), effects);
        } else {
            self.drawn = Some(shown);
            self.question = Question::Place;
            return Break(());
        }
        Continue(())
    }

    #[inline]
    pub(crate) fn draw_into_own(&mut self, seat: Seat, seen: Seen, effects: &mut impl Effects<Event>) {
        self.hands[seat].push(seen);
        effects.emit(Event::Drew { seat, into: Source::Own, card: seen });
    }

    /// A labyrinth card goes into the hand, any other to limbo: about as likely, so without a branch.
    #[inline]
    fn keep_if_labyrinth(&mut self, seen: Seen, effects: &mut impl Effects<Event>) {
        let (seat, card) = (self.active, seen.card());
        let labyrinth = card.is_labyrinth();
        self.hands[seat].push_if(labyrinth, seen);
        self.limbo.add_if(!labyrinth, card);
        effects.emit(if labyrinth {
            Event::Drew { seat, into: Source::Own, card: seen }
        } else {
            Event::ToLimbo { from: Origin::Deck, card }
        });
    }

    fn draw_into_common(&mut self, seat: Seat, card: Card, effects: &mut impl Effects<Event>) {
        self.common.push(card);
        effects.emit(Event::Drew { seat, into: Source::Common, card: Seen::new(card, Knowers::EVERYBODY) });
    }

    /// The answer to [`Question::Place`].
    pub(crate) fn place_drawn_into(&mut self, source: Source, effects: &mut impl Effects<Event>) -> Then {
        let seen = self.drawn.take().expect("a card was drawn");
        match source {
            Source::Own => self.draw_into_own(self.active, seen, effects),
            Source::Common => self.draw_into_common(self.active, seen.card(), effects),
        }
        if self.redrawing { self.go_on_redrawing(effects) } else { Then::Refill }
    }

    /// ON-T8 IV: the whole hand is discarded, a new one drawn as in ON-S1. Before that its towers show cards (ON-B4).
    pub(crate) fn redraw(&mut self, effects: &mut impl Effects<Event>) -> Then {
        let seat = self.active;
        if self.setup.towers() != Towers::None && !self.deck.is_empty() {
            self.tower_looks = TowerSet::among_kinds(self.own_kinds() | self.common_kinds());
        }
        while let Some(seen) = self.hands[seat].pop() {
            self.discard.add(seen.card());
            effects.emit(Event::Discarded { seat, from: Origin::Own, card: seen.card() });
        }
        while let Some(card) = self.common.pop() {
            self.discard.add(card);
            effects.emit(Event::Discarded { seat, from: Origin::Common, card });
        }
        self.redrawing = true;
        self.next_tower_look(effects)
    }

    pub(crate) fn go_on_redrawing(&mut self, effects: &mut impl Effects<Event>) -> Then {
        let drawing =
            if self.setup.is_duo() { self.redraw_together(effects) } else { self.redraw_alone(effects) };
        if drawing.is_break() {
            return Then::Wait;
        }
        self.redrawing = false;
        if self.dream.is_some() { self.after_nightmare(effects) } else { self.after_three_doors(effects) }
    }

    #[inline]
    fn redraw_alone(&mut self, effects: &mut impl Effects<Event>) -> Drawing {
        while !self.own().has(Setup::SOLO_HAND) {
            if self.may_cast_before_draw() {
                self.question = Question::Draw;
                return Break(());
            }
            let Some(seen) = self.deck.draw(effects) else { return self.lose(effects) };
            self.keep_if_labyrinth(seen.also(Knowers::EVERYBODY), effects);
        }
        Continue(())
    }

    fn redraw_together(&mut self, effects: &mut impl Effects<Event>) -> Drawing {
        while !(self.own_is_full() && self.common_is_full()) {
            if self.may_cast_before_draw() {
                self.question = Question::Draw;
                return Break(());
            }
            self.draw_anew(effects)?;
        }
        Continue(())
    }

    /// The next card of a redraw: no dream is resolved, no door bought.
    #[inline]
    fn draw_anew(&mut self, effects: &mut impl Effects<Event>) -> Drawing {
        match self.deck.draw(effects) {
            None => self.lose(effects),
            Some(seen) if self.common_is_full() => {
                self.keep_if_labyrinth(seen.also(self.shown_to(self.active)), effects);
                Continue(())
            }
            Some(seen) if seen.card().is_labyrinth() => self.place_drawn(seen, effects),
            Some(seen) => {
                self.send_to_limbo(seen.card(), Origin::Deck, effects);
                Continue(())
            }
        }
    }

    /// ON-X2.
    fn lose(&mut self, effects: &mut impl Effects<Event>) -> Drawing {
        self.end(Ended::Lost, effects);
        Break(())
    }
}
