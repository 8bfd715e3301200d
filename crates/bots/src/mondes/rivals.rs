//! How near home the others are, and what it costs them to be hindered.

use dedale_core::{Seat, Setup as _};
use dedale_mondes::{Effect, View};

use super::estimates::Estimates;

/// The other players, clockwise.
pub(super) fn others(view: &View, me: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = view.setup.seats();
    (1..seats).map(move |further| Seat::new((me.index() + further) % seats))
}

/// Whether two players are in the same world.
pub(super) fn is_near(view: &View, one: Seat, other: Seat) -> bool {
    view.pawns[one.index()] == view.pawns[other.index()]
}

/// How likely a player is to go home in its next turn.
pub(super) fn closeness(view: &View, seat: Seat, estimates: &Estimates) -> f32 {
    let at = seat.index();
    let cards = view.hands[at].len().min(5);
    let from = if view.pawns[at].0.is_beside() { 1.0 } else { estimates.home_from_corner };
    let away = view.skipping.contains(seat) || view.held.contains(seat);
    let by_cards =
        [0.0, 0.0, 0.0, estimates.home_with_three, estimates.home_with_four, estimates.home_with_five];
    if away { 0.0 } else { from * by_cards[cards] }
}

/// The turns an effect (none: a pair) costs a player it strikes.
pub(super) fn damage(view: &View, effect: Option<Effect>, seat: Seat, estimates: &Estimates) -> f32 {
    let (close, cards) = (closeness(view, seat, estimates), view.hands[seat.index()].len() as f32);
    match effect {
        Some(Effect::Hold) => estimates.held * close,
        Some(Effect::Push | Effect::Summon | Effect::SwapPlaces) => {
            estimates.moved_card * cards + estimates.moved_from_home * close
        }
        Some(Effect::Steal) => estimates.stolen + estimates.stolen_from_home * close,
        Some(Effect::Swap) => estimates.swapped + estimates.swapped_from_home * close,
        Some(Effect::ForceDiscard) => estimates.discarded + estimates.discarded_from_home * close,
        Some(Effect::Inspect | Effect::Unmask) => 0.05 + 0.2 * close,
        None => estimates.paired + estimates.paired_card * cards + estimates.paired_from_home * close,
        Some(_) => 0.0,
    }
}

/// How much of what others lose a player gains: with few players, more.
pub(super) fn share(view: &View, estimates: &Estimates) -> f32 {
    estimates.their_loss / (view.setup.seats() as f32 - 1.0)
}

/// Whom an effect (none: a pair) hits hardest.
pub(super) fn hardest_hit(
    view: &View,
    effect: Option<Effect>,
    seats: impl Iterator<Item = Seat>,
    estimates: &Estimates,
) -> Option<(Seat, f32)> {
    let hit = seats.map(|seat| (seat, damage(view, effect, seat, estimates)));
    hit.reduce(|most, next| if next.1 > most.1 { next } else { most })
}
