use dedale_core::chance::Quick;
use dedale_core::{Legal as _, Perspective, Rules as _, Seat, Secrets as _};
use dedale_labyrinth::{Action, Question, Recollection, SeenEvent, Spell, State};

use super::search::{Line, best_line};
use crate::Player;

/// Looks for one or two treasures this turn over all orders of push, spell, move and bonus move, remembers what lies
/// face down, and spends the rest of the turn on bringing everybody nearer to their treasures.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    memory: Recollection,
    /// What is left of the plan for this turn.
    line: Line,
}

/// The spells it takes, the best first.
const PREFERRED: [Spell; 5] =
    [Spell::Permutation, Spell::Rotation, Spell::Teleport, Spell::Escape, Spell::Crossing];

impl Greedy {
    fn planned(&mut self, at: &Perspective<'_, State>) -> Option<Action> {
        let next = (!self.line.is_empty()).then(|| self.line.remove(0).0);
        next.filter(|&action| at.legal().contains(action))
    }
}

impl Player<State> for Greedy {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        if let Some(action) = self.planned(&at) {
            return action;
        }
        let imagined = State::sample(&self.memory.recall(&at.view()), chance);
        if imagined.question() == Some(Question::Spell) {
            let free = PREFERRED.map(Action::Choose).into_iter().find(|&action| at.legal().contains(action));
            return free.expect("there are more spells than players");
        }
        self.line = best_line(&imagined);
        self.planned(&at).expect("what is legal does not depend on what is hidden")
    }

    fn listens(&self) -> bool {
        true
    }

    fn begin(&mut self, _: Seat) {
        *self = Greedy::default();
    }

    fn hear(&mut self, event: &SeenEvent) {
        self.memory.hear(event);
        if matches!(event, SeenEvent::TurnBegan { .. }) {
            self.line.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_core::laws::Disturb as _;
    use dedale_core::{Match, Observer, Setup as _, Silent};
    use dedale_labyrinth::Setup;

    use super::*;
    use crate::{answer, tell};

    /// Turns it took the team to win, if it did; each seat has a player of its own.
    fn turns_to_win(setup: &str, seed: u64, listens: bool) -> Option<u32> {
        let setup = Setup::from_text(setup).expect("a setup");
        let mut game = Match::<State>::new(&setup, Seed::Quick(seed));
        let mut players = vec![Greedy::default(); setup.seats()];
        let mut chance = Seed::quick_from(!seed);
        let mut heard = 0;
        while let Some(at) = game.perspective() {
            for (seat, player) in Seat::first(setup.seats()).zip(&mut players).filter(|_| listens) {
                tell(player, seat, game.state(), &game.events()[heard..]);
            }
            heard = game.events().len();
            let action = players[at.seat().index()].choose(at, &mut chance);
            game.act(action).expect("a bot answers by the rules");
        }
        game.outcome().filter(dedale_core::Outcome::is_win).map(|_| game.state().turns())
    }

    #[test]
    fn it_wins_at_every_number_of_players_and_every_level() {
        for setup in
            ["players=2", "players=3", "players=4 level=standard spells=chosen", "players=4 level=expert"]
        {
            let wins = (0..6).filter(|&seed| turns_to_win(setup, seed, true).is_some()).count();
            assert!(wins >= 5, "{setup}: {wins} of 6");
        }
    }

    #[test]
    fn who_remembers_what_lies_face_down_is_quicker() {
        let turns =
            |listens| (0..8).map(|seed| turns_to_win("players=2", seed, listens).unwrap_or(25)).sum::<u32>();
        assert!(turns(true) + 8 < turns(false));
    }

    #[test]
    fn it_plays_on_from_the_middle_of_any_turn() {
        let setup = Setup::from_text("players=3 level=expert").expect("a setup");
        let mut game = Match::<State>::new(&setup, Seed::Quick(5));
        let mut chance = Seed::quick_from(6);
        while let Some(action) = answer(&mut Greedy::default(), &game, &mut chance) {
            game.act(action).expect("a bot answers by the rules");
        }
        assert!(game.outcome().is_some_and(|outcome| outcome.is_win()));
    }

    #[test]
    fn what_it_never_saw_changes_nothing_it_does() {
        let mut table = Silent(Seed::quick_from(3));
        let mut state = State::start(&Setup::default(), &mut table);
        let mut disturbances = 0;
        while let Some(at) = Perspective::of_decider(&state) {
            let answer = |at| Greedy::default().choose(at, &mut Seed::quick_from(1));
            let action = answer(at);
            let mut other = state;
            if other.disturb(Observer::Seat(at.seat()), &mut Seed::quick_from(2)) {
                disturbances += 1;
                assert_eq!(Perspective::of_decider(&other).map(answer), Some(action));
            }
            state.apply(action, &mut table);
        }
        assert!(disturbances > 10);
    }
}
