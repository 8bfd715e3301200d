//! Commands to the program, as opposed to answers.

use std::io;

use dedale_bots::Bot;
use dedale_core::{Observer, Setup as _};
use dedale_games::Problem;
use dedale_words::Listener;

use super::{Front, Next, Page, Session, Then};
use crate::terminal::asked::Asked;
use crate::terminal::input::Command;
use crate::terminal::pages::is_yes;
use crate::terminal::{Face, pages};

/// The strongest bot that answers at once.
const STAND_IN: &str = "normal";

impl<G: Face, F: Front<G>> Session<'_, G, F> {
    pub(super) fn obey(&mut self, command: Command, rest: &str, observer: Observer) -> io::Result<Then> {
        match command {
            Command::Help => self.help(),
            Command::Rules => self.rules(rest),
            Command::Cards => {
                let view = self.start.game.state().view(observer);
                let text = G::cards(&view, self.words(), self.front.width(Page::Cards), self.start.style);
                self.show_page(Page::Cards, &text)
            }
            Command::Log => self.log(observer),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Save | Command::SaveOver => {
                self.save(rest, command == Command::SaveOver)?;
                Ok(Then::Ask)
            }
            Command::Concede => match self.start.game.decider() {
                Some(seat) => {
                    let sure = self.prompt(&self.words().say("concede-sure"))?.unwrap_or_default();
                    if !is_yes(&sure.to_lowercase(), self.words()) {
                        return self.tell("quit-stay", &[]);
                    }
                    self.news_since.fill(self.start.game.step());
                    if self.start.game.state().ends_if_conceded() {
                        self.start.game.concede(seat).expect("a decider may give up");
                    } else {
                        let bot = G::bot(STAND_IN).expect("every game has that bot");
                        self.start.bots.push((seat, Bot::Own(bot)));
                        if let Some(journal) = &mut self.start.journal {
                            journal.seat_bot(seat.number(), STAND_IN);
                        }
                    }
                    Ok(Then::Show)
                }
                None => self.say(&self.words().problem(&Problem::Over)),
            },
            Command::Again => self.tell("play-again-later", &[]),
            Command::Quit => self.leave_for(Next::Leave),
            Command::Sit
            | Command::Stand
            | Command::Bot
            | Command::Start
            | Command::Stop
            | Command::Back
            | Command::Say => {
                let typed = command.name(self.words());
                self.tell("play-not-understood", &[("typed", typed.into())])
            }
        }
    }

    pub(super) fn show_page(&mut self, page: Page, text: &str) -> io::Result<Then> {
        self.front.page(page, text)?;
        Ok(Then::Ask)
    }

    fn help(&mut self) -> io::Result<Then> {
        let (words, style, width) = (self.words(), self.start.style, self.front.width(Page::Help));
        let decider = self.start.game.decider();
        let asked = decider.and_then(|seat| Asked::of(self.start.game.state(), Observer::Seat(seat)));
        let (help, commands) = match asked {
            Some(asked) => (asked.help(words, width, style), &Command::DURING[..]),
            None => (String::new(), &Command::AFTER[..]),
        };
        let commands = pages::commands(commands, words, width, style);
        let legend = pages::paragraph(&G::legend(words, style), width);
        self.show_page(Page::Help, &format!("\n{help}{commands}\n{legend}"))
    }

    fn rules(&mut self, id: &str) -> io::Result<Then> {
        let setup = self.start.game.setup();
        let width = self.front.width(Page::Rules);
        match pages::rules::<G>(id, setup, self.words(), width, self.start.style) {
            Ok(rules) => self.show_page(Page::Rules, &rules),
            Err(said) => self.say(&said),
        }
    }

    /// What the observer is told of all that happened, turn by turn.
    fn log(&mut self, observer: Observer) -> io::Result<Then> {
        let seen = self.start.game.told_since(0, observer);
        let (seen, setup) = (seen.collect::<Vec<_>>(), self.start.game.setup());
        let listener = Listener { observer, seats: setup.seats() };
        let (width, style) = (self.front.width(Page::Log), self.start.style);
        let text = pages::log::<G>(&seen, setup, listener, self.words(), width, style);
        self.show_page(Page::Log, &text)
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
