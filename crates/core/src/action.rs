use std::fmt;
use std::marker::PhantomData;

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

    /// Adds the actions at `offset + i` for every bit `i` of `bits`.
    #[inline]
    pub const fn insert_bits(&mut self, offset: usize, bits: u32) {
        let (word, shift) = (offset / 64, offset % 64);
        self.words[word] |= (bits as u64) << shift;
        if shift > 32 && word + 1 < WORDS {
            self.words[word + 1] |= (bits as u64) >> (64 - shift);
        }
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
        let mut count = self.words[0].count_ones();
        for &word in &self.words[1..] {
            if word != 0 {
                count += word.count_ones();
            }
        }
        count
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
            if word == 0 {
                continue;
            }
            let here = word.count_ones();
            if n < here {
                return A::from_index(at * 64 + select(word, n) as usize);
            }
            n -= here;
        }
        None
    }

    /// All of them in index order.
    pub fn iter(&self) -> impl Iterator<Item = A> + use<A, WORDS> {
        self.words.into_iter().enumerate().flat_map(|(at, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros();
                rest &= rest.checked_sub(1)?;
                A::from_index(at * 64 + bit as usize)
            })
        })
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

/// The place of the `n`-th set bit of `word`, which has more than `n` of them.
#[inline]
pub fn select(word: u64, n: u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    return std::arch::x86_64::_pdep_u64(1 << n, word).trailing_zeros();
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    return select_by_halves(word, n);
}

/// Halves the word that holds the bit until one is left, by sums of set bits in ever wider fields.
#[inline]
#[cfg_attr(all(target_arch = "x86_64", target_feature = "bmi2"), cfg(test))]
fn select_by_halves(word: u64, n: u32) -> u32 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = bytes.wrapping_mul(0x0101_0101_0101_0101);
    let reached = (sums | 0x8080_8080_8080_8080) - u64::from(n + 1) * 0x0101_0101_0101_0101;
    let byte = (reached & 0x8080_8080_8080_8080).trailing_zeros() & !7;
    let mut rest = word >> byte & 0xff;
    let before = (sums << 8 >> byte & 0xff) as u32;
    for _ in before..n {
        rest &= rest - 1;
    }
    byte + rest.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn select_finds_the_same_bit_as_counting(word: u64) {
            let mut bits = (0..64).filter(|bit| word >> bit & 1 == 1);
            for n in 0..word.count_ones() {
                let expected = bits.next().expect("one bit for each count");
                proptest::prop_assert_eq!(select(word, n), expected);
                proptest::prop_assert_eq!(select_by_halves(word, n), expected);
            }
        }
    }
}
