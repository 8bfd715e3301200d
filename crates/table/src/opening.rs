//! Setting up tables: the description of a table, and the entries made before anybody could look.

use std::sync::Arc;

use dedale_core::chance::Seed;
use dedale_core::record::Step;
use dedale_core::{Match, Rules, Seat};
use dedale_games::{AnyMatch, AnySetup, Problem, with_match};
use dedale_protocol::{Millis, Phase, TableId, UserId};

use crate::{About, Chair, Entry, Logged, Options, Table, TableError, commitment};

/// A table to be set up.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game and its options.
    pub setup: AnySetup,
    /// The options of the table.
    pub options: Options,
    /// The person who sets it up.
    pub owner: UserId,
    /// A fresh one of the operating system's if none is given.
    pub seed: Option<Seed>,
    /// The table it is branched from, and after how many moves.
    pub branch_of: Option<(TableId, u32)>,
    /// The day whose deal it is.
    pub day: Option<String>,
    /// Whether nobody can have known the deal.
    pub counted: bool,
    /// The first entries.
    pub entries: Vec<Entry>,
}

impl Opening {
    /// An ordinary table with nobody at it.
    pub fn new(setup: AnySetup, options: Options, owner: UserId) -> Opening {
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

    /// The table and its first entries. `played` sees each entry once it was played in the match, before the table takes it.
    pub fn begin(
        self,
        id: TableId,
        seed: Seed,
        at: Millis,
        mut played: impl FnMut(&Table, &Entry),
    ) -> Result<(Table, Vec<Logged>), TableError> {
        self.options.check()?;
        let mut table = Table::new(Arc::new(About {
            id,
            rules: self.setup.game.info().rules,
            setup: self.setup,
            seed,
            commitment: commitment(seed),
            owner: self.owner.clone(),
            created: at,
            options: self.options,
            branch_of: self.branch_of,
            day: self.day,
            counted: self.counted,
        }));
        let mut begun = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            table.play_in_match(entry)?;
            played(&table, entry);
            let number = table.step() as i64 + 1;
            let logged = Logged { user: Some(self.owner.clone()), ..Logged::new(number, at, entry) };
            table.take(entry, &logged);
            begun.push(logged);
        }
        Ok((table, begun))
    }
}

impl Opening {
    /// A recorded game, on the seats of one person and, if named, a bot on all seats but the first. Its deal is known.
    pub fn of_record(
        game: &AnyMatch,
        owner: &UserId,
        bot: Option<&str>,
        stopped: bool,
    ) -> Result<Opening, TableError> {
        let record = game.playing().record()?;
        let setup = game.id().setup(record.setup.pairs())?;
        bot.map_or(Ok(()), |bot| dedale_bots::check_name(game.id(), bot))?;
        let sits = |seat: Seat| match bot {
            Some(bot) if seat.index() > 0 => Entry::SeatBot { seat, bot: bot.to_owned() },
            _ => Entry::Sit { seat, user: owner.clone() },
        };
        let mut entries: Vec<_> = Seat::first(setup.seats).map(sits).collect();
        entries.push(Entry::Start);
        entries.extend(with_match!(game, game => steps(game)));
        if stopped && game.playing().outcome().is_none() {
            entries.push(Entry::Stop);
        }
        let options = Options { chat: false, archived: false, ..Options::default() };
        let seed = Some(record.seed);
        Ok(Opening { seed, counted: false, entries, ..Opening::new(setup, options, owner.clone()) })
    }
}

/// The steps of a match as entries.
fn steps<G: Rules>(game: &Match<G>) -> Vec<Entry> {
    let mut then = game.at(0).expect("every match has a beginning");
    let mut entries = Vec::with_capacity(game.step());
    for &step in game.steps() {
        entries.push(match (step, then.decider()) {
            (Step::Act(action), Some(seat)) => Entry::Act { seat, action: action.to_string() },
            (Step::Concede(seat), _) => Entry::Concede { seat },
            (Step::Act(_), None) => break,
        });
        then.take(step).expect("a step that was taken");
    }
    entries
}

impl Table {
    /// The seating, as entries.
    fn sitting(&self) -> Vec<Entry> {
        let entry = |(at, chair): (usize, &Chair)| {
            let seat = Seat::new(at);
            match (&chair.user, &chair.bot) {
                (Some(user), _) => Some(Entry::Sit { seat, user: user.clone() }),
                (None, Some(bot)) => Some(Entry::SeatBot { seat, bot: bot.to_string() }),
                (None, None) => None,
            }
        };
        self.chairs.iter().enumerate().filter_map(entry).collect()
    }

    /// The same people again, with the same deal or a new one. Whoever plays a deal again gets to know its seed in the end:
    /// `revealed` says whether it may be told.
    pub fn again(&self, owner: &UserId, same_seed: bool, revealed: bool) -> Result<Opening, TableError> {
        if self.phase() != Phase::Over {
            return Err(TableError::WrongPhase(self.phase().name()));
        }
        if same_seed && !revealed {
            return Err(TableError::NotRevealed);
        }
        let about = &self.about;
        Ok(Opening {
            seed: same_seed.then_some(about.seed),
            counted: !same_seed,
            entries: self.sitting(),
            ..Opening::new(about.setup.clone(), about.options.clone(), owner.clone())
        })
    }

    /// The game from one of its moves on, played by one person and, if named, a bot on all seats that person did not have.
    pub fn branch(&self, moves: u32, owner: &UserId, bot: Option<&str>) -> Result<Opening, TableError> {
        let about = &self.about;
        let game = self.game.as_ref().ok_or(TableError::NoSuchStep)?;
        let mut line = game.clone();
        line.playing_mut().go_back_to(moves as usize)?;
        if line.playing().decider().is_none() {
            return Err(TableError::Game(Problem::Over));
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
        entries.extend(with_match!(&line, line => steps(line)));
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
