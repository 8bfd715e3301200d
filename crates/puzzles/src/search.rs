//! The search for puzzles in games that were played.

use dedale_analysis::{Budget, Hints};
use dedale_bots::{Roster, UnknownBot, treasures_found};
use dedale_core::chance::Seed;
use dedale_core::{Match, Seat};
use dedale_games::{AnyMatch, Listed, with_match};
use dedale_protocol::Hint;

use crate::asking::ASKED;
use crate::levels::found_by;
use crate::turn::Candidate;
use crate::{Puzzle, Rated, rating, second_opinion};

/// What makes a position a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Criteria {
    /// The least by which a right answer wins more often than a wrong one, from 0 to 1.
    pub gap: f64,
    /// The simulations for a decision that looks like a puzzle; an eighth of them for any other.
    pub simulations: u32,
    /// The least rating: what is easier asks nothing of anybody.
    pub rating: u32,
    /// The highest rating.
    pub hardest: u32,
}

impl Default for Criteria {
    fn default() -> Criteria {
        Criteria { gap: 0.08, simulations: 4_000, rating: 700, hardest: u32::MAX }
    }
}

impl Criteria {
    fn suits(&self, rating: u32) -> bool {
        (self.rating..=self.hardest).contains(&rating)
    }
}

/// Answers whose chances differ by less than this are equally right.
const LEVEL: f64 = 0.02;
/// At most one in so many answers is right.
const ONE_IN: usize = 4;
/// A gap must have so many standard errors.
const CERTAIN: f64 = 3.0;
/// The best answers must be tried so often.
const TRIED: u32 = 30;
/// Tries of a level whose decisions cost little, and of one that searches.
const TRIES: (u32, u32) = (16, 4);
/// Of all simulations, one in so many is for a first look.
const FIRST_LOOK: u32 = 8;

/// A game that a bot plays on all seats, for puzzles to be looked for in it.
pub fn self_play<G: Roster>(setup: &G::Setup, bot: &str, seed: u64) -> Result<AnyMatch, UnknownBot> {
    let mut game = Match::<G>::new(setup, Seed::Quick(seed));
    let mut chance = Seed::quick_from(!seed);
    let mut player = dedale_bots::by_name::<G>(bot)?;
    while let Some(action) = dedale_bots::answer(&mut player, &game, &mut chance) {
        game.act(action).expect("bots answer by the rules");
    }
    Ok(G::into_any(game))
}

/// The search for a puzzle in a game, a decision at a time: the hardest among the decisions of the first seat, or the last of its
/// turns that is one.
#[derive(Debug)]
pub struct Search {
    game: AnyMatch,
    bot: String,
    criteria: Criteria,
    is_about_turns: bool,
    /// Where it still looks; the next one is at the end.
    steps: Vec<usize>,
    found: Option<Puzzle>,
}

impl Search {
    /// `bot` is the one on the other seats.
    pub fn new(game: AnyMatch, bot: &str, criteria: Criteria) -> Search {
        let is_about_turns = treasures_found(&game).is_some();
        let steps = 0..game.playing().step();
        let steps = match is_about_turns {
            true => steps.filter(|&step| begins_turn(&game, step)).collect(),
            false => steps.rev().collect(),
        };
        Search { game, bot: bot.to_owned(), criteria, is_about_turns, steps, found: None }
    }

    /// Looks at one more decision, or turn; false if there is none left.
    pub fn step(&mut self) -> bool {
        let Some(step) = self.steps.pop() else { return false };
        let Some(game) = after(&self.game, step) else { return true };
        if self.is_about_turns {
            self.found = at_turn(game, &self.bot, &self.criteria);
            if self.found.is_some() {
                self.steps.clear();
            }
        } else if let Some(puzzle) = at_decision(&game, &self.bot, &self.criteria)
            && self.found.as_ref().is_none_or(|found| found.rating <= puzzle.rating)
        {
            self.found = Some(puzzle);
        }
        true
    }

    /// The puzzle, if there is one so far.
    pub fn found(self) -> Option<Puzzle> {
        self.found
    }
}

/// The puzzle of a game; see [`Search`].
pub fn in_match(game: &AnyMatch, bot: &str, criteria: &Criteria) -> Option<Puzzle> {
    let mut search = Search::new(game.clone(), bot, *criteria);
    while search.step() {}
    search.found()
}

/// The turn that begins now as a puzzle, if it is one.
fn at_turn(game: AnyMatch, bot: &str, criteria: &Criteria) -> Option<Puzzle> {
    let candidate = Candidate::of(game).filter(|turn| criteria.suits(turn.rating))?;
    candidate.puzzle(bot, criteria)
}

/// Whether somebody else decided before this step.
fn begins_turn(game: &AnyMatch, step: usize) -> bool {
    fn decided_before<G: Listed>(game: &Match<G>, step: usize) -> Option<Seat> {
        game.at(step.checked_sub(1)?).ok()?.decider()
    }
    with_match!(game, game => decided_before(game, step)) != Some(ASKED)
}

/// The match after so many steps, if the first seat has a choice then.
fn after(game: &AnyMatch, step: usize) -> Option<AnyMatch> {
    fn at<G: Listed>(game: &Match<G>, step: usize) -> Option<AnyMatch> {
        Some(G::into_any(game.at(step).ok()?))
    }
    let then = with_match!(game, game => at(game, step))?;
    let playing = then.playing();
    (playing.decider() == Some(ASKED) && playing.legal().len() > 1).then_some(then)
}

/// The adviser of the seat that is asked, at a table where a bot plays the others.
pub(crate) fn adviser(game: &AnyMatch, bot: &str) -> Option<Hints> {
    let bots: Vec<_> =
        Seat::first(game.playing().seats()).map(|seat| (seat != ASKED).then(|| bot.to_owned())).collect();
    Hints::at_table(game, &bots).ok()
}

/// The decision at hand as a puzzle, if it is one.
fn at_decision(game: &AnyMatch, bot: &str, criteria: &Criteria) -> Option<Puzzle> {
    let mut search = adviser(game, bot)?;
    let first_look = search.more(Budget::Simulations((criteria.simulations / FIRST_LOOK).max(1)));
    if !is_promising(&first_look, criteria.gap) {
        return None;
    }
    let hints = by_chance(search.more(Budget::Simulations(criteria.simulations)));
    let right = right_answers(&hints, criteria.gap)?;
    let (best, wrong) = (&hints[0], &hints[right]);
    let plan: Vec<_> = [&best.action].into_iter().chain(&best.then).map(String::as_str).collect();
    let (difference, error) = second_opinion::difference(game, &plan, &wrong.action);
    if difference < criteria.gap / 2.0 || difference < CERTAIN * error {
        return None;
    }
    let is_right = |answer: String| hints[..right].iter().any(|hint| hint.action == answer);
    let answer =
        |bot: &str, chance: &mut _| dedale_bots::choose(game, bot, chance).expect("a bot of the list");
    let tries = |bot: &str| if dedale_bots::is_quick(game.id(), bot) { TRIES.0 } else { TRIES.1 };
    let found = found_by(game.id(), tries, |bot, chance| answer(bot, chance).is_some_and(is_right));
    let rating = rating::of_puzzle(&found);
    criteria.suits(rating).then(|| Puzzle {
        rating,
        bot: bot.to_owned(),
        right,
        goal: None,
        pace: None,
        then: best.then.clone(),
        why: best.why.clone(),
        found,
        record: game.playing().record_text().expect("it began with a deal"),
        answers: hints.iter().map(rated).collect(),
    })
}

/// Whether more simulations may show a gap: the best answer is not level with most others, and neither lost nor won anyway.
fn is_promising(hints: &[Hint], gap: f64) -> bool {
    let best = hints.iter().map(|hint| hint.chance).fold(0.0, f64::max);
    let level = hints.iter().filter(|hint| hint.chance > best - gap / 2.0).count();
    best >= gap && level <= hints.len().div_ceil(2)
}

fn by_chance(mut hints: Vec<Hint>) -> Vec<Hint> {
    hints.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    hints
}

/// How many of these answers, the best first, are right; none if they are not clearly better than the others.
fn right_answers(hints: &[Hint], gap: f64) -> Option<usize> {
    let best = hints.first()?;
    let right = hints.iter().take_while(|hint| hint.chance > best.chance - LEVEL).count();
    let wrong = hints.get(right)?;
    let difference = best.chance - wrong.chance;
    let clear = difference >= gap && difference >= CERTAIN * best.error.hypot(wrong.error);
    let tried = hints.iter().all(|hint| hint.visits > 0) && best.visits.min(wrong.visits) >= TRIED;
    (clear && tried && right <= (hints.len() / ONE_IN).max(1)).then_some(right)
}

pub(crate) fn rated(hint: &Hint) -> Rated {
    let in_thousandths = |number: f64| (number * 1000.0).round() / 1000.0;
    Rated(hint.action.clone(), in_thousandths(hint.chance), in_thousandths(hint.error), hint.visits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(chances: &[f64]) -> Vec<Hint> {
        let hint = |&chance: &f64| Hint {
            action: String::new(),
            then: Vec::new(),
            chance,
            error: 0.01,
            visits: 100,
            pace: None,
            why: None,
            text: None,
        };
        chances.iter().map(hint).collect()
    }

    #[test]
    fn a_puzzle_has_one_answer_that_is_clearly_best_or_a_few_that_are_level() {
        let right = |chances: &[f64]| right_answers(&answers(chances), 0.08);
        assert_eq!(right(&[0.6, 0.5, 0.4]), Some(1));
        assert_eq!(right(&[0.6, 0.55, 0.4]), None, "five points are no clear difference");
        assert_eq!(right(&[0.6, 0.59, 0.4]), None, "two of three are no puzzle");
        assert_eq!(right(&[0.6, 0.59, 0.4, 0.4, 0.3, 0.3, 0.2, 0.1]), Some(2));
        assert_eq!(right(&[0.6, 0.59]), None, "no answer is wrong");
        assert_eq!(right(&[]), None);
    }

    #[test]
    fn a_difference_that_may_be_sampling_error_is_no_puzzle() {
        let mut hints = answers(&[0.6, 0.5, 0.4]);
        hints[1].error = 0.04;
        assert_eq!(right_answers(&hints, 0.08), None);
    }

    #[test]
    fn answers_nobody_tried_often_enough_make_no_puzzle() {
        let mut hints = answers(&[0.6, 0.5, 0.4]);
        hints[1].visits = TRIED - 1;
        assert_eq!(right_answers(&hints, 0.08), None);
        hints[1].visits = TRIED;
        hints[2].visits = 0;
        assert_eq!(right_answers(&hints, 0.08), None);
    }

    #[test]
    fn only_decisions_that_may_have_a_gap_are_searched_further() {
        assert!(is_promising(&answers(&[0.6, 0.5, 0.4]), 0.08));
        assert!(!is_promising(&answers(&[0.6, 0.59, 0.58, 0.3]), 0.08), "most are level");
        assert!(!is_promising(&answers(&[0.05, 0.0]), 0.08), "lost anyway");
    }
}
