//! What everybody knows, and what the state, its views and its position therefore tell alike.

/// `with_public!(state, View { observer, … })`: a state, view or position that takes what is public from another of them.
macro_rules! with_public {
    ($other:expr, $type:ident { $($own:tt)* }) => {
        $type {
            setup: $other.setup,
            turn: $other.turn,
            active: $other.active,
            push_ready: $other.push_ready,
            spell_ready: $other.spell_ready,
            moves: $other.moves,
            found_now: $other.found_now,
            $($own)*
        }
    };
}

pub(crate) use with_public;
