//! Looks for puzzles in public games, in the background: one game of each kind now and then, a decision at a time.

use std::time::Duration;

use dedale_games::GameId;
use dedale_puzzles::Puzzle;
use dedale_puzzles::search::{Criteria, Search};
use dedale_table::Table;
use dedale_table::daily::DAY;

use crate::store::{ArchivedGame, Cursor};
use crate::thinking::{Account, Class, Unthought};
use crate::{App, Error, Millis};

/// How often one game of each kind is searched.
const LOOK: Duration = Duration::from_secs(30 * 60);
/// Games that ended earlier are passed over: a busy server has more of them than it can search.
const OLDEST: Millis = 7 * DAY;

impl App {
    /// Looks for puzzles until the server stops.
    pub(crate) async fn look_for_puzzles(self) {
        if self.config.limits.puzzles_per_day == 0 {
            return self.stopping.cancelled().await;
        }
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopping.cancelled() => return,
            }
            let searched = tokio::select! {
                searched = self.search_if_claimed() => searched,
                () = self.stopping.cancelled() => return,
            };
            if let Err(error) = searched {
                tracing::warn!(%error, "public games are not searched for puzzles");
            }
        }
    }

    /// One node searches.
    async fn search_if_claimed(&self) -> Result<(), Error> {
        let now = self.time.now();
        match self.store.claim("puzzles", now, now + LOOK.as_millis() as i64 - 1_000).await? {
            true => self.search_public_games().await,
            false => Ok(()),
        }
    }

    /// Searches the next public game of each kind, unless enough puzzles of that kind were found today.
    pub async fn search_public_games(&self) -> Result<(), Error> {
        for game in GameId::ALL {
            self.search_next(game).await?;
        }
        Ok(())
    }

    /// Searches the next game of one kind. Those of today wait: others may still be playing the same deal.
    async fn search_next(&self, kind: GameId) -> Result<(), Error> {
        let now = self.time.now();
        let today = now - now.rem_euclid(DAY);
        if self.store.puzzles_since(kind, today).await? >= self.config.limits.puzzles_per_day {
            return Ok(());
        }
        let from = self.store.puzzle_search(kind).await?.max(Cursor::at(today - OLDEST));
        let games = self.store.archived(Some(kind), from, today, 1).await?;
        let [game] = games.as_slice() else { return Ok(()) };
        if let (Some(table), Some(puzzle)) = (&game.table, self.puzzle_in(game).await?) {
            self.store.keep_puzzle(kind, table, &puzzle, now).await?;
            tracing::info!(game = %kind, rating = puzzle.rating, "a puzzle was found in a public game");
        }
        self.store.keep_puzzle_search(kind, from.after(&games)).await
    }

    /// The puzzle of a public game. None if there is none, or if the game cannot be read or played again.
    async fn puzzle_in(&self, game: &ArchivedGame) -> Result<Option<Puzzle>, Error> {
        let Some((about, entries)) = self.store.archived_table(game).await? else { return Ok(None) };
        let begin = move || {
            let game = Table::replay(about, &entries).ok()?.game?;
            let bot = dedale_bots::strongest_quick(game.id());
            Some(Search::new(game, bot, Criteria::default()))
        };
        let Some(mut search) = self.think_if_possible(begin).await? else { return Ok(None) };
        loop {
            let step = move || Some((search.step(), search));
            match self.think_if_possible(step).await? {
                Some((true, further)) => search = further,
                Some((false, done)) => return Ok(done.found()),
                None => return Ok(None),
            }
        }
    }

    /// A thought of the background; none if it panics, too.
    async fn think_if_possible<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, Error> {
        let thought = self.tables.house().thinking.think(Account::House, Class::Background, thought);
        match thought.await {
            Ok(thought) => Ok(thought),
            Err(Unthought::Panicked) => Ok(None),
            Err(Unthought::Stopped) => Err(Error::ShuttingDown),
        }
    }
}
