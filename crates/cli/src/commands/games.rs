use dedale_games::{GameId, GameInfo};
use dedale_words::Words;

use super::data::Data;
use super::output::{print, print_json};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "NAME", conflicts_with = "json")]
    print_layout: Option<String>,

    #[arg(long, value_name = "NAME", conflicts_with_all = ["json", "print_layout"])]
    print_deck: Option<String>,

    #[arg(long, value_name = "NAME", conflicts_with_all = ["json", "print_layout", "print_deck"])]
    print_cards: Option<String>,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let shipped = [
        (Data::Layout, &args.print_layout),
        (Data::Deck, &args.print_deck),
        (Data::Cards, &args.print_cards),
    ];
    for (kind, name) in shipped {
        if let Some(name) = name {
            return print(kind.shipped(name)?);
        }
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
            text.push_str(&format!("    {value:<16}{meaning}\n"));
        }
    }
    if let Some(option) = game.options.iter().find(|option| option.values.len() > 2) {
        let example = format!("{}={}", option.id, option.values[1]);
        let how = words.text("games-how", &[("game", game.id.into()), ("example", example.into())]);
        text.push_str(&format!("\n{how}\n"));
    }
    text
}
