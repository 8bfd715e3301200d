use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_labyrinth::{Action, SeenEvent, State};

use super::notes::Notes;
use super::plans::best_steps;
use crate::Player;

/// Looks for one or two treasures this turn over all orders of push, spell, move and bonus move, remembers what lies
/// face down, and spends the rest of the turn on bringing everybody nearer to their treasures.
#[derive(Clone, Debug, Default)]
pub struct Normal {
    notes: Notes,
}

impl Player<State> for Normal {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        self.notes.answer(&at, chance, |imagined, _| best_steps(imagined))
    }

    fn listens(&self) -> bool {
        true
    }

    fn begin(&mut self, _: Seat) {
        *self = Normal::default();
    }

    fn hear(&mut self, event: &SeenEvent) {
        self.notes.hear(event);
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_core::laws::Disturb as _;
    use dedale_core::{Match, Observer, Rules as _, Setup as _, Silent};
    use dedale_labyrinth::Setup;

    use super::*;
    use crate::{answer, tell};

    /// Turns it took the team to win, if it did; each seat has a player of its own.
    fn turns_to_win(setup: &str, seed: u64, listens: bool) -> Option<u32> {
        let setup = Setup::from_text(setup).expect("a setup");
        let mut game = Match::<State>::new(&setup, Seed::Quick(seed));
        let mut players = vec![Normal::default(); setup.seats()];
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
        while let Some(action) = answer(&mut Normal::default(), &game, &mut chance) {
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
            let answer = |at| Normal::default().choose(at, &mut Seed::quick_from(1));
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
