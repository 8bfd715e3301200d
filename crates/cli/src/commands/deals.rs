use dedale_core::Setup as _;
use dedale_games::{GameId, Problem, with_game};
use dedale_lab::clairvoyant::Foresight;
use dedale_lab::deals::{Difficulty, EFFORT, GAMES, Grade, Grading, by_difficulty};
use dedale_lab::{LabError, Series, Studied};
use dedale_words::Words;
use serde::Serialize;

use super::guests::{GuestArgs, Unplayable, tell_faults};
use super::options::GameOptions;
use super::progress::progress_bar;
use super::report::{Bar, Frame, LabArgs, Plot, Report, Section, count, explain, number, percent, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[arg(long, short = 'n', default_value_t = 20)]
    count: u64,

    #[arg(long, short = 'b', value_delimiter = ',', value_name = "NAME")]
    bot: Vec<String>,

    #[arg(long, default_value_t = GAMES)]
    games: u32,

    #[arg(long, default_value_t = EFFORT)]
    effort: u32,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    lab: LabArgs,

    #[command(flatten)]
    guests: GuestArgs,

    #[command(flatten)]
    options: GameOptions,
}

#[derive(Serialize)]
struct Document<'a> {
    program: &'static str,
    game: &'static str,
    setup: String,
    seed: u64,
    deals: &'a [Grade],
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    with_game!(game, G => deals::<G>(args, words))
}

fn deals<G: Studied>(args: &Args, words: &Words) -> anyhow::Result<()> {
    args.lab.check(words)?;
    let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, 0)?;
    let wrong = |error: LabError| explain(error, words);
    let guests = args.guests.guests();
    let find = |bot: &String| Ok(guests.find::<G>(bot, &setup)?);
    let grading = Grading::<G>::with(setup.clone(), &args.bot, args.games, args.effort, find);
    let grading = grading.map_err(|error: Unplayable| error.explain(words))?;
    let bar = progress_bar(args.count);
    let series = Series { games: args.count, ..args.lab.series(grading.command(args.seed)) };
    let grades = grading.run(args.seed, &series, |deals| bar.inc(deals));
    bar.finish_and_clear();
    let grades = grades.map_err(wrong)?;
    tell_faults(&guests, words)?;
    let document = Document {
        program: crate::version::short(),
        game: G::ID,
        setup: setup.text(),
        seed: args.seed,
        deals: &grades,
    };
    args.lab.tell(|words| report(&document, words), &frame(&grades), &document, words)
}

fn report(document: &Document<'_>, words: &Words) -> Report {
    Report {
        title: words.text("deals-title", &[("game", words.game(document.game).0.into())]),
        facts: vec![
            format!("{} · {} · {} · seed {}", document.program, document.game, document.setup, document.seed),
            words.say("deals-how"),
        ],
        sections: vec![graded(document.deals, words), difficulties(document.deals, words)],
    }
}

fn graded(grades: &[Grade], words: &Words) -> Section {
    let bots = grades.first().map(|grade| &grade.bots[..]).unwrap_or_default();
    let mut header = say(&["deals-seed", "deals-difficulty", "deals-share"], words);
    header.extend(bots.iter().map(|bot| bot.bot.clone()));
    header.extend(say(&["lab-turns", "deals-clairvoyant"], words));
    let row = |grade: &Grade| {
        let mut row = vec![
            grade.seed.to_string(),
            words.say(&difficulty(grade.difficulty)),
            percent(grade.share, words),
        ];
        row.extend(grade.bots.iter().map(|bot| format!("{}/{}", bot.wins, bot.games)));
        let turns = grade.bots.iter().map(|bot| bot.mean_turns).sum::<f64>() / grade.bots.len().max(1) as f64;
        row.push(number(turns, 1, words));
        row.push(words.say(match grade.clairvoyant {
            Foresight::Wins => "deals-clairvoyant-wins",
            Foresight::NotFound => "deals-clairvoyant-not-found",
        }));
        row
    };
    let bar = |grade: &Grade| Bar {
        name: grade.seed.to_string(),
        value: grade.share,
        within: Some((grade.share, grade.share)),
    };
    Section {
        title: words.say("deals-graded"),
        note: Some(words.say("deals-graded.note")),
        header,
        rows: grades.iter().map(row).collect(),
        plot: Some(Plot::Shares(grades.iter().map(bar).collect())),
    }
}

fn difficulties(grades: &[Grade], words: &Words) -> Section {
    let counts: Vec<_> = by_difficulty(grades).collect();
    let called = |level: Difficulty| words.say(&difficulty(level));
    let bar = |(level, deals): &(Difficulty, usize)| Bar {
        name: called(*level),
        value: *deals as f64,
        within: None,
    };
    Section {
        title: words.say("deals-difficulties"),
        note: None,
        header: say(&["deals-difficulty", "deals-deals"], words),
        rows: counts.iter().map(|(level, deals)| vec![called(*level), count(*deals as u64)]).collect(),
        plot: Some(Plot::Amounts(counts.iter().map(bar).collect())),
    }
}

fn difficulty(level: Difficulty) -> String {
    format!("deals-difficulty-{level}")
}

fn frame(grades: &[Grade]) -> Frame {
    let bots = grades.first().map(|grade| &grade.bots[..]).unwrap_or_default();
    let of = |what: &str, bot: &str| format!("{what}_{bot}");
    let mut names: Vec<String> =
        ["seed", "difficulty", "share", "clairvoyant", "games"].map(str::to_owned).into();
    for bot in bots {
        names.extend([of("wins", &bot.bot), of("turns", &bot.bot)]);
    }
    let mut frame = Frame::new(names);
    for grade in grades {
        let (seed, difficulty) = (grade.seed.to_string(), grade.difficulty.to_string());
        let clairvoyant = match grade.clairvoyant {
            Foresight::Wins => "wins",
            Foresight::NotFound => "not-found",
        };
        let games = grade.bots.first().map_or(0, |bot| u64::from(bot.games));
        let own: Vec<_> = grade
            .bots
            .iter()
            .flat_map(|bot| {
                let wins = (of("wins", &bot.bot), u64::from(bot.wins).into());
                [wins, (of("turns", &bot.bot), bot.mean_turns.into())]
            })
            .collect();
        let common = [
            ("seed", seed.as_str().into()),
            ("difficulty", difficulty.as_str().into()),
            ("share", grade.share.into()),
            ("clairvoyant", clairvoyant.into()),
            ("games", games.into()),
        ];
        frame.push(common.into_iter().chain(own.iter().map(|(name, cell)| (&**name, Clone::clone(cell)))));
    }
    frame
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_lab::deals::Performance;
    use dedale_words::Language;

    use super::*;
    use crate::commands::report::{as_csv, as_text};

    fn grade(seed: u64, wins: [u32; 2], clairvoyant: Foresight) -> Grade {
        let bot = |(name, wins): (&str, u32)| Performance {
            bot: name.to_owned(),
            games: 20,
            wins,
            mean_turns: 30.5,
        };
        let bots: Vec<_> = ["one", "other"].into_iter().zip(wins).map(bot).collect();
        let share = f64::from(wins[0] + wins[1]) / 40.0;
        Grade { seed: Seed::Quick(seed), difficulty: Difficulty::of(share), share, bots, clairvoyant }
    }

    #[test]
    fn graded_deals_are_told_as_a_table() {
        let grades = [grade(3, [5, 18], Foresight::Wins), grade(12_345, [0, 0], Foresight::NotFound)];
        let told = |language| {
            let document = Document {
                program: "dedale",
                game: "onirim",
                setup: "players=1".to_owned(),
                seed: 7,
                deals: &grades,
            };
            as_text(&report(&document, &Words::new(language)))
        };
        insta::assert_snapshot!("deals_en", told(Language::En));
        insta::assert_snapshot!("deals_fr", told(Language::Fr));
        insta::assert_snapshot!("deals_csv", as_csv(&frame(&grades)));
    }
}
