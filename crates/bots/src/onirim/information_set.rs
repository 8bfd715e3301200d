use std::hash::{Hash, Hasher};

use dedale_onirim::{Bag, Question, View};

/// A hash of the information set of who must choose: equal for situations that differ only in how they came about.
pub(crate) fn information_set(view: &View) -> u64 {
    let mut sum = Mixer(0);
    let question =
        |question: Question| question.bytes().iter().fold(0, |sum, &byte| sum << 8 | u32::from(byte));
    (view.question.map(question), view.interrupted.map(question)).hash(&mut sum);
    (view.active, view.unseen, view.limbo).hash(&mut sum);
    for (seat, row) in view.rows.iter().enumerate() {
        (row.cards.last(), row.run, view.doors[seat], &view.hands[seat][..]).hash(&mut sum);
    }
    (&view.deck.top[..], &view.deck.bottom[..], view.placed).hash(&mut sum);
    if !view.looking.is_empty() {
        let looking: Bag = view.looking.iter().filter_map(|glimpse| glimpse.card()).collect();
        (looking, view.looking.len()).hash(&mut sum);
    }
    if view.rows.len() > 1 {
        let common: Bag = view.common.iter().copied().collect();
        (common, view.drawn).hash(&mut sum);
    }
    if let Some(goals) = view.goals {
        (goals, view.discard).hash(&mut sum);
    }
    if let Some(towers) = view.towers {
        towers[..].hash(&mut sum);
    }
    if let Some(premonitions) = view.premonitions {
        (premonitions.open, premonitions.hidden, view.discard).hash(&mut sum);
    }
    (view.dream, view.redrawing).hash(&mut sum);
    if !view.tower_looks.is_empty() {
        view.tower_looks.hash(&mut sum);
    }
    sum.finish()
}

/// Quick and thorough enough to tell situations apart: every number is mixed into all bits.
struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            self.write_u64(part.iter().fold(1, |number, &byte| number << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
