//! Instructions for 10,000 decisions, counted by valgrind: they do not depend on what else the machine does.
//!
//! `cargo bench`; needs valgrind and `cargo install gungraun-runner --version 0.20.0`.

#![allow(missing_docs, reason = "the macros of the harness write undocumented items")]

use std::hint::black_box;

use dedale_core::Setup as _;
use dedale_lab::measure::{Done, Work, work};
use dedale_lab::study::labyrinth::push_and_reach::{Case, cases, sum};
use gungraun::{library_benchmark, library_benchmark_group, main};

#[library_benchmark]
#[bench::base_play("players=1", Work::Play)]
#[bench::base_view("players=1", Work::View)]
#[bench::base_observe("players=1", Work::Observe)]
#[bench::base_copy("players=1", Work::Copy)]
#[bench::base_sample("players=1", Work::Sample)]
#[bench::full_play("players=1 book=normal towers=normal premonitions=4", Work::Play)]
#[bench::full_view("players=1 book=normal towers=normal premonitions=4", Work::View)]
#[bench::full_observe("players=1 book=normal towers=normal premonitions=4", Work::Observe)]
#[bench::silent_play("players=2 communication=silent", Work::Play)]
#[bench::silent_view("players=2 communication=silent", Work::View)]
#[bench::silent_observe("players=2 communication=silent", Work::Observe)]
#[bench::silent_sample("players=2 communication=silent", Work::Sample)]
fn onirim_10_000_decisions(setup: &str, what: Work) -> Done {
    let setup = dedale_onirim::Setup::from_text(setup).expect("a setup");
    black_box(work::<dedale_onirim::State>(black_box(&setup), what, 1, 10_000))
}

#[library_benchmark]
#[bench::two_play("players=2", Work::Play)]
#[bench::two_view("players=2", Work::View)]
#[bench::two_observe("players=2", Work::Observe)]
#[bench::two_copy("players=2", Work::Copy)]
#[bench::two_sample("players=2", Work::Sample)]
#[bench::expert_play("players=4 level=expert", Work::Play)]
#[bench::expert_view("players=4 level=expert", Work::View)]
#[bench::expert_observe("players=4 level=expert", Work::Observe)]
fn labyrinth_10_000_decisions(setup: &str, what: Work) -> Done {
    let setup = dedale_labyrinth::Setup::from_text(setup).expect("a setup");
    black_box(work::<dedale_labyrinth::State>(black_box(&setup), what, 1, 10_000))
}

#[library_benchmark(setup = cases)]
fn labyrinth_48_000_pushes(cases: Vec<Case>) -> u64 {
    black_box(sum(black_box(&cases)))
}

#[library_benchmark]
#[bench::two_play("players=2", Work::Play)]
#[bench::five_play("players=5", Work::Play)]
#[bench::five_view("players=5", Work::View)]
#[bench::five_observe("players=5", Work::Observe)]
#[bench::five_copy("players=5", Work::Copy)]
#[bench::five_sample("players=5", Work::Sample)]
fn mondes_10_000_decisions(setup: &str, what: Work) -> Done {
    let setup = dedale_mondes::Setup::from_text(setup).expect("a setup");
    black_box(work::<dedale_mondes::State>(black_box(&setup), what, 1, 10_000))
}

library_benchmark_group!(name = onirim; benchmarks = onirim_10_000_decisions);
library_benchmark_group!(
    name = labyrinth;
    benchmarks = labyrinth_10_000_decisions, labyrinth_48_000_pushes
);
library_benchmark_group!(name = mondes; benchmarks = mondes_10_000_decisions);
main!(library_benchmark_groups = onirim, labyrinth, mondes);
