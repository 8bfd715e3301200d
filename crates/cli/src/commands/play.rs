use std::io::{self, ErrorKind, IsTerminal as _};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use dedale_bots::Bot;
use dedale_core::chance::Seed;
use dedale_core::{Match, Seat, Setup as _};
use dedale_games::{AnyMatch, Document, GameId, Problem, with_game, with_match};
use dedale_guests::{GuestError, Guests};
use dedale_words::Words;

use crate::commands::data::Given;
use crate::commands::data_args::DataArgs;
use crate::commands::guests::{GuestArgs, tell_faults};
use crate::commands::options::GameOptions;
use crate::commands::unfinished;
use crate::terminal::journal::leave_politely_on_signals;
use crate::terminal::{
    Adviser, Face, Journal, LineEditor, Next, Screen, Session, Start, Style, Thinking, keep,
    takes_the_screen, width,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Option<String>,

    #[arg(
        long,
        value_name = "NUMBER",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "1",
        conflicts_with_all = ["game", "players", "with", "set", DataArgs::GROUP, "seed", "from", "bot"]
    )]
    resume: Option<usize>,

    #[command(flatten)]
    options: GameOptions,

    #[arg(long)]
    seed: Option<String>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "with", "set", DataArgs::GROUP])]
    from: Option<PathBuf>,

    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    bot: Vec<String>,

    #[arg(long, value_name = "NAME")]
    adviser: Option<String>,

    #[command(flatten)]
    guests: GuestArgs,

    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    if let Some(number) = args.resume {
        return resume(number, args, words);
    }
    let Some(game) = &args.game else { return unfinished::list(words) };
    let game: GameId = game.parse().map_err(Problem::from)?;
    let given = args.options.given(game)?;
    let ascii = args.plain || words.is_ascii();
    let own = (ascii || given.has_titles()).then(|| {
        let own = given.named_in(Words::new(words.language()));
        if ascii { own.in_ascii() } else { own }
    });
    with_game!(game, G => play::<G>(args, &given, own.as_ref().unwrap_or(words)))
}

fn play<G: Face>(args: &Args, given: &Given, words: &Words) -> anyhow::Result<()> {
    let seed = args.seed.as_deref().map(str::parse).transpose().map_err(Problem::from)?;
    let game = match &args.from {
        Some(file) => read::<G>(file, seed, words)?,
        None => {
            let seats = if args.bot.is_empty() { 0 } else { args.bot.len() + 1 };
            let setup = args.options.setup::<G>(given, seats)?;
            Match::new(&setup, seed.map_or_else(|| fresh_seed(words), Ok)?)
        }
    };
    let guests = args.guests.guests();
    let bots = seated::<G>(&args.bot, game.setup(), &guests, words)?;
    sessions(Table { game, bots, file: args.from.clone(), journal: None }, args, &guests, words)
}

/// Goes on with a game that was left: that of this number in the list, the latest being the first.
fn resume(number: usize, args: &Args, words: &Words) -> anyhow::Result<()> {
    let (left, journal) = unfinished::take(number, words)?;
    let plain = args.plain.then(|| Words::new(words.language()).in_ascii());
    let words = plain.as_ref().unwrap_or(words);
    let loaded = AnyMatch::load(&left.unfinished.document, fresh_seed(words)?)?;
    with_match!(loaded.game, game => {
        let guests = args.guests.guests();
        let bots = left.unfinished.bots.iter().map(|(seat, name)| {
            let seat = Seat::first(game.setup().seats()).find(|one| one.number() == *seat);
            let seat = seat.ok_or_else(|| anyhow!(words.say("resume-damaged")))?;
            Ok((seat, name.clone(), guests.find(name, game.setup())?))
        });
        let bots = bots.collect::<anyhow::Result<Vec<_>>>()?;
        sessions(Table { game, bots, file: None, journal: Some(journal) }, args, &guests, words)
    })
}

/// A game and its players.
struct Table<G: Face> {
    game: Match<G>,
    /// The bots with their seats, as they were named.
    bots: Vec<(Seat, String, Bot<G>)>,
    file: Option<PathBuf>,
    journal: Option<Journal>,
}

/// One game after the other, until somebody leaves.
fn sessions<G: Face>(table: Table<G>, args: &Args, guests: &Guests, words: &Words) -> anyhow::Result<()> {
    let Table { mut game, bots, mut file, mut journal } = table;
    let setup = game.setup().clone();
    let advisers = args.guests.guests();
    let adviser = args.adviser.as_deref().map(|name| Adviser::find(name, &setup, &advisers)).transpose()?;
    leave_politely_on_signals();
    let mut screen = if !args.plain && takes_the_screen() { Some(Screen::open(words)?) } else { None };
    let style = screen.as_ref().map_or_else(|| Style::of_stdout(words.is_ascii()), Screen::style);
    loop {
        let named = bots.iter().map(|(seat, name, _)| (seat.number(), name.clone())).collect();
        let begin = |folder: PathBuf| Journal::begin(&folder, G::ID, named).ok();
        let journal = journal.take().or_else(|| Journal::folder().and_then(begin));
        let bots = bots.iter().map(|(seat, _, bot)| (*seat, bot.clone())).collect();
        let (file, adviser, thinking) = (file.take(), adviser.clone(), Thinking::Aside);
        let start = Start { game, file, bots, adviser, words, style, width, journal, keep, thinking };
        let done = match &mut screen {
            Some(screen) => Session::new(start, screen).run(),
            None => match edited() {
                Some(editor) => Session::in_lines(start, editor, io::stdout()).run(),
                None => Session::in_lines(start, io::stdin().lock(), io::stdout().lock()).run(),
            },
        };
        match done {
            Ok(Next::Again) => game = Match::new(&setup, fresh_seed(words)?),
            Ok(Next::Leave) => {
                screen.map_or(Ok(()), Screen::close)?;
                return tell_faults(guests, words);
            }
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Lines with an editor, where a terminal is at both ends.
fn edited() -> Option<LineEditor> {
    let able = io::stdin().is_terminal() && io::stdout().is_terminal();
    able.then(LineEditor::open).flatten()
}

/// The bots at the last seats; a single one at every seat but the first.
fn seated<G: Face>(
    names: &[String],
    setup: &G::Setup,
    guests: &Guests,
    words: &Words,
) -> anyhow::Result<Vec<(Seat, String, Bot<G>)>> {
    let seats = setup.seats();
    let found = |name: &String| Ok((name.clone(), guests.find::<G>(name, setup)?));
    let mut bots = names.iter().map(found).collect::<Result<Vec<_>, GuestError>>()?;
    if bots.len() >= seats {
        let id = if seats == 1 { "play-bot-alone" } else { "play-too-many-bots" };
        bail!(words.text(id, &[("bots", bots.len().into()), ("seats", seats.into())]));
    }
    if let [only] = &bots[..] {
        bots = vec![only.clone(); seats - 1];
    }
    let last = Seat::first(seats).skip(seats - bots.len());
    Ok(last.zip(bots).map(|(seat, (name, bot))| (seat, name, bot)).collect())
}

/// 256 bits from the operating system.
fn fresh_seed(words: &Words) -> anyhow::Result<Seed> {
    let mut key = [0; 32];
    let why = |error: getrandom::Error| words.text("play-no-chance", &[("why", error.to_string().into())]);
    getrandom::fill(&mut key).map_err(|error| anyhow!(why(error)))?;
    Ok(Seed::Sealed(key))
}

/// A saved game, or a position that goes on with chance from the seed.
fn read<G: Face>(file: &Path, seed: Option<Seed>, words: &Words) -> anyhow::Result<Match<G>> {
    let cannot_read = |error: io::Error| {
        let (file, why) = (file.display().to_string(), words.io_error(&error));
        anyhow!(words.text("problem-cannot-read", &[("file", file.into()), ("why", why.into())]))
    };
    let text = std::fs::read_to_string(file).map_err(cannot_read)?;
    let loaded = AnyMatch::load(&text, seed.map_or_else(|| fresh_seed(words), Ok)?)?;
    if loaded.document == Document::Record && seed.is_some() {
        bail!(words.say("play-seed-of-record"));
    }
    G::of_any(loaded.game).map_err(|other| {
        let name = |game: &str| words.game(game).0;
        let args = [
            ("file", file.display().to_string().into()),
            ("found", name(other.info().id).into()),
            ("wanted", name(G::ID).into()),
        ];
        anyhow!(words.text("play-other-game", &args))
    })
}

#[cfg(test)]
mod tests {
    use dedale_labyrinth::{Setup, State};
    use dedale_words::Language;

    use super::*;

    fn seats(names: &[&str], seats: usize) -> Result<Vec<u32>, String> {
        let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
        let players = seats.to_string();
        let setup = Setup::from_options([("players", &*players)]).expect("a setup");
        let bots = seated::<State>(&names, &setup, &Guests::default(), &Words::new(Language::En));
        let bots = bots.map_err(|error| error.to_string())?;
        Ok(bots.iter().map(|(seat, ..)| seat.number()).collect())
    }

    #[test]
    fn bots_take_the_last_seats_and_one_alone_all_but_the_first() {
        assert_eq!(seats(&[], 4), Ok(vec![]));
        assert_eq!(seats(&["easy"], 2), Ok(vec![2]));
        assert_eq!(seats(&["easy"], 4), Ok(vec![2, 3, 4]));
        assert_eq!(seats(&["easy", "random"], 4), Ok(vec![3, 4]));
        assert_eq!(seats(&["easy", "random", "random"], 4), Ok(vec![2, 3, 4]));
    }

    #[test]
    fn one_seat_is_left_to_a_person() {
        let crowded = seats(&["random"; 4], 4).expect_err("no seat left");
        assert_eq!(crowded, "4 bots leave no seat for you: this game has 4.");
        let (words, guests) = (Words::new(Language::En), Guests::default());
        let solo = dedale_onirim::Setup::solo();
        let alone = seated::<dedale_onirim::State>(&["random".to_owned()], &solo, &guests, &words);
        assert!(alone.expect_err("no second seat").to_string().contains("has only one"));
    }
}
