//! A step of a game allocates nothing: proven by an allocator that counts.

#![expect(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use dedale_core::chance::Seed;
use dedale_core::laws::observers;
use dedale_core::{Chance as _, Rules as _, Secrets as _, Setup as _, Silent};
use dedale_onirim::{Setup, State};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: everything is handed on to the system's allocator; counting touches a cell that needs no heap.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// What a piece of work gives, and how often it allocated.
fn counted<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = ALLOCATIONS.get();
    let result = work();
    (result, ALLOCATIONS.get() - before)
}

#[test]
fn the_allocator_counts() {
    assert_eq!(counted(|| 1).1, 0);
    assert_eq!(counted(|| std::hint::black_box(Box::new(1))).1, 1);
}

const CONFIGURATIONS: [&str; 7] = [
    "players=1",
    "players=1 book=hard towers=ruins premonitions=6",
    "players=1 book=normal",
    "players=2",
    "players=2 communication=silent towers=normal",
    "players=2 book=normal towers=normal premonitions=4",
    "players=2 communication=silent book=hard towers=ruins premonitions=6 duplicate-doors=limbo",
];

#[test]
fn neither_choices_nor_steps_nor_views_nor_samples_allocate() {
    for setup in CONFIGURATIONS {
        let setup = Setup::from_text(setup).expect(setup);
        for seed in 0..50 {
            let (mut player, mut table) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
            let (mut state, allocations) = counted(|| State::start(&setup, &mut table));
            assert_eq!(allocations, 0, "start of {setup:?}");
            while let Some(question) = state.question() {
                let (legal, allocations) = counted(|| state.legal());
                assert_eq!(allocations, 0, "legal at {question:?}");
                for observer in observers(&setup) {
                    let (view, allocations) = counted(|| state.view(observer));
                    assert_eq!(allocations, 0, "view at {question:?}");
                    let (_, allocations) = counted(|| State::sample(&view, &mut player));
                    assert_eq!(allocations, 0, "sample at {question:?}");
                }
                let action = legal.nth(player.pick(legal.len())).expect("below their number");
                let (explained, allocations) = counted(|| state.explain(action));
                assert_eq!((explained, allocations), (Ok(()), 0), "explain at {question:?}");
                let ((), allocations) = counted(|| state.apply(action, &mut table));
                assert_eq!(allocations, 0, "{action} at {question:?}");
            }
        }
    }
}
