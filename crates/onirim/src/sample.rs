use dedale_core::{BySeat, Chance, Few, Observer, Seat};

use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::deck::Deck;
use crate::goals::Goals;
use crate::hand::Hand;
use crate::knowers::{Glimpse, Seen};
use crate::premonition::PremonitionSet;
use crate::public::with_public;
use crate::state::{Ended, Laid, RowEnd, State, TowerCard};
use crate::view::{PremonitionsView, RowView, View};

impl State {
    /// A state with this view, as likely as any other: what contradicts the question is drawn again.
    pub(crate) fn sampled(view: &View, chance: &mut impl Chance) -> State {
        if matches!(view.question, Some(Question::LoseKey { .. })) {
            State::sampled_with_key(view, chance)
        } else {
            State::imagined(view, chance)
        }
    }

    #[cold]
    #[inline(never)]
    fn sampled_with_key(view: &View, chance: &mut impl Chance) -> State {
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
        !matches!(self.question, Question::LoseKey { .. }) || self.deck.rest.bag().iter().any(Card::is_key)
    }

    /// When chance will not have it: a key the observer does not know changes places with a card of the deck.
    fn lay_hidden_key_into_deck(&mut self, observer: Observer) {
        let mut card = self.deck.rest.bag().labyrinth().iter().next();
        let hidden = |seen: &Seen| !seen.knowers().contains(observer) && seen.card().is_key();
        for hand in &mut self.hands.0 {
            hand.change(|seen| {
                let Some(card) = (if hidden(&seen) { card.take() } else { None }) else { return seen };
                self.deck.rest.remove(card);
                self.deck.rest.add(seen.card());
                Seen::new(card, seen.knowers())
            });
        }
    }

    /// What the observer does not know is drawn from the cards it has not seen: first the hands, which hold
    /// labyrinth cards only, then the deck.
    fn imagined(view: &View, chance: &mut impl Chance) -> State {
        let mut unseen = Imagination { unseen: view.unseen, chance };
        let mut hand = |seat: usize| match view.hands.get(seat) {
            Some(hand) => Hand::of_glimpses(hand, || unseen.deal_labyrinth_card()),
            None => Hand::EMPTY,
        };
        let hands = BySeat([hand(0), hand(1)]);
        let drawn = view.drawn.map(|glimpse| unseen.labyrinth_card(glimpse));
        let looking = Hand::of_glimpses(&view.looking, || unseen.deal_card());
        let top = view.deck.top.iter().rev().map(|&glimpse| unseen.card(glimpse)).collect();
        let bottom = view.deck.bottom.iter().map(|&glimpse| unseen.card(glimpse)).collect();
        let deck = Deck { rest: unseen.unseen.into(), top, bottom };
        let towers = match &view.towers {
            Some(towers) => towers.map(TowerCard::of),
            None => Few::new(),
        };
        let doors = |seat: usize| view.doors.get(seat).copied().unwrap_or_default();
        let none = PremonitionsView { open: PremonitionSet::NONE, hidden: PremonitionSet::NONE };
        let PremonitionsView { open, hidden } = view.premonitions.unwrap_or(none);
        let row_end = |seat: usize| match view.rows.get(seat) {
            Some(row) => RowEnd { last: row.cards.last().copied(), run: row.run },
            None => RowEnd::default(),
        };
        with_public!(
            view,
            State {
                deck,
                ended: view.outcome.map(Ended::of),
                question: view.question.unwrap_or(Question::Turn),
                hands,
                common: view.common,
                played: played(&view.rows),
                rows: BySeat([row_end(0), row_end(1)]),
                doors: BySeat([doors(0), doors(1)]),
                goals: view.goals.unwrap_or(Goals::UNSHUFFLED),
                towers,
                open,
                hidden,
                looking,
                drawn,
            }
        )
    }
}

/// The rooms of both rows: which of two players laid which first does not matter.
#[inline]
fn played(rows: &[RowView]) -> Few<Laid, 58> {
    match rows {
        [row] => row.cards.map(|card| Laid::new(Seat::new(0), card)),
        rows => {
            let mut played = Few::new();
            for (seat, row) in rows.iter().enumerate() {
                row.cards.iter().for_each(|&card| played.push(Laid::new(Seat::new(seat), card)));
            }
            played
        }
    }
}

/// The cards the observer has not seen, and the chance that deals them again.
struct Imagination<'a, C> {
    unseen: Bag,
    chance: &'a mut C,
}

impl<C: Chance> Imagination<'_, C> {
    #[inline]
    fn card(&mut self, glimpse: Glimpse) -> Seen {
        Seen::new(glimpse.card().unwrap_or_else(|| self.deal_card()), glimpse.knowers())
    }

    #[inline]
    fn labyrinth_card(&mut self, glimpse: Glimpse) -> Seen {
        Seen::new(glimpse.card().unwrap_or_else(|| self.deal_labyrinth_card()), glimpse.knowers())
    }

    fn deal_card(&mut self) -> Card {
        self.deal(self.unseen)
    }

    fn deal_labyrinth_card(&mut self) -> Card {
        self.deal(self.unseen.labyrinth())
    }

    fn deal(&mut self, among: Bag) -> Card {
        let card = among.nth(self.chance.pick(among.len()));
        self.unseen.remove(card);
        card
    }
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
            let _ = state.pick_open_card(card, &mut effects);
        }
        let keys: Vec<_> = state.deck.rest.bag().iter().filter(|card| card.is_key()).collect();
        for &key in &keys[1..] {
            state.deck.rest.remove(key);
            state.discard.add(key);
        }
        let own = crate::knowers::Knowers::only(state.active);
        state.hands[state.active].change(|seen| Seen::new(seen.card(), own));
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
