//! Onirim at the terminal.

mod table;
mod tokens;

#[cfg(test)]
mod tests;

use dedale_core::{SeatSet, Setup as _};
use dedale_onirim::{Action, Card, Communication, Event, SeenEvent, Source, State, View};
use dedale_words::Words;
use dedale_words::onirim::OnirimWords;

use super::face::{Face, Shape};
use super::sheet::Piece;
use super::style::{Ink, Style};

impl Face for State {
    const SHAPE: Shape = Shape::Top;

    fn screen(view: &View, words: &Words, width: usize, style: Style) -> String {
        table::screen(view, OnirimWords(words), width, style)
    }

    fn title(view: &View, words: &Words, _: usize) -> String {
        table::title(view, OnirimWords(words))
    }

    fn board(view: &View, pointed: Option<&Action>, words: &Words, width: usize, style: Style) -> String {
        table::board(view, pointed, OnirimWords(words), width, style)
    }

    fn around(view: &View, _: Option<&Action>, words: &Words, width: usize, style: Style) -> String {
        table::around(view, OnirimWords(words), width, style)
    }

    fn cards(view: &View, words: &Words, width: usize, style: Style) -> String {
        table::cards(view, OnirimWords(words), width, style)
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

    fn begins_turn(event: &SeenEvent) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn is_secret(view: &View) -> bool {
        view.setup.seats() > 1 && view.setup.communication() == Communication::Silent && view.turn > 0
    }

    fn summary(view: &View, _: SeatSet, words: &Words) -> String {
        let each = if view.setup.seats() == 1 { 2 } else { 1 };
        let of_colour = |doors: &dedale_onirim::Doors, colour| doors.of(colour).min(each);
        let doors: u8 = view
            .doors
            .iter()
            .flat_map(|doors| dedale_onirim::Colour::ALL.iter().map(|&colour| of_colour(doors, colour)))
            .sum();
        words.text("onirim-summary", &[("turns", view.turn.into()), ("doors", doors.into())])
    }

    fn legend(words: &Words, style: Style) -> String {
        if style.plain { String::new() } else { words.say("onirim-table-legend") }
    }
}

/// The hand the card of an action comes from; none where it may be any.
fn source_of(action: &Action) -> Option<Source> {
    match *action {
        Action::Play(source, _) | Action::PlayTower(source, ..) | Action::Discard(source, _) => Some(source),
        Action::Give(_) => Some(Source::Own),
        _ => None,
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
