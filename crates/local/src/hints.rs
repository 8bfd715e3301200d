//! Searches about decisions that people want hints for.

use std::collections::VecDeque;

use dedale_analysis::{Hints, hints_in_words};
use dedale_core::Seat;
use dedale_games::Problem;
use dedale_protocol::{HintList, TableId};
use dedale_table::Decision;

use crate::host::Clock;

/// Milliseconds and trials of the first answer, and of each further one.
const FIRST: (f64, u32) = (40.0, 200);
const MORE: (f64, u32) = (120.0, 1_000);
/// The most searches that are remembered.
const MOST: usize = 4;

/// Searches that can be continued, the latest at the back.
#[derive(Default)]
pub(crate) struct Searches(VecDeque<(DecisionKey, Hints)>);

/// A decision at a table.
type DecisionKey = (TableId, u64, Seat);

impl Searches {
    /// Thinks about a decision for a moment; asked again, it goes on from there.
    pub(crate) fn advise(
        &mut self,
        table: TableId,
        decision: &Decision,
        clock: Option<Clock>,
    ) -> Result<HintList, Problem> {
        let key = (table, decision.step, decision.seat);
        let known = self.0.iter().position(|(known, _)| *known == key).and_then(|at| self.0.remove(at));
        let (milliseconds, trials) = if known.is_some() { MORE } else { FIRST };
        let mut search = match known {
            Some((_, search)) => search,
            None => Hints::at_table(&decision.game, &decision.bots)?,
        };
        let hints = match clock {
            _ if search.tried() >= Hints::ENOUGH => search.think(&mut |_| false),
            Some(now) => {
                let until = now() + milliseconds;
                search.think(&mut |_| now() < until)
            }
            None => search.think(&mut |done| done < trials),
        };
        let list = HintList {
            step: decision.step,
            seat: decision.seat,
            done: search.tried() >= Hints::ENOUGH || hints.len() < 2,
            tried: search.tried(),
            hints: hints_in_words(hints, &decision.game, decision.words.as_ref()),
        };
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((key, search));
        Ok(list)
    }

    /// Forgets the searches about a table.
    pub(crate) fn forget(&mut self, table: &TableId) {
        self.0.retain(|((of, ..), _)| of != table);
    }
}
