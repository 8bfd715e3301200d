use std::sync::Arc;

use dedale_bots::net::{Active, Net};
use dedale_bots::onirim::{Afterstate, Hard, Nets, base_features, best, features, wide};
use dedale_core::Chance as _;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, Book, Communication, Legal, Premonitions, Setup, State, Towers, View};

use crate::opening::{advanced, advanced_with_book, dealt};

/// Which games a net is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Field {
    /// The base game for one.
    #[default]
    Base,
    /// Extensions and two players.
    Wide,
}

/// The afterstate of the best choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum After {
    Base(Afterstate),
    Wide(Option<Active>),
}

impl After {
    /// The rows it switches on; none if the game is over.
    pub(crate) fn active(&self) -> Option<Active> {
        match self {
            After::Base(Afterstate::Open(situation)) => Some(features::active(situation)),
            After::Base(Afterstate::Won | Afterstate::Lost) => None,
            After::Wide(active) => *active,
        }
    }
}

/// The best choice by a net.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Chosen {
    pub(crate) action: Action,
    pub(crate) after: After,
    pub(crate) log_odds: f32,
}

impl Field {
    /// How many rows its nets have.
    pub fn rows(self) -> usize {
        match self {
            Field::Base => features::ROWS,
            Field::Wide => wide::ROWS,
        }
    }

    /// The name of its features.
    pub fn features(self) -> String {
        match self {
            Field::Base => base_features(),
            Field::Wide => wide::wide_features(),
        }
    }

    /// A player with such a net.
    pub fn player(self, net: Net) -> Hard {
        let net = Some(Arc::new(net));
        Hard::with(match self {
            Field::Base => Nets { base: net, ..Nets::default() },
            Field::Wide => Nets { wide: net, ..Nets::default() },
        })
    }

    pub(crate) fn best(self, net: &Net, view: &View, legal: &Legal) -> Chosen {
        let chosen = match self {
            Field::Base => best(net, view, legal).map(|choice| Chosen {
                action: choice.action,
                after: After::Base(choice.after),
                log_odds: choice.log_odds,
            }),
            Field::Wide => wide::best_wide(net, view, legal).map(|choice| Chosen {
                action: choice.action,
                after: After::Wide(choice.active),
                log_odds: choice.log_odds,
            }),
        };
        chosen.expect("every legal action leads somewhere")
    }

    /// The games a net is checked with, each in the same number.
    pub fn checked(self) -> Vec<Setup> {
        match self {
            Field::Base => vec![Setup::solo()],
            Field::Wide => vec![
                Setup::solo().with_book(Book::Normal),
                Setup::solo().with_towers(Towers::Normal),
                Setup::solo().with_premonitions(Premonitions::Four),
                Setup::duo(Communication::Open),
            ],
        }
    }

    /// A game to learn from, from the normal deal or some way on.
    pub(crate) fn opened(self, some_way_on: bool, chance: &mut Quick) -> State {
        match (self, some_way_on) {
            (Field::Base, true) => advanced(chance),
            (Field::Base, false) => dealt(&Setup::solo(), chance),
            (Field::Wide, _) => {
                let setup = any_wide(chance);
                if some_way_on { advanced_with_book(&setup, chance) } else { dealt(&setup, chance) }
            }
        }
    }
}

/// Mostly one extension or two players, now and then anything at all.
fn any_wide(chance: &mut Quick) -> Setup {
    let communication = Communication::ALL[chance.pick(2) as usize];
    let hard = chance.pick(4) == 0;
    match chance.pick(6) {
        0 => Setup::solo().with_book(if hard { Book::Hard } else { Book::Normal }),
        1 => Setup::solo().with_towers(if hard { Towers::Ruins } else { Towers::Normal }),
        2 => Setup::solo().with_premonitions(if hard { Premonitions::Six } else { Premonitions::Four }),
        3 => Setup::duo(Communication::Open),
        4 => Setup::duo(communication),
        _ => {
            let at = chance.pick(72) as usize;
            Setup::all(communication).nth(at).unwrap_or_default()
        }
    }
}
