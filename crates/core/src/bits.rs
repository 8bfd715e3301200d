//! Counting, choosing and listing set bits.

/// The place of the `n`-th set bit of a word that has more than `n` of them.
#[inline]
pub fn nth_bit(word: u64, n: u32) -> u32 {
    select(word, sums(word), n)
}

/// How many bits are set, without the instruction that not every machine has.
#[inline]
pub const fn count_bits(word: u64) -> u32 {
    (sums(word) >> 56) as u32
}

/// The place of a set bit of a word that has some: `choose` is given their number and says which. Quicker if they all are in
/// one byte.
#[inline]
pub fn chosen_bit(word: u64, choose: impl FnOnce(u32) -> u32) -> u32 {
    let low = word.trailing_zeros() & 56;
    let byte = word >> low;
    if byte < 256 {
        let n = choose(COUNT_IN_BYTE[byte as usize].into());
        return low + u32::from(SELECT_IN_BYTE[byte as usize][n as usize & 7]);
    }
    let sums = sums(word);
    select(word, sums, choose((sums >> 56) as u32))
}

/// The places of the set bits, the lowest first.
#[inline]
pub fn ones(word: u64) -> impl Iterator<Item = u32> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros();
        rest &= rest.checked_sub(1)?;
        Some(bit)
    })
}

/// A byte for each bit, the lowest first: 1 where it is set.
#[inline]
pub const fn spread(bits: u8) -> u64 {
    let bits = bits as u64;
    ((bits & 0x7f).wrapping_mul(0x02_0408_1020_4081) | (bits & 0x80) << 49) & ONES
}

/// The same for a whole word, quicker if no bit is set.
#[inline]
pub fn spread_word(word: u64) -> [u8; 64] {
    let mut bytes = [0; 64];
    if word != 0 {
        for (eight, bits) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(word.to_le_bytes()) {
            *eight = spread(bits).to_le_bytes();
        }
    }
    bytes
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

/// How many bits of a byte are set.
static COUNT_IN_BYTE: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        counts[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    counts
};

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// In each byte, how many bits of the word are set up to and with that byte.
#[inline]
pub(crate) const fn sums(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES)
}

/// The place of the `n`-th set bit of `word`, which has more than `n` of them, given its sums.
#[inline]
pub(crate) fn select(word: u64, sums: u64, n: u32) -> u32 {
    let beyond = (sums | TOPS) - u64::from(n + 1) * ONES;
    let byte = (beyond & TOPS).trailing_zeros() & !7;
    let before = (sums << 8 >> byte) as u32 & 0xff;
    let place = SELECT_IN_BYTE[(word >> byte & 0xff) as usize][(n - before) as usize & 7];
    byte + u32::from(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_is_spread_over_eight() {
        for bits in 0..=u8::MAX {
            let expected = std::array::from_fn(|place| bits >> place & 1);
            assert_eq!(spread(bits).to_le_bytes(), expected);
        }
    }

    proptest::proptest! {
        #[test]
        fn select_finds_the_same_bit_as_counting(word: u64) {
            let mut bits = (0..64).filter(|bit| word >> bit & 1 == 1);
            for n in 0..word.count_ones() {
                let expected = bits.next().expect("one bit for each count");
                proptest::prop_assert_eq!(nth_bit(word, n), expected);
            }
        }

        #[test]
        fn a_chosen_bit_is_the_one_chosen(bits: u64, byte in 0..8_u32, whole: bool) {
            let word = if whole { bits } else { bits & 0xff << (8 * byte) };
            for n in 0..word.count_ones() {
                let mut count = 0;
                let chosen = chosen_bit(word, |bits| {
                    count = bits;
                    n
                });
                proptest::prop_assert_eq!((chosen, count), (nth_bit(word, n), word.count_ones()));
            }
        }
    }
}
