//! Puzzles that ask for a whole turn: in games where one plans it to find treasures, in answers of any order.

use dedale_analysis::Budget;
use dedale_bots::{Player as _, Roster, by_name, tell, treasures_found};
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Match, Observer};
use dedale_games::{AnyMatch, with_match};
use dedale_protocol::{FoundBy, Hint};

use crate::asking::ASKED;
use crate::levels::found_by;
use crate::search::{Criteria, adviser, rated};
use crate::{Puzzle, rating};

/// Of the simulations for one answer, one in so many is enough for a turn: each of them looks at whole turns itself.
const ONE_IN: u32 = 100;
/// How many random turns are tried: the fewer of them reach the goal, the harder it is.
const RANDOM_TURNS: u32 = 1000;
/// Tries of each other level.
const TRIES: u32 = 4;
/// In how many worlds, as the seat may imagine them, the turn must find its treasures.
const WORLDS: u64 = 32;

/// The treasures found from one moment of a game to a later one.
pub(crate) fn treasures_between(before: &AnyMatch, after: &AnyMatch) -> u32 {
    let [before, after] = [before, after].map(|game| treasures_found(game).unwrap_or(0));
    after.saturating_sub(before)
}

/// A turn that may be a puzzle: a strong level of the bots finds treasures in it, as many as anybody is asked for.
pub(crate) struct Candidate {
    game: AnyMatch,
    goal: u32,
    found: Vec<FoundBy>,
    pub(crate) rating: u32,
}

impl Candidate {
    /// The turn that begins now, if it may be a puzzle.
    pub(crate) fn of(game: AnyMatch) -> Option<Candidate> {
        let finds = |bot: &str, chance: &mut Quick| treasures_found_by(bot, &game, chance);
        let goal = finds(dedale_bots::strongest_quick(game.id()), &mut Seed::quick_from(0));
        if goal == 0 {
            return None;
        }
        let [random, ..] = dedale_bots::names(game.id()) else { return None };
        let tries = |bot: &str| if bot == *random { RANDOM_TURNS } else { TRIES };
        let found = found_by(game.id(), tries, |bot, chance| finds(bot, chance) >= goal);
        let rating = rating::of_puzzle(&found);
        Some(Candidate { game, goal, found, rating })
    }

    /// It is one if the best turn, as the adviser sees it, surely finds as much.
    pub(crate) fn puzzle(self, bot: &str, criteria: &Criteria) -> Option<Puzzle> {
        let Candidate { game, goal, found, rating } = self;
        let hints = adviser(&game, bot)?.more(Budget::Simulations((criteria.simulations / ONE_IN).max(1)));
        let best = hints.first()?;
        finds_surely(&game, best, goal).then(|| Puzzle {
            rating,
            bot: bot.to_owned(),
            right: 1,
            goal: Some(goal),
            pace: best.pace,
            then: best.then.clone(),
            why: best.why.clone(),
            found,
            record: game.playing().record_text().expect("it began with a deal"),
            answers: vec![rated(best)],
        })
    }
}

/// Whether an answer and those that go with it find as much in every world the seat may imagine.
fn finds_surely(game: &AnyMatch, best: &Hint, goal: u32) -> bool {
    (0..WORLDS).all(|world| {
        let Ok(before) = game.sample_world(Observer::Seat(ASKED), world) else { return false };
        let mut after = before.clone();
        let mut turn = [&best.action].into_iter().chain(&best.then);
        turn.all(|answer| after.playing_mut().act(answer).is_ok())
            && treasures_between(&before, &after) >= goal
    })
}

/// How many treasures a level of the bots finds in the turn. It hears the game once, and keeps its plan.
fn treasures_found_by(bot: &str, game: &AnyMatch, chance: &mut Quick) -> u32 {
    fn after<G: Roster>(game: &Match<G>, bot: &str, chance: &mut Quick) -> AnyMatch {
        let mut player = by_name::<G>(bot).expect("a bot of the list");
        player.begin(ASKED);
        let (mut game, mut heard) = (game.clone(), 0);
        while let Some(at) = game.perspective().filter(|at| at.seat() == ASKED) {
            tell(&mut player, ASKED, game.state(), &game.events()[heard..]);
            heard = game.events().len();
            let action = player.choose(at, chance);
            game.act(action).expect("bots answer by the rules");
        }
        G::into_any(game)
    }
    treasures_between(game, &with_match!(game, game => after(game, bot, chance)))
}
