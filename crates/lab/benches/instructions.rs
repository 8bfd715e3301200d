//! Instructions for 10,000 decisions, counted by valgrind: they do not depend on what else the machine does.
//!
//! `cargo bench`; needs valgrind and `cargo install gungraun-runner --version 0.20.0`.

#![allow(missing_docs, reason = "the macros of the harness write undocumented items")]

use std::hint::black_box;

use dedale_core::Setup as _;
use dedale_lab::measure::{Done, Work, work};
use dedale_onirim::{Setup, State};
use gungraun::{library_benchmark, library_benchmark_group, main};

#[library_benchmark]
#[bench::base_play("players=1", Work::Play)]
#[bench::base_view("players=1", Work::View)]
#[bench::base_copy("players=1", Work::Copy)]
#[bench::base_sample("players=1", Work::Sample)]
#[bench::full_play("players=1 book=normal towers=normal premonitions=4", Work::Play)]
#[bench::full_view("players=1 book=normal towers=normal premonitions=4", Work::View)]
#[bench::silent_play("players=2 communication=silent", Work::Play)]
#[bench::silent_view("players=2 communication=silent", Work::View)]
#[bench::silent_sample("players=2 communication=silent", Work::Sample)]
fn onirim_10_000_decisions(setup: &str, what: Work) -> Done {
    let setup = Setup::from_text(setup).expect("a setup");
    black_box(work::<State>(black_box(&setup), what, 1, 10_000))
}

library_benchmark_group!(name = onirim; benchmarks = onirim_10_000_decisions);
main!(library_benchmark_groups = onirim);
