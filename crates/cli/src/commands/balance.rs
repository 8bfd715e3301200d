use dedale_core::Setup;
use dedale_games::{GameId, Problem, with_game};
use dedale_lab::balance::{Balance, Configuration, Figures, Lengths, Offer, Row, Use};
use dedale_lab::{Studied, quick_guide};
use dedale_words::Words;
use serde::Serialize;

use super::guests::{GuestArgs, Unplayable, tell_faults};
use super::options::GameOptions;
use super::progress::progress_bar;
use super::report::{
    Bar, Frame, LabArgs, Plot, Report, Section, count, explain, number, percent, percent_within, say,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[arg(long, short = 'b', value_name = "NAME")]
    bot: Option<String>,

    #[arg(long, value_delimiter = ',', value_name = "OPTION,…")]
    vary: Vec<String>,

    #[arg(long, short = 'n', default_value_t = 1_000)]
    games: u64,

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
    bot: &'a str,
    seed: u64,
    #[serde(flatten)]
    figures: &'a Figures,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    with_game!(game, G => balance::<G>(args, words))
}

fn balance<G: Studied>(args: &Args, words: &Words) -> anyhow::Result<()> {
    args.lab.check(words)?;
    let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, 0)?;
    let bot = args.bot.as_deref().unwrap_or(quick_guide::<G>());
    let guests = args.guests.guests();
    let find = |setup: &G::Setup| Ok(guests.find::<G>(bot, setup)?);
    let balance = Balance::<G>::with(&setup, &args.vary, bot, args.seed, find);
    let balance = balance.map_err(|error: Unplayable| error.explain(words))?;
    let bar = progress_bar(args.games * balance.configurations());
    let series = args.lab.series(balance.command());
    let figures = balance.run(args.games, &series, |games| bar.inc(games));
    bar.finish_and_clear();
    let figures = figures.map_err(|error| explain(error, words))?;
    tell_faults(&guests, words)?;
    let document = Document {
        program: crate::version::short(),
        game: G::ID,
        setup: setup.text(),
        bot,
        seed: args.seed,
        figures: &figures,
    };
    args.lab.tell(|words| report::<G>(&document, words), &frame(&figures), &document, words)
}

fn report<G: Studied>(document: &Document<'_>, words: &Words) -> Report {
    let figures = document.figures;
    let telling = Telling { game: G::ID, together: figures.together, words };
    let mut sections = vec![telling.configurations(&figures.configurations)];
    for (option, rows) in &figures.options {
        sections.push(telling.option::<G::Setup>(option, rows));
    }
    if !figures.seats.is_empty() {
        let title = words.say("balance-seats");
        sections.push(telling.rows(title, "lab-seat", &figures.seats, str::to_owned));
    }
    for (category, rows) in &figures.traits {
        let title = words.say(&format!("balance-by-{category}"));
        sections.push(telling.rows(title, "lab-name", rows, |name| telling.name(category, name)));
    }
    let title = words.say("balance-openings");
    sections.push(telling.rows(title, "lab-action", &figures.openings, str::to_owned));
    sections.push(telling.lengths("balance-turns", &figures.turns));
    sections.push(telling.lengths("balance-decisions", &figures.decisions));
    for (category, uses) in &figures.uses {
        sections.push(telling.uses(category, uses));
    }
    sections.push(telling.actions(&figures.actions));
    Report {
        title: words.text("balance-title", &[("game", words.game(document.game).0.into())]),
        facts: vec![
            format!("{} · {} · {} · seed {}", document.game, document.setup, document.bot, document.seed),
            words.text("balance-played", &[("games", count(figures.games).into())]),
        ],
        sections,
    }
}

/// How the figures of a game are told.
struct Telling<'a> {
    game: &'static str,
    together: bool,
    words: &'a Words,
}

impl Telling<'_> {
    /// The name of a counted thing: `red-sun` of `card-played` is the text `onirim-card-red-sun`; its id if it has none.
    fn name(&self, category: &str, name: &str) -> String {
        let kind = category.split('-').next().unwrap_or(category);
        let ids = [format!("balance-{category}-{name}"), format!("{}-{kind}-{name}", self.game)];
        let known = ids.iter().find(|id| self.words.has(id));
        known.map_or_else(|| name.to_owned(), |id| self.words.say(id))
    }

    fn configurations(&self, configurations: &[Configuration]) -> Section {
        let row = |one: &Configuration| {
            vec![
                one.won.name.clone(),
                count(one.won.sides),
                percent_within(one.won.share, one.won.interval, self.words),
                number(one.mean_turns, 1, self.words),
                number(one.mean_decisions, 1, self.words),
            ]
        };
        let share = if self.together { "lab-share" } else { "lab-decided" };
        Section {
            title: self.words.say("balance-configurations"),
            note: (!self.together).then(|| self.words.say("balance-decided")),
            header: say(&["lab-configuration", "lab-games", share, "lab-turns", "lab-decisions"], self.words),
            rows: configurations.iter().map(row).collect(),
            plot: Some(Plot::Shares(
                configurations.iter().map(|one| bar(&one.won, one.won.name.clone())).collect(),
            )),
        }
    }

    fn option<S: Setup>(&self, option: &str, rows: &[Row]) -> Section {
        let spec = S::OPTIONS.iter().find(|spec| spec.id == option).expect("an option of the game");
        let called = [("option", self.words.option(self.game, spec).into())];
        let title = self.words.text("balance-option", &called);
        self.rows(title, "lab-value", rows, |value| self.words.option_value(self.game, spec, value))
    }

    fn rows(&self, title: String, what: &str, rows: &[Row], called: impl Fn(&str) -> String) -> Section {
        let row = |row: &Row| {
            let share = percent_within(row.share, row.interval, self.words);
            vec![called(&row.name), count(row.sides), count(row.wins), share]
        };
        Section {
            title,
            note: None,
            header: say(&[what, "lab-games", "lab-wins", "lab-share"], self.words),
            rows: rows.iter().map(row).collect(),
            plot: Some(Plot::Shares(rows.iter().map(|row| bar(row, called(&row.name))).collect())),
        }
    }

    fn lengths(&self, title: &str, lengths: &Lengths) -> Section {
        let mut header = vec![self.words.say("lab-mean")];
        let mut row = vec![number(lengths.mean, 1, self.words)];
        for quantile in &lengths.quantiles {
            header.push(match quantile.percent {
                0 => self.words.say("lab-shortest"),
                50 => self.words.say("lab-median"),
                100 => self.words.say("lab-longest"),
                percent => self.words.text("lab-percent", &[("share", percent.to_string().into())]),
            });
            row.push(quantile.length.to_string());
        }
        let bins = lengths.histogram.iter().map(|bin| (bin.from, bin.to, bin.games)).collect();
        Section {
            title: self.words.say(title),
            note: Some(self.words.say("balance-lengths")),
            header,
            rows: vec![row],
            plot: Some(Plot::Histogram(bins)),
        }
    }

    fn uses(&self, category: &str, uses: &[Use]) -> Section {
        let row = |one: &Use| {
            vec![
                self.name(category, &one.users.name),
                count(one.times),
                number(one.per_game, 2, self.words),
                count(one.users.sides),
                percent_within(one.users.share, one.users.interval, self.words),
            ]
        };
        let bar =
            |one: &Use| Bar { name: self.name(category, &one.users.name), value: one.per_game, within: None };
        let users = if self.together { "lab-used-in" } else { "lab-users" };
        Section {
            title: self.words.say(&format!("balance-uses-{category}")),
            note: Some(self.words.say("balance-uses")),
            header: say(&["lab-name", "lab-times", "lab-per-game", users, "lab-share"], self.words),
            rows: uses.iter().map(row).collect(),
            plot: Some(Plot::Amounts(uses.iter().map(bar).collect())),
        }
    }

    fn actions(&self, actions: &[Offer]) -> Section {
        let row = |one: &Offer| {
            vec![one.verb.clone(), count(one.offered), count(one.taken), percent(one.share, self.words)]
        };
        let bar = |one: &Offer| Bar {
            name: one.verb.clone(),
            value: one.share,
            within: Some((one.share, one.share)),
        };
        Section {
            title: self.words.say("balance-actions"),
            note: Some(self.words.say("balance-actions.note")),
            header: say(&["lab-action", "lab-offered", "lab-taken", "lab-taken-share"], self.words),
            rows: actions.iter().map(row).collect(),
            plot: Some(Plot::Shares(actions.iter().map(bar).collect())),
        }
    }
}

fn bar(row: &Row, name: String) -> Bar {
    Bar { name, value: row.share, within: Some((row.interval.low, row.interval.high)) }
}

fn frame(figures: &Figures) -> Frame {
    let mut frame = Frame::new([
        "section",
        "name",
        "count",
        "hits",
        "share",
        "low",
        "high",
        "times",
        "per_game",
        "mean_turns",
        "mean_decisions",
    ]);
    for one in &figures.configurations {
        let lengths = [("mean_turns", one.mean_turns.into()), ("mean_decisions", one.mean_decisions.into())];
        frame.push(shares("configuration", &one.won).into_iter().chain(lengths));
    }
    let mut rows = |section: &str, rows: &[Row]| rows.iter().for_each(|row| frame.push(shares(section, row)));
    for (option, values) in &figures.options {
        rows(&format!("option:{option}"), values);
    }
    rows("seat", &figures.seats);
    for (category, names) in &figures.traits {
        rows(&format!("by:{category}"), names);
    }
    rows("opening", &figures.openings);
    for (section, lengths) in [("turns", &figures.turns), ("decisions", &figures.decisions)] {
        for bin in &lengths.histogram {
            let name = format!("{}-{}", bin.from, bin.to);
            frame.push([
                ("section", section.into()),
                ("name", name.as_str().into()),
                ("count", bin.games.into()),
            ]);
        }
    }
    for (category, uses) in &figures.uses {
        let section = format!("use:{category}");
        for one in uses {
            let times = [("times", one.times.into()), ("per_game", one.per_game.into())];
            frame.push(shares(&section, &one.users).into_iter().chain(times));
        }
    }
    for one in &figures.actions {
        frame.push([
            ("section", "action".into()),
            ("name", one.verb.as_str().into()),
            ("count", one.offered.into()),
            ("hits", one.taken.into()),
            ("share", one.share.into()),
        ]);
    }
    frame
}

fn shares(section: &str, row: &Row) -> [(&'static str, super::report::Cell); 7] {
    [
        ("section", section.into()),
        ("name", row.name.as_str().into()),
        ("count", row.sides.into()),
        ("hits", row.wins.into()),
        ("share", row.share.into()),
        ("low", row.interval.low.into()),
        ("high", row.interval.high.into()),
    ]
}
