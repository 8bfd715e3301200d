//! What goes out: made for one observer, or the same for everybody.

use std::collections::HashMap;
use std::sync::Arc;

use dedale_core::chance::Seed;
use dedale_core::record::Ending;
use dedale_core::{Observer, Seat, SeatSet, SetupDocument};
use dedale_games::AnyMatch;
use dedale_words::{Language, Listener, Words};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::entry::Proposed;
use super::state::{Happened, Table, What};
use super::wording::{Asked, Said};
use super::{Clock, Phase};
use crate::time::Millis;
use crate::{TableId, UserId};

/// What people are called.
pub(crate) type Names = HashMap<UserId, Arc<str>>;

/// What everybody with the link may know of a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Document<'a> {
    #[schema(value_type = String)]
    table: &'a TableId,
    game: &'static str,
    rules: u32,
    #[schema(value_type = Object)]
    setup: &'a SetupDocument,
    phase: Phase,
    #[schema(value_type = String)]
    owner: &'a UserId,
    seats: Vec<SeatDocument<'a>>,
    listed: bool,
    spectators: bool,
    chat: bool,
    archived: bool,
    hints: bool,
    clock: Option<Clock>,
    proposal: Option<ProposalDocument>,
    commitment: String,
    #[schema(value_type = Option<String>)]
    seed: Option<Seed>,
    created: Millis,
    started: Option<Millis>,
    ended: Option<Millis>,
    #[schema(value_type = Option<Outcome>)]
    outcome: Option<Ending>,
    #[schema(value_type = Option<String>)]
    next: Option<&'a TableId>,
    branch_of: Option<Branch<'a>>,
    day: Option<&'a str>,
}

#[derive(Serialize, ToSchema)]
struct SeatDocument<'a> {
    #[schema(value_type = u32)]
    seat: Seat,
    #[schema(value_type = Option<String>)]
    user: Option<&'a UserId>,
    name: Option<&'a str>,
    bot: Option<&'a str>,
    stand_in: Option<&'a str>,
    /// Whether its person gave the game up: the bot plays it to the end.
    conceded: bool,
    left_ms: Option<Millis>,
}

#[derive(Serialize, ToSchema)]
struct ProposalDocument {
    #[serde(flatten)]
    what: Proposed,
    #[schema(value_type = u32)]
    by: Seat,
    #[schema(value_type = Vec<u32>)]
    agreed: SeatSet,
    #[schema(value_type = Vec<u32>)]
    asked: SeatSet,
}

#[derive(Serialize, ToSchema)]
struct Branch<'a> {
    #[schema(value_type = String)]
    table: &'a TableId,
    moves: u32,
}

/// Where the match stands for one observer.
#[derive(Serialize, ToSchema)]
pub(crate) struct Standing {
    step: u64,
    moves: u64,
    #[schema(value_type = Option<u32>)]
    decider: Option<Seat>,
    question: Value,
    legal: Option<Vec<String>>,
    #[schema(value_type = Option<Outcome>)]
    outcome: Option<Ending>,
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// For who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    words: Option<Asked>,
}

impl Standing {
    /// Where a match stands after so many steps and moves.
    pub(super) fn of(
        any: &AnyMatch,
        [step, moves]: [u64; 2],
        outcome: Option<Ending>,
        observer: Observer,
        words: Option<&Words>,
    ) -> Standing {
        let (game, over) = (any.playing(), outcome.is_some());
        Standing {
            step,
            moves,
            decider: game.decider().filter(|_| !over),
            question: if over { Value::Null } else { game.question() },
            legal: if over { Some(Vec::new()) } else { game.legal_for(observer) },
            outcome,
            view: game.written_view(observer),
            words: words.map(|words| if over { Asked::over() } else { Asked::of(any, observer, words) }),
        }
    }
}

/// How a game ended.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described in the API document")]
pub(super) struct Outcome {
    winners: Vec<u32>,
    /// `stopped` after a vote.
    reason: String,
}

/// One entry as one observer saw it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Happening<'a> {
    step: u64,
    at: Millis,
    entry: &'a What,
    #[schema(value_type = Vec<Object>)]
    events: Box<RawValue>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    undone: bool,
    /// For who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    said: Option<Vec<Said>>,
}

/// All of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Snapshot<'a> {
    table: Document<'a>,
    #[serde(rename = "as")]
    #[schema(value_type = String)]
    observer: Observer,
    standing: Option<Standing>,
    missed: Vec<Happening<'a>>,
    /// How many happenings that were asked for are older than `missed`, and left out.
    earlier: u64,
}

/// Some entries in a row, by their numbers, and how many older ones were left out.
pub(crate) struct Page {
    numbers: std::ops::Range<u64>,
    earlier: u64,
}

/// The most happenings told at a time.
pub(crate) const PAGE: u64 = 256;

/// What an entry changed: the `params` of `table.update`.
#[derive(Serialize, ToSchema)]
pub(crate) struct Update<'a> {
    #[schema(value_type = String)]
    table: &'a TableId,
    #[serde(rename = "as")]
    #[schema(value_type = String)]
    observer: Observer,
    #[serde(flatten)]
    happening: Happening<'a>,
    standing: Option<Standing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    document: Option<Document<'a>>,
}

impl Table {
    /// What everybody may know. `reveal` says whether the seed of a finished game may be told already.
    pub(crate) fn document<'a>(&'a self, names: &'a Names, reveal: bool) -> Document<'a> {
        let about = &*self.about;
        let info = about.game().info();
        let proposal = self.proposal.map(|proposal| ProposalDocument {
            what: proposal.what,
            by: proposal.by,
            agreed: proposal.agreed,
            asked: self.voters(),
        });
        Document {
            table: &about.id,
            game: info.id,
            rules: info.rules,
            setup: &about.setup.document,
            phase: self.phase(),
            owner: &about.owner,
            seats: (0..self.chairs.len()).map(|at| self.seat_document(Seat::new(at), names)).collect(),
            listed: about.options.listed,
            spectators: about.options.spectators,
            chat: about.options.chat,
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
            next: self.next.as_ref(),
            branch_of: about.branch_of.as_ref().map(|(table, moves)| Branch { table, moves: *moves }),
            day: about.day.as_deref(),
        }
    }

    fn seat_document<'a>(&'a self, seat: Seat, names: &'a Names) -> SeatDocument<'a> {
        let chair = &self.chairs[seat.index()];
        let asked = self.decider() == Some(seat);
        SeatDocument {
            seat,
            user: chair.user.as_ref(),
            name: chair.user.as_ref().and_then(|user| names.get(user)).map(|name| &**name),
            bot: chair.bot.as_deref(),
            stand_in: chair.stand_in.as_ref().map(|stand_in| &*stand_in.bot),
            conceded: chair.has_retired(),
            left_ms: if asked { self.time_left() } else { chair.bank },
        }
    }

    /// Where the match stands for the observer; none before the start.
    pub(crate) fn standing(&self, observer: Observer, words: Option<&Words>) -> Option<Standing> {
        let at = [self.step(), self.moves().into()];
        Some(Standing::of(self.game.as_ref()?, at, self.outcome(), observer, words))
    }

    /// What the observer saw of the entry of that number.
    pub(crate) fn happening(&self, number: u64, observer: Observer, words: Option<&Words>) -> Happening<'_> {
        let Happened { at, what, moves, undone } = &self.log[number as usize - 1];
        let said = words.map(|words| {
            let game = self.game.as_ref().filter(|_| what.is_move() && !undone);
            let listener = Listener { observer, seats: self.chairs.len() };
            Said::of(what, game.map(|game| (game, *moves as usize)), listener, words)
        });
        let events = match &self.game {
            Some(game) if what.is_move() && !undone => {
                game.playing().written_events(*moves as usize, observer)
            }
            _ => RawValue::from_string("[]".to_owned()).expect("an empty list"),
        };
        Happening { step: number, at: *at, entry: what, events, undone: *undone, said }
    }

    /// The newest entries after one and before another, as many as are told at a time.
    pub(crate) fn page(&self, since: u64, before: Option<u64>) -> Page {
        let end = before.map_or(self.step() + 1, |before| before.clamp(1, self.step() + 1));
        let first = (since + 1).min(end);
        let from = first.max(end.saturating_sub(PAGE));
        Page { numbers: from..end, earlier: from - first }
    }

    /// Everything the observer needs who has seen the entries before a page.
    pub(crate) fn snapshot<'a>(
        &'a self,
        observer: Observer,
        Page { numbers, earlier }: Page,
        names: &'a Names,
        reveal: bool,
        language: Option<Language>,
    ) -> Snapshot<'a> {
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

    /// What the entry of that number changed for the observer.
    pub(crate) fn update<'a>(
        &'a self,
        number: u64,
        observer: Observer,
        document: Option<Document<'a>>,
        words: Option<&Words>,
    ) -> Update<'a> {
        Update {
            table: &self.about.id,
            observer,
            happening: self.happening(number, observer, words),
            standing: self.standing(observer, words),
            document,
        }
    }
}
