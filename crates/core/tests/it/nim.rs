//! Nim with one heap and a coin: who takes the last stone wins.
//!
//! Chance deals 4 to 6 stones. In turn the players take one, two or three of them, or toss a coin, which takes one stone
//! or none.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use dedale_core::observation::Writer;
use dedale_core::{
    ActionSet, Broken, Chance, Effects, Fingerprint, ObservationSpec, Observe, Observer, OptionSpec, Outcome,
    Refusal, RefusalCode, Rules, Seat, SeatSet, Secrets, Setup, SetupError, UnknownAction,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Two;

impl Setup for Two {
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { id: "players", values: &["2"], default: "2", rule: "NI-1", own: None }];

    fn seats(&self) -> usize {
        2
    }

    fn get(&self, _option: &str) -> Cow<'static, str> {
        "2".into()
    }

    fn from_options<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        match options.into_iter().find(|option| *option != ("players", "2")) {
            Some((option, _)) => Err(SetupError::unknown_option::<Two>(option)),
            None => Ok(Two),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Toss,
    Take(u8),
}

impl dedale_core::Action for Action {
    const COUNT: usize = 4;

    fn index(self) -> usize {
        match self {
            Action::Toss => 0,
            Action::Take(stones) => stones.into(),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(Action::Toss),
            1..=3 => Some(Action::Take(index as u8)),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Toss => f.write_str("toss"),
            Action::Take(stones) => write!(f, "take {stones}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        let mut all = <Action as dedale_core::Action>::all();
        all.find(|action| action.to_string() == text).ok_or_else(|| UnknownAction(text.to_owned()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Dealt(u8),
    Took(u8),
    Landed(bool),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooFew;

impl Refusal for TooFew {
    fn code(self) -> RefusalCode {
        RefusalCode { code: "too-few-stones", rule: "NI-2" }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nim {
    pub(crate) stones: u8,
    pub(crate) turn: u8,
}

impl Nim {
    fn next(&self) -> Seat {
        Seat::new(usize::from(self.turn) % 2)
    }
}

impl Rules for Nim {
    const ID: &'static str = "nim";
    const VERSION: u32 = 1;
    const MAX_DECISIONS: u32 = 1000;
    const REASONS: &'static [&'static str] = &["last-stone"];

    type Setup = Two;
    type Question = ();
    type Action = Action;
    type Legal = ActionSet<Action, 1>;
    type Event = Event;
    type Illegal = TooFew;

    fn start(_setup: &Two, effects: &mut impl Effects<Event>) -> Self {
        let stones = 4 + effects.pick(3) as u8;
        effects.emit(Event::Dealt(stones));
        Nim { stones, turn: 0 }
    }

    fn setup(&self) -> Two {
        Two
    }

    fn decider(&self) -> Option<Seat> {
        (self.stones > 0).then(|| self.next())
    }

    fn question(&self) -> Option<()> {
        (self.stones > 0).then_some(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners = [self.next().next(2)].into_iter().collect();
        (self.stones == 0).then_some(Outcome { winners, reason: "last-stone" })
    }

    fn winners_if_conceded(&self, seat: Seat) -> SeatSet {
        [seat.next(2)].into_iter().collect()
    }

    fn turns(&self) -> u32 {
        self.turn.into()
    }

    fn legal(&self) -> Self::Legal {
        let offered = if self.stones == 0 { 0 } else { (2_u32 << self.stones.min(3)) - 1 };
        ActionSet::of_bits(0, offered)
    }

    fn explain(&self, action: Action) -> Result<(), TooFew> {
        if self.legal().contains(action) { Ok(()) } else { Err(TooFew) }
    }

    fn apply(&mut self, action: Action, effects: &mut impl Effects<Event>) {
        let taken = match action {
            Action::Take(stones) => stones,
            Action::Toss => {
                let heads = effects.pick(2) == 1;
                effects.emit(Event::Landed(heads));
                heads.into()
            }
        };
        effects.emit(Event::Took(taken));
        self.stones -= taken;
        self.turn += 1;
    }

    fn check(&self) -> Result<(), Broken> {
        if self.stones <= 6 { Ok(()) } else { Err(Broken::new("stones", self.stones, "at most 6")) }
    }

    fn fingerprint(&self, hash: &mut Fingerprint) {
        hash.write(&[self.stones, self.turn]);
    }
}

/// Everybody sees everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct View {
    pub(crate) observer: Observer,
    pub(crate) stones: u8,
    pub(crate) turn: u8,
    pub(crate) next: Seat,
}

impl Secrets for Nim {
    type View = View;
    type SeenEvent = u8;

    fn view(&self, observer: Observer) -> View {
        View { observer, stones: self.stones, turn: self.turn, next: self.next() }
    }

    fn seen(&self, event: &Event, _: Observer) -> Option<u8> {
        match *event {
            Event::Dealt(stones) | Event::Took(stones) => Some(stones),
            Event::Landed(_) => None,
        }
    }

    fn sample(view: &View, _: &mut impl Chance) -> Self {
        Nim { stones: view.stones, turn: view.turn }
    }
}

impl Observe for Nim {
    fn observation_spec(_: &Two) -> ObservationSpec {
        ObservationSpec::new().with("stones", &[], 6, "The stones left.").with(
            "next",
            &[2],
            1,
            "Whose turn it is, from the observer on (one-hot).",
        )
    }

    fn observe(view: &View, out: &mut [u8]) {
        let mut tensor = Writer::new(out);
        tensor.value(view.stones);
        tensor.one_hot(2, Some(view.next.after(view.observer.first_seat_told(), 2)));
        tensor.finish();
    }

    /// The number of the turn decides nothing but whose it is.
    fn canonical(view: &View) -> View {
        View { turn: view.next.index() as u8, ..view.clone() }
    }
}
