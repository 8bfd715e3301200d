//! Commands: the actions of people at a table.

use dedale_core::Seat;
use dedale_games::{Problem, from_value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::TableId;

/// The step and the idempotency key of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stamp {
    /// The last step the client has.
    pub step: u64,
    /// The idempotency key: 1 to 64 characters of the client's choice, new for each command.
    pub key: String,
}

/// The result of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// The table.
    pub table: TableId,
    /// The step of the new entry.
    pub step: u64,
}

/// The result of `table.chat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatDone {
    /// The table.
    pub table: TableId,
    /// The number of the line.
    pub number: i64,
}

/// The deal of a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RematchSeed {
    /// The same deal again.
    Same,
    /// A new deal.
    New,
}

/// Not a command.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CommandError {
    /// No command has that name.
    #[error("unknown method")]
    NoSuchMethod(String),
    /// The parameters have the wrong shape.
    #[error("{0}")]
    Params(Problem),
    /// The idempotency key is too long, or cannot be printed.
    #[error("key: expected 1 to 64 characters that can be printed")]
    Key,
}

impl Stamp {
    /// Takes the stamp out of a command's parameters.
    pub fn take_from(params: &mut Value) -> Result<Stamp, CommandError> {
        let stamp: Stamp = from_value(params).map_err(CommandError::Params)?;
        stamp.check()?;
        if let Value::Object(fields) = params {
            ["step", "key"].iter().for_each(|field| drop(fields.shift_remove(*field)));
        }
        Ok(stamp)
    }

    /// Refuses keys that cannot be kept: PostgreSQL keeps no text with a zero in it.
    pub fn check(&self) -> Result<(), CommandError> {
        let is_right = (1..=64).contains(&self.key.chars().count()) && !self.key.contains(char::is_control);
        if is_right { Ok(()) } else { Err(CommandError::Key) }
    }
}

/// Writes the parameters of commands: those of their own, and in `stamped` together with the [`Stamp`].
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$of])* pub $field: $type,)*
            }
        )+

        /// The commands with their stamps, as a client sends them over HTTP.
        pub mod stamped {
            use super::{Deserialize, JsonSchema, RematchSeed, Seat, Serialize};

            $(
                $(#[$doc])*
                #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
                #[serde(deny_unknown_fields)]
                pub struct $name {
                    /// The last step the client has.
                    pub step: u64,
                    /// 1 to 64 characters of the client's choice, new for each command.
                    #[schemars(length(min = 1, max = 64))]
                    pub key: String,
                    $($(#[$of])* pub $field: $type,)*
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
        seat: Seat,
    }
    /// Another seat instead of one's own.
    SeatChange {
        /// The number of the seat one has.
        from: Seat,
        /// The number of the free one.
        to: Seat,
    }
    /// The seat one plays.
    AsOnly {
        /// Its number, from 1.
        #[serde(rename = "as")]
        seat: Seat,
    }
    /// A bot for a seat.
    SeatAndBot {
        /// The seat's number.
        seat: Seat,
        /// The name of the bot.
        bot: String,
    }
    /// A bot for a seat; without a name the one agreed on, which is the only one for somebody else's seat.
    SeatAndMaybeBot {
        /// The seat's number.
        seat: Seat,
        /// The name of the bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    }
    /// An answer to the question of the match.
    Act {
        /// The seat one plays.
        #[serde(rename = "as")]
        seat: Seat,
        /// The text of the action.
        action: String,
    }
    /// Back to an earlier move.
    Undo {
        /// The seat one plays.
        #[serde(rename = "as")]
        seat: Seat,
        /// How many moves remain.
        to: u32,
    }
    /// Another game with the same people.
    Rematch {
        /// The seat one had.
        #[serde(rename = "as")]
        seat: Seat,
        /// Which deal.
        seed: RematchSeed,
    }
    /// Consent or not.
    Answer {
        /// The seat one plays.
        #[serde(rename = "as")]
        seat: Seat,
        /// Whether one agrees.
        agree: bool,
    }
}

/// Writes the commands from one table: variant, parameters, name.
macro_rules! commands {
    ($($(#[$doc:meta])* $variant:ident($params:ty) = $name:literal,)+) => {
        /// Something somebody wants to be done at a table.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Command {
            $($(#[$doc])* $variant($params),)+
        }

        impl Command {
            /// The names of all commands; over the socket `table.` stands before them.
            pub const NAMES: &[&'static str] = &[$($name),+];

            /// Its name.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Command::$variant(_) => $name,)+
                }
            }

            /// The command of that name with its own parameters, without stamp and table.
            pub fn read(name: &str, params: &Value) -> Result<Command, CommandError> {
                match name {
                    $($name => from_value(params).map(Command::$variant).map_err(CommandError::Params),)+
                    _ => Err(CommandError::NoSuchMethod(name.to_owned())),
                }
            }

            fn own_params(&self) -> Value {
                let written = match self {
                    $(Command::$variant(params) => serde_json::to_value(params),)+
                };
                written.expect("parameters have string keys")
            }
        }
    };
}

commands! {
    /// Sits down on a free seat, while the table is gathering.
    Sit(SeatOnly) = "sit",
    /// Frees a seat.
    Stand(SeatOnly) = "stand",
    /// Takes a free seat instead of one's own, or keeps one's own if it is no longer free.
    ChangeSeat(SeatChange) = "change_seat",
    /// Gives a seat to a bot.
    SeatBot(SeatAndBot) = "seat_bot",
    /// Deals.
    Start(Nothing) = "start",
    /// Answers the question of the match.
    Act(Act) = "act",
    /// Gives up.
    Concede(AsOnly) = "concede",
    /// Goes back, or proposes to.
    Undo(Undo) = "undo",
    /// Proposes to end the game without a result.
    Stop(AsOnly) = "stop",
    /// Consents to the proposal, or not.
    Answer(Answer) = "answer",
    /// Lets a bot play on.
    StandIn(SeatAndMaybeBot) = "stand_in",
    /// Plays oneself again.
    HandBack(SeatOnly) = "hand_back",
}

impl Command {
    /// The parameters with the stamp, as they are sent over HTTP.
    pub fn params(&self, Stamp { step, key }: &Stamp) -> Map<String, Value> {
        let Value::Object(mut fields) = self.own_params() else { return Map::new() };
        fields.insert("step".to_owned(), (*step).into());
        fields.insert("key".to_owned(), key.as_str().into());
        fields
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_reads_what_it_writes() {
        let seat = Seat::new(1);
        let commands = [
            Command::Sit(SeatOnly { seat }),
            Command::Stand(SeatOnly { seat }),
            Command::ChangeSeat(SeatChange { from: seat, to: Seat::new(2) }),
            Command::SeatBot(SeatAndBot { seat, bot: "easy".to_owned() }),
            Command::Start(Nothing {}),
            Command::Act(Act { seat, action: "draw".to_owned() }),
            Command::Concede(AsOnly { seat }),
            Command::Undo(Undo { seat, to: 3 }),
            Command::Stop(AsOnly { seat }),
            Command::Answer(Answer { seat, agree: true }),
            Command::StandIn(SeatAndMaybeBot { seat, bot: None }),
            Command::HandBack(SeatOnly { seat }),
        ];
        assert_eq!(commands.each_ref().map(Command::name).as_slice(), Command::NAMES);
        let stamp = Stamp { step: 7, key: "k".to_owned() };
        for command in commands {
            let mut params = Value::Object(command.params(&stamp));
            assert_eq!(Stamp::take_from(&mut params), Ok(stamp.clone()));
            assert_eq!(Command::read(command.name(), &params), Ok(command));
        }
    }

    #[test]
    fn keys_nobody_can_keep_are_refused() {
        for key in [String::new(), "x".repeat(65), "a\0b".to_owned()] {
            let mut params = serde_json::json!({ "step": 0, "key": key });
            assert_eq!(Stamp::take_from(&mut params), Err(CommandError::Key));
        }
    }
}
