use dedale_core::{Effects, Few, Rules as _, Secrets as _};
use dedale_onirim::{Action, Card, Event, State, View};

/// What a player knows, kept up to date by the effects of its answers for as long as it can foresee them.
pub(crate) trait Knowledge: Effects<Event> + Copy {
    /// The cards it looks at and has not put back yet.
    fn looking(&self) -> &Few<Card, 8>;
}

/// The game after some answers, played by the rules themselves, and what the player then knows.
#[derive(Clone, Copy)]
pub(crate) struct Continuation<K> {
    pub(crate) world: State,
    pub(crate) known: K,
}

impl<K: Knowledge> Continuation<K> {
    /// Before any answer. The world is any that looks like this to the player: what it cannot see does not change what it
    /// can foresee.
    #[inline]
    pub(crate) fn new(view: &View, known: K) -> Self {
        let mut effects = known;
        Continuation { world: State::sample(view, &mut effects), known }
    }

    /// After one more answer, which must be legal.
    #[inline]
    pub(crate) fn then(&self, action: Action) -> Self {
        let mut next = *self;
        next.world.apply(action, &mut next.known);
        next
    }

    /// Calls `visit` with every order in which the cards looked at can go back; like cards are not told apart.
    pub(crate) fn in_every_order(&self, visit: &mut impl FnMut(&Self)) {
        let looking = self.known.looking();
        if looking.is_empty() {
            return visit(self);
        }
        for (place, &card) in looking.iter().enumerate() {
            if !looking[..place].contains(&card) {
                self.then(Action::Place(card)).in_every_order(visit);
            }
        }
    }
}

/// Takes one of the cards looked at away, if it is there.
pub(crate) fn take(looking: &mut Few<Card, 8>, card: Card) {
    if let Some(place) = looking.iter().position(|&other| other == card) {
        looking.remove(place);
    }
}
