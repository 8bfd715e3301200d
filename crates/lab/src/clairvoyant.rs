//! Whether a deal can be won at all: hill climbing with restarts over the answers, with chance known in advance.

use dedale_bots::Bot;
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Action, Chance, Legal};
use serde::{Deserialize, Serialize};

use crate::Studied;
use crate::stage::Stage;

/// The result of a clairvoyant search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foresight {
    /// A way to win this very deal.
    Wins,
    /// None within the effort: there may be one all the same.
    NotFound,
}

/// Looks for a way to win. The guide plays a game; then, again and again, the best game so far is played with one answer
/// changed, after which the guide goes on. A game that gets at least as far becomes the best; when none has got farther for
/// long, it begins anew. Chance is the deal's own, so that a way found is one that can be played. Gives up after so many
/// games to the end.
pub fn foresee<G: Studied>(
    setup: &G::Setup,
    guide: &[Bot<G>],
    deal: &(impl Chance + Clone),
    choices: Quick,
    effort: u32,
) -> Foresight {
    let start = Stage::<G, _>::new(setup, guide.to_vec(), deal.clone(), choices.clone());
    let mut chance = choices;
    let (mut best, mut stuck) = (Attempt { answers: Vec::new(), progress: 0 }, 0);
    for game in 0..effort {
        let mut stage = start.clone();
        let mut answers = Vec::new();
        if game > 0 {
            let kept = chance.pick(best.answers.len().max(1) as u32) as usize;
            answers.extend_from_slice(&best.answers[..kept]);
            answers.iter().for_each(|&answer| stage.go_on(answer));
            if let Some(other) = another(stage.state.legal(), best.answers.get(kept), &mut chance) {
                answers.push(other);
                stage.go_on(other);
            }
        }
        while let Some(answer) = stage.answer() {
            answers.push(answer);
            stage.go_on(answer);
        }
        if stage.is_won() {
            return Foresight::Wins;
        }
        let progress = stage.state.progress();
        stuck = if progress > best.progress { 0 } else { stuck + 1 };
        if stuck >= PATIENCE {
            (best, stuck) = (Attempt { answers: Vec::new(), progress: 0 }, 0);
        } else if progress >= best.progress {
            best = Attempt { answers, progress };
        }
    }
    Foresight::NotFound
}

/// So many games without getting farther, and another beginning is tried.
const PATIENCE: u32 = 250;

/// A game to its end, and how far it got.
struct Attempt<A> {
    answers: Vec<A>,
    progress: u32,
}

/// Any other answer than the one given; none if it was the only one.
fn another<A: Action>(legal: impl Legal<A>, given: Option<&A>, chance: &mut Quick) -> Option<A> {
    let others = || legal.iter().filter(|action| Some(action) != given);
    let count = others().count() as u32;
    if count == 0 { None } else { others().nth(chance.pick(count) as usize) }
}

/// The chance of a player on a deal, different for each number and never that of the deal.
pub(crate) fn own_chance(deal: Seed, number: u64) -> Quick {
    let deal = match deal {
        Seed::Quick(number) => number,
        Seed::Sealed(key) => key.chunks_exact(8).fold(0, |hash, word| {
            let word = word.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            Seed::number_of_series(hash, word)
        }),
    };
    Seed::quick_from(Seed::number_of_series(!deal, number))
}

#[cfg(test)]
mod tests {
    use dedale_bots::by_name;
    use dedale_onirim::{Setup, State};

    use super::*;
    use crate::quick_guide;

    fn foresight(deal: u64, effort: u32) -> Foresight {
        let guide = [Bot::Own(by_name::<State>(quick_guide::<State>()).expect("a bot"))];
        foresee::<State>(
            &Setup::solo(),
            &guide,
            &Seed::quick_from(deal),
            own_chance(Seed::Quick(deal), 0),
            effort,
        )
    }

    #[test]
    fn a_clairvoyant_wins_deals_that_its_guide_loses() {
        let (mut alone, mut foreseen) = (0, 0);
        for deal in 0..40 {
            alone += u32::from(foresight(deal, 1) == Foresight::Wins);
            foreseen += u32::from(foresight(deal, 2_000) == Foresight::Wins);
        }
        assert!(alone < 35, "{alone} of 40");
        assert_eq!(foreseen, 40);
    }

    #[test]
    fn without_effort_nothing_is_found_and_nothing_is_claimed() {
        assert_eq!(foresight(1, 0), Foresight::NotFound);
    }
}
