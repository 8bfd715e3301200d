use dedale_core::{BySeat, Chance, Few, Seat};

use crate::bag::Bag;
use crate::deck::Deck;
use crate::knowers::{Glimpse, Seen};
use crate::state::{Doors, Laid, RowEnd, State, TowerCard};
use crate::view::View;

impl State {
    /// A state with this view. What the observer does not know is drawn from the cards it has not seen: first
    /// the hands, which hold labyrinth cards only, then the deck.
    pub(crate) fn sampled(view: &View, chance: &mut impl Chance) -> State {
        let mut unseen = view.unseen;
        let mut state = State::before_deal(view.setup, Bag::EMPTY);
        let mut hands = [Few::new(); 2];
        for (hand, glimpses) in hands.iter_mut().zip(&view.hands) {
            *hand = glimpses.iter().map(|glimpse| imagine_labyrinth(glimpse, &mut unseen, chance)).collect();
        }
        state.drawn = view.drawn.map(|glimpse| imagine_labyrinth(&glimpse, &mut unseen, chance));
        state.looking = view.looking.iter().map(|glimpse| imagine(glimpse, &mut unseen, chance)).collect();
        let top = view.deck.top.iter().rev().map(|glimpse| imagine(glimpse, &mut unseen, chance)).collect();
        let bottom = view.deck.bottom.iter().map(|glimpse| imagine(glimpse, &mut unseen, chance)).collect();
        let mut rows = BySeat([RowEnd::default(); 2]);
        for (row, seat) in view.rows.iter().zip(0..).map(|(row, seat)| (row, Seat::new(seat))) {
            state.played = row.cards.iter().fold(state.played, |mut played, &card| {
                played.push(Laid::new(seat, card));
                played
            });
            rows[seat] = RowEnd { last: row.cards.last().copied(), run: row.run };
        }
        let mut doors = [Doors::default(); 2];
        doors[..view.doors.len()].copy_from_slice(&view.doors);
        State {
            deck: Deck { rest: unseen, top, bottom },
            discard: view.discard,
            removed: view.removed,
            limbo: view.limbo,
            active: view.active,
            turn: view.turn,
            ended: view.outcome.map(crate::state::Ended::of),
            question: view.question.unwrap_or(state.question),
            interrupted: view.interrupted,
            hands: BySeat(hands),
            common: view.common,
            rows,
            doors: BySeat(doors),
            goals: view.goals.unwrap_or(state.goals),
            towers: view.towers.unwrap_or_default().iter().map(|card| TowerCard::of(*card)).collect(),
            open: view.premonitions.map_or(state.open, |premonitions| premonitions.open),
            hidden: view.premonitions.map_or(state.hidden, |premonitions| premonitions.hidden),
            placed: view.placed,
            dream: view.dream,
            redrawing: view.redrawing,
            ..state
        }
    }
}

fn imagine(glimpse: &Glimpse, unseen: &mut Bag, chance: &mut impl Chance) -> Seen {
    imagine_among(*unseen, glimpse, unseen, chance)
}

fn imagine_labyrinth(glimpse: &Glimpse, unseen: &mut Bag, chance: &mut impl Chance) -> Seen {
    imagine_among(unseen.labyrinth(), glimpse, unseen, chance)
}

fn imagine_among(among: Bag, glimpse: &Glimpse, unseen: &mut Bag, chance: &mut impl Chance) -> Seen {
    let card = glimpse.card.unwrap_or_else(|| {
        let card = among.nth(chance.pick(among.len()));
        unseen.remove(card);
        card
    });
    Seen::new(card, glimpse.known_to)
}
