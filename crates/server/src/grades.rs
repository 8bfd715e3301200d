//! The day's deals are chosen among a few and graded by the bots, in the background and before anybody sees a card if there
//! is time; whoever comes earlier gets the first one that comes to hand, which then stands for everybody.

use std::time::Duration;

use dedale_core::chance::Seed;
use dedale_core::{Rules, Setup as _};
use dedale_games::{AnySetup, GameId, with_game};
use dedale_lab::clairvoyant::Foresight;
use dedale_lab::deals::{Grade, Grading};
use dedale_protocol::{DailyBot, DailyGrade};
use dedale_table::daily::configurations;

use crate::random::random;
use crate::store::Deal;
use crate::thinking::{Account, Class, Thinking};
use crate::{App, Error};

/// Games of each quick bot on a deal.
const GAMES: u32 = 10;
/// Games a clairvoyant may play to the end.
const EFFORT: u32 = 1_000;
/// Deals looked at for one that can be won and is neither easy nor very hard.
const CANDIDATES: usize = 8;
/// How often it is looked whether a day has begun or somebody asked for a deal of their own.
const LOOK: Duration = Duration::from_secs(60);

fn told(grade: Grade) -> DailyGrade {
    let bot = |of: dedale_lab::deals::Performance| DailyBot { bot: of.bot, games: of.games, wins: of.wins };
    DailyGrade {
        difficulty: grade.difficulty.to_string(),
        winnable: grade.clairvoyant == Foresight::Wins,
        bots: grade.bots.into_iter().map(bot).collect(),
    }
}

impl App {
    /// Grades each day's deals until the server stops.
    pub(crate) async fn keep_deals_graded(self) {
        loop {
            tokio::select! {
                graded = self.grade_if_claimed() => {
                    if let Err(error) = graded {
                        tracing::warn!(%error, "today's deals are not graded yet");
                    }
                }
                () = self.stopping.cancelled() => return,
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopping.cancelled() => return,
            }
        }
    }

    /// One node grades.
    async fn grade_if_claimed(&self) -> Result<(), Error> {
        let now = self.time.now();
        match self.store.claim("grades", now, now + 3 * LOOK.as_millis() as i64).await? {
            true => self.grade_todays_deals().await,
            false => Ok(()),
        }
    }

    /// Chooses and grades today's deals that are not graded yet.
    pub async fn grade_todays_deals(&self) -> Result<(), Error> {
        let (day, thinking) = (self.today(), &self.tables.house().thinking);
        for setup in configurations().filter(|setup| setup.game.row().daily_is_graded) {
            let deal = Deal { day: &day, setup: &setup };
            if self.store.dealt(deal).await?.is_none() {
                let (seed, grade) = chosen(&setup, thinking).await?;
                if self.store.deal(deal, seed).await? == seed {
                    self.store.keep_grade(deal, &told(grade)).await?;
                }
            }
        }
        for game in GameId::ALL.into_iter().filter(|game| game.row().daily_is_graded) {
            for (text, seed) in self.store.ungraded(&day, game).await? {
                let Ok(setup) = game.setup_of_text(&text) else {
                    tracing::error!(%game, "a deal has a setup that cannot be read, and is not graded");
                    continue;
                };
                let grade = graded(setup.clone(), seed, thinking).await?;
                self.store.keep_grade(Deal { day: &day, setup: &setup }, &told(grade)).await?;
            }
        }
        Ok(())
    }
}

/// The first of some fresh deals that makes a good challenge; or else the first that can be won, or any.
async fn chosen(setup: &AnySetup, thinking: &Thinking) -> Result<(Seed, Grade), Error> {
    let mut best: Option<(Seed, Grade)> = None;
    for _ in 0..CANDIDATES {
        let seed = Seed::Sealed(random()?);
        let grade = graded(setup.clone(), seed, thinking).await?;
        if grade.is_a_challenge() {
            return Ok((seed, grade));
        }
        let wins = |grade: &Grade| grade.clairvoyant == Foresight::Wins;
        if best.as_ref().is_none_or(|(_, best)| wins(&grade) && !wins(best)) {
            best = Some((seed, grade));
        }
    }
    best.ok_or(Error::Internal)
}

/// Takes its turn with the bots and minds that think.
async fn graded(setup: AnySetup, seed: Seed, thinking: &Thinking) -> Result<Grade, Error> {
    let cannot = |cause: &dyn std::fmt::Display| Error::internal("a deal cannot be graded", cause);
    with_game!(setup.game, G => {
        let setup = <G as Rules>::Setup::from_text(&setup.text).map_err(|error| cannot(&error))?;
        let grading = Grading::<G>::new(setup, &[], GAMES, EFFORT).map_err(|error| cannot(&error))?;
        Ok(thinking.think(Account::House, Class::Background, move || grading.grade(seed)).await?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_deal_is_chosen_that_can_be_won() {
        let game =
            GameId::ALL.into_iter().find(|game| game.row().daily_is_graded).expect("a game with grades");
        let setup = game.setup([]).expect("the defaults");
        let thinking = Thinking::start(1);
        let (seed, grade) = chosen(&setup, &thinking).await.expect("a deal");
        assert_eq!(grade.clairvoyant, Foresight::Wins, "{grade:?}");
        assert_eq!(graded(setup, seed, &thinking).await.expect("a grade"), grade);
        let text = serde_json::to_string(&told(grade)).expect("text");
        assert!(!text.contains(&seed.to_string()), "the seed is not told");
    }
}
