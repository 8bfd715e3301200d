//! Every way to spend a turn that collects something, and good ways to spend what is left of it.

use dedale_core::chance::Seed;
use dedale_core::{Few, Legal as _, Rules as _, Silent};
use dedale_labyrinth::{Action, CellSet, Question, Spell, State};

use super::outlook::outlook;

/// The actions of a turn: two spells, two moves of three answers each, the end.
pub(super) type Steps = Few<Step, 9>;

/// An action of a plan; a [`Few`] wants a default for its empty places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step(pub(super) Action);

impl Default for Step {
    fn default() -> Step {
        Step(Action::End)
    }
}

/// How many of the plans that collect most are thought through to the end of the turn.
const THOUGHT_THROUGH: usize = 12;

/// How many arrangements of the tiles are, if nothing can be collected.
const ARRANGEMENTS: usize = 40;

/// The best way to spend the rest of the turn, to its end.
pub(super) fn best_steps(state: &State) -> Steps {
    best_end(state).all_steps()
}

/// A simple way to spend the rest of the turn: a treasure that one spell brings within reach, and with the bonus move
/// another that lies open then; without a treasure, one spell and a move that bring the team nearer to some.
pub(super) fn one_spell_steps(state: &State) -> Steps {
    let plans = beginnings(state).into_iter().map(|start| {
        if start.state.question() != Some(Question::Turn) {
            return start;
        }
        match best_find(&start, Effort::One) {
            Some(first) => spent(&best_find(&first, Effort::None).unwrap_or(first), Effort::None),
            None => spent(&start, Effort::One),
        }
    });
    best_of(plans).all_steps()
}

/// The best plan that goes on by finding something.
fn best_find(from: &Plan, effort: Effort) -> Option<Plan> {
    let mut finds = Vec::new();
    collecting(from, effort, &mut finds);
    best_few(&finds, 1).first().copied()
}

/// Where the best way to spend the rest of the turn leads.
pub(super) fn best_end(state: &State) -> Plan {
    best_of(beginnings(state).iter().flat_map(promising))
}

/// A quick guess at that: one more move at most, and no tile arranged.
pub(super) fn quick_end(state: &State) -> Plan {
    best_of(beginnings(state).iter().map(|plan| spent(plan, Effort::None)))
}

/// Good ways to spend the rest of the turn, each with another arrangement of the tiles, the best first; at least one, at
/// most so many.
pub(super) fn good_ends(state: &State, count: usize) -> Vec<Plan> {
    let plans = beginnings(state);
    let plans = plans.iter().flat_map(promising);
    let mut scored: Vec<_> = plans.map(|plan| (plan.score(), plan)).collect();
    scored.sort_by(|one, other| other.0.0.cmp(&one.0.0).then(other.0.1.total_cmp(&one.0.1)));
    let mut ends: Vec<Plan> = Vec::new();
    for (_, plan) in scored {
        if ends.len() < count && ends.iter().all(|end| end.state != plan.state) {
            ends.push(plan);
        }
    }
    ends
}

/// What the question at hand leaves to choose before the turn goes on.
fn beginnings(state: &State) -> Vec<Plan> {
    let start = Plan { steps: Steps::new(), state: *state };
    match state.question() {
        Some(Question::TurnUp) => {
            let mut rests = vec![start.then(Action::Leave)];
            stops(&start, &mut |stopped| rests.push(*stopped));
            rests
        }
        Some(Question::Orient) => state.legal().iter().map(|action| start.then(action)).collect(),
        _ => vec![start],
    }
}

/// The rest of a turn as it might go, up to its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    steps: Steps,
    /// The state at its end, before cards are drawn and a page is turned.
    pub(super) state: State,
}

impl Plan {
    /// Its actions and the end of the turn, unless the game is over.
    pub(super) fn all_steps(&self) -> Steps {
        let mut steps = self.steps;
        if self.state.decider().is_some() {
            steps.push(Step(Action::End));
        }
        steps
    }

    /// Its actions before the end of the turn.
    pub(super) fn actions(&self) -> impl Iterator<Item = Action> {
        self.steps.iter().map(|step| step.0)
    }

    /// Its first action; none if the turn ends at once.
    pub(super) fn first(&self) -> Option<Action> {
        self.steps.first().map(|step| step.0)
    }

    /// Nothing a player does before the end of the turn asks chance.
    #[inline]
    fn then(&self, action: Action) -> Plan {
        let mut next = *self;
        next.state.apply(action, &mut Silent(Seed::quick_from(0)));
        next.steps.push(Step(action));
        next
    }

    /// Treasures first, then how the team stands.
    fn score(&self) -> (u32, f32) {
        (self.state.found().len(), outlook(&self.state))
    }
}

/// The better of two scores.
fn is_better(one: (u32, f32), other: (u32, f32)) -> bool {
    (one.0, one.1.max(f32::MIN)) > (other.0, other.1.max(f32::MIN))
}

fn best_of(plans: impl Iterator<Item = Plan>) -> Plan {
    let scored = plans.map(|plan| (plan.score(), plan));
    let best = scored.reduce(|best, plan| if is_better(plan.0, best.0) { plan } else { best });
    best.expect("something can always be done").1
}

/// Two treasures if they can be had, or one, or none; each with the best use of what is left.
fn promising(start: &Plan) -> Vec<Plan> {
    if start.state.question() != Some(Question::Turn) {
        return vec![*start];
    }
    let mut firsts = Vec::new();
    collecting(start, Effort::Both, &mut firsts);
    let mut seconds = Vec::new();
    firsts.iter().for_each(|first| collecting(first, Effort::Both, &mut seconds));
    let plans = if !seconds.is_empty() {
        best_few(&seconds, THOUGHT_THROUGH)
    } else if !firsts.is_empty() {
        best_few(&firsts, THOUGHT_THROUGH)
    } else {
        let mut all = Vec::new();
        arranged(start, Effort::Both, &mut |plan| all.push(*plan));
        best_few(&all, ARRANGEMENTS)
    };
    plans.iter().map(|plan| spent(plan, Effort::One)).collect()
}

/// Every plan that goes on from this one by collecting a treasure.
fn collecting(from: &Plan, effort: Effort, found: &mut Vec<Plan>) {
    arranged(from, effort, &mut |plan| {
        let wanted = plan.state.wanted().iter();
        let targets: CellSet =
            wanted.filter_map(|treasure| plan.state.board().cell_of(treasure.thing())).collect();
        for cell in plan.state.reach().all().and(targets).iter() {
            stops(&plan.then(Action::Move(cell)), &mut |plan| found.push(*plan));
        }
    });
}

/// All that may follow a move: nothing, or the tile turned up in any orientation.
fn stops(moved: &Plan, visit: &mut impl FnMut(&Plan)) {
    if moved.state.question() != Some(Question::TurnUp) {
        return visit(moved);
    }
    let turned = moved.then(Action::TurnUp);
    for action in turned.state.legal().iter() {
        visit(&turned.then(action));
    }
}

/// How much arranging of tiles is tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// Push, spell, and both, where the spell touches what the pawn can reach.
    Both,
    /// Push or spell.
    One,
    /// None.
    None,
}

/// The plan as it is, and after push, spell, or both.
fn arranged(from: &Plan, effort: Effort, visit: &mut impl FnMut(&Plan)) {
    visit(from);
    if effort == Effort::None {
        return;
    }
    let legal = from.state.legal();
    for push in legal.iter().take_while(is_push) {
        let pushed = from.then(push);
        visit(&pushed);
        if effort == Effort::Both {
            let near = pushed.state.reach().all().spread();
            let legal = pushed.state.legal();
            for spell in spells(&legal).filter(|&spell| touches(spell, near)) {
                visit(&pushed.then(spell));
            }
        }
    }
    // A push followed by a rotation covers the rotation followed by the push.
    let both_orders = effort == Effort::Both && has_permutation(&from.state);
    for spell in spells(&legal) {
        let cast = from.then(spell);
        visit(&cast);
        if both_orders {
            for push in cast.state.legal().iter().take_while(is_push) {
                visit(&cast.then(push));
            }
        }
    }
}

/// Pushes come first in the index, then the other spells on tiles.
fn is_push(action: &Action) -> bool {
    matches!(action, Action::Push(..))
}

fn spells(legal: &dedale_labyrinth::Legal) -> impl Iterator<Item = Action> {
    let on_tiles = |action: &Action| matches!(action, Action::Rotate(..) | Action::Permute(_));
    legal.iter().skip_while(is_push).take_while(on_tiles)
}

fn has_permutation(state: &State) -> bool {
    state.decider().and_then(|seat| state.spell(seat)) == Some(Spell::Permutation)
}

fn touches(spell: Action, near: CellSet) -> bool {
    match spell {
        Action::Rotate(cell, _) => near.contains(cell),
        Action::Permute(pair) => near.contains(pair.cells().0) || near.contains(pair.cells().1),
        _ => true,
    }
}

/// Those after which the team stands best.
fn best_few(plans: &[Plan], count: usize) -> Vec<Plan> {
    let mut scored: Vec<_> = plans.iter().map(|plan| (outlook(&plan.state), plan)).collect();
    if scored.len() > count {
        scored.select_nth_unstable_by(count, |one, other| other.0.total_cmp(&one.0));
        scored.truncate(count);
    }
    scored.into_iter().map(|(_, plan)| *plan).collect()
}

/// The best use of what a plan leaves of the turn.
fn spent(plan: &Plan, effort: Effort) -> Plan {
    let mut best = (plan.score(), *plan);
    let mut consider = |plan: &Plan| {
        let score = plan.score();
        if is_better(score, best.0) {
            best = (score, *plan);
        }
    };
    arranged(plan, effort, &mut |arranged| {
        consider(arranged);
        for cell in arranged.state.reach().all().iter() {
            stops(&arranged.then(Action::Move(cell)), &mut consider);
        }
    });
    best.1
}
