use dedale_core::chance::Seed;
use dedale_core::{Game, Perspective, Rules, Setup as _, Silent};
use dedale_games::{GameId, Problem, with_game};

use crate::{Player as _, Random};

/// Plays random games one after the other, and counts their decisions: what the rules alone cost. It is here because the rules
/// it calls are compiled with the crate that names their types, and this one is compiled for speed everywhere.
pub fn random_decisions(game: &str, setup: &str, games: u32) -> Result<u32, Problem> {
    let game: GameId = game.parse()?;
    Ok(with_game!(game, G => played::<G>(&<G as Rules>::Setup::from_text(setup)?, games)))
}

fn played<G: Game>(setup: &G::Setup, games: u32) -> u32 {
    let mut decisions = 0;
    for game in 0..u64::from(games) {
        let (mut choices, mut table) = (Seed::quick_from(!game), Silent(Seed::quick_from(game)));
        let mut state = G::start(setup, &mut table);
        while let Some(at) = Perspective::of_decider(&state) {
            let action = Random.choose(at, &mut choices);
            state.apply(action, &mut table);
            decisions += 1;
        }
    }
    decisions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_games_have_the_same_decisions_and_a_wrong_setup_is_refused() {
        for game in GameId::ALL {
            let (id, setup) = (game.info().id, game.row().bench[0]);
            let decisions = random_decisions(id, setup, 3).expect("a setup");
            assert!(decisions > 30, "{id}: {decisions}");
            assert_eq!(random_decisions(id, setup, 3), Ok(decisions));
            assert!(random_decisions(id, "players=99", 1).is_err());
        }
        assert_eq!(random_decisions("chess", "", 1).map_err(|problem| problem.code()), Err("unknown-game"));
    }
}
