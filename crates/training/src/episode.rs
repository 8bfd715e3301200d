//! Self-play for TD(λ) (Sutton, 1988) over afterstates, with ε-greedy exploration.

use dedale_bots::net::{Active, Net, probability};
use dedale_bots::onirim::{Afterstate, Choice, best, features};
use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Perspective, Rules as _, Silent};
use dedale_onirim::{Action, Card, Legal, Question, State, View};

/// ε-greedy exploration: one decision in so many is any legal one.
const EXPLORED_ONE_IN: u32 = 64;
/// One decision in so many at which a key could be discarded for a prophecy is made so.
const PROPHECY_ONE_IN: u32 = 24;

/// A choice of a game: where it led, and what the net thought it best to expect there.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The rows of the afterstate it led to; none if that ended the game.
    active: Option<Active>,
    /// The net's probability of winning with the best choice.
    expected: f32,
    /// Whether another than the best was chosen.
    explored: bool,
}

/// A game played by a net: what it may learn from.
#[derive(Clone, Debug, Default)]
pub struct Episode {
    steps: Vec<Step>,
    /// Whether it was won.
    pub won: bool,
}

impl Episode {
    /// Plays a game to its end, or until it cannot be won any more.
    pub fn play(&mut self, net: &Net, mut state: State, chance: &mut Quick) {
        self.steps.clear();
        let mut last = None;
        while let Some(at) = Perspective::of_decider(&state) {
            let (view, legal) = (at.view(), at.legal());
            if view.unwinnable {
                break;
            }
            let greedy = choice(net, &view, &legal);
            let other = explored(&view, &legal, chance).filter(|&action| action != greedy.action);
            let chosen = other.map_or(greedy, |action| only(net, &view, action));
            if last != Some(chosen.after) {
                self.steps.push(Step {
                    active: active(&chosen.after),
                    expected: probability(greedy.log_odds),
                    explored: other.is_some(),
                });
            }
            last = Some(chosen.after);
            state.apply(chosen.action, &mut Silent(&mut *chance));
        }
        self.won = state.outcome().is_some_and(|outcome| outcome.is_win());
    }

    /// Each afterstate of the game and the λ-return it should have been valued at, the last one first. What came after an
    /// explored choice does not count for those before it.
    pub fn targets(&self, lambda: f32) -> impl Iterator<Item = (Active, f32)> + '_ {
        let mut target = if self.won { 1.0 } else { 0.0 };
        self.steps.iter().rev().filter_map(move |step| {
            let pair = step.active.map(|active| (active, target));
            let lambda_return = (1.0 - lambda) * step.expected + lambda * target;
            target = if step.explored { step.expected } else { lambda_return };
            pair
        })
    }
}

/// The best choice by a net.
pub(crate) fn choice(net: &Net, view: &View, legal: &Legal) -> Choice {
    best(net, view, legal).expect("every legal action of the base game leads somewhere")
}

/// The rows an afterstate switches on; none if the game is over.
fn active(after: &Afterstate) -> Option<Active> {
    match after {
        Afterstate::Open(situation) => Some(features::active(situation)),
        Afterstate::Won | Afterstate::Lost => None,
    }
}

/// The one action, and the best it leads to.
fn only(net: &Net, view: &View, action: Action) -> Choice {
    let mut legal = Legal::new();
    legal.insert(action);
    choice(net, view, &legal)
}

/// Another action than the best, now and then.
fn explored(view: &View, legal: &Legal, chance: &mut Quick) -> Option<Action> {
    if view.question == Some(Question::Turn) && chance.pick(PROPHECY_ONE_IN) == 0 {
        let keys: Vec<_> = legal
            .iter()
            .filter(|action| matches!(action, Action::Discard(_, card) if card.is_key()))
            .collect();
        if !keys.is_empty() {
            return Some(keys[chance.pick(keys.len() as u32) as usize]);
        }
    }
    let ruinous = |action: &Action| {
        let discards_door = |card: &Card| !card.is_labyrinth() && *card != Card::NIGHTMARE;
        matches!(action, Action::Discard(_, card) if discards_door(card))
    };
    let explores = chance.pick(EXPLORED_ONE_IN) == 0;
    let action = legal.nth(chance.pick(legal.len())).filter(|_| explores)?;
    Some(action).filter(|action| !ruinous(action))
}
