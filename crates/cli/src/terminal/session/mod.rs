mod commands;
mod hint;
mod leaving;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use dedale_bots::{Bot, answer, own_chance};
use dedale_core::{Match, Observer, Seat, Setup as _};
use dedale_games::Problem;
use dedale_words::{Listener, Words};

use self::hint::Advised;
pub(crate) use self::hint::Adviser;
use super::asked::Asked;
use super::input::{Command, Input, understand};
use super::pages::{self, paragraph, table_and_news};
use super::sheet::wrapped;
use super::style::{Ink, Style};
use super::{Face, Journal, files, moment};

/// The start of a session.
pub(crate) struct Start<'a, G: Face> {
    pub(crate) game: Match<G>,
    /// The file it was read from.
    pub(crate) file: Option<PathBuf>,
    /// The bots on the seats without a person at the terminal.
    pub(crate) bots: Vec<(Seat, Bot<G>)>,
    pub(crate) adviser: Option<Adviser<'a, G>>,
    pub(crate) words: &'a Words,
    pub(crate) style: Style,
    /// The columns of the terminal, asked for whenever the screen is drawn.
    pub(crate) width: fn() -> usize,
    /// Where every move is written at once; none if there is no place for it.
    pub(crate) journal: Option<Journal>,
    /// Writes what would be lost under a name of its own, and says which.
    pub(crate) keep: fn(&Path, &str) -> io::Result<PathBuf>,
    /// For how long hints are thought about.
    pub(crate) thinking: Thinking,
}

#[cfg(test)]
impl<'a, G: Face> Start<'a, G> {
    /// A person alone at a terminal of 80 columns, where nothing is written to disk but by `keep`.
    pub(crate) fn in_test(
        game: Match<G>,
        words: &'a Words,
        keep: fn(&Path, &str) -> io::Result<PathBuf>,
    ) -> Self {
        let (style, thinking) = (Style::TEXT, Thinking::Games(20));
        Start {
            game,
            file: None,
            bots: Vec::new(),
            adviser: None,
            words,
            style,
            width: || 80,
            journal: None,
            keep,
            thinking,
        }
    }
}

/// For how long hints are thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thinking {
    /// A first answer at once; better ones while the player looks at it.
    Aside,
    /// A fixed number of simulations: the same hint every time.
    #[cfg(test)]
    Games(u32),
}

/// The next thing to do after a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Again,
    Leave,
}

/// The next thing to do after a line.
enum Then {
    /// The question stands; the reply stays on the screen.
    Ask,
    /// The screen is drawn anew.
    Show,
    Stop(Next),
}

/// A game at the terminal, from the first question to the last.
pub(crate) struct Session<'a, G: Face, R, W> {
    start: Start<'a, G>,
    input: R,
    output: W,
    /// The seat whose cards are on the screen.
    viewer: Option<Seat>,
    /// How many events the deal took.
    dealt: usize,
    /// For each seat, the step from which events are news.
    news_since: Vec<usize>,
    /// Where it was last saved, and what was written there.
    saved: Option<(PathBuf, String)>,
    /// The search about the current decision, since somebody asked for a hint.
    advised: Option<Advised>,
}

impl<'a, G: Face, R: BufRead, W: Write> Session<'a, G, R, W> {
    pub(crate) fn new(start: Start<'a, G>, input: R, output: W) -> Self {
        let seats = start.game.setup().seats();
        let news_since = vec![start.game.step().saturating_sub(1); seats];
        let saved = start.file.clone().map(|path| (path, files::contents(&start.game)));
        let dealt = start.game.at(0).expect("every match has a beginning").events().len();
        Session { start, input, output, viewer: None, dealt, news_since, saved, advised: None }
    }

    /// Plays until somebody leaves or wants another game.
    pub(crate) fn run(&mut self) -> io::Result<Next> {
        loop {
            self.write_journal()?;
            let then = match self.start.game.decider() {
                None => self.after_the_end()?,
                Some(seat) if self.is_bot(seat) => self.bot_plays(seat),
                Some(seat) => self.ask(seat)?,
            };
            if let Then::Stop(next) = then {
                return Ok(next);
            }
        }
    }

    fn words(&self) -> &'a Words {
        self.start.words
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.start.bots.iter().any(|(bots, _)| *bots == seat)
    }

    /// Whether several people sit at the terminal.
    fn is_shared(&self) -> bool {
        self.news_since.len() - self.start.bots.len() > 1
    }

    fn bot_plays(&mut self, seat: Seat) -> Then {
        let mut chance = self.start.game.perspective().map(own_chance).expect("somebody decides");
        let (_, bot) = self.start.bots.iter_mut().find(|(bots, _)| *bots == seat).expect("a bot sits there");
        let action = answer(bot, &self.start.game, &mut chance).expect("a decider has an answer");
        self.start.game.act(action).expect("a bot answers by the rules");
        Then::Show
    }

    /// Whether the seats share the screen and have something to hide from each other.
    fn hides(&self) -> bool {
        let view = self.start.game.state().view(Observer::Spectator);
        self.is_shared() && G::is_secret(&view)
    }

    fn ask(&mut self, seat: Seat) -> io::Result<Then> {
        if self.hides() && self.viewer != Some(seat) {
            self.clear_everything()?;
            let call = self.words().text("curtain-call", &[("seat", seat.number().into())]);
            if self.prompt(&call)?.is_none() {
                return self.at_end_of_input();
            }
            self.clear_everything()?;
        }
        self.viewer = Some(seat);
        self.show(seat)?;
        loop {
            let Some(line) = self.prompt(">")? else { return self.at_end_of_input() };
            match self.answered(seat, &line)? {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    fn show(&mut self, seat: Seat) -> io::Result<()> {
        let (words, style, width) = (self.words(), self.start.style, (self.start.width)());
        let observer = Observer::Seat(seat);
        let state = self.start.game.state();
        let mut text = String::new();
        text.push_str(if style.clears { "\x1b[H\x1b[2J" } else { "\n" });
        let happened = match self.start.game.step() {
            0 => paragraph(&format!("{} {}", words.game(G::ID).1, words.say("play-welcome")), width),
            _ => self.news_text(self.news_since[seat.index()], observer),
        };
        text.push_str(&table_and_news::<G>(G::screen(&state.view(observer), words, width, style), happened));
        if self.is_shared() {
            let whose = words.text("play-whose-turn", &[("seat", seat.number().into())]);
            text.push_str(&format!(" {}\n", style.paint(Ink::Faint, &whose)));
        }
        if let Some(asked) = Asked::of(state, observer) {
            text.push_str(&asked.choices(words, width, style));
        }
        self.output.write_all(text.as_bytes())
    }

    /// The events an observer saw from a step on, turns not counted.
    fn news(&self, since: usize, observer: Observer) -> Vec<String> {
        let state = self.start.game.state();
        let old = if since == 0 && self.start.game.step() > 0 { self.dealt } else { 0 };
        let events = self.start.game.events_since(since)[old..].iter();
        let seen = events.filter_map(|event| state.seen(event, observer));
        let listener = Listener { observer, seats: state.seats() };
        pages::news::<G>(seen, self.start.game.setup(), listener, self.words())
    }

    /// The news as text; each bot's actions have their own lines.
    fn news_text(&self, since: usize, observer: Observer) -> String {
        let most = moment::LINES_SHOWN * self.start.bots.len().max(1);
        moment::news(&self.news(since, observer), most, (self.start.width)(), self.start.style)
    }

    fn answered(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        let words = self.words();
        match understand(line, words) {
            Input::Nothing => Ok(Then::Show),
            Input::Command(command, rest) => self.obey(command, rest, Observer::Seat(seat)),
            input @ (Input::Number(_) | Input::Other(_)) => {
                let asked = Asked::of(self.start.game.state(), Observer::Seat(seat));
                let asked = asked.expect("the seat is asked");
                match asked.understood(input, words, self.start.style) {
                    Ok(action) => self.act(seat, action),
                    Err(said) => self.say(&said),
                }
            }
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> io::Result<Then> {
        let step = self.start.game.step();
        if let Err(error) = self.start.game.act(action) {
            let problem = self.words().problem(&Problem::from(error));
            return self.say(&problem);
        }
        if self.hides() {
            self.news_since[seat.index()] = step;
            if self.start.game.decider().is_some_and(|next| next != seat) {
                return self.hand_over(seat, step);
            }
        } else {
            self.news_since.fill(step);
        }
        Ok(Then::Show)
    }

    /// The player sees what came of the last answer before the cards are hidden.
    fn hand_over(&mut self, seat: Seat, step: usize) -> io::Result<Then> {
        self.write_journal()?;
        let text = self.news_text(step, Observer::Seat(seat));
        write!(self.output, "\n{text}\n")?;
        let hide = self.words().say("curtain-hide");
        match self.prompt(&hide)? {
            Some(_) => Ok(Then::Show),
            None => self.at_end_of_input(),
        }
    }

    fn after_the_end(&mut self) -> io::Result<Then> {
        let (words, style, width) = (self.words(), self.start.style, (self.start.width)());
        let game = &self.start.game;
        let view = game.state().view(Observer::Omniscient);
        let mut text = String::from(if style.clears { "\x1b[H\x1b[2J" } else { "\n" });
        let since = self.news_since.iter().copied().min().unwrap_or(0);
        let news = self.news_text(since, Observer::Omniscient);
        text.push_str(&table_and_news::<G>(G::screen(&view, words, width, style), news));
        if let Some(outcome) = game.outcome() {
            let told = style.paint(Ink::Strong, &words.outcome(outcome.reason));
            text.push_str(&format!(" {told}\n {}\n", G::summary(&view, outcome.winners, words)));
        }
        let seed = words.text("end-seed", &[("seed", game.seed().to_string().into())]);
        text.push_str(&format!(" {seed}\n\n"));
        text.push_str(&pages::commands(&Command::AFTER, words, width, style));
        self.output.write_all(text.as_bytes())?;
        loop {
            let Some(line) = self.prompt(">")? else { return self.at_end_of_input() };
            let then = match understand(&line, words) {
                Input::Nothing => Then::Show,
                Input::Command(Command::Again, _) => self.leave_for(Next::Again)?,
                Input::Command(command, rest) => self.obey(command, rest, Observer::Omniscient)?,
                Input::Number(_) | Input::Other(_) => self.say(&words.problem(&Problem::Over))?,
            };
            if !matches!(then, Then::Ask) {
                return Ok(then);
            }
        }
    }

    fn tell(&mut self, id: &str, args: &[(&str, dedale_words::Value<'_>)]) -> io::Result<Then> {
        let text = self.words().text(id, args);
        self.say(&text)
    }

    fn say(&mut self, text: &str) -> io::Result<Then> {
        self.output.write_all(paragraph(text, (self.start.width)()).as_bytes())?;
        Ok(Then::Ask)
    }

    /// A line from the player; none at the end of input.
    fn prompt(&mut self, text: &str) -> io::Result<Option<String>> {
        let lines = wrapped(text, (self.start.width)().saturating_sub(4));
        write!(self.output, "{} ", lines.join("\n"))?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Nothing stays readable, not even by scrolling back.
    fn clear_everything(&mut self) -> io::Result<()> {
        if self.start.style.clears {
            write!(self.output, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        Ok(())
    }
}
