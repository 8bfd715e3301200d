//! Games by number, played on several threads until somebody stops them.

use std::num::NonZeroUsize;
use std::ops::Range;

use rayon::iter::{IndexedParallelIterator as _, IntoParallelIterator as _, ParallelIterator as _};

use crate::fault::Fault;
use crate::patience::Progress;

/// The result of each game, in order. What comes of a game depends on its number alone.
pub(crate) fn played<W, R: Send>(
    games: Range<u64>,
    threads: NonZeroUsize,
    progress: &Progress,
    worker: impl Fn() -> W + Sync + Send,
    game: impl Fn(&mut W, u64) -> R + Sync + Send,
) -> Result<Vec<R>, Fault> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build();
    let pool = pool.map_err(|error| Fault::new("Error", "no-thread", error.to_string()))?;
    let first = games.start;
    let count = usize::try_from(games.end - games.start).unwrap_or(usize::MAX);
    let numbers = (0..count).into_par_iter().with_max_len(256);
    let results = pool.install(|| {
        let played = numbers.map_init(worker, |worker, place| {
            if progress.is_stopped() {
                return None;
            }
            let result = game(worker, first + place as u64);
            progress.more(1);
            Some(result)
        });
        played.collect::<Option<Vec<_>>>()
    });
    results.ok_or_else(|| Fault::new("Error", "stopped", "stopped before the end"))
}
