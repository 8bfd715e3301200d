//! Somebody who sees what chance will bring: can a deal be won at all?

use dedale_bots::Roster;
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance, Legal as _};
use serde::{Deserialize, Serialize};

use crate::stage::Stage;

/// What a clairvoyant found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foresight {
    /// A way to win this very deal.
    Wins,
    /// None within the effort: there may be one all the same.
    NotFound,
}

/// Looks for a way to win, following the guide's advice except for at first one, then two, then more answers, each as early
/// as possible (limited discrepancy search). Chance is the deal's own, so that a way found is one that can be played.
/// Gives up after so many games to the end.
pub fn foresee<G: Roster>(
    setup: &G::Setup,
    guide: &[G::Bot],
    deal: &(impl Chance + Clone),
    choices: Quick,
    effort: u32,
) -> Foresight {
    let start = Stage::<G, _>::new(setup, guide.to_vec(), deal.clone(), choices);
    let mut search = Search { left: effort };
    for discrepancies in 0..=G::MAX_DECISIONS {
        if search.wins(start.clone(), discrepancies) {
            return Foresight::Wins;
        }
        if search.left == 0 {
            break;
        }
    }
    Foresight::NotFound
}

struct Search {
    /// Games to the end.
    left: u32,
}

impl Search {
    /// Whether some line wins that leaves the guide's advice exactly so often.
    fn wins<G: Roster, C: Chance + Clone>(&mut self, mut stage: Stage<G, C>, discrepancies: u32) -> bool {
        while self.left > 0 {
            let before = (discrepancies > 0).then(|| stage.clone());
            let Some(advised) = stage.answer() else { break };
            if let Some(before) = before {
                for other in stage.state.legal().iter().filter(|action| *action != advised) {
                    let mut branch = before.clone();
                    branch.go_on(other);
                    if self.wins(branch, discrepancies - 1) {
                        return true;
                    }
                }
            }
            stage.go_on(advised);
        }
        if discrepancies == 0 {
            self.left = self.left.saturating_sub(1);
        }
        stage.is_won()
    }
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
        let guide = [by_name::<State>(quick_guide::<State>()).expect("a bot")];
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
