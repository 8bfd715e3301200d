use dedale_games::{GameId, GameInfo};
use dedale_words::Words;

use super::data::shipped;
use super::data_args::PrintArgs;
use super::output::{print, print_json};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    print: PrintArgs,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    if let Some((option, name)) = &args.print.asked {
        return print(shipped(option, name)?);
    }
    let games: Vec<_> = GameId::ALL.iter().map(|game| game.info()).collect();
    if args.json {
        return print_json(&games);
    }
    print(&games.iter().map(|game| described(game, words)).collect::<String>())
}

fn described(game: &GameInfo, words: &Words) -> String {
    let (name, about) = words.game(game.id);
    let players = [("min", game.min_players.into()), ("max", game.max_players.into())];
    let players = words.text("games-players", &players);
    let mut text = format!("{name} ({}), {players}\n{about}\n", game.id);
    for option in game.options {
        text.push_str(&format!(
            "\n  {:<18}{}  [{}]\n",
            option.id,
            words.option(game.id, option),
            option.rule
        ));
        let own = option.own.map(|_| "…");
        for value in option.values.iter().copied().chain(own) {
            let meaning = words.option_value(game.id, option, value);
            let meaning = match value == option.default {
                true => words.text("games-default", &[("meaning", meaning.into())]),
                false => meaning,
            };
            text.push_str(&format!("    {:<16}{meaning}\n", words.plain(value)));
        }
    }
    if let Some(option) = game.options.iter().find(|option| option.values.len() > 2) {
        let example = format!("{}={}", option.id, option.values[1]);
        let how = words.text("games-how", &[("game", game.id.into()), ("example", example.into())]);
        text.push_str(&format!("\n{how}\n"));
    }
    text
}
