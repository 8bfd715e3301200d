use dedale_analysis::Analysis;
use dedale_protocol::{Attendance, Command, Done, Millis, Rematch, RematchSeed, Stamp};
use dedale_table::{Circumstances, Opening, Table, TableError};

use crate::audience::Audience;
use crate::bots::Bot;
use crate::keeping::Keeping;
use crate::person::local;

/// A table in memory.
pub(crate) struct OpenTable {
    pub(crate) table: Table,
    pub(crate) audience: Audience,
    /// The attendance that was told last.
    pub(crate) told_attendance: Option<Attendance>,
    pub(crate) bot: Bot,
    /// Since when the one who is asked thinks, as far as it is not charged yet.
    pub(crate) thinks_since: Option<Millis>,
    /// The analysis of the finished game, if somebody asked for it.
    pub(crate) analysis: Option<Analysis>,
}

impl OpenTable {
    pub(crate) fn new(table: Table) -> OpenTable {
        OpenTable {
            table,
            audience: Audience::default(),
            told_attendance: None,
            bot: Bot::default(),
            thinks_since: None,
            analysis: None,
        }
    }

    /// Carries out a command; sent again with its key, it does nothing and says the same.
    pub(crate) fn carry_out(
        &mut self,
        command: &Command,
        stamp: &Stamp,
        keeping: &mut Keeping<'_>,
    ) -> Result<Done, TableError> {
        if let Some(step) = self.table.step_of_key(local(), &stamp.key) {
            return Ok(self.done(step));
        }
        self.table.check_step(stamp.step)?;
        let nobody_is_absent = |_| false;
        let by = Circumstances { user: local(), is_absent: &nobody_is_absent, is_guest: &|_| false };
        let entries = self.table.decide(command, &by)?;
        let step = self.keep(&entries, Some(stamp), keeping)?;
        Ok(self.done(step))
    }

    /// The table at which the same people play again; none if there is one already.
    pub(crate) fn rematch(
        &self,
        rematch: &Rematch,
        stamp: &Stamp,
        now: Millis,
    ) -> Result<Option<Opening>, TableError> {
        if self.table.step_of_key(local(), &stamp.key).is_some() {
            return Ok(None);
        }
        self.table.check_owns(rematch.seat, local())?;
        if self.table.next.is_some() {
            return Ok(None);
        }
        let same_seed = rematch.seed == RematchSeed::Same;
        self.table.again(local(), same_seed, self.table.is_revealed(now)).map(Some)
    }

    /// When the time of the deciding player is up; never at a table nobody looks at.
    pub(crate) fn clock_ends(&self) -> Option<Millis> {
        let left = self.table.time_left().filter(|_| !self.audience.is_empty())?;
        Some(self.thinks_since?.saturating_add(left))
    }

    /// The result of a command that became this step.
    pub(crate) fn done(&self, step: u64) -> Done {
        Done { table: self.table.about.id.clone(), step }
    }
}
