//! The card sets that come with the program.

use std::sync::LazyLock;

use dedale_core::names::named_enum;

use super::faces::Identity;
use super::{CardSet, read_file};

named_enum! {
    /// A card set that comes with the program. What stands on its cards never changes: a change makes a new set.
    #[derive(Default)]
    pub enum Shipped("card set") {
        /// Games are played with it unless they name another. The Silver Mail carries knowledge, which gives the
        /// characters more equal chances.
        #[default]
        Balanced = "balanced",
        /// The one of the rules before version 3: The Silver Mail carries combat.
        Standard = "standard",
    }
}

static SETS: LazyLock<[CardSet; Shipped::ALL.len()]> = LazyLock::new(|| {
    std::array::from_fn(|at| {
        let shipped = Shipped::ALL[at];
        let draft = read_file(shipped.file()).map(|(draft, _)| draft);
        let set = draft.and_then(super::Draft::finish).expect("the card sets in the program are tested");
        CardSet { faces: set.faces.with_identity(shipped.identity()), ..set }
    })
});

static TEXTS: LazyLock<[String; Shipped::ALL.len()]> =
    LazyLock::new(|| std::array::from_fn(|at| SETS[at].to_string()));

impl Shipped {
    /// Its file, as a start for one's own.
    pub const fn file(self) -> &'static str {
        match self {
            Shipped::Balanced => include_str!("../../data/balanced.toml"),
            Shipped::Standard => include_str!("../../data/standard.toml"),
        }
    }

    /// What stands on its cards.
    #[inline]
    pub fn set(self) -> &'static CardSet {
        &SETS[self as usize]
    }

    /// The set with that text.
    pub(super) fn of_text(text: &str) -> Option<Shipped> {
        Shipped::ALL.iter().copied().find(|&shipped| TEXTS[shipped as usize] == text)
    }

    #[inline]
    pub(super) const fn identity(self) -> Identity {
        match self {
            Shipped::Balanced => Identity::BALANCED,
            Shipped::Standard => Identity::STANDARD,
        }
    }

    #[inline]
    pub(super) fn of_identity(identity: Identity) -> Option<Shipped> {
        match identity {
            Identity::BALANCED => Some(Shipped::Balanced),
            Identity::STANDARD => Some(Shipped::Standard),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::names::Named as _;

    use super::*;
    use crate::cards::Card;
    use crate::keys::Key;

    #[test]
    fn the_cards_of_a_shipped_set_never_change() {
        let digests = Shipped::ALL.iter().map(|set| (set.name(), Identity::of_text(&set.set().to_string())));
        let found: Vec<_> = digests.map(|(name, digest)| format!("{name} {digest:x?}")).collect();
        assert_eq!(
            found,
            [
                "balanced Identity(55a55e5ce785025d1ae6e3caad32ea04)",
                "standard Identity(7b5b329092bfc13c1409e8e6ed120629)",
            ]
        );
    }

    #[test]
    fn mo_c4_the_balanced_set_is_the_standard_one_but_for_the_key_of_the_silver_mail() {
        let [balanced, standard] = [Shipped::Balanced, Shipped::Standard].map(Shipped::set);
        let others = Card::all().filter(|&card| balanced.face(card) != standard.face(card));
        let others: Vec<_> = others.map(|card| (balanced.card_id(card), balanced.face(card).key)).collect();
        assert_eq!(others, [("silver-mail", Key::Knowledge)]);
        let text = standard.to_string();
        let changed = text.replacen("silver-mail/object/combat", "silver-mail/object/knowledge", 1);
        assert_eq!(balanced.to_string(), changed);
    }
}
