use dedale_core::{BySeat, Chance, Few, Observer, Seat};

use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::deck::Deck;
use crate::knowers::{Glimpse, Seen};
use crate::public::with_public;
use crate::state::{Doors, Laid, RowEnd, State, TowerCard};
use crate::view::View;

impl State {
    /// A state with this view, as likely as any other: what contradicts the question is drawn again.
    pub(crate) fn sampled(view: &View, chance: &mut impl Chance) -> State {
        for _ in 0..32 {
            let state = State::imagined(view, chance);
            if state.deck_suits_question() {
                return state;
            }
        }
        let mut state = State::imagined(view, chance);
        state.lay_hidden_key_into_deck(view.observer);
        state
    }

    /// Who is asked for a key of the deck has seen one there (`blue-pair`), and everybody sees who is asked.
    pub(crate) fn deck_suits_question(&self) -> bool {
        !matches!(self.question, Question::LoseKey { .. }) || self.deck.rest.iter().any(Card::is_key)
    }

    /// When chance will not have it: a key the observer does not know changes places with a card of the deck.
    fn lay_hidden_key_into_deck(&mut self, observer: Observer) {
        let hidden = self.hands.0.iter_mut().flat_map(|hand| hand.iter_mut());
        let mut hidden = hidden.filter(|seen| !seen.knowers().contains(observer) && seen.card().is_key());
        let card = self.deck.rest.labyrinth().iter().next();
        if let (Some(seen), Some(card)) = (hidden.next(), card) {
            self.deck.rest.remove(card);
            self.deck.rest.add(seen.card());
            *seen = Seen::new(card, seen.knowers());
        }
    }

    /// What the observer does not know is drawn from the cards it has not seen: first the hands, which hold
    /// labyrinth cards only, then the deck.
    fn imagined(view: &View, chance: &mut impl Chance) -> State {
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
        with_public!(
            view,
            State {
                deck: Deck { rest: unseen, top, bottom },
                ended: view.outcome.map(crate::state::Ended::of),
                question: view.question.unwrap_or(state.question),
                hands: BySeat(hands),
                common: view.common,
                rows,
                doors: BySeat(doors),
                goals: view.goals.unwrap_or(state.goals),
                towers: view.towers.unwrap_or_default().iter().map(|card| TowerCard::of(*card)).collect(),
                open: view.premonitions.map_or(state.open, |premonitions| premonitions.open),
                hidden: view.premonitions.map_or(state.hidden, |premonitions| premonitions.hidden),
                ..state
            }
        )
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
    Seen::new(card, glimpse.known_to.0)
}

#[cfg(test)]
mod tests {
    use dedale_core::Rules as _;
    use dedale_core::chance::{Script, Seed};

    use super::*;
    use crate::premonition::Premonition;
    use crate::setup::{Communication, Premonitions, Setup};

    /// The partner sees that a key is asked for, so one is in the deck, though it might be in a hidden hand.
    #[test]
    fn whoever_sees_a_key_of_the_deck_asked_for_knows_that_there_is_one() {
        let setup = Setup::duo(Communication::Silent).with_premonitions(Premonitions::Four);
        let mut effects = dedale_core::Silent(Script::default());
        let mut state = State::start(&setup, &mut effects);
        while state.question == Question::Pick {
            let card = state.common[0];
            state.pick_open_card(card, &mut effects);
        }
        let keys: Vec<_> = state.deck.rest.iter().filter(|card| card.is_key()).collect();
        for &key in &keys[1..] {
            state.deck.rest.remove(key);
            state.discard.add(key);
        }
        for seen in state.hands[state.active].iter_mut() {
            *seen = Seen::new(seen.card(), crate::knowers::Knowers::only(state.active));
        }
        state.open.insert(Premonition::BluePair);
        state.question = Question::LoseKey { left: 1 };
        let partner = Observer::Seat(state.partner());
        let view = state.view_of(partner);
        let mut chance = Seed::quick_from(1);
        for _ in 0..1_000 {
            let sampled = State::sampled(&view, &mut chance);
            assert!(sampled.deck_suits_question());
            assert_eq!(sampled.view_of(partner), view);
        }
        let mut stubborn = Stubborn;
        assert!(State::sampled(&view, &mut stubborn).deck_suits_question());
    }

    /// Chance that always takes the last card.
    struct Stubborn;

    impl Chance for Stubborn {
        fn pick(&mut self, n: u32) -> u32 {
            n - 1
        }
    }
}
