//! What everybody knows, and what the state, its views and its position therefore tell alike.

/// `with_public!(state, View { observer, … })`: a state, view or position that takes what is public from another of them, after
/// its own fields: plain copies then go straight to their places.
macro_rules! with_public {
    ($other:expr, $type:ident { $($own:ident $(: $value:expr)?),* $(, ..$rest:expr)? $(,)? }) => {
        $type {
            $($own $(: $value)?,)*
            setup: $other.setup,
            turn: $other.turn,
            active: $other.active,
            limbo: $other.limbo,
            discard: $other.discard,
            removed: $other.removed,
            placed: $other.placed,
            dream: $other.dream,
            redrawing: $other.redrawing,
            tower_looks: $other.tower_looks,
            interrupted: $other.interrupted,
            $(..$rest)?
        }
    };
}

pub(crate) use with_public;
