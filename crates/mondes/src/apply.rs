//! From the question and the answer to the rule; and the tasks that follow.

use dedale_core::{Effects, Seat};

use crate::action::{Action, Dealt};
use crate::decision::Question;
use crate::event::Event;
use crate::state::{State, Task, What};

/// Whether the tasks go on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The next task.
    On,
    /// Somebody must answer, or the game is over.
    Wait,
}

impl State {
    /// Plays a legal action.
    pub(crate) fn play_action(&mut self, action: Action, effects: &mut impl Effects<Event>) {
        let flow = match (self.question, action) {
            (Question::Turn, action) => self.play_turn(action, effects),
            (Question::Character, Action::Keep(dealt)) => self.keep(dealt, effects),
            (Question::Offer, Action::Offer(card)) => self.offer(card, effects),
            (Question::Answer, Action::Give(card)) => self.answer_offer(card, effects),
            (Question::Answer | Question::Accept, Action::Refuse) => self.refuse_trade(effects),
            (Question::Accept, _) => self.accept_trade(effects),
            (Question::Pay, Action::Pay(card)) => self.pay_card(card, effects),
            (Question::Pay, _) => self.pay_character(effects),
            (Question::Target, Action::Target(seat)) => self.aim(seat, effects),
            (Question::React | Question::Defend, Action::React(card)) => self.react(card, effects),
            (Question::React, Action::LetAll) => self.let_all(effects),
            (Question::React, _) => self.then(Task::React),
            (Question::Defend, _) => self.then(Task::Suffer),
            (Question::Which, Action::Cancel(card)) => self.name_cancelled(card, effects),
            (Question::Lose, Action::Discard(card)) => self.lose_card(card, effects),
            (Question::Discard, Action::Discard(card)) => self.discard_forced(card, effects),
            (Question::Under, Action::Under(card)) => self.let_go_next(card, effects),
            (Question::Arrange, Action::Place(card)) => self.arrange_next(card, effects),
            (Question::Where, Action::To(place)) => self.go(place, effects),
            (Question::Look, Action::Look(place)) => self.look_at_world(place, effects),
            (Question::Give, Action::Give(card)) => self.swap_cards(card, effects),
            (Question::More, Action::Draw) => self.draw_one_more(effects),
            (Question::More, _) => self.stop_drawing(),
            (question, action) => {
                debug_assert!(false, "{action:?} does not answer {question:?}");
                Flow::Wait
            }
        };
        if flow == Flow::On {
            self.run(effects);
        }
    }

    fn play_turn(&mut self, action: Action, effects: &mut impl Effects<Event>) -> Flow {
        if action == Action::Pass {
            self.end_turn(effects);
            return Flow::Wait;
        }
        self.actions -= 1;
        self.tasks.push(Task::EndAction);
        match action {
            Action::Draw => {
                self.drew = true;
                self.busy = true;
                self.draw_card(effects);
                Flow::On
            }
            Action::Discard(card) => {
                self.lose_from_hand(self.active, card);
                self.put_under(self.active, card, effects);
                Flow::On
            }
            Action::Trade(partner) => self.begin_trade(partner, effects),
            Action::Play(card) => self.play_effect(card, None, effects),
            Action::PlayPair(card) => self.play_effect(card, self.face(card).pair, effects),
            Action::Move(place) => self.begin_payment(What::Move(place), effects),
            Action::Home => self.begin_payment(What::Home, effects),
            _ => {
                self.reveal_character(effects);
                Flow::On
            }
        }
    }

    fn keep(&mut self, dealt: Dealt, effects: &mut impl Effects<Event>) -> Flow {
        self.keep_character(dealt, effects);
        Flow::Wait
    }

    /// One task more.
    pub(crate) fn then(&mut self, task: Task) -> Flow {
        self.tasks.push(task);
        Flow::On
    }

    /// Asks somebody.
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) -> Flow {
        self.decider = seat;
        self.question = question;
        Flow::Wait
    }

    /// Does what is to be done until somebody must answer.
    pub(crate) fn run(&mut self, effects: &mut impl Effects<Event>) {
        while let Some(task) = self.tasks.pop() {
            let flow = match task {
                Task::EndAction => self.end_action(effects),
                Task::Finish => self.finish_play(effects),
                Task::React => self.ask_for_reaction(effects),
                Task::Strike => self.strike(),
                Task::Suffer => self.suffer(effects),
                Task::PutBad => self.put_bad_under(effects),
                Task::Lose => self.lose_more(effects),
                Task::LetGo(actor) => self.let_go(actor.0, effects),
                Task::Leave(actor, to) => self.leave(actor.0, to.0),
                Task::Arrive(actor, to) => self.arrive(actor.0, to.0, effects),
                Task::Take(actor) => self.take_at_random(actor.0, effects),
                Task::DrawMore => self.draw_more(effects),
            };
            if flow == Flow::Wait {
                return;
            }
        }
    }
}
