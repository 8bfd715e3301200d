//! How many turns from home a player is: by the way from here, or from a world next to it.

use dedale_core::{Few, Seat};
use dedale_mondes::{Card, CardSet, CharacterKey, Effect, Key, Kind, Place, Sides, View, World};

use super::estimates::Estimates;
use super::hand::Hand;
use super::memo::Memo;
use super::supply::{Supplies, Supply};

/// MO-T2.
pub(super) const FULL_HAND: u8 = 5;

/// What one player knows of its way home.
pub(super) struct Plan<'a> {
    pub(super) view: &'a View,
    pub(super) set: &'a CardSet,
    pub(super) me: Seat,
    pub(super) estimates: &'a Estimates,
    home: [Key; 3],
    /// The character's key, if it was not used.
    own_key: Option<Key>,
    pub(super) supplies: Supplies<'a>,
    /// Turns from home, by place and hand.
    turns: Memo,
}

impl<'a> Plan<'a> {
    /// The plan of a player who knows its character.
    pub(super) fn of(view: &'a View, me: Seat, estimates: &'a Estimates) -> Plan<'a> {
        let set = view.setup.cards().set();
        let character = view.characters[me.index()];
        let face = set.character(character.kept.unwrap_or_default());
        Plan {
            view,
            set,
            me,
            estimates,
            home: face.home,
            own_key: (!character.key_used).then_some(face.key),
            supplies: Supplies::of(view, estimates),
            turns: Memo::new(),
        }
    }

    pub(super) fn hand(&self) -> Hand {
        Hand::of(self.set, self.cards())
    }

    /// The player's cards.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + use<'a> {
        self.view.hands[self.me.index()].iter().filter_map(|glimpse| glimpse.card)
    }

    pub(super) fn place(&self) -> Place {
        self.view.pawns[self.me.index()].0
    }

    pub(super) fn world_at(&self, place: Place) -> Option<World> {
        self.view.worlds[place as usize].world
    }

    /// What revealing the character costs now.
    fn reveal_cost(&self) -> f32 {
        let free = self.view.setup.character_key() == CharacterKey::Payment || self.view.key_ready;
        if free { 0.0 } else { self.estimates.action }
    }

    /// The turns a player with that hand there is from home.
    pub(super) fn turns(&self, place: Place, hand: Hand) -> f32 {
        let key = hand.number() << 4 | place as u64;
        self.turns.get(key, || self.count_turns(place, hand))
    }

    fn count_turns(&self, place: Place, hand: Hand) -> f32 {
        let stay = self.turns_from(place, hand);
        let nearest = ways(place).iter().fold(stay, |nearest, way| self.turns_via(place, hand, way, nearest));
        let full = if hand.len() >= FULL_HAND && stay > self.estimates.action + self.reveal_cost() {
            self.estimates.full_hand
        } else {
            0.0
        };
        full + nearest
    }

    /// The turns from home by the way from a world next to that place, if they are fewer than those of the nearest known way: what
    /// is missing there is collected in the world that has more of it, here only as objects.
    fn turns_via(&self, place: Place, hand: Hand, way: &Way, nearest: f32) -> f32 {
        let world = self.world_at(place);
        let (here, there) = (self.supplies.of_world(world), self.supplies.of_world(self.world_at(way.to)));
        let mut before = Missing::default();
        let mut left = hand;
        for side in way.sides.iter() {
            let key = world.map(|world| self.set.exit(world, side));
            match key.and_then(|key| left.paying(key)) {
                Some(after) => left = after,
                None => before.add(key.map_or(self.estimates.unknown_key, |key| self.rate(here, key))),
            }
        }
        let (missing, cost) = self.missing_at(way.to, left.objects());
        let mut after = Missing::default();
        for key in &missing {
            match key.0 {
                None => after.add(self.estimates.unknown_key),
                Some(key) if here.objects[key as usize] > there.keys[key as usize] && before.has_room() => {
                    before.add_key(key, here.objects[key as usize]);
                }
                Some(key) => after.add_key(key, self.rate(there, key)),
            }
        }
        let cost = cost + self.estimates.action;
        let setbacks = [self.setbacks(here), self.setbacks(there)];
        if cost + before.least_draws() * setbacks[0] + after.least_draws() * setbacks[1] > nearest {
            return nearest;
        }
        nearest.min(cost + before.draws() * setbacks[0] + after.draws() * setbacks[1])
    }

    /// The turns of a draw, with what bad encounters throw back.
    fn setbacks(&self, supply: &Supply) -> f32 {
        1.0 + self.estimates.setback * supply.bad
    }

    /// How likely a draw is to bring a key.
    fn rate(&self, supply: &Supply, key: Key) -> f32 {
        supply.keys[key as usize].max(self.estimates.rare_key)
    }

    /// The turns from home by the way from that place.
    fn turns_from(&self, place: Place, hand: Hand) -> f32 {
        let supply = self.supplies.of_world(self.world_at(place));
        let (keys, cost) = self.missing_at(place, hand);
        let mut missing = Missing::default();
        for key in &keys {
            match key.0 {
                None => missing.add(self.estimates.unknown_key),
                Some(key) => missing.add_key(key, self.rate(supply, key)),
            }
        }
        cost + missing.draws() * self.setbacks(supply)
    }

    /// The keys that lack for the way home from a place, and what going costs besides.
    fn missing_at(&self, place: Place, hand: Hand) -> (Few<Lacking, 5>, f32) {
        let world = self.world_at(place);
        let mut missing = Few::new();
        let mut stock = hand.keys();
        let mut own = self.own_key;
        let mut cost = self.estimates.action;
        let exits = place.sides_home();
        let exits = exits.iter().map(|side| world.map(|world| self.set.exit(world, side)));
        for key in exits.chain(self.home.map(Some)) {
            match key {
                Some(key) if take(&mut stock, key) => {}
                Some(key) if own == Some(key) => {
                    own = None;
                    cost += self.reveal_cost();
                }
                _ => missing.push(Lacking(key)),
            }
        }
        (missing, cost)
    }

    /// What is left of a hand after a move there for keys, if they are there.
    pub(super) fn after_move(&self, to: Place, hand: Hand) -> Option<Hand> {
        let (place, world) = (self.place(), self.world_at(self.place())?);
        let mut left = hand;
        for side in place.sides_to(to)?.iter() {
            left = left.paying(self.set.exit(world, side))?;
        }
        Some(left.objects())
    }

    /// Whether nothing lacks for the way home from here but perhaps an action.
    pub(super) fn is_complete(&self, hand: Hand) -> bool {
        self.lacking(hand) == 0
    }

    /// How many keys lack for the way home from here.
    pub(super) fn lacking(&self, hand: Hand) -> usize {
        self.missing_at(self.place(), hand).0.len()
    }

    /// How likely a draw here is to bring one of the keys that lack for the way home.
    pub(super) fn useful_draw(&self, hand: Hand) -> f32 {
        let supply = self.supplies.of_world(self.world_at(self.place()));
        let mut chances = supply.keys;
        let (missing, _) = self.missing_at(self.place(), hand);
        let useful = missing.iter().filter_map(|key| key.0);
        useful.map(|key| std::mem::take(&mut chances[key as usize])).sum::<f32>().min(1.0)
    }

    /// Whether the character's key is what lacks for the way home.
    pub(super) fn own_key_completes(&self, hand: Hand) -> bool {
        let (place, mut stock) = (self.place(), hand.keys());
        let (Some(own), Some(world)) = (self.own_key, self.world_at(place)) else { return false };
        stock[own as usize] += 1;
        let exits = place.sides_home();
        let mut needed = exits.iter().map(|side| self.set.exit(world, side)).chain(self.home);
        needed.all(|key| take(&mut stock, key))
    }

    /// The turns a draw there saves on average.
    pub(super) fn drawing_saves(&self, place: Place, hand: Hand) -> f32 {
        let now = self.turns(place, hand);
        let Some(world) = self.world_at(place) else {
            return self.supplies.of_world(None).keys.iter().sum::<f32>() * self.estimates.unseen_draw;
        };
        match self.view.piles.of(world).next() {
            None => 0.0,
            Some(Some(card)) => now - self.turns_after_drawing(place, hand, card),
            Some(None) => self.unknown_draw_saves(place, hand, world, now),
        }
    }

    fn unknown_draw_saves(&self, place: Place, hand: Hand, world: World, now: f32) -> f32 {
        let bad = self.supplies.hidden_of(world).filter(|&card| self.set.face(card).kind == Kind::Bad);
        let places = self.view.piles.of(world).filter(Option::is_none).count() as f32;
        let share_bad = (bad.count() as f32 / places).min(1.0);
        let (mut good, mut goods, mut evil, mut evils) = (0.0, 0.0, 0.0, 0.0);
        for card in self.supplies.hidden_of(world) {
            let saved = now - self.turns_after_drawing(place, hand, card);
            match self.set.face(card).kind {
                Kind::Bad => (evil, evils) = (evil + saved, evils + 1.0),
                _ => (good, goods) = (good + saved, goods + 1.0),
            }
        }
        let mean = |sum: f32, count: f32| if count > 0.0 { sum / count } else { 0.0 };
        share_bad * mean(evil, evils) + (1.0 - share_bad) * mean(good, goods)
    }

    pub(super) fn turns_after_drawing(&self, place: Place, hand: Hand, card: Card) -> f32 {
        match self.set.face(card).kind {
            Kind::Bad => self.turns(place, hand) + self.harm(place, hand, card),
            _ => self.turns(place, hand.with_card(self.set, card)),
        }
    }

    /// The turns a bad encounter costs: at most what the card is worth that answers it.
    fn harm(&self, place: Place, hand: Hand, bad: Card) -> f32 {
        let strikes = self.strike(place, hand, bad);
        let attack = Effect::Cancel(self.set.face(bad).key);
        let shield = self.cards().any(|card| self.set.face(card).effect == attack);
        if shield { strikes.min(self.estimates.shield) } else { strikes }
    }

    /// The turns a bad encounter costs that nobody answers.
    pub(super) fn strike(&self, place: Place, hand: Hand, bad: Card) -> f32 {
        let now = self.turns(place, hand);
        let all = || self.turns(place, Hand::default()) - now;
        let each = || all() / f32::from(hand.len().max(1));
        let some = |count: u8| f32::from(count.min(hand.len()));
        match self.set.face(bad).effect {
            Effect::Lose(count) => self.estimates.chosen_loss * each() * some(count),
            Effect::LoseRandom(count) => self.estimates.random_loss * each() * some(count),
            Effect::LoseAll => all(),
            Effect::LoseObjects => self.turns(place, hand.encounters()) - now,
            Effect::Skip => {
                self.estimates.skipped_turn
                    + self.estimates.skipped_action * f32::from(self.view.actions.min(2))
            }
            Effect::Exile => self.turns(place.opposite(), hand.objects()) - now,
            _ => 0.0,
        }
    }
}

fn take(stock: &mut [u8; Key::COUNT], key: Key) -> bool {
    let held = &mut stock[key as usize];
    let there = *held > 0;
    *held = held.saturating_sub(1);
    there
}

/// A key that lacks; none is the exit key of a world not seen yet.
#[derive(Clone, Copy, Default)]
struct Lacking(Option<Key>);

/// Keys to collect in one world, as the chances that a draw brings each.
#[derive(Default)]
struct Missing {
    rates: Few<f32, 5>,
    /// How many of each key there are already: a second one takes longer.
    before: [u8; Key::COUNT],
}

impl Missing {
    fn has_room(&self) -> bool {
        !self.rates.is_full()
    }

    fn add(&mut self, rate: f32) {
        self.rates.push(rate);
    }

    fn add_key(&mut self, key: Key, rate: f32) {
        let before = &mut self.before[key as usize];
        self.rates.push(rate / f32::from(1 + *before));
        *before += 1;
    }

    /// No more draws than bring all of them on average: those for the rarest.
    fn least_draws(&self) -> f32 {
        self.rates.iter().map(|rate| 1.0 / rate).fold(0.0, f32::max)
    }

    /// How many draws bring all of them on average: by inclusion and exclusion over the sets of keys not yet drawn.
    fn draws(&self) -> f32 {
        let count = self.rates.len();
        let mut sums = [0.0_f32; 32];
        let mut draws = 0.0;
        for set in 1..1_usize << count {
            let first = set.trailing_zeros() as usize;
            let sum = sums[set & (set - 1)] + self.rates[first];
            sums[set] = sum;
            let term = 1.0 / sum;
            draws += if set.count_ones() % 2 == 1 { term } else { -term };
        }
        draws
    }
}

/// A way to another world.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) to: Place,
    pub(super) sides: Sides,
}

/// The ways from each place, which are always the same.
pub(super) fn ways(from: Place) -> &'static [Way] {
    static WAYS: std::sync::LazyLock<[Vec<Way>; Place::COUNT]> = std::sync::LazyLock::new(|| {
        std::array::from_fn(|at| {
            let from = Place::ALL[at];
            let way = |&to: &Place| from.sides_to(to).map(|sides| Way { to, sides });
            Place::ALL.iter().filter_map(way).collect()
        })
    });
    &WAYS[from as usize]
}
