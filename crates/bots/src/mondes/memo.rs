//! What was worked out before, within one decision.

use std::cell::Cell;

/// Numbers by their keys: a later key takes the place of an earlier one that shares its slot.
pub(super) struct Memo([Cell<(u64, f32)>; Memo::SLOTS]);

impl Memo {
    const SLOTS: usize = 64;

    pub(super) fn new() -> Memo {
        Memo([const { Cell::new((u64::MAX, 0.0)) }; _])
    }

    /// The number of this key, worked out if it is not there. Keys are less than the greatest number.
    pub(super) fn get(&self, key: u64, work_out: impl FnOnce() -> f32) -> f32 {
        let slot = &self.0[(key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize];
        let (known, number) = slot.get();
        if known == key {
            return number;
        }
        let number = work_out();
        slot.set((key, number));
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_worked_out_once_unless_its_slot_was_taken() {
        let memo = Memo::new();
        assert_eq!(memo.get(7, || 1.0), 1.0);
        assert_eq!(memo.get(7, || unreachable!("it is there")), 1.0);
        for key in 100..1_100 {
            assert_eq!(memo.get(key, || key as f32), key as f32);
        }
        assert_eq!(memo.get(7, || 2.0), 2.0, "a thousand keys have gone through its slot");
    }
}
