//! The decisions of a game that are worth thinking about, and what was found.

use dedale_bots::Roster;
use dedale_core::record::Step;
use dedale_core::{Legal as _, Match, Seat};

use crate::Judged;
use crate::analysis::Standing;
use crate::deliberation::{Deliberates, Deliberation};
use crate::judged::Opinion;
use crate::numbers::rounded;
use crate::sides::sides;

/// A decision to evaluate: the game after so many steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Point {
    pub(crate) step: usize,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    /// Somebody chose between several answers.
    Choice,
    /// Somebody gave up.
    Concession(Seat),
    /// Nobody has answered yet.
    Standing,
}

/// The decisions of a match that had more than one answer, its concession, and the one that nobody has made yet.
pub(crate) fn points<G: Roster>(game: &Match<G>) -> Vec<Point> {
    let mut then = game.at(0).expect("every match has a beginning");
    let mut points = Vec::new();
    for (step, &taken) in game.steps().iter().enumerate() {
        match taken {
            Step::Act(_) if then.state().legal().len() > 1 => points.push(Point { step, kind: Kind::Choice }),
            Step::Act(_) => {}
            Step::Concede(seat) => points.push(Point { step, kind: Kind::Concession(seat) }),
        }
        then.take(taken).expect("a step that was taken");
    }
    if then.decider().is_some() {
        points.push(Point { step: game.step(), kind: Kind::Standing });
    }
    points
}

/// The result of evaluating one decision.
pub(crate) enum Finding {
    Judged(Box<Judged>),
    Standing(Standing),
}

/// The adviser for a decision; none if there is nothing to think about: an opponent's concession is judged by what they
/// expected before.
pub(crate) fn deliberation<G: Roster>(
    game: &Match<G>,
    Point { step, kind }: Point,
    simulations: u32,
) -> Option<Box<dyn Deliberates>> {
    let then = game.at(step).expect("a step of the match");
    let decider = then.decider().expect("somebody had to answer");
    if matches!(kind, Kind::Concession(seat) if !are_team_mates::<G>(seat, decider)) {
        return None;
    }
    let deliberation = Deliberation::new(then, taken(game, step), simulations);
    Some(Box::new(deliberation.expect("somebody had to answer")))
}

fn are_team_mates<G: Roster>(one: Seat, other: Seat) -> bool {
    sides(G::GAME, usize::MAX).iter().any(|side| side.contains(&one) && side.contains(&other))
}

/// The answer that was given after so many steps.
fn taken<G: Roster>(game: &Match<G>, step: usize) -> Option<G::Action> {
    match game.steps().get(step) {
        Some(Step::Act(action)) => Some(*action),
        Some(Step::Concede(_)) | None => None,
    }
}

/// The result for a decision, by the opinion of its adviser.
pub(crate) fn finding<G: Roster>(
    game: &Match<G>,
    Point { step, kind }: Point,
    opinion: Option<Opinion>,
    last_expected: impl Fn(Seat) -> f64,
) -> Finding {
    let then = game.at(step).expect("a step of the match");
    let decider = then.decider().expect("somebody had to answer");
    let turn = then.state().turns();
    match (kind, taken(game, step), opinion) {
        (Kind::Choice, Some(taken), Some(opinion)) => {
            Finding::Judged(Box::new(opinion.judged(step, turn, decider, &taken.to_string())))
        }
        (Kind::Concession(seat), _, opinion) => {
            let (chance, best, then) = match opinion {
                Some(Opinion { best, .. }) => (rounded(best.worth), best.action, best.then),
                None => (last_expected(seat), String::new(), Vec::new()),
            };
            let taken = Step::<G::Action>::Concede(seat).to_string();
            Finding::Judged(Box::new(Judged {
                step,
                turn,
                seat,
                taken,
                best,
                then,
                chance,
                worth: 0.0,
                error: 0.0,
                turns: None,
                why: None,
            }))
        }
        (Kind::Standing | Kind::Choice, _, opinion) => {
            let chance =
                opinion.map_or_else(|| last_expected(decider), |opinion| rounded(opinion.best.worth));
            Finding::Standing(Standing { seat: decider, chance })
        }
    }
}
