//! What things are thought to cost and to bring: the numbers a plan counts with.

macro_rules! estimates {
    ($($(#[$about:meta])* $name:ident: $by_hand:literal, $tuned:literal;)*) => {
        /// In turns, unless it says otherwise.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Estimates {
            $($(#[$about])* pub(super) $name: f32,)*
        }

        impl Estimates {
            /// Somebody's guesses: the level `normal`.
            pub const BY_HAND: Estimates = Estimates { $($name: $by_hand,)* };
            /// Those that won more games against them, found by `cargo run --release -p dedale-bots --example mondes_tune`.
            pub const TUNED: Estimates = Estimates { $($name: $tuned,)* };
            /// How many there are.
            pub const COUNT: usize = [$(stringify!($name)),*].len();

            /// All of them, in the order of their table.
            pub fn numbers(&self) -> [f32; Estimates::COUNT] {
                [$(self.$name),*]
            }

            /// From all of them in that order.
            pub fn of_numbers([$($name),*]: [f32; Estimates::COUNT]) -> Estimates {
                Estimates { $($name,)* }
            }
        }
    };
}

// By hand, and tuned.
estimates! {
    /// An action: a turn has two, but draws only once, so that the other is often free.
    action: 0.6, 0.412;
    /// How likely a draw is to bring a key that its pile does not have: there are other ways to come by it.
    rare_key: 0.05, 0.0901;
    /// How likely a draw is to bring a key that is not known yet.
    unknown_key: 0.3, 0.144;
    /// What a bad encounter throws back, apart from the draw it spoils.
    setback: 1.5, 1.51;
    /// What the card is worth that answers a bad encounter.
    shield: 0.4, 0.487;
    /// A full hand that is not complete: something must go before the next draw.
    full_hand: 0.5, 0.467;
    /// What an effect must bring before a card is spent on it.
    spending: 0.05, 0.0753;
    /// A turn in which nothing is drawn though keys lack: more than most bad encounters, for who waits draws the same one in the
    /// next turn.
    lost_turn: 20.0, 4.3;
    /// The share of the weight of a pile's first card that the second has, the third of the second's, …
    next_in_pile: 0.95, 0.742;
    /// The share of an average world that a world not seen yet is trusted to give.
    unseen_world: 0.9, 0.431;
    /// The share of its keys that a draw in a world not seen yet saves.
    unseen_draw: 0.8, 0.929;
    /// Keeping an object, which can be taken along.
    object: 0.06, 0.0834;
    /// Keeping a card that cancels others, and more with everybody who is near.
    canceller: 0.15, 0.161;
    canceller_in_company: 0.2, 0.256;
    /// Keeping a card that holds others, and more with everybody who is near.
    holder: 0.05, 0.0387;
    holder_in_company: 0.3, 0.335;
    /// Keeping a card that brings others or an action.
    bringer: 0.2, 0.162;
    /// Keeping any other card for its effect.
    other_effect: 0.05, 0.059;
    /// Having one's own move stopped.
    stopped_move: 0.6, 0.567;
    /// Having one's own effect stopped.
    stopped_effect: 0.4, 0.325;
    /// What an offered card must save before one is given for it, and more if the other is nearly home.
    offer: 0.2, 0.155;
    offer_of_near: 1.0, 0.892;
    /// What an answer to an offer must save.
    answer: 0.2, 0.246;
    /// What a card is worth at most that may be offered.
    useless: 0.25, 0.343;
    /// Offering it, and less to somebody who is nearly home.
    trade: 0.04, 0.053;
    trade_with_near: 0.1, 0.122;
    /// The share of the others' losses that one gains at a table of two.
    their_loss: 0.3, 0.353;
    /// How likely somebody with three cards beside Kernault is to go home in the next turn; with four, with five.
    home_with_three: 0.08, 0.0894;
    home_with_four: 0.25, 0.293;
    home_with_five: 0.4, 0.566;
    /// The share of that from a corner.
    home_from_corner: 0.35, 0.245;
    /// What somebody loses who is held, for each way home in the next turn.
    held: 2.0, 1.92;
    /// What somebody loses who is moved: for each card, and for each way home.
    moved_card: 0.3, 0.277;
    moved_from_home: 2.0, 1.68;
    /// What somebody loses with a stolen card.
    stolen: 0.5, 0.641;
    stolen_from_home: 1.5, 1.09;
    /// The same with a card that is exchanged.
    swapped: 0.2, 0.21;
    swapped_from_home: 1.0, 0.813;
    /// The same with a card that must be discarded.
    discarded: 0.1, 0.133;
    discarded_from_home: 1.0, 1.18;
    /// The same by a pair, which moves and takes.
    paired: 0.5, 0.428;
    paired_card: 0.3, 0.403;
    paired_from_home: 3.0, 2.33;
    /// The share of a random card's worth that an exchange brings.
    swap: 0.4, 0.477;
    /// Looking at the top of a pile.
    peek: 0.4, 0.379;
    /// Looking at a hidden world.
    scry: 0.1, 0.0968;
    /// More actions.
    more_actions: 0.1, 0.0606;
    /// Being safe with all keys in hand.
    ward: 0.2, 0.28;
    /// An unknown card from the bottom of a pile.
    recover: 0.1, 0.0777;
    /// The share of its cards' worth that somebody loses who chooses them, and who does not.
    chosen_loss: 0.7, 1.26;
    random_loss: 1.0, 1.33;
    /// Skipping a turn, and each action of this one.
    skipped_turn: 1.0, 1.1;
    skipped_action: 0.5, 0.467;
}
