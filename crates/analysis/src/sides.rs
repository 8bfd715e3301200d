use dedale_core::Seat;
use dedale_games::GameId;

/// Who wins and loses together.
pub(crate) fn sides(game: GameId, seats: usize) -> Vec<Vec<Seat>> {
    match game.row().cooperative {
        true => vec![Seat::first(seats).collect()],
        false => Seat::first(seats).map(|seat| vec![seat]).collect(),
    }
}
