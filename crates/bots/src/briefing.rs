use dedale_core::chance::Quick;
use dedale_core::{Game, Match, Observer, Seat};

use crate::Player;

/// Tells a player what its seat saw of these events, if it listens.
pub fn tell<G: Game>(player: &mut impl Player<G>, seat: Seat, state: &G, events: &[G::Event]) {
    if player.listens() {
        let seen = events.iter().filter_map(|event| state.seen(event, Observer::Seat(seat)));
        seen.for_each(|event| player.hear(&event));
    }
}

/// What a player answers in a match now, having heard all of it; none if the match is over. Whatever it remembered
/// before is forgotten.
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
