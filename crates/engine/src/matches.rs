use std::collections::BTreeMap;

use dedale_core::record::Ending;
use dedale_core::{Observer, Seat, SetupDocument};
use dedale_games::{AnyMatch, Details, Playing, Problem};
use serde::Serialize;
use serde_json::Value;

use crate::Fault;
use crate::params::MatchNumber;

/// The open matches by number. Numbers are not used again.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    open: BTreeMap<MatchNumber, AnyMatch>,
    opened: MatchNumber,
}

impl Matches {
    /// Whether one more may be opened.
    pub(crate) fn check_room(&self, most: usize) -> Result<(), Fault> {
        if self.open.len() < most {
            return Ok(());
        }
        let details = Details::new("too-many-matches").found(self.open.len()).expected(format!("≤ {most}"));
        Err(Fault::refused(&format!("{most} matches are open: close one first"), details))
    }

    pub(crate) fn open(&mut self, game: AnyMatch) -> MatchNumber {
        self.opened += 1;
        self.open.insert(self.opened, game);
        self.opened
    }

    pub(crate) fn get(&self, number: MatchNumber) -> Result<&AnyMatch, Fault> {
        self.open.get(&number).ok_or_else(|| no_such_match(number))
    }

    pub(crate) fn get_mut(&mut self, number: MatchNumber) -> Result<&mut AnyMatch, Fault> {
        self.open.get_mut(&number).ok_or_else(|| no_such_match(number))
    }

    pub(crate) fn close(&mut self, number: MatchNumber) -> Result<(), Fault> {
        self.open.remove(&number).map(drop).ok_or_else(|| no_such_match(number))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (MatchNumber, &dyn Playing)> {
        self.open.iter().map(|(&number, game)| (number, game.playing()))
    }
}

fn no_such_match(number: MatchNumber) -> Fault {
    let details = Details::new("no-such-match").field("match").found(number).expected("an open match");
    Fault::refused(&format!("no match {number}"), details)
}

/// Refuses what was made against another step than the present one.
pub(crate) fn check_step(game: &dyn Playing, given: Option<usize>) -> Result<(), Fault> {
    match given {
        Some(step) if step != game.step() => {
            let details = Details::new("stale-step").field("step").found(step).expected(game.step());
            Err(Fault::refused(&format!("made against step {step}, but it is step {}", game.step()), details))
        }
        _ => Ok(()),
    }
}

/// Refuses an observer who has no place at the table.
pub(crate) fn check_observer(game: &dyn Playing, observer: Observer) -> Result<(), Fault> {
    match observer {
        Observer::Seat(seat) => check_seat(game, seat),
        Observer::Spectator | Observer::Omniscient => Ok(()),
    }
}

fn check_seat(game: &dyn Playing, seat: Seat) -> Result<(), Fault> {
    if seat.index() < game.seats() {
        return Ok(());
    }
    let problem = Problem::NoSuchSeat(seat);
    let details = problem.details().field("as").expected(format!("1 to {}", game.seats()));
    Err(Fault::refused(&problem.to_string(), details))
}

/// Refuses an answer of somebody who is not asked.
pub(crate) fn check_turn(game: &dyn Playing, observer: Observer) -> Result<(), Fault> {
    let decider = game.decider();
    let may_answer = match observer {
        Observer::Omniscient => true,
        Observer::Seat(seat) => decider.is_none_or(|decider| decider == seat),
        Observer::Spectator => false,
    };
    if may_answer {
        return Ok(());
    }
    let details = Details::new("not-your-turn").field("as").found(observer);
    let details = decider.map_or(details.clone(), |seat| details.expected(seat));
    Err(Fault::refused(&format!("{observer} is not asked now"), details))
}

/// Refuses thinking with nets that nobody has provided yet: only where they are not compiled in.
pub(crate) fn check_nets(missing: &[&str]) -> Result<(), Fault> {
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(", ");
    let details = Details::new("missing-net").expected(&missing);
    Err(Fault::refused(&format!("first provide {missing}"), details))
}

/// Where a match stands, for one observer.
#[derive(Serialize)]
pub(crate) struct Standing {
    #[serde(rename = "match")]
    number: MatchNumber,
    game: &'static str,
    setup: SetupDocument,
    /// Steps taken so far.
    step: usize,
    /// The seat that must answer; null when the match is over.
    decider: Option<Seat>,
    /// The question; null when the match is over.
    question: Value,
    /// The legal answers; null for an observer who may not know them.
    legal: Option<Vec<String>>,
    /// How it ended; null while it goes on.
    outcome: Option<Ending>,
    /// The fingerprint of the state: only for the omniscient observer.
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
}

impl Standing {
    pub(crate) fn of(number: MatchNumber, game: &dyn Playing, observer: Observer) -> Standing {
        Standing {
            number,
            game: game.game(),
            setup: game.setup(),
            step: game.step(),
            decider: game.decider(),
            question: game.question(),
            legal: game.legal_for(observer),
            outcome: game.outcome().map(Ending::from),
            hash: (observer == Observer::Omniscient).then(|| format!("{:016x}", game.hash())),
        }
    }
}
