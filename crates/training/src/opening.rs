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

/// The same for the book, alone or with towers: doors are found in the order of the goals. All other games begin with the
/// normal deal.
pub fn advanced_with_book(setup: &Setup, chance: &mut Quick) -> State {
    let state = dealt(setup, chance);
    let mut position = state.position();
    let Some(goals) = position.goals.as_mut().filter(|_| position.open_premonitions.is_empty()) else {
        return state;
    };
    if position.hands.len() > 1 {
        return state;
    }
    let doors = 1 + chance.pick(7);
    for place in 0..doors as usize {
        let colour = goals[place].colour();
        goals.find(place);
        position.deck.rest.remove(Card::door(colour));
        position.doors[0].push(colour);
    }
    let rooms: Vec<_> = Card::all().filter(|card| card.as_room().is_some()).collect();
    for _ in 0..(4 * doors + chance.pick(16)).saturating_sub(4).min(44) {
        if let Some(kind) = taken(&mut position.deck.rest, &rooms, chance) {
            position.discard.add(rooms[kind]);
        }
    }
    State::from_position(&position).unwrap_or(state)
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
