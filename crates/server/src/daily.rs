//! The day's deal: one for each game and configuration, the same for everybody.

use std::net::IpAddr;

use dedale_core::chance::Seed;
use dedale_games::AnySetup;
use dedale_table::daily::{day_of, opening};

use crate::random::random;
use crate::store::Deal;
use crate::{App, Error, TableId, UserId};

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
}
