use dedale_core::{BySeat, Effects, Few, Seat};

use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::deck::Deck;
use crate::event::Event;
use crate::goals::Goals;
use crate::hand::Hand;
use crate::knowers::Knowers;
use crate::premonition::{Premonition, PremonitionSet};
use crate::setup::{Premonitions, Setup, Towers};
use crate::state::{Doors, RowEnd, State};
use crate::tower_set::TowerSet;

/// Every card the setup plays with.
pub(crate) fn cards_of(setup: &Setup) -> Bag {
    let mut cards = Bag::WHOLE_BOX;
    if setup.towers() == Towers::None {
        cards = cards.without(cards.towers());
    }
    if setup.premonitions() == Premonitions::None {
        cards = cards.without((0..Card::HAPPY_DREAM.copies()).map(|_| Card::HAPPY_DREAM).collect());
    }
    cards
}

impl Setup {
    /// How many cards the hand of one dreamer has (ON-S1).
    pub(crate) const SOLO_HAND: usize = 5;

    /// How many cards a full hand of one's own has (ON-S1, ON-P1).
    #[inline]
    pub(crate) fn own_hand(&self) -> usize {
        if self.is_duo() { 3 } else { Setup::SOLO_HAND }
    }

    /// How many cards a full common hand has (ON-P1); alone there is none.
    #[inline]
    pub(crate) fn common_hand(&self) -> usize {
        if self.is_duo() { 2 } else { 0 }
    }
}

impl State {
    /// Nothing dealt yet.
    pub(crate) fn before_deal(setup: Setup, cards: Bag) -> State {
        State {
            deck: Deck { rest: cards.into(), top: Few::new(), bottom: Few::new() },
            discard: Bag::EMPTY,
            removed: Bag::EMPTY,
            limbo: Bag::EMPTY,
            setup,
            active: setup.first(),
            turn: 0,
            ended: None,
            question: Question::Turn,
            interrupted: None,
            hands: BySeat([Hand::EMPTY; 2]),
            common: Few::new(),
            played: Few::new(),
            rows: BySeat([RowEnd::default(); 2]),
            doors: BySeat([Doors::default(); 2]),
            goals: Goals::UNSHUFFLED,
            towers: Few::new(),
            open: PremonitionSet::NONE,
            hidden: PremonitionSet::NONE,
            looking: Hand::EMPTY,
            placed: 0,
            drawn: None,
            dream: None,
            redrawing: false,
            tower_looks: TowerSet::NONE,
        }
    }

    /// ON-S1, ON-P1, ON-A1, ON-D1.
    pub(crate) fn deal(setup: &Setup, effects: &mut impl Effects<Event>) -> State {
        let mut state = State::before_deal(*setup, cards_of(setup));
        if state.has_book() {
            effects.shuffle(state.goals.as_mut_slice());
        }
        if setup.premonitions() != Premonitions::None {
            state.hidden = Premonition::ALL.iter().copied().collect();
            state.reveal_premonitions(setup.premonitions().open_at_start(), effects);
        }
        let seat = state.active;
        let wanted = if setup.is_duo() { 8 } else { Setup::SOLO_HAND };
        let mut dealt = 0;
        while dealt < wanted {
            let card = state.deck.draw(effects).expect("more cards than a hand").card();
            if !card.is_labyrinth() {
                state.send_to_limbo(card, crate::event::Origin::Deck, effects);
                continue;
            }
            if setup.is_duo() {
                state.common.push(card);
                effects.emit(Event::Dealt { card });
            } else {
                state.draw_into_own(seat, crate::knowers::Seen::new(card, Knowers::EVERYBODY), effects);
            }
            dealt += 1;
        }
        state.limbo_returns(effects);
        if setup.is_duo() {
            state.question = Question::Pick;
        } else {
            state.begin_turn(Seat::new(0), effects);
        }
        state
    }
}
