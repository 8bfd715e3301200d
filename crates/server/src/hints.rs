//! Those who think about decisions that people want hints for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dedale_analysis::{Budget, Hint, Hints, line_in_words};
use dedale_core::Seat;
use dedale_protocol::{HintAsked, HintList, HintRow};

use crate::table::{Decision, Names, Table};
use crate::thinking::{Account, Class, Thinking};
use crate::{App, Error, TableId, UserId};

/// How long one thinks on when asked again.
const A_MOMENT: Budget = Budget::Milliseconds(300);
/// Enough trials for a good estimate; more would only use memory.
const ENOUGH: u32 = 20_000;

/// When all minds are at work, there are so many times more for people who have none at work: nobody can take them all.
const RESERVE: usize = 4;

/// Minds at work, each about one decision.
#[derive(Clone)]
pub(crate) struct Advisers {
    inside: Arc<Mutex<Inside>>,
    most: usize,
    thinking: Thinking,
}

#[derive(Default)]
struct Inside {
    /// The one asked last is at the back.
    minds: VecDeque<(Topic, Mind)>,
    /// How many are at work for each person.
    at_work: HashMap<UserId, usize>,
}

/// A mind at work for somebody.
struct AtWork {
    user: UserId,
    inside: Arc<Mutex<Inside>>,
}

impl Drop for AtWork {
    fn drop(&mut self) {
        let mut inside = lock(&self.inside);
        if let Some(at_work) = inside.at_work.get_mut(&self.user) {
            *at_work -= 1;
            if *at_work == 0 {
                inside.at_work.remove(&self.user);
            }
        }
    }
}

fn lock(inside: &Mutex<Inside>) -> MutexGuard<'_, Inside> {
    inside.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A decision at a table.
type Topic = (TableId, u64, Seat);
/// The search, run one slice at a time.
type Mind = Arc<tokio::sync::Mutex<Hints>>;

impl Advisers {
    pub(crate) fn new(most: usize, thinking: Thinking) -> Advisers {
        Advisers { inside: Arc::default(), most, thinking }
    }

    fn too_many(&self) -> Error {
        Error::TooMany { code: "too-many-hints", most: self.most }
    }

    /// The mind that thinks about a decision; whether it is new to it.
    fn mind(&self, topic: Topic, decision: &Decision, user: &UserId) -> Result<(Mind, bool), Error> {
        let inside = &mut *lock(&self.inside);
        let has_none = !inside.at_work.contains_key(user);
        let minds = &mut inside.minds;
        if let Some(at) = minds.iter().position(|(known, _)| *known == topic) {
            let known = minds.remove(at).expect("a place in the list");
            let mind = known.1.clone();
            minds.push_back(known);
            return Ok((mind, false));
        }
        let is_idle = |(_, mind): &(Topic, Mind)| Arc::strong_count(mind) == 1;
        while minds.len() >= self.most {
            match minds.iter().position(is_idle) {
                Some(oldest) => drop(minds.remove(oldest)),
                None if has_none && minds.len() < RESERVE * self.most => break,
                None => return Err(self.too_many()),
            }
        }
        let mind: Mind = Arc::new(tokio::sync::Mutex::new(Hints::of(&decision.game)?));
        minds.push_back((topic, mind.clone()));
        Ok((mind, true))
    }

    /// Thinks about a decision for a moment.
    async fn advise(&self, table: TableId, decision: Decision, user: UserId) -> Result<HintList, Error> {
        let topic = (table, decision.step, decision.seat);
        let (mind, is_new) = self.mind(topic, &decision, &user)?;
        let mut mind = mind.try_lock_owned().map_err(|_| self.too_many())?;
        *lock(&self.inside).at_work.entry(user.clone()).or_default() += 1;
        let at_work = AtWork { user: user.clone(), inside: self.inside.clone() };
        let advise = move || {
            let _at_work = at_work;
            let hints = match is_new {
                true => mind.first(),
                false if mind.tried() >= ENOUGH => mind.think(&mut |_| false),
                false => mind.more(A_MOMENT),
            };
            let row = |hint| row(hint, &decision);
            HintList {
                step: decision.step,
                seat: decision.seat,
                done: mind.tried() >= ENOUGH || hints.len() < 2,
                tried: mind.tried(),
                hints: hints.into_iter().map(row).collect(),
            }
        };
        let thought = self.thinking.think_if_room(Account::Person(user), Class::Awaited, advise);
        Ok(thought.ok_or_else(|| self.too_many())?.await?)
    }
}

fn row(hint: Hint, decision: &Decision) -> HintRow {
    let Hint { action, then, chance, error, visits } = hint;
    let text = decision.words.as_ref().map(|words| line_in_words(&decision.game, &action, &then, words));
    HintRow { action, then, chance, error, visits, text }
}

impl std::fmt::Debug for Advisers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Advisers").field("most", &self.most).finish_non_exhaustive()
    }
}

impl App {
    /// The value of each answer to the current decision, for a person who may know it.
    pub(crate) async fn hint(
        &self,
        table: TableId,
        asked: HintAsked,
        user: UserId,
    ) -> Result<HintList, Error> {
        let asker = user.clone();
        let decision = move |table: &Table, names: &Names| table.decision(&asked, &asker, names);
        let decision = self.tables.read(&table, Some(user.clone()), decision).await??;
        self.advisers.advise(table, decision, user).await
    }
}
