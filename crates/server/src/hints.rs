//! Those who think about decisions that people want hints for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dedale_analysis::{Budget, Hints, hints_in_words};
use dedale_core::Seat;
use dedale_protocol::{HintAsked, HintList};
use dedale_table::{Decision, Names, Table};

use crate::thinking::{Account, Class, Thinking};
use crate::{App, Error, TableId, UserId};

/// How long one thinks on when asked again.
const A_MOMENT: Budget = Budget::Milliseconds(300);

/// When all searches are busy, people who have none get more, up to so many times `most`: nobody can take them all.
const RESERVE: usize = 4;

/// Searches at work, each about one decision.
#[derive(Clone)]
pub(crate) struct Advisers {
    inside: Arc<Mutex<Inside>>,
    most: usize,
    thinking: Thinking,
}

#[derive(Default)]
struct Inside {
    /// The one asked last is at the back.
    searches: VecDeque<(DecisionKey, SharedSearch)>,
    /// How many are at work for each person.
    at_work: HashMap<UserId, usize>,
}

/// A search at work for a person.
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
type DecisionKey = (TableId, u64, Seat);
/// The search, run one slice at a time.
type SharedSearch = Arc<tokio::sync::Mutex<Hints>>;

impl Advisers {
    pub(crate) fn new(most: usize, thinking: Thinking) -> Advisers {
        Advisers { inside: Arc::default(), most, thinking }
    }

    fn too_many(&self) -> Error {
        Error::TooMany { code: "too-many-hints", most: self.most }
    }

    /// The search about a decision, and whether it is new.
    fn search(
        &self,
        key: DecisionKey,
        decision: &Decision,
        user: &UserId,
    ) -> Result<(SharedSearch, bool), Error> {
        let inside = &mut *lock(&self.inside);
        let has_none = !inside.at_work.contains_key(user);
        let searches = &mut inside.searches;
        if let Some(at) = searches.iter().position(|(known, _)| *known == key) {
            let known = searches.remove(at).expect("a place in the list");
            let search = known.1.clone();
            searches.push_back(known);
            return Ok((search, false));
        }
        let is_idle = |(_, search): &(DecisionKey, SharedSearch)| Arc::strong_count(search) == 1;
        while searches.len() >= self.most {
            match searches.iter().position(is_idle) {
                Some(oldest) => drop(searches.remove(oldest)),
                None if has_none && searches.len() < RESERVE * self.most => break,
                None => return Err(self.too_many()),
            }
        }
        let search: SharedSearch =
            Arc::new(tokio::sync::Mutex::new(Hints::at_table(&decision.game, &decision.bots)?));
        searches.push_back((key, search.clone()));
        Ok((search, true))
    }

    /// Thinks about a decision for a moment.
    async fn advise(&self, table: TableId, decision: Decision, user: UserId) -> Result<HintList, Error> {
        let key = (table, decision.step, decision.seat);
        let (search, is_new) = self.search(key, &decision, &user)?;
        let mut search = search.try_lock_owned().map_err(|_| self.too_many())?;
        *lock(&self.inside).at_work.entry(user.clone()).or_default() += 1;
        let at_work = AtWork { user: user.clone(), inside: self.inside.clone() };
        let advise = move || {
            let _at_work = at_work;
            let hints = match is_new {
                true => search.first(),
                false if search.tried() >= Hints::ENOUGH => search.think(&mut |_| false),
                false => search.more(A_MOMENT),
            };
            HintList {
                step: decision.step,
                seat: decision.seat,
                done: search.tried() >= Hints::ENOUGH || hints.len() < 2,
                tried: search.tried(),
                hints: hints_in_words(hints, &decision.game, decision.words.as_ref()),
            }
        };
        let thought = self.thinking.think_if_room(Account::Person(user), Class::Awaited, advise);
        Ok(thought.ok_or_else(|| self.too_many())?.await?)
    }
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
