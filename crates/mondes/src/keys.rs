//! Keys and kinds of cards (MO-C1, MO-C4).

use dedale_core::names::named_enum;

named_enum! {
    /// MO-C1.
    pub enum Key("key") {
        /// Magie.
        Magic = "magic",
        /// Connaissance.
        Knowledge = "knowledge",
        /// Combat.
        Combat = "combat",
        /// Mort.
        Death = "death",
        /// Amour.
        Love = "love",
    }
}

impl Key {
    /// How many there are.
    pub const COUNT: usize = 5;
}

named_enum! {
    /// MO-C4: the type of a discovery card.
    pub enum Kind("type") {
        /// R, rencontre.
        Encounter = "encounter",
        /// O, objet.
        Object = "object",
        /// MR, mauvaise rencontre.
        Bad = "bad",
    }
}
