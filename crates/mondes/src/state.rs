use dedale_core::{BySeat, Few, Outcome, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::SEATS;
use crate::card_set::Faces;
use crate::cards::{Card, Character, Face, World};
use crate::decision::Question;
use crate::key_counts::KeyCounts;
use crate::keys::{Key, Kind};
use crate::knowledge::{Knowers, Known};
use crate::piles::Piles;
use crate::places::{Exits, Place};
use crate::setup::{Setup, Terms};
use crate::view::LinkView;

/// MO-T2: the most cards in a hand.
pub(crate) const HAND: usize = 5;

/// The most actions a turn can have left: a card set of a group's own may give more and more of them.
pub(crate) const MOST_ACTIONS: u8 = 60;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// MO-X1.
    Home(Seat),
    /// MO-X2.
    MaxRounds,
}

impl Ended {
    /// The stable ids of all reasons.
    pub(crate) const REASONS: [&str; 2] = [Ended::HOME, Ended::MAX_ROUNDS];

    const HOME: &str = "home";
    const MAX_ROUNDS: &str = "max-rounds";
}

/// What cards are played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// MO-A5: a move to that place.
    Move(Place),
    /// MO-A7.
    Home,
    /// MO-A4: an effect, of one card or of a pair.
    Effect,
}

/// Cards being played by the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Play {
    pub(crate) what: What,
    /// In the order they go under their piles.
    pub(crate) cards: Few<Card, HAND>,
    /// Whether the character's key counts among them.
    pub(crate) character: bool,
    pub(crate) target: Option<Seat>,
    /// Who was asked last to react.
    pub(crate) asked: Seat,
}

/// A seat, with something in the empty places of lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Actor(pub Seat);

impl Default for Actor {
    fn default() -> Actor {
        Actor(Seat::new(0))
    }
}

/// No chain is longer: each link is a card of some hand.
pub(crate) const LINKS: usize = SEATS * HAND;

/// What is still to be done before anybody else acts: the last one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The action is over.
    #[default]
    EndAction,
    /// The cards played go under their piles.
    Finish,
    /// Whoever may react to what was played last is asked.
    React,
    /// The bad encounter drawn strikes.
    Strike,
    /// It was not answered.
    Suffer,
    /// It goes under its pile.
    PutBad,
    /// The victim loses one card more.
    Lose,
    /// The cards a player lets go go under their piles.
    LetGo(Actor),
    /// A pawn leaves its world.
    Leave(Actor, To),
    /// It arrives.
    Arrive(Actor, To),
    /// The active player takes a card at random.
    Take(Actor),
    /// Draw one card more for an effect.
    DrawMore,
}

impl Task {
    /// Its name in a position.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Task::EndAction => "end-action",
            Task::Finish => "finish",
            Task::React => "react",
            Task::Strike => "strike",
            Task::Suffer => "suffer",
            Task::PutBad => "put-bad",
            Task::Lose => "lose",
            Task::LetGo(_) => "let-go",
            Task::Leave(..) => "leave",
            Task::Arrive(..) => "arrive",
            Task::Take(_) => "take",
            Task::DrawMore => "draw-more",
        }
    }
}

/// A destination, with something in the empty places of lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct To(pub Place);

/// The most tasks at a time: a swap of places within an action, and some air.
pub(crate) const TASKS: usize = 12;

/// A trade under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TradeDocument")]
pub struct Trade {
    /// With whom.
    pub partner: Seat,
    /// The card offered: it stays in the hand until the trade happens.
    pub offered: Option<Card>,
    /// The card answered, likewise.
    pub answered: Option<Card>,
}

/// The whole truth of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) terms: Terms,
    /// What stands on the cards.
    pub(crate) faces: Faces,
    pub(crate) piles: Piles,
    /// What is known of each card.
    pub(crate) known: [Known; Card::COUNT],
    pub(crate) hands: BySeat<Few<Card, HAND>, SEATS>,
    /// Which world lies where.
    pub(crate) worlds: [World; Place::COUNT],
    /// Who knows that; everybody where it is face up.
    pub(crate) worlds_known: [Knowers; Place::COUNT],
    /// The places whose worlds are face up.
    pub(crate) up: u8,
    /// Where each pawn is.
    pub(crate) pawns: BySeat<Place, SEATS>,
    /// The two characters dealt to each player, the one kept first.
    pub(crate) characters: BySeat<[Character; 2], SEATS>,
    /// Whose characters lie open.
    pub(crate) open: SeatSet,
    /// Whose characters' keys were used.
    pub(crate) key_used: SeatSet,
    /// Who must skip the next turn.
    pub(crate) skipping: SeatSet,
    /// Who may not leave.
    pub(crate) held: SeatSet,
    /// Whom nobody can target.
    pub(crate) warded: SeatSet,
    /// Turns begun.
    pub(crate) turn: u16,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Whose answer is awaited.
    pub(crate) decider: Seat,
    /// Actions left this turn.
    pub(crate) actions: u8,
    /// MO-T1: whether the draw action was used.
    pub(crate) drew: bool,
    /// MO-A6: whether the active character's key can be counted this turn.
    pub(crate) key_ready: bool,
    /// MO-T4: whether the active player drew, moved or played a card this turn.
    pub(crate) busy: bool,
    /// MO-T4: whose last turn was one without that, since its world's pile moved on.
    pub(crate) idle: SeatSet,
    /// MO-R1: who lets everything but ways home be until its next turn.
    pub(crate) letting: SeatSet,
    pub(crate) question: Question,
    pub(crate) play: Option<Play>,
    /// The cards that answer what was played, the last one last (MO-R1, MO-R3, MO-B2).
    pub(crate) chain: Few<LinkView, LINKS>,
    /// The bad encounter being resolved.
    pub(crate) bad: Option<Card>,
    pub(crate) trade: Option<Trade>,
    /// Cards on their way under a pile, whose order is being chosen.
    pub(crate) letting_go: Few<Card, HAND>,
    /// Cards still to be lost to a bad encounter.
    pub(crate) losing: u8,
    /// Cards still to be drawn for an effect.
    pub(crate) drawing: u8,
    /// Cards being arranged on top of a pile, and how many of them lie there already.
    pub(crate) arranging: u8,
    pub(crate) arranged: u8,
    pub(crate) tasks: Few<Task, TASKS>,
    pub(crate) ended: Option<Ended>,
}

impl State {
    /// The choices made before the game.
    #[inline]
    pub(crate) fn chosen(&self) -> Setup {
        Setup::of_state(&self.faces, self.terms)
    }

    #[inline]
    pub(crate) fn face(&self, card: Card) -> Face {
        self.faces.face(card)
    }

    #[inline]
    pub(crate) fn is_object(&self, card: Card) -> bool {
        self.faces.objects() & card.bit() != 0
    }

    /// The seats in play.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.terms.count()).map(Seat::new)
    }

    /// The seats in play as a set.
    #[inline]
    pub(crate) fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.terms.count())
    }

    /// The seats in play of which something holds.
    #[inline]
    pub(crate) fn seats_where(&self, holds: impl Fn(Seat) -> bool) -> SeatSet {
        // Nothing branches on what holds.
        SeatSet::from_bits(self.seats().fold(0, |set, seat| set | u8::from(holds(seat)) << seat.index()))
    }

    /// The world a player is in.
    #[inline]
    pub(crate) fn world_of(&self, seat: Seat) -> World {
        self.worlds[self.pawns[seat] as usize]
    }

    /// A player's cards as bits.
    #[inline]
    pub(crate) fn hand_bits(&self, seat: Seat) -> u64 {
        self.hands[seat].iter().fold(0, |set, card| set | card.bit())
    }

    /// The exits of the world a player is in.
    #[inline]
    pub(crate) fn exits(&self, seat: Seat) -> Exits {
        Exits::new(self.faces.exits(self.world_of(seat)))
    }

    /// The keys a way costs.
    #[inline]
    pub(crate) fn price(&self, seat: Seat, what: What) -> KeyCounts {
        let (place, exits) = (self.pawns[seat], self.exits(seat));
        match what {
            What::Move(to) => place.sides_to(to).map_or(KeyCounts::NONE, |sides| sides.toll(&exits)),
            What::Home => {
                let mut price = place.sides_home().toll(&exits);
                self.faces
                    .character(self.characters[seat][0])
                    .home
                    .into_iter()
                    .for_each(|key| price.add(key));
                price
            }
            What::Effect => KeyCounts::NONE,
        }
    }

    /// How many of each key are still to be paid.
    pub(crate) fn unpaid(&self, play: &Play) -> KeyCounts {
        let mut unpaid = self.price(self.active, play.what);
        for &card in &play.cards {
            unpaid.take(self.faces.key(card));
        }
        if play.character {
            unpaid.take(self.own_key(self.active));
        }
        unpaid
    }

    /// A player's character's key.
    #[inline]
    pub(crate) fn own_key(&self, seat: Seat) -> Key {
        self.faces.character(self.characters[seat][0]).key
    }

    /// A card's type.
    #[inline]
    pub(crate) fn kind(&self, card: Card) -> Kind {
        self.faces.kind(card)
    }

    pub(crate) fn is_up(&self, place: Place) -> bool {
        self.up >> place as u8 & 1 == 1
    }

    pub(crate) fn asked(&self) -> Option<Question> {
        if self.ended.is_none() { Some(self.question) } else { None }
    }

    pub(crate) fn ending(&self) -> Option<Outcome> {
        self.ended.map(|ended| match ended {
            Ended::Home(seat) => Outcome { winners: [seat].into_iter().collect(), reason: Ended::HOME },
            Ended::MaxRounds => Outcome { winners: SeatSet::NONE, reason: Ended::MAX_ROUNDS },
        })
    }
}
