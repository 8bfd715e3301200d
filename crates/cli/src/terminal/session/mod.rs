mod commands;
mod front;
mod hint;
mod leaving;
mod lines;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use dedale_bots::{Bot, answer, own_chance};
use dedale_core::{Match, Observer, Seat, Setup as _};
use dedale_games::Problem;
use dedale_words::{Listener, Words};

pub(crate) use self::front::{Ask, End, Front, Happened, Page, Scene};
pub(crate) use self::hint::Adviser;
use self::hint::{Advice, Advised};
use self::lines::Lines;
use super::asked::Asked;
use super::input::{Command, Input, understand};
use super::style::Style;
use super::typing::Typing;
use super::{Face, Journal, files, moment, pages};

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
pub(crate) struct Session<'a, G: Face, F> {
    start: Start<'a, G>,
    front: F,
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
    advice: Option<Advice>,
}

impl<'a, G: Face, R: Typing, W: Write> Session<'a, G, Lines<'a, R, W>> {
    /// A session in lines.
    pub(crate) fn in_lines(start: Start<'a, G>, input: R, output: W) -> Self {
        let Start { words, style, width, .. } = start;
        Session::new(start, Lines { input, output, words, style, width })
    }
}

impl<'a, G: Face, F: Front<G>> Session<'a, G, F> {
    pub(crate) fn new(start: Start<'a, G>, front: F) -> Self {
        let seats = start.game.setup().seats();
        let news_since = vec![start.game.step().saturating_sub(1); seats];
        let saved = start.file.clone().map(|path| (path, files::contents(&start.game)));
        let dealt = start.game.at(0).expect("every match has a beginning").events().len();
        Session { start, front, viewer: None, dealt, news_since, saved, advised: None, advice: None }
    }

    /// Plays until somebody leaves or wants another game.
    pub(crate) fn run(&mut self) -> io::Result<Next> {
        loop {
            self.write_journal()?;
            let then = match self.start.game.decider() {
                None => self.after_the_end()?,
                Some(seat) if self.is_bot(seat) => self.bot_plays(seat)?,
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

    fn bot_plays(&mut self, seat: Seat) -> io::Result<Then> {
        self.front.wait_for(seat)?;
        let mut chance = self.start.game.perspective().map(own_chance).expect("somebody decides");
        let (_, bot) = self.start.bots.iter_mut().find(|(bots, _)| *bots == seat).expect("a bot sits there");
        let action = answer(bot, &self.start.game, &mut chance).expect("a decider has an answer");
        self.start.game.act(action).expect("a bot answers by the rules");
        Ok(Then::Show)
    }

    /// Whether the seats share the screen and have something to hide from each other.
    fn hides(&self) -> bool {
        let view = self.start.game.state().view(Observer::Spectator);
        self.is_shared() && G::is_secret(&view)
    }

    fn ask(&mut self, seat: Seat) -> io::Result<Then> {
        if self.hides() && self.viewer != Some(seat) {
            self.front.hide()?;
            let call = self.words().text("curtain-call", &[("seat", seat.number().into())]);
            if self.prompt(&call)?.is_none() {
                return self.at_end_of_input();
            }
            self.front.hide()?;
        }
        self.viewer = Some(seat);
        self.show(seat)?;
        loop {
            let Some(line) = self.front.ask(Ask::Answer)? else { return self.at_end_of_input() };
            match self.answered(seat, &line)? {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    fn show(&mut self, seat: Seat) -> io::Result<()> {
        let (words, observer) = (self.words(), Observer::Seat(seat));
        let happened = match self.start.game.step() {
            0 => Happened::Welcome(format!("{} {}", words.game(G::ID).1, words.say("play-welcome"))),
            _ => self.happened(self.news_since[seat.index()], observer),
        };
        let whose =
            self.is_shared().then(|| words.text("play-whose-turn", &[("seat", seat.number().into())]));
        let game = &self.start.game;
        let asked = Asked::of(game.state(), observer);
        self.front.table(Scene { game, observer, happened, whose, asked, end: None })
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

    /// The news, with room for each bot's actions.
    fn happened(&self, since: usize, observer: Observer) -> Happened {
        let most = moment::LINES_SHOWN * self.start.bots.len().max(1);
        Happened::News { lines: self.news(since, observer), most }
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
        let observer = Observer::Seat(seat);
        let happened = self.happened(step, observer);
        let game = &self.start.game;
        self.front.aftermath(Scene { game, observer, happened, whose: None, asked: None, end: None })?;
        let hide = self.words().say("curtain-hide");
        match self.prompt(&hide)? {
            Some(_) => Ok(Then::Show),
            None => self.at_end_of_input(),
        }
    }

    fn after_the_end(&mut self) -> io::Result<Then> {
        let (words, observer) = (self.words(), Observer::Omniscient);
        let since = self.news_since.iter().copied().min().unwrap_or(0);
        let happened = self.happened(since, observer);
        let game = &self.start.game;
        let view = game.state().view(observer);
        let told = game
            .outcome()
            .map(|outcome| (words.outcome(outcome.reason), G::summary(&view, outcome.winners, words)));
        let seed = words.text("end-seed", &[("seed", game.seed().to_string().into())]);
        let end = Some(End { told, seed });
        self.front.table(Scene { game, observer, happened, whose: None, asked: None, end })?;
        loop {
            let Some(line) = self.front.ask(Ask::Answer)? else { return self.at_end_of_input() };
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
        self.front.say(text)?;
        Ok(Then::Ask)
    }

    /// A reply from the player; none at the end of input.
    fn prompt(&mut self, text: &str) -> io::Result<Option<String>> {
        self.front.ask(Ask::Reply(text))
    }
}
