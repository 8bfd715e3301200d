//! What each observer may know: the only place where it is decided, with [`Event`](crate::Event)'s `seen_by`.

use std::collections::BTreeMap;

use dedale_core::{Few, Observer, Outcome, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::SEATS;
use crate::cards::{Card, Character, World};
use crate::decision::Question;
use crate::keys::{Key, Kind};
use crate::knowledge::{Knowers, Known};
use crate::piles::Piles;
use crate::places::Place;
use crate::public::with_public;
use crate::setup::Setup;
use crate::slot::Slot;
use crate::state::{Ended, HAND, LINKS, Play, State, TASKS, Task, What};
use crate::way_home::WayHomeView;

/// What one observer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self")]
pub struct View {
    /// Who is looking.
    pub observer: Observer,
    /// The choices made before the game.
    pub setup: Setup,
    /// The turn, from 1; 0 while characters are chosen.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose answer is awaited.
    pub decider: Seat,
    /// What is asked of that player; null when the game is over.
    pub question: Option<Question>,
    /// How it ended.
    #[serde(deserialize_with = "ending")]
    pub outcome: Option<Outcome>,
    /// Each player's hand, known cards first.
    pub hands: Few<Few<Glimpse, HAND>, 5>,
    /// Each world's pile.
    pub piles: PilesView,
    /// Which world lies where, in the order of [`Place`].
    pub worlds: [WorldView; Place::COUNT],
    /// Where each pawn is; none while characters are chosen.
    pub pawns: Few<PlaceView, 5>,
    /// Each player's character.
    pub characters: Few<CharacterView, 5>,
    /// Who must skip the next turn.
    pub skipping: SeatSet,
    /// Who may not leave.
    pub held: SeatSet,
    /// Whom nobody can target.
    pub warded: SeatSet,
    /// Actions left this turn.
    pub actions: u8,
    /// Whether the draw action was used.
    pub drew: bool,
    /// Whether the active character's key can be counted this turn.
    pub key_ready: bool,
    /// Whether the active player drew, moved or played a card this turn.
    pub busy: bool,
    /// The players whose last turn was one without that, since their world's pile moved on.
    pub idle: SeatSet,
    /// The players who let everything but ways home be until their next turn.
    pub letting: SeatSet,
    /// What the player who looks holds for the way home; absent for spectators and while characters are chosen.
    // Worked out when the view is sent, since searches build views and do not need it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) way_home: Option<WayHomeView>,
    /// The cards being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<PlayView>,
    /// The cards that answer them, the last one last.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub chain: Few<LinkView, LINKS>,
    /// The bad encounter being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bad: Option<Card>,
    /// The trade under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trade: Option<TradeView>,
    /// Cards on their way under a pile.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub letting_go: Few<Card, HAND>,
    /// Cards still to be lost.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub losing: u8,
    /// Cards still to be drawn for an effect.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub drawing: u8,
    /// Cards being arranged on top of the pile.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub arranging: u8,
    /// How many of them lie in their place already.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub arranged: u8,
    /// What is still to be done: all of it follows from what everybody saw. Not sent.
    #[serde(skip)]
    pub(crate) tasks: Few<Task, TASKS>,
    /// Who knows what: only for those who know everything. Not sent.
    #[serde(skip)]
    pub(crate) knowledge: Option<Knowledge>,
}

impl View {
    /// Without what is not sent: only sampling needs it.
    pub(crate) fn as_told(&self) -> View {
        let mut told = View { tasks: Few::new(), knowledge: None, ..self.clone() };
        told.piles.slots.iter_mut().for_each(|slot| *slot = Slot::told(slot.card()));
        for glimpse in told.hands.iter_mut().flat_map(|hand| hand.iter_mut()) {
            glimpse.public = Public::default();
        }
        told
    }
}

fn ending<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Outcome>, D::Error> {
    Outcome::read_among(&Ended::REASONS, deserializer)
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(&View { way_home: WayHomeView::of(self), ..self.clone() }, serializer)
    }
}

/// Reads what is sent. A view that says something of each seat says it of every seat of its setup, and of no other; pawns
/// may not be there yet.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let view = View { way_home: None, ..View::deserialize(deserializer)? };
        let seats = view.setup.terms().count();
        let here = |seat: Seat| seat.index() < seats;
        let somebody = view.observer.is_at_table_of(seats) && here(view.active) && here(view.decider);
        let pawns = if view.turn > 0 { seats } else { 0 };
        let counts = [view.hands.len(), view.characters.len(), view.pawns.len()];
        if !somebody || counts != [seats, seats, pawns] {
            return Err(serde::de::Error::custom(format!("expected {seats} seats")));
        }
        if view.worlds.iter().zip(Place::ALL).any(|(world, place)| world.place != *place) {
            return Err(serde::de::Error::custom("expected the worlds in the order of their places"));
        }
        Ok(view)
    }
}

/// Who knows what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Knowledge {
    pub(crate) cards: [Known; Card::COUNT],
    pub(crate) worlds: [Knowers; Place::COUNT],
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Glimpse {
    /// Which it is, if known.
    pub card: Option<Card>,
    /// Of which world it is, if that is known.
    pub world: Option<World>,
    /// What everybody knows of it. Not sent.
    #[serde(skip)]
    pub(crate) public: Public,
}

impl Glimpse {
    const NOTHING: Glimpse =
        Glimpse { card: None, world: None, public: Public { card: false, origin: false } };

    /// A card in a hand that is known as well as one in a pile would be.
    #[inline]
    fn of_slot(card: Card, slot: Slot) -> Glimpse {
        Glimpse {
            card: slot.card().is_some().then_some(card),
            world: slot.has_world().then_some(card.world()),
            public: slot.public(),
        }
    }
}

/// No card in any hand.
const EMPTY_HANDS: [Few<Glimpse, HAND>; SEATS] =
    [const { Few::first_of([Glimpse::NOTHING; HAND], 0) }; SEATS];

/// What everybody knows of a card, as whoever watches does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Public {
    /// Which it is.
    pub(crate) card: bool,
    /// Of which world it is.
    pub(crate) origin: bool,
}

/// The piles, the top card first; null where the card is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PilesView {
    pub(crate) slots: [Slot; Card::COUNT],
    pub(crate) ends: [u8; World::COUNT],
}

impl PilesView {
    /// The piles, as each card of them is seen: all places at once, without a branch.
    #[inline]
    fn fill(&mut self, piles: &Piles, as_seen: &[Slot; Card::COUNT]) {
        let eights = piles.places().as_chunks::<8>().0;
        for (slots, cards) in self.slots.as_chunks_mut::<8>().0.iter_mut().zip(eights) {
            *slots = cards.map(|card| as_seen[card.index() % Card::COUNT]);
        }
        let end = u16::from(self.ends[World::COUNT - 1]);
        for (at, slot) in (0..).zip(&mut self.slots) {
            *slot = if at < end { *slot } else { Slot::default() };
        }
    }

    /// A world's pile, the top card first.
    pub fn of(&self, world: World) -> impl ExactSizeIterator<Item = Option<Card>> + use<> {
        let start = world.index().checked_sub(1).map_or(0, |before| self.ends[before].into());
        let end = usize::from(self.ends[world.index()]);
        let slots = self.slots;
        (start..end).map(move |at| slots[at].card())
    }
}

impl Serialize for PilesView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(World::all().map(|world| (world, self.of(world).collect::<Vec<_>>())))
    }
}

impl<'de> Deserialize<'de> for PilesView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PilesView, D::Error> {
        let piles = BTreeMap::<World, Vec<Option<Card>>>::deserialize(deserializer)?;
        let mut view = PilesView { slots: [Slot::default(); Card::COUNT], ends: [0; World::COUNT] };
        let mut at = 0;
        for world in World::all() {
            for &card in piles.get(&world).into_iter().flatten() {
                let Some(slot) = view.slots.get_mut(at) else {
                    let problem = format!("expected at most {} cards", Card::COUNT);
                    return Err(serde::de::Error::custom(problem));
                };
                *slot = Slot::told(card);
                at += 1;
            }
            view.ends[world.index()] = at as u8;
        }
        Ok(view)
    }
}

impl JsonSchema for PilesView {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Piles".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<World>(),
            "additionalProperties": generator.subschema_for::<Vec<Option<Card>>>()
        })
    }
}

/// A place of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WorldView {
    /// Where it is.
    pub place: Place,
    /// Which world lies there, if known.
    pub world: Option<World>,
    /// Whether it is face up.
    pub up: bool,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PlaceView(pub Place);

impl Default for PlaceView {
    fn default() -> PlaceView {
        PlaceView(Place::North)
    }
}

/// A player's character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct CharacterView {
    /// The one kept, if known; the first one dealt while choosing.
    pub kept: Option<Character>,
    /// The other one dealt, if known.
    pub other: Option<Character>,
    /// Whether it lies open.
    pub open: bool,
    /// Whether its key was used.
    pub key_used: bool,
}

/// The cards being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayView {
    /// What for.
    pub what: WhatView,
    /// Where to, if it is a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// The cards.
    pub cards: Few<Card, HAND>,
    /// Whether the character's key counts among them.
    pub character: bool,
    /// Whom they strike.
    pub target: Option<Seat>,
    /// Who was asked last to react.
    pub asked: Seat,
}

dedale_core::names::named_enum! {
    /// What cards are played for.
    pub enum WhatView("purpose") {
        /// A move.
        Move = "move",
        /// The way home.
        Home = "home",
        /// An effect.
        Effect = "effect",
    }
}

/// A card that answers another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkView {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Which card it cancels, if not the bad encounter or a mover's way.
    pub cancels: Option<Card>,
    /// Who was asked last to react to it.
    pub asked: Seat,
}

impl Default for LinkView {
    fn default() -> LinkView {
        let seat = Seat::new(0);
        LinkView { seat, card: Card::default(), cancels: None, asked: seat }
    }
}

/// A trade under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TradeView {
    /// With whom.
    pub partner: Seat,
    /// What is offered; the card stays in the hand until the trade happens.
    pub offered: Option<OfferView>,
    /// What was answered.
    pub answered: Option<OfferView>,
}

/// A card announced in a trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OfferView {
    /// Its key.
    pub key: Key,
    /// Its type.
    pub kind: Kind,
    /// The card, if known.
    pub card: Option<Card>,
    /// Of which world it is, if that is known.
    pub world: Option<World>,
}

fn is_empty<T, const N: usize>(few: &Few<T, N>) -> bool {
    (**few).is_empty()
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// An observer as bits, found once for all cards.
#[derive(Clone, Copy)]
pub(crate) struct Eyes {
    bits: u8,
    all: bool,
}

impl Eyes {
    #[inline]
    pub(crate) fn of(observer: Observer) -> Eyes {
        Eyes { bits: Knowers::of(observer).bits(), all: observer == Observer::Omniscient }
    }

    /// Whether the observer is among those who know something.
    #[inline]
    pub(crate) fn see(self, knowers: Knowers) -> bool {
        (knowers.bits() & self.bits != 0) | self.all
    }
}

impl State {
    /// What the observer may know.
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let seats = self.terms.count();
        let eyes = Eyes::of(observer);
        let characters = self.character_views(observer);
        let mut view = with_public!(
            self,
            View {
                observer,
                setup: self.chosen(),
                question: self.asked(),
                outcome: self.ending(),
                hands: Few::first_of(EMPTY_HANDS, seats),
                piles: PilesView { slots: [Slot::default(); Card::COUNT], ends: self.piles.ends() },
                worlds: std::array::from_fn(|at| WorldView {
                    place: Place::ALL[at],
                    world: eyes.see(self.worlds_known[at]).then_some(self.worlds[at]),
                    up: self.up >> at & 1 == 1,
                }),
                pawns: Few::first_of(self.pawns.0.map(PlaceView), if self.turn > 0 { seats } else { 0 }),
                characters: Few::first_of(characters, seats),
                way_home: None,
                play: self.play.map(play_view),
                chain: self.chain,
                trade: self.trade.map(|trade| TradeView {
                    partner: trade.partner,
                    offered: trade.offered.map(|card| self.offer_view(self.active, card, observer)),
                    answered: trade.answered.map(|card| self.offer_view(trade.partner, card, observer)),
                }),
                letting_go: self.letting_go,
                tasks: self.tasks,
                knowledge: if eyes.all { Some(self.knowledge()) } else { None },
            }
        );
        let as_seen = Slot::of_all(&self.known, observer);
        view.piles.fill(&self.piles, &as_seen);
        for (hand, cards) in view.hands.iter_mut().zip(&self.hands.0) {
            let glimpse = |&card: &Card| Glimpse::of_slot(card, as_seen[card.index() % Card::COUNT]);
            cards.iter().map(glimpse).for_each(|glimpse| hand.push(glimpse));
            sort(hand);
        }
        view
    }

    #[inline]
    pub(crate) fn glimpse(&self, card: Card, eyes: Eyes) -> Glimpse {
        let known = self.known[card.index() % Card::COUNT];
        let sees = eyes.see(known.card());
        Glimpse {
            card: sees.then_some(card),
            world: (sees || eyes.see(known.origin())).then_some(card.world()),
            public: known.public(),
        }
    }

    /// Of a card announced the others know which one it is only if it can be no other of the hand it stays in.
    pub(crate) fn offer_view(&self, owner: Seat, card: Card, observer: Observer) -> OfferView {
        let own = matches!(observer, Observer::Omniscient) || observer == Observer::Seat(owner);
        let sure = own || self.candidates(owner, card, observer) == 1;
        let Glimpse { card: seen, world, .. } =
            if sure { self.glimpse(card, Eyes::of(observer)) } else { Glimpse::default() };
        OfferView { key: self.face(card).key, kind: self.kind(card), card: seen, world }
    }

    fn knowledge(&self) -> Knowledge {
        Knowledge { cards: self.known, worlds: self.worlds_known }
    }

    /// Each seat's character, in play or not.
    #[inline]
    fn character_views(&self, observer: Observer) -> [CharacterView; SEATS] {
        std::array::from_fn(|seat| self.character_view(Seat::new(seat), observer))
    }

    #[inline]
    pub(crate) fn character_view(&self, seat: Seat, observer: Observer) -> CharacterView {
        let own = Knowers::of(observer).bits() >> seat.index() & 1 == 1;
        let open = self.open.contains(seat);
        let [kept, other] = self.characters[seat];
        CharacterView {
            kept: (own | open).then_some(kept),
            other: own.then_some(other),
            open,
            key_used: self.key_used.contains(seat),
        }
    }
}

/// In an order that tells nothing: by card, then those of which only the world is known, then the others.
fn sort(hand: &mut [Glimpse]) {
    let key = |glimpse: &Glimpse| {
        let world = glimpse.world.map_or(World::COUNT, World::index);
        (glimpse.card.map_or(Card::COUNT, Card::index), world, glimpse.public)
    };
    for end in 1..hand.len() {
        for place in (0..end).rev() {
            if key(&hand[place]) <= key(&hand[place + 1]) {
                break;
            }
            hand.swap(place, place + 1);
        }
    }
}

#[inline]
pub(crate) fn play_view(play: Play) -> PlayView {
    let (what, to) = match play.what {
        What::Move(to) => (WhatView::Move, Some(to)),
        What::Home => (WhatView::Home, None),
        What::Effect => (WhatView::Effect, None),
    };
    let Play { cards, character, target, asked, .. } = play;
    PlayView { what, to, cards, character, target, asked }
}

impl PlayView {
    pub(crate) fn play(self) -> Play {
        let what = match (self.what, self.to) {
            (WhatView::Move, Some(to)) => What::Move(to),
            (WhatView::Home, _) => What::Home,
            _ => What::Effect,
        };
        let PlayView { cards, character, target, asked, .. } = self;
        Play { what, cards, character, target, asked }
    }
}
