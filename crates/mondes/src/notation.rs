//! Actions as text: a verb and what it is done to.

use std::fmt;
use std::str::FromStr;

use dedale_core::names::Named;
use dedale_core::{Seat, UnknownAction};

use crate::action::{Action, Dealt, SEATS};
use crate::cards::Card;
use crate::places::Place;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::PlayPair(card) => write!(f, "play-pair {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::React(card) => write!(f, "react {card}"),
            Action::Cancel(card) => write!(f, "cancel {card}"),
            Action::Under(card) => write!(f, "under {card}"),
            Action::Place(card) => write!(f, "place {card}"),
            Action::Move(place) => write!(f, "move {place}"),
            Action::To(place) => write!(f, "to {place}"),
            Action::Look(place) => write!(f, "look {place}"),
            Action::Trade(seat) => write!(f, "trade {seat}"),
            Action::Target(seat) => write!(f, "target {seat}"),
            Action::Keep(dealt) => write!(f, "keep {dealt}"),
            Action::Draw => f.write_str("draw"),
            Action::Reveal => f.write_str("reveal"),
            Action::Home => f.write_str("home"),
            Action::Pass => f.write_str("pass"),
            Action::PayCharacter => f.write_str("pay-character"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Let => f.write_str("let"),
            Action::LetAll => f.write_str("let-all"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        let mut words = text.split_whitespace();
        let (verb, object, more) = (words.next(), words.next(), words.next());
        let action = match (verb, object, more) {
            (Some(verb), None, _) => alone(verb),
            (Some(verb), Some(object), None) => with_object(verb, object),
            _ => None,
        };
        action.ok_or_else(|| UnknownAction(text.to_owned()))
    }
}

fn alone(verb: &str) -> Option<Action> {
    let actions = [
        Action::Draw,
        Action::Reveal,
        Action::Home,
        Action::Pass,
        Action::PayCharacter,
        Action::Accept,
        Action::Refuse,
        Action::Let,
        Action::LetAll,
        Action::Stop,
    ];
    actions.into_iter().find(|action| action.to_string() == verb)
}

fn with_object(verb: &str, object: &str) -> Option<Action> {
    let card = || Card::from_name(object);
    let place = || Place::from_name(object);
    let seat = || Seat::first(SEATS).find(|seat| seat.to_string() == object);
    match verb {
        "play" => card().map(Action::Play),
        "play-pair" => card().map(Action::PlayPair),
        "discard" => card().map(Action::Discard),
        "offer" => card().map(Action::Offer),
        "give" => card().map(Action::Give),
        "pay" => card().map(Action::Pay),
        "react" => card().map(Action::React),
        "cancel" => card().map(Action::Cancel),
        "under" => card().map(Action::Under),
        "place" => card().map(Action::Place),
        "move" => place().map(Action::Move),
        "to" => place().map(Action::To),
        "look" => place().map(Action::Look),
        "trade" => seat().map(Action::Trade),
        "target" => seat().map(Action::Target),
        "keep" => Dealt::from_name(object).map(Action::Keep),
        _ => None,
    }
}
