//! Setting up tables: the description of a table, and the entries made before anybody could look.

use std::sync::Arc;

use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::{AnySetup, Problem};

use super::about::{About, Options, commitment};
use super::entry::Entry;
use super::house::House;
use super::projection::projections;
use super::state::Table;
use crate::random::random;
use crate::store::{Append, Logged};
use crate::{Error, Missing, TableId, UserId};

/// A table to be set up.
pub(crate) struct Opening {
    pub(crate) setup: AnySetup,
    pub(crate) options: Options,
    pub(crate) owner: UserId,
    /// A fresh one of the operating system's if none is given.
    pub(crate) seed: Option<Seed>,
    pub(crate) branch_of: Option<(TableId, u32)>,
    pub(crate) day: Option<String>,
    /// Whether nobody can have known the deal.
    pub(crate) counted: bool,
    /// The first entries.
    pub(crate) entries: Vec<Entry>,
}

impl Opening {
    /// An ordinary table with nobody at it.
    pub(crate) fn new(setup: AnySetup, options: Options, owner: UserId) -> Opening {
        Opening {
            setup,
            options,
            owner,
            seed: None,
            branch_of: None,
            day: None,
            counted: true,
            entries: Vec::new(),
        }
    }

    /// Keeps the table.
    pub(crate) async fn set_up(self, house: &House) -> Result<TableId, Error> {
        self.options.check()?;
        let at = house.time.now();
        let seed = self.seed.map_or_else(|| random().map(Seed::Sealed), Ok)?;
        let about = Arc::new(About {
            id: TableId::fresh()?,
            setup: self.setup,
            seed,
            commitment: commitment(seed),
            owner: self.owner.clone(),
            created: at,
            options: self.options,
            branch_of: self.branch_of,
            day: self.day,
            counted: self.counted,
        });
        let mut table = Table::new(about.clone());
        let mut begun = Append { table: about.id.clone(), entries: Vec::new(), projections: Vec::new() };
        for entry in &self.entries {
            table.play_in_match(entry)?;
            let logged = Logged {
                number: table.step() as i64 + 1,
                at,
                spent: 0,
                user: Some(self.owner.clone()),
                key: None,
                body: serde_json::to_string(entry).expect("an entry is JSON"),
            };
            begun.projections.extend(projections(&table, std::slice::from_ref(entry), at));
            table.take(entry, &logged);
            begun.entries.push(logged);
        }
        house.store.create(&about, begun, house.tables_per_user).await?;
        Ok(about.id.clone())
    }
}

impl Table {
    /// The seating, as entries.
    fn sitting(&self) -> Vec<Entry> {
        let entry = |(at, chair): (usize, &super::Chair)| {
            let seat = Seat::new(at);
            match (&chair.user, &chair.bot) {
                (Some(user), _) => Some(Entry::Sit { seat, user: user.clone() }),
                (None, Some(bot)) => Some(Entry::SeatBot { seat, bot: bot.to_string() }),
                (None, None) => None,
            }
        };
        self.chairs.iter().enumerate().filter_map(entry).collect()
    }

    /// The same people again, with the same deal or a new one.
    pub(crate) fn again(&self, owner: &UserId, same_seed: bool) -> Opening {
        let about = &self.about;
        Opening {
            seed: same_seed.then_some(about.seed),
            counted: !same_seed,
            entries: self.sitting(),
            ..Opening::new(about.setup.clone(), about.options.clone(), owner.clone())
        }
    }

    /// The game from one of its moves on, played by one person and, if named, a bot on all seats that person did not have.
    pub(crate) fn branch(&self, moves: u32, owner: &UserId, bot: Option<&str>) -> Result<Opening, Error> {
        let about = &self.about;
        let game = self.game.as_ref().ok_or(Error::NotFound(Missing::Step))?;
        let mut line = game.clone();
        line.playing_mut().go_back_to(moves as usize)?;
        if line.playing().decider().is_none() {
            return Err(Error::Game(Problem::Over));
        }
        let bot = bot.map(|bot| self.known_bot(bot)).transpose()?;
        let mine: Vec<_> = self.seats_of(owner).collect();
        let keeps = |seat: Seat| mine.contains(&seat) || (mine.is_empty() && seat.index() == 0);
        let sits = |seat: Seat| match &bot {
            Some(bot) if !keeps(seat) => Entry::SeatBot { seat, bot: bot.clone() },
            _ => Entry::Sit { seat, user: owner.clone() },
        };
        let mut entries: Vec<_> = Seat::first(self.chairs.len()).map(sits).collect();
        entries.push(Entry::Start);
        let act = |(seat, action)| Entry::Act { seat, action };
        entries.extend(deciders(&line)?.into_iter().map(act));
        let options = Options { listed: false, clock: None, archived: false, ..about.options.clone() };
        Ok(Opening {
            seed: Some(about.seed),
            branch_of: Some((about.id.clone(), moves)),
            counted: false,
            entries,
            ..Opening::new(about.setup.clone(), options, owner.clone())
        })
    }
}

/// The answers of a match, each with its seat.
fn deciders(game: &dedale_games::AnyMatch) -> Result<Vec<(Seat, String)>, Error> {
    let mut again = game.clone();
    again.playing_mut().go_back_to(0)?;
    let mut answers = Vec::with_capacity(game.playing().step());
    for action in game.playing().steps() {
        let seat = again.playing().decider().ok_or(Error::NotFound(Missing::Step))?;
        again.playing_mut().act(&action)?;
        answers.push((seat, action));
    }
    Ok(answers)
}
