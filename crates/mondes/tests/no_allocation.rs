//! A step of a game allocates nothing: proven by an allocator that counts.

#![expect(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use dedale_core::chance::Seed;
use dedale_core::laws::observers;
use dedale_core::{Action as _, Chance as _, Rules as _, Secrets as _, Setup as _, Silent};
use dedale_mondes::{Action, Setup, State};

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

const CONFIGURATIONS: [&str; 5] = [
    "players=2 max-rounds=20",
    "players=3 max-rounds=20 character-key=payment",
    "players=4 max-rounds=20 reach=same-world counter-chains=no",
    "players=5 max-rounds=20 stand-off=no first=4",
    "players=5 max-rounds=20 character-key=payment",
];

#[test]
fn neither_choices_nor_steps_nor_views_nor_samples_allocate() {
    for text in CONFIGURATIONS {
        // Reading a setup reads the card set of the program, once.
        let setup = Setup::from_text(text).expect(text);
        for seed in 0..6 {
            let (mut player, mut table) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
            let (mut state, allocations) = counted(|| State::start(&setup, &mut table));
            assert_eq!(allocations, 0, "start of {text}");
            while let Some(question) = state.question() {
                let (legal, allocations) = counted(|| state.legal());
                assert_eq!(allocations, 0, "legal at {question:?}");
                for observer in observers(&setup) {
                    let (view, allocations) = counted(|| state.view(observer));
                    assert_eq!(allocations, 0, "view at {question:?}");
                    let (_, allocations) = counted(|| State::sample(&view, &mut player));
                    assert_eq!(allocations, 0, "sample at {question:?}");
                }
                // One action in seven, another one each time: there are many.
                let some = player.pick(7) as usize;
                for action in Action::all().skip(some).step_by(7) {
                    let (explained, allocations) = counted(|| state.explain(action));
                    assert_eq!(
                        (explained.is_ok(), allocations),
                        (legal.contains(action), 0),
                        "explain {action}"
                    );
                }
                let action = legal.nth(player.pick(legal.len())).expect("below their number");
                let ((), allocations) = counted(|| state.apply(action, &mut table));
                assert_eq!(allocations, 0, "{action} at {question:?}");
            }
        }
    }
}
