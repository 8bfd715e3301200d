use crate::Chance;

/// The only effects of the rules: they ask for chance and emit events.
pub trait Effects<E>: Chance {
    /// Something happened.
    fn emit(&mut self, event: E);
}

/// Effects nobody listens to: simulation.
#[derive(Clone, Debug)]
pub struct Silent<C>(pub C);

impl<C: Chance> Chance for Silent<C> {
    #[inline]
    fn pick(&mut self, n: u32) -> u32 {
        self.0.pick(n)
    }
}

impl<C: Chance, E> Effects<E> for Silent<C> {
    #[inline]
    fn emit(&mut self, _: E) {}
}

/// Keeps what happened, and how often chance was asked.
#[derive(Clone, Debug)]
pub struct Recorder<C, E> {
    /// Where chance comes from.
    pub chance: C,
    /// The events, in order.
    pub events: Vec<E>,
    /// How often chance was asked.
    pub picks: u64,
}

impl<C, E> Recorder<C, E> {
    /// Nothing has happened yet.
    pub fn new(chance: C) -> Self {
        Recorder { chance, events: Vec::new(), picks: 0 }
    }
}

impl<C: Chance, E> Chance for Recorder<C, E> {
    fn pick(&mut self, n: u32) -> u32 {
        self.picks += 1;
        self.chance.pick(n)
    }
}

impl<C: Chance, E> Effects<E> for Recorder<C, E> {
    fn emit(&mut self, event: E) {
        self.events.push(event);
    }
}
