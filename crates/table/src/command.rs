//! Turns a command into entries, or says why it is refused.

use dedale_bots as bots;
use dedale_core::Seat;
use dedale_protocol::{
    Act, Answer, AsOnly, Command, Nothing, Phase, Proposed, SeatAndBot, SeatAndMaybeBot, SeatChange,
    SeatOnly, Undo, UserId,
};

use crate::{Entry, StandIn, Table, TableError};

/// Whether a command can be repeated without end: such entries are limited.
pub fn is_side_entry(command: &Command) -> bool {
    match command {
        Command::Sit(_)
        | Command::Stand(_)
        | Command::ChangeSeat(_)
        | Command::SeatBot(_)
        | Command::Undo(_)
        | Command::Stop(_)
        | Command::Answer(_)
        | Command::StandIn(_) => true,
        Command::Start(_) | Command::Act(_) | Command::Concede(_) | Command::HandBack(_) => false,
    }
}

/// The person who commands, and facts the actor knows besides the entries.
pub struct Circumstances<'a> {
    /// The person who commands.
    pub user: &'a UserId,
    /// Whether the one on a seat has been away for long enough.
    pub is_absent: &'a dyn Fn(Seat) -> bool,
    /// Whether the host lets a bot of that name, from outside the program, sit at tables of this game.
    pub is_guest: &'a dyn Fn(&str) -> bool,
}

impl Table {
    /// The entries a command becomes, or why it cannot. Changes nothing.
    pub fn decide(&self, command: &Command, by: &Circumstances<'_>) -> Result<Vec<Entry>, TableError> {
        match command {
            Command::Sit(SeatOnly { seat }) => {
                self.while_gathering()?;
                if !self.is_free(*seat)? {
                    return Err(TableError::SeatTaken(*seat));
                }
                Ok(vec![Entry::Sit { seat: *seat, user: by.user.clone() }])
            }
            Command::Stand(SeatOnly { seat }) => {
                self.while_gathering()?;
                if self.is_free(*seat)? {
                    return Err(TableError::SeatEmpty(*seat));
                }
                if *by.user != self.about.owner {
                    self.own_seat(*seat, by)?;
                }
                Ok(vec![Entry::Stand { seat: *seat }])
            }
            Command::ChangeSeat(SeatChange { from, to }) => {
                self.while_gathering()?;
                self.own_seat(*from, by)?;
                if !self.is_free(*to)? {
                    return Err(TableError::SeatTaken(*to));
                }
                Ok(vec![Entry::Sit { seat: *to, user: by.user.clone() }, Entry::Stand { seat: *from }])
            }
            Command::SeatBot(SeatAndBot { seat, bot }) => {
                self.while_gathering()?;
                self.as_owner(by)?;
                let bot = if (by.is_guest)(bot) { bot.clone() } else { self.known_bot(bot)? };
                if !self.is_free(*seat)? {
                    return Err(TableError::SeatTaken(*seat));
                }
                Ok(vec![Entry::SeatBot { seat: *seat, bot }])
            }
            Command::Start(Nothing {}) => {
                self.while_gathering()?;
                self.as_owner(by)?;
                match (0..self.chairs.len()).map(Seat::new).find(|&seat| self.is_free(seat).unwrap_or(true)) {
                    Some(seat) => Err(TableError::SeatEmpty(seat)),
                    None => Ok(vec![Entry::Start]),
                }
            }
            Command::Act(Act { seat, action }) => {
                self.check_asked(*seat, by.user)?;
                Ok(vec![Entry::Act { seat: *seat, action: action.clone() }])
            }
            Command::Concede(AsOnly { seat }) => {
                self.playing()?;
                self.own_seat(*seat, by)?;
                self.concede(*seat)
            }
            Command::Undo(undo) => self.undo(undo, by),
            Command::Stop(AsOnly { seat }) => {
                self.playing()?;
                self.own_seat(*seat, by)?;
                self.propose(*seat, Proposed::Stop)
            }
            Command::Answer(answer) => self.answer(answer, by),
            Command::StandIn(SeatAndMaybeBot { seat, bot }) => self.stand_in(*seat, bot.as_deref(), by),
            Command::HandBack(SeatOnly { seat }) => {
                self.playing()?;
                self.own_seat(*seat, by)?;
                match &self.chair(*seat)?.stand_in {
                    Some(StandIn { for_good: true, .. }) => Err(TableError::Conceded(*seat)),
                    Some(_) => Ok(vec![Entry::HandBack { seat: *seat }]),
                    None => Err(TableError::NotAbsent(*seat)),
                }
            }
        }
    }

    /// The entries that end the table without a result, by the host's order. Where nobody began, the cards are dealt first: a
    /// game that is over always has a deal.
    pub fn closing(&self) -> Result<Vec<Entry>, TableError> {
        match self.phase() {
            Phase::Gathering => Ok(vec![Entry::Start, Entry::Stop]),
            Phase::Playing => Ok(vec![Entry::Stop]),
            Phase::Over => Err(TableError::WrongPhase(Phase::Over.name())),
        }
    }

    /// Refuses an answer from a seat that need not answer.
    pub fn check_asked(&self, seat: Seat, user: &UserId) -> Result<(), TableError> {
        let decider = self.playing()?.playing().decider();
        self.check_owns(seat, user)?;
        if decider != Some(seat) || self.chair(seat)?.stand_in.is_some() {
            return Err(TableError::NotYourTurn(seat));
        }
        Ok(())
    }

    fn while_gathering(&self) -> Result<(), TableError> {
        match self.phase() {
            Phase::Gathering => Ok(()),
            phase => Err(TableError::WrongPhase(phase.name())),
        }
    }

    fn as_owner(&self, by: &Circumstances<'_>) -> Result<(), TableError> {
        if *by.user == self.about.owner { Ok(()) } else { Err(TableError::NotTheOwner) }
    }

    fn own_seat(&self, seat: Seat, by: &Circumstances<'_>) -> Result<(), TableError> {
        self.check_owns(seat, by.user)
    }

    /// Refuses a seat that is not the person's.
    pub fn check_owns(&self, seat: Seat, user: &UserId) -> Result<(), TableError> {
        if self.chair(seat)?.user.as_ref() == Some(user) {
            Ok(())
        } else {
            Err(TableError::NotYourSeat(seat))
        }
    }

    pub(crate) fn known_bot(&self, name: &str) -> Result<String, TableError> {
        bots::check_name(self.about.game(), name)?;
        Ok(name.to_owned())
    }

    /// The bot that plays for people who are not there: the one the table was set up with, or the strongest that does not
    /// let the others wait.
    pub fn agreed_stand_in(&self) -> String {
        let strongest = || bots::strongest_quick(self.about.game()).to_owned();
        self.about.options.stand_in.clone().unwrap_or_else(strongest)
    }

    /// Giving up: one's team asks each other; of two opponents the other wins; among more a bot plays on for the seat.
    fn concede(&self, seat: Seat) -> Result<Vec<Entry>, TableError> {
        if self.chair(seat)?.has_retired() {
            return Err(TableError::Conceded(seat));
        }
        if self.about.game().row().cooperative {
            return self.propose(seat, Proposed::Concede);
        }
        Ok(vec![match self.chairs.len() {
            2 => Entry::Concede { seat },
            _ => Entry::Retire { seat, bot: self.agreed_stand_in() },
        }])
    }

    fn undo(&self, undo: &Undo, by: &Circumstances<'_>) -> Result<Vec<Entry>, TableError> {
        let game = self.playing()?;
        self.own_seat(undo.seat, by)?;
        let moves = self.moves();
        if undo.to >= moves {
            let expected =
                if moves == 0 { "a move to take back".to_owned() } else { format!("0 to {}", moves - 1) };
            return Err(TableError::Invalid { field: "to", expected });
        }
        if game.playing().nothing_learned_since(undo.to as usize)? {
            return Ok(vec![Entry::Undo { seat: undo.seat, to: undo.to }]);
        }
        if self.about.day.is_some() {
            return Err(TableError::SwitchedOff("undo"));
        }
        self.propose(undo.seat, Proposed::Undo { to: undo.to })
    }

    /// Proposes something; done at once if nobody else is to be asked.
    fn propose(&self, seat: Seat, what: Proposed) -> Result<Vec<Entry>, TableError> {
        if self.proposal.is_some() {
            return Err(TableError::OtherProposal);
        }
        let same_person = |other: Seat| self.chairs[other.index()].user == self.chairs[seat.index()].user;
        if self.voters().iter().all(same_person) {
            return Ok(vec![carried(seat, what)?]);
        }
        Ok(vec![Entry::Propose { seat, what }])
    }

    fn answer(&self, answer: &Answer, by: &Circumstances<'_>) -> Result<Vec<Entry>, TableError> {
        self.playing()?;
        self.own_seat(answer.seat, by)?;
        let proposal = self.proposal.ok_or(TableError::NoProposal)?;
        if proposal.agreed.contains(answer.seat) || !self.voters().contains(answer.seat) {
            return Err(TableError::NoProposal);
        }
        if !answer.agree {
            return Ok(vec![Entry::Refuse { seat: answer.seat }]);
        }
        let agreed = |seat| seat == answer.seat || proposal.agreed.contains(seat);
        let mut entries = vec![Entry::Agree { seat: answer.seat }];
        if self.voters().iter().all(agreed) {
            entries.push(carried(proposal.by, proposal.what)?);
        }
        Ok(entries)
    }

    fn stand_in(
        &self,
        seat: Seat,
        bot: Option<&str>,
        by: &Circumstances<'_>,
    ) -> Result<Vec<Entry>, TableError> {
        self.playing()?;
        let chair = self.chair(seat)?;
        if chair.user.is_none() {
            return Err(TableError::SeatTaken(seat));
        }
        let own = chair.user.as_ref() == Some(by.user);
        if !own {
            self.seats_of(by.user).next().ok_or(TableError::Forbidden)?;
            if !(by.is_absent)(seat) {
                return Err(TableError::NotAbsent(seat));
            }
        }
        if chair.stand_in.is_some() {
            return Err(TableError::SeatTaken(seat));
        }
        if self.about.day.is_some() {
            return Err(TableError::SwitchedOff("stand-ins"));
        }
        let agreed = self.agreed_stand_in();
        let bot = bot.map_or_else(|| Ok(agreed.clone()), |bot| self.known_bot(bot))?;
        // Nobody chooses a weak player for somebody else.
        if !own && bot != agreed {
            return Err(TableError::Invalid { field: "bot", expected: agreed });
        }
        Ok(vec![Entry::StandIn { seat, bot, absent: !own }])
    }
}

fn carried(by: Seat, what: Proposed) -> Result<Entry, TableError> {
    match what {
        Proposed::Undo { to } => Ok(Entry::Undo { seat: by, to }),
        Proposed::Stop => Ok(Entry::Stop),
        Proposed::Concede => Ok(Entry::Concede { seat: by }),
        Proposed::Unknown => Err(TableError::NoProposal),
    }
}
