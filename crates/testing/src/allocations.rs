use dedale_core::chance::Seed;
use dedale_core::laws::observers;
use dedale_core::{Action as _, Chance as _, Game, Legal as _, Silent};

/// Makes the allocator of a test program count, and defines `allocations()`, the number so far on this thread.
#[macro_export]
macro_rules! count_allocations {
    () => {
        thread_local! {
            static ALLOCATIONS: ::std::cell::Cell<u64> = const { ::std::cell::Cell::new(0) };
        }

        struct Counting;

        // SAFETY: everything is handed on to the system's allocator; counting touches a cell that needs no heap.
        unsafe impl ::std::alloc::GlobalAlloc for Counting {
            unsafe fn alloc(&self, layout: ::std::alloc::Layout) -> *mut u8 {
                ALLOCATIONS.with(|count| count.set(count.get() + 1));
                // SAFETY: the caller's promise is passed on.
                unsafe { ::std::alloc::GlobalAlloc::alloc(&::std::alloc::System, layout) }
            }

            unsafe fn dealloc(&self, block: *mut u8, layout: ::std::alloc::Layout) {
                // SAFETY: the caller's promise is passed on.
                unsafe { ::std::alloc::GlobalAlloc::dealloc(&::std::alloc::System, block, layout) }
            }
        }

        #[global_allocator]
        static COUNTING: Counting = Counting;

        fn allocations() -> u64 {
            ALLOCATIONS.get()
        }
    };
}

/// Requires that nothing in a random game allocates: the deal, legal answers, explanations, steps, views, tensors, masks,
/// samples, and what else is done with a view. `allocations` tells how many there were so far.
///
/// # Panics
/// If something does, and says what; or if the allocator does not count.
pub fn steps_allocate_nothing<G: Game>(
    setup: &G::Setup,
    seed: u64,
    allocations: fn() -> u64,
    more: impl Fn(&G::View),
) {
    let before = allocations();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(allocations(), before + 1, "the allocator counts");
    let none = |what: &dyn Fn() -> String, before: u64| assert_eq!(allocations(), before, "{}", what());
    let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
    let (mut tensor, mut mask) = (vec![0; G::observation_spec(setup).size()], vec![0; G::Action::COUNT]);
    let before = allocations();
    let mut state = G::start(setup, &mut effects);
    none(&|| format!("start of {setup:?}"), before);
    while let Some(question) = state.question() {
        let before = allocations();
        let legal = state.legal();
        legal.write_mask(&mut mask);
        none(&|| format!("legal at {question:?}"), before);
        for observer in observers(setup) {
            let before = allocations();
            let view = state.view(observer);
            none(&|| format!("view at {question:?}"), before);
            G::observe(&view, &mut tensor);
            none(&|| format!("tensor at {question:?}"), before);
            std::hint::black_box(G::sample(&view, &mut player));
            none(&|| format!("sample at {question:?}"), before);
            more(&view);
            none(&|| format!("more at {question:?}"), before);
        }
        for action in G::Action::all() {
            let before = allocations();
            let explained = state.explain(action);
            none(&|| format!("explain {action}"), before);
            assert_eq!(explained.is_ok(), legal.contains(action), "{action}");
        }
        let action = legal.nth(player.pick(legal.len())).expect("below their number");
        let before = allocations();
        state.apply(action, &mut effects);
        none(&|| format!("{action} at {question:?}"), before);
    }
}
