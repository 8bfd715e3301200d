//! Worlds that an observer cannot tell from the truth.

use dedale_core::bits::chosen_bit;
use dedale_core::{BySeat, Chance, Few, Seat, SeatSet};

use crate::action::SEATS;
use crate::cards::{Card, Character, World};
use crate::decision::Question;
use crate::keys::{Key, Kind};
use crate::knowledge::{Knowers, Known};
use crate::piles::Piles;
use crate::places::Place;
use crate::public::with_public;
use crate::state::{Ended, HAND, KeyNeeded, State, Trade};
use crate::view::{CharacterView, Glimpse, OfferView, PlayView, TradeView, View};

/// A place for a card that the observer does not know.
#[derive(Clone, Copy, Default)]
struct Unknown {
    /// The cards that may lie there.
    allowed: u64,
    spot: Spot,
}

#[derive(Clone, Copy, Default)]
enum Spot {
    #[default]
    Nowhere,
    /// A place in the list of all piles.
    Pile(u8),
    /// A place in a hand.
    Hand(u8, u8),
}

/// The cards that each place of each hand may hold, beyond what the view tells of it.
type Wanted = [[u64; HAND]; SEATS];

/// Nothing is wanted of any hand.
const ANY_HANDS: Wanted = [[u64::MAX; HAND]; SEATS];

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
            let key = self.face(card).key as usize;
            unpaid[key] = unpaid[key].saturating_sub(1);
        }
        let own = self.own_key(view.active) as usize;
        if !play.character && self.has_own_key(view.active) {
            unpaid[own] = unpaid[own].saturating_sub(1);
        }
        for &key in Key::ALL {
            (0..unpaid[key as usize]).for_each(|_| lacking.push(KeyNeeded(key)));
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
        let mut unseen = [World::default(); World::COUNT];
        let mut count = 0;
        for world in World::all() {
            if view.worlds.iter().all(|there| there.world != Some(world)) {
                unseen[count] = world;
                count += 1;
            }
        }
        chance.shuffle(&mut unseen[..count]);
        let mut unseen = unseen[..count].iter();
        for (at, there) in view.worlds.iter().enumerate() {
            self.worlds[at] = there.world.or_else(|| unseen.next().copied()).unwrap_or_default();
            self.up |= u8::from(there.up) << at;
            self.worlds_known[at] = match (there.up, there.world) {
                (true, _) => Knowers::EVERYBODY,
                (false, Some(_)) => Knowers::of(view.observer),
                (false, None) => Knowers::NOBODY,
            };
        }
    }

    fn sample_characters(&mut self, view: &View, chance: &mut impl Chance) {
        let seen = |character: Character| {
            let mut views = view.characters.iter();
            views.any(|there| there.kept == Some(character) || there.other == Some(character))
        };
        let mut unseen = [Character::default(); Character::COUNT];
        let mut count = 0;
        for character in Character::all().filter(|&character| !seen(character)) {
            unseen[count] = character;
            count += 1;
        }
        chance.shuffle(&mut unseen[..count]);
        let mut unseen = unseen[..count].iter();
        let mut dealt =
            |known: Option<Character>| known.or_else(|| unseen.next().copied()).unwrap_or_default();
        let mut characters = [[Character::default(); 2]; 5];
        for (pair, there) in characters.iter_mut().zip(&view.characters) {
            *pair = [dealt(there.kept), dealt(there.other)];
        }
        self.characters = BySeat(characters);
    }

    /// Says whether all cards found a place, with what is wanted of the hands.
    fn sample_cards(&mut self, view: &View, wanted: &Wanted, chance: &mut impl Chance) -> bool {
        let mut dealing = Dealing::of(self, view, wanted);
        let complete = dealing.deal(chance);
        let places = Places::of(view, &dealing);
        let observer = Knowers::of(view.observer);
        self.piles = Piles::of_parts(places.piles, view.piles.ends);
        let in_piles = usize::from(view.piles.ends[World::COUNT - 1]);
        for (slot, card) in view.piles.slots[..in_piles].iter().zip(places.piles) {
            let all_if = |holds: bool| if holds { Knowers::EVERYBODY } else { Knowers::NOBODY };
            let seen = slot.card().is_some();
            let known = Known { card: all_if(seen), origin: all_if(seen || slot.is_native()) };
            self.known[card.index()] = known.made_public(slot.public());
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
                let known = &mut self.known[card.index()];
                known.card = known.card.union(Knowers::only(self.active));
            }
        }
        complete
    }
}

/// In how many orders five cards can pay.
const ORDERS: usize = 120;

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
    Known { card, origin: if traced { Knowers::EVERYBODY } else { Knowers::NOBODY } }
}

/// The cards an observer does not know, dealt to the places they may be in.
struct Dealing {
    unknown: [Unknown; Card::COUNT],
    count: usize,
    /// What was dealt to each.
    dealt: [Card; Card::COUNT],
    /// The cards not dealt yet.
    left: u64,
}

impl Dealing {
    fn of(state: &State, view: &View, wanted: &Wanted) -> Dealing {
        let set = view.setup.cards().faces();
        let (objects, bad) = (set.objects(), set.bad());
        let mut dealing = Dealing {
            unknown: [Unknown::default(); Card::COUNT],
            count: 0,
            dealt: [Card::default(); Card::COUNT],
            left: !seen_cards(view),
        };
        let holdable = |place: Place| !bad & (objects | state.worlds[place as usize].cards());
        for (holder, hand) in view.hands.iter().enumerate() {
            let at = state.pawns[Seat::new(holder)];
            // Who lets cards go has let go all of their kind.
            let kept = match view.letting_go.first() {
                Some(card) if holder == view.decider.index() => {
                    if objects & card.bit() != 0 {
                        !objects
                    } else {
                        objects
                    }
                }
                _ => u64::MAX,
            };
            for (place, glimpse) in hand.iter().enumerate().filter(|(_, glimpse)| glimpse.card.is_none()) {
                let of_world = glimpse.world.map_or(u64::MAX, World::cards);
                let allowed = holdable(at) & kept & of_world & wanted[holder][place];
                dealing.add(allowed, Spot::Hand(holder as u8, place as u8));
            }
        }
        let mut start = 0;
        for world in World::all() {
            let end = view.piles.ends[world.index()];
            for at in start..end {
                let slot = view.piles.slots[usize::from(at)];
                if slot.card().is_none() {
                    let native = if slot.is_native() { world.cards() } else { objects | world.cards() };
                    dealing.add(native, Spot::Pile(at));
                }
            }
            start = end;
        }
        dealing
    }

    fn add(&mut self, allowed: u64, spot: Spot) {
        self.unknown[self.count] = Unknown { allowed, spot };
        self.count += 1;
    }

    /// Each place gets a random card of those left that may lie there; where none is left, cards dealt before move on.
    /// The truth is one way to deal them all, so there always is one, if no keys are asked for.
    fn deal(&mut self, chance: &mut impl Chance) -> bool {
        (0..self.count).all(|at| {
            let choices = self.unknown[at].allowed & self.left;
            if choices == 0 {
                return self.make_room(at, at, &mut 0);
            }
            let card = chosen_bit(choices, |count| chance.pick(count));
            self.give(at, Card::from_index(card as usize));
            true
        })
    }

    fn give(&mut self, at: usize, card: Card) {
        self.dealt[at] = card;
        self.left &= !card.bit();
    }

    /// Finds a card for a place by moving those of the first `until` places: an augmenting path.
    fn make_room(&mut self, at: usize, until: usize, tried: &mut u64) -> bool {
        for before in 0..until {
            let card = self.dealt[before];
            if before == at || self.unknown[at].allowed & card.bit() == 0 || *tried & card.bit() != 0 {
                continue;
            }
            *tried |= card.bit();
            let free = self.unknown[before].allowed & self.left;
            if free != 0 {
                self.give(before, Card::from_index(free.trailing_zeros() as usize));
                self.dealt[at] = card;
                return true;
            }
            if self.make_room(before, until, tried) {
                self.dealt[at] = card;
                return true;
            }
        }
        false
    }
}

/// A card for each place of a view.
struct Places {
    piles: [Card; Card::COUNT],
    hands: [[Card; HAND]; SEATS],
}

impl Places {
    /// What the view tells, and elsewhere what was dealt.
    fn of(view: &View, dealing: &Dealing) -> Places {
        let mut places = Places {
            piles: view.piles.slots.map(|slot| slot.card().unwrap_or_default()),
            hands: [[Card::default(); HAND]; SEATS],
        };
        for (cards, hand) in places.hands.iter_mut().zip(&view.hands) {
            for (card, glimpse) in cards.iter_mut().zip(hand) {
                *card = glimpse.card.unwrap_or_default();
            }
        }
        for (unknown, &card) in dealing.unknown[..dealing.count].iter().zip(&dealing.dealt) {
            match unknown.spot {
                Spot::Nowhere => {}
                Spot::Pile(at) => places.piles[usize::from(at)] = card,
                Spot::Hand(seat, at) => places.hands[usize::from(seat)][usize::from(at)] = card,
            }
        }
        places
    }
}

/// The cards whose places the view tells.
fn seen_cards(view: &View) -> u64 {
    let piles = view.piles.slots.iter().filter_map(|slot| slot.card());
    let hands = view.hands.iter().flat_map(|hand| hand.iter().filter_map(|glimpse| glimpse.card));
    let play = view.play.iter().flat_map(|play| play.cards.iter().copied());
    let chain = view.chain.iter().map(|link| link.card);
    let loose = view.bad.into_iter().chain(view.letting_go.iter().copied());
    piles.chain(hands).chain(play).chain(chain).chain(loose).fold(0, |set, card| set | card.bit())
}
