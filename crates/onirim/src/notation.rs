//! Actions as text: a verb and what it is done to.

use std::fmt;
use std::str::FromStr;

use dedale_core::UnknownAction;

use crate::action::{Action, End, GoalPair, Owner, Source, Spell};
use crate::cards::{Card, Colour, Face, Tower};
use crate::premonition::Premonition;
use dedale_core::names::Named;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |source: Source| if source == Source::Own { "" } else { "common " };
        match *self {
            Action::Play(source, room) => write!(f, "play {}{}", of(source), room.card()),
            Action::PlayTower(source, tower, end) => {
                write!(f, "play {}{} {end}", of(source), Card::tower(tower))
            }
            Action::Discard(source, card) => write!(f, "discard {}{card}", of(source)),
            Action::Search => f.write_str("search"),
            Action::Decline => f.write_str("decline"),
            Action::Limbo => f.write_str("limbo"),
            Action::Reveal => f.write_str("reveal"),
            Action::Redraw => f.write_str("redraw"),
            Action::Return(Owner::Own, colour) => write!(f, "return {colour}"),
            Action::Return(Owner::Partner, colour) => write!(f, "return partner {colour}"),
            Action::Buy(Source::Own) => f.write_str("buy"),
            Action::Buy(Source::Common) => f.write_str("buy common"),
            Action::Keep => f.write_str("keep"),
            Action::Look => f.write_str("look"),
            Action::LookAt(number) => write!(f, "look {number}"),
            Action::Draw => f.write_str("draw"),
            Action::FalseDestruction => f.write_str("false-destruction"),
            Action::Into(source) => write!(f, "into {source}"),
            Action::Fetch => f.write_str("fetch"),
            Action::Cast(spell) => write!(f, "cast {spell}"),
            Action::Place(card) => write!(f, "place {card}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Suffer(premonition) => write!(f, "suffer {premonition}"),
            Action::Remove(premonition) => write!(f, "remove {premonition}"),
            Action::SwapGoals(pair) => write!(f, "swap-goals {} {}", pair.left() + 1, pair.right() + 1),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        let mut words = [""; 4];
        let mut count = 0;
        for word in text.split_whitespace() {
            let place = words.get_mut(count).ok_or_else(|| unknown(text))?;
            *place = word;
            count += 1;
        }
        parse(&words[..count]).ok_or_else(|| unknown(text))
    }
}

fn unknown(text: &str) -> UnknownAction {
    UnknownAction(text.to_owned())
}

fn parse(words: &[&str]) -> Option<Action> {
    let (&verb, rest) = words.split_first()?;
    let (source, rest) = match rest {
        ["common", rest @ ..] if ["play", "discard", "buy"].contains(&verb) => (Source::Common, rest),
        _ => (Source::Own, rest),
    };
    let card = |name| Card::from_name(name);
    let labyrinth = |name| card(name).filter(|card| card.is_labyrinth());
    match (verb, rest) {
        ("play", [name]) => card(name)?.as_room().map(|room| Action::Play(source, room)),
        ("play", [name, end]) => match card(name)?.face() {
            Face::Tower(tower) => Some(Action::PlayTower(source, tower, End::from_name(end)?)),
            _ => None,
        },
        ("discard", [name]) if source == Source::Common => Some(Action::Discard(source, labyrinth(name)?)),
        ("discard", [name]) => Some(Action::Discard(source, card(name)?)),
        ("buy", []) => Some(Action::Buy(source)),
        ("search", []) => Some(Action::Search),
        ("decline", []) => Some(Action::Decline),
        ("limbo", []) => Some(Action::Limbo),
        ("reveal", []) => Some(Action::Reveal),
        ("redraw", []) => Some(Action::Redraw),
        ("return", [colour]) => Some(Action::Return(Owner::Own, Colour::from_name(colour)?)),
        ("return", ["partner", colour]) => Some(Action::Return(Owner::Partner, Colour::from_name(colour)?)),
        ("keep", []) => Some(Action::Keep),
        ("look", []) => Some(Action::Look),
        ("look", [number]) => {
            let mut numbers = Tower::LEAST..=Tower::MOST;
            numbers.find(|known| known.to_string() == *number).map(Action::LookAt)
        }
        ("draw", []) => Some(Action::Draw),
        ("false-destruction", []) => Some(Action::FalseDestruction),
        ("into", [hand]) => Some(Action::Into(Source::from_name(hand)?)),
        ("fetch", []) => Some(Action::Fetch),
        ("cast", [spell]) => Some(Action::Cast(Spell::from_name(spell)?)),
        ("place", [name]) => Some(Action::Place(card(name)?)),
        ("pay", [name]) => Some(Action::Pay(card(name)?)),
        ("take", [name]) => Some(Action::Take(card(name)?)),
        ("give", [name]) => Some(Action::Give(labyrinth(name)?)),
        ("suffer", [name]) => Some(Action::Suffer(Premonition::from_name(name)?)),
        ("remove", [name]) => Some(Action::Remove(Premonition::from_name(name)?)),
        ("swap-goals", [left, right]) => {
            let place = |number: &str| number.parse::<u8>().ok()?.checked_sub(1);
            Some(Action::SwapGoals(GoalPair::new(place(left)?, place(right)?)?))
        }
        _ => None,
    }
}
