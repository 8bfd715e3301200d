//! What everybody knows, and what the state, its views and its position therefore tell alike.

/// `with_public!(state, View { observer, … })`: a state, view or position that takes what is public from another of them.
macro_rules! with_public {
    ($other:expr, $type:ident { $($own:tt)* }) => {
        $type {
            turn: $other.turn,
            active: $other.active,
            decider: $other.decider,
            skipping: $other.skipping,
            held: $other.held,
            warded: $other.warded,
            actions: $other.actions,
            drew: $other.drew,
            key_ready: $other.key_ready,
            busy: $other.busy,
            idle: $other.idle,
            letting: $other.letting,
            bad: $other.bad,
            losing: $other.losing,
            drawing: $other.drawing,
            arranging: $other.arranging,
            arranged: $other.arranged,
            $($own)*
        }
    };
}

pub(crate) use with_public;
