//! Onirim as the core knows games.

use dedale_core::{Broken, Chance, Effects, Fingerprint, Observer, Outcome, Positions, Rules, Seat, Secrets};

use crate::action::{Action, Legal};
use crate::decision::Question;
use crate::event::{Event, SeenEvent};
use crate::legal::Refused;
use crate::position::Position;
use crate::setup::Setup;
use crate::state::{Ended, State};
use crate::view::View;

impl Rules for State {
    const ID: &'static str = "onirim";
    const VERSION: u32 = 2;
    const MAX_DECISIONS: u32 = 20_000;
    const REASONS: &'static [&'static str] = &Ended::REASONS;

    type Setup = Setup;
    type Question = Question;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type Illegal = Refused;

    fn start(setup: &Setup, effects: &mut impl Effects<Event>) -> State {
        State::deal(setup, effects)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    #[inline]
    fn decider(&self) -> Option<Seat> {
        if self.ended.is_none() { Some(self.active) } else { None }
    }

    fn question(&self) -> Option<Question> {
        self.asked()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    fn turns(&self) -> u32 {
        self.turn.into()
    }

    #[inline(always)]
    fn legal(&self) -> Legal {
        self.legal_set()
    }

    fn explain(&self, action: Action) -> Result<(), Refused> {
        self.explained(action).map_err(|why| Refused { why, question: self.question, action })
    }

    #[inline(always)]
    fn apply(&mut self, action: Action, effects: &mut impl Effects<Event>) {
        self.play(action, effects);
    }

    fn check(&self) -> Result<(), Broken> {
        self.checked()
    }

    fn fingerprint(&self, hash: &mut Fingerprint) {
        self.hash_into(hash);
    }
}

impl Secrets for State {
    type View = View;
    type SeenEvent = SeenEvent;

    fn view(&self, observer: Observer) -> View {
        self.view_of(observer)
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<SeenEvent> {
        Some(event.seen_by(observer))
    }

    fn sample(view: &View, chance: &mut impl Chance) -> State {
        State::sampled(view, chance)
    }
}

impl Positions for State {
    type Position = Position;

    fn position(&self) -> Position {
        self.to_position()
    }

    fn from_position(position: &Position) -> Result<State, Broken> {
        State::of_position(position)
    }
}
