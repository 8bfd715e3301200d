//! A game whose chance is answered from outside: the chance nodes of its tree, one pick each.

use crate::chance::{Quick, Seed};
use crate::matches::MatchError;
use crate::{Chance, Outcome, Recorder, Rules, Seat};

/// A game whose decisions and picks are both answered from outside.
///
/// Between an answer and the next decision lie as many chance nodes as the rules pick. Until the last of them is answered,
/// the state is the one before the answer; before the deal is complete there is none.
#[derive(Clone, Debug)]
pub struct ExplicitMatch<G: Rules> {
    setup: G::Setup,
    deal: Option<Seed>,
    now: Node<G>,
    events: Vec<G::Event>,
    /// The node before each step.
    before: Vec<Node<G>>,
    steps: Vec<ExplicitStep<G::Action>>,
}

/// One step of an explicit match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplicitStep<A> {
    /// A player's answer.
    Act(A),
    /// The outcome of a chance node.
    Pick(u32),
}

/// One outcome of a chance node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChanceOutcome {
    /// The number to answer with.
    pub pick: u32,
    /// How likely it is.
    pub probability: f64,
}

#[derive(Clone, Debug)]
struct Node<G: Rules> {
    /// None before the deal.
    state: Option<G>,
    events: usize,
    asked: Option<Asked<G::Action>>,
}

/// A pick the rules ask for.
#[derive(Clone, Debug)]
struct Asked<A> {
    /// The answer being carried out; none for the deal.
    action: Option<A>,
    /// The picks answered so far.
    picks: Vec<u32>,
    /// The next one is below this.
    below: u32,
}

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplicitError<I> {
    /// As in any match.
    Match(MatchError<I>),
    /// Chance must be answered first.
    ChanceIsAsked,
    /// A player must answer first.
    ChanceIsNotAsked,
    /// No outcome of that number.
    NoSuchOutcome {
        /// The number given.
        pick: u32,
        /// All are below this.
        below: u32,
    },
}

/// How far an answer got with the picks there were.
enum Tried<G: Rules> {
    /// The rules asked for one more.
    Asks(u32),
    /// To the next decision.
    Done(G, Vec<G::Event>),
}

impl<G: Rules> ExplicitMatch<G> {
    /// Begins with the chance nodes of the deal.
    pub fn new(setup: &G::Setup) -> Self {
        let mut new = Self::begin(setup.clone(), None, None, Vec::new());
        new.go_on(None, Vec::new());
        new
    }

    /// Begins after a deal from the seed.
    pub fn dealt(setup: &G::Setup, seed: Seed) -> Self {
        let mut effects = Recorder::new(seed.dealer());
        let state = G::start(setup, &mut effects);
        Self::begin(setup.clone(), Some(seed), Some(state), effects.events)
    }

    /// Goes on from a position.
    pub fn from_state(state: G) -> Self {
        Self::begin(state.setup(), None, Some(state), Vec::new())
    }

    fn begin(setup: G::Setup, deal: Option<Seed>, state: Option<G>, events: Vec<G::Event>) -> Self {
        let now = Node { state, events: events.len(), asked: None };
        ExplicitMatch { setup, deal, now, events, before: Vec::new(), steps: Vec::new() }
    }

    /// The choices made before it.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed it was dealt from, if it was.
    pub fn deal(&self) -> Option<Seed> {
        self.deal
    }

    /// The state it began with; none if it began before the deal.
    pub fn first(&self) -> Option<&G> {
        self.before.first().unwrap_or(&self.now).state.as_ref()
    }

    /// The state at the last decision; none before the deal is complete.
    pub fn state(&self) -> Option<&G> {
        self.now.state.as_ref()
    }

    /// The events so far, with all secrets in them.
    pub fn events(&self) -> &[G::Event] {
        &self.events[..self.now.events]
    }

    /// The events from `step` on; step 0 includes the deal.
    pub fn events_since(&self, step: usize) -> &[G::Event] {
        let from = if step == 0 { 0 } else { self.before.get(step).unwrap_or(&self.now).events };
        &self.events()[from..]
    }

    /// The steps so far.
    pub fn steps(&self) -> &[ExplicitStep<G::Action>] {
        &self.steps
    }

    /// Whether the next step is a pick.
    pub fn is_chance(&self) -> bool {
        self.now.asked.is_some()
    }

    /// The seat that must answer; none at a chance node and at the end.
    pub fn decider(&self) -> Option<Seat> {
        if self.is_chance() { None } else { self.state()?.decider() }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.is_chance() { None } else { self.state()?.outcome() }
    }

    /// The outcomes of the chance node; none elsewhere. Outcomes of the last pick before a decision that lead to the same
    /// state are one outcome, the lowest of them.
    pub fn outcomes(&self) -> Vec<ChanceOutcome> {
        let Some(asked) = &self.now.asked else { return Vec::new() };
        let one = 1.0 / f64::from(asked.below);
        let mut picks = asked.picks.clone();
        let (mut outcomes, mut ends) = (Vec::<ChanceOutcome>::new(), Vec::new());
        for pick in 0..asked.below {
            picks.push(pick);
            let end = match self.tried(asked.action, &picks) {
                Tried::Done(state, events) => Some((state, events)),
                Tried::Asks(_) => None,
            };
            picks.pop();
            let same = ends.iter().position(|other| end.is_some() && *other == end);
            match same {
                Some(place) => outcomes[place].probability += one,
                None => {
                    outcomes.push(ChanceOutcome { pick, probability: one });
                    ends.push(end);
                }
            }
        }
        outcomes
    }

    /// A player's answer; changes nothing if it is refused.
    pub fn act(&mut self, action: G::Action) -> Result<(), ExplicitError<G::Illegal>> {
        if self.is_chance() {
            return Err(ExplicitError::ChanceIsAsked);
        }
        let state = self.state().filter(|state| state.decider().is_some());
        let state = state.ok_or(ExplicitError::Match(MatchError::Over))?;
        state.explain(action).map_err(|why| ExplicitError::Match(MatchError::Illegal(why)))?;
        self.remember(ExplicitStep::Act(action));
        self.go_on(Some(action), Vec::new());
        Ok(())
    }

    /// The answer of chance; changes nothing if it is refused.
    pub fn pick(&mut self, pick: u32) -> Result<(), ExplicitError<G::Illegal>> {
        let Some(Asked { action, picks, below }) = &self.now.asked else {
            return Err(ExplicitError::ChanceIsNotAsked);
        };
        if pick >= *below {
            return Err(ExplicitError::NoSuchOutcome { pick, below: *below });
        }
        let (action, picks) = (*action, [picks, &[pick][..]].concat());
        self.remember(ExplicitStep::Pick(pick));
        self.go_on(action, picks);
        Ok(())
    }

    /// Goes back to an earlier step, from which the game goes on.
    pub fn go_back_to(&mut self, step: usize) -> Result<(), ExplicitError<G::Illegal>> {
        let steps = self.steps.len();
        if step > steps {
            return Err(ExplicitError::Match(MatchError::NoSuchStep { asked: step, steps }));
        }
        if let Some(node) = self.before.get(step) {
            self.now = node.clone();
            self.before.truncate(step);
            self.steps.truncate(step);
            self.events.truncate(self.now.events);
        }
        Ok(())
    }

    fn remember(&mut self, step: ExplicitStep<G::Action>) {
        self.before.push(self.now.clone());
        self.steps.push(step);
    }

    fn go_on(&mut self, action: Option<G::Action>, picks: Vec<u32>) {
        match self.tried(action, &picks) {
            Tried::Asks(below) => self.now.asked = Some(Asked { action, picks, below }),
            Tried::Done(state, events) => {
                self.events.extend(events);
                self.now = Node { state: Some(state), events: self.events.len(), asked: None };
            }
        }
    }

    /// Carries out an answer, or the deal, with these picks.
    fn tried(&self, action: Option<G::Action>, picks: &[u32]) -> Tried<G> {
        let chance = Scripted { picks: picks.iter(), asked: None, spare: Seed::quick_from(0) };
        let mut effects = Recorder::new(chance);
        let state = match (self.now.state, action) {
            (Some(mut state), Some(action)) => {
                state.apply(action, &mut effects);
                state
            }
            _ => G::start(&self.setup, &mut effects),
        };
        match effects.chance.asked {
            Some(below) => Tried::Asks(below),
            None => Tried::Done(state, effects.events),
        }
    }
}

/// Picks from a list. The first pick beyond it is noted; from there on nobody looks at the result.
struct Scripted<'a> {
    picks: std::slice::Iter<'a, u32>,
    asked: Option<u32>,
    spare: Quick,
}

impl Chance for Scripted<'_> {
    /// A pick below 1 is no chance: nobody is asked.
    fn pick(&mut self, n: u32) -> u32 {
        if n == 1 {
            return 0;
        }
        if self.asked.is_none() {
            if let Some(&pick) = self.picks.next() {
                return pick;
            }
            self.asked = Some(n);
        }
        self.spare.pick(n)
    }
}
