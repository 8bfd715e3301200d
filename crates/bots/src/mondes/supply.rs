//! What the piles are likely to give.

use dedale_mondes::{Card, CardSet, Key, Kind, View, World};

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

/// How much the second card of a pile counts beside the first, the third beside the second, …
const LATER: f32 = 0.95;

/// How much a world not seen yet is trusted to give: what it has on average is not what it has.
const UNSEEN: f32 = 0.9;

/// What every pile is likely to give, and a world that was not seen yet.
pub(super) struct Supplies {
    worlds: [Supply; World::COUNT],
    unseen: Supply,
    /// The cards whose places are not known, as bits.
    hidden: u64,
}

impl Supplies {
    pub(super) fn of(view: &View) -> Supplies {
        let set = view.setup.cards().set();
        let hidden = !seen(view);
        let mut worlds = [Supply::default(); World::COUNT];
        for (world, supply) in World::all().zip(&mut worlds) {
            *supply = pile_supply(view, set, world, hidden);
        }
        Supplies { worlds, unseen: mean_of_unseen(view, &worlds), hidden }
    }

    /// What the pile of a world gives; none is a world not seen yet.
    pub(super) fn of_world(&self, world: Option<World>) -> &Supply {
        world.map_or(&self.unseen, |world| &self.worlds[world.index()])
    }

    /// The cards of a world whose places are not known: any of them may be on top of its pile.
    pub(super) fn hidden_of(&self, world: World) -> impl Iterator<Item = Card> + use<> {
        let hidden = self.hidden;
        cards_of(world).filter(move |card| hidden >> card.index() & 1 == 1)
    }
}

fn cards_of(world: World) -> impl Iterator<Item = Card> {
    Card::all().skip(8 * world.index()).take(8)
}

fn pile_supply(view: &View, set: &CardSet, world: World, hidden: u64) -> Supply {
    let mut pool = Supply::default();
    for card in cards_of(world).filter(|card| hidden >> card.index() & 1 == 1) {
        pool.add(set, card, 1.0);
    }
    let unknown = view.piles.of(world).filter(Option::is_none).count() as f32;
    pool.spread_over(unknown);
    let (mut supply, mut weight, mut sum) = (Supply::default(), 1.0, 0.0);
    for slot in view.piles.of(world) {
        match slot {
            Some(card) => supply.add(set, card, weight),
            None => supply.add_all(&pool, weight),
        }
        sum += weight;
        weight *= LATER;
    }
    supply.scaled(if sum > 0.0 { 1.0 / sum } else { 0.0 })
}

fn mean_of_unseen(view: &View, worlds: &[Supply; World::COUNT]) -> Supply {
    let (mut mean, mut count) = (Supply::default(), 0.0);
    for (world, supply) in World::all().zip(worlds) {
        if view.worlds.iter().all(|there| there.world != Some(world)) {
            mean.add_all(supply, 1.0);
            count += 1.0;
        }
    }
    let mut mean = mean.scaled(if count > 0.0 { 1.0 / count } else { 0.0 });
    mean.scale_good(UNSEEN);
    mean
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
