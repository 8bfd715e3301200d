//! From the question and the answer to the rule.

use dedale_core::Effects;

use crate::action::{Action, Source};
use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Answer, Event};
use crate::rules::Then;
use crate::state::State;

impl State {
    /// Plays a legal action.
    #[inline(always)]
    pub(crate) fn play(&mut self, action: Action, effects: &mut impl Effects<Event>) {
        if self.answered(action, effects) == Then::Refill {
            self.refill(effects);
        }
    }

    /// Plays the answer itself.
    #[inline(always)]
    fn answered(&mut self, action: Action, effects: &mut impl Effects<Event>) -> Then {
        match (self.question, action) {
            (Question::Turn, Action::Play(source, room)) => self.play_room(source, room.card(), effects),
            (Question::Turn, Action::Discard(source, card)) => self.discard_in_phase_1(source, card, effects),
            (Question::Search { colour }, Action::Search) => self.search_for_door(colour, effects),
            (Question::Search { colour }, _) if action == Action::Decline => {
                effects.emit(Event::SearchDeclined { seat: self.active, colour });
                Then::Refill
            }
            (Question::Door { colour }, Action::Buy(source)) => self.buy_door(source, colour, effects),
            (Question::Door { .. }, Action::Limbo) => self.drawn_door_to_limbo(effects),
            (Question::Nightmare, Action::Discard(source, card)) => {
                self.answer_nightmare(Answer::Key, effects);
                self.discard_from(source, card, effects);
                self.after_nightmare(effects)
            }
            (Question::Nightmare, Action::Return(owner, colour)) => {
                self.answer_nightmare(Answer::Door, effects);
                self.return_door(owner, colour, effects);
                self.after_nightmare(effects)
            }
            (Question::Nightmare, Action::Reveal) => {
                self.answer_nightmare(Answer::Reveal, effects);
                self.reveal_five(effects);
                self.after_nightmare(effects)
            }
            (Question::Nightmare, Action::Redraw) => {
                self.answer_nightmare(Answer::Redraw, effects);
                self.redraw(effects)
            }
            (Question::Prophecy, Action::Discard(_, card)) => {
                self.discard_looked_at(card, effects);
                self.arrange(effects)
            }
            (Question::Arrange, Action::Place(card)) => self.place_on_top(card, effects),
            _ => self.play_rare(action, effects),
        }
    }

    #[inline(never)]
    fn play_rare(&mut self, action: Action, effects: &mut impl Effects<Event>) -> Then {
        match (self.question, action) {
            (_, Action::Cast(spell)) => self.cast(spell, effects),
            (Question::Pick, Action::Take(card)) => self.pick_open_card(card, effects),
            (Question::Turn, Action::PlayTower(source, tower, end)) => {
                self.play_tower(source, tower, end, effects)
            }
            (Question::Swap { discarded }, Action::Give(given)) => self.offer_card(given, discarded),
            (Question::Swap { discarded }, _) => self.after_discard(discarded, effects),
            (Question::SwapTake { discarded, given }, Action::Take(taken)) => {
                self.swap_cards(given, taken, effects);
                self.after_discard(discarded, effects)
            }
            (Question::Peek { count }, Action::Look) | (Question::TowerLook, Action::LookAt(count)) => {
                self.look_for_tower(count, effects)
            }
            (Question::Peek { count }, _) => self.decline_tower_look(count, effects),
            (Question::TowerLook, _) => self.decline_tower_looks(effects),
            (Question::Draw, _) => self.draw_and_go_on(effects),
            (Question::Place, Action::Into(source)) => self.place_drawn_into(source, effects),
            (Question::TowerLoss, Action::FalseDestruction) => self.false_destruction(effects),
            (Question::TowerLoss, Action::Discard(_, card)) => self.lose_tower(card, effects),
            (Question::Premonition, Action::Suffer(premonition)) => self.strike(premonition, effects),
            (Question::LoseKey { left }, Action::Discard(_, card)) => self.lose_key(card, left, effects),
            (Question::LoseDoor | Question::LosePairedDoor, Action::Return(owner, colour)) => {
                self.return_door(owner, colour, effects);
                self.resolve_premonitions(effects)
            }
            (Question::HappyDream, Action::Remove(premonition)) => self.dream_removes(premonition, effects),
            (Question::HappyDream, Action::Look) => self.dream_reveals(effects),
            (Question::HappyDream, Action::Fetch) => self.dream_searches(),
            (Question::DreamDiscard, Action::Discard(_, card)) => self.dream_discards(card, effects),
            (Question::DreamDiscard, _) => self.arrange(effects),
            (Question::Fetch, Action::Take(card)) => self.dream_fetches(card, effects),
            (Question::Pay { spell, left }, Action::Pay(card)) => self.pay(card, spell, left, effects),
            (Question::ParadoxTop, Action::Place(card)) => self.paradox_on_top(card, effects),
            (Question::ParadoxBottom, Action::Place(card)) => self.paradox_below(card, effects),
            (Question::Planning, Action::SwapGoals(pair)) => self.swap_goals(pair, effects),
            (question, action) => {
                debug_assert!(false, "{action:?} does not answer {question:?}");
                Then::Wait
            }
        }
    }

    /// Takes a card out of one of the active player's hands.
    ///
    /// Of two like cards the one others know goes first: what they know of a hand is how many of each kind
    /// it has at least.
    #[inline(always)]
    pub(crate) fn take_from(&mut self, source: Source, card: Card) {
        match source {
            Source::Own => {
                self.hands[self.active].take(card);
            }
            Source::Common => {
                let place = self.common.iter().position(|&other| other == card);
                self.common.swap_remove(place.expect("a legal action names a common card"));
            }
        }
    }

    #[inline(always)]
    pub(crate) fn discard_from(&mut self, source: Source, card: Card, effects: &mut impl Effects<Event>) {
        self.take_from(source, card);
        self.discard.add(card);
        effects.emit(Event::Discarded { seat: self.active, from: source.into(), card });
    }
}
