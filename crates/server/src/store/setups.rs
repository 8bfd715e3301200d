//! Tables that were set up under older rules get the text their setup has today when the server starts, so that texts of equal
//! setups are equal in every query.

use dedale_games::GameId;
use sqlx::{AnyPool, Row as _};

/// Writes the setups anew that mean something else than their texts would mean today. Leaves texts alone that cannot be read.
pub(super) async fn fill_in(write: &AnyPool) -> Result<(), sqlx::Error> {
    for game in GameId::ALL.into_iter().filter(|game| game.has_former_defaults()) {
        let sql = "SELECT DISTINCT rules, setup FROM tables WHERE game = $1 AND rules < $2";
        let query = sqlx::query(sql).bind(game.to_string()).bind(i64::from(game.info().rules));
        for row in query.fetch_all(write).await? {
            let (rules, text): (i64, String) = (row.try_get("rules")?, row.try_get("setup")?);
            let meant =
                u32::try_from(rules).ok().and_then(|rules| game.setup_of_text_under(rules, &text).ok());
            if let Some(setup) = meant.filter(|setup| setup.text != text) {
                let sql = "UPDATE tables SET setup = $4 WHERE game = $1 AND rules = $2 AND setup = $3";
                let query = sqlx::query(sql).bind(game.to_string()).bind(rules).bind(text).bind(setup.text);
                query.execute(write).await?;
            }
        }
    }
    Ok(())
}
