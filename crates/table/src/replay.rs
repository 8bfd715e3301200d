//! The match as it was, for one observer. Only what was not taken back.

use dedale_core::Observer;
use dedale_core::record::Ending;
use dedale_games::AnyMatch;
use dedale_protocol::{Millis, Moment, Phase, PublicEntry, Story, TableId, ToldMove, UserId};
use dedale_words::{Listener, Words};
use serde_json::Value;

use crate::state::{Happened, Table};
use crate::wording;
use crate::{Proof, TableError, Undone};

/// The moves of a match that were not taken back, for one observer: a copy, so that the table does not wait for the
/// reader.
pub struct PlayedLine {
    table: TableId,
    observer: Observer,
    /// Whoever reads it: a single player is called “you”, but not to a stranger who sees everything.
    listener: Listener,
    game: AnyMatch,
    outcome: Option<Ending>,
    moves: Vec<Made>,
    /// For clients that asked for sentences.
    words: Option<Words>,
}

/// When a move was made, and by whom.
struct Made {
    step: u64,
    at: Millis,
    entry: PublicEntry,
}

impl Table {
    /// The moves that were played, for an observer who may see them.
    pub fn played_line(
        &self,
        observer: Option<Observer>,
        user: Option<&UserId>,
        revealed: bool,
        words: Option<Words>,
    ) -> Result<PlayedLine, TableError> {
        let observer = self.observer_for(observer, user);
        self.check_observer(observer, user, revealed)?;
        let game = self.game.clone().ok_or(TableError::NoSuchStep)?;
        let stayed = (1..).zip(&self.log).filter(|(_, happened)| happened.what.is_move() && !happened.undone);
        let made =
            |(step, happened): (u64, &Happened)| Made { step, at: happened.at, entry: happened.what.clone() };
        let moves = stayed.map(made).collect();
        let is_stranger = user.is_none_or(|user| self.seats_of(user).next().is_none());
        let listener = Listener {
            observer: if is_stranger { Observer::Spectator } else { observer },
            seats: self.chairs.len(),
        };
        let (table, outcome) = (self.about.id.clone(), self.outcome());
        Ok(PlayedLine { table, observer, listener, game, outcome, moves, words })
    }

    /// The proof of the game; only once it is over and its seed may be revealed.
    pub fn proof(&self) -> Result<Proof, TableError> {
        let game = self.game.as_ref().ok_or(TableError::NotRevealed)?.playing();
        let undone = (1..).zip(&self.log).filter_map(|(step, happened)| match happened.what {
            PublicEntry::Undo { to, .. } => Some(Undone { step, to }),
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

impl PlayedLine {
    /// Where the match stood after some moves; by default after all. No earlier moment is shown while players have to
    /// remember what they saw.
    pub fn moment(mut self, moves: Option<usize>) -> Result<Moment, TableError> {
        let of = self.game.playing().step();
        let moves = moves.unwrap_or(of);
        if moves != of && self.outcome.is_none() && self.game.playing().is_to_be_remembered() {
            return Err(TableError::WrongPhase(Phase::Playing.name()));
        }
        self.game.playing_mut().go_back_to(moves)?;
        let game = self.game.playing();
        let outcome = if moves == of { self.outcome } else { None };
        let over = outcome.is_some();
        let made = self.moves.get(moves).ok_or(TableError::NoSuchStep)?;
        let words = self.words.as_ref();
        let asked = words.map(|words| match over {
            true => wording::no_question(),
            false => wording::question(&self.game, self.observer, self.listener, words),
        });
        let (observer, listener) = (self.observer, self.listener);
        let said = words.map(|words| {
            wording::sentences(&made.entry, Some((&self.game, moves)), observer, listener, words)
        });
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

    /// Every move with the events the observer saw.
    pub fn story(self) -> Story {
        let game = self.game.playing();
        let mut actions = game.steps();
        let knows_all = self.observer == Observer::Omniscient;
        let mut action = |moves: usize| {
            let action = actions.get_mut(moves.checked_sub(1)?)?;
            knows_all.then(|| std::mem::take(action))
        };
        let words = self.words.as_ref();
        let (observer, listener) = (self.observer, self.listener);
        let told = |(moves, made): (usize, Made)| ToldMove {
            moves,
            step: made.step,
            at: made.at,
            said: words.map(|words| {
                wording::sentences(&made.entry, Some((&self.game, moves)), observer, listener, words)
            }),
            entry: made.entry,
            action: action(moves),
            events: game.written_events(moves, self.observer),
        };
        let moves = self.moves.into_iter().enumerate().map(told).collect();
        Story { table: self.table, observer: self.observer, moves }
    }
}
