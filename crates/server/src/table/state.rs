use std::collections::VecDeque;
use std::sync::Arc;

use dedale_core::record::Ending;
use dedale_core::{Observer, Seat, SeatSet};
use dedale_games::{AnyMatch, Problem};
use dedale_protocol::{Clock, Phase, Proposed, PublicEntry};

use super::About;
use super::entry::Entry;
use super::preview::not_possible;
use crate::store::Logged;
use crate::{Error, Millis, TableId, UserId};

/// How many idempotency keys are remembered; older commands are stale anyway.
const KEYS: usize = 32;
/// The time a player gets who comes back to an empty clock.
const BANK_ON_RETURN: i64 = 10;

/// A table: what its entries make of it, and nothing else.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) about: Arc<About>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) game: Option<AnyMatch>,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) log: Vec<Happened>,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) next: Option<TableId>,
    stopped: bool,
    /// The number of the last entry that changed the match.
    last_change: u64,
    keys: VecDeque<(UserId, Box<str>, u64)>,
    /// The seat that must answer since the last entry.
    asked: Option<Seat>,
    /// Thought already charged for the present decision.
    thought: Millis,
}

/// A seat and who is on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) user: Option<UserId>,
    pub(crate) bot: Option<Box<str>>,
    pub(crate) stand_in: Option<StandIn>,
    /// The time left on its clock.
    pub(crate) bank: Option<Millis>,
}

/// A bot that plays for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StandIn {
    pub(crate) bot: Box<str>,
    /// Whether the one it plays for did not ask for it.
    pub(crate) absent: bool,
    /// Whether the one it plays for gave up: it plays to the end.
    pub(crate) for_good: bool,
}

impl Chair {
    fn is_free(&self) -> bool {
        self.user.is_none() && self.bot.is_none()
    }

    /// Whether its person gave the game up.
    pub(crate) fn has_retired(&self) -> bool {
        self.stand_in.as_ref().is_some_and(|stand_in| stand_in.for_good)
    }

    /// The bot that answers here.
    pub(crate) fn plays_by_bot(&self) -> Option<&str> {
        self.bot.as_deref().or_else(|| self.stand_in.as_ref().map(|stand_in| &*stand_in.bot))
    }
}

/// A proposal that needs the consent of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
}

/// An entry as everybody may know it, small enough to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Happened {
    pub(crate) at: Millis,
    pub(crate) what: PublicEntry,
    /// For a step of the match: the number of moves after it.
    pub(crate) moves: u32,
    /// Whether it was taken back.
    pub(crate) undone: bool,
}

impl Table {
    /// A table at which nothing was done yet.
    pub(crate) fn new(about: Arc<About>) -> Table {
        let bank = match about.options.clock {
            Some(Clock::Bank { bank_s, .. }) => Some(Millis::from(bank_s) * 1000),
            _ => None,
        };
        let chairs = vec![Chair { bank, ..Chair::default() }; about.setup.seats];
        Table {
            about,
            chairs,
            game: None,
            proposal: None,
            log: Vec::new(),
            started: None,
            ended: None,
            next: None,
            stopped: false,
            last_change: 0,
            keys: VecDeque::new(),
            asked: None,
            thought: 0,
        }
    }

    /// The table the entries make.
    pub(crate) fn replay(about: Arc<About>, entries: &[Logged]) -> Result<Table, Error> {
        let mut table = Table::new(about);
        for logged in entries {
            let entry: Entry =
                serde_json::from_str(&logged.body).map_err(|_| table.spoiled(logged.number))?;
            table.play_in_match(&entry)?;
            table.take(&entry, logged);
        }
        Ok(table)
    }

    fn spoiled(&self, number: i64) -> Error {
        tracing::error!(table = self.about.id.beginning(), number, "the store holds an entry that cannot be");
        Error::StoreFailed
    }

    /// How many entries are no moves of the game as it stands: seats, proposals, moves that were taken back.
    pub(crate) fn side_entries(&self) -> usize {
        self.log.len() - self.moves() as usize
    }

    /// The number of the last entry.
    pub(crate) fn step(&self) -> u64 {
        self.log.len() as u64
    }

    pub(crate) fn moves(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.playing().step() as u32)
    }

    pub(crate) fn phase(&self) -> Phase {
        match (&self.game, self.outcome()) {
            (None, _) => Phase::Gathering,
            (Some(_), None) => Phase::Playing,
            (Some(_), Some(_)) => Phase::Over,
        }
    }

    /// How it ended.
    pub(crate) fn outcome(&self) -> Option<Ending> {
        if self.stopped {
            return Some(Table::stopped());
        }
        self.game.as_ref()?.playing().outcome().map(Ending::from)
    }

    /// The ending of a game all agreed to stop.
    pub(crate) fn stopped() -> Ending {
        Ending { winners: SeatSet::NONE, reason: "stopped".to_owned() }
    }

    /// The match, while it goes on.
    pub(crate) fn playing(&self) -> Result<&AnyMatch, Error> {
        match (&self.game, self.phase()) {
            (Some(game), Phase::Playing) => Ok(game),
            (_, phase) => Err(Error::WrongPhase(phase.name())),
        }
    }

    /// The seat that must answer.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.playing().ok()?.playing().decider()
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Error> {
        self.chairs.get(seat.index()).ok_or(Error::Game(Problem::NoSuchSeat(seat)))
    }

    /// The seats somebody sits on.
    pub(crate) fn seats_of<'a>(&'a self, user: &'a UserId) -> impl Iterator<Item = Seat> + 'a {
        let mine = |(at, chair): (usize, &Chair)| (chair.user.as_ref() == Some(user)).then(|| Seat::new(at));
        self.chairs.iter().enumerate().filter_map(mine)
    }

    /// The seats whose consent is needed: those of people who have not given up, each for itself. An absent person
    /// keeps the vote while a bot plays.
    pub(crate) fn voters(&self) -> SeatSet {
        let votes = |chair: &Chair| chair.user.is_some() && !chair.has_retired();
        (0..self.chairs.len()).filter(|&at| votes(&self.chairs[at])).map(Seat::new).collect()
    }

    /// As whom somebody looks who does not say: the lowest seat they have, else a spectator.
    pub(crate) fn observer_for(&self, asked: Option<Observer>, user: Option<&UserId>) -> Observer {
        let mine = user.and_then(|user| self.seats_of(user).next());
        asked.unwrap_or(mine.map_or(Observer::Spectator, Observer::Seat))
    }

    /// Refuses an observer somebody may not be. `revealed` says whether the secrets of the game are told to everybody.
    pub(crate) fn check_observer(
        &self,
        observer: Observer,
        user: Option<&UserId>,
        revealed: bool,
    ) -> Result<(), Error> {
        match observer {
            Observer::Seat(seat) => {
                let chair = self.chair(seat)?;
                let mine = user.is_some() && chair.user.as_ref() == user;
                if mine || revealed { Ok(()) } else { Err(Error::NotYourSeat(seat)) }
            }
            Observer::Spectator => {
                let seated = user.is_some_and(|user| self.seats_of(user).next().is_some());
                let invited = self.about.options.spectators || revealed || self.game.is_none();
                if invited || seated { Ok(()) } else { Err(Error::SwitchedOff("spectators")) }
            }
            Observer::Omniscient if revealed => Ok(()),
            Observer::Omniscient => Err(Error::Forbidden),
        }
    }

    /// The step a command of that key became, if it was taken already.
    pub(crate) fn step_of_key(&self, user: &UserId, key: &str) -> Option<u64> {
        self.keys.iter().find(|(by, known, _)| by == user && &**known == key).map(|(_, _, step)| *step)
    }

    /// Refuses what was made without knowing how the match stands.
    pub(crate) fn check_step(&self, given: u64) -> Result<(), Error> {
        let now = self.step();
        if (self.last_change..=now).contains(&given) { Ok(()) } else { Err(Error::StaleStep { given, now }) }
    }

    /// The time the deciding player has left; none if no clock runs.
    pub(crate) fn time_left(&self) -> Option<Millis> {
        let chair = &self.chairs[self.decider()?.index()];
        if chair.plays_by_bot().is_some() {
            return None;
        }
        match self.about.options.clock? {
            Clock::PerMove { per_move_s } => Some((Millis::from(per_move_s) * 1000 - self.thought).max(0)),
            Clock::Bank { .. } => chair.bank.map(|bank| bank.max(0)),
        }
    }

    /// Does to the match what the entry says. The only part of an entry that can be refused, and then nothing has changed.
    pub(crate) fn play_in_match(&mut self, entry: &Entry) -> Result<(), Error> {
        match entry {
            Entry::Start => {
                let game =
                    AnyMatch::new(self.about.game(), self.about.setup.document.pairs(), self.about.seed)?;
                self.game = Some(game);
            }
            Entry::Act { action, .. } => {
                let game = self.game.as_mut().ok_or(Error::WrongPhase("gathering"))?.playing_mut();
                game.act(action).map_err(|problem| not_possible(problem, game))?;
            }
            Entry::Concede { seat } => {
                self.game.as_mut().ok_or(Error::WrongPhase("gathering"))?.playing_mut().concede(*seat)?;
            }
            Entry::Undo { to, .. } => {
                let game = self.game.as_mut().ok_or(Error::WrongPhase("gathering"))?;
                game.playing_mut().go_back_to(*to as usize)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes back the last answer, which could not be kept.
    pub(crate) fn take_back_answer(&mut self) -> Result<(), Error> {
        if let Some(game) = &mut self.game {
            let before = game.playing().step().saturating_sub(1);
            game.playing_mut().go_back_to(before)?;
        }
        Ok(())
    }

    /// Applies an entry that the match has already played ([`Table::play_in_match`]), with its person and time. Nothing in it
    /// can be refused.
    pub(crate) fn take(&mut self, entry: &Entry, logged: &Logged) {
        self.charge(entry, logged.spent);
        let what = self.change_seats_and_proposal(entry);
        let happened = Happened { at: logged.at, what, moves: self.moves(), undone: false };
        self.log.push(happened);
        let step = self.step();
        if entry.changes_match() {
            self.last_change = step;
            self.proposal = None;
        }
        match entry {
            Entry::Start => self.started = Some(logged.at),
            Entry::Stop => self.stopped = true,
            _ => {}
        }
        if self.ended.is_none() && self.outcome().is_some() {
            self.ended = Some(logged.at);
        }
        if let (Some(user), Some(key)) = (&logged.user, &logged.key) {
            if self.keys.len() == KEYS {
                self.keys.pop_front();
            }
            self.keys.push_back((user.clone(), key.as_str().into(), step));
        }
        self.asked = self.decider();
    }

    /// Does what the entry means for seats and proposals, and says it as everybody may know it.
    fn change_seats_and_proposal(&mut self, entry: &Entry) -> PublicEntry {
        match entry.clone() {
            Entry::Sit { seat, user } => {
                self.chairs[seat.index()].user = Some(user);
                PublicEntry::Sit { seat }
            }
            Entry::SeatBot { seat, bot } => {
                let bot: Box<str> = bot.into();
                self.chairs[seat.index()].bot = Some(bot.clone());
                PublicEntry::SeatBot { seat, bot }
            }
            Entry::Stand { seat } => {
                let chair = &mut self.chairs[seat.index()];
                *chair = Chair { bank: chair.bank, ..Chair::default() };
                PublicEntry::Stand { seat }
            }
            Entry::Start => PublicEntry::Start,
            Entry::Act { seat, .. } => PublicEntry::Act { seat },
            Entry::Concede { seat } => PublicEntry::Concede { seat },
            Entry::Propose { seat, what } => {
                self.proposal = Some(Proposal { what, by: seat, agreed: SeatSet::from_iter([seat]) });
                PublicEntry::Propose { seat, what }
            }
            Entry::Agree { seat } => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.agreed = proposal.agreed.iter().chain([seat]).collect();
                }
                PublicEntry::Agree { seat }
            }
            Entry::Refuse { seat } => {
                self.proposal = None;
                PublicEntry::Refuse { seat }
            }
            Entry::Undo { seat, to } => {
                let later = |happened: &&mut Happened| happened.what.is_move() && happened.moves > to;
                self.log.iter_mut().filter(later).for_each(|happened| happened.undone = true);
                PublicEntry::Undo { seat, to }
            }
            Entry::Stop => PublicEntry::Stop,
            Entry::StandIn { seat, bot, absent } => {
                let bot: Box<str> = bot.into();
                self.chairs[seat.index()].stand_in =
                    Some(StandIn { bot: bot.clone(), absent, for_good: false });
                PublicEntry::StandIn { seat, bot }
            }
            Entry::Retire { seat, bot } => {
                let bot: Box<str> = bot.into();
                self.chairs[seat.index()].stand_in =
                    Some(StandIn { bot: bot.clone(), absent: false, for_good: true });
                PublicEntry::Retire { seat, bot }
            }
            Entry::HandBack { seat } => {
                let bank = self.bank_on_return();
                let chair = &mut self.chairs[seat.index()];
                chair.stand_in = None;
                chair.bank = chair.bank.max(bank);
                PublicEntry::HandBack { seat }
            }
            Entry::Rematch { seat, table } => {
                self.next = Some(table.clone());
                PublicEntry::Rematch { seat, table }
            }
        }
    }

    fn bank_on_return(&self) -> Option<Millis> {
        match self.about.options.clock? {
            Clock::Bank { bank_s, .. } => Some(Millis::from(bank_s) * 1000 / BANK_ON_RETURN),
            Clock::PerMove { .. } => None,
        }
    }

    /// Charges thought to the seat that was asked before this entry.
    fn charge(&mut self, entry: &Entry, spent: Millis) {
        self.thought += spent;
        if let Some(chair) = self.asked.and_then(|seat| self.chairs.get_mut(seat.index())) {
            chair.bank = chair.bank.map(|bank| bank - spent);
            if let (Entry::Act { .. }, Some(Clock::Bank { increment_s, .. })) =
                (entry, self.about.options.clock)
            {
                chair.bank = chair.bank.map(|bank| bank + Millis::from(increment_s) * 1000);
            }
        }
        let changes_player =
            matches!(entry, Entry::StandIn { .. } | Entry::Retire { .. } | Entry::HandBack { .. });
        if entry.changes_match() || changes_player {
            self.thought = 0;
        }
    }

    pub(crate) fn is_free(&self, seat: Seat) -> Result<bool, Error> {
        Ok(self.chair(seat)?.is_free())
    }
}
