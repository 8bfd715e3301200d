//! La Clé des mondes as the core knows games.

use dedale_core::{
    Broken, Chance, Effects, Fingerprint, Observer, Outcome, Positions, Rules, Seat, SeatSet, Secrets,
};

use crate::action::Action;
use crate::decision::Question;
use crate::event::{Event, SeenEvent};
use crate::legal::{Legal, Refused};
use crate::position::Position;
use crate::setup::Setup;
use crate::state::{Ended, State};
use crate::view::View;

impl Rules for State {
    const ID: &'static str = "mondes";
    const VERSION: u32 = 3;
    /// Version 3 changed the default of `cards` and nothing else.
    const COMPATIBLE_SINCE: u32 = 2;
    /// A thousand rounds of five, each turn with room for long chains.
    const MAX_DECISIONS: u32 = 2_000_000;
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
        self.chosen()
    }

    #[inline]
    fn seats(&self) -> usize {
        self.terms.count()
    }

    #[inline]
    fn decider(&self) -> Option<Seat> {
        if self.ended.is_none() { Some(self.decider) } else { None }
    }

    fn question(&self) -> Option<Question> {
        self.asked()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    /// MO-X3.
    fn winners_if_conceded(&self, seat: Seat) -> SeatSet {
        if self.ends_if_conceded() {
            State::seats(self).filter(|&other| other != seat).collect()
        } else {
            SeatSet::NONE
        }
    }

    /// MO-X3: more than two play on, with a bot at the seat.
    fn ends_if_conceded(&self) -> bool {
        self.terms.count() == 2
    }

    fn turns(&self) -> u32 {
        self.turn.into()
    }

    #[inline]
    fn legal(&self) -> Legal {
        self.legal_set()
    }

    fn explain(&self, action: Action) -> Result<(), Refused> {
        self.explained(action).map_err(|why| Refused { why, question: self.question, action })
    }

    #[inline]
    fn apply(&mut self, action: Action, effects: &mut impl Effects<Event>) {
        self.play_action(action, effects);
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

    fn sent_view(view: &View) -> View {
        view.as_told()
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
