use dedale_bots::{Advice, Adviser as _, Roster, briefed_by_the_table, own_chance};
use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_games::{AnyMatch, Problem, with_match};
use dedale_protocol::{Hint, Pace};

use crate::Budget;
use crate::numbers::rounded;
use crate::why::Explanation;

/// Hints about the current decision of a match, found in slices: each goes on from the last. They come from the knowledge of
/// the seat that must answer, and so does their chance.
pub struct Hints {
    seat: Seat,
    step: usize,
    tried: u32,
    thinker: Box<dyn Thinker>,
}

impl Hints {
    /// Enough trials for a good estimate; more would only use memory.
    pub const ENOUGH: u32 = 20_000;

    /// Thinks about the decision at hand; nothing is to be thought about when the match is over.
    pub fn of(game: &AnyMatch) -> Result<Hints, Problem> {
        Hints::at_table(game, &[])
    }

    /// The same at a table where these bots have a seat; none is a person.
    pub fn at_table(game: &AnyMatch, bots: &[Option<String>]) -> Result<Hints, Problem> {
        let bots: Vec<_> = bots.iter().map(Option::as_deref).collect();
        with_match!(game, game => {
            let at = game.perspective().ok_or(Problem::Over)?;
            let mut adviser = briefed_by_the_table(game).ok_or(Problem::Over)?;
            adviser.expect_bots(&bots);
            let (seat, chance, explanation) = (at.seat(), own_chance(at), Explanation::new(own_chance(at)));
            let thinker = Box::new(AdviserAtWork { state: *game.state(), adviser, chance, explanation });
            Ok(Hints { seat, step: game.step(), tried: 0, thinker })
        })
    }

    /// The seat that must answer.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The step of the match it is about.
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many games were tried so far.
    pub fn tried(&self) -> u32 {
        self.tried
    }

    /// The first answer, before anybody notices having waited: every legal action, the best first.
    pub fn first(&mut self) -> Vec<Hint> {
        self.more(Budget::AT_ONCE)
    }

    /// Thinks on: every legal action, the best first.
    pub fn more(&mut self, budget: Budget) -> Vec<Hint> {
        self.think(&mut budget.begin())
    }

    /// Thinks on for as long as `go_on` says so, which is asked with how much was tried in this slice.
    pub fn think(&mut self, go_on: &mut dyn FnMut(u32) -> bool) -> Vec<Hint> {
        let mut tried = 0;
        let hints = self.thinker.think(&mut |done| {
            tried = done;
            go_on(done)
        });
        self.tried = self.tried.saturating_add(tried);
        hints
    }
}

/// A slice of so many simulations has one playout that tells why the best answer is better, within these bounds.
const PLAYOUTS_SHARE: u32 = 16;
const LEAST_PLAYOUTS: u32 = 2;
const MOST_PLAYOUTS: u32 = 64;

/// Any game's adviser at work.
trait Thinker: Send {
    fn think(&mut self, go_on: &mut dyn FnMut(u32) -> bool) -> Vec<Hint>;
}

struct AdviserAtWork<G: Roster> {
    state: G,
    adviser: G::Adviser,
    chance: Quick,
    explanation: Explanation<G>,
}

impl<G: Roster> Thinker for AdviserAtWork<G> {
    fn think(&mut self, go_on: &mut dyn FnMut(u32) -> bool) -> Vec<Hint> {
        let at = Perspective::of_decider(&self.state).expect("somebody must answer");
        let mut tried = 0;
        let advice = self.adviser.advise(at, &mut self.chance, &mut |done| {
            tried = done;
            go_on(done)
        });
        let playouts = (tried / PLAYOUTS_SHARE).clamp(LEAST_PLAYOUTS, MOST_PLAYOUTS);
        let why = self.explanation.of_best(&self.adviser, at, &advice, playouts);
        let mut hints: Vec<_> = advice.into_iter().map(|advice| hint(advice.into_text())).collect();
        if let Some(best) = hints.first_mut() {
            best.why = why;
        }
        hints
    }
}

fn hint(Advice { action, then, visits, worth, error, pace }: Advice<String>) -> Hint {
    let pace = pace.map(|pace| Pace {
        turns: rounded(pace.turns),
        error: rounded(pace.error),
        now: rounded(pace.now),
        next: rounded(pace.next),
    });
    Hint { action, then, chance: rounded(worth), error: rounded(error), visits, pace, why: None, text: None }
}
