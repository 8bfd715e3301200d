//! The arrays that many games write into, cut into parts for threads.

use dedale_bots::Roster;
use dedale_core::Legal as _;

use super::env::Env;

/// The arrays of many games, a row for each.
pub(crate) struct Buffers<'a> {
    pub(crate) seats: usize,
    pub(crate) actions: usize,
    /// The largest value of each place of a tensor.
    pub(crate) most: &'a [f32],
    pub(crate) observations: Tensors<'a>,
    /// Empty unless finished games give way at once.
    pub(crate) final_observations: Tensors<'a>,
    pub(crate) masks: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) terminated: &'a mut [bool],
    pub(crate) truncated: &'a mut [bool],
    /// The seat that must answer, from 1; 0 if nobody must.
    pub(crate) asked: &'a mut [u8],
}

/// Tensors as bytes or as floats.
pub(crate) enum Tensors<'a> {
    Bytes(&'a mut [u8]),
    Floats(&'a mut [f32]),
}

impl<'a> Tensors<'a> {
    /// The first rows, and the rest.
    fn cut(self, at: usize) -> (Tensors<'a>, Tensors<'a>) {
        match self {
            Tensors::Bytes(bytes) => {
                let (first, rest) = bytes.split_at_mut(at.min(bytes.len()));
                (Tensors::Bytes(first), Tensors::Bytes(rest))
            }
            Tensors::Floats(floats) => {
                let (first, rest) = floats.split_at_mut(at.min(floats.len()));
                (Tensors::Floats(first), Tensors::Floats(rest))
            }
        }
    }
}

/// The rows of some of the games.
pub(super) struct Part<'a> {
    buffers: Buffers<'a>,
    /// A tensor on its way to floats.
    scratch: Vec<u8>,
}

impl<'a> Buffers<'a> {
    /// Parts of so many rows; the last one may be shorter.
    pub(super) fn parts(self, rows: usize) -> Vec<Part<'a>> {
        let mut parts = Vec::new();
        let mut rest = self;
        while !rest.terminated.is_empty() {
            let (first, behind) = rest.cut(rows);
            let scratch = match first.observations {
                Tensors::Bytes(_) => Vec::new(),
                Tensors::Floats(_) => vec![0; first.most.len()],
            };
            parts.push(Part { buffers: first, scratch });
            rest = behind;
        }
        parts
    }

    fn cut(self, rows: usize) -> (Buffers<'a>, Buffers<'a>) {
        fn split<T>(slice: &mut [T], at: usize) -> (&mut [T], &mut [T]) {
            slice.split_at_mut(at.min(slice.len()))
        }
        let Buffers { seats, actions, most, .. } = self;
        let (observations, more_observations) = self.observations.cut(rows * most.len());
        let (final_observations, more_final) = self.final_observations.cut(rows * most.len());
        let (masks, more_masks) = split(self.masks, rows * actions);
        let (rewards, more_rewards) = split(self.rewards, rows * seats);
        let (terminated, more_terminated) = split(self.terminated, rows);
        let (truncated, more_truncated) = split(self.truncated, rows);
        let (asked, more_asked) = split(self.asked, rows);
        let first = Buffers {
            seats,
            actions,
            most,
            observations,
            final_observations,
            masks,
            rewards,
            terminated,
            truncated,
            asked,
        };
        let rest = Buffers {
            seats,
            actions,
            most,
            observations: more_observations,
            final_observations: more_final,
            masks: more_masks,
            rewards: more_rewards,
            terminated: more_terminated,
            truncated: more_truncated,
            asked: more_asked,
        };
        (first, rest)
    }
}

impl Part<'_> {
    /// No reward, no end.
    #[inline]
    pub(super) fn forget(&mut self, row: usize) {
        let Buffers { seats, rewards, terminated, truncated, .. } = &mut self.buffers;
        rewards[row * *seats..(row + 1) * *seats].fill(0.0);
        (terminated[row], truncated[row]) = (false, false);
    }

    /// Rewards and the end, if the game is finished.
    #[inline]
    pub(super) fn judge<G: Roster>(&mut self, row: usize, env: &Env<G>) {
        if !env.is_finished() {
            return;
        }
        let Buffers { seats, rewards, terminated, truncated, .. } = &mut self.buffers;
        (terminated[row], truncated[row]) = (!env.is_truncated(), env.is_truncated());
        for seat in env.winners().iter() {
            rewards[row * *seats + seat.index()] = 1.0;
        }
    }

    /// The seat that must answer, its observation and its choices.
    #[inline]
    pub(super) fn write<G: Roster>(&mut self, row: usize, env: &Env<G>) {
        let Buffers { actions, most, observations, masks, asked, .. } = &mut self.buffers;
        write_tensor(observations, &mut self.scratch, most, row, env);
        let mask = &mut masks[row * *actions..(row + 1) * *actions];
        match env.asked() {
            Some(seat) => {
                asked[row] = seat.number() as u8;
                env.legal().write_mask(mask);
            }
            None => {
                asked[row] = 0;
                mask.fill(0);
            }
        }
    }

    /// The last observation of a finished game.
    pub(super) fn write_final<G: Roster>(&mut self, row: usize, env: &Env<G>) {
        let Buffers { most, final_observations, .. } = &mut self.buffers;
        write_tensor(final_observations, &mut self.scratch, most, row, env);
    }
}

#[inline]
fn write_tensor<G: Roster>(
    tensors: &mut Tensors<'_>,
    scratch: &mut [u8],
    most: &[f32],
    row: usize,
    env: &Env<G>,
) {
    let places = row * most.len()..(row + 1) * most.len();
    match tensors {
        Tensors::Bytes(bytes) => env.observe(&mut bytes[places]),
        Tensors::Floats(floats) => {
            env.observe(scratch);
            let values = scratch.iter().zip(most);
            floats[places]
                .iter_mut()
                .zip(values)
                .for_each(|(float, (&value, most))| *float = f32::from(value) / most);
        }
    }
}
