//! Onirim at the terminal.

mod table;
mod tokens;

#[cfg(test)]
mod tests;

use dedale_core::{Observer, Seat, Setup as _};
use dedale_onirim::{Action, Card, Communication, Event, Question, SeenEvent, Setup, State, View};
use dedale_words::Words;
use dedale_words::onirim::{Listener, rules_in_play, rules_of};

use super::face::Face;
use super::sheet::Piece;
use super::style::{Ink, Style};

impl Face for State {
    fn screen(view: &View, words: &Words, width: usize, style: Style) -> String {
        table::screen(view, words, width, style)
    }

    fn cards(view: &View, words: &Words, width: usize, style: Style) -> String {
        table::cards(view, words, width, style)
    }

    fn asked(question: &Question, words: &Words) -> String {
        words.question(question)
    }

    fn choice(action: &Action, view: &View, words: &Words) -> String {
        words.choice(action, view)
    }

    fn rank(action: &Action) -> u8 {
        match action {
            Action::Play(..) | Action::PlayTower(..) => 0,
            Action::Cast(_) => 2,
            _ => 1,
        }
    }

    fn sign(action: &Action, style: Style) -> Piece {
        match card_of(action) {
            Some(card) if !style.plain => Piece::new(tokens::ink_of(card), tokens::sign(card)),
            _ => Piece::new(Ink::Plain, if style.plain { "" } else { " " }),
        }
    }

    fn happened(events: &[SeenEvent], setup: &Setup, observer: Observer, words: &Words) -> Vec<String> {
        words.events(events, Listener { observer, seats: setup.seats() })
    }

    fn begins_turn(event: &SeenEvent) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn rules_of(question: &Question) -> &'static [&'static str] {
        rules_of(question)
    }

    fn rules_in_play(setup: &Setup) -> Vec<&'static str> {
        rules_in_play(setup).collect()
    }

    fn is_secret(view: &View) -> bool {
        view.setup.seats() > 1 && view.setup.communication() == Communication::Silent && view.turn > 0
    }

    fn summary(view: &View, words: &Words) -> String {
        let each = if view.setup.seats() == 1 { 2 } else { 1 };
        let of_colour = |doors: &dedale_onirim::Doors, colour| doors.of(colour).min(each);
        let doors: u8 = view
            .doors
            .iter()
            .flat_map(|doors| dedale_onirim::Colour::ALL.iter().map(|&colour| of_colour(doors, colour)))
            .sum();
        words.text("outcome-summary", &[("turns", view.turn.into()), ("doors", doors.into())])
    }

    fn legend(words: &Words, style: Style) -> String {
        if style.plain { String::new() } else { words.say("table-legend") }
    }
}

/// The card an action names.
fn card_of(action: &Action) -> Option<Card> {
    match *action {
        Action::Play(_, room) => Some(room.card()),
        Action::PlayTower(_, tower, _) => Some(Card::tower(tower)),
        Action::Discard(_, card)
        | Action::Place(card)
        | Action::Pay(card)
        | Action::Take(card)
        | Action::Give(card) => Some(card),
        Action::Return(_, colour) => Some(Card::door(colour)),
        _ => None,
    }
}

/// The seat a bot takes.
pub(crate) const BOT_SEAT: Seat = Seat::new(1);
