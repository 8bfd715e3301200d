//! How near home the others are, and what it costs them to be hindered.

use dedale_core::{Seat, Setup as _};
use dedale_mondes::{Effect, View};

/// The other players, clockwise.
pub(super) fn others(view: &View, me: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = view.setup.seats();
    (1..seats).map(move |further| Seat::new((me.index() + further) % seats))
}

/// Whether two players are in the same world.
pub(super) fn is_near(view: &View, one: Seat, other: Seat) -> bool {
    view.pawns[one.index()] == view.pawns[other.index()]
}

/// How likely a player with so many cards is to go home in its next turn.
const BY_CARDS: [f32; 6] = [0.0, 0.0, 0.0, 0.08, 0.25, 0.4];

/// How likely a player is to go home in its next turn.
pub(super) fn closeness(view: &View, seat: Seat) -> f32 {
    let at = seat.index();
    let cards = view.hands[at].len().min(5);
    let from = if view.pawns[at].0.is_beside() { 1.0 } else { 0.35 };
    let away = view.skipping.contains(seat) || view.held.contains(seat);
    if away { 0.0 } else { from * BY_CARDS[cards] }
}

/// The turns an effect (none: a pair) costs a player it strikes.
pub(super) fn damage(view: &View, effect: Option<Effect>, seat: Seat) -> f32 {
    let (close, cards) = (closeness(view, seat), view.hands[seat.index()].len() as f32);
    match effect {
        Some(Effect::Hold) => 2.0 * close,
        Some(Effect::Push | Effect::Summon | Effect::SwapPlaces) => 0.3 * cards + 2.0 * close,
        Some(Effect::Steal) => 0.5 + 1.5 * close,
        Some(Effect::Swap) => 0.2 + close,
        Some(Effect::ForceDiscard) => 0.1 + close,
        Some(Effect::Inspect | Effect::Unmask) => 0.05 + 0.2 * close,
        None => 0.5 + 0.3 * cards + 3.0 * close,
        Some(_) => 0.0,
    }
}

/// How much of what others lose a player gains: with few players, more.
pub(super) fn share(view: &View) -> f32 {
    0.3 / (view.setup.seats() as f32 - 1.0)
}

/// Whom an effect (none: a pair) hits hardest.
pub(super) fn hardest_hit(
    view: &View,
    effect: Option<Effect>,
    seats: impl Iterator<Item = Seat>,
) -> Option<(Seat, f32)> {
    let hit = seats.map(|seat| (seat, damage(view, effect, seat)));
    hit.reduce(|most, next| if next.1 > most.1 { next } else { most })
}
