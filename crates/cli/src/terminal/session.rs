use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use dedale_bots::Player as _;
use dedale_core::chance::Seed;
use dedale_core::{Legal as _, Match, Observer, Seat, Setup as _};
use dedale_games::Problem;
use dedale_words::Words;

use super::input::{Command, Input, quoted, understand};
use super::sheet::{Sheet, wrapped};
use super::style::{Ink, Style};
use super::{Face, files, moment};

/// What a session begins with.
pub(crate) struct Start<'a, G: Face> {
    pub(crate) game: Match<G>,
    /// The file it was read from.
    pub(crate) file: Option<PathBuf>,
    /// Who plays the second seat, if nobody at the terminal does.
    pub(crate) bot: Option<(Seat, G::Bot)>,
    pub(crate) words: &'a Words,
    pub(crate) style: Style,
    /// The columns of the terminal, asked for whenever the screen is drawn.
    pub(crate) width: fn() -> usize,
}

/// What follows a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Again,
    Leave,
}

/// What follows a line.
enum Then {
    /// The question stands; what was said stays on the screen.
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
    /// Whose cards are on the screen.
    viewer: Option<Seat>,
    /// How many events the deal took.
    dealt: usize,
    /// For each seat, the step from which on what happened is news.
    news_since: Vec<usize>,
    /// Where it was last saved, and after how many steps.
    saved: Option<(PathBuf, usize)>,
}

impl<'a, G: Face, R: BufRead, W: Write> Session<'a, G, R, W> {
    pub(crate) fn new(start: Start<'a, G>, input: R, output: W) -> Self {
        let seats = start.game.state().setup().seats();
        let news_since = vec![start.game.step().saturating_sub(1); seats];
        let saved = start.file.clone().map(|path| (path, start.game.step()));
        let dealt = start.game.at(0).expect("every match has a beginning").events().len();
        Session { start, input, output, viewer: None, dealt, news_since, saved }
    }

    /// Plays until somebody leaves or wants another game.
    pub(crate) fn run(&mut self) -> io::Result<Next> {
        loop {
            let then = match self.start.game.decider() {
                None => self.after_the_end()?,
                Some(seat) if self.is_bot(seat) => self.bot_plays(),
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
        self.start.bot.as_ref().is_some_and(|(bots, _)| *bots == seat)
    }

    /// The bot's own chance comes from the position, so that a game played again goes the same way.
    fn bot_plays(&mut self) -> Then {
        let mut chance = Seed::quick_from(self.start.game.hash());
        if let (Some((_, bot)), Some(at)) = (&mut self.start.bot, self.start.game.perspective()) {
            let action = bot.choose(at, &mut chance);
            self.start.game.act(action).expect("a bot answers by the rules");
        }
        Then::Show
    }

    /// Whether the seats share the screen and have something to hide from each other.
    fn hides(&self) -> bool {
        let view = self.start.game.state().view(Observer::Spectator);
        self.start.bot.is_none() && G::is_secret(&view)
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
        text.push_str(&G::screen(&state.view(observer), words, width, style));
        text.push('\n');
        if self.start.game.step() == 0 {
            let welcome = format!("{} {}", words.game(G::ID).1, words.say("play-welcome"));
            text.push_str(&paragraph(&welcome, width));
            text.push('\n');
        }
        let news = moment::news(&self.news(self.news_since[seat.index()], observer), width, style);
        if !news.is_empty() {
            text.push_str(&news);
            text.push('\n');
        }
        text.push_str(&moment::choices(state, observer, words, width, style));
        self.output.write_all(text.as_bytes())
    }

    /// What an observer saw happen from a step on, turns not counted.
    fn news(&self, since: usize, observer: Observer) -> Vec<String> {
        let state = self.start.game.state();
        let old = if since == 0 && self.start.game.step() > 0 { self.dealt } else { 0 };
        let events = self.start.game.events_since(since)[old..].iter();
        let seen: Vec<_> = events
            .filter_map(|event| state.seen(event, observer))
            .filter(|event| !G::begins_turn(event))
            .collect();
        G::happened(&seen, state.setup(), observer, self.words())
    }

    fn answered(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        match understand(line, self.words()) {
            Input::Nothing => Ok(Then::Show),
            Input::Number(number) => {
                let legal = self.start.game.state().legal();
                let chosen = u32::try_from(number).ok().and_then(|number| legal.nth(number.checked_sub(1)?));
                match chosen {
                    Some(action) => self.act(seat, action),
                    None => self.tell("play-no-such-number", &[("count", legal.len().into())]),
                }
            }
            Input::Command(command, rest) => self.obey(command, rest, Observer::Seat(seat)),
            Input::Other(text) => match text.to_lowercase().parse::<G::Action>() {
                Ok(action) => self.act(seat, action),
                Err(_) => self.tell("play-not-understood", &[("typed", quoted(text).into())]),
            },
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
        let news = self.news(step, Observer::Seat(seat));
        let text = moment::news(&news, (self.start.width)(), self.start.style);
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
        text.push_str(&G::screen(&view, words, width, style));
        let since = self.news_since.iter().copied().min().unwrap_or(0);
        text.push_str(&format!("\n{}\n", moment::news(&self.news(since, Observer::Omniscient), width, style)));
        if let Some(outcome) = game.outcome() {
            let told = style.paint(Ink::Strong, &words.outcome(outcome.reason));
            text.push_str(&format!(" {told}\n {}\n", G::summary(&view, words)));
        }
        let seed = words.text("end-seed", &[("seed", game.seed().to_string().into())]);
        text.push_str(&format!(" {seed}\n\n"));
        text.push_str(&self.commands(&Command::AFTER));
        self.output.write_all(text.as_bytes())?;
        loop {
            let Some(line) = self.prompt(">")? else { return self.at_end_of_input() };
            let then = match understand(&line, words) {
                Input::Nothing => Then::Show,
                Input::Command(Command::Again, _) => match self.may_leave()? {
                    true => Then::Stop(Next::Again),
                    false => Then::Ask,
                },
                Input::Command(command, rest) => self.obey(command, rest, Observer::Omniscient)?,
                Input::Number(_) | Input::Other(_) => self.say(&words.problem(&Problem::Over))?,
            };
            if !matches!(then, Then::Ask) {
                return Ok(then);
            }
        }
    }

    fn obey(&mut self, command: Command, rest: &str, observer: Observer) -> io::Result<Then> {
        match command {
            Command::Help => self.help(),
            Command::Rules => self.rules(rest),
            Command::Cards => {
                let view = self.start.game.state().view(observer);
                let text = G::cards(&view, self.words(), (self.start.width)(), self.start.style);
                self.output.write_all(text.as_bytes())?;
                Ok(Then::Ask)
            }
            Command::Log => self.log(observer),
            Command::Undo => self.undo(),
            Command::Save | Command::SaveOver => {
                self.save(rest, command == Command::SaveOver)?;
                Ok(Then::Ask)
            }
            Command::Concede => match (self.start.game.decider(), self.viewer) {
                (Some(seat), _) => {
                    self.news_since.fill(self.start.game.step());
                    self.start.game.concede(seat).expect("a decider may give up");
                    Ok(Then::Show)
                }
                (None, _) => self.say(&self.words().problem(&Problem::Over)),
            },
            Command::Again => self.tell("play-again-later", &[]),
            Command::Quit => self.quit(),
        }
    }

    fn help(&mut self) -> io::Result<Then> {
        let (words, style, width) = (self.words(), self.start.style, (self.start.width)());
        let mut text = String::from("\n");
        let commands = match self.start.game.decider().and(self.start.game.state().question()) {
            Some(question) => {
                text.push_str(&paragraph(&style.paint(Ink::Strong, &G::asked(&question, words)), width));
                let mut rules = Sheet::default();
                for (id, rule) in G::rules_of(&question).iter().filter_map(|id| words.rule(id)) {
                    rules.prose(id.to_owned(), rule);
                }
                text.push_str(&rules.laid_out(width, style));
                let example = self.start.game.state().legal().iter().next().map(|action| action.to_string());
                let example = example.unwrap_or_default();
                let how = words.text("play-how", &[("example", example.into())]);
                text.push_str(&format!("\n{}\n", paragraph(&how, width)));
                &Command::DURING[..]
            }
            None => &Command::AFTER[..],
        };
        text.push_str(&self.commands(commands));
        text.push_str(&format!("\n{}", paragraph(&G::legend(words, style), width)));
        self.output.write_all(text.as_bytes())?;
        Ok(Then::Ask)
    }

    fn commands(&self, commands: &[Command]) -> String {
        let mut sheet = Sheet::default();
        for command in commands {
            sheet.prose(command.name(self.words()), command.help(self.words()));
        }
        sheet.laid_out((self.start.width)(), self.start.style)
    }

    fn rules(&mut self, id: &str) -> io::Result<Then> {
        let words = self.words();
        let mut sheet = Sheet::default();
        let wanted = if id.is_empty() { G::rules_in_play(self.start.game.state().setup()) } else { vec![id] };
        for id in wanted {
            let Some((id, rule)) = words.rule(id) else {
                return self.tell("play-no-such-rule", &[("typed", quoted(id).into())]);
            };
            sheet.prose(id.to_owned(), rule);
        }
        let text = sheet.laid_out((self.start.width)(), self.start.style);
        self.output.write_all(text.as_bytes())?;
        Ok(Then::Ask)
    }

    /// All the observer saw, turn by turn.
    fn log(&mut self, observer: Observer) -> io::Result<Then> {
        let (words, style, width) = (self.words(), self.start.style, (self.start.width)());
        let state = self.start.game.state();
        let seen: Vec<_> =
            self.start.game.events().iter().filter_map(|event| state.seen(event, observer)).collect();
        let mut text = String::new();
        for turn in seen.chunk_by(|_, next| !G::begins_turn(next)) {
            for (at, line) in G::happened(turn, state.setup(), observer, words).iter().enumerate() {
                if at == 0 && G::begins_turn(&turn[0]) {
                    text.push_str(&format!(" {}\n", style.paint(Ink::Strong, line)));
                } else {
                    wrapped(line, width.saturating_sub(6)).iter().for_each(|part| text.push_str(&format!("   {part}\n")));
                }
            }
        }
        self.output.write_all(text.as_bytes())?;
        Ok(Then::Ask)
    }

    /// Back to the last decision somebody at the terminal made.
    fn undo(&mut self) -> io::Result<Then> {
        for step in (0..self.start.game.step()).rev() {
            let earlier = self.start.game.at(step).expect("an earlier step");
            if earlier.decider().is_some_and(|seat| !self.is_bot(seat)) {
                self.start.game = earlier;
                self.news_since.iter_mut().for_each(|since| *since = (*since).min(step.saturating_sub(1)));
                return Ok(Then::Show);
            }
        }
        self.tell("play-nothing-to-undo", &[])
    }

    fn is_saved(&self) -> bool {
        let step = self.start.game.step();
        step == 0 || self.saved.as_ref().is_some_and(|(_, saved)| *saved == step)
    }

    fn quit(&mut self) -> io::Result<Then> {
        if !self.may_leave()? {
            return Ok(Then::Ask);
        }
        self.say_how_to_come_back()?;
        Ok(Then::Stop(Next::Leave))
    }

    /// Asks whether to save what is not; false if the player would rather stay.
    fn may_leave(&mut self) -> io::Result<bool> {
        if self.is_saved() {
            return Ok(true);
        }
        let words = self.words();
        let question = words.text("quit-save", &[("file", self.file_name().into())]);
        let Some(line) = self.prompt(&question)? else { return Ok(true) };
        match line.trim().to_lowercase() {
            answer if is_yes(&answer, words) => self.save("", false),
            answer if is_no(&answer, words) => Ok(true),
            _ => {
                self.tell("quit-stay", &[])?;
                Ok(false)
            }
        }
    }

    fn file_name(&self) -> String {
        match &self.saved {
            Some((path, _)) => path.display().to_string(),
            None => files::suggestion(&self.start.game),
        }
    }

    /// Writes the game to a file; says whether it did.
    fn save(&mut self, name: &str, over: bool) -> io::Result<bool> {
        let words = self.words();
        let name = if name.is_empty() { self.file_name() } else { name.to_owned() };
        let path = Path::new(&name);
        let ours = self.saved.as_ref().is_some_and(|(saved, _)| saved == path)
            && self.start.file.as_deref() != Some(path);
        if path.exists() && !over && !ours {
            let question = words.text("save-exists", &[("file", quoted(&name).into())]);
            let line = self.prompt(&question)?.unwrap_or_default();
            if !is_yes(&line.trim().to_lowercase(), words) {
                self.tell("save-not", &[])?;
                return Ok(false);
            }
        }
        if let Err(error) = std::fs::write(path, files::contents(&self.start.game)) {
            let (file, why) = (quoted(&name), words.io_error(&error));
            self.tell("save-failed", &[("file", file.into()), ("why", why.into())])?;
            return Ok(false);
        }
        self.saved = Some((path.to_owned(), self.start.game.step()));
        self.tell("save-done", &[("file", name.into())])?;
        if self.start.game.record().is_none() {
            self.tell("save-position", &[])?;
        }
        Ok(true)
    }

    fn at_end_of_input(&mut self) -> io::Result<Then> {
        writeln!(self.output)?;
        self.say_how_to_come_back()?;
        Ok(Then::Stop(Next::Leave))
    }

    fn say_how_to_come_back(&mut self) -> io::Result<()> {
        let game = &self.start.game;
        let (id, command) = match (&self.saved, files::same_deal(game)) {
            (Some((path, _)), _) if game.step() > 0 => ("quit-resume", files::from_file::<G>(path)),
            (_, Some(command)) => ("quit-same-deal", command),
            (_, None) => return Ok(()),
        };
        let text = self.words().say(id);
        writeln!(self.output, "{text}\n  {command}")
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
        write!(self.output, "{text} ")?;
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

fn is_yes(answer: &str, words: &Words) -> bool {
    [words.say("answer-yes"), words.say("answer-yes.short"), "y".to_owned()].contains(&answer.to_owned())
}

fn is_no(answer: &str, words: &Words) -> bool {
    [words.say("answer-no"), words.say("answer-no.short")].contains(&answer.to_owned())
}

fn paragraph(text: &str, width: usize) -> String {
    wrapped(text, width.saturating_sub(2)).iter().map(|line| format!(" {line}\n")).collect()
}
