use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Positions as _, Rules as _, Silent};
use dedale_onirim::{Bag, Card, Colour, Setup, State};

/// The normal deal.
pub fn dealt(setup: &Setup, chance: &mut Quick) -> State {
    State::start(setup, &mut Silent(chance))
}

/// A game that is some way on: some doors are found, and cards are gone. Whoever has not learnt anything yet wins such a
/// game now and then, and so learns.
pub fn advanced(chance: &mut Quick) -> State {
    let state = dealt(&Setup::solo(), chance);
    let mut position = state.position();
    let deck = &mut position.deck.rest;
    let doors = 1 + chance.pick(7);
    for _ in 0..doors {
        if let Some(colour) =
            taken(deck, &Colour::ALL.iter().copied().map(Card::door).collect::<Vec<_>>(), chance)
        {
            position.doors[0].push(Colour::ALL[colour]);
        }
    }
    let rooms: Vec<_> = Card::all().filter(|card| card.as_room().is_some()).collect();
    for _ in 0..(4 * doors + chance.pick(16)).saturating_sub(4).min(48) {
        if let Some(kind) = taken(deck, &rooms, chance) {
            position.discard.add(rooms[kind]);
        }
    }
    for _ in 0..chance.pick(doors + 4).min(9) {
        if deck.remove(Card::NIGHTMARE) {
            position.discard.add(Card::NIGHTMARE);
        }
    }
    position.turn = 1;
    State::from_position(&position).expect("cards only changed places")
}

/// Takes one of these kinds out of the deck, each card as likely as the others; says which kind.
fn taken(deck: &mut Bag, kinds: &[Card], chance: &mut Quick) -> Option<usize> {
    let counts: Vec<_> = kinds.iter().map(|&card| deck.count(card)).collect();
    let all: u32 = counts.iter().sum();
    let mut nth = if all == 0 { return None } else { chance.pick(all) };
    let kind = counts.iter().position(|&count| {
        let here = nth < count;
        nth = nth.wrapping_sub(if here { 0 } else { count });
        here
    })?;
    deck.remove(kinds[kind]);
    Some(kind)
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;

    use super::*;

    #[test]
    fn advanced_games_are_sound_and_can_still_be_won() {
        let mut chance = Seed::quick_from(3);
        for _ in 0..1_000 {
            let state = advanced(&mut chance);
            assert_eq!(state.check(), Ok(()));
            assert!(state.outcome().is_none());
        }
    }
}
