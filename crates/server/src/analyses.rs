//! Thinks finished games over in the background, by turns between those who asked.

use std::sync::Arc;
use std::time::{Duration, Instant};

use dedale_analysis::Analysis;
use dedale_table::{Names, Table};
use tokio::sync::Notify;

use crate::store::AskedAnalysis;
use crate::thinking::{Account, Class, Unthought};
use crate::{App, Error, Missing, TableId, UserId};

/// For so long one analysis is worked on before it is another's turn.
const TURN: Duration = Duration::from_secs(5);
/// When nobody asks and nothing failed, the store is looked into so often all the same.
const LOOK: Duration = Duration::from_secs(60);

/// A handle to the task that works on analyses.
#[derive(Clone, Debug, Default)]
pub(crate) struct Analyses {
    asked: Arc<Notify>,
}

impl App {
    /// Takes on the analysis of a finished game, unless it was asked for before; says where it stands.
    pub(crate) async fn ask_analysis(&self, table: &TableId, user: &UserId) -> Result<AskedAnalysis, Error> {
        if let Some(known) = self.store.analysis(table).await? {
            return Ok(known);
        }
        let (inside, simulations) = (self.clone(), self.config.limits.analysis_simulations);
        let told = move |table: &Table, _: &Names| {
            let revealed = inside.tables.house().reveals(table);
            table.game.clone().filter(|_| revealed).ok_or(Error::NotFound(Missing::Seed))
        };
        let game = self.tables.read(table, Some(user.clone()), told).await??;
        let simulations = match simulations {
            0 => Analysis::usual(game.id()),
            chosen => chosen.clamp(Analysis::LEAST, Analysis::MOST),
        };
        let analysis = Analysis::new(&game, simulations)?;
        self.store.ask_analysis(table, user, &analysis, self.time.now(), &self.config.limits).await?;
        self.analyses.asked.notify_one();
        self.store.analysis(table).await?.ok_or(Error::StoreFailed)
    }

    /// Works on requested analyses until the server stops. Each is saved after every turn, and continued
    /// after a restart.
    pub async fn work_on_analyses(self) {
        loop {
            let worked = tokio::select! {
                worked = self.take_a_turn() => worked,
                () = self.stopping.cancelled() => return,
            };
            let pause = match worked {
                Ok(true) => continue,
                Ok(false) => LOOK,
                Err(error) => {
                    tracing::error!(%error, "an analysis does not go on");
                    Duration::from_secs(5)
                }
            };
            tokio::select! {
                () = self.analyses.asked.notified() => {}
                () = tokio::time::sleep(pause) => {}
                () = self.stopping.cancelled() => return,
            }
        }
    }

    /// Continues the analysis whose turn it is; false if there is none.
    async fn take_a_turn(&self) -> Result<bool, Error> {
        let now = self.time.now();
        let Some(mut asked) = self.store.next_analysis(now).await? else { return Ok(false) };
        // Long enough for this turn; should the node vanish, another one begins it again.
        let until = now + 2 * TURN.as_millis() as i64;
        if !self.store.claim(&format!("analysis {}", asked.table), now, until).await? {
            return Ok(true);
        }
        let begun = Instant::now();
        while begun.elapsed() < TURN && !asked.analysis.is_done() && !self.stopping.is_cancelled() {
            let mut analysis = asked.analysis.clone();
            let step = move || {
                analysis.step();
                analysis
            };
            let account = Account::Person(asked.user.clone());
            match self.tables.house().thinking.think(account, Class::Background, step).await {
                Ok(analysis) => asked.analysis = analysis,
                Err(Unthought::Stopped) => return Err(Error::ShuttingDown),
                Err(Unthought::Panicked) => {
                    tracing::error!(table = asked.table.beginning(), "an analysis failed and is given up");
                    self.store.drop_analysis(&asked.table).await?;
                    return Ok(true);
                }
            }
        }
        self.store.keep_analysis(&asked, self.time.now()).await?;
        metrics::counter!("dedale_analysis_turns_total").increment(1);
        Ok(true)
    }
}
