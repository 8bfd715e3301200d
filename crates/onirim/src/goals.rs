//! The row of goals (ON-A1 to ON-A4).

use std::ops::Deref;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::GoalPair;
use crate::cards::Colour;

/// A goal card: its colour, whether it is found, and when it was reopened, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Goal(u8);

impl Goal {
    const FOUND: u8 = 0b100;
    const REOPENED_SHIFT: u8 = 3;

    /// A goal of a colour, face down if it is found; it was never reopened.
    pub const fn new(colour: Colour, found: bool) -> Goal {
        Goal(colour as u8 | if found { Goal::FOUND } else { 0 })
    }

    const fn reopened_as(colour: Colour, order: u8) -> Goal {
        Goal(colour as u8 | order << Goal::REOPENED_SHIFT)
    }

    /// The colour of the door it asks for.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 & 3)]
    }

    /// Whether it is face down.
    pub fn is_found(self) -> bool {
        self.0 & Goal::FOUND != 0
    }

    /// Which of the reopened goals it is (ON-A3): 1 for the one reopened first; 0 if it was not.
    pub fn reopened(self) -> u8 {
        self.0 >> Goal::REOPENED_SHIFT
    }

    pub(crate) const fn byte(self) -> u8 {
        self.0
    }
}

impl std::fmt::Debug for Goal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.colour(), if self.is_found() { " (found)" } else { "" })?;
        if self.reopened() > 0 { write!(f, " (reopened {})", self.reopened()) } else { Ok(()) }
    }
}

/// The wire form of a goal.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct GoalDocument {
    /// The colour of the door it asks for.
    colour: Colour,
    /// Whether it is face down.
    found: bool,
    /// Which of the reopened goals it is: 1 for the one reopened first. The highest is the next to be matched; absent
    /// if it was not reopened.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(max = 8))]
    reopened: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Serialize for Goal {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (colour, found, reopened) = (self.colour(), self.is_found(), self.reopened());
        GoalDocument { colour, found, reopened }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Goal, D::Error> {
        let GoalDocument { colour, found, reopened } = GoalDocument::deserialize(deserializer)?;
        if usize::from(reopened) > Goals::COUNT {
            return Err(serde::de::Error::custom(format!(
                "reopened: {reopened} is more than {}",
                Goals::COUNT
            )));
        }
        Ok(Goal(Goal::new(colour, found).0 | Goal::reopened_as(colour, reopened).0))
    }
}

impl JsonSchema for Goal {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Goal".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        GoalDocument::json_schema(generator)
    }
}

/// The goals from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Goals([Goal; Goals::COUNT]);

impl Goals {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// ON-A1: two of each colour, face up, in the order of the colours.
    pub(crate) const UNSHUFFLED: Goals = {
        let mut goals = [Goal::new(Colour::Red, false); Goals::COUNT];
        let mut place = 0;
        while place < Goals::COUNT {
            goals[place] = Goal::new(Colour::ALL[place / 2], false);
            place += 1;
        }
        Goals(goals)
    };

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Goal] {
        &mut self.0
    }

    /// Where the next goal to be matched lies; none if all are found.
    pub fn next(&self) -> Option<usize> {
        self.in_order().next()
    }

    /// The places of the goals face up, in the order in which they are to be matched: first those reopened, the last
    /// of them first (ON-A3), then the others from left to right (ON-A2).
    pub fn in_order(&self) -> impl Iterator<Item = usize> {
        let place_of = |order: u8| self.iter().position(|goal| goal.reopened() == order);
        let others = self.iter().enumerate().filter(|(_, goal)| !goal.is_found() && goal.reopened() == 0);
        (1..=self.count_reopened()).rev().filter_map(place_of).chain(others.map(|(place, _)| place))
    }

    /// How many were reopened and not matched since.
    pub(crate) fn count_reopened(&self) -> u8 {
        self.iter().map(|goal| goal.reopened()).max().unwrap_or(0)
    }

    /// Turns a goal face down.
    pub fn find(&mut self, place: usize) {
        self.0[place] = Goal::new(self.0[place].colour(), true);
    }

    /// Turns a goal face up again: it is the next to be matched (ON-A3).
    pub fn reopen(&mut self, place: usize) {
        self.0[place] = Goal::reopened_as(self.0[place].colour(), self.count_reopened() + 1);
    }

    /// Two goals change places, each as it lies (ON-A5).
    pub fn swap(&mut self, pair: GoalPair) {
        self.0.swap(pair.left(), pair.right());
    }
}

impl Deref for Goals {
    type Target = [Goal; Goals::COUNT];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
