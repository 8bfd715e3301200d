//! What the piles are likely to give.

use std::cell::OnceCell;

use dedale_mondes::{Card, CardSet, Key, Kind, View, World};

use super::estimates::Estimates;

/// How likely a draw is to bring what.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Supply {
    /// A card of each key.
    pub(super) keys: [f32; Key::COUNT],
    /// An object of each key.
    pub(super) objects: [f32; Key::COUNT],
    /// A bad encounter.
    pub(super) bad: f32,
}

/// What every pile is likely to give, and a world that was not seen yet: worked out where it is asked for.
pub(super) struct Supplies<'a> {
    view: &'a View,
    estimates: &'a Estimates,
    worlds: [OnceCell<Supply>; World::COUNT],
    unseen: OnceCell<Supply>,
    /// The cards whose places are not known, as bits.
    hidden: u64,
}

impl<'a> Supplies<'a> {
    pub(super) fn of(view: &'a View, estimates: &'a Estimates) -> Supplies<'a> {
        let worlds = [const { OnceCell::new() }; _];
        Supplies { view, estimates, worlds, unseen: OnceCell::new(), hidden: !seen(view) }
    }

    /// What the pile of a world gives; none is a world not seen yet.
    pub(super) fn of_world(&self, world: Option<World>) -> &Supply {
        match world {
            Some(world) => self.worlds[world.index()].get_or_init(|| self.pile(world)),
            None => self.unseen.get_or_init(|| self.mean_of_unseen()),
        }
    }

    /// The cards of a world whose places are not known: any of them may be on top of its pile.
    pub(super) fn hidden_of(&self, world: World) -> impl Iterator<Item = Card> + use<> {
        let hidden = self.hidden;
        cards_of(world).filter(move |card| hidden >> card.index() & 1 == 1)
    }

    fn pile(&self, world: World) -> Supply {
        let set = self.view.setup.cards().set();
        let mut pool = Supply::default();
        for card in self.hidden_of(world) {
            pool.add(set, card, 1.0);
        }
        let unknown = self.view.piles.of(world).filter(Option::is_none).count() as f32;
        pool.spread_over(unknown);
        let (mut supply, mut weight, mut sum) = (Supply::default(), 1.0, 0.0);
        for slot in self.view.piles.of(world) {
            match slot {
                Some(card) => supply.add(set, card, weight),
                None => supply.add_all(&pool, weight),
            }
            sum += weight;
            weight *= self.estimates.next_in_pile;
        }
        supply.scaled(if sum > 0.0 { 1.0 / sum } else { 0.0 })
    }

    fn mean_of_unseen(&self) -> Supply {
        let (mut mean, mut count) = (Supply::default(), 0.0);
        for world in World::all() {
            if self.view.worlds.iter().all(|there| there.world != Some(world)) {
                mean.add_all(self.of_world(Some(world)), 1.0);
                count += 1.0;
            }
        }
        let mut mean = mean.scaled(if count > 0.0 { 1.0 / count } else { 0.0 });
        mean.scale_good(self.estimates.unseen_world);
        mean
    }
}

fn cards_of(world: World) -> impl Iterator<Item = Card> {
    Card::all().skip(8 * world.index()).take(8)
}

impl Supply {
    fn add(&mut self, set: &CardSet, card: Card, weight: f32) {
        let face = set.face(card);
        match face.kind {
            Kind::Bad => self.bad += weight,
            Kind::Encounter => self.keys[face.key as usize] += weight,
            Kind::Object => {
                self.keys[face.key as usize] += weight;
                self.objects[face.key as usize] += weight;
            }
        }
    }

    fn add_all(&mut self, other: &Supply, weight: f32) {
        self.bad += other.bad * weight;
        for key in 0..Key::COUNT {
            self.keys[key] += other.keys[key] * weight;
            self.objects[key] += other.objects[key] * weight;
        }
    }

    fn scaled(mut self, factor: f32) -> Supply {
        self.bad *= factor;
        self.scale_good(factor);
        self
    }

    /// From numbers of cards to shares of so many places of a pile: hands hold no bad encounters, so all of those lie
    /// there.
    fn spread_over(&mut self, places: f32) {
        let good: f32 = self.keys.iter().sum();
        if places > 0.0 {
            self.bad = (self.bad / places).min(1.0);
        }
        let share = if good > 0.0 { (1.0 - self.bad) / good } else { 0.0 };
        self.scale_good(share);
    }

    fn scale_good(&mut self, factor: f32) {
        self.keys.iter_mut().chain(&mut self.objects).for_each(|key| *key *= factor);
    }
}

/// The cards whose places the view tells, as bits.
fn seen(view: &View) -> u64 {
    let piles = World::all().flat_map(|world| view.piles.of(world)).flatten();
    let hands = view.hands.iter().flat_map(|hand| hand.iter().filter_map(|glimpse| glimpse.card));
    let play = view.play.iter().flat_map(|play| play.cards.iter().copied());
    let chain = view.chain.iter().map(|link| link.card);
    let offers = view.trade.iter().flat_map(|trade| [trade.offered, trade.answered]);
    let offers = offers.flatten().filter_map(|offer| offer.card);
    let loose = view.bad.into_iter().chain(view.letting_go.iter().copied());
    let all = piles.chain(hands).chain(play).chain(chain).chain(offers).chain(loose);
    all.fold(0, |set, card| set | 1 << card.index())
}
