//! What tests may do to a running server that nobody else can.

use dedale_games::AnyMatch;

use crate::table::Ask;
use crate::{App, Error, TableId};

impl App {
    /// Lets a table that was just started go on with that match instead of its own. Nothing is told, nothing is written.
    pub async fn put_match(&self, table: &TableId, game: AnyMatch) -> Result<(), Error> {
        self.tables.post(table, Ask::Put(Box::new(game))).await
    }
}
