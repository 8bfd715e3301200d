use dedale_core::Setup as _;
use dedale_games::{GameId, Problem, with_game};
use dedale_lab::tournament::{Comparison, Results, Standing, Terms, Tournament};
use dedale_lab::{Sprt, SprtResult, Studied, Test, Verdict};
use dedale_words::Words;
use serde::Serialize;

use super::guests::{GuestArgs, Unplayable, tell_faults};
use super::options::GameOptions;
use super::progress::progress_bar;
use super::report::{
    Bar, Cell, Frame, LabArgs, Plot, Report, Section, count, explain, number, percent_within, say,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[arg(long, short = 'b', value_delimiter = ',', value_name = "NAME")]
    bot: Vec<String>,

    #[arg(long, value_name = "NAME")]
    against: Option<String>,

    #[arg(long, value_name = "ab…")]
    seats: Option<String>,

    #[arg(long, short = 'n', default_value_t = 1_000)]
    deals: u64,

    #[arg(long, value_name = "LOW:HIGH", allow_hyphen_values = true, value_parser = sprt)]
    sprt: Option<Sprt>,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    lab: LabArgs,

    #[command(flatten)]
    guests: GuestArgs,

    #[command(flatten)]
    options: GameOptions,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let hypotheses = text.split_once(':').and_then(|(low, high)| {
        let elo = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 4_000.0);
        Sprt::new(elo(low)?, elo(high)?)
    });
    hypotheses.ok_or_else(|| "usage-sprt".to_owned())
}

#[derive(Serialize)]
struct Document<'a> {
    program: &'static str,
    game: &'static str,
    setup: String,
    seed: u64,
    #[serde(flatten)]
    results: &'a Results,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    with_game!(game, G => tournament::<G>(args, words))
}

fn tournament<G: Studied>(args: &Args, words: &Words) -> anyhow::Result<()> {
    args.lab.check(words)?;
    let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, 0)?;
    let all: Vec<String> = G::NAMES.iter().map(|name| (*name).to_owned()).collect();
    let bots = if args.bot.is_empty() { &all } else { &args.bot };
    let terms = Terms {
        bots,
        against: args.against.as_deref(),
        seating: args.seats.as_deref(),
        seed: args.seed,
        sprt: args.sprt,
    };
    let guests = args.guests.guests();
    let find = |bot: &String| Ok(guests.find::<G>(bot, &setup)?);
    let tournament = Tournament::<G>::with(setup.clone(), &terms, find);
    let tournament = tournament.map_err(|error: Unplayable| error.explain(words))?;
    let bar = progress_bar(args.deals * tournament.tables());
    let series = args.lab.series(tournament.command());
    let results = tournament.run(args.deals, &series, |games| bar.inc(games));
    bar.finish_and_clear();
    let results = results.map_err(|error| explain(error, words))?;
    tell_faults(&guests, words)?;
    let document = Document {
        program: crate::version::short(),
        game: G::ID,
        setup: setup.text(),
        seed: args.seed,
        results: &results,
    };
    args.lab.tell(|words| report(&document, words), &frame(&results), &document, words)
}

fn report(document: &Document<'_>, words: &Words) -> Report {
    let results = document.results;
    let played = [("deals", count(results.deals).into()), ("games", count(results.games).into())];
    let mut facts = vec![
        format!("{} · {} · {} · seed {}", document.program, document.game, document.setup, document.seed),
        words.text("tournament-played", &played),
    ];
    facts.extend(results.sprt.map(|test| sequential(&test, words)));
    Report {
        title: words.text("tournament-title", &[("game", words.game(document.game).0.into())]),
        facts,
        sections: vec![standings(results, words), comparisons(results, words)],
    }
}

/// The verdict of a sequential test.
fn sequential(test: &SprtResult, words: &Words) -> String {
    let verdict = match test.verdict {
        Verdict::High => "tournament-sprt-high",
        Verdict::Low => "tournament-sprt-low",
        Verdict::Open => "tournament-sprt-open",
    };
    let figures = [
        ("low", number(test.low, 0, words).into()),
        ("high", number(test.high, 0, words).into()),
        ("ratio", number(test.log_ratio, 2, words).into()),
        ("bound", number(test.bound, 2, words).into()),
    ];
    words.text(verdict, &figures)
}

/// `+35 [12, 60]`: a difference on Elo's scale.
fn elo(one: &Comparison, words: &Words) -> String {
    let end = |elo: Option<f64>, infinite: &str| elo.map_or(infinite.to_owned(), |elo| signed(elo, words));
    let (least, most) = if words.is_ascii() { ("-inf", "inf") } else { ("-∞", "∞") };
    let mean = if one.difference > 0.0 { most } else { least };
    format!("{} [{},\u{a0}{}]", end(one.elo, mean), end(one.elo_low, least), end(one.elo_high, most))
}

fn signed(value: f64, words: &Words) -> String {
    let sign = match value.round() {
        0.0 => "",
        rounded if rounded < 0.0 => "-",
        _ => "+",
    };
    format!("{sign}{}", number(value.abs(), 0, words))
}

fn standings(results: &Results, words: &Words) -> Section {
    let row = |standing: &Standing| {
        vec![
            standing.bot.clone(),
            count(standing.games),
            count(standing.wins),
            percent_within(standing.share, standing.interval, words),
            number(standing.mean_turns, 1, words),
        ]
    };
    let bar = |standing: &Standing| Bar {
        name: standing.bot.clone(),
        value: standing.share,
        within: Some((standing.interval.low, standing.interval.high)),
    };
    let note = if results.together { "tournament-standings-together" } else { "tournament-standings-seats" };
    Section {
        title: words.say("tournament-standings"),
        note: Some(words.say(note)),
        header: say(&["lab-bot", "lab-games", "lab-wins", "lab-share", "lab-turns"], words),
        rows: results.standings.iter().map(row).collect(),
        plot: Some(Plot::Shares(results.standings.iter().map(bar).collect())),
    }
}

fn comparisons(results: &Results, words: &Words) -> Section {
    let pair = |one: &Comparison| {
        words.text(
            "tournament-pair",
            &[("one", one.bot.as_str().into()), ("other", one.against.as_str().into())],
        )
    };
    let row = |one: &Comparison| {
        let unequal = format!("{} : {}", count(one.better), count(one.worse));
        vec![
            pair(one),
            count(one.games),
            percent_within(one.share, one.interval, words),
            percent_within(one.difference, one.difference_interval, words),
            elo(one, words),
            unequal,
            p_value(one.p, words),
        ]
    };
    let bar = |one: &Comparison| {
        let within = one.difference_interval;
        Bar { name: pair(one), value: one.difference, within: Some((within.low, within.high)) }
    };
    let test = match results.comparisons.first().map(|one| one.test) {
        Some(Test::Mean) => "tournament-test-mean",
        _ => "tournament-test-sign",
    };
    Section {
        title: words.say("tournament-comparisons"),
        note: Some(words.say(test)),
        header: say(
            &["lab-pair", "lab-games", "lab-share", "lab-difference", "lab-elo", "lab-better-worse", "lab-p"],
            words,
        ),
        rows: results.comparisons.iter().map(row).collect(),
        plot: Some(Plot::Differences(results.comparisons.iter().map(bar).collect())),
    }
}

fn p_value(p: f64, words: &Words) -> String {
    if p < 0.000_1 { format!("< {}", number(0.000_1, 4, words)) } else { number(p, 4, words) }
}

fn frame(results: &Results) -> Frame {
    let mut frame = Frame::new([
        "kind",
        "bot",
        "against",
        "games",
        "wins",
        "share",
        "low",
        "high",
        "mean_turns",
        "losses",
        "difference",
        "difference_low",
        "difference_high",
        "elo",
        "elo_low",
        "elo_high",
        "better",
        "worse",
        "test",
        "p",
    ]);
    for one in &results.standings {
        frame.push([
            ("kind", "standing".into()),
            ("bot", one.bot.as_str().into()),
            ("games", one.games.into()),
            ("wins", one.wins.into()),
            ("share", one.share.into()),
            ("low", one.interval.low.into()),
            ("high", one.interval.high.into()),
            ("mean_turns", one.mean_turns.into()),
        ]);
    }
    for one in &results.comparisons {
        let test = if one.test == Test::Sign { "sign" } else { "mean" };
        frame.push([
            ("kind", "comparison".into()),
            ("bot", one.bot.as_str().into()),
            ("against", one.against.as_str().into()),
            ("games", one.games.into()),
            ("wins", one.wins.into()),
            ("share", one.share.into()),
            ("low", one.interval.low.into()),
            ("high", one.interval.high.into()),
            ("losses", one.losses.into()),
            ("difference", one.difference.into()),
            ("difference_low", one.difference_interval.low.into()),
            ("difference_high", one.difference_interval.high.into()),
            ("elo", one.elo.into()),
            ("elo_low", one.elo_low.into()),
            ("elo_high", one.elo_high.into()),
            ("better", one.better.into()),
            ("worse", one.worse.into()),
            ("test", Cell::from(test)),
            ("p", one.p.into()),
        ]);
    }
    frame
}

#[cfg(test)]
mod tests {
    use dedale_words::Language;

    use dedale_lab::{difference_95, wilson_95};

    use super::*;
    use crate::commands::report::{as_csv, as_text, percent};

    fn standing(bot: &str, wins: u64) -> Standing {
        let (bot, share) = (bot.to_owned(), wins as f64 / 40.0);
        Standing { bot, games: 40, wins, share, interval: wilson_95(wins, 40), mean_turns: 31.25 }
    }

    fn results(test: Test) -> Results {
        let (difference, difference_interval) = difference_95(&[1.0, 0.0, 0.0, 1.0]);
        let comparison = Comparison {
            bot: "one".to_owned(),
            against: "other".to_owned(),
            games: 40,
            wins: 30,
            share: 0.75,
            interval: wilson_95(30, 40),
            losses: 10,
            difference,
            difference_interval,
            elo: Some(190.8),
            elo_low: Some(-35.2),
            elo_high: None,
            better: 2_000,
            worse: 0,
            test,
            p: 0.5,
        };
        Results {
            deals: 4,
            games: 8_000,
            together: test == Test::Sign,
            standings: vec![standing("one", 30), standing("other", 10)],
            comparisons: vec![comparison],
            sprt: (test == Test::Sign)
                .then(|| Sprt::new(0.0, 10.0).expect("two hypotheses").result(&[1.0, 0.0, 0.0, 1.0])),
        }
    }

    #[test]
    fn a_tournament_is_told_as_a_table() {
        let told = |test, language| {
            let results = results(test);
            let setup = "players=1".to_owned();
            let document = Document { program: "dedale", game: "onirim", setup, seed: 7, results: &results };
            as_text(&report(&document, &Words::new(language)))
        };
        insta::assert_snapshot!("tournament_en", told(Test::Sign, Language::En));
        insta::assert_snapshot!("tournament_fr", told(Test::Mean, Language::Fr));
        insta::assert_snapshot!("tournament_csv", as_csv(&frame(&results(Test::Sign))));
    }

    #[test]
    fn small_probabilities_are_not_told_as_none() {
        let said = |p| p_value(p, &Words::new(Language::Fr));
        assert_eq!((said(0.03), said(1e-9)), ("0,0300".to_owned(), "< 0,0001".to_owned()));
        assert_eq!(percent(0.5, &Words::new(Language::Fr)), "50,0\u{202f}%");
    }
}
