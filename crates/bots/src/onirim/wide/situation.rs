use dedale_core::Few;
use dedale_onirim::{Bag, Card, Colour, Goals, PremonitionSet, RowView, Setup, Tower, Towers, View};

use super::super::situation::{Next, Situation};

/// The knowledge of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wide {
    /// The choices made before the game.
    pub setup: Setup,
    /// As in the base game: the hand with the common cards, the row, the deck. Its doors are those of [`Wide::doors`].
    pub base: Situation,
    /// The doors of the player whose turn it is.
    pub doors: [u8; 4],
    /// The other player.
    pub partner: Option<Partner>,
    /// The common cards, which are in the hand too.
    pub common: Bag,
    /// With the book: the colours of the goals from left to right, and which of them are found.
    pub goals: Option<Goals>,
    /// How many cards could pay for a spell.
    pub discarded: u8,
    /// The row of towers.
    pub towers: Few<Card, 12>,
    /// Premonitions face up.
    pub open: PremonitionSet,
    /// Premonitions face down.
    pub hidden: PremonitionSet,
    /// The step that must follow.
    pub pending: Pending,
}

/// The other player, as far as one knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Partner {
    /// The known cards of the personal hand.
    pub hand: Bag,
    /// The last card of the row.
    pub last: Option<Card>,
    /// How many cards the series at its end has.
    pub run: u8,
    /// Doors laid down, by colour.
    pub doors: [u8; 4],
}

/// A step that must follow before the turn goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Nothing else.
    Nothing,
    /// Open cards are picked.
    Pick,
    /// A tower's number of cards is looked at.
    Peek,
    /// A tower may be lost.
    TowerLoss,
    /// A premonition strikes, by its place among all.
    Strike(u8),
    /// More is lost: keys of the deck.
    LoseKey,
    /// Seven cards are looked at.
    DreamLook,
    /// Any card of the deck is fetched.
    Fetch,
    /// A spell is cast, by its place among all.
    Cast(u8),
    /// The question that a spell interrupted stands again: a nightmare.
    Nightmare,
    /// The question that a spell interrupted stands again: another one.
    Resumed,
}

impl Pending {
    /// How many there are.
    pub(crate) const COUNT: usize = 20;

    pub(crate) fn index(self) -> usize {
        match self {
            Pending::Nothing => 0,
            Pending::Pick => 1,
            Pending::Peek => 2,
            Pending::TowerLoss => 3,
            Pending::LoseKey => 4,
            Pending::DreamLook => 5,
            Pending::Fetch => 6,
            Pending::Nightmare => 7,
            Pending::Resumed => 8,
            Pending::Cast(spell) => 9 + usize::from(spell),
            Pending::Strike(premonition) => 12 + usize::from(premonition),
        }
    }
}

fn last(row: &RowView) -> Option<Card> {
    row.cards.last().copied()
}

fn doors(view: &View, seat: usize) -> [u8; 4] {
    std::array::from_fn(|colour| view.doors[seat].of(Colour::ALL[colour]))
}

impl Wide {
    /// The situation that the view of the deciding player shows.
    pub fn of(view: &View) -> Wide {
        let seat = view.active.index();
        let known = |seat: usize| view.hands[seat].iter().filter_map(|glimpse| glimpse.card);
        let common: Bag = view.common.iter().copied().collect();
        let top: Few<Card, 8> = view.deck.top.iter().map_while(|glimpse| glimpse.card).take(8).collect();
        let mut deck = view.unseen;
        let tops = view.deck.top.iter().chain(view.deck.bottom.iter());
        tops.filter_map(|glimpse| glimpse.card).for_each(|card| deck.add(card));
        let row = &view.rows[seat];
        let partner = (view.rows.len() == 2).then(|| Partner {
            hand: known(1 - seat).collect(),
            last: last(&view.rows[1 - seat]),
            run: view.rows[1 - seat].run,
            doors: doors(view, 1 - seat),
        });
        let premonitions = view.premonitions;
        let base = Situation {
            hand: known(seat).chain(view.common.iter().copied()).collect(),
            last: last(row),
            run: row.run,
            doors: [0; 4],
            deck,
            top,
            limbo: view.limbo,
            next: Next::Draw,
        };
        Wide {
            setup: view.setup,
            base,
            doors: doors(view, seat),
            partner,
            common,
            goals: view.goals,
            discarded: view.discard.len() as u8,
            towers: view.towers.unwrap_or_default(),
            open: premonitions.map_or(PremonitionSet::NONE, |premonitions| premonitions.open),
            hidden: premonitions.map_or(PremonitionSet::NONE, |premonitions| premonitions.hidden),
            pending: Pending::Nothing,
        }
    }

    /// How many doors of a colour the player still needs.
    pub(crate) fn needed(&self, colour: Colour) -> u8 {
        let each = if self.partner.is_some() { 1 } else { 2 };
        u8::saturating_sub(each, self.doors[colour as usize])
    }

    /// How many the other one needs.
    pub(crate) fn partner_needs(&self, colour: Colour) -> u8 {
        self.partner.map_or(0, |partner| u8::saturating_sub(1, partner.doors[colour as usize]))
    }

    /// All doors on the table, by colour.
    pub(crate) fn on_table(&self, colour: Colour) -> u8 {
        self.doors[colour as usize] + self.partner.map_or(0, |partner| partner.doors[colour as usize])
    }

    /// Whether a nightmare may cost a tower (ON-B5, ON-B7).
    pub(crate) fn may_lose_tower(&self) -> bool {
        let safe = self.setup.towers() == Towers::Normal && self.wall() == 4;
        !self.towers.is_empty() && !safe
    }

    /// The longest stretch of towers of different colours; four make a wall (ON-B3).
    pub(crate) fn wall(&self) -> usize {
        let colours = self.towers.map(|card| card.as_tower().map_or(card, |tower| Card::door(tower.colour)));
        let distinct = |from: usize| {
            let stretch = colours[from..].iter().take(4).enumerate();
            stretch.take_while(|(at, colour)| !colours[from..from + at].contains(colour)).count()
        };
        (0..colours.len()).map(distinct).max().unwrap_or(0)
    }

    /// Whether a tower of the hand could stand at an end of the row.
    pub(crate) fn fits(&self, tower: Tower) -> bool {
        let end = |card: Option<&Card>| card.and_then(|card| card.as_tower());
        match (end(self.towers.first()), end(self.towers.last())) {
            (Some(first), Some(last)) => tower.fits_before(first) || last.fits_before(tower),
            _ => true,
        }
    }

    /// Whether the game is over here, and whether it is then won.
    pub(crate) fn ended(&self) -> Option<bool> {
        let complete =
            Colour::ALL.iter().all(|&colour| self.needed(colour) + self.partner_needs(colour) == 0);
        if complete && (self.setup.towers() == Towers::None || self.wall() == 4) {
            return Some(true);
        }
        let gone = |&colour: &Colour| {
            let door = Card::door(colour);
            let needed = u32::from(self.needed(colour) + self.partner_needs(colour));
            self.base.deck.count(door) + self.base.limbo.count(door) < needed
        };
        Colour::ALL.iter().any(gone).then_some(false)
    }
}
