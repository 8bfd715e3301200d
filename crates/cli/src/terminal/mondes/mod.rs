//! La Clé des mondes at the terminal.

mod grid;
mod panel;
mod signs;
mod typed;

#[cfg(test)]
mod tests;

use dedale_core::{Seat, SeatSet};
use dedale_mondes::{Action, Card, Event, Key, Place, Question, SeenEvent, Shipped, State, View, World};
use dedale_words::Words;
use dedale_words::mondes::MondesWords;

use super::face::{Face, Shape};
use super::sheet::{Piece, Sheet, columns, ruled};
use super::style::{Ink, Style};

impl Face for State {
    const TALL: bool = true;
    const SHAPE: Shape = Shape::Corner;

    fn screen(view: &View, words: &Words, width: usize, style: Style) -> String {
        let title = Self::title(view, words, width);
        let words = MondesWords::new(words, view.setup.cards());
        let mut text = ruled(&title, width, style);
        for line in grid::drawn(view, None, words, width, style) {
            text.push_str(&format!("{}\n", line.trim_end()));
        }
        text + &panel::sheet(view, words, style).laid_out(width, style)
    }

    fn title(view: &View, words: &Words, width: usize) -> String {
        match fitting_title(view, MondesWords::new(words, view.setup.cards())) {
            title if columns(&title) + 4 <= width => title,
            _ => words.game("mondes").0,
        }
    }

    fn board(view: &View, pointed: Option<&Action>, words: &Words, width: usize, style: Style) -> String {
        let words = MondesWords::new(words, view.setup.cards());
        grid::drawn(view, pointed.and_then(place_of), words, width, style).join("\n")
    }

    fn around(view: &View, pointed: Option<&Action>, words: &Words, width: usize, style: Style) -> String {
        let words = MondesWords::new(words, view.setup.cards());
        panel::own_first(view, pointed.and_then(card_of), words, style).laid_out(width, style)
    }

    /// The known cards of every pile, the top card first.
    fn cards(view: &View, words: &Words, width: usize, style: Style) -> String {
        let words = MondesWords::new(words, view.setup.cards());
        let mut sheet = Sheet::default();
        for world in World::all() {
            let pile: Vec<_> = view.piles.of(world).collect();
            let size = words.text("mondes-table-pile", &[("cards", pile.len().into())]);
            let told = if pile.iter().any(Option::is_some) {
                let name =
                    |card: &Option<_>| card.map_or_else(|| "?".to_owned(), |card| words.the_card(card));
                let cards = pile.iter().map(name).collect::<Vec<_>>().join(", ");
                words.text("mondes-table-pile-known", &[("pile", size.into()), ("cards", cards.into())])
            } else {
                size
            };
            sheet.prose(words.short_world(world), told);
        }
        sheet.laid_out(width, style)
    }

    /// Discards on a turn have no number: they are typed.
    fn is_listed(action: &Action, view: &View) -> bool {
        !matches!((action, view.question), (Action::Discard(_), Some(Question::Turn)))
    }

    fn hints(unlisted: &[Action], view: &View, words: &Words, _: Style) -> Vec<String> {
        let words = MondesWords::new(words, view.setup.cards());
        let cards = unlisted.iter().filter_map(|action| match action {
            Action::Discard(card) => Some(*card),
            _ => None,
        });
        let names: Vec<_> = cards.clone().map(|card| words.the_card(card)).collect();
        let Some(first) = cards.into_iter().next() else { return Vec::new() };
        let args = [("card", short_name(&words.card(first)).into()), ("cards", words.either(&names).into())];
        vec![words.text("mondes-hint-discard", &args)]
    }

    fn understood(typed: &str, view: &View, words: &Words, _: Style) -> Option<Result<Action, String>> {
        typed::understood(typed, view, MondesWords::new(words, view.setup.cards()))
    }

    fn rank(action: &Action) -> u8 {
        match action {
            Action::Home => 0,
            Action::Draw => 1,
            Action::Play(_) | Action::PlayPair(_) => 2,
            Action::Move(_) => 3,
            Action::Trade(_) => 4,
            Action::Reveal => 5,
            Action::Pass | Action::Refuse | Action::Let | Action::Stop => 7,
            Action::LetAll => 8,
            _ => 6,
        }
    }

    fn sign(action: &Action, style: Style) -> Piece {
        let sign = if style.plain { String::new() } else { signs::action(action).to_string() };
        Piece::new(Ink::Brown, sign)
    }

    fn begins_turn(event: &SeenEvent) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    /// MO-H1: hands and characters, until the end.
    fn is_secret(view: &View) -> bool {
        view.outcome.is_none()
    }

    fn summary(view: &View, winners: SeatSet, words: &Words) -> String {
        let winner = winners.iter().next().map_or(0, Seat::number);
        words.text("mondes-summary", &[("winner", winner.into()), ("turns", view.turn.into())])
    }

    fn legend(words: &Words, style: Style) -> String {
        let mondes = MondesWords::new(words, Shipped::default().set());
        let keys: Vec<_> = Key::ALL.iter().map(|&key| signs::named_key(key, mondes, style)).collect();
        let down = signs::signs(style).down.to_string().repeat(3);
        words.text("mondes-table-legend", &[("keys", keys.join(", ").into()), ("down", down.into())])
    }
}

/// The place an action names.
fn place_of(action: &Action) -> Option<Place> {
    match *action {
        Action::Move(place) | Action::To(place) | Action::Look(place) => Some(place),
        _ => None,
    }
}

/// The card an action names.
fn card_of(action: &Action) -> Option<Card> {
    match *action {
        Action::Play(card)
        | Action::PlayPair(card)
        | Action::Discard(card)
        | Action::Offer(card)
        | Action::Give(card)
        | Action::Pay(card)
        | Action::React(card)
        | Action::Cancel(card)
        | Action::Under(card)
        | Action::Place(card) => Some(card),
        _ => None,
    }
}

/// The first long word of a name: enough to type.
fn short_name(name: &str) -> String {
    let mut words = name.split([' ', '’', '\'']);
    words.find(|word| columns(word) > 3).unwrap_or(name).to_lowercase()
}

fn fitting_title(view: &View, words: MondesWords<'_>) -> String {
    let args =
        [("turn", view.turn.into()), ("seat", view.active.number().into()), ("actions", view.actions.into())];
    match (view.turn, view.question) {
        (0, _) => words.say("mondes-table-title-choosing"),
        (_, None) => words.text("mondes-table-title-end", &args[..1]),
        (_, Some(_)) => words.text("mondes-table-title", &args),
    }
}
