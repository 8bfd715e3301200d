//! The rules' part of a card set: small and `Copy`, so that every state carries it and needs no owner.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::cards::{Card, Character, CharacterFace, Effect, Face, World};
use crate::keys::{Key, Kind};
use crate::places::Side;

/// Tells card sets apart: those that come with the program have small numbers, every other one is known by a digest of its
/// whole text, so that the same cards are the same set whenever they are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Identity(u128);

impl Identity {
    pub(crate) const STANDARD: Identity = Identity(0);
    pub(crate) const BALANCED: Identity = Identity(1);

    /// Of a set that does not come with the program: SHA-256, the first half of it.
    pub(crate) fn of_text(text: &str) -> Identity {
        let digest = Sha256::digest(text);
        let half = digest.first_chunk().expect("a digest has 32 bytes");
        Identity(u128::from_be_bytes(*half))
    }
}

/// All the rules ask of the cards, worlds and characters of a set. Two are equal if their sets are.
#[derive(Clone, Copy)]
pub(crate) struct Faces {
    identity: Identity,
    cards: [Packed; Card::COUNT],
    exits: [[Key; 4]; World::COUNT],
    characters: [CharacterFace; Character::COUNT],
    sets: Sets,
}

/// Key, effect and pair of a card in three, six and six bits. A card that is its own pair has none.
#[derive(Clone, Copy)]
struct Packed(u16);

impl Packed {
    /// By number, and some that no card has.
    const KEYS: [Key; 8] = {
        let mut keys = [Key::Magic; 8];
        let mut number = 0;
        while number < Key::COUNT {
            keys[number] = Key::ALL[number];
            number += 1;
        }
        keys
    };

    fn new(card: Card, face: Face) -> Packed {
        let pair = face.pair.unwrap_or(card).index() as u16;
        Packed(face.key as u16 | face.effect.code() << 3 | pair << 9)
    }

    #[inline]
    const fn key(self) -> Key {
        Self::KEYS[(self.0 & 7) as usize]
    }

    #[inline]
    const fn effect(self) -> Effect {
        Effect::of_code(self.0 >> 3)
    }

    #[inline]
    const fn pair(self) -> Card {
        Card::from_index((self.0 >> 9 & 63) as usize)
    }
}

/// Sets of cards as bits, for quick questions.
#[derive(Clone, Copy, Default)]
struct Sets {
    by_key: [u64; Key::COUNT],
    cancelling: [u64; Key::COUNT],
    objects: u64,
    bad: u64,
    holding: u64,
    /// Cards with an effect to be played as an action.
    playable: u64,
    paired: u64,
}

impl PartialEq for Faces {
    fn eq(&self, other: &Faces) -> bool {
        self.identity == other.identity
    }
}

impl Eq for Faces {}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.identity.fmt(f)
    }
}

impl Faces {
    pub(super) fn new(
        cards: &[Face; Card::COUNT],
        exits: [[Key; 4]; World::COUNT],
        characters: [CharacterFace; Character::COUNT],
    ) -> Faces {
        Faces {
            identity: Identity::STANDARD,
            cards: std::array::from_fn(|at| Packed::new(Card::from_index(at), cards[at])),
            exits,
            characters,
            sets: Sets::of(cards),
        }
    }

    pub(super) fn with_identity(self, identity: Identity) -> Faces {
        Faces { identity, ..self }
    }

    #[inline]
    pub(crate) fn identity(&self) -> Identity {
        self.identity
    }

    #[inline]
    pub(crate) fn face(&self, card: Card) -> Face {
        let pair = self.cards[card.index()].pair();
        Face {
            kind: self.kind(card),
            key: self.key(card),
            effect: self.effect(card),
            pair: (pair != card).then_some(pair),
        }
    }

    #[inline]
    pub(crate) fn key(&self, card: Card) -> Key {
        self.cards[card.index()].key()
    }

    #[inline]
    pub(crate) fn effect(&self, card: Card) -> Effect {
        self.cards[card.index()].effect()
    }

    #[inline]
    pub(crate) fn kind(&self, card: Card) -> Kind {
        if self.sets.bad & card.bit() != 0 {
            Kind::Bad
        } else if self.sets.objects & card.bit() != 0 {
            Kind::Object
        } else {
            Kind::Encounter
        }
    }

    #[inline]
    pub(crate) fn exit(&self, world: World, side: Side) -> Key {
        self.exits[world.index()][side as usize]
    }

    #[inline]
    pub(crate) fn exits(&self, world: World) -> &[Key; 4] {
        &self.exits[world.index()]
    }

    #[inline]
    pub(crate) fn character(&self, character: Character) -> &CharacterFace {
        &self.characters[character.index()]
    }

    /// The cards with that key, none of them bad.
    #[inline]
    pub(crate) fn with_key(&self, key: Key) -> u64 {
        self.sets.by_key[key as usize]
    }

    /// The cards that cancel that key.
    #[inline]
    pub(crate) fn cancelling(&self, key: Key) -> u64 {
        self.sets.cancelling[key as usize]
    }

    /// The cards that hold a mover (MO-R6).
    #[inline]
    pub(crate) fn holding(&self) -> u64 {
        self.sets.holding
    }

    #[inline]
    pub(crate) fn objects(&self) -> u64 {
        self.sets.objects
    }

    /// The bad encounters.
    #[inline]
    pub(crate) fn bad(&self) -> u64 {
        self.sets.bad
    }

    /// The cards that can be played for their effect as an action.
    #[inline]
    pub(crate) fn playable(&self) -> u64 {
        self.sets.playable
    }

    /// The cards of pairs.
    #[inline]
    pub(crate) fn paired(&self) -> u64 {
        self.sets.paired
    }
}

impl Sets {
    fn of(cards: &[Face; Card::COUNT]) -> Sets {
        let mut sets = Sets::default();
        for (card, face) in Card::all().zip(cards) {
            let bit = card.bit();
            match face.kind {
                Kind::Bad => sets.bad |= bit,
                Kind::Object => sets.objects |= bit,
                Kind::Encounter => {}
            }
            if face.kind != Kind::Bad {
                sets.by_key[face.key as usize] |= bit;
                match face.effect {
                    Effect::Cancel(key) => sets.cancelling[key as usize] |= bit,
                    _ => sets.playable |= bit,
                }
            }
            if face.effect == Effect::Hold {
                sets.holding |= bit;
            }
            if face.pair.is_some() {
                sets.paired |= bit;
            }
        }
        sets
    }
}
