//! Cards, worlds and characters by their places in the card set, and what cards do (MO-C2 to MO-C4).

use std::fmt;

use dedale_core::names::{Named, by_name};

use crate::keys::{Key, Kind};

/// A number below `$count` with a stable name: what it is depends on the card set.
macro_rules! numbered {
    ($(#[$doc:meta])* $type:ident($what:literal), $count:literal, $names:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
        pub struct $type(u8);

        impl $type {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = $type> + ExactSizeIterator {
                (0..$count as u8).map($type)
            }

            /// Its place in the card set.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            pub(crate) const fn from_index(index: usize) -> $type {
                debug_assert!(index < $count);
                $type(index as u8)
            }
        }

        impl Named for $type {
            const WHAT: &'static str = $what;

            fn all() -> impl Iterator<Item = Self> {
                $type::all()
            }

            fn name(self) -> &'static str {
                const NAMES: [&str; $count] = $names;
                NAMES[self.index()]
            }
        }

        by_name!($type);

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

numbered! {
    /// One of the eight outer worlds of the card set: `a` to `h`.
    World("world"), 8, ["a", "b", "c", "d", "e", "f", "g", "h"]
}

numbered! {
    /// One of the ten characters of the card set: `p1` to `p10`.
    Character("character"), 10, ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10"]
}

numbered! {
    /// One of the 64 discovery cards of the card set: `c5` is the fifth card of the third world.
    Card("card"), 64, [
        "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8",
        "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8",
        "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
        "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8",
    ]
}

impl Card {
    /// The world it comes from.
    #[inline]
    pub const fn world(self) -> World {
        World(self.0 / 8)
    }

    /// Its bit in a set of cards.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl World {
    /// Its cards as bits.
    #[inline]
    pub(crate) const fn cards(self) -> u64 {
        0xff << (self.0 * 8)
    }
}

/// What a card does: the whole vocabulary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A reaction: cancels a card or attack of that key.
    Cancel(Key),
    /// Draw so many cards from this world's pile.
    Draw(u8),
    /// Look at so many top cards of this world's pile and put them back in any order.
    Peek(u8),
    /// Look at a face-down world.
    Scry,
    /// Look at the target's hand.
    Inspect,
    /// Take a random card from the target.
    Steal,
    /// Give the target a card and take a random one.
    Swap,
    /// The target discards a card of its choice.
    ForceDiscard,
    /// Move through a side without a key.
    Step,
    /// Move through a corner without keys.
    Diagonal,
    /// Move to any face-up world.
    Teleport,
    /// The target may not leave; also a reaction to a move.
    Hold,
    /// Move the target through a side.
    Push,
    /// Move a player from next door here.
    Summon,
    /// Change places with a player in another world.
    SwapPlaces,
    /// The target lays its character open.
    Unmask,
    /// Two more actions instead of the one this cost.
    ExtraAction,
    /// Take the bottom card of this world's pile.
    Recover,
    /// Nobody can target you until your next turn.
    Ward,
    /// Bad: lose so many cards of your choice.
    Lose(u8),
    /// Bad: lose so many cards at random.
    LoseRandom(u8),
    /// Bad: lose all objects.
    LoseObjects,
    /// Bad: lose all cards.
    LoseAll,
    /// Bad: lose the rest of this turn and the next.
    Skip,
    /// Bad: be moved across the centre.
    Exile,
}

/// Names of the effects that have no number or key.
const PLAIN: [(&str, Effect); 20] = [
    ("scry", Effect::Scry),
    ("inspect", Effect::Inspect),
    ("steal", Effect::Steal),
    ("swap", Effect::Swap),
    ("force-discard", Effect::ForceDiscard),
    ("step", Effect::Step),
    ("diagonal", Effect::Diagonal),
    ("teleport", Effect::Teleport),
    ("hold", Effect::Hold),
    ("push", Effect::Push),
    ("summon", Effect::Summon),
    ("swap-places", Effect::SwapPlaces),
    ("unmask", Effect::Unmask),
    ("extra-action", Effect::ExtraAction),
    ("recover", Effect::Recover),
    ("ward", Effect::Ward),
    ("lose-objects", Effect::LoseObjects),
    ("lose-all", Effect::LoseAll),
    ("skip", Effect::Skip),
    ("exile", Effect::Exile),
];

/// Every effect there can be, by its code; what is left over means nothing.
const EFFECTS: [Effect; 64] = {
    let mut all = [Effect::Scry; 64];
    let mut number = 0;
    while number < 5 {
        all[number] = Effect::Cancel(Key::ALL[number]);
        all[5 + number] = Effect::Draw(number as u8 + 1);
        all[10 + number] = Effect::Peek(number as u8 + 1);
        all[15 + number] = Effect::Lose(number as u8 + 1);
        all[20 + number] = Effect::LoseRandom(number as u8 + 1);
        number += 1;
    }
    let mut plain = 0;
    while plain < PLAIN.len() {
        all[25 + plain] = PLAIN[plain].1;
        plain += 1;
    }
    all
};

impl Effect {
    /// Six bits.
    pub(crate) fn code(self) -> u16 {
        let code = EFFECTS.iter().position(|effect| *effect == self);
        code.expect("numbers of effects are 1 to 5") as u16
    }

    #[inline]
    pub(crate) const fn of_code(code: u16) -> Effect {
        EFFECTS[(code & 63) as usize]
    }

    /// One of each, for texts and schemas.
    pub fn samples() -> impl Iterator<Item = Effect> {
        let numbered = [Effect::Draw(2), Effect::Peek(3), Effect::Lose(2), Effect::LoseRandom(2)];
        let plain = PLAIN.iter().map(|(_, effect)| *effect);
        plain.chain(numbered).chain([Effect::Cancel(Key::Magic)])
    }

    /// Whether only bad encounters have it.
    pub const fn is_bad(self) -> bool {
        matches!(
            self,
            Effect::Lose(_)
                | Effect::LoseRandom(_)
                | Effect::LoseObjects
                | Effect::LoseAll
                | Effect::Skip
                | Effect::Exile
        )
    }

    /// Its name without number or key.
    pub fn id(self) -> &'static str {
        match self {
            Effect::Cancel(_) => "cancel",
            Effect::Draw(_) => "draw",
            Effect::Peek(_) => "peek",
            Effect::Lose(_) => "lose",
            Effect::LoseRandom(_) => "lose-random",
            plain => PLAIN.iter().find(|(_, effect)| *effect == plain).map_or("", |(name, _)| name),
        }
    }

    /// Reads `cancel combat`, `draw 2`, `scry`; words may be joined by `=`.
    pub fn from_text(text: &str) -> Option<Effect> {
        let (name, argument) = text.split_once([' ', '=']).unwrap_or((text, ""));
        let number = || argument.parse().ok().filter(|number| (1..=5).contains(number));
        match name {
            "cancel" => Key::from_name(argument).map(Effect::Cancel),
            "draw" => number().map(Effect::Draw),
            "peek" => number().map(Effect::Peek),
            "lose" => number().map(Effect::Lose),
            "lose-random" => number().map(Effect::LoseRandom),
            _ => PLAIN.iter().find(|(plain, _)| *plain == text).map(|(_, effect)| *effect),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Cancel(key) => write!(f, "cancel {key}"),
            Effect::Draw(number)
            | Effect::Peek(number)
            | Effect::Lose(number)
            | Effect::LoseRandom(number) => {
                write!(f, "{} {number}", self.id())
            }
            plain => f.write_str(plain.id()),
        }
    }
}

/// What stands on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its type.
    pub kind: Kind,
    /// Its key; the attack symbol of a bad encounter.
    pub key: Key,
    /// What it does.
    pub effect: Effect,
    /// MO-E pair: the card it may be played with.
    pub pair: Option<Card>,
}

/// What stands on a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharacterFace {
    /// Its own key.
    pub key: Key,
    /// Its three home keys.
    pub home: [Key; 3],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_read_what_they_write() {
        for effect in Effect::samples() {
            assert_eq!(Effect::from_text(&effect.to_string()), Some(effect));
            assert_eq!(Effect::from_text(&effect.to_string().replace(' ', "=")), Some(effect));
        }
        assert_eq!(Effect::samples().count(), 25);
        for effect in
            Effect::samples().chain([Effect::Draw(5), Effect::LoseRandom(1), Effect::Cancel(Key::Love)])
        {
            assert_eq!(Effect::of_code(effect.code()), effect);
        }
        for garbage in ["", "cancel", "cancel hope", "draw 0", "draw 6", "draw two", "scry 2", "steal "] {
            assert_eq!(Effect::from_text(garbage), None, "{garbage}");
        }
    }

    #[test]
    fn a_card_belongs_to_the_world_of_its_letter() {
        for card in Card::all() {
            assert!(card.name().starts_with(card.world().name()));
            assert!(card.world().cards() & card.bit() != 0);
        }
    }
}
