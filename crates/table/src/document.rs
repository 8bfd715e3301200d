//! The documents of a table: for one observer, or the same for everybody.

use std::collections::HashMap;
use std::sync::Arc;

use dedale_core::record::Ending;
use dedale_core::{Observer, Seat};
use dedale_games::AnyMatch;
use dedale_protocol::{
    BranchOf, Happening, Phase, Proposal, SeatDocument, Snapshot, Standing, TableDocument, Update, UserId,
};
use dedale_words::{Language, Listener, Words};
use serde_json::value::RawValue;

use crate::state::{Happened, Table};
use crate::wording;

/// The names of people.
pub type Names = HashMap<UserId, Arc<str>>;

/// Where a match stands after so many steps and moves.
pub(crate) fn standing(
    any: &AnyMatch,
    [step, moves]: [u64; 2],
    outcome: Option<Ending>,
    observer: Observer,
    words: Option<&Words>,
) -> Standing {
    let (game, over) = (any.playing(), outcome.is_some());
    let in_words = |words| {
        if over {
            wording::no_question()
        } else {
            wording::question(any, observer, Listener { observer, seats: any.playing().seats() }, words)
        }
    };
    Standing {
        step,
        moves,
        decider: game.decider().filter(|_| !over),
        question: if over { RawValue::NULL.to_owned() } else { game.written_question() },
        legal: if over { Some(Vec::new()) } else { game.legal_for(observer) },
        outcome,
        view: game.written_view(observer),
        words: words.map(in_words),
    }
}

/// Some entries in a row, by their numbers, and how many older ones were left out.
#[derive(Clone, Debug)]
pub struct Page {
    numbers: std::ops::Range<u64>,
    earlier: u64,
}

/// The most happenings told at a time.
pub const PAGE: u64 = 256;

impl Table {
    /// The public document. `reveal` says whether the seed of a finished game may be revealed already.
    pub fn document(&self, names: &Names, reveal: bool) -> TableDocument {
        let about = &*self.about;
        let info = about.game().info();
        let proposal = self.proposal.map(|proposal| Proposal {
            what: proposal.what,
            by: proposal.by,
            agreed: proposal.agreed,
            asked: self.voters(),
        });
        TableDocument {
            table: about.id.clone(),
            game: info.id.to_owned(),
            rules: info.rules,
            setup: about.setup.document.clone(),
            phase: self.phase(),
            owner: about.owner.clone(),
            seats: (0..self.chairs.len()).map(|at| self.seat_document(Seat::new(at), names)).collect(),
            listed: about.options.listed,
            spectators: about.options.spectators,
            chat: about.options.chat,
            may_talk: about.options.chat && !self.is_silent(),
            archived: about.options.archived,
            hints: self.gives_hints(),
            clock: about.options.clock,
            proposal,
            commitment: about.commitment.clone(),
            seed: (reveal && self.phase() == Phase::Over).then_some(about.seed),
            created: about.created,
            started: self.started,
            ended: self.ended,
            outcome: self.outcome(),
            next: self.next.clone(),
            branch_of: about.branch_of.clone().map(|(table, moves)| BranchOf { table, moves }),
            day: about.day.clone(),
            counted: about.counted,
        }
    }

    /// Whether the rules forbid its players to talk now.
    pub fn is_silent(&self) -> bool {
        !self.about.setup.may_talk && self.phase() == Phase::Playing
    }

    fn seat_document(&self, seat: Seat, names: &Names) -> SeatDocument {
        let chair = &self.chairs[seat.index()];
        let asked = self.decider() == Some(seat);
        SeatDocument {
            seat,
            user: chair.user.clone(),
            name: chair.user.as_ref().and_then(|user| names.get(user)).map(|name| (**name).to_owned()),
            bot: chair.bot.as_deref().map(str::to_owned),
            stand_in: chair.stand_in.as_ref().map(|stand_in| (*stand_in.bot).to_owned()),
            conceded: chair.has_retired(),
            left_ms: if asked { self.time_left() } else { chair.bank },
        }
    }

    /// Where the match stands for the observer; none before the start.
    pub fn standing(&self, observer: Observer, words: Option<&Words>) -> Option<Standing> {
        let at = [self.step(), self.moves().into()];
        Some(standing(self.game.as_ref()?, at, self.outcome(), observer, words))
    }

    /// The entry of that number, as the observer saw it.
    pub fn happening(&self, number: u64, observer: Observer, words: Option<&Words>) -> Happening {
        let Happened { at, what, moves, undone } = &self.log[number as usize - 1];
        let said = words.map(|words| {
            let game = self.game.as_ref().filter(|_| what.is_move() && !undone);
            let listener = Listener { observer, seats: self.chairs.len() };
            wording::sentences(what, game.map(|game| (game, *moves as usize)), observer, listener, words)
        });
        let events = match &self.game {
            Some(game) if what.is_move() && !undone => {
                game.playing().written_events(*moves as usize, observer)
            }
            _ => RawValue::from_string("[]".to_owned()).expect("an empty list"),
        };
        Happening { step: number, at: *at, entry: what.clone(), events, undone: *undone, said }
    }

    /// The newest entries after one and before another, as many as are told at a time.
    pub fn page(&self, since: u64, before: Option<u64>) -> Page {
        let end = before.map_or(self.step() + 1, |before| before.clamp(1, self.step() + 1));
        let first = (since + 1).min(end);
        let from = first.max(end.saturating_sub(PAGE));
        Page { numbers: from..end, earlier: from - first }
    }

    /// Everything the observer needs who has seen the entries before a page.
    pub fn snapshot(
        &self,
        observer: Observer,
        Page { numbers, earlier }: Page,
        names: &Names,
        reveal: bool,
        language: Option<Language>,
    ) -> Snapshot {
        let words = language.map(|language| self.words(language, names));
        let words = words.as_ref();
        Snapshot {
            table: self.document(names, reveal),
            observer,
            standing: self.standing(observer, words),
            missed: numbers.map(|number| self.happening(number, observer, words)).collect(),
            earlier,
        }
    }

    /// The change made by the entry of that number, for the observer.
    pub fn update(
        &self,
        number: u64,
        observer: Observer,
        document: Option<TableDocument>,
        words: Option<&Words>,
    ) -> Update {
        Update {
            table: self.about.id.clone(),
            observer,
            happening: self.happening(number, observer, words),
            standing: self.standing(observer, words),
            document,
        }
    }
}
