//! Views as documents: a tensor and sampled worlds for somebody who has nothing but the view, at a live table or behind a pipe.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dedale_core::chance::Seed;
use dedale_core::{Match, Observer, Setup as _, SetupDocument};
use dedale_games::{Problem, from_value};
use dedale_lab::Studied;
use serde::Deserialize;
use serde_json::Value;

use crate::fault::Fault;

/// The part of a view that every game has.
#[derive(Deserialize)]
struct Head {
    setup: SetupDocument,
    observer: Observer,
}

/// Reads a view of that setup, and who sees it.
pub(crate) fn view_of<G: Studied>(setup: &G::Setup, view: &Value) -> Result<(Observer, G::View), Fault> {
    let head: Head = from_value(view)?;
    let told = G::Setup::from_options(head.setup.pairs()).map_err(Problem::from)?;
    if told != *setup {
        let message = format!("a view of [{}], expected one of [{}]", told.text(), setup.text());
        return Err(Fault::new("DocumentError", "other-setup", message));
    }
    Ok((head.observer, from_value(view)?))
}

/// Writes the tensor of a view.
pub(crate) fn observe<G: Studied>(view: &G::View, tensor: &mut [u8]) -> Result<(), Fault> {
    guarded(|| G::observe(view, tensor))
}

/// A match with that view: everything the view leaves open is drawn, as in `Match.sample_world`.
pub(crate) fn sample<G: Studied>(view: &G::View, seed: u64) -> Result<Match<G>, Fault> {
    let [hidden, to_come] = [0, 1].map(|stream| Seed::number_of_series(seed, stream));
    let state = guarded(|| G::sample(view, &mut Seed::quick_from(hidden)))?;
    Ok(Match::from_state(state, Seed::Quick(to_come)))
}

/// Views that the rules made always have a tensor and a world; one that somebody else wrote may contradict itself.
fn guarded<R>(work: impl FnOnce() -> R) -> Result<R, Fault> {
    let contradictory = |_| Fault::new("DocumentError", "bad-view", "the view contradicts itself");
    catch_unwind(AssertUnwindSafe(work)).map_err(contradictory)
}
