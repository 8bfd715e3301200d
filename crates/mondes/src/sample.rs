//! Worlds that an observer cannot tell from the truth.

use dedale_core::{BySeat, Chance, Few, Seat, SeatSet};

use crate::cards::{Character, World};
use crate::dealing::{ANY_HANDS, Places, Wanted};
use crate::decision::Question;
use crate::keys::{Key, Kind};
use crate::knowledge::{Knowers, Known};
use crate::piles::Piles;
use crate::public::with_public;
use crate::state::{Ended, HAND, State, Trade};
use crate::view::{CharacterView, Glimpse, OfferView, PlayView, TradeView, View};

impl State {
    /// A state with this view: what the observer does not know is dealt anew among the places it can be in. Who is
    /// paying for a way can pay for it, with all that was paid: everybody saw it begin.
    pub(crate) fn sampled(view: &View, chance: &mut impl Chance) -> State {
        let mut public = State::public_of(view);
        if let Some(trade) = view.trade {
            return public.sampled_in_trade(view, trade, chance);
        }
        let mut state = public;
        for _ in 0..TRIES {
            state.sample_worlds(view, chance);
            state.sample_characters(view, chance);
            state.sample_cards(view, &ANY_HANDS, chance);
            if state.can_finish_paying() {
                state.learn(view);
                return state;
            }
            state = public;
        }
        public.sample_worlds(view, chance);
        public.sample_characters(view, chance);
        for character in Character::all() {
            let mut candidate = public;
            candidate.give_character(view, character);
            if view.question != Some(Question::Pay) && !candidate.can_finish_paying() {
                continue;
            }
            let keys = candidate.keys_lacking(view);
            for order in 0..ORDERS {
                state = candidate;
                let wanted = state.keys_in_hand(view, &arranged(&keys, order));
                if state.sample_cards(view, &wanted, chance) && state.can_finish_paying() {
                    state.learn(view);
                    return state;
                }
            }
        }
        unreachable!("the truth is one way to deal the cards")
    }

    /// The same while cards are announced: each is one of its owner's hand with that key and type.
    fn sampled_in_trade(mut self, view: &View, trade: TradeView, chance: &mut impl Chance) -> State {
        self.sample_worlds(view, chance);
        self.sample_characters(view, chance);
        let offered = self.places_of_offer(view, view.active, trade.offered);
        let answered = self.places_of_offer(view, trade.partner, trade.answered);
        let ways = offered.len() * answered.len();
        let first = chance.pick(ways as u32) as usize;
        for way in (first..ways).chain(0..first) {
            let places = [offered[way % offered.len()], answered[way / offered.len()]];
            let mut wanted = ANY_HANDS;
            for (place, (seat, offer)) in
                places.iter().zip([(view.active, trade.offered), (trade.partner, trade.answered)])
            {
                if let Some(offer) = offer {
                    wanted[seat.index()][usize::from(*place)] = self.announced(offer);
                }
            }
            let mut state = self;
            if state.sample_cards(view, &wanted, chance) {
                let card = |seat: Seat, place: u8| state.hands[seat][usize::from(place)];
                state.trade = Some(Trade {
                    partner: trade.partner,
                    offered: trade.offered.map(|_| card(view.active, places[0])),
                    answered: trade.answered.map(|_| card(trade.partner, places[1])),
                });
                state.learn(view);
                return state;
            }
        }
        unreachable!("the truth is one way to deal the cards")
    }

    /// The cards that have what was announced.
    fn announced(&self, offer: OfferView) -> u64 {
        let objects = self.faces.objects();
        self.faces.with_key(offer.key) & if offer.kind == Kind::Object { objects } else { !objects }
    }

    /// The places of a hand in which the card announced may be; the first one if none was.
    fn places_of_offer(&self, view: &View, owner: Seat, offer: Option<OfferView>) -> Few<u8, HAND> {
        let Some(offer) = offer else { return [0].into_iter().collect() };
        let may_be = |glimpse: &Glimpse| match (glimpse.card, offer.card) {
            (Some(card), Some(told)) => card == told,
            (Some(card), None) => self.announced(offer) & card.bit() != 0,
            (None, told) => told.is_none(),
        };
        let hand = view.hands[owner.index()].iter().enumerate();
        hand.filter(|(_, glimpse)| may_be(glimpse)).map(|(place, _)| place as u8).collect()
    }

    /// These keys are in the hand of the one who pays, among the cards the observer does not know.
    fn keys_in_hand(&self, view: &View, keys: &[Option<KeyNeeded>; HAND]) -> Wanted {
        let mut wanted = ANY_HANDS;
        let active = view.active.index();
        let hand = view.hands[active].iter().enumerate();
        let unknown = hand.filter(|(_, glimpse)| glimpse.card.is_none());
        for ((place, _), key) in unknown.zip(keys) {
            if let Some(key) = key {
                wanted[active][place] = self.faces.with_key(key.0);
            }
        }
        wanted
    }

    /// The one who pays has this character instead, if the observer does not know better.
    fn give_character(&mut self, view: &View, character: Character) {
        let known = |there: &CharacterView| [there.kept, there.other];
        let seen = view.characters.iter().flat_map(known).flatten().any(|seen| seen == character);
        let active = view.active;
        if seen || view.characters[active.index()].kept.is_some() {
            return;
        }
        let before = self.characters[active][0];
        for dealt in self.characters.0.iter_mut().flatten().filter(|dealt| **dealt == character) {
            *dealt = before;
        }
        self.characters[active][0] = character;
    }

    /// Takes over who knows what, where the view tells it.
    fn learn(&mut self, view: &View) {
        if let Some(knowledge) = &view.knowledge {
            self.known = knowledge.cards;
            self.worlds_known = knowledge.worlds;
        }
    }

    /// The keys that the one who pays must have among the cards the observer does not know.
    fn keys_lacking(&self, view: &View) -> Few<KeyNeeded, HAND> {
        let mut lacking = Few::new();
        let Some(play) = self.play else { return lacking };
        let mut unpaid = self.unpaid(&play);
        let hand = &view.hands[view.active.index()];
        for card in hand.iter().filter_map(|glimpse| glimpse.card) {
            unpaid.take(self.faces.key(card));
        }
        if !play.character && self.has_own_key(view.active) {
            unpaid.take(self.own_key(view.active));
        }
        for &key in Key::ALL {
            (0..unpaid.of(key)).for_each(|_| lacking.push(KeyNeeded(key)));
        }
        lacking
    }

    /// Nothing dealt yet, but all that everybody knows.
    fn public_of(view: &View) -> State {
        let seats_with = |flag: fn(&CharacterView) -> bool| -> SeatSet {
            let characters = view.characters.iter().enumerate();
            characters.filter(|(_, character)| flag(character)).map(|(seat, _)| Seat::new(seat)).collect()
        };
        let state = State::before_deal(&view.setup);
        let mut pawns = state.pawns;
        for (place, pawn) in pawns.0.iter_mut().zip(&view.pawns) {
            *place = pawn.0;
        }
        with_public!(
            view,
            State {
                question: view.question.unwrap_or(state.question),
                ended: view.outcome.map(|outcome| match outcome.winners.iter().next() {
                    Some(seat) => Ended::Home(seat),
                    None => Ended::MaxRounds,
                }),
                pawns,
                open: seats_with(|character| character.open),
                key_used: seats_with(|character| character.key_used),
                play: view.play.map(PlayView::play),
                chain: view.chain,
                letting_go: view.letting_go,
                tasks: view.tasks,
                ..state
            }
        )
    }

    fn sample_worlds(&mut self, view: &View, chance: &mut impl Chance) {
        let seen = view.worlds.iter().filter_map(|there| there.world);
        let seen = seen.fold(0_u16, |seen, world| seen | 1 << world.index());
        let unseen = World::all().filter(|world| seen >> world.index() & 1 == 0);
        let unseen = shuffled::<_, { World::COUNT }>(unseen, chance);
        let mut unseen = unseen.iter().copied();
        for (at, there) in view.worlds.iter().enumerate() {
            self.worlds[at] = there.world.or_else(|| unseen.next()).unwrap_or_default();
            self.up |= u8::from(there.up) << at;
            self.worlds_known[at] = match (there.up, there.world) {
                (true, _) => Knowers::EVERYBODY,
                (false, Some(_)) => Knowers::of(view.observer),
                (false, None) => Knowers::NOBODY,
            };
        }
    }

    fn sample_characters(&mut self, view: &View, chance: &mut impl Chance) {
        let seen = view.characters.iter().flat_map(|there| [there.kept, there.other]).flatten();
        let seen = seen.fold(0_u16, |seen, character| seen | 1 << character.index());
        let unseen = Character::all().filter(|character| seen >> character.index() & 1 == 0);
        let unseen = shuffled::<_, { Character::COUNT }>(unseen, chance);
        let mut unseen = unseen.iter().copied();
        let mut dealt = |known: Option<Character>| known.or_else(|| unseen.next()).unwrap_or_default();
        let mut characters = [[Character::default(); 2]; 5];
        for (pair, there) in characters.iter_mut().zip(&view.characters) {
            *pair = [dealt(there.kept), dealt(there.other)];
        }
        self.characters = BySeat(characters);
    }

    /// Says whether all cards found a place, with what is wanted of the hands.
    fn sample_cards(&mut self, view: &View, wanted: &Wanted, chance: &mut impl Chance) -> bool {
        let (places, complete) = Places::dealt(self, view, wanted, chance);
        let observer = Knowers::of(view.observer);
        self.piles = Piles::of_parts(places.piles, view.piles.ends);
        let in_piles = usize::from(view.piles.ends[World::COUNT - 1]);
        for (slot, card) in view.piles.slots[..in_piles].iter().zip(places.piles) {
            self.known[card.index()] = slot.known_to_all();
        }
        for (hand, seat) in view.hands.iter().zip(self.seats()) {
            for (glimpse, &card) in hand.iter().zip(&places.hands[seat.index()]) {
                self.hands[seat].push(card);
                let (seen, traced) = (glimpse.card.is_some(), glimpse.world.is_some());
                self.known[card.index()] = held_by(seat, seen, traced, observer).made_public(glimpse.public);
            }
        }
        let played = view.play.iter().flat_map(|play| play.cards.iter().copied());
        let open = played.chain(view.chain.iter().map(|link| link.card)).chain(view.bad);
        for card in open.chain(view.letting_go.iter().copied()) {
            self.known[card.index()] = Known::BY_ALL;
        }
        if self.arranging > 0 {
            let world = self.world_of(self.active);
            for card in &self.piles.of(world)[..usize::from(self.arranging)] {
                self.known[card.index()].tell_card(Knowers::only(self.active));
            }
        }
        complete
    }
}

/// These things in random order.
fn shuffled<T: Copy + Default, const MOST: usize>(
    things: impl Iterator<Item = T>,
    chance: &mut impl Chance,
) -> Few<T, MOST> {
    let mut things: Few<T, MOST> = things.collect();
    chance.shuffle(&mut things);
    things
}

/// In how many orders five cards can pay.
const ORDERS: usize = 120;

/// A key to be paid, with something in the empty places of lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct KeyNeeded(Key);

impl Default for KeyNeeded {
    fn default() -> KeyNeeded {
        KeyNeeded(Key::Magic)
    }
}

/// Which of the cards not known must have which key: each order of the keys over the places of a hand.
fn arranged(keys: &[KeyNeeded], mut order: usize) -> [Option<KeyNeeded>; HAND] {
    let mut arranged = [None; HAND];
    for (place, key) in arranged.iter_mut().zip(keys) {
        *place = Some(*key);
    }
    for last in (1..HAND).rev() {
        arranged.swap(last, order % (last + 1));
        order /= last + 1;
    }
    arranged
}

/// How often chance alone tries to find what suits the question.
const TRIES: u32 = 24;

/// What is known of a card in a hand, as far as the observer can tell.
fn held_by(holder: Seat, seen: bool, traced: bool, observer: Knowers) -> Known {
    let card = if seen { Knowers::only(holder).union(observer) } else { Knowers::only(holder) };
    Known::new(card, if traced { Knowers::EVERYBODY } else { Knowers::NOBODY })
}
