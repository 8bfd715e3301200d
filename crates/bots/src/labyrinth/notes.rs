use dedale_core::chance::Quick;
use dedale_core::{Legal as _, Perspective, Rules as _, Secrets as _};
use dedale_labyrinth::{Action, Question, Recollection, SeenEvent, Spell, State, View};

use super::plans::Steps;

/// The memory of a player that remembers tiles and plans whole turns.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    memory: Recollection,
    /// The steps left of the plan for this turn.
    steps: Steps,
}

/// The spells to take, the best first.
const PREFERRED: [Spell; 5] =
    [Spell::Permutation, Spell::Rotation, Spell::Teleport, Spell::Escape, Spell::Crossing];

/// The best spell nobody has.
pub(super) fn best_spell(state: &State) -> Action {
    let free = PREFERRED.map(Action::Choose).into_iter().find(|&action| state.legal().contains(action));
    free.expect("there are more spells than players")
}

impl Notes {
    /// Takes note of what happened.
    pub(super) fn hear(&mut self, event: &SeenEvent) {
        self.memory.hear(event);
        if matches!(event, SeenEvent::TurnBegan { .. }) {
            self.steps.clear();
        }
    }

    /// Forgets all face-down tiles but so many, noted last.
    pub(super) fn forget_but(&mut self, count: u32) {
        self.memory.forget_but(count);
    }

    /// What the player sees and remembers.
    pub(super) fn known(&self, at: &Perspective<'_, State>) -> View {
        self.memory.recall(&at.view())
    }

    /// The next step of the plan for this turn, and if there is none of a new one.
    pub(super) fn answer(
        &mut self,
        at: &Perspective<'_, State>,
        chance: &mut Quick,
        plan: impl FnOnce(&State, &mut Quick) -> Steps,
    ) -> Action {
        if let Some(action) = self.planned(at) {
            return action;
        }
        let imagined = State::sample(&self.known(at), chance);
        if imagined.question() == Some(Question::Spell) {
            return best_spell(&imagined);
        }
        self.steps = plan(&imagined, chance);
        self.planned(at).expect("what is legal does not depend on what is hidden")
    }

    fn planned(&mut self, at: &Perspective<'_, State>) -> Option<Action> {
        let next = (!self.steps.is_empty()).then(|| self.steps.remove(0).0);
        next.filter(|&action| at.legal().contains(action))
    }
}
