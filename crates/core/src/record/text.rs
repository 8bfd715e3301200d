//! The text form: a line for each thing, an action a line.
//!
//! ```text
//! dedale record 1
//! game onirim
//! rules 1
//! setup players=1
//! seed 42
//!
//! play red-moon
//! discard blue-sun
//!
//! result unfinished
//! hash 0123456789abcdef
//! ```

use std::fmt;

use super::{Ending, Place, Record, RecordError, Step};
use crate::chance::Seed;
use crate::{Match, Rules, Seat, Setup};

const FIRST_LINE: &str = "dedale record 1";

/// Whether a text begins as a record does.
pub fn is_record(text: &str) -> bool {
    lines(text).next().is_some_and(|(_, line)| line.starts_with("dedale record"))
}

/// The game a record says it is of.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    let mut rest = lines(text);
    let (number, first) = rest.next().unwrap_or((1, ""));
    if first != FIRST_LINE {
        return Err(RecordError::new("record-not-a-record", Place::Line(number), first, FIRST_LINE));
    }
    rest.find_map(|(_, line)| line.strip_prefix("game ").map(str::trim)).ok_or_else(|| missing("game"))
}

/// The lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn missing(what: &'static str) -> RecordError {
    RecordError::new("record-missing-line", Place::Field(what), "nothing", what)
}

pub(super) fn ending(ending: &Ending) -> String {
    let winners: Vec<_> = ending.winners.iter().map(|seat| seat.to_string()).collect();
    let winners = if winners.is_empty() { "none".to_owned() } else { winners.join(",") };
    format!("winners={winners} reason={}", ending.reason)
}

fn parse_ending(text: &str) -> Option<Option<Ending>> {
    if text == "unfinished" {
        return Some(None);
    }
    let (winners, reason) = text.strip_prefix("winners=")?.split_once(" reason=")?;
    let seat = |number: &str| number.parse().ok().and_then(Seat::from_number);
    let winners = match winners {
        "none" => Some(crate::SeatSet::NONE),
        seats => seats.split(',').map(seat).collect(),
    };
    Some(Some(Ending { winners: winners?, reason: reason.to_owned() }))
}

impl<G: Rules> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame {}\nrules {}", G::ID, self.rules)?;
        writeln!(f, "setup {}\nseed {}\n", self.setup.text_under(self.rules), self.seed)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))?;
        let result = self.outcome.as_ref().map_or("unfinished".to_owned(), ending);
        writeln!(f, "\nresult {result}\nhash {:016x}", self.hash)
    }
}

/// The lines of a record, each at most once, before they are understood.
struct Header<'a>([(&'static str, Option<(usize, &'a str)>); 6]);

impl<'a> Header<'a> {
    fn new() -> Self {
        Header(["game", "rules", "setup", "seed", "result", "hash"].map(|key| (key, None)))
    }

    /// Takes a header line; gives back what is none.
    fn take(&mut self, number: usize, line: &'a str) -> Result<bool, RecordError> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let Some((key, value)) = self.0.iter_mut().find(|(key, _)| *key == word) else { return Ok(false) };
        match value {
            Some(_) => Err(RecordError::new("record-duplicate-line", Place::Line(number), *key, "one")),
            None => {
                *value = Some((number, rest.trim()));
                Ok(true)
            }
        }
    }

    fn read<T>(
        &self,
        key: &'static str,
        code: &'static str,
        expected: &str,
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let (_, value) = self.0.iter().find(|(name, _)| *name == key).expect("a header key");
        let &(line, text) = value.as_ref().ok_or_else(|| missing(key))?;
        read(text).ok_or_else(|| RecordError::new(code, Place::Line(line), text, expected))
    }

    fn line(&self, key: &str) -> Place {
        let found = self.0.iter().find(|(name, _)| *name == key).and_then(|(_, value)| *value);
        Place::Line(found.map_or(1, |(line, _)| line))
    }
}

impl<G: Rules> Record<G> {
    /// Reads the text form and plays it again; errors name the line.
    pub fn load_text(text: &str) -> Result<Match<G>, RecordError> {
        let (record, header, step_lines) = Record::<G>::parse(text)?;
        record.replay().map_err(|error| {
            let place = match error.place {
                Place::Step(step) => Place::Line(step_lines[step]),
                Place::Field(field) => header.line(field),
                line @ Place::Line(_) => line,
            };
            error.at(place)
        })
    }

    fn parse(text: &str) -> Result<(Self, Header<'_>, Vec<usize>), RecordError> {
        game_of(text)?;
        let mut header = Header::new();
        let (mut steps, mut step_lines) = (Vec::new(), Vec::new());
        for (number, line) in lines(text).skip(1) {
            if header.take(number, line)? {
                continue;
            }
            let step: Step<G::Action> = line.parse().map_err(|_| {
                RecordError::new("record-unknown-action", Place::Line(number), line, "an action")
            })?;
            steps.push(step);
            step_lines.push(number);
        }
        header.read("game", "record-unknown-game", G::ID, |id| (id == G::ID).then_some(()))?;
        let setup = header.read("setup", "record-bad-setup", "", Some)?;
        let rules = header
            .read("rules", "record-rules-version", &G::VERSION.to_string(), |text| text.parse().ok())?;
        let setup = G::Setup::from_text_under(rules, setup);
        let record = Record {
            rules,
            setup: setup.map_err(|error| RecordError::in_setup(header.line("setup"), error))?,
            seed: header.read("seed", "record-bad-seed", "seed", |text| text.parse::<Seed>().ok())?,
            steps,
            outcome: header.read("result", "record-bad-result", "winners=… reason=…", parse_ending)?,
            hash: header.read("hash", "record-bad-hash", "16 hexadecimal digits", parse_hash)?,
        };
        Ok((record, header, step_lines))
    }
}

pub(super) fn parse_hash(text: &str) -> Option<u64> {
    let hexadecimal = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    hexadecimal.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}
