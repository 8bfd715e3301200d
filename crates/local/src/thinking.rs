//! Pending work, one slice at a time: clocks, bots, analyses.

use dedale_protocol::{Millis, TableId};
use dedale_table::Entry;

use crate::answer::Said;
use crate::bots::{Next, asked};
use crate::error::Refused;
use crate::host::Host;
use crate::keeping::Keeping;
use crate::message::Think;
use crate::needs;
use crate::open_table::OpenTable;
use crate::turn::Turn;

/// Trials of a slice of an analysis, where no clock says how long it takes.
const TRIALS: u32 = 20;

impl Host {
    /// Does one slice of the pending work, or says which files it needs: bots first, then analyses.
    pub(crate) fn think(&mut self, think: &Think, turn: &mut Turn) -> Result<Said, Refused> {
        let now = turn.now;
        let missing = self.missing(now);
        if !missing.is_empty() {
            return Ok(Said::Needs(missing));
        }
        self.let_clocks_run_out(turn)?;
        match self.ready_bot(now).cloned() {
            Some(id) => self.let_bot_play(&id, turn)?,
            None => self.analyse(think, turn),
        }
        let idle = self.ready_bot(now).is_none() && self.next_analysis().is_none();
        Ok(Said::Thought { idle, due: self.due(now) })
    }

    /// The files without which the next slice cannot be done.
    fn missing(&self, now: Millis) -> Vec<&'static str> {
        let thinks = |open: &&OpenTable| matches!(open.next_of_bot(now), Next::Think);
        let bots = self.tables.values().filter(thinks).filter_map(|open| {
            let (_, bot) = asked(&open.table)?;
            Some(needs::of_bot(open.table.game.as_ref()?, bot))
        });
        let mut missing: Vec<_> = bots.flatten().collect();
        if let Some(open) = self.next_analysis().and_then(|id| self.tables.get(id)) {
            missing.extend(open.table.game.as_ref().map(needs::of_adviser).unwrap_or_default());
        }
        missing
    }

    /// The table whose analysis is worked on.
    fn next_analysis(&self) -> Option<&TableId> {
        let goes_on = |open: &OpenTable| open.analysis.as_ref().is_some_and(|analysis| !analysis.is_done());
        self.tables.iter().find(|(_, open)| goes_on(open)).map(|(id, _)| id)
    }

    /// Thinks about decisions of a finished game: some trials, or as many as fit into the time. What was found about a decision
    /// is kept once it is complete.
    fn analyse(&mut self, Think { milliseconds }: &Think, turn: &mut Turn) {
        let Some(id) = self.next_analysis().cloned() else { return };
        let Some(analysis) = self.tables.get_mut(&id).and_then(|open| open.analysis.as_mut()) else { return };
        let mut trials = 0;
        let until = self.clock.map(|now| (now, now() + f64::from(*milliseconds)));
        let mut has_time = || {
            trials += 1;
            until.map_or(trials < TRIALS, |(now, until)| now() < until)
        };
        let done = analysis.progress().done;
        while analysis.step_while(&mut has_time) && has_time() {}
        if analysis.progress().done > done {
            turn.change(&id).analysis = true;
        }
    }

    /// A table whose bot has something to do now.
    fn ready_bot(&self, now: Millis) -> Option<&TableId> {
        let is_ready = |open: &OpenTable| match open.next_of_bot(now) {
            Next::Think => true,
            Next::Speak(due) => due <= now,
            Next::Nothing => false,
        };
        self.tables.iter().find(|(_, open)| is_ready(open)).map(|(id, _)| id)
    }

    /// Lets the bot of a table find its answer, and give it if its time has come.
    fn let_bot_play(&mut self, id: &TableId, turn: &mut Turn) -> Result<(), Refused> {
        let now = turn.now;
        let (at, mut keeping) = self.at(id, turn)?;
        if let Next::Think = at.next_of_bot(now) {
            at.think_as_bot(now);
        }
        if matches!(at.next_of_bot(now), Next::Speak(due) if due <= now) {
            at.speak_as_bot(&mut keeping)?;
        }
        Ok(())
    }

    /// A bot stands in for players whose time is up.
    fn let_clocks_run_out(&mut self, turn: &mut Turn) -> Result<(), Refused> {
        let names = self.person.names();
        for open in self.tables.values_mut() {
            let late = open.clock_ends().is_some_and(|end| end <= turn.now);
            if let Some(seat) = open.table.decider().filter(|_| late) {
                let bot = open.table.agreed_stand_in();
                let stand_in = Entry::StandIn { seat, bot, absent: true };
                open.keep(&[stand_in], None, &mut Keeping { turn, names })?;
            }
        }
        Ok(())
    }

    /// When a bot may speak or a clock runs out next.
    fn due(&self, now: Millis) -> Option<Millis> {
        let bots = self.tables.values().filter_map(|open| match open.next_of_bot(now) {
            Next::Speak(due) => Some(due),
            Next::Nothing | Next::Think => None,
        });
        let clocks = self.tables.values().filter_map(OpenTable::clock_ends);
        bots.chain(clocks).min()
    }
}
