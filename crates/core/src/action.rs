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

    /// Whether it is among them.
    #[inline]
    pub fn contains(&self, action: A) -> bool {
        let index = action.index();
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        let further: u64 = self.words[1..].iter().fold(0, |all, word| all | word);
        let first = (sums(self.words[0]) >> 56) as u32;
        if further == 0 {
            first
        } else {
            first + self.words[1..].iter().map(|word| word.count_ones()).sum::<u32>()
        }
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

/// Where the `n`-th set bit of a byte is.
static SELECT_IN_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// In each byte, how many bits of the word are set up to and with that byte.
#[inline]
const fn sums(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES)
}

/// The place of the `n`-th set bit of `word`, which has more than `n` of them, given its sums.
#[inline]
fn select(word: u64, sums: u64, n: u32) -> u32 {
    let beyond = (sums | TOPS) - u64::from(n + 1) * ONES;
    let byte = (beyond & TOPS).trailing_zeros() & !7;
    let before = (sums << 8 >> byte) as u32 & 0xff;
    let place = SELECT_IN_BYTE[(word >> byte & 0xff) as usize][(n - before) as usize & 7];
    byte + u32::from(place)
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
                proptest::prop_assert_eq!(select(word, sums(word), n), expected);
            }
        }
    }
}
