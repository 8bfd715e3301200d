//! Why an answer is better: the way home of the player and of its rivals some rounds later.

use dedale_core::chance::Quick;
use dedale_core::{Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{Action, Event, State};

use super::estimates::Estimates;
use super::levels::Levels;
use super::plan::Plan;
use super::race::ROUNDS;
use super::rivals;
use crate::reasons::{Aim, Counts, Measure, Noticed, Unit, play_on, share};

pub(super) const MEASURES: &[Measure] = &[
    Measure { name: "home", aim: Aim::More, unit: Unit::Share, noticed: 0.04 },
    Measure { name: "rival-home", aim: Aim::Less, unit: Unit::Share, noticed: 0.04 },
    Measure { name: "missing", aim: Aim::Less, unit: Unit::Number, noticed: 0.12 },
    Measure { name: "draws", aim: Aim::More, unit: Unit::Share, noticed: 0.05 },
    Measure { name: "rivals-missing", aim: Aim::More, unit: Unit::Number, noticed: 0.2 },
    Measure { name: "cards", aim: Aim::More, unit: Unit::Number, noticed: 0.3 },
    Measure { name: "blocked", aim: Aim::Less, unit: Unit::Share, noticed: 0.06 },
];

/// Gives these answers, goes on as a practised planner, the others at these levels, for some rounds, and counts.
pub(super) fn play_out(world: State, answers: &[Action], levels: Levels, chance: &mut Quick) -> Counts {
    let Some(me) = world.decider() else { return Counts::default() };
    let levels = levels.with_practised(me);
    let until = world.turns() + ROUNDS * world.setup().seats() as u32;
    let mut blocked = false;
    let notice = |event: Event| {
        if let Event::Held { seat } | Event::MustSkip { seat } = event {
            blocked |= seat == me;
        }
    };
    let mut effects = Noticed { chance, notice };
    let world = play_on(world, answers, until, &mut effects, |at, chance| levels.choose(at, chance));
    let winners = world.outcome().map(|outcome| outcome.winners);
    let won = winners.is_some_and(|winners| winners.contains(me));
    let beaten = winners.is_some_and(|winners| !winners.is_empty()) && !won;
    let mine = world.view(Observer::Seat(me));
    let rivals_missing = rivals::others(&mine, me).map(|rival| lacking(&world, rival)).min();
    let plan = Plan::of(&mine, me, &Estimates::BY_HAND);
    let missing = if won { 0 } else { plan.lacking(plan.hand()) };
    [
        share(won),
        share(beaten),
        missing as f32,
        plan.useful_draw(plan.hand()),
        if beaten { 0.0 } else { rivals_missing.unwrap_or_default() as f32 },
        mine.hands[me.index()].len() as f32,
        share(blocked),
        0.0,
    ]
}

/// How many keys a player lacks for the way home from its place.
fn lacking(world: &State, seat: Seat) -> usize {
    let view = world.view(Observer::Seat(seat));
    let plan = Plan::of(&view, seat, &Estimates::BY_HAND);
    plan.lacking(plan.hand())
}
