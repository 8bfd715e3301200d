//! Those who think about decisions that people want hints for.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use dedale_analysis::{Budget, Hint, Hints, line_in_words};
use dedale_core::Seat;
use serde::Serialize;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use crate::table::{Decision, HintAsked, Names, Table};
use crate::{App, Error, TableId, UserId};

/// How long one thinks on when asked again.
const A_MOMENT: Budget = Budget::Milliseconds(300);
/// What was tried so often is known well enough; and what is remembered of a decision stays small.
const ENOUGH: u32 = 20_000;

/// Minds at work, each about one decision: the one asked last is at the back.
#[derive(Clone)]
pub(crate) struct Advisers {
    minds: Arc<Mutex<VecDeque<(Topic, Mind)>>>,
    most: usize,
    thinkers: Arc<Semaphore>,
}

/// A decision at a table.
type Topic = (TableId, u64, Seat);
/// Who thinks about it, one slice at a time.
type Mind = Arc<tokio::sync::Mutex<Hints>>;

/// What was thought about a decision so far.
#[derive(Serialize, ToSchema)]
pub(crate) struct Advised {
    step: u64,
    #[serde(rename = "as")]
    #[schema(value_type = u32)]
    seat: Seat,
    /// Every legal answer, the best first.
    hints: Vec<Row>,
    /// How much was tried.
    tried: u32,
    /// Whether asking again would change anything.
    done: bool,
}

/// One answer.
#[derive(Serialize, ToSchema)]
#[schema(as = HintRow)]
struct Row {
    action: String,
    /// The answers that go with it.
    then: Vec<String>,
    /// To win, from 0 to 1.
    chance: f64,
    /// The standard error of that.
    error: f64,
    visits: u32,
    /// For who asked for words: the action and what goes with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    text: Option<Vec<String>>,
}

impl Advisers {
    pub(crate) fn new(most: usize, thinkers: Arc<Semaphore>) -> Advisers {
        Advisers { minds: Arc::default(), most, thinkers }
    }

    /// The mind that thinks about a decision; whether it is new to it.
    fn mind(&self, topic: Topic, decision: &Decision) -> Result<(Mind, bool), Error> {
        let mut minds = self.minds.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = minds.iter().position(|(known, _)| *known == topic) {
            let known = minds.remove(at).expect("a place in the list");
            let mind = known.1.clone();
            minds.push_back(known);
            return Ok((mind, false));
        }
        let is_idle = |(_, mind): &(Topic, Mind)| Arc::strong_count(mind) == 1;
        if minds.len() >= self.most {
            let oldest = minds.iter().position(is_idle);
            let most = self.most;
            minds.remove(oldest.ok_or(Error::TooMany { code: "too-many-hints", most })?);
        }
        let mind: Mind = Arc::new(tokio::sync::Mutex::new(Hints::of(&decision.game)?));
        minds.push_back((topic, mind.clone()));
        Ok((mind, true))
    }

    /// Thinks about a decision for a moment.
    async fn advise(&self, table: TableId, decision: Decision) -> Result<Advised, Error> {
        let topic = (table, decision.step, decision.seat);
        let (mind, is_new) = self.mind(topic, &decision)?;
        let most = self.most;
        let mut mind = mind.try_lock_owned().map_err(|_| Error::TooMany { code: "too-many-hints", most })?;
        let _permit = self.thinkers.acquire().await.map_err(|_| Error::ShuttingDown)?;
        let thinking = move || {
            let hints = match is_new {
                true => mind.first(),
                false if mind.tried() >= ENOUGH => mind.think(&mut |_| false),
                false => mind.more(A_MOMENT),
            };
            let row = |hint| row(hint, &decision);
            Advised {
                step: decision.step,
                seat: decision.seat,
                done: mind.tried() >= ENOUGH || hints.len() < 2,
                tried: mind.tried(),
                hints: hints.into_iter().map(row).collect(),
            }
        };
        tokio::task::spawn_blocking(thinking).await.map_err(|_| Error::Internal)
    }
}

fn row(hint: Hint, decision: &Decision) -> Row {
    let Hint { action, then, chance, error, visits } = hint;
    let text = decision.words.as_ref().map(|words| line_in_words(&decision.game, &action, &then, words));
    Row { action, then, chance, error, visits, text }
}

impl std::fmt::Debug for Advisers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Advisers").field("most", &self.most).finish_non_exhaustive()
    }
}

impl App {
    /// What each answer to the decision at hand is worth, for who may know it.
    pub(crate) async fn hint(
        &self,
        table: TableId,
        asked: HintAsked,
        user: UserId,
    ) -> Result<Advised, Error> {
        let decision = move |table: &Table, names: &Names| table.decision(&asked, &user, names);
        let decision = self.tables.read(&table, decision).await??;
        self.advisers.advise(table, decision).await
    }
}
