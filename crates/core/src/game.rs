use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Action, Chance, Effects, Fingerprint, Observe, Observer, Outcome, Refusal, Seat, SeatSet, Setup,
};

/// The rules of one game, as a state that asks and is answered. The state is the whole truth: no heap, no
/// generator, never serialised.
pub trait Rules: Copy + Eq + fmt::Debug {
    /// The game's id.
    const ID: &'static str;
    /// Raised when a change of the rules makes old records play differently.
    const VERSION: u32;
    /// The oldest version whose games these rules play alike, given the setup they meant ([`Setup::from_text_under`]):
    /// they may go on.
    const COMPATIBLE_SINCE: u32 = Self::VERSION;
    /// No game asks more often than this.
    const MAX_DECISIONS: u32;
    /// The stable ids of all reasons for which it ends, unless a seat gives up.
    const REASONS: &'static [&'static str];

    /// The choices made before the game.
    type Setup: Setup + Send + Sync + 'static;
    /// The question asked now; public.
    type Question: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned + JsonSchema;
    /// One answer.
    type Action: Action + Send + Sync + 'static;
    /// The set of legal answers.
    type Legal: Legal<Self::Action> + Send + Sync;
    /// One thing that happened, secrets included.
    type Event: Copy + Eq + fmt::Debug + Send + Sync + 'static;
    /// Why an answer is not possible.
    type Illegal: Refusal;

    /// Deals a new game.
    fn start(setup: &Self::Setup, effects: &mut impl Effects<Self::Event>) -> Self;

    /// The choices made before it.
    fn setup(&self) -> Self::Setup;

    /// How many play.
    fn seats(&self) -> usize {
        self.setup().seats()
    }

    /// The seat that must answer; none when the game is over.
    fn decider(&self) -> Option<Seat>;

    /// The question; none when the game is over.
    fn question(&self) -> Option<Self::Question>;

    /// How it ended; none while somebody must answer.
    fn outcome(&self) -> Option<Outcome>;

    /// The winners if a seat gives up: nobody in a cooperative game, where the team loses.
    fn winners_if_conceded(&self, _seat: Seat) -> SeatSet {
        SeatSet::NONE
    }

    /// Whether the game ends when a seat gives up. Where it goes on, somebody else plays the seat: a table sees to that,
    /// and the match refuses to be conceded.
    fn ends_if_conceded(&self) -> bool {
        true
    }

    /// Turns begun so far.
    fn turns(&self) -> u32;

    /// The legal answers, computed quickly. Empty only when the game is over.
    fn legal(&self) -> Self::Legal;

    /// Whether an action may be answered now, and if not, why: by the letter of the rules, one by one.
    fn explain(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays a legal action. The result for an illegal one is unspecified (but never unsafe).
    fn apply(&mut self, action: Self::Action, effects: &mut impl Effects<Self::Event>);

    /// Plays an action, or says why not and changes nothing.
    fn try_apply(
        &mut self,
        action: Self::Action,
        effects: &mut impl Effects<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.explain(action)?;
        self.apply(action, effects);
        Ok(())
    }

    /// Everything that must hold between two decisions: slow and canonical, for tests and loaded positions.
    fn check(&self) -> Result<(), Broken>;

    /// Adds every field to the hash.
    fn fingerprint(&self, hash: &mut Fingerprint);
}

/// A set of legal actions.
pub trait Legal<A: Action>: Copy + Eq + fmt::Debug {
    /// How many actions are legal.
    fn len(&self) -> u32;
    /// Whether there is none.
    fn is_empty(&self) -> bool;
    /// The `n`-th of them.
    fn nth(&self, n: u32) -> Option<A>;
    /// One of them by chance: the `n`-th for a number picked below their count; none if there is none.
    #[inline]
    fn any(&self, chance: &mut impl Chance) -> Option<A> {
        let count = self.len();
        if count == 0 { None } else { self.nth(chance.pick(count)) }
    }
    /// Whether it is among them.
    fn contains(&self, action: A) -> bool;
    /// All of them in index order.
    fn iter(&self) -> impl Iterator<Item = A>;
    /// Their indices in order.
    fn indices(&self) -> impl Iterator<Item = usize>;
    /// Writes 1 at the index of each of them, and 0 elsewhere. The legal actions are for the eyes of the player who must
    /// choose.
    ///
    /// # Panics
    /// If `mask` has not [`Action::COUNT`] bytes.
    fn write_mask(&self, mask: &mut [u8]);
}

impl<A: Action, const WORDS: usize> Legal<A> for crate::ActionSet<A, WORDS> {
    #[inline]
    fn len(&self) -> u32 {
        self.len()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    #[inline]
    fn nth(&self, n: u32) -> Option<A> {
        self.nth(n)
    }

    #[inline(always)]
    fn any(&self, chance: &mut impl Chance) -> Option<A> {
        self.any(chance)
    }

    #[inline]
    fn contains(&self, action: A) -> bool {
        self.contains(action)
    }

    fn iter(&self) -> impl Iterator<Item = A> {
        self.iter()
    }

    #[inline]
    fn indices(&self) -> impl Iterator<Item = usize> {
        self.indices()
    }

    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        self.write_mask(mask);
    }
}

/// Secrecy: the part of a game that each observer may know.
pub trait Secrets: Rules {
    /// Everything one observer may know.
    type View: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + JsonSchema;
    /// The part of an event that one observer saw.
    type SeenEvent: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned + JsonSchema;

    /// Everything the observer may know now.
    fn view(&self, observer: Observer) -> Self::View;

    /// The part of an event that the observer sees; none if it goes unnoticed. The state is the one after the step of
    /// the event or any later one of the same game, with the same result: an event records its own secrecy.
    fn seen(&self, event: &Self::Event, observer: Observer) -> Option<Self::SeenEvent>;

    /// Whether players have to remember the turns before this one. Then, while the game goes on, only the events of
    /// earlier turns that [`Secrets::is_told_again`] names are told to somebody who asks later, and no earlier view is shown.
    fn must_remember(_setup: &Self::Setup) -> bool {
        false
    }

    /// Whether a turn begins with the event.
    fn starts_a_turn(_seen: &Self::SeenEvent) -> bool {
        false
    }

    /// Whether the event is told again in a later turn, where players have to remember.
    fn is_told_again(_seen: &Self::SeenEvent) -> bool {
        true
    }

    /// The part of a view that is sent: all of it, except what a game keeps in it only to sample from.
    /// A state is sampled from the view itself.
    fn sent_view(view: &Self::View) -> Self::View {
        view.clone()
    }

    /// A random state with the same view: everything the view does not determine is left to chance.
    fn sample(view: &Self::View, chance: &mut impl Chance) -> Self;
}

/// Leaves of what somebody saw so far only what is told again while the game goes on.
pub fn told_again<G: Secrets>(setup: &G::Setup, seen: &mut Vec<G::SeenEvent>) {
    if !G::must_remember(setup) {
        return;
    }
    let now = seen.iter().rposition(G::starts_a_turn).unwrap_or(0);
    let mut place = 0;
    seen.retain(|event| {
        place += 1;
        place > now || G::is_told_again(event)
    });
}

/// The whole truth as a readable document.
pub trait Positions: Rules {
    /// The document.
    type Position: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + JsonSchema;

    /// Writes the state.
    fn position(&self) -> Self::Position;

    /// Reads and validates a state.
    fn from_position(position: &Self::Position) -> Result<Self, Broken>;
}

/// A game that can say what is in its box.
pub trait HasContents: Rules {
    /// The document.
    type Contents: Clone + PartialEq + fmt::Debug + Serialize + JsonSchema;

    /// The contents of the box for that setup: public, and the same from the deal to the end.
    fn contents(setup: &Self::Setup) -> Self::Contents;
}

/// A game that does all of it.
pub trait Game: Observe + Positions + Send + Sync + 'static {}

impl<G: Observe + Positions + Send + Sync + 'static> Game for G {}

/// A violated invariant of a state or position: data, no sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: found {found}, expected {expected}")]
pub struct Broken {
    /// Where: a field of the position.
    pub field: String,
    /// The id of the reason: the text `position-WHY` says it in words, with `found` and `expected` in it.
    pub why: &'static str,
    /// The value found.
    pub found: String,
    /// The value expected.
    pub expected: String,
}

impl Broken {
    /// The reason that only names what was found and what was expected.
    pub const UNEXPECTED: &'static str = "unexpected";

    /// Fails unless the two values are equal.
    pub fn unless<T: PartialEq + fmt::Display>(field: &str, found: T, expected: T) -> Result<(), Broken> {
        if found == expected { Ok(()) } else { Err(Broken::new(field, found, expected)) }
    }

    /// Says what is wrong where.
    pub fn new(field: impl Into<String>, found: impl fmt::Display, expected: impl fmt::Display) -> Self {
        let (found, expected) = (found.to_string(), expected.to_string());
        Broken { field: field.into(), why: Broken::UNEXPECTED, found, expected }
    }

    /// The same with a reason of its own.
    pub fn because(self, why: &'static str) -> Self {
        Broken { why, ..self }
    }
}
