//! A table as a store without columns keeps it: its description as JSON, and its entries. Whatever is read is checked, because
//! a file may come from anybody.

use std::sync::Arc;

use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::{GameId, Problem, from_written};
use dedale_protocol::{BranchOf, Millis, Phase, TableId, UserId};
use serde::{Deserialize, Serialize};

use crate::about::check_playable;
use crate::daily::DAY;
use crate::{About, Entry, Logged, Options, Table, TableError, commitment};

/// The description of a table as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredAbout {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was set up under.
    pub rules: u32,
    /// The text of the game's options.
    pub setup: String,
    /// The seed of the deal.
    pub seed: Seed,
    /// The commitment to the seed.
    pub commitment: String,
    /// The person who set it up.
    pub owner: UserId,
    /// When that was.
    pub created: Millis,
    /// The options of the table.
    pub options: Options,
    /// The table it was branched from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch_of: Option<BranchOf>,
    /// The day whose deal it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// Whether nobody can have known the deal.
    pub counted: bool,
}

impl From<&About> for StoredAbout {
    fn from(about: &About) -> StoredAbout {
        StoredAbout {
            id: about.id.clone(),
            game: about.game().to_string(),
            rules: about.rules,
            setup: about.setup.text.clone(),
            seed: about.seed,
            commitment: about.commitment.clone(),
            owner: about.owner.clone(),
            created: about.created,
            options: about.options.clone(),
            branch_of: about.branch_of.clone().map(|(table, moves)| BranchOf { table, moves }),
            day: about.day.clone(),
            counted: about.counted,
        }
    }
}

impl StoredAbout {
    /// The description; refused if the rules have changed since and play it differently, or if it cannot be.
    pub fn read(self) -> Result<About, TableError> {
        let game: GameId = self.game.parse().map_err(Problem::from)?;
        check_playable(game, self.rules)?;
        if self.commitment != commitment(self.seed) {
            return Err(TableError::Spoiled { table: self.id, number: 0 });
        }
        self.options.check()?;
        Ok(About {
            id: self.id,
            setup: game.setup_of_text_under(self.rules, &self.setup)?,
            rules: self.rules,
            seed: self.seed,
            commitment: self.commitment,
            owner: self.owner,
            created: self.created,
            options: self.options,
            branch_of: self.branch_of.map(|BranchOf { table, moves }| (table, moves)),
            day: self.day,
            counted: self.counted,
        })
    }
}

/// No time of an entry is later, and nobody thinks longer: the sums stay numbers.
const LATEST: Millis = 100_000 * DAY;
/// The longest name of a bot.
const LONGEST_NAME: usize = 64;

impl Table {
    /// The table the entries make, if each could have been made where it stands; refused if the rules have
    /// changed since and play it differently.
    pub fn replay_checked(about: Arc<About>, entries: &[Logged]) -> Result<Table, TableError> {
        let mut table = Table::replay(about, &[])?;
        for logged in entries {
            let spoiled = || TableError::Spoiled { table: table.about.id.clone(), number: logged.number };
            let entry: Entry = from_written(&logged.body).map_err(|_| spoiled())?;
            let in_time = [logged.at, logged.spent].iter().all(|time| (0..=LATEST).contains(time));
            if logged.number != table.step() as i64 + 1 || !in_time || !table.may_take(&entry) {
                return Err(spoiled());
            }
            let spoiled = spoiled();
            table.play_in_match(&entry).map_err(|_| spoiled)?;
            table.take(&entry, logged);
        }
        Ok(table)
    }

    /// Whether an entry could be made now, by somebody.
    fn may_take(&self, entry: &Entry) -> bool {
        let phase = self.phase();
        let chair = |seat: &Seat| self.chairs.get(seat.index());
        let free = |seat: &Seat| chair(seat).is_some_and(|chair| chair.user.is_none() && chair.bot.is_none());
        let person = |seat: &Seat| chair(seat).is_some_and(|chair| chair.user.is_some());
        let stands_in = |seat: &Seat| chair(seat).is_some_and(|chair| chair.stand_in.is_some());
        let short = |bot: &str| bot.len() <= LONGEST_NAME;
        match entry {
            Entry::Sit { seat, .. } => phase == Phase::Gathering && free(seat),
            Entry::SeatBot { seat, bot } => phase == Phase::Gathering && free(seat) && short(bot),
            Entry::Stand { seat } => phase == Phase::Gathering && chair(seat).is_some() && !free(seat),
            Entry::Start => phase == Phase::Gathering,
            Entry::Act { seat, .. } => phase == Phase::Playing && self.decider() == Some(*seat),
            Entry::Concede { seat } => phase == Phase::Playing && chair(seat).is_some(),
            Entry::Propose { seat, .. } => {
                phase == Phase::Playing && chair(seat).is_some() && self.proposal.is_none()
            }
            Entry::Agree { seat } | Entry::Refuse { seat } => {
                phase == Phase::Playing && chair(seat).is_some() && self.proposal.is_some()
            }
            Entry::Undo { seat, to } => {
                phase == Phase::Playing && chair(seat).is_some() && *to < self.moves()
            }
            Entry::Stop => phase == Phase::Playing,
            Entry::StandIn { seat, bot, .. } => {
                phase == Phase::Playing && person(seat) && !stands_in(seat) && short(bot)
            }
            Entry::Retire { seat, bot } => phase == Phase::Playing && person(seat) && short(bot),
            Entry::HandBack { seat } => phase == Phase::Playing && stands_in(seat),
            Entry::Rematch { seat, .. } => phase == Phase::Over && chair(seat).is_some(),
        }
    }
}
