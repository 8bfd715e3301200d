use dedale_games::GameId;

/// Lists the games.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let games: Vec<_> = GameId::ALL.iter().map(|game| game.info()).collect();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&games)?);
        return Ok(());
    }
    for game in games {
        println!("{}  {}–{} players", game.id, game.min_players, game.max_players);
        for option in game.options {
            println!("  {:<16} {} (default {})", option.id, option.values.join(" | "), option.default);
        }
    }
    Ok(())
}
