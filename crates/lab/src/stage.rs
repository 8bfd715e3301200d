use dedale_bots::{Bot, Player as _, Roster, tell};
use dedale_core::chance::Quick;
use dedale_core::{Chance, Perspective, Recorder, Seat};

/// A game under way with its bots, its chance and theirs: a copy of it goes on in the same way.
#[derive(Clone)]
pub(crate) struct Stage<G: Roster, C> {
    pub(crate) state: G,
    effects: Recorder<C, G::Event>,
    bots: Vec<Bot<G>>,
    pub(crate) choices: Quick,
    pub(crate) decisions: u32,
}

impl<G: Roster, C: Chance> Stage<G, C> {
    /// Deals a game to the bots, one a seat.
    pub(crate) fn new(setup: &G::Setup, mut bots: Vec<Bot<G>>, deal: C, choices: Quick) -> Stage<G, C> {
        for (at, bot) in bots.iter_mut().enumerate() {
            bot.begin(Seat::new(at));
        }
        let mut effects = Recorder::new(deal);
        let state = G::start(setup, &mut effects);
        let mut stage = Stage { state, effects, bots, choices, decisions: 0 };
        stage.tell();
        stage
    }

    /// The events of the last step.
    pub(crate) fn events(&self) -> &[G::Event] {
        &self.effects.events
    }

    /// The answer of the bot that must choose; none when the game is over.
    pub(crate) fn answer(&mut self) -> Option<G::Action> {
        let at = Perspective::of_decider(&self.state)?;
        Some(self.bots[at.seat().index()].choose(at, &mut self.choices))
    }

    /// Goes on with a legal answer.
    pub(crate) fn go_on(&mut self, action: G::Action) {
        self.effects.events.clear();
        self.state.apply(action, &mut self.effects);
        self.decisions += 1;
        self.tell();
    }

    /// Whether anybody has won.
    pub(crate) fn is_won(&self) -> bool {
        self.state.outcome().is_some_and(|outcome| outcome.is_win())
    }

    fn tell(&mut self) {
        for (at, bot) in self.bots.iter_mut().enumerate() {
            tell(bot, Seat::new(at), &self.state, &self.effects.events);
        }
    }
}
