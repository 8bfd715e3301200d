use dedale_core::Seat;
use dedale_games::GameId;

/// The seats that win and lose together.
pub(crate) fn sides(game: GameId, seats: usize) -> Vec<Vec<Seat>> {
    match game.row().cooperative {
        true => vec![Seat::first(seats).collect()],
        false => Seat::first(seats).map(|seat| vec![seat]).collect(),
    }
}
