//! One decision of a game that is analysed, thought about in slices.

use std::fmt;

use dedale_bots::{Advice, Adviser, Roster, briefed, own_chance};
use dedale_core::Match;
use dedale_core::chance::Quick;

use crate::judged::{Opinion, is_certainly_better};
use crate::why::Explanation;

/// An adviser at work on a decision: with so many simulations about all the answers, and half as many more about the one
/// taken. However it is cut into slices, the opinion is the same.
pub(crate) struct Deliberation<G: Roster> {
    then: Match<G>,
    taken: Option<G::Action>,
    simulations: u32,
    adviser: G::Adviser,
    chance: Quick,
    /// Simulations about all the answers.
    about_all: Counter,
    /// The best answer, once all were thought about.
    best: Option<Advice<G::Action>>,
    /// Simulations about the answer taken.
    about_taken: Counter,
}

/// How many playouts of both answers tell why one is better.
const PLAYOUTS: u32 = 40;

/// Any game's deliberation.
pub(crate) trait Deliberates: Send + Sync {
    /// Thinks on for as long as `go_on` says so; the opinion, once it is complete.
    fn think(&mut self, go_on: &mut dyn FnMut() -> bool) -> Option<Opinion>;
}

impl<G: Roster> Deliberation<G> {
    /// About the decision of a match, at which that answer was taken; none if the match is over.
    pub(crate) fn new(then: Match<G>, taken: Option<G::Action>, simulations: u32) -> Option<Deliberation<G>> {
        Some(Deliberation {
            adviser: briefed(&then)?,
            chance: own_chance(then.perspective()?),
            then,
            taken,
            simulations,
            about_all: Counter(0),
            best: None,
            about_taken: Counter(0),
        })
    }
}

impl<G: Roster> Deliberates for Deliberation<G> {
    fn think(&mut self, go_on: &mut dyn FnMut() -> bool) -> Option<Opinion> {
        let at = self.then.perspective()?;
        let mut may_pause = || !G::Adviser::CONTINUES_EXACTLY || go_on();
        if self.best.is_none() {
            let mut slice = self.about_all.slice(self.simulations, &mut may_pause);
            let rows = self.adviser.advise(at, &mut self.chance, &mut |done| slice.goes_on(done));
            slice.end()?;
            self.best = rows.into_iter().next();
        }
        let best = self.best.clone()?;
        let other = match self.taken.filter(|taken| *taken != best.action) {
            Some(taken) => {
                let mut slice = self.about_taken.slice(self.simulations.div_ceil(2), &mut may_pause);
                let go_on = &mut |done| slice.goes_on(done);
                let other = self.adviser.look_into(at, taken, &mut self.chance, go_on);
                slice.end()?;
                other
            }
            None => None,
        };
        let worse = other.as_ref().filter(|other| is_certainly_better(&best, other));
        let why = worse.and_then(|other| {
            Explanation::new(own_chance(at)).of_two(&self.adviser, at, &best, other, PLAYOUTS)
        });
        Some(Opinion { best: best.into_text(), taken: other.map(Advice::into_text), why })
    }
}

/// Simulations so far.
struct Counter(u32);

/// A part of so many simulations.
struct Slice<'a> {
    counter: &'a mut Counter,
    before: u32,
    most: u32,
    go_on: &'a mut dyn FnMut() -> bool,
    is_paused: bool,
}

impl Counter {
    fn slice<'a>(&'a mut self, most: u32, go_on: &'a mut dyn FnMut() -> bool) -> Slice<'a> {
        Slice { before: self.0, counter: self, most, go_on, is_paused: false }
    }
}

impl Slice<'_> {
    /// Whether to go on after so many simulations of this slice; at least one is made.
    fn goes_on(&mut self, done: u32) -> bool {
        self.counter.0 = self.before.saturating_add(done);
        let is_complete = self.counter.0 >= self.most;
        self.is_paused = !is_complete && done > 0 && !(self.go_on)();
        !is_complete && !self.is_paused
    }

    /// None if something is left to do.
    fn end(self) -> Option<()> {
        (!self.is_paused).then_some(())
    }
}

/// The deliberation an analysis is in the middle of. It is not part of what the analysis has found: copies and files do without,
/// and begin the decision again.
#[derive(Default)]
pub(crate) struct UnderWay(pub(crate) Option<Box<dyn Deliberates>>);

impl Clone for UnderWay {
    fn clone(&self) -> UnderWay {
        UnderWay(None)
    }
}

impl fmt::Debug for UnderWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("UnderWay").field(&self.0.is_some()).finish()
    }
}
