use dedale_core::chance::{Quick, Seed};
use dedale_core::{Fingerprint, Game, Match, Observer, Perspective, Seat};

use crate::Player;

/// Passes events to a player that listens, as its seat saw them.
pub fn tell<G: Game>(player: &mut impl Player<G>, seat: Seat, state: &G, events: &[G::Event]) {
    if player.listens() {
        let seen = events.iter().filter_map(|event| state.seen(event, Observer::Seat(seat)));
        seen.for_each(|event| player.hear(&event));
    }
}

/// The answer of a player that has heard all of a match; none if the match is over. It forgets everything it remembered
/// before.
pub fn answer<G: Game>(
    player: &mut impl Player<G>,
    game: &Match<G>,
    chance: &mut Quick,
) -> Option<G::Action> {
    let at = game.perspective()?;
    player.begin(at.seat());
    tell(player, at.seat(), game.state(), game.events());
    Some(player.choose(at, chance))
}

/// A generator for a player, seeded by its view alone: a game played again goes the same way, and hidden things have no part
/// in its choices.
pub fn own_chance<G: Game>(at: Perspective<'_, G>) -> Quick {
    let mut seen = Fingerprint::new();
    seen.write(format!("{:?}", at.view()).as_bytes());
    Seed::quick_from(seen.value())
}

#[cfg(test)]
mod tests {
    use dedale_core::laws::Disturb as _;
    use dedale_core::{Chance as _, Rules as _, Silent};
    use dedale_mondes::{Setup, State};

    use super::*;

    #[test]
    fn a_player_s_own_chance_does_not_depend_on_what_it_cannot_see() {
        let mut table = Silent(Seed::quick_from(4));
        let mut state = State::start(&Setup::default(), &mut table);
        let (mut player, mut disturbed) = (Seed::quick_from(5), 0);
        for _ in 0..200 {
            let Some(at) = Perspective::of_decider(&state) else { break };
            let mut other = state;
            disturbed += u32::from(other.disturb(Observer::Seat(at.seat()), &mut player));
            let own = Perspective::of_decider(&other).map(own_chance);
            assert_eq!(own, Some(own_chance(at)));
            let legal = at.legal();
            let action = legal.nth(player.pick(legal.len())).expect("below their number");
            state.apply(action, &mut table);
        }
        assert!(disturbed > 100);
    }
}
