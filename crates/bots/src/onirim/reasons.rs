//! Why an answer is better: doors, keys, nightmares and the deck some turns later.

use dedale_core::chance::Quick;
use dedale_core::{Observer, Rules as _, Secrets as _};
use dedale_onirim::{Action, Answer, Event, State};

use super::Hard;
use crate::Player as _;
use crate::reasons::{Aim, Counts, Measure, Noticed, Unit, play_on, share};

/// For how many turns a playout goes on: long enough for a door, and short enough for a player to see.
const TURNS: u32 = 6;

pub(super) const MEASURES: &[Measure] = &[
    Measure { name: "doors", aim: Aim::More, unit: Unit::Number, noticed: 0.08 },
    Measure { name: "keys", aim: Aim::More, unit: Unit::Number, noticed: 0.15 },
    Measure { name: "nightmares", aim: Aim::Less, unit: Unit::Number, noticed: 0.15 },
    Measure { name: "hand-lost", aim: Aim::Less, unit: Unit::Share, noticed: 0.06 },
    Measure { name: "door-lost", aim: Aim::Less, unit: Unit::Share, noticed: 0.04 },
    Measure { name: "deck", aim: Aim::More, unit: Unit::Number, noticed: 1.5 },
    Measure { name: "lost", aim: Aim::Less, unit: Unit::Share, noticed: 0.03 },
];

/// Gives these answers, goes on like the level `hard` for some turns, and counts.
pub(super) fn play_out(world: State, answers: &[Action], hard: &mut Hard, chance: &mut Quick) -> Counts {
    let until = world.turns() + TURNS;
    let (mut nightmares, mut hand_lost, mut door_lost) = (0, false, false);
    let notice = |event: Event| {
        if let Event::NightmareAnswered { answer, .. } = event {
            nightmares += 1;
            hand_lost |= answer == Answer::Redraw;
            door_lost |= answer == Answer::Door;
        }
    };
    let mut effects = Noticed { chance, notice };
    let world = play_on(world, answers, until, &mut effects, |at, chance| hard.choose(at, chance));
    let end = world.view(Observer::Omniscient);
    let hands = end.hands.iter().flat_map(|hand| hand.iter()).filter_map(|glimpse| glimpse.card());
    let keys = hands.chain(end.common.iter().copied()).filter(|card| card.is_key()).count();
    let lost = world.outcome().is_some_and(|outcome| !outcome.is_win());
    [
        end.doors.iter().map(|doors| f32::from(doors.count())).sum(),
        keys as f32,
        nightmares as f32,
        share(hand_lost),
        share(door_lost),
        f32::from(end.deck.count),
        share(lost),
        0.0,
    ]
}
