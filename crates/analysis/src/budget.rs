use std::time::Duration;

use dedale_games::Details;
use dedale_protocol::Fault;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use web_time::Instant;

/// For how long to think: `{"simulations": 1000}` or `{"milliseconds": 50}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// So many games are tried; the same answer on every machine.
    Simulations(u32),
    /// So long; as far as this machine gets.
    Milliseconds(u32),
}

/// The most that may be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Most {
    /// Simulations.
    pub simulations: u32,
    /// Milliseconds.
    pub milliseconds: u32,
}

/// A budget out of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget of {found} {unit}: expected {least} to {most}")]
pub struct BudgetError {
    /// `simulations` or `milliseconds`.
    pub unit: &'static str,
    /// The budget asked for.
    pub found: u32,
    /// The least there is.
    pub least: u32,
    /// The most there is.
    pub most: u32,
}

impl BudgetError {
    /// The stable code.
    pub const CODE: &'static str = "budget-out-of-range";

    /// The error as data.
    pub fn details(&self) -> Details {
        let expected = format!("{} to {}", self.least, self.most);
        Details::new(Self::CODE).field(format!("budget.{}", self.unit)).found(self.found).expected(expected)
    }
}

impl From<BudgetError> for Fault {
    fn from(error: BudgetError) -> Fault {
        Fault::refused(&error.to_string(), error.details())
    }
}

impl Budget {
    /// A budget small enough that nobody notices the wait, for a first answer.
    pub const AT_ONCE: Budget = Budget::Milliseconds(40);

    /// The same if it is neither nothing nor more than that.
    pub fn within(self, most: Most) -> Result<Budget, BudgetError> {
        let (unit, found, most) = match self {
            Budget::Simulations(number) => ("simulations", number, most.simulations),
            Budget::Milliseconds(number) => ("milliseconds", number, most.milliseconds),
        };
        match (1..=most).contains(&found) {
            true => Ok(self),
            false => Err(BudgetError { unit, found, least: 1, most }),
        }
    }

    /// Whether to go on after so many simulations, from now on. Only a budget of milliseconds looks at a clock.
    pub fn begin(self) -> impl FnMut(u32) -> bool {
        let until = match self {
            Budget::Simulations(_) => None,
            Budget::Milliseconds(number) => Some(Instant::now() + Duration::from_millis(number.into())),
        };
        move |done| match (self, until) {
            (Budget::Simulations(number), _) => done < number,
            (Budget::Milliseconds(_), until) => until.is_some_and(|until| Instant::now() < until),
        }
    }
}
