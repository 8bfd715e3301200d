//! The day's deal: one for each game and configuration, the same for everybody.

use std::net::IpAddr;

use dedale_core::chance::Seed;
use dedale_games::AnySetup;
use dedale_table::daily::{day_of, has_passed, opening, practice};

use crate::random::random;
use crate::store::Deal;
use crate::{App, Error, Missing, TableId, UserId};

impl App {
    /// Today.
    pub(crate) fn today(&self) -> String {
        day_of(self.time.now())
    }

    /// The table of a person's one try at today's deal; it is set up and begun if there is none yet.
    pub(crate) async fn try_today(
        &self,
        setup: AnySetup,
        user: &UserId,
        address: IpAddr,
    ) -> Result<TableId, Error> {
        let day = self.today();
        let deal = Deal { day: &day, setup: &setup };
        if let Some(tried) = self.store.try_of(deal, user).await? {
            return Ok(tried.table);
        }
        self.rates.new_table(user, address)?;
        self.check_room_for_tables(user).await?;
        let seed = self.store.deal(deal, Seed::Sealed(random()?)).await?;
        match self.tables.set_up(opening(&setup, &day, seed, user)).await {
            // Asked for twice at the same moment.
            Err(Error::AlreadyTried) => {
                let tried = self.store.try_of(deal, user).await?;
                Ok(tried.ok_or(Error::AlreadyTried)?.table)
            }
            set_up => set_up,
        }
    }

    /// A table at which a past day's deal is played for practice. Whoever still plays the counted try plays that to its end first.
    pub(crate) async fn practise(
        &self,
        deal: Deal<'_>,
        user: &UserId,
        address: IpAddr,
    ) -> Result<TableId, Error> {
        let seed = self.store.dealt(deal).await?.ok_or(Error::NotFound(Missing::Day))?;
        let tried = self.store.try_of(deal, user).await?;
        let plays_on = tried.is_some_and(|tried| tried.result.is_none());
        if plays_on || !has_passed(deal.day, self.time.now()) {
            return Err(Error::NotFound(Missing::Seed));
        }
        self.rates.new_table(user, address)?;
        self.check_room_for_tables(user).await?;
        self.tables.set_up(practice(deal.setup, deal.day, seed, user)).await
    }
}
