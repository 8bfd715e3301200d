use dedale_core::chance::Quick;
use dedale_core::{Fingerprint, Observer, Perspective, Silent};
use dedale_search::{Judge, Search, Settings, Worth};

use crate::{Advice, Adviser, Player, Roster};

/// What a situation is worth: how a game between bots that do not look further goes on from there.
#[derive(Clone, Debug)]
struct Rollouts<G: Roster> {
    bot: G::Bot,
}

impl<G: Roster> Judge<G> for Rollouts<G> {
    fn information(&mut self, state: &G) -> u64 {
        let mut seen = Fingerprint::new();
        let decider = state.decider().expect("the game goes on");
        seen.write(format!("{:?}", state.view(Observer::Seat(decider))).as_bytes());
        seen.value()
    }

    fn judge(&mut self, state: &G, _: &G::Legal, _: &mut Vec<f32>, chance: &mut Quick) -> Worth {
        let mut world = *state;
        while let Some(at) = Perspective::of_decider(&world) {
            let action = self.bot.choose(at, chance);
            world.apply(action, &mut Silent(&mut *chance));
        }
        world.outcome().map_or(Worth::default(), |outcome| Worth::of(&outcome))
    }
}

/// Searches with games to the end, played by a bot of the game.
#[derive(Clone, Debug)]
pub struct Searcher<G: Roster> {
    search: Search<G, Rollouts<G>>,
    simulations: u32,
}

impl<G: Roster> Searcher<G> {
    /// With so many games a decision.
    pub fn new(bot: G::Bot, simulations: u32) -> Self {
        Searcher { search: Search::new(Rollouts { bot }, Settings::default()), simulations }
    }
}

impl<G: Roster> Player<G> for Searcher<G> {
    fn choose(&mut self, at: Perspective<'_, G>, chance: &mut Quick) -> G::Action {
        let simulations = self.simulations;
        self.advise(at, chance, &mut |done| done < simulations)[0].action
    }

    fn begin(&mut self, _: dedale_core::Seat) {
        self.search.forget();
    }
}

impl<G: Roster> Adviser<G> for Searcher<G> {
    fn advise(
        &mut self,
        at: Perspective<'_, G>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<G::Action>> {
        self.search.think(&at.view(), chance, go_on).into_iter().map(Advice::from).collect()
    }

    fn look_into(
        &mut self,
        at: Perspective<'_, G>,
        action: G::Action,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>> {
        self.search.think_of(&at.view(), action, chance, go_on).map(Advice::from)
    }
}

impl<G: Roster> Default for Searcher<G> {
    fn default() -> Self {
        let bot = G::NAMES.iter().find_map(|name| G::bot(name).filter(|_| *name != "random"));
        Searcher::new(bot.expect("every game has a bot with a plan"), 200)
    }
}
