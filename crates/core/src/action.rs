use std::fmt;
use std::marker::PhantomData;

use crate::Chance;
use crate::bits::{self, count_bits, ones, select, spread_word, sums};

/// One answer to a decision: small, with an index in `0..COUNT` and a text form.
pub trait Action: Copy + Eq + fmt::Debug + fmt::Display + std::str::FromStr<Err = UnknownAction> {
    /// How many actions there are in all.
    const COUNT: usize;

    /// Its place among all actions.
    fn index(self) -> usize;

    /// The action at a place; none from `COUNT` on.
    fn from_index(index: usize) -> Option<Self>;

    /// Every action of the game.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }
}

/// A text that names no action of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown action “{0}”")]
pub struct UnknownAction(pub String);

/// A set of actions as bits over their indices: building, counting and choosing need no list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ActionSet<A, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<A>,
}

impl<A: Action, const WORDS: usize> ActionSet<A, WORDS> {
    /// No action.
    #[inline]
    pub const fn new() -> Self {
        const { assert!(A::COUNT <= WORDS * 64) };
        ActionSet { words: [0; WORDS], of: PhantomData }
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, action: A) {
        let index = action.index();
        self.words[index / 64] |= 1 << (index % 64);
    }

    /// The actions at `offset + i` for every bit `i` of `bits`.
    #[inline]
    pub const fn of_bits(offset: usize, bits: u32) -> Self {
        let mut set = ActionSet::new();
        set.insert_bits(offset, bits);
        set
    }

    /// Adds the actions at `offset + i` for every bit `i` of `bits`.
    #[inline]
    pub const fn insert_bits(&mut self, offset: usize, bits: u32) {
        let (word, shift) = (offset / 64, offset % 64);
        self.words[word] |= (bits as u64) << shift;
        if shift > 32 && word + 1 < WORDS {
            self.words[word + 1] |= (bits as u64) >> (64 - shift);
        }
    }

    /// Adds the actions at `64 * word + i` for every bit `i` of `bits`.
    #[inline]
    pub const fn insert_word(&mut self, word: usize, bits: u64) {
        self.words[word] |= bits;
    }

    /// Whether it is among them.
    #[inline]
    pub fn contains(&self, action: A) -> bool {
        let index = action.index();
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        let first = count_bits(self.words[0]);
        if self.is_in_first_word() { first } else { self.counts().iter().sum() }
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The `n`-th of them in index order.
    #[inline]
    pub fn nth(&self, mut n: u32) -> Option<A> {
        for (at, &word) in self.words.iter().enumerate() {
            let sums = sums(word);
            let here = (sums >> 56) as u32;
            if n < here {
                return A::from_index(at * 64 + select(word, sums, n) as usize);
            }
            n -= here;
        }
        None
    }

    /// One of them by chance, each as likely as the others: the `n`-th for a number picked below their count.
    #[inline(always)]
    pub fn any(&self, chance: &mut impl Chance) -> Option<A> {
        if !self.is_in_first_word() {
            return self.any_of_several_words(chance);
        }
        let sums = sums(self.words[0]);
        let count = (sums >> 56) as u32;
        if count == 0 {
            None
        } else {
            A::from_index(select(self.words[0], sums, chance.pick(count)) as usize)
        }
    }

    #[inline(never)]
    fn any_of_several_words(&self, chance: &mut impl Chance) -> Option<A> {
        let mut sums = [0; WORDS];
        let mut count = 0;
        for (at, &word) in self.words.iter().enumerate() {
            if word != 0 {
                sums[at] = bits::sums(word);
                count += (sums[at] >> 56) as u32;
            }
        }
        let mut n = chance.pick(count);
        for (at, &sums) in sums.iter().enumerate() {
            let here = (sums >> 56) as u32;
            if n < here {
                return A::from_index(at * 64 + select(self.words[at], sums, n) as usize);
            }
            n -= here;
        }
        None
    }

    #[inline]
    fn is_in_first_word(&self) -> bool {
        self.words[1..].iter().fold(0, |all, word| all | word) == 0
    }

    /// How many there are in each word; most words have none.
    #[inline]
    fn counts(&self) -> [u32; WORDS] {
        self.words.map(|word| if word == 0 { 0 } else { count_bits(word) })
    }

    /// Writes 1 at the index of each of them, and 0 elsewhere.
    ///
    /// # Panics
    /// If `mask` has not a byte for each action of the game.
    #[inline]
    pub fn write_mask(&self, mask: &mut [u8]) {
        assert_eq!(mask.len(), A::COUNT, "a byte for each action");
        let (whole, rest) = mask.as_chunks_mut::<64>();
        let last = self.words.get(whole.len());
        whole.iter_mut().zip(&self.words).for_each(|(bytes, &word)| *bytes = spread_word(word));
        rest.copy_from_slice(&last.map_or([0; 64], |&word| spread_word(word))[..rest.len()]);
    }

    /// All of them in index order.
    pub fn iter(&self) -> impl Iterator<Item = A> + use<A, WORDS> {
        self.indices().filter_map(A::from_index)
    }

    /// Their indices in order.
    #[inline]
    pub fn indices(&self) -> impl Iterator<Item = usize> + use<A, WORDS> {
        let words = self.words.into_iter().enumerate();
        words.flat_map(|(at, word)| ones(word).map(move |bit| at * 64 + bit as usize))
    }
}

impl<A: Action, const WORDS: usize> Default for ActionSet<A, WORDS> {
    fn default() -> Self {
        ActionSet::new()
    }
}

impl<A: Action, const WORDS: usize> fmt::Debug for ActionSet<A, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
