use std::collections::BTreeMap;

use dedale_bots::Bot;
use dedale_core::chance::Quick;
use dedale_core::{Action as _, Legal as _, Observer, Rules, SeatSet, Setup as _};
use serde::{Deserialize, Serialize};

use crate::stage::Stage;
use crate::study::verb;
use crate::{GameResult, Notes, Studied};

/// One game with its observations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Observed {
    #[serde(flatten)]
    pub(super) result: GameResult,
    /// The first move of each side.
    pub(super) openings: Vec<Option<String>>,
    /// By verb: the decisions at which it could be answered, and those at which it was.
    pub(super) actions: BTreeMap<String, [u32; 2]>,
    pub(super) notes: Notes,
}

/// The verbs of a game, and that of each action.
#[derive(Clone, Debug)]
pub(super) struct Verbs {
    names: Vec<String>,
    /// By the index of the action.
    of: Vec<usize>,
}

impl Verbs {
    pub(super) fn of<G: Rules>() -> Verbs {
        let mut names: Vec<String> = Vec::new();
        let mut of = Vec::new();
        for action in G::Action::all() {
            let text = action.to_string();
            let known = names.iter().position(|name| name == verb(&text));
            of.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(verb(&text).to_owned());
            }
        }
        Verbs { names, of }
    }
}

/// Plays one game and looks on.
pub(super) fn observe<G: Studied>(
    setup: &G::Setup,
    bot: &Bot<G>,
    verbs: &Verbs,
    deal: Quick,
    choices: Quick,
) -> Observed {
    let seats = setup.seats();
    let mut stage = Stage::<G, _>::new(setup, vec![bot.clone(); seats], deal, choices);
    let mut notes = Notes::new::<G>(seats);
    let mut openings = vec![None; if G::TOGETHER { 1 } else { seats }];
    let mut actions = vec![[0_u32; 2]; verbs.names.len()];
    note(&stage, setup, &mut notes);
    while let Some(answer) = stage.answer() {
        let side = stage.state.decider().map_or(0, |seat| seat.index().min(openings.len() - 1));
        if openings[side].is_none() {
            openings[side] = G::opening(answer);
        }
        let mut offered = vec![false; actions.len()];
        stage.state.legal().iter().for_each(|action| offered[verbs.of[action.index()]] = true);
        offered.iter().zip(&mut actions).for_each(|(offered, counts)| counts[0] += u32::from(*offered));
        actions[verbs.of[answer.index()]][1] += 1;
        stage.go_on(answer);
        note(&stage, setup, &mut notes);
    }
    let winners = stage.state.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let result = GameResult { winners, turns: stage.state.turns(), decisions: stage.decisions };
    let actions = verbs.names.iter().cloned().zip(actions).filter(|(_, [offered, _])| *offered > 0).collect();
    Observed { result, openings, actions, notes }
}

fn note<G: Studied>(stage: &Stage<G, Quick>, setup: &G::Setup, notes: &mut Notes) {
    for event in stage.events() {
        if let Some(seen) = stage.state.seen(event, Observer::Omniscient) {
            G::note(setup, &seen, notes);
        }
    }
}
