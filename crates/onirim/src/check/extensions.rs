//! Goals, spells, towers and premonitions: only in games that are played with them, and only as they can come to lie.

use dedale_core::Broken;

use super::ensure;
use crate::action::Spell;
use crate::cards::Colour;
use crate::decision::Question;
use crate::goals::Goal;
use crate::premonition::{Premonition, PremonitionSet};
use crate::setup::{Premonitions, Towers};
use crate::state::State;

impl State {
    pub(super) fn check_extensions(&self) -> Result<(), Broken> {
        if self.has_book() {
            self.check_goals()?;
            self.check_payments()?;
        } else {
            not_in_play("removed", self.removed.len(), "book")?;
        }
        if self.setup.towers() == Towers::None {
            not_in_play("towers", self.towers.len() as u32, "towers")?;
            not_in_play("tower_looks", self.tower_looks.len(), "towers")?;
        }
        if self.setup.premonitions() == Premonitions::None {
            not_in_play("open_premonitions", self.open.len(), "premonitions")?;
            not_in_play("hidden_premonitions", self.hidden.len(), "premonitions")
        } else {
            self.check_premonitions()
        }
    }

    /// ON-A1, ON-A2: two goals of each colour, as many face down as doors are laid.
    fn check_goals(&self) -> Result<(), Broken> {
        for &colour in Colour::ALL {
            let of_colour = |goal: &&Goal| goal.colour() == colour;
            let goals = self.goals.iter().filter(of_colour).count();
            ensure(goals == 2, || {
                Broken::new("goals", format!("{goals} × {colour}"), 2).because("onirim-goals-of-a-colour")
            })?;
            let found = self.goals.iter().filter(of_colour).filter(|goal| goal.is_found()).count();
            let doors = usize::from(self.doors_on_table().of(colour));
            ensure(found == doors, || {
                Broken::new("goals", format!("{found} × {colour}"), doors).because("onirim-goals-found")
            })?;
        }
        self.check_reopened_goals()
    }

    /// ON-A3: the reopened goals are face up, and numbered from 1 in their order.
    fn check_reopened_goals(&self) -> Result<(), Broken> {
        let reopened = self.goals.iter().filter(|goal| goal.reopened() > 0).count();
        for (place, goal) in self.goals.iter().enumerate().filter(|(_, goal)| goal.reopened() > 0) {
            let order = goal.reopened();
            let alone = self.goals.iter().filter(|other| other.reopened() == order).count() == 1;
            ensure(alone && usize::from(order) <= reopened && !goal.is_found(), || {
                let field = format!("goals[{place}].reopened");
                Broken::new(field, order, reopened).because("onirim-goal-order")
            })?;
        }
        Ok(())
    }

    /// ON-A5: what is out of the game has paid for whole spells, and for the one being paid now.
    fn check_payments(&self) -> Result<(), Broken> {
        let paid_now = match self.question {
            Question::Pay { spell, left } if self.ended.is_none() => {
                u32::from(self.cost(spell).unwrap_or(0).saturating_sub(left))
            }
            _ => 0,
        };
        let removed = self.removed.len();
        ensure(removed >= paid_now, || {
            Broken::new("removed", removed, paid_now).because("onirim-paid-too-little")
        })?;
        let costs = [Spell::Prophecy, Spell::Planning, Spell::Punishment]
            .map(|spell| u32::from(self.cost(spell).unwrap_or(1)));
        ensure(is_sum_of(removed - paid_now, costs), || {
            let costs = costs.map(|cost| cost.to_string()).join(", ");
            Broken::new("removed", removed, costs).because("onirim-paid-for-no-spell")
        })
    }

    /// How many premonitions were turned face up since the start: one by `three-doors`, two by `five-doors`.
    fn check_premonitions(&self) -> Result<(), Broken> {
        if let Some(both) = self.open.filter(|premonition| self.hidden.contains(premonition)).iter().next() {
            return Err(Broken::new("hidden_premonitions", both, 1).because("onirim-premonition-twice"));
        }
        let gone = |premonition| u32::from(self.is_gone(premonition));
        let revealed = gone(Premonition::ThreeDoors) + 2 * gone(Premonition::FiveDoors);
        let at_start = PremonitionSet::ALL.len() - self.setup.premonitions().open_at_start();
        let hidden = self.hidden.len();
        ensure(hidden <= at_start, || {
            Broken::new("hidden_premonitions", hidden, at_start).because("onirim-too-many-face-down")
        })?;
        let least = at_start.saturating_sub(revealed);
        ensure(hidden >= least, || {
            Broken::new("hidden_premonitions", hidden, least).because("onirim-too-few-face-down")
        })
    }

    /// Whether a premonition has struck or was removed.
    pub(super) fn is_gone(&self, premonition: Premonition) -> bool {
        !self.open.contains(premonition) && !self.hidden.contains(premonition)
    }
}

fn not_in_play(field: &str, count: u32, extension: &str) -> Result<(), Broken> {
    ensure(count == 0, || Broken::new(field, count, extension).because("onirim-not-in-play"))
}

/// Whether a number is a sum of these, each taken any number of times.
fn is_sum_of(sum: u32, [one, another, third]: [u32; 3]) -> bool {
    let rests = (0..=sum / one).map(|times| sum - times * one);
    rests.into_iter().any(|rest| (0..=rest / another).any(|times| (rest - times * another) % third == 0))
}
