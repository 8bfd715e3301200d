//! The answers, and their places in the index.

use dedale_core::ActionSet;

use crate::cards::{Card, Colour, Room, Tower};
use crate::premonition::Premonition;
use dedale_core::names::named_enum;

named_enum! {
    /// Which hand a card comes from or goes to (ON-P2).
    pub enum Source("hand") {
        /// The player's own.
        Own = "own",
        /// The common one.
        Common = "common",
    }
}

named_enum! {
    /// Whose door.
    pub enum Owner("owner") {
        /// The active player's.
        Own = "own",
        /// The partner's.
        Partner = "partner",
    }
}

named_enum! {
    /// An end of the row of towers (ON-B2).
    pub enum End("end") {
        /// The left one.
        Left = "left",
        /// The right one.
        Right = "right",
    }
}

named_enum! {
    /// ON-A5.
    pub enum Spell("spell") {
        /// Prophétie Paradoxale.
        Prophecy = "paradoxical-prophecy",
        /// Planification Parallèle.
        Planning = "parallel-planning",
        /// Puissante Punition.
        Punishment = "powerful-punishment",
    }
}

/// Two places of the goal row, the left one first, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoalPair {
    left: u8,
    right: u8,
}

impl GoalPair {
    /// How many pairs there are.
    pub const COUNT: usize = 28;

    /// Two different places.
    pub const fn new(one: u8, other: u8) -> Option<GoalPair> {
        let (left, right) = if one < other { (one, other) } else { (other, one) };
        if left < right && right < 8 { Some(GoalPair { left, right }) } else { None }
    }

    /// The left place.
    pub const fn left(self) -> usize {
        self.left as usize
    }

    /// The right place.
    pub const fn right(self) -> usize {
        self.right as usize
    }

    const fn index(self) -> usize {
        (self.right as usize * (self.right as usize - 1)) / 2 + self.left as usize
    }

    /// All of them in index order.
    pub fn all() -> impl Iterator<Item = GoalPair> {
        (1..8).flat_map(|right| (0..right).map(move |left| GoalPair { left, right }))
    }
}

/// One answer. What it means depends on the question, but never its text: `discard red-key` discards one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A room into the player's row (ON-T1).
    Play(Source, Room),
    /// A tower to an end of the tower row (ON-B2).
    PlayTower(Source, Tower, End),
    /// Away with a card: from hand (ON-T4, ON-T8 I), from a look, from the tower row, from the deck. From the
    /// common hand only labyrinth cards.
    Discard(Source, Card),
    /// Search the deck for a door (ON-T2).
    Search,
    /// Do not search, do not look.
    Decline,
    /// The drawn door goes to limbo (ON-T7).
    Limbo,
    /// Nightmare III.
    Reveal,
    /// Nightmare IV.
    Redraw,
    /// A door from the table to limbo (ON-T8 II and premonitions).
    Return(Owner, Colour),
    /// Pay a key for the drawn door (ON-T7).
    Buy(Source),
    /// No swap; nothing more to discard.
    Keep,
    /// Look at the top cards.
    Look,
    /// Look at so many top cards, for one of several discarded towers with that number (ON-B4).
    LookAt(u8),
    /// Draw the next card.
    Draw,
    /// The nightmare goes to limbo, no tower is lost (ON-B6).
    FalseDestruction,
    /// Where the drawn card goes (ON-P5).
    Into(Source),
    /// Search the deck for any card (ON-D4).
    Fetch,
    /// Cast a spell (ON-A5).
    Cast(Spell),
    /// The next card to go back to the deck.
    Place(Card),
    /// A card of the discard pile pays for a spell.
    Pay(Card),
    /// Take an open card, a common card, a card from the deck.
    Take(Card),
    /// Give a personal card (ON-P4).
    Give(Card),
    /// This premonition strikes first (ON-D2).
    Suffer(Premonition),
    /// This premonition is removed (ON-D4).
    Remove(Premonition),
    /// Two goals change places (ON-A5).
    SwapGoals(GoalPair),
}

const _: () = assert!(size_of::<Action>() <= 8);

/// The legal answers as bits.
pub type Legal = ActionSet<Action, 5>;

/// Where each family of actions begins in the index.
pub(crate) mod at {
    use super::{Card, GoalPair};

    pub(crate) const PLAY: usize = 0;
    pub(crate) const DISCARD: usize = PLAY + Card::ROOMS;
    pub(crate) const SEARCH: usize = DISCARD + Card::COUNT;
    pub(crate) const DECLINE: usize = SEARCH + 1;
    pub(crate) const LIMBO: usize = DECLINE + 1;
    pub(crate) const REVEAL: usize = LIMBO + 1;
    pub(crate) const REDRAW: usize = REVEAL + 1;
    pub(crate) const RETURN: usize = REDRAW + 1;
    pub(crate) const BUY: usize = RETURN + 4;
    pub(crate) const BUY_COMMON: usize = BUY + 1;
    pub(crate) const KEEP: usize = BUY_COMMON + 1;
    pub(crate) const LOOK: usize = KEEP + 1;
    pub(crate) const DRAW: usize = LOOK + 1;
    pub(crate) const FALSE_DESTRUCTION: usize = DRAW + 1;
    pub(crate) const INTO: usize = FALSE_DESTRUCTION + 1;
    pub(crate) const FETCH: usize = INTO + 2;
    pub(crate) const CAST: usize = FETCH + 1;
    pub(crate) const PLACE: usize = CAST + 3;
    pub(crate) const PAY: usize = PLACE + Card::COUNT;
    pub(crate) const TAKE: usize = PAY + Card::COUNT;
    pub(crate) const GIVE: usize = TAKE + Card::COUNT;
    pub(crate) const PLAY_COMMON: usize = GIVE + Card::LABYRINTH;
    pub(crate) const DISCARD_COMMON: usize = PLAY_COMMON + Card::ROOMS;
    pub(crate) const SUFFER: usize = DISCARD_COMMON + Card::LABYRINTH;
    pub(crate) const REMOVE: usize = SUFFER + 8;
    pub(crate) const RETURN_PARTNER: usize = REMOVE + 8;
    pub(crate) const TOWER_LEFT: usize = RETURN_PARTNER + 4;
    pub(crate) const TOWER_RIGHT: usize = TOWER_LEFT + 12;
    pub(crate) const TOWER_COMMON_LEFT: usize = TOWER_RIGHT + 12;
    pub(crate) const TOWER_COMMON_RIGHT: usize = TOWER_COMMON_LEFT + 12;
    pub(crate) const SWAP_GOALS: usize = TOWER_COMMON_RIGHT + 12;
    pub(crate) const LOOK_AT: usize = SWAP_GOALS + GoalPair::COUNT;
    pub(crate) const COUNT: usize = LOOK_AT + 3;
}

/// Every action at its index.
static ACTIONS: [Action; at::COUNT] = actions();

const fn actions() -> [Action; at::COUNT] {
    use Action::{
        Buy, Cast, Decline, Discard, Draw, FalseDestruction, Fetch, Give, Into, Keep, Limbo, Look, LookAt,
        Pay, Place, Play, PlayTower, Redraw, Remove, Return, Reveal, Search, Suffer, SwapGoals, Take,
    };
    let mut all = [Search; at::COUNT];
    let mut kind = 0;
    while kind < Card::COUNT {
        let card = Card::from_index(kind as u8);
        if let Some(room) = card.as_room() {
            all[at::PLAY + kind] = Play(Source::Own, room);
            all[at::PLAY_COMMON + kind] = Play(Source::Common, room);
        }
        if let Some(tower) = card.as_tower() {
            let place = kind - Card::ROOMS;
            all[at::TOWER_LEFT + place] = PlayTower(Source::Own, tower, End::Left);
            all[at::TOWER_RIGHT + place] = PlayTower(Source::Own, tower, End::Right);
            all[at::TOWER_COMMON_LEFT + place] = PlayTower(Source::Common, tower, End::Left);
            all[at::TOWER_COMMON_RIGHT + place] = PlayTower(Source::Common, tower, End::Right);
        }
        if card.is_labyrinth() {
            all[at::GIVE + kind] = Give(card);
            all[at::DISCARD_COMMON + kind] = Discard(Source::Common, card);
        }
        all[at::DISCARD + kind] = Discard(Source::Own, card);
        all[at::PLACE + kind] = Place(card);
        all[at::PAY + kind] = Pay(card);
        all[at::TAKE + kind] = Take(card);
        kind += 1;
    }
    all[at::SEARCH] = Search;
    all[at::DECLINE] = Decline;
    all[at::LIMBO] = Limbo;
    all[at::REVEAL] = Reveal;
    all[at::REDRAW] = Redraw;
    all[at::BUY] = Buy(Source::Own);
    all[at::BUY_COMMON] = Buy(Source::Common);
    all[at::KEEP] = Keep;
    all[at::LOOK] = Look;
    all[at::DRAW] = Draw;
    all[at::FALSE_DESTRUCTION] = FalseDestruction;
    all[at::INTO] = Into(Source::Own);
    all[at::INTO + 1] = Into(Source::Common);
    all[at::FETCH] = Fetch;
    let mut place = 0;
    while place < 8 {
        all[at::SUFFER + place] = Suffer(Premonition::ALL[place]);
        all[at::REMOVE + place] = Remove(Premonition::ALL[place]);
        if place < 4 {
            all[at::RETURN + place] = Return(Owner::Own, Colour::ALL[place]);
            all[at::RETURN_PARTNER + place] = Return(Owner::Partner, Colour::ALL[place]);
        }
        if place < 3 {
            all[at::CAST + place] = Cast(Spell::ALL[place]);
            all[at::LOOK_AT + place] = LookAt(Tower::LEAST + place as u8);
        }
        let mut left = 0;
        while left < place {
            let pair = GoalPair { left: left as u8, right: place as u8 };
            all[at::SWAP_GOALS + pair.index()] = SwapGoals(pair);
            left += 1;
        }
        place += 1;
    }
    all
}

impl dedale_core::Action for Action {
    const COUNT: usize = at::COUNT;

    #[inline]
    fn index(self) -> usize {
        let in_common =
            |source: Source, own: usize, common: usize| if source == Source::Own { own } else { common };
        match self {
            Action::Play(source, room) => in_common(source, at::PLAY, at::PLAY_COMMON) + room.card().index(),
            Action::PlayTower(source, tower, end) => {
                let side = if end == End::Left { 0 } else { at::TOWER_RIGHT - at::TOWER_LEFT };
                let row = in_common(source, at::TOWER_LEFT, at::TOWER_COMMON_LEFT);
                row + side + Card::tower(tower).index() - Card::ROOMS
            }
            Action::Discard(source, card) => {
                in_common(source, at::DISCARD, at::DISCARD_COMMON) + card.index()
            }
            Action::Search => at::SEARCH,
            Action::Decline => at::DECLINE,
            Action::Limbo => at::LIMBO,
            Action::Reveal => at::REVEAL,
            Action::Redraw => at::REDRAW,
            Action::Return(Owner::Own, colour) => at::RETURN + colour as usize,
            Action::Return(Owner::Partner, colour) => at::RETURN_PARTNER + colour as usize,
            Action::Buy(source) => in_common(source, at::BUY, at::BUY_COMMON),
            Action::Keep => at::KEEP,
            Action::Look => at::LOOK,
            Action::LookAt(number) => at::LOOK_AT + usize::from(number - Tower::LEAST),
            Action::Draw => at::DRAW,
            Action::FalseDestruction => at::FALSE_DESTRUCTION,
            Action::Into(source) => at::INTO + source as usize,
            Action::Fetch => at::FETCH,
            Action::Cast(spell) => at::CAST + spell as usize,
            Action::Place(card) => at::PLACE + card.index(),
            Action::Pay(card) => at::PAY + card.index(),
            Action::Take(card) => at::TAKE + card.index(),
            Action::Give(card) => at::GIVE + card.index(),
            Action::Suffer(premonition) => at::SUFFER + premonition as usize,
            Action::Remove(premonition) => at::REMOVE + premonition as usize,
            Action::SwapGoals(pair) => at::SWAP_GOALS + pair.index(),
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Action> {
        ACTIONS.get(index).copied()
    }
}
