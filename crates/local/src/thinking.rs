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

impl Host {
    /// Does one slice of the pending work, or says which files it needs.
    pub(crate) fn think(&mut self, _think: &Think, turn: &mut Turn) -> Result<Said, Refused> {
        let now = turn.now;
        let missing = self.missing(now);
        if !missing.is_empty() {
            return Ok(Said::Needs(missing));
        }
        self.let_clocks_run_out(turn)?;
        if let Some(id) = self.ready_bot(now).cloned() {
            self.let_bot_play(&id, turn)?;
        }
        Ok(Said::Thought { idle: self.ready_bot(now).is_none(), due: self.due(now) })
    }

    /// The files that bots need which have to find an answer.
    fn missing(&self, now: Millis) -> Vec<&'static str> {
        let thinks = |open: &&OpenTable| matches!(open.next_of_bot(now), Next::Think);
        let asked = self.tables.values().filter(thinks).filter_map(|open| {
            let (_, bot) = asked(&open.table)?;
            Some(needs::of_bot(open.table.game.as_ref()?, bot))
        });
        asked.flatten().collect()
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
        let clocks = self.tables.values().filter_map(|open| open.clock_ends());
        bots.chain(clocks).min()
    }
}
