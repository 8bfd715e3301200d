//! Chance: pinned for ever, so that a record replays whatever happens to the random crates.

mod seed;

use rand_core::Rng;

pub use seed::{Dealer, Seed, SeedError};

/// The generator of simulations: Xoshiro256++.
pub type Quick = rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of real tables: ChaCha8, whose state cannot be recovered from the cards it dealt.
pub type Sealed = rand_chacha::ChaCha8Rng;

/// Where the rules get chance from.
pub trait Chance {
    /// A number below `n`, each as likely as the others.
    fn pick(&mut self, n: u32) -> u32;

    /// Shuffles: from the last place down, each swaps with a place picked among those up to itself.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let other = self.pick(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl<C: Chance> Chance for &mut C {
    #[inline]
    fn pick(&mut self, n: u32) -> u32 {
        (**self).pick(n)
    }
}

/// Lemire's bounded draw: the high half of `word × n`, drawn again in the rare case that would favour some numbers.
#[inline]
fn bounded(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

impl Chance for Quick {
    /// Takes the high half of each 64-bit output.
    #[inline]
    fn pick(&mut self, n: u32) -> u32 {
        bounded(n, || (self.next_u64() >> 32) as u32)
    }
}

impl Chance for Sealed {
    /// Takes the 32-bit words of the key stream in order.
    #[inline]
    fn pick(&mut self, n: u32) -> u32 {
        bounded(n, || self.next_u32())
    }
}

/// Chance from a list, for tests; after its end, always 0.
#[derive(Clone, Debug, Default)]
pub struct Script(std::collections::VecDeque<u32>);

impl Script {
    /// These answers in this order.
    pub fn new(answers: impl IntoIterator<Item = u32>) -> Self {
        Script(answers.into_iter().collect())
    }
}

impl Chance for Script {
    /// # Panics
    /// If the next answer is not below `n`.
    fn pick(&mut self, n: u32) -> u32 {
        let answer = self.0.pop_front().unwrap_or(0);
        assert!(answer < n, "scripted {answer}, but only {n} to pick from");
        answer
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;

    use super::*;

    /// First outputs of the reference C program, state 1, 2, 3, 4.
    #[test]
    fn xoshiro256plusplus_matches_its_published_vectors() {
        let mut seed = [0; 32];
        for (word, value) in seed.chunks_exact_mut(8).zip(1_u64..) {
            word.copy_from_slice(&value.to_le_bytes());
        }
        let mut generator = Quick::from_seed(seed);
        let expected = [
            41_943_041,
            58_720_359,
            3_588_806_011_781_223,
            3_591_011_842_654_386,
            9_228_616_714_210_784_205,
            9_973_669_472_204_895_162,
            14_011_001_112_246_962_877,
            12_406_186_145_184_390_807,
            15_849_039_046_786_891_736,
            10_450_023_813_501_588_000,
        ];
        assert_eq!(expected.map(|_| generator.next_u64()), expected);
    }

    /// The key stream of ChaCha8 for a zero key and nonce (draft-strombergson-chacha-test-vectors-01, TC1).
    #[test]
    fn chacha8_matches_its_published_vectors() {
        let mut generator = Sealed::from_seed([0; 32]);
        let expected = [0x2fef_003e_u32, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f];
        assert_eq!(expected.map(|_| generator.next_u32()), expected);
    }

    #[test]
    fn the_bounded_draw_is_frozen() {
        let mut quick = Seed::quick_from(42);
        assert_eq!(std::array::from_fn(|_| quick.pick(76)), FROZEN_QUICK);
        let mut sealed = Sealed::from_seed([7; 32]);
        assert_eq!(std::array::from_fn(|_| sealed.pick(76)), FROZEN_SEALED);
    }

    #[test]
    fn the_shuffle_is_frozen() {
        let mut items: [u8; 10] = std::array::from_fn(|i| i as u8);
        Seed::quick_from(42).shuffle(&mut items);
        assert_eq!(items, FROZEN_SHUFFLE);
    }

    #[test]
    fn a_draw_that_would_favour_some_numbers_is_drawn_again() {
        let mut words = [0_u32, 1, u32::MAX].into_iter();
        assert_eq!(bounded(3, || words.next().expect("three words")), 0, "word 0 is rejected, word 1 taken");
        assert_eq!(words.len(), 1);
        let mut words = [0_u32, 0x8000_0000].into_iter();
        assert_eq!(bounded(3, || words.next().expect("two words")), 1, "the second word is bounded too");
    }

    #[test]
    fn the_first_draw_that_favours_nobody_is_taken() {
        // 3 × 0xaaaaaaab is 2 × 2^32 + 1, and 1 is the remainder of 2^32 by 3.
        let mut words = [0xaaaa_aaab_u32].into_iter();
        assert_eq!(bounded(3, || words.next().expect("one word")), 2);
    }

    const FROZEN_QUICK: [u32; 8] = [61, 24, 74, 53, 60, 44, 9, 45];
    const FROZEN_SEALED: [u32; 8] = [26, 16, 64, 63, 3, 22, 8, 26];
    const FROZEN_SHUFFLE: [u8; 10] = [5, 3, 1, 0, 9, 6, 4, 7, 2, 8];
}
