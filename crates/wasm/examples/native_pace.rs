//! How fast this machine's own code plays random games, as JSON: `web/tools/wasm/bench.mjs` compares a browser's with it.

use std::time::{Duration, Instant};

use dedale_bots::random_decisions;
use dedale_games::{GameId, Problem};

fn main() -> Result<(), Problem> {
    let mut rows = Vec::new();
    for game in GameId::ALL {
        for setup in game.row().bench {
            rows.push(measured(game.info().id, setup)?);
        }
    }
    println!("[{}]", rows.join(",\n"));
    Ok(())
}

/// Doubles the games until they take a while.
fn measured(game: &str, setup: &str) -> Result<String, Problem> {
    let mut games = 16;
    loop {
        let begun = Instant::now();
        let decisions = random_decisions(game, setup, games)?;
        let taken = begun.elapsed();
        if taken > Duration::from_millis(400) {
            let pace = f64::from(decisions) / taken.as_secs_f64();
            return Ok(format!(
                r#"{{"game":"{game}","setup":"{setup}","games":{games},"decisions":{decisions},"per_second":{pace:.0}}}"#
            ));
        }
        games *= 2;
    }
}
