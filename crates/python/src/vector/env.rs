//! One of many games.

use dedale_bots::{Player as _, Roster};
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Action as _, Legal as _, Observer, Perspective, Seat, SeatSet, Silent};

use super::Terms;
use super::starts::Starts;

/// One of many games: a seat of the caller must answer, or the game is finished.
pub(super) struct Env<G: Roster> {
    pub(super) state: G,
    legal: G::Legal,
    chance: Silent<Quick>,
    /// The chance of bots and of random actions.
    pub(super) choices: Quick,
    seed: u64,
    /// Games dealt since it was seeded.
    games: u64,
    /// Decisions of the caller in this game.
    steps: u32,
    /// The seat of the caller that answered last or must answer.
    seat: Seat,
    truncated: bool,
}

impl<G: Roster> Env<G> {
    /// A game that has to be begun.
    pub(super) fn new(setup: &G::Setup, seed: u64) -> Self {
        let mut chance = Silent(Seed::quick_from(seed));
        let state = G::start(setup, &mut chance);
        let choices = Seed::quick_from(seed);
        let (games, steps, seat) = (0, 0, Seat::new(0));
        Env { state, legal: state.legal(), chance, choices, seed, games, steps, seat, truncated: true }
    }

    /// From now on its games come from this seed.
    pub(super) fn reseed(&mut self, seed: u64) {
        (self.seed, self.games) = (seed, 0);
    }

    /// Begins the next game.
    pub(super) fn begin(&mut self, setup: &G::Setup, starts: &Starts<G>, terms: &Terms, bot: &mut G::Bot) {
        self.chance = Silent(Seed::quick_from(Seed::number_of_series(self.seed, self.games)));
        self.choices = Seed::quick_from(Seed::number_of_series(!self.seed, self.games));
        self.games += 1;
        self.state = starts.pick(&mut self.choices).unwrap_or_else(|| G::start(setup, &mut self.chance));
        (self.steps, self.truncated) = (0, false);
        self.seat = terms.agents.iter().next().unwrap_or(Seat::new(0));
        self.go_on(terms, bot);
    }

    /// A legal answer of the caller.
    #[inline]
    pub(super) fn act(&mut self, action: G::Action, terms: &Terms, bot: &mut G::Bot) {
        self.state.apply(action, &mut self.chance);
        self.steps += 1;
        self.go_on(terms, bot);
        self.truncated = self.steps >= terms.most_steps && self.state.decider().is_some();
    }

    /// Bots answer until it is the caller's turn or the game is over.
    #[inline]
    fn go_on(&mut self, terms: &Terms, bot: &mut G::Bot) {
        while let Some(at) = Perspective::of_decider(&self.state) {
            if terms.agents.contains(at.seat()) {
                self.seat = at.seat();
                break;
            }
            let action = bot.choose(at, &mut self.choices);
            self.state.apply(action, &mut self.chance);
        }
        self.legal = self.state.legal();
    }

    pub(super) fn is_truncated(&self) -> bool {
        self.truncated
    }

    /// Whether the next game must be dealt before anybody answers.
    pub(super) fn is_finished(&self) -> bool {
        self.truncated || self.state.decider().is_none()
    }

    pub(super) fn winners(&self) -> SeatSet {
        self.state.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners)
    }

    /// The legal answers; none when the game is over.
    pub(super) fn legal(&self) -> G::Legal {
        self.legal
    }

    /// Whether that is the number of a legal answer.
    #[inline]
    pub(super) fn allows(&self, action: i64) -> bool {
        let known = usize::try_from(action).ok().and_then(G::Action::from_index);
        !self.is_finished() && known.is_some_and(|action| self.legal.contains(action))
    }

    /// The seat of the caller that must answer; none when the game is finished.
    pub(super) fn asked(&self) -> Option<Seat> {
        (!self.is_finished()).then_some(self.seat)
    }

    /// Writes the tensor of the seat that must answer, or answered last.
    #[inline]
    pub(super) fn observe(&self, tensor: &mut [u8]) {
        self.state.observe_as(Observer::Seat(self.seat), tensor);
    }
}
