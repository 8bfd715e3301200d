use std::collections::VecDeque;
use std::sync::Arc;

use dedale_core::record::Ending;
use dedale_core::{Observer, Seat, SeatSet};
use dedale_games::{AnyMatch, Problem, from_written};
use dedale_protocol::{Clock, Millis, Phase, Proposed, PublicEntry, TableId, UserId};

use crate::about::check_playable;
use crate::preview::not_possible;
use crate::{About, Entry, Logged, TableError};

/// How many idempotency keys are remembered; older commands are stale anyway.
const KEYS: usize = 32;
/// The time a player gets who comes back to an empty clock.
const BANK_ON_RETURN: i64 = 10;

/// A table: what its entries make of it, and nothing else.
#[derive(Debug)]
pub struct Table {
    /// What it was before anything was done at it.
    pub about: Arc<About>,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The match, once it was dealt.
    pub game: Option<AnyMatch>,
    /// What waits for the consent of all.
    pub proposal: Option<Proposal>,
    /// The entries, as everybody may know them.
    pub log: Vec<Happened>,
    /// When the match was dealt.
    pub started: Option<Millis>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// The table at which they play again.
    pub next: Option<TableId>,
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
pub struct Chair {
    /// The person who sits there.
    pub user: Option<UserId>,
    /// The bot that has the seat instead.
    pub bot: Option<Box<str>>,
    /// The bot that plays for the person.
    pub stand_in: Option<StandIn>,
    /// The time left on its clock.
    pub bank: Option<Millis>,
}

/// A bot that plays for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// Its name.
    pub bot: Box<str>,
    /// Whether the one it plays for did not ask for it.
    pub absent: bool,
    /// Whether the one it plays for gave up: it plays to the end.
    pub for_good: bool,
}

impl Chair {
    fn is_free(&self) -> bool {
        self.user.is_none() && self.bot.is_none()
    }

    /// Whether its person gave the game up.
    pub fn has_retired(&self) -> bool {
        self.stand_in.as_ref().is_some_and(|stand_in| stand_in.for_good)
    }

    /// The bot that answers here.
    pub fn plays_by_bot(&self) -> Option<&str> {
        self.bot.as_deref().or_else(|| self.stand_in.as_ref().map(|stand_in| &*stand_in.bot))
    }
}

/// A proposal that needs the consent of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The proposal itself.
    pub what: Proposed,
    /// The seat that made it.
    pub by: Seat,
    /// The seats that agreed.
    pub agreed: SeatSet,
}

/// An entry as everybody may know it, small enough to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// When it was made.
    pub at: Millis,
    /// What was done.
    pub what: PublicEntry,
    /// For a step of the match: the number of moves after it.
    pub moves: u32,
    /// Whether it was taken back.
    pub undone: bool,
}

/// The way back to the match before some entries.
#[derive(Debug)]
pub enum MatchBefore {
    /// An answer is taken back by playing the others again.
    LastAnswer,
    /// Whatever goes back itself needs a copy.
    Copy(Option<Box<AnyMatch>>),
}

impl Table {
    /// A table at which nothing was done yet.
    pub fn new(about: Arc<About>) -> Table {
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

    /// The table the entries make; refused if the rules have changed since and play it differently.
    pub fn replay(about: Arc<About>, entries: &[Logged]) -> Result<Table, TableError> {
        check_playable(about.game(), about.rules)?;
        let mut table = Table::new(about);
        for logged in entries {
            let spoiled = |_| TableError::Spoiled { table: table.about.id.clone(), number: logged.number };
            let entry: Entry = from_written(&logged.body).map_err(spoiled)?;
            table.play_in_match(&entry)?;
            table.take(&entry, logged);
        }
        Ok(table)
    }

    /// How many entries are no moves of the game as it stands: seats, proposals, moves that were taken back.
    pub fn side_entries(&self) -> usize {
        self.log.len() - self.moves() as usize
    }

    /// The number of the last entry.
    pub fn step(&self) -> u64 {
        self.log.len() as u64
    }

    /// How many moves of the match stand.
    pub fn moves(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.playing().step() as u32)
    }

    /// Whether people gather, play, or have played.
    pub fn phase(&self) -> Phase {
        match (&self.game, self.outcome()) {
            (None, _) => Phase::Gathering,
            (Some(_), None) => Phase::Playing,
            (Some(_), Some(_)) => Phase::Over,
        }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Ending> {
        if self.stopped {
            return Some(Table::stopped());
        }
        self.game.as_ref()?.playing().outcome().map(Ending::from)
    }

    /// The ending of a game all agreed to stop.
    pub fn stopped() -> Ending {
        Ending { winners: SeatSet::NONE, reason: "stopped".to_owned() }
    }

    /// The match, while it goes on.
    pub fn playing(&self) -> Result<&AnyMatch, TableError> {
        match (&self.game, self.phase()) {
            (Some(game), Phase::Playing) => Ok(game),
            (_, phase) => Err(TableError::WrongPhase(phase.name())),
        }
    }

    /// The seat that must answer.
    pub fn decider(&self) -> Option<Seat> {
        self.playing().ok()?.playing().decider()
    }

    /// A seat of the table.
    pub fn chair(&self, seat: Seat) -> Result<&Chair, TableError> {
        self.chairs.get(seat.index()).ok_or(TableError::Game(Problem::NoSuchSeat(seat)))
    }

    /// The seats somebody sits on.
    pub fn seats_of<'a>(&'a self, user: &'a UserId) -> impl Iterator<Item = Seat> + 'a {
        let mine = |(at, chair): (usize, &Chair)| (chair.user.as_ref() == Some(user)).then(|| Seat::new(at));
        self.chairs.iter().enumerate().filter_map(mine)
    }

    /// The seats whose consent is needed: those of people who have not given up, each for itself. An absent person
    /// keeps the vote while a bot plays.
    pub fn voters(&self) -> SeatSet {
        let votes = |chair: &Chair| chair.user.is_some() && !chair.has_retired();
        (0..self.chairs.len()).filter(|&at| votes(&self.chairs[at])).map(Seat::new).collect()
    }

    /// As whom somebody looks who does not say: the lowest seat they have, else a spectator.
    pub fn observer_for(&self, asked: Option<Observer>, user: Option<&UserId>) -> Observer {
        let mine = user.and_then(|user| self.seats_of(user).next());
        asked.unwrap_or(mine.map_or(Observer::Spectator, Observer::Seat))
    }

    /// Refuses an observer somebody may not be. `revealed` says whether the secrets of the game are told to everybody.
    pub fn check_observer(
        &self,
        observer: Observer,
        user: Option<&UserId>,
        revealed: bool,
    ) -> Result<(), TableError> {
        match observer {
            Observer::Seat(seat) => {
                let chair = self.chair(seat)?;
                let mine = user.is_some() && chair.user.as_ref() == user;
                if mine || revealed { Ok(()) } else { Err(TableError::NotYourSeat(seat)) }
            }
            Observer::Spectator => {
                let seated = user.is_some_and(|user| self.seats_of(user).next().is_some());
                let invited = self.about.options.spectators || revealed || self.game.is_none();
                if invited || seated { Ok(()) } else { Err(TableError::SwitchedOff("spectators")) }
            }
            Observer::Omniscient if revealed => Ok(()),
            Observer::Omniscient => Err(TableError::Forbidden),
        }
    }

    /// The step a command of that key became, if it was taken already.
    pub fn step_of_key(&self, user: &UserId, key: &str) -> Option<u64> {
        self.keys.iter().find(|(by, known, _)| by == user && &**known == key).map(|(_, _, step)| *step)
    }

    /// Refuses what was made without knowing how the match stands.
    pub fn check_step(&self, given: u64) -> Result<(), TableError> {
        let now = self.step();
        if (self.last_change..=now).contains(&given) {
            Ok(())
        } else {
            Err(TableError::StaleStep { given, now })
        }
    }

    /// The time the deciding player has left; none if no clock runs.
    pub fn time_left(&self) -> Option<Millis> {
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
    pub fn play_in_match(&mut self, entry: &Entry) -> Result<(), TableError> {
        match entry {
            Entry::Start => {
                let game =
                    AnyMatch::new(self.about.game(), self.about.setup.document.pairs(), self.about.seed)?;
                self.game = Some(game);
            }
            Entry::Act { action, .. } => {
                let game = self.game.as_mut().ok_or(TableError::WrongPhase("gathering"))?.playing_mut();
                game.act(action).map_err(|problem| not_possible(problem, game))?;
            }
            Entry::Concede { seat } => {
                self.game
                    .as_mut()
                    .ok_or(TableError::WrongPhase("gathering"))?
                    .playing_mut()
                    .concede_as_recorded(*seat)?;
            }
            Entry::Undo { to, .. } => {
                let game = self.game.as_mut().ok_or(TableError::WrongPhase("gathering"))?;
                game.playing_mut().go_back_to(*to as usize)?;
            }
            Entry::Stop => {
                if let Some(game) = &mut self.game {
                    game.playing_mut().stop();
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Does to the match what all these entries say, or nothing. [`Table::put_back`] takes it back, should they not be kept.
    pub fn play_all_in_match(&mut self, entries: &[Entry]) -> Result<MatchBefore, TableError> {
        let is_answer = |entry: &Entry| matches!(entry, Entry::Act { .. });
        let before = match entries {
            [entry] if is_answer(entry) => MatchBefore::LastAnswer,
            _ => MatchBefore::Copy(self.game.clone().map(Box::new)),
        };
        for entry in entries {
            if let Err(error) = self.play_in_match(entry) {
                if let MatchBefore::Copy(game) = before {
                    self.game = game.map(|game| *game);
                }
                return Err(error);
            }
        }
        Ok(before)
    }

    /// Puts the match back to what it was before [`Table::play_all_in_match`].
    pub fn put_back(&mut self, before: MatchBefore) -> Result<(), TableError> {
        match (before, &mut self.game) {
            (MatchBefore::Copy(game), _) => self.game = game.map(|game| *game),
            (MatchBefore::LastAnswer, Some(game)) => {
                let step = game.playing().step().saturating_sub(1);
                game.playing_mut().go_back_to(step)?;
            }
            (MatchBefore::LastAnswer, None) => {}
        }
        Ok(())
    }

    /// Applies an entry that the match has already played ([`Table::play_in_match`]), with its person and time. Nothing in it
    /// can be refused.
    pub fn take(&mut self, entry: &Entry, logged: &Logged) {
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

    /// Whether nobody has the seat.
    pub fn is_free(&self, seat: Seat) -> Result<bool, TableError> {
        Ok(self.chair(seat)?.is_free())
    }
}
