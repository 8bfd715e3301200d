use dedale_core::Few;
use dedale_onirim::{Bag, Book, Card, Colour, Premonitions, Symbol, Towers, View};

/// What a lone dreamer of the base game knows, without the order in which it came about: equal chances are equal
/// situations.
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
    /// What returns to the deck at the end of the turn.
    pub limbo: Bag,
    /// What comes next.
    pub next: Next,
}

/// What comes next: a choice at the beginning of a turn, or chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The player plays or discards a card.
    Turn,
    /// The hand is filled up.
    Draw,
    /// A prophecy is looked at, then the hand is filled up.
    Prophecy,
    /// So many cards more are revealed (ON-T8 III), then the hand is filled up.
    Reveal(u8),
    /// A whole hand is drawn (ON-T8 IV).
    Redraw,
}

/// Where a choice leads.
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

impl Situation {
    /// What the view shows; none if the game has more to it than the base game for one.
    pub fn of(view: &View) -> Option<Situation> {
        let setup = &view.setup;
        let plain = view.hands.len() == 1
            && setup.book() == Book::None
            && setup.towers() == Towers::None
            && setup.premonitions() == Premonitions::None;
        if !plain {
            return None;
        }
        let top: Few<Card, 8> = Few::try_from_iter(view.deck.top.iter().filter_map(|glimpse| glimpse.card))?;
        let mut deck = view.unseen;
        top.iter().for_each(|&card| deck.add(card));
        let row = &view.rows[0];
        Some(Situation {
            hand: view.hands[0].iter().filter_map(|glimpse| glimpse.card).collect(),
            last: row.cards.last().copied(),
            run: row.run,
            doors: std::array::from_fn(|colour| view.doors[0].of(Colour::ALL[colour])),
            deck,
            top,
            limbo: view.limbo,
            next: Next::Draw,
        })
    }

    /// Whether it differs at most in the order of the known cards.
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

    pub(crate) fn lay(&mut self, card: Card) {
        let same_colour = self.last.is_some_and(|last| last.index() / 3 == card.index() / 3);
        self.run = if same_colour && self.run < 3 { self.run + 1 } else { 1 };
        self.last = Some(card);
    }

    /// Takes the known card on top.
    fn draw_known(&mut self) -> Option<Card> {
        let card = if self.top.is_empty() { return None } else { self.top.remove(0) };
        self.deck.remove(card);
        Some(card)
    }

    /// Nobody knows what lies on top any more.
    pub(crate) fn shuffle(&mut self) {
        self.top.clear();
    }

    /// Goes on as far as neither chance nor the player has a say.
    #[inline]
    pub(crate) fn settled(mut self) -> Afterstate {
        if self.doors == [2; 4] {
            return Afterstate::Won;
        }
        loop {
            match self.next {
                Next::Turn => break,
                Next::Prophecy if self.deck.is_empty() => return Afterstate::Lost,
                Next::Prophecy => break,
                Next::Draw if self.hand.len() == HAND => self.end_turn(),
                Next::Draw if self.deck.is_empty() => return Afterstate::Lost,
                Next::Draw => match self.top.first() {
                    Some(card) if card.is_labyrinth() => self.draw_known_into_hand(),
                    Some(&card) if self.is_unpayable_door(card) => self.draw_known_into_limbo(),
                    _ => break,
                },
                Next::Reveal(0) => self.next = Next::Draw,
                Next::Reveal(_) if self.deck.is_empty() => self.next = Next::Draw,
                Next::Reveal(left) if self.deck.len() <= u32::from(left) => return Afterstate::Lost,
                Next::Reveal(left) => match self.top.first() {
                    Some(card) if card.is_labyrinth() => {
                        self.draw_known();
                        self.next = Next::Reveal(left - 1);
                    }
                    Some(_) => {
                        self.draw_known_into_limbo();
                        self.next = Next::Reveal(left - 1);
                    }
                    None => break,
                },
                Next::Redraw if self.hand.len() == HAND => self.next = Next::Draw,
                Next::Redraw if self.hand.len() + self.deck.labyrinth().len() < HAND => {
                    return Afterstate::Lost;
                }
                Next::Redraw => match self.top.first() {
                    Some(card) if card.is_labyrinth() => self.draw_known_into_hand(),
                    Some(_) => self.draw_known_into_limbo(),
                    None => break,
                },
            }
        }
        let gone = |&colour: &Colour| {
            let door = Card::door(colour);
            self.deck.count(door) + self.limbo.count(door) < u32::from(self.needed(colour))
        };
        if Colour::ALL.iter().any(gone) { Afterstate::Lost } else { Afterstate::Open(self) }
    }

    fn is_unpayable_door(&self, card: Card) -> bool {
        let of = |colour: &&Colour| Card::door(**colour) == card;
        Colour::ALL.iter().find(of).is_some_and(|&colour| !self.hand.contains(Card::key(colour)))
    }

    fn draw_known_into_hand(&mut self) {
        if let Some(card) = self.draw_known() {
            self.hand.add(card);
        }
    }

    fn draw_known_into_limbo(&mut self) {
        if let Some(card) = self.draw_known() {
            self.limbo.add(card);
        }
    }

    /// ON-T9.
    fn end_turn(&mut self) {
        if !self.limbo.is_empty() {
            self.shuffle();
            self.deck.add_bag(self.limbo);
            self.limbo = Bag::EMPTY;
        }
        self.next = Next::Turn;
    }

    /// The symbol the next room may not have.
    #[inline]
    pub(crate) fn blocked_symbol(&self) -> Option<Symbol> {
        self.last.and_then(Card::as_room).map(|room| room.symbol)
    }
}
