//! The match as it was, for one observer. Only what was not taken back.

use dedale_core::record::Ending;
use dedale_core::{Observer, Seat};
use dedale_games::AnyMatch;
use dedale_words::{Listener, Words};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::document::Outcome;
use super::state::{Table, What};
use super::wording::{Asked, Said};
use crate::time::Millis;
use crate::{Error, Missing, Proof, TableId, Undone, UserId};

/// The moves of a match that were not taken back, for one observer who may look: a copy, so that nobody waits for who
/// goes through it.
pub(crate) struct Line {
    table: TableId,
    observer: Observer,
    game: AnyMatch,
    outcome: Option<Ending>,
    moves: Vec<Made>,
    /// For who asked for words.
    words: Option<Words>,
}

/// When a move was made, and by whom.
struct Made {
    step: u64,
    at: Millis,
    entry: What,
}

/// Where the match stood after some moves, as the observer knew it then.
#[derive(Serialize, ToSchema)]
pub(crate) struct Moment {
    #[schema(value_type = String)]
    table: TableId,
    #[serde(rename = "as")]
    #[schema(value_type = String)]
    observer: Observer,
    moves: usize,
    /// How many there are.
    of: usize,
    step: u64,
    at: Millis,
    #[schema(value_type = Option<u32>)]
    decider: Option<Seat>,
    question: Value,
    legal: Option<Vec<String>>,
    #[schema(value_type = Option<Outcome>)]
    outcome: Option<Ending>,
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// What the observer saw of the last of the moves; of none, the deal.
    #[schema(value_type = Vec<Object>)]
    events: Box<RawValue>,
    /// For who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    words: Option<Asked>,
    /// For who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    said: Option<Vec<Said>>,
}

/// Every move.
#[derive(Serialize, ToSchema)]
pub(crate) struct Story {
    #[schema(value_type = String)]
    table: TableId,
    #[serde(rename = "as")]
    #[schema(value_type = String)]
    observer: Observer,
    moves: Vec<Told>,
}

/// One move as the observer saw it.
#[derive(Serialize, ToSchema)]
struct Told {
    moves: usize,
    step: u64,
    at: Millis,
    entry: What,
    /// What was answered: only for who knows everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    action: Option<String>,
    #[schema(value_type = Vec<Object>)]
    events: Box<RawValue>,
    /// For who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    said: Option<Vec<Said>>,
}

impl Table {
    /// The line that was played, for who may look at it so.
    pub(crate) fn line(
        &self,
        observer: Option<Observer>,
        user: Option<&UserId>,
        revealed: bool,
        words: Option<Words>,
    ) -> Result<Line, Error> {
        let observer = self.observer_for(observer, user);
        self.check_observer(observer, user, revealed)?;
        let game = self.game.clone().ok_or(Error::NotFound(Missing::Step))?;
        let stayed = (1..).zip(&self.log).filter(|(_, happened)| happened.what.is_move() && !happened.undone);
        let made = |(step, happened): (u64, &super::state::Happened)| Made {
            step,
            at: happened.at,
            entry: happened.what.clone(),
        };
        let moves = stayed.map(made).collect();
        Ok(Line { table: self.about.id.clone(), observer, game, outcome: self.outcome(), moves, words })
    }

    /// The game for who does not trust us; only once it is over and its seed may be told.
    pub(crate) fn proof(&self) -> Result<Proof, Error> {
        let game = self.game.as_ref().ok_or(Error::NotFound(Missing::Seed))?.playing();
        let undone = (1..).zip(&self.log).filter_map(|(step, happened)| match happened.what {
            What::Undo { to, .. } => Some(Undone { step, to }),
            _ => None,
        });
        Ok(Proof {
            table: self.about.id.clone(),
            commitment: self.about.commitment.clone(),
            record: game.record()?,
            undone: undone.collect(),
            stopped: game.outcome().is_none(),
        })
    }
}

impl Line {
    /// Where the match stood after some moves; by default after all.
    pub(crate) fn moment(mut self, moves: Option<usize>) -> Result<Moment, Error> {
        let of = self.game.playing().step();
        let moves = moves.unwrap_or(of);
        self.game.playing_mut().go_back_to(moves)?;
        let game = self.game.playing();
        let outcome = if moves == of { self.outcome } else { None };
        let over = outcome.is_some();
        let made = self.moves.get(moves).ok_or(Error::Internal)?;
        let words = self.words.as_ref();
        let asked = words.map(|words| match over {
            true => Asked::over(),
            false => Asked::of(&self.game, self.observer, words),
        });
        let listener = Listener { observer: self.observer, seats: game.seats() };
        let said = words.map(|words| Said::of(&made.entry, Some((&self.game, moves)), listener, words));
        Ok(Moment {
            table: self.table,
            observer: self.observer,
            moves,
            of,
            step: made.step,
            at: made.at,
            decider: game.decider().filter(|_| !over),
            question: if over { Value::Null } else { game.question() },
            legal: if over { Some(Vec::new()) } else { game.legal_for(self.observer) },
            outcome,
            view: game.written_view(self.observer),
            events: game.written_events(moves, self.observer),
            words: asked,
            said,
        })
    }

    /// Every move with what the observer saw of it.
    pub(crate) fn story(self) -> Story {
        let game = self.game.playing();
        let mut actions = game.steps();
        let knows_all = self.observer == Observer::Omniscient;
        let mut action = |moves: usize| {
            let action = actions.get_mut(moves.checked_sub(1)?)?;
            knows_all.then(|| std::mem::take(action))
        };
        let words = self.words.as_ref();
        let listener = Listener { observer: self.observer, seats: game.seats() };
        let told = |(moves, made): (usize, Made)| Told {
            moves,
            step: made.step,
            at: made.at,
            said: words.map(|words| Said::of(&made.entry, Some((&self.game, moves)), listener, words)),
            entry: made.entry,
            action: action(moves),
            events: game.written_events(moves, self.observer),
        };
        let moves = self.moves.into_iter().enumerate().map(told).collect();
        Story { table: self.table, observer: self.observer, moves }
    }
}
