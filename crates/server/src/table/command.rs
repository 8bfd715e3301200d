use dedale_bots as bots;
use dedale_core::Seat;
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::entry::{Entry, Proposed};
use super::state::Table;
use super::{Phase, StandIn};
use crate::{Error, UserId};

/// What everybody says with a command.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Stamp {
    /// The last step the client has.
    pub(crate) step: u64,
    /// 1 to 64 characters of the client's choice, new for each command.
    pub(crate) key: String,
}

impl Stamp {
    /// The stamp among a command's parameters, and the others.
    pub(crate) fn split(mut params: Value) -> Result<(Stamp, Value), Error> {
        let stamp: Stamp = dedale_games::from_value(&params).map_err(Error::BadMessage)?;
        stamp.check()?;
        if let Value::Object(fields) = &mut params {
            ["step", "key"].iter().for_each(|field| drop(fields.shift_remove(*field)));
        }
        Ok((stamp, params))
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        // PostgreSQL keeps no text with a zero in it.
        let is_right = (1..=64).contains(&self.key.chars().count()) && !self.key.contains(char::is_control);
        let expected = || "1 to 64 characters that can be printed".to_owned();
        if is_right { Ok(()) } else { Err(Error::Invalid { field: "key", expected: expected() }) }
    }
}

/// Something somebody wants to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Sit(SeatOnly),
    Stand(SeatOnly),
    SeatBot(SeatAndBot),
    Start(Nothing),
    Act(Act),
    Concede(AsOnly),
    Undo(Undo),
    Stop(AsOnly),
    Answer(Answer),
    StandIn(SeatAndMaybeBot),
    HandBack(SeatOnly),
}

/// Writes the parameters of a command: those of its own, and in `stamped` together with the [`Stamp`].
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
            #[serde(deny_unknown_fields)]
            pub(crate) struct $name {
                $($(#[$of])* pub(crate) $field: $type,)*
            }
        )+

        /// The commands as the API document describes them.
        pub(crate) mod stamped {
            use super::{Seat, ToSchema};

            $(
                $(#[$doc])*
                #[derive(ToSchema)]
                #[serde(deny_unknown_fields)]
                #[expect(dead_code, reason = "only described in the API document")]
                pub(crate) struct $name {
                    /// The last step the client has.
                    step: u64,
                    /// 1 to 64 characters of the client's choice, new for each command.
                    #[schema(min_length = 1, max_length = 64)]
                    key: String,
                    $($(#[$of])* $field: $type,)*
                }
            )+
        }
    };
}

parameters! {
    /// Nothing more.
    Nothing {}
    /// A seat.
    SeatOnly {
        /// Its number, from 1.
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
    }
    /// The seat one plays.
    AsOnly {
        /// Its number, from 1.
        #[serde(rename = "as")]
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
    }
    /// A bot for a seat.
    SeatAndBot {
        /// Which seat.
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The name of the bot.
        bot: String,
    }
    /// A bot for a seat; without a name the one agreed on, which is the only one for somebody else's seat.
    SeatAndMaybeBot {
        /// Which seat.
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The name of the bot.
        #[serde(default)]
        bot: Option<String>,
    }
    /// An answer to what the match asks.
    Act {
        /// The seat one plays.
        #[serde(rename = "as")]
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The text of the action.
        action: String,
    }
    /// Back to an earlier move.
    Undo {
        /// The seat one plays.
        #[serde(rename = "as")]
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
        /// How many moves remain.
        to: u32,
    }
    /// Consent or not.
    Answer {
        /// The seat one plays.
        #[serde(rename = "as")]
        #[schema(value_type = u32, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Whether one agrees.
        agree: bool,
    }
}

impl Command {
    /// The names of all commands.
    pub(crate) const NAMES: [&'static str; 11] = [
        "sit",
        "stand",
        "seat_bot",
        "start",
        "act",
        "concede",
        "undo",
        "stop",
        "answer",
        "stand_in",
        "hand_back",
    ];

    /// Whether it can be repeated without end: such entries are limited.
    pub(crate) fn is_side_entry(&self) -> bool {
        match self {
            Command::Sit(_)
            | Command::Stand(_)
            | Command::SeatBot(_)
            | Command::Undo(_)
            | Command::Stop(_)
            | Command::Answer(_)
            | Command::StandIn(_) => true,
            Command::Start(_) | Command::Act(_) | Command::Concede(_) | Command::HandBack(_) => false,
        }
    }

    /// The command of that name with its parameters, without stamp and table.
    pub(crate) fn read(name: &str, params: &Value) -> Result<Command, Error> {
        fn of<T: serde::de::DeserializeOwned>(params: &Value) -> Result<T, Error> {
            dedale_games::from_value(params).map_err(Error::BadMessage)
        }
        Ok(match name {
            "sit" => Command::Sit(of(params)?),
            "stand" => Command::Stand(of(params)?),
            "seat_bot" => Command::SeatBot(of(params)?),
            "start" => Command::Start(of(params)?),
            "act" => Command::Act(of(params)?),
            "concede" => Command::Concede(of(params)?),
            "undo" => Command::Undo(of(params)?),
            "stop" => Command::Stop(of(params)?),
            "answer" => Command::Answer(of(params)?),
            "stand_in" => Command::StandIn(of(params)?),
            "hand_back" => Command::HandBack(of(params)?),
            _ => return Err(Error::NoSuchMethod(name.to_owned())),
        })
    }
}

/// Who commands, and what the table's actor knows beside the entries.
pub(crate) struct Circumstances<'a> {
    pub(crate) user: &'a UserId,
    /// Whether the one on a seat has been away for long enough.
    pub(crate) is_absent: &'a dyn Fn(Seat) -> bool,
}

impl Table {
    /// The entries a command becomes, or why it cannot. Changes nothing.
    pub(crate) fn decide(&self, command: &Command, by: &Circumstances<'_>) -> Result<Vec<Entry>, Error> {
        match command {
            Command::Sit(SeatOnly { seat }) => {
                self.while_gathering()?;
                if !self.is_free(*seat)? {
                    return Err(Error::SeatTaken(*seat));
                }
                Ok(vec![Entry::Sit { seat: *seat, user: by.user.clone() }])
            }
            Command::Stand(SeatOnly { seat }) => {
                self.while_gathering()?;
                if self.is_free(*seat)? {
                    return Err(Error::SeatEmpty(*seat));
                }
                if *by.user != self.about.owner {
                    self.own_seat(*seat, by)?;
                }
                Ok(vec![Entry::Stand { seat: *seat }])
            }
            Command::SeatBot(SeatAndBot { seat, bot }) => {
                self.while_gathering()?;
                self.as_owner(by)?;
                let bot = self.known_bot(bot)?;
                if !self.is_free(*seat)? {
                    return Err(Error::SeatTaken(*seat));
                }
                Ok(vec![Entry::SeatBot { seat: *seat, bot }])
            }
            Command::Start(Nothing {}) => {
                self.while_gathering()?;
                self.as_owner(by)?;
                match (0..self.chairs.len()).map(Seat::new).find(|&seat| self.is_free(seat).unwrap_or(true)) {
                    Some(seat) => Err(Error::SeatEmpty(seat)),
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
                    Some(StandIn { for_good: true, .. }) => Err(Error::Conceded(*seat)),
                    Some(_) => Ok(vec![Entry::HandBack { seat: *seat }]),
                    None => Err(Error::NotAbsent(*seat)),
                }
            }
        }
    }

    /// Refuses an answer of who is not asked.
    pub(super) fn check_asked(&self, seat: Seat, user: &UserId) -> Result<(), Error> {
        let decider = self.playing()?.playing().decider();
        self.check_owns(seat, user)?;
        if decider != Some(seat) || self.chair(seat)?.stand_in.is_some() {
            return Err(Error::NotYourTurn(seat));
        }
        Ok(())
    }

    fn while_gathering(&self) -> Result<(), Error> {
        match self.phase() {
            Phase::Gathering => Ok(()),
            phase => Err(Error::WrongPhase(phase.name())),
        }
    }

    fn as_owner(&self, by: &Circumstances<'_>) -> Result<(), Error> {
        if *by.user == self.about.owner { Ok(()) } else { Err(Error::NotTheOwner) }
    }

    fn own_seat(&self, seat: Seat, by: &Circumstances<'_>) -> Result<(), Error> {
        self.check_owns(seat, by.user)
    }

    fn check_owns(&self, seat: Seat, user: &UserId) -> Result<(), Error> {
        if self.chair(seat)?.user.as_ref() == Some(user) { Ok(()) } else { Err(Error::NotYourSeat(seat)) }
    }

    pub(super) fn known_bot(&self, name: &str) -> Result<String, Error> {
        bots::check_name(self.about.game(), name)?;
        Ok(name.to_owned())
    }

    /// The bot that plays for people who are not there: the one the table was set up with, or the strongest that does not
    /// let the others wait.
    pub(crate) fn agreed_stand_in(&self) -> String {
        let strongest = || bots::strongest_quick(self.about.game()).to_owned();
        self.about.options.stand_in.clone().unwrap_or_else(strongest)
    }

    /// Giving up: one's team asks each other; of two opponents the other wins; among more a bot plays on for the seat.
    fn concede(&self, seat: Seat) -> Result<Vec<Entry>, Error> {
        if self.chair(seat)?.has_retired() {
            return Err(Error::Conceded(seat));
        }
        if self.about.game().row().cooperative {
            return self.propose(seat, Proposed::Concede);
        }
        Ok(vec![match self.chairs.len() {
            2 => Entry::Concede { seat },
            _ => Entry::Retire { seat, bot: self.agreed_stand_in() },
        }])
    }

    fn undo(&self, undo: &Undo, by: &Circumstances<'_>) -> Result<Vec<Entry>, Error> {
        let game = self.playing()?;
        self.own_seat(undo.seat, by)?;
        let moves = self.moves();
        if undo.to >= moves {
            let expected =
                if moves == 0 { "a move to take back".to_owned() } else { format!("0 to {}", moves - 1) };
            return Err(Error::Invalid { field: "to", expected });
        }
        if game.playing().nothing_learned_since(undo.to as usize)? {
            return Ok(vec![Entry::Undo { seat: undo.seat, to: undo.to }]);
        }
        if self.about.day.is_some() {
            return Err(Error::SwitchedOff("undo"));
        }
        self.propose(undo.seat, Proposed::Undo { to: undo.to })
    }

    /// Proposes something; done at once if nobody else is to be asked.
    fn propose(&self, seat: Seat, what: Proposed) -> Result<Vec<Entry>, Error> {
        if self.proposal.is_some() {
            return Err(Error::OtherProposal);
        }
        let same_person = |other: Seat| self.chairs[other.index()].user == self.chairs[seat.index()].user;
        if self.voters().iter().all(same_person) {
            return Ok(vec![carried(seat, what)]);
        }
        Ok(vec![Entry::Propose { seat, what }])
    }

    fn answer(&self, answer: &Answer, by: &Circumstances<'_>) -> Result<Vec<Entry>, Error> {
        self.playing()?;
        self.own_seat(answer.seat, by)?;
        let proposal = self.proposal.ok_or(Error::NoProposal)?;
        if proposal.agreed.contains(answer.seat) || !self.voters().contains(answer.seat) {
            return Err(Error::NoProposal);
        }
        if !answer.agree {
            return Ok(vec![Entry::Refuse { seat: answer.seat }]);
        }
        let agreed = |seat| seat == answer.seat || proposal.agreed.contains(seat);
        let mut entries = vec![Entry::Agree { seat: answer.seat }];
        if self.voters().iter().all(agreed) {
            entries.push(carried(proposal.by, proposal.what));
        }
        Ok(entries)
    }

    fn stand_in(&self, seat: Seat, bot: Option<&str>, by: &Circumstances<'_>) -> Result<Vec<Entry>, Error> {
        self.playing()?;
        let chair = self.chair(seat)?;
        if chair.user.is_none() {
            return Err(Error::SeatTaken(seat));
        }
        let own = chair.user.as_ref() == Some(by.user);
        if !own {
            self.seats_of(by.user).next().ok_or(Error::Forbidden)?;
            if !(by.is_absent)(seat) {
                return Err(Error::NotAbsent(seat));
            }
        }
        if chair.stand_in.is_some() {
            return Err(Error::SeatTaken(seat));
        }
        if self.about.day.is_some() {
            return Err(Error::SwitchedOff("stand-ins"));
        }
        let agreed = self.agreed_stand_in();
        let bot = bot.map_or_else(|| Ok(agreed.clone()), |bot| self.known_bot(bot))?;
        // Nobody chooses a weak player for somebody else.
        if !own && bot != agreed {
            return Err(Error::Invalid { field: "bot", expected: agreed });
        }
        Ok(vec![Entry::StandIn { seat, bot, absent: !own }])
    }
}

fn carried(by: Seat, what: Proposed) -> Entry {
    match what {
        Proposed::Undo { to } => Entry::Undo { seat: by, to },
        Proposed::Stop => Entry::Stop,
        Proposed::Concede => Entry::Concede { seat: by },
    }
}
