//! What can be asked of the program instead of answering.

use std::io::{self, BufRead, Write};

use dedale_core::{Observer, Setup as _};
use dedale_games::Problem;
use dedale_words::Listener;

use super::{Next, Session, Then, paragraph};
use crate::terminal::input::{Command, quoted};
use crate::terminal::sheet::{Sheet, wrapped};
use crate::terminal::style::Ink;
use crate::terminal::{Face, moment};

impl<G: Face, R: BufRead, W: Write> Session<'_, G, R, W> {
    pub(super) fn obey(&mut self, command: Command, rest: &str, observer: Observer) -> io::Result<Then> {
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
            Command::Concede => match self.start.game.decider() {
                Some(seat) => {
                    self.news_since.fill(self.start.game.step());
                    self.start.game.concede(seat).expect("a decider may give up");
                    Ok(Then::Show)
                }
                None => self.say(&self.words().problem(&Problem::Over)),
            },
            Command::Again => self.tell("play-again-later", &[]),
            Command::Quit => self.leave_for(Next::Leave),
        }
    }

    fn help(&mut self) -> io::Result<Then> {
        let (words, style, width) = (self.words(), self.start.style, (self.start.width)());
        let mut text = String::from("\n");
        let commands = match self.start.game.decider().and(self.start.game.state().question()) {
            Some(question) => {
                text.push_str(&paragraph(&style.paint(Ink::Strong, &G::asked(&question, words)), width));
                let mut rules = Sheet::default();
                for (id, rule) in G::rules_of(&question).iter().filter_map(|id| G::rule(id, words)) {
                    rules.prose(id.to_owned(), rule);
                }
                text.push_str(&rules.laid_out(width, style));
                let example = self.example().map_or_else(String::new, |action| action.to_string());
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

    /// An answer to show how they are typed.
    fn example(&self) -> Option<G::Action> {
        let state = self.start.game.state();
        let answers = moment::Answers::new(state, &state.view(Observer::Seat(state.decider()?)));
        answers.listed.into_iter().chain(answers.unlisted).next()
    }

    pub(super) fn commands(&self, commands: &[Command]) -> String {
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
            let Some((id, rule)) = G::rule(id, words) else {
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
            for (at, line) in
                G::events(turn, state.setup(), Listener { observer, seats: state.setup().seats() }, words)
                    .iter()
                    .enumerate()
            {
                if at == 0 && G::begins_turn(&turn[0]) {
                    text.push_str(&format!(" {}\n", style.paint(Ink::Strong, line)));
                } else {
                    wrapped(line, width.saturating_sub(6))
                        .iter()
                        .for_each(|part| text.push_str(&format!("   {part}\n")));
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
}
