//! Who keeps a card set alive: every [`Cards`] of a setup, match, view or document, and nothing else.

use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, PoisonError, RwLock, Weak};

use dedale_core::names::Named as _;

use super::faces::{Faces, Identity};
use super::{CardSet, Shipped};

/// The cards a game is played with: a set that comes with the program, or a share of a group's own, which is freed with its
/// last share.
#[derive(Clone)]
pub struct Cards(Source);

#[derive(Clone)]
enum Source {
    Shipped(Shipped),
    Own(Arc<Owned>),
}

/// A set of a group's own.
struct Owned(CardSet);

/// The sets of groups that somebody uses now. Equal sets share their memory, and a state finds the ids of its cards.
static IN_USE: LazyLock<RwLock<HashMap<Identity, Weak<Owned>>>> = LazyLock::new(RwLock::default);

impl Drop for Owned {
    fn drop(&mut self) {
        let mut in_use = IN_USE.write().unwrap_or_else(PoisonError::into_inner);
        let identity = self.0.faces().identity();
        if in_use.get(&identity).is_some_and(|set| set.strong_count() == 0) {
            in_use.remove(&identity);
        }
    }
}

impl From<Shipped> for Cards {
    fn from(shipped: Shipped) -> Cards {
        Cards(Source::Shipped(shipped))
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Shipped::default().into()
    }
}

impl Cards {
    /// What stands on them.
    #[inline]
    pub fn set(&self) -> &CardSet {
        match &self.0 {
            Source::Own(own) => &own.0,
            Source::Shipped(shipped) => shipped.set(),
        }
    }

    /// Its name, if it comes with the program.
    pub fn name(&self) -> Option<&'static str> {
        match self.0 {
            Source::Own(_) => None,
            Source::Shipped(shipped) => Some(shipped.name()),
        }
    }

    /// A share of that set, of the same memory as every other.
    pub(super) fn sharing(set: CardSet) -> Cards {
        let identity = set.faces().identity();
        if let Some(shipped) = Shipped::of_identity(identity) {
            return shipped.into();
        }
        let mut in_use = IN_USE.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = in_use.get(&identity).and_then(Weak::upgrade) {
            return Cards(Source::Own(same));
        }
        let own = Arc::new(Owned(set));
        in_use.insert(identity, Arc::downgrade(&own));
        Cards(Source::Own(own))
    }

    /// The cards of a state. A state that outlives every owner of its set has lost their ids, but not what stands on them:
    /// they get the ids of their places.
    #[inline]
    pub(crate) fn of_state(faces: &Faces) -> Cards {
        Shipped::of_identity(faces.identity()).map_or_else(|| Cards::own_of_state(faces), Cards::from)
    }

    fn own_of_state(faces: &Faces) -> Cards {
        let in_use = IN_USE.read().unwrap_or_else(PoisonError::into_inner);
        let own = in_use.get(&faces.identity()).and_then(Weak::upgrade);
        drop(in_use);
        own.map_or_else(|| Cards::sharing(CardSet::without_ids(faces)), |own| Cards(Source::Own(own)))
    }

    /// How many sets of groups are in use, for tests.
    #[doc(hidden)]
    pub fn in_use() -> usize {
        IN_USE.read().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        self.set().faces() == other.set().faces()
    }
}

impl Eq for Cards {}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name().unwrap_or("own"))
    }
}

impl Deref for Cards {
    type Target = CardSet;

    #[inline]
    fn deref(&self) -> &CardSet {
        self.set()
    }
}
