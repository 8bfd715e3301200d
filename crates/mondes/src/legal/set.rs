//! The set of legal answers.

use std::fmt;

use dedale_core::bits::{chosen_bit, count_bits, nth_bit, ones, spread_word};
use dedale_core::{Action as _, Chance};

use crate::action::{Action, at};

/// The legal answers as bits. Whatever is asked, cards are named with at most one verb beside the two that play them, so that
/// four words are enough.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Legal {
    /// The cards played alone, those played with their pair, those of one more verb, and all answers that name no card.
    words: [u64; 4],
    /// The index of the first action of each word: the one more verb is to discard where it names no card.
    first: [u16; 4],
}

const PLAYED: usize = 0;
const PAIRED: usize = 1;
const NAMED: usize = 2;
const OTHERS: usize = 3;

impl Legal {
    /// No answer.
    #[inline]
    pub(crate) const fn new() -> Legal {
        let first = [at::PLAY as u16, at::PAIR as u16, at::DISCARD as u16, at::MOVE as u16];
        Legal { words: [0; 4], first }
    }

    /// Adds an answer that names no card.
    #[inline]
    pub(super) fn insert(&mut self, action: Action) {
        self.insert_bits(action.index(), 1);
    }

    /// Adds the answers at `offset + i` for every bit `i`: none of them names a card.
    #[inline]
    pub(super) const fn insert_bits(&mut self, offset: usize, bits: u64) {
        self.words[OTHERS] |= bits << (offset - at::MOVE);
    }

    /// Adds cards played alone, and played with their pair.
    #[inline]
    pub(super) const fn insert_played(&mut self, alone: u64, paired: u64) {
        self.words[PLAYED] = alone;
        self.words[PAIRED] = paired;
    }

    /// Adds cards named with the verb whose actions begin at `verb`.
    #[inline]
    pub(super) const fn insert_named(&mut self, verb: usize, cards: u64) {
        self.words[NAMED] = cards;
        self.first[NAMED] = if cards == 0 { at::DISCARD } else { verb } as u16;
    }

    /// Whether it is among them.
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        let mut words = self.words.into_iter().zip(self.first);
        words.any(|(word, first)| {
            let bit = action.index().wrapping_sub(first.into());
            bit < 64 && word >> bit & 1 == 1
        })
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.words.iter().map(|&word| count_bits(word)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words == [0; 4]
    }

    /// The `n`-th of them in index order.
    #[inline]
    pub fn nth(&self, n: u32) -> Option<Action> {
        let counts = self.words.map(count_bits);
        if n < counts.iter().sum() { self.nth_of(counts, n) } else { None }
    }

    /// One of them by chance: the `n`-th for a number picked below their count; none if there is none.
    #[inline]
    pub fn any(&self, chance: &mut impl Chance) -> Option<Action> {
        let [played, paired, named, others] = self.words;
        if played | paired | named == 0 {
            return self.any_other(others, chance);
        }
        let counts = self.words.map(count_bits);
        self.nth_of(counts, chance.pick(counts.iter().sum()))
    }

    /// One of those that name no card.
    #[inline]
    fn any_other(&self, others: u64, chance: &mut impl Chance) -> Option<Action> {
        if others == 0 {
            return None;
        }
        let bit = chosen_bit(others, |count| chance.pick(count));
        Action::from_index(at::MOVE + bit as usize)
    }

    /// The `n`-th of them, which there is, given how many each word has: nothing branches on what chance has picked.
    #[inline]
    fn nth_of(&self, [played, paired, named, _]: [u32; 4], n: u32) -> Option<Action> {
        let before = [0, played, played + paired, played + paired + named];
        let word = before[1..].iter().filter(|&&before| n >= before).count();
        let bit = nth_bit(self.words[word], n - before[word]) as usize;
        Action::from_index(usize::from(self.first[word]) + bit)
    }

    /// All of them in index order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        self.indices().filter_map(Action::from_index)
    }

    /// Their indices in order.
    #[inline]
    pub fn indices(&self) -> impl Iterator<Item = usize> + use<> {
        let words = self.words.into_iter().zip(self.first);
        words.flat_map(|(word, first)| ones(word).map(move |bit| usize::from(first) + bit as usize))
    }

    /// Writes 1 at the index of each of them, and 0 elsewhere.
    ///
    /// # Panics
    /// If `mask` has not a byte for each action of the game.
    #[inline]
    pub fn write_mask(&self, mask: &mut [u8]) {
        let mask: &mut [u8; Action::COUNT] = mask.try_into().expect("a byte for each action");
        mask.fill(0);
        for (word, first) in self.words.into_iter().zip(self.first) {
            let bytes = &mut mask[usize::from(first)..];
            let count = bytes.len().min(64);
            bytes[..count].copy_from_slice(&spread_word(word)[..count]);
        }
    }
}

impl dedale_core::Legal<Action> for Legal {
    #[inline]
    fn len(&self) -> u32 {
        self.len()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    #[inline]
    fn nth(&self, n: u32) -> Option<Action> {
        self.nth(n)
    }

    #[inline]
    fn any(&self, chance: &mut impl Chance) -> Option<Action> {
        self.any(chance)
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        self.contains(action)
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        self.iter()
    }

    #[inline]
    fn indices(&self) -> impl Iterator<Item = usize> {
        self.indices()
    }

    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        self.write_mask(mask);
    }
}

impl fmt::Debug for Legal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
