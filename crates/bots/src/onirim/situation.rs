use dedale_core::{Few, Setup as _};
use dedale_onirim::{Bag, Book, Card, Colour, Premonitions, Setup, Symbol, Towers, View};

/// The knowledge of a lone dreamer in the base game, without its history: situations with equal chances are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// The cards in hand.
    pub hand: Bag,
    /// The last card of the row.
    pub last: Option<Card>,
    /// How many cards the series at its end has.
    pub run: u8,
    /// Doors laid down, by colour.
    pub doors: [u8; 4],
    /// Everything in the deck.
    pub deck: Bag,
    /// Those of its cards that are known to lie on top, the next one first.
    pub top: Few<Card, 8>,
    /// The cards that return to the deck at the end of the turn.
    pub limbo: Bag,
    /// The next step of the turn.
    pub next: Next,
}

/// The next step of a turn: a choice at its beginning, or chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The player plays or discards a card.
    Turn,
    /// The hand is filled up.
    Draw,
    /// A prophecy is looked at, then the hand is filled up.
    Prophecy,
    /// This many more cards are revealed (ON-T8 III), then the hand is filled up.
    Reveal(u8),
    /// A whole hand is drawn (ON-T8 IV).
    Redraw,
}

/// The result of a choice, before chance has its say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Afterstate {
    /// The game is won.
    Won,
    /// It can no longer be won.
    Lost,
    /// It goes on.
    Open(Situation),
}

pub(crate) const HAND: u32 = 5;

/// Whether it is the base game for one.
#[inline]
pub(crate) fn is_base(setup: &Setup) -> bool {
    setup.seats() == 1
        && setup.book() == Book::None
        && setup.towers() == Towers::None
        && setup.premonitions() == Premonitions::None
}

impl Situation {
    /// The situation a view shows; none unless it is of the base game for one.
    pub fn of(view: &View) -> Option<Situation> {
        if !is_base(&view.setup) {
            return None;
        }
        let top: Few<Card, 8> =
            Few::try_from_iter(view.deck.top.iter().filter_map(|glimpse| glimpse.card()))?;
        let mut deck = view.unseen;
        top.iter().for_each(|&card| deck.add(card));
        let row = &view.rows[0];
        Some(Situation {
            hand: view.hands[0].iter().filter_map(|glimpse| glimpse.card()).collect(),
            last: row.cards.last().copied(),
            run: row.run,
            doors: std::array::from_fn(|colour| view.doors[0].of(Colour::ALL[colour])),
            deck,
            top,
            limbo: view.limbo,
            next: Next::Draw,
        })
    }

    /// Whether it differs from another at most in the order of the known cards.
    #[inline]
    pub(crate) fn is_like(&self, other: &Situation) -> bool {
        let rest = |situation: &Situation| (situation.last, situation.run, situation.doors, situation.next);
        self.hand == other.hand
            && self.deck == other.deck
            && self.limbo == other.limbo
            && rest(self) == rest(other)
            && self.top.len() == other.top.len()
    }

    /// How many doors of a colour are still to be found.
    #[inline]
    pub fn needed(&self, colour: Colour) -> u8 {
        Card::door(colour).copies() - self.doors[colour as usize]
    }

    /// A room is laid at the end of the row (ON-T3).
    pub(crate) fn lay(&mut self, card: Card) {
        let same_colour = self.last.is_some_and(|last| last.index() / 3 == card.index() / 3);
        self.run = if same_colour && self.run < 3 { self.run + 1 } else { 1 };
        self.last = Some(card);
    }

    /// The known card on top leaves the deck.
    #[inline]
    pub(crate) fn take_top(&mut self, card: Card) {
        if self.top.first() == Some(&card) {
            self.top.remove(0);
            self.deck.remove(card);
        }
    }

    /// A card goes back to the deck, below so many others on top of it.
    pub(crate) fn put_back(&mut self, below: usize, card: Card) {
        if self.top.is_full() {
            self.top.pop();
        }
        self.top.insert(below.min(self.top.len()), card);
        self.deck.add(card);
    }

    /// One card fewer to reveal, if cards are being revealed (ON-T8 III).
    #[inline]
    pub(crate) fn count_revealed(&mut self) {
        if let Next::Reveal(left) = &mut self.next {
            *left -= 1;
        }
    }

    /// Nobody knows what lies on top any more.
    pub(crate) fn shuffle(&mut self) {
        self.top.clear();
    }

    /// The deck was searched for a door and shuffled (ON-T2).
    pub(crate) fn search(&mut self, colour: Colour, found: bool) {
        self.shuffle();
        if found {
            self.deck.remove(Card::door(colour));
        }
    }

    /// Limbo is shuffled into the deck (ON-T9).
    pub(crate) fn return_limbo(&mut self) {
        self.shuffle();
        self.deck.add_bag(self.limbo);
        self.limbo = Bag::EMPTY;
    }

    /// The symbol the next room may not have.
    #[inline]
    pub(crate) fn blocked_symbol(&self) -> Option<Symbol> {
        self.last.and_then(Card::as_room).map(|room| room.symbol)
    }
}
