//! Changing what an observer cannot see, so that the laws can require that it makes no difference.

use dedale_core::laws::Disturb;
use dedale_core::{Chance, Fingerprint, Observer, Rules as _};

use crate::state::State;

impl Disturb for State {
    /// All that the observer does not know is dealt anew.
    fn disturb(&mut self, observer: Observer, chance: &mut impl Chance) -> bool {
        let before = hash(self);
        *self = State::sampled(&self.view_of(observer), chance);
        hash(self) != before
    }
}

fn hash(state: &State) -> u64 {
    let mut hash = Fingerprint::new();
    state.fingerprint(&mut hash);
    hash.value()
}
