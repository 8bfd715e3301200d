use std::collections::BTreeMap;

use dedale_games::{from_text, from_value};
use dedale_protocol::{Millis, TableId};
use dedale_table::daily::DAY;
use serde_json::Value;

use crate::answer::Answer;
use crate::error::Refused;
use crate::hints::Searches;
use crate::http::lists::my_statistics;
use crate::keeping::Keeping;
use crate::message::{Message, Statistics, Task};
use crate::open_table::OpenTable;
use crate::person::Person;
use crate::turn::Turn;

/// Milliseconds from any beginning, to measure how long something takes.
pub(crate) type Clock = fn() -> f64;

/// No message is later.
const LATEST: Millis = 50_000 * DAY;

/// The tables of a device that are in memory, and what is told about them.
///
/// Everything a host does follows from the messages it got: the same messages in the same order give the same answers, where
/// no clock says how long to think.
#[derive(Default)]
pub struct Host {
    pub(crate) tables: BTreeMap<TableId, OpenTable>,
    pub(crate) person: Person,
    pub(crate) searches: Searches,
    pub(crate) clock: Option<Clock>,
}

impl Host {
    /// A host without tables. It thinks in slices of a fixed number of trials.
    pub fn new() -> Host {
        Host::default()
    }

    /// A host that measures its slices by a clock: milliseconds from any beginning.
    pub fn with_clock(now: fn() -> f64) -> Host {
        Host { clock: Some(now), ..Host::default() }
    }

    /// Answers one message (JSON text in, JSON text out). Never panics; a malformed message gets an error with a code, and
    /// changes nothing.
    pub fn answer(&mut self, message: &str) -> String {
        match read(message) {
            Ok((message, task)) => self.answer_to(message, task).written(),
            Err(refused) => Answer::to_task(Err(refused)).written(),
        }
    }

    fn answer_to(&mut self, message: Message, task: Task) -> Answer {
        let mut turn = Turn::new(message.now.unwrap_or(0), message.entropy);
        let turn = &mut turn;
        let mut answer = match task {
            Task::Request(request) => {
                Answer::to_request(self.take_request(request, &message.summaries.0, turn))
            }
            Task::Call(call) => Answer::to_task(self.take_call(call, turn)),
            Task::Open(stored) => Answer::to_task(self.open(stored)),
            Task::Import(stored) => Answer::to_task(self.import(stored, turn)),
            Task::Close(close) => Answer::to_task(Ok(self.close(&close))),
            Task::Think(think) => Answer::to_task(self.think(&think, turn)),
            Task::Statistics(Statistics { summaries, query }) => {
                Answer::to_task(my_statistics(query, &summaries.0, turn.now))
            }
        };
        answer.kept = self.kept(std::mem::take(&mut turn.changed));
        answer.told = std::mem::take(&mut turn.told);
        answer
    }

    pub(crate) fn open_table(&self, table: &TableId) -> Result<&OpenTable, Refused> {
        self.tables.get(table).ok_or_else(Refused::no_such_table)
    }

    /// An open table, and what it needs to keep entries.
    pub(crate) fn at<'a>(
        &'a mut self,
        table: &TableId,
        turn: &'a mut Turn,
    ) -> Result<(&'a mut OpenTable, Keeping<'a>), Refused> {
        let open = self.tables.get_mut(table).ok_or_else(Refused::no_such_table)?;
        Ok((open, Keeping { turn, names: self.person.names() }))
    }
}

/// The message and its task. Requests, calls and thinking must come with their time.
fn read(text: &str) -> Result<(Message, Task), Refused> {
    let message: Value = from_text(text).map_err(|problem| Refused::unreadable(&problem))?;
    let mut message: Message = from_value(&message).map_err(|problem| Refused::bad_message(&problem))?;
    let task = message.take_task()?;
    let timeless = matches!(task, Task::Open(_) | Task::Import(_) | Task::Close(_));
    match message.now {
        None if !timeless => Err(Refused::invalid("now", "milliseconds since 1970")),
        Some(now) if !(0..=LATEST).contains(&now) => Err(Refused::invalid("now", "milliseconds since 1970")),
        _ => Ok((message, task)),
    }
}
