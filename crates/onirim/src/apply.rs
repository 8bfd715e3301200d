//! From the question and the answer to the rule.

use dedale_core::Table;

use crate::action::{Action, Source};
use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Answer, Event};
use crate::state::State;

impl State {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, table: &mut impl Table<Event>) {
        match (self.question, action) {
            (Question::Turn, Action::Play(source, room)) => self.play_room(source, room.card(), table),
            (Question::Turn, Action::Discard(source, card)) => self.discard_in_phase_1(source, card, table),
            (Question::Search { colour }, Action::Search) => self.search_for_door(colour, table),
            (Question::Search { colour }, _) if action == Action::Decline => {
                table.emit(Event::SearchDeclined { seat: self.active, colour });
                self.refill(table);
            }
            (Question::Door { colour }, Action::Buy(source)) => self.buy_door(source, colour, table),
            (Question::Door { .. }, Action::Limbo) => self.drawn_door_to_limbo(table),
            (Question::Nightmare, Action::Discard(source, card)) => {
                self.answer_nightmare(Answer::Key, table);
                self.discard_from(source, card, table);
                self.after_nightmare(table);
            }
            (Question::Nightmare, Action::Return(owner, colour)) => {
                self.answer_nightmare(Answer::Door, table);
                self.return_door(owner, colour, table);
                self.after_nightmare(table);
            }
            (Question::Nightmare, Action::Reveal) => {
                self.answer_nightmare(Answer::Reveal, table);
                self.reveal_five(table);
                self.after_nightmare(table);
            }
            (Question::Nightmare, Action::Redraw) => {
                self.answer_nightmare(Answer::Redraw, table);
                self.redraw(table);
            }
            (Question::Prophecy, Action::Discard(_, card)) => {
                self.discard_looked_at(card, table);
                self.arrange(table);
            }
            (Question::Arrange, Action::Place(card)) => self.place_on_top(card, table),
            _ => self.play_rare(action, table),
        }
    }

    #[inline(never)]
    fn play_rare(&mut self, action: Action, table: &mut impl Table<Event>) {
        match (self.question, action) {
            (_, Action::Cast(spell)) => self.cast(spell, table),
            (Question::Pick, Action::Take(card)) => self.pick_open_card(card, table),
            (Question::Turn, Action::PlayTower(source, tower, end)) => {
                self.play_tower(source, tower, end, table);
            }
            (Question::Swap { discarded }, Action::Give(given)) => self.offer_card(given, discarded),
            (Question::Swap { discarded }, _) => self.after_discard(discarded, table),
            (Question::SwapTake { discarded, given }, Action::Take(taken)) => {
                self.swap_cards(given, taken, table);
                self.after_discard(discarded, table);
            }
            (Question::Peek { count }, Action::Look) => {
                self.look_at_top(count.into(), table);
                self.arrange(table);
            }
            (Question::Peek { .. }, _) => self.refill(table),
            (Question::Draw, _) => self.draw_then_refill(table),
            (Question::Place, Action::Into(source)) => self.place_drawn_into(source, table),
            (Question::TowerLoss, Action::FalseDestruction) => self.false_destruction(table),
            (Question::TowerLoss, Action::Discard(_, card)) => self.lose_tower(card, table),
            (Question::Premonition, Action::Suffer(premonition)) => self.strike(premonition, table),
            (Question::LoseKey { left }, Action::Discard(_, card)) => self.lose_key(card, left, table),
            (Question::LoseDoor | Question::LosePairedDoor, Action::Return(owner, colour)) => {
                self.return_door(owner, colour, table);
                self.resolve_premonitions(table);
            }
            (Question::HappyDream, Action::Remove(premonition)) => self.dream_removes(premonition, table),
            (Question::HappyDream, Action::Look) => self.dream_looks(table),
            (Question::HappyDream, Action::Fetch) => self.dream_searches(),
            (Question::DreamDiscard, Action::Discard(_, card)) => self.dream_discards(card, table),
            (Question::DreamDiscard, _) => self.arrange(table),
            (Question::Fetch, Action::Take(card)) => self.dream_fetches(card, table),
            (Question::Pay { spell, left }, Action::Pay(card)) => self.pay(card, spell, left, table),
            (Question::ParadoxTop, Action::Place(card)) => self.paradox_on_top(card, table),
            (Question::ParadoxBottom, Action::Place(card)) => self.paradox_below(card, table),
            (Question::Planning, Action::SwapGoals(pair)) => self.swap_goals(pair, table),
            (question, action) => debug_assert!(false, "{action:?} does not answer {question:?}"),
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
                let place = self.place_in_hand(card);
                self.hands[self.active].swap_remove(place);
            }
            Source::Common => {
                let place = self.common.iter().position(|&other| other == card);
                self.common.swap_remove(place.expect("a legal action names a common card"));
            }
        }
    }

    /// Where the active player holds a card, the one that most know.
    #[inline]
    pub(crate) fn place_in_hand(&self, card: Card) -> usize {
        self.own().best_place(|seen| if seen.card() == card { seen.byte() | 1 } else { 0 })
    }

    #[inline]
    pub(crate) fn discard_from(&mut self, source: Source, card: Card, table: &mut impl Table<Event>) {
        self.take_from(source, card);
        self.discard.add(card);
        table.emit(Event::Discarded { seat: self.active, from: source.into(), card });
    }
}
