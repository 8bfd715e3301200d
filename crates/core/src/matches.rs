//! A game being played: the state, how it came about, and the way back.

use crate::chance::{Dealer, Seed};
use crate::record::{Record, Step};
use crate::{Fingerprint, Observer, Outcome, Perspective, Recorder, Rules, Seat, Secrets, Setup};

/// Where a match began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin<G: Rules> {
    /// A deal.
    Setup(G::Setup),
    /// A given position.
    Position(Box<G>),
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Rules> {
    origin: Origin<G>,
    /// Kept for the data it owns, of which the state has only what its rules need.
    setup: G::Setup,
    seed: Seed,
    state: G,
    effects: Recorder<Dealer, G::Event>,
    steps: Vec<Step<G::Action>>,
    /// Events and picks before each step.
    marks: Vec<Mark>,
    conceded: Option<Seat>,
    stopped: bool,
}

#[derive(Clone, Copy, Debug)]
struct Mark {
    events: usize,
    picks: u64,
}

/// Why a match does not go on as asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchError<I> {
    /// The rules forbid it.
    Illegal(I),
    /// The game is over.
    Over,
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// The game does not end when a seat gives up: somebody else has to play it ([`Rules::ends_if_conceded`]).
    GoesOn,
    /// There are fewer steps than that.
    NoSuchStep {
        /// The step asked for.
        asked: usize,
        /// The steps there are.
        steps: usize,
    },
}

impl<G: Rules> Match<G> {
    /// Deals a new game.
    pub fn new(setup: &G::Setup, seed: Seed) -> Self {
        let mut effects = Recorder::new(seed.dealer());
        let state = G::start(setup, &mut effects);
        Match::begin(Origin::Setup(setup.clone()), setup.clone(), seed, state, effects)
    }

    /// Goes on from a position, with chance from the seed.
    pub fn from_state(state: G, seed: Seed) -> Self {
        let effects = Recorder::new(seed.dealer());
        Match::begin(Origin::Position(Box::new(state)), state.setup(), seed, state, effects)
    }

    fn begin(
        origin: Origin<G>,
        setup: G::Setup,
        seed: Seed,
        state: G,
        effects: Recorder<Dealer, G::Event>,
    ) -> Self {
        Match {
            origin,
            setup,
            seed,
            state,
            effects,
            steps: Vec::new(),
            marks: Vec::new(),
            conceded: None,
            stopped: false,
        }
    }

    /// Where it began.
    pub fn origin(&self) -> &Origin<G> {
        &self.origin
    }

    /// The choices made before it.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The whole truth; what goes to people or bots goes through its views.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seed of its chance.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// How many steps there were: the number a command is made against.
    pub fn step(&self) -> usize {
        self.steps.len()
    }

    /// Everything that happened, with all secrets in it.
    pub fn events(&self) -> &[G::Event] {
        &self.effects.events
    }

    /// The events from `step` on; step 0 includes the deal.
    pub fn events_since(&self, step: usize) -> &[G::Event] {
        let from = if step == 0 {
            0
        } else {
            self.marks.get(step).map_or(self.effects.events.len(), |mark| mark.events)
        };
        &self.effects.events[from..]
    }

    /// The events of one step: the deal at 0, then those of the first step, and so on.
    pub fn events_of(&self, step: usize) -> &[G::Event] {
        let before = |step: usize| self.marks.get(step).map_or(self.effects.events.len(), |mark| mark.events);
        let from = step.checked_sub(1).map_or(0, before);
        &self.effects.events[from..before(step)]
    }

    /// Whether players have to remember what happened: see [`Secrets::must_remember`].
    pub fn is_to_be_remembered(&self) -> bool
    where
        G: Secrets,
    {
        !self.stopped && self.outcome().is_none() && G::must_remember(&self.setup)
    }

    /// How many of the first events the observer has to remember: all before this turn and before the last step.
    fn remembered(&self, observer: Observer) -> usize
    where
        G: Secrets,
    {
        if observer == Observer::Omniscient || !self.is_to_be_remembered() {
            return 0;
        }
        let earlier = self.marks.last().map_or(0, |mark| mark.events);
        let starts = |event| self.state.seen(event, observer).is_some_and(|seen| G::starts_a_turn(&seen));
        self.effects.events.iter().rposition(starts).map_or(0, |turn| turn.min(earlier))
    }

    /// What the observer is told now of the events at these places among all.
    fn told(&self, from: usize, to: usize, observer: Observer) -> impl Iterator<Item = G::SeenEvent>
    where
        G: Secrets,
    {
        let remembered = self.remembered(observer);
        let seen = (from..to).filter_map(move |place| {
            self.state.seen(&self.effects.events[place], observer).map(|seen| (place, seen))
        });
        seen.filter(move |(place, seen)| *place >= remembered || G::is_told_again(seen)).map(|(_, seen)| seen)
    }

    /// What the observer is told now of what happened at one step; at 0 the deal.
    pub fn told_of(&self, step: usize, observer: Observer) -> impl Iterator<Item = G::SeenEvent>
    where
        G: Secrets,
    {
        let before = |step: usize| self.marks.get(step).map_or(self.effects.events.len(), |mark| mark.events);
        self.told(step.checked_sub(1).map_or(0, before), before(step), observer)
    }

    /// What the observer is told now of all that happened from a step on; at 0 the deal too.
    pub fn told_since(&self, step: usize, observer: Observer) -> impl Iterator<Item = G::SeenEvent>
    where
        G: Secrets,
    {
        let to = self.effects.events.len();
        self.told(to - self.events_since(step).len(), to, observer)
    }

    /// Whether chance was asked from `step` on.
    pub fn chance_fired_since(&self, step: usize) -> bool {
        self.marks.get(step).is_some_and(|mark| mark.picks < self.effects.picks)
    }

    /// The seat that must answer.
    pub fn decider(&self) -> Option<Seat> {
        if self.conceded.is_some() { None } else { self.state.decider() }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.conceded
            .map(|seat| Outcome { winners: self.state.winners_if_conceded(seat), reason: Outcome::CONCEDED })
            .or_else(|| self.state.outcome())
    }

    /// Plays an action, or says why not and changes nothing.
    pub fn act(&mut self, action: G::Action) -> Result<(), MatchError<G::Illegal>> {
        if self.outcome().is_some() {
            return Err(MatchError::Over);
        }
        let mark = self.mark();
        self.state.try_apply(action, &mut self.effects).map_err(MatchError::Illegal)?;
        self.marks.push(mark);
        self.steps.push(Step::Act(action));
        Ok(())
    }

    /// A seat gives the game up: possible at any decision of a game that ends with it.
    pub fn concede(&mut self, seat: Seat) -> Result<(), MatchError<G::Illegal>> {
        self.may_give_up(seat)?;
        if !self.state.ends_if_conceded() {
            return Err(MatchError::GoesOn);
        }
        self.end_by(seat);
        Ok(())
    }

    /// Plays a recorded concession, also one of older rules by which every concession was the end.
    pub fn concede_as_recorded(&mut self, seat: Seat) -> Result<(), MatchError<G::Illegal>> {
        self.may_give_up(seat)?;
        self.end_by(seat);
        Ok(())
    }

    fn may_give_up(&self, seat: Seat) -> Result<(), MatchError<G::Illegal>> {
        if self.outcome().is_some() {
            return Err(MatchError::Over);
        }
        if seat.index() >= self.setup.seats() {
            return Err(MatchError::NoSuchSeat(seat));
        }
        Ok(())
    }

    fn end_by(&mut self, seat: Seat) {
        self.marks.push(self.mark());
        self.steps.push(Step::Concede(seat));
        self.conceded = Some(seat);
    }

    /// Nobody will play on, and nothing has to be remembered any more. Not a step: the match has no outcome, and
    /// [`Match::at`] gives one that goes on.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Plays one recorded step.
    pub fn take(&mut self, step: Step<G::Action>) -> Result<(), MatchError<G::Illegal>> {
        match step {
            Step::Act(action) => self.act(action),
            Step::Concede(seat) => self.concede_as_recorded(seat),
        }
    }

    /// The same match as it was after `step` steps.
    pub fn at(&self, step: usize) -> Result<Self, MatchError<G::Illegal>> {
        if step > self.steps.len() {
            return Err(MatchError::NoSuchStep { asked: step, steps: self.steps.len() });
        }
        let mut earlier = match &self.origin {
            Origin::Setup(setup) => Match::new(setup, self.seed),
            Origin::Position(state) => Match::from_state(**state, self.seed),
        };
        for &taken in &self.steps[..step] {
            earlier.take(taken)?;
        }
        Ok(earlier)
    }

    /// The record of it; none for a match that began from a position.
    pub fn record(&self) -> Option<Record<G>> {
        let Origin::Setup(setup) = &self.origin else { return None };
        Some(Record {
            rules: G::VERSION,
            setup: setup.clone(),
            seed: self.seed,
            steps: self.steps.clone(),
            outcome: self.outcome().map(Into::into),
            hash: self.hash(),
        })
    }

    /// The fingerprint of the state now.
    pub fn hash(&self) -> u64 {
        let mut hash = Fingerprint::new();
        self.state.fingerprint(&mut hash);
        hash.value()
    }

    fn mark(&self) -> Mark {
        Mark { events: self.effects.events.len(), picks: self.effects.picks }
    }
}

impl<G: Secrets> Match<G> {
    /// The perspective of the deciding player.
    pub fn perspective(&self) -> Option<Perspective<'_, G>> {
        self.conceded.map_or_else(|| Perspective::of_decider(&self.state), |_| None)
    }
}
