//! Requests over the socket, and the replies to those that are not commands.

use dedale_core::Seat;
use dedale_games::from_value;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json_rpc::VERSION;
use crate::{
    Act, AnyObject, As, Command, CommandError, Lang, Rematch, Sentence, Stamp, Standing, TableId, Why,
};

/// A request over the socket that is understood, whoever may have sent it.
#[derive(Clone, PartialEq, Debug)]
pub enum Question {
    /// `ping`: a client asks for a sign of life.
    Ping,
    /// `table.join`.
    Join(Join),
    /// `table.leave`.
    Leave(Leave),
    /// `table.chat`.
    Chat(Chat),
    /// `table.rematch`.
    Rematch(TableId, Stamp, Rematch),
    /// A command.
    Do(TableId, Stamp, Command),
    /// `table.preview`.
    Preview(TableId, Preview),
    /// `table.explain`.
    Explain(TableId, Explain),
    /// `table.hint`.
    Hint(TableId, HintAsked),
}

impl Question {
    /// The most frequent request, `table.act`, read in one go, with the id to reply to. None if it is another one, or anything
    /// about it is unusual: then [`Request::read`](crate::Request::read) reads it with care, and says what is wrong.
    pub fn read_act(text: &str) -> Option<(Value, Question)> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Message<'a> {
            jsonrpc: &'a str,
            id: u64,
            method: &'a str,
            params: Params,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Params {
            table: TableId,
            step: u64,
            key: String,
            #[serde(rename = "as")]
            seat: Seat,
            action: String,
        }
        let Message { jsonrpc, id, method, params } = serde_json::from_str(text).ok()?;
        if (jsonrpc, method) != (VERSION, "table.act") {
            return None;
        }
        let Params { table, step, key, seat, action } = params;
        let stamp = Stamp { step, key };
        stamp.check().ok()?;
        Some((id.into(), Question::Do(table, stamp, Command::Act(Act { seat, action }))))
    }

    /// The question of a method and its parameters.
    pub fn read(method: &str, mut params: Value) -> Result<Question, CommandError> {
        Ok(match method {
            "ping" => Question::Ping,
            "table.join" => Question::Join(read(&params)?),
            "table.leave" => Question::Leave(read(&params)?),
            "table.chat" => Question::Chat(read(&params)?),
            "table.rematch" => {
                let (table, stamp) = (take_table(&mut params)?, Stamp::take_from(&mut params)?);
                Question::Rematch(table, stamp, read(&params)?)
            }
            "table.preview" => Question::Preview(take_table(&mut params)?, read(&params)?),
            "table.explain" => Question::Explain(take_table(&mut params)?, read(&params)?),
            "table.hint" => Question::Hint(take_table(&mut params)?, read(&params)?),
            method => {
                let name = method.strip_prefix("table.").filter(|name| Command::NAMES.contains(name));
                let name = name.ok_or_else(|| CommandError::NoSuchMethod(method.to_owned()))?;
                let (table, stamp) = (take_table(&mut params)?, Stamp::take_from(&mut params)?);
                Question::Do(table, stamp, Command::read(name, &params)?)
            }
        })
    }
}

fn read<T: DeserializeOwned>(params: &Value) -> Result<T, CommandError> {
    from_value(params).map_err(CommandError::Params)
}

/// Takes the table out of the parameters.
fn take_table(params: &mut Value) -> Result<TableId, CommandError> {
    #[derive(Deserialize)]
    struct At {
        table: TableId,
    }
    let At { table } = read(params)?;
    if let Value::Object(fields) = params {
        fields.shift_remove("table");
    }
    Ok(table)
}

/// To look at a table, and go on doing so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The table.
    pub table: TableId,
    /// As whom; left out: as the first of one's seats, or as a spectator.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    pub observer: Option<As>,
    /// The last step one has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// To get words, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
}

/// To stop looking at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// The table.
    pub table: TableId,
    /// As whom; left out: altogether.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    pub observer: Option<As>,
}

/// To say something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// The table.
    pub table: TableId,
    /// The text of the line.
    pub text: String,
    /// The idempotency key.
    pub key: String,
    /// Chat belongs to no step; a client that sends one anyway is understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u64>,
}

/// An answer to be tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Preview {
    /// The last step the client has.
    pub step: u64,
    /// The seat that is asked.
    #[serde(rename = "as")]
    pub seat: Seat,
    /// The answer, as its text.
    pub action: String,
    /// To get words, too: `en` or `fr`.
    pub lang: Option<Lang>,
}

/// The preview of an answer.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Foreseen {
    /// Whether the seat can know it beforehand; if not, nothing else is told.
    pub certain: bool,
    /// Where the match would stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Standing")]
    pub standing: Option<Standing>,
    /// The events the seat would see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<AnyObject>")]
    pub events: Option<Box<RawValue>>,
    /// For clients that asked for words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Sentence>")]
    pub said: Option<Vec<Sentence>>,
}

/// Answers to be explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// The last step the client has.
    pub step: u64,
    /// The seat that is asked.
    #[serde(rename = "as")]
    pub seat: Seat,
    /// The answers.
    #[schemars(length(max = 64))]
    pub actions: Vec<String>,
    /// To get words, too: `en` or `fr`.
    pub lang: Option<Lang>,
}

/// Why an answer is not possible; nothing if it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Explained {
    /// The answer, as its text.
    pub action: String,
    /// The code of the refusal.
    pub refusal: Option<String>,
    /// The rule it follows from.
    pub rule: Option<String>,
    /// For clients that asked for words, if it is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub text: Option<String>,
}

/// A decision somebody wants hints for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HintAsked {
    /// The last step the client has.
    pub step: u64,
    /// The seat that is asked.
    #[serde(rename = "as")]
    pub seat: Seat,
    /// To get words, too: `en` or `fr`.
    pub lang: Option<Lang>,
}

/// The hints for a decision so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HintList {
    /// The step of the decision.
    pub step: u64,
    /// The seat that is asked.
    #[serde(rename = "as")]
    pub seat: Seat,
    /// Every legal answer, the best first.
    pub hints: Vec<Hint>,
    /// How many simulations were made.
    pub tried: u32,
    /// Whether asking again would change nothing.
    pub done: bool,
}

/// How soon a team would win: what tells answers apart that all win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pace {
    /// The turns until the game is won, the one under way among them.
    pub turns: f64,
    /// The standard error of that.
    pub error: f64,
    /// The treasures still to be found this turn.
    pub now: f64,
    /// The treasures of the next turn.
    pub next: f64,
}

/// The rating of one legal answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    /// The answer, as its text.
    pub action: String,
    /// The answers that go with it, where several make one choice: the order after the discard of a prophecy, the rest of a
    /// turn that was planned. `chance` is that of all of them together.
    pub then: Vec<String>,
    /// The deciding player's chance to win, from 0 to 1.
    pub chance: f64,
    /// The standard error of that; one half for an answer nobody has tried yet.
    pub error: f64,
    /// How often it was tried.
    pub visits: u32,
    /// How soon the team would win, in games that know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Pace")]
    pub pace: Option<Pace>,
    /// Of the best answer: why it is better than the best of those that are certainly worse, once that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Why")]
    pub why: Option<Why>,
    /// For clients that asked for words: the action and the answers that go with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub text: Option<Vec<String>>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Request;

    const ACT: &str = r#"{"jsonrpc":"2.0","id":7,"method":"table.act","params":{"table":"TABLE","step":3,"key":"k","as":1,"action":"draw"}}"#;

    fn act() -> String {
        ACT.replace("TABLE", TableId::fresh().expect("chance").as_str())
    }

    #[test]
    fn an_answer_is_read_in_one_go_as_it_is_with_care() {
        let text = act();
        let Request { id, method, params } = Request::read(&text).expect("a request");
        let careful = Question::read(&method, params).expect("a question");
        assert_eq!(Question::read_act(&text), Some((id.expect("an id"), careful)));
    }

    #[test]
    fn whatever_is_unusual_about_an_answer_is_left_to_the_careful_way() {
        for (usual, unusual) in [
            ("\"2.0\"", "\"1.0\""),
            (r#""id":7,"#, ""),
            (r#""id":7,"#, r#""id":"seven","#),
            (r#""id":7,"#, r#""id":7,"id":8,"#),
            ("table.act", "table.undo"),
            (r#""step":3,"#, ""),
            (r#""step":3,"#, r#""step":-3,"#),
            (r#""key":"k""#, r#""key":"""#),
            (r#""key":"k""#, r#""key":"k","more":1"#),
            (r#""as":1"#, r#""as":0"#),
            ("}}", "}} {}"),
        ] {
            let text = act().replacen(usual, unusual, 1);
            assert_eq!(Question::read_act(&text), None, "{text}");
        }
    }
}
